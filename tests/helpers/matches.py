"""Helpers that send the requests of a match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import httpx2 as httpx

PERSON: dict[str, Any] = {"kind": "person"}
OPEN: dict[str, Any] = {"kind": "open"}
PROGRAM: dict[str, Any] = {"kind": "strategy", "name": "program"}
PERFECT: dict[str, Any] = {"kind": "strategy", "name": "perfect"}
SCHOOL: dict[str, Any] = {"n": 15, "d": 7}


@dataclass
class Table:
    """A match that a test plays, with the secrets of its seats."""

    client: httpx.Client
    id: str
    tokens: dict[str, str] = field(default_factory=dict)
    join_secrets: dict[str, str] = field(default_factory=dict)
    first_state: dict[str, Any] = field(default_factory=dict)
    """The state in the response that opened the match."""

    @property
    def path(self) -> str:
        """Its address in the API."""
        return f"/api/matches/{self.id}"

    def state(self, **query: Any) -> dict[str, Any]:
        """Its public state."""
        response = self.client.get(self.path, params=query)
        assert response.status_code == 200, response.text
        state: dict[str, Any] = response.json()
        return state

    def numbers(self) -> list[int]:
        """The numbers on its board."""
        numbers: list[int] = self.state()["position"]["numbers"]
        return numbers

    def headers(self, player: str, token: str | None = None) -> dict[str, str]:
        """The headers with this token, or with the token of the player's seat."""
        return {"Authorization": f"Bearer {token or self.tokens[player]}"}

    def move(self, number: int, ply: int, player: str = "A", token: str | None = None, **fields: Any) -> httpx.Response:
        """Cross out a number."""
        body = {"number": number, "ply": ply, **fields}
        return self.client.post(f"{self.path}/moves", json=body, headers=self.headers(player, token))

    def take_back(self, ply: int, player: str = "A", version: int | None = None) -> httpx.Response:
        """Go back to a ply; the request names this version, or the current one."""
        body = {"ply": ply, "version": self.state()["version"] if version is None else version}
        return self.client.post(f"{self.path}/takeback", json=body, headers=self.headers(player))

    def play_out(self, ply: int, version: int, player: str = "A") -> httpx.Response:
        """Play the rest of the game out."""
        body = {"ply": ply, "version": version}
        return self.client.post(f"{self.path}/play-out", json=body, headers=self.headers(player))

    def resign(self, player: str, token: str | None = None) -> httpx.Response:
        """Give the game to the other player."""
        return self.client.post(f"{self.path}/resign", headers=self.headers(player, token))

    def play_again(self, player: str, token: str | None = None, **fields: Any) -> httpx.Response:
        """Ask for another game."""
        return self.client.post(f"{self.path}/again", json=fields, headers=self.headers(player, token))

    def join(self, player: str = "B", **fields: Any) -> httpx.Response:
        """Take the open seat."""
        return self.client.post(f"{self.path}/join", json={"secret": self.join_secrets[player], **fields})


def open_match(
    client: httpx.Client,
    a: dict[str, Any] = PERSON,
    b: dict[str, Any] = PROGRAM,
    variant: dict[str, Any] = SCHOOL,
    **fields: Any,
) -> Table:
    """Open a match with these players."""
    response = client.post("/api/matches", json={"variant": variant, "seats": {"A": a, "B": b}, **fields})
    assert response.status_code == 201, response.text
    content = response.json()
    return Table(client, content["id"], content["tokens"], content["join_secrets"], content["state"])


def open_online_match(client: httpx.Client, **fields: Any) -> Table:
    """Open a match between two people, and let the second join."""
    table = open_match(client, PERSON, OPEN, **fields)
    table.tokens["B"] = table.join().json()["token"]
    return table
