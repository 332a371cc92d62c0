"""Recipes put to the test: against every defence, by searching shapes.

A recipe that may choose between several numbers wins only if every choice does. By the complete solution a position is
won until the first move that gives the win away, so a search stops at that move, and the shortest refutation is the
earliest of them. Positions that differ by a renaming of residues are merged, except for residues that the recipe names.

>>> from ..game.rules import SCHOOL
>>> check(parse_recipe("balance;partner"), SCHOOL).result
'wins'
>>> found = check(parse_recipe("larger;any"), Variant(9, 3))
>>> found.result, found.line, found.guilty, found.game
('refuted', 2, 3, Z(9, 3).position([3, 6, 1, 4, 5, 7, 8]))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple

from ..explain.messages import Message, Value, numbers
from ..game.rules import MoveError, Player, Position, Variant, as_player
from ..solution.paper import website_variants
from ..solution.residues import partner, smallest_with_residue, tally
from ..solution.shapes import Shape, Spot, margin_of_shape, names_for, partners_left, shape_of, spot_of, spots, without
from ..solution.theory import winner, winning_moves
from ..strategies import Strategy, choose, play_out, strategy
from ..strategies.recipe import Line, Recipe
from ..strategies.recipe_parser import parse_recipe
from ..strategies.recipe_words import RESIDUE, Group, Situation

Result = Literal["wins", "refuted", "lost", "unrefuted"]

BUDGET = 500_000
"""So many components of shapes a search looks at, about a second's work; beyond them games are played."""
GAMES = 80
"""How many games are played where the search is too long, half of them against a defence that looks ahead."""

RECIPES: dict[str, Recipe] = {
    "competition": parse_recipe("first:r1;partner"),
    "pairing": parse_recipe("balance;partner"),
    "triple": parse_recipe("balance;partner;larger"),
    "program": parse_recipe("smaller.fewest;equal.fewest;own.many;any"),
    "closing-divider": parse_recipe("superfluous;larger;any"),
    "breaker": parse_recipe("smaller;bonded;any"),
    "closing-breaker": parse_recipe("three:finish;own.three.most;any"),
    "divider": parse_recipe("fewest;any"),
}
"""Recipes that have a name: four of the paper, and one for each role and end of the game that wins what can be won."""


HELD = ("balance",)
"""Words that alone conquer all of A's boards, because of what these are. They count apart: else nothing is to climb."""


@dataclass(frozen=True, slots=True)
class Check:
    """What became of a recipe."""

    position: Position
    """Where it was followed from."""
    seat: Player
    """Who followed it."""
    result: Result
    """"wins": against every defence. "refuted": by `game`. "lost": the side cannot win. "unrefuted": nobody knows."""
    shapes: int
    """How many shapes with the opponent to move were looked at."""
    games: int = 0
    """How many games were played beyond the search."""
    game: Position | None = None
    """A game that the recipe loses, to its end."""
    guilty: int | None = None
    """The move of `game` that gave the win away, counted from 1; None where there was none to give away."""
    line: int | None = None
    """The line of the recipe that meant it, counted from 1; None where no line fitted."""


def check(
    recipe: Recipe,
    where: Variant | Position,
    seat: Player | str = Player.A,
    budget: int = BUDGET,
    settled: Callable[[Shape], bool] | None = None,
) -> Check:
    """Whether the recipe wins from here for the player on this seat, whatever the other one does.

    Shapes that are `settled`, with the opponent to move, are not played on.

    >>> check(parse_recipe("any"), Variant(16, 7), "B").result
    'refuted'
    >>> check(RECIPES["closing-divider"], Variant(17, 7)).result
    'lost'
    """
    position = where.start() if isinstance(where, Variant) else where
    if position.over:
        raise MoveError("no-move-left", "no number can be crossed out: the game is over")
    return _Search(recipe, position, as_player(seat), settled).run(budget)


@cache
def boards(seat: Player | str = Player.A) -> tuple[Variant, ...]:
    """The boards that recipes are scored on: for A the 57 of the paper's website, for B the small ones that B wins.

    >>> len(boards()), len(boards("B"))
    (57, 55)
    """
    if as_player(seat) is Player.A:
        return website_variants()
    small = ((n, d) for n in range(4, 13) for d in range(2, n + 3))
    return tuple(Variant(n, d) for n, d in small if winner(n, d) is Player.B)


def conquers(recipe: Recipe, seat: Player | str = Player.A) -> tuple[Variant, ...]:
    """Those of the boards of a seat that the recipe surely wins.

    >>> len(conquers(parse_recipe("any"))), len(conquers(RECIPES["closing-divider"]))
    (0, 57)
    """
    return tuple(variant for variant in boards(seat) if check(recipe, variant, seat).result == "wins")


@dataclass(frozen=True, slots=True)
class Duel:
    """A game between two recipes."""

    game: Position
    """The game to its end."""
    lines: tuple[int | None, ...]
    """The line of its player's recipe that each move came from, counted from 1; None where no line fitted."""


def duel(a: Recipe, b: Recipe, variant: Variant, seed: int = 0) -> Duel:
    """A game in which A and B follow these recipes; where one leaves a choice, the seed decides.

    >>> found = duel(RECIPES["pairing"], RECIPES["breaker"], Variant(7, 7))
    >>> found.game, found.lines, found.game.winner
    (Z(7, 7).position([7, 4, 3, 5, 2]), (1, 2, 1, 2, 1), Player.A)
    """
    rng, position, lines = Random(seed), variant.start(), []
    while not position.over:
        recipe = b if position.ply % 2 else a
        lines.append(recipe.matching_residues(position)[0])
        position = position.cross(choose(recipe, position, rng))
    return Duel(position, tuple(lines))


def explain_line(line: Line) -> tuple[Message, ...]:
    """The clauses that the line is made of, for the sentence "recipe-line".

    >>> [message.id for message in explain_line(parse_recipe("own.r3").lines[0])]
    ['recipe-word-own', 'recipe-word-residue']
    """
    residues = dict(zip((word for word in line.words if RESIDUE.fullmatch(word)), line.residues, strict=True))
    return tuple(
        Message("recipe-word-residue", {"residue": residues[word]})
        if word in residues
        else Message(f"recipe-word-{word}")
        for word in line.words
    )


def explain_check(found: Check) -> tuple[Message, ...]:
    """What became of the recipe; where it is refuted, by which line, and what would have kept the win."""
    names: dict[str, Value] = {
        "variant": str(found.position.variant),
        "player": str(found.seat),
        "opponent": str(found.seat.other),
    }
    if found.result == "unrefuted":
        return (Message("recipe-unrefuted", {**names, "shapes": found.shapes, "games": found.games}),)
    if found.game is None or found.guilty is None:
        return (Message(f"recipe-{found.result}", names),)
    crossed = found.game.crossed
    before = found.position.variant.position(crossed[: found.guilty - 1])
    refuted = Message("recipe-refuted", {**names, "guilty": found.guilty, "number": crossed[found.guilty - 1]})
    line = Message("recipe-guilty-none") if found.line is None else Message("recipe-guilty", {"line": found.line})
    return (refuted, line, Message("recipe-better", {"numbers": numbers(winning_moves(before), "or")}))


class _Reply(NamedTuple):
    """How a shape was reached: from which shape, by which move, answered by which."""

    before: Shape
    move: Spot
    answer: Spot
    partner: bool
    """Whether the answer is a partner of the number of the move."""
    line: int | None


class _Search:
    """The shapes with the opponent to move that a game with the recipe can reach, breadth first."""

    def __init__(
        self, recipe: Recipe, position: Position, seat: Player, settled: Callable[[Shape], bool] | None
    ) -> None:
        self.recipe, self.position, self.seat, self.settled = recipe, position, seat, settled
        self.variant = variant = position.variant
        self.divides = variant.divider is seat
        self.closes = variant.closer is seat
        self.divider_closes = variant.divider_closes
        lines = [line for line in recipe.lines if line.when != "first"]
        self.names = names_for(variant, (r for line in lines for r in line.residues))
        self.residues = {name: (r, partner(variant, r)) for r, name in self.names.items()}
        self.uses_partner = any("partner" in line.words for line in lines)
        self.roots: dict[Shape, Position] = {}
        self.reached: dict[Shape, _Reply | None] = {}
        self.work = 0

    def run(self, budget: int) -> Check:
        """Search; where that takes too long, play."""
        if not self.keeps(shape_of(tally(self.position))):
            return self.found("lost", game=self.finished(self.position))
        for line, after in self.openings():
            shape = shape_of(tally(after), self.names)
            if not self.keeps(shape):
                return self.refuted(after, line)
            self.roots.setdefault(shape, after)
        self.reached = dict.fromkeys(self.roots)
        layer = list(self.roots)
        while layer and _size(layer[0]) > 3:
            found = self.step(layer, budget)
            if isinstance(found, _Reply):
                return self.refuted_by([found])
            if self.work > budget:
                return self.sample(budget + budget // 2)
            layer = found
        return self.found("wins")

    def keeps(self, shape: Shape) -> bool:
        """Whether the position is still won for the seat."""
        return (margin_of_shape(shape, self.divider_closes) >= 0) == self.closes

    def openings(self) -> Iterator[tuple[int | None, Position]]:
        """The positions after the first move by the recipe, one for each sort of move, and the lines it follows."""
        position, before = self.position, [self.position]
        if position.turn is not self.seat:
            sorts = {r: a for r, a in tally(position).counts.items() if a}
            before = [position.cross(smallest_with_residue(position, r)) for r in sorts]
        for reached in before:
            if reached.over:
                continue
            line, residues = self.recipe.matching_residues(reached)
            for r in sorted(residues):
                yield line, reached.cross(smallest_with_residue(reached, r))

    def step(self, layer: list[Shape], budget: int) -> list[Shape] | _Reply:
        """The shapes two moves on, as far as the budget permits; or the first reply that gives the win away."""
        following = []
        for shape, move, between, partners in self.moves(layer, budget):
            for reply in self.replies(shape, move, between, partners):
                after = without(between, reply.answer)
                if after in self.reached:
                    continue
                if not self.keeps(after):
                    return reply
                self.reached[after] = reply
                following.append(after)
        return following

    def moves(self, layer: list[Shape], budget: int) -> Iterator[tuple[Shape, Spot, Shape, Spot | None]]:
        """Each sort of the opponent's moves once: the shape, the move, what it leaves, and where its partners stand."""
        seen: set[tuple[Shape, Spot | None]] = set()
        for shape in layer:
            if self.work > budget:
                return
            if self.settled is not None and self.settled(shape):
                continue
            for move in spots(shape):
                between = without(shape, move)
                partners = partners_left(move) if self.uses_partner else None
                if (between, partners) not in seen:
                    seen.add((between, partners))
                    yield shape, move, between, partners

    def replies(self, shape: Shape, move: Spot, between: Shape, partners: Spot | None) -> Iterator[_Reply]:
        """Each sort of move that the recipe means after the opponent's move."""
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
            own = name % 2 == 1
            residue = self.residues[name][side] if name > 1 else None
            facts = (a, a, True, residue) if own else (b, a, False, residue) if side else (a, b, False, residue)
            # Where partners stand at a spot with other numbers, all count as partners: what a line means among the
            # others it means among the partners too, and the shape that is left is the same.
            groups[Group(*facts, spot == partners)] = spot
        now = Situation(size, left_over, odd_own, self.divides, is_first_move=False)
        line, meant = self.recipe.matching_groups(list(groups), now)
        self.work += len(between) * (1 + len(meant))
        for group in meant:
            yield _Reply(shape, move, groups[group], group.answers_last_move, line)

    def sample(self, budget: int) -> Check:
        """Games against a defence that leaves the smallest margin, and against random moves, as far as time permits."""
        rng = Random(0)
        for game in range(GAMES):
            shape = rng.choice(list(self.roots))
            path: list[_Reply] = []
            while _size(shape) > 3:
                moves = list(spots(shape))
                rng.shuffle(moves)
                if game % 2:
                    moves.sort(key=lambda move, shape=shape: self.leeway(without(shape, move)))  # type: ignore[misc]
                between = without(shape, moves[0])
                partners = partners_left(moves[0]) if self.uses_partner else None
                path.append(rng.choice(list(self.replies(shape, moves[0], between, partners))))
                shape = without(between, path[-1].answer)
                if not self.keeps(shape):
                    return self.refuted_by(path)
            if self.work > budget:
                break
        return self.found("unrefuted", games=game + 1)

    def leeway(self, shape: Shape) -> int:
        """How far the seat is from losing."""
        margin = margin_of_shape(shape, self.divider_closes)
        return margin if self.closes else -margin

    def refuted_by(self, path: list[_Reply]) -> Check:
        """The refutation that ends with this path, its moves as numbers."""
        while (reply := self.reached[path[0].before]) is not None:
            path.insert(0, reply)
        position = self.roots[path[0].before]
        for reply in path:
            position = position.cross(self.number(position, reply.move))
            if reply.partner and position.last is not None:
                answer = smallest_with_residue(position, partner(self.variant, position.last))
            else:
                answer = self.number(position, reply.answer)
            position = position.cross(answer)
        return self.refuted(position, path[-1].line)

    def number(self, position: Position, spot: Spot) -> int:
        """A number of the spot that is no partner of the last one unless all of them are."""
        board = tally(position)
        there = [r for r, a in board.counts.items() if a and spot_of(board, r, self.names) == spot]
        answer = None if position.last is None else partner(self.variant, position.last)
        return smallest_with_residue(position, min(there, key=lambda r: (r == answer, r)))

    def refuted(self, position: Position, line: int | None) -> Check:
        """The refutation whose guilty move is the last one of the position."""
        return self.found("refuted", game=self.finished(position), guilty=position.ply, line=line)

    def found(self, result: Result, **more: Any) -> Check:
        """The outcome of the search."""
        return Check(self.position, self.seat, result, len(self.reached), **more)

    def finished(self, position: Position) -> Position:
        """The end of the game when the opponent plays perfectly from here."""
        sides: dict[Player, Strategy] = {self.seat: self.recipe, self.seat.other: strategy("perfect")}
        return play_out(position, sides[Player.A], sides[Player.B], Random(0))


def _size(shape: Shape) -> int:
    return sum(a + b for _, a, b in shape)


__all__ = [
    "HELD",
    "RECIPES",
    "Check",
    "Duel",
    "Recipe",
    "Result",
    "boards",
    "check",
    "conquers",
    "duel",
    "explain_check",
    "explain_line",
    "parse_recipe",
]
