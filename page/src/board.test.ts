import { expect, test } from "vitest";
import { sectionsOf, solutionShown, strokeOf, tilesOf } from "./board";
import { match, review, solution } from "./fixtures";
import { next, START, type State } from "./match";

const plain = { grey: false };
const arrived = next(START, { kind: "arrived", solution: solution() });
const playing = (crossed: number[]): State =>
  next(arrived, { kind: "opened", match: match(2, crossed), tokens: { A: "x" } });

test("a crossed number has its move and its player", () => {
  const tiles = tilesOf(playing([3, 1]), plain);
  expect(tiles.map((tile) => tile.move)).toEqual([2, null, 1, null, null]);
  expect(tiles.map((tile) => tile.by)).toEqual(["B", null, "A", null, null]);
});

test("strokes that are new are drawn in order, old ones are not drawn again", () => {
  const tiles = tilesOf(playing([3, 1]), plain);
  expect(tiles.map((tile) => tile.fresh)).toEqual([1, null, 0, null, null]);
  const looking = next(playing([3, 1]), { kind: "stepped", ply: 1 });
  expect(tilesOf(looking, plain).every((tile) => tile.fresh === null)).toBe(true);
});

test("a pending number is struck at once", () => {
  expect(tilesOf(next(arrived, { kind: "crossed", number: 4 }), plain)[3]).toMatchObject({
    move: 1,
    by: "A",
  });
});

test("tiles that look as before are the same objects", () => {
  const before = tilesOf(arrived, plain);
  const after = tilesOf(playing([3]), plain, before);
  expect(after.map((tile, place) => tile === before[place])).toEqual([true, true, false, true, true]);
});

test("superfluous numbers are grey only where asked", () => {
  expect(tilesOf(arrived, plain).some((tile) => tile.superfluous)).toBe(false);
  expect(
    tilesOf(arrived, { grey: true })
      .filter((tile) => tile.superfluous)
      .map((tile) => tile.number),
  ).toEqual([3]);
});

test("help marks winning numbers from the third rung on, and the pairing on the fourth", () => {
  const rung = (height: number) => tilesOf(next(arrived, { kind: "helped", rung: height }), plain);
  expect(rung(2).some((tile) => tile.winning)).toBe(false);
  expect(
    rung(3)
      .filter((tile) => tile.winning)
      .map((tile) => tile.number),
  ).toEqual([3]);
  expect(rung(3).some((tile) => tile.partner !== null)).toBe(false);
  expect(rung(4).map((tile) => tile.partner)).toEqual([2, 1, null, 5, 4]);
});

test("a verdict on another position is not shown", () => {
  expect(solutionShown(arrived)).not.toBeNull();
  expect(solutionShown(playing([3, 1]))).toBeNull();
  expect(solutionShown(next(arrived, { kind: "crossed", number: 3 }))).toBeNull();
});

test("in the review of a blunder the better moves are marked", () => {
  const game = next(next(playing([1, 2, 4]), { kind: "reviewed", review: review() }), {
    kind: "stepped",
    ply: 1,
  });
  expect(
    tilesOf(game, plain)
      .filter((tile) => tile.winning)
      .map((tile) => tile.number),
  ).toEqual([3]);
});

test("groups have a residue above its partner, self-partnered ones alone", () => {
  const partners = new Map([
    [0, 0],
    [1, 2],
    [2, 1],
  ]);
  const sections = sectionsOf(tilesOf(arrived, plain), 3, partners);
  expect(sections.map((section) => section.residues)).toEqual([[0], [1, 2]]);
  expect(sections[1]?.rows.map((row) => row.map((tile) => tile.number))).toEqual([
    [1, 4],
    [2, 5],
  ]);
  expect(sectionsOf(tilesOf(arrived, plain), 2, null)[0]?.rows).toHaveLength(3);
});

test("every number has a stroke, negative ones too", () => {
  for (const number of [-7, -1, 0, 1, 2017]) expect(strokeOf(number)).toMatch(/^M/);
});
