// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Entry,
  type Message,
  type Pattern,
  parse,
  type VariableReference,
  Visitor,
} from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES, languagesIn, words } from "./words.svelte";

const locales = join(import.meta.dirname, "../../../src/zahlenschlacht/explanations/locales");
const source = join(import.meta.dirname, "..");

function messages(file: string): Map<string, Message> {
  const { body } = parse(readFileSync(join(locales, file), "utf8"), { withSpans: false });
  const junk = body.filter((entry: Entry | { type: string }) => entry.type === "Junk");
  expect(junk).toEqual([]);
  return new Map(
    body.filter((entry): entry is Message => entry.type === "Message").map((entry) => [entry.id.name, entry]),
  );
}

function variables(message: Message): string[] {
  const names = new Set<string>();
  class VariableVisitor extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      names.add(node.id.name);
    }
  }
  for (const pattern of [message.value, ...message.attributes.map(({ value }) => value)])
    if (pattern) new VariableVisitor().visit(pattern as Pattern);
  return [...names].sort();
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|schema\.ts$/.test(name),
);
const read = (names: readonly string[]) =>
  names.map((name) => readFileSync(join(source, name), "utf8")).join("\n");
/** The ids of the messages that these files name. */
function usedIn(names: readonly string[]): Set<string> {
  const code = read(names);
  return new Set(
    [...code.matchAll(/\b(?:t\(|say\(|title:)\s*"([a-z0-9-]+)"/g)].map((call) => call[1] as string),
  );
}
const used = usedIn(files);
/** The beginnings of ids that end with a value, as in t(`class-kind-${kind}`). */
const beginnings = new Set(
  [...read(files).matchAll(/`((?:[a-z]+-){2,})\$\{/g)].map((match) => match[1] as string),
);
/** The ids of the sentences about problems that the page finds itself. */
const problems = new Set([...read(files).matchAll(/\bcode: "([a-z-]+)"/g)].map(([, code]) => `page-${code}`));

/** The locale files that only the pages in these folders load. */
const OWN_WORDS = {
  play: ["play"],
  workshop: ["workshop", "exercises/Recipe", "classroom/RecipeTask"],
  paper: ["print"],
  family: ["family", "draw"],
  classroom: ["classroom"],
  teaching: ["classroom"],
};

/** The messages of the page alone. The texts of errors, deciding moves, lessons, puzzles and recipes belong to the command line too. */
const pageMessages = (language: string) =>
  new Map(
    readdirSync(locales)
      .filter((file) => file.endsWith(`.${language}.ftl`) && !/^(errors|decision)\./.test(file))
      .flatMap((file) => [...messages(file)])
      .filter(([id]) => !learnMessages.has(id) || id.startsWith("learn-")),
  );
const learnMessages = new Map([...messages("learn.en.ftl"), ...messages("lessons.en.ftl")]);
const english = pageMessages("en");
const german = pageMessages("de");
const game = { en: messages("en.ftl"), de: messages("de.ftl") };

describe("the messages of the page", () => {
  test("are in German and in English, with the same values", () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, message] of english)
      expect([id, variables(german.get(id) as Message)]).toEqual([id, variables(message)]);
  });
  test("are all used", () => {
    expect(
      [...english.keys()].filter(
        (id) =>
          !used.has(id) &&
          !problems.has(id) &&
          ![...beginnings].some((beginning) => id.startsWith(beginning)) &&
          !/^(page-error-|page-day(-\w+)?-name|glossary-|appearance-|sequence-|answers-item-|statement-|plan-)/.test(
            id,
          ),
      ),
    ).toEqual([]);
  });
  test("all exist", () => {
    const known = (id: string) =>
      english.has(id) || learnMessages.has(id) || (game.en.has(id) && game.de.has(id));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !known(id))).toEqual([]);
  });
  test.each(Object.entries(OWN_WORDS))(
    "in %s.en.ftl are used only where they are loaded",
    (part, folders) => {
      const elsewhere = usedIn(files.filter((name) => !folders.some((folder) => name.startsWith(folder))));
      expect([...messages(`${part}.en.ftl`).keys()].filter((id) => elsewhere.has(id))).toEqual([]);
    },
  );
  test("have other ids than the messages of the game", () => {
    expect([...english.keys()].filter((id) => game.en.has(id))).toEqual([]);
  });
});

test("a part that is loaded while the language changes is there in the new language", async () => {
  await Promise.all([words.choose("de"), words.load("family")]);
  expect([words.language, words.has("family-title")]).toEqual(["de", true]);
});

test("of two languages chosen in a row the last one stays, though the first one loads more slowly", async () => {
  await words.choose("en");
  await words.load("atlas");
  await Promise.all([words.choose("de"), words.choose("en")]);
  expect([words.language, words.say("page-close")]).toEqual(["en", "Close"]);
});

test("a language has every file that English has", () => {
  const english = ["en", "page.en", "family.en"];
  expect(languagesIn([...english, "de", "page.de", "family.de", "it", "page.it"])).toEqual(["de", "en"]);
  const inLocales = readdirSync(locales).filter((file) => file.split(".").length === 2);
  expect([...LANGUAGES].sort()).toEqual(inLocales.map((file) => file.replace(".ftl", "")).sort());
});

const styles = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => readFileSync(join(source, name), "utf8"))
  .join("\n");

test("every custom property that a style uses is defined", () => {
  const names = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  const defined = names(/(--[a-z0-9-]+)["']?\s*[:=]/g);
  expect([...names(/var\((--[a-z0-9-]+)/g)].filter((name) => !defined.has(name))).toEqual([]);
});
