"""A breadth-first search of the games that a recipe can play, over shapes of positions.

By the complete solution a position stays won until the first move that gives the win away. So the search stops at that
move, and the shortest refutation is the earliest of these moves. Positions that differ only by a renaming of residues
are merged, except for residues that the recipe names.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal, NamedTuple

from ..game.rules import Player, Position
from ..solution.residues import partner, smallest_with_residue, tally
from ..solution.shapes import (
    Names,
    Shape,
    Spot,
    margin_of_shape,
    names_for,
    partners_left,
    shape_of,
    spot_of,
    spots,
    without,
)
from ..strategies.moves import check_not_over
from ..strategies.recipe import Recipe
from ..strategies.recipe_words import Group, Situation

Result = Literal["wins", "refuted", "lost", "unrefuted"]
"""The recipe wins against every defence; a game refutes it; its side cannot win at all; or the search found neither."""

BUDGET = 500_000
"""How many components of shapes a search looks at, which takes about a second. After that, games are played instead."""
GAMES = 80
"""How many games are played when the budget is spent, half of them against an opponent that minimises the margin."""


class Exchange(NamedTuple):
    """A move of the opponent and the recipe's answer, between two shapes with the opponent to move."""

    before: Shape
    """The shape before both moves."""
    move: Spot
    """The opponent's move."""
    answer: Spot
    """The recipe's move."""
    is_partner: bool
    """Whether the answer is a partner of the opponent's number."""
    line: int | None
    """The line that the recipe followed, counted from 1; None if no line matched."""


@dataclass(frozen=True, slots=True)
class SearchOutcome:
    """The outcome of a search."""

    result: Result
    """The result for the recipe."""
    line: int | None = None
    """The line that gave the win away, counted from 1; None if no line matched or the win was not given away."""
    blunder: Position | None = None
    """The position after the move that gave the win away."""
    games: int = 0
    """How many games were played after the budget was spent."""


class RecipeSearch:
    """Searches the shapes, with the opponent to move, that a game with the recipe can reach."""

    def __init__(
        self, recipe: Recipe, position: Position, seat: Player, is_settled: Callable[[Shape], bool] | None = None
    ) -> None:
        check_not_over(position)
        self.recipe, self.position, self.seat, self.is_settled = recipe, position, seat, is_settled
        self.variant = variant = position.variant
        self.divides = variant.divider is seat
        self.closes = variant.closer is seat
        self.divider_closes = variant.divider_closes
        lines = [line for line in recipe.lines if line.condition != "first"]
        self.names = names_for(variant, (r for line in lines for r in line.residues))
        self.residues = {name: (r, partner(variant, r)) for r, name in self.names.items()}
        self.uses_partner = any("partner" in line.words for line in lines)
        self.openings: dict[Shape, Position] = {}
        self.exchange_to: dict[Shape, Exchange | None] = {}
        """The exchange by which each shape was first reached; None for the openings."""
        self.work = 0

    def run(self, budget: int = BUDGET) -> SearchOutcome:
        """Search until the budget is spent; if that is not enough, play games."""
        if not self._is_won(shape_of(tally(self.position))):
            return SearchOutcome("lost")
        for line, opening in self._first_moves():
            shape = shape_of(tally(opening), self.names)
            if not self._is_won(shape):
                return SearchOutcome("refuted", line, opening)
            self.openings.setdefault(shape, opening)
        self.exchange_to = dict.fromkeys(self.openings)
        layer = list(self.openings)
        while layer and _size(layer[0]) > 3:
            next_layer = self._next_layer(layer, budget)
            if isinstance(next_layer, Exchange):
                return self._refutation([next_layer])
            if self.work > budget:
                return self._play_games(budget + budget // 2)
            layer = next_layer
        return SearchOutcome("wins")

    def _is_won(self, shape: Shape) -> bool:
        """Whether the recipe's side wins under best play."""
        return (margin_of_shape(shape, self.divider_closes) >= 0) == self.closes

    def _first_moves(self) -> Iterator[tuple[int | None, Position]]:
        """The line that the recipe follows at its first move and the position after it, one for each kind of move."""
        starts = [self.position]
        if self.position.turn is not self.seat:
            names = names_for(self.variant, (r for line in self.recipe.lines for r in line.residues))
            starts = _after_each_spot(self.position, tally(self.position).counts, names)
        for start in starts:
            if start.is_over:
                continue
            line, matches = self.recipe.matching_residues(start)
            for opening in _after_each_spot(start, sorted(matches), self.names):
                yield line, opening

    def _next_layer(self, layer: list[Shape], budget: int) -> list[Shape] | Exchange:
        """The new shapes after one exchange, until the budget is spent; or an exchange that gives the win away."""
        next_layer = []
        for shape, move, between, partners in self._opponent_moves(layer, budget):
            for exchange in self._exchanges(shape, move, between, partners):
                after = without(between, exchange.answer)
                if after in self.exchange_to:
                    continue
                if not self._is_won(after):
                    return exchange
                self.exchange_to[after] = exchange
                next_layer.append(after)
        return next_layer

    def _opponent_moves(self, layer: list[Shape], budget: int) -> Iterator[tuple[Shape, Spot, Shape, Spot | None]]:
        """Each kind of move once: the shape, the move, the shape after it, and the spot of the number's partners."""
        visited: set[tuple[Shape, Spot | None]] = set()
        for shape in layer:
            if self.work > budget:
                return
            if self.is_settled is not None and self.is_settled(shape):
                continue
            for move in spots(shape):
                between = without(shape, move)
                partners = partners_left(move) if self.uses_partner else None
                if (between, partners) not in visited:
                    visited.add((between, partners))
                    yield shape, move, between, partners

    def _exchanges(self, shape: Shape, move: Spot, between: Shape, partners: Spot | None) -> Iterator[Exchange]:
        """Each kind of answer that the recipe allows after the opponent's move."""
        groups: dict[Group, Spot] = {}
        size = left_over = odd_own = 0
        for name, a, b in between:
            size += a + b
            if name % 2:
                odd_own += a % 2
            else:
                left_over += abs(a - b)
        for spot in spots(between):
            (name, a, b), side = spot
            is_own = name % 2 == 1
            residue = self.residues[name][side] if name > 1 else None
            facts = (a, a, True, residue) if is_own else (b, a, False, residue) if side else (a, b, False, residue)
            # If partners share a spot with other numbers, all of them count as partners: a line that matches the
            # others matches the partners too, and both leave the same shape.
            groups[Group(*facts, spot == partners)] = spot
        situation = Situation(size, left_over, odd_own, self.divides, is_first_move=False)
        line, matches = self.recipe.matching_groups(list(groups), situation)
        self.work += len(between) * (1 + len(matches))
        for group in matches:
            yield Exchange(shape, move, groups[group], group.answers_last_move, line)

    def _play_games(self, budget: int) -> SearchOutcome:
        """Play games against random moves and against moves that minimise the margin, until the budget is spent."""
        rng = Random(0)
        for game in range(GAMES):
            shape = rng.choice(list(self.openings))
            exchanges: list[Exchange] = []
            while _size(shape) > 3:
                moves = list(spots(shape))
                rng.shuffle(moves)
                if game % 2:
                    moves.sort(key=lambda move, shape=shape: self._safety(without(shape, move)))  # type: ignore[misc]
                between = without(shape, moves[0])
                partners = partners_left(moves[0]) if self.uses_partner else None
                exchanges.append(rng.choice(list(self._exchanges(shape, moves[0], between, partners))))
                shape = without(between, exchanges[-1].answer)
                if not self._is_won(shape):
                    return self._refutation(exchanges)
            if self.work > budget:
                break
        return SearchOutcome("unrefuted", games=game + 1)

    def _safety(self, shape: Shape) -> int:
        """The margin from the point of view of the recipe's side: the smaller it is, the closer the loss."""
        margin = margin_of_shape(shape, self.divider_closes)
        return margin if self.closes else -margin

    def _refutation(self, exchanges: list[Exchange]) -> SearchOutcome:
        """The refutation that ends with these exchanges, played from the first move on."""
        while (earlier := self.exchange_to[exchanges[0].before]) is not None:
            exchanges.insert(0, earlier)
        position = self.openings[exchanges[0].before]
        for exchange in exchanges:
            position = position.cross(self._number_at(position, exchange.move))
            if exchange.is_partner and position.last is not None:
                number = smallest_with_residue(position, partner(self.variant, position.last))
            else:
                number = self._number_at(position, exchange.answer)
            position = position.cross(number)
        return SearchOutcome("refuted", exchanges[-1].line, position)

    def _number_at(self, position: Position, spot: Spot) -> int:
        """A number at the spot. It is not a partner of the last number if there is another choice."""
        board = tally(position)
        residues = [r for r, a in board.counts.items() if a and spot_of(board, r, self.names) == spot]
        last_partner = None if position.last is None else partner(self.variant, position.last)
        return smallest_with_residue(position, min(residues, key=lambda r: (r == last_partner, r)))


def _after_each_spot(position: Position, residues: Iterable[int], names: Names) -> list[Position]:
    """The positions after a move with one of these residues, one for each spot."""
    board = tally(position)
    residue_at: dict[Spot, int] = {}
    for r in residues:
        if board.count(r):
            residue_at.setdefault(spot_of(board, r, names), r)
    return [position.cross(smallest_with_residue(position, r)) for r in residue_at.values()]


def _size(shape: Shape) -> int:
    return sum(a + b for _, a, b in shape)
