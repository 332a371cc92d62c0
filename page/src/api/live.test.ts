// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { match, news } from "../../tests/fixtures";
import { Live } from "./live";
import type { MatchState, MatchUpdate, Presence, Reaction } from "./types";

/** A stream of events that the page has requested. The test sends its events. */
class Stream {
  #control: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly body = new ReadableStream<Uint8Array>({
    start: (control) => {
      this.#control = control;
    },
  });
  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly signal: AbortSignal,
  ) {
    signal.addEventListener("abort", () => this.fail());
  }
  send(text: string): Promise<unknown> {
    this.#control?.enqueue(new TextEncoder().encode(text));
    return settled();
  }
  sendNews(news: MatchUpdate): Promise<unknown> {
    return this.send(`id: ${news.version}\r\nevent: news\r\ndata: ${JSON.stringify(news)}\r\n\r\n`);
  }
  end(): Promise<unknown> {
    this.#control?.close();
    return settled();
  }
  fail(): void {
    this.#control?.error(new Error("gone"));
  }
}

let live: Live | undefined;
let streams: Stream[] = [];
let updates: MatchState[] = [];
let connected: boolean[] = [];
let presences: Presence[] = [];
let reactions: Reaction[] = [];
let status = 200;
let answer: () => Response = () => Response.error();
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    if (!address.includes("/events")) return answer();
    const { authorization } = request.headers as Record<string, string>;
    const stream = new Stream(address, authorization, request.signal as AbortSignal);
    streams.push(stream);
    return new Response(stream.body, { status });
  });
  [streams, updates, connected, presences, reactions, status] = [[], [], [], [], [], 200];
});
afterEach(() => {
  live?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function follow(version = 3, token?: string): Promise<Live> {
  let current = match(version, []);
  live = new Live({
    match: () => current,
    takeMatch: (state) => {
      updates.push(state);
      current = state;
    },
    connectionChanged: (now) => connected.push(now),
    presenceChanged: (presence) => presences.push(presence),
    reacted: (reaction) => reactions.push(reaction),
  });
  live.follow("m", token);
  await settled();
  return live;
}
const stream = (): Stream => streams.at(-1) as Stream;
const versions = (): number[] => updates.map(({ version }) => version);

test("it listens from the current version with the token of the seat, and reports updates", async () => {
  await follow(3, "secret");
  expect(stream().url).toBe("/api/matches/m/events?since=3");
  expect(stream().token).toBe("Bearer secret");
  await stream().sendNews(news(3, [3]));
  await stream().sendNews({ ...news(4, [1]), id: "another" });
  expect(versions()).toEqual([4]);
  expect(connected).toEqual([true]);
});

test("a spectator sends no token", async () => {
  await follow(3);
  expect(stream().token).toBeUndefined();
});

test("after a restored backup the page is loaded again", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  await follow();
  await stream().send("event: reset\r\ndata: {}\r\n\r\n");
  expect(reload).toHaveBeenCalledOnce();
});

test("presence is reported, however the bytes are cut, and a comment is ignored", async () => {
  await follow();
  const presence = { A: { here: true, away: null }, B: { here: false, away: 12 } };
  await stream().send(": ping\r\n\r\n");
  for (const letter of `event: presence\r\ndata: ${JSON.stringify(presence)}\r\n\r\n`)
    await stream().send(letter);
  expect(presences).toEqual([presence]);
});

test("reactions are reported", async () => {
  await follow();
  const reaction: Reaction = { player: "B", reaction: "clap" };
  await stream().send(`event: reaction\r\ndata: ${JSON.stringify(reaction)}\r\n\r\n`);
  expect(reactions).toEqual([reaction]);
});

test("news with a gap make it refetch the match", async () => {
  await follow(3);
  answer = () => Response.json(match(9, [3, 1]));
  await stream().sendNews(news(8, [1]));
  expect(versions()).toEqual([9]);
  await stream().sendNews(news(9, [2]));
  expect(versions()).toEqual([9, 10]);
});

test.each(["ends", "breaks off", "falls silent"])(
  "a stream that %s is opened again after a refetch, however long that takes",
  async (how) => {
    await follow(3);
    answer = () => Response.error();
    if (how === "ends") await stream().end();
    if (how === "breaks off") stream().fail();
    if (how === "falls silent") await vi.advanceTimersByTimeAsync(40_000);
    await settled();
    expect(connected).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(streams).toHaveLength(1);
    answer = () => Response.json(match(7, [3, 1]));
    await vi.advanceTimersByTimeAsync(2000);
    expect(versions()).toEqual([7]);
    expect(stream().url).toBe("/api/matches/m/events?since=7");
    expect(streams).toHaveLength(2);
  },
);

test("a stream with comments stays open", async () => {
  await follow();
  for (let minute = 0; minute < 4; minute += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    await stream().send(": ping\r\n\r\n");
  }
  expect(connected).toEqual([true]);
  expect(streams).toHaveLength(1);
});

test("a stream that was refused is requested again", async () => {
  status = 503;
  await follow(3);
  expect(connected).toEqual([false]);
  status = 200;
  answer = () => Response.json(match(3, []));
  await vi.advanceTimersByTimeAsync(2000);
  expect(connected).toEqual([false, true]);
});

test("after sleep the match is refetched, and an open stream stays", async () => {
  await follow(3);
  answer = () => Response.json(match(5, [3]));
  dispatchEvent(new Event("online"));
  await settled();
  expect(versions()).toEqual([5]);
  expect(streams).toHaveLength(1);
});

test("after closing it reports nothing", async () => {
  const live = await follow();
  live.close();
  expect(stream().signal.aborted).toBe(true);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updates).toEqual([]);
  expect(streams).toHaveLength(1);
});
