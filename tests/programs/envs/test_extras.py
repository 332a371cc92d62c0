"""Without its extra a room says which one to install; scorecards need none."""

from __future__ import annotations

import subprocess
import sys

import pytest


def without(package: str, code: str) -> subprocess.CompletedProcess[str]:
    """What the code does where the package is not installed."""
    program = f"import sys; sys.modules[{package!r}] = None; {code}"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("pyspiel", "zahlenschlacht.programs.envs.openspiel", "openspiel"),
        ("pettingzoo", "zahlenschlacht.programs.envs.pettingzoo", "pettingzoo"),
        ("gymnasium", "zahlenschlacht.programs.envs.gymnasium", "pettingzoo"),
        ("numpy", "zahlenschlacht.programs.batch", "atlas"),
    ],
)
def test_a_missing_extra_is_named(package: str, module: str, extra: str) -> None:
    done = without(package, f"import {module}")
    assert done.returncode == 1
    assert done.stderr.endswith(f"{package} is not installed: pip install 'zahlenschlacht[{extra}]'\n")


def test_scorecards_and_questions_need_no_extra() -> None:
    code = (
        "old = set(sys.modules); from zahlenschlacht import Variant; "
        "from zahlenschlacht.programs.scores import sample, score;"
        "from zahlenschlacht.programs.questions import Selection, questions;"
        "score('random', Variant(9, 4), 'A'); sample('random', Variant(9, 4), 'A', games=2);"
        "list(questions(Selection([Variant(9, 4)], 3)));"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - old} - sys.stdlib_module_names)"
    )
    done = without("numpy", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["zahlenschlacht"]
