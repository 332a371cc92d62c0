import { expect, test } from "vitest";
import { PLANS, planIn, requestsOf } from "./plans";
import type { Task } from "./server";

test("the ready plans last 45 and 90 minutes", () => {
  expect(PLANS.map(({ minutes }) => minutes)).toEqual([45, 45, 45, 90]);
});

test("a plan comes back from a link, and other fragments give none", () => {
  const tasks = [{ kind: "lesson", lesson: "partners", minutes: 5 }] as Task[];
  const fragment = new URLSearchParams({ plan: JSON.stringify(requestsOf(tasks)) });
  expect(planIn(`#${fragment}`)).toEqual(requestsOf(tasks));
  for (const other of ["", "#token=x", "#plan=[", "#plan=3"]) expect(planIn(other)).toBeNull();
});
