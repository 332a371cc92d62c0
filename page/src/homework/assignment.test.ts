import { expect, test } from "vitest";
import { decode, encode, readTasks, seedOf, type Work } from "./assignment";

const TASKS = "lesson.3~puzzles.partner.x7.2~board.9.4.B.learner";
const WORK: Work = {
  tasks: TASKS,
  name: "Zoë Müller",
  entries: [[[1, 5]], [{ moves: [3, 4] }], [], [[1, 5, 9]]],
};

test("a link has tasks in order, and unreadable parts are left out", () => {
  expect(readTasks(TASKS)).toEqual([
    { kind: "lesson", place: 3 },
    { kind: "puzzle", theme: "partner", seed: "x7-1" },
    { kind: "puzzle", theme: "partner", seed: "x7-2" },
    { kind: "board", n: 9, d: 4, side: "B", opponent: "learner" },
  ]);
  expect(readTasks("lesson.x~board.9.4.C.learner~~lesson.1")).toEqual([{ kind: "lesson", place: 1 }]);
  expect(readTasks("")).toEqual([]);
  expect(readTasks("puzzles.mixed.a.99")).toHaveLength(20);
});

test("a code holds the work, alone or in a link", async () => {
  const code = await encode(WORK);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await decode(code)).toEqual(WORK);
  expect(await decode(` https://example.org/homework/results#${code}\n`)).toEqual(WORK);
});

test("a damaged code is refused", async () => {
  const code = await encode(WORK);
  for (const damaged of ["", "x", code.slice(0, -4), `${code.slice(0, 20)}A${code.slice(21)}x`])
    expect(await decode(damaged)).toBeNull();
});

test("the seed of a game depends on the assignment, the name, the task and the games before", () => {
  const seeds = [
    seedOf(WORK, 0, 0),
    seedOf(WORK, 0, 1),
    seedOf(WORK, 1, 0),
    seedOf({ ...WORK, name: "Zoe" }, 0, 0),
    seedOf({ ...WORK, tasks: "lesson.1" }, 0, 0),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});
