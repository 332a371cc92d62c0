"""Puzzles: positions with a real choice, made from a theme and a seed, solved against perfect defence.

    solver     the player to move, who is to find the win, or to see that there is none
    clear      with the opponent to move: every number has a partner (the solver divides), or no two are bonded (the
               solver breaks). From here on the solver cannot go wrong without meaning to, and the puzzle is solved
    theme      the first rung of the solver's ladder, a recipe, that is sure to solve the puzzle
    bits       -log2 of the chance that random moves hold the win until it is clear, against the hardest defence; where
               all is lost, of the chance to say so when that is one more of the moves

A puzzle depends on nothing but its theme and seed, so its address is enough and nothing is stored.

>>> made = puzzle("partner", "1")
>>> made.position, made.winning_moves, made.bits
(Z(15, 3).position([1, 11, 9, 12, 8, 15, 13, 5, 10, 3]), (6,), 2.321928094887362)
>>> progress(made, [6]).status
'solved'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import log2
from random import Random
from typing import Literal

from ..explain.messages import Message
from ..explain.verdicts import explain_move
from ..game.rules import InputError, LongName, Player, Position, Variant, as_player
from ..solution.residues import is_a_situation, tally
from ..solution.shapes import shape_of
from ..solution.theory import margin_of, winning_moves
from ..strategies import play_out, strategy
from ..strategies.recipe import Recipe
from .difficulty import bits, clear_shape, hardest_reply, is_clear
from .draws import Draws
from .exercises import Flaw
from .exercises.draw_pairs import pairs_flaw
from .exercises.mark_set import hostile_flaw
from .recipes import check, parse_recipe

Role = Literal["divider", "breaker"]
Proof = Literal["mark-set", "draw-pairs"]
"""How it is shown that all is lost."""
Status = Literal["open", "solved", "wrong"]
"""The solver is to move; it is clear; or the last move gave the win away."""

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
"""The recipes by which the Divider who closes, and the Breaker who does not, find the win: the simplest first."""
ROLE = {theme: role for role, ladder in LADDERS.items() for theme in ladder}
THEMES = tuple(ROLE)
"""Every theme, by role from easy to hard."""
MIXED, DAY = "mixed", "day"
"""In place of a theme: any of them by the seed; and the puzzle of a day, whose seed is the date."""
LEAST_BITS, DAYS_BITS = 1.0, 2.0
"""How hard a puzzle is at least, and that of a day."""
LONGEST_SEED = 40
LOST = 4
"""One puzzle in so many has no winning move."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to be solved."""

    theme: str
    seed: str
    position: Position
    bits: float
    """How hard it is."""
    lost: bool
    """Whether there is no winning move, which is then to be shown."""

    @property
    def player(self) -> Player:
        """Who is to find the win."""
        return Player.B if self.position.ply % 2 else Player.A

    @property
    def proof(self) -> Proof | None:
        """How it is shown that all is lost; None where it is not."""
        if not self.lost:
            return None
        return "mark-set" if ROLE[self.theme] == "divider" else "draw-pairs"

    @property
    def winning_moves(self) -> tuple[int, ...]:
        """Every move that wins; all of them are right."""
        return winning_moves(self.position)

    @property
    def least(self) -> int:
        """How many numbers a set must have to show that all is lost: more than half of them, rounded up."""
        return (self.position.size + 1) // 2 + 1

    def flaw(self, shown: Sequence[int] | Sequence[Sequence[int]]) -> Flaw | None:
        """What is wrong with the proof that all is lost: a set of numbers, or pairs of them; None where nothing is."""
        if self.proof == "mark-set":
            return hostile_flaw(self.position, shown, self.least)  # type: ignore[arg-type]
        return pairs_flaw(self.position, shown, self.position.size // 2)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a puzzle is solved."""

    position: Position
    """The position after the solver's moves and the replies."""
    status: Status
    messages: tuple[Message, ...] = ()
    """What there is to say about the last move."""
    refutation: Position | None = None
    """The end of the game after a wrong move."""


def themes_of(theme: str) -> tuple[str, ...]:
    """The themes that are meant: one, several with + between them, or all.

    >>> themes_of("partner+larger"), len(themes_of("mixed"))
    (('partner', 'larger'), 7)
    """
    return THEMES if theme in (MIXED, DAY) else tuple(theme.split("+"))


def check_address(theme: str, seed: str) -> None:
    """Refuse a theme that there is not, and a seed that is empty or too long."""
    if not set(themes_of(theme)) <= set(THEMES):
        known = LongName(", ".join((*THEMES, MIXED, DAY)))
        raise InputError("no-such-theme", "there is no theme {value}, choose from {known}", value=theme, known=known)
    if not 1 <= len(seed) <= LONGEST_SEED:
        text = "a seed has 1 to {largest} characters, not {value}"
        raise InputError("seed-length", text, largest=LONGEST_SEED, value=len(seed))


@lru_cache(maxsize=256)
def puzzle(theme: str, seed: str) -> Puzzle:
    """The puzzle of this theme and seed."""
    check_address(theme, seed)
    draws = Draws(f"{theme} {seed}")
    least = DAYS_BITS if theme == DAY else LEAST_BITS
    themes = themes_of(theme)
    chosen = themes[0] if len(themes) == 1 else draws.choice(themes)
    divides = ROLE[chosen] == "divider"
    lost = theme != DAY and draws.below(LOST) == 0
    while True:
        position = _drawn_position(draws, divides)
        if lost:
            if _is_just_lost(position, divides):
                return Puzzle(chosen, seed, position, log2(position.size + 1), True)
        elif 0 < len(winning_moves(position)) < position.size:
            found = bits(position)
            if found >= least and theme_of(position) == chosen:
                return Puzzle(chosen, seed, position, found, False)


def theme_of(position: Position) -> str:
    """The theme of a won position: the first rung of the ladder that is sure to solve it.

    >>> theme_of(Variant(15, 7).position([8, 2])), theme_of(Variant(15, 6).start()), theme_of(Variant(15, 7).start())
    ('partner', 'larger', 'pairing')
    """
    divides = position.turn is position.variant.divider
    settled = partial(clear_shape, divides=divides)
    ladder = LADDERS["divider" if divides else "breaker"]
    seat = as_player(position.turn)
    results = ((theme, check(rung, position, seat, settled=settled).result) for theme, rung in ladder.items())
    return next(theme for theme, result in results if result == "wins")


def _is_just_lost(position: Position, divides: bool) -> bool:
    """Whether the player to move has lost by a hair, and a proof of it can be drawn on the board."""
    if divides:
        return margin_of(tally(position)) == -1 and not clear_shape(shape_of(tally(position)), divides=False)
    return is_a_situation(position)


def _drawn_position(draws: Draws, divides: bool) -> Position:
    """A position with the Divider who closes to move, or the Breaker who does not, after half-good play."""
    variant = _drawn_variant(draws)
    position = variant.start()
    solver = variant.divider if divides else variant.breaker
    size = 5 + 2 * draws.below(5) if divides else 4 + 2 * draws.below(5)
    while position.size > size or position.turn is not solver:
        good = winning_moves(position) if draws.below(2) else ()
        position = position.cross(draws.choice(good or position.numbers))
    return position


def _drawn_variant(draws: Draws) -> Variant:
    """A variant whose Divider closes: on 1..n or, one time in three, on a board of other numbers."""
    reverse = draws.below(5) == 0
    divider = Player.B if reverse else Player.A
    if draws.below(3):
        n = 5 + 2 * draws.below(9) + reverse
        return Variant(n, 3 + draws.below(n), divider=divider)
    n = 5 + 2 * draws.below(6) + reverse
    low = -20 if draws.below(4) == 0 else 1
    return Variant.of(draws.sample(range(low, 50), n), 3 + draws.below(8), divider=divider)


def progress(made: Puzzle, moves: Sequence[int]) -> Progress:
    """Where the solver's moves lead, each answered by the hardest reply, until it is clear or a move is wrong."""
    found = Progress(made.position, "open")
    for number in moves:
        if found.status != "open":
            raise InputError("puzzle-over", "the puzzle is over before {value} is crossed out", value=number)
        found = _after(found.position, number)
    return found


def _after(before: Position, number: int) -> Progress:
    """What a move of the solver does."""
    position, said = before.cross(number), explain_move(before, number)
    if number not in winning_moves(before):
        perfect = strategy("perfect")
        return Progress(position, "wrong", said, play_out(position, perfect, perfect, Random(0)))
    if not position.over and not is_clear(position):
        position = position.cross(hardest_reply(position))
        if not position.over:
            return Progress(position, "open", said)
    return Progress(position, "solved", said)
