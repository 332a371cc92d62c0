"""Ids, codes, and secrets of 256 bits: tokens and join secrets. Only the hashes of secrets are stored."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""The letters of codes: no vowels, so no words, and no two that look alike."""
CODE_LENGTH = 5
"""How many letters the code of a classroom has: there are 3.2 million codes."""

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


def derived_id(text: str) -> str:
    """A match id that depends only on this text."""
    return urlsafe_b64encode(hash_secret(text)[:16]).decode().rstrip("=")


def sequel_id(match_id: str) -> str:
    """The id of the sequel of a match."""
    return derived_id(f"after {match_id}")


def new_code(length: int) -> str:
    """A random code that can be read aloud and typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def is_classroom_code(text: str) -> bool:
    """Whether the text has the form of the code of a classroom."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_LETTERS)


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
