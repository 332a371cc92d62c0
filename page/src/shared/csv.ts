/** Tables as CSV, safe from formula injection in spreadsheets. Pure. */

/** A spreadsheet takes a cell that begins like this for a formula, even after spaces, and one pair such as "1-8" for a date. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]|^\s*\d+-\d+\s*$/;

/** A cell in quotes. A text that looks like a formula or a date gets an apostrophe in front; numbers stay numbers. */
export function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A file with these rows. It begins with a byte order mark, without which Excel misreads umlauts. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], separator: string): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(separator)).join("\r\n")}\r\n`;
}

/** The separator that spreadsheets expect: a semicolon in languages with a decimal comma, otherwise a comma. */
export function separatorFor(language: string): string {
  return new Intl.NumberFormat(language).format(1.5).includes(",") ? ";" : ",";
}
