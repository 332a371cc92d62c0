// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { position } from "../../tests/fixtures";
import Continue from "../exercises/Continue.svelte";
import { addressOf, LEVELS, PATH, storeGames } from "../exercises/stations";
import LessonEnd from "./LessonEnd.svelte";
import Path from "./Path.svelte";

const lessons = Array.from({ length: 12 }, (_, place) => ({
  name: `lesson-${place}`,
  place: place + 1,
  exercises: [],
}));
const GAMES = { won: [], lost: null, losses: 0, match: "" };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  // jsdom has no layout, and type of no size.
  document.documentElement.style.fontSize = "16px";
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
    },
  );
});

const hrefs = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

test("every station is a link, done ones have a tick, and the next one is marked", () => {
  storeGames({ ...GAMES, won: LEVELS.slice(0, 2).map(addressOf) });
  const path = mount(Path, { target: document.body, props: { lessons: lessons as never } });
  expect(document.querySelectorAll(".path li")).toHaveLength(PATH.length);
  expect(hrefs(".path a").slice(0, 4)).toEqual(PATH.slice(0, 4).map(addressOf));
  expect(hrefs(".done a")).toEqual(LEVELS.slice(0, 2).map(addressOf));
  expect(document.querySelectorAll(".tick")).toHaveLength(2);
  expect(hrefs("a[aria-current=step]")).toEqual(["/learn/1"]);
  // The rows wind: two stations in a row without a layout.
  const places = [...document.querySelectorAll<HTMLElement>(".path li")].map(
    ({ style }) => `${style.gridRow} / ${style.gridColumn}`,
  );
  expect(places.slice(0, 4)).toEqual(["1 / 1", "1 / 2", "2 / 2", "2 / 1"]);
  expect(hrefs(".head a")).toEqual(["/learn/1"]);
  unmount(path);
});

test("a lesson after a lost game ends with the way back to it", () => {
  const address = "/?n=7&d=3&opponent=learner&share=75";
  storeGames({ ...GAMES, lost: { address, opponent: "learner", variant: position([]).variant } });
  const props = { lesson: lessons[2] as never, stars: 3 };
  const end = mount(LessonEnd, { target: document.body, props });
  expect(hrefs(".buttons .main")).toEqual([address]);
  expect(document.querySelectorAll(".buttons .continue")).toHaveLength(1);
  unmount(end);
  storeGames(GAMES);
  const other = mount(LessonEnd, { target: document.body, props });
  expect(hrefs(".buttons .main")).toEqual([addressOf(PATH[0] as never)]);
  unmount(other);
});

test("the way on along the path is not offered beside another link to the same station", () => {
  storeGames({ ...GAMES, won: LEVELS.slice(0, 1).map(addressOf) });
  for (const [except, links] of [
    ["/learn/3", ["/learn/1"]],
    ["/learn/1", []],
  ] as const) {
    const way = mount(Continue, { target: document.body, props: { except } });
    expect(hrefs(".continue")).toEqual(links);
    unmount(way);
  }
});
