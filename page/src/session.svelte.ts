/** The wiring: what a person does here → the server → `next`. All that waits, retries or remembers is in this file. */

import * as api from "./api/client";
import { ApiError } from "./api/client";
import { Live } from "./api/live";
import type {
  MatchState,
  MatchWish,
  Player,
  Position,
  Problem,
  Solution,
  Variant,
  Variants,
} from "./api/types";
import {
  DEFAULTS,
  LARGEST_BOARD,
  matchIn,
  type Opponent,
  readAddress,
  type Settings,
  sameVariant,
  secretIn,
  unreadableIn,
  type VariantChoice,
  writeAddress,
} from "./lib/address";
import { keepSeats, recall, remember, seatsIn } from "./lib/memory";
import {
  type Happening,
  isOnline,
  isSpectator,
  next,
  START,
  type State,
  shownPly,
  takeBackTo,
  tokensInSequel,
} from "./match";

const RETRIES = [300, 900, 2500];
/** Problems that pass by themselves. */
const PASSING = new Set(["offline", "busy", "too-many-requests"]);
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The variant of a position as the address names it. */
export function choiceOf(variant: Variant): VariantChoice {
  const { n, d, remainder, divider, board } = variant;
  return { n, d, remainder, divider, numbers: board };
}

export class Session {
  game: State = $state.raw(START);
  variants: Variants | null = $state.raw(null);
  /** Whether an answer of the server is awaited that changes the game. */
  busy = $state(false);
  #live = new Live(
    (match) => this.#happen({ kind: "heard", match }),
    (live) => this.#happen({ kind: "live", live }),
  );
  /** Counts what makes earlier answers out of date. */
  #turn = 0;
  /** Counts the wishes for other choices: the last one counts. */
  #wish = 0;

  #happen(happening: Happening): void {
    this.game = next(this.game, happening);
  }

  /** Does what asks the server; a refusal is shown. Answers nobody waits for any more are dropped. */
  async #ask<T>(question: () => Promise<T>, answer: (given: T) => void): Promise<boolean> {
    const turn = this.#turn;
    this.busy = true;
    try {
      const given = await this.#retried(question);
      if (turn === this.#turn) answer(given);
      return turn === this.#turn;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.#happen({ kind: "refused", problem: error.problem, match: error.state });
      return false;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  /** Every wish may be said again: the server does it once. */
  async #retried<T>(question: () => Promise<T>): Promise<T> {
    for (const wait of RETRIES) {
      try {
        return await question();
      } catch (error) {
        if (!(error instanceof ApiError) || !PASSING.has(error.problem.code)) throw error;
        await pause(wait);
      }
    }
    return question();
  }

  #leave(settings: Settings): void {
    this.#turn += 1;
    this.busy = false;
    this.#live.close();
    this.#happen({ kind: "configured", settings });
  }

  /** Shows what the address says; where that cannot be, says why and shows the first page. */
  async arrive(): Promise<void> {
    void api.variants().then(
      (variants) => (this.variants = variants),
      () => undefined,
    );
    const id = matchIn(location.pathname);
    if (id !== null) return this.#watch(id, secretIn(location.hash));
    const settings = readAddress(location.search);
    const kept: unknown = history.state?.match;
    this.#leave(settings);
    if (typeof kept === "string") {
      const resumed = await this.#ask(
        () => api.readMatch(kept),
        (match) => this.#happen({ kind: "opened", match, tokens: seatsIn(kept) }),
      );
      if (resumed) return;
      this.#leave(settings);
    }
    const wrong = unreadableIn(location.search);
    if (wrong !== null) return this.#startOver({ code: "not-a-number", values: wrong, detail: "" });
    const solution = await this.#lookUp(settings);
    if (solution !== null) this.#happen({ kind: "arrived", solution });
    else if (this.game.problem !== null) await this.#startOver(this.game.problem);
  }

  /** The verdict on the position that the choices begin with; null, and a note, where it cannot be played. */
  async #lookUp({ variant, crossed }: Settings): Promise<Solution | null> {
    let found: Solution | null = null;
    const turn = this.#turn;
    await this.#ask(
      () => api.solve(variant, crossed),
      (solution) => (found = solution),
    );
    if (found === null || turn !== this.#turn) return null;
    if ((found as Solution).position.board.length > 0) return found;
    const values = { largest: String(LARGEST_BOARD), value: String(variant.n) };
    this.#happen({ kind: "refused", problem: { code: "match-too-large", values, detail: "" } });
    return null;
  }

  /** The first page, and what was wrong with the address that led here; without a server there is nothing to show. */
  async #startOver(problem: Problem): Promise<void> {
    if (problem.code === "offline") return;
    this.#leave(DEFAULTS);
    history.replaceState(null, "", "/");
    const solution = await this.#lookUp(DEFAULTS);
    if (solution === null) return;
    this.#happen({ kind: "arrived", solution });
    this.#happen({ kind: "refused", problem });
  }

  /** Opens a match at its address: to play on, to take the open seat, or to watch. */
  async #watch(id: string, secret: string | null): Promise<void> {
    this.#leave({ ...readAddress(location.search), opponent: "online" });
    let tokens = seatsIn(id);
    if (secret !== null && tokens.A === undefined && tokens.B === undefined) {
      const claim = recall(`claim:${id}`) ?? crypto.randomUUID() + crypto.randomUUID();
      remember(`claim:${id}`, claim);
      await this.#ask(
        () => api.join(id, secret, claim),
        (joined) => {
          tokens = { [joined.player]: joined.token };
          keepSeats(id, tokens);
        },
      );
      remember(`claim:${id}`, null);
    }
    if (location.hash !== "") history.replaceState(null, "", location.pathname);
    const join = recall(`join:${id}`);
    const problem = this.game.problem;
    const found = await this.#ask(
      () => api.readMatch(id),
      (match) => {
        this.#happen({ kind: "opened", match, tokens, join });
        this.#adopt(match);
        this.#live.follow(id, match.version);
      },
    );
    if (!found && this.game.problem !== null && this.game.problem !== problem)
      await this.#startOver(this.game.problem);
  }

  /** Takes the choices from a match, so that "again" and "swap sides" mean this variant. */
  #adopt(match: MatchState): void {
    const { seats, position } = match;
    const mine: Player = this.game.tokens.B !== undefined && this.game.tokens.A === undefined ? "B" : "A";
    const other = seats[mine === "A" ? "B" : "A"];
    const people = seats.A.kind === "person" && seats.B.kind === "person";
    const opponent =
      other.kind === "strategy" ? ((other.strategy ?? "program") as Opponent) : people ? "beside" : "online";
    const share = Math.round((other.share ?? 0.3) * 100);
    const settings = { variant: choiceOf(position.variant), opponent, share, side: mine, crossed: [] };
    this.game = { ...this.game, settings };
  }

  /**
   * Sets up a game with these choices from the numbers crossed so far, and lets the program begin where it must.
   * What the server refuses leaves all as it was.
   */
  async set(change: Partial<Settings>, begin = false): Promise<boolean> {
    const settings = { ...this.game.settings, crossed: [], ...change };
    this.#wish += 1;
    const wish = this.#wish;
    const solution = await this.#lookUp(settings);
    if (solution === null || wish !== this.#wish) return false;
    // A slider leaves one step behind in the history, not one for each of its values.
    const same =
      writeAddress({ ...settings, share: 0 }) === writeAddress({ ...this.game.settings, share: 0 });
    const address = `/${writeAddress(settings)}`;
    if (same && this.game.match === null) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#leave(settings);
    this.#happen({ kind: "arrived", solution });
    if ((begin || settings.crossed.length > 0) && this.awaitsProgram) await this.begin();
    return true;
  }

  /** Whether the program is to move and no match has begun. */
  get awaitsProgram(): boolean {
    const { settings, match, position } = this.game;
    const person = settings.opponent === "beside" || settings.opponent === "online";
    return match === null && !person && position?.turn != null && position.turn !== settings.side;
  }

  /** The numbers that stay crossed out when something is switched in mid-game. */
  #kept(): readonly number[] {
    const { position } = this.game;
    return position === null || position.over ? [] : position.crossed.slice(0, shownPly(this.game));
  }

  switchOpponent(opponent: Opponent, share = this.game.settings.share): Promise<unknown> {
    return this.set({ opponent, share, crossed: this.#kept() });
  }

  switchSide(side: Player): Promise<unknown> {
    return this.set({ side, crossed: this.#kept() }, true);
  }

  play(variant: VariantChoice): Promise<unknown> {
    return this.set({ variant });
  }

  again(): Promise<unknown> {
    return this.#againstFriend ? this.#askFriend(false) : this.set({}, true);
  }

  swapSides(): Promise<unknown> {
    if (this.#againstFriend) return this.#askFriend(true);
    return this.set({ side: this.game.settings.side === "A" ? "B" : "A" }, true);
  }

  /** Whether a game against a friend has ended here. */
  get #againstFriend(): boolean {
    return isOnline(this.game) && this.game.position?.over === true && !isSpectator(this.game);
  }

  async #askFriend(swap: boolean): Promise<void> {
    const { match, tokens } = this.game;
    const token = tokens.A ?? tokens.B;
    if (match === null || token === undefined) return;
    const asked = await this.#ask(
      () => api.again(match.id, token, swap),
      (state) => this.#happen({ kind: "heard", match: state }),
    );
    if (asked) await this.goOn();
  }

  /** Goes on to the match after this one, to play or to watch it. */
  async goOn(): Promise<void> {
    const sequel = this.game.match?.sequel ?? null;
    if (sequel === null) return;
    if (!isSpectator(this.game)) keepSeats(sequel.id, tokensInSequel(this.game));
    history.pushState(null, "", `/match/${sequel.id}`);
    await this.#watch(sequel.id, null);
  }

  /** The one after this in the list of variants. */
  nextVariant(): Promise<unknown> {
    const list = this.variants?.website ?? [];
    const here = list.findIndex((variant) => sameVariant(choiceOf(variant), this.game.settings.variant));
    const following = list[(here + 1) % Math.max(1, list.length)];
    return following ? this.set({ variant: choiceOf(following) }, true) : Promise.resolve();
  }

  /** Begins a match with the choices of the moment. */
  async begin(): Promise<boolean> {
    const { settings } = this.game;
    const opened = await this.#ask(
      () => api.openMatch(wishOf(settings)),
      ({ id, tokens, joins, state }) => {
        const held = { ...(tokens.A && { A: tokens.A }), ...(tokens.B && { B: tokens.B }) };
        keepSeats(id, held);
        this.#happen({ kind: "opened", match: state, tokens: held, join: joins.A ?? joins.B ?? null });
        if (isOnline(this.game)) {
          remember(`join:${id}`, joins.A ?? joins.B ?? null);
          history.pushState(null, "", `/match/${id}`);
          this.#live.follow(id, state.version);
        } else history.replaceState({ match: id }, "");
      },
    );
    return opened;
  }

  async cross(number: number): Promise<void> {
    this.#happen({ kind: "crossed", number });
    if (this.game.pending !== number) return;
    if (this.game.match === null && !(await this.begin())) return;
    const { match, position, tokens } = this.game;
    const token = position?.turn ? tokens[position.turn] : undefined;
    if (match === null || position === null || token === undefined) return;
    await this.#ask(
      () => api.cross(match.id, token, number, position.ply, match.version),
      (state) => this.#happen({ kind: "heard", match: state }),
    );
  }

  async takeBack(): Promise<void> {
    const { match, tokens } = this.game;
    const ply = takeBackTo(this.game);
    const token = tokens.A ?? tokens.B;
    if (match === null || ply === null || token === undefined) return;
    await this.#ask(
      () => api.takeBack(match.id, token, ply),
      (state) => this.#happen({ kind: "heard", match: state }),
    );
  }

  /** Opens the ladder of help up to this rung, or closes it from there on. */
  help(rung: number): void {
    this.#happen({ kind: "helped", rung });
  }

  /** Asks for the verdict on what the slate shows. */
  async solve(): Promise<void> {
    const { position } = this.game;
    if (position === null) return;
    const crossed = position.crossed.slice(0, shownPly(this.game));
    const turn = this.#turn;
    try {
      const solution = await api.solve(choiceOf(position.variant), crossed);
      if (turn === this.#turn) this.#happen({ kind: "solved", solution });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.#happen({ kind: "refused", problem: error.problem });
    }
  }

  async review(): Promise<void> {
    // A game that was loaded is kept as a match so that it can be looked at again.
    if (this.game.match === null && !(await this.begin())) return;
    const { match } = this.game;
    if (match === null) return;
    await this.#ask(
      () => api.review(match.id),
      (review) => this.#happen({ kind: "reviewed", review }),
    );
  }

  step(ply: number | null): void {
    const most = this.game.position?.ply ?? 0;
    this.#happen({ kind: "stepped", ply: ply === null ? null : Math.min(most, Math.max(0, ply)) });
  }

  /** Plays on from what the slate shows, with the same opponent where there was one. */
  tryAgainHere(): Promise<unknown> {
    const { position, settings } = this.game;
    const crossed = position?.crossed.slice(0, shownPly(this.game)) ?? [];
    const opponent = settings.opponent === "online" ? "program" : settings.opponent;
    return this.set({ crossed, opponent }, true);
  }

  /** Loads a game from a line of notation. */
  async load(text: string): Promise<boolean> {
    let read: Position | null = null;
    const done = await this.#ask(
      () => api.readNotation(text),
      (position) => (read = position),
    );
    if (!done || read === null) return false;
    const { variant, crossed } = read as Position;
    const { opponent } = this.game.settings;
    return this.set({
      variant: choiceOf(variant),
      crossed,
      opponent: opponent === "online" ? "beside" : opponent,
    });
  }

  note(): void {
    this.#happen({ kind: "noted" });
  }
}

function wishOf({ variant, opponent, share, side, crossed }: Settings): MatchWish {
  const { d, remainder, divider, numbers, n } = variant;
  const person = { kind: "person" } as const;
  const program = {
    kind: "strategy" as const,
    name: opponent,
    ...(opponent === "learner" && { share: share / 100 }),
  };
  const other =
    opponent === "beside" ? person : opponent === "online" ? ({ kind: "open" } as const) : program;
  const board = numbers === null ? { n } : { board: [...numbers] };
  return {
    variant: { ...board, d, remainder, divider },
    seats: side === "A" ? { A: person, B: other } : { A: other, B: person },
    crossed: [...crossed],
  };
}
