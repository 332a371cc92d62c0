"""Tests of the storage, the same over SQLite and PostgreSQL."""
