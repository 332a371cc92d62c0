"""The workflow files can be read, and use nothing but pinned actions and files that exist."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
yaml: Any = import_module("yaml")  # has no types
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))


def steps_of(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    """The jobs that call other workflows, and the steps of all jobs."""
    jobs = list(workflow["jobs"].values())
    return [*(job for job in jobs if "uses" in job), *(step for job in jobs for step in job.get("steps", ()))]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_commit_and_called_workflows_exist(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert "permissions" in workflow
    for name, job in workflow["jobs"].items():
        assert set(job.get("needs", [])) <= workflow["jobs"].keys() or job["needs"] in workflow["jobs"], name
    for step in steps_of(workflow):
        if (action := step.get("uses")) is not None:
            is_local = action.startswith("./") and (ROOT / action).is_file()
            assert is_local or re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action), action


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_pinned_commit_has_its_version_beside_it(path: Path) -> None:
    pins = re.findall(r"@[0-9a-f]{40}(.*)", path.read_text(encoding="utf-8"))
    assert all(re.fullmatch(r" # v\d+\.\d+\.\d+", rest) for rest in pins), pins


def test_the_lock_of_the_server_has_the_tested_versions_and_only_hashes() -> None:
    lock = (ROOT / "deploy/requirements.lock").read_text(encoding="utf-8")
    pins = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if "==" in line)
    tested = {canonicalize_name(name): version for name, version in pins.items()}
    entries = re.findall(
        r"^([\w.\[\]-]+)==([^ ;]+)[^\n]*((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+)", lock, re.MULTILINE
    )
    assert len(entries) == len(re.findall(r"^[\w.-]+==", lock, re.MULTILINE)) > 20
    for name, version, _ in entries:
        assert tested[canonicalize_name(name)] == version, f"{name}: run `make lock`"
    assert "://" not in lock
