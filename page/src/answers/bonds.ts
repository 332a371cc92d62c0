/** The graph of a board: its numbers in blocks of partners, and a line between bonded numbers. */

export interface Spot {
  number: number;
  x: number;
  y: number;
  /** Whether the number is in the hostile set that the picture shows. */
  isHostile: boolean;
}

export interface Picture {
  spots: Spot[];
  lines: [Spot, Spot][];
  width: number;
  height: number;
}

/** Distances in the picture: between numbers of a column, between facing columns, and from the rim. */
const NUMBER_GAP = 74;
const COLUMN_GAP = 128;
const RIM = 44;

/** The board 1..n: pairs of residues as two facing columns, a residue that is its own partner as a ring. */
export function pictureOf(n: number, d: number): Picture {
  const residues = Array.from({ length: Math.floor(d / 2) }, (_, place) => place + 1);
  const height = 2 * RIM + NUMBER_GAP * Math.floor(n / d);
  const spots: Spot[] = [];
  let left = RIM;
  for (const r of [...residues, 0]) {
    const partner = (d - r) % d;
    if (r === partner) {
      spots.push(...ring(numbersOf(n, d, r), left + NUMBER_GAP / 2, height / 2));
      left += NUMBER_GAP + RIM;
    } else {
      const [one, other] = [numbersOf(n, d, r), numbersOf(n, d, partner)];
      const isLarger = one.length >= other.length;
      spots.push(
        ...column(one, left, height / 2, isLarger),
        ...column(other, left + COLUMN_GAP, height / 2, !isLarger),
      );
      left += COLUMN_GAP + RIM + NUMBER_GAP / 2;
    }
  }
  const lines = spots.flatMap((one, place) =>
    spots
      .slice(place + 1)
      .filter((other) => (one.number + other.number) % d === 0)
      .map((other): [Spot, Spot] => [one, other]),
  );
  return { spots, lines, width: left, height };
}

/** The numbers from 1 to n with this residue. */
function numbersOf(n: number, d: number, residue: number): number[] {
  return Array.from({ length: n }, (_, place) => place + 1).filter((number) => number % d === residue);
}

/** A column of numbers around the middle of the picture. */
function column(numbers: number[], x: number, middle: number, isHostile: boolean): Spot[] {
  return numbers.map((number, place) => ({
    number,
    x,
    y: middle + NUMBER_GAP * (place - (numbers.length - 1) / 2),
    isHostile,
  }));
}

/** A ring of numbers. Only the first is in the hostile set, because all of them are joined. */
function ring(numbers: number[], x: number, y: number): Spot[] {
  return numbers.map((number, place) => {
    const angle = (2 * Math.PI * place) / numbers.length - Math.PI / 2;
    return {
      number,
      x: x + (NUMBER_GAP / 2) * Math.cos(angle),
      y: y + (NUMBER_GAP / 2) * Math.sin(angle),
      isHostile: place === 0,
    };
  });
}
