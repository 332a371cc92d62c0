import { describe, expect, test } from "vitest";
import { help, match, position, review, solution } from "../api/fixtures";
import { EMPTY_DRAFT } from "../exercises/answer";
import { DEFAULTS } from "../shared/address";
import {
  type Change,
  canCross,
  canResign,
  hasWon,
  isGiven,
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
const arrived: Change = { kind: "arrived", solution: solution() };
const opened: Change = { kind: "opened", match: match(0, []), tokens: { A: "secret" } };

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
    const state = after({ kind: "configured", settings }, { kind: "arrived", solution: solution([3]) });
    expect(mySeat(state)).toBe("B");
  });
  test("online, nobody moves before there is a match", () => {
    const settings = { ...DEFAULTS, opponent: "online" as const };
    expect(canCross(after({ kind: "configured", settings }, arrived), 3)).toBe(false);
  });
});

describe("crossing out", () => {
  test("is pending until the server says so, and one number at a time", () => {
    const state = after(arrived, { kind: "crossed", number: 3 });
    expect(state.pending).toBe(3);
    expect(canCross(state, 4)).toBe(false);
    expect(next(state, { kind: "crossed", number: 4 })).toBe(state);
  });
  test("stays pending while the match is opened, and ends with the answer", () => {
    const waiting = after(arrived, { kind: "crossed", number: 3 }, opened);
    expect(waiting.pending).toBe(3);
    const answered = next(waiting, { kind: "heard", match: match(2, [3, 1]) });
    expect(answered.pending).toBeNull();
    expect(answered.position?.crossed).toEqual([3, 1]);
    expect(answered.drawnFrom).toBe(0);
  });
  test("a refusal gives the number back and shows the match as it stands", () => {
    const problem = { code: "stale-move", values: {}, detail: "" };
    const state = after(
      arrived,
      opened,
      { kind: "crossed", number: 3 },
      { kind: "refused", problem, match: match(2, [1, 2]) },
    );
    expect(state.pending).toBeNull();
    expect(state.position?.crossed).toEqual([1, 2]);
    expect(state.problem).toEqual(problem);
    expect(next(state, { kind: "noted" }).problem).toBeNull();
  });
});

describe("the program's reply", () => {
  const moving = after(arrived, opened, { kind: "crossed", number: 3 });
  test("is held back for a beat, with one's own move in sight", () => {
    const held = next(moving, { kind: "heard", match: match(2, [3, 1]) });
    expect([held.held, shownPly(held)]).toEqual([1, 1]);
    expect(canCross(held, 2)).toBe(false);
    const shown = next(held, { kind: "revealed" });
    expect([shown.held, shownPly(shown), shown.drawnFrom]).toEqual([null, 2, 1]);
    expect(canCross(shown, 2)).toBe(true);
  });
  test("is not held back where one only arrives, takes back, or plays a person", () => {
    const arriving = after({ kind: "opened", match: match(2, [3, 1]), tokens: { A: "x" } });
    expect(arriving.held).toBeNull();
    const back = next(arriving, { kind: "heard", match: match(3, []) });
    expect(back.held).toBeNull();
    const people = { A: match(0, []).seats.A, B: match(0, []).seats.A };
    const beside = next(moving, { kind: "heard", match: match(1, [3], { seats: people }) });
    expect(beside.held).toBeNull();
  });
  test("the end is shown after it", () => {
    const end = next(after(arrived, { kind: "opened", match: match(1, [3]), tokens: { A: "x" } }), {
      kind: "heard",
      match: match(3, [3, 1]),
    });
    expect(isOver(end)).toBe(false);
  });
});

describe("news", () => {
  test("that is older than what is known changes nothing", () => {
    const state = after(arrived, opened, { kind: "heard", match: match(2, [3, 1]) });
    expect(next(state, { kind: "heard", match: match(1, [3]) })).toBe(state);
  });
  test("of a take-back shows fewer numbers crossed out, though its version is higher", () => {
    const state = after(
      arrived,
      opened,
      { kind: "heard", match: match(2, [3, 1]) },
      { kind: "heard", match: match(3, []) },
    );
    expect(state.position?.ply).toBe(0);
    expect(state.drawnFrom).toBe(0);
  });
  test("ends a look at an earlier move", () => {
    const state = after(
      arrived,
      opened,
      { kind: "heard", match: match(2, [3, 1]) },
      { kind: "turned", ply: 1 },
    );
    expect(shownPly(state)).toBe(1);
    expect(canCross(state, 2)).toBe(false);
    expect(shownPly(next(state, { kind: "heard", match: match(3, [3, 1, 2]) }))).toBe(3);
  });
});

describe("taking back", () => {
  test("goes to the last move of the person, whoever moved since", () => {
    expect(takeBackTo(after(arrived, opened, { kind: "heard", match: match(2, [3, 1]) }))).toBe(0);
    expect(takeBackTo(after(arrived, opened, { kind: "heard", match: match(3, [3, 1, 2]) }))).toBe(2);
  });
  test("is not for spectators, not before a move, and not online", () => {
    expect(takeBackTo(after(arrived))).toBeNull();
    expect(takeBackTo(after(arrived, opened))).toBeNull();
    const watched = after(arrived, { kind: "opened", match: match(2, [3, 1]), tokens: {} });
    expect(isSpectator(watched)).toBe(true);
    expect(takeBackTo(watched)).toBeNull();
    const online = after(arrived, {
      kind: "opened",
      match: match(2, [3, 1], { can_take_back: false }),
      tokens: { A: "x" },
    });
    expect(takeBackTo(online)).toBeNull();
  });
});

describe("the rest", () => {
  test("a match with a seat for a friend is online", () => {
    const open = { kind: "open", strategy: null, share: null, taken: false } as const;
    const seats = { A: match(0, []).seats.A, B: open };
    expect(
      isOnline(after(arrived, { kind: "opened", match: match(0, [], { seats }), tokens: { A: "x" } })),
    ).toBe(true);
    expect(isOnline(after(arrived, opened))).toBe(false);
  });
  test("a review leaves the board as it is until a move is looked at", () => {
    const state = after(
      arrived,
      { kind: "opened", match: match(3, [1, 2, 4]), tokens: { A: "x" } },
      { kind: "reviewed", review: review() },
    );
    expect(state.cursor).toBeNull();
    expect(next(state, { kind: "turned", ply: 1 }).cursor).toBe(1);
    expect(next(state, { kind: "turned", ply: null }).cursor).toBeNull();
  });
  test("a new choice forgets the game and closes the help", () => {
    const helped = after(arrived, opened, { kind: "helped", step: 2, told: true });
    expect([helped.step, helped.helped]).toEqual([2, true]);
    const state = next(helped, { kind: "configured", settings: DEFAULTS });
    expect(state.match).toBeNull();
    expect(state.tokens).toEqual({});
    expect([state.step, state.helped]).toEqual([0, false]);
    // The list of steps stays until another comes, so that the coach keeps its shape.
    const listed = after(arrived, { kind: "asked", help: help(), crossed: [] });
    expect(listed.steps.length).toBeGreaterThan(0);
    expect(next(listed, { kind: "configured", settings: DEFAULTS }).steps).toEqual(listed.steps);
  });
  test("help closes with every move, and the game remembers that it helped", () => {
    const helped = after(arrived, opened, { kind: "helped", step: 2, told: true });
    expect(next(helped, { kind: "crossed", number: 3 })).toMatchObject({ step: 0, helped: true });
    expect(next(helped, { kind: "heard", match: match(1, [3]) })).toMatchObject({ step: 0, helped: true });
    const asked = after(arrived, opened, { kind: "helped", step: 1, told: false });
    expect(asked.helped).toBe(false);
  });
  test("what was asked and told of a position goes with it, and what comes too late is dropped", () => {
    const asked = { kind: "asked", help: help(), crossed: [] } as const;
    const solved = { kind: "solved", solution: solution() } as const;
    const known = after(arrived, opened, asked, solved);
    expect([known.help, known.solution]).toEqual([help(), solution()]);
    const moved = next(known, { kind: "crossed", number: 3 });
    expect([moved.help, moved.solution]).toEqual([null, null]);
    const replied = next(moved, { kind: "heard", match: match(2, [3, 1]) });
    expect(after(opened, { kind: "heard", match: match(2, [3, 1]) }, asked, solved)).toMatchObject({
      help: null,
      solution: null,
    });
    // Another line with as many moves.
    expect(next(replied, { kind: "solved", solution: solution([1, 3]) }).solution).toBeNull();
    expect(next(replied, { kind: "solved", solution: solution([3, 1]) }).solution).not.toBeNull();
  });
  test("while a question is answered nothing is crossed out", () => {
    const state = after(arrived, { kind: "answering", given: EMPTY_DRAFT });
    expect(canCross(state, 3)).toBe(false);
    expect(canCross(next(state, { kind: "answering", given: null }), 3)).toBe(true);
  });
  test("a wrong answer says what to look at until the next one, a right one opens the first step without telling", () => {
    const flaw = { message: { id: "flaw-facing", values: {} }, numbers: [], game: null, groups: [] };
    const wrong = after(arrived, { kind: "answering", given: EMPTY_DRAFT }, { kind: "judged", flaw });
    expect(wrong).toMatchObject({ flaw, step: 0, answered: false });
    expect(next(wrong, { kind: "answering", given: EMPTY_DRAFT }).flaw).toBeNull();
    const right = next(wrong, { kind: "judged", flaw: null });
    expect(right).toMatchObject({ flaw: null, given: null, step: 1, answered: true, helped: false });
    expect(next(right, { kind: "crossed", number: 3 })).toMatchObject({ step: 0, answered: false });
  });
  test("in the sequel everybody keeps their token, on the other side where they swap", () => {
    const asked = (swapped: boolean): State =>
      after(opened, { kind: "heard", match: match(4, [1, 2, 3], { sequel: { id: "n", swapped } }) });
    expect(tokensInSequel(asked(false))).toEqual({ A: "secret" });
    expect(tokensInSequel(asked(true))).toEqual({ B: "secret" });
  });
  test("the same word on the connection changes nothing", () => {
    const state = after({ kind: "live", live: false });
    expect(state.live).toBe(false);
    expect(next(state, { kind: "live", live: false })).toBe(state);
    expect(position().turn).toBe("A");
  });
});

describe("resigning", () => {
  const given = { resigned: "B", position: position([3], { over: true, winner: "A", turn: null }) } as const;
  test("ends the game though numbers remain, for who won it too", () => {
    const state = after(opened, { kind: "heard", match: match(2, [3], given) });
    expect([isOver(state), hasWon(state), canCross(state, 1), canResign(state)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isGiven(after(opened, { kind: "heard", match: match(1, [], { ...given, resigned: "A" }) }))).toBe(
      false,
    );
  });
  test("is for one side of a match that has begun", () => {
    expect(canResign(after(arrived))).toBe(false);
    expect(canResign(after(opened))).toBe(true);
    expect(canResign(after({ ...opened, tokens: {} }))).toBe(false);
    expect(canResign(after({ ...opened, tokens: { A: "one", B: "other" } }))).toBe(false);
    const open = { kind: "open", strategy: null, share: null, taken: false } as const;
    const seats = { ...match(0, []).seats, B: open };
    expect(canResign(after({ ...opened, match: match(0, [], { seats }) }))).toBe(false);
  });
});

test("what was agreed on holds until the end", () => {
  const agreed = after({ ...opened, match: match(0, [], { unaided: true }) });
  expect(isUnaided(agreed)).toBe(true);
  expect(isUnaided(after(opened))).toBe(false);
  const over = match(3, [3, 1, 2], { unaided: true });
  expect(isUnaided(next(next(agreed, { kind: "heard", match: over }), { kind: "revealed" }))).toBe(false);
});

test("who has left is away from then on, and a moment does not count", () => {
  const presence = { A: { here: true, away: null }, B: { here: false, away: 130 } };
  expect(whereabouts(START, "B", 0)).toBe("here");
  const state = after(opened, { kind: "present", presence, now: 1_000_000 });
  expect(whereabouts(state, "A", 1_000_000)).toBe("here");
  expect(whereabouts(state, "B", 1_000_000)).toBe(2);
  expect(whereabouts(state, "B", 1_060_000)).toBe(3);
  const just = next(state, {
    kind: "present",
    presence: { ...presence, B: { here: false, away: 0 } },
    now: 0,
  });
  expect([whereabouts(just, "B", 4000), whereabouts(just, "B", 6000)]).toEqual(["here", 0]);
  const never = next(state, {
    kind: "present",
    presence: { ...presence, B: { here: false, away: null } },
    now: 0,
  });
  expect(whereabouts(never, "B", 0)).toBe("gone");
});
