// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { teacherLink, tokenIn } from "./addresses";
import { codeIn, forgetKeys, forgetSeat, keepKeys, keysOf, newSecret, ownClassrooms } from "./keys";

beforeEach(() => localStorage.clear());

test("a code is read however it is typed", () => {
  expect([codeIn(" kmr-tf "), codeIn("KMRTF"), codeIn("k m r t f"), codeIn("123")]).toEqual([
    "KMRTF",
    "KMRTF",
    "KMRTF",
    "",
  ]);
});

test("tokens and notes are kept until the classroom is deleted", () => {
  keepKeys("KMRTF", { teacher: "t", until: 2000 }, 1000);
  keepKeys("KMRTF", { notes: { 1: "Mia" } }, 1000);
  keepKeys("BCDFG", { pupil: "p", claim: "c", until: 3000 }, 1000);
  expect(keysOf("KMRTF", 1500)).toEqual({ teacher: "t", notes: { 1: "Mia" }, until: 2000 });
  expect(ownClassrooms(1500)).toEqual(["KMRTF"]);
  expect([keysOf("KMRTF", 2500).teacher, ownClassrooms(2500)]).toEqual([undefined, []]);
  forgetSeat("BCDFG", 1500);
  expect(keysOf("BCDFG", 1500)).toEqual({ until: 3000 });
  forgetKeys("KMRTF", 1500);
  forgetKeys("BCDFG", 1500);
  expect(localStorage.length).toBe(0);
});

test("the teacher's link carries the token where no server sees it", () => {
  const link = new URL(teacherLink("KMRTF", "a+b/c="));
  expect([link.pathname, link.search, tokenIn(link.hash)]).toEqual(["/class/KMRTF/teach", "", "a+b/c="]);
  expect(tokenIn("")).toBeNull();
});

test("secrets differ", () => {
  expect(new Set([1, 2, 3].map(newSecret)).size).toBe(3);
});
