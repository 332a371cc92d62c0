"""Tests of the storage. They run over SQLite and over PostgreSQL."""
