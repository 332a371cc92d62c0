"""A classroom: pupils, tasks, games and votes. Everything here is pure, like `match`.

A classroom and a request give the events to append to the log, the matches to open and the moves to make in them, or a
refusal. There is no clock and no I/O: the time and a secret for all random choices come in with the request. A repeated
request appends nothing.

    state      the state that follows from the log
    pupils     the requests of pupils
    teacher    the requests of the teacher, and what happens as time passes
    games      the matches that tasks open
    pairing    who plays whom

>>> room = Classroom("KMRTF", "en", b"hash of the teacher's token", opened_at=0)
>>> joined, number = pupils.join(room, b"hash of a pupil's token", secret="x", now=1)
>>> number, joined.room.pupils[1].name, joined.room.version
(1, 'Calm Raven', 1)
>>> pupils.join(joined.room, b"hash of a pupil's token", secret="y", now=2)[0].events
()
"""

from . import pupils, teacher
from .appending import Transition
from .games import Opening
from .state import Classroom, Event, GameStatus

__all__ = ["Classroom", "Event", "GameStatus", "Opening", "Transition", "pupils", "teacher"]
