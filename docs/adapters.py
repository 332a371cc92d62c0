"""Write the table of reference agents in the evaluation frameworks into docs/programs.md.

python docs/adapters.py         (needs the extras inspect, reasoning-gym and textarena)

The agents answer in place of a language model.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import inspect_ai
import reasoning_gym
import textarena
from agents import greedy
from inspect_ai.model import ModelOutput, ModelUsage, get_model

from zahlenschlacht import Position, read
from zahlenschlacht.programs.adapters.inspect_tasks import critical_moves
from zahlenschlacht.programs.splits import SPLITS
from zahlenschlacht.strategies import Agent, as_strategy, choose

AGENTS: dict[str, Agent] = {
    "random": "random",
    "smallest": lambda position: position.numbers[0],
    "greedy": greedy,
    "learner": "learner",
    "perfect": "perfect",
}
QUESTIONS, GAMES, VARIANT = 100, 50, "Z(15, 7)"
BEGIN, END = "<!-- written by docs/adapters.py -->", "<!-- end of docs/adapters.py -->"


def answer(agent: Agent, position: Position, rng: Random) -> str:
    """The reply of an agent in the place of a language model."""
    return f"Answer: {choose(as_strategy(agent, rng), position, rng)}"


def with_inspect(agent: Agent, split: str) -> float:
    """The accuracy of the agent in Inspect's task."""
    task, rng = critical_moves(split=split, count=QUESTIONS), Random(0)
    positions = {str(sample.input): read(str(sample.id)) for sample in task.dataset}

    def output(messages: Any, *_: Any) -> ModelOutput:
        result = ModelOutput.from_content(model="mock", content=answer(agent, positions[messages[-1].text], rng))
        result.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)  # else it downloads a tokenizer
        return result

    with TemporaryDirectory() as folder:
        model = get_model("mockllm/model", custom_outputs=output, memoize=False)
        [log] = inspect_ai.eval(task, model=model, log_dir=folder, display="none", max_connections=1)
    value: float = log.results.scores[0].metrics["accuracy"].value
    return value


def with_reasoning_gym(agent: Agent, split: str) -> float:
    """The mean score of the agent in the dataset of reasoning-gym."""
    dataset = reasoning_gym.create_dataset("zahlenschlacht", split=split, size=QUESTIONS, seed=1)
    rng = Random(0)
    scores = [dataset.score_answer(answer(agent, read(item["metadata"]["id"]), rng), item) for item in dataset]
    return float(sum(scores)) / QUESTIONS


def with_textarena(agent: Agent, opponent: Agent, side: int) -> float:
    """The share of games that the agent wins from this side, 0 for A, in TextArena."""
    rng, wins = Random(0), 0
    players = [agent, opponent] if side == 0 else [opponent, agent]
    for seed in range(GAMES):
        env = textarena.make("Zahlenschlacht-v0", variant=VARIANT)
        env.reset(num_players=2, seed=seed)
        is_over = False
        while not is_over:
            player, _ = env.get_observation()
            is_over, _ = env.step(f"[{choose(as_strategy(players[player], rng), env.position, rng)}]")
        wins += env.close()[0][side] == 1
    return wins / GAMES


def table() -> str:
    """The table, a row for each agent."""
    heads = [f"Inspect, {split}" for split in SPLITS] + [f"reasoning-gym, {split}" for split in SPLITS]
    heads += ["TextArena, A against random", "B against random"]
    lines = ["| agent | " + " | ".join(heads) + " |", "| --- |" + " --- |" * len(heads)]
    for name, agent in AGENTS.items():
        figures = [with_inspect(agent, split) for split in SPLITS]
        figures += [with_reasoning_gym(agent, split) for split in SPLITS]
        figures += [with_textarena(agent, "random", side) for side in (0, 1)]
        lines.append(f"| {name} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |")
        print(lines[-1], flush=True)
    return "\n".join(lines)


if __name__ == "__main__":
    page = Path(__file__).with_name("programs.md")
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}", encoding="utf-8")
