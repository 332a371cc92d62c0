/** The routes of the atlas: single variants, the variants of a window, and tiles. */

import { catalogue } from "../api/client";
import { requestJson } from "../api/request";
import type { Message, Player, Schemas } from "../api/types";
import { cached } from "../shared/cached";
import { type Game, gameQuery } from "./address";
import type { Cell } from "./plane";

export type MapWindow = Schemas["MapWindow"];
export type Statement = Schemas["StatementEntry"];

/** The statements of the catalogue. */
const statements = cached(async (): Promise<readonly Statement[]> => (await catalogue()).statements);

/** The verdict on the start of a variant. */
export interface CellVerdict {
  winner: Player;
  margin: string;
  /** The share of A's first moves that win, if the server gives it. */
  share: number | null;
  /** The divisor, and the largest odd n that B wins with it, if the server gives it. */
  frontier: { d: string; n: string } | null;
  why: Message[];
}

/** A variant of the map: its winner, its margin and the statement that decides it. */
export async function cellOf({ n, d }: Cell, game: Game, signal?: AbortSignal): Promise<CellVerdict> {
  const [cell, allStatements] = await Promise.all([
    requestJson<Schemas["MapCell"]>(`/atlas/cell?n=${n}&d=${d}${gameQuery(game)}`, { signal }),
    statements(),
  ]);
  const { verdict, closer, ray } = cell;
  const frontier = cell.frontier === null ? null : { d: String(d), n: cell.frontier };
  const why = [
    { id: "closer", values: { closer } },
    ...ray,
    ...statementIn(verdict.statement, allStatements),
  ];
  return { winner: verdict.winner, margin: verdict.margin, share: verdict.share, frontier, why };
}

/** Any variant, however large, with the reasons of the complete solution. */
export async function solutionOf({ n, d }: Cell, game: Game, signal?: AbortSignal): Promise<CellVerdict> {
  const path = `/solve?n=${n}&d=${d}${gameQuery(game)}`;
  const { verdict, ray, messages } = await requestJson<Schemas["Solution"]>(path, { signal });
  const why = [...messages.filter(({ id }) => /^(closer|why-|spare-|cited-)/.test(id)), ...ray];
  return { winner: verdict.winner, margin: String(verdict.margin), share: null, frontier: null, why };
}

/** The variants of a small window. */
export function windowOf(n: string, d: string, game: Game, signal?: AbortSignal): Promise<MapWindow> {
  return requestJson(`/atlas/window?n=${n}&d=${d}${gameQuery(game)}`, { signal });
}

/** The message with the statement that has this citation; empty if there is none. */
export function statementIn(citation: string, statements: readonly Statement[]): Message[] {
  return statements
    .filter((statement) => statement.citation === citation)
    .map(({ key }) => ({ id: `statement-${key}`, values: {} }));
}

/** The statement that decides the variants that the paper leaves open. */
export const BEYOND_PAPER = "last-two";

/** The statements that have a colour on the map. The one for variants that the paper leaves open comes first. */
export async function statementsOnTheMap(): Promise<Statement[]> {
  const coloured = (await statements()).filter(({ colour }) => colour !== null);
  const rank = ({ key }: Statement): number => (key === BEYOND_PAPER ? 0 : 1);
  return coloured.toSorted((one, other) => rank(one) - rank(other));
}

/** The kind and the number of a citation, for its message: "Theorem", "3.1.4". */
export function citationParts(citation: string): { kind: string; number: string } {
  const [kind = "", ...rest] = citation.split(" ");
  return { kind, number: rest.join(" ") };
}
