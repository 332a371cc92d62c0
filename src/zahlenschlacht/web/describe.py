"""Writes the OpenAPI document of the server: `python -m zahlenschlacht.web.describe page/openapi.json`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from .app import create_app


def description() -> str:
    """The OpenAPI document as it is committed."""
    return json.dumps(create_app(None).openapi(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(description(), encoding="utf-8")
