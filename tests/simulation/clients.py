"""The clients of the simulation: players of matches, the teacher and the pupils of a classroom.

Each has one request at a time and sends it until an answer comes, as the page does. Some requests are wrong on purpose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zahlenschlacht import Position
from zahlenschlacht.learn.lessons import LESSONS

from .server import Answer, Request

if TYPE_CHECKING:
    from .simulation import Simulation

TASKS: tuple[dict[str, Any], ...] = (
    {"kind": "program", "variant": {"n": 6, "d": 3}},
    {"kind": "program", "variant": {"n": 7, "d": 7}, "side": "B", "strategy": "learner", "share": 0.3},
    {"kind": "pairs", "variant": {"n": 5, "d": 2}},
    {"kind": "pairs", "variant": {"n": 6, "d": 5}, "neighbours": True},
    {"kind": "votes", "variant": {"n": 7, "d": 4}, "seconds": 5},
    {"kind": "votes", "variant": {"n": 6, "d": 3}, "side": "B", "seconds": 20},
    {"kind": "exit", "variant": {"n": 5, "d": 3}},
    {"kind": "puzzles", "count": 3},
    {"kind": "lesson", "lesson": "partners"},
)
LESSON = LESSONS["partners"]
SWITCHES = ("paused", "paused", "locked", "names_hidden", "help", "ended", "crowded")


class Client:
    """Somebody with a page. It keeps sending a request until there is an answer."""

    def __init__(self, world: Simulation, name: str) -> None:
        self.world, self.name, self.draw = world, name, world.draw
        self.pending: Request | None = None
        self._then: Callable[[Answer], None] = lambda answer: None
        self._claims = 0

    def begin(self) -> None:
        """Act for the first time, some time after the beginning."""
        self.world.after(self.draw.uniform(0, 1000), self._turn)

    def act(self) -> None:
        """Send the next request, or none."""
        raise NotImplementedError

    def _turn(self) -> None:
        if self.pending is None and not self.world.is_calm:
            self.act()
            if self.pending is None:
                self._pause()

    def _pause(self) -> None:
        self.world.after(self.draw.expovariate(1 / 500), self._turn)

    def new_claim(self) -> str:
        """A text that nobody else has."""
        self._claims += 1
        return f"claim {self._claims} of the {self.name}"

    def ask(
        self, then: Callable[[Answer], None], operation: str, target: str = "", token: str | None = None, **body: Any
    ) -> None:
        """Send a request until it is answered."""
        if self.draw.random() < 0.03:
            token = "a token of nobody"
        request = Request(self.name, operation, target, body, token, self.world.witness.known_version(target))
        self.pending, self._then = request, then
        self._send(request)

    def _send(self, request: Request) -> None:
        if self.pending is request:
            self.world.network.send(request, self._receive)
            self.world.after(self.draw.uniform(500, 4000), lambda: self._send(request))

    def _receive(self, answer: Answer) -> None:
        if self.pending is answer.request:
            self.pending = None
            self.world.witness.acknowledge(answer)
            self._then(answer)
            self._pause()


class Board:
    """A match as a page knows it."""

    def __init__(self, match_id: str) -> None:
        self.id, self.version = match_id, -1
        self.crossed: list[int] = []
        self.numbers: list[int] = []
        self.is_over = False
        self.sequel: Any = None

    def update(self, news: Any) -> None:
        """Take a state or an update, unless it is older or leaves a gap. Then only the next read helps."""
        if news.id != self.id or news.version <= self.version:
            return
        if hasattr(news, "since"):
            if news.since > self.version:
                return
            for event in news.events[self.version - news.since :]:
                if event.kind == "cross":
                    self.crossed.append(event.number)
                elif event.kind == "takeback":
                    del self.crossed[event.ply :]
        else:
            self.crossed, self.numbers = list(news.position.crossed), list(news.position.board)
        self.version, self.is_over, self.sequel = news.version, news.position.is_over, news.sequel

    @property
    def turn(self) -> str:
        """The player to move."""
        return "AB"[len(self.crossed) % 2]

    @property
    def left(self) -> list[int]:
        """The numbers on the board."""
        return [number for number in self.numbers if number not in self.crossed]


class Player(Client):
    """Somebody who plays matches: alone against a strategy, for two at one device, or with a friend."""

    def __init__(self, world: Simulation, name: str, friend: Player | None = None, is_guest: bool = False) -> None:
        super().__init__(world, name)
        self.friend, self.is_guest = friend, is_guest
        self.board: Board | None = None
        self.tokens: dict[str, str] = {}
        self.secret: str | None = None
        """The join secret for the friend's seat."""

    def act(self) -> None:
        if self.board is None:
            self._begin_match()
        elif self.board.is_over:
            self._go_on(self.board)
        else:
            self._play(self.board)

    def _begin_match(self) -> None:
        if self.is_guest:
            if self.friend is not None and self.friend.board is not None and self.friend.secret is not None:
                match_id = self.friend.board.id
                self.ask(self._joined, "join-match", match_id, secret=self.friend.secret, claim=self.new_claim())
            return
        other = {"kind": "open"}
        if self.friend is None:
            strategy = {"kind": "strategy", "name": self.draw.choice(["perfect", "learner", "random"])}
            other = self.draw.choice([{"kind": "person"}, strategy])
        seats = [{"kind": "person"}, other]
        self.draw.shuffle(seats)
        n = self.draw.randint(4, 8)
        variant = {"n": n, "d": self.draw.randint(2, n), "divider": self.draw.choice("AB")}
        self.ask(self._opened, "open-match", variant=variant, seats=dict(zip("AB", seats, strict=True)))

    def _opened(self, answer: Answer) -> None:
        if answer.refusal is None:
            opened = answer.response
            self.board = Board(opened.id)
            self.tokens = dict(opened.tokens)
            self.secret = next(iter(opened.join_secrets.values()), None)
            self.board.update(opened.state)

    def _joined(self, answer: Answer) -> None:
        if answer.refusal is not None:
            self.friend = None  # somebody else was faster
        else:
            self.board = Board(answer.request.target)
            self.tokens = {str(answer.response.player): answer.response.token}
            self.board.update(answer.response.state)

    def _updated(self, answer: Answer) -> None:
        if self.board is not None and answer.refusal is None:
            self.board.update(answer.response)
        elif self.board is not None:
            self.board.version -= 1  # the next read is taken

    def _token(self, board: Board) -> str:
        return self.tokens.get(board.turn) or next(iter(self.tokens.values()))

    def _play(self, board: Board) -> None:
        token, ply, version = self._token(board), len(board.crossed), max(board.version, 0)
        chance = self.draw.random()
        if chance < 0.2 or not board.left:
            self.ask(self._updated, "read-match", board.id)
        elif chance < 0.23:
            self.ask(self._updated, "resign", board.id, token)
        elif chance < 0.33 and ply:
            self.ask(self._updated, "takeback", board.id, token, ply=self.draw.randrange(ply), version=version)
        elif chance < 0.36:
            self.ask(self._updated, "play-out", board.id, token, ply=ply, version=version)
        elif board.turn in self.tokens or chance < 0.4:
            number = self.draw.choice(board.left if chance < 0.97 else board.numbers)
            self.ask(self._updated, "moves", board.id, token, number=number, ply=ply, version=version)

    def _go_on(self, board: Board) -> None:
        if board.sequel is not None:
            if board.sequel.swapped:
                self.tokens = {"BA"["AB".index(player)]: token for player, token in self.tokens.items()}
            self.board = Board(board.sequel.id)
        elif self.draw.random() < 0.5:
            self.ask(self._updated, "again", board.id, self._token(board), swap=self.draw.random() < 0.5)
        else:
            self.ask(self._updated, "read-match", board.id)


class Teacher(Client):
    """The teacher of a classroom."""

    def __init__(self, world: Simulation) -> None:
        super().__init__(world, "teacher")
        self.code: str | None = None
        self.token = ""
        self.state: Any = None
        self.pupils: list[Pupil] = []

    def act(self) -> None:
        if self.code is None:
            self.ask(self._opened, "open-classroom", language=self.draw.choice(["en", "de"]))
        elif self.state is None:
            self.ask(self._updated, "read", self.code, self.token)
        elif not self.state.tasks or self.draw.random() < 0.05:
            tasks = self.draw.sample(TASKS, self.draw.randint(1, 3))
            start = self.draw.random() < 0.7
            self.ask(self._updated, "plan", self.code, self.token, key=self.new_claim(), tasks=tasks, start=start)
        elif self.draw.random() < 0.15:
            self.ask(self._updated, "read", self.code, self.token)
        else:
            self.ask(self._controlled, "control", self.code, self.token, **self._control())

    def _control(self) -> dict[str, Any]:
        state, draw = self.state, self.draw
        task = draw.choice(state.tasks).id
        vote, current = state.vote, 0 if state.task is None else state.task.id
        kind = draw.choices(
            (
                *("start", "drop", "set", "remove", "remove-since", "admit", "seat-code", "pick", "unpick", "show"),
                *("say", "open-vote", "close-vote"),
            ),
            (5, 1, 8, 3, 1, 6, 4, 1, 1, 2, 2, 1 if vote is None else 30, 1 if vote is None else 10),
        )[0]
        tiles = [tile for tile in state.tiles if tile.removed or kind != "admit"]
        pupil = draw.choice(tiles).pupil if tiles else 77
        match kind:
            case "start" | "drop":
                return {"kind": kind, "task": task}
            case "set":
                return {"kind": kind, draw.choice(SWITCHES): draw.random() < 0.3}
            case "remove-since":
                return {"kind": kind, "since": draw.choice([tile.joined_at for tile in state.tiles] or [0])}
            case "show":
                return {"kind": kind, "pupil": draw.choice([None, pupil]), "chart": draw.random() < 0.3}
            case "say":
                return {
                    "kind": kind,
                    "pupil": pupil,
                    "text": draw.choice(["Look at 7.", ""]),
                    "easier": draw.random() < 0.3,
                }
            case "open-vote" | "close-vote":
                ply = 0 if vote is None else vote.ply + (2 if kind == "open-vote" else 0)
                return {"kind": kind, "task": max(current, 1), "ply": ply}
        return {"kind": kind, "pupil": pupil}

    def _opened(self, answer: Answer) -> None:
        if answer.refusal is None:
            self.code, self.token = answer.response

    def _updated(self, answer: Answer) -> None:
        if answer.refusal is None and getattr(answer.response, "role", "") == "teacher":
            self.state = answer.response

    def _controlled(self, answer: Answer) -> None:
        if answer.refusal is None:
            code, self.state = answer.response
            if answer.request.body["kind"] == "seat-code":
                number = answer.request.body["pupil"]
                for pupil in self.pupils:
                    if pupil.number == number:
                        pupil.code = code


class Pupil(Client):
    """A pupil of the classroom."""

    def __init__(self, world: Simulation, name: str, teacher: Teacher) -> None:
        super().__init__(world, name)
        self.teacher = teacher
        self.token: str | None = None
        self.number: int | None = None
        self.code: str | None = None
        """The code for a lost seat, as the teacher has shown it."""
        self.state: Any = None
        self.board: Board | None = None

    def act(self) -> None:
        room = self.teacher.code
        if room is None:
            return
        if self.code is not None:
            code, self.code = self.code, None
            self.ask(self._joined, "join", room, seat_code=code, claim=self.new_claim())
        elif self.token is None:
            self.ask(self._joined, "join", room, claim=self.new_claim())
        elif self.state is None or self.draw.random() < 0.3:
            self.ask(self._updated, "read", room, self.token)
        else:
            self._do(room, self.state)

    def _do(self, room: str, state: Any) -> None:
        """Do something that fits the task, or sometimes anything."""
        task, chance, draw = state.task, self.draw.random(), self.draw
        number = 1 if task is None else task.id
        fitting = {"votes": "vote", "exit": "vote", "lesson": "progress", "puzzles": "progress"}
        if state.partner is not None and state.you.tries[-1].outcome != "playing":
            fitting["pairs"] = "next"
        elif task is not None and task.kind == "pairs" and state.partner is None:
            fitting["pairs"] = "pair"
        deed = fitting.get("" if task is None else task.kind, "move")
        if chance < 0.4:
            deed = draw.choice(("vote", "progress", "move", "try", "try", "rename", "back", "next", "play-on", "pair"))
        if deed == "vote" and state.vote is not None:
            choice = draw.choice([1, 2, 3, 3, None])
            reason = draw.choice(["", "It has no partner."])
            body = {"task": number, "ply": state.vote.ply, "number": choice, "choices": state.choices, "reason": reason}
            self.ask(self._updated, "vote", room, self.token, **body)
        elif deed == "progress":
            place = draw.randint(1, 5)
            solution = LESSON.exercises[min(place, len(LESSON.exercises)) - 1].solution
            right = solution.crossed if isinstance(solution, Position) else solution
            answer = right if draw.random() < 0.8 else [1]
            self.ask(self._updated, "act", room, self.token, kind=deed, task=number, place=place, answer=answer)
        elif deed == "move" and state.player is not None:
            self._move(state)
        elif deed == "try":
            easier = draw.choice((None, None, "opponent", "board"))
            tries = len(state.you.tries)
            self.ask(self._updated, "act", room, self.token, kind=deed, task=number, tries=tries, easier=easier)
        elif deed == "rename":
            self.ask(self._updated, "act", room, self.token, kind=deed, name=state.you.name)
        elif deed in ("back", "next", "play-on") and state.match is not None:
            self.ask(self._updated, "act", room, self.token, kind=deed, match=state.match)
        elif deed == "pair":
            neighbour = draw.choice([*state.invitations, draw.randint(1, 7)])
            self.ask(self._updated, "act", room, self.token, kind=deed, task=number, pupil=neighbour)

    def _move(self, state: Any) -> None:
        if self.board is None or self.board.id != state.match:
            self.board = Board(state.match)
        board = self.board
        if board.turn != str(state.player) or not board.left or board.is_over or self.draw.random() < 0.1:
            self.ask(self._moved, "read-match", board.id)
        else:
            body = {"number": self.draw.choice(board.left), "ply": len(board.crossed), "version": board.version}
            self.ask(self._moved, "moves", board.id, self.token, **body)

    def _moved(self, answer: Answer) -> None:
        if self.board is not None and answer.refusal is None:
            self.board.update(answer.response)
        elif self.board is not None:
            self.board = None

    def _joined(self, answer: Answer) -> None:
        if answer.refusal is None and answer.response is not None:
            self.token, self.state = answer.response
            self.number = self.state.you.pupil

    def _updated(self, answer: Answer) -> None:
        if answer.refusal is None and getattr(answer.response, "role", "") == "pupil":
            self.state = answer.response
        elif answer.refusal is not None:
            self.state = None
