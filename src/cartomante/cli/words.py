"""Words that a game may leave out, and sentences put together."""

from cartomante.core.options import NO_ITEMS, Value
from cartomante.core.text import Texts


def optional(texts: Texts, message: str, attribute: str | None = None, default: str = "") -> str:
    """A text, or the default where a game does not have it."""
    try:
        return texts.say(message, attribute)
    except LookupError:
        return default


def sentences(*texts: str) -> str:
    """Texts one after the other, each ended by a full stop unless it ends by itself."""
    return " ".join(text if text[-1] in ".?!" else f"{text}." for text in texts if text)


def value_name(texts: Texts, option: str, value: Value) -> str:
    """What a value of an option is called; yes and no, and plain numbers, need no text of their own."""
    if value == []:
        return optional(texts, f"option-{option}-{NO_ITEMS}", default=texts.say("no-items"))
    if isinstance(value, list):
        return texts.listing([value_name(texts, option, item) for item in value])
    plain = texts.say("yes" if value else "no") if isinstance(value, bool) else str(value)
    return optional(texts, f"option-{option}-{value}", default=plain)
