// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { addStars, codeOf, starsOf, storeBookmark, storedBookmark, storedStars } from "./stars";

beforeEach(() => localStorage.clear());

test("the code is that of the library", () => {
  expect(codeOf([3, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0])).toBe("ZT222");
  expect(codeOf([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0])).toBe("ZZZZS");
  expect(starsOf(" zt 222")).toEqual([3, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0]);
});

test("a code is read back, and one wrong bit is detected", () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const stars = [...Array(12).keys()].map((place) => Math.floor((seed * 7919) / (place + 3)) % 4);
    expect(starsOf(codeOf(stars))).toEqual(stars);
  }
  expect(starsOf("ZT223")).toBeNull();
  expect(starsOf("ZT22")).toBeNull();
  expect(starsOf("IT222")).toBeNull();
});

test("stars are never lost", () => {
  expect(storedStars()).toEqual(Array(12).fill(0));
  addStars([0, 3]);
  expect(addStars([1, 2]).slice(0, 3)).toEqual([1, 3, 0]);
  expect(storedStars().slice(0, 3)).toEqual([1, 3, 0]);
});

test("a lesson resumes at its bookmark, and another one begins", () => {
  storeBookmark({ lesson: "partners", place: 3, stars: 2 });
  expect(storedBookmark("partners")).toEqual({ lesson: "partners", place: 3, stars: 2 });
  expect(storedBookmark("answer")).toEqual({ lesson: "answer", place: 1, stars: 3 });
});
