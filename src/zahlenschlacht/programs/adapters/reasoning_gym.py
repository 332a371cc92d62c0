"""The questions as a dataset for reasoning-gym, with a curriculum. Importing this module registers both.

import reasoning_gym
import zahlenschlacht.programs.adapters.reasoning_gym
dataset = reasoning_gym.create_dataset("zahlenschlacht", split="train", size=500, seed=42)
curriculum = reasoning_gym.factory.create_curriculum("zahlenschlacht")
"""

from dataclasses import dataclass, replace
from typing import Any

from ...explanations.words import Words
from ...extras import extra
from ...game.errors import InputError
from ...game.rules import Position
from ..grading import grade
from ..questions import Selection, questions, record
from ..splits import split

with extra("reasoning-gym"):
    import reasoning_gym  # noqa: F401, so that the error names the package
    from reasoning_gym.coaching.base_curriculum import BaseCurriculum, ScalarAttributeDefinition
    from reasoning_gym.factory import DATASETS, ProceduralDataset, register_dataset


NAME = "zahlenschlacht"


@dataclass
class ZahlenschlachtConfig:
    """The options of the dataset; None stands for what the part of the question set says."""

    split: str = "train"
    left: int | None = None
    difficulty: float | None = None
    language: str = "en"
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        """Refuse a part that the question set does not have, and a bad difficulty."""
        self.selection(0)

    def selection(self, seed: int) -> Selection:
        """The choice of the positions."""
        part = split(self.split)
        left = part.left if self.left is None else range(self.left, self.left + 1)
        difficulty = part.difficulty if self.difficulty is None else self.difficulty
        part = replace(part, left=left, difficulty=difficulty)
        return Selection.of_split(part, self.size, seed=seed)


class ZahlenschlachtDataset(ProceduralDataset):  # type: ignore[misc]
    """The positions of a selection in order, so no position occurs twice; each is drawn when it is first needed."""

    def __init__(self, config: ZahlenschlachtConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)
        self._draws = questions(config.selection(self.seed))
        self._positions: list[Position] = []

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """The question with this index, with one right answer; `metadata` has all of them."""
        while len(self._positions) <= idx:
            position = next(self._draws, None)
            if position is None:
                raise InputError("no-question")
            self._positions.append(position)
        options = self.config
        entry = record(self._positions[idx], Words(options.language), split(options.split).is_proof)
        levels = {"left": entry["left"], "difficulty": entry["difficulty"]}
        metadata = {"source_dataset": NAME, "source_index": idx, **entry, "difficulty": levels}
        return {"question": entry["input"], "answer": entry["target"][0], "metadata": metadata}

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """1 if the move wins, or the proof holds, otherwise 0."""
        return float(grade(entry["metadata"], answer).is_right)


class ZahlenschlachtCurriculum(BaseCurriculum):  # type: ignore[misc]
    """From few numbers and easy positions to many numbers and positions in which every simple rule fails."""

    def __init__(self) -> None:
        super().__init__(NAME, ZahlenschlachtConfig)
        self._define_attributes(
            ScalarAttributeDefinition(
                name="left",
                field_name="left",
                levels=[5, 9, 13, 17, 21],
                description="How many numbers are left, an odd number",
            ),
            ScalarAttributeDefinition(
                name="difficulty",
                field_name="difficulty",
                levels=[0.0, 0.25, 0.5, 0.75, 1.0],
                description="The share of simple rules that fail",
            ),
        )


if NAME not in DATASETS:
    register_dataset(NAME, ZahlenschlachtDataset, ZahlenschlachtConfig, ZahlenschlachtCurriculum)
