"""A position in readable form: zones list card codes, every card not named is in the box."""

from cartomante.core.errors import CartomanteError
from cartomante.core.position import Reader
from cartomante.core.rule import NONE
from cartomante.games.talismans.events import cards_at, play_of, talismans_at
from cartomante.games.talismans.flow import clear_turn
from cartomante.games.talismans.knowledge import holder
from cartomante.games.talismans.state import (
    BOX,
    CAPTURED,
    CARD_CODES,
    CARDS,
    COMMITTED,
    DEALT,
    DISCARD,
    FIRST_TALISMAN,
    FORGED,
    HAND,
    PENDING,
    REVEAL,
    STAKE,
    STEPS,
    SUIT_CODES,
    TABLE,
)


def codes(cards):
    return [CARD_CODES[card] for card in cards]


def write_position(s, c):
    """Everything of the record that the core does not write."""
    return {
        "turn": s.turn,
        "step": STEPS[s.step],
        "row": [SUIT_CODES[suit] for suit in s.row],
        "stake": codes(cards_at(s, STAKE)),
        "hands": [codes(cards_at(s, HAND + seat)) for seat in range(s.players)],
        "pending": [[codes(t) for t in talismans_at(s, PENDING + seat)] for seat in range(s.players)],
        "forged": [[codes(t) for t in talismans_at(s, FORGED + seat)] for seat in range(s.players)],
        "captured": [codes(cards_at(s, CAPTURED + seat)) for seat in range(s.players)],
        "pool": codes(cards_at(s, TABLE)),
        "discard": codes(cards_at(s, DISCARD)),
        "known": codes(card for card in range(DEALT) if s.seen[card] and holder(s, card) != NONE),
        "plays": [codes(play_of(s, seat)) for seat in range(s.players)],
        "winner": None if s.winner == NONE else s.winner,
        "ranking": [seat for seat in s.ranking if seat != NONE],
        "sharer": None if s.sharer == NONE else s.sharer,
        "moving": None if s.moving == NONE else SUIT_CODES[s.moving],
    }


def read_position(s, c, reader: Reader):
    for card in range(CARDS):
        s.place[card], s.mate[card] = BOX, NONE
    clear_turn(s)
    s.turn = reader.number("turn", 1, CARDS - 1, 1)
    s.step = reader.label("step", STEPS, STEPS[0])
    row = reader.labels("row", SUIT_CODES, SUIT_CODES)
    if sorted(row) != sorted(range(len(SUIT_CODES))):
        raise CartomanteError(f"position: row must list each of {', '.join(SUIT_CODES)} once")
    for i, suit in enumerate(row):
        s.row[i] = suit
    read_zones(s, reader)
    read_turn(s, reader)
    read_known(s, reader)


def read_zones(s, reader):
    for name, place in (("stake", STAKE), ("pool", TABLE), ("discard", DISCARD)):
        default = [CARD_CODES[FIRST_TALISMAN]] if name == "stake" else []
        put(s, reader, name, reader.labels(name, CARD_CODES, default), place)
    for name, place in (("hands", HAND), ("captured", CAPTURED)):
        for seat, cards in enumerate(reader.per_seat(name, s.players, [])):
            put(s, reader, name, reader.indices(name, cards, CARD_CODES), place + seat)
    for name, place in (("pending", PENDING), ("forged", FORGED)):
        for seat, talismans in enumerate(reader.per_seat(name, s.players, [])):
            for talisman in talismans:
                put_talisman(s, reader, name, talisman, place + seat)


def put(s, reader, name, cards, place):
    for card in cards:
        if s.place[card] != BOX:
            raise CartomanteError(f"position: {name} holds {CARD_CODES[card]}, which lies elsewhere too")
        s.place[card] = place


def put_talisman(s, reader, name, talisman, place):
    cards = reader.indices(name, talisman, CARD_CODES)
    if len(cards) not in (1, 2):
        raise CartomanteError(f"position: {name} holds {talisman!r}; a Talisman has one or two cards")
    put(s, reader, name, cards, place)
    if len(cards) == 2:
        s.mate[cards[0]], s.mate[cards[1]] = cards[1], cards[0]


def read_turn(s, reader):
    for seat, cards in enumerate(reader.per_seat("plays", s.players, [])):
        play = reader.indices("plays", cards, CARD_CODES)
        if len(play) > 2:
            raise CartomanteError(f"position: plays holds {cards!r}; a play has one or two cards")
        if s.step == REVEAL:
            put(s, reader, "plays", play, COMMITTED + seat)
        s.lead[seat], s.partner[seat] = (*play, NONE, NONE)[:2]
    seats = [str(seat) for seat in range(s.players)]
    winner, sharer, moving = reader.take("winner"), reader.take("sharer"), reader.take("moving")
    s.winner = NONE if winner is None else reader.index("winner", str(winner), seats)
    s.sharer = NONE if sharer is None else reader.index("sharer", str(sharer), seats)
    s.moving = NONE if moving is None else reader.index("moving", moving, SUIT_CODES)
    ranking = reader.indices("ranking", [str(seat) for seat in reader.items("ranking")], seats)
    if len(ranking) > s.players:
        raise CartomanteError(f"position: ranking lists {len(ranking)} seats; allowed: at most {s.players}")
    for i, seat in enumerate(ranking):
        s.ranking[i] = seat


def read_known(s, reader):
    """Cards outside the hands have been revealed; of those inside, the ones listed."""
    known = reader.labels("known", CARD_CODES)
    for card in range(CARDS):
        s.seen[card] = s.place[card] != BOX and (holder(s, card) == NONE or card in known)
