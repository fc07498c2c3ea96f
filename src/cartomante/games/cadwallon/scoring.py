"""Points, objectives and places (section 5)."""

from cartomante.core.rule import RUNNING, emit, rule, tells
from cartomante.games.cadwallon.events import ENDED, OBJECTIVES_SHOWN, TABLEWIDE, cards_at
from cartomante.games.cadwallon.kinds import (
    ANY,
    BY_DISTRICT,
    BY_GOLD,
    BY_THRESHOLD,
    BY_TYPE,
    BY_VP,
    COUNT_GE,
    COUNT_LE,
    DISTRICTS,
    DUCATS_GE,
    EACH_DISTRICT_GE,
    EACH_TYPE_GE,
    LOCATION,
    MOST,
    ONE_DISTRICT_GE,
    PERSONALITY,
    RELIC,
)
from cartomante.games.cadwallon.options import NOT_COUNTED_FOR_OBJECTIVES, NOT_SCORED, SHARED
from cartomante.games.cadwallon.state import (
    ARCANA,
    AT_PRIZE,
    CARDS,
    DUCATS,
    FIRST_GUILD_CARD,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    GUILD_PILE,
    OBJECTIVES,
    PLAYABLE,
    PRIZE,
)
from cartomante.games.cadwallon.table import first_at

# what counts


@rule
def counts(s, seat, card):
    """A player's card, wherever it is; some tables do not count what still lies at a prize in the end (AC-79)."""
    # before the end it counts on any table: else the points would tell what has just been laid face down
    is_left_behind = s.ending != RUNNING and AT_PRIZE <= s.place[card] < PRIZE
    return s.owner[card] == seat and not (is_left_behind and s.table_agents_score == NOT_SCORED)


@rule
def counts_for_objectives(s, seat, card):
    """Prizes only (AC-99); some tables do not count those under the guild card (AC-95)."""
    is_removed = s.place[card] == GUILD_PILE + seat and s.removed_count_for_objectives == NOT_COUNTED_FOR_OBJECTIVES
    return counts(s, seat, card) and not is_removed


@rule
def card_points(s, c, seat):
    """What everybody can count: the points on all cards a player owns, the guild card included (AC-81)."""
    total = 0
    if s.guild[seat] >= 0:
        total += c.vp[FIRST_GUILD_CARD + s.guild[seat]]
    for card in range(PLAYABLE):
        if counts(s, seat, card):
            total += c.vp[card]
    return total


@rule
def prize_count(s, seat):
    count = 0
    for card in range(FIRST_PRIZE, PLAYABLE):
        count += 1 if counts(s, seat, card) else 0
    return count


@rule
def relic_ducats(s, c, seat):
    """Of all relics, the guild's own included."""
    total = 0
    for card in range(PLAYABLE):
        if c.kind[card] == RELIC and counts(s, seat, card):
            total += c.value[card, DUCATS]
    return total


# objectives (5.2)


@rule
def lowest_threshold(c, card):
    lowest = 100
    for arcanum in range(ARCANA):
        if c.threshold[card, arcanum] > 0:
            lowest = min(lowest, c.threshold[card, arcanum])
    return lowest


@rule
def passes(c, index, card):
    """Whether a prize is one of those that an objective is about."""
    sort, wanted = c.filter[index], c.filtered[index]
    if sort == BY_TYPE:
        return c.kind[card] == wanted
    if sort == BY_DISTRICT:
        return c.district[card] == wanted
    if sort == BY_GOLD:
        return c.threshold[card, wanted] > 0
    if sort == BY_VP:
        return c.vp[card] >= wanted
    if sort == BY_THRESHOLD:
        return lowest_threshold(c, card) <= wanted
    return sort == ANY


@rule
def passing(s, c, seat, index):
    """How many of a player's prizes an objective is about; or their ducats."""
    total = 0
    for card in range(FIRST_PRIZE, PLAYABLE):
        if passes(c, index, card) and counts_for_objectives(s, seat, card):
            total += c.value[card, DUCATS] if c.condition[index] == DUCATS_GE else 1
    return total


@rule
def in_district(s, c, seat, district):
    count = 0
    for card in range(FIRST_PRIZE, PLAYABLE):
        count += 1 if c.district[card] == district and counts_for_objectives(s, seat, card) else 0
    return count


@rule
def of_type(s, c, seat, kind):
    count = 0
    for card in range(FIRST_PRIZE, PLAYABLE):
        count += 1 if c.kind[card] == kind and counts_for_objectives(s, seat, card) else 0
    return count


@rule
def is_fulfilled(s, c, seat, objective):
    """The numbers depend on how many play (AC-100)."""
    index = objective - FIRST_OBJECTIVE
    condition, wanted = c.condition[index], c.needed[index, s.players - 2]
    if condition == COUNT_GE or condition == DUCATS_GE:
        return passing(s, c, seat, index) >= wanted
    if condition == COUNT_LE:
        return passing(s, c, seat, index) <= wanted
    if condition == MOST:
        return has_most(s, c, seat, index)
    if condition == EACH_TYPE_GE:
        fewest = min(of_type(s, c, seat, RELIC), of_type(s, c, seat, LOCATION))
        return min(fewest, of_type(s, c, seat, PERSONALITY)) >= wanted
    return has_districts(s, c, seat, condition, wanted)


@rule
def has_most(s, c, seat, index):
    """Strictly more than every opponent (AC-101)."""
    own = passing(s, c, seat, index)
    for other in range(s.players):
        if other != seat and passing(s, c, other, index) >= own:
            return False
    return True


@rule
def has_districts(s, c, seat, condition, wanted):
    """So many in each district, or in any one of them."""
    enough = 0
    for district in range(len(DISTRICTS)):
        enough += 1 if in_district(s, c, seat, district) >= wanted else 0
    if condition == EACH_DISTRICT_GE:
        return enough == len(DISTRICTS)
    return condition == ONE_DISTRICT_GE and enough > 0


@rule
def objective_points(s, c, seat):
    """Of every objective kept and fulfilled (AC-98)."""
    total = 0
    card = first_at(s, OBJECTIVES + seat)
    while card < CARDS:
        if is_fulfilled(s, c, seat, card):
            total += c.vp[card]
        card = s.after[card]
    return total


# points and places


@rule
def score(s, c, scores, places):
    """Objectives count once they are shown, at the end."""
    for seat in range(s.players):
        scores[seat] = points(s, c, seat)
    for seat in range(s.players):
        places[seat] = 1
        for other in range(s.players):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and wins_tie(s, c, other, seat)):
                places[seat] += 1


@rule
def points(s, c, seat):
    total = card_points(s, c, seat)
    return total if s.ending == RUNNING else total + objective_points(s, c, seat)


@rule
def wins_tie(s, c, seat, other):
    """More prizes, then more ducats on relics; otherwise the place is shared (AC-80)."""
    if s.score_tie_break == SHARED:
        return False
    more = prize_count(s, seat) - prize_count(s, other)
    return more > 0 or (more == 0 and relic_ducats(s, c, seat) > relic_ducats(s, c, other))


@tells
def tell_end(s, c):
    """Everybody shows the objectives they kept."""
    for seat in range(s.players):
        kept = sorted(cards_at(s, OBJECTIVES + seat))
        if kept:
            fulfilled = [card for card in kept if is_fulfilled(s, c, seat, card)]
            emit(s, OBJECTIVES_SHOWN, seat, fulfilled, [card for card in kept if card not in fulfilled])
    emit(s, ENDED, TABLEWIDE, [[seat, points(s, c, seat)] for seat in range(s.players)])
