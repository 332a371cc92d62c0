/** The route of the family. */

import { requestJson } from "../api/request";
import type { components } from "../api/schema";

type Family = components["schemas"]["Family"];

/** The winners with each bond on small boards. */
export const family = (): Promise<Family> => requestJson("/family");
