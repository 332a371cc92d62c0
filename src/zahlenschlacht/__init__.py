"""Zahlenschlacht: the game, the paper about it, and its complete solution."""
