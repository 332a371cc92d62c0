"""Where matches are kept: SQL is known here and nowhere else."""

from .engine import default_database
from .store import Store
from .stored import Change, Stored, UnknownMatchError
from .trouble import StorageError, TroubleError

__all__ = ["Change", "StorageError", "Store", "Stored", "TroubleError", "UnknownMatchError", "default_database"]
