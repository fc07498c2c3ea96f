"""A first round: bribe one prize and win another by strength."""

from cartomante.core.text import Meaning
from cartomante.core.tutorial import Script, Step
from cartomante.games.cadwallon.state import CARD_CODES, ZONES


def card(code: str) -> Meaning:
    return "card", CARD_CODES.index(code)


HERALD, RECRUIT, HORN = card("BLA-A6"), card("BLA-A9"), card("BLA-R")
SMUGGLER, BEGGAR, LOOKOUT = card("THI-A4"), card("THI-A7"), card("THI-A9")
COUNTESS, BRIDGE, ALCHEMIST, BANNER, HOSPICE = (CARD_CODES.index(code) for code in ("P18", "L15", "P26", "R03", "L18"))
COUNTESS_ZONE, BRIDGE_ZONE, ALCHEMIST_ZONE, BANNER_ZONE, HOSPICE_ZONE = range(ZONES)
AT_COUNTESS = "lay_down", [COUNTESS_ZONE, COUNTESS]
AT_BANNER = "lay_down", [BANNER_ZONE, BANNER]

SCRIPT = Script(
    players=2,
    seed=2568,  # a personality whose price can be paid exactly, and a relic for which two agents are just enough
    options={"preset": "first_game", "guild_choice": ["blades", "thieves"]},
    steps=(
        Step("tutorial-goal", highlight=("table", "prizes")),
        Step("tutorial-prize", highlight=("card", COUNTESS)),
        Step("tutorial-hand", highlight=("seats", "hand")),
        Step("tutorial-agent", HERALD),
        Step("tutorial-secretly", AT_COUNTESS),
        Step("tutorial-relic", HORN, before=((1, BEGGAR), (1, ("lay_down", [BRIDGE_ZONE, BRIDGE])))),
        Step("tutorial-bribe", ("bribe", [COUNTESS_ZONE, COUNTESS])),
        Step("tutorial-won", highlight=("card", BANNER)),
        Step("tutorial-second", RECRUIT, before=((1, LOOKOUT), (1, ("lay_up", [BANNER_ZONE, BANNER])))),
        Step("tutorial-there", AT_BANNER),
        Step(
            "tutorial-together",  # the last card is chosen by itself
            AT_BANNER,
            before=((1, SMUGGLER), (1, ("lay_down", [ALCHEMIST_ZONE, ALCHEMIST]))),
        ),
        Step("tutorial-resolved", before=((1, ("lay_up", [HOSPICE_ZONE, HOSPICE])),), highlight=("seats", "resources")),
        Step("tutorial-end", highlight=("seats", "points")),
    ),
)
