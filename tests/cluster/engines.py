"""The programs on the hosts: etcd and Patroni with PostgreSQL, PgBouncer, HAProxy, and the server itself."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import httpx2 as httpx
import psycopg

from helpers.postgres import server_binaries
from history.faults import SETTINGS

from .hosts import NETWORK, Host, wait_until

SECONDS = {"ttl": 20, "loop_wait": 2, "retry_timeout": 5}
"""A leader that has not renewed its lease for `ttl` seconds is replaced; Patroni allows no less than 20."""
ROLE = "zahlenschlacht"
PROGRAM = str(Path(sys.executable).with_name("zahlenschlacht"))
DEPLOY = Path(__file__).parents[2] / "deploy"


def is_answering(url: str) -> bool:
    """Whether the address answers with status 200."""
    try:
        return httpx.get(url, timeout=5).status_code == 200
    except httpx.TransportError:
        return False


class Database:
    """PostgreSQL on two hosts under Patroni, with synchronous replication. A witness has the third member of etcd."""

    def __init__(self, first: Host, second: Host, witness: Host) -> None:
        self.hosts = (first, second)
        self.members = (first, second, witness)
        self._names = (f"round_{number}" for number in count(1))
        for host in self.members:
            self._start_etcd(host)
        for host in self.hosts:
            self._start_patroni(host)
        self.wait_for_standby()
        with psycopg.connect(self.url("postgres", "postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE ROLE {ROLE} LOGIN")
            # Behind PgBouncer the timeouts must belong to the role: it passes on no options of a connection.
            for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(f"ALTER ROLE {ROLE} SET {name} = '5s'")

    def url(self, name: str, user: str = ROLE) -> str:
        """The URL of a database on the leader, whichever host that is."""
        addresses = ",".join(host.address for host in self.hosts)
        return f"postgresql://{user}@/{name}?host={addresses}&port=5432,5432&target_session_attrs=read-write"

    def create(self) -> str:
        """Create an empty database and return its name."""
        name = next(self._names)
        with psycopg.connect(self.url("postgres", "postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} OWNER {ROLE}".encode())
        return name

    def leader(self) -> Host | None:
        """The host that Patroni reports as the leader."""
        return next((host for host in self.hosts if is_answering(f"http://{host.address}:8008/primary")), None)

    def standby(self) -> Host | None:
        """The synchronous standby, which has every acknowledged commit."""
        return next((host for host in self.hosts if is_answering(f"http://{host.address}:8008/sync")), None)

    def wait_for_standby(self) -> None:
        """Wait until there are a leader and a standby."""
        wait_until(lambda: self.leader() is not None and self.standby() is not None)

    def lose_leader(self) -> Host:
        """Kill and disconnect the leader's host at a moment when it has written more than the standby has."""
        leader, standby = self.leader(), self.standby()
        assert leader is not None
        assert standby is not None
        standby.unplug()
        wait_until(lambda: _is_behind(leader))
        leader.unplug()
        leader.kill()
        standby.plug_in()
        return leader

    def bring_back(self, host: Host) -> None:
        """Start a lost host again, and wait until it is the standby."""
        host.plug_in()
        self._start_etcd(host)
        self._start_patroni(host)
        self.wait_for_standby()

    def _start_etcd(self, host: Host) -> None:
        peer, client = f"http://{host.address}:2380", f"http://{host.address}:2379"
        options = {
            "name": host.name,
            "data-dir": str(host.folder / "etcd"),
            "listen-peer-urls": peer,
            "initial-advertise-peer-urls": peer,
            "listen-client-urls": client,
            "advertise-client-urls": client,
            "initial-cluster": ",".join(f"{member.name}=http://{member.address}:2380" for member in self.members),
            "heartbeat-interval": "300",  # for slow disks
            "election-timeout": "3000",
        }
        host.start("etcd", *(f"--{name}={value}" for name, value in options.items()))

    def _start_patroni(self, host: Host) -> None:
        network = f"{NETWORK}.0/24 trust"
        configuration = {
            "scope": "zahlenschlacht",
            "name": host.name,
            "restapi": {"listen": f"{host.address}:8008", "connect_address": f"{host.address}:8008"},
            "etcd3": {"hosts": [f"{member.address}:2379" for member in self.members]},
            "bootstrap": {
                "dcs": {**SECONDS, "synchronous_mode": True, "postgresql": {"use_pg_rewind": True}},
                "initdb": ["data-checksums", {"encoding": "UTF8"}, {"auth": "trust"}],
            },
            "postgresql": {
                "listen": f"{host.address}:5432",
                "connect_address": f"{host.address}:5432",
                "data_dir": str(host.folder / "data"),
                "bin_dir": str(server_binaries()),
                "pgpass": str(host.folder / "pgpass"),
                "pg_hba": ["local all all trust", f"host all all {network}", f"host replication all {network}"],
                "authentication": {"superuser": {"username": "postgres"}, "replication": {"username": "replicator"}},
                "parameters": {"unix_socket_directories": str(host.folder), "max_connections": 100},
            },
        }
        file = host.folder / "patroni.yml"
        file.write_text(json.dumps(configuration))  # JSON is YAML too
        host.start("patroni", str(file), user="postgres")


def _is_behind(leader: Host) -> bool:
    """Whether the leader has written more than its standby has."""
    query = "SELECT bool_and(pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn) > 0) FROM pg_stat_replication"
    with psycopg.connect(f"postgresql://postgres@{leader.address}/postgres", autocommit=True) as connection:
        return connection.execute(query).fetchone() == (True,)


def start_pgbouncer(host: Host, leader: Host, connections: int) -> None:
    """Start PgBouncer in transaction mode, with at most this many connections to each database on the leader."""
    options = {
        "listen_addr": host.address,
        "listen_port": 6432,
        "unix_socket_dir": "",
        "auth_type": "any",
        "pool_mode": "transaction",
        "default_pool_size": connections,
        "max_client_conn": 1000,
        "ignore_startup_parameters": "options",
    }
    lines = [f"{name} = {value}" for name, value in options.items()]
    target = f"* = host={leader.address} port=5432 user={ROLE}"
    (host.folder / "pgbouncer.ini").write_text("\n".join(["[databases]", target, "[pgbouncer]", *lines, ""]))
    host.start("pgbouncer", str(host.folder / "pgbouncer.ini"), user="postgres")


def start_haproxy(host: Host, servers: Sequence[Host]) -> str:
    """Start HAProxy with the documented configuration, without TLS, and return its address."""
    text = (DEPLOY / "haproxy.cfg").read_text()
    changes = {":443 ssl crt /etc/ssl/zahlenschlacht.pem alpn h2,http/1.1": f"{host.address}:8080"}
    changes |= {f"10.0.0.{number}:": f"{server.address}:" for number, server in enumerate(servers, 1)}
    for documented, tested in changes.items():
        assert documented in text
        text = text.replace(documented, tested)
    (host.folder / "haproxy.cfg").write_text(text)
    host.start("haproxy", "-f", str(host.folder / "haproxy.cfg"))
    return f"http://{host.address}:8080/"


def start_server(host: Host, database: str, notifications: str = "", sweep_seconds: str = "1") -> str:
    """Start the server as its users do, wait until it reaches its database, and return its address."""
    settings = {**SETTINGS, "SWEEP_SECONDS": sweep_seconds, "DATABASE": database, "NOTIFICATIONS": notifications}
    environment = {f"ZAHLENSCHLACHT_{name}": value for name, value in settings.items() if value}
    environment["FORWARDED_ALLOW_IPS"] = f"{NETWORK}.0/24"
    host.start(PROGRAM, "serve", "--no-open", "--host", host.address, environment=environment)
    address = f"http://{host.address}:8017/"
    wait_until(lambda: is_answering(f"{address}healthz"))
    return address


@contextmanager
def servers(hosts: Sequence[Host], *options: str) -> Iterator[list[str]]:
    """Start the server on each host, yield their addresses, and kill them at the end of the block."""
    try:
        yield [start_server(host, *options) for host in hosts]
    finally:
        for host in hosts:
            host.kill()
