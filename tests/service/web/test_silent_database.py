"""If PostgreSQL accepts connections but never answers, requests fail soon and the server can be stopped."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import httpx2 as httpx
import pytest
from sqlalchemy import make_url

from helpers.matches import PERSON, open_match
from helpers.postgres import Cluster
from helpers.proxy import proxy_to
from helpers.servers import GENEROUS, Server

pytestmark = pytest.mark.slow

REQUESTS = 200
SLACK_SECONDS = 5
"""Extra time for a slow machine."""


def test_requests_to_a_silent_database_wait_eleven_seconds_and_later_ones_two(
    postgres: Cluster,
) -> None:
    url = make_url(postgres.database())
    with proxy_to(int(url.port or 0)) as proxy:
        database = url.set(host="127.0.0.1", port=proxy.port).render_as_string(hide_password=False)
        with Server(database, GENEROUS) as server:
            table = open_match(server.client, PERSON, PERSON)
            proxy.stall()

            def ask(_number: int) -> tuple[int, float]:
                with httpx.Client(base_url=server.address, timeout=120, verify=False) as client:
                    begin = time.monotonic()
                    return client.get(table.path).status_code, time.monotonic() - begin

            with ThreadPoolExecutor(REQUESTS) as threads:
                answers = threads.map(ask, range(REQUESTS))
                time.sleep(4)
                late_status, late_seconds = ask(0)
                waits = list(answers)
            assert {status for status, _ in waits} == {late_status} == {503}
            assert late_seconds < 2 + SLACK_SECONDS
            assert max(seconds for _, seconds in waits) < 11 + SLACK_SECONDS
            assert sorted(seconds for _, seconds in waits)[REQUESTS // 2] < 3 + SLACK_SECONDS

            proxy.flow()
            end = time.monotonic() + 60
            while ask(0)[0] != 200:
                assert time.monotonic() < end, "the server never used the database again"
                time.sleep(0.2)
            proxy.stall()
            with ThreadPoolExecutor(20) as threads:
                answers = threads.map(ask, range(20))
                time.sleep(0.5)
                begin = time.monotonic()
                server.process.terminate()
                server.process.join(60)
                assert time.monotonic() - begin < 5 + SLACK_SECONDS
                assert "Traceback" not in server.log
