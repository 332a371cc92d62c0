/** An assignment is a list of tasks in a link, and the work of a pupil a code with every answer. Neither needs a server. */

import type { PuzzleRequest } from "../api/puzzles";
import type { Answer } from "../api/types";
import { DEFAULTS } from "../shared/address";
import type { Player } from "../shared/player";
import { seedsOf } from "../shared/seeds";
import type { VariantChoice } from "../shared/variant";

export type Task =
  | { kind: "lesson"; place: number }
  | { kind: "puzzle"; theme: string; seed: string }
  | { kind: "board"; n: number; d: number; side: Player; opponent: string };

/** The answers to one task, in order: to an exercise of a lesson, to a puzzle, or the pupil's moves of a game. */
export type Entry = [place: number, answer: Answer] | Partial<PuzzleRequest> | number[];

export interface Work {
  /** The assignment, as in its link. */
  tasks: string;
  name: string;
  /** The answers to each task. */
  entries: Entry[][];
}

export const MOST_TASKS = 20;
const MOST_CHARACTERS = 200_000;

/** The tasks of a link, such as "lesson.3~puzzles.partner.x7.5~board.9.4.A.learner". Unreadable parts are left out. */
export function readTasks(text: string): Task[] {
  return text.split("~").flatMap(readTask).slice(0, MOST_TASKS);
}

function readTask(text: string): Task[] {
  const lesson = /^lesson\.(\d{1,2})$/.exec(text);
  if (lesson) return [{ kind: "lesson", place: Number(lesson[1]) }];
  const puzzles = /^puzzles\.([a-z0-9+-]{1,80})\.([^~]{1,36})\.(\d{1,2})$/.exec(text);
  if (puzzles) {
    const [, theme = "", seed = "", count] = puzzles;
    return seedsOf(seed, Number(count)).map((one) => ({ kind: "puzzle", theme, seed: one }));
  }
  const board = /^board\.(\d{1,3})\.(\d{1,3})\.([AB])\.([a-z][a-z0-9-]{0,40})$/.exec(text);
  if (!board) return [];
  const [, n, d, side, opponent = ""] = board;
  return [{ kind: "board", n: Number(n), d: Number(d), side: side as Player, opponent }];
}

/** The variant of a task with a board. */
export const boardOf = ({ n, d }: { n: number; d: number }): VariantChoice => ({
  ...DEFAULTS.variant,
  n,
  bond: String(d),
});

/** The seed of a game, with the number of answers and games before it in the task: with it the program replies the same to the same moves, and nobody can choose it. */
export const seedOf = ({ tasks, name }: Work, task: number, before: number): string =>
  `${tasks} ${name} ${task} ${before}`.slice(-200);

/** The work as a short text. */
export async function encode(work: Work): Promise<string> {
  const bytes = await through(
    new CompressionStream("deflate"),
    new TextEncoder().encode(JSON.stringify(work)),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The work in a code, or in a link that ends with one; null if it is damaged. */
export async function decode(text: string): Promise<Work | null> {
  try {
    const code = text.slice(text.indexOf("#") + 1).replaceAll(/\s/g, "");
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
      character.charCodeAt(0),
    );
    const content = await through(new DecompressionStream("deflate"), bytes);
    const work = JSON.parse(new TextDecoder().decode(content)) as Work;
    const isComplete =
      typeof work.tasks === "string" &&
      typeof work.name === "string" &&
      Array.isArray(work.entries) &&
      work.entries.every(Array.isArray);
    return isComplete ? { ...work, name: work.name.slice(0, 60) } : null;
  } catch {
    return null;
  }
}

/** The bytes after a compression or decompression of a bounded size. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(...part.value);
    if (parts.length > MOST_CHARACTERS) throw new RangeError("the code is too long");
  }
  return Uint8Array.from(parts);
}
