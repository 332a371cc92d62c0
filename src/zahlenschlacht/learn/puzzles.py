"""Puzzles: positions in which some moves win and others do not, made from a theme and a seed.

    solver      the player to move, who has to win against perfect defence, or to prove that this is impossible
    clear       as in `difficulty`. A puzzle is solved when the win is clear, because then it is easy to keep
    theme       the first recipe of the solver's ladder that is certain to solve the puzzle
    difficulty  as in `difficulty`. For a lost position, -log2 of the probability of guessing that it is lost

A puzzle depends only on its theme and its seed, so its address is enough and nothing is stored.

>>> example = puzzle("partner", "1")
>>> example.position, example.winning_moves, example.difficulty
(Z(15, 3).position([1, 11, 9, 12, 8, 15, 13, 5, 10, 3]), (6,), 2.321928094887362)
>>> progress(example, [6]).status
'solved'
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import log2
from typing import Literal

from ..explain.messages import Message
from ..explain.verdicts import explain_move, explain_reason, explain_result
from ..game.rules import InputError, LongName, Player, Position, Variant, as_player
from ..solution.residues import is_a_situation, tally
from ..solution.shapes import shape_of
from ..solution.theory import margin_of, winning_moves
from ..strategies.recipe import Recipe
from .difficulty import difficulty, hardest_reply, is_clear, is_clear_shape
from .draws import Draws
from .exercises import Flaw
from .exercises.draw_pairs import pairs_flaw
from .exercises.mark_set import hostile_flaw
from .exercises.question import perfect_ending
from .recipes import parse_recipe, wins

Role = Literal["divider", "breaker"]
"""The solver is the Divider and makes the last move, or the Breaker and does not."""
Proof = Literal["mark-set", "draw-pairs"]
"""The exercise that proves a position lost."""
Status = Literal["open", "solved", "wrong"]
"""The solver is to move; the win is clear; or the last move gave the win away."""

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
which all other puzzles leave out. `DAY`: the puzzle of the day, whose seed is the date."""
LEAST_DIFFICULTY, LEAST_DIFFICULTY_OF_DAY = 1.0, 2.0
"""The smallest difficulty of a puzzle, and of the puzzle of the day, in bits."""
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
    def proof_size(self) -> int:
        """How many numbers a marked set must have to prove the position lost: half of all, rounded up, plus one."""
        return (self.position.size + 1) // 2 + 1

    def flaw(self, answer: Sequence[int] | Sequence[Sequence[int]]) -> Flaw | None:
        """Return what is wrong with a proof that the position is lost, a set or pairs, or None if it is right."""
        if self.proof == "mark-set":
            return hostile_flaw(self.position, answer, self.proof_size)  # type: ignore[arg-type]
        return pairs_flaw(self.position, answer, self.position.size // 2)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a puzzle is solved."""

    position: Position
    """The position after the solver's moves and the replies."""
    status: Status
    """Whether the puzzle is solved."""
    messages: tuple[Message, ...] = ()
    """The effect of the last move. A wrong move loses for a reason that does not show which move would have won."""
    refutation: Position | None = None
    """The finished game after a wrong move."""


def themes_of(theme: str) -> tuple[str, ...]:
    """Return the themes of an address, which names one theme, several joined by +, or all.

    >>> themes_of("partner+larger"), len(themes_of("mixed"))
    (('partner', 'larger'), 7)
    """
    return THEMES if theme in (MIXED, BOARDS, DAY) else tuple(theme.split("+"))


def check_address(theme: str, seed: str) -> None:
    """Refuse an unknown theme, and a seed that is empty or too long."""
    if not set(themes_of(theme)) <= set(THEMES):
        known = LongName(", ".join((*THEMES, MIXED, BOARDS, DAY)))
        raise InputError("no-such-theme", "there is no theme {value}, choose from {known}", value=theme, known=known)
    if not 1 <= len(seed) <= LONGEST_SEED:
        text = "a seed has 1 to {largest} characters, not {value}"
        raise InputError("seed-length", text, largest=LONGEST_SEED, value=len(seed))


@lru_cache(maxsize=256)
def puzzle(theme: str, seed: str) -> Puzzle:
    """Return the puzzle of this theme and seed."""
    check_address(theme, seed)
    draws = Draws(f"{theme} {seed}")
    min_difficulty = LEAST_DIFFICULTY_OF_DAY if theme == DAY else LEAST_DIFFICULTY
    themes = themes_of(theme)
    own_theme = themes[0] if len(themes) == 1 else draws.choice(themes)
    solver_divides = ROLE[own_theme] == "divider"
    is_lost = theme != DAY and draws.below(LOST_INTERVAL) == 0
    while True:
        position = _draw_position(draws, solver_divides, is_custom=theme == BOARDS)
        if position is None:
            continue
        if is_lost:
            if _is_barely_lost(position, solver_divides):
                return Puzzle(own_theme, seed, position, log2(position.size + 1), True)
        elif 0 < len(winning_moves(position)) < position.size:
            bits = difficulty(position)
            if bits >= min_difficulty and theme_of(position) == own_theme:
                return Puzzle(own_theme, seed, position, bits, False)


def theme_of(position: Position) -> str:
    """Return the theme of a won position: the first recipe of the ladder that is certain to solve it.

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


def _draw_position(draws: Draws, solver_divides: bool, is_custom: bool) -> Position | None:
    """A position with the solver to move, from a game in which about half of the moves are random.

    None if the variant that was drawn has the other kind of board: 1..n, or a custom one.
    """
    variant = _draw_variant(draws)
    size = (5 if solver_divides else 4) + 2 * draws.below(5)
    plies = max(variant.n - size, (variant.n - size) % 2)  # the Divider moves on boards of odd size
    if (variant.board is not None) != is_custom:
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
    """Return the progress after the solver's moves and the hardest replies, until the win is clear or lost."""
    current = Progress(puzzle.position, "open")
    for number in moves:
        if current.status != "open":
            raise InputError("puzzle-over", "the puzzle is over before {value} is crossed out", value=number)
        current = _after_move(current.position, number)
    return current


def _after_move(before: Position, number: int) -> Progress:
    """The progress after a move of the solver and the reply to it."""
    position = before.cross(number)
    if number not in winning_moves(before):
        return Progress(position, "wrong", _why_wrong(before, number), perfect_ending(position))
    messages = explain_move(before, number)
    if not position.is_over and not is_clear(position):
        position = position.cross(hardest_reply(position))
        if not position.is_over:
            return Progress(position, "open", messages)
    return Progress(position, "solved", messages)


def _why_wrong(before: Position, number: int) -> tuple[Message, ...]:
    """The messages that the move loses, and why. They do not show whether another move would have won."""
    after, opponent = before.cross(number), as_player(before.turn).other
    why = explain_result(after) or explain_reason(after)[:1]
    return (Message("puzzle-wrong", {"number": number, "opponent": opponent.value}), *why)
