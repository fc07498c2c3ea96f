"""A first game: hide cards of a House, then make it great."""

from cartomante.core.text import Meaning
from cartomante.core.tutorial import Script, Step
from cartomante.games.arcanum.names import HOUSE_NAMES, RANK_NAMES
from cartomante.games.arcanum.state import CARD_CODES, HOUSES

CHALICES = HOUSE_NAMES.index("chalices")
QUEEN_OF_CHALICES = CHALICES * HOUSES + RANK_NAMES.index("queen")


def card(code: str) -> Meaning:
    return "card", CARD_CODES.index(code)


SCRIPT = Script(
    players=4,
    seed=16,  # the learner begins, with three cards of a House whose Queen is awaited at the Ballroom, and Strength
    steps=(
        Step("tutorial-goal", highlight=("table", "prestige")),
        Step("tutorial-city", highlight=("table", "figures")),
        Step("tutorial-hand", highlight=("seats", "hand")),
        Step("tutorial-hide", card("CQ")),
        Step("tutorial-minor", card("C9"), before=((1, card("S4")), (2, card("S9")), (3, card("S8")))),
        Step("tutorial-figure", ("figure", QUEEN_OF_CHALICES)),
        Step("tutorial-stash", card("CKn")),
        Step("tutorial-major", card("strength")),
        Step("tutorial-house", ("house", CHALICES)),
        Step("tutorial-payday", highlight=("seats", "hidden_cards")),
        Step("tutorial-end", highlight=("table", "prestige")),
    ),
)
