/** Files that the build of the edition without a server prepares: answers that never change, and tiles of the map. */

import { cached } from "../shared/cached";
import { BASE } from "../shared/site";

declare const __ANSWERS__: string;
declare const __TILES__: string;
/** The folder with a file for each day, and the first and the last day. */
declare const __DAYS__: { folder: string; first: string; last: string };

const fileOf = (name: string): string => BASE + name;

const answersIn = cached(async (name): Promise<Record<string, unknown>> => {
  return (await fetch(fileOf(name))).json();
});

/** The prepared answer to a GET request, if there is one and its file can be downloaded. */
export async function preparedAnswer(path: string): Promise<Response | undefined> {
  const answers = await answersIn(__ANSWERS__).catch(() => undefined);
  const answer = answers?.[path];
  return answer === undefined ? undefined : Response.json(answer);
}

/** The puzzles of a day by theme: each with the answers to its first moves. */
type Day = Record<string, { puzzle: unknown; replies: Record<number, unknown> }>;
const dayOf = cached(
  async (date): Promise<Day> => (await fetch(fileOf(`${__DAYS__.folder}/${date}.json`))).json(),
);

/** The prepared answer to a request for a puzzle of the day, or to a first move in it. */
export async function preparedPuzzle(
  path: string,
  body?: { moves?: readonly number[] } | null,
): Promise<Response | undefined> {
  const [, theme = "", date = ""] = /^\/puzzles\/(day[\w-]*)\/(\d{4}-\d\d-\d\d)$/.exec(path) ?? [];
  if (date < __DAYS__.first || date > __DAYS__.last) return undefined;
  const { puzzle, replies } = (await dayOf(date).catch(() => undefined))?.[theme] ?? {};
  const [move, ...later] = body?.moves ?? [];
  const answer = body === undefined ? puzzle : later.length > 0 ? undefined : replies?.[move ?? 0];
  return answer === undefined ? undefined : Response.json(answer);
}

/** The tiles of one map by their place, such as "52/0/1". */
type Pack = ReadonlyMap<string, Blob>;
const packOf = cached(unpack);

/** A tile of the map; status 404 if it was not prepared. */
export async function preparedTile(path: string): Promise<Response> {
  const [, layer = "", place = "", query = ""] = /^\/atlas\/(\w+)\/([\d/]+)\.png\?(.*)$/.exec(path) ?? [];
  const choices = new URLSearchParams(query);
  const name = `${layer}-${choices.get("parity")}-${choices.get("divider") ?? "A"}`;
  const tile = choices.has("remainder") ? undefined : (await packOf(name)).get(place);
  return tile === undefined
    ? Response.json({ code: "no-tile", values: {}, detail: "" }, { status: 404 })
    : new Response(tile);
}

/** The file begins with the length of an index in four bytes; the index has the place and the length of each picture. */
async function unpack(name: string): Promise<Pack> {
  const response = await fetch(fileOf(`${__TILES__}/${name}.tiles`));
  if (response.status === 404) return new Map();
  if (!response.ok) throw new Error(`status ${response.status}`);
  const file = await response.blob();
  const length = new DataView(await file.slice(0, 4).arrayBuffer()).getUint32(0);
  const index: Record<string, [number, number]> = JSON.parse(await file.slice(4, 4 + length).text());
  const start = 4 + length;
  return new Map(
    Object.entries(index).map(([place, [from, size]]) => [
      place,
      file.slice(start + from, start + from + size, "image/png"),
    ]),
  );
}
