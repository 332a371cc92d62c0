/** The coordinates of numbers on a ring or in rows, and paths between them. Pure. */

/** The coordinates of numbers in a box. */
export interface Points {
  at: ReadonlyMap<number, readonly [number, number]>;
  /** The width and height of the box. */
  box: readonly [number, number];
  /** The distance between the middle of a number and the end of a path. */
  cut: number;
  /** How far paths bend, so that they do not cover each other; 0 for straight paths. */
  bend: number;
}

/** The numbers in rows of `columns` columns, below `top` empty rows. */
export function inRows(numbers: readonly number[], columns: number, top: number): Points {
  const rows = Math.ceil(numbers.length / columns) + top;
  const place = (at: number): [number, number] => [
    (at % columns) + 0.5,
    Math.floor(at / columns) + 0.5 + top,
  ];
  return {
    at: new Map(numbers.map((number, at) => [number, place(at)])),
    box: [columns, rows],
    cut: 0.3,
    bend: 0.16,
  };
}

/** The width of a ring of n numbers, in cells. The size of a number follows from it. */
export const acrossRing = (n: number): number => n / Math.PI + 1;

/** The numbers on a ring that fills a box, the first at the top. */
export function onRing(numbers: readonly number[], width: number, height: number): Points {
  const side = Math.min(width, height) / acrossRing(numbers.length);
  const place = (at: number): [number, number] => {
    const angle = (2 * Math.PI * at) / numbers.length - Math.PI / 2;
    return [
      width / 2 + (Math.cos(angle) * (width - side)) / 2,
      height / 2 + (Math.sin(angle) * (height - side)) / 2,
    ];
  };
  return {
    at: new Map(numbers.map((number, at) => [number, place(at)])),
    box: [width, height],
    cut: side * 0.42,
    bend: 0,
  };
}

/** The SVG path between two numbers; it begins and ends beside the digits, not on them. */
export function pathOf({ at, cut, bend }: Points, from: number, to: number): string {
  const [x, y] = at.get(from) ?? [0, 0];
  const [u, v] = at.get(to) ?? [0, 0];
  const length = Math.hypot(u - x, v - y) || 1;
  const away = bend * Math.min(length, 2);
  const [mx, my] = [(x + u) / 2 - ((v - y) / length) * away, (y + v) / 2 + ((u - x) / length) * away];
  const cutAt = Math.min(0.45, cut / length);
  const point = (s: number): string => {
    const px = (1 - s) ** 2 * x + 2 * s * (1 - s) * mx + s * s * u;
    const py = (1 - s) ** 2 * y + 2 * s * (1 - s) * my + s * s * v;
    return `${px.toFixed(3)} ${py.toFixed(3)}`;
  };
  return `M${point(cutAt)}Q${mx.toFixed(3)} ${my.toFixed(3)} ${point(1 - cutAt)}`;
}
