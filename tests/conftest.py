"""What holds for every test."""

from hypothesis import settings

# A test must not fail because the machine is busy: Hypothesis has no deadline here.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
