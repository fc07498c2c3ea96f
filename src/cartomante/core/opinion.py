"""What a bot thinks of an option."""

from dataclasses import dataclass

from cartomante.core.text import Name


@dataclass(frozen=True)
class Opinion:
    """An option that was weighed: what it is worth (1 is a sure win), how often it was tried, and why.

    A reason is a `Name`, which can be said in every language, or words as they are.
    """

    action: int
    value: float
    visits: int = 0
    reason: Name | str = ""
