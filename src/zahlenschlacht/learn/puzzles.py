"""Puzzles: positions in which some moves win and others do not, made from a theme and a seed.

    solver      the player to move, who has to win against perfect defence, or to prove that this is impossible
    clear       as in `difficulty`. A puzzle is solved when the win is clear, because then it is easy to keep
    theme       the first recipe of the solver's ladder that is certain to solve the puzzle
    difficulty  as in `difficulty`. For a lost position, -log2 of the probability of guessing that it is lost

A puzzle depends only on its theme and its seed, so its address is enough and nothing is stored.

>>> example = puzzle("partner", "1")
>>> example.position, example.winning_moves, example.difficulty
(Variant(15, 3).position([1, 11, 9, 12, 8, 15, 13, 5, 10, 3]), (6,), 2.321928094887362)
>>> progress(example, [6]).status
'solved'
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from math import log2
from typing import Literal

from ..explanations.messages import Message
from ..explanations.verdicts import explain_move, explain_moves, explain_reason, explain_result, explain_verdict
from ..game.errors import InputError, LongName
from ..game.rules import Player, Position, Variant, as_player
from ..solution.residues import is_a_situation, tally
from ..solution.shapes import shape_of
from ..solution.theory import margin_of, winning_moves
from ..strategies.recipe import Recipe
from .difficulty import difficulty, hardest_reply, is_clear, is_clear_shape, rating_of
from .draws import Draws
from .exercises import Flaw
from .exercises.draw_pairs import pairs_flaw
from .exercises.exercise import perfect_ending
from .exercises.mark_set import hostile_flaw
from .recipes import parse_recipe, wins

Role = Literal["divider", "breaker"]
"""The solver is the Divider and makes the last move, or the Breaker and does not."""
Proof = Literal["mark-set", "draw-pairs"]
"""The exercise that proves a position lost."""
Status = Literal["open", "solved", "wrong", "not-lost", "show"]
"""The solver is to move; has solved the puzzle; gave the win away; or called it lost, wrongly or still without proof.
"""

LADDERS: dict[Role, dict[str, Recipe]] = {
    "divider": {
        "partner": parse_recipe("partner"),
        "superfluous": parse_recipe("superfluous"),
        "pairing": parse_recipe("balance;partner"),
        "larger": parse_recipe("superfluous;larger"),
    },
    "breaker": {
        "bonded": parse_recipe("bonded"),
        "smaller": parse_recipe("smaller"),
        "breaker": parse_recipe("smaller;bonded"),
    },
}
"""The recipes that solve puzzles, by role and theme, the simplest first."""
ROLE = {theme: role for role, ladder in LADDERS.items() for theme in ladder}
"""The solver's role in the puzzles of each theme."""
THEMES = tuple(ROLE)
"""Every theme, from easy to hard for each role."""
MIXED, BOARDS, DAY = "mixed", "boards", "day"
"""Names in place of a theme. `MIXED`: the seed chooses it. `BOARDS`: the seed chooses it, on a board other than 1..n,
which all other puzzles leave out. `DAY`: a puzzle of the day, whose seed is the date."""
SMALL_DAY, HARD_DAY = "day-small", "day-hard"
DAYS = (SMALL_DAY, DAY, HARD_DAY)
"""The three puzzles of the day. They can all be won."""
LEAST_DIFFICULTY = {DAY: 2.0, HARD_DAY: 4.0}
"""The smallest difficulty in bits of the puzzles of the day; that of all others is 1."""
LIMITS = {"near": range(1000, 2201), "upto": range(7, 22)}
"""Names with a number: "near-1240" has about this rating, and the board of "upto-9" has at most 9 numbers."""
NEAR, CANDIDATES = 40, 40
"""A puzzle whose rating is this close is near enough; after so many candidates the nearest one is taken."""
SMALL_DAY_BOARD, LARGEST_BOARD = 9, 22
"""The size of the largest board of the small puzzle of the day, and of any puzzle."""
LONGEST_SEED = 40
"""The largest number of characters of a seed."""
LOST_INTERVAL = 4
"""On average, one puzzle in this many has no winning move."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to solve."""

    theme: str
    """The theme, one of `THEMES`."""
    seed: str
    """The text that it was made from."""
    position: Position
    """The position, with the solver to move."""
    difficulty: float
    """Its difficulty in bits."""
    is_lost: bool
    """Whether no move wins. Then the solver has to prove it."""

    @property
    def player(self) -> Player:
        """The solver."""
        return Player.B if self.position.ply % 2 else Player.A

    @property
    def rating(self) -> int:
        """Its difficulty on the scale of player ratings."""
        return rating_of(self.difficulty)

    @property
    def proof(self) -> Proof | None:
        """The exercise that proves the position lost; None if it is not lost."""
        if not self.is_lost:
            return None
        return "mark-set" if ROLE[self.theme] == "divider" else "draw-pairs"

    @property
    def winning_moves(self) -> tuple[int, ...]:
        """All winning moves; each of them is right."""
        return winning_moves(self.position)

    @property
    def messages(self) -> tuple[Message, ...]:
        """The reason why the winning moves win, or why no move wins."""
        return (explain_verdict if self.is_lost else explain_moves)(self.position)

    @property
    def proof_size(self) -> int:
        """How many numbers a marked set must have to prove the position lost: half of all, rounded up, plus one."""
        return (self.position.size + 1) // 2 + 1

    def flaw(self, answer: Sequence[int] | Sequence[Sequence[int]]) -> Flaw | None:
        """The flaw of a proof that the position is lost, a set or pairs; None if it is right."""
        if self.proof == "mark-set":
            return hostile_flaw(self.position, answer, self.proof_size)  # type: ignore[arg-type]
        return pairs_flaw(self.position, answer, self.position.size // 2)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a puzzle is solved."""

    status: Status
    """Whether the puzzle is solved."""
    position: Position
    """The position after the solver's moves and the replies; after a wrong move, the game to its end."""
    messages: tuple[Message, ...] = ()
    """Comments on the last move. A wrong move loses for a reason that does not show which move would have won."""
    theme: str | None = None
    """The rule that solves the puzzle; None until it is solved."""
    proof: Proof | None = None
    """The exercise that proves that no move wins; None until the solver has said so."""
    flaw: Flaw | None = None
    """The flaw of the set or the pairs; None if they are right, or if there are none."""


def themes_of(theme: str) -> tuple[str, ...]:
    """The themes of an address, which names one theme, several joined by +, or all.

    >>> themes_of("partner+larger"), len(themes_of("mixed"))
    (('partner', 'larger'), 7)
    """
    is_any = theme in (MIXED, BOARDS, *DAYS) or limit_of(theme) is not None
    return THEMES if is_any else tuple(theme.split("+"))


def limit_of(theme: str) -> int | None:
    """The number in a theme such as "near-1240"; None if there is none, or one out of range."""
    name, _, number = theme.partition("-")
    value = int(number) if number.isascii() and number.isdigit() and len(number) < 5 else -1
    return value if value in LIMITS.get(name, ()) else None


def check_address(theme: str, seed: str) -> None:
    """Refuse an unknown theme, and a seed that is empty or too long."""
    if not set(themes_of(theme)) <= set(THEMES):
        limits = (f"{name}-{values[0]}…{values[-1]}" for name, values in LIMITS.items())
        known = LongName(", ".join((*THEMES, MIXED, BOARDS, *DAYS, *limits)))
        raise InputError("no-such-theme", value=theme, known=known)
    if not 1 <= len(seed) <= LONGEST_SEED:
        raise InputError("seed-length", largest=LONGEST_SEED, value=len(seed))


@lru_cache(maxsize=256)
def puzzle(theme: str, seed: str) -> Puzzle:
    """The puzzle of this theme and seed."""
    check_address(theme, seed)
    kind, limit = theme.partition("-")[0], limit_of(theme)
    if kind != "near" or limit is None:
        return _generate(theme, seed, limit or (SMALL_DAY_BOARD if theme == SMALL_DAY else LARGEST_BOARD))
    candidates: list[Puzzle] = []
    for number in range(CANDIDATES):
        candidates.append(_generate(theme, f"{seed} {number}", LARGEST_BOARD))
        if abs(candidates[-1].rating - limit) <= NEAR:
            break
    return replace(min(candidates, key=lambda candidate: abs(candidate.rating - limit)), seed=seed)


def _generate(theme: str, seed: str, largest: int) -> Puzzle:
    """The puzzle of a theme and a seed on a board of at most `largest` numbers."""
    draws = Draws(f"{theme} {seed}")
    themes = themes_of(theme)
    own_theme = themes[0] if len(themes) == 1 else draws.choice(themes)
    # Small boards and hard puzzles do not exist for every theme: there, the drawn theme only chooses the role.
    accepted = THEMES if theme in (SMALL_DAY, HARD_DAY) or limit_of(theme) is not None else (own_theme,)
    solver_divides = ROLE[own_theme] == "divider"
    is_lost = theme not in DAYS and draws.below(LOST_INTERVAL) == 0
    while True:
        position = _draw_position(draws, solver_divides, theme == BOARDS, largest)
        if position is None:
            continue
        if is_lost:
            if _is_barely_lost(position, solver_divides):
                return Puzzle(own_theme, seed, position, log2(position.size + 1), True)
        elif 0 < len(winning_moves(position)) < position.size:
            bits = difficulty(position)
            if bits >= LEAST_DIFFICULTY.get(theme, 1) and (found := theme_of(position)) in accepted:
                return Puzzle(found, seed, position, bits, False)


def theme_of(position: Position) -> str:
    """The theme of a won position: the first recipe of the ladder that is certain to solve it.

    >>> theme_of(Variant(15, 7).position([8, 2])), theme_of(Variant(15, 6).start()), theme_of(Variant(15, 7).start())
    ('partner', 'larger', 'pairing')
    """
    solver_divides = position.turn is position.variant.divider
    is_settled = partial(is_clear_shape, solver_divides=solver_divides)
    ladder = LADDERS["divider" if solver_divides else "breaker"]
    seat = as_player(position.turn)
    return next(theme for theme, recipe in ladder.items() if wins(recipe, position, seat, is_settled))


def _is_barely_lost(position: Position, solver_divides: bool) -> bool:
    """Whether the position is lost, but not obviously, and the proof can be shown on the board."""
    if solver_divides:
        return margin_of(tally(position)) == -1 and not is_clear_shape(shape_of(tally(position)), solver_divides=False)
    return is_a_situation(position)


def _draw_position(draws: Draws, solver_divides: bool, is_custom: bool, largest: int) -> Position | None:
    """A position with the solver to move, from a game in which about half of the moves are random.

    None if the variant that was drawn is too large or has the other kind of board: 1..n, or a custom one.
    """
    variant = _draw_variant(draws)
    size = (5 if solver_divides else 4) + 2 * draws.below(5)
    plies = max(variant.n - size, (variant.n - size) % 2)  # the Divider moves on boards of odd size
    if (variant.board is not None) != is_custom or variant.n > largest:
        draws.skip(2 * plies)
        return None
    position = variant.start()
    for _ in range(plies):
        winning = winning_moves(position) if draws.below(2) else ()
        position = position.cross(draws.choice(winning or position.numbers))
    return position


def _draw_variant(draws: Draws) -> Variant:
    """A variant whose Divider makes the last move, on 1..n or, one time in three, on a board of other numbers.

    Every theme uses one of the two kinds and skips the other. A theme that drew only its own kind would turn every
    address into another puzzle.
    """
    reverse = draws.below(5) == 0
    divider = Player.B if reverse else Player.A
    if draws.below(3):
        n = 5 + 2 * draws.below(9) + reverse
        return Variant(n, 3 + draws.below(n), divider=divider)
    n = 5 + 2 * draws.below(6) + reverse
    low = -20 if draws.below(4) == 0 else 1
    return Variant.of(draws.sample(range(low, 50), n), 3 + draws.below(8), divider=divider)


def progress(puzzle: Puzzle, moves: Sequence[int]) -> Progress:
    """The progress after the solver's moves and the hardest replies, until the win is clear or lost."""
    current = Progress("open", puzzle.position)
    for number in moves:
        if current.status != "open":
            raise InputError("puzzle-over", value=number)
        current = _after_move(current.position, number)
    return replace(current, theme=puzzle.theme) if current.status == "solved" else current


def claim_progress(puzzle: Puzzle, answer: Sequence[int] | Sequence[Sequence[int]] | None) -> Progress:
    """The progress of a solver who says that no move wins, with a proof or, for the time being, without one."""
    opponent, proof = puzzle.player.other.value, puzzle.proof
    if proof is None:
        return Progress("not-lost", puzzle.position, (Message("puzzle-not-lost"),))
    flaw = None if answer is None else puzzle.flaw(answer)
    if answer is None or flaw is not None:
        task = Message(f"puzzle-show-{proof}", {"opponent": opponent, "least": puzzle.proof_size})
        return Progress("show", puzzle.position, (Message("puzzle-lost"), task), proof=proof, flaw=flaw)
    solved = (Message("puzzle-lost-shown", {"opponent": opponent}),)
    return Progress("solved", puzzle.position, solved, puzzle.theme, proof)


def _after_move(before: Position, number: int) -> Progress:
    """The progress after a move of the solver and the reply to it."""
    position = before.cross(number)
    if number not in winning_moves(before):
        return Progress("wrong", perfect_ending(position), _why_wrong(before, number))
    messages = explain_move(before, number)
    if not position.is_over and not is_clear(position):
        reply = hardest_reply(position)
        position = position.cross(reply)
        if not position.is_over:
            values = {"player": as_player(position.turn).other.value, "number": reply}
            return Progress("open", position, (Message("puzzle-on", values),))
    return Progress("solved", position, messages)


def _why_wrong(before: Position, number: int) -> tuple[Message, ...]:
    """The messages that the move loses, and why. They do not show whether another move would have won."""
    after, opponent = before.cross(number), as_player(before.turn).other
    why = explain_result(after) or explain_reason(after)[:1]
    return (Message("puzzle-wrong", {"number": number, "opponent": opponent.value}), *why)
