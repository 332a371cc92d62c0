/** The browser's storage: settings, progress, and the seats held in matches. Nothing is stored before a choice or a move. */

const PREFIX = "zahlenschlacht:";
const MAX_SEATS = 60;

/** The text stored under this name; null if there is none, or if the browser forbids storage. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a text under this name; null removes it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // The page works without storage, but forgets everything.
  }
}

/** The JSON stored under this name; null if there is none, or if it cannot be read. */
export function recallJson<T>(name: string): T | null {
  try {
    return JSON.parse(recall(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Stores a value as JSON under this name; null removes it. */
export function rememberJson(name: string, value: unknown): void {
  remember(name, value === null ? null : JSON.stringify(value));
}

/** The token of each seat that this browser holds. */
export type Tokens = Partial<Record<"A" | "B", string>>;

/** The secrets that this browser holds for a match. */
export interface Seats extends Tokens {
  /** The secret of the link for a friend. */
  join?: string;
  /** The claim of a seat that the server has not yet answered. */
  claim?: string;
}

/** The seats that this browser holds in a match. */
export function seatsIn(match: string): Seats {
  return allSeats().find(([id]) => id === match)?.[1] ?? {};
}

/** Stores the seats held in a match. Only the newest `MAX_SEATS` matches are kept. */
export function storeSeats(match: string, seats: Seats): void {
  const others = allSeats().filter(([id]) => id !== match);
  rememberJson("seats", [...others, [match, seats]].slice(-MAX_SEATS));
}

function allSeats(): [string, Seats][] {
  const seats = recallJson<[string, Seats][]>("seats");
  return Array.isArray(seats) ? seats : [];
}
