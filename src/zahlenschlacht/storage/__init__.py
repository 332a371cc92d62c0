"""Where matches are kept: SQL is known here and nowhere else."""

from .engine import StorageError
from .store import Store
from .stored import Change, Stored, UnknownMatchError

__all__ = ["Change", "StorageError", "Store", "Stored", "UnknownMatchError"]
