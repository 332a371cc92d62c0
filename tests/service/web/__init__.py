"""Tests of the website's server."""
