/** The plans for lessons: the ready ones, the one that this browser keeps, and plans in links. */

import { recallJson, rememberJson } from "../shared/memory";
import plans from "../shared/plans.json";
import { requestWith } from "./plan";
import type { Task, TaskRequest } from "./server";

/** The ready plans, with the tasks of their parts. */
export const PLANS = plans.map(({ name, parts }) => ({
  name,
  minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
  tasks: parts.flatMap((part) =>
    part.task === undefined ? [] : [{ ...part.task, minutes: part.minutes } as unknown as TaskRequest],
  ),
}));

/** The requests that plan these tasks again. */
export const requestsOf = (tasks: readonly Task[]): TaskRequest[] =>
  tasks.map((task) => {
    const { variant } = task;
    const board = variant && {
      bond: variant.bond,
      remainder: variant.remainder,
      divider: variant.divider,
      ...(variant.board === null ? { n: variant.n } : { numbers: variant.board }),
    };
    return requestWith({ ...task, variant: board, count: task.total });
  });

/** The plan that this browser keeps; empty if there is none. */
export const keptPlan = (): TaskRequest[] => planIn(location.hash) ?? recallJson<TaskRequest[]>("plan") ?? [];

export function storePlan(tasks: readonly TaskRequest[]): TaskRequest[] {
  rememberJson("plan", tasks);
  return [...tasks];
}

/** The link that opens the page for teachers with these tasks as their own plan. */
export const planLink = (tasks: readonly Task[]): string =>
  `${location.origin}/class#${new URLSearchParams({ plan: JSON.stringify(requestsOf(tasks)) })}`;

/** The plan in the fragment of a link; null if there is none that can be read. The server checks its tasks. */
export function planIn(fragment: string): TaskRequest[] | null {
  try {
    const tasks = JSON.parse(new URLSearchParams(fragment.replace(/^#/, "")).get("plan") ?? "null");
    return Array.isArray(tasks) ? tasks : null;
  } catch {
    return null;
  }
}
