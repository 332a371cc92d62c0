// @vitest-environment jsdom
import { expect, test } from "vitest";
import { classAfter, classText, type KeptPupil, notesWith, parseClass, pupilBefore } from "./kept";
import type { PupilRow } from "./report";

const lesson = { at: 1, games: 4, wins: 1, exit: true };
const EARLIER: KeptPupil[] = [
  { name: "Blue Fox", note: "Mia", lessons: [lesson] },
  { name: "Red Owl", note: "", lessons: [lesson] },
  { name: "Grey Hare", note: "Ben", lessons: [lesson] },
];
const row = (pupil: number, name: string, note: string, answer: PupilRow["answer"] = null) =>
  ({ pupil, name, note, games: 2, wins: 2, answer }) as PupilRow;

test("a pupil is known by the note, or else by the name", () => {
  const place = (name: string, note = "") => {
    const before = pupilBefore(EARLIER, { name, note });
    return before === undefined ? -1 : EARLIER.indexOf(before);
  };
  expect([place("Red Owl"), place("Red Owl", "Mia"), place("Red Owl", "Tom")]).toEqual([1, 0, 1]);
  expect(place("Blue Fox", "Tom"), "another pupil has got the name").toBe(-1);
  const pupils = ["Blue Fox", "Grey Hare", "New Owl"].map((name, index) => ({ pupil: index + 1, name }));
  const notes = notesWith({ notes: { 2: "Eva" }, earlier: EARLIER }, pupils);
  expect(notes).toEqual({ 1: "Mia", 2: "Eva", 3: "" });
});

test("a class gets this lesson once, and keeps those who are absent", () => {
  const rows = [row(1, "Blue Fox", "Mia", 4), row(2, "New Owl", "", "none")];
  const after = classAfter(rows, EARLIER, 2, [4]);
  expect(after.map(({ name, lessons }) => [name, lessons.map(({ at, exit }) => [at, exit])])).toEqual([
    [
      "Blue Fox",
      [
        [1, true],
        [2, true],
      ],
    ],
    ["New Owl", [[2, false]]],
    ["Red Owl", [[1, true]]],
    ["Grey Hare", [[1, true]]],
  ]);
  expect(classAfter(rows, after, 2, [4])).toEqual(after);
});

test("a class comes back from its file, and other files have none", () => {
  expect(parseClass(classText(EARLIER))).toEqual(EARLIER);
  for (const text of [
    "",
    "[]",
    "{}",
    '{"pupils": 3}',
    '{"pupils": [{"name": "Blue Fox"}]}',
    '{"pupils": [null]}',
  ])
    expect(parseClass(text)).toBeNull();
});
