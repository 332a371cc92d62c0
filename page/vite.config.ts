import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, minifySync, type Plugin, type UserConfig } from "vite";

/** Publishes docs/proof.md as plain text beside the page. The answers link to it. */
const proof: Plugin = {
  name: "proof",
  apply: "build",
  generateBundle() {
    const source = readFileSync(new URL("../docs/proof.md", import.meta.url), "utf8");
    this.emitFile({ type: "asset", fileName: "proof.txt", source });
  },
};

/** Publishes public/start.js, which every page loads first, without its comments and spaces. */
const startScript: Plugin = {
  name: "start-script",
  apply: "build",
  generateBundle() {
    const source = readFileSync(new URL("public/start.js", import.meta.url), "utf8");
    this.emitFile({ type: "asset", fileName: "start.js", source: minifySync("start.js", source).code });
  },
};

const MODULES = new URL("node_modules/", import.meta.url);

/** The licence text in the folder of a package, or undefined. */
function textOf(name: string): string | undefined {
  const folder = new URL(`${name}/`, MODULES);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return file && readFileSync(new URL(file, folder), "utf8").trim();
}

/**
 * Publishes the licences of all packages whose code or fonts are in the page. A package without a licence text gets
 * that of an installed package with the same licence: @fluent/bundle has none, and aria-query is Apache-2.0 too.
 */
const licences: Plugin = {
  name: "licences",
  apply: "build",
  generateBundle(_options, bundle) {
    const names = new Set<string>();
    const assets = Object.values(bundle).flatMap((file) =>
      file.type === "asset" ? file.originalFileNames : [],
    );
    for (const file of [...this.getModuleIds(), ...assets]) {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
      if (name) names.add(name);
    }
    const parts = [...names].sort().map((name) => {
      const { version, license, author } = JSON.parse(
        readFileSync(new URL(`${name}/package.json`, MODULES), "utf8"),
      );
      const text = textOf(name) ?? (license === "Apache-2.0" ? textOf("aria-query") : undefined);
      if (!text) this.error(`${name} (${license}) has no licence text`);
      return `${name} ${version} (${license})\n${author?.name ?? author ?? ""}\n\n${text}\n`;
    });
    const source = parts.join(`\n${"-".repeat(80)}\n\n`);
    this.emitFile({ type: "asset", fileName: "licences.txt", source });
  },
};

/** The options for the edition without a server, with the names of the files that `site.py` has prepared (docs/site.md). */
function siteOptions(): UserConfig {
  const { python, answers, games, days, tiles, hasDocs } = JSON.parse(
    process.env.ZAHLENSCHLACHT_SITE ?? "{}",
  );
  return {
    base: "./",
    worker: { format: "es" },
    define: {
      __PYTHON__: JSON.stringify(python),
      __ANSWERS__: JSON.stringify(answers),
      __GAMES__: JSON.stringify(games),
      __DAYS__: JSON.stringify(days),
      __TILES__: JSON.stringify(tiles),
      __HAS_DOCS__: JSON.stringify(hasDocs),
    },
  };
}

/** The options for a server, which has the documentation if `make docs` has built it. */
function serverOptions(): UserConfig {
  const docs = new URL("../src/zahlenschlacht/service/web/docs/index.html", import.meta.url);
  return { define: { __HAS_DOCS__: JSON.stringify(existsSync(docs)) } };
}

/** Drops comments from the locale files, and messages that only the command line or the other edition needs. */
const words = (isSite: boolean): Plugin => ({
  name: "words",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    if (isSite && /\/(classroom|teaching)\.\w+\.ftl/.test(id)) return 'export default ""';
    const messages = readFileSync(id.slice(0, -"?raw".length), "utf8").split(/\n(?=[a-z])/);
    const pageMessages = messages
      .filter((message) => !/^(cli-|field-|question-)/.test(message))
      .filter((message) => isSite || !message.startsWith("page-site-"))
      .join("\n");
    return `export default ${JSON.stringify(pageMessages.replace(/^#.*\n/gm, ""))}`;
  },
});

/** Modules that several pages share, also those of pupils in a lesson. */
const COMMON =
  /\/page\/src\/(shared\/(?!Choice|CopyButton|Dialog|DividerField|SizeField|Sheet|csv|moreBelow|Loopback|NetworkNote|Qr|Sentence|ShareButton|Term|address\.|download|glossary|integers|seeds)|api\/(?!puzzles|recipes)|board\/(?!MiniBoard)|exercises\/(Options|Tray|answer|boardModel|moves|program|stars|wording))/;
/** Modules that the play page shares with others, and that a pupil in a lesson does not need at first. */
const EXTRAS =
  /\/page\/src\/(shared\/(Choice|CopyButton|Dialog|DividerField|Qr|ShareButton|Sheet|SizeField|csv|download|moreBelow)|board\/MiniBoard|exercises\/(DayCard|coach|days))/;
/** Modules of the path through games, lessons and puzzles. The header of most pages links to its next station. */
const PATH =
  /\/learn\/path\.json|\/page\/src\/(api\/puzzles|shared\/(address\.|integers|seeds)|exercises\/(Continue|rating|record|stations))/;
/** Modules of texts with explained terms, which a pupil does not see. */
const TERMS = /\/page\/src\/shared\/(Sentence|Term|glossary)/;
/** The menu of the site. A pupil's page has none. */
const MENU = /\/page\/src\/(Menu|shared\/(Header|Switches))\.svelte/;
/** Modules of the exercises, without those of puzzles. */
const LESSON = /\/page\/src\/exercises\/(?![Pp]uzzle|[Dd]ifficulty|record)/;
/** Modules that the pages of a classroom share. */
const CLASSROOM = /\/page\/src\/classroom\/(Tries|clock|describe|keys|room|server)\b/;

/** The page is built into the Python package, whose server serves it. */
export default defineConfig(({ mode }) => ({
  ...(mode === "site" ? siteOptions() : serverOptions()),
  plugins: [svelte(), proof, startScript, licences, words(mode === "site")],
  build: {
    outDir: mode === "site" ? "../site" : "../src/zahlenschlacht/service/web/page",
    emptyOutDir: true,
    target: "es2022",
    // Under the strict Content-Security-Policy fonts and pictures are files, never data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page first loads one script and one style sheet, then one or two scripts that several pages share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "index", tags: ["$initial"], priority: 2 },
            { name: "plans", test: /\/page\/src\/shared\/(plans\.json|PlanTable)/, priority: 2 },
            { name: "terms", test: TERMS, minShareCount: 2, priority: 2 },
            { name: "common", test: COMMON, minShareCount: 3, priority: 1 },
            { name: "path", test: PATH, minShareCount: 2, priority: 1 },
            { name: "menu", test: MENU, priority: 1 },
            { name: "extras", test: EXTRAS, minShareCount: 2, priority: 1 },
            { name: "play", test: /\/page\/src\/play\//, minShareCount: 2, priority: 1 },
            { name: "uqr", test: /\/node_modules\/uqr\//, priority: 1 },
            { name: "coach", test: /\/page\/src\/exercises\/CoachSteps/, priority: 1 },
            { name: "classroom", test: CLASSROOM, minShareCount: 2, priority: 1 },
            { name: "recipe", test: /\/page\/src\/exercises\/[Rr]ecipe/, minShareCount: 2, priority: 1 },
            { name: "exercises", test: LESSON, minShareCount: 2 },
            { name: "puzzle", test: /\/page\/src\/exercises\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    // The words are shared with the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8017" },
  },
}));
