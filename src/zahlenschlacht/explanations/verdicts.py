"""Explanations: who wins and why, which moves keep the win, and what a move does."""

from collections.abc import Callable

from ..game.notation import as_position
from ..game.rules import Player, Position, Variant
from ..solution.rays import nearest_ray
from ..solution.residues import is_a_situation
from ..solution.theory import Verdict, solve
from .messages import Message, numbers
from .reasons import Values, about, citation, explain_pair, goal, is_settled, spare, when_bonded, why, why_moves
from .words import SOURCE_LANGUAGE, Words


def explain(where: Position | Variant | str, language: str = SOURCE_LANGUAGE) -> str:
    """The winner of a position with the reason, then the moves that keep the win: a sentence a line.

    >>> print(explain("Z(5, 3): 3", "de").splitlines()[0])
    A kann gewinnen, egal, was B tut.
    """
    return "\n".join(map(Words(language).say, explain_position(as_position(where))))


def explain_position(position: Position) -> tuple[Message, ...]:
    """The messages of `explain`: winner and reason, at the start the ray, then the moves that keep the win."""
    verdict = solve(position)
    ray = () if position.ply else explain_ray(position.variant)
    return (*explain_verdict(position, verdict), *ray, *explain_moves(position, verdict))


def explain_rules(variant: Variant) -> tuple[Message, ...]:
    """The rules: how the game is played and who wins."""
    names: Values = {"divider": variant.divider, "breaker": variant.breaker}
    if variant.bond.is_sum:
        goal = about(variant, "rules-goal", **names)
    else:
        goal = about(variant, "rules-goal-bond", when=when_bonded(variant.bond), **names)
    return (about(variant, "rules-moves", begins=Player.A), goal)


def explain_verdict(position: Position, verdict: Verdict | None = None) -> tuple[Message, ...]:
    """The winner under best play and the reason, then the statement that proves it; for a finished game, the result.

    Callers that have the verdict pass it to save solving the position again.

    >>> [message.id for message in explain_verdict(Variant(15, 7).start())]
    ['verdict-wins', 'goal', 'closer', 'why-pairing-after', 'spare-none', 'cited-paper']
    """
    if position.is_over:
        return explain_result(position)
    variant, verdict = position.variant, verdict or solve(position)
    return (
        explain_winner(position, verdict),
        goal(variant),
        about(variant, "closer", closer=verdict.closer),
        *explain_reason(position, verdict),
        citation(position, verdict),
    )


def explain_ray(variant: Variant) -> tuple[Message, ...]:
    """The distance of n to a multiple of d [Theorem R]; empty if rays do not decide the variant.

    >>> [message.id for n in (29, 17, 5, 4) for message in explain_ray(Variant(n, 7))]
    ['ray-on', 'ray-off']
    """
    n, bond = variant.n, variant.bond
    is_decided = bond.is_sum and variant.remainder == 0 and variant.board is None and variant.divider_closes
    if not is_decided or n < variant.d <= n + 2:  # there the whole board pairs off, or d is too large for any ray
        return ()
    k, distance, room = nearest_ray(n, variant.d)
    if k == 0:
        return ()
    key = "ray-none" if room < 0 else "ray-on" if distance <= room else "ray-off"
    return (about(variant, key, n=n, k=k, distance=distance, room=room, multiple=k * variant.d),)


def explain_winner(position: Position, verdict: Verdict) -> Message:
    """The player who can force the win."""
    return about(position.variant, "verdict-wins", winner=verdict.winner, loser=verdict.winner.other)


def explain_reason(position: Position, verdict: Verdict | None = None) -> tuple[Message, ...]:
    """The reason why the winner of an unfinished game wins, and how many careless moves the winner can afford."""
    verdict = verdict or solve(position)
    return (why(position, verdict), *spare(position, verdict))


def explain_moves(position: Position, verdict: Verdict | None = None) -> tuple[Message, ...]:
    """The moves that keep the win for the player to move, and the reason; empty if the game is over.

    >>> [message.id for message in explain_moves(Variant(15, 7).start())]
    ['moves-some', 'class-pairing']
    """
    variant, player = position.variant, position.turn
    if player is None:
        return ()
    verdict = verdict or solve(position)
    moves = verdict.winning_moves
    if verdict.winner is not player:
        key = "moves-none-last" if position.size == 3 or is_settled(position, verdict) else "moves-none"
        return (about(variant, key, player=player),)
    if moves is None:
        return ()
    if len(moves) == position.size:
        return (about(variant, "moves-all", player=player),)
    some = about(variant, "moves-some", player=player, numbers=numbers(moves, "or"), count=len(moves))
    return (some, *why_moves(position, verdict))


def explain_move(
    position: Position, number: int, verdict: Callable[[Position], Verdict] = solve
) -> tuple[Message, ...]:
    """The effect of a move: it keeps the win, gives it away, or is made in a lost position.

    After a blunder the last message names the moves that would have kept the win. `verdict` solves a position.

    >>> [message.id for message in explain_move(Variant(15, 7).start(), 8)]
    ['move-keeps', 'after-pairing']
    >>> [message.id for message in explain_move(Variant(15, 7).start(), 2)]
    ['move-blunder', 'why-hostile', 'move-better']
    """
    player, after = position.turn, position.cross(number)
    variant, before, now = position.variant, verdict(position), verdict(after)
    result = explain_result(after)
    values: Values = {"player": str(player), "number": number}
    if before.winner is not player:
        return (about(variant, "move-lost-last" if result else "move-lost", **values), *result)
    moves = before.winning_moves or ()
    reason = result or (why(after, now),)
    if now.winner is player:
        only = (about(variant, "move-only", **values),) if len(moves) == 1 else ()
        if now.closer is player is variant.divider and not result and _all_have_partners(after):
            reason = (about(variant, "after-pairing", **values),)
        return (about(variant, "move-keeps", **values), *only, *reason)
    return (
        about(variant, "move-blunder-last" if result else "move-blunder", winner=now.winner, **values),
        *reason,
        about(variant, "move-better", player=str(player), numbers=numbers(moves, "or"), count=len(moves)),
    )


def _all_have_partners(position: Position) -> bool:
    """Whether the residues give every number a partner."""
    return position.variant.bond.is_sum and is_a_situation(position)


def explain_result(position: Position) -> tuple[Message, ...]:
    """The last two numbers and why they make this side win; empty if the game is not over.

    >>> explain_result(Variant(5, 3).position([3, 1, 5]))[0].values["sum"]
    6
    """
    winner, variant = position.winner, position.variant
    if winner is None:
        return ()
    x, y = position.numbers
    if not variant.bond.is_sum:
        key = "result-bonded" if variant.bonded(x, y) else "result-unbonded"
        return (explain_pair(variant.bond, x, y), about(variant, key, x=x, y=y, winner=winner))
    quotient, rest = divmod(x + y, variant.d)
    values: Values = {"x": x, "y": y, "sum": x + y, "quotient": quotient, "rest": rest, "winner": winner}
    if not variant.bonded(x, y):
        return (about(variant, "result-missed", **values),)
    return (about(variant, "result-remainder" if variant.remainder else "result-multiple", **values),)


def explain_resigned(player: Player) -> tuple[Message, ...]:
    """The result after this player has resigned.

    >>> explain_resigned(Player.A)[0].values["winner"]
    'B'
    """
    return (Message("result-resigned", {"player": str(player), "winner": str(player.other)}),)
