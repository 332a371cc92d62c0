import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The built page lies inside the Python package, whose server hands it out. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/zahlenschlacht/web/page",
    emptyOutDir: true,
    target: "es2022",
    // Under the strict Content-Security-Policy fonts and pictures are files, never data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The words are shared with the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8017" },
  },
});
