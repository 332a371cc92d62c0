"""Strategies: one protocol, one registry, a file each."""

from .agents import ADAPTERS, Agent, Drawing, agent_name, as_strategy, next_position, play_out, play_out_async
from .moves import Move, Strategy, choose, probabilities, uniform
from .named import Careless, NamedStrategy, Sight
from .registry import STRATEGIES, check_seat, registered, strategies_for, strategy, strategy_names

__all__ = [
    "ADAPTERS",
    "STRATEGIES",
    "Agent",
    "Careless",
    "Drawing",
    "Move",
    "NamedStrategy",
    "Sight",
    "Strategy",
    "agent_name",
    "as_strategy",
    "check_seat",
    "choose",
    "next_position",
    "play_out",
    "play_out_async",
    "probabilities",
    "registered",
    "strategies_for",
    "strategy",
    "strategy_names",
    "uniform",
]
