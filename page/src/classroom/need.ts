/** The order of the pupils on the teacher's page. Pure. */

import type { PupilRecord, Task } from "./server";
import { isDone } from "./tiles";
import { winsOf } from "./tries";

/** A smaller number comes first: who may need help, who is working, who has finished, who is away, who is removed. */
function need(task: Task | null, one: PupilRecord): number {
  if (one.removed) return 4;
  if (one.stuck !== null) return 0;
  if (!one.here) return 3;
  return task !== null && isDone(task, one) ? 2 : 1;
}

/** The pupils by need, by name or by wins. Equal ones stay in the order of joining. */
export function byNeed(
  tiles: readonly PupilRecord[],
  task: Task | null,
  order: "need" | "name" | "wins" = "need",
): PupilRecord[] {
  const compare = {
    need: (one: PupilRecord, other: PupilRecord) => need(task, one) - need(task, other),
    name: (one: PupilRecord, other: PupilRecord) => (one.name ?? "").localeCompare(other.name ?? ""),
    wins: (one: PupilRecord, other: PupilRecord) => winsOf(other.tries) - winsOf(one.tries),
  }[order];
  return [...tiles].sort(compare);
}
