"""The adapters run in their frameworks, with a mock model and with strategies, if the extras are installed."""

from __future__ import annotations

import json
import sys
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

import pytest

from zahlenschlacht import InputError, Position, read, winning_moves
from zahlenschlacht.strategies import Agent, as_strategy, choose


def reply(agent: Agent, position: Position, rng: Random) -> str:
    """The answer of an agent to a question about a position."""
    return str(choose(as_strategy(agent, rng), position, rng))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("split", ["train", "sizes", "bonds"])
def test_inspect_scores_a_mock_model(split: str, tmp_path: Path) -> None:
    inspect_ai = pytest.importorskip("inspect_ai")
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    [entry] = entry_points(group="inspect_ai", name="zahlenschlacht")
    task = entry.load().critical_moves(split=split, count=20)
    records = {str(sample.input): sample.metadata for sample in task.dataset}
    assert len(records) == 20

    def evaluate(answer: Any) -> tuple[float, list[Any]]:
        def output(messages: Any, *_: Any) -> ModelOutput:
            text = answer(records[messages[-1].text])
            spent = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)  # else it downloads a tokenizer
            result = ModelOutput.from_content(model="mock", content=text)
            result.usage = spent
            return result

        model = get_model("mockllm/model", custom_outputs=output, memoize=False)
        [log] = inspect_ai.eval(task, model=model, log_dir=str(tmp_path), display="none")
        assert log.status == "success", log.error
        score = log.results.scores[0]
        return score.metrics["accuracy"].value, log.samples

    assert evaluate(lambda record: f"I think.\nAnswer: {record['winning'][-1]}")[0] == 1
    wrong, samples = evaluate(lambda record: f"not {record['winning'][0]}")
    assert wrong == 0
    assert all(sample.scores["winning_move"].metadata["mark"] == "unreadable" for sample in samples)


@pytest.mark.filterwarnings("ignore")
def test_inspect_runs_offline_on_its_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("inspect_ai")
    command = "eval zahlenschlacht/critical_moves --model zahlenschlacht/perfect -T split=bonds -T count=20"
    options = ["--log-dir", str(tmp_path), "--log-format", "json", "--display", "none"]
    monkeypatch.setattr(sys, "argv", ["inspect", *command.split(), *options])
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # the command replaces it
    monkeypatch.chdir(tmp_path)
    [inspect] = entry_points(group="console_scripts", name="inspect")
    with pytest.raises(SystemExit) as end:  # in this process, since importing Inspect takes seconds
        inspect.load()()
    assert end.value.code == 0
    [file] = tmp_path.glob("*.json")
    log = json.loads(file.read_text("utf-8"))
    assert log["status"] == "success"
    assert log["results"]["scores"][0]["metrics"]["accuracy"]["value"] == 1


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("split", ["train", "sizes", "bonds"])
def test_reasoning_gym_scores_strategies(split: str) -> None:
    reasoning_gym = pytest.importorskip("reasoning_gym")
    import zahlenschlacht.programs.adapters.reasoning_gym  # noqa: F401

    dataset = reasoning_gym.create_dataset("zahlenschlacht", split=split, size=30, seed=5)
    items = list(dataset)
    assert items == list(reasoning_gym.create_dataset("zahlenschlacht", split=split, size=30, seed=5))
    assert items[7] == dataset[7]
    rng = Random(1)
    scores = {"perfect": 0.0, "random": 0.0}
    for item in items:
        position = read(item["metadata"]["id"])
        assert dataset.score_answer(item["answer"], item) == 1
        assert dataset.score_answer(None, item) == dataset.score_answer(f"not {item['answer']}", item) == 0
        for name in scores:
            scores[name] += dataset.score_answer(reply(name, position, rng), item)
    assert scores["perfect"] == 30
    assert 0 < scores["random"] < 25
    with pytest.raises(InputError, match="train, sizes, bonds"):
        reasoning_gym.create_dataset("zahlenschlacht", split="none")


@pytest.mark.filterwarnings("ignore")
def test_textarena_plays_whole_games() -> None:
    textarena = pytest.importorskip("textarena")
    import zahlenschlacht.programs.adapters.textarena  # noqa: F401

    def play(variant: str, *agents: Agent) -> dict[int, int]:
        env = textarena.make("Zahlenschlacht-v0", variant=variant)
        env.reset(num_players=2, seed=1)
        rng, is_over = Random(2), False
        while not is_over:
            player, _ = env.get_observation()
            assert player == env.position.ply % 2
            is_over, _ = env.step(f"I cross out [{reply(agents[player], env.position, rng)}].")
        rewards, info = env.close()
        assert info[0]["reason"]
        result: dict[int, int] = rewards
        return result

    assert play("Z(15, 7)", "perfect", "random") == {0: 1, 1: -1}
    assert play("Z(17, 7)", "random", "perfect") == {0: -1, 1: 1}
    assert play("Z(9, coprime)", "perfect", "random") == {0: 1, 1: -1}

    env = textarena.make("Zahlenschlacht-v0", variant="Z(9, 4)")
    env.reset(num_players=2)
    _, prompt = env.get_observation()
    assert "multiple of 4" in str(prompt)
    assert "You are A." in str(prompt)
    assert env.step("[4] or [5]")[0] is False
    assert "Write one number in square brackets" in str(env.get_observation())
    assert env.step("[99]")[0] is True  # a second invalid move in a row loses
    assert env.close()[0] == {0: -1, 1: 1}
    assert winning_moves("Z(9, 4)")
