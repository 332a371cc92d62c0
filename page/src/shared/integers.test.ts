import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseBigint, parseInteger } from "./integers";
import { LARGEST_BOARD } from "./variant";

test("an integer is read completely or not at all", () => {
  expect(["7", " 15 ", "-3", "007"].map(parseInteger)).toEqual([7, 15, -3, 7]);
  for (const text of [null, "", " ", "7x", "x7", "7.0", "1e3", "7 8", "--7", "+7", "٧", "1234567890123456"])
    expect([text, parseInteger(text)]).toEqual([text, null]);
});

test("the largest board of a match is the server's", () => {
  const document = JSON.parse(readFileSync(join(import.meta.dirname, "../../openapi.json"), "utf8"));
  expect(document.components.schemas.VariantRequest.properties.n.anyOf[0].maximum).toBe(LARGEST_BOARD);
});

test("a bigint is exact up to the requested number of digits", () => {
  expect(parseBigint("1234567890123456789", 19)).toBe(1234567890123456789n);
  expect(parseBigint("12345678901234567890", 19)).toBeNull();
  expect(parseBigint(`-${"9".repeat(1000)}`, 1000)).toBe(1n - 10n ** 1000n);
});
