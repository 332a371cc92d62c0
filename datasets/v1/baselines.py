"""Answer the frozen questions with simple agents; write leaderboard.json and the table of README.md.

python datasets/v1/baselines.py          (about half an hour)

linear, network   score each move by what its number has to do with the others (`features`), with no or one hidden
                  layer; trained on the questions of `train`
Q-learning        a table of values by the numbers of partners left, learned by playing against itself from `train`
MCTS              a tree search with random playouts
greedy prover     puts numbers into the first group of friends that takes them, or numbers with few friends into a set
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from math import log, sqrt
from random import Random
from typing import Any

import numpy as np
from leaderboard import entry
from make import FOLDER, QUESTIONS

from zahlenschlacht import Position, read
from zahlenschlacht.programs.baselines import first_fit, moves
from zahlenschlacht.solution.graphs import Graph, graph, indices, mask_left

Record = dict[str, Any]
Agent = Callable[[Record], str]
BEGIN, END = "<!-- written by baselines.py -->", "<!-- to here -->"
GAMES, EPOCHS, HIDDEN = 3000, 300, 32


def features(position: Position, has_neighbours: bool) -> np.ndarray[Any, Any]:
    """A row for each number left: how many friends it has, and what its friends and twins have."""
    left, friends = mask_left(position), graph(position.variant).friends
    places = list(indices(left))
    near = np.array([[friends[i] >> j & 1 for j in places] for i in places], dtype=float)
    count = near.sum(axis=1)
    columns = [count, np.argsort(np.argsort(count)), count == 0, count == 1, count == count.min(), count == count.max()]
    if has_neighbours:
        pairs = [[(friends[i] ^ friends[j]) & left & ~(1 << i | 1 << j) == 0 for j in places] for i in places]
        twins, number = np.array(pairs).sum(axis=1), np.maximum(count, 1)
        columns += [twins, near @ count / number, near @ twins / number, near @ (count == 1)]
    rows = np.stack([np.asarray(column, float) for column in columns], axis=1)
    return (rows - rows.mean(axis=0)) / (rows.std(axis=0) + 1e-9)


class Ranker:
    """Ranks moves by their features; trained so that winning moves get the most probability."""

    def __init__(self, records: list[Record], hidden: int, has_neighbours: bool = True) -> None:
        self.has_neighbours = has_neighbours
        rng = np.random.default_rng(0)
        examples = [(self._features(r), np.isin(r["legal"], r["winning"])) for r in records]
        width = examples[0][0].shape[1]
        self.weights = (
            [rng.normal(0, 0.3, (width, hidden)), rng.normal(0, 0.3, hidden)] if hidden else [np.zeros(width)]
        )
        rate = 0.05
        for _ in range(EPOCHS):
            for i in rng.permutation(len(examples)):
                rows, wins = examples[i]
                scores, inner = self._scores(rows)
                chances = np.exp(scores - scores.max())
                chances /= chances.sum()
                slope = chances * wins / (chances[wins].sum() + 1e-12) - chances
                if hidden:
                    back = np.outer(slope, self.weights[1]) * (1 - inner**2)
                    self.weights[1] += rate * inner.T @ slope
                    self.weights[0] += rate * rows.T @ back
                else:
                    self.weights[0] += rate * rows.T @ slope
            rate *= 0.99

    def _features(self, record: Record) -> np.ndarray[Any, Any]:
        return features(read(record["id"]), self.has_neighbours)

    def _scores(self, rows: np.ndarray[Any, Any]) -> tuple[Any, Any]:
        if len(self.weights) == 1:
            return rows @ self.weights[0], None
        inner = np.tanh(rows @ self.weights[0])
        return inner @ self.weights[1], inner

    def __call__(self, record: Record) -> str:
        scores, _ = self._scores(self._features(record))
        return str(record["legal"][int(np.argmax(scores))])


class QLearning:
    """A table: the share of games that the player who made a move won, by the degrees of what the move left."""

    def __init__(self, records: list[Record]) -> None:
        self.table: dict[Any, float] = {}
        rng = Random(0)
        for _ in range(GAMES):
            position = read(rng.choice(records)["id"])
            friends, left, path = graph(position.variant).friends, mask_left(position), []
            while left.bit_count() > 2:
                places = list(indices(left))
                greedy = rng.random() > 0.2
                place = max(places, key=lambda i: self._value(friends, left ^ 1 << i)) if greedy else rng.choice(places)
                left ^= 1 << place
                path.append(self._key(friends, left))
            value = 1.0 if friends[next(indices(left))] & left else 0.0  # the closer made the last move
            for key in reversed(path):
                self.table[key] = self.table.get(key, 0.5) + 0.2 * (value - self.table.get(key, 0.5))
                value = 1 - value

    def _key(self, friends: list[int], left: int) -> Any:
        return tuple(sorted((friends[i] & left).bit_count() for i in indices(left)))

    def _value(self, friends: list[int], left: int) -> float:
        return self.table.get(self._key(friends, left), 0.5)

    def __call__(self, record: Record) -> str:
        position = read(record["id"])
        friends, left = graph(position.variant).friends, mask_left(position)
        best = max(indices(left), key=lambda i: self._value(friends, left ^ 1 << i))
        return str(position.variant.numbers[best])


def mcts(simulations: int, record: Record) -> str:
    """The most visited move of a tree search. A random game ends with two random numbers of those left."""
    position, rng = read(record["id"]), Random(record["id"])
    friends, root = graph(position.variant).friends, mask_left(position)
    visits, wins = {root: 0}, {root: 0.0}  # wins of the player who moved to this node
    for _ in range(simulations):
        path = [root]
        while path[-1] in visits and path[-1].bit_count() > 2:
            left = path[-1]
            width = 1.4 * sqrt(log(visits[left] + 1))

            def bound(child: int, width: float = width) -> float:
                count = visits.get(child, 0)
                return wins[child] / count + width / sqrt(count) if count else 9 + rng.random()

            path.append(max((left ^ 1 << i for i in indices(left)), key=bound))
        x, y = rng.sample(list(indices(path[-1])), 2)
        closer_wins = friends[x] >> y & 1
        for left in path:
            visits[left] = visits.get(left, 0) + 1
            has_closer_moved = left.bit_count() % 2 == 0
            wins[left] = wins.get(left, 0) + (closer_wins == has_closer_moved)
    best = max(indices(root), key=lambda i: visits.get(root ^ 1 << i, 0))
    return str(position.variant.numbers[best])


def greedy_proof(record: Record) -> str:
    """The winner and a proof, if a greedy choice finds one."""
    position = read(record["id"])
    game, left = graph(position.variant), mask_left(position)
    half = (position.size + 1) // 2
    groups = first_fit(position)
    if len(groups) <= half:
        return f"{position.variant.closer} {_lists(game, groups)}"
    members, rest = 0, left
    while rest:
        i = min(indices(rest), key=lambda i: (game.friends[i] & rest).bit_count())
        members |= 1 << i
        rest &= ~(game.friends[i] | 1 << i)
    return f"{position.variant.closer.other} {_lists(game, [members])}"


def _lists(game: Graph, sets: list[int]) -> str:
    return " ".join(f"[{' '.join(map(str, game.numbers_of(members)))}]" for members in sets)


def rule(name: str, record: Record) -> str:
    """The move of a rule of one line."""
    return str(moves(read(record["id"]))[name])


def avoider(record: Record) -> str:
    """A random move that no rule makes."""
    others = sorted(set(record["legal"]).difference(moves(read(record["id"])).values()))
    return str(Random(record["id"]).choice(others or record["legal"]))


def agents(records: list[Record]) -> Iterator[tuple[str, Agent, Agent | None]]:
    """Each agent by name: its answers to questions for a move, and to questions for a proof."""
    train = [record for record in records if record["split"] == "train"]
    yield "perfect", lambda record: record["target"][0], lambda record: record["target"][0]
    yield "random", lambda record: str(Random(record["id"]).choice(record["legal"])), None
    yield "random, but no move of a rule", avoider, None
    for name in moves(read(train[0]["id"])):
        yield f"rule: {name}", partial(rule, name), None
    yield "linear: its partners", Ranker(train, 0, has_neighbours=False), None
    yield "linear: its partners and theirs", Ranker(train, 0), None
    yield "network: its partners and theirs", Ranker(train, HIDDEN), None
    yield f"Q-learning, {GAMES:,} games", QLearning(train), None
    yield "greedy prover", lambda record: "", greedy_proof
    for simulations in (100, 1000, 10_000):
        yield f"MCTS, {simulations:,} simulations", partial(mcts, simulations), None


def main() -> None:
    """Write the entries and the table."""
    records = [json.loads(line) for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]
    tests = [record for record in records if record["split"] != "train"]
    parts = list(dict.fromkeys(record["split"] for record in tests))
    entries, lines = [], ["| agent | " + " | ".join(parts) + " |", "| --- |" + " --- |" * len(parts)]
    for name, move, proof in agents(records):
        replies = {}
        for record in tests:
            agent = move if record["task"] == "move" else proof
            if agent and (answer := agent(record)):
                replies[record["id"]] = f"Answer: {answer}"
        asked = {record["split"] for record in tests if record["id"] in replies}
        entries.append(entry(name, [record for record in tests if record["split"] in asked], replies))
        scores = entries[-1]["splits"]
        cells = (
            f"{scores[part]['score']:.2f} ± {scores[part]['error']:.2f}" if part in scores else "–" for part in parts
        )
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    (FOLDER / "leaderboard.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    card = FOLDER / "README.md"
    before, rest = card.read_text(encoding="utf-8").split(BEGIN)
    table = "\n".join(lines)
    card.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
