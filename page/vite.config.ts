import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What the machine-checked proof says and where lies beside the page, for the answers to link to: docs/proof.md as plain text. */
const proof: Plugin = {
  name: "proof",
  apply: "build",
  generateBundle() {
    const source = readFileSync(new URL("../docs/proof.md", import.meta.url), "utf8");
    this.emitFile({ type: "asset", fileName: "proof.txt", source });
  },
};

/** The built page lies inside the Python package, whose server hands it out. */
export default defineConfig({
  plugins: [svelte(), proof],
  build: {
    outDir: "../src/zahlenschlacht/service/web/page",
    emptyOutDir: true,
    target: "es2022",
    // Under the strict Content-Security-Policy fonts and pictures are files, never data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page loads first is one script and one style sheet, also where other pages share parts of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
  },
  server: {
    // The words are shared with the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8017" },
  },
});
