"""The deduction panel: what a player can conclude about the fates that others have kept, and why."""

from typing import TYPE_CHECKING, Any

from textual.content import Content

from cartomante.cli.boards.board import DONE, Chapter
from cartomante.cli.boards.lines import LABEL, Line, words
from cartomante.cli.boards.shipwreck.reasons import reason_in_words
from cartomante.cli.boards.shipwreck.signs import OUT
from cartomante.games.shipwreck.state import HANDS, VALUES

if TYPE_CHECKING:
    from cartomante.cli.boards.shipwreck.board import ShipwreckBoard

LIKELIHOOD = "people"  # how plays are thought to be chosen, as in the hints for everybody
BAR, PER_BAR = "█", 4  # per cent


def deduction(board: "ShipwreckBoard") -> list[Chapter]:
    """A chapter for every fate that was kept, that of the active hand first."""
    active = number_of(*board.table["active"])
    seats = enumerate(board.view["seats"])
    hands = [number_of(seat, which) for seat, zones in seats for which in whiches(zones)]
    chapters = [about_hand(board, hand) for hand in sorted(hands, key=lambda hand: (hand - active) % HANDS)]
    return [chapter for chapter in chapters if chapter[1]] or [(board.texts.say("hint-none"), [])]


def whiches(zones: dict[str, Any]) -> tuple[int, ...]:
    """Which hands a seat has: 0 for the only one, 1 and 2 for A and B."""
    return (0,) if len(zones["hands"]) == 1 else (1, 2)


def number_of(seat: int, which: int) -> int:
    """A hand as the rules number it."""
    return seat + 2 * max(which - 1, 0)


def about_hand(board: "ShipwreckBoard", hand: int) -> Chapter:
    """Value by value whether the fate can be that and if not, why; of your own hands, what the others know."""
    options, say = board.view["options"], board.texts.say
    seat, which = (hand % 2, hand // 2 + 1) if options["two_player_challenge"] else (hand, 0)
    is_mine = seat == board.view["seat"]
    beliefs = board.scene.conclude(hand, LIKELIHOOD, in_public=is_mine)
    title = f"{board.name('hand', [seat, which])} · {say('hint-public' if is_mine else 'hint-private')}"
    if not beliefs.possible:
        return title, []
    lines = [verdict(board, value, beliefs) for value in range(1, VALUES)]
    if options["hints"] == "cooperative":
        lines.append(Line("", words(say("hint-cooperative", values=board.listing(beliefs.cooperative)))))
    return title, lines


def verdict(board: "ShipwreckBoard", value: int, beliefs: Any) -> Line:
    """Whether a value is possible, and how likely; or why it is not."""
    if value in beliefs.excluded:
        reason = reason_in_words(board.texts, beliefs.excluded[value], board.table["turn"])
        return Line(str(value), [OUT, *words(reason, LABEL)])
    if board.view["options"]["hints"] != "bayes":
        return Line(str(value), [Content.styled(DONE, "bold $text-success")])
    percent = round(100 * beliefs.posterior[value])
    bar = Content.styled(BAR * (percent // PER_BAR), "$text-accent")
    return Line(str(value), [bar + Content.styled(f" {percent}%", "bold")])
