"""Without its extra an environment says which one to install; scorecards need none."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run_without(package: str, code: str) -> subprocess.CompletedProcess[str]:
    """Run the code in a process in which the package cannot be imported."""
    program = f"import sys; sys.modules[{package!r}] = None; {code}"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("pyspiel", "zahlenschlacht.programs.envs.openspiel", "openspiel"),
        ("pettingzoo", "zahlenschlacht.programs.envs.pettingzoo", "pettingzoo"),
        ("gymnasium", "zahlenschlacht.programs.envs.gymnasium", "pettingzoo"),
        ("numpy", "zahlenschlacht.programs.envs.gymnasium", "pettingzoo"),
        ("numpy", "zahlenschlacht.programs.batch", "atlas"),
        ("inspect_ai", "zahlenschlacht.programs.adapters.inspect_tasks", "inspect"),
        ("reasoning_gym", "zahlenschlacht.programs.adapters.reasoning_gym", "reasoning-gym"),
        ("textarena", "zahlenschlacht.programs.adapters.textarena", "textarena"),
    ],
)
def test_a_missing_extra_is_named(package: str, module: str, extra: str) -> None:
    process = run_without(package, f"import {module}")
    assert process.returncode == 1
    assert process.stderr.endswith(f"{package} is not installed: pip install 'zahlenschlacht[{extra}]'\n")


def test_scorecards_and_questions_need_no_extra() -> None:
    code = (
        "old = set(sys.modules); from zahlenschlacht import Variant; "
        "from zahlenschlacht.programs.scores import sample, score;"
        "from zahlenschlacht.programs.questions import Selection, questions;"
        "score('random', Variant(9, 4), 'A'); sample('random', Variant(9, 4), 'A', games=2);"
        "list(questions(Selection([Variant(9, 4)], 3)));"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - old} - sys.stdlib_module_names)"
    )
    process = run_without("numpy", code)
    assert process.returncode == 0, process.stderr
    assert process.stdout.split() == ["zahlenschlacht"]
