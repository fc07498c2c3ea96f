"""A first game: win a stake, turn the weather, lose on purpose and forge."""

from cartomante.core.text import Meaning
from cartomante.core.tutorial import Script, Step
from cartomante.games.talismans.state import FIRST_TALISMAN, SUIT_CODES, VALUES


def fairy(suit: str, value: int) -> Meaning:
    return "card", SUIT_CODES.index(suit) * VALUES + value


ALONE, FORGE, MOVE, KEEP = (("word", word) for word in ("alone", "forge", "move", "keep"))
HIGHEST, PAIR = fairy("RA", 8), (fairy("SN", 4), fairy("SN", 3))

SCRIPT = Script(
    players=3,
    seed=18,  # the learner has the highest card of the first suit and a small pair of the second
    steps=(
        Step("tutorial-goal", highlight=("card", FIRST_TALISMAN)),
        Step("tutorial-row", highlight=("suit", SUIT_CODES.index("RA"))),
        Step("tutorial-hand", highlight=("seats", "hand")),
        Step("tutorial-lead", HIGHEST),
        Step("tutorial-alone", ALONE),
        Step(
            "tutorial-stake",
            HIGHEST,
            before=((1, fairy("RA", 5)), (1, ALONE), (2, fairy("SN", 6)), (2, fairy("SN", 5))),
        ),
        Step("tutorial-weather", MOVE, before=((2, FORGE),)),
        Step("tutorial-pair", PAIR[0]),
        Step("tutorial-partner", PAIR[1]),
        Step("tutorial-forge", FORGE, before=((1, fairy("SN", 8)), (1, ALONE))),
        Step("tutorial-forged", before=((1, KEEP),), highlight=("seats", "forged")),
        Step("tutorial-end", highlight=("seats", "half_points")),
    ),
)
