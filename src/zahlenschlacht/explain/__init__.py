"""Explanations as data, and their words in every language."""
