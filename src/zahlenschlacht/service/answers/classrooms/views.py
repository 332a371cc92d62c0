"""The views of a classroom: the wall, the teacher, a pupil; and the teacher's report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property, lru_cache
from math import inf
from typing import Any, Literal

from ....game.rules import Player, Variant
from ....solution import theory
from ...classroom import Classroom, GameStatus
from ...classroom import state as states
from ...classroom.pupils import ABSENT_MILLISECONDS
from ...classroom.state import Game
from ...schemas.classrooms.report import Mistake, Report, ReportedGame, ReportedProgress, ReportedVote
from ...schemas.classrooms.states import (
    Bar,
    Chart,
    Outcome,
    Partner,
    PupilRecord,
    PupilState,
    Shown,
    TeacherState,
    Tile,
    Try,
    Vote,
    WallState,
)
from .mistakes import Played

SHARED_FIELDS = ("code", "language", "version", "deletes_at", "paused", "locked", "names_hidden", "question", "ended")
"""The fields of a classroom that every role sees as they are."""
LOSSES = 2
"""After this many games lost in a row, a pupil who has not won may need help."""
SILENT_MILLISECONDS = 180_000
"""After this time without a move, the pupil to move may need help."""


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
        self.changes_at: float = inf
        """When the passing of time next changes the view of the teacher, as far as it was rendered."""

    def wall(self) -> WallState:
        """The view of the projector."""
        tiles = tuple(Tile(**self._tile(pupil, on_wall=True)) for pupil in self.room.active)
        games = sum(status.winner is not None for status in self.statuses.values())
        return WallState(**self._common(on_wall=True), role="wall", games=games, tiles=tiles)

    def teacher(self) -> TeacherState:
        """The view of the teacher."""
        tasks = tuple(self.room.tasks.values())
        common = {**self._common(), "crowded": self.room.crowded}
        return TeacherState(**common, role="teacher", tasks=tasks, tiles=self.records())

    def pupil(self, number: int) -> PupilState:
        """The view of this pupil."""
        room = self.room
        pupil = room.pupils[number]
        game = None if pupil.removed else self.game_of(number)
        player = None if game is None else game.player(number)
        ballot = room.ballot
        return PupilState(
            **self._common(number),
            **self._own_fields(pupil),
            role="pupil",
            you=Tile(**self._tile(pupil)),
            player=player,
            partner=None if game is None or player is None else self._partner(game, player.other),
            ready=game is not None and number in room.ready.get(game.match_id, ()),
            wish=room.wishes.get(number),
            invitations=tuple(other for other, wish in room.wishes.items() if wish == number),
            solved=tuple(sorted(pupil.progress.get(room.task or 0, ()))),
            choices=0 if ballot is None else ballot.choices.get(number, 0),
        )

    def _partner(self, game: Game, side: Player) -> Partner | None:
        """The pupil on this side of a game, as the other pupil sees them."""
        number, status = game.seats[side], self.statuses.get(game.match_id)
        if number is None or status is None:
            return None
        can_leave = status.turn is side and number not in self.here and side not in status.away
        return Partner(
            pupil=number,
            name=self.room.pupils[number].name,
            here=number in self.here,
            is_ready=number in self.room.ready.get(game.match_id, ()),
            stand_in=side in status.away,
            absent_at=max(self.room.since, status.moved) + ABSENT_MILLISECONDS if can_leave else None,
        )

    def records(self) -> tuple[PupilRecord, ...]:
        """The pupils as the teacher sees them."""
        return tuple(map(self._record, self.room.pupils.values()))

    def games_in_report(self) -> list[Played]:
        """Every game of every pupil."""
        return [
            (self.room.tasks[game.task].board, self._crossed(game), start_ply, game.player(number) or Player.A)
            for game, number, _ in self._all_games
            for status in [self.statuses.get(game.match_id)]
            for start_ply in [0 if status is None else status.start_ply]
        ]

    def report(self, mistakes: list[Mistake | None]) -> Report:
        """Everything that the teacher's browser needs; the mistakes are those of `games_in_report`."""
        room = self.room
        games = [
            ReportedGame(
                task=game.task,
                pupil=number,
                player=(player := game.player(number) or Player.A),
                opponent=game.seats[player.other],
                match=game.match_id,
                outcome=self._outcome(game, player, is_last),
                crossed=self._crossed(game),
                mistake=mistake,
            )
            for (game, number, is_last), mistake in zip(self._all_games, mistakes, strict=True)
        ]
        return Report(
            tasks=tuple(task for task in room.tasks.values() if task.started_at is not None),
            pupils=self.records(),
            games=tuple(games),
            votes=tuple(
                ReportedVote(
                    task=ballot.task,
                    ply=ballot.ply,
                    pupil=number,
                    number=choice,
                    reason=ballot.reasons[number],
                    is_late=number in ballot.late,
                )
                for ballot in (*room.closed, *room.ballots.values())
                for number, choice in ballot.votes.items()
            ),
            progress=tuple(
                ReportedProgress(task=task, pupil=pupil.number, done=len(places), recipe=pupil.recipes.get(task, ""))
                for pupil in room.pupils.values()
                for task, places in pupil.progress.items()
            ),
        )

    @property
    def _all_games(self) -> list[tuple[Game, int, bool]]:
        """Every game of every pupil, and whether it is the pupil's last in its task."""
        listed = []
        for games in self.room.games_by_task.values():
            last = {number: game for game in games for number in game.seats.values()}
            seats = [(game, number) for game in games for number in game.seats.values() if number is not None]
            listed += [(game, number, game is last[number]) for game, number in seats]
        return listed

    def game_of(self, number: int) -> Game | None:
        """The game to show to a pupil: the pupil's own, or that of the class."""
        games = self._games.get(number, [])
        return games[-1] if games else self._class_game

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

    def _outcome(self, game: Game, player: Player, is_last: bool) -> Outcome:
        """How a game ended for a player. An unfinished game counts as left once there is a newer one."""
        status = self.statuses.get(game.match_id)
        if status is None or status.winner is None:
            return "playing" if is_last else "left"
        if game.match_id in self.room.uncounted:
            return "uncounted"
        return "won" if status.winner is player else "lost"

    def _crossed(self, game: Game | None) -> tuple[int, ...]:
        """The moves of a game, in order."""
        status = None if game is None else self.statuses.get(game.match_id)
        return () if status is None else status.crossed

    def _common(self, number: int | None = None, on_wall: bool = False) -> dict[str, Any]:
        """The fields that every role sees; `number` is the pupil who sees them."""
        room = self.room
        games = room.games_of(room.task) if number is None else self._games.get(number, [])
        if number is not None and self._class_game is not None:
            games = [*games, self._class_game]
        return {
            **{name: getattr(room, name) for name in SHARED_FIELDS},
            "progress": sum(self.statuses[game.match_id].version for game in games if game.match_id in self.statuses),
            "now": self.now,
            "task": room.current,
            "vote": self._vote(number),
            "shown": None if number is not None else self._shown(on_wall),
            "chart": self._chart() if number is None and room.shown.chart else None,
        }

    def _own_fields(self, pupil: states.Pupil) -> dict[str, Any]:
        game, ballot = None if pupil.removed else self.game_of(pupil.number), self.room.ballot
        return {
            "removed": pupil.removed,
            "match": None if game is None else game.match_id,
            "note": pupil.note,
            "easier": pupil.easier_in is not None and pupil.easier_in == self.room.task,
            "voted": None if ballot is None else ballot.votes.get(pupil.number),
            "reason": "" if ballot is None else ballot.reasons.get(pupil.number, ""),
        }

    def _tile(self, pupil: states.Pupil, on_wall: bool = False) -> dict[str, Any]:
        games, ballot = self._games.get(pupil.number, []), self.room.ballot
        return {
            "pupil": pupil.number,
            "name": None if on_wall and self.room.names_hidden else pupil.name,
            "here": pupil.number in self.here,
            "tries": tuple(self._try(game, pupil.number, game is games[-1], on_wall) for game in games),
            "done": len(pupil.progress.get(self.room.task or 0, ())),
            "has_voted": ballot is not None and pupil.number in ballot.votes,
            "recipe": pupil.recipes.get(self.room.task or 0, ""),
        }

    def _try(self, game: Game, number: int, is_last: bool, on_wall: bool) -> Try:
        player, status = game.player(number) or Player.A, self.statuses.get(game.match_id)
        return Try(
            match=None if on_wall else game.match_id,
            player=player,
            opponent=game.seats[player.other],
            outcome=self._outcome(game, player, is_last),
            moves=len(self._crossed(game)),
            stand_in=status is not None and player in status.away,
        )

    def _record(self, pupil: states.Pupil) -> PupilRecord:
        tile = self._tile(pupil)
        game = None if pupil.removed else self.game_of(pupil.number)
        ballot = self.room.ballot
        return PupilRecord(
            **tile,
            **self._own_fields(pupil),
            joined_at=pupil.joined_at,
            stuck=None if pupil.removed else self._stuck(pupil.number, tile["tries"]),
            crossed=self._crossed(game),
            is_picked=ballot is not None and pupil.number in ballot.picked,
        )

    def _stuck(self, number: int, tries: tuple[Try, ...]) -> Literal["silent", "losing"] | None:
        """Whether a pupil needs help."""
        room = self.room
        game = self.game_of(number)
        status = None if game is None else self.statuses.get(game.match_id)
        if game is not None and status is not None and not room.is_frozen and game.player(number) is not None:
            silent_at = max(room.since, status.moved) + SILENT_MILLISECONDS
            if status.turn is game.player(number) and self.now >= silent_at:
                return "silent"
            if status.turn is game.player(number):
                self.changes_at = min(self.changes_at, silent_at)
        ended = [it.outcome for it in tries if it.outcome in ("won", "lost")]
        return "losing" if "won" not in ended and len(ended) >= LOSSES else None

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
            closes_at=ballot.closes_at,
            voted=None if is_open and number is not None else len(ballot.votes),
            voters=len(room.active),
            bars=None if is_open else bars,
            chosen=ballot.chosen,
            winning_moves=None if question is None else _winning_moves(question),
            reasons=tuple(ballot.reasons[voter] for voter in sorted(ballot.picked) if voter in ballot.votes),
        )

    def _shown(self, on_wall: bool) -> Shown | None:
        room, exhibit = self.room, self.room.shown
        if exhibit.match is not None:
            return Shown(pupil=None, name=None, ply=exhibit.ply, match=exhibit.match, beside=exhibit.beside)
        game = self._class_game if exhibit.pupil is None else self.game_of(exhibit.pupil)
        if game is None:
            return None
        is_nameless = exhibit.pupil is None or (on_wall and room.names_hidden)
        name = None if is_nameless else room.pupils[exhibit.pupil or 0].name
        return Shown(pupil=exhibit.pupil, name=name, ply=None, match=game.match_id)

    def _chart(self) -> Chart:
        """The first moves of the pupils in the current task, and how often A and B won."""
        room = self.room
        games = [it for it in room.games_of(room.task) if not it.is_class and it.match_id not in room.uncounted]
        first_moves: Counter[int] = Counter()
        for game in games:
            first_moves.update(self._crossed(game)[int(game.seats[Player.A] is None) :][:1])
        outcomes = Counter(self._outcome(game, Player.A, is_last=False) for game in games)
        bars = tuple(Bar(number=number, votes=count) for number, count in first_moves.most_common())
        return Chart(first_moves=bars, a_won=outcomes["won"], b_won=outcomes["lost"])


@lru_cache(maxsize=256)
def _winning_moves(variant: Variant) -> tuple[int, ...]:
    return theory.winning_moves(variant.start())
