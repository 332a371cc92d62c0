/** The words of the page, from the Fluent files that the command line reads too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import gameDe from "../../../src/zahlenschlacht/locales/de.ftl?raw";
import gameEn from "../../../src/zahlenschlacht/locales/en.ftl?raw";
import pageDe from "../../../src/zahlenschlacht/locales/page.de.ftl?raw";
import pageEn from "../../../src/zahlenschlacht/locales/page.en.ftl?raw";
import { recall, remember } from "./memory";

export type Language = "en" | "de";
export type Values = Record<string, FluentVariable>;
/** A sentence of the server: which message, about what. */
export interface Message {
  id: string;
  values: Values;
}

const SOURCES: Record<Language, string[]> = { en: [gameEn, pageEn], de: [gameDe, pageDe] };

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of SOURCES[language]) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Numbers are written as on the board, 2017 and not 2,017; those beyond exactness are text already. */
function ungrouped(values: Values): Values {
  const plain = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ];
  return Object.fromEntries(Object.entries(values).map(plain));
}

/** German for readers of German, English for everybody else; a choice made here before comes first. */
function preferred(): Language {
  const chosen = recall("language");
  if (chosen === "en" || chosen === "de") return chosen;
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "de" || tag === "en");
  return first === "de" ? "de" : "en";
}

class Words {
  language = $state<Language>(preferred());
  #bundle = $derived(bundleOf(this.language));

  choose(language: Language): void {
    this.language = language;
    remember("language", language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or with `.attribute` after its id one of its attributes. */
  say(id: string, values: Values = {}): string {
    const [key = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, ungrouped(values)) : id;
  }
}

export const words = new Words();

/** The message in the language of the moment. */
export const t = (id: string, values?: Values): string => words.say(id, values);
