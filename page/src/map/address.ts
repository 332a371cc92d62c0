/** The address of the atlas holds the complete view: the centre, the zoom, the layer and the lines over it. */

import { parseInteger } from "../shared/integers";
import { queryText } from "../shared/variant";
import { type Cell, CLOSEST, FINE, ONE, type Parity, type View } from "./plane";

export type Layer = "winner" | "margin" | "share" | "paper";
export type Divider = "A" | "B";

export const LAYERS: readonly Layer[] = ["winner", "margin", "share", "paper"];
export const PARITIES: readonly Parity[] = ["odd", "even", "all"];

export interface MapChoices {
  layer: Layer;
  parity: Parity;
  divider: Divider;
  /** The remainder of the sum of the last two with which the Divider wins. Only larger d are on the map. */
  remainder: number;
  /** Whether the frontier and the lines are drawn. */
  frontier: boolean;
  lines: boolean;
}

export const FIRST: MapChoices = {
  layer: "winner",
  parity: "odd",
  divider: "A",
  remainder: 0,
  frontier: true,
  lines: true,
};

const NUMBER = /^(\d{1,19})(?:\.(\d{1,6}))?$/;

/** The choices in a query, with those of the first map for whatever is missing or unreadable. */
export function choicesIn(text: string): MapChoices {
  const query = new URLSearchParams(text);
  const layer = query.get("layer") as Layer | null;
  const parity = query.get("parity") as Parity | null;
  const hidden = (query.get("hide") ?? "").split(",");
  return {
    layer: layer !== null && LAYERS.includes(layer) ? layer : FIRST.layer,
    parity: parity !== null && PARITIES.includes(parity) ? parity : parityIn(query),
    divider: query.get("divider") === "B" ? "B" : "A",
    remainder: remainderIn(query.get("remainder") ?? "") ?? FIRST.remainder,
    frontier: !hidden.includes("frontier"),
    lines: !hidden.includes("lines"),
  };
}

/** The remainder in a text, or null if it is none. */
export function remainderIn(text: string): number | null {
  const integer = parseInteger(text);
  return integer !== null && integer >= 0 ? integer : null;
}

/** The parity of the board that the query names, if any. */
function parityIn(query: URLSearchParams): Parity {
  return /[02468]$/.test(variantIn(query)?.[0] ?? "") ? "even" : FIRST.parity;
}

/** The n and the d of the variant that a query names: `at=15,7`, or `n=15&d=7` if there is no zoom. */
function variantIn(query: URLSearchParams): [string, string] | null {
  const [n = "", d = ""] =
    query.get("at")?.split(",") ?? (query.has("zoom") ? [] : [query.get("n") ?? "", query.get("d") ?? ""]);
  return /^\d{1,19}$/.test(n) && /^\d{1,19}$/.test(d) ? [n, d] : null;
}

/** The variant that a query names, and whether the view is centred on it. */
export function selectedIn(text: string): { cell: Cell; around: boolean } | null {
  const query = new URLSearchParams(text);
  const variant = variantIn(query);
  return variant && { cell: { n: BigInt(variant[0]), d: BigInt(variant[1]) }, around: !query.has("at") };
}

/** The view in a query, or null for the opening view. */
export function viewIn(text: string): View | null {
  const query = new URLSearchParams(text);
  const n = fineIn(query.get("n"));
  const d = fineIn(query.get("d"));
  const zoom = Number(query.get("zoom") ?? "");
  if (n === null || d === null || !query.get("zoom") || !Number.isFinite(zoom)) return null;
  return { x: n / 2n, y: d, zoom: Math.min(CLOSEST, Math.max(-4, zoom)) };
}

/** The shortest query for a view, its choices and its selection; null is the opening view. */
export function queryOf(choices: MapChoices, view: View | null, selected: Cell | null = null): string {
  const query = new URLSearchParams();
  if (view !== null) {
    const digits = Math.min(6, Math.max(0, Math.ceil((view.zoom - 51) * Math.log10(2)) + 1));
    query.set("n", decimal(2n * view.x, digits));
    query.set("d", decimal(view.y, digits));
    query.set("zoom", String(Number(view.zoom.toFixed(3))));
  }
  if (selected !== null) query.set("at", `${selected.n},${selected.d}`);
  for (const name of ["layer", "parity", "divider", "remainder"] as const)
    if (choices[name] !== FIRST[name]) query.set(name, String(choices[name]));
  const hidden = (["frontier", "lines"] as const).filter((name) => !choices[name]);
  if (hidden.length > 0) query.set("hide", hidden.join(","));
  const text = queryText(query);
  return text === "" ? "" : `?${text}`;
}

/** The address at which a variant is played. */
export function playAddress(n: bigint, d: bigint, game: Game): string {
  return `/?n=${n}&d=${d}${gameQuery(game)}`;
}

/** The part of a variant besides n and d. */
export type Game = Pick<MapChoices, "divider" | "remainder">;

/** The game as the end of a query. */
export function gameQuery({ divider, remainder }: Game): string {
  return `${remainder === 0 ? "" : `&remainder=${remainder}`}${divider === "B" ? "&divider=B" : ""}`;
}

/** A decimal number in fine units. */
function fineIn(text: string | null): bigint | null {
  const match = NUMBER.exec(text ?? "");
  if (match === null) return null;
  const [, integer = "0", decimals = ""] = match;
  return (BigInt(integer + decimals) * ONE) / 10n ** BigInt(decimals.length);
}

function decimal(fine: bigint, digits: number): string {
  const power = 10n ** BigInt(digits);
  const scaled = ((fine < 0n ? 0n : fine) * power + ONE / 2n) >> FINE;
  const text = String(scaled).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, "");
}
