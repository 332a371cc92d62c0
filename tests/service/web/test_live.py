"""Live updates from real server processes: streams resume after their last event, also in another process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from .play import OPEN, PERSON, Table, open_match
from .servers import GENEROUS, Server, stream

if TYPE_CHECKING:
    from service.storage.postgres import Cluster


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with Server(shared_database) as running:
        yield running


def until(events: Iterator[tuple[str, str]], version: int) -> list[dict[str, Any]]:
    """The news up to this version."""
    states = []
    for name, data in events:
        if name == "presence":
            continue
        states.append(json.loads(data))
        assert states[-1]["version"] == int(name)
        if states[-1]["version"] >= version:
            return states
    raise AssertionError(f"the stream ended before version {version}")


def present(events: Iterator[tuple[str, str]], here: str) -> dict[str, Any]:
    """The next presence event in which exactly these players are here."""
    for name, data in events:
        presence: dict[str, Any] = json.loads(data)
        if name == "presence" and "".join(player for player in "AB" if presence[player]["here"]) == here:
            return presence
    raise AssertionError(f"the stream ended before {here} were here")


def seat_headers(table: Table, player: str) -> dict[str, str]:
    """The headers of the player in a seat."""
    return {"Authorization": f"Bearer {table.tokens[player]}"}


def numbers(news: list[dict[str, Any]]) -> list[int]:
    """The numbers that were crossed out in these news."""
    return [event["number"] for one in news for event in one["events"] if event["kind"] == "cross"]


def test_a_watcher_sees_every_move(server: Server) -> None:
    table = open_match(server.client, PERSON, PERSON)
    with stream(server, table.id) as events:
        first = until(events, 0)[0]
        assert (first["version"], first["since"], first["events"]) == (0, 0, [])
        assert first["seats"] == table.first_state["seats"]
        for ply in range(4):
            answer = table.move(ply + 1, ply, "AB"[ply % 2]).json()
            news = until(events, ply + 1)
            assert news == [answer]
            assert [event["number"] for event in news[0]["events"]] == [ply + 1]


def test_a_page_that_slept_catches_up_from_its_last_event(server: Server) -> None:
    table = open_match(server.client)
    table.move(8, 0)
    with stream(server, table.id) as events:
        until(events, 2)
    table.move(table.state()["position"]["numbers"][0], 2)
    table.take_back(2)
    with stream(server, table.id, headers={"Last-Event-ID": "2"}) as events:
        state = until(events, 5)[0]
    assert [event["kind"] for event in state["events"]] == ["cross", "cross", "takeback"]
    assert state["since"] == 2
    assert state["position"].items() <= table.state()["position"].items()
    with stream(server, table.id, since=5) as events:
        table.move(table.state()["position"]["numbers"][1], 2)
        assert [event["seq"] for event in until(events, 7)[0]["events"]] == [6, 7]


def test_a_page_catches_up_after_the_server_was_killed(database: str) -> None:
    with Server(database) as first:
        table = open_match(first.client, PERSON, PERSON)
        table.move(1, 0)
        first.kill()
    with Server(database) as second:
        again = Table(second.client, table.id, table.tokens, table.join_secrets, table.first_state)
        with stream(second, table.id, headers={"Last-Event-ID": "0"}) as events:
            assert numbers(until(events, 1)) == [1]
            again.move(2, 1, "B")
            assert numbers(until(events, 2)) == [2]


def test_a_stream_holds_no_secret_and_a_join_is_seen(server: Server) -> None:
    table = open_match(server.client, PERSON, OPEN)
    with stream(server, table.id) as events:
        until(events, 0)
        token = table.join().json()["token"]
        text = json.dumps(until(events, 1))
    assert '"join"' in text
    for secret in (token, table.tokens["A"], table.join_secrets["B"]):
        assert secret not in text


def test_two_processes_on_one_postgresql_serve_one_match(postgres: Cluster) -> None:
    url = postgres.database()
    # A sweep would come after ten minutes, so a timely update came by NOTIFY.
    slow = {**GENEROUS, "SWEEP_SECONDS": "600"}
    with Server(url, slow) as one, Server(url, slow) as two:
        here = open_match(one.client, PERSON, OPEN)
        there = Table(two.client, here.id, here.tokens, here.join_secrets, here.first_state)
        with stream(one, here.id) as seen_here, stream(two, here.id) as seen_there:
            until(seen_here, 0), until(seen_there, 0)
            there.tokens["B"] = there.join().json()["token"]
            until(seen_here, 1), until(seen_there, 1)
            for ply in range(6):
                table, player = ((here, "A"), (there, "B"))[ply % 2]
                assert table.move(ply + 1, ply, player).status_code == 200
                states = [until(stream_of_one, ply + 2)[-1] for stream_of_one in (seen_here, seen_there)]
                assert states[0] == states[1]
                assert numbers(states[:1]) == [ply + 1]
            assert here.move(6, 5, token=there.tokens["B"]).json() == there.move(6, 5, "B").json()
            assert here.move(9, 5, token=there.tokens["B"]).status_code == 409


def friends(server: Server) -> Table:
    """A match of two people, both seated."""
    table = open_match(server.client, PERSON, OPEN)
    table.tokens["B"] = table.join().json()["token"]
    return table


def test_presence_is_sent_to_everybody(server: Server) -> None:
    table = friends(server)
    with stream(server, table.id) as watched:
        assert present(watched, "") == {player: {"here": False, "away": None} for player in "AB"}
        with stream(server, table.id, headers=seat_headers(table, "A")) as one:
            present(one, "A"), present(watched, "A")
            with stream(server, table.id, headers=seat_headers(table, "B")) as other:
                for events in (one, other, watched):
                    assert present(events, "AB")["B"] == {"here": True, "away": None}
                # A player with two open pages who closes one is still here.
                with stream(server, table.id, headers=seat_headers(table, "B")) as second:
                    present(second, "AB")
                table.move(8, 0)
                until(one, 2)
            presence = present(one, "A")
            assert presence["B"]["here"] is False
            assert 0 <= presence["B"]["away"] < 60
            with stream(server, table.id, headers=seat_headers(table, "B")) as again:
                present(again, "AB"), present(one, "AB")
    # A later client learns how long a player has been away, too.
    with stream(server, table.id) as late:
        assert present(late, "")["A"]["away"] is not None


def test_a_stream_with_a_token_of_another_match_is_refused(server: Server) -> None:
    table, other = friends(server), friends(server)
    refused = server.client.get(f"{table.path}/events", headers=seat_headers(other, "A"))
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-token")


def test_a_match_without_a_friend_sends_no_presence(server: Server) -> None:
    table = open_match(server.client, PERSON, PERSON)
    with stream(server, table.id, headers=seat_headers(table, "A")) as events:
        until(events, 0)
        table.move(1, 0)
        name, _ = next(events)
        assert name == "1"


def test_processes_tell_each_other_who_is_here(postgres: Cluster) -> None:
    url = postgres.database()
    with Server(url, GENEROUS) as one, Server(url, GENEROUS) as two:
        table = friends(one)
        with stream(one, table.id, headers=seat_headers(table, "A")) as here:
            present(here, "A")
            # A new client of the other process learns who is here, though nothing has changed there.
            with stream(two, table.id) as watched:
                present(watched, "A")
                with stream(two, table.id, headers=seat_headers(table, "B")) as there:
                    for events in (here, there, watched):
                        present(events, "AB")
                for events in (here, watched):
                    assert present(events, "A")["B"]["away"] is not None


def test_the_log_makes_up_for_a_lost_announcement(postgres: Cluster) -> None:
    """A move that enters the log without a notification still reaches the streams."""
    url = postgres.database()
    with Server(url, {**GENEROUS, "SWEEP_SECONDS": "1"}) as server:
        table = open_match(server.client, PERSON, PERSON)
        with stream(server, table.id) as events:
            until(events, 0)
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(
                    "INSERT INTO events (match_id, seq, kind, ply, player, number) VALUES (%s, 1, 'cross', 0, 'A', 7)",
                    [table.id],
                )
            assert numbers(until(events, 1)) == [7]


def test_announcements_come_again_after_the_connection_was_lost(postgres: Cluster) -> None:
    url = postgres.database()
    slow = {**GENEROUS, "SWEEP_SECONDS": "600"}
    with Server(url, slow) as one, Server(url, slow) as two:
        table = open_match(one.client, PERSON, PERSON)
        with stream(two, table.id) as events:
            until(events, 0)
            with psycopg.connect(url, autocommit=True) as connection:
                ended = connection.execute(
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                ).fetchone()
            assert ended == (2,)
            table.move(1, 0)
            assert numbers(until(events, 1)) == [1]


def test_a_server_that_is_asked_to_stop_ends_its_streams(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        table = open_match(server.client)
        with stream(server, table.id) as events:
            until(events, 0)
            server.process.terminate()
            assert list(events) == []
        server.process.join(60)
        assert server.process.exitcode is not None
        assert server.log == ""


def test_a_stream_ahead_of_the_log_is_told_to_read_the_match_again(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'matches.sqlite3'}") as server:
        table = open_match(server.client)
        table.move(8, 0)
        with stream(server, table.id, since=99) as events:
            assert next(events) == ("2", "{}")
            assert json.loads(next(events)[1])["version"] == 2
