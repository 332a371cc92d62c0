"""The move that decided a finished game, and why, in sentences that a child can check on the board.

mistake    a move that gives a win away. Before it the margin is 0 if the closer makes it, and -1 otherwise
deciding   the loser's last mistake; for a reader who won after a mistake, the reader's first mistake
better     a move that would have kept the win: a number without a partner if there is one
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from ..game.bonds import ResidueBond
from ..game.errors import InputError
from ..game.notation import as_position
from ..game.rules import Player, Position, Variant
from ..solution.certificates import certify
from ..solution.hostile import hostile_sets
from ..solution.residues import bonded_to, superfluous
from ..solution.theory import solve, winning_moves
from .messages import Message, groups, numbers
from .reasons import Values, about, hostile_sort, why
from .review import Ply, review

LONGEST_LIST = 6
"""A sentence that would list more numbers than this gives their count. The board shows them."""

Kind = Literal["mistake", "luck", "no-mistake", "no-chance", "resigned"]


@dataclass(frozen=True, slots=True)
class Decision:
    """The move that decided a game."""

    kind: Kind
    """"mistake": the loser gave the win away. "luck": the reader won after a mistake of their own. "no-mistake": the
    reader won and made no mistake. "no-chance": the loser could never win. "resigned": the loser gave up a won
    game."""
    ply: int | None
    """How many numbers are crossed out after the deciding move; None if no move decided the game."""
    better: int | None
    """A number that would have kept the win instead."""
    title: Message
    """What kind of end it was."""
    messages: tuple[Message, ...]
    """Why the deciding move was a mistake, or why the winner always had the win."""

    def as_dict(self) -> dict[str, str | int | None]:
        """The decision as plain values for JSON, without its words."""
        return {"kind": self.kind, "ply": self.ply, "better": self.better}


def decision(game: Position | str, winner: Player | None = None, reader: Player | None = None) -> Decision:
    """The deciding move of a game, as told to the reader. The winner is named if a player has resigned.

    >>> from .words import Words
    >>> end = decision("Z(5, 3): 1 2 3", reader=Player.B)
    >>> for message in (end.title, *end.messages):
    ...     print(Words("en", "B").say(message))
    Move 2 was the mistake
    2 and 5 have only one partner, 4. That helps you: keep them.
    Better was 4, which has a partner (2 + 4 = 6).
    After that, no two of 2, 3 and 5 are partners, and you need only 3 such numbers.
    Without 2 there are at most 2.
    """
    position = as_position(game)
    winner = winner or position.winner
    if winner is None:
        raise InputError("not-over")
    return decision_in(position, review(position), winner, reader)


def decision_in(position: Position, plies: Sequence[Ply], winner: Player, reader: Player | None) -> Decision:
    """The deciding move among these reviewed moves, the last ones of the game."""
    variant, start = position.variant, plies[0].before if plies else position
    names: Values = {"winner": winner, "loser": winner.other}
    mistakes = [ply for ply in plies if ply.is_blunder]
    own = next((ply for ply in mistakes if ply.player is winner is reader), None)
    last = next((ply for ply in reversed(mistakes) if ply.player is not winner), None)
    if not position.is_over and (verdict := solve(position)).winner is not winner:
        title = about(variant, "decided-resigned", **names)
        return Decision("resigned", None, None, title, (why(position, verdict),))
    if own is not None:
        better, reasons = _mistake(own)
        gift = next((ply for ply in mistakes if ply.ply > own.ply and ply.player is not winner), None)
        back = () if gift is None else (about(variant, "decided-gift", player=gift.player, number=gift.number),)
        title = about(variant, "decided-luck", **names)
        return Decision("luck", own.ply, better, title, (_move(own), *reasons, *back))
    if last is None:
        kind: Kind = "no-mistake" if reader is winner else "no-chance"
        reasons = tuple(_why_won(start, plies, winner))
        return Decision(kind, None, None, about(variant, f"decided-{kind}", **names), reasons)
    better, reasons = _mistake(last)
    if reader is winner:
        title = about(variant, "decided-no-mistake", **names)
        # The reader knew better, so two sentences about the other player's mistake are enough.
        messages = (_move(last), *reasons[:2], *_answers(variant, plies, winner))
        return Decision("no-mistake", last.ply, better, title, messages)
    count = sum(ply.player is not winner for ply in mistakes)
    title = about(variant, "decided-mistake", player=last.player, ply=last.ply, count=count)
    return Decision("mistake", last.ply, better, title, reasons)


def _why_won(start: Position, plies: Sequence[Ply], winner: Player) -> Iterator[Message]:
    """Why the winner could win from here: if by pairs, by those that were played or that the first move left."""
    verdict, answers = solve(start), tuple(_answers(start.variant, plies, winner))
    if plies and plies[0].player is winner is start.variant.closer:
        number = plies[0].number
        certificate = certify(start.cross(number), 0)
        if certificate.kind == "pairing":
            verdict = replace(verdict, certificate=replace(certificate, delete=(number,)))
    reason = why(start, verdict)
    if answers and "pairs" in reason.values and (end := plies[-1].before.cross(plies[-1].number)).is_over:
        pairs = sorted(tuple(sorted(pair)) for pair in (*_replies(plies, winner), end.numbers))
        reason = replace(reason, values={**reason.values, "pairs": groups(pairs)})
    # A winner who answered so need not be told to.
    yield replace(reason, id="decided-without") if answers and reason.id == "why-pairing-after" else reason
    yield from answers


def _move(mistake: Ply) -> Message:
    """Which move was a mistake."""
    values: Values = {"player": mistake.player, "ply": mistake.ply, "number": mistake.number}
    return about(mistake.before.variant, "decided-move", **values)


def _mistake(mistake: Ply) -> tuple[int, tuple[Message, ...]]:
    """A better move, and why the mistake was one."""
    before, variant, player = mistake.before, mistake.before.variant, mistake.player
    winning = winning_moves(before)
    keeps = player is not variant.closer
    first = bonded_to(before, mistake.number) if keeps else superfluous(before)
    better = next((number for number in first if number in winning), winning[0])
    names: Values = {"player": player, "opponent": player.other, "sort": hostile_sort(variant)}
    sentences = list(_why_better(before, mistake.number, better))
    others = [number for number in winning if number != better]
    if others and before.size > 3:
        few = len(others) <= LONGEST_LIST
        values: Values = {"numbers": numbers(others, "or")} if few else {}
        sentences.append(("decided-others" if few else "decided-many-others", {"count": len(others), **values}))
    # "Had to go" is said of a number, or of one of its side, only if nothing else wins.
    on_its_side = [number for number in others if bonded_to(before, number) == bonded_to(before, better)]
    had_to, side_had_to = ("yes" if others == allowed else "no" for allowed in ([], on_its_side))
    return better, tuple(
        about(variant, key, **{**names, "must": side_had_to if key.startswith("decided-side") else had_to, **values})
        for key, values in sentences
    )


def _why_better(before: Position, mistake: int, better: int) -> Iterator[tuple[str, Values]]:
    """Why one number had to go and not the other, and what the better move would have left."""
    if before.size == 3:
        return _last_three(before, mistake, better)
    return (_closer if before.turn is before.variant.closer else _other)(before, mistake, better)


def _last_three(before: Position, mistake: int, better: int) -> Iterator[tuple[str, Values]]:
    """The last move: which two of three numbers had to stay, or had to be separated."""
    wants_partners = before.turn is before.variant.divider
    x, y = before.cross(better if wants_partners else mistake).numbers
    go = numbers(winning_moves(before), "or")
    yield "decided-three", {"numbers": numbers(before.numbers), "go": go, **_partners(before.variant, x, y)}


def _closer(before: Position, mistake: int, better: int) -> Iterator[tuple[str, Values]]:
    """A mistake of the player who makes the last move: the better move takes a number that the other player needs."""
    variant = before.variant
    if not variant.divider_closes:
        hostile = certify(before, 0).hostile
        yield from _set("decided-break", hostile, {"number": better, "need": len(hostile)})
        return
    yield "decided-partner", {"number": mistake, **_partners(variant, mistake, bonded_to(before, mistake)[0])}
    yield from _without_partner("decided", before, better)
    after = before.cross(better)
    certificate, need = certify(after, 0), after.size // 2 + 1
    if certificate.kind == "search":
        yield "decided-searched", {"need": need}
        return
    few, is_pairing = after.size <= LONGEST_LIST, certificate.kind == "pairing"
    key = "decided-pairs" if is_pairing else "decided-groups"
    values: Values = {"count": len(certificate.groups), "need": need}
    if few:
        bond = variant.bond.as_residue_bond if is_pairing else None
        shown = certificate.groups if bond is None else _drawn_pairs(after, bond)
        values = {**values, "groups": groups(shown)}
    yield key if few else f"{key}-many", values


def _drawn_pairs(position: Position, bond: ResidueBond) -> list[list[int]]:
    """The pairing that the page draws: partners in the same row of their columns first, then the others in order."""
    columns = defaultdict[int, list[int]](list)
    for number in position.variant.numbers:
        columns[number % bond.d].append(number)
    left, pairs = set(position.numbers), list[tuple[int, int]]()
    for residue, column in columns.items():
        partner = bond.partner(column[0])
        if partner == residue:
            standing = [number for number in column if number in left]
            pairs += zip(standing[::2], standing[1::2], strict=False)
        elif residue < partner:
            rows = [pair for pair in zip(column, columns.get(partner, ()), strict=False) if left.issuperset(pair)]
            free = left.difference(*rows)
            sides = [[number for number in side if number in free] for side in (column, columns.get(partner, ()))]
            pairs += [*rows, *zip(*sides, strict=False)]
    return sorted(map(sorted, pairs))


def _other(before: Position, mistake: int, better: int) -> Iterator[tuple[str, Values]]:
    """A mistake of the player who does not make the last move: it takes a number of every set that would do."""
    variant = before.variant
    if variant.divider_closes:
        yield from _without_partner("decided-keep", before, mistake)
    if partners := bonded_to(before, better):
        yield "decided-take-partner", {"number": better, **_partners(variant, better, partners[0])}
    else:
        yield "decided-take", {"number": better}
    after = before.cross(better)
    yield from _set("decided-set", certify(after, -1).hostile, {"need": (after.size + 1) // 2 + 1})
    yield "decided-short", {"number": mistake, "most": len(hostile_sets(before.cross(mistake)).largest())}


def _without_partner(prefix: str, position: Position, number: int) -> Iterator[tuple[str, Values]]:
    """Why this number has no partner of its own."""
    partners = bonded_to(position, number)
    if not partners:
        yield f"{prefix}-alone", {"number": number}
    elif position.variant.bond.is_sum:
        side = bonded_to(position, partners[0])
        few = len(side) + len(partners) <= LONGEST_LIST
        values: Values = {"numbers": numbers(side), "partners": numbers(partners)} if few else {"others": len(side) - 1}
        yield f"{prefix}-side" if few else f"{prefix}-side-many", {"number": number, "count": len(partners), **values}
    elif prefix == "decided":
        yield "decided-go", {"number": number}


def _set(key: str, hostile: Sequence[int], values: Values) -> Iterator[tuple[str, Values]]:
    """A hostile set: its numbers, or how many there are."""
    if len(hostile) <= LONGEST_LIST:
        yield key, {"hostile": numbers(hostile), **values}
    else:
        yield f"{key}-many", {"count": len(hostile), **values}


def _partners(variant: Variant, x: int, y: int) -> Values:
    """Two partners in ascending order, with their sum if it makes them partners."""
    by_sum = variant.bond.is_sum
    return {"x": min(x, y), "y": max(x, y), "sum": x + y, "by": "sum" if by_sum else "bond"}


def _answers(variant: Variant, plies: Sequence[Ply], winner: Player) -> Iterator[Message]:
    """That the winner answered every move with the partner, if that is true."""
    replies = _replies(plies, winner)
    if replies and winner is variant.divider is variant.closer and all(variant.bonded(*pair) for pair in replies):
        number, answer = replies[-1]
        yield about(variant, "decided-answers", winner=winner, number=number, answer=answer)


def _replies(plies: Sequence[Ply], winner: Player) -> list[tuple[int, int]]:
    """Each number that the loser crossed out, with the winner's reply to it."""
    return [(move.number, reply.number) for move, reply in pairwise(plies) if reply.player is winner]
