/** The shapes of the API under the names the page uses; `schema.ts` is generated from the server's OpenAPI document. */

import type { components } from "./schema";

export type Schemas = components["schemas"];

export type { Player } from "../shared/player";
/** A sentence as data: its id in the locale files, and its values. */
export type Message = Schemas["Message"];
/** Numbers, or groups of numbers, for a sentence; a long list has only its first few. */
export type Listing = Schemas["Listing"];
export type Variant = Schemas["PublicVariant"];
export type Position = Schemas["PublicPosition"];
export type Verdict = Schemas["Verdict"];
export type Solution = Schemas["Solution"];
export type Help = Schemas["Help"];
export type Variants = Schemas["Variants"];
export type Strategy = Schemas["StrategyEntry"];
export type Catalogue = Schemas["Catalogue"];
export type MatchState = Schemas["MatchState"];
export type MatchUpdate = Schemas["MatchUpdate"];
export type MatchRequest = Schemas["MatchRequest"];
export type OpenedMatch = Schemas["OpenedMatch"];
export type Joined = Schemas["Joined"];
export type Review = Schemas["Review"];
export type Decision = Schemas["Decision"];
export type Presence = Schemas["Presence"];
export type Reaction = Schemas["Reaction"];

/** The kinds of exercise: tap a number, mark a set, draw pairs, choose a word, play a game. */
export type ExerciseKind = Schemas["HelpQuestion"]["kind"];
/** The parts of an exercise that its answer depends on. */
export type Exercise = Pick<Schemas["HelpQuestion"], "kind" | "question" | "none" | "options">;
/** A number or "none", numbers, pairs, a word, or all moves of a game. */
export type Answer = Schemas["AnswerRequest"]["answer"];
/** What is wrong with an answer. */
export type Flaw = Schemas["Flaw"];

/** The reason why a request failed; `tellProblem` has its text. */
export type Problem = Pick<Schemas["Problem"], "code" | "values" | "detail">;
