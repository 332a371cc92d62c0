"""Helpers that send the requests of a match."""

from __future__ import annotations

from dataclasses import dataclass
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
    """A match that a test has opened."""

    client: httpx.Client
    id: str
    tokens: dict[str, str]
    joins: dict[str, str]
    opened: dict[str, Any]

    @property
    def path(self) -> str:
        """Its address in the API."""
        return f"/api/matches/{self.id}"

    def state(self, **query: Any) -> dict[str, Any]:
        """Its public state."""
        answer = self.client.get(self.path, params=query)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def numbers(self) -> list[int]:
        """The numbers on its board."""
        numbers: list[int] = self.state()["position"]["numbers"]
        return numbers

    def move(self, number: int, ply: int, player: str = "A", token: str | None = None, **more: Any) -> httpx.Response:
        """Cross out a number."""
        headers = {"Authorization": f"Bearer {token or self.tokens[player]}"}
        return self.client.post(f"{self.path}/moves", json={"number": number, "ply": ply, **more}, headers=headers)

    def take_back(self, ply: int, player: str = "A", version: int | None = None) -> httpx.Response:
        """Go back to a ply; the request names this version, or the current one."""
        headers = {"Authorization": f"Bearer {self.tokens[player]}"}
        known_version = self.state()["version"] if version is None else version
        return self.client.post(f"{self.path}/takeback", json={"ply": ply, "version": known_version}, headers=headers)

    def play_out(self, ply: int, version: int, player: str = "A") -> httpx.Response:
        """Play the rest of the game out."""
        headers = {"Authorization": f"Bearer {self.tokens[player]}"}
        return self.client.post(f"{self.path}/play-out", json={"ply": ply, "version": version}, headers=headers)

    def resign(self, player: str, token: str | None = None) -> httpx.Response:
        """Give the game to the other player."""
        headers = {"Authorization": f"Bearer {token or self.tokens[player]}"}
        return self.client.post(f"{self.path}/resign", headers=headers)

    def again(self, player: str, token: str | None = None, **options: Any) -> httpx.Response:
        """Ask for another game."""
        headers = {"Authorization": f"Bearer {token or self.tokens[player]}"}
        return self.client.post(f"{self.path}/again", json=options, headers=headers)

    def join(self, player: str = "B", **more: Any) -> httpx.Response:
        """Take the open seat."""
        return self.client.post(f"{self.path}/join", json={"secret": self.joins[player], **more})


def opened(
    client: httpx.Client,
    a: dict[str, Any] = PERSON,
    b: dict[str, Any] = PROGRAM,
    variant: dict[str, Any] = SCHOOL,
    **more: Any,
) -> Table:
    """A new match."""
    answer = client.post("/api/matches", json={"variant": variant, "seats": {"A": a, "B": b}, **more})
    assert answer.status_code == 201, answer.text
    content = answer.json()
    return Table(client, content["id"], content["tokens"], content["join_secrets"], content["state"])
