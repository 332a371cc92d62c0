/** The numbers along the axes of the map. */

interface Tick {
  value: bigint;
  label: string;
}

export interface Axis {
  ticks: Tick[];
  /** The offset that is added to the labels if the numbers are long; otherwise 0. */
  base: bigint;
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** The longest label, in characters; for longer numbers the axis has a base. */
const LONGEST = 8;

/** At most `most` round numbers in a range. */
export function axis(first: bigint, last: bigint, most: number): Axis {
  const step = roundStep((last - first) / BigInt(Math.max(1, most)) + 1n);
  const start = first <= 0n ? 0n : ((first + step - 1n) / step) * step;
  const values: bigint[] = [];
  for (let value = start; value <= last && values.length < 100; value += step) values.push(value);
  const plain = values.map(shortForm);
  const isShort = plain.every((label) => label.length <= LONGEST);
  const base = isShort ? 0n : start - (start % 10n ** BigInt(String(last - first).length + 1));
  const sign = base === 0n ? "" : "+";
  return { ticks: values.map((value) => ({ value, label: sign + shortForm(value - base) })), base };
}

/** The smallest of 1, 2, 5, 10, 20, 50, … that is at least this number. */
export function roundStep(least: bigint): bigint {
  const power = 10n ** BigInt(Math.max(0, String(least).length - 1));
  for (const factor of [1n, 2n, 5n]) if (factor * power >= least) return factor * power;
  return 10n * power;
}

/** The shortest exact notation of a number: 1803, 2.5·10⁵, 10¹². */
export function shortForm(value: bigint): string {
  const digits = String(value);
  if (digits.length <= 5) return digits;
  const mantissa = digits.replace(/0+$/, "");
  const exponent = superscript(digits.length - 1);
  if (mantissa === "1") return `10${exponent}`;
  const factor = mantissa.length === 1 ? mantissa : `${mantissa[0]}.${mantissa.slice(1)}`;
  return factor.length > 5 ? digits : `${factor}·10${exponent}`;
}

/** A number rounded to three digits, for sizes: 4096, 3.42·10¹¹. */
export function roundedForm(value: bigint): string {
  const digits = String(value);
  if (digits.length <= 6) return digits;
  const power = 10n ** BigInt(digits.length - 3);
  return shortForm(((value + power / 2n) / power) * power);
}

function superscript(exponent: number): string {
  return [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join("");
}
