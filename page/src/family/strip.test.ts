import { expect, test } from "vitest";
import { numbersFor } from "./strip";

test("each board is named once, by the player who wins it", () => {
  expect(numbersFor("AABAAAB", 4, "A")).toBe("4 – 5, 7 – 9");
  expect(numbersFor("AABAAAB", 4, "B")).toBe("6, 10");
  expect(numbersFor("BBB", 4, "A")).toBe("");
});
