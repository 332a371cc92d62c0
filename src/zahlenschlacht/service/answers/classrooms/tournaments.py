"""Tournaments of the recipes that pupils have handed in."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random

from ....game.errors import InputError
from ....game.rules import Player, Variant
from ....programs.tournaments import tournament
from ....strategies.recipe_parser import parse_recipe
from ... import match as matches
from ...classroom import Classroom
from ...classroom.games import REMOTE
from ...match import ConflictError, Seat
from ...schemas.classrooms.states import Tournament, TournamentGame
from ...schemas.positions import PublicPosition

LARGEST_BOARD = 15
"""The most numbers of a board. There, 60 recipes of six lines play 3540 games in about 1.5 of a worker's 2 seconds."""


def check(variant: Variant) -> None:
    """Refuse a board on which recipes cannot play a tournament."""
    if variant.n > LARGEST_BOARD:
        raise InputError("recipe-board-too-large", largest=LARGEST_BOARD, value=variant.n)
    for player in Player:
        matches.check(variant, {player: Seat("strategy", "recipe:any"), player.other: REMOTE})


def contest(room: Classroom) -> tuple[Variant, tuple[str, ...]]:
    """The board of the current task, and the recipes that were handed in."""
    task = room.current
    if task is None or task.kind != "tournament" or task.variant is None:
        raise ConflictError("task-over")
    recipes = [recipe for pupil in room.active if (recipe := pupil.recipes.get(task.id))]
    return task.variant, tuple(dict.fromkeys(recipes))


@lru_cache(maxsize=16)
def play(variant: Variant, recipes: tuple[str, ...]) -> Tournament:
    """The games of these recipes. A further recipe does not change the games of the others."""
    games = [game for pair in combinations(sorted(recipes), 2) for game in _games(variant, *pair)]
    Random(0).shuffle(games)
    return Tournament(position=PublicPosition.of(variant.start()), games=tuple(games))


@lru_cache(maxsize=8192)
def _games(variant: Variant, *pair: str) -> tuple[TournamentGame, ...]:
    """The two games of a pair of recipes."""
    encounters = tournament({recipe: parse_recipe(recipe) for recipe in pair}, variant, games=1).encounters
    return tuple(
        TournamentGame(a=one.a, b=one.b, winner=Player.A if one.wins_a else Player.B, crossed=one.moves)
        for one in encounters
    )
