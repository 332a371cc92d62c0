"""Settings of all tests."""

import os

import pytest
from hypothesis import settings

# A test must not fail because the machine is busy: Hypothesis has no deadline here.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One worker more than there are processors: many tests wait for a server, a browser or a clock.

    A test that is named alone runs in this process: starting workers would take longer than most tests.
    """
    if len(config.args) == 1 and "::" in config.args[0]:
        return 0
    return (os.cpu_count() or 1) + 1
