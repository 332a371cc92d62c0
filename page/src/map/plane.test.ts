import { describe, expect, test } from "vitest";
import {
  CLOSEST_ZOOM,
  cellAt,
  clamped,
  farthestZoom,
  isOnMap,
  nearest,
  ONE,
  openingView,
  panned,
  perPixel,
  pixelsOf,
  planeX,
  planeY,
  rectOf,
  screenX,
  screenY,
  smallBoards,
  tileAt,
  tilesOf,
  type View,
  wholeMap,
  zoomed,
} from "./plane";

const SIZE = { width: 906, height: 426 };
const FAR: View = { x: (10n ** 18n / 2n) * ONE, y: 3n * 10n ** 17n * ONE, zoom: 58 };

describe("the opening view", () => {
  const view = openingView(SIZE);
  test("shows odd n from 5 to 1803 and d from 2 to 421", () => {
    expect(cellAt(view, SIZE, "odd", 8.5, SIZE.height - 8.5)).toEqual({ n: 5n, d: 2n });
    expect(cellAt(view, SIZE, "odd", 906.9, 0.1)?.n).toBeGreaterThanOrEqual(1799n);
    expect(cellAt(view, SIZE, "odd", 400, 0)?.d).toBeGreaterThanOrEqual(419n);
    expect(view.zoom).toBeCloseTo(52);
  });
  test("is a compromise in a tall window", () => {
    const tall = openingView({ width: 320, height: 420 });
    expect(tall.zoom).toBeGreaterThan(50.5);
    expect(tall.zoom).toBeLessThan(52);
  });
});

describe("navigation", () => {
  test("zooming keeps the variant under the pointer, near 0 and at 10**18", () => {
    for (const view of [openingView(SIZE), FAR]) {
      const point: [number, number] = [700, 90];
      const before = cellAt(view, SIZE, "all", ...point);
      const after = zoomed(
        zoomed(view, SIZE, view.zoom + (view === FAR ? -3.7 : 3.7), ...point),
        SIZE,
        view.zoom,
        ...point,
      );
      expect(cellAt(after, SIZE, "all", ...point)).toEqual(before);
    }
  });
  test("panning there and back loses nothing, also at 10**18", () => {
    expect(panned(panned(FAR, SIZE, 123, -77), SIZE, -123, 77)).toEqual(FAR);
  });
  test("a step of one variant is a step of one cell on the screen, at 10**18 as well", () => {
    const side = pixelsOf(ONE, FAR.zoom);
    const [one, next] = [0n, 2n].map((more) =>
      rectOf(FAR, SIZE, "odd", { n: 10n ** 18n + 1n + more, d: 7n }),
    );
    expect((next?.left ?? 0) - (one?.left ?? 0)).toBe(side);
  });
  test("never leaves the plane", () => {
    const view = clamped({ x: -(10n ** 30n), y: 10n ** 30n, zoom: 99 }, SIZE);
    expect(view.zoom).toBe(CLOSEST_ZOOM);
    expect(planeX(view, SIZE, 6)).toBe(0n);
    expect(planeY(view, SIZE, 0) >> 20n).toBe(2n ** 60n);
    expect(wholeMap(SIZE).zoom).toBe(farthestZoom(SIZE));
  });
  test("the whole plane fills the window, wide or tall", () => {
    for (const size of [SIZE, { width: 320, height: 420 }]) {
      const { left, top, width, height } = tileAt(wholeMap(size), size, 0, 0, 0);
      expect(left <= 6 && top <= 6).toBe(true);
      expect(left + width >= size.width - 6 && top + height >= size.height - 6).toBe(true);
    }
  });
  test("small boards are those up to n = 60", () => {
    expect(cellAt(smallBoards(SIZE), SIZE, "odd", SIZE.width - 1, 9)?.n).toBeGreaterThanOrEqual(59n);
    expect(cellAt(smallBoards(SIZE), SIZE, "odd", SIZE.width - 1, 9)?.n).toBeLessThanOrEqual(63n);
  });
  test("zooming out keeps the origin in its corner", () => {
    const out = zoomed(openingView(SIZE), SIZE, 20, 450, 200);
    expect(screenX(out, SIZE, 0n)).toBeCloseTo(6);
    expect(screenY(out, SIZE, 0n)).toBeCloseTo(SIZE.height - 6);
  });
});

describe("variants on the screen", () => {
  test("a cell holds its own middle, for every parity", () => {
    const view = { ...openingView(SIZE), zoom: 55 };
    for (const [parity, n] of [
      ["odd", 1001n],
      ["even", 1002n],
      ["all", 1001n],
      ["all", 1002n],
    ] as const) {
      const near = clamped({ ...view, x: 500n * ONE, y: 200n * ONE }, SIZE);
      const { left, top, width, height } = rectOf(near, SIZE, parity, { n, d: 201n });
      expect(cellAt(near, SIZE, parity, left + width / 2, top + height / 2)).toEqual({ n, d: 201n });
    }
  });
  test("there is none below n = 4 and d = 2", () => {
    const view = openingView(SIZE);
    expect(cellAt(view, SIZE, "odd", 7, 10)).toBeNull();
    expect(cellAt(view, SIZE, "odd", 200, SIZE.height - 7)).toBeNull();
    expect(cellAt(view, SIZE, "odd", 2, 10)).toBeNull();
  });
  test("the nearest one is on the map and of the parity", () => {
    expect(nearest({ n: 1n, d: -5n }, "odd")).toEqual({ n: 5n, d: 2n });
    expect(nearest({ n: 1n, d: 9n }, "even")).toEqual({ n: 4n, d: 9n });
    expect(nearest({ n: 7n, d: 9n }, "even")).toEqual({ n: 6n, d: 9n });
    expect(nearest({ n: 10n ** 30n, d: 10n ** 30n }, "all")).toEqual({
      n: 2n ** 61n - 1n,
      d: 2n ** 60n - 1n,
    });
  });
  test("the last ones are on the map, and those beyond are not", () => {
    const [n, d] = [2n ** 61n - 1n, 2n ** 60n - 1n];
    expect([isOnMap({ n: 4n, d: 2n }), isOnMap({ n, d })]).toEqual([true, true]);
    for (const cell of [
      { n: 3n, d: 2n },
      { n: 4n, d: 1n },
      { n: n + 1n, d },
      { n, d: d + 1n },
    ])
      expect(isOnMap(cell)).toBe(false);
    expect(isOnMap({ n: 9n, d: 4n }, 5n)).toBe(false);
  });
  test("a pixel covers as many as the zoom says", () => {
    expect([53, 52, 50, 40].map((zoom) => perPixel({ ...FAR, zoom }))).toEqual([1n, 1n, 4n, 4096n]);
  });
});

describe("tiles", () => {
  test("cover the window without gaps, the middle first", () => {
    for (const view of [openingView(SIZE), smallBoards(SIZE), wholeMap(SIZE), { ...FAR, zoom: 47.3 }, FAR]) {
      const tiles = tilesOf(view, SIZE, "odd");
      expect(tiles.length).toBeGreaterThan(0);
      expect(tiles.length).toBeLessThan(40);
      for (const [x, y] of [
        [10, 300],
        [450, 213],
        [300, 410],
      ] as const) {
        const inside = tiles.filter(
          (t) => t.left <= x && x < t.left + t.width && t.top <= y && y < t.top + t.height,
        );
        const isOnPlane = planeY(view, SIZE, y) < 1n << 80n && planeX(view, SIZE, x) < 1n << 80n;
        expect(inside.length).toBe(isOnPlane ? 1 : 0);
      }
    }
  });
  test("are those of the server: 256 variants each at zoom 52", () => {
    const [first] = tilesOf(openingView(SIZE), SIZE, "odd").filter((tile) => tile.x === 0 && tile.y === 0);
    expect(first?.z).toBe(52);
    expect(first?.left).toBeCloseTo(6);
    expect(first?.width).toBeCloseTo(256);
  });
  test("are only scaled up beyond single variants", () => {
    expect(new Set(tilesOf(FAR, SIZE, "odd").map((tile) => tile.z))).toEqual(new Set([52]));
    expect(new Set(tilesOf(FAR, SIZE, "all").map((tile) => tile.z))).toEqual(new Set([53]));
    expect(tileAt(FAR, SIZE, 52, 0, 0).width).toBe(256 * 64);
  });
});
