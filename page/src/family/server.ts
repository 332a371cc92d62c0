/** What the family asks the server. */

import { ask } from "../api/ask";
import type { components } from "../api/schema";

export type Family = components["schemas"]["Family"];

/** Who wins with each bond on small boards. */
export const family = (): Promise<Family> => ask("/family");
