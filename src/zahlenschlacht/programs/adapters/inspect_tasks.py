"""The questions as a task for Inspect, which finds it by its entry point, and strategies in the place of models.

inspect eval zahlenschlacht/questions --model openai/gpt-4o -T split=sizes -T file=datasets/v1/questions.jsonl
inspect eval zahlenschlacht/questions --model zahlenschlacht/perfect -T split=proofs
"""

from random import Random
from typing import Any

from ...extras import extra
from ...game.notation import read
from ...strategies import choose, strategy
from ..grading import grade
from ..splits import VERSION
from . import records

with extra("inspect"):
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import ChatMessage, GenerateConfig, ModelAPI, ModelOutput, ModelUsage, modelapi
    from inspect_ai.scorer import CORRECT, INCORRECT, Score, Scorer, Target, accuracy, scorer, stderr
    from inspect_ai.solver import TaskState, generate


_RECORDS: dict[str, dict[str, Any]] = {}
"""The record of every question of the tasks so far."""


@task  # type: ignore[untyped-decorator, unused-ignore]
def questions(split: str = "train", count: int = 100, seed: int = 0, language: str = "en", file: str = "") -> Task:
    """Questions of a part of the question set: the answer is right if the move wins, or the proof holds."""
    samples = [
        Sample(input=entry["input"], target=entry["target"], id=entry["id"], metadata=entry)
        for entry in records(split, count, seed, language, file)
    ]
    _RECORDS.update((str(sample.input), sample.metadata or {}) for sample in samples)
    dataset = MemoryDataset(samples, name=f"zahlenschlacht-{split}")
    return Task(dataset=dataset, solver=generate(), scorer=right_answer(), version=VERSION)


@scorer(metrics=[accuracy(), stderr()])  # type: ignore[untyped-decorator, unused-ignore]
def right_answer() -> Scorer:
    """Score an answer with `grade`, whose reason becomes the explanation."""

    async def score(state: TaskState, target: Target) -> Score:
        result = grade(state.metadata, state.output.completion)
        answer = None if result.number is None else str(result.number)
        value = CORRECT if result.is_right else INCORRECT
        return Score(value=value, answer=answer, explanation=result.reason, metadata={"mark": str(result.mark)})

    return score


@modelapi(name="zahlenschlacht")  # type: ignore[untyped-decorator, unused-ignore]
class StrategyModel(ModelAPI):  # type: ignore[misc, unused-ignore]
    """A strategy in the place of a model. It is told the position of the question and needs no network."""

    def __init__(self, model_name: str, **options: Any) -> None:
        super().__init__(model_name, **options)
        self.strategy, self.rng = strategy(model_name), Random(0)

    async def generate(
        self,
        input: list[ChatMessage],  # noqa: A002, the names are Inspect's
        tools: Any,
        tool_choice: Any,
        config: GenerateConfig,
    ) -> ModelOutput:
        """The move of the strategy as an answer; a question for a proof is answered with its own proof."""
        entry = _RECORDS[input[-1].text]
        is_proof = entry["task"] == "proof"
        answer = entry["target"][0] if is_proof else choose(self.strategy, read(entry["id"]), self.rng)
        output = ModelOutput.from_content(model=self.model_name, content=f"Answer: {answer}")
        output.usage = ModelUsage()
        return output
