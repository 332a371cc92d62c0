import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type UserConfig } from "vite";

/** Publishes docs/proof.md as plain text beside the page. The answers link to it. */
const proof: Plugin = {
  name: "proof",
  apply: "build",
  generateBundle() {
    const source = readFileSync(new URL("../docs/proof.md", import.meta.url), "utf8");
    this.emitFile({ type: "asset", fileName: "proof.txt", source });
  },
};

/** The options for the edition without a server, with the names of the files that `site.py` has prepared (docs/site.md). */
function siteOptions(): UserConfig {
  const { python, answers, tiles } = JSON.parse(process.env.ZAHLENSCHLACHT_SITE ?? "{}");
  return {
    base: "./",
    worker: { format: "es" },
    define: {
      __PYTHON__: JSON.stringify(python),
      __ANSWERS__: JSON.stringify(answers),
      __TILES__: JSON.stringify(tiles),
    },
  };
}

/** Drops comments and the messages of the command line alone from the locale files, and on request those of the classroom. */
const words = (withoutClassroom: boolean): Plugin => ({
  name: "words",
  apply: "build",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    if (withoutClassroom && /\/(classroom|teaching)\.\w+\.ftl/.test(id)) return 'export default ""';
    const messages = readFileSync(id.slice(0, -"?raw".length), "utf8").split(/\n(?=[a-z])/);
    const pageMessages = messages
      .filter((message) => !/^(cli-|field-|statement-\d)/.test(message))
      .join("\n");
    return `export default ${JSON.stringify(pageMessages.replace(/^#.*\n/gm, ""))}`;
  },
});

/** Modules that several pages share, also those of pupils in a lesson. */
const COMMON =
  /\/page\/src\/(shared\/(?!CopyButton|DividerField|Qr|ShareButton)|api\/|board\/(?!MiniBoard)|exercises\/(Options|Tray|answer|boardModel|moves|program|wording))/;
/** Modules that the play page shares with others, and that a pupil in a lesson does not need at first. */
const EXTRAS =
  /\/page\/src\/(shared\/(CopyButton|DividerField|Qr|ShareButton)|board\/MiniBoard|exercises\/(DayCard|coach|days))/;
/** Modules of the exercises, without those of puzzles. */
const LESSON = /\/page\/src\/exercises\/(?![Pp]uzzle|[Dd]ifficulty|record)/;
/** Modules that the pages of a classroom share. */
const CLASSROOM = /\/page\/src\/classroom\/(Bars|Tries|clock|describe|keys|room|server)\b/;

/** The page is built into the Python package, whose server serves it. */
export default defineConfig(({ mode }) => ({
  ...(mode === "site" && siteOptions()),
  plugins: [svelte(), proof, words(mode === "site")],
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
            { name: "common", test: COMMON, minShareCount: 3, priority: 1 },
            { name: "extras", test: EXTRAS, minShareCount: 2, priority: 1 },
            { name: "coach", test: /\/page\/src\/exercises\/CoachSteps/, priority: 1 },
            { name: "classroom", test: CLASSROOM, minShareCount: 2, priority: 1 },
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
