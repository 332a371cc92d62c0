/** The web worker of the edition without a server. It loads Python, which then answers requests. */

import { type Changes, Records } from "./records";

/** The files of Python with their sizes in bytes, and their folder; the build writes them here. */
declare const __PYTHON__: { folder: string; files: Record<string, number>; info: object };

export interface PythonRequest {
  id: number;
  method: string;
  path: string;
  body: string | null;
  token: string | null;
}

/** A reply to a request, or how far Python is loaded. */
export type PythonMessage =
  | { kind: "reply"; id: number; status: number; text: string }
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string };

type Answer = (
  method: string,
  path: string,
  body?: string,
  token?: string,
  record?: string,
) => { status: number; text: string; records: { toJs(options: object): Changes }; destroy(): void };

const FOLDER = `${new URL(/* @vite-ignore */ "../", import.meta.url).href}${__PYTHON__.folder}/`;
const PACKAGES = "/lib/python3.14/site-packages";
const worker = self as unknown as { postMessage: (message: PythonMessage) => void };
const records = new Records();

const total = Object.values(__PYTHON__.files).reduce((sum, size) => sum + size, 0);
let loaded = 0;

function report(bytes: number): void {
  loaded += bytes;
  worker.postMessage({ kind: "progress", loaded: Math.min(loaded, total), total });
}

/** Downloads a file of Python and reports the progress. */
async function download(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(FOLDER + name);
  if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    report(value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function load(): Promise<Answer> {
  const extensions = Object.keys(__PYTHON__.files).filter((name) => name.startsWith("pydantic_core/"));
  const downloads = Promise.all(extensions.map(async (name) => [name, await download(name)] as const));
  downloads.catch(() => {});
  const zip = download("python.zip");
  zip.catch(() => {});
  const { loadPyodide } = await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`);
  report(0);
  const python = await loadPyodide({
    indexURL: FOLDER,
    lockFileContents: JSON.stringify({ info: __PYTHON__.info, packages: {} }),
    stdLibURL: URL.createObjectURL(new Blob([await zip], { type: "application/zip" })),
  });
  report((__PYTHON__.files["pyodide.asm.wasm"] ?? 0) + (__PYTHON__.files["pyodide.asm.mjs"] ?? 0));
  python.FS.mkdirTree(`${PACKAGES}/pydantic_core`);
  for (const [name, content] of await downloads) python.FS.writeFile(`${PACKAGES}/${name}`, content);
  return python.pyimport("zahlenschlacht.service.browser").answer;
}

const ready = load();
ready.then(
  () => worker.postMessage({ kind: "ready" }),
  (error: unknown) => worker.postMessage({ kind: "failed", reason: String(error) }),
);

async function respond({ id, method, path, body, token }: PythonRequest): Promise<void> {
  // If Python cannot be loaded, the page keeps the request and asks a new worker.
  const answer = await ready.catch(() => null);
  if (answer === null) return;
  const decide = (record?: string) => {
    // Pyodide turns undefined into None, but null into an object of its own.
    const reply = answer(method, path, body ?? undefined, token ?? undefined, record);
    const { status, text } = reply;
    const changes = reply.records.toJs({ dict_converter: Object.fromEntries });
    reply.destroy();
    return { result: { status, text }, changes };
  };
  const match = /^\/matches(?:\/([^/?]*))?/.exec(path);
  const { status, text } = match === null ? decide().result : await records.change(match[1] ?? "", decide);
  worker.postMessage({ kind: "reply", id, status, text });
  if (match !== null && match[1] === undefined) void records.deleteOldest();
}

self.onmessage = ({ data }: MessageEvent<PythonRequest>) => {
  respond(data).catch((error: unknown) =>
    worker.postMessage({
      kind: "reply",
      id: data.id,
      status: 500,
      text: JSON.stringify({ code: "internal", detail: String(error) }),
    }),
  );
};
