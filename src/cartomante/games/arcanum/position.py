"""A position in readable form: zones list card codes; what is named nowhere is in its deck.

`since`, `came`, `pack`, `traced` and `sure` hold for every card what is remembered of it (see state.py). Without them
each card counts as seen by its owner alone, and everything as having come where it is in the order of the lists.
"""

from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.position import Reader
from cartomante.core.rule import NONE
from cartomante.games.arcanum.cards import is_major
from cartomante.games.arcanum.events import cards_at, pile
from cartomante.games.arcanum.flow import has_majors
from cartomante.games.arcanum.state import (
    AGENDA,
    CARD_CODES,
    CARDS,
    EVERYBODY,
    FIGURES,
    HAND,
    HIDDEN,
    HOUSES,
    IN_FORCE,
    LOCATIONS,
    MAJOR_DECK,
    MAJOR_DISCARD,
    MINOR_DECK,
    MINOR_DISCARD,
    ON_BOARD,
    PASSING,
    PLACEMENTS,
    RESOLVING,
    SCORINGS,
    SEATS,
    SET_ASIDE,
    STEPS,
    TOP,
)
from cartomante.games.arcanum.zones import count, show

MOST = 30_000  # moments, and points
OPEN_ZONES = (
    ("minor_discard", MINOR_DISCARD),
    ("major_discard", MAJOR_DISCARD),
    ("resolving", RESOLVING),
    ("in_force", IN_FORCE),
    ("on_board", ON_BOARD),
    ("set_aside", SET_ASIDE),
)
SEAT_ZONES = (("hands", HAND), ("hidden", HIDDEN), ("passing", PASSING))
MEMORY = (("since", 0, MOST), ("came", NONE, MOST), ("pack", 0, 100), ("traced", 0, EVERYBODY), ("sure", 0, EVERYBODY))
NUMBERS = {  # name: highest value
    "minor_played": 1,
    "major_played": 1,
    "adjusted": (1 << HOUSES) - 1,
    "returned": (2 << LOCATIONS) - 1,
    "harbour_drawn": 2 * SEATS,
    "death_discards": 2,
    "exchanges": 2,
    "paid": (1 << HOUSES) - 1,
    "shown": (2 << HOUSES) - 1,
    "shown_at": MOST,
    "wheel_at": MOST,
    "bottom": AGENDA,
}
THINGS = {  # name: highest value of something that there may also be none of
    "active": SEATS - 1,
    "tower_owner": SEATS - 1,
    "tower": PLACEMENTS - 1,
    "moving": FIGURES - 1,
    "gained": HOUSES - 1,
    "fool_house": HOUSES - 1,
}
DETAIL = 127  # steps keep their details in eight bits


def codes(cards):
    return [CARD_CODES[card] for card in cards]


def code_or_none(card):
    return None if card == NONE else CARD_CODES[card]


# writing


def write_position(s, c):
    """Everything of the record that the core does not write."""
    return {
        "turn": s.turn,
        "first": s.first,
        "prestige": list(s.prestige),
        "vp": [s.vp[seat] for seat in range(s.players)],
        "figures": list(s.figure),
        "removers": [None if seat == NONE else seat for seat in s.remover],
        **{name: codes(pile(s, place)) for name, place in OPEN_ZONES},
        **{name: [codes(cards_at(s, place + seat)) for seat in range(s.players)] for name, place in SEAT_ZONES},
        "face_up": codes(card for card in range(CARDS) if s.face_up[card]),
        **{name: list(getattr(s, name)) for name, _, _ in MEMORY},
        "clock": s.clock,
        "packs": list(s.packs),
        "bare_until": list(s.bare_until),
        **{name: getattr(s, name) for name in NUMBERS},
        **{name: None if getattr(s, name) == NONE else getattr(s, name) for name in THINGS},
        "resolved": code_or_none(s.resolving),
        "spared": code_or_none(s.spared),
        "taken": [code_or_none(card) for card in s.taken],
        "given": [code_or_none(card) for card in s.given],
        "scoring": SCORINGS[s.scoring],
        "agenda": [[STEPS[s.agenda[i, 0]], *(s.agenda[i, j] for j in range(1, 4))] for i in reversed(range(s.steps))],
    }


# reading


def read_position(s, c, reader: Reader):
    s.turn = reader.number("turn", 1, 9, 1)
    s.first = reader.number("first", 0, s.players - 1, 0)
    for house, steps in enumerate(reader.numbers("prestige", HOUSES, 0, TOP)):
        s.prestige[house] = steps
    for seat, points in enumerate(reader.per_seat("vp", s.players, 0)):
        s.vp[seat] = whole_number("position: vp", points, 0, MOST)
    read_figures(s, reader)
    read_cards(s, reader)
    for card in range(CARDS):
        count(s, card, 1)
    read_memory(s, reader)
    read_turn(s, reader)
    read_agenda(s, reader)


def read_figures(s, reader):
    default = [figure % LOCATIONS + 1 for figure in range(FIGURES)]
    places = reader.items("figures", default)
    removers = reader.items("removers", [None] * FIGURES)
    if len(places) != FIGURES or len(removers) != FIGURES:
        raise CartomanteError(f"position: figures and removers must list {FIGURES} places and seats")
    for figure in range(FIGURES):
        s.figure[figure] = whole_number("position: figures", places[figure], 0, LOCATIONS)
        seat = removers[figure]
        s.remover[figure] = NONE if seat is None else whole_number("position: removers", seat, 0, s.players - 1)


def read_cards(s, reader):
    """Each card is where it is listed; the rest is in the decks, Majors that are not in the game yet set aside."""
    rest = MAJOR_DECK if has_majors(s, s.turn) else SET_ASIDE
    for card in range(CARDS):
        s.place[card], s.came[card] = rest if is_major(card) else MINOR_DECK, NONE
    listed = []
    for name, place in OPEN_ZONES:
        for card in reader.labels(name, CARD_CODES):
            listed.append(card)
            lay(s, card, place, EVERYBODY)
    for name, place in SEAT_ZONES:
        for seat, cards in enumerate(reader.per_seat(name, s.players, [])):
            for card in reader.indices(name, cards, CARD_CODES):
                listed.append(card)
                lay(s, card, place + seat, 1 << seat)
                s.came[card] = s.clock if place == HAND else 0  # into the hand before it was hidden or chosen
    doubles = sorted({card for card in listed if listed.count(card) > 1})
    if doubles:
        raise CartomanteError(f"position: {CARD_CODES[doubles[0]]} lies in two places")
    for card in reader.labels("face_up", CARD_CODES):
        s.face_up[card] = 1
        show(s, card, EVERYBODY)


def lay(s, card, place, seen):
    s.clock += 1
    s.place[card], s.since[card] = place, s.clock
    show(s, card, seen)


def read_memory(s, reader):
    for name, low, high in MEMORY:
        values = reader.take(name)
        if values is not None:
            if not isinstance(values, list | tuple) or len(values) != CARDS:
                raise CartomanteError(f"position: {name} must list a number for each of {CARDS} cards, not {values!r}")
            for card, value in enumerate(values):
                getattr(s, name)[card] = whole_number(f"position: {name}", value, low, high)
    s.clock = reader.number("clock", 0, MOST, s.clock)
    for kind, packs in enumerate(reader.numbers("packs", 2, 0, 100)):
        s.packs[kind] = packs
    for seat, moment in enumerate(reader.numbers("bare_until", SEATS, 0, MOST)):
        s.bare_until[seat] = moment


def read_turn(s, reader):
    for name, high in NUMBERS.items():
        setattr(s, name, reader.number(name, 0, high, 0))
    for name, high in THINGS.items():
        value = reader.take(name)
        setattr(s, name, NONE if value is None else whole_number(f"position: {name}", value, 0, high))
    s.resolving = read_code(reader, "resolved", reader.take("resolved"))
    s.spared = read_code(reader, "spared", reader.take("spared"))
    for name in ("taken", "given"):
        cards = reader.items(name, [None, None])
        if len(cards) != 2:
            raise CartomanteError(f"position: {name} must list two cards or nothing, not {cards!r}")
        for i, card in enumerate(cards):
            getattr(s, name)[i] = read_code(reader, name, card)
    s.scoring = reader.label("scoring", SCORINGS, SCORINGS[0])


def read_code(reader, name, card):
    return NONE if card is None else reader.index(name, card, CARD_CODES)


def read_agenda(s, reader):
    agenda = reader.items("agenda")
    if len(agenda) > AGENDA:
        raise CartomanteError(f"position: agenda has {len(agenda)} steps; allowed: at most {AGENDA}")
    for i, step in enumerate(reversed(agenda)):
        if not isinstance(step, list | tuple) or len(step) != 4:
            raise CartomanteError(f"position: agenda holds {step!r}; allowed: [step, seat, number, number]")
        s.agenda[i, 0] = reader.index("agenda", step[0], STEPS)
        s.agenda[i, 1] = whole_number("position: agenda seat", step[1], NONE, s.players - 1)
        for j in (2, 3):
            s.agenda[i, j] = whole_number("position: agenda", step[j], 0, DETAIL)
    s.steps = len(agenda)
