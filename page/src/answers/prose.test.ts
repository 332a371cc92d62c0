import { expect, test } from "vitest";
import { parts } from "./prose";

test("letters, indices and powers of a formula are told apart", () => {
  expect(parts("*a*_(d−r) ≤ 2^(k)!")).toEqual([
    { tag: "i", text: "a" },
    { tag: "sub", text: "d−r" },
    { tag: null, text: "\u00a0≤\u00a02" },
    { tag: "sup", text: "k" },
    { tag: null, text: "!" },
  ]);
  expect(parts("no formula")).toEqual([{ tag: null, text: "no formula" }]);
});
