"""Where the editions of the game differ (section 6 of the rules page)."""

from cartomante.core.options import Option

SHORT, LONG = range(2)
SPECIAL, REGULAR = range(2)
ALL_MAJORS, FROM_TURN_3, NO_MAJORS = range(3)
THREE_MINORS_AND_MAJOR, MAJOR_THEN_CHOICE = range(2)
MINORS_AND_FOOL, MINORS_ONLY = range(2)
AFTER_REVEAL, HOUSE_BY_HOUSE = range(2)
PER_STEP, ONCE = range(2)
INCLUSIVE, STRICT = range(2)
HAND_TOTAL, MINORS_IN_HAND = range(2)
POOLED, POSITION_ONLY = range(2)
ROUND_DOWN, ROUND_UP = range(2)
ALLOWED, AVOID = range(2)
OFF, ON = range(2)
HAND_SIZE, SHARED = range(2)

OPTIONS = (
    Option("length", ("short", "long")),
    Option("three_player_schedule", ("special", "regular")),
    Option("majors", ("all", "from_turn_3", "none")),
    Option("first_game_deal", ("three_minors_and_major", "major_then_choice")),
    Option("fields_vp", (0, 1)),
    Option("stars_vp", (1, 2)),
    Option("moon_draw", (2, 1)),
    Option("temperance_cards", ("minors_and_fool", "minors_only")),
    Option("fool_timing", ("after_reveal", "house_by_house")),
    Option("overflow", ("per_step", "once")),
    Option("lovers_tie", ("inclusive", "strict")),
    Option("justice_target", ("hand_total", "minors")),
    Option("tie_split", ("pooled", "position_only")),
    Option("tie_rounding", ("down", "up")),
    Option("dead_minor", ("allowed", "avoid")),
    Option("tower_null_placement", ("off", "on")),
    Option("final_tie_break", ("hand_size", "shared")),
)

PRESETS = {
    "international": {},
    "english": {
        "fields_vp": 1,
        "stars_vp": 2,
        "moon_draw": 1,
        "temperance_cards": "minors_only",
        "fool_timing": "house_by_house",
        "overflow": "once",
        "lovers_tie": "strict",
        "dead_minor": "avoid",
        "first_game_deal": "major_then_choice",
    },
    "italian_standalone": {},
    "italian_booklet": {"fields_vp": 1},
    "spanish": {"justice_target": "minors"},
    "german": {"length": "long"},
    "french": {},
    "first_game": {"majors": "from_turn_3", "length": "short"},
    "no_majors": {"majors": "none"},
}
