"""A first game: three turns in which what is played gives away what is kept."""

from cartomante.core.text import Meaning
from cartomante.core.tutorial import Script, Step
from cartomante.games.shipwreck.names import ANY_AGE
from cartomante.games.shipwreck.state import CARD_IDS

MIRROR, HUNTRESS, BEAST = (CARD_IDS.index(card) for card in ("mirror", "huntress", "beast"))


def play(fate: int, card: int) -> Meaning:
    return "placement", [fate, card, ANY_AGE]


def predict(fate: int) -> Meaning:
    return "prediction", fate


SCRIPT = Script(
    players=2,
    seed=3770,  # equal fates for the ally, then a lower fate that leaves one possibility, then two of them and a power
    options={"difficulty": "easy", "start_seat": 1},
    steps=(
        Step("tutorial-goal", highlight=("table", "score")),
        Step("tutorial-row", highlight=("table", "row")),
        Step("tutorial-read", before=((1, play(4, MIRROR)),), highlight=("card", MIRROR)),
        Step("tutorial-predict", predict(4)),
        Step("tutorial-faded", highlight=("table", "faded")),
        Step("tutorial-hand", highlight=("seats", "hands")),
        Step("tutorial-play", play(2, HUNTRESS)),
        Step("tutorial-understood", before=((1, predict(4)),), highlight=("table", "score")),
        Step("tutorial-doubt", before=((1, play(6, BEAST)),), highlight=("card", BEAST)),
        Step("tutorial-power", ("use", MIRROR)),
        Step("tutorial-first", predict(5)),
        Step("tutorial-second", predict(7)),
        Step("tutorial-end", highlight=("table", "score")),
    ),
)
