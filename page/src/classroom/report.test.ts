import { expect, test } from "vitest";
import { commonIdeas, isRight, rightAnswers, rowsOf } from "./report";
import type { PupilRecord, Report, ReportedGame, Task } from "./server";

const task = (id: number, kind: Task["kind"], total: number | null = null) => ({ id, kind, total }) as Task;
const pupil = (number: number, name: string) => ({ pupil: number, name }) as PupilRecord;

let matches = 0;
function game(
  pupil: number,
  outcome: ReportedGame["outcome"],
  crossed: number[] = [],
  ply: number | null = null,
  task = 1,
): ReportedGame {
  matches += 1;
  const mistake =
    ply === null ? null : { ply, idea: ply === 0 ? ("first-pair" as const) : ("answer" as const) };
  return { task, pupil, player: "A", opponent: null, match: `m${matches}`, outcome, crossed, mistake };
}

const report: Report = {
  tasks: [task(1, "program"), task(2, "lesson", 6), task(3, "exit")],
  pupils: [pupil(1, "Blue Fox"), pupil(2, "Red Owl"), pupil(3, "Grey Hare")],
  games: [
    game(1, "lost", [2, 5, 3], 0),
    game(1, "left", [9], 0),
    game(1, "won", [1, 8]),
    game(2, "lost", [2, 6], 0),
    game(2, "playing", [4], 0),
    game(2, "lost", [1, 2, 9], 2),
  ],
  votes: [
    { task: 3, ply: 0, pupil: 1, number: 5, reason: "Seven.", is_late: false },
    { task: 3, ply: 0, pupil: 2, number: null, reason: "", is_late: true },
  ],
  progress: [{ task: 2, pupil: 1, done: 4, recipe: "" }],
};

test("a row counts finished games, wins, and the tries up to the first win", () => {
  const [fox, owl, hare] = rowsOf(report, { 1: "Mia" });
  expect(fox).toEqual({
    pupil: 1,
    name: "Blue Fox",
    note: "Mia",
    games: 2,
    wins: 1,
    firstWins: [3],
    progress: [4],
    answer: 5,
    reason: "Seven.",
    isLate: false,
  });
  expect(owl).toMatchObject({
    note: "",
    games: 2,
    wins: 0,
    firstWins: [null],
    answer: "none",
    isLate: true,
  });
  expect(hare).toMatchObject({ games: 0, firstWins: [null], progress: [0], answer: null });
});

test("lost games are counted by what the pupil did not see, with the earliest mistake as the example", () => {
  expect(commonIdeas(report, { id: 1 })).toEqual([
    { idea: "first-pair", count: 2, all: 3, match: "m1", crossed: [2, 5, 3], ply: 0 },
    { idea: "answer", count: 1, all: 3, match: "m6", crossed: [1, 2, 9], ply: 2 },
  ]);
  expect(commonIdeas(report, { id: 2 })).toEqual([]);
});

test("a game of two pupils counts for the one who lost", () => {
  const first = game(1, "lost", [2, 5, 3], 0);
  const pair = [first, { ...first, pupil: 2, player: "B" as const, outcome: "won" as const, mistake: null }];
  expect(commonIdeas({ games: pair }, { id: 1 })).toMatchObject([{ count: 1, all: 1 }]);
});

test("answers that came in time are right or wrong", () => {
  const rows = rowsOf(report);
  expect(rightAnswers(rows, [5])).toEqual({ right: 1, all: 1 });
  expect(rightAnswers(rows, [])).toEqual({ right: 0, all: 1 });
  expect(isRight("none", [])).toBe(true);
  expect(isRight(null, [])).toBe(false);
});
