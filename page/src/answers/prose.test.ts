import { expect, test } from "vitest";
import { parts } from "./prose";

test("letters, indices and powers of a formula are told apart", () => {
  expect(parts("*a*_(d−r) ≤ 2^(k)!")).toEqual([
    { kind: "letter", text: "a" },
    { kind: "below", text: "d−r" },
    { kind: "text", text: "\u00a0≤\u00a02" },
    { kind: "above", text: "k" },
    { kind: "text", text: "!" },
  ]);
  expect(parts("no formula")).toEqual([{ kind: "text", text: "no formula" }]);
});
