import { untrack } from "svelte";

/** What changes while a page is shown: the progress in this browser, and the game that is being played. */
export const progress = $state({
  /** The number of changes of the stored progress. Reading it makes a text about the progress follow them. */
  changes: 0,
  /** The address of the game on the play page; empty elsewhere. */
  game: "",
});

/** Counts a change of the stored progress. An effect that stores progress does not run again because of it. */
export function progressChanged(): void {
  untrack(() => {
    progress.changes += 1;
  });
}
