"""Live updates from real server processes: streams resume after their last event, even at another process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from helpers.matches import OPEN, PERSON, Table, open_match, open_online_match
from helpers.servers import GENEROUS, Server, stream

if TYPE_CHECKING:
    from httpx2 import Response

    from helpers.postgres import Cluster


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with Server(shared_database) as server:
        yield server


def read_news(events: Iterator[tuple[str, str]], version: int) -> list[dict[str, Any]]:
    """Read the stream up to this version, and return the news."""
    news: list[dict[str, Any]] = []
    for name, data in events:
        if name == "presence":
            continue
        news.append(json.loads(data))
        assert news[-1]["version"] == int(name)
        if news[-1]["version"] >= version:
            return news
    raise AssertionError(f"the stream ended before version {version}")


def read_presence(events: Iterator[tuple[str, str]], players: str) -> dict[str, Any]:
    """Read the stream until exactly these players are here, and return the presence event."""
    for name, data in events:
        presence: dict[str, Any] = json.loads(data)
        if name == "presence" and "".join(player for player in "AB" if presence[player]["here"]) == players:
            return presence
    raise AssertionError(f"the stream ended before exactly {players!r} were here")


def crossed_numbers(news: list[dict[str, Any]]) -> list[int]:
    """The numbers that were crossed out in these news."""
    return [event["number"] for update in news for event in update["events"] if event["kind"] == "cross"]


def test_a_watcher_sees_every_move(server: Server) -> None:
    table = open_match(server.client, PERSON, PERSON)
    with stream(server, table.id) as events:
        first = read_news(events, 0)[0]
        assert (first["version"], first["since"], first["events"]) == (0, 0, [])
        assert first["seats"] == table.first_state["seats"]
        for ply in range(4):
            answer = table.move(ply + 1, ply, "AB"[ply % 2]).json()
            news = read_news(events, ply + 1)
            assert news == [answer]
            assert [event["number"] for event in news[0]["events"]] == [ply + 1]


def test_a_stream_continues_after_the_last_event_that_the_client_names(server: Server) -> None:
    table = open_match(server.client)
    table.move(8, 0)
    with stream(server, table.id) as events:
        read_news(events, 2)
    table.move(table.state()["position"]["numbers"][0], 2)
    table.take_back(2)
    with stream(server, table.id, headers={"Last-Event-ID": "2"}) as events:
        state = read_news(events, 5)[0]
    assert [event["kind"] for event in state["events"]] == ["cross", "cross", "takeback"]
    assert state["since"] == 2
    assert state["position"].items() <= table.state()["position"].items()
    with stream(server, table.id, since=5) as events:
        table.move(table.state()["position"]["numbers"][1], 2)
        assert [event["seq"] for event in read_news(events, 7)[0]["events"]] == [6, 7]


def test_a_stream_continues_after_the_server_was_killed(database: str) -> None:
    with Server(database) as first:
        table = open_match(first.client, PERSON, PERSON)
        table.move(1, 0)
        first.kill()
    with Server(database) as second:
        table_again = replace(table, client=second.client)
        with stream(second, table.id, headers={"Last-Event-ID": "0"}) as events:
            assert crossed_numbers(read_news(events, 1)) == [1]
            table_again.move(2, 1, "B")
            assert crossed_numbers(read_news(events, 2)) == [2]


def test_a_stream_shows_a_join_but_no_secret(server: Server) -> None:
    table = open_match(server.client, PERSON, OPEN)
    with stream(server, table.id) as events:
        read_news(events, 0)
        token = table.join().json()["token"]
        text = json.dumps(read_news(events, 1))
    assert '"join"' in text
    for secret in (token, table.tokens["A"], table.join_secrets["B"]):
        assert secret not in text


def test_two_processes_on_one_postgresql_serve_the_same_match(postgres: Cluster) -> None:
    url = postgres.database()
    # The first sweep comes after ten minutes, so an update before that came by NOTIFY.
    slow = {**GENEROUS, "SWEEP_SECONDS": "600"}
    with Server(url, slow) as one, Server(url, slow) as two:
        here = open_match(one.client, PERSON, OPEN)
        there = replace(here, client=two.client)
        with stream(one, here.id) as events_here, stream(two, here.id) as events_there:
            read_news(events_here, 0), read_news(events_there, 0)
            there.tokens["B"] = there.join().json()["token"]
            read_news(events_here, 1), read_news(events_there, 1)
            for ply in range(6):
                table, player = ((here, "A"), (there, "B"))[ply % 2]
                assert table.move(ply + 1, ply, player).status_code == 200
                states = [read_news(events, ply + 2)[-1] for events in (events_here, events_there)]
                assert states[0] == states[1]
                assert crossed_numbers(states[:1]) == [ply + 1]
            assert here.move(6, 5, token=there.tokens["B"]).json() == there.move(6, 5, "B").json()
            assert here.move(9, 5, token=there.tokens["B"]).status_code == 409


def test_every_stream_gets_the_presence(server: Server) -> None:
    table = open_online_match(server.client)
    with stream(server, table.id) as watcher:
        assert read_presence(watcher, "") == {player: {"here": False, "away": None} for player in "AB"}
        with stream(server, table.id, headers=table.headers("A")) as one:
            read_presence(one, "A"), read_presence(watcher, "A")
            with stream(server, table.id, headers=table.headers("B")) as other:
                for events in (one, other, watcher):
                    assert read_presence(events, "AB")["B"] == {"here": True, "away": None}
                # A player with two open pages who closes one is still here.
                with stream(server, table.id, headers=table.headers("B")) as second:
                    read_presence(second, "AB")
                table.move(8, 0)
                read_news(one, 2)
            presence = read_presence(one, "A")
            assert presence["B"]["here"] is False
            assert 0 <= presence["B"]["away"] < 60
            with stream(server, table.id, headers=table.headers("B")) as again:
                read_presence(again, "AB"), read_presence(one, "AB")
    # A later client learns how long a player has been away, too.
    with stream(server, table.id) as late:
        assert read_presence(late, "")["A"]["away"] is not None


def react(table: Table, player: str, reaction: str = "clap") -> Response:
    """Send a reaction with the token of this seat."""
    return table.client.post(f"{table.path}/reaction", json={"reaction": reaction}, headers=table.headers(player))


def read_reaction(events: Iterator[tuple[str, str]]) -> Any:
    """Read the stream up to the next reaction, and return it."""
    return next(json.loads(data) for name, data in events if name == "reaction")


def test_a_reaction_is_shown_once_to_everybody_who_watches(server: Server) -> None:
    table = open_online_match(server.client)
    with stream(server, table.id) as watcher, stream(server, table.id, headers=table.headers("A")) as own:
        read_presence(watcher, "A"), read_presence(own, "A")
        for reaction in ("clap", "thanks"):
            assert react(table, "B", reaction).status_code == 204
            assert read_reaction(watcher) == read_reaction(own) == {"player": "B", "reaction": reaction}
        # It is not stored: a later watcher does not get it, and the log is unchanged.
        with stream(server, table.id, headers=table.headers("B")) as late:
            assert [next(late)[0] for _ in range(2)] == ["1", "presence"]
            table.move(8, 0)
            assert next(late)[0] == "2"


def test_a_seat_may_send_few_reactions_and_only_known_ones(server: Server) -> None:
    table = open_online_match(server.client)
    assert react(table, "A", "insult").status_code == 422
    assert [react(table, "A").status_code for _ in range(4)] == [204, 204, 204, 429]
    assert react(table, "B").status_code == 204
    assert table.client.post(f"{table.path}/reaction", json={"reaction": "clap"}).status_code == 401


def test_a_reaction_reaches_the_watchers_of_other_processes(postgres: Cluster) -> None:
    url = postgres.database()
    with Server(url, GENEROUS) as one, Server(url, GENEROUS) as two:
        table = open_online_match(one.client)
        with stream(two, table.id) as watcher:
            read_presence(watcher, "")
            react(table, "A")
            assert read_reaction(watcher) == {"player": "A", "reaction": "clap"}


def test_a_stream_with_a_token_of_another_match_is_refused(server: Server) -> None:
    table, other = open_online_match(server.client), open_online_match(server.client)
    refusal = server.client.get(f"{table.path}/events", headers=other.headers("A"))
    assert (refusal.status_code, refusal.json()["code"]) == (403, "wrong-token")


def test_a_match_without_a_friend_sends_no_presence(server: Server) -> None:
    table = open_match(server.client, PERSON, PERSON)
    with stream(server, table.id, headers=table.headers("A")) as events:
        read_news(events, 0)
        table.move(1, 0)
        name, _ = next(events)
        assert name == "1"


def test_processes_exchange_the_presence(postgres: Cluster) -> None:
    url = postgres.database()
    with Server(url, GENEROUS) as one, Server(url, GENEROUS) as two:
        table = open_online_match(one.client)
        with stream(one, table.id, headers=table.headers("A")) as here:
            read_presence(here, "A")
            # A new client of the other process learns who is here, though nothing has changed there.
            with stream(two, table.id) as watcher:
                read_presence(watcher, "A")
                with stream(two, table.id, headers=table.headers("B")) as there:
                    for events in (here, there, watcher):
                        read_presence(events, "AB")
                for events in (here, watcher):
                    assert read_presence(events, "A")["B"]["away"] is not None


def test_the_players_of_a_killed_process_are_absent_when_its_notices_expire(postgres: Cluster) -> None:
    url = postgres.database()
    with Server(url, GENEROUS) as one, Server(url, GENEROUS, {"LEASE_SECONDS": 3}) as two:
        table = open_online_match(one.client)
        with (
            stream(one, table.id, headers=table.headers("A")) as here,
            stream(two, table.id, headers=table.headers("B")) as there,
        ):
            read_presence(here, "AB")
            read_presence(there, "AB")
            one.kill()
            read_presence(there, "B")


def test_a_sweep_finds_a_move_without_a_notification(postgres: Cluster) -> None:
    url = postgres.database()
    with Server(url, {**GENEROUS, "SWEEP_SECONDS": "1"}) as server:
        table = open_match(server.client, PERSON, PERSON)
        with stream(server, table.id) as events:
            read_news(events, 0)
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(
                    "INSERT INTO events (match_id, seq, kind, ply, player, number) VALUES (%s, 1, 'cross', 0, 'A', 7)",
                    [table.id],
                )
            assert crossed_numbers(read_news(events, 1)) == [7]


def test_notifications_continue_after_the_connection_was_lost(postgres: Cluster) -> None:
    url = postgres.database()
    slow = {**GENEROUS, "SWEEP_SECONDS": "600"}
    with Server(url, slow) as one, Server(url, slow) as two:
        table = open_match(one.client, PERSON, PERSON)
        with stream(two, table.id) as events:
            read_news(events, 0)
            with psycopg.connect(url, autocommit=True) as connection:
                terminated = connection.execute(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                ).fetchone()
            assert terminated == (2,)
            table.move(1, 0)
            assert crossed_numbers(read_news(events, 1)) == [1]


def test_a_server_that_stops_ends_its_streams(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        table = open_match(server.client)
        with stream(server, table.id) as events:
            read_news(events, 0)
            server.process.terminate()
            assert list(events) == []
        server.process.join(60)
        assert server.process.exitcode is not None
        assert server.log == ""


def test_a_stream_ahead_of_the_log_starts_with_a_reset(server: Server) -> None:
    table = open_match(server.client)
    table.move(8, 0)
    with stream(server, table.id, since=99) as events:
        assert next(events) == ("2", "{}")
        assert json.loads(next(events)[1])["version"] == 2
