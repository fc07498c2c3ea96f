"""A position in readable form: zones list card codes, every card not named has been discarded."""

from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.position import Reader
from cartomante.core.rule import NONE
from toy.events import cards_at
from toy.knowledge import knows, lies_open, show, show_everybody
from toy.state import CARD_CODES, CARDS, DECK, DISCARD, HAND, HOUSE_CODES, PLAY, SEATS, STEPS, TOP


def codes(cards):
    return [CARD_CODES[card] for card in cards]


def write_position(s, c):
    """Everything of the record that the core does not write."""
    return {
        "step": STEPS[s.step],
        "prestige": dict(zip(HOUSE_CODES, s.prestige, strict=True)),
        "deck": codes(cards_at(s, DECK)),
        "hands": [codes(cards_at(s, HAND + seat)) for seat in range(s.players)],
        "committed": [codes({s.committed[seat]} - {NONE}) for seat in range(s.players)],
        "waved": [seat for seat in range(s.players) if s.waved[seat]],
        "remembered": [codes(remembered(s, seat)) for seat in range(s.players)],
    }


def remembered(s, seat):
    """Cards in other hands that a seat knows about."""
    others = [card for card in range(CARDS) if s.place[card] != HAND + seat and not lies_open(s, card)]
    return [card for card in others if knows(s, seat, card)]


def read_position(s, c, reader: Reader):
    s.step = reader.label("step", STEPS, STEPS[PLAY])
    houses = reader.part("prestige")
    for house, code in enumerate(HOUSE_CODES):
        s.prestige[house] = houses.number(code, 0, TOP, c.start[house])
    houses.finish()
    read_cards(s, reader)
    read_committed(s, reader)
    for seat in reader.items("waved"):
        s.waved[whole_number("position: waved", seat, 0, s.players - 1)] = 1


def read_cards(s, reader):
    for card in range(CARDS):
        s.place[card] = DISCARD
    put(s, "deck", reader.labels("deck", CARD_CODES), DECK)
    for seat, cards in enumerate(reader.per_seat("hands", s.players, [])):
        put(s, "hands", reader.indices("hands", cards, CARD_CODES), HAND + seat)
    for seat, cards in enumerate(reader.per_seat("remembered", s.players, [])):
        for card in reader.indices("remembered", cards, CARD_CODES):
            show(s, card, seat)
    for card in range(CARDS):
        if lies_open(s, card):
            show_everybody(s, card)
        elif s.place[card] >= HAND:
            show(s, card, s.place[card] - HAND)


def put(s, name, cards, place):
    for card in cards:
        if s.place[card] != DISCARD:
            raise CartomanteError(f"position: {name} holds {CARD_CODES[card]}, which lies elsewhere too")
        s.place[card] = place


def read_committed(s, reader):
    for seat in range(SEATS):
        s.committed[seat] = NONE
    for seat, cards in enumerate(reader.per_seat("committed", s.players, [])):
        for card in reader.indices("committed", cards, CARD_CODES):
            s.committed[seat] = card
