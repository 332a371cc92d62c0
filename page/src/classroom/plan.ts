/** The plan of a lesson: the next task, and the form for a new task with its defaults. Pure. */

import type { Player } from "../shared/player";
import { type VariantChoice, variantBody } from "../shared/variant";
import type { Task, TaskKind, TaskRequest, TeacherState } from "./server";

/** What a request has for each kind of task, besides the kind and the minutes. */
const FIELDS: Record<TaskKind, readonly string[]> = {
  program: ["variant", "side", "strategy", "share", "help"],
  pairs: ["variant", "help", "neighbours"],
  votes: ["variant", "side", "strategy", "share", "help", "seconds"],
  lesson: ["lesson"],
  puzzles: ["theme", "count"],
  exit: ["variant"],
  tournament: ["variant"],
};

export const KINDS = Object.keys(FIELDS) as TaskKind[];

/** The request for a task with these values. It has the fields of its kind only. */
export function requestWith(values: { kind: TaskKind } & Record<string, unknown>): TaskRequest {
  const fields = ["kind", "minutes", ...FIELDS[values.kind]];
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as unknown as TaskRequest;
}

/** The task whose start was undone, or else the first task that was never started; null after the last. */
export const nextTask = (
  { tasks }: Pick<TeacherState, "tasks">,
  undoneTask: number | null = null,
): Task | null =>
  tasks.find(({ id }) => id === undoneTask) ?? tasks.find(({ started_at }) => started_at === null) ?? null;

/** The fields of the form for a new task, with their defaults. Each kind uses some of them. */
const DEFAULT = {
  kind: "program" as TaskKind,
  n: 15,
  d: 7,
  /** The bond in the notation of the library; empty for a divisor. */
  bond: "",
  remainder: 0,
  divider: "A" as Player,
  side: "A" as Player,
  strategy: "program",
  /** The learner's share of random moves, in per cent. */
  share: 50,
  help: false,
  neighbours: true,
  seconds: 20,
  lesson: "",
  theme: "mixed",
  count: 5,
  minutes: 8,
};
export type Draft = typeof DEFAULT;

const BY_KIND: Partial<Record<TaskKind, Partial<Draft>>> = {
  program: { minutes: 10 },
  pairs: { n: 7, d: 7 },
  exit: { n: 9, d: 4, minutes: 5 },
  tournament: { minutes: 15 },
};

/** The form for this kind of task, with default values. */
export const draftOf = (kind: TaskKind, lesson = ""): Draft => ({
  ...DEFAULT,
  lesson,
  ...BY_KIND[kind],
  kind,
});

export const choiceIn = ({ n, d, bond, remainder, divider }: Draft): VariantChoice => ({
  n,
  bond: bond === "" ? String(d) : bond,
  remainder: bond === "" ? remainder : 0,
  divider,
  numbers: null,
});

/** The request for the task in a form. Only the server knows whether its board can be played. */
export const requestOf = (draft: Draft, takesShare = false): TaskRequest =>
  requestWith({
    ...draft,
    variant: variantBody(choiceIn(draft)),
    share: takesShare ? draft.share / 100 : undefined,
  });
