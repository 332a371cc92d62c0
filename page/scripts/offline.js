// The service worker of the edition without a server. A visitor installs it by "Keep for offline". It stores every file of one
// version and serves only that version, so that files of different versions never meet. `site.py` writes version and files.
const VERSION = "__VERSION__";
const FILES = "__FILES__";
const NAME = `zahlenschlacht-${VERSION}`;
const SCOPE = new URL("./", location.href).href;

/** Stores every file. If a file has the content of another version, the installation fails; the browser tries again later. */
async function store() {
  const cache = await caches.open(NAME);
  const names = Object.keys(FILES);
  let count = 0;
  async function storeNext() {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      // Files with a hash in their names never change; all others must be fetched from the host again.
      const isHashed = /^(assets\/|\w+-[0-9a-f]{10})/.test(name);
      const response = await fetch(SCOPE + name, { cache: isHashed ? "default" : "reload" });
      const content = await response.clone().arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
      const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
      if (!response.ok || hex !== FILES[name]) throw new Error(`${name} is not of this version`);
      await cache.put(SCOPE + name, response);
      count += 1;
      if (count % 5 === 0) await tell({ stored: count, all: Object.keys(FILES).length });
    }
  }
  try {
    await Promise.all([storeNext(), storeNext(), storeNext(), storeNext()]);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Sends a message to every open page. */
async function tell(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(message);
}

/** The stored file at an address: a file, or the index.html of a folder. */
async function find(address) {
  const { pathname } = new URL(address);
  const name = decodeURIComponent(pathname.slice(new URL(SCOPE).pathname.length)).replace(
    /(^|\/)$/,
    "$1index.html",
  );
  const cache = await caches.open(NAME);
  return (await cache.match(SCOPE + name)) ?? (await cache.match(`${SCOPE}${name}/index.html`));
}

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("zahlenschlacht-") && name !== NAME))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE) || /\/offline\.js(on)?$/.test(url.split("?")[0])) return;
  event.respondWith(find(url).then((file) => file ?? fetch(event.request)));
});
