/** The records of matches, kept in IndexedDB. If the browser forbids IndexedDB, they are lost when the page is closed. */

const STORE = "matches";
/** How many matches are kept; the least recently changed are deleted. */
const MAX_MATCHES = 300;

/** A match as Python gives it to the page. */
export interface StoredMatch {
  /** The match as Python reads it. */
  fields: string;
  /** The answer to a request for the match. */
  state: string;
}

interface MatchRecord extends StoredMatch {
  id: string;
  /** When it was changed, in milliseconds. */
  changed: number;
}

/** The matches that a request changed, by id. */
export type Changes = Record<string, StoredMatch>;

export class Records {
  readonly #database = open();
  readonly #memory = new Map<string, MatchRecord>();

  /**
   * Calls `decide` with the record of a match, or undefined, and stores the changes that it returns. Reading and writing are one
   * transaction, so that two tabs cannot overwrite each other's moves.
   */
  async change<T>(id: string, decide: (record?: string) => { result: T; changes: Changes }): Promise<T> {
    const database = await this.#database;
    if (database === null) {
      const { result, changes } = decide(this.#memory.get(id)?.fields);
      for (const record of recordsOf(changes)) this.#memory.set(record.id, record);
      return result;
    }
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
      const matches = transaction.objectStore(STORE);
      const read: IDBRequest<MatchRecord | undefined> = matches.get(id);
      let result: T;
      read.onsuccess = () => {
        try {
          const decision = decide(read.result?.fields);
          result = decision.result;
          for (const record of recordsOf(decision.changes)) matches.put(record);
        } catch (error) {
          reject(error);
          transaction.abort();
        }
      };
      transaction.oncomplete = () => resolve(result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  }

  /** Whether other threads can read what is stored here. */
  async arePersistent(): Promise<boolean> {
    return (await this.#database) !== null;
  }

  /** The state of a match, or undefined if it is not stored. */
  async state(id: string): Promise<string | undefined> {
    const database = await this.#database;
    if (database === null) return this.#memory.get(id)?.state;
    const read: IDBRequest<MatchRecord | undefined> = database.transaction(STORE).objectStore(STORE).get(id);
    return new Promise((resolve) => {
      read.onsuccess = () => resolve(read.result?.state);
      read.onerror = () => resolve(undefined);
    });
  }

  /** Deletes the least recently changed matches, if there are too many. */
  async deleteOldest(): Promise<void> {
    const matches = (await this.#database)?.transaction(STORE, "readwrite").objectStore(STORE);
    const count = matches?.count();
    if (matches === undefined || count === undefined) return;
    count.onsuccess = () => {
      let surplus = count.result - MAX_MATCHES;
      const cursors = matches.index("changed").openCursor();
      cursors.onsuccess = () => {
        if (cursors.result === null || surplus-- <= 0) return;
        cursors.result.delete();
        cursors.result.continue();
      };
    };
  }
}

function recordsOf(changes: Changes): MatchRecord[] {
  return Object.entries(changes).map(([id, match]) => ({ id, ...match, changed: Date.now() }));
}

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open("zahlenschlacht", 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore(STORE, { keyPath: "id" }).createIndex("changed", "changed");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}
