"""Pictures of a position: the board, on request with the bonded pairs, the winning moves or the certificate."""

from string import ascii_lowercase
from typing import Any, Literal, get_args

from ..game import drawing
from ..game.errors import InputError, Name
from ..game.notation import as_position
from ..game.rules import Position, Variant
from ..solution.certificates import Certificate
from ..solution.residues import bonds
from ..solution.theory import solve, winning_moves

Marks = Literal["moves", "partners", "winning", "certificate"]
"""The marks of a picture: only the moves made so far, or also the bonded pairs, winning moves or certificate."""


def svg(where: Position | Variant | str, marks: Marks = "moves", *, size: int | None = None) -> drawing.Picture:
    """The board as an SVG document, as the page draws it; `size` is its width in pixels. Notebooks show the picture.

    >>> svg("Z(15, 7): 8 2", "partners").count("<path d=")
    11
    >>> 'width="200"' in svg("Z(15, 7)", size=200)
    True
    """
    position = as_position(where)
    if marks not in get_args(Marks):
        raise InputError("no-such-marks", known=Name(", ".join(get_args(Marks))), value=marks)
    if marks == "moves" or position.variant.n > drawing.MAX_DRAWN:
        return drawing.svg(position, size=size)
    if marks == "partners":
        return drawing.svg(position, size=size, lines=bonds(position))
    if marks == "winning":
        stars = winning_moves(position)
        return drawing.svg(position, size=size, ringed=stars, corners=dict.fromkeys(stars, "★"))
    certificate = solve(position).certificate
    if certificate is None:
        return drawing.svg(position, size=size)
    return drawing.svg(position, size=size, **_certificate(certificate))


def _certificate(certificate: Certificate) -> dict[str, Any]:
    """The pairs as dotted lines, with the number to cross out first in a ring; letters for groups; or a hostile set."""
    if certificate.kind == "pairing":
        pairs = [(x, y) for x, y in certificate.groups]
        first = dict.fromkeys(certificate.delete, "1.")
        return {"lines": pairs, "is_dotted": True, "ringed": certificate.delete, "corners": first}
    if certificate.kind == "groups":
        letters = {number: _letter(place) for place, group in enumerate(certificate.groups) for number in group}
        return {"corners": letters}
    return {"ringed": certificate.hostile, "corners": dict.fromkeys(certificate.hostile, "◆")}


def _letter(place: int) -> str:
    """The letter of a group: after z come aa, ab and so on.

    >>> _letter(0), _letter(25), _letter(26)
    ('a', 'z', 'aa')
    """
    rounds, index = divmod(place, 26)
    return (ascii_lowercase[rounds - 1] if rounds else "") + ascii_lowercase[index]
