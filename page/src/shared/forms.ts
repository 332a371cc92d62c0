/** Handles a form on the page: it is not sent to an address. */
export const submitting =
  (run: () => void) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    run();
  };
