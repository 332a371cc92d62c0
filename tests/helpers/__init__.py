"""Modules that tests share; none of them is a test."""
