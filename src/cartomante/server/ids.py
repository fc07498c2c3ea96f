"""Names for new things, and the time they are made."""

import secrets
import time


def new_id() -> str:
    """128 random bits as 22 letters: nobody guesses one, and no two are the same."""
    return secrets.token_urlsafe(16)


def now_ms() -> int:
    """The time as the database and the protocol write it."""
    return time.time_ns() // 1_000_000
