/** The web worker of the edition without a server. It loads Python, which then answers requests. */

import { type Changes, Records } from "./records";

/** The files of Python with their sizes in bytes, and their folder; the build writes them here. */
declare const __PYTHON__: { folder: string; files: Record<string, number>; info: object };
const BUILD = __PYTHON__;

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

const FOLDER = `${new URL(/* @vite-ignore */ "../", import.meta.url).href}${BUILD.folder}/`;
const PACKAGES = "/lib/python3.14/site-packages";
/** Requests that a player is likely to make soon. Python answers one of them when it has had nothing to do for half a second. */
const WARM_UP = ["/solve?n=9&d=4&crossed=1", "/help?n=9&d=4"];
const IDLE = 500;
const worker = self as unknown as { postMessage: (message: PythonMessage) => void };
const records = new Records();

/** The part of pydantic that is compiled to WebAssembly, in the folder and where Python looks for it. */
const EXTENSION = "pydantic_core/_pydantic_core.wasm";
const LIBRARY = `${PACKAGES}/pydantic_core/_pydantic_core.so`;

const total = Object.values(BUILD.files).reduce((sum, size) => sum + size, 0);
let loaded = 0;

function report(bytes: number): void {
  loaded += bytes;
  worker.postMessage({ kind: "progress", loaded: Math.min(loaded, total), total });
}

/**
 * Reports the progress of every download, and rejects if one fails. It replaces `fetch`, because Pyodide downloads its own files
 * and waits for ever if one of them does not come.
 */
const downloadFailed = new Promise<never>((_, reject) => {
  const fetchFile = self.fetch.bind(self);
  self.fetch = async (...request) => {
    try {
      const response = await fetchFile(...request);
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      // A copy is counted: from the response itself the browser can keep compiled code for the next visit.
      const count = new WritableStream<Uint8Array>({ write: (part) => report(part.length) });
      response.clone().body?.pipeTo(count).catch(reject);
      return response;
    } catch (error) {
      reject(error);
      return new Promise(() => {});
    }
  };
});

async function load(): Promise<Answer> {
  const script = import(/* @vite-ignore */ `${FOLDER}pyodide.asm.mjs`);
  const extension = fetch(FOLDER + EXTENSION).then(compile);
  const modules = ["__init__.pyc", "core_schema.pyc"].map(async (name) => ({
    path: `${PACKAGES}/pydantic_core/${name}`,
    content: await fetch(`${FOLDER}pydantic_core/${name}`).then((response) => response.arrayBuffer()),
  }));
  const { loadPyodide } = await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: FOLDER,
    createPyodideModule: (await script).default,
    lockFileContents: JSON.stringify({ info: BUILD.info, packages: {} }),
    stdLibURL: `${FOLDER}python.zip`,
    // pydantic need not look for plug-ins.
    env: { PYDANTIC_DISABLE_PLUGINS: "__all__" },
  });
  const { FS, _module: emscripten } = python;
  FS.mkdirTree(`${PACKAGES}/pydantic_core`);
  for (const { path, content } of await Promise.all(modules)) FS.writeFile(path, new Uint8Array(content));
  // Python finds an empty file, and Emscripten the code that is compiled already.
  FS.writeFile(LIBRARY, "");
  const options = { loadAsync: true, nodelete: true };
  emscripten.preloadedWasm[LIBRARY] = await emscripten.loadWebAssemblyModule(
    await extension,
    options,
    LIBRARY,
    {},
  );
  return python.pyimport("zahlenschlacht.service.browser").answer;
}

/** Compiles WebAssembly while it is downloaded, if the host says what it is. */
async function compile(response: Response): Promise<WebAssembly.Module> {
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const ready = Promise.race([load(), downloadFailed]);
ready.then(
  (answer) => {
    worker.postMessage({ kind: "ready" });
    warmUpLater(answer);
  },
  (error: unknown) => worker.postMessage({ kind: "failed", reason: String(error) }),
);

/** Has Python load the modules for the next requests, unless a request comes before. */
let warmUp: ReturnType<typeof setTimeout> | undefined;
function warmUpLater(answer: Answer): void {
  clearTimeout(warmUp);
  const path = WARM_UP[0];
  if (path === undefined) return;
  warmUp = setTimeout(() => {
    answer("GET", path).destroy();
    WARM_UP.shift();
    warmUpLater(answer);
  }, IDLE);
}

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
  warmUpLater(answer);
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
