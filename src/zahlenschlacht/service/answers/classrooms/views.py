"""The views of a classroom: the wall, the teacher, a pupil; and the teacher's report."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, Literal

from ....game.rules import Player, Variant
from ....solution import theory
from ...classroom import Classroom, GameStatus
from ...classroom import state as states
from ...classroom.games import points
from ...classroom.state import Game
from ...classroom.teacher import SILENT_MILLISECONDS
from ...match import Match
from ...schemas.classrooms.report import Report, ReportedGame, ReportedProgress, ReportedVote
from ...schemas.classrooms.states import (
    Bar,
    PupilRecord,
    PupilState,
    Shown,
    Task,
    TeacherState,
    Tile,
    Try,
    Vote,
    WallState,
)
from ...schemas.positions import Variant as VariantModel

LOSSES = 3
"""After this many lost tries without a win, a pupil counts as stuck."""


class View:
    """A classroom with its games, as the roles see it. The statuses and the time may change while it is used."""

    def __init__(
        self, room: Classroom, statuses: Mapping[str, GameStatus], here: frozenset[int] = frozenset(), now: int = 0
    ) -> None:
        self.room = room
        self.statuses = statuses
        self.here = here
        """The pupils whose pages are connected."""
        self.now = now

    def wall(self) -> WallState:
        """The view of the projector."""
        tiles = tuple(Tile(**self._tile(pupil, on_wall=True)) for pupil in self.room.active)
        return WallState(**self._common(on_wall=True), role="wall", pupils=len(tiles), tiles=tiles)

    def teacher(self) -> TeacherState:
        """The view of the teacher."""
        tasks = tuple(task_model(task) for task in self.room.tasks.values())
        pupils = len(self.room.active)
        return TeacherState(**self._common(), role="teacher", pupils=pupils, tasks=tasks, tiles=self.records())

    def pupil(self, number: int) -> PupilState:
        """The view of this pupil."""
        room = self.room
        pupil = room.pupils[number]
        game = None if pupil.removed else self.game_of(number)
        player = None if game is None else game.player(number)
        opponent = None if game is None or player is None else game.seats[player.other]
        ballot = room.ballot
        return PupilState(
            **self._common(number),
            role="pupil",
            you=Tile(**self._tile(pupil)),
            removed=pupil.removed,
            match=None if game is None else game.match_id,
            player=player,
            opponent=None if opponent is None else room.pupils[opponent].name,
            voted=None if ballot is None else ballot.votes.get(number),
            choices=0 if ballot is None else ballot.choices.get(number, 0),
        )

    def records(self) -> tuple[PupilRecord, ...]:
        """The pupils as the teacher sees them."""
        ranks = points(self.room, self.statuses)
        return tuple(self._record(pupil, ranks[pupil.number]) for pupil in self.room.pupils.values())

    def game_of(self, number: int) -> Game | None:
        """The game to show to a pupil: the pupil's own, or that of the class."""
        games = self._games.get(number, [])
        unfinished = next((game for game in games if game.is_pair and self._winner(game) is None), None)
        return unfinished or (games[-1] if games else self._class_game)

    @cached_property
    def _games(self) -> dict[int, list[Game]]:
        """The games of the current task, by pupil."""
        games: dict[int, list[Game]] = {}
        for game in self.room.games_of(self.room.task):
            for number in game.seats.values():
                if number is not None:
                    games.setdefault(number, []).append(game)
        return games

    @cached_property
    def _class_game(self) -> Game | None:
        return self.room.class_game(self.room.task)

    def _winner(self, game: Game) -> Player | None:
        status = self.statuses.get(game.match_id)
        return None if status is None else status.winner

    def _common(self, number: int | None = None, on_wall: bool = False) -> dict[str, Any]:
        """The fields that every role sees; `number` is the pupil who sees them."""
        room = self.room
        task = room.current
        games = room.games_of(room.task) if number is None else self._games.get(number, [])
        if number is not None and self._class_game is not None:
            games = [*games, self._class_game]
        return {
            "code": room.code,
            "language": room.language,
            "version": room.version,
            "progress": sum(self.statuses[game.match_id].version for game in games if game.match_id in self.statuses),
            "now": self.now,
            "deletes_at": room.deletes_at,
            "paused": room.paused,
            "locked": room.locked,
            "names_hidden": room.names_hidden,
            "ended": room.ended,
            "task": None if task is None else task_model(task),
            "place": 0 if task is None else task.place,
            "vote": self._vote(number),
            "shown": None if number is not None else self._shown(on_wall),
        }

    def _tile(self, pupil: states.Pupil, on_wall: bool = False) -> dict[str, Any]:
        games, ballot = self._games.get(pupil.number, []), self.room.ballot
        return {
            "pupil": pupil.number,
            "name": None if on_wall and self.room.names_hidden else pupil.name,
            "here": pupil.number in self.here,
            "tries": tuple(self._try(game, pupil.number, game is games[-1], on_wall) for game in games),
            "done": pupil.progress.get(self.room.task or 0, 0),
            "has_voted": ballot is not None and pupil.number in ballot.votes,
        }

    def _try(self, game: Game, number: int, is_last: bool, on_wall: bool) -> Try:
        player = game.player(number) or Player.A
        status = self.statuses.get(game.match_id)
        task = self.room.tasks[game.task]
        return Try(
            match=None if on_wall else game.match_id,
            player=player,
            opponent=game.seats[player.other],
            outcome=outcome(self._winner(game), player, is_last or game.is_pair),
            moves=0 if status is None else status.ply,
            of=0 if task.variant is None else task.variant.n - 2,
            stand_in=status is not None and player in status.away,
        )

    def _record(self, pupil: states.Pupil, rank: int) -> PupilRecord:
        tile = self._tile(pupil)
        game = None if pupil.removed else self.game_of(pupil.number)
        ballot = self.room.ballot
        return PupilRecord(
            **tile,
            removed=pupil.removed,
            stuck=None if pupil.removed else self._stuck(pupil.number, tile["tries"]),
            match=None if game is None else game.match_id,
            points=rank,
            answer=None if ballot is None else ballot.votes.get(pupil.number),
        )

    def _stuck(self, number: int, tries: tuple[Try, ...]) -> Literal["silent", "losing"] | None:
        """Whether a pupil needs help."""
        room = self.room
        game = self.game_of(number)
        status = None if game is None else self.statuses.get(game.match_id)
        if game is not None and status is not None and not room.is_frozen and game.player(number) is not None:
            is_to_move = status.turn is game.player(number)
            if is_to_move and self.now - max(room.since, status.moved) >= SILENT_MILLISECONDS:
                return "silent"
        outcomes = [it.outcome for it in tries]
        return "losing" if "won" not in outcomes and outcomes.count("lost") >= LOSSES else None

    def _vote(self, number: int | None) -> Vote | None:
        """The latest vote; `number` is the pupil who sees it. It has no results for pupils who may still vote."""
        room, ballot = self.room, self.room.ballot
        if ballot is None:
            return None
        task = room.tasks[ballot.task]
        is_open = ballot.is_open if number is None else room.may_vote(number, ballot)
        question = task.variant if task.kind == "exit" and not is_open else None
        bars = tuple(Bar(number=choice, votes=votes) for choice, votes in ballot.counts.items())
        return Vote(
            ply=ballot.ply,
            is_open=is_open,
            ends_at=None if room.is_frozen else ballot.ends_at,
            voted=None if is_open and number is not None else len(ballot.votes),
            voters=len(room.active),
            bars=None if is_open else bars,
            chosen=ballot.chosen,
            winning_moves=None if question is None else _winning_moves(question),
        )

    def _shown(self, on_wall: bool) -> Shown | None:
        room = self.room
        game = self._class_game if room.shown is None else self.game_of(room.shown)
        if game is None:
            return None
        name = None if room.shown is None or (on_wall and room.names_hidden) else room.pupils[room.shown].name
        return Shown(pupil=room.shown, name=name, match=game.match_id)


def task_model(task: states.Task) -> Task:
    """The task as a response model."""
    return Task(
        id=task.id,
        kind=task.kind,
        variant=None if task.variant is None else _variant_model(task.variant),
        side=task.side,
        strategy=task.strategy,
        share=task.share,
        help=task.help,
        seconds=task.seconds,
        lesson=task.lesson,
        theme=task.theme,
        seeds=task.seeds,
        total=task.total,
        minutes=task.minutes,
        started_at=task.started_at,
    )


@lru_cache(maxsize=256)
def _variant_model(variant: Variant) -> VariantModel:
    return VariantModel.of(variant)


@lru_cache(maxsize=256)
def _winning_moves(variant: Variant) -> tuple[int, ...]:
    return theory.winning_moves(variant.start())


def outcome(winner: Player | None, player: Player, is_last: bool) -> Literal["playing", "won", "lost", "left"]:
    """How a game ended for a player. An unfinished game counts as left once there is a newer one."""
    if winner is None:
        return "playing" if is_last else "left"
    return "won" if winner is player else "lost"


def games_in_report(room: Classroom) -> list[tuple[Game, int, bool]]:
    """Every game of every pupil, and whether it is the pupil's last in its task."""
    listed = []
    for games in room.games_by_task.values():
        last = {number: game for game in games for number in game.seats.values() if number is not None}
        listed += [
            (game, number, game is last[number])
            for game in games
            for number in game.seats.values()
            if number is not None
        ]
    return listed


def report(view: View, matches: Mapping[str, Match], mistakes: list[int | None]) -> Report:
    """Everything that the teacher's browser needs for the report; the mistakes are those of `games_in_report`."""
    room = view.room
    games = []
    for (game, number, is_last), mistake in zip(games_in_report(room), mistakes, strict=True):
        player, match = game.player(number) or Player.A, matches[game.match_id]
        games.append(
            ReportedGame(
                task=game.task,
                pupil=number,
                player=player,
                opponent=game.seats[player.other],
                match=game.match_id,
                outcome=outcome(match.winner, player, is_last or game.is_pair),
                crossed=match.position.crossed,
                mistake=mistake,
            )
        )
    return Report(
        tasks=tuple(task_model(task) for task in room.tasks.values() if task.started_at is not None),
        pupils=view.records(),
        games=tuple(games),
        votes=tuple(
            ReportedVote(task=ballot.task, ply=ballot.ply, pupil=number, number=choice, is_late=number in ballot.late)
            for ballot in (*room.closed, *room.ballots.values())
            for number, choice in ballot.votes.items()
        ),
        progress=tuple(
            ReportedProgress(task=task, pupil=pupil.number, done=done)
            for pupil in room.pupils.values()
            for task, done in pupil.progress.items()
        ),
    )
