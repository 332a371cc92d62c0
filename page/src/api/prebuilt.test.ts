import { afterEach, beforeEach, expect, test, vi } from "vitest";

let isDown = true;
beforeEach(() => {
  isDown = true;
  vi.resetModules();
  vi.stubGlobal("__ANSWERS__", "answers.json");
  vi.stubGlobal("__TILES__", "tiles");
  vi.stubGlobal("fetch", async (address: string) => {
    if (isDown) throw new TypeError("no network");
    if (address.endsWith(".json")) return Response.json({ "/catalogue": { version: "1" } });
    const index = new TextEncoder().encode(JSON.stringify({ "0/0/0": [0, 3] }));
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, index.length);
    return new Response(new Blob([length, index, new Uint8Array([1, 2, 3])]));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("prepared answers are downloaded again after a failure", async () => {
  const { preparedAnswer } = await import("./prebuilt");
  expect(await preparedAnswer("/catalogue")).toBeUndefined();
  isDown = false;
  expect(await (await preparedAnswer("/catalogue"))?.json()).toEqual({ version: "1" });
});

test("the tiles of a map are downloaded again after a failure", async () => {
  const { preparedTile } = await import("./prebuilt");
  const path = "/atlas/winner/0/0/0.png?parity=odd";
  await expect(preparedTile(path)).rejects.toThrow("no network");
  isDown = false;
  expect([...new Uint8Array(await (await preparedTile(path)).arrayBuffer())]).toEqual([1, 2, 3]);
});
