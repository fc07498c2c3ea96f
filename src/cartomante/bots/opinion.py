"""What a bot thinks of an option."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Opinion:
    """An option that was weighed: what it is worth (1 is a sure win), how often it was tried, and why, in words."""

    action: int
    value: float
    visits: int = 0
    reason: str = ""
