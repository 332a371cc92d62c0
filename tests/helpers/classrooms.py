"""Helpers that send the requests of a classroom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import httpx2 as httpx

SMALL: dict[str, Any] = {"n": 7, "d": 7}


def bearer(token: str | None) -> dict[str, str]:
    """The header that carries a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


@dataclass
class Person:
    """A client of a classroom: the teacher, a pupil, or the wall, which has no token."""

    client: httpx.Client
    code: str
    token: str | None = None
    name: str = ""
    number: int = 0
    keys: int = field(default=0)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send a request about the classroom."""
        return self.client.post(f"/api/classrooms/{self.code}/{path}", json=body, headers=bearer(self.token))

    def get(self, path: str = "") -> httpx.Response:
        """Read an address under the classroom's."""
        return self.client.get(f"/api/classrooms/{self.code}{path}", headers=bearer(self.token))

    def state(self) -> dict[str, Any]:
        """The state of the classroom as this person sees it."""
        answer = self.get()
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def does(self, path: str, **body: Any) -> dict[str, Any]:
        """Send a request that must succeed."""
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        content: dict[str, Any] = answer.json()
        return content

    def plans(self, *tasks: dict[str, Any], start: bool = True, **more: Any) -> dict[str, Any]:
        """Add tasks to the plan."""
        self.keys += 1
        return self.does("tasks", key=f"key {self.keys} of the teacher", tasks=list(tasks), start=start, **more)

    def controls(self, kind: str, **body: Any) -> dict[str, Any]:
        """Control the classroom; returns the state."""
        state: dict[str, Any] = self.does("control", kind=kind, **body)["state"]
        return state

    def moves(self, number: int | None = None, **more: Any) -> httpx.Response:
        """Cross out a number in the own game, or the smallest one."""
        match_id = self.state()["match"]
        position = self.client.get(f"/api/matches/{match_id}").json()["position"]
        body = {"number": position["numbers"][0] if number is None else number, "ply": position["ply"], **more}
        return self.client.post(f"/api/matches/{match_id}/moves", json=body, headers=bearer(self.token))

    def plays_out(self) -> str:
        """Finish the own game against the program; returns how it ended."""
        for _ in range(40):
            last = self.state()["you"]["tries"][-1]
            if last["outcome"] != "playing":
                return str(last["outcome"])
            assert self.moves().status_code == 200
        raise AssertionError("the game does not end")


def opened(client: httpx.Client, **body: Any) -> Person:
    """The teacher of a new classroom."""
    answer = client.post("/api/classrooms", json=body)
    assert answer.status_code == 201, answer.text
    content = answer.json()
    assert content["state"]["role"] == "teacher"
    return Person(client, content["code"], content["token"])


def joined(teacher: Person, count: int = 1, **body: Any) -> list[Person]:
    """New pupils of a classroom."""
    pupils = []
    for _ in range(count):
        content = Person(teacher.client, teacher.code).does("join", **body)
        number = content["state"]["you"]["pupil"]
        pupils.append(Person(teacher.client, teacher.code, content["token"], content["name"], number))
    return pupils
