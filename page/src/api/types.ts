/** The shapes of the API under the names the page uses; `schema.ts` is generated from the server's OpenAPI document. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Player = "A" | "B";
/** A sentence as data: its id in the locale files, and its values. */
export type Message = Schemas["Message"];
/** Numbers, or groups of numbers, for a sentence; a long list has only its first few. */
export type Listing = Schemas["Listing"];
export type Variant = Schemas["Variant"];
export type Position = Schemas["Position"];
export type Verdict = Schemas["Verdict"];
export type Solution = Schemas["Solution"];
export type Help = Schemas["Help"];
export type Variants = Schemas["Variants"];
export type Strategy = Schemas["Strategy"];
export type Catalogue = Schemas["Catalogue"];
export type MatchState = Schemas["MatchState"];
export type News = Schemas["News"];
export type MatchWish = Schemas["MatchWish"];
export type OpenedMatch = Schemas["OpenedMatch"];
export type Joined = Schemas["Joined"];
export type Review = Schemas["Review"];
export type Presence = Schemas["Presence"];

/** Why something did not work; `tellProblem` says it. */
export type Problem = Pick<Schemas["Problem"], "code" | "values" | "detail">;
