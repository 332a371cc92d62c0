"""Why a side wins, which moves keep the win, and what a blunder gave away: as messages, never as prose.

The words are in the locale files. Every message about a variant has the figures of its bond as values: of a sum `d` and
`remainder`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from ..game.bonds import Sum
from ..game.rules import Player, Position, Variant
from ..solution.residues import is_a_situation
from ..solution.theory import Verdict, margin, solve, winner_by_margin, winning_moves
from .messages import LONGEST_LIST, Message, Value, numbers
from .reasons import about, citation, goal, seen, to_spare, when_bonded, why, why_these

BETTER = "move-better"
"""The message after a blunder that names the moves which would have kept the win."""


def explain_rules(variant: Variant) -> tuple[Message, ...]:
    """How the game goes and who wins when."""
    return (about(variant, "rules-moves", begins=Player.A), explain_goal(variant))


def explain_goal(variant: Variant) -> Message:
    """Who wins when."""
    names: dict[str, Value] = {"divider": variant.divider, "breaker": variant.breaker}
    if isinstance(variant.bond, Sum):
        return about(variant, "rules-goal", **names)
    return about(variant, "rules-goal-bond", when=when_bonded(variant.bond), **names)


def explain_verdict(position: Position, verdict: Verdict | None = None) -> tuple[Message, ...]:
    """Who wins under best play and why, the statement that proves it last; of a finished game, its result.

    Who has the verdict already passes it on.

    >>> [message.id for message in explain_verdict(Variant(15, 7).start())]
    ['verdict-wins', 'goal', 'closer', 'why-pairing-after', 'spare-none', 'cited-paper']
    """
    if position.over:
        return explain_result(position)
    variant, verdict = position.variant, verdict or solve(position)
    return (
        _who_wins(position, verdict),
        goal(variant),
        about(variant, "closer", closer=verdict.closer),
        *explain_reason(position, verdict),
        citation(position, verdict),
    )


def explain_reason(position: Position, verdict: Verdict | None = None) -> tuple[Message, ...]:
    """Why the winner of a game that goes on wins, and how clearly."""
    verdict = verdict or solve(position)
    reason = why(position, verdict)
    return (reason, *_spare(position, verdict, reason))


def _who_wins(position: Position, verdict: Verdict) -> Message:
    return about(position.variant, "verdict-wins", winner=verdict.winner, loser=verdict.winner.other)


def _spare(position: Position, verdict: Verdict, reason: Message) -> tuple[Message, ...]:
    """How much there is to spare, where not everything wins."""
    return () if reason.id == "why-all" else (to_spare(position, verdict),)


def explain_moves(position: Position, verdict: Verdict | None = None) -> tuple[Message, ...]:
    """Which moves keep the win of the player to move and why; nothing when the game is over.

    >>> [message.id for message in explain_moves(Variant(15, 7).start())]
    ['moves-some', 'class-pairing']
    """
    variant, player = position.variant, position.turn
    if player is None:
        return ()
    verdict = verdict or solve(position)
    moves = verdict.winning_moves
    if verdict.winner is not player:
        return (about(variant, "moves-none-last" if position.size == 3 else "moves-none", player=player),)
    if moves is None:
        return ()
    if len(moves) == position.size:
        return (about(variant, "moves-all", player=player),)
    some = about(variant, "moves-some", player=player, numbers=numbers(moves, "or"), count=len(moves))
    return (some, *why_these(position, verdict))


def explain_move(position: Position, number: int) -> tuple[Message, ...]:
    """What the move does: keeps the win, gives it away (and what would have kept it), or changes nothing any more.

    >>> [message.id for message in explain_move(Variant(15, 7).start(), 8)]
    ['move-keeps', 'after-pairing']
    >>> [message.id for message in explain_move(Variant(15, 7).start(), 2)]
    ['move-blunder', 'why-hostile', 'move-better']
    """
    player, after = position.turn, position.cross(number)
    variant, before, now = position.variant, solve(position), solve(after)
    result = explain_result(after)
    values: dict[str, Value] = {"player": str(player), "number": number}
    if before.winner is not player:
        return (about(variant, "move-lost-last" if result else "move-lost", **values), *result)
    moves = before.winning_moves or ()
    reason = result or (why(after, now),)
    if now.winner is player:
        only = (about(variant, "move-only", **values),) if len(moves) == 1 else ()
        if now.closer is player is variant.divider and not result and _leaves_partners(after):
            reason = (about(variant, "after-pairing", **values),)
        return (about(variant, "move-keeps", **values), *only, *reason)
    return (
        about(variant, "move-blunder-last" if result else "move-blunder", winner=now.winner, **values),
        *reason,
        about(variant, BETTER, player=str(player), numbers=numbers(moves, "or"), count=len(moves)),
    )


def _leaves_partners(position: Position) -> bool:
    """Whether every number has a partner by its residue."""
    return isinstance(position.variant.bond, Sum) and is_a_situation(position)


def explain_result(position: Position) -> tuple[Message, ...]:
    """The last two numbers, their sum, and why it makes this side win; nothing while the game goes on.

    >>> explain_result(Variant(5, 3).position([3, 1, 5]))[0].values["sum"]
    6
    """
    winner, variant = position.winner, position.variant
    if winner is None:
        return ()
    x, y = position.numbers
    if not isinstance(variant.bond, Sum):
        key = "result-bonded" if variant.bonded(x, y) else "result-unbonded"
        return (seen(variant.bond, x, y), about(variant, key, x=x, y=y, winner=winner))
    quotient, rest = divmod(x + y, variant.d)
    values: dict[str, Value] = {"x": x, "y": y, "sum": x + y, "quotient": quotient, "rest": rest, "winner": winner}
    if not variant.bonded(x, y):
        return (about(variant, "result-missed", **values),)
    if variant.remainder:
        return (about(variant, "result-remainder", **values),)
    return (about(variant, "result-multiple", **values),)


def explain_resigned(player: Player) -> tuple[Message, ...]:
    """Who has resigned, and who wins by it.

    >>> explain_resigned(Player.A)[0].values["winner"]
    'B'
    """
    return (Message("result-resigned", {"player": str(player), "winner": str(player.other)}),)


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a game, looked at afterwards."""

    ply: int
    """How many numbers are crossed out after it."""
    player: Player
    """Who made it."""
    number: int
    """The number crossed out."""
    margin: int
    """The margin after it."""
    winner: Player
    """Who wins after it under best play."""
    blunder: bool
    """Whether it gave the win away."""
    before: Position
    """The position in which it was made."""

    @property
    def winning_moves(self) -> tuple[int, ...]:
        """The moves that would have won for this player, ascending; empty where the position was lost already."""
        return winning_moves(self.before)

    @property
    def messages(self) -> tuple[Message, ...]:
        """What there is to say about the move."""
        return explain_move(self.before, self.number)


def review(position: Position) -> tuple[Ply, ...]:
    """Every move of the game so far, with its margin and whether it was a blunder.

    >>> [(ply.player, ply.number, ply.margin, ply.blunder) for ply in review(Variant(15, 7).position([8, 2, 3]))]
    [(Player.A, 8, 0, False), (Player.B, 2, 0, False), (Player.A, 3, -1, True)]
    """
    if position.ply == 0:
        return ()
    line = [position]
    while line[-1].parent is not None:
        line.append(line[-1].parent)
    line.reverse()
    plies, winner = [], winner_by_margin(position.variant, margin(line[0]))
    for before, after in pairwise(line):
        player, number = before.turn, after.last
        if player is None or number is None:
            continue
        now, earlier = margin(after), winner
        winner = winner_by_margin(position.variant, now)
        blunder = earlier is player and winner is not player
        plies.append(Ply(after.ply, player, number, now, winner, blunder, before))
    return tuple(plies)


def _help_winner(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """Who wins, and how much there is to spare."""
    return (_who_wins(position, verdict), *_spare(position, verdict, why(position, verdict)))


def _help_residues(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """Which residues the winning moves have; nothing where the bond is no sum or the moves are not listed."""
    variant = position.variant
    if not isinstance(variant.bond, Sum) or verdict.winning_moves is None:
        return ()
    residues = sorted({number % variant.d for number in verdict.winning_moves})
    if not residues:
        return (Message("help-no-residue"),)
    if len(residues) > LONGEST_LIST:
        return (Message("help-many-residues", {"count": len(residues)}),)
    return (Message("help-residues", {"residues": numbers(residues), "count": len(residues)}),)


def _help_numbers(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """Which moves win, or that none does."""
    return explain_moves(position, verdict)[:1]


def _help_why(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """Why, with the statement that proves it and the margin; a pairing names the winning move itself."""
    certificate = verdict.certificate
    paired = certificate is not None and certificate.kind == "pairing"
    return (
        why(position, verdict),
        *(() if paired else explain_moves(position, verdict)[1:]),
        citation(position, verdict),
        Message("margin-is", {"margin": verdict.margin}),
    )


HELP: dict[str, Callable[[Position, Verdict], tuple[Message, ...]]] = {
    "winner": _help_winner,
    "residues": _help_residues,
    "numbers": _help_numbers,
    "why": _help_why,
}
"""The steps of help, each telling more than the one before: who is winning, which residues, which numbers, and why.

A line here registers one everywhere."""


def explain_help(position: Position, verdict: Verdict | None = None) -> dict[str, tuple[Message, ...]]:
    """What each step of help tells the player to move; one that has nothing to say of the position is passed over.

    Where the game is over there is nothing to be helped with.

    >>> [message.id for message in explain_help(Variant(15, 7).start())["why"]]
    ['why-pairing-after', 'cited-paper', 'margin-is']
    >>> list(explain_help(Variant(9, "coprime").start()))
    ['winner', 'numbers', 'why']
    """
    if position.over:
        return {}
    verdict = verdict or solve(position)
    return {name: told for name, step in HELP.items() if (told := step(position, verdict))}
