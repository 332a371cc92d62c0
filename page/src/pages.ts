/** The pages of the site. A new page is a folder and an entry here; code that several pages share is in the other folders. */

import type { Component } from "svelte";

export interface Page {
  /** The path of the page. Paths below it without an entry of their own, such as a lesson, belong to the page too. */
  path: string;
  /** The message with its name, if it is in the menu. */
  title?: string;
  /** The path of the page in the menu to which it belongs, if it is not there itself. */
  under?: string;
  /** Whether it is in the menu of the pages about the mathematics. */
  maths?: boolean;
  /** The parts of the locale files that the page needs: `learn` means `learn.en.ftl` and `learn.de.ftl`. */
  words?: readonly string[];
  load: () => Promise<{ default: Component }>;
}

const PLAY: Page = {
  path: "/",
  title: "page-nav-play",
  words: ["play", "days"],
  load: () => import("./play/PlayPage.svelte"),
};
const MATHEMATICS = { maths: true, words: ["atlas"] };
const WORKSHOP = { under: "/learn", words: ["learn", "lessons", "workshop"] };

/** The classroom needs a server. The bundler drops its code from the other edition only if the mode is compared here. */
const CLASSROOM: Page[] =
  import.meta.env.MODE === "site"
    ? [{ path: "/class", under: "/learn", load: () => import("./classroom/WithoutServer.svelte") }]
    : [
        {
          path: "/class",
          title: "page-nav-class",
          words: ["classroom"],
          load: () => import("./classroom/ClassPage.svelte"),
        },
      ];

export const PAGES: readonly Page[] = [
  PLAY,
  {
    path: "/learn",
    title: "page-nav-learn",
    words: ["learn", "lessons", "decision", "days"],
    load: () => import("./learn/LearnPage.svelte"),
  },
  {
    path: "/puzzles",
    title: "page-nav-puzzles",
    words: ["learn", "lessons", "days"],
    load: () => import("./puzzles/PuzzlesPage.svelte"),
  },
  { path: "/workshop", ...WORKSHOP, load: () => import("./workshop/WorkshopPage.svelte") },
  { path: "/workshop/duel", ...WORKSHOP, load: () => import("./workshop/DuelPage.svelte") },
  ...CLASSROOM,
  {
    path: "/homework",
    under: "/learn",
    words: ["learn", "lessons", "decision", "homework"],
    load: () => import("./homework/HomeworkPage.svelte"),
  },
  {
    path: "/embed",
    under: "/",
    words: ["learn", "lessons", "homework"],
    load: () => import("./homework/EmbedPage.svelte"),
  },
  {
    path: "/print",
    under: "/learn",
    words: ["learn", "lessons", "paper", "teaching"],
    load: () => import("./print/PrintPage.svelte"),
  },
  {
    path: "/family",
    title: "page-nav-family",
    maths: true,
    words: ["family"],
    load: () => import("./family/FamilyPage.svelte"),
  },
  { path: "/draw", under: "/family", words: ["family"], load: () => import("./draw/DrawPage.svelte") },
  { path: "/atlas", title: "page-nav-atlas", ...MATHEMATICS, load: () => import("./atlas/AtlasPage.svelte") },
  {
    path: "/answers",
    title: "page-nav-answers",
    ...MATHEMATICS,
    load: () => import("./answers/AnswersPage.svelte"),
  },
  { path: "/paper", title: "page-nav-paper", ...MATHEMATICS, load: () => import("./paper/PaperPage.svelte") },
];

const entries = (inMaths: boolean): { path: string; title: string }[] =>
  PAGES.flatMap(({ path, title, maths = false }) =>
    title === undefined || maths !== inMaths ? [] : [{ path, title }],
  );

/** The pages of the main menu, in order. */
export const MENU = entries(false);
/** The pages of the menu about the mathematics, in order. */
export const MATHS = entries(true);

/** The page at a path or nearest above it. Matches and unknown paths belong to the play page. */
export function pageAt(path: string): Page {
  const plain = path.replace(/(.)\/$/, "$1");
  const candidates = PAGES.filter(({ path }) => plain === path || plain.startsWith(`${path}/`));
  return candidates.toSorted((one, other) => other.path.length - one.path.length)[0] ?? PLAY;
}
