"""Recipes, exercises, lessons, puzzles and the coach."""
