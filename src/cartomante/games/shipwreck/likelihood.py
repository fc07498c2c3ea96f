"""How likely a player is thought to make a play, given the two fates in hand (section 8.4)."""

from cartomante.core.rule import rule
from cartomante.games.shipwreck.state import SLOTS, VALUES
from cartomante.games.shipwreck.ways import copies, weight_of, with_fate

COUNT, UNIFORM, COOP, GREEDY, PEOPLE, GIVEN = range(6)
LIKELIHOODS = ("count", "uniform", "coop", "greedy", "people", "given")
COOP_PERCENT, UNIFORM_PERCENT, PERCENT = 70, 30, 100  # of the mixture for people


@rule
def allows(room, v, u, destination):
    """Whether a hand of these two could make this play."""
    if destination == 0:
        return room.accepted[v, u] == 0 and room.accepted[u, v] == 0
    return (room.accepted[v, u] >> (destination - 1)) & 1 == 1


@rule
def count_plays(room, v, u):
    """How many plays a hand of these two could make; equal fates count once (8.4)."""
    plays = bits_in(room.accepted[v, u])
    if u != v:
        plays += bits_in(room.accepted[u, v])
    if plays == 0:
        return 1 if u == v else 2
    return plays


@rule
def bits_in(number):
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@rule
def weigh_play(room, counts, value, destination):
    """Fill in how likely the play is for every fate that may have stayed in hand."""
    for u in range(1, VALUES):
        room.like[u] = 0
        if allows(room, value, u, destination):
            room.like[u] = likelihood_of(room, counts, value, u, destination)
    if room.likelihood == GREEDY and not explains(room, value):
        weigh_by_logic(room, value, destination)


@rule
def weigh_by_logic(room, value, destination):
    """A play that the likelihood rules out is taken as it is (8.4)."""
    for u in range(1, VALUES):
        room.like[u] = room.one if allows(room, value, u, destination) else 0


@rule
def likelihood_of(room, counts, v, u, destination):
    if room.likelihood == COUNT:
        return room.one
    uniform = room.one / count_plays(room, v, u)
    if room.likelihood == UNIFORM:
        return uniform
    if room.likelihood == GREEDY:
        return greedy_likelihood(room, counts, v, u, destination)
    coop = coop_likelihood(room, counts, v, u, destination)
    return coop if room.likelihood == COOP else (coop * COOP_PERCENT + uniform * UNIFORM_PERCENT) / PERCENT


@rule
def coop_likelihood(room, counts, v, u, destination):
    """A player who prefers plays that tell more: each value left open halves the chance."""
    total = 0 * room.one
    for d in range(1 + SLOTS):
        if allows(room, v, u, d):
            total += room.one / (1 << count_open(room, counts, v, d))
        if u != v and allows(room, u, v, d):
            total += room.one / (1 << count_open(room, counts, u, d))
    return room.one / (1 << count_open(room, counts, v, destination)) / total


@rule
def greedy_likelihood(room, counts, v, u, destination):
    """A player who always makes a play that tells the most."""
    fewest, plays = VALUES, 0
    for d in range(1 + SLOTS):
        for fate in range(2):
            x, y = (v, u) if fate == 0 else (u, v)
            if allows(room, x, y, d) and (fate == 0 or u != v):
                count = count_open(room, counts, x, d)
                if count < fewest:
                    fewest, plays = count, 0
                plays += count == fewest
    return room.one / plays if count_open(room, counts, v, destination) == fewest else 0 * room.one


@rule
def count_open(room, counts, v, destination):
    return bits_in(open_values(room, counts, v, destination))


@rule
def open_values(room, counts, v, destination):
    """C(v, d): the values that the fate in hand might have after this play, by logic and the count of copies."""
    values = 0
    for u in range(1, VALUES):
        if (counts.pairs[v] >> u) & 1 and allows(room, v, u, destination):
            values |= 1 << u
    return values


@rule
def list_pairs(counts):
    """Which two fates the active hand may hold, before it plays; counts must have begun the play."""
    for v in range(VALUES):
        counts.pairs[v] = 0
    for i in range(counts.combinations):
        way, left = counts.others[i], counts.left[i]
        for a in range(1, VALUES):
            if counts.held[counts.active]:
                first = weight_of(counts, with_fate(way, counts.active, a)) > 0
            else:
                first = weight_of(counts, way) > 0 and copies(left, a) > 0
            if first:
                for b in range(1, VALUES):
                    if copies(left, b) > (a == b):
                        counts.pairs[a] |= 1 << b
                        counts.pairs[b] |= 1 << a


@rule
def explains(room, value):
    """Whether any hand could have made the play as the likelihood has it."""
    for i in range(room.combinations):
        way, left = room.others[i], room.left[i]
        for u in range(1, VALUES):
            if room.like[u] > 0 and has_pair(room, way, left, value, u):
                return True
    return False


@rule
def has_pair(room, way, left, v, u):
    if not room.held[room.active]:
        return weight_of(room, way) > 0 and copies(left, v) > (u == v) and copies(left, u) > 0
    kept_v = weight_of(room, with_fate(way, room.active, v)) > 0
    kept_u = weight_of(room, with_fate(way, room.active, u)) > 0
    return (kept_v and copies(left, u) > (u == v)) or (kept_u and copies(left, v) > (u == v))


@rule
def chance_of_choice(room, choices):
    """Somebody who plays uniformly also chooses uniformly among fates to take; other likelihoods do not say."""
    if choices > 1 and room.likelihood == UNIFORM:
        return room.one / choices
    if choices > 1 and room.likelihood == PEOPLE:
        return room.one * (COOP_PERCENT * choices + UNIFORM_PERCENT) / (PERCENT * choices)
    return room.one
