"""Seeds that nobody can choose and everybody can check.

Whoever hosts the table draws a secret and shows its SHA-256 before the first move. Players may add strings of their
own. The seed follows from all of them; when the game is over the secret is published and anyone can rerun the match.
"""

import hashlib
import secrets
from dataclasses import dataclass

from cartomante.core.errors import CartomanteError, whole_number

SEED_BITS = 128


@dataclass(frozen=True)
class Seed:
    """Where a match's chance comes from: a plain number, or a secret with the players' contributions."""

    number: int
    secret: str | None = None
    contributions: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What is shown before the first move. It hides the seed only if that was drawn, not picked as 7."""
        return commitment(self.secret if self.secret is not None else f"{self.number:032x}")

    def words(self) -> tuple[int, int, int, int]:
        """The key of the match's generator."""
        return key_words(self.number)


def key_words(number: int) -> tuple[int, int, int, int]:
    """A seed as four words of 32 bits, lowest first."""
    a, b, c, d = (number >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96))
    return a, b, c, d


def check_seed(number: object) -> int:
    return whole_number("seed", number, 0, (1 << SEED_BITS) - 1)


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def draw(contributions: tuple[str, ...] = (), secret: str | None = None) -> Seed:
    """A seed from a fresh secret (or the one given) and whatever strings the players added."""
    secret = secrets.token_hex(32) if secret is None else secret
    material = "\n".join([secret, *(hashlib.sha256(text.encode()).hexdigest() for text in contributions)])
    number = int.from_bytes(hashlib.sha256(material.encode()).digest()[: SEED_BITS // 8], "big")
    return Seed(number, secret, contributions)


def as_seed(seed: "int | Seed | None") -> Seed:
    """The seed a caller means: None draws one."""
    if seed is None:
        return draw()
    if isinstance(seed, Seed):
        check_seed(seed.number)
        if seed.secret is not None and draw(seed.contributions, seed.secret).number != seed.number:
            raise CartomanteError("the seed does not follow from its secret and contributions")
        return seed
    return Seed(check_seed(seed))
