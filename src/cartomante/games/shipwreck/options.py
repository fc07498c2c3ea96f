"""The variants of the table (section 6 of the rules page)."""

from collections.abc import Mapping

from cartomante.core.options import Number, Option, Subset, Value
from cartomante.games.shipwreck.state import CARD_IDS, SEATS

NORMAL, HARD, DOOMED, EASY = range(4)
RANDOM_SEAT = 0  # otherwise 1 + the seat that starts
SAME_SLOT, APPEND_RIGHT = range(2)
UNANIMOUS, MAJORITY, SPEAKER, HOST = range(4)
FALL_BACK_ON_MAJORITY, FALL_BACK_ON_PASS = range(2)
YES, NO = range(2)  # of the options that are true by default
LAST_COPY, ANY_FATE, NO_REVEALING = range(3)
DOOM_ONCE, DOOM_EACH = range(2)
ANNOUNCED, AT_FADING = range(2)
VALUES_BETWEEN, TOKENS_BETWEEN = range(2)
IRON_ZERO, IRON_CLOSED = range(2)
BOTTOM, REMOVED = range(2)
RECYCLE_OLDEST, LOSS = range(2)
REMOVE_SEAT, BOT_TAKES_SEAT = range(2)
LINE_BY_HAND, LINE_BY_LOGIC = range(2)

OPTIONAL_SETS = ("promo", "imago", "stars_below")
SMALLEST_DECK = 8
LONGEST_GAME = 200  # turns

OPTIONS = (
    Option("difficulty", ("normal", "hard", "doomed", "easy")),
    Subset("sets", OPTIONAL_SETS),
    Subset("custom_deck", CARD_IDS, least=SMALLEST_DECK),
    Option("two_player_challenge", (False, True)),
    Option("start_seat", ("random", *range(SEATS))),
    Option("refill_position", ("same_slot", "append_right")),
    Option("consent", ("unanimous", "majority", "speaker", "host")),
    Option("consent_fallback", ("majority", "pass")),
    Option("human_first", (True, False)),
    Option("bots_follow_humans", (True, False)),
    Option("reveal_discard", ("last_copy", "any", "off")),
    Option("multi_wrong_doom", ("once", "each")),
    Option("wrong_reveal", (True, False)),
    Option("fall_check", ("announce", "fade_only")),
    Option("passage_counts", ("values", "tokens")),
    Option("iron_empty", ("zero", "closed")),
    Option("spent_cards", ("bottom", "removed")),
    Option("deck_empty", ("recycle_oldest", "loss")),
    Option("on_leave", ("remove_seat", "bot_takes_seat")),
    Option("allow_join", (True, False)),
    Option("mute_active", (True, False)),
    Option("hints", ("off", "logical", "cooperative", "bayes")),
    Option("auto_number_line", ("off", "logical")),
    Option("timers", ("off", "on")),
    Number("max_turns", LONGEST_GAME, 1, LONGEST_GAME),
)

PRESETS: Mapping[str, Mapping[str, Value]] = {
    "rulebook": {},
    "everything": {"sets": list(OPTIONAL_SETS)},
    "family": {
        "difficulty": "easy",
        "hints": "logical",
        "auto_number_line": "logical",
        "consent": "majority",
    },
    "expert_pair": {"two_player_challenge": True, "difficulty": "hard"},
    "solo": {"hints": "off"},
    "research": {
        "consent": "speaker",
        "reveal_discard": "off",
        "timers": "off",
        "allow_join": False,
        "hints": "off",
    },
    "no_return": {"spent_cards": "removed", "deck_empty": "loss"},
}


def objection(players: int, options: Mapping[str, Value]) -> str | None:
    """What does not fit together."""
    if options["two_player_challenge"] and players != 2:
        return f"two_player_challenge needs exactly 2 players, not {players}"
    start = options["start_seat"]
    if isinstance(start, int) and start >= players:
        return f"start_seat must be a seat from 0 to {players - 1}, not {start}"
    return None
