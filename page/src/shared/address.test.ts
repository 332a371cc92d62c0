import { expect, test } from "vitest";
import {
  DEFAULTS,
  joinSecretIn,
  matchIdIn,
  parseNumbers,
  readAddress,
  type Settings,
  writeAddress,
} from "./address";

test("an empty address has the default settings", () => {
  expect(readAddress("")).toEqual(DEFAULTS);
  expect(writeAddress(DEFAULTS)).toBe("?n=9&d=4&opponent=learner");
});
test("a choice that an address leaves out is the last one", () => {
  const last = { ...DEFAULTS, opponent: "perfect", side: "B" as const };
  expect(readAddress("?n=21&d=5", last)).toEqual({
    ...last,
    variant: { ...DEFAULTS.variant, n: 21, bond: "5" },
  });
  expect(readAddress("?side=A&opponent=random", last)).toEqual({ ...DEFAULTS, opponent: "random" });
});
test("every choice is written into the address and read back", () => {
  const examples: Settings[] = [
    { ...DEFAULTS, variant: { n: 2017, bond: "8", remainder: 0, divider: "A", numbers: null } },
    {
      ...DEFAULTS,
      variant: { n: 16, bond: "5", remainder: 3, divider: "B", numbers: null },
      side: "B",
      opponent: "beside",
    },
    {
      ...DEFAULTS,
      variant: { n: 4, bond: "5", remainder: 0, divider: "A", numbers: [-3, 0, 4, 10] },
      crossed: [0],
    },
    { ...DEFAULTS, opponent: "learner", share: 75 },
    { ...DEFAULTS, variant: { n: 9, bond: "lines 1-2 3-9", remainder: 0, divider: "B", numbers: null } },
  ];
  // A link opens its own game, whatever was played last.
  for (const last of [DEFAULTS, ...examples])
    for (const settings of examples) expect(readAddress(writeAddress(settings), last)).toEqual(settings);
  expect(writeAddress(examples[0] as Settings)).toBe("?n=2017&d=8&opponent=learner");
  expect(writeAddress(examples[2] as Settings)).toBe("?numbers=-3,0,4,10&d=5&opponent=learner&crossed=0");
});
test("the address has a divisor as d, and any other bond as text", () => {
  const coprime = { ...DEFAULTS, variant: { ...DEFAULTS.variant, n: 15, bond: "coprime" } };
  expect(readAddress("?n=15&bond=coprime")).toEqual(coprime);
  expect(readAddress("?n=15", coprime)).toEqual(coprime);
  expect(readAddress("?n=15&d=7", coprime).variant.bond).toBe("7");
  expect(writeAddress(coprime)).toBe("?n=15&bond=coprime&opponent=learner");
});
test("an unreadable choice has its default", () => {
  expect(readAddress("?n=abc&d=1e9&opponent=No%20body&side=C&share=900&crossed=x&numbers=1,,b")).toEqual({
    ...DEFAULTS,
    share: 100,
  });
});
test("numbers are separated by spaces, commas or semicolons", () => {
  expect(parseNumbers(" 3, -4;5\n6 ")).toEqual([3, -4, 5, 6]);
  expect(parseNumbers("3 x")).toBeNull();
  expect(parseNumbers("1.5")).toBeNull();
});
test("the path has the match, the fragment its secret", () => {
  expect(matchIdIn("/match/aB-3_x")).toBe("aB-3_x");
  expect(matchIdIn("/")).toBeNull();
  expect(joinSecretIn("#join=s%2F1")).toBe("s/1");
  expect(joinSecretIn("")).toBeNull();
});
