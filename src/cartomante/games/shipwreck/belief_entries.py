"""The belief as machine code: a template like core/compiled/cpu.py, loaded by `quick.py` with `rules` bound."""

from typing import Any

from numba import njit

from cartomante.core.compiled.registry import record_at
from cartomante.games.shipwreck.belief import catch_up
from cartomante.games.shipwreck.ways import add_up

rules: Any

State, Content, Room = rules.State, rules.Content, rules.Room


@njit(cache=True, nogil=True)
def believe(state, content, room, counts, likelihood, hand, totals):
    """Absorb what is new in the trace of a record, and add up the weights of the values that a hand may hold."""
    s, c = record_at(state, State), record_at(content, Content)
    belief = record_at(room, Room)
    catch_up(s, c, belief, record_at(counts, Room), likelihood)
    add_up(belief, hand, totals)


@njit(cache=True, nogil=True)
def believe_anew(states, content, room, counts, likelihood):
    """Absorb the traces of many records from their beginnings, for measuring; return how many entries they had."""
    belief, beside = record_at(room, Room), record_at(counts, Room)
    entries = 0
    for i in range(states.shape[0]):
        s = record_at(states[i], State)
        belief.absorbed = 0
        catch_up(s, record_at(content, Content), belief, beside, likelihood)
        entries += s.traced
    return entries
