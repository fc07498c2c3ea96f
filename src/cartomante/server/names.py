"""What people may call themselves, and what they may choose as a password."""

import unicodedata

from cartomante.server.protocol import LONGEST_NAME, SHORTEST_PASSWORD
from cartomante.server.refusals import Code, Refusal

VISIBLE = "LNPS"  # categories: letters, numbers, punctuation, symbols
INVISIBLE = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by category that show nothing


def clean_name(name: str) -> str:
    """The name in its one spelling; refused if it holds what cannot be seen, or what turns the line around."""
    clean = _spell(name)
    is_short = 1 <= len(clean) <= LONGEST_NAME
    is_visible = any(unicodedata.category(letter)[0] in VISIBLE for letter in clean) and INVISIBLE.isdisjoint(clean)
    if not is_short or not is_visible or not unicodedata.normalize("NFKC", name.strip()).isprintable():
        raise Refusal(Code.BAD_NAME)
    return clean


def name_key(name: str) -> str:
    """What must differ between two accounts: "Straße" and "STRASSE" are one name. At most twice as long as the name."""
    return unicodedata.normalize("NFKC", _spell(name).casefold())


def sought_key(name: str) -> str:
    """The key to look a name up by; one that nobody may have leads nowhere, and never reaches the database."""
    try:
        return name_key(clean_name(name))
    except Refusal:
        return ""


def _spell(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).split())


def check_password(password: str, name: str) -> None:
    if len(password) < SHORTEST_PASSWORD or name_key(password) == name_key(name):
        raise Refusal(Code.WEAK_PASSWORD)
