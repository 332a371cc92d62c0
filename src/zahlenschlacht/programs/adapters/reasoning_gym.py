"""The questions as a dataset for reasoning-gym. Importing this module registers it.

import reasoning_gym
import zahlenschlacht.programs.adapters.reasoning_gym
dataset = reasoning_gym.create_dataset("zahlenschlacht", split="train", size=500, seed=42)
"""

from dataclasses import dataclass
from typing import Any

from ...extras import extra
from ...game.rules import InputError
from ..grading import grade
from ..splits import variants
from . import records

with extra("reasoning-gym"):
    import reasoning_gym  # noqa: F401, so that the error names the package
    from reasoning_gym.factory import DATASETS, ProceduralDataset, register_dataset


NAME = "zahlenschlacht"


@dataclass
class ZahlenschlachtConfig:
    """The options of the dataset."""

    split: str = "train"
    chance_at_most: float = 0.5
    language: str = "en"
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        """Refuse a part that the split does not have."""
        variants(self.split)


class ZahlenschlachtDataset(ProceduralDataset):  # type: ignore[misc]
    """Critical positions; each item depends on the seed and its index alone."""

    def __init__(self, config: ZahlenschlachtConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """The question with this index, with one right answer; `metadata` has all of them."""
        options = self.config
        for entry in records(options.split, 1, self.seed + idx, options.chance_at_most, options.language):
            metadata = {"source_dataset": NAME, "source_index": idx, **entry}
            return {"question": entry["input"], "answer": entry["target"][0], "metadata": metadata}
        raise InputError("no-question", "no position is as hard as the options ask for")

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """1 if the move wins, otherwise 0."""
        return float(grade(entry["metadata"], answer).is_right)


if NAME not in DATASETS:
    register_dataset(NAME, ZahlenschlachtDataset, ZahlenschlachtConfig)
