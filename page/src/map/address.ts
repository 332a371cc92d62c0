/** The address of the atlas: it holds the complete view, with its centre, its zoom, its layer and the lines over it. */

import { parseInteger } from "../shared/integers";
import type { Player } from "../shared/player";
import { queryText } from "../shared/variant";
import { type Cell, CLOSEST_ZOOM, FINE, ONE, type Parity, type View } from "./plane";

export type Layer = "winner" | "margin" | "share" | "paper";

export const LAYERS: readonly Layer[] = ["winner", "margin", "share", "paper"];
export const PARITIES: readonly Parity[] = ["odd", "even", "all"];

export interface MapSettings {
  layer: Layer;
  parity: Parity;
  divider: Player;
  /** The remainder of the sum of the last two with which the Divider wins. Only larger d are on the map. */
  remainder: number;
  showsFrontier: boolean;
  showsLines: boolean;
}

export const DEFAULTS: MapSettings = {
  layer: "winner",
  parity: "odd",
  divider: "A",
  remainder: 0,
  showsFrontier: true,
  showsLines: true,
};

const NUMBER = /^(\d{1,19})(?:\.(\d{1,6}))?$/;

/** The settings in a query, with defaults for those that are missing or unreadable. */
export function settingsIn(text: string): MapSettings {
  const query = new URLSearchParams(text);
  const layer = query.get("layer") as Layer | null;
  const parity = query.get("parity") as Parity | null;
  const hidden = (query.get("hide") ?? "").split(",");
  return {
    layer: layer !== null && LAYERS.includes(layer) ? layer : DEFAULTS.layer,
    parity: parity !== null && PARITIES.includes(parity) ? parity : parityIn(query),
    divider: query.get("divider") === "B" ? "B" : "A",
    remainder: remainderIn(query.get("remainder") ?? "") ?? DEFAULTS.remainder,
    showsFrontier: !hidden.includes("frontier"),
    showsLines: !hidden.includes("lines"),
  };
}

/** The remainder in a text, or null if the text is not a remainder. */
export function remainderIn(text: string): number | null {
  const integer = parseInteger(text);
  return integer !== null && integer >= 0 ? integer : null;
}

/** The parity of the board that the query names; the default parity if it names none. */
function parityIn(query: URLSearchParams): Parity {
  return /[02468]$/.test(variantIn(query)?.[0] ?? "") ? "even" : DEFAULTS.parity;
}

/** The n and the d of the variant that a query names: `at=15,7`, or `n=15&d=7` if there is no zoom. */
function variantIn(query: URLSearchParams): [string, string] | null {
  const [n = "", d = ""] =
    query.get("at")?.split(",") ?? (query.has("zoom") ? [] : [query.get("n") ?? "", query.get("d") ?? ""]);
  return /^\d{1,19}$/.test(n) && /^\d{1,19}$/.test(d) ? [n, d] : null;
}

/** The variant that a query names, and whether the view is centred on it. */
export function selectionIn(text: string): { cell: Cell; isCentred: boolean } | null {
  const query = new URLSearchParams(text);
  const variant = variantIn(query);
  return variant && { cell: { n: BigInt(variant[0]), d: BigInt(variant[1]) }, isCentred: !query.has("at") };
}

/** The view in a query, or null for the opening view. */
export function viewIn(text: string): View | null {
  const query = new URLSearchParams(text);
  const n = fineIn(query.get("n"));
  const d = fineIn(query.get("d"));
  const zoom = Number(query.get("zoom") ?? "");
  if (n === null || d === null || !query.get("zoom") || !Number.isFinite(zoom)) return null;
  return { x: n / 2n, y: d, zoom: Math.min(CLOSEST_ZOOM, Math.max(-4, zoom)) };
}

/** The shortest query for a view, its settings and the selected variant; a null view is the opening view. */
export function queryOf(settings: MapSettings, view: View | null, selection: Cell | null = null): string {
  const query = new URLSearchParams();
  if (view !== null) {
    const digits = Math.min(6, Math.max(0, Math.ceil((view.zoom - 51) * Math.log10(2)) + 1));
    query.set("n", decimal(2n * view.x, digits));
    query.set("d", decimal(view.y, digits));
    query.set("zoom", String(Number(view.zoom.toFixed(3))));
  }
  if (selection !== null) query.set("at", `${selection.n},${selection.d}`);
  for (const name of ["layer", "parity", "divider", "remainder"] as const)
    if (settings[name] !== DEFAULTS[name]) query.set(name, String(settings[name]));
  const hidden = [...(settings.showsFrontier ? [] : ["frontier"]), ...(settings.showsLines ? [] : ["lines"])];
  if (hidden.length > 0) query.set("hide", hidden.join(","));
  const text = queryText(query);
  return text === "" ? "" : `?${text}`;
}

/** The address at which a variant is played. */
export function playAddress(n: bigint, d: bigint, game: Game): string {
  return `/?n=${n}&d=${d}${gameQuery(game)}`;
}

/** The part of a variant besides n and d. */
export type Game = Pick<MapSettings, "divider" | "remainder">;

/** The game as the end of a query. */
export function gameQuery({ divider, remainder }: Game): string {
  return `${remainder === 0 ? "" : `&remainder=${remainder}`}${divider === "B" ? "&divider=B" : ""}`;
}

/** A decimal number as fine units, or null if the text is not one. */
function fineIn(text: string | null): bigint | null {
  const match = NUMBER.exec(text ?? "");
  if (match === null) return null;
  const [, integer = "0", decimals = ""] = match;
  return (BigInt(integer + decimals) * ONE) / 10n ** BigInt(decimals.length);
}

/** Fine units as a decimal number with at most this many digits after the point. */
function decimal(fine: bigint, digits: number): string {
  const power = 10n ** BigInt(digits);
  const scaled = ((fine < 0n ? 0n : fine) * power + ONE / 2n) >> FINE;
  const text = String(scaled).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, "");
}
