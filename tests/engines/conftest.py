"""Share the server of the browser tests with the other engines."""

from browser.conftest import site

__all__ = ["site"]
