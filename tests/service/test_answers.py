"""Each answer has its route, and importing the answers loads no framework, no database and no numpy."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

from zahlenschlacht.service import answers, schemas, web
from zahlenschlacht.service.endpoints import ENDPOINTS, parameters

HEAVY = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "numpy", "fluent", "multiprocessing"}


def modules(package: object) -> set[str]:
    """The names of the modules of a package."""
    return {module.name for module in pkgutil.iter_modules(package.__path__)}  # type: ignore[attr-defined]


def test_schemas_answers_and_routes_have_modules_of_the_same_names() -> None:
    assert modules(answers) == modules(schemas) - {"base"}
    stateless = {endpoint.name.partition(".")[0] for endpoint in ENDPOINTS}
    assert modules(answers) == stateless | {"matches", "classrooms"}
    assert modules(answers) - stateless <= modules(web)


def test_an_endpoint_takes_each_value_from_one_part_of_the_request() -> None:
    for endpoint in ENDPOINTS:
        parts = [part for _, part in parameters(endpoint).values()]
        assert parts.count("path") == endpoint.path.count("{"), endpoint
        assert parts.count("query") <= (endpoint.method == "GET"), endpoint
        assert parts.count("body") == (endpoint.method == "POST"), endpoint


def test_answers_load_no_framework_no_database_and_no_numpy() -> None:
    names = ", ".join(f"zahlenschlacht.service.answers.{name}" for name in sorted(modules(answers)))
    program = f"import sys, pydantic; before = {{*sys.modules}}; import {names}; print(*{{*sys.modules}} - before)"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.split()
    assert "zahlenschlacht.service.match" in loaded
    assert HEAVY & {name.partition(".")[0] for name in loaded} == set()
