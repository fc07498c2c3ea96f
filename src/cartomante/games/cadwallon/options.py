"""What the rulebook leaves open or calls advanced, and house rules (section 6 of the rules page)."""

from collections.abc import Mapping

from cartomante.core.options import Assignment, Number, Option, Value

GUILD_IDS = ("blades", "ferrymen", "thieves", "usurers")

CHOSEN_GUILDS, RANDOM_GUILDS = range(2)
PLAYED, LEFT_OUT = range(2)
TO_THE_RIGHT, TO_THE_LEFT = range(2)
FACE_DOWN, FACING_CHOICE = range(2)
ANNOUNCE, AUTO_BEST = range(2)
LEGAL_FAILURE, ILLEGAL_FAILURE = range(2)
END_NOW, ONE_MORE_ROUND = range(2)
CLOSED, NEXT_PRIZE = range(2)
FREE_LAST, FREE_FIRST = range(2)
FACE_UP, AS_AGENTS = range(2)
NOT_COUNTED, COUNTED = range(2)
SCORED, NOT_SCORED = range(2)
COUNTED_FOR_OBJECTIVES, NOT_COUNTED_FOR_OBJECTIVES = range(2)
PUBLIC, TOP_CARD = range(2)
PRIZES_AND_DUCATS, SHARED = range(2)

OPTIONS = (
    Assignment("guild_choice", ("choose", "random"), GUILD_IDS),
    Option("objectives", (True, False)),
    Option("militia", (True, False)),
    Option("tactical_removal", (True, False)),
    Option("first_player_pass", ("right", "left")),
    Option("own_zone_facing", ("face_down", "choice")),
    Option("multi_gold", ("announce", "auto_best")),
    Option("failing_bribe", ("legal", "illegal")),
    Option("jubilee_timing", ("end_now", "one_more_round")),
    Option("jubilee_zone", ("closed", "next_prize")),
    Option("free_zone_order", ("last", "first")),
    Option("militia_facing", ("face_up", "as_agents")),
    Option("militia_in_bribe", (False, True)),
    Option("table_agents_score", (True, False)),
    Option("removed_count_for_objectives", (True, False)),
    Option("resources_view", ("public", "top_card")),
    Option("score_tie_break", ("prizes_ducats", "shared")),
    Number("stall_rounds", 6, 0, 20),
    Number("round_cap", 40, 10, 60),
    Number("pile_size", 12, 6, 12),
    Number("jubilee_last", 5, 0, 11),
)
FEWEST_STALL_ROUNDS = 3

PRESETS: dict[str, dict[str, Value]] = {
    "advanced": {},
    "first_game": {"objectives": False, "militia": False, "tactical_removal": False},
    "advanced_gentle_end": {"jubilee_timing": "one_more_round"},
}


def objection(players: int, options: Mapping[str, Value]) -> str | None:
    """What does not fit together, in words."""
    guilds, stall, size, last = (options[n] for n in ("guild_choice", "stall_rounds", "pile_size", "jubilee_last"))
    assert isinstance(stall, int)
    assert isinstance(size, int)
    assert isinstance(last, int)
    if isinstance(guilds, list) and len(guilds) != players:
        return f"guild_choice lists {len(guilds)} guilds for {players} players"
    if 0 < stall < FEWEST_STALL_ROUNDS:
        return f"stall_rounds must be 0 or {FEWEST_STALL_ROUNDS} to 20, not {stall}"
    if last >= size:
        return f"jubilee_last must be less than pile_size ({size}), not {last}"
    return None
