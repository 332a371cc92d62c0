"""Strategies: one protocol, one registry, a file each."""

from .agents import ADAPTERS, Agent, Drawing, agent_name, as_strategy, play_out
from .moves import Move, Strategy, choose, probabilities, uniform
from .named import Careless, NamedStrategy
from .registry import STRATEGIES, check_seat, registered, strategies_for, strategy, strategy_names, takes_share

__all__ = [
    "ADAPTERS",
    "STRATEGIES",
    "Agent",
    "Careless",
    "Drawing",
    "Move",
    "NamedStrategy",
    "Strategy",
    "agent_name",
    "as_strategy",
    "check_seat",
    "choose",
    "play_out",
    "probabilities",
    "registered",
    "strategies_for",
    "strategy",
    "strategy_names",
    "takes_share",
    "uniform",
]
