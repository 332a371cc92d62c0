/** The route of the answers. */

import { requestJson } from "../api/request";
import type { components } from "../api/schema";

export type Variant = components["schemas"]["Variant"];
export type Answers = components["schemas"]["Answers"];

/** Earlier appearances of the game with their winners, and examples of turn orders. */
export const answers = (): Promise<Answers> => requestJson("/answers");
