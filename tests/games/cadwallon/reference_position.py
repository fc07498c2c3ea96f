"""Positions of the reference game in a line, and what tests ask of it.

Cards are words: their names as `drinking_horn`, or their codes as R04 and M1. Zones are Z0 to Z3 and F.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .reference import Reference
from .reference_rules import FREE_ZONE, GUILDS, PRIZES, Card, choose_zone, load_cards
from .reference_table import Piece

CARDS = load_cards(Path(__file__).with_name("reference_cards.csv"))
A, B, C, D = range(4)


def word_of(card: Card) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in card.name.lower().replace("'", ""))


WORDS = {card.id: card.num for card in CARDS} | {word_of(card): card.num for card in CARDS if card.type != "militia"}


def card(word: str) -> int:
    return WORDS[word]


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def zone(word: str) -> int:
    return FREE_ZONE if word == "F" else int(word[1])


def zones(words: str) -> set[int]:
    """The actions that choose these zones."""
    return {choose_zone(zone(word)) for word in words.split()}


def scripted(words: str) -> Any:
    """Draws these cards as long as there are any, then always the lowest."""
    coming = cards(words)
    return lambda *deck: coming.pop(0) if coming else deck[-1][0]


def position(
    players: int = 4,
    phase: str = "resolve",
    seat: int | None = None,
    first_player: int = A,
    round: int = 2,
    table: dict[str, str] | None = None,
    piles: dict[str, str] | None = None,
    guilds: Sequence[str] = GUILDS,
    hands: dict[int, str] | None = None,
    decks: dict[int, str] | None = None,
    resources: dict[int, str] | None = None,
    guild_piles: dict[int, str] | None = None,
    kept: dict[int, str] | None = None,
    draws: str = "",
    militia_draws: str = "",
    **options: Any,
) -> Reference:
    """The game at the beginning of a phase; only what matters need be said.

    `table` has a line for each zone with a prize, like "ayane | D pale- | B bargemaster M3": the prize, then what lies
    at it by owner in order of arrival; a - behind a card turns it face down. A main deck that is not given holds what
    lies nowhere else of the guild's cards; piles hold only what is given. `kept` are objectives.
    """
    chance = scripted(draws)
    game = Reference(players, CARDS, lambda: first_player, list, list, list, chance, scripted(militia_draws), options)
    game.round, game.first_player, game.prizes_won = round, first_player, [1] * (round - 1) + [0]
    game.guilds = list(guilds[:players])
    for name, line in (table or {}).items():
        lay_prize(game, zone(name), line)
    for name, words in (piles or {}).items():
        game.pile[zone(name)] = cards(words)
    for zones_by_seat, given in ((game.resources, resources), (game.guild_pile, guild_piles)):
        for p, words in (given or {}).items():
            zones_by_seat[p] = cards(words)
    for sets_by_seat, given in ((game.hand, hands), (game.objectives, kept)):
        for p, words in (given or {}).items():
            sets_by_seat[p] = set(cards(words))
    fill_decks(game, decks or {})
    game.begin(phase, seat)
    return game


def lay_prize(game: Reference, place: int, line: str) -> None:
    prize, *groups = line.split("|")
    game.prize[place] = card(prize.strip())
    assert game.prize[place] in PRIZES
    for group in groups:
        owner, *words = group.split()
        for word in words:
            piece = Piece(card(word.rstrip("-")), "ABCD".index(owner), not word.endswith("-"))
            if CARDS[piece.card].type == "militia":
                game.militia_deck.remove(piece.card)
                game.militia[place].append(piece)
            else:
                game.agents[place].append(piece)


def fill_decks(game: Reference, decks: dict[int, str]) -> None:
    placed = [piece.card for pieces in game.agents for piece in pieces]
    placed += [num for zone in (*game.hand, *game.resources, *game.guild_pile, *game.pile) for num in zone]
    placed += [num for words in decks.values() for num in cards(words)]
    assert len(set(placed)) == len(placed)
    for p in game.seats:
        own = {num.num for num in CARDS if num.set == "guild" and num.guild == game.guilds[p]}
        game.deck[p] = set(cards(decks[p])) if p in decks else own.difference(placed)


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


def lying(game: Reference, place: str) -> str:
    """What lies at a prize, in the words of `position`."""
    pieces = game.agents[zone(place)] + game.militia[zone(place)]
    return " ".join(f"{'ABCD'[q.owner]} {CARDS[q.card].id}{'' if q.face_up else '-'}" for q in pieces)
