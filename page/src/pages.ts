/** The pages of the site. A new one is a folder beside these and an entry here; what several use is in the other folders. */

import type { Component } from "svelte";

export interface Page {
  /** Where the page is, and all that is below it and has no entry of its own: a lesson, a puzzle. */
  path: string;
  /** The message with its name in the menu; the page of the menu that it belongs to, where it is not there itself. */
  title?: string;
  under?: string;
  /** Whether it is in the menu of the pages about the mathematics. */
  maths?: boolean;
  /** The part of the locale files that only this page needs: `learn` means `learn.en.ftl` and its like. */
  words?: string;
  load: () => Promise<{ default: Component }>;
}

const PLAY: Page = { path: "/", title: "page-nav-play", load: () => import("./play/PlayPage.svelte") };
const LEARN = { under: "/learn", words: "learn" };

/** The classroom needs a server. The edition without one leaves its code out; the bundler sees that only from the mode itself. */
const CLASSROOM: Page[] =
  import.meta.env.MODE === "site"
    ? []
    : [
        {
          path: "/class",
          under: "/learn",
          words: "classroom",
          load: () => import("./classroom/ClassPage.svelte"),
        },
      ];

export const PAGES: readonly Page[] = [
  PLAY,
  {
    path: "/learn",
    title: "page-nav-learn",
    words: "learn",
    load: () => import("./learn/LearnPage.svelte"),
  },
  {
    path: "/puzzles",
    title: "page-nav-puzzles",
    words: "learn",
    load: () => import("./puzzles/PuzzlesPage.svelte"),
  },
  { path: "/workshop", ...LEARN, load: () => import("./workshop/WorkshopPage.svelte") },
  { path: "/workshop/duel", ...LEARN, load: () => import("./workshop/DuelPage.svelte") },
  ...CLASSROOM,
  { path: "/print", ...LEARN, load: () => import("./print/PrintPage.svelte") },
  {
    path: "/family",
    title: "page-nav-family",
    maths: true,
    words: "family",
    load: () => import("./family/FamilyPage.svelte"),
  },
  { path: "/draw", under: "/family", words: "family", load: () => import("./draw/DrawPage.svelte") },
  {
    path: "/atlas",
    title: "page-nav-atlas",
    maths: true,
    words: "atlas",
    load: () => import("./atlas/AtlasPage.svelte"),
  },
  {
    path: "/answers",
    title: "page-nav-answers",
    maths: true,
    words: "atlas",
    load: () => import("./answers/AnswersPage.svelte"),
  },
];

const entries = (inMaths: boolean): { path: string; title: string }[] =>
  PAGES.flatMap(({ path, title, maths = false }) =>
    title === undefined || maths !== inMaths ? [] : [{ path, title }],
  );

/** The pages of the menu, in order, and those of the menu about the mathematics. */
export const MENU = entries(false);
export const MATHS = entries(true);

/** The page at a path or nearest above it; matches, and whatever else the server sends here, are the play page's. */
export function pageAt(path: string): Page {
  const plain = path.replace(/(.)\/$/, "$1");
  const above = PAGES.filter(({ path }) => plain === path || plain.startsWith(`${path}/`));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0] ?? PLAY;
}
