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
import { LANGUAGES, languagesIn } from "./words.svelte";

const locales = join(import.meta.dirname, "../../../src/zahlenschlacht/explain/locales");
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
  const found = new Set<string>();
  class Names extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
  }
  for (const pattern of [message.value, ...message.attributes.map(({ value }) => value)])
    if (pattern) new Names().visit(pattern as Pattern);
  return [...found].sort();
}

const code = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|schema\.ts$/.test(name))
  .map((name) => readFileSync(join(source, name), "utf8"))
  .join("\n");
const used = new Set(
  [...code.matchAll(/\b(?:t\(|say\(|title:)\s*"([a-z0-9-]+)"/g)].map((found) => found[1] as string),
);

/** What only the page says; the words of lessons, puzzles and recipes are the command line's too. */
const both = (language: string) =>
  new Map(
    readdirSync(locales)
      .filter((file) => file.endsWith(`.${language}.ftl`))
      .flatMap((file) => [...messages(file)])
      .filter(([id]) => !learnt.has(id) || id.startsWith("learn-")),
  );
const learnt = messages("learn.en.ftl");
const english = both("en");
const german = both("de");
const game = { en: messages("en.ftl"), de: messages("de.ftl") };

describe("the words of the page", () => {
  test("are in German and in English, about the same things", () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, message] of english)
      expect([id, variables(german.get(id) as Message)]).toEqual([id, variables(message)]);
  });
  test("are all used", () => {
    expect(
      [...english.keys()].filter(
        (id) => !used.has(id) && !/^(page-error-|page-help-|glossary-|appearance-|sequence-)/.test(id),
      ),
    ).toEqual([]);
  });
  test("are all there", () => {
    const known = (id: string) => english.has(id) || learnt.has(id) || (game.en.has(id) && game.de.has(id));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((id) => !known(id))).toEqual([]);
  });
  test("take no name of the game's words", () => {
    expect([...english.keys()].filter((id) => game.en.has(id))).toEqual([]);
  });
});

test("a language has every file that English has", () => {
  const english = ["en", "page.en", "family.en"];
  expect(languagesIn([...english, "de", "page.de", "family.de", "it", "page.it"])).toEqual(["de", "en"]);
  expect(LANGUAGES).toEqual(["de", "en"]);
});

const styles = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => readFileSync(join(source, name), "utf8"))
  .join("\n");

test("every colour and size that a style asks for is given somewhere", () => {
  const names = (found: RegExp) => new Set([...styles.matchAll(found)].map(([, name]) => name));
  const given = names(/(--[a-z0-9-]+)["']?\s*[:=]/g);
  expect([...names(/var\((--[a-z0-9-]+)/g)].filter((name) => !given.has(name))).toEqual([]);
});
