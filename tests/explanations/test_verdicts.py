"""Every claim of an explanation is checked by the rules alone; a few are compared word for word."""

import ast
import inspect
import re
from itertools import chain, combinations
from typing import cast

import pytest

from helpers.brute import Brute, Numbers, listed_groups, listed_numbers
from helpers.small_boards import SMALL, all_positions, small_variants
from zahlenschlacht.explanations import reasons, verdicts
from zahlenschlacht.explanations.messages import Listing, Message
from zahlenschlacht.explanations.verdicts import (
    explain_move,
    explain_moves,
    explain_position,
    explain_resigned,
    explain_result,
    explain_rules,
    explain_verdict,
)
from zahlenschlacht.explanations.words import LANGUAGES, Words
from zahlenschlacht.game.errors import MoveError
from zahlenschlacht.game.notation import read
from zahlenschlacht.game.rules import ORIGINAL, Player, Position, Variant
from zahlenschlacht.solution.paper import rulings, statements
from zahlenschlacht.solution.theory import solve


def check(brute: Brute, left: Numbers, message: Message) -> None:
    """Check that the message is true of the numbers left."""
    v, variant = message.values, brute.variant
    if "winner" in v and "loser" in v:
        assert v["winner"] == brute.winner(left) != v["loser"]
    match message.id:
        case "spare-none" | "spare-some":
            spare, player = cast("int", v["spare"]), Player(str(v["winner"]))
            assert spare < brute.moves_of(left, player)
            assert brute.endures(left, player, spare)
            assert not brute.endures(left, player, spare + 1)
            assert (message.id == "spare-none") == (spare == 0)
        case "verdict-wins" | "cited-last-two":
            pass
        case "cited-paper":
            assert statements()[str(v["number"])].kind == v["kind"]
        case "goal" | "rules-goal":
            assert (v["divider"], v["breaker"]) == (variant.divider, variant.breaker)
        case "closer":
            assert brute.moves_of(left, Player(str(v["closer"]))) >= brute.moves_of(
                left, Player(str(v["closer"])).other
            )
            assert v["closer"] == brute.turn(frozenset(sorted(left)[:3]))
        case "why-all":
            assert brute.all_pairs(list(left), v["sort"] == "bonded")
            assert v["winner"] == (variant.divider if v["sort"] == "bonded" else variant.breaker)
        case "why-hostile":
            hostile, delete = listed_numbers(v["hostile"]), listed_numbers(v["delete"])
            assert sorted(hostile + delete) == sorted(left)
            assert brute.all_pairs(hostile, v["sort"] == "bonded")
            assert v["winner"] == (variant.divider if v["sort"] == "bonded" else variant.breaker)
            assert v["count"] == len(delete) <= cast("int", v["moves"])
            assert v["moves"] == brute.moves_of(left, Player(str(v["winner"])))
        case "why-last-three":
            assert listed_numbers(v["numbers"]) == sorted(left)
            assert len(left) == 3
            is_bonded = v["sort"] == "unbonded"
            pair = [cast("int", v["x"]), cast("int", v["y"])]
            assert set(pair) < left
            assert variant.bonded(*pair) is is_bonded
            assert v["winner"] == brute.turn(left) == (variant.divider if is_bonded else variant.breaker)
        case "why-pairing" | "why-pairing-after":
            pairs = listed_groups(v["pairs"])
            alone = [cast("int", v["number"])] if message.id == "why-pairing-after" else []
            assert sorted([*chain(*pairs), *alone]) == sorted(left)
            assert all(len(pair) == 2 and variant.bonded(*pair) for pair in pairs)
            assert v["winner"] == variant.divider
            assert (brute.turn(left) == v["winner"]) == bool(alone)
        case "why-no-three":
            assert all(not brute.all_pairs(list(three), True) for three in combinations(left, 3))
            assert v["winner"] == variant.breaker == brute.turn(frozenset(sorted(left)[:3]))
        case "why-groups":
            groups, need = listed_groups(v["groups"]), cast("int", v["need"])
            assert sorted(chain(*groups)) == sorted(left)
            assert all(brute.all_pairs(group, v["sort"] == "unbonded") for group in groups)
            assert v["count"] == len(groups) < need == (len(left) + 1) // 2 + 1
        case "moves-none" | "moves-none-last":
            assert brute.winning_moves(left) == []
            winner = brute.winner(left)
            is_settled = brute.endures(left, winner, brute.moves_of(left, winner))
            assert (message.id == "moves-none-last") == is_settled
        case "moves-all":
            assert brute.winning_moves(left) == sorted(left)
        case "moves-some" | "move-better":
            assert listed_numbers(v["numbers"]) == brute.winning_moves(left)
            assert v["count"] == len(listed_numbers(v["numbers"])) > 0
            assert v["player"] == brute.turn(left)
        case "moves-avoid":
            assert sorted([*listed_numbers(v["numbers"]), *brute.winning_moves(left)]) == sorted(left)
            assert v["player"] == (variant.divider if v["sort"] == "bonded" else variant.breaker)
        case "class-pairing":
            assert all(brute.can_be_paired(left - {number}) for number in brute.winning_moves(left))
        case "class-last-move":
            x, y = sorted(left - {cast("int", v["number"])})
            assert (v["x"], v["y"], v["sum"]) == (x, y, x + y)
            assert variant.bonded(x, y) is (v["sort"] == "unbonded")
        case "class-bonded":
            assert brute.all_pairs(brute.winning_moves(left), True)
            assert v["count"] == len(brute.winning_moves(left)) == cast("int", v["most"]) + 1
        case "class-superfluous":
            for x in listed_numbers(v["numbers"]):
                assert not any(variant.bonded(x, y) for y in left)
                assert x in brute.winning_moves(left)
        case "class-left-over":
            for x in listed_numbers(v["numbers"]):
                assert sum(variant.bonded(x, y) for y in left) == v["partners"]
                assert x in brute.winning_moves(left)
            assert len(listed_numbers(v["numbers"])) > cast("int", v["partners"]) > 0
        case "result-multiple" | "result-remainder" | "result-missed":
            x, y = sorted(left)
            assert (v["x"], v["y"], v["sum"]) == (x, y, x + y)
            assert x + y == cast("int", v["quotient"]) * variant.d + cast("int", v["rest"])
            assert 0 <= cast("int", v["rest"]) < variant.d
            assert (v["rest"] == variant.remainder) is (message.id != "result-missed")
            assert (message.id == "result-multiple") is (v["rest"] == variant.remainder == 0)
            assert v["winner"] == brute.winner(left)
        case _:
            raise AssertionError(f"no check for {message.id}")


def check_move(brute: Brute, left: Numbers, number: int, messages: tuple[Message, ...]) -> None:
    """Check that the messages about a move are true."""
    head, *rest = messages
    player, after = brute.turn(left), left - {number}
    is_lost = brute.winner(left) is not player
    is_blunder = not is_lost and brute.winner(after) is not player
    suffix = "-last" if len(after) == 2 else ""
    assert head.id == (f"move-lost{suffix}" if is_lost else f"move-blunder{suffix}" if is_blunder else "move-keeps")
    assert (head.values["player"], head.values["number"]) == (player, number)
    for message in rest:
        if message.id == "move-only":
            assert brute.winning_moves(left) == [number]
        elif message.id == "after-pairing":
            assert brute.can_be_paired(after)
            assert player is brute.variant.divider
        else:
            check(brute, left if message.id == "move-better" else after, message)
    assert is_blunder == any(message.id == "move-better" for message in rest)
    assert is_lost or len(rest) >= 1


SELECTED = [
    "Z(15, 7)",
    "Z(15, 7): 8",
    "Z(15, 7): 2",
    "Z(17, 7)",
    "Z(15, 6)",
    "Z(13, 4)",
    "Z(17, 5)",
    "Z(15, 8, remainder=3): 4 5",
    "Z(16, 3)",
    "Z(12, 2)",
    "Z(12, 5, remainder=3, divider=B): 1",
    "Z(13, 13, divider=B)",
    "Z({1, 2, 7, 14, 21}, 7)",
]


OTHER_BONDS = [
    "Z(6, coprime, divider=B)",
    "Z(5, divides)",
    "Z(10, lines 1-2 2-3 3-4 4-5 1-5 6-7 7-8 8-9 9-10 6-10, divider=B)",
]


def explanations(position: Position) -> list[Message]:
    messages = [*explain_rules(position.variant), *explain_position(position)]
    for number in () if position.is_over else position.numbers:
        messages += explain_move(position, number)
    return messages


@pytest.mark.parametrize("variant", SMALL, ids=str)
def test_explanations_of_all_positions_of_small_variants_are_true(variant: Variant) -> None:
    brute = Brute(variant)
    for position in all_positions(variant):
        left = frozenset(position.numbers)
        for message in (*explain_verdict(position), *explain_moves(position)):
            check(brute, left, message)
        for number in () if position.is_over else position.numbers:
            check_move(brute, left, number, explain_move(position, number))


@pytest.mark.parametrize("text", SELECTED)
def test_explanations_of_larger_boards_are_true(text: str) -> None:
    position = read(text)
    brute, left = Brute(position.variant), frozenset(position.numbers)
    for message in (*explain_verdict(position), *explain_moves(position)):
        if not message.id.startswith("spare"):
            check(brute, left, message)


MANY = "Z({1, 12, 2, 13, 3, 14, 4, 15, 5, 16, 10, 9, 8, 7, 6, 11, 22, 33, 44, 55, 66}, 11)"


def test_many_winning_residues_are_counted_instead_of_listed() -> None:
    summary, *classes = explain_moves(read(MANY))
    assert summary.id == "moves-some"
    assert [message.id for message in classes] == ["class-left-over"] * 3 + ["class-more"]
    total = sum(len(listed_numbers(message.values["numbers"])) for message in classes[:3])
    assert classes[3].values["count"] == cast("int", summary.values["count"]) - total == 4


def test_every_message_is_used_and_has_a_text_in_every_language() -> None:
    games = [
        position for variant in (*small_variants(4, 4), *small_variants(5, 4)) for position in all_positions(variant)
    ]
    games += [read(text) for text in (*SELECTED, MANY, "Z(31, 16)", "Z({3, 6, 9, 12, 1, 4, 5}, 3, divider=B)")]
    games += [Variant(10**80 + shift, 10**40, 0, player).start() for shift in (0, 1) for player in Player]
    games += [position for text in OTHER_BONDS for position in all_positions(read(text).variant)][::3]
    games += [read(text) for text in OTHER_BONDS]
    games += [Variant(2 * 10**40 + 1, 10**40).start(), Variant(10**6 + 1, 300_000).start()]
    messages_by_text: dict[str, Message] = {repr(message): message for message in explain_resigned(Player.A)}
    for position in games:
        playable = position.variant.n < 100
        messages = explanations(position) if playable else [*explain_position(position)]
        for message in messages:
            messages_by_text.setdefault(repr(message), message)
    for language in LANGUAGES:
        for reader in (None, "A", "B"):
            words = Words(language, reader)
            for message in messages_by_text.values():
                text = words.say(message)
                assert text.endswith((".", "!"))
                assert not re.search(r"  | [.,:]|\{|None|\.\.|\u2068", text), text
    ids = {message.id for message in messages_by_text.values()}
    about_two = {name for name in ids if name.startswith("bond-")}
    assert ids - about_two == used_ids()
    assert {name.partition(".")[2] for name in about_two} == {"holds", "fails"}


def used_ids() -> set[str]:
    """The message ids in the source of the modules."""
    constants = (
        node.value
        for module in (verdicts, reasons)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in constants if re.fullmatch(r"[a-z]+(-[a-z]+)+|goal|closer", text)}


def test_divisibility_is_never_the_first_ruling() -> None:
    for n in range(5, 80, 2):
        for d in range(2, n + 4):
            for ruling in rulings(Variant(n, d).start(), lemmas=False)[:1]:
                assert ruling.multiple is None


def test_long_lists_are_shortened_and_counted() -> None:
    (summary,) = (message for message in explain_moves(Variant(2017, 1008).start()) if message.id == "moves-some")
    assert summary.values["numbers"] == Listing((1, 1009, 2017), 3, "or")
    blunder = Variant(101, 50).position([2])
    (why,) = (message for message in explain_verdict(blunder) if message.id == "why-hostile")
    hostile = cast("Listing", why.values["hostile"])
    certificate = solve(blunder).certificate
    assert certificate is not None
    assert (hostile.items, hostile.count) == (certificate.hostile[:8], len(certificate.hostile))
    for message in explain_verdict(ORIGINAL.start()):
        assert len(Words("en").say(message)) < 400


def test_a_forbidden_move_is_refused() -> None:
    with pytest.raises(MoveError):
        explain_move(Variant(15, 7).position([8]), 8)
    with pytest.raises(MoveError):
        explain_move(Variant(5, 3).position([3, 1, 5]), 2)


def test_a_finished_game_has_no_moves_and_an_unfinished_one_no_result() -> None:
    over = Variant(5, 3).position([3, 1, 5])
    assert explain_moves(over) == ()
    assert explain_verdict(over) == explain_result(over) != ()
    assert explain_result(Variant(5, 3).start()) == ()


GOLDEN = {
    ("en", None, "Z(15, 7)"): """
        A can win, whatever B does.
        A wants the last two numbers to be partners, B does not. Two numbers are partners if their sum is a multiple \
of 7.
        A makes the last move.
        Without 1, every number has a partner of its own: (2, 5), (3, 4), (6, 8), (7, 14), (9, 12), (10, 11) \
and (13, 15). Whatever B crosses out, A crosses out its partner. So two partners are left at the end.
        It’s tight: one wrong move and A loses the lead.
        Proved in the paper: Theorem 3.1.4.
        Only these moves of A win: cross out 1, 8 or 15.
        After that every number has a partner of its own.
        """,
    ("en", "A", "Z(15, 7)"): """
        You can win, whatever B does.
        You want the last two numbers to be partners, B does not. Two numbers are partners if their sum is a multiple \
of 7.
        You make the last move.
        Without 1, every number has a partner of its own: (2, 5), (3, 4), (6, 8), (7, 14), (9, 12), (10, 11) \
and (13, 15). Whatever B crosses out, cross out its partner. So two partners are left at the end.
        It’s tight: one wrong move and you lose the lead.
        Proved in the paper: Theorem 3.1.4.
        Only these moves win: cross out 1, 8 or 15.
        After that every number has a partner of its own.
        """,
    ("de", None, "Z(15, 7): 2"): """
        B kann gewinnen, egal, was A tut.
        A will, dass die letzten zwei Zahlen Partner sind, B will das nicht. Zwei Zahlen sind Partner, wenn ihre \
Summe ein Vielfaches von 7 ist.
        A macht den letzten Zug.
        1, 3, 5, 7, 8, 10, 12 und 15: Keine zwei davon sind Partner. B muss nur noch 4, 6, 9, 11, 13 und 14 loswerden \
und hat dafür 6 Züge.
        Es ist knapp: ein falscher Zug von B, und der Vorsprung ist weg.
        Bewiesen im Forschungsartikel: Satz 3.2.6.
        Nur diese Züge von B gewinnen: 3, 4, 6, 7, 9, 10, 11, 13 oder 14 streichen.
        B muss 1, 5, 8, 12 und 15 behalten: Keine zwei davon sind Partner, und B braucht sie alle.
        """,
    ("de", "B", "Z(15, 7): 2"): """
        Du kannst gewinnen, egal, was A tut.
        A will, dass die letzten zwei Zahlen Partner sind, du willst das nicht. Zwei Zahlen sind Partner, wenn ihre \
Summe ein Vielfaches von 7 ist.
        A macht den letzten Zug.
        1, 3, 5, 7, 8, 10, 12 und 15: Keine zwei davon sind Partner. Du musst nur noch 4, 6, 9, 11, 13 und 14 \
loswerden und hast dafür 6 Züge.
        Es ist knapp: ein falscher Zug, und der Vorsprung ist weg.
        Bewiesen im Forschungsartikel: Satz 3.2.6.
        Nur diese Züge gewinnen: Streiche 3, 4, 6, 7, 9, 10, 11, 13 oder 14.
        Du musst 1, 5, 8, 12 und 15 behalten: Keine zwei davon sind Partner, und du brauchst sie alle.
        """,
    ("en", None, "Z({-3, 0, 1, 4, 9}, 5, remainder=3): -3 0"): """
        A can win, whatever B does.
        A wants the last two numbers to be partners, B does not. Two numbers are partners if their sum is 3 more than \
a multiple of 5.
        A makes the last move.
        Among 1, 4 and 9, two are partners: 4 and 9. A makes the last move and keeps those two.
        It’s tight: one wrong move and A loses the lead.
        Proved by the Last-two theorem.
        Only one move of A wins: cross out 1.
        Crossing out 1 leaves 4 and 9, and 4 + 9 = 13 is 3 more than a multiple of 5.
        """,
    ("de", "A", "Z(5, 3): 3 1 2"): """
        4 und 5 sind übrig. 4 + 5 = 9 = 3 · 3 ist ein Vielfaches von 3: Du gewinnst.
        """,
    ("en", None, "Z(8, 3)"): """
        B can win, whatever A does.
        A wants the last two numbers to be partners, B does not. Two numbers are partners if their sum is a multiple \
of 3.
        B makes the last move.
        Among any three numbers on the board, two are not partners. B makes the last move and keeps two like that.
        The next 2 moves of B can be any numbers: B still wins.
        Proved in the paper: Theorem 3.2.5.
        No move of A wins, unless the other player makes a mistake.
        """,
}


@pytest.mark.parametrize(("language", "reader", "text"), GOLDEN)
def test_explanations_word_for_word(language: str, reader: str | None, text: str) -> None:
    position, words = read(text), Words(language, reader)
    sentences = [words.say(message) for message in (*explain_verdict(position), *explain_moves(position))]
    assert sentences == [line.strip() for line in GOLDEN[language, reader, text].strip().splitlines()]


GOLDEN_MOVES = {
    ("en", None, 8): [
        "After 8, A is still winning.",
        "Now every number has a partner of its own: answer each number with its partner.",
    ],
    ("en", "A", 8): [
        "After 8 you are still winning.",
        "Now every number has a partner of its own: answer each number with its partner.",
    ],
    ("de", None, 8): [
        "Nach 8 gewinnt A immer noch.",
        "Jetzt hat jede Zahl einen eigenen Partner: Antworte auf jede Zahl mit ihrem Partner.",
    ],
    ("en", None, 2): [
        "2 is a mistake of A: now B can win.",
        "1, 3, 5, 7, 8, 10, 12 and 15: no two of them are partners. B only has to get rid of 4, 6, 9, 11, 13 and "
        "14, and has 6 moves for that.",
        "1, 8 or 15 would have won.",
    ],
    ("en", "A", 2): [
        "2 is a mistake: now B can win, whatever you do.",
        "1, 3, 5, 7, 8, 10, 12 and 15: no two of them are partners. B only has to get rid of 4, 6, 9, 11, 13 and "
        "14, and has 6 moves for that.",
        "1, 8 or 15 would have won.",
    ],
    ("de", "B", 2): [
        "2 ist ein Fehler von A: Jetzt kannst du gewinnen.",
        "1, 3, 5, 7, 8, 10, 12 und 15: Keine zwei davon sind Partner. Du musst nur noch 4, 6, 9, 11, 13 und 14 "
        "loswerden und hast dafür 6 Züge.",
        "1, 8 oder 15 hätte gewonnen.",
    ],
}


@pytest.mark.parametrize(("language", "reader", "number"), GOLDEN_MOVES)
def test_explanations_of_moves_word_for_word(language: str, reader: str | None, number: int) -> None:
    messages = explain_move(Variant(15, 7).start(), number)
    assert [Words(language, reader).say(message) for message in messages] == GOLDEN_MOVES[language, reader, number]


GOLDEN_ENDS = {
    ("en", None, "Z(5, 3): 1 2", 4): [
        "A gives the win away with 4.",
        "3 and 5 are left. 3 + 5 = 8 = 2 · 3 + 2 is not a multiple of 3: B wins.",
        "3 was the only winning move.",
    ],
    ("en", "A", "Z(5, 3): 1 2", 4): [
        "4 gives your win away.",
        "3 and 5 are left. 3 + 5 = 8 = 2 · 3 + 2 is not a multiple of 3: B wins.",
        "3 was the only winning move.",
    ],
    ("de", None, "Z(5, 3): 1 2", 4): [
        "Mit 4 verschenkt A den Sieg.",
        "3 und 5 sind übrig. 3 + 5 = 8 = 2 · 3 + 2 ist kein Vielfaches von 3: B gewinnt.",
        "3 war der einzige Gewinnzug.",
    ],
    ("de", "A", "Z(9, 4): 8 2 6 3 5", 1): [
        "1 ist ein Fehler von B: Jetzt kannst du gewinnen.",
        "Von 4, 7 und 9 sind zwei Partner: 7 und 9. Du machst den letzten Zug und lässt die beiden stehen.",
        "7 war der einzige Gewinnzug.",
    ],
}


@pytest.mark.parametrize(("language", "reader", "text", "number"), GOLDEN_ENDS)
def test_explanations_of_last_moves_word_for_word(language: str, reader: str | None, text: str, number: int) -> None:
    messages = explain_move(read(text), number)
    assert [Words(language, reader).say(message) for message in messages] == GOLDEN_ENDS[language, reader, text, number]


def test_one_number_and_one_move_use_the_singular() -> None:
    position = read("Z(5, 4): 2")
    (reason,) = (message for message in explain_verdict(position) if message.id == "why-hostile")
    assert Words("en").say(reason).endswith("B only has to get rid of 3, and has one move for that.")
    assert Words("de", "B").say(reason).endswith("Du musst nur noch 3 loswerden und hast dafür einen Zug.")
