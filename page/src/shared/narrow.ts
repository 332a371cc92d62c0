/** Whether the window is as narrow or low as a phone's. Style sheets repeat the query, because CSS cannot name one. */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery(
  "(max-width: 58rem) and (orientation: portrait), (max-height: 34rem) and (orientation: landscape)",
);
