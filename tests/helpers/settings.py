"""Settings of the servers that run inside a test.

The budget of processor time depends on how fast and how busy the machine is. Only tests about that budget set it.
"""

from zahlenschlacht.service.web.settings import Settings

from .servers import GENEROUS as LIMITS

AMPLE = Settings(processor_milliseconds=10**6)
"""The default limits, with more processor time than any test uses, even if its clock stands still."""
GENEROUS = Settings.of({f"ZAHLENSCHLACHT_{name}": value for name, value in LIMITS.items()})
"""Limits so high that a test meets them only on purpose."""
