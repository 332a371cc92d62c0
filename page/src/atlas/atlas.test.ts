// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Atlas } from "./atlas.svelte";

const SIZE = { width: 900, height: 420 };
const GLIDE_TIME = 300;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The atlas at an address. */
function openAtlas(address: string): Atlas {
  history.replaceState(null, "", address);
  const atlas = new Atlas();
  atlas.resize(SIZE);
  return atlas;
}

/** Zoom in by one step and return the zoom at which the map comes to rest. */
function zoomAfterStep(atlas: Atlas): number {
  atlas.step(1);
  vi.advanceTimersByTime(GLIDE_TIME);
  return atlas.view.zoom;
}

test("two quick steps add up", () => {
  const atlas = openAtlas("/atlas?n=400&d=100&zoom=54");
  atlas.step(1);
  vi.advanceTimersByTime(50);
  expect(zoomAfterStep(atlas)).toBe(56);
});

test.each([
  ["a pan", (atlas: Atlas) => atlas.pan(5, 5)],
  ["a turn of the wheel", (atlas: Atlas) => atlas.zoom(0, 450, 210)],
  ["a jump", (atlas: Atlas) => atlas.jump(atlas.view)],
  ["a slide", (atlas: Atlas) => atlas.slide(5, 5)],
  ["the back button", (atlas: Atlas) => atlas.readAddress()],
])("after %s has interrupted a step, the next step starts from the zoom on the screen", (_, interrupt) => {
  const atlas = openAtlas("/atlas?n=400&d=100&zoom=54");
  atlas.step(-1);
  vi.advanceTimersByTime(50);
  interrupt(atlas);
  const { zoom } = atlas.view;
  expect(zoomAfterStep(atlas)).toBeCloseTo(zoom + 1, 9);
});

test("a slide does not continue an earlier zoom", () => {
  const atlas = openAtlas("/atlas?n=400&d=100&zoom=54");
  expect(zoomAfterStep(atlas)).toBe(55);
  atlas.zoom(-3, 450, 210);
  atlas.slide(50, 0);
  vi.advanceTimersByTime(50);
  expect(zoomAfterStep(atlas)).toBeCloseTo(53, 9);
});

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
