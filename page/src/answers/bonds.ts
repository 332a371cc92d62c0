/** The graph of a board: its numbers in blocks of partners, and a line between bonded numbers. */

export interface Spot {
  number: number;
  x: number;
  y: number;
  /** Whether it is in the independent set that is shown. */
  hostile: boolean;
}

export interface Picture {
  spots: Spot[];
  lines: [Spot, Spot][];
  width: number;
  height: number;
}

const STEP = 74;
const WIDE = 128;
const RIM = 44;

/** The board 1..n: pairs of residues as two facing columns, a residue that is its own partner as a ring. */
export function pictureOf(n: number, d: number): Picture {
  const residues = Array.from({ length: Math.floor(d / 2) }, (_, place) => place + 1);
  const height = 2 * RIM + STEP * Math.floor(n / d);
  const spots: Spot[] = [];
  let left = RIM;
  for (const r of [...residues, 0]) {
    const partner = (d - r) % d;
    if (r === partner) {
      spots.push(...ring(numbersOf(n, d, r), left + STEP / 2, height / 2));
      left += STEP + RIM;
    } else {
      const [one, other] = [numbersOf(n, d, r), numbersOf(n, d, partner)];
      const larger = one.length >= other.length;
      spots.push(
        ...column(one, left, height / 2, larger),
        ...column(other, left + WIDE, height / 2, !larger),
      );
      left += WIDE + RIM + STEP / 2;
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

function numbersOf(n: number, d: number, residue: number): number[] {
  return Array.from({ length: n }, (_, place) => place + 1).filter((number) => number % d === residue);
}

function column(numbers: number[], x: number, middle: number, hostile: boolean): Spot[] {
  return numbers.map((number, place) => ({
    number,
    x,
    y: middle + STEP * (place - (numbers.length - 1) / 2),
    hostile,
  }));
}

/** Only the first is in the set: an independent set has at most one number of a clique. */
function ring(numbers: number[], x: number, y: number): Spot[] {
  return numbers.map((number, place) => {
    const angle = (2 * Math.PI * place) / numbers.length - Math.PI / 2;
    return {
      number,
      x: x + (STEP / 2) * Math.cos(angle),
      y: y + (STEP / 2) * Math.sin(angle),
      hostile: place === 0,
    };
  });
}
