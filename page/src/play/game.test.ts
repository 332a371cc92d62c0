import { describe, expect, test } from "vitest";
import { help, match, position, review, solution } from "../api/fixtures";
import { EMPTY_DRAFT } from "../exercises/answer";
import { DEFAULTS } from "../shared/address";
import {
  type Change,
  canCross,
  canResign,
  hasWon,
  isHopeless,
  isLoaded,
  isOnline,
  isOver,
  isSpectator,
  isUnaided,
  mySeat,
  next,
  START,
  type State,
  shownPly,
  takeBackTo,
  tokensInSequel,
  whereabouts,
} from "./game";

const after = (...changes: Change[]): State => changes.reduce(next, START);
const arrived: Change = { kind: "positionLoaded", solution: solution() };
const opened: Change = { kind: "matchOpened", match: match(0, []), tokens: { A: "secret" } };

describe("arriving", () => {
  test("shows the position, and one may cross out what stands on it", () => {
    const state = after(arrived);
    expect(state.match).toBeNull();
    expect(canCross(state, 3)).toBe(true);
    expect(canCross(state, 6)).toBe(false);
  });
  test("as B, the first move is not ours", () => {
    const settings = { ...DEFAULTS, side: "B" as const };
    const state = after({ kind: "configured", settings }, arrived);
    expect(mySeat(state)).toBeNull();
    expect(canCross(state, 3)).toBe(false);
  });
  test("beside each other, both sides are ours", () => {
    const settings = { ...DEFAULTS, opponent: "beside" as const };
    const state = after(
      { kind: "configured", settings },
      { kind: "positionLoaded", solution: solution([3]) },
    );
    expect(mySeat(state)).toBe("B");
  });
  test("online, nobody moves before there is a match", () => {
    const settings = { ...DEFAULTS, opponent: "online" as const };
    expect(canCross(after({ kind: "configured", settings }, arrived), 3)).toBe(false);
  });
});

describe("crossing out", () => {
  test("is pending until the server says so, and one number at a time", () => {
    const state = after(arrived, { kind: "crossedOut", number: 3 });
    expect(state.pending).toBe(3);
    expect(canCross(state, 4)).toBe(false);
    expect(next(state, { kind: "crossedOut", number: 4 })).toBe(state);
  });
  test("stays pending while the match is opened, and ends with the answer", () => {
    const waiting = after(arrived, { kind: "crossedOut", number: 3 }, opened);
    expect(waiting.pending).toBe(3);
    const answered = next(waiting, { kind: "matchUpdated", match: match(2, [3, 1]) });
    expect(answered.pending).toBeNull();
    expect(answered.position?.crossed).toEqual([3, 1]);
    expect(answered.drawnFrom).toBe(0);
  });
  test("a refusal gives the number back and shows the match as it stands", () => {
    const problem = { code: "stale-move", values: {}, detail: "" };
    const state = after(
      arrived,
      opened,
      { kind: "crossedOut", number: 3 },
      { kind: "requestRefused", problem, match: match(2, [1, 2]) },
    );
    expect(state.pending).toBeNull();
    expect(state.position?.crossed).toEqual([1, 2]);
    expect(state.problem).toEqual(problem);
    expect(next(state, { kind: "problemDismissed" }).problem).toBeNull();
  });
});

describe("the program's reply", () => {
  const moving = after(arrived, opened, { kind: "crossedOut", number: 3 });
  test("is held back for a beat, with one's own move in sight", () => {
    const held = next(moving, { kind: "matchUpdated", match: match(2, [3, 1]) });
    expect([held.shownUntil, shownPly(held)]).toEqual([1, 1]);
    expect(canCross(held, 2)).toBe(false);
    const shown = next(held, { kind: "replyShown" });
    expect([shown.shownUntil, shownPly(shown), shown.drawnFrom]).toEqual([null, 2, 1]);
    expect(canCross(shown, 2)).toBe(true);
  });
  test("is not held back where one only arrives, takes back, or plays a person", () => {
    const arriving = after({ kind: "matchOpened", match: match(2, [3, 1]), tokens: { A: "x" } });
    expect(arriving.shownUntil).toBeNull();
    const back = next(arriving, { kind: "matchUpdated", match: match(3, []) });
    expect(back.shownUntil).toBeNull();
    const people = { A: match(0, []).seats.A, B: match(0, []).seats.A };
    const beside = next(moving, { kind: "matchUpdated", match: match(1, [3], { seats: people }) });
    expect(beside.shownUntil).toBeNull();
  });
  test("ends the game only once it is shown", () => {
    // B began, so that the program makes the last move.
    const program = match(0, []).seats.B;
    const seats = { A: program, B: match(0, []).seats.A };
    const playing = after(
      arrived,
      { kind: "matchOpened", match: match(1, [3], { seats }), tokens: { B: "x" } },
      { kind: "crossedOut", number: 1 },
    );
    const ended = next(playing, { kind: "matchUpdated", match: match(3, [3, 1, 2], { seats }) });
    expect([ended.position?.is_over, ended.shownUntil, isOver(ended)]).toEqual([true, 2, false]);
    expect(isOver(next(ended, { kind: "replyShown" }))).toBe(true);
  });
});

describe("news", () => {
  test("that is older than what is known changes nothing", () => {
    const state = after(arrived, opened, { kind: "matchUpdated", match: match(2, [3, 1]) });
    expect(next(state, { kind: "matchUpdated", match: match(1, [3]) })).toBe(state);
  });
  test("of a take-back shows fewer numbers crossed out, though its version is higher", () => {
    const state = after(
      arrived,
      opened,
      { kind: "matchUpdated", match: match(2, [3, 1]) },
      { kind: "matchUpdated", match: match(3, []) },
    );
    expect(state.position?.ply).toBe(0);
    expect(state.drawnFrom).toBe(0);
  });
  test("ends a look at an earlier move", () => {
    const state = after(
      arrived,
      opened,
      { kind: "matchUpdated", match: match(2, [3, 1]) },
      { kind: "reviewMoved", ply: 1 },
    );
    expect(shownPly(state)).toBe(1);
    expect(canCross(state, 2)).toBe(false);
    expect(shownPly(next(state, { kind: "matchUpdated", match: match(3, [3, 1, 2]) }))).toBe(3);
  });
});

describe("taking back", () => {
  test("goes to the last move of the person, whoever moved since", () => {
    expect(takeBackTo(after(arrived, opened, { kind: "matchUpdated", match: match(2, [3, 1]) }))).toBe(0);
    expect(takeBackTo(after(arrived, opened, { kind: "matchUpdated", match: match(3, [3, 1, 2]) }))).toBe(2);
  });
  test("is not for spectators, not before a move, and not online", () => {
    expect(takeBackTo(after(arrived))).toBeNull();
    expect(takeBackTo(after(arrived, opened))).toBeNull();
    const watched = after(arrived, { kind: "matchOpened", match: match(2, [3, 1]), tokens: {} });
    expect(isSpectator(watched)).toBe(true);
    expect(takeBackTo(watched)).toBeNull();
    const online = after(arrived, {
      kind: "matchOpened",
      match: match(2, [3, 1], { can_take_back: false }),
      tokens: { A: "x" },
    });
    expect(takeBackTo(online)).toBeNull();
  });
});

describe("the rest", () => {
  test("a match with a seat for a friend is online", () => {
    const open = { kind: "open", strategy: null, share: null, is_taken: false } as const;
    const seats = { A: match(0, []).seats.A, B: open };
    expect(
      isOnline(after(arrived, { kind: "matchOpened", match: match(0, [], { seats }), tokens: { A: "x" } })),
    ).toBe(true);
    expect(isOnline(after(arrived, opened))).toBe(false);
  });
  test("a review leaves the board as it is until a move is looked at", () => {
    const state = after(
      arrived,
      { kind: "matchOpened", match: match(3, [1, 2, 4]), tokens: { A: "x" } },
      { kind: "reviewLoaded", analysis: review() },
    );
    expect(state.review.ply).toBeNull();
    expect(next(state, { kind: "reviewMoved", ply: 1 }).review.ply).toBe(1);
    expect(next(state, { kind: "reviewMoved", ply: null }).review.ply).toBeNull();
  });
  test("a new choice forgets the game and closes the help", () => {
    const helped = after(arrived, opened, { kind: "helpOpened", count: 2 });
    expect(helped.help).toMatchObject({ openCount: 2, isUsed: true });
    const state = next(helped, { kind: "configured", settings: DEFAULTS });
    expect(state.match).toBeNull();
    expect(state.tokens).toEqual({});
    expect(state.help).toMatchObject({ openCount: 0, isUsed: false });
    // The list of steps stays until another comes, so that the coach keeps its shape.
    const listed = after(arrived, { kind: "helpLoaded", content: help(), crossed: [] });
    expect(listed.help.hintNames.length).toBeGreaterThan(0);
    expect(next(listed, { kind: "configured", settings: DEFAULTS }).help.hintNames).toEqual(
      listed.help.hintNames,
    );
  });
  test("help closes with every move, and the game remembers that it was used", () => {
    const helped = after(arrived, opened, { kind: "helpOpened", count: 2 });
    const closed = { openCount: 0, isUsed: true };
    expect(next(helped, { kind: "crossedOut", number: 3 }).help).toMatchObject(closed);
    expect(next(helped, { kind: "matchUpdated", match: match(1, [3]) }).help).toMatchObject(closed);
    expect(after(arrived, opened, { kind: "helpUsed" }).help).toMatchObject(closed);
  });
  test("help and verdict go with their position, and stale ones are dropped", () => {
    const loaded = { kind: "helpLoaded", content: help(), crossed: [] } as const;
    const solved = { kind: "solutionLoaded", solution: solution() } as const;
    const known = after(arrived, opened, loaded, solved);
    expect(known.help).toMatchObject({ content: help(), solution: solution() });
    const moved = next(known, { kind: "crossedOut", number: 3 });
    const none = { content: null, solution: null };
    expect(moved.help).toMatchObject(none);
    const replied = next(moved, { kind: "matchUpdated", match: match(2, [3, 1]) });
    const stale = after(opened, { kind: "matchUpdated", match: match(2, [3, 1]) }, loaded, solved);
    expect(stale.help).toMatchObject(none);
    // Another line with as many moves.
    const solutionOf = (crossed: number[]) =>
      next(replied, { kind: "solutionLoaded", solution: solution(crossed) }).help.solution;
    expect(solutionOf([1, 3])).toBeNull();
    expect(solutionOf([3, 1])).not.toBeNull();
  });
  test("while a question is answered nothing is crossed out", () => {
    const state = after(arrived, { kind: "draftChanged", draft: EMPTY_DRAFT });
    expect(canCross(state, 3)).toBe(false);
    expect(canCross(next(state, { kind: "draftChanged", draft: null }), 3)).toBe(true);
  });
  test("a wrong answer shows its flaw until the next one, a right one opens the first step without telling", () => {
    const flaw = { message: { id: "flaw-facing", values: {} }, numbers: [], game: null, groups: [] };
    const wrong = after(
      arrived,
      { kind: "draftChanged", draft: EMPTY_DRAFT },
      { kind: "answerJudged", flaw },
    );
    expect(wrong.help).toMatchObject({ flaw, openCount: 0, rightAnswer: null });
    expect(next(wrong, { kind: "draftChanged", draft: EMPTY_DRAFT }).help.flaw).toBeNull();
    const right = next(wrong, { kind: "answerJudged", flaw: null });
    expect(right.help).toMatchObject({
      flaw: null,
      draft: null,
      openCount: 1,
      rightAnswer: EMPTY_DRAFT,
      isUsed: false,
    });
    const moved = next(right, { kind: "crossedOut", number: 3 });
    expect(moved.help).toMatchObject({ openCount: 0, rightAnswer: null });
  });
  test("in the sequel everybody keeps their token, on the other side where they swap", () => {
    const asked = (swapped: boolean): State =>
      after(opened, { kind: "matchUpdated", match: match(4, [1, 2, 3], { sequel: { id: "n", swapped } }) });
    expect(tokensInSequel(asked(false))).toEqual({ A: "secret" });
    expect(tokensInSequel(asked(true))).toEqual({ B: "secret" });
  });
  test("a connection that has not changed leaves the state as it is", () => {
    const state = after({ kind: "connectionChanged", connected: false });
    expect(state.online.connected).toBe(false);
    expect(next(state, { kind: "connectionChanged", connected: false })).toBe(state);
  });
});

describe("resigning", () => {
  const given = {
    resigned: "B",
    position: position([3], { is_over: true, winner: "A", turn: null }),
  } as const;
  test("ends the game though numbers remain, for who won it too", () => {
    const state = after(opened, { kind: "matchUpdated", match: match(2, [3], given) });
    expect([isOver(state), hasWon(state), canCross(state, 1), canResign(state)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(
      isLoaded(after(opened, { kind: "matchUpdated", match: match(1, [], { ...given, resigned: "A" }) })),
    ).toBe(false);
  });
  test("is for one side of a match that has begun", () => {
    expect(canResign(after(arrived))).toBe(false);
    expect(canResign(after(opened))).toBe(true);
    expect(canResign(after({ ...opened, tokens: {} }))).toBe(false);
    expect(canResign(after({ ...opened, tokens: { A: "one", B: "other" } }))).toBe(false);
    const open = { kind: "open", strategy: null, share: null, is_taken: false } as const;
    const seats = { ...match(0, []).seats, B: open };
    expect(canResign(after({ ...opened, match: match(0, [], { seats }) }))).toBe(false);
  });
});

test("what was agreed on holds until the end", () => {
  const agreed = after({ ...opened, match: match(0, [], { unaided: true }) });
  expect(isUnaided(agreed)).toBe(true);
  expect(isUnaided(after(opened))).toBe(false);
  const over = match(3, [3, 1, 2], { unaided: true });
  expect(isUnaided(next(next(agreed, { kind: "matchUpdated", match: over }), { kind: "replyShown" }))).toBe(
    false,
  );
});

test("who has left is away from then on, and a moment does not count", () => {
  const presence = { A: { here: true, away: null }, B: { here: false, away: 130 } };
  expect(whereabouts(START, "B", 0)).toBe("here");
  const state = after(opened, { kind: "presenceChanged", presence, now: 1_000_000 });
  expect(whereabouts(state, "A", 1_000_000)).toBe("here");
  expect(whereabouts(state, "B", 1_000_000)).toBe(2);
  expect(whereabouts(state, "B", 1_060_000)).toBe(3);
  const just = next(state, {
    kind: "presenceChanged",
    presence: { ...presence, B: { here: false, away: 0 } },
    now: 0,
  });
  expect([whereabouts(just, "B", 4000), whereabouts(just, "B", 6000)]).toEqual(["here", 0]);
  const never = next(state, {
    kind: "presenceChanged",
    presence: { ...presence, B: { here: false, away: null } },
    now: 0,
  });
  expect(whereabouts(never, "B", 0)).toBe("gone");
});

describe("a hopeless board", () => {
  test("has no partners at all for whoever wants some at the end", () => {
    const alone = position([], {
      modulus: 999,
      residue_of: [1, 2, 3, 4, 5],
      partner_of: [998, 997, 996, 995, 994],
    });
    expect([isHopeless(alone, "A"), isHopeless(alone, "B")]).toEqual([true, false]);
    expect([isHopeless(position(), "A"), isHopeless(position(), "B")]).toEqual([false, false]);
  });
  test("has nothing but partners for whoever wants none", () => {
    const all = position([], { residue_of: [0, 0, 0, 0, 0], partner_of: [0, 0, 0, 0, 0] });
    expect([isHopeless(all, "A"), isHopeless(all, "B")]).toEqual([false, true]);
    const drawn = { modulus: 0, residue_of: [], partner_of: [], numbers: [1, 2, 3], crossed: [4, 5] };
    const bonds: [number, number][] = [
      [1, 2],
      [2, 3],
      [1, 3],
      [4, 5],
    ];
    expect(isHopeless(position([], { ...drawn, bonds }), "B")).toBe(true);
    expect(isHopeless(position([], { ...drawn, bonds: bonds.slice(1) }), "B")).toBe(false);
    expect(isHopeless(position([], { ...drawn, bonds: [[4, 5]] }), "A")).toBe(true);
  });
});
