// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { help, match, news, position, review as reviewed, solution } from "../api/fixtures";
import { EMPTY_DRAFT } from "../exercises/answer";
import { checkAnswer, fetchHelp } from "../exercises/coaching";
import { accept, openAddress } from "./arrival";
import { cross, playAgain, playOut, resign, review, swapSides, takeBack } from "./commands";
import { storeClimb } from "./progress";
import { Session } from "./session.svelte";
import { choose, load, switchOpponent } from "./setup";

/** The server, as far as these tests need it: answers by path, in turn; the last one stays. */
let answers: Record<string, (() => Response | Promise<Response>)[]> = {};
let asked: { path: string; body: Record<string, unknown> | null; token: string | null }[] = [];
const told =
  (content: unknown): (() => Response) =>
  () =>
    Response.json(content);
const refused =
  (code: string, status = 409, more = {}): (() => Response) =>
  () =>
    Response.json({ code, values: {}, detail: "", ...more }, { status });
const offline = (): Response => {
  throw new TypeError("no network");
};
const opened = {
  id: "m",
  tokens: { A: "secret", B: null },
  join_secrets: { A: null, B: null },
  state: match(0, []),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  history.replaceState(null, "", "/");
  asked = [];
  answers = {
    "/api/variants": [told({ website: [] })],
    "/api/catalogue": [
      told({
        version: "1",
        strategies: [
          { name: "program", citation: "", takes_share: false },
          { name: "learner", citation: "", takes_share: true },
        ],
        languages: ["en", "de"],
        statements: [],
        help: ["winner", "residues", "numbers", "why"],
      }),
    ],
    "/api/solve": [told(solution())],
    "/api/matches": [told(opened)],
    "/api/matches/m": [told(match(2, [3, 1]))],
    "/api/matches/m/moves": [told(news(0, [3, 1]))],
  };
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const path = address.split("?")[0] as string;
    const headers = request.headers as Record<string, string>;
    const body = typeof request.body === "string" ? JSON.parse(request.body) : null;
    asked.push({ path, body, token: headers.authorization ?? null });
    const left = answers[path] ?? [refused("nothing-here", 404)];
    const answer = (left.length > 1 ? left.shift() : left[0]) as () => Response;
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is done, with all its waiting. */
async function done<T>(doing: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000);
  return doing;
}
async function atTheBoard(): Promise<Session> {
  const session = new Session();
  await done(openAddress(session));
  return session;
}
const paths = (): string[] => asked.map(({ path }) => path);

test("arriving asks for the verdict alone, and stores nothing", async () => {
  const session = await atTheBoard();
  expect(session.game.position?.variant.name).toBe("Z(5, 3)");
  expect(paths().sort()).toEqual(["/api/catalogue", "/api/solve", "/api/variants"]);
  expect(localStorage.length).toBe(0);
});

test("the first move opens a match and is made with its token", async () => {
  const session = await atTheBoard();
  await done(cross(session, 3));
  expect(asked.at(-1)).toEqual({
    path: "/api/matches/m/moves",
    body: { number: 3, ply: 0, version: 0 },
    token: "Bearer secret",
  });
  expect(session.game.position?.crossed).toEqual([3, 1]);
  expect(history.state).toEqual({ match: "m" });
});

test("a move is said again, the same, until the server answers", async () => {
  const session = await atTheBoard();
  answers["/api/matches/m/moves"] = [offline, refused("busy", 503), told(news(0, [3, 1]))];
  const moving = cross(session, 3);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.game.pending).toBe(3);
  expect(session.busy).toBe(true);
  await done(moving);
  const moves = asked.filter(({ path }) => path.endsWith("/moves"));
  expect(moves).toHaveLength(3);
  expect(new Set(moves.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(session.game.pending).toBeNull();
  expect(session.busy).toBe(false);
  expect(session.game.problem).toBeNull();
});

test("a refused move is given back, with the game as it stands", async () => {
  const session = await atTheBoard();
  answers["/api/matches/m/moves"] = [refused("stale-move", 409, { state: match(2, [5, 4]) })];
  await done(cross(session, 3));
  expect(session.game.problem?.code).toBe("stale-move");
  expect(session.game.position?.crossed).toEqual([5, 4]);
});

test("a move taken back names the version that was seen", async () => {
  const session = await atTheBoard();
  await done(cross(session, 3));
  answers["/api/matches/m/takeback"] = [told(news(2, [], { kind: "takeback", ply: 0 }))];
  await done(takeBack(session));
  expect(asked.at(-1)?.body).toEqual({ ply: 0, version: 2 });
  expect(session.game.position?.crossed).toEqual([]);
});

test("a friend who hears nothing of joining asks again with the same claim, until the server has spoken", async () => {
  history.replaceState(null, "", "/match/m#join=the-secret");
  const seats = { A: match(0, []).seats.A, B: { kind: "open", strategy: null, share: null, is_taken: true } };
  const online = { ...match(1, []), seats, can_take_back: false };
  answers["/api/matches/m"] = [told(online)];
  answers["/api/matches/m/join"] = [
    ...Array.from({ length: 12 }, () => offline),
    told({ player: "B", token: "seat", state: online }),
  ];
  const session = new Session();
  const arriving = openAddress(session);
  await vi.advanceTimersByTimeAsync(6000);
  expect(location.hash).toBe("#join=the-secret");
  expect(localStorage.length).toBe(1);
  await done(arriving);
  const joins = asked.filter(({ path }) => path.endsWith("/join"));
  expect(joins).toHaveLength(13);
  expect(new Set(joins.map(({ body }) => body?.claim)).size).toBe(1);
  expect(session.game.tokens).toEqual({ B: "seat" });
  expect(session.game.problem).toBeNull();
  expect(location.hash).toBe("");
});

test("an answer that comes after the game was left changes nothing", async () => {
  const session = await atTheBoard();
  await done(cross(session, 3));
  answers["/api/matches/m/takeback"] = [
    () =>
      new Promise((answer) =>
        setTimeout(() => answer(Response.json(news(2, [], { kind: "takeback", ply: 0 }))), 500),
      ),
  ];
  const late = takeBack(session);
  const chosen = choose(session, { opponent: "beside" });
  await done(Promise.all([late, chosen]));
  expect(session.game.match).toBeNull();
  expect(session.busy).toBe(false);
});

test("of two wishes in a row the last one counts", async () => {
  const session = await atTheBoard();
  const slow = () =>
    new Promise<Response>((answer) => setTimeout(() => answer(Response.json(solution())), 900));
  answers["/api/solve"] = [slow, told(solution())];
  const first = choose(session, { opponent: "beside" });
  const second = choose(session, { opponent: "learner" });
  expect(await done(Promise.all([first, second]))).toEqual([false, true]);
  expect(session.game.settings.opponent).toBe("learner");
});

test("while another game is still fetched the session is busy, whatever else was answered", async () => {
  const session = await atTheBoard();
  const slow = () =>
    new Promise<Response>((answer) => setTimeout(() => answer(Response.json(solution())), 900));
  answers["/api/solve"] = [told(solution()), slow];
  const both = [choose(session, { opponent: "beside" }), choose(session, { opponent: "learner" })];
  await vi.advanceTimersByTimeAsync(100);
  expect(session.busy).toBe(true);
  await done(Promise.all(both));
  expect(session.busy).toBe(false);
});

test("the share of mistakes goes with a strategy that takes one", async () => {
  const session = await atTheBoard();
  await done(switchOpponent(session, "learner", 45));
  await done(cross(session, 3));
  expect(asked.find(({ path }) => path === "/api/matches")?.body).toMatchObject({
    seats: { A: { kind: "person" }, B: { kind: "strategy", name: "learner", share: 0.45 } },
  });
  await done(switchOpponent(session, "program"));
  expect(session.game.settings.share).toBe(50);
});

test("where the opponent has no rule for its seat, perfect play takes it, and the page says so", async () => {
  for (const address of ["/?opponent=nobody", "/?opponent=program&side=B"]) {
    history.replaceState(null, "", address);
    const session = await atTheBoard();
    expect(session.game.settings.opponent).toBe("perfect");
    expect(session.game.problem?.code).toBe("replaced");
  }
  const session = await atTheBoard();
  await done(switchOpponent(session, "beside"));
  expect(session.game.settings.opponent).toBe("beside");
  expect(session.game.problem).toBeNull();
});

test("who resigns says so with the token, and hears that it is over", async () => {
  const session = await atTheBoard();
  await done(cross(session, 3));
  const end = news(2, [], { kind: "resign", ply: 2 }, { is_over: true, winner: "B", turn: null });
  answers["/api/matches/m/resign"] = [told({ ...end, resigned: "A" })];
  await done(resign(session));
  expect(asked.at(-1)).toMatchObject({ path: "/api/matches/m/resign", token: "Bearer secret" });
  expect(session.game.match?.resigned).toBe("A");
  expect(session.game.position).toMatchObject({ is_over: true, winner: "B" });
});

test("a friend sees what is agreed on before the seat is taken", async () => {
  const seat = { kind: "open", strategy: null, share: null, is_taken: false } as const;
  const free = match(0, [], { unaided: true, seats: { ...match(0, []).seats, B: seat } });
  const joined = match(1, [], { unaided: true, seats: { ...free.seats, B: { ...seat, is_taken: true } } });
  answers["/api/matches/m"] = [told(free)];
  answers["/api/matches/m/join"] = [told({ player: "B", token: "mine", state: joined })];
  history.replaceState(null, "", "/match/m#join=secret");
  const session = await atTheBoard();
  expect(session.game.online.invitedWith).toBe("secret");
  expect(asked.some(({ path }) => path.endsWith("/join"))).toBe(false);
  answers["/api/matches/m"] = [told(joined)];
  await done(accept(session));
  expect(session.game.tokens).toEqual({ B: "mine" });
  expect([session.game.online.invitedWith, location.hash]).toEqual([null, ""]);
  session.live.close();
});

test("who comes back to the page finds the match of this place in the history", async () => {
  await done(cross(await atTheBoard(), 3));
  expect(history.state).toEqual({ match: "m" });
  asked = [];
  const session = await atTheBoard();
  expect(paths()).toContain("/api/matches/m");
  expect(session.game.match?.id).toBe("m");
  expect(session.game.position?.crossed).toEqual([3, 1]);
  expect(session.game.tokens).toEqual({ A: "secret" });
  session.live.close();
});

test("the rest is played out by one request", async () => {
  const session = await atTheBoard();
  const end = news(0, [3, 1, 5], undefined, {
    ply: 3,
    is_over: true,
    winner: "A",
    turn: null,
    moves_left: 0,
  });
  answers["/api/matches/m/play-out"] = [told(end)];
  const playing = playOut(session);
  expect(session.playingOut).toBe(true);
  await done(playing);
  expect(asked.at(-1)).toEqual({
    path: "/api/matches/m/play-out",
    body: { ply: 0, version: 0 },
    token: "Bearer secret",
  });
  expect(session.game.position).toMatchObject({ is_over: true, winner: "A", crossed: [3, 1, 5] });
  expect([session.playingOut, session.game.shownUntil]).toEqual([false, null]);
});

test("a game that is begun anew while another is played out is not played out", async () => {
  const session = await atTheBoard();
  await done(cross(session, 3));
  asked = [];
  const slow = () =>
    new Promise<Response>((answer) => setTimeout(() => answer(Response.json(news(2, [5]))), 500));
  answers["/api/matches/m/play-out"] = [slow];
  session.apply({ kind: "replyShown" });
  const playing = playOut(session);
  await vi.advanceTimersByTimeAsync(100);
  await done(Promise.all([playAgain(session), playing]));
  expect(paths().filter((path) => path.endsWith("/play-out"))).toHaveLength(1);
  expect([session.playingOut, session.game.match, session.game.position?.ply]).toEqual([false, null, 0]);
});

/** A match with an open seat for B. */
function withOpenSeat(taken: boolean, more: Parameters<typeof match>[2] = {}) {
  const seat = { kind: "open", strategy: null, share: null, is_taken: taken } as const;
  return match(taken ? 1 : 0, [], { seats: { ...match(0, []).seats, B: seat }, ...more });
}

test.each([
  ["the match is still read", "/api/matches/m"],
  ["the seat is still asked for", "/api/matches/m/join"],
])("a friend who leaves while %s takes no seat afterwards", async (_when, busyPath) => {
  history.replaceState(null, "", "/match/m#join=the-secret");
  answers["/api/matches/m"] = [told(withOpenSeat(false))];
  answers["/api/matches/m/join"] = [told({ player: "B", token: "seat", state: withOpenSeat(true) })];
  answers[busyPath] = [refused("busy", 503), ...(answers[busyPath] ?? [])];
  const session = new Session();
  const opening = openAddress(session);
  await vi.advanceTimersByTimeAsync(100);
  history.replaceState(null, "", "/");
  const elsewhere = openAddress(session);
  asked = [];
  await done(Promise.all([opening, elsewhere]));
  expect(paths().filter((path) => path.startsWith("/api/matches"))).toEqual([]);
  expect([session.game.match, session.game.settings.opponent]).toEqual([null, "random"]);
  session.live.close();
});

test("an answer to the coach is judged by the server, and counts only while it is the one given", async () => {
  const session = await atTheBoard();
  const flaw = { message: { id: "flaw-facing", values: {} }, numbers: [3], game: null, groups: [] };
  answers["/api/help"] = [
    told(help()),
    told({ is_right: false, flaw }),
    told({ is_right: true, flaw: null }),
  ];
  await done(fetchHelp(session));
  expect(session.steps).toEqual(["question", "winner", "numbers", "why"]);
  const draft = { ...EMPTY_DRAFT, numbers: [4] };
  session.apply({ kind: "draftChanged", draft });
  await done(checkAnswer(session));
  expect(asked.at(-1)?.body).toMatchObject({ crossed: [], answer: [4] });
  expect(session.game.help).toMatchObject({ flaw, openCount: 0, rightAnswer: null });
  const late = checkAnswer(session);
  session.apply({ kind: "draftChanged", draft: { ...draft, numbers: [3] } });
  await done(late);
  expect(session.game.help).toMatchObject({ flaw: null, openCount: 0, rightAnswer: null });
  await done(checkAnswer(session));
  expect(session.game.help).toMatchObject({ openCount: 1, rightAnswer: { numbers: [3] }, isUsed: false });
});

test("after a game with a friend, another one is asked for and gone on to, with the seats swapped where that is wished", async () => {
  const seat = { kind: "open", strategy: null, share: null, is_taken: true } as const;
  const over = { is_over: true, winner: "A", turn: null, moves_left: 0 } as const;
  const ended = match(3, [3, 1, 2], {
    seats: { ...match(0, []).seats, B: seat },
    can_take_back: false,
    position: position([3, 1, 2], over),
  });
  for (const [wished, swapped] of [
    [playAgain, false],
    [swapSides, true],
  ] as const) {
    localStorage.clear();
    history.replaceState(null, "", "/");
    const session = await atTheBoard();
    session.apply({ kind: "matchOpened", match: ended, tokens: { A: "secret" } });
    const sequel = { id: "next", swapped };
    answers["/api/matches/m/again"] = [
      told({ ...news(3, [], { kind: "again", ply: 3 }, { ...over, ply: 3 }), sequel }),
    ];
    answers["/api/matches/m"] = [told({ ...ended, version: 4, sequel })];
    answers["/api/matches/next"] = [told({ ...match(0, []), id: "next", seats: ended.seats })];
    await done(wished(session));
    expect(asked.find(({ path }) => path.endsWith("/again"))).toMatchObject({
      body: { swap: swapped },
      token: "Bearer secret",
    });
    expect(location.pathname).toBe("/match/next");
    expect(session.game.match?.id).toBe("next");
    expect(session.game.tokens).toEqual(swapped ? { B: "secret" } : { A: "secret" });
    session.live.close();
    asked = [];
  }
});

test("a game that was loaded becomes a match when it is looked at again", async () => {
  const session = await atTheBoard();
  answers["/api/notation"] = [told({ position: position([1, 2, 4]) })];
  answers["/api/solve"] = [told(solution([1, 2, 4]))];
  answers["/api/matches"] = [told({ ...opened, state: match(0, [1, 2, 4]) })];
  answers["/api/matches/m/review"] = [told(reviewed())];
  expect(await done(load(session, "Z(5, 3): 1 2 4"))).toBe(true);
  expect(session.game.match).toBeNull();
  await done(review(session));
  expect(session.game.review.analysis?.plies).toHaveLength(2);
});

test("a notation that cannot be read is refused and leaves the game", async () => {
  const session = await atTheBoard();
  answers["/api/notation"] = [refused("unreadable", 422)];
  expect(await done(load(session, "what"))).toBe(false);
  expect(session.game.problem?.code).toBe("unreadable");
  expect(session.game.position?.crossed).toEqual([]);
});

test("a wrong address leads to the first page, with a note", async () => {
  history.replaceState(null, "", "/?crossed=99");
  answers["/api/solve"] = [refused("not-on-board", 422), told(solution())];
  const session = await atTheBoard();
  expect(session.game.problem?.code).toBe("not-on-board");
  expect(session.game.position).not.toBeNull();
  expect(location.search).toBe("");
});

test("without a server there is nothing to show but that", async () => {
  answers["/api/solve"] = [offline];
  const session = await atTheBoard();
  expect(session.game.position).toBeNull();
  expect(session.game.problem?.code).toBe("offline");
});

test("a board that cannot be won says so before the first move", async () => {
  const alone = { modulus: 999, residue_of: [1, 2, 3, 4, 5], partner_of: [998, 997, 996, 995, 994] };
  answers["/api/solve"] = [told({ ...solution(), position: position([], alone) })];
  const session = await atTheBoard();
  expect(session.game.problem).toMatchObject({ code: "hopeless", values: { goal: "leave" } });
  await done(choose(session, { side: "B" }));
  expect(session.game.problem).toBeNull();
});

test("a first visitor plays level 1, and loading the page again after a win shows that game", async () => {
  const session = await atTheBoard();
  expect(session.game.settings).toMatchObject({ opponent: "random", variant: { n: 5, bond: "3" } });
  await done(cross(session, 3));
  storeClimb(session.game.settings, "m", true);
  expect((await atTheBoard()).game.settings.opponent).toBe("random");
  history.replaceState(null, "", "/");
  answers["/api/matches/m"] = [told(match(3, [3, 1, 2]))];
  expect((await atTheBoard()).game.settings).toMatchObject({
    opponent: "learner",
    variant: { n: 7, bond: "3" },
  });
});

test("a game that was left for another page goes on, until another is chosen", async () => {
  await done(cross(await atTheBoard(), 3));
  history.replaceState(null, "", "/");
  const back = await atTheBoard();
  expect([back.game.match?.id, back.game.position?.crossed]).toEqual(["m", [3, 1]]);
  expect(back.game.tokens).toEqual({ A: "secret" });
  await done(choose(back, { side: "A" }));
  history.replaceState(null, "", "/");
  expect((await atTheBoard()).game.match).toBeNull();
});
