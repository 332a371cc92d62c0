// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { help, match, news, position, review as reviewAnswer, solution } from "../../tests/fixtures";
import { EMPTY_DRAFT } from "../exercises/answer";
import { checkAnswer, fetchHelp } from "../exercises/coaching";
import { cross, playAgain, playOut, resign, review, swapSides, takeBack } from "./commands";
import { accept, openAddress } from "./openGame";
import { storeResult } from "./progress";
import { Session } from "./session.svelte";
import { begin, choose, load, switchOpponent } from "./setup";

/** A fake server: the answers to each path, in order. The last one is repeated. */
let answers: Record<string, (() => Response | Promise<Response>)[]> = {};
let requests: { path: string; body: Record<string, unknown> | null; token: string | null }[] = [];
const answer =
  (content: unknown): (() => Response) =>
  () =>
    Response.json(content);
const refusal =
  (code: string, status = 409, more = {}): (() => Response) =>
  () =>
    Response.json({ code, values: {}, detail: "", ...more }, { status });
const offline = (): Response => {
  throw new TypeError("no network");
};
const openAnswer = {
  id: "m",
  tokens: { A: "secret", B: null },
  join_secrets: {},
  state: match(0, []),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  localStorage.clear();
  history.replaceState(null, "", "/");
  requests = [];
  answers = {
    "/api/variants": [answer({ website: [] })],
    "/api/catalogue": [
      answer({
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
    "/api/solve": [answer(solution())],
    "/api/matches": [answer(openAnswer)],
    "/api/matches/m": [answer(match(2, [3, 1]))],
    "/api/matches/m/moves": [answer(news(0, [3, 1]))],
  };
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const path = address.split("?")[0] as string;
    const headers = request.headers as Record<string, string>;
    const body = typeof request.body === "string" ? JSON.parse(request.body) : null;
    requests.push({ path, body, token: headers.authorization ?? null });
    const queue = answers[path] ?? [refusal("nothing-here", 404)];
    const respond = (queue.length > 1 ? queue.shift() : queue[0]) as () => Response;
    return respond();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The result of an action, after all its delays. */
async function finished<T>(action: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000);
  return action;
}
async function openedSession(): Promise<Session> {
  const session = new Session();
  await finished(openAddress(session));
  return session;
}
const paths = (): string[] => requests.map(({ path }) => path);

test("opening the page fetches the verdict only, and stores nothing", async () => {
  const session = await openedSession();
  expect(session.game.position?.variant.name).toBe("Z(5, 3)");
  expect(paths().sort()).toEqual(["/api/catalogue", "/api/solve", "/api/variants"]);
  expect(localStorage.length).toBe(0);
});

test("the first move opens a match and uses its token", async () => {
  const session = await openedSession();
  await finished(cross(session, 3));
  expect(requests.at(-1)).toEqual({
    path: "/api/matches/m/moves",
    body: { number: 3, ply: 0, version: 0 },
    token: "Bearer secret",
  });
  expect(session.game.position?.crossed).toEqual([3, 1]);
  expect(history.state).toEqual({ match: "m" });
});

test("a move is repeated unchanged until the server answers", async () => {
  const session = await openedSession();
  answers["/api/matches/m/moves"] = [offline, refusal("busy", 503), answer(news(0, [3, 1]))];
  const moving = cross(session, 3);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.game.pending).toBe(3);
  expect(session.isBusy).toBe(true);
  await finished(moving);
  const moves = requests.filter(({ path }) => path.endsWith("/moves"));
  expect(moves).toHaveLength(3);
  expect(new Set(moves.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(session.game.pending).toBeNull();
  expect(session.isBusy).toBe(false);
  expect(session.game.problem).toBeNull();
});

test("a refused move is undone, and the current match is shown", async () => {
  const session = await openedSession();
  answers["/api/matches/m/moves"] = [refusal("stale-move", 409, { state: match(2, [5, 4]) })];
  await finished(cross(session, 3));
  expect(session.game.problem?.code).toBe("stale-move");
  expect(session.game.position?.crossed).toEqual([5, 4]);
});

test("a take-back names the version of the match", async () => {
  const session = await openedSession();
  await finished(cross(session, 3));
  answers["/api/matches/m/takeback"] = [answer(news(2, [], { kind: "takeback", ply: 0 }))];
  await finished(takeBack(session));
  expect(requests.at(-1)?.body).toEqual({ ply: 0, version: 2 });
  expect(session.game.position?.crossed).toEqual([]);
});

test("joining is repeated with the same claim until the server answers", async () => {
  history.replaceState(null, "", "/match/m#join=the-secret");
  const seats = { A: match(0, []).seats.A, B: { kind: "open", strategy: null, share: null } };
  const online = { ...match(1, []), seats, can_take_back: false };
  answers["/api/matches/m"] = [answer(online)];
  answers["/api/matches/m/join"] = [
    ...Array.from({ length: 12 }, () => offline),
    answer({ player: "B", token: "seat", state: online }),
  ];
  const session = new Session();
  const opening = openAddress(session);
  await vi.advanceTimersByTimeAsync(6000);
  expect(location.hash).toBe("#join=the-secret");
  expect(localStorage.length).toBe(1);
  await finished(opening);
  const joins = requests.filter(({ path }) => path.endsWith("/join"));
  expect(joins).toHaveLength(13);
  expect(new Set(joins.map(({ body }) => body?.claim)).size).toBe(1);
  expect(session.game.tokens).toEqual({ B: "seat" });
  expect(session.game.problem).toBeNull();
  expect(location.hash).toBe("");
});

test("an answer that comes after the game was left changes nothing", async () => {
  const session = await openedSession();
  await finished(cross(session, 3));
  answers["/api/matches/m/takeback"] = [
    () =>
      new Promise((answer) =>
        setTimeout(() => answer(Response.json(news(2, [], { kind: "takeback", ply: 0 }))), 500),
      ),
  ];
  const late = takeBack(session);
  const choice = choose(session, { opponent: "beside" });
  await finished(Promise.all([late, choice]));
  expect(session.game.match).toBeNull();
  expect(session.isBusy).toBe(false);
});

test("of two choices in a row the last one counts", async () => {
  const session = await openedSession();
  const slow = () =>
    new Promise<Response>((answer) => setTimeout(() => answer(Response.json(solution())), 900));
  answers["/api/solve"] = [slow, answer(solution())];
  const first = choose(session, { opponent: "beside" });
  const second = choose(session, { opponent: "learner" });
  expect(await finished(Promise.all([first, second]))).toEqual([false, true]);
  expect(session.game.settings.opponent).toBe("learner");
});

test("the session is busy while another game is still fetched, whatever else was answered", async () => {
  const session = await openedSession();
  const slow = () =>
    new Promise<Response>((answer) => setTimeout(() => answer(Response.json(solution())), 900));
  answers["/api/solve"] = [answer(solution()), slow];
  const both = [choose(session, { opponent: "beside" }), choose(session, { opponent: "learner" })];
  await vi.advanceTimersByTimeAsync(100);
  expect(session.isBusy).toBe(true);
  await finished(Promise.all(both));
  expect(session.isBusy).toBe(false);
});

test("the share of mistakes goes with a strategy that takes one", async () => {
  const session = await openedSession();
  await finished(switchOpponent(session, "learner", 45));
  await finished(cross(session, 3));
  expect(requests.find(({ path }) => path === "/api/matches")?.body).toMatchObject({
    seats: { A: { kind: "person" }, B: { kind: "strategy", name: "learner", share: 0.45 } },
  });
  await finished(switchOpponent(session, "program"));
  expect(session.game.settings.share).toBe(50);
});

test("perfect play replaces an opponent who has no rule for the seat, and the page says so", async () => {
  for (const address of ["/?opponent=nobody", "/?opponent=program&side=B"]) {
    history.replaceState(null, "", address);
    const session = await openedSession();
    expect(session.game.settings.opponent).toBe("perfect");
    expect(session.game.problem?.code).toBe("replaced");
  }
  const session = await openedSession();
  await finished(switchOpponent(session, "beside"));
  expect(session.game.settings.opponent).toBe("beside");
  expect(session.game.problem).toBeNull();
});

test("a resignation is sent with the token and ends the game", async () => {
  const session = await openedSession();
  await finished(cross(session, 3));
  const end = news(2, [], { kind: "resign", ply: 2 }, { is_over: true, winner: "B", turn: null });
  answers["/api/matches/m/resign"] = [answer({ ...end, resigned: "A" })];
  await finished(resign(session));
  expect(requests.at(-1)).toMatchObject({ path: "/api/matches/m/resign", token: "Bearer secret" });
  expect(session.game.match?.resigned).toBe("A");
  expect(session.game.position).toMatchObject({ is_over: true, winner: "B" });
});

test("a friend sees the agreement to play without help before the seat is taken", async () => {
  const seat = { kind: "open", strategy: null, share: null } as const;
  const free = match(0, [], { unaided: true, seats: { ...match(0, []).seats, B: seat }, free_seats: ["B"] });
  const joined = match(1, [], { unaided: true, seats: free.seats });
  answers["/api/matches/m"] = [answer(free)];
  answers["/api/matches/m/join"] = [answer({ player: "B", token: "mine", state: joined })];
  history.replaceState(null, "", "/match/m#join=secret");
  const session = await openedSession();
  expect(session.game.online.invitedWith).toBe("secret");
  expect(requests.some(({ path }) => path.endsWith("/join"))).toBe(false);
  answers["/api/matches/m"] = [answer(joined)];
  await finished(accept(session));
  expect(session.game.tokens).toEqual({ B: "mine" });
  expect([session.game.online.invitedWith, location.hash]).toEqual([null, ""]);
  session.live.close();
});

test("a reload shows the match of this entry of the history", async () => {
  await finished(cross(await openedSession(), 3));
  expect(history.state).toEqual({ match: "m" });
  requests = [];
  const session = await openedSession();
  expect(paths()).toContain("/api/matches/m");
  expect(session.game.match?.id).toBe("m");
  expect(session.game.position?.crossed).toEqual([3, 1]);
  expect(session.game.tokens).toEqual({ A: "secret" });
  session.live.close();
});

test("one request plays out the rest", async () => {
  const session = await openedSession();
  const end = news(0, [3, 1, 5], undefined, {
    ply: 3,
    is_over: true,
    winner: "A",
    turn: null,
    moves_left: 0,
  });
  answers["/api/matches/m/play-out"] = [answer(end)];
  const playing = playOut(session);
  expect(session.isPlayingOut).toBe(true);
  await finished(playing);
  expect(requests.at(-1)).toEqual({
    path: "/api/matches/m/play-out",
    body: { ply: 0, version: 0 },
    token: "Bearer secret",
  });
  expect(session.game.position).toMatchObject({ is_over: true, winner: "A", crossed: [3, 1, 5] });
  expect([session.isPlayingOut, session.game.shownUntil]).toEqual([false, null]);
});

test("a new game is not played out, though the one before was", async () => {
  const session = await openedSession();
  await finished(cross(session, 3));
  requests = [];
  const slow = () =>
    new Promise<Response>((answer) => setTimeout(() => answer(Response.json(news(2, [5]))), 500));
  answers["/api/matches/m/play-out"] = [slow];
  session.apply({ kind: "replyShown" });
  const playing = playOut(session);
  await vi.advanceTimersByTimeAsync(100);
  await finished(Promise.all([playAgain(session), playing]));
  expect(paths().filter((path) => path.endsWith("/play-out"))).toHaveLength(1);
  expect([session.isPlayingOut, session.game.match, session.game.position?.ply]).toEqual([false, null, 0]);
});

/** A match with an open seat for B. */
function withOpenSeat(taken: boolean, more: Parameters<typeof match>[2] = {}) {
  const seats = { ...match(0, []).seats, B: { kind: "open", strategy: null, share: null } } as const;
  return match(taken ? 1 : 0, [], { seats, free_seats: taken ? [] : ["B"], ...more });
}

test.each([
  ["the match is still read", "/api/matches/m"],
  ["the seat is still requested", "/api/matches/m/join"],
])("a friend who leaves while %s takes no seat afterwards", async (_when, busyPath) => {
  history.replaceState(null, "", "/match/m#join=the-secret");
  answers["/api/matches/m"] = [answer(withOpenSeat(false))];
  answers["/api/matches/m/join"] = [answer({ player: "B", token: "seat", state: withOpenSeat(true) })];
  answers[busyPath] = [refusal("busy", 503), ...(answers[busyPath] ?? [])];
  const session = new Session();
  const opening = openAddress(session);
  await vi.advanceTimersByTimeAsync(100);
  history.replaceState(null, "", "/");
  const elsewhere = openAddress(session);
  requests = [];
  await finished(Promise.all([opening, elsewhere]));
  expect(paths().filter((path) => path.startsWith("/api/matches"))).toEqual([]);
  expect([session.game.match, session.game.settings.opponent]).toEqual([null, "random"]);
  session.live.close();
});

test("the server judges an answer to the coach, which counts only until the draft changes", async () => {
  const session = await openedSession();
  const flaw = { message: { id: "flaw-facing", values: {} }, numbers: [3], game: null, groups: [] };
  answers["/api/help"] = [answer(help()), answer(flaw), answer(null)];
  await finished(fetchHelp(session));
  expect(session.steps).toEqual(["question", "numbers"]);
  const draft = { ...EMPTY_DRAFT, numbers: [4] };
  session.apply({ kind: "draftChanged", draft });
  await finished(checkAnswer(session));
  expect(requests.at(-1)?.body).toMatchObject({ crossed: [], answer: [4] });
  expect(session.game.help).toMatchObject({ flaw, openCount: 0, rightAnswer: null });
  const late = checkAnswer(session);
  session.apply({ kind: "draftChanged", draft: { ...draft, numbers: [3] } });
  await finished(late);
  expect(session.game.help).toMatchObject({ flaw: null, openCount: 0, rightAnswer: null });
  await finished(checkAnswer(session));
  expect(session.game.help).toMatchObject({ openCount: 1, rightAnswer: { numbers: [3] }, isUsed: false });
});

test("after a game with a friend a rematch is opened, with the seats swapped if requested", async () => {
  const seat = { kind: "open", strategy: null, share: null } as const;
  const over = { is_over: true, winner: "A", turn: null, moves_left: 0 } as const;
  const ended = match(3, [3, 1, 2], {
    seats: { ...match(0, []).seats, B: seat },
    can_take_back: false,
    position: position([3, 1, 2], over),
  });
  for (const [request, swapped] of [
    [playAgain, false],
    [swapSides, true],
  ] as const) {
    localStorage.clear();
    history.replaceState(null, "", "/");
    const session = await openedSession();
    session.apply({ kind: "matchOpened", match: ended, tokens: { A: "secret" } });
    const sequel = { id: "next", swapped };
    answers["/api/matches/m/again"] = [
      answer({ ...news(3, [], { kind: "again", ply: 3 }, { ...over, ply: 3 }), sequel }),
    ];
    answers["/api/matches/m"] = [answer({ ...ended, version: 4, sequel })];
    answers["/api/matches/next"] = [answer({ ...match(0, []), id: "next", seats: ended.seats })];
    await finished(request(session));
    expect(requests.find(({ path }) => path.endsWith("/again"))).toMatchObject({
      body: { swap: swapped },
      token: "Bearer secret",
    });
    expect(location.pathname).toBe("/match/next");
    expect(session.game.match?.id).toBe("next");
    expect(session.game.tokens).toEqual(swapped ? { B: "secret" } : { A: "secret" });
    session.live.close();
    requests = [];
  }
});

test("a loaded game becomes a match when it is reviewed", async () => {
  const session = await openedSession();
  answers["/api/notation"] = [answer(position([1, 2, 4]))];
  answers["/api/solve"] = [answer(solution([1, 2, 4]))];
  answers["/api/matches"] = [answer({ ...openAnswer, state: match(0, [1, 2, 4]) })];
  answers["/api/matches/m/review"] = [answer(reviewAnswer())];
  expect(await finished(load(session, "Z(5, 3): 1 2 4"))).toBe(true);
  expect(session.game.match).toBeNull();
  await finished(review(session));
  expect(session.game.review.analysis?.plies).toHaveLength(2);
});

test("unreadable notation is refused and leaves the game as it is", async () => {
  const session = await openedSession();
  answers["/api/notation"] = [refusal("unreadable", 422)];
  expect(await finished(load(session, "what"))).toBe(false);
  expect(session.game.problem?.code).toBe("unreadable");
  expect(session.game.position?.crossed).toEqual([]);
});

test("a wrong address shows the first game, with a note", async () => {
  history.replaceState(null, "", "/?crossed=99");
  answers["/api/solve"] = [refusal("not-on-board", 422), answer(solution())];
  const session = await openedSession();
  expect(session.game.problem?.code).toBe("not-on-board");
  expect(session.game.position).not.toBeNull();
  expect(location.search).toBe("");
});

test("without a server only the problem is shown", async () => {
  answers["/api/solve"] = [offline];
  const session = await openedSession();
  expect(session.game.position).toBeNull();
  expect(session.game.problem?.code).toBe("offline");
});

test("a note before the first move says that a board cannot be won", async () => {
  const alone = { modulus: 999, residue_of: [1, 2, 3, 4, 5], partner_of: [998, 997, 996, 995, 994] };
  answers["/api/solve"] = [answer({ ...solution(), position: position([], alone) })];
  const session = await openedSession();
  expect(session.game.problem).toMatchObject({ code: "hopeless", values: { goal: "leave" } });
  await finished(choose(session, { side: "B" }));
  expect(session.game.problem).toBeNull();
});

test("a first visitor plays level 1, and a reload after a win shows that game", async () => {
  const session = await openedSession();
  expect(session.game.settings).toMatchObject({ opponent: "random", variant: { n: 5, bond: "3" } });
  await finished(cross(session, 3));
  storeResult(session.game.settings, position([]).variant, "m", true);
  expect((await openedSession()).game.settings.opponent).toBe("random");
  history.replaceState(null, "", "/");
  answers["/api/matches/m"] = [answer(match(3, [3, 1, 2]))];
  expect((await openedSession()).game.settings).toMatchObject({
    opponent: "learner",
    variant: { n: 7, bond: "3" },
  });
});

test("a game that was left for another page is resumed, until another is chosen", async () => {
  await finished(cross(await openedSession(), 3));
  history.replaceState(null, "", "/");
  const back = await openedSession();
  expect([back.game.match?.id, back.game.position?.crossed]).toEqual(["m", [3, 1]]);
  expect(back.game.tokens).toEqual({ A: "secret" });
  await finished(choose(back, { side: "A" }));
  history.replaceState(null, "", "/");
  expect((await openedSession()).game.match).toBeNull();
});

/** An answer that comes after this many milliseconds. */
const later =
  (content: unknown, delay: number): (() => Promise<Response>) =>
  () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json(content)), delay));

test.each([
  ["goes on", later(match(2, [3, 1]), 900), 0],
  ["is over", later(match(3, [3, 1, 2]), 900), 0],
  ["goes on and is loaded first", later(match(2, [3, 1]), 900), 2000],
  ["is over and is loaded first", later(match(3, [3, 1, 2]), 900), 2000],
  ["is gone", refusal("unknown-match", 404), 2000],
])(
  "a board chosen while the last game is still loading stays, though that game %s",
  async (_how, last, delay) => {
    await finished(cross(await openedSession(), 3));
    history.replaceState(null, "", "/");
    answers["/api/matches/m"] = [last];
    answers["/api/solve"] = [later(solution(), delay)];
    const session = new Session();
    const opening = openAddress(session);
    const choice = choose(session, { opponent: "beside" });
    await finished(Promise.all([opening, choice]));
    expect([session.game.match, session.game.settings.opponent]).toEqual([null, "beside"]);
    expect([location.search.includes("opponent=beside"), history.state]).toEqual([true, null]);
  },
);

test("a friend who takes the seat sees the match of that answer, without another request", async () => {
  history.replaceState(null, "", "/match/m#join=the-secret");
  answers["/api/matches/m"] = [answer(withOpenSeat(false)), refusal("internal", 500)];
  answers["/api/matches/m/join"] = [answer({ player: "B", token: "seat", state: withOpenSeat(true) })];
  const session = new Session();
  void openAddress(session);
  await vi.advanceTimersByTimeAsync(100);
  expect([session.game.match?.version, session.game.tokens]).toEqual([1, { B: "seat" }]);
  expect(paths().filter((path) => path === "/api/matches/m")).toHaveLength(1);
  session.live.close();
});

test("a friend whose seat is refused for good watches the match, and reads why", async () => {
  history.replaceState(null, "", "/match/m#join=the-secret");
  answers["/api/matches/m"] = [answer(withOpenSeat(true))];
  answers["/api/matches/m/join"] = [refusal("seat-taken", 403)];
  const session = await openedSession();
  expect([session.game.match?.id, session.game.tokens]).toEqual(["m", {}]);
  expect([session.game.problem?.code, location.hash]).toEqual(["seat-taken", ""]);
  session.live.close();
});

test("the secret for the friend's link is kept with the seats, and leaves no entry of its own", async () => {
  answers["/api/matches"] = [
    answer({ ...openAnswer, join_secrets: { B: "for-the-friend" }, state: withOpenSeat(false) }),
  ];
  answers["/api/matches/m"] = [answer(withOpenSeat(false))];
  history.replaceState(null, "", "/?opponent=online");
  const session = await openedSession();
  await finished(begin(session));
  session.live.close();
  const reloaded = await openedSession();
  expect(reloaded.game.online.joinSecret).toBe("for-the-friend");
  expect(Object.keys(localStorage).sort()).toEqual(["zahlenschlacht:choice", "zahlenschlacht:seats"]);
  reloaded.live.close();
});
