"""Earlier appearances of the game: competitions, puzzles and forums, each with boards that can be played.

The sources are cited as they name themselves. The winners are computed, never copied. The locale files have the
question and the answer of each source, as `appearance-<key>`.
"""

from dataclasses import dataclass

from ..game.rules import ORIGINAL, Variant


@dataclass(frozen=True, slots=True)
class Appearance:
    """A place where the game was played before."""

    key: str
    """The name of its message in the locale files, after "appearance-"."""
    source: str
    """The author and the title, or the name of the source."""
    year: int | None
    """The year in which it appeared; None if it is not known."""
    address: str | None
    """Its address on the web; None if it has no stable one."""
    boards: tuple[Variant, ...]
    """Boards of the source."""


def _consecutive(first: int, last: int, divider: str = "A") -> Variant:
    """The game on consecutive integers in which the Divider wants the last two to be coprime."""
    return Variant(last - first + 1, "coprime", divider=divider, board=range(first, last + 1))


APPEARANCES = (
    Appearance("competition", "Bundeswettbewerb Mathematik, first round", 2017, None, (ORIGINAL,)),
    Appearance(
        "contest",
        "Scott Moore, An Unfair Contest",
        2002,
        "https://www.cs.umd.edu/users/gasarch/papers/gameProof/gameProof.html",
        (_consecutive(11, 17), _consecutive(11, 17, "B")),
    ),
    Appearance(
        "forum",
        "Game Problem 2, in a Taiwanese forum",
        2007,
        "http://www.yll.url.tw/viewtopic.php?t=33975",
        tuple(_consecutive(1, n) for n in (4, 6, 8, 10)),
    ),
    Appearance(
        "riddles",
        "wu::riddles, Relatively Prime",
        2009,
        "http://ocf.berkeley.edu/~wwu/cgi-bin/yabb/YaBB.cgi?action=display&board=riddles_medium&num=1231945612",
        (_consecutive(1, 10), _consecutive(4, 13), _consecutive(1, 8), _consecutive(2, 9), _consecutive(1, 12)),
    ),
    Appearance(
        "weekly",
        "CMU School of Computer Science, puzzle 31(b), Number Games",
        None,
        "http://www.cs.cmu.edu/puzzle/puzzle31.html",
        (Variant(27, 5),),
    ),
)
"""All appearances: the registry."""
