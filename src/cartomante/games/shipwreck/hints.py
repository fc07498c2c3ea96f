"""The hint panel (section 8.5). It uses what is public only, so that everybody may see it."""

from copy import deepcopy

from cartomante.core.rule import RUNNING
from cartomante.core.view import OMNISCIENT
from cartomante.games.shipwreck.deduction import cooperative_values, values_of
from cartomante.games.shipwreck.evidence import begin_play
from cartomante.games.shipwreck.likelihood import PEOPLE, allows, list_pairs, open_values
from cartomante.games.shipwreck.seats import active_seat
from cartomante.games.shipwreck.state import DESTINATIONS, GROUP, HAND_SIZE, PLAY, PLAY_FATE, PLAYING, VALUES
from cartomante.games.shipwreck.story import Past, absorbed, logic
from cartomante.games.shipwreck.trace import DESTINATION_STEP, PLAYED_FATE, PLUS_ONE_STEP
from cartomante.games.shipwreck.ways import add_up

OFF, LOGICAL, COOPERATIVE, BAYES = range(4)


def hints_shown(s, c, viewer):
    """For everybody during the group's phase, for the active player before the play; empty if the table plays without.

    `possible`: the values that logic leaves to the active hand; `cooperative`: if the play was meant to tell; `likely`:
    per cent for each value; `plays`: for each play of one's own what it would leave to the others.
    """
    if s.hints == OFF or s.ending != RUNNING:
        return {}
    if s.phase == GROUP:
        return hints_for_group(s, c)
    if s.phase == PLAYING and viewer in (active_seat(s), OMNISCIENT) and s.asked[active_seat(s)] == PLAY_FATE:
        return hints_for_play(s, c)
    return {}


def hints_for_group(s, c):
    past = Past.of(s)
    hints = {"possible": list(values_of(logic(past, c), s.active))}
    if s.hints == COOPERATIVE:
        hints["cooperative"] = list(cooperative_values(past, c, s.active))
    if s.hints == BAYES:
        hints["likely"] = {str(value): round(100 * share) for value, share in likely(past, c, s.active).items()}
    return hints


def likely(past, c, hand):
    """How likely each value is if people play as they are thought to."""
    room, _ = absorbed(past, c, PEOPLE, 1.0)
    totals = [0.0] * VALUES
    add_up(room, hand, totals)
    whole = sum(totals[1:])
    return {value: totals[value] / whole for value in range(1, VALUES) if totals[value] > 0}


def hints_for_play(s, c):
    plays = list(plays_open(s, c))
    fewest = min(len(play["values"]) for play in plays)
    for play in plays:
        if s.hints == COOPERATIVE:
            play["best"] = len(play["values"]) == fewest
        if s.hints == BAYES:
            play["chance"] = chance_of_guessing(s, c, play["action"])
    return {"plays": plays}


def plays_open(s, c):
    """Each play of the active hand with the values that it would leave open to the others, C(v, d)."""
    room = looking_ahead(s, c)
    for action, v, u, destination in own_plays(s):
        if allows(room, v, u, destination):
            bits = open_values(room, room, v, destination)
            yield {"action": action, "values": [value for value in range(1, VALUES) if bits >> value & 1]}


def looking_ahead(s, c):
    """The belief of everybody at the moment when the active hand is about to play."""
    room = deepcopy(logic(Past.of(s), c))
    begin_play(room, c, s.active, PLUS_ONE_STEP * s.plus_one)
    list_pairs(room)
    return room


def own_plays(s):
    """Every play that the two fates of the active hand could make, two equal new ones counting once."""
    fates = s.hand[s.active, 0], s.hand[s.active, 1]
    is_same = fates[0] == fates[1] and not s.has_old
    for index in range(1 if is_same else HAND_SIZE):
        for destination in range(DESTINATIONS):
            yield PLAY + DESTINATIONS * index + destination, fates[index], fates[1 - index], destination


def chance_of_guessing(s, c, action):
    """Per cent of cases in which the likeliest value would be right after a play."""
    index, destination = divmod(action - PLAY, DESTINATIONS)
    play = s.hand[s.active, index] + DESTINATION_STEP * destination + PLUS_ONE_STEP * s.plus_one
    past = Past.of(s)
    ahead = Past((*past.entries, (PLAYED_FATE, s.active, play)), past.passage_counts, past.iron_empty)
    return round(100 * max(likely(ahead, c, s.active).values()))
