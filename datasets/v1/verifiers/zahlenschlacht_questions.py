"""The questions as a taskset for verifiers.

PYTHONPATH=datasets/v1/verifiers eval zahlenschlacht-questions --env.taskset.split shapes
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import verifiers.v1 as vf

from zahlenschlacht.programs.adapters import records
from zahlenschlacht.programs.grading import grade

QUESTIONS = Path(__file__).parents[1] / "questions.jsonl"


class QuestionsConfig(vf.TasksetConfig):
    """Which questions are asked: the frozen ones of a part or, with `draw`, this many new ones."""

    split: str = "train"
    draw: int = 0
    seed: int = 2
    language: str = "en"


class QuestionsData(vf.TaskData):
    """A question with its record."""

    record: dict[str, Any]


class QuestionsTask(vf.Task[QuestionsData, vf.State, vf.TaskConfig]):
    """A question; the reward is 1 if the move wins, or the proof holds."""

    @vf.reward
    async def right_answer(self, trace: vf.Trace) -> float:
        """1 for a right answer, otherwise 0."""
        return float(grade(self.data.record, trace.last_reply).is_right)

    async def validate(self, runtime: vf.Runtime) -> bool:
        """Whether the grader accepts the answer of the record."""
        return grade(self.data.record, f"Answer: {self.data.record['target'][0]}").is_right


class QuestionsTaskset(vf.Taskset[QuestionsTask, QuestionsConfig]):
    """The questions of a part of the question set."""

    def load(self) -> Iterator[QuestionsTask]:
        """Each question as a task."""
        options = self.config
        file = "" if options.draw else str(QUESTIONS)
        for entry in records(options.split, options.draw or None, options.seed, options.language, file):
            data = QuestionsData(id=entry["id"], prompt=entry["input"], record=entry)
            yield QuestionsTask(data, options.task)


__all__ = ["QuestionsTaskset"]
