"""The questions as a task for Inspect, which finds it by its entry point.

inspect eval zahlenschlacht/critical_moves --model openai/gpt-4o -T split=sizes -T count=200
"""

from __future__ import annotations

from ...extras import extra
from ..grading import grade
from . import records

with extra("inspect"):
    from inspect_ai import Task, task
    from inspect_ai.dataset import MemoryDataset, Sample
    from inspect_ai.scorer import CORRECT, INCORRECT, Score, Scorer, Target, accuracy, scorer, stderr
    from inspect_ai.solver import TaskState, generate

__all__ = ["critical_moves", "winning_move"]


@task  # type: ignore[untyped-decorator, unused-ignore]
def critical_moves(
    split: str = "train", count: int = 100, seed: int = 0, chance_at_most: float = 0.5, language: str = "en"
) -> Task:
    """Questions about critical positions: the answer is right if the move wins."""
    samples = [
        Sample(input=entry["input"], target=entry["target"], id=entry["id"], metadata=entry)
        for entry in records(split, count, seed, chance_at_most, language)
    ]
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
