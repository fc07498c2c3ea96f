"""Positions of the reference game in a line, and what tests ask of it.

Cards are words: S4, P10, CKn, WKt, SQ, PK for Minors, fool or hanged_man for Majors. Figures go by their court cards.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .reference import Reference
from .reference_rules import FIGURES, MAJORS, MINORS, Major, choose_figure, figure_on, load_board, placement

BOARD = load_board(Path(__file__).with_name("reference_board.json"))
COURT = {"Kn": 11, "Kt": 12, "Q": 13, "K": 14}


def card(word: str) -> int:
    if word.islower():
        return int(getattr(Major, word.upper()))
    suit, value = "SPCW".index(word[0]), word[1:]
    return 14 * suit + (COURT[value] if value in COURT else int(value)) - 1


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def figure(word: str) -> int:
    found = figure_on(card(word))
    assert found is not None
    return found


def scripted(words: str) -> Any:
    """Draws these cards as long as there are any, then always the lowest."""
    coming = cards(words)
    return lambda kind, deck: coming.pop(0) if coming else deck[0]


def position(
    hands: Sequence[str],
    hidden: Sequence[str] = (),
    phase: str = "play",
    seat: int | None = None,
    turn: int = 2,
    first_player: int = 0,
    prestige: Sequence[int] = (0, 0, 0, 0),
    vp: Sequence[int] = (),
    figures: dict[str, int] | None = None,
    removed: dict[int, str] | None = None,
    tower: tuple[int, Sequence[int]] | None = None,
    decks: tuple[str | None, str | None] = (None, None),
    discards: str = "",
    draws: str = "",
    **options: Any,
) -> Reference:
    """The game as a phase comes to a seat; only what matters need be said.

    A + behind a hidden card turns it up. The decks are those of the Minors and of the Majors; one that is not given
    holds whatever lies nowhere else, and where it is given that rest is not in the game.
    """
    game = Reference(len(hands), BOARD, lambda: first_player, list, scripted(draws), options)
    game.turn, game.first_player, game.prestige = turn, first_player, list(prestige)
    game.vp = list(vp) or game.vp
    for p, words in enumerate(hands):
        game.hand[p] = set(cards(words))
    for p, words in enumerate(hidden):
        game.hidden[p] = {card(word.rstrip("+")): word.endswith("+") for word in words.split()}
    for discarded in cards(discards):
        game.discard(discarded)
    game.figures = [f % 10 + 1 for f in FIGURES]
    for name, location in (figures or {}).items():
        game.figures[figure(name)] = location
    for p, words in (removed or {}).items():
        for name in words.split():
            game.remove_figure(p, choose_figure(figure(name)))
    if tower is not None:
        game.tower = tower[0], placement(BOARD, tower[1])
    fill_decks(game, decks)
    game.begin(phase, seat)
    return game


def fill_decks(game: Reference, decks: tuple[str | None, str | None]) -> None:
    placed = [held for zone in (*game.hand, *game.hidden, *game.discarded.values()) for held in zone]
    placed += [Major.TOWER] if game.tower else []
    for kind, all_cards, words in zip(("minor", "major"), (MINORS, MAJORS), decks, strict=True):
        game.deck[kind] = set(all_cards).difference(placed) if words is None else set(cards(words))
    assert len({*placed, *game.deck["minor"], *game.deck["major"]}) == len(placed) + sum(map(len, game.deck.values()))
    if game.options["majors"] == "none" or (game.options["majors"] == "from_turn_3" and game.turn < 3):
        game.set_aside, game.deck["major"] = set(MAJORS), set()


def do(game: Reference, *actions: int) -> Reference:
    """The one seat that is asked answers, several times over."""
    for action in actions:
        (seat,) = game.pending
        game.act(seat, action)
    return game


def asked(game: Reference) -> tuple[int, str] | None:
    """The one seat that is asked, and what; None once the game is over."""
    if not game.pending:
        return None
    ((seat, question),) = game.pending.items()
    return seat, question.decision


def options(game: Reference) -> set[int]:
    (question,) = game.pending.values()
    return set(question.options)


def hand_sizes(game: Reference) -> list[int]:
    return [len(hand) for hand in game.hand]
