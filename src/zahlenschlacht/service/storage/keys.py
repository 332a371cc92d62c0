"""Secrets of 256 bits: the tokens that hold seats and the secrets that open them. Only their hashes are stored."""

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
    """128 random bits as text: who does not know the address of a match does not find it."""
    return secrets.token_urlsafe(16)


def is_match_id(text: str) -> bool:
    """Whether this could be the id of a match."""
    return _MATCH_ID.fullmatch(text) is not None


def sequel_id(match_id: str) -> str:
    """The id of the match that the same people play afterwards."""
    return urlsafe_b64encode(hashed(f"after {match_id}")[:16]).decode().rstrip("=")


def new_seed() -> int:
    """The seed of a match's strategies."""
    return secrets.randbits(62)


def hashed(secret: str) -> bytes:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def opens(secret: str, stored: bytes | None) -> bool:
    """Whether this is the secret whose hash is stored."""
    return stored is not None and hmac.compare_digest(hashed(secret), stored)


def seat_token(join_secret: str, claim: str) -> str:
    """The token of who joined with this claim: the same claim said again gives the same token, so a lost answer does
    not lose the seat, and another holder of the join link cannot guess it."""
    digest = hmac.digest(join_secret.encode(), claim.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")
