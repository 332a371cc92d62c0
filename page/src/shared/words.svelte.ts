/** The texts of the page, from the Fluent files that the command line reads too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";

/** The code of a language that has locale files. */
export type Language = string;
export type Values = Record<string, FluentVariable>;

/**
 * All locale files: `xx.ftl` has the words of the game, `page.xx.ftl` those of the page, and there is a `part.xx.ftl` for each
 * other part that English has. A file is fetched when its language and part are loaded.
 */
const FILES = import.meta.glob<string>("../../../src/zahlenschlacht/explanations/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const SOURCES = new Map(
  Object.entries(FILES).map(([path, load]) => [path.slice(path.lastIndexOf("/") + 1, -".ftl".length), load]),
);

const FALLBACK: Language = "en";

/** The languages that have every file that English has. */
export function languagesIn(names: readonly string[]): Language[] {
  const parts = names.filter((name) => name.endsWith(`.${FALLBACK}`)).map((name) => name.split(".", 1)[0]);
  return names
    .filter((name) => !name.includes(".") && parts.every((part) => names.includes(`${part}.${name}`)))
    .sort();
}

export const LANGUAGES = languagesIn([...SOURCES.keys()]);

/** The name of a language in that language. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

async function loadBundle(language: Language, parts: Iterable<string>): Promise<FluentBundle> {
  const names = [language, ...[...parts].map((part) => `${part}.${language}`)];
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of await Promise.all(names.map((name) => SOURCES.get(name)?.())))
    if (source !== undefined) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Formats numbers as on the board: 2017 and not 2,017, −3 and not -3. Integers beyond 2**53 are text already. */
function formatNumbers(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatNumber(value)]));
}
function formatNumber(value: FluentVariable): FluentVariable {
  if (typeof value !== "number") return value;
  return value < 0 ? withMinus(value) : new FluentNumber(value, { useGrouping: false });
}

/** The number with a real minus sign. */
export const withMinus = (value: number | string): string => String(value).replace("-", "−");

/** The text with sums such as 1 + 6 = 7 on one line. */
const unbroken = (text: string): string => text.replace(/(?<=[\w)]) ([+=·]) (?=[\d(−])/g, "\u00a0$1\u00a0");

/** The values that name a player. `$you` in a sentence is the first of them that is the reader. */
const ROLES = ["player", "winner", "loser", "closer", "opponent", "divider", "breaker"];

/** The language that the player chose, else the browser's first language that has locale files, else English. */
function preferredLanguage(): Language {
  const candidates = [recall("language") ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return candidates.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}

class Words {
  language = $state<Language>(preferredLanguage());
  /** The player whom the sentences call "you"; null if nobody is. */
  reader = $state<string | null>(null);
  /** The name of the other player, if the reader plays against a program. */
  opponent = $state<string | null>(null);
  #bundle = $state.raw(new FluentBundle(FALLBACK));
  /** The language that was chosen last; its words may still be loading. */
  #chosen: Language | null = null;
  readonly #parts = new Set(["page"]);

  /** Loads the words of the page, and those of these locale files. */
  async load(...parts: readonly string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    const { language } = this;
    const bundle = await this.#loadAll(language);
    if (language === this.language) this.#bundle = bundle;
  }

  async choose(language: Language): Promise<void> {
    this.#chosen = language;
    const bundle = await this.#loadAll(language);
    if (this.#chosen !== language) return; // another language was chosen meanwhile
    this.#bundle = bundle;
    this.language = language;
    remember("language", language);
  }

  /** All parts in a language, with those that are asked for while it loads. */
  async #loadAll(language: Language): Promise<FluentBundle> {
    const count = this.#parts.size;
    const bundle = await loadBundle(language, this.#parts);
    return count === this.#parts.size ? bundle : this.#loadAll(language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message, or of an attribute of it: `id.attribute`. */
  say(id: string, values: Values = {}): string {
    const [key = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern
      ? unbroken(
          this.#bundle.formatPattern(
            pattern,
            formatNumbers({ you: this.#roleOfReader(values), ...this.#withNames(values) }),
          ),
        )
      : id;
  }

  /** The values, with the name of the opponent instead of the letter. */
  #withNames(values: Values): Values {
    const { reader, opponent } = this;
    if (reader === null || opponent === null) return values;
    const letter = reader === "A" ? "B" : "A";
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value === letter && ROLES.includes(name) ? opponent : value,
      ]),
    );
  }

  /** The name of the value that is the reader, such as "winner"; "none" if the sentence is not about them. */
  #roleOfReader(values: Values): string {
    const { reader } = this;
    return (reader !== null && ROLES.find((role) => values[role] === reader)) || "none";
  }
}

export const words = new Words();

/** Calls this player "you", and the other one by this name, while the component is mounted. */
export function readAs(reader: () => string | null, opponent: () => string | null = () => null): void {
  $effect.pre(() => {
    words.reader = reader();
    words.opponent = opponent();
    return () => {
      words.reader = words.opponent = null;
    };
  });
}

/** The message in the current language. */
export const t = (id: string, values?: Values): string => words.say(id, values);
