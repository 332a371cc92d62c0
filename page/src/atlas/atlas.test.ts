// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { Atlas } from "./atlas.svelte";

const SIZE = { width: 900, height: 420 };

/** The atlas at an address. */
function openAtlas(address: string): Atlas {
  history.replaceState(null, "", address);
  const atlas = new Atlas();
  atlas.resize(SIZE);
  return atlas;
}

test("going to a variant leaves the selection and the parity before it in the history", () => {
  const push = vi.spyOn(history, "pushState");
  const replace = vi.spyOn(history, "replaceState");
  const atlas = openAtlas("/atlas?at=17,6&n=400&d=100&zoom=54");
  const addressBefore = location.search;
  replace.mockClear();
  atlas.visit({ n: 40n, d: 9n });
  expect(replace.mock.calls.map(([, , address]) => address)).toEqual([`/atlas?n=400&d=100&zoom=54&at=17,6`]);
  expect(push).toHaveBeenCalledOnce();
  expect(new URLSearchParams(location.search).get("at")).toBe("40,9");
  expect(new URLSearchParams(location.search).get("parity")).toBe("even");
  history.replaceState(null, "", `/atlas${addressBefore}`);
  atlas.readAddress();
  expect([atlas.selected, atlas.settings.parity]).toEqual([{ n: 17n, d: 6n }, "odd"]);
});
