"""The server of the browser tests, for the other engines too."""

from browser.conftest import site

__all__ = ["site"]
