"""The PostgreSQL that the tests of lessons use."""

from service.storage.conftest import postgres

__all__ = ["postgres"]
