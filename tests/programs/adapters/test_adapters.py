"""The adapters run in their frameworks, with a mock model and with strategies, if the extras are installed."""

from __future__ import annotations

import asyncio
import importlib
import json
import sys
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

import pytest

from zahlenschlacht import InputError, Position, read, winning_moves
from zahlenschlacht.strategies import Agent, as_strategy, choose

pytestmark = pytest.mark.slow
QUESTIONS = Path(__file__).parents[3] / "datasets" / "v1" / "questions.jsonl"


def reply(agent: Agent, position: Position, rng: Random) -> str:
    """The answer of an agent to a question about a position."""
    return str(choose(as_strategy(agent, rng), position, rng))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("split", ["shapes", "proofs"])
def test_inspect_scores_a_mock_model(split: str, tmp_path: Path) -> None:
    inspect_ai = pytest.importorskip("inspect_ai")
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    [entry] = entry_points(group="inspect_ai", name="zahlenschlacht")
    task = entry.load().questions(split=split, count=20, file=str(QUESTIONS))
    assert task.version == 1
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

    assert evaluate(lambda record: f"I think.\nAnswer: {record['target'][-1]}")[0] == 1
    wrong, samples = evaluate(lambda record: f"not {record['target'][0]}")
    assert wrong == 0
    assert all(sample.scores["right_answer"].metadata["mark"] == "unreadable" for sample in samples)


@pytest.mark.filterwarnings("ignore")
def test_inspect_runs_offline_on_its_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("inspect_ai")
    command = "eval zahlenschlacht/questions --model zahlenschlacht/perfect -T split=train -T count=10"
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
def test_reasoning_gym_scores_strategies_and_repeats_nothing() -> None:
    reasoning_gym = pytest.importorskip("reasoning_gym")
    import zahlenschlacht.programs.adapters.reasoning_gym  # noqa: F401

    dataset = reasoning_gym.create_dataset("zahlenschlacht", split="train", size=16, seed=5)
    items = list(dataset)
    other = reasoning_gym.create_dataset("zahlenschlacht", split="train", size=16, seed=5)
    assert other[7] == items[7] == dataset[7]  # the order of the questions does not matter
    assert items == list(other)
    positions = [read(item["metadata"]["id"]) for item in items]
    assert len({position.key for position in positions}) == 16
    rng = Random(1)
    scores = {"perfect": 0.0, "random": 0.0}
    for position, item in zip(positions, items, strict=True):
        assert dataset.score_answer(item["answer"], item) == 1
        assert dataset.score_answer(None, item) == dataset.score_answer(f"not {item['answer']}", item) == 0
        for name in scores:
            scores[name] += dataset.score_answer(reply(name, position, rng), item)
    assert scores["perfect"] == 16
    assert 0 < scores["random"] < 14
    [proof] = reasoning_gym.create_dataset("zahlenschlacht", split="proofs", size=1, seed=5)
    assert dataset.score_answer(f"Answer: {proof['answer']}", proof) == 1
    with pytest.raises(InputError, match="train, shapes, sizes, bonds, proofs"):
        reasoning_gym.create_dataset("zahlenschlacht", split="none")


@pytest.mark.filterwarnings("ignore")
def test_the_curriculum_of_reasoning_gym_gets_harder() -> None:
    factory = pytest.importorskip("reasoning_gym.factory")
    import zahlenschlacht.programs.adapters.reasoning_gym  # noqa: F401

    curriculum = factory.create_curriculum("zahlenschlacht")
    for level, left, difficulty in ((0, 5, 0), (2, 13, 0.5), (4, 21, 1)):
        curriculum.set_global_level(level)
        config = curriculum.generate_configuration({"seed": 3, "size": 4})
        levels = [item["metadata"]["difficulty"] for item in factory.create_dataset("zahlenschlacht", **vars(config))]
        assert len(levels) == 4
        assert all(item["left"] == left and item["difficulty"] >= difficulty for item in levels)


@pytest.mark.filterwarnings("ignore")
def test_lm_eval_scores_the_frozen_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    # The folder of the task has the same name, so the module that is imported is named in full.
    pytest.importorskip("lm_eval.api.model")
    import lm_eval
    from lm_eval.api.model import LM
    from lm_eval.tasks import TaskManager

    records = {record["input"]: record for record in map(json.loads, QUESTIONS.read_text("utf-8").splitlines())}

    class Mock(LM):  # type: ignore[misc, unused-ignore]
        """Answers every second question rightly."""

        def loglikelihood(self, requests: Any) -> Any:
            raise NotImplementedError

        loglikelihood_rolling = loglikelihood

        def generate_until(self, requests: Any) -> list[str]:
            targets = [records[request.args[0]]["target"][0] for request in requests]
            return [f"I think.\nAnswer: {target}" if i % 2 else "maybe 7" for i, target in enumerate(targets)]

    tasks = TaskManager(include_path=str(QUESTIONS.parent / "lm_eval"))
    result = lm_eval.simple_evaluate(model=Mock(), tasks=["zahlenschlacht"], task_manager=tasks, bootstrap_iters=0)
    assert set(result["versions"].values()) == {1}
    assert len(result["results"]) == 4
    assert all(task["right,none"] == task["readable,none"] == 0.5 for task in result["results"].values())


@pytest.mark.filterwarnings("ignore")
def test_verifiers_rewards_right_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    vf = pytest.importorskip("verifiers.v1")
    from verifiers.v1.trace import AgentInfo, Trace, TraceTask
    from verifiers.v1.utils.loaders import load_taskset

    monkeypatch.syspath_prepend(str(QUESTIONS.parent / "verifiers"))
    module = importlib.import_module("zahlenschlacht_questions")
    for options, count in (({"split": "proofs"}, 160), ({"draw": 5}, 5)):
        tasks = list(load_taskset(module.QuestionsConfig(id="zahlenschlacht-questions", **options)))
        assert len(tasks) == count
        task = tasks[3]
        assert asyncio.run(task.validate(None))
        for answer, reward in ((f"Answer: {task.data.record['target'][0]}", 1), ("Answer: C", 0)):
            about = TraceTask(type="question", data=task.data)
            trace = Trace(task=about, agent=AgentInfo(config=vf.AgentConfig()), root_reply=answer)
            asyncio.run(task.score(trace))
            assert trace.rewards["right_answer"].score == reward


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
