"""The kinds of cards, effects and objectives, numbered as the record of a pack keeps them."""

from cartomante.games.cadwallon.state import ARCANA

AGENT, RELIC, LOCATION, PERSONALITY, OBJECTIVE, MILITIA, GUILD_CARD, END_CARD, FIRST_PLAYER = range(9)
TYPES = (
    "agent", "relic", "location", "personality", "objective", "militia", "guild_card", "end_card", "first_player",
)  # fmt: skip
DISTRICTS = ("harbour", "crown", "temple", "market", "warrens")
(
    DRAW, RECOVER, RECALL, MOVE, SWAP, DIVERT, DISMISS, EXPOSE, SCOUT, RENEW, BOOST, PRECEDENCE, SEAL, SHIFT, FAVOUR,
    RETIRE,
) = range(16)  # fmt: skip
EFFECTS = (
    "draw", "recover", "recall", "move", "swap", "divert", "dismiss", "expose", "scout", "renew", "boost",
    "precedence", "seal", "shift", "favour", "retire",
)  # fmt: skip
MAIN = ARCANA  # the arcanum of a boost that counts whatever is gold
COUNT_GE, COUNT_LE, MOST, DUCATS_GE, EACH_DISTRICT_GE, EACH_TYPE_GE, ONE_DISTRICT_GE = range(7)
CONDITIONS = ("count_ge", "count_le", "most", "ducats_ge", "each_district_ge", "each_type_ge", "one_district_ge")
BY_TYPE, BY_DISTRICT, BY_GOLD, BY_VP, BY_THRESHOLD, ANY = range(6)
FILTERS = ("type", "district", "gold", "vp_min", "threshold_max", "any")
PLAYER_COUNTS = (2, 3, 4)
