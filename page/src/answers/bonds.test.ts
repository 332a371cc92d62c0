import { expect, test } from "vitest";
import { pictureOf } from "./bonds";

test("a line is drawn for each bond, and the ringed numbers are a largest set without lines", () => {
  for (const [n, d, bonds, most] of [
    [9, 4, 8, 5],
    [17, 7, 19, 10],
    [15, 7, 15, 8],
  ] as const) {
    const { spots, lines, width, height } = pictureOf(n, d);
    expect(spots.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: n }, (_, place) => place + 1),
    );
    expect(lines.length).toBe(bonds);
    expect(lines.filter(([one, other]) => one.isHostile && other.isHostile)).toEqual([]);
    expect(spots.filter(({ isHostile }) => isHostile).length).toBe(most);
    for (const { x, y } of spots) expect(x > 20 && y > 20 && x < width - 20 && y < height - 20).toBe(true);
  }
});
