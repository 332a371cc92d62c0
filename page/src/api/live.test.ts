// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { match, news } from "../play/fixtures";
import { Live } from "./live";
import type { News } from "./types";

/** The browser's stream of events, driven by the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly OPEN = 1;
  static opened: Stream[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  open(): void {
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  say(news: News): void {
    this.dispatchEvent(new MessageEvent("news", { data: JSON.stringify(news) }));
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

let live: Live | undefined;
let heard: number[] = [];
let connected: boolean[] = [];
let answer: () => Response = () => Response.error();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", async () => answer());
  [Stream.opened, heard, connected] = [[], [], []];
});
afterEach(() => {
  live?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(version = 3): Live {
  live = new Live(
    (state) => heard.push(state.version),
    (now) => connected.push(now),
  );
  live.follow(match(version, []));
  return live;
}
const stream = (): Stream => Stream.opened.at(-1) as Stream;

test("it listens from the version that is known, and tells what it hears", () => {
  follow(3);
  expect(stream().url).toBe("/api/matches/m/events?since=3");
  stream().open();
  stream().say(news(3, [3]));
  stream().say({ ...news(4, [1]), id: "another" });
  expect(heard).toEqual([4]);
  expect(connected).toEqual([true]);
});

test("news that leave something out make it read the whole match", async () => {
  follow(3);
  stream().open();
  answer = () => Response.json(match(9, [3, 1]));
  stream().say(news(8, [1]));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([9]);
  stream().say(news(9, [2]));
  expect(heard).toEqual([9, 10]);
});

test("a stream that the browser mends is left to the browser", () => {
  follow();
  stream().fail(0);
  vi.advanceTimersByTime(60_000);
  expect(connected).toEqual([false]);
  expect(Stream.opened).toHaveLength(1);
});

test("a stream that was refused is opened again with the whole state, as long as it takes", async () => {
  follow(3);
  answer = () => Response.error();
  stream().fail(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Stream.opened).toHaveLength(1);
  answer = () => Response.json(match(7, [3, 1]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toEqual([7]);
  expect(stream().url).toBe("/api/matches/m/events?since=7");
  expect(Stream.opened).toHaveLength(2);
});

test("after sleep the state is read, and an open stream stays", async () => {
  follow(3);
  stream().open();
  answer = () => Response.json(match(5, [3]));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([5]);
  expect(Stream.opened).toHaveLength(1);
});

test("closed, it hears nothing more", async () => {
  const live = follow();
  const last = stream();
  live.close();
  last.say(news(3, [1]));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
});
