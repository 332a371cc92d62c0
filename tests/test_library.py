"""The library as its users import it: from one package, with text wherever a position is expected."""

import asyncio
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

import zahlenschlacht
from zahlenschlacht import (
    InputError,
    MoveError,
    Player,
    Position,
    Variant,
    atlas,
    audit,
    coverage,
    decision,
    explain,
    play_out,
    play_out_async,
    ray,
    read,
    read_games,
    review,
    score,
    solve,
    strategies,
    strategy,
    svg,
    tournament,
    winner,
    winning_moves,
    write,
)
from zahlenschlacht.explanations.words import LANGUAGES
from zahlenschlacht.learn.recipes import check, conquers
from zahlenschlacht.programs.envs.gymnasium import ZahlenschlachtEnv
from zahlenschlacht.programs.grading import grade
from zahlenschlacht.programs.questions import Selection, record
from zahlenschlacht.solution.turn_order import turn_order_decides


def smallest(position: Position) -> int:
    return position.numbers[0]


class Dice:
    """An agent that draws its moves itself."""

    def choose(self, position: Position, rng: Random) -> int:
        return rng.choice(position.legal_moves)


@pytest.mark.parametrize(
    "result",
    [
        lambda: read("Z(9, 4): 1 4"),
        lambda: solve("Z(9, coprime): 1 4"),
        lambda: review("Z(5, 3): 3 1 5"),
        lambda: decision("Z(5, 3): 3 1 5"),
        lambda: score("random", "Z(9, 4)", "A"),
        lambda: tournament(["random", "perfect"], "Z(9, 4)", games=1),
        lambda: (coverage(17), ray(29, 7), strategy("learner", 0.5), strategy("recipe:balance;partner")),
        lambda: list(read_games("Z(9, 4): 1 4  # begun")),
        lambda: svg("Z(9, 4): 1 4"),
    ],
)
def test_every_result_can_be_sent_to_another_process(result: Callable[[], object]) -> None:
    value = result()
    copy = pickle.loads(pickle.dumps(value))
    assert type(copy) is type(value)
    assert copy == value


def test_every_name_of_the_library_can_be_imported() -> None:
    for name in zahlenschlacht.__all__:
        assert getattr(zahlenschlacht, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'magic'"):
        zahlenschlacht.magic  # type: ignore[attr-defined] # noqa: B018 - mypy would report an unused comment here


@pytest.mark.parametrize("package", [atlas, audit, strategies])
def test_every_name_that_a_package_lists_can_be_imported(package: ModuleType) -> None:
    for name in package.__all__:
        assert getattr(package, name) is not None


@pytest.mark.parametrize("where", ["Z(15, 7): 8 2", read("Z(15, 7): 8 2")])
def test_functions_take_positions_and_text(where: Position | str) -> None:
    position = read("Z(15, 7): 8 2")
    assert solve(where) == solve(position)
    assert winner(where) is Player.A
    assert write(where) == "Z(15, 7): 8 2"
    assert record(where)["target"] == ["5", "12"]
    assert winning_moves(where) == (5, 12)
    assert review(where) == review(position)
    assert play_out(where, "perfect", "random").winner == "A"
    assert check("pairing", where).result == "wins"
    for language in LANGUAGES:
        text = explain(where, language)
        assert "5" in text
        assert text == explain(position, language)


def test_a_variant_is_its_start() -> None:
    assert solve(Variant(15, 7)) == solve("Z(15, 7)") == solve(Variant(15, 7).start())
    assert winner(Variant(17, 7)) is winner("Z(17, 7)") is winner(17, 7) is Player.B
    assert write(Variant(15, 7)) == "Z(15, 7)"
    assert score("perfect", Variant(9, 4).start(), "A") == score("perfect", "Z(9, 4)", "A")
    assert play_out(Variant(15, 7), "perfect", smallest).winner == "A"
    assert len(conquers("closing-divider")) == 57
    assert Variant.parse("Z(15, coprime, divider=B)") == Variant(15, "coprime", divider="B")
    with pytest.raises(InputError, match="a variant has no moves"):
        Variant.parse("Z(15, 7): 8")


def test_moves_and_positions_of_a_game() -> None:
    game = read("Z(5, 3): 3 1 5")
    assert game.legal_moves == ()
    assert [position.ply for position in game.positions()] == [0, 1, 2, 3]
    assert list(game.positions())[2].legal_moves == (2, 4, 5)


def test_a_verdict_is_json() -> None:
    verdict = solve("Z(15, 7): 2").as_dict()
    assert json.loads(json.dumps(verdict)) == verdict
    assert verdict["winner"] == "B"
    assert type(verdict["winner"]) is str
    assert verdict["certificate"]["hostile"] == [1, 3, 5, 7, 8, 10, 12, 15]


def test_a_review_and_its_decision_are_json() -> None:
    *_, last = (ply.as_dict() for ply in review("Z(9, 4): 1 4 5"))
    assert json.loads(json.dumps(last)) == last
    assert (last["player"], last["winner"], last["winning_moves"]) == ("A", "B", [8])
    assert decision("Z(5, 3): 4 5 2").as_dict() == {"kind": "mistake", "ply": 3, "better": 3}


@pytest.mark.parametrize("agent", ["random", smallest, strategy("random"), Dice()])
def test_names_functions_and_objects_are_agents(agent: object) -> None:
    assert play_out("Z(9, 4)", "perfect", agent).winner == "A"
    assert play_out("Z(9, 4)", "perfect", agent, Random(3)) == play_out("Z(9, 4)", "perfect", agent, Random(3))
    assert score(agent, "Z(9, 4)", "B").against_perfect.value == 0
    results = tournament({"one": "perfect", "other": agent}, ["Z(9, 4)"], games=3)
    assert [(encounter.a, encounter.wins_a) for encounter in results.encounters if encounter.a == "one"] == [("one", 3)]
    environment = ZahlenschlachtEnv(n=9, d=4, side="A", opponent=agent)
    environment.reset(seed=1)
    while environment.position.turn is not None:
        number = play_perfectly(environment.position)
        environment.step(environment.variant.index_of(number))
    assert environment.position.winner == "A"


def play_perfectly(position: Position) -> int:
    return winning_moves(position)[0]


def test_wrong_types_are_refused_with_a_sentence() -> None:
    calls: list[tuple[Callable[..., object], tuple[object, ...], str]] = [
        (solve, (15,), r"a game is written as in Z\(15, 7\): 8 2, not as 15"),
        (winner, (15,), r"a game is written as in Z\(15, 7\): 8 2, not as 15"),
        (write, (None,), "not as None"),
        (score, ("perfect", "Z(9, 4): 3", "A"), "a variant has no moves"),
        (strategy, (None,), "a strategy has a name such as perfect, not None"),
        (coverage, ("x",), "bound must be a whole number"),
        (turn_order_decides, (None, 2), "the letters C and O, not None"),
        (turn_order_decides, ("CO", "2"), "left must be a whole number"),
        (record, ("Z(5, 3): 3 1 5",), "the game is over"),
        (Selection, ([Variant(9, 4)], 1, True, "X"), "a player is A or B"),
        (tournament, ("perfect", "Z(9, 4)"), "two agents"),
        (tournament, (["perfect", "random"], []), "at least one board"),
        (tournament, (["perfect", "random"], "Z(9, 4)", "x"), "games must be a whole number"),
    ]
    for function, arguments, sentence in calls:
        with pytest.raises(InputError, match=sentence):
            function(*arguments)
    assert grade({"legal": [1], "winning": [1]}, None).reason == "the reply is empty"


@pytest.mark.parametrize("agent", ["nobody", 7, object()])
def test_any_other_value_is_refused_as_an_agent(agent: object) -> None:
    for ask in (lambda: play_out("Z(9, 4)", agent, "random"), lambda: tournament(["random", agent], ["Z(9, 4)"])):
        with pytest.raises(InputError, match=r"there is no strategy|an agent is"):
            ask()


def test_a_tournament_ranks_all_agents_and_counts_forfeits() -> None:
    results = tournament(["perfect", "perfect", lambda position: 99], ["Z(9, 4)", "Z(12, 5)"], games=2, seed=1)
    assert list(results.ranking)[-1] == "<lambda>"
    assert results.ranking["<lambda>"].value == 0
    assert len(results.encounters) == 2 * 3 * 2
    for encounter in results.encounters:
        assert encounter.forfeits == (encounter.games if "<lambda>" in (encounter.a, encounter.b) else 0)
    assert str(results).startswith("perfect")
    assert json.loads(json.dumps(results.as_dict()))["ranking"][2]["agent"] == "<lambda>"
    with pytest.raises(InputError, match="two agents"):
        tournament(["perfect"], ["Z(9, 4)"])


def test_importing_the_library_loads_nothing_heavy() -> None:
    program = "import sys, zahlenschlacht; print(*(m for m in sys.modules))"
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    modules = set(process.stdout.split())
    folders = ("strategies", "explanations", "programs", "learn", "service", "cli")
    assert not {name for name in modules if name.startswith(tuple(f"zahlenschlacht.{folder}" for folder in folders))}
    assert not {"numpy", "fluent", "importlib.metadata", "click"} & modules
    solving = "import sys, zahlenschlacht as z; z.solve('Z(9, sum 7)'), z.Variant(9, '7'), z.Variant(9, 'coprime'); "
    process = subprocess.run(
        [sys.executable, "-c", f"{solving}print('importlib.metadata' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert process.stdout == "False\n"  # plug-ins are looked for only if no bond of the package has the word


def test_every_public_name_is_listed_and_explain_is_a_function() -> None:
    program = "import zahlenschlacht as z; print({*z.__all__} <= {*dir(z)}); help(z.explain)"
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert process.stdout.startswith("True\nHelp on function explain in module zahlenschlacht.")


def test_pictures_show_themselves_in_notebooks_and_have_a_width() -> None:
    picture = zahlenschlacht.svg("Z(15, 7): 8", "certificate", size=96)
    assert picture._repr_svg_() == picture
    assert isinstance(picture, str)
    assert re.search(r'width="96" height="[0-9.]+"', picture)
    assert f"viewBox{picture.partition('viewBox')[2].partition('width')[0]}" in zahlenschlacht.svg("Z(15, 7): 8")


def test_a_verdict_is_a_table_in_notebooks() -> None:
    table = solve("Z(15, 7)")._repr_html_()
    assert "<tr><th>winner</th><td>A</td></tr>" in table
    assert table.count("<tr>") == len(solve("Z(15, 7)").as_dict())


def test_a_seed_repeats_a_game() -> None:
    games = [play_out("Z(40, 7)", "random", Dice(), seed=seed) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]
    assert games[0] == play_out("Z(40, 7)", "random", Dice(), Random(5))


def test_coroutines_play_several_games_at_the_same_time() -> None:
    waiting, most = 0, 0

    async def remote(position: Position) -> int:
        nonlocal waiting, most
        waiting += 1
        most = max(most, waiting)
        await asyncio.sleep(0)
        waiting -= 1
        return position.numbers[0]

    async def illegal(position: Position) -> int:
        return 99

    async def games() -> list[Position]:
        return await asyncio.gather(*(play_out_async("Z(15, 7)", remote, "random", seed=seed) for seed in range(4)))

    assert asyncio.run(games()) == [play_out("Z(15, 7)", smallest, "random", seed=seed) for seed in range(4)]
    assert most == 4
    with pytest.raises(MoveError, match="illegal") as error:
        asyncio.run(play_out_async("Z(15, 7)", illegal, remote))
    assert "99" in str(error.value)


def test_a_position_is_set_up_from_the_numbers_left() -> None:
    position = Variant(9, 4).position_of([1, 4, 7, 8])
    assert (position.numbers, position.turn) == ((1, 4, 7, 8), Player.B)
    assert winning_moves(position) == winning_moves(Variant(9, 4).position([9, 6, 5, 3, 2]))
    with pytest.raises(MoveError, match="10 is not on the board"):
        Variant(9, 4).position_of([1, 10])
    with pytest.raises(MoveError, match="over"):
        Variant(9, 4).position_of([1])


def test_the_user_of_a_coroutine_is_told_what_to_use() -> None:
    async def remote(position: Position) -> int:
        return position.numbers[0]

    with pytest.raises(MoveError, match="move 1 of remote: the agent is a coroutine function: use play_out_async"):
        play_out("Z(9, 4)", remote, "random")
    for ask in (lambda: score(remote, "Z(9, 4)", "A"), lambda: tournament(["random", remote], ["Z(9, 4)"])):
        with pytest.raises(InputError, match="the agent is a coroutine function: use play_out_async"):
            ask()
