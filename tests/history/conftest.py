"""The PostgreSQL of the tests of lessons."""

from service.storage.conftest import postgres

__all__ = ["postgres"]
