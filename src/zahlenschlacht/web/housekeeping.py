"""What a server does by the way: old matches are deleted in steps so small that no move feels them, and copies made."""

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


async def back_up_forever(commits: Commits, hours: int) -> None:
    """Copy the database every so many hours, in a thread of its own: moves go on between the steps."""
    while True:
        await asyncio.sleep(3600 * hours)
        try:
            await asyncio.to_thread(commits.store.back_up)
        except Exception as error:
            log.error("the database could not be copied: %s", error)
