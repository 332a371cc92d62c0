"""The questions as a task for Inspect, which finds it by its entry point, and strategies in the place of models.

inspect eval zahlenschlacht/critical_moves --model openai/gpt-4o -T split=sizes -T count=200
inspect eval zahlenschlacht/critical_moves --model zahlenschlacht/perfect
"""

from random import Random
from typing import Any

from ...extras import extra
from ...game.notation import read
from ...strategies import choose, strategy
from ..grading import grade
from . import records

with extra("inspect"):
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.model import ChatMessage, GenerateConfig, ModelAPI, ModelOutput, ModelUsage, modelapi
    from inspect_ai.scorer import CORRECT, INCORRECT, Score, Scorer, Target, accuracy, scorer, stderr
    from inspect_ai.solver import TaskState, generate


_POSITIONS: dict[str, str] = {}
"""The position, in notation, of every question of the tasks so far."""


@task  # type: ignore[untyped-decorator, unused-ignore]
def critical_moves(
    split: str = "train", count: int = 100, seed: int = 0, chance_at_most: float = 0.5, language: str = "en"
) -> Task:
    """Questions about critical positions: the answer is right if the move wins."""
    samples = [
        Sample(input=entry["input"], target=entry["target"], id=entry["id"], metadata=entry)
        for entry in records(split, count, seed, chance_at_most, language)
    ]
    _POSITIONS.update((str(sample.input), str(sample.id)) for sample in samples)
    return Task(
        dataset=MemoryDataset(samples, name=f"zahlenschlacht-{split}"), solver=generate(), scorer=winning_move()
    )


@scorer(metrics=[accuracy(), stderr()])  # type: ignore[untyped-decorator, unused-ignore]
def winning_move() -> Scorer:
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
        """The move of the strategy, as an answer."""
        number = choose(self.strategy, read(_POSITIONS[input[-1].text]), self.rng)
        output = ModelOutput.from_content(model=self.model_name, content=f"Answer: {number}")
        output.usage = ModelUsage()
        return output
