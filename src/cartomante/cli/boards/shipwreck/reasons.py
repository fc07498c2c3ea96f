"""Why a fate of The Shipwreck Arcana cannot have a value, in words."""

from cartomante.core.rule import NONE
from cartomante.core.text import Texts
from cartomante.games.shipwreck.deduction import Reason
from cartomante.games.shipwreck.reasons import answer_behind, value_behind, values_behind


def reason_in_words(texts: Texts, reason: Reason, turn: int) -> str:
    """`turn` is the one in progress."""
    return texts.say(
        f"reason-{reason.kind}",
        value=value_behind(reason),
        card="" if reason.card == NONE else texts.name("card", reason.card),
        turn=turn - reason.turns_ago,
        values=texts.listing([str(value) for value in values_behind(reason)]),
        answer=texts.name("answer", answer_behind(reason)),
    )
