// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { newSecret } from "../shared/secret";
import { parseToken, teacherLink } from "./addresses";
import { forgetKeys, forgetSeat, keepKeys, keysOf, normalizeCode, ownClassrooms } from "./keys";

beforeEach(() => localStorage.clear());

test("a code is read however it is typed", () => {
  expect([
    normalizeCode(" kmr-tf "),
    normalizeCode("KMRTF"),
    normalizeCode("k m r t f"),
    normalizeCode("123"),
  ]).toEqual(["KMRTF", "KMRTF", "KMRTF", ""]);
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
  expect([link.pathname, link.search, parseToken(link.hash)]).toEqual(["/class/KMRTF/teach", "", "a+b/c="]);
  expect(parseToken("")).toBeNull();
});

test("secrets differ", () => {
  expect(new Set([1, 2, 3].map(newSecret)).size).toBe(3);
});
