"""A position in readable form: places list card codes, in their order.

What is named nowhere is where it would be at the start of a game: guild cards in the main deck of their owner, prizes
and objectives in the box, militia in its deck. The Jubilee is shown, or the last card of the free pile.
"""

from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.position import Reader
from cartomante.core.rule import NONE
from cartomante.games.cadwallon.agents import is_militia
from cartomante.games.cadwallon.events import cards_at
from cartomante.games.cadwallon.options import GUILD_IDS, PLAYED
from cartomante.games.cadwallon.state import (
    ARCANA,
    AT_PRIZE,
    BOX,
    CARD_CODES,
    CARDS,
    DEAL_STEP,
    DECK,
    EVERYBODY,
    FIRST_GUILD_CARD,
    FIRST_MILITIA,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    FREE_ZONE,
    GUILD_DECK,
    GUILD_PILE,
    GUILD_STEP,
    HAND,
    IN_PLAY,
    JUBILEE,
    JUBILEE_SHOWN,
    LAST_MOMENT,
    MILITIA_ASIDE,
    MILITIA_DECK,
    OBJECTIVES,
    PILE,
    PLAY_STEP,
    PLAYABLE,
    PRIZE,
    RESOURCES,
    RETURNED,
    SEATS,
    STEPS,
    UNUSED,
    ZONES,
)
from cartomante.games.cadwallon.table import clear_table, lay_out

JUBILEE_STATES = ("hidden", "last_round", "in_play")
SEAT_PLACES = {
    "hands": HAND,
    "decks": DECK,
    "resources": RESOURCES,
    "guild_piles": GUILD_PILE,
    "objectives_kept": OBJECTIVES,
    "objectives_returned": RETURNED,
}
TABLE_PLACES = {
    "militia_deck": MILITIA_DECK,
    "militia_aside": MILITIA_ASIDE,
    "in_play": IN_PLAY,
    "jubilee_shown": JUBILEE_SHOWN,
    "box": BOX,
}
MEMORIES = {"seen": (NONE, NONE, LAST_MOMENT), "laid": (0, 0, LAST_MOMENT), "scouted": (0, 0, EVERYBODY)}
MOST = 10_000  # of what effects add up to
NUMBERS = {  # name: highest value
    "won": ZONES * 20,
    "dry": 100,
    "discards": 100,
    "stage": ZONES,
    "speaker": SEATS,
    "clock": LAST_MOMENT,
}


def codes(cards):
    return [CARD_CODES[card] for card in cards]


def code_or_none(card):
    return None if card == NONE else CARD_CODES[card]


def number_or_none(number):
    return None if number == NONE else number


# writing


def write_position(s, c):
    """Everything of the record that the core does not write."""
    seats = range(s.players)
    return {
        "step": STEPS[s.step],
        "round": s.round,
        "first": s.first,
        "turn": number_or_none(s.turn),
        "guilds": [None if s.guild[seat] == NONE else GUILD_IDS[s.guild[seat]] for seat in seats],
        "prizes": [next(iter(codes(cards_at(s, PRIZE + zone))), None) for zone in range(ZONES)],
        "piles": [codes(cards_at(s, PILE + zone)) for zone in range(ZONES)],
        "agents": [write_agents(s, zone) for zone in range(ZONES)],
        **{name: [codes(cards_at(s, place + seat)) for seat in seats] for name, place in SEAT_PLACES.items()},
        **{name: codes(cards_at(s, place)) for name, place in TABLE_PLACES.items()},
        "sealed": list(s.sealed),
        "shift": list(s.shift),
        "boosts": write_boosts(s),
        "precedence": list(s.precedence),
        "favour": [s.favour[seat] for seat in seats],
        "jubilee": JUBILEE_STATES[s.jubilee],
        **{name: getattr(s, name) for name in NUMBERS},
        "chosen": code_or_none(s.chosen),
        "target": code_or_none(s.target),
        "zone": number_or_none(s.zone),
        "announced": [number_or_none(s.announced[seat]) for seat in seats],
        **{name: write_memory(getattr(s, name), usual) for name, (usual, _, _) in MEMORIES.items()},
        "returns": [s.returns[seat] for seat in seats],
        "returned": [s.returned[seat] for seat in seats],
    }


def write_agents(s, zone):
    """[seat, card, whether it lies face down], in order of arrival."""
    return [[s.owner[card], CARD_CODES[card], bool(s.face_down[card])] for card in cards_at(s, AT_PRIZE + zone)]


def write_boosts(s):
    """[zone, seat, arcanum, how much]"""
    return [
        [zone, seat, arcanum, s.boost[zone, seat, arcanum]]
        for zone in range(ZONES)
        for seat in range(SEATS)
        for arcanum in range(ARCANA)
        if s.boost[zone, seat, arcanum]
    ]


def write_memory(values, usual):
    return {CARD_CODES[card]: value for card, value in enumerate(values) if value != usual}


# reading


def read_position(s, c, reader: Reader):
    s.step = reader.label("step", STEPS, STEPS[PLAY_STEP])
    s.round = reader.number("round", 0, 100, 1)
    s.first = reader.number("first", 0, s.players - 1, 0)
    for name, high in (("turn", s.players - 1), ("zone", ZONES - 1)):
        value = reader.take(name)
        setattr(s, name, NONE if value is None else whole_number(f"position: {name}", value, 0, high))
    read_guilds(s, reader)
    read_cards(s, reader)
    read_effects(s, reader)
    for name, high in NUMBERS.items():
        setattr(s, name, reader.number(name, 0, high, 0))
    s.jubilee = reader.label("jubilee", JUBILEE_STATES, JUBILEE_STATES[0])
    for name in ("chosen", "target"):
        code = reader.take(name)
        setattr(s, name, NONE if code is None else reader.index(name, code, CARD_CODES[:PLAYABLE]))
    read_seats(s, reader)
    read_memories(s, reader)


def read_guilds(s, reader):
    for seat in range(SEATS):
        s.guild[seat] = NONE
    for seat, guild in enumerate(reader.per_seat("guilds", s.players, None)):
        s.guild[seat] = NONE if guild is None else reader.index("guilds", guild, GUILD_IDS)


def read_cards(s, reader):
    """Each card is where it is listed; the rest where it is at the start."""
    clear_table(s)
    listed = set()
    for place, card, owner, is_down in listed_cards(s, reader):
        if card in listed:
            raise CartomanteError(f"position: {CARD_CODES[card]} lies in two places")
        listed.add(card)
        lay_out(s, card, place)
        s.owner[card] = owner
        s.face_down[card] = is_down
        if AT_PRIZE <= place < PRIZE and not is_militia(card):
            s.present[place - AT_PRIZE, owner] += 1
    for card in range(CARDS):
        if card not in listed:
            place, owner = usual_place(s, card)
            lay_out(s, card, place)
            s.owner[card] = owner


def listed_cards(s, reader):
    """(place, card, owner, face down) of all that is listed."""
    for name, first in SEAT_PLACES.items():
        owns = first not in (OBJECTIVES, RETURNED)
        for seat, cards in enumerate(reader.per_seat(name, s.players, [])):
            for card in reader.indices(name, cards, CARD_CODES):
                yield first + seat, card, seat if owns else NONE, 0
    for name, place in TABLE_PLACES.items():
        for card in reader.labels(name, CARD_CODES):
            yield place, card, s.turn if place == IN_PLAY else NONE, 0
    for zone, code in enumerate(zone_values(reader, "prizes", None)):
        if code is not None:
            yield PRIZE + zone, reader.index("prizes", code, CARD_CODES), NONE, 0
    for zone, cards in enumerate(zone_values(reader, "piles", [])):
        for card in reader.indices("piles", cards, CARD_CODES):
            yield PILE + zone, card, NONE, 0
    for zone, agents in enumerate(zone_values(reader, "agents", [])):
        for agent in agents if isinstance(agents, list | tuple) else [agents]:
            seat, card, is_down = read_agent(s, reader, agent)
            yield AT_PRIZE + zone, card, seat, is_down


def zone_values(reader, name, default):
    values = reader.items(name, [default] * ZONES)
    if len(values) != ZONES:
        raise CartomanteError(f"position: {name} must list one value for each of {ZONES} zones, not {values!r}")
    return values


def read_agent(s, reader, agent):
    if not isinstance(agent, list | tuple) or len(agent) != 3 or not isinstance(agent[2], bool):
        raise CartomanteError(f"position: agents holds {agent!r}; allowed: [seat, card, whether it lies face down]")
    seat = whole_number("position: agents", agent[0], 0, s.players - 1)
    return seat, reader.index("agents", agent[1], CARD_CODES), int(agent[2])


def usual_place(s, card):
    """Where a card is that is listed nowhere, and whose it is."""
    is_laid = s.step not in (GUILD_STEP, DEAL_STEP)
    if card < FIRST_PRIZE:
        guild = card // GUILD_DECK
        owners = [seat for seat in range(s.players) if s.guild[seat] == guild]
        return (DECK + owners[0], owners[0]) if owners else (UNUSED, NONE)
    if not is_laid:
        return UNUSED, NONE
    if card < FIRST_OBJECTIVE:
        return BOX, NONE
    if card < FIRST_MILITIA:
        return (BOX if s.objectives == PLAYED else UNUSED), NONE
    if card < FIRST_GUILD_CARD:
        return (MILITIA_DECK if s.militia == PLAYED else UNUSED), NONE
    return (PILE + FREE_ZONE if card == JUBILEE else UNUSED), NONE


def read_effects(s, reader):
    for name, low, high in (("sealed", 0, 1), ("shift", -MOST, MOST), ("precedence", 0, (1 << SEATS) - 1)):
        for zone, value in enumerate(reader.numbers(name, ZONES, low, high)):
            getattr(s, name)[zone] = value
    for boost in reader.items("boosts"):
        if not isinstance(boost, list | tuple) or len(boost) != 4:
            raise CartomanteError(f"position: boosts holds {boost!r}; allowed: [zone, seat, arcanum, how much]")
        limits = ((0, ZONES - 1), (0, s.players - 1), (0, ARCANA - 1), (1, MOST))
        zone, seat, arcanum, much = (
            whole_number("position: boosts", value, low, high) for value, (low, high) in zip(boost, limits, strict=True)
        )
        s.boost[zone, seat, arcanum] = much


def read_seats(s, reader):
    for name, high in (("favour", MOST), ("returns", LAST_MOMENT), ("returned", LAST_MOMENT)):
        for seat, value in enumerate(reader.per_seat(name, s.players, 0)):
            getattr(s, name)[seat] = whole_number(f"position: {name}", value, 0, high)
    for seat in range(SEATS):
        s.announced[seat] = NONE
    for seat, arcanum in enumerate(reader.per_seat("announced", s.players, None)):
        if arcanum is not None:
            s.announced[seat] = whole_number("position: announced", arcanum, 0, ARCANA - 1)


def read_memories(s, reader):
    """What is remembered of single cards."""
    for name, (usual, low, high) in MEMORIES.items():
        values = reader.take(name, {})
        if not isinstance(values, dict):
            raise CartomanteError(f"position: {name} must map cards to numbers, not {values!r}")
        field = getattr(s, name)
        for card in range(PLAYABLE):
            field[card] = usual
        for code, value in values.items():
            field[reader.index(name, code, CARD_CODES[:PLAYABLE])] = whole_number(f"position: {name}", value, low, high)
