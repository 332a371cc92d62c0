/** The address of the atlas carries the whole view: the middle, the zoom, the layer and what is drawn over it. */

import { queryText } from "../shared/variant";
import { parseWhole } from "../shared/whole";
import { type Cell, CLOSEST, FINE, ONE, type Parity, type View } from "./plane";

export type Layer = "winner" | "margin" | "share" | "paper";
export type Divider = "A" | "B";

export const LAYERS: readonly Layer[] = ["winner", "margin", "share", "paper"];
export const PARITIES: readonly Parity[] = ["odd", "even", "all"];

export interface Choices {
  layer: Layer;
  parity: Parity;
  divider: Divider;
  /** What the sum of the last two leaves on division by d where the Divider wins; only larger d are on the map. */
  remainder: number;
  /** Whether the frontier and the lines are drawn. */
  frontier: boolean;
  lines: boolean;
}

export const FIRST: Choices = {
  layer: "winner",
  parity: "odd",
  divider: "A",
  remainder: 0,
  frontier: true,
  lines: true,
};

const NUMBER = /^(\d{1,19})(?:\.(\d{1,6}))?$/;

/** The choices in a query; what is missing or unreadable is as on the first map. */
export function choicesIn(query: string): Choices {
  const given = new URLSearchParams(query);
  const layer = given.get("layer") as Layer | null;
  const parity = given.get("parity") as Parity | null;
  const hidden = (given.get("hide") ?? "").split(",");
  return {
    layer: layer !== null && LAYERS.includes(layer) ? layer : FIRST.layer,
    parity: parity !== null && PARITIES.includes(parity) ? parity : parityIn(given),
    divider: given.get("divider") === "B" ? "B" : "A",
    remainder: remainderIn(given.get("remainder") ?? "") ?? FIRST.remainder,
    frontier: !hidden.includes("frontier"),
    lines: !hidden.includes("lines"),
  };
}

/** A remainder as people write it, or null where it is none. */
export function remainderIn(text: string): number | null {
  const found = parseWhole(text);
  return found !== null && found >= 0 ? found : null;
}

/** The parity of the board that is pointed at, where there is one. */
function parityIn(given: URLSearchParams): Parity {
  return /[02468]$/.test(pointed(given)?.[0] ?? "") ? "even" : FIRST.parity;
}

/** The n and the d that a query points at: `at=15,7`, or `n=15&d=7` where there is no zoom. */
function pointed(given: URLSearchParams): [string, string] | null {
  const [n = "", d = ""] =
    given.get("at")?.split(",") ?? (given.has("zoom") ? [] : [given.get("n") ?? "", given.get("d") ?? ""]);
  return /^\d{1,19}$/.test(n) && /^\d{1,19}$/.test(d) ? [n, d] : null;
}

/** The variant that a query points at, and whether the view is to be around it. */
export function selectedIn(query: string): { cell: Cell; around: boolean } | null {
  const given = new URLSearchParams(query);
  const found = pointed(given);
  return found && { cell: { n: BigInt(found[0]), d: BigInt(found[1]) }, around: !given.has("at") };
}

/** The view in a query, or null for the opening view. */
export function viewIn(query: string): View | null {
  const given = new URLSearchParams(query);
  const n = fineIn(given.get("n"));
  const d = fineIn(given.get("d"));
  const zoom = Number(given.get("zoom") ?? "");
  if (n === null || d === null || !given.get("zoom") || !Number.isFinite(zoom)) return null;
  return { x: n / 2n, y: d, zoom: Math.min(CLOSEST, Math.max(-4, zoom)) };
}

/** The query for a view, its choices and what is selected, shortest form; without a view the opening one is meant. */
export function queryOf(choices: Choices, view: View | null, selected: Cell | null = null): string {
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

/** What makes another game of the same n and d. */
export type Game = Pick<Choices, "divider" | "remainder">;

/** The game as the end of a query. */
export function gameQuery({ divider, remainder }: Game): string {
  return `${remainder === 0 ? "" : `&remainder=${remainder}`}${divider === "B" ? "&divider=B" : ""}`;
}

/** A decimal number in fine units. */
function fineIn(text: string | null): bigint | null {
  const found = NUMBER.exec(text ?? "");
  if (found === null) return null;
  const [, before = "0", behind = ""] = found;
  return (BigInt(before + behind) * ONE) / 10n ** BigInt(behind.length);
}

function decimal(fine: bigint, digits: number): string {
  const power = 10n ** BigInt(digits);
  const scaled = ((fine < 0n ? 0n : fine) * power + ONE / 2n) >> FINE;
  const text = String(scaled).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, "");
}
