import { describe, expect, test } from "vitest";
import { help, match, position, review, solution } from "../../tests/fixtures";
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
  next,
  START,
  type State,
  seatToMove,
  shownPly,
  takeBackTo,
  tokensInSequel,
  whereabouts,
} from "./game";

const after = (...changes: Change[]): State => changes.reduce(next, START);
const positionLoaded: Change = { kind: "positionLoaded", solution: solution() };
const matchOpened: Change = { kind: "matchOpened", match: match(0, []), tokens: { A: "secret" } };

describe("before the first move", () => {
  test("the position is shown, and its numbers can be crossed out", () => {
    const state = after(positionLoaded);
    expect(state.match).toBeNull();
    expect(canCross(state, 3)).toBe(true);
    expect(canCross(state, 6)).toBe(false);
  });
  test("B waits for the first move of A", () => {
    const settings = { ...DEFAULTS, side: "B" as const };
    const state = after({ kind: "configured", settings }, positionLoaded);
    expect(seatToMove(state)).toBeNull();
    expect(canCross(state, 3)).toBe(false);
  });
  test("two people at one screen hold both seats", () => {
    const settings = { ...DEFAULTS, opponent: "beside" as const };
    const state = after(
      { kind: "configured", settings },
      { kind: "positionLoaded", solution: solution([3]) },
    );
    expect(seatToMove(state)).toBe("B");
  });
  test("against a friend nobody moves before the match is opened", () => {
    const settings = { ...DEFAULTS, opponent: "online" as const };
    expect(canCross(after({ kind: "configured", settings }, positionLoaded), 3)).toBe(false);
  });
});

describe("crossing out a number", () => {
  test("is pending until the server acknowledges it, one number at a time", () => {
    const state = after(positionLoaded, { kind: "crossedOut", number: 3 });
    expect(state.pending).toBe(3);
    expect(canCross(state, 4)).toBe(false);
    expect(next(state, { kind: "crossedOut", number: 4 })).toBe(state);
  });
  test("stays pending while the match is opened, until the answer comes", () => {
    const waiting = after(positionLoaded, { kind: "crossedOut", number: 3 }, matchOpened);
    expect(waiting.pending).toBe(3);
    const afterAnswer = next(waiting, { kind: "matchUpdated", match: match(2, [3, 1]) });
    expect(afterAnswer.pending).toBeNull();
    expect(afterAnswer.position?.crossed).toEqual([3, 1]);
    expect(afterAnswer.drawnFrom).toBe(0);
  });
  test("is undone by a refusal, which shows the current match", () => {
    const problem = { code: "stale-move", values: {}, detail: "" };
    const state = after(
      positionLoaded,
      matchOpened,
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
  const moving = after(positionLoaded, matchOpened, { kind: "crossedOut", number: 3 });
  test("is shown after a delay, one's own move at once", () => {
    const delayed = next(moving, { kind: "matchUpdated", match: match(2, [3, 1]) });
    expect([delayed.shownUntil, shownPly(delayed)]).toEqual([1, 1]);
    expect(canCross(delayed, 2)).toBe(false);
    const afterDelay = next(delayed, { kind: "replyShown" });
    expect([afterDelay.shownUntil, shownPly(afterDelay), afterDelay.drawnFrom]).toEqual([null, 2, 1]);
    expect(canCross(afterDelay, 2)).toBe(true);
  });
  test("is not delayed when a match is opened, a move is taken back, or a person moves", () => {
    const start = after({ kind: "matchOpened", match: match(2, [3, 1]), tokens: { A: "x" } });
    expect(start.shownUntil).toBeNull();
    const back = next(start, { kind: "matchUpdated", match: match(3, []) });
    expect(back.shownUntil).toBeNull();
    const people = { A: match(0, []).seats.A, B: match(0, []).seats.A };
    const beside = next(moving, { kind: "matchUpdated", match: match(1, [3], { seats: people }) });
    expect(beside.shownUntil).toBeNull();
  });
  test("ends the game only when it is shown", () => {
    // B began, so that the program makes the last move.
    const program = match(0, []).seats.B;
    const seats = { A: program, B: match(0, []).seats.A };
    const playing = after(
      positionLoaded,
      { kind: "matchOpened", match: match(1, [3], { seats }), tokens: { B: "x" } },
      { kind: "crossedOut", number: 1 },
    );
    const ended = next(playing, { kind: "matchUpdated", match: match(3, [3, 1, 2], { seats }) });
    expect([ended.position?.is_over, ended.shownUntil, isOver(ended)]).toEqual([true, 2, false]);
    expect(isOver(next(ended, { kind: "replyShown" }))).toBe(true);
  });
});

describe("an update of the match", () => {
  test("that is older than the current version changes nothing", () => {
    const state = after(positionLoaded, matchOpened, { kind: "matchUpdated", match: match(2, [3, 1]) });
    expect(next(state, { kind: "matchUpdated", match: match(1, [3]) })).toBe(state);
  });
  test("after a take-back shows fewer crossed numbers, though its version is higher", () => {
    const state = after(
      positionLoaded,
      matchOpened,
      { kind: "matchUpdated", match: match(2, [3, 1]) },
      { kind: "matchUpdated", match: match(3, []) },
    );
    expect(state.position?.ply).toBe(0);
    expect(state.drawnFrom).toBe(0);
  });
  test("ends the review of an earlier move", () => {
    const state = after(
      positionLoaded,
      matchOpened,
      { kind: "matchUpdated", match: match(2, [3, 1]) },
      { kind: "reviewMoved", ply: 1, isOpen: true },
    );
    expect(shownPly(state)).toBe(1);
    expect(canCross(state, 2)).toBe(false);
    expect(shownPly(next(state, { kind: "matchUpdated", match: match(3, [3, 1, 2]) }))).toBe(3);
  });
});

describe("taking back", () => {
  test("returns to the last move of a person, also if a program moved since", () => {
    expect(
      takeBackTo(after(positionLoaded, matchOpened, { kind: "matchUpdated", match: match(2, [3, 1]) })),
    ).toBe(0);
    expect(
      takeBackTo(after(positionLoaded, matchOpened, { kind: "matchUpdated", match: match(3, [3, 1, 2]) })),
    ).toBe(2);
  });
  test("is impossible for spectators, before the first move, and against a friend", () => {
    expect(takeBackTo(after(positionLoaded))).toBeNull();
    expect(takeBackTo(after(positionLoaded, matchOpened))).toBeNull();
    const watched = after(positionLoaded, { kind: "matchOpened", match: match(2, [3, 1]), tokens: {} });
    expect(isSpectator(watched)).toBe(true);
    expect(takeBackTo(watched)).toBeNull();
    const online = after(positionLoaded, {
      kind: "matchOpened",
      match: match(2, [3, 1], { can_take_back: false }),
      tokens: { A: "x" },
    });
    expect(takeBackTo(online)).toBeNull();
  });
});

describe("other changes", () => {
  test("a match with an open seat is online", () => {
    const open = { kind: "open", strategy: null, share: null } as const;
    const seats = { A: match(0, []).seats.A, B: open };
    expect(
      isOnline(
        after(positionLoaded, { kind: "matchOpened", match: match(0, [], { seats }), tokens: { A: "x" } }),
      ),
    ).toBe(true);
    expect(isOnline(after(positionLoaded, matchOpened))).toBe(false);
  });
  test("a review leaves the board as it is until a move is selected", () => {
    const state = after(
      positionLoaded,
      { kind: "matchOpened", match: match(3, [1, 2, 4]), tokens: { A: "x" } },
      { kind: "reviewLoaded", analysis: review() },
    );
    expect(state.review.ply).toBeNull();
    expect(next(state, { kind: "reviewMoved", ply: 1, isOpen: true }).review.ply).toBe(1);
    expect(next(state, { kind: "reviewMoved", ply: null, isOpen: false }).review.ply).toBeNull();
  });
  test("new settings drop the game and close the help", () => {
    const helped = after(positionLoaded, matchOpened, { kind: "helpOpened", count: 2 });
    expect(helped.help).toMatchObject({ openCount: 2, isUsed: true });
    const state = next(helped, { kind: "configured", settings: DEFAULTS });
    expect(state.match).toBeNull();
    expect(state.tokens).toEqual({});
    expect(state.help).toMatchObject({ openCount: 0, isUsed: false });
    // The names of the hints stay until others come, so that the coach keeps its shape.
    const listed = after(positionLoaded, { kind: "helpLoaded", content: help(), crossed: [] });
    expect(listed.help.hintNames.length).toBeGreaterThan(0);
    expect(next(listed, { kind: "configured", settings: DEFAULTS }).help.hintNames).toEqual(
      listed.help.hintNames,
    );
  });
  test("help closes with every move, and its use is kept for the game", () => {
    const helped = after(positionLoaded, matchOpened, { kind: "helpOpened", count: 2 });
    const closed = { openCount: 0, isUsed: true };
    expect(next(helped, { kind: "crossedOut", number: 3 }).help).toMatchObject(closed);
    expect(next(helped, { kind: "matchUpdated", match: match(1, [3]) }).help).toMatchObject(closed);
    expect(after(positionLoaded, matchOpened, { kind: "helpUsed" }).help).toMatchObject(closed);
  });
  test("help and verdict belong to one position, and stale ones are dropped", () => {
    const helpLoaded = { kind: "helpLoaded", content: help(), crossed: [] } as const;
    const solutionLoaded = { kind: "solutionLoaded", solution: solution() } as const;
    const state = after(positionLoaded, matchOpened, helpLoaded, solutionLoaded);
    expect(state.help).toMatchObject({ content: help(), solution: solution() });
    const moved = next(state, { kind: "crossedOut", number: 3 });
    const none = { content: null, solution: null };
    expect(moved.help).toMatchObject(none);
    const replied = next(moved, { kind: "matchUpdated", match: match(2, [3, 1]) });
    const stale = after(
      matchOpened,
      { kind: "matchUpdated", match: match(2, [3, 1]) },
      helpLoaded,
      solutionLoaded,
    );
    expect(stale.help).toMatchObject(none);
    // Other moves, as many as before.
    const solutionOf = (crossed: number[]) =>
      next(replied, { kind: "solutionLoaded", solution: solution(crossed) }).help.solution;
    expect(solutionOf([1, 3])).toBeNull();
    expect(solutionOf([3, 1])).not.toBeNull();
  });
  test("nothing is crossed out while a question is answered", () => {
    const state = after(positionLoaded, { kind: "draftChanged", draft: EMPTY_DRAFT });
    expect(canCross(state, 3)).toBe(false);
    expect(canCross(next(state, { kind: "draftChanged", draft: null }), 3)).toBe(true);
  });
  test("a wrong answer shows its flaw until the next one, a right one opens the first step and is no help", () => {
    const flaw = {
      message: { id: "flaw-facing", values: {} },
      numbers: [],
      game: null,
      groups: [],
      reasons: [],
    };
    const wrong = after(
      positionLoaded,
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
  test("in the sequel each player keeps the token, on the other side if they swap", () => {
    const withSequel = (swapped: boolean): State =>
      after(matchOpened, {
        kind: "matchUpdated",
        match: match(4, [1, 2, 3], { sequel: { id: "n", swapped } }),
      });
    expect(tokensInSequel(withSequel(false))).toEqual({ A: "secret" });
    expect(tokensInSequel(withSequel(true))).toEqual({ B: "secret" });
  });
  test("a connection that has not changed leaves the state as it is", () => {
    const state = after({ kind: "connectionChanged", isConnected: false });
    expect(state.online.isConnected).toBe(false);
    expect(next(state, { kind: "connectionChanged", isConnected: false })).toBe(state);
  });
});

describe("resigning", () => {
  const resignation = {
    resigned: "B",
    position: position([3], { is_over: true, winner: "A", turn: null }),
  } as const;
  test("ends the game though numbers remain, for the winner too", () => {
    const state = after(matchOpened, { kind: "matchUpdated", match: match(2, [3], resignation) });
    expect([isOver(state), hasWon(state), canCross(state, 1), canResign(state)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(
      isLoaded(
        after(matchOpened, { kind: "matchUpdated", match: match(1, [], { ...resignation, resigned: "A" }) }),
      ),
    ).toBe(false);
  });
  test("is for one side of a match that has begun", () => {
    expect(canResign(after(positionLoaded))).toBe(false);
    expect(canResign(after(matchOpened))).toBe(true);
    expect(canResign(after({ ...matchOpened, tokens: {} }))).toBe(false);
    expect(canResign(after({ ...matchOpened, tokens: { A: "one", B: "other" } }))).toBe(false);
    const open = { kind: "open", strategy: null, share: null } as const;
    const seats = { ...match(0, []).seats, B: open };
    expect(canResign(after({ ...matchOpened, match: match(0, [], { seats, free_seats: ["B"] }) }))).toBe(
      false,
    );
  });
});

test("a match without help stays so until its end", () => {
  const agreement = after({ ...matchOpened, match: match(0, [], { unaided: true }) });
  expect(isUnaided(agreement)).toBe(true);
  expect(isUnaided(after(matchOpened))).toBe(false);
  const over = match(3, [3, 1, 2], { unaided: true });
  expect(
    isUnaided(next(next(agreement, { kind: "matchUpdated", match: over }), { kind: "replyShown" })),
  ).toBe(false);
});

test("a player who left is away from then on, but a moment does not count", () => {
  const presence = { A: { here: true, away: null }, B: { here: false, away: 130 } };
  expect(whereabouts(START, "B", 0)).toBe("here");
  const state = after(matchOpened, { kind: "presenceChanged", presence, now: 1_000_000 });
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
  test("has no partners, for the Divider", () => {
    const alone = position([], {
      modulus: 999,
      residue_of: [1, 2, 3, 4, 5],
      partner_of: [998, 997, 996, 995, 994],
    });
    expect([isHopeless(alone, "A"), isHopeless(alone, "B")]).toEqual([true, false]);
    expect([isHopeless(position(), "A"), isHopeless(position(), "B")]).toEqual([false, false]);
  });
  test("has only partners, for the Breaker", () => {
    const all = position([], { residue_of: [0, 0, 0, 0, 0], partner_of: [0, 0, 0, 0, 0] });
    expect([isHopeless(all, "A"), isHopeless(all, "B")]).toEqual([false, true]);
    const bondsWithoutResidues = {
      modulus: 0,
      residue_of: [],
      partner_of: [],
      numbers: [1, 2, 3],
      crossed: [4, 5],
    };
    const bonds: [number, number][] = [
      [1, 2],
      [2, 3],
      [1, 3],
      [4, 5],
    ];
    expect(isHopeless(position([], { ...bondsWithoutResidues, bonds }), "B")).toBe(true);
    expect(isHopeless(position([], { ...bondsWithoutResidues, bonds: bonds.slice(1) }), "B")).toBe(false);
    expect(isHopeless(position([], { ...bondsWithoutResidues, bonds: [[4, 5]] }), "A")).toBe(true);
  });
});
