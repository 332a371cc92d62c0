import { expect, test } from "vitest";
import { draftOf, KINDS, nextTask, requestOf } from "./plan";
import type { Task } from "./server";

test("the next task is the first that was never started", () => {
  const tasks = [
    { id: 1, started_at: 5 },
    { id: 2, started_at: null },
    { id: 3, started_at: null },
  ] as Task[];
  expect(nextTask({ tasks })?.id).toBe(2);
  expect(nextTask({ tasks: tasks.slice(0, 1) })).toBeNull();
  expect(nextTask({ tasks }, 1)?.id, "its start was undone").toBe(1);
});

test("each kind of task sends its own fields, and no others", () => {
  const fields = (kind: (typeof KINDS)[number]) =>
    Object.keys(requestOf(draftOf(kind, "partners"), true))
      .sort()
      .join(" ");
  expect(Object.fromEntries(KINDS.map((kind) => [kind, fields(kind)]))).toEqual({
    program: "help kind minutes share side strategy variant",
    pairs: "help kind minutes neighbours variant",
    votes: "help kind minutes seconds share side strategy variant",
    lesson: "kind lesson minutes",
    puzzles: "count kind minutes theme",
    exit: "kind minutes variant",
    tournament: "kind minutes variant",
  });
});

test("a bond other than the sum has its own text and no remainder", () => {
  const draft = { ...draftOf("pairs"), n: 12, bond: "coprime", remainder: 3 };
  expect(requestOf(draft)).toMatchObject({ variant: { n: 12, bond: "coprime", remainder: 0, divider: "A" } });
  expect(requestOf({ ...draft, bond: "" })).toMatchObject({ variant: { bond: "7", remainder: 3 } });
  expect(requestOf({ ...draftOf("program"), share: 25 }, true)).toMatchObject({ share: 0.25 });
});
