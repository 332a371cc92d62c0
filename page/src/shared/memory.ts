/** What this browser remembers: choices made here, and the seats held in matches. Never anything before a choice or a move. */

const PREFIX = "zahlenschlacht:";
const MOST_SEATS = 60;

/** What was remembered under this name, or null, also where the browser forbids remembering. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser without storage plays all the same; it only forgets.
  }
}

/** The token for each seat held here. */
export type Tokens = Partial<Record<"A" | "B", string>>;

/** The seats held in this match. */
export function seatsIn(match: string): Tokens {
  return allSeats().find(([id]) => id === match)?.[1] ?? {};
}

export function keepSeats(match: string, tokens: Tokens): void {
  const others = allSeats().filter(([id]) => id !== match);
  remember("seats", JSON.stringify([...others, [match, tokens]].slice(-MOST_SEATS)));
}

function allSeats(): [string, Tokens][] {
  try {
    const kept: unknown = JSON.parse(recall("seats") ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Tokens][]) : [];
  } catch {
    return [];
  }
}
