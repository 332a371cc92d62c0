import { describe, expect, test } from "vitest";
import { axis, roundedForm, roundStep, shortForm } from "./axes";

const labels = (first: bigint, last: bigint, most: number) =>
  axis(first, last, most).ticks.map(({ label }) => label);

describe("the numbers along an axis", () => {
  test("are round, and not too many", () => {
    expect(labels(0n, 1800n, 9)).toEqual(["0", "500", "1000", "1500"]);
    expect(labels(5n, 17n, 20)).toEqual("5 6 7 8 9 10 11 12 13 14 15 16 17".split(" "));
    expect(labels(0n, 2n * 10n ** 18n, 5)).toEqual(["0", "5·10¹⁷", "10¹⁸", "1.5·10¹⁸", "2·10¹⁸"]);
  });
  test("are counted from a base if they would be long", () => {
    const { ticks, base } = axis(999_999_999_999_999_812n, 999_999_999_999_999_838n, 6);
    expect(base).toBe(999_999_999_999_999_000n);
    expect(ticks.map(({ label }) => label)).toEqual(["+815", "+820", "+825", "+830", "+835"]);
    expect(ticks.every(({ value, label }) => value === base + BigInt(label))).toBe(true);
  });
  test("are never below 0", () => {
    expect(labels(-100n, 100n, 4)[0]).toBe("0");
  });
});

test("steps are 1, 2 or 5 times a power of ten", () => {
  expect([1n, 2n, 3n, 6n, 10n, 11n, 49n, 51n].map(roundStep)).toEqual([1n, 2n, 5n, 10n, 10n, 20n, 50n, 100n]);
});

test("a long number has a short form if that is exact", () => {
  expect([0n, 1803n, 250_000n, 10n ** 12n, 25n * 10n ** 11n].map(shortForm)).toEqual([
    "0",
    "1803",
    "2.5·10⁵",
    "10¹²",
    "2.5·10¹²",
  ]);
  expect(shortForm(123_456_789_012n)).toBe("123456789012");
  expect([4096n, 342_391_234_567n].map(roundedForm)).toEqual(["4096", "3.42·10¹¹"]);
});
