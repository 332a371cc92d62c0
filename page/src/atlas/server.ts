/** What the atlas asks the server: single variants, and the figures of a window. */

import { ApiError } from "../api/client";
import type { components } from "../api/schema";
import type { Player, Problem } from "../api/types";
import type { Choices, Divider } from "./address";
import type { Cell } from "./plane";
import { tileAddress } from "./tiles.svelte";

type Schemas = components["schemas"];
export type MapWindow = Schemas["MapWindow"];

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

const rolesOf = (divider: Divider): string => (divider === "B" ? "&divider=B" : "");

/** Ask the server; what it says about numbers beyond 2**53 stays exact. */
async function ask<T>(address: string, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, { headers: { accept: "application/json" }, signal: signal ?? null });
    text = await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError({ code: "offline", values: {}, detail: "" }, 0, null);
  }
  const content = parsed(text) as Partial<Problem> | null;
  if (answer.ok && content !== null) return content as T;
  const { code = "offline", values = {}, detail = "" } = content ?? {};
  throw new ApiError({ code, values, detail }, answer.status, null);
}

/** A variant of the map: its winner, its margin and the statement that decides it. */
export async function cellOf({ n, d }: Cell, divider: Divider, signal?: AbortSignal): Promise<Told> {
  const found = await ask<Schemas["MapCell"]>(`/api/atlas/cell?n=${n}&d=${d}${rolesOf(divider)}`, signal);
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
export async function solvedOf({ n, d }: Cell, divider: Divider, signal?: AbortSignal): Promise<Told> {
  const asked = `/api/solve?n=${n}&d=${d}${rolesOf(divider)}`;
  const { verdict, messages } = await ask<Schemas["Solution"]>(asked, signal);
  const why = messages.filter(({ id }) => /^(closer|why-|spare-|cited-)/.test(id)) as Said[];
  return { winner: verdict.winner, margin: String(verdict.margin), share: null, frontier: null, why };
}

/** The variants of a small window. */
export function windowOf(n: string, d: string, divider: Divider, signal?: AbortSignal): Promise<MapWindow> {
  return ask(`/api/atlas/window?n=${n}&d=${d}${rolesOf(divider)}`, signal);
}

/** The message with the statement that a citation names: "Theorem 3.1.4 (a multiple of d)" is statement-3-1-4. */
export function statementIn(citation: string): Said {
  const number = /\d+(?:\.\d+)+/.exec(citation)?.[0] ?? "last-two";
  return { id: `statement-${number.replaceAll(".", "-")}`, values: {} };
}

/**
 * The shares of A in the pixels of a tile, bottom row first, in per cent; null where there is no variant. The server gives an
 * exact or closely approximated share as a colour between slate (37, 51, 47) and pink (255, 126, 182).
 */
export async function sharesOf(choices: Choices, z: number, x: number, y: number, signal?: AbortSignal) {
  const answer = await fetch(tileAddress({ ...choices, layer: "winner" }, z, x, y), {
    signal: signal ?? null,
  });
  if (!answer.ok) throw new ApiError({ code: "offline", values: {}, detail: "" }, answer.status, null);
  const bitmap = await createImageBitmap(await answer.blob(), { colorSpaceConversion: "none" });
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

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

/** JSON whose integers beyond 2**53 are read as text, where the browser tells their source; null for anything else. */
export function parsed(text: string): unknown {
  const exact: Reviver = (_key, value, context) =>
    typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER
      ? (context?.source ?? value)
      : value;
  try {
    return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
  } catch {
    return null;
  }
}
