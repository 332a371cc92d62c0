"""Storage of matches: the only place with SQL."""

from .engine import default_database
from .errors import DatabaseUnavailableError, StorageError
from .store import Store

__all__ = ["DatabaseUnavailableError", "StorageError", "Store", "default_database"]
