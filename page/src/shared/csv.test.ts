import { expect, test } from "vitest";
import { cellOf, csvOf, separatorFor } from "./csv";

test("no cell begins like a formula or is taken for a date", () => {
  const dangerous = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1",
    '=HYPERLINK("http://x","y")',
    "＝1",
    "1-8",
    " 12-3 ",
  ];
  for (const text of dangerous) expect([text, cellOf(text).startsWith("\"'")]).toEqual([text, true]);
  for (const text of ["Blue Fox", "a=b", "3-4 5-6", "3-4 ok", "", "'"])
    expect(cellOf(text)).toBe(`"${text}"`);
});

test("numbers stay numbers, quotes are doubled, null is an empty cell", () => {
  expect([cellOf(-3), cellOf(12), cellOf(null), cellOf('a "b"')]).toEqual(["-3", "12", "", '"a ""b"""']);
});

test("a file has a byte order mark and a line for each row, also when a cell has a separator or a line break", () => {
  expect(
    csvOf(
      [
        ["a;b", 1],
        ["c\nd", null],
      ],
      ";",
    ),
  ).toBe('\uFEFF"a;b";1\r\n"c\nd";\r\n');
});

test("the separator is the one that spreadsheets of the language expect", () => {
  expect([separatorFor("de"), separatorFor("en")]).toEqual([";", ","]);
});
