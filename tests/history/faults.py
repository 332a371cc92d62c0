"""Faults of the servers, of PostgreSQL and of the connections to them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random

import httpx2 as httpx
from sqlalchemy import make_url

from helpers.postgres import Cluster
from helpers.proxy import Proxy
from helpers.servers import GENEROUS, Server

HEALING_SECONDS = 60
"""Everything must work again within this time after a fault. It is generous, because the machine may be slow."""
SETTINGS = {**GENEROUS, "PING_SECONDS": "1", "SWEEP_SECONDS": "1"}


@dataclass
class Node:
    """A server process behind a proxy, so that its address stays the same after a restart."""

    server: Server
    proxy: Proxy

    @property
    def address(self) -> str:
        """The address that clients use."""
        return f"http://127.0.0.1:{self.proxy.port}/"


class World:
    """Two servers on one PostgreSQL, all behind proxies."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.database = cluster.database()
        self.storage = Proxy(cluster.port)
        self.nodes: list[Node] = []
        self._restarting = asyncio.Lock()

    async def start(self) -> None:
        """Start the servers and the proxies."""
        await self.storage.start()
        for _ in range(2):
            server = await self._start_server()
            proxy = Proxy(port_of(server))
            await proxy.start()
            self.nodes.append(Node(server, proxy))

    async def stop(self) -> None:
        """End the servers, so that the log does not change any more, and the proxies."""
        for node in self.nodes:
            await asyncio.to_thread(node.server.close)
            await node.proxy.stop()
        await self.storage.stop()

    async def restart(self, node: Node) -> None:
        """Replace a killed server as soon as its database accepts connections."""
        killed = node.server
        async with asyncio.timeout(HEALING_SECONDS):
            while node.server is killed:
                with suppress(RuntimeError):
                    node.server = await self._start_server()
        killed.close()
        node.proxy.target = port_of(node.server)

    async def restart_storage(self, stop_signal: signal.Signals) -> None:
        """Stop PostgreSQL and start it again."""
        async with self._restarting:
            await asyncio.to_thread(self.cluster.stop, stop_signal)
            await asyncio.to_thread(self.cluster.start)

    async def _start_server(self) -> Server:
        url = make_url(self.database).set(port=self.storage.port)
        return await asyncio.to_thread(Server, url.render_as_string(), SETTINGS)

    async def wait_until_healthy(self) -> None:
        """Wait until both servers reach their database."""
        async with asyncio.timeout(HEALING_SECONDS), httpx.AsyncClient(timeout=15, verify=False) as client:
            for node in self.nodes:
                while not await _is_healthy(client, node.server.address):
                    await asyncio.sleep(0.1)


async def _is_healthy(client: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await client.get(f"{address}healthz")).status_code == 200
    except httpx.TransportError:
        return False


def port_of(server: Server) -> int:
    """The port that a server listens on."""
    port = httpx.URL(server.address).port
    assert port is not None
    return port


async def kill(world: World, rng: Random) -> None:
    """A server is killed and started again."""
    node = rng.choice(world.nodes)
    await asyncio.to_thread(node.server.kill)
    node.proxy.cut()
    await asyncio.sleep(rng.uniform(0, 0.5))
    await world.restart(node)


async def pause(world: World, rng: Random) -> None:
    """A server is suspended and resumed. By then, the senders of its requests have given up."""
    process = rng.choice(world.nodes).server.process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(rng.uniform(0.5, 4))
    finally:
        if process.is_alive():
            os.kill(process.pid, signal.SIGCONT)


async def cut_clients(world: World, rng: Random) -> None:
    """The connections to a server break several times."""
    node = rng.choice(world.nodes)
    for _ in range(rng.randrange(3, 10)):
        node.proxy.cut()
        await asyncio.sleep(rng.uniform(0, 0.2))


async def swallow_answers(world: World, rng: Random) -> None:
    """A server receives every request, but its answers are lost."""
    proxy = rng.choice(world.nodes).proxy
    proxy.forwards_answers = False
    await asyncio.sleep(rng.uniform(0.5, 2))
    proxy.cut()
    proxy.forwards_answers = True


async def crash_postgres(world: World, rng: Random) -> None:
    """PostgreSQL crashes and recovers."""
    await world.restart_storage(signal.SIGQUIT)


async def restart_postgres(world: World, rng: Random) -> None:
    """PostgreSQL is restarted as an administrator would do it."""
    await world.restart_storage(signal.SIGINT)


async def stall_postgres(world: World, rng: Random) -> None:
    """The connections between the servers and PostgreSQL stall, and recover."""
    world.storage.flowing.clear()
    await asyncio.sleep(rng.uniform(0.5, 4))
    world.storage.flowing.set()


async def swallow_commits(world: World, rng: Random) -> None:
    """PostgreSQL receives everything, commits too, but its answers are lost."""
    world.storage.forwards_answers = False
    await asyncio.sleep(rng.uniform(0, 0.5))
    world.storage.cut()
    world.storage.forwards_answers = True


async def cut_postgres(world: World, rng: Random) -> None:
    """The connections to PostgreSQL break several times."""
    for _ in range(rng.randrange(2, 6)):
        world.storage.cut()
        await asyncio.sleep(rng.uniform(0, 0.3))


async def silence_postgres(world: World, rng: Random) -> None:
    """The open connections to PostgreSQL fall silent without being closed. New ones are served."""
    world.storage.silence()


Fault = Callable[[World, Random], Awaitable[None]]
FAULTS: tuple[Fault, ...] = (
    kill,
    pause,
    cut_clients,
    swallow_answers,
    crash_postgres,
    restart_postgres,
    stall_postgres,
    swallow_commits,
    cut_postgres,
    silence_postgres,
)
