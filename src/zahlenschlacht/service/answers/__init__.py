"""Answers to validated requests: no framework, no thread, no process."""
