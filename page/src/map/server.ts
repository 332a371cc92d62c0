/** The routes of the atlas: single variants, the variants of a window, and tiles. */

import { catalogue } from "../api/client";
import { requestBlob, requestJson } from "../api/request";
import type { components } from "../api/schema";
import type { Catalogue, Message, Player } from "../api/types";
import { type Game, gameQuery, type MapSettings } from "./address";
import type { Cell } from "./plane";
import { tilePath } from "./tiles.svelte";

type Schemas = components["schemas"];
export type MapWindow = Schemas["MapWindow"];
export type Statement = Schemas["Statement"];

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
  const { winner, margin, share, closer, statement } = cell;
  const frontier = cell.frontier === null ? null : { d: cell.d, n: cell.frontier };
  const why = [{ id: "closer", values: { closer } }, ...statementIn(statement, allStatements)];
  return { winner, margin, share, frontier, why };
}

/** Any variant, however large, with the reasons of the complete solution. */
export async function solutionOf({ n, d }: Cell, game: Game, signal?: AbortSignal): Promise<CellVerdict> {
  const path = `/solve?n=${n}&d=${d}${gameQuery(game)}`;
  const { verdict, messages } = await requestJson<Schemas["Solution"]>(path, { signal });
  const why = messages.filter(({ id }) => /^(closer|why-|spare-|cited-)/.test(id));
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

let cachedCatalogue: Promise<Catalogue> | undefined;

/** The statements of the catalogue, which is requested once. */
async function statements(): Promise<readonly Statement[]> {
  cachedCatalogue ??= catalogue().catch((error: unknown) => {
    cachedCatalogue = undefined;
    throw error;
  });
  return (await cachedCatalogue).statements;
}

/** The statement that decides the variants that the paper leaves open. */
export const BEYOND_PAPER = "last-two";

/**
 * The shares of A in the pixels of a tile, bottom row first, in per cent; null for no variant. The server encodes an
 * exact or closely approximated share as a colour between slate (37, 51, 47) and pink (255, 126, 182). The shares are read
 * from the tile because the edition without a server has tiles, but not numpy, which a route for shares would need.
 */
export async function sharesOf(settings: MapSettings, z: number, x: number, y: number, signal?: AbortSignal) {
  const picture = await requestBlob(tilePath({ ...settings, layer: "winner" }, z, x, y), { signal });
  const bitmap = await createImageBitmap(picture, { colorSpaceConversion: "none" });
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  const pixels = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  return (column: number, row: number): number | null => {
    const place = 4 * ((bitmap.height - 1 - row) * bitmap.width + column);
    return pixels[place + 3] === 0 ? null : shareOf(pixels[place] ?? 0);
  };
}

/** The share, in per cent, that the red of a pixel encodes. */
export function shareOf(red: number): number {
  return (100 * (red - 37)) / (255 - 37);
}

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
