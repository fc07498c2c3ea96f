"""Why the server says no: a closed list. Each code has a sentence in every language (`refusal-<code>`)."""

from enum import StrEnum
from typing import Any

from cartomante.core.text import Texts


class Code(StrEnum):
    """A client may rely on these; they are part of the protocol."""

    # whoever asks
    NOT_SIGNED_IN = "not_signed_in"
    NOT_ALLOWED = "not_allowed"
    WRONG_PASSWORD = "wrong_password"
    NAME_TAKEN = "name_taken"
    BAD_NAME = "bad_name"
    WEAK_PASSWORD = "weak_password"
    ALREADY_ACCOUNT = "already_account"
    ONLY_ACCOUNTS = "only_accounts"
    WRONG_ORIGIN = "wrong_origin"
    # what is asked
    BAD_MESSAGE = "bad_message"
    BAD_SETUP = "bad_setup"
    BAD_FILE = "bad_file"
    TOO_LARGE = "too_large"
    NOT_FOUND = "not_found"
    # sitting down
    NOT_HOST = "not_host"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    SEAT_TAKEN = "seat_taken"
    NO_SEAT_FREE = "no_seat_free"
    NO_SUCH_SEAT = "no_such_seat"
    NO_BOT_THERE = "no_bot_there"
    SEATS_EMPTY = "seats_empty"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    # playing
    NOT_YOUR_TURN = "not_your_turn"
    NOT_LEGAL = "not_legal"
    MOVED_ON = "moved_on"
    PAUSED = "paused"
    GAME_OVER = "game_over"
    NOT_OVER = "not_over"
    STAND_IN_PLAYS = "stand_in_plays"
    NOT_AWAY = "not_away"
    NOTHING_TO_VOTE = "nothing_to_vote"
    ALREADY_VOTED = "already_voted"
    UNDO_OFF = "undo_off"
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_TOO_LATE = "undo_too_late"
    HINTS_OFF = "hints_off"
    NO_SPECTATORS = "no_spectators"
    CHAT_CLOSED = "chat_closed"
    NOT_LEADER = "not_leader"
    # the server itself
    TOO_OFTEN = "too_often"
    TOO_MANY = "too_many"
    UNAVAILABLE = "unavailable"


class Refusal(Exception):
    """A wish that changes nothing. `details` fill in the sentence; `section` is the rule behind it."""

    def __init__(self, code: Code, section: str | None = None, wait: float | None = None, **details: Any) -> None:
        super().__init__(code.value)
        self.code, self.section, self.wait, self.details = code, section, wait, details

    def text(self, language: str) -> str:
        details = {"seconds": round(self.wait or 0) or 1, **self.details}
        return Texts(None, language).say(f"refusal-{self.code.replace('_', '-')}", **details)

    def to_json(self, language: str, wish: str | None = None) -> dict[str, Any]:
        """As `protocol.Refused`."""
        return {
            "type": "refused",
            "id": wish,
            "code": self.code.value,
            "text": self.text(language),
            "section": self.section,
            "wait": self.wait,
        }
