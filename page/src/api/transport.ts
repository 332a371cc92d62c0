/** How requests reach the API: over HTTP, or to Python in this browser. The build decides. */

/** Like `fetch`, with a path below "/api". */
export type Transport = (path: string, request: RequestInit) => Promise<Response>;

export const transport: Transport =
  import.meta.env.MODE === "site"
    ? async (path, request) => (await import("./python.svelte")).askPython(path, request)
    : (path, request) => fetch(`/api${path}`, request);
