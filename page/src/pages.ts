/** The pages of the site. A new one is a folder beside these and an entry here. */

import type { Component } from "svelte";
import PlayPage from "./play/PlayPage.svelte";

export interface Page {
  /** Where the page is. */
  path: string;
  /** The message with its name in the menu. */
  title: string;
  /** The part of the locale files that only this page needs: `learn` means `learn.en.ftl` and its like. */
  words?: string;
  /** Where else this page is. */
  also?: readonly string[];
  load: () => Promise<{ default: Component }>;
}

/** The play page comes with the first script; the others are fetched only where they are asked for. */
const PLAY: Page = { path: "/", title: "page-nav-play", load: async () => ({ default: PlayPage }) };

export const PAGES: readonly Page[] = [
  PLAY,
  {
    path: "/learn",
    also: ["/puzzles", "/workshop", "/print"],
    title: "page-nav-learn",
    words: "learn",
    load: () => import("./learn/LearnPage.svelte"),
  },
  {
    path: "/family",
    also: ["/draw"],
    title: "page-nav-family",
    words: "family",
    load: () => import("./family/FamilyPage.svelte"),
  },
  { path: "/atlas", title: "page-nav-atlas", words: "atlas", load: () => import("./atlas/AtlasPage.svelte") },
  {
    path: "/answers",
    title: "page-nav-answers",
    words: "atlas",
    load: () => import("./answers/AnswersPage.svelte"),
  },
];

/** The page at a path or above it; matches, and whatever else the server sends here, are the play page's. */
export function pageAt(path: string): Page {
  const plain = path.replace(/(.)\/$/, "$1");
  const under = (place: string): boolean => plain === place || plain.startsWith(`${place}/`);
  return PAGES.find(({ path, also = [] }) => [path, ...also].some(under)) ?? PLAY;
}
