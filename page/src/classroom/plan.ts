/** The plan of a lesson: the next task, and the form for a new task with its defaults. Pure. */

import type { Player } from "../shared/player";
import { type VariantChoice, variantBody } from "../shared/variant";
import type { Task, TaskKind, TaskRequest, TeacherState } from "./server";

export const KINDS: readonly TaskKind[] = ["program", "pairs", "votes", "lesson", "puzzles", "exit"];

/** The task whose start was undone, or else the first task that was never started; null after the last. */
export const nextTask = (
  { tasks }: Pick<TeacherState, "tasks">,
  undoneTask: number | null = null,
): Task | null =>
  tasks.find(({ id }) => id === undoneTask) ?? tasks.find(({ started_at }) => started_at === null) ?? null;

/** The fields of the form for a new task. Each kind uses some of them. */
export interface Draft {
  kind: TaskKind;
  n: number;
  d: number;
  /** The bond in the notation of the library; empty for a divisor. */
  bond: string;
  remainder: number;
  divider: Player;
  side: Player;
  strategy: string;
  /** The learner's share of random moves, in per cent. */
  share: number;
  help: boolean;
  seconds: number;
  lesson: string;
  theme: string;
  count: number;
  minutes: number;
}

const DEFAULT: Omit<Draft, "kind"> = {
  n: 15,
  d: 7,
  bond: "",
  remainder: 0,
  divider: "A",
  side: "A",
  strategy: "program",
  share: 50,
  help: false,
  seconds: 20,
  lesson: "",
  theme: "mixed",
  count: 10,
  minutes: 8,
};

const BY_KIND: Partial<Record<TaskKind, Partial<Draft>>> = {
  program: { minutes: 10 },
  pairs: { n: 7, d: 7 },
  exit: { n: 9, d: 4, minutes: 5 },
};

/** The form for this kind of task, with default values. */
export const draftOf = (kind: TaskKind, lesson = ""): Draft => ({
  ...DEFAULT,
  lesson,
  ...BY_KIND[kind],
  kind,
});

const choiceIn = ({ n, d, bond, remainder, divider }: Draft): VariantChoice => ({
  n,
  bond: bond === "" ? String(d) : bond,
  remainder: bond === "" ? remainder : 0,
  divider,
  numbers: null,
});

/** The request for the task in a form. Only the server knows whether its board can be played. */
export function requestOf(draft: Draft, takesShare = false): TaskRequest {
  const { kind, minutes, help, side, strategy } = draft;
  const variant = variantBody(choiceIn(draft));
  const opponent = { side, strategy, ...(takesShare && { share: draft.share / 100 }) };
  if (kind === "program") return { kind, variant, help, minutes, ...opponent };
  if (kind === "pairs") return { kind, variant, help, minutes };
  if (kind === "votes") return { kind, variant, help, minutes, seconds: draft.seconds, ...opponent };
  if (kind === "lesson") return { kind, lesson: draft.lesson, minutes };
  if (kind === "puzzles") return { kind, theme: draft.theme, count: draft.count, minutes };
  return { kind: "exit", variant, minutes };
}
