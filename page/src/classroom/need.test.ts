// @vitest-environment jsdom
import { expect, test } from "vitest";
import { byNeed } from "./need";
import type { PupilRecord, Task } from "./server";

const task = { kind: "program", total: null } as Task;
const pupil = (pupil: number, more: Partial<PupilRecord> = {}): PupilRecord =>
  ({
    pupil,
    name: `${9 - pupil}`,
    here: true,
    removed: false,
    stuck: null,
    tries: [],
    ...more,
  }) as PupilRecord;
const won = [{ outcome: "won" }] as PupilRecord["tries"];

test("pupils who may need help come first, absent and removed ones last", () => {
  const tiles = [
    pupil(1, { removed: true }),
    pupil(2, { here: false }),
    pupil(3, { tries: won }),
    pupil(4),
    pupil(5, { stuck: "silent" }),
    pupil(6, { stuck: "losing" }),
  ];
  const order = (by?: "name" | "wins") => byNeed(tiles, task, by).map(({ pupil }) => pupil);
  expect(order()).toEqual([5, 6, 4, 3, 2, 1]);
  expect(order("name")).toEqual([6, 5, 4, 3, 2, 1]);
  expect(order("wins")).toEqual([3, 1, 2, 4, 5, 6]);
});
