/** A random text that identifies a claim or a request. `crypto.randomUUID` needs https, which a network at home may not have. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
