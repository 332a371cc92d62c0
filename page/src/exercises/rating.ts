/** The rating of a puzzle solver with Glicko-2, as Mark Glickman describes it. Every puzzle is a rating period of its own. */

export interface Rating {
  rating: number;
  /** The standard deviation of the rating. */
  deviation: number;
  volatility: number;
}

/** A game against a puzzle: its rating and deviation, and 1 if it was solved without an error, else 0. */
interface Game {
  rating: number;
  deviation: number;
  score: 0 | 1;
}

export const FIRST_RATING: Rating = { rating: 1200, deviation: 350, volatility: 0.06 };
/** The deviation of a puzzle, whose rating follows from its difficulty and not from games. */
const PUZZLE_DEVIATION = 60;
/** The rating of somebody who solves puzzles often stays movable. */
const LEAST_DEVIATION = 60;
/** How fast the volatility changes. */
const TAU = 0.5;
const SCALE = 173.7178;
const CENTRE = 1500;

/** The rating after a puzzle. */
export function afterPuzzle(before: Rating, puzzleRating: number, isSolved: boolean): Rating {
  const game: Game = { rating: puzzleRating, deviation: PUZZLE_DEVIATION, score: isSolved ? 1 : 0 };
  const after = afterGames(before, [game]);
  return { ...after, deviation: Math.max(after.deviation, LEAST_DEVIATION) };
}

/** The rating after the games of a rating period. */
export function afterGames(before: Rating, games: readonly Game[]): Rating {
  const mu = (before.rating - CENTRE) / SCALE;
  const phi = before.deviation / SCALE;
  const terms = games.map(({ rating, deviation, score }) => {
    const weight = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (rating - CENTRE) / SCALE)));
    return { information: weight ** 2 * expected * (1 - expected), surprise: weight * (score - expected) };
  });
  const variance = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const surprise = terms.reduce((sum, term) => sum + term.surprise, 0);
  const volatility = newVolatility(phi, before.volatility, variance, variance * surprise);
  const newPhi = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: before.rating + SCALE * newPhi ** 2 * surprise,
    deviation: SCALE * newPhi,
    volatility,
  };
}

/** The volatility after an improvement of `delta`: the root of Glickman's f, by the Illinois method. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (Number.isNaN(high) || delta ** 2 <= phi ** 2 + variance) {
    high = start - TAU;
    while (f(high) < 0) high -= TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  for (let step = 0; step < 100 && Math.abs(high - low) > 1e-6; step += 1) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const value = f(middle);
    if (value * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, value];
  }
  return Math.exp(low / 2);
}
