"""Explanations: messages as data, their words in every language, and pictures."""
