"""What is left to be done, first things first.

An effect writes down its parts in the order of the card text. They come before whatever was already on the agenda,
because an effect is carried out completely before anything else goes on (AR-23).
"""

from cartomante.core.rule import rule


@rule
def then(s, step, seat, a=0, b=0):
    """One more part of the present effect, to be done after its other parts.

    What comes first is kept last, so that taking it away moves nothing.
    """
    for i in range(s.steps, s.bottom, -1):
        for j in range(4):
            s.agenda[i, j] = s.agenda[i - 1, j]
    s.agenda[s.bottom, 0] = step
    s.agenda[s.bottom, 1] = seat
    s.agenda[s.bottom, 2] = a
    s.agenda[s.bottom, 3] = b
    s.steps += 1


@rule
def begin_effect(s):
    """Whatever is written down from now on comes before all that is on the agenda."""
    s.bottom = s.steps


@rule
def take_step(s):
    """Cross out the first thing to do; what follows from it will come first."""
    s.steps -= 1
    top = s.steps
    step, seat, a, b = s.agenda[top, 0], s.agenda[top, 1], s.agenda[top, 2], s.agenda[top, 3]
    for j in range(4):
        s.agenda[top, j] = 0
    begin_effect(s)
    return step, seat, a, b


@rule
def left_of(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


@rule
def each_other(s, step, seat, a=0):
    """The same for every other player, clockwise from the left of a seat."""
    other = left_of(s, seat)
    while other != seat:
        then(s, step, other, a)
        other = left_of(s, other)
