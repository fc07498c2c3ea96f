"""A position in readable form: cards by their ids, fates by their values, hands 0A 1A 0B 1B in the challenge."""

from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.position import Reader
from cartomante.core.rule import NONE
from cartomante.games.shipwreck.cards import slot_of, value_of
from cartomante.games.shipwreck.decisions import DECISIONS
from cartomante.games.shipwreck.deck import is_in_game
from cartomante.games.shipwreck.flow import starting_doom
from cartomante.games.shipwreck.group import clear_proposal
from cartomante.games.shipwreck.knowledge import fill_bag
from cartomante.games.shipwreck.state import (
    ACTIONS,
    ATTACHMENTS,
    CARD_IDS,
    CARDS,
    DESTINATIONS,
    FATES,
    GOAL,
    HAND_SIZE,
    HANDS,
    HIGHEST,
    MANDATORY,
    OUTCOMES,
    PHASES,
    SEATS,
    SLOTS,
    TRACE,
    VALUES,
)
from cartomante.games.shipwreck.trace import FACTS, begin_trace
from cartomante.games.shipwreck.view import read_exile, values_in

FLAGS = ("has_old", "played_old", "power_used", "plus_one", "feast_done")
SWITCHES = ("bot", "follows", "passes", "leaving")
DECISION_NAMES = [decision.name for decision in DECISIONS]
BYTE = 127
MOST_TURNS = 1000


# writing


def write_position(s, c):
    """Everything of the record that the core does not write and that does not follow from the rest."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "active": s.active,
        "score": s.score,
        "doom": s.doom,
        "order": [seat for seat in s.order if seat != NONE],
        **{name: [seat for seat in range(SEATS) if getattr(s, name)[seat]] for name in SWITCHES},
        "joining": [[seat, after] for seat, after in enumerate(s.joining) if after != NONE],
        "row": ids(s.row),
        "attached": [ids(card for card in attached(s, slot) if card != NONE) for slot in range(SLOTS)],
        "deck": ids(s.deck[i] for i in range(s.deck_size)),
        "known": s.known,
        "faded": ids(s.faded[i] for i in range(s.faded_size)),
        "fates": [[slot_of(s.spots[i]), value_of(s.spots[i])] for i in range(s.visible)],
        "exile": read_exile(s, c),
        "hands": [[fate for fate in (s.hand[hand, 0], s.hand[hand, 1]) if fate] for hand in range(HANDS)],
        "lines": [values_in(s.line[hand]) for hand in range(HANDS)],
        "lined": list(s.lined),
        **{name: bool(getattr(s, name)) for name in FLAGS},
        "plays": [[s.plays[i, 0], s.plays[i, 1]] for i in range(s.played)],
        "predictions_left": s.predictions_left,
        "tried": values_in(s.tried),
        "outcome": OUTCOMES[s.outcome],
        "hidden": s.hidden,
        "using": CARD_IDS[s.using] if s.using != NONE else None,
        "source": [slot_of(s.source), value_of(s.source)] if s.source != NONE else None,
        "window": DECISION_NAMES[s.window] if s.window != NONE else None,
        "proposer": s.proposer if s.proposer != NONE else None,
        "spoken": [seat for seat in range(SEATS) if s.spoken >> seat & 1],
        "proposal": list(s.proposal),
        "offers": [[s.offers[i, j] for j in range(4)] for i in range(s.offered)],
        "ballot": list(s.ballot),
        "trace": [[s.trace[i, 0], s.trace[i, 1], s.trace[i, 2]] for i in range(s.traced)],
    }


def ids(cards):
    return [CARD_IDS[card] if card != NONE else None for card in cards]


def attached(s, slot):
    return [s.attached[slot, i] for i in range(ATTACHMENTS)]


# reading


def read_position(s, c, reader: Reader):
    s.turn = reader.number("turn", 1, MOST_TURNS, 1)
    s.phase = reader.label("phase", PHASES, PHASES[0])
    s.active = reader.number("active", 0, HANDS - 1, 0)
    s.score = reader.number("score", 0, GOAL, 0)
    s.doom = reader.number("doom", 0, GOAL, starting_doom(s))
    read_seats(s, reader)
    read_cards(s, c, reader)
    read_fates(s, reader)
    read_turn(s, reader)
    read_group(s, reader)
    read_trace(s, reader)


def read_seats(s, reader):
    order = listed(reader, "order", 0, SEATS - 1, list(range(s.players)))
    fill(s.order, "order", order, NONE)
    for name in SWITCHES:
        for seat in listed(reader, name, 0, SEATS - 1):
            getattr(s, name)[seat] = 1
    fill(s.joining, "joining", [], NONE)
    for seat, after in grouped(reader, "joining", ((0, SEATS - 1), (0, SEATS - 1))):
        s.joining[seat] = after


def read_cards(s, c, reader):
    row = reader.items("row", [])
    fill(s.row, "row", [NONE if card is None else reader.index("row", card, CARD_IDS) for card in row], NONE)
    under = reader.items("attached", [[]] * SLOTS)
    if len(under) != SLOTS:
        raise CartomanteError(f"position: attached must list the cards under each of {SLOTS} slots, not {under!r}")
    for slot, cards in enumerate(under):
        indices = reader.indices("attached", cards, CARD_IDS)
        if len(indices) > ATTACHMENTS:
            raise CartomanteError(f"position: attached holds {cards!r}; allowed: at most {ATTACHMENTS} cards")
        for i in range(ATTACHMENTS):
            s.attached[slot, i] = indices[i] if i < len(indices) else NONE
    faded = reader.labels("faded", CARD_IDS)
    fill(s.faded, "faded", faded, NONE)
    s.faded_size = len(faded)
    placed = {*s.row, *faded, *(card for slot in range(SLOTS) for card in attached(s, slot))}
    rest = [CARD_IDS[card] for card in range(CARDS) if is_in_game(s, c, card) and card not in placed]
    deck = reader.labels("deck", CARD_IDS, rest)
    fill(s.deck, "deck", deck, NONE)
    s.deck_size = len(deck)
    s.known = reader.number("known", 0, CARDS, 0)


def read_fates(s, reader):
    fates, exile = grouped(reader, "fates", ((0, SLOTS - 1), (1, HIGHEST))), listed(reader, "exile", 1, HIGHEST)
    if len(fates) + len(exile) > FATES:
        raise CartomanteError(f"position: fates and exile list {len(fates) + len(exile)}; allowed: at most {FATES}")
    for slot, value in fates:
        s.spots[s.visible] = slot * VALUES + value
        s.visible += 1
    for value in exile:
        s.exile[value] += 1
    for hand, fates in enumerate(per_hand(reader, "hands")):
        if len(fates) > HAND_SIZE:
            raise CartomanteError(f"position: hands holds {fates!r}; allowed: at most {HAND_SIZE} fates")
        for i, value in enumerate(fates):
            s.hand[hand, i] = value
    for hand, values in enumerate(per_hand(reader, "lines")):
        s.line[hand] = bits(values)
    for hand, length in enumerate(reader.numbers("lined", HANDS, 0, TRACE)):
        s.lined[hand] = length
    fill_bag(s)


def read_turn(s, reader):
    for name in FLAGS:
        setattr(s, name, flag(reader, name))
    plays = grouped(reader, "plays", ((1, HIGHEST), (0, DESTINATIONS - 1)))
    if len(plays) > len(s.plays):
        raise CartomanteError(f"position: plays lists {len(plays)}; allowed: at most {len(s.plays)}")
    for i, (value, destination) in enumerate(plays):
        s.plays[i, 0], s.plays[i, 1] = value, destination
    s.played = len(plays)
    s.predictions_left = reader.number("predictions_left", 0, 3, 1)
    s.tried = bits(listed(reader, "tried", 1, HIGHEST))
    s.outcome = reader.label("outcome", OUTCOMES, OUTCOMES[0])
    s.hidden = reader.number("hidden", 0, HIGHEST, s.hand[s.active, 0] if s.phase >= MANDATORY else 0)
    using, source = reader.take("using"), reader.take("source")
    s.using = NONE if using is None else reader.index("using", using, CARD_IDS)
    s.source = NONE
    if source is not None:
        slot, value = group_of("source", source, ((0, SLOTS - 1), (1, HIGHEST)))
        s.source = slot * VALUES + value


def read_group(s, reader):
    clear_proposal(s)
    window, proposer = reader.take("window"), reader.take("proposer")
    s.window = NONE if window is None else reader.index("window", window, DECISION_NAMES)
    s.proposer = NONE if proposer is None else whole_number("position: proposer", proposer, 0, SEATS - 1)
    s.spoken = sum(1 << seat for seat in set(listed(reader, "spoken", 0, SEATS - 1)))
    for i, action in enumerate(
        listed(reader, "proposal", NONE, ACTIONS - 1, [NONE] * len(s.proposal))[: len(s.proposal)]
    ):
        s.proposal[i] = action
    offers = grouped(reader, "offers", ((NONE, ACTIONS - 1),) * 3 + ((0, SEATS),))
    if len(offers) > len(s.offers):
        raise CartomanteError(f"position: offers lists {len(offers)}; allowed: at most {len(s.offers)}")
    for i, offer in enumerate(offers):
        for j, number in enumerate(offer):
            s.offers[i, j] = number
    s.offered = len(offers)
    for seat, vote in enumerate(reader.numbers("ballot", SEATS, 0, 2)):
        s.ballot[seat] = vote


def read_trace(s, reader):
    """Without a trace nothing is known but what lies on the table."""
    trace = reader.take("trace")
    if trace is None:
        begin_trace(s)
        return
    entries = groups("trace", trace, ((0, FACTS - 1), (-BYTE - 1, BYTE), (-BYTE - 1, BYTE)))
    if len(entries) > TRACE:
        raise CartomanteError(f"position: trace has {len(entries)} entries; allowed: at most {TRACE}")
    for i, entry in enumerate(entries):
        for j, number in enumerate(entry):
            s.trace[i, j] = number
    s.traced = len(entries)


# pieces


def fill(field, name, values, rest):
    """Write values into a field of the record, and `rest` behind them."""
    if len(values) > len(field):
        raise CartomanteError(f"position: {name} lists {len(values)}; allowed: at most {len(field)}")
    for i in range(len(field)):
        field[i] = values[i] if i < len(values) else rest


def listed(reader, name, low, high, default=()):
    return [whole_number(f"position: {name}", value, low, high) for value in reader.items(name, default)]


def per_hand(reader, name):
    """A list of fates for each hand; hands left out have none."""
    hands = reader.items(name)
    if len(hands) > HANDS:
        raise CartomanteError(f"position: {name} lists {len(hands)} hands; allowed: at most {HANDS}")
    ranges = (1, HIGHEST)
    return [[group_of(name, [value], (ranges,))[0] for value in group_items(name, hand)] for hand in hands]


def group_items(name, group):
    if not isinstance(group, list | tuple):
        raise CartomanteError(f"position: {name} holds {group!r}; expected a list")
    return group


def grouped(reader, name, ranges):
    return groups(name, reader.items(name), ranges)


def groups(name, values, ranges):
    return [group_of(name, group, ranges) for group in group_items(name, values)]


def group_of(name, group, ranges):
    """Several numbers that belong together, each within its range."""
    if len(group_items(name, group)) != len(ranges):
        raise CartomanteError(f"position: {name} holds {group!r}; expected {len(ranges)} numbers")
    return [whole_number(f"position: {name}", n, *limits) for n, limits in zip(group, ranges, strict=True)]


def bits(values):
    return sum(1 << value for value in set(values))


def flag(reader, name):
    value = reader.take(name, False)
    if not isinstance(value, bool):
        raise CartomanteError(f"position: {name} must be true or false, not {value!r}")
    return int(value)
