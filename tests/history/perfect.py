"""A server that cannot fail, in memory, and clients that ask it all at once: random histories that are right.

It decides by the real `zahlenschlacht.service.match`, one wish at a time. Answers come late, out of turn or never;
some wishes are decided after their senders have given up, and some are sent twice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from zahlenschlacht.game.rules import Player, Variant, ZahlenschlachtError
from zahlenschlacht.service import match as matches

from .records import (
    Again,
    Answer,
    Attempt,
    Done,
    Event,
    History,
    Join,
    Match,
    Move,
    Read,
    Refused,
    Resign,
    Sequel,
    Sighting,
    TakeBack,
    Unknown,
    View,
    Wish,
)

BOARD = tuple(range(1, 8))
VARIANT = Variant(len(BOARD), 3)
SEATS: tuple[dict[str, Literal["person", "strategy", "open"]], ...] = (
    {"A": "person", "B": "person"},
    {"A": "person", "B": "strategy"},
    {"A": "strategy", "B": "person"},
    {"A": "person", "B": "open"},
)


class PerfectServer:
    """Decides each wish at once and for good."""

    def __init__(self) -> None:
        self.matches: dict[str, matches.Match] = {}
        self.parents: dict[str, str] = {}
        self.claims: dict[tuple[str, str], str] = {}

    def open(self, match_id: str, kinds: dict[str, Literal["person", "strategy", "open"]], seed: int) -> None:
        """Open a match."""
        seats = {Player(p): matches.Seat(kind, "random" if kind == "strategy" else None) for p, kind in kinds.items()}
        match = matches.new_match(VARIANT, seats, seed)
        self.matches[match_id] = matches.begin(match).match

    def decide(self, wish: Wish) -> Answer:
        """The answer to a wish, which is fulfilled where it can be."""
        match = self.matches[wish.match]
        try:
            step = self._added(match, wish)
        except ZahlenschlachtError as error:
            return Refused(error.code, self.view(wish.match))
        self.matches[wish.match] = step.match
        if isinstance(wish, Again) and step.events:
            self.matches[wish.match + "+"] = matches.sequel(match, wish.swap, seed=1)
            self.parents[wish.match + "+"] = wish.match
        if isinstance(wish, Join):
            self.claims[wish.match, wish.player] = wish.claim
            return Done(self.view(wish.match), f"token of {wish.claim}")
        return Done(self.view(wish.match, step.version))

    def _added(self, match: matches.Match, wish: Wish) -> matches.Appended:
        match wish:
            case Move(_, player, number, ply, version):
                return matches.play(match, Player(player), number, ply, version)
            case TakeBack(_, player, ply, version):
                return matches.take_back(match, Player(player), ply, version)
            case Join(_, player, claim) if self.claims.get((wish.match, player)) != claim:
                return matches.join(match, Player(player))
            case Resign(_, player):
                return matches.resign(match, Player(player))
            case Again(_, player, swap):
                return matches.ask_for_sequel(match, Player(player), swap)
        return matches.Appended((), match.version, match.version, match)

    def view(self, match_id: str, version: int | None = None, since: int = 0) -> View:
        """What is shown of a match at a version."""
        now = self.matches[match_id]
        match = now.at(now.version if version is None else version)
        asked = match.sequel
        return View(
            match.version,
            since,
            tuple(recorded(event) for event in match.log[since:]),
            match.position.ply,
            frozenset(str(player) for player in Player if match.is_seated(player)),
            Sequel(match_id + "+", asked.kind == "swap") if asked else None,
            str(match.resigned) if match.resigned else None,
            match.position.crossed,
        )

    def records(self) -> dict[str, Match]:
        """All matches with their logs."""
        return {
            match_id: Match(
                match_id,
                BOARD,
                {str(player): seat.kind for player, seat in match.seats.items()},
                tuple(recorded(event) for event in match.log),
                self.parents.get(match_id),
            )
            for match_id, match in self.matches.items()
        }


def recorded(event: matches.Event) -> Event:
    """The event in the checker's words."""
    return Event(event.seq, event.kind, event.ply, str(event.player), event.number)


@dataclass
class Sent:
    """An attempt on its way."""

    attempt: Attempt
    decided: Answer | None = None


def perfect_history(rng: Random, steps: int = 120) -> History:
    """A history that is right: one match with its sequels, three clients, and one reader."""
    server, name = PerfectServer(), "match"
    server.open(name, rng.choice(SEATS), rng.randrange(1000))
    told: list[Attempt] = []
    flying: dict[str, Sent] = {}
    forgotten: list[Sent] = []
    sightings: list[Sighting] = []
    for now in range(steps):
        client = rng.choice(("first", "second", "third"))
        sent = flying.get(client)
        if rng.random() < 0.2:
            sightings += _sighting(server, rng, sightings, now)
        if forgotten and rng.random() < 0.3:
            server.decide(forgotten.pop(rng.randrange(len(forgotten))).attempt.wish)
        if sent is None:
            wish = rng.choice(told).wish if told and rng.random() < 0.2 else _wish(server, rng, client)
            flying[client] = Sent(Attempt(client, wish, now, now, Unknown("on its way")))
        elif rng.random() < 0.15:
            told.append(replace(sent.attempt, end=now, answer=Unknown("no answer came")))
            forgotten += [sent] if sent.decided is None else []
            del flying[client]
        elif sent.decided is None:
            sent.decided = server.decide(sent.attempt.wish)
        else:
            told.append(replace(sent.attempt, end=now, answer=sent.decided))
            del flying[client]
    told += [sent.attempt for sent in flying.values()]
    return History(server.records(), tuple(told), tuple(sightings))


def _wish(server: PerfectServer, rng: Random, client: str) -> Wish:
    """Something that a client might want, sometimes of a state that is not the newest."""
    match_id = rng.choice(list(server.matches))
    now = server.matches[match_id]
    match = now.at(rng.randrange(now.version + 1)) if rng.random() < 0.2 else now
    position, people = match.position, [str(p) for p in Player if match.seats[p].kind != "strategy"]
    player, free = rng.choice(people), [str(p) for p in Player if match.seats[p].kind == "open"]
    if free and match_id not in server.parents and rng.random() < 0.3:
        return Join(match_id, free[0], f"claim of {client}")
    if rng.random() < 0.03:
        return Resign(match_id, player)
    if match.over and rng.random() < 0.6:
        return Again(match_id, player, rng.random() < 0.5)
    if position.ply and rng.random() < 0.3:
        return TakeBack(match_id, player, rng.randrange(position.ply), match.version)
    if not position.over and rng.random() < 0.8:
        mover = str(position.turn) if str(position.turn) in people and rng.random() < 0.9 else player
        return Move(match_id, mover, rng.choice(position.numbers), position.ply, match.version)
    return Read(match_id)


def _sighting(server: PerfectServer, rng: Random, sightings: list[Sighting], now: float) -> list[Sighting]:
    """What comes to the reader of one of the matches, if there is something new."""
    match_id = rng.choice(list(server.matches))
    seen = max((sighting.view.version for sighting in sightings if sighting.match == match_id), default=-1)
    if server.matches[match_id].version <= seen:
        return []
    return [Sighting("reader", match_id, now, server.view(match_id, since=max(seen, 0)))]
