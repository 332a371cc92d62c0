"""Ids, seeds, and secrets of 256 bits: seat tokens and join secrets. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

_MATCH_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_secret() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def new_match_id() -> str:
    """128 random bits as text, so that nobody can guess the address of a match."""
    return secrets.token_urlsafe(16)


def is_match_id(text: str) -> bool:
    """Whether the text has the form of a match id."""
    return _MATCH_ID.fullmatch(text) is not None


def sequel_id(match_id: str) -> str:
    """The id of the sequel of a match."""
    return urlsafe_b64encode(hash_secret(f"after {match_id}")[:16]).decode().rstrip("=")


def new_seed() -> int:
    """A random seed for the strategies of a match."""
    return secrets.randbits(62)


def hash_secret(secret: str) -> bytes:
    """The SHA-256 hash of a secret: the only trace of it in the database."""
    return hashlib.sha256(secret.encode()).digest()


def seat_token(join_secret: str, claim: str) -> str:
    """The token of the player who joined with this claim.

    A repeated claim gives the same token, so a lost response does not lose the seat. Another holder of the join link
    cannot guess it.
    """
    digest = hmac.digest(join_secret.encode(), claim.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")
