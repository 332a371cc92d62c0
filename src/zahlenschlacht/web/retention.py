"""Matches that nobody has played for long are deleted, in steps so small that no move feels them."""

from __future__ import annotations

import asyncio
import logging
import random

from ..storage import TroubleError
from .commits import Commits

ROUND_SECONDS = 3600
"""How often it is looked for old matches."""
PAUSE_SECONDS = 0.5
"""How long a step is waited after."""

log = logging.getLogger(__name__)


async def forget_forever(commits: Commits, days: int) -> None:
    """Delete what was not changed for so many days, now and every hour; several servers do not begin at once."""
    await asyncio.sleep(random.uniform(1, 60))
    while True:
        try:
            while await commits.run(commits.store.delete_some, days):
                await asyncio.sleep(PAUSE_SECONDS)
        except TroubleError:
            pass  # the store has written it down
        except Exception:
            log.exception("old matches could not be deleted; trying again")
        await asyncio.sleep(ROUND_SECONDS)
