/** What the atlas asks the server: single variants, and the figures of a window. */

import { ask, askFile } from "../api/ask";
import type { components } from "../api/schema";
import type { Player } from "../api/types";
import { type Choices, type Game, gameQuery } from "./address";
import type { Cell } from "./plane";
import { tilePath } from "./tiles.svelte";

type Schemas = components["schemas"];
export type MapWindow = Schemas["MapWindow"];
export type Statement = Schemas["Statement"];

interface Said {
  id: string;
  values: Record<string, unknown>;
}

/** What the server says about the start of a variant. */
export interface Told {
  winner: Player;
  margin: string;
  /** The share of A's first moves that win, where the server says it. */
  share: number | null;
  /** The largest odd n that B wins for this d, where the server says it. */
  frontier: string | null;
  why: Said[];
}

/** A variant of the map: its winner, its margin and the statement that decides it. */
export async function cellOf({ n, d }: Cell, game: Game, signal?: AbortSignal): Promise<Told> {
  const found = await ask<Schemas["MapCell"]>(`/atlas/cell?n=${n}&d=${d}${gameQuery(game)}`, { signal });
  const { winner, margin, share, frontier, closer, statement } = found;
  return {
    winner,
    margin,
    share,
    frontier,
    why: [{ id: "closer", values: { closer } }, statementIn(statement)],
  };
}

/** Any variant, however large, with the reasons of the complete solution. */
export async function solvedOf({ n, d }: Cell, game: Game, signal?: AbortSignal): Promise<Told> {
  const asked = `/solve?n=${n}&d=${d}${gameQuery(game)}`;
  const { verdict, messages } = await ask<Schemas["Solution"]>(asked, { signal });
  const why = messages.filter(({ id }) => /^(closer|why-|spare-|cited-)/.test(id)) as Said[];
  return { winner: verdict.winner, margin: String(verdict.margin), share: null, frontier: null, why };
}

/** The variants of a small window. */
export function windowOf(n: string, d: string, game: Game, signal?: AbortSignal): Promise<MapWindow> {
  return ask(`/atlas/window?n=${n}&d=${d}${gameQuery(game)}`, { signal });
}

/** The message with the statement that a citation names: "Theorem 3.1.4" is statement-3-1-4. */
export function statementIn(citation: string): Said {
  const number = /\d+(?:\.\d+)+/.exec(citation)?.[0] ?? "last-two";
  return { id: `statement-${number.replaceAll(".", "-")}`, values: {} };
}

/**
 * The shares of A in the pixels of a tile, bottom row first, in per cent; null where there is no variant. The server gives an
 * exact or closely approximated share as a colour between slate (37, 51, 47) and pink (255, 126, 182).
 */
export async function sharesOf(choices: Choices, z: number, x: number, y: number, signal?: AbortSignal) {
  const picture = await askFile(tilePath({ ...choices, layer: "winner" }, z, x, y), { signal });
  const bitmap = await createImageBitmap(picture, { colorSpaceConversion: "none" });
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  const pixels = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  return (column: number, row: number): number | null => {
    const place = 4 * ((bitmap.height - 1 - row) * bitmap.width + column);
    return pixels[place + 3] === 0 ? null : shareOf(pixels[place] ?? 0);
  };
}

/** The share, in per cent, that a pixel's red says. */
export function shareOf(red: number): number {
  return (100 * (red - 37)) / (255 - 37);
}

/** The statements that have a colour on the map, first the one that stands where the paper is silent. */
export async function statementsOnTheMap(): Promise<Statement[]> {
  const { statements } = await ask<Schemas["Catalogue"]>("/catalogue");
  const coloured = statements.filter(({ colour }) => colour !== null);
  return [...coloured.slice(-1), ...coloured.slice(0, -1)];
}

/** The kind and the number of a citation, for the message that says it: "Theorem", "3.1.4". */
export function cited(citation: string): { kind: string; number: string } {
  const [kind = "", ...rest] = citation.split(" ");
  return { kind, number: rest.join(" ") };
}
