/** Files that the build of the edition without a server prepares: answers that never change, and tiles of the map. */

import { BASE } from "../shared/site";

declare const __ANSWERS__: string;
declare const __TILES__: string;

const fileOf = (name: string): string => BASE + name;

let answers: Promise<Record<string, unknown>> | undefined;

/** The prepared answer to a GET request, if there is one. */
export async function preparedAnswer(path: string): Promise<Response | undefined> {
  answers ??= fetch(fileOf(__ANSWERS__))
    .then((response) => response.json())
    .catch(() => ({}));
  const answer = (await answers)[path];
  return answer === undefined ? undefined : Response.json(answer);
}

/** The tiles of one map by their place, such as "52/0/1". */
type Pack = ReadonlyMap<string, Blob>;
const packs = new Map<string, Promise<Pack>>();

/** A tile of the map; status 404 if it was not prepared. */
export async function preparedTile(path: string): Promise<Response> {
  const [, layer = "", place = "", query = ""] = /^\/atlas\/(\w+)\/([\d/]+)\.png\?(.*)$/.exec(path) ?? [];
  const choices = new URLSearchParams(query);
  const name = `${layer}-${choices.get("parity")}-${choices.get("divider") ?? "A"}`;
  if (!packs.has(name)) packs.set(name, unpack(name));
  const pack = await packs.get(name);
  const tile = choices.has("remainder") ? undefined : pack?.get(place);
  return tile === undefined
    ? Response.json({ code: "no-tile", values: {}, detail: "" }, { status: 404 })
    : new Response(tile);
}

/** The file begins with the length of an index in four bytes; the index has the place and the length of each picture. */
async function unpack(name: string): Promise<Pack> {
  const response = await fetch(fileOf(`${__TILES__}/${name}.tiles`));
  if (!response.ok) return new Map();
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
