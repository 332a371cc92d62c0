"""The sentences about the deciding move: each claim is checked by the rules alone, in every mistake on small boards."""

import ast
import inspect
import re
from itertools import chain, combinations
from random import Random
from typing import cast

import pytest

from helpers.brute import Brute, Numbers, listed_groups, listed_numbers
from helpers.small_boards import SMALL, all_positions
from zahlenschlacht import InputError, Player, Position, Variant
from zahlenschlacht.explanations import decision as module
from zahlenschlacht.explanations.decision import LONGEST_LIST, Decision, decision
from zahlenschlacht.explanations.messages import Listing, Message
from zahlenschlacht.explanations.review import review
from zahlenschlacht.explanations.words import LANGUAGES, Words
from zahlenschlacht.game.notation import read

OTHER_BONDS = [
    Variant(7, "coprime"),
    Variant(8, "coprime", divider="B"),
    Variant(7, "divides"),
    Variant(7, "difference 3"),
    Variant(8, "difference 3", divider="B"),
    Variant(8, "square sum", divider="B"),
    Variant(8, "lines 1-2 2-3 3-4 4-5 1-5 6-7 7-8 6-8", divider="B"),
    Variant(8, "lines 1-2 2-3 3-4 4-5 1-5 6-7 7-8 6-8"),
    Variant(9, "lines 1-2 2-3 3-4 4-5 1-5 6-7 7-8"),  # after 9, only a search shows that A wins
]
LARGER = [
    Variant(9, 2, divider="B"),
    Variant(9, 4),
    Variant(9, 7),
    Variant(10, 3, divider="B"),
    Variant(9, 3, divider="B"),
]


class Checker:
    """Checks every sentence about one mistake."""

    def __init__(self, brute: Brute, left: Numbers, mistake: int, better: int) -> None:
        self.brute, self.left, self.mistake, self.better = brute, left, mistake, better
        self.player = brute.turn(left)

    def largest(self, left: Numbers, bonded: bool) -> int:
        """The size of a largest set in which all pairs are bonded, or none is."""
        return next(
            size
            for size in range(len(left), 0, -1)
            if any(self.brute.all_pairs(list(some), bonded) for some in combinations(left, size))
        )

    def partners(self, number: int) -> list[int]:
        return sorted(other for other in self.left if self.brute.variant.bonded(number, other))

    def check_set(self, message: Message, left: Numbers) -> None:
        """The set has one sort, lies in these numbers, and is large enough to win if its owner keeps it."""
        v, bonded = message.values, message.values["sort"] == "bonded"
        if "hostile" in v:
            members = listed_numbers(v["hostile"])
            assert set(members) <= left
            assert self.brute.all_pairs(members, bonded)
            size = len(members)
        else:
            size = cast("int", v["count"])
            assert size == self.largest(left, bonded) > LONGEST_LIST
        assert size >= cast("int", v["need"])

    def check(self, message: Message) -> None:
        v, variant, left = message.values, self.brute.variant, self.left
        after = left - {self.better}
        assert v["player"] == self.player
        assert "opponent" not in v or v["opponent"] == self.player.other
        if "by" in v:
            x, y = cast("int", v["x"]), cast("int", v["y"])
            assert {x, y} <= left
            assert x < y
            assert variant.bonded(x, y)
            assert v["sum"] == x + y
            assert (v["by"] == "sum") == variant.bond.is_sum
        match message.id:
            case "decided-move":
                assert v["number"] == self.mistake
                assert v["ply"] == variant.n - len(left) + 1
            case "decided-three":
                assert listed_numbers(v["numbers"]) == sorted(left)
                assert listed_numbers(v["go"]) == self.brute.winning_moves(left)
            case "decided-partner":
                assert v["number"] == self.mistake in (v["x"], v["y"])
            case "decided-alone":
                assert v["number"] == self.better
                assert (v["must"] == "yes") == (self.brute.winning_moves(left) == [self.better])
                assert self.partners(self.better) == []
            case "decided-side" | "decided-keep-side":
                side, partners = listed_numbers(v["numbers"]), listed_numbers(v["partners"])
                assert v["number"] == (self.better if message.id == "decided-side" else self.mistake) in side
                assert all(self.partners(number) == partners for number in side)
                assert len(side) > len(partners) == v["count"]
                if message.id == "decided-side":
                    winning = self.brute.winning_moves(left)
                    assert set(side) <= set(winning)
                    assert (v["must"] == "yes") == (set(side) == set(winning))
            case "decided-side-many" | "decided-keep-side-many":
                number = cast("int", v["number"])
                partners = self.partners(number)
                assert v["others"] == len([x for x in left if self.partners(x) == partners]) - 1
                assert v["count"] == len(partners) <= cast("int", v["others"])
            case "decided-go" | "decided-take":
                assert v["number"] == self.better
                must = self.brute.winning_moves(left) == [self.better]
                assert message.id == "decided-take" or (v["must"] == "yes") == must
            case "decided-pairs" | "decided-pairs-many":
                assert self.brute.can_be_paired(after)
                if "groups" in v:
                    pairs = listed_groups(v["groups"])
                    assert sorted(chain(*pairs)) == sorted(after)
                    assert all(len(pair) == 2 and variant.bonded(*pair) for pair in pairs)
            case "decided-groups" | "decided-groups-many":
                assert cast("int", v["count"]) < cast("int", v["need"]) == len(after) // 2 + 1
                assert self.largest(after, False) <= cast("int", v["count"])
                if "groups" in v:
                    groups = listed_groups(v["groups"])
                    assert sorted(chain(*groups)) == sorted(after)
                    assert all(self.brute.all_pairs(group, True) for group in groups)
            case "decided-searched":
                assert self.largest(after, False) < cast("int", v["need"]) == len(after) // 2 + 1
            case "decided-break" | "decided-break-many":
                self.check_set(message, left)
                assert v["number"] == self.better
                assert (v["must"] == "yes") == (self.brute.winning_moves(left) == [self.better])
                # The opponent, who moves next, wins with any `need` such numbers and with no fewer.
                assert v["need"] == len(after) // 2 + 1 == self.largest(left, v["sort"] == "bonded")
            case "decided-keep-alone":
                assert v["number"] == self.mistake
                assert self.partners(self.mistake) == []
                assert self.player is variant.breaker
            case "decided-take-partner":
                assert v["number"] == self.better in (v["x"], v["y"])
            case "decided-set" | "decided-set-many":
                self.check_set(message, after)
                assert v["need"] == (len(after) + 1) // 2 + 1
            case "decided-short":
                assert v["number"] == self.mistake
                assert v["most"] == self.largest(left - {self.mistake}, v["sort"] == "bonded")
            case "decided-others" | "decided-many-others":
                others = [number for number in self.brute.winning_moves(left) if number != self.better]
                assert v["count"] == len(others) > 0
                assert "numbers" not in v or listed_numbers(v["numbers"]) == others
            case _:
                raise AssertionError(f"no check for {message.id}")


def end_of(position: Position, mistake: int) -> Decision:
    """The decision of a game in which this mistake was made and its maker then resigned."""
    player = position.turn
    assert player is not None
    after = position.cross(mistake)
    return decision(after, player.other, player)


@pytest.mark.parametrize("variant", [*SMALL, *OTHER_BONDS, *LARGER], ids=str)
def test_every_mistake_on_a_small_board_is_explained_truly(variant: Variant) -> None:
    brute = Brute(variant)
    for position in all_positions(variant):
        left = frozenset(position.numbers)
        player = position.turn
        if player is None or brute.winner(left) is not player:
            continue
        winning = brute.winning_moves(left)
        for mistake in left.difference(winning):
            end = end_of(position, mistake)
            assert (end.kind, end.ply) == ("mistake", position.ply + 1)
            assert end.better in winning
            assert end.messages
            for message in end.messages:
                Checker(brute, left, mistake, end.better).check(message)


def random_game(variant: Variant, random: Random) -> Position:
    position = variant.start()
    while not position.is_over:
        position = position.cross(random.choice(position.numbers))
    return position


@pytest.mark.parametrize("variant", [*SMALL[::7], *OTHER_BONDS[::2], *LARGER], ids=str)
def test_the_deciding_move_of_random_games_is_the_right_one(variant: Variant) -> None:
    brute, random = Brute(variant), Random(str(variant))
    for _ in range(100):
        game = random_game(variant, random)
        winner = game.winner
        assert winner is not None
        plies = review(game)
        lost = [ply for ply in plies if ply.is_blunder and ply.player is not winner]
        own = [ply for ply in plies if ply.is_blunder and ply.player is winner]
        for reader in (None, *Player):
            end = decision(game, reader=reader)
            deciding = own[0] if own and reader is winner else lost[-1] if lost else None
            assert end.ply == (deciding.ply if deciding else None)
            kind = "luck" if own and reader is winner else "no-mistake" if reader is winner else "mistake"
            assert end.kind == (kind if deciding or reader is winner else "no-chance")
            if deciding is None:
                assert brute.winner(frozenset(variant.numbers)) is winner
                continue
            assert end.better is not None
            left = frozenset(deciding.before.numbers)
            about = [message for message in end.messages if message.id not in ("decided-gift", "decided-answers")]
            for message in about:
                Checker(brute, left, deciding.number, end.better).check(message)
            gifts = [message for message in end.messages if message.id == "decided-gift"]
            assert bool(gifts) == (end.kind == "luck")
            for gift in gifts:
                ply = next(ply for ply in lost if ply.ply > deciding.ply)
                assert (gift.values["player"], gift.values["number"]) == (ply.player, ply.number)


@pytest.mark.parametrize("game", ["Z(7, 7): 7 1 6 3 4", "Z(7, 7): 7 1 6 5 3"])
def test_answering_with_the_partner_is_said_only_if_it_was_always_done(game: str) -> None:
    ids = [message.id for message in decision(game, Player.A, Player.A).messages]
    assert ("decided-answers" in ids) == (game.endswith("3 4"))


@pytest.mark.parametrize("game", ["Z(7, 3): 7 2 1 3 6", "Z(7, 3): 1 2 7 3 6", "Z(7, 3): 4 2 1 3 6"])
def test_the_pairs_of_a_faultless_game_are_those_that_were_played(game: str) -> None:
    first, *_ = decision(game, reader=Player.A).messages
    crossed = first.values["number"]
    assert crossed == read(game).crossed[0]
    pairs = listed_groups(cast("Listing", first.values["pairs"]))
    _, a, b, c, d = read(game).crossed
    assert sorted(map(tuple, pairs)) == sorted([tuple(sorted(pair)) for pair in ((a, b), (c, d), read(game).numbers)])
    assert all(sum(pair) % 3 == 0 for pair in pairs)


def test_the_pairs_of_a_faultless_game_on_an_even_board_are_those_that_were_played() -> None:
    first, *_ = decision("Z(6, 7, divider=B): 1 6 2 5", reader=Player.B).messages
    assert listed_groups(cast("Listing", first.values["pairs"])) == [[1, 6], [2, 5], [3, 4]]


@pytest.mark.parametrize(
    ("game", "drawn"), [("Z(7, 3): 2", [[2, 7], [3, 6], [4, 5]]), ("Z(7, 4): 1", [[1, 3], [2, 6], [5, 7]])]
)
def test_the_pairs_are_those_that_the_page_draws(game: str, drawn: list[list[int]]) -> None:
    end = decision(game, Player.B, Player.A)
    listing = next(message.values["groups"] for message in end.messages if message.id == "decided-pairs")
    assert listed_groups(cast("Listing", listing)) == drawn


def test_only_the_last_of_several_mistakes_is_called_so() -> None:
    titles = [
        Words("en", "A").say(decision(game, reader=Player.A).title) for game in ("Z(5, 3): 3 1 4", "Z(5, 3): 4 5 2")
    ]
    assert titles == ["Move 3 was the mistake", "Move 3 was the last mistake"]


def test_a_player_who_resigns_at_once_is_told_why() -> None:
    assert decision("Z(7, 5)", Player.B, Player.A).kind == "no-chance"


def test_a_player_who_resigns_a_won_game_is_told_so() -> None:
    end = decision("Z(7, 7): 7 1", Player.B, Player.A)
    assert (end.kind, end.ply) == ("resigned", None)
    assert "game that you were winning" in Words("en", "A").say(end.title)


def test_a_game_that_goes_on_has_no_deciding_move() -> None:
    with pytest.raises(InputError, match="not over"):
        decision("Z(7, 7): 7 1")


def test_the_title_and_the_first_sentence_differ_and_every_sentence_has_words() -> None:
    ends = [
        decision(game, reader=reader)
        for variant in [
            *SMALL[::5],
            *OTHER_BONDS,
            *LARGER,
            Variant(15, 7),
            Variant(16, 2),
            Variant(17, 5),
            Variant(17, 2, divider="B"),
        ]
        for seed in range(12)
        for game in [random_game(variant, Random(seed))]
        for reader in (None, *Player)
    ]
    ends.append(decision("Z(7, 7): 7 1", Player.B, Player.A))
    seen = set()
    for language in LANGUAGES:
        for reader in (None, "A", "B"):
            words = Words(language, reader)
            for end in ends:
                title, sentences = words.say(end.title), [words.say(message) for message in end.messages]
                assert sentences
                assert title.rstrip("!") not in sentences[0]
                assert len(set(sentences)) == len(sentences)
                for text in sentences:
                    assert text.endswith(".")
                    assert not re.search(r"  | [.,:]|\{|None|\.\.|\u2068", text), text
                seen |= {message.id for message in (end.title, *end.messages)}
    assert {key for key in seen if key.startswith("decided-")} == used_ids()


def used_ids() -> set[str]:
    """The ids of the messages in the locale file that the module can use."""
    source = LANGUAGES["en"].joinpath("decision.en.ftl").read_text("utf-8")
    ids = set(re.findall(r"^(decided-[\w-]+) =", source, re.MULTILINE))
    constants = {
        node.value
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert constants & ids
    return ids


@pytest.mark.parametrize("game", ["Z(15, 7): 2", "Z(31, 16): 1", "Z(30, 9, divider=B): 1", "Z(41, 2, divider=B): 2"])
def test_long_lists_are_left_to_the_board(game: str) -> None:
    position = read(game)
    player = position.turn
    assert player is not None
    end = decision(position, winner=player, reader=player.other)
    lists = [value for message in end.messages for value in message.values.values() if isinstance(value, Listing)]
    assert end.kind == "mistake"
    assert all(0 < value.count <= LONGEST_LIST for value in lists)
