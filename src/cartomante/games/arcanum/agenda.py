"""What is left to be done, first things first.

An effect writes down its parts in the order of the card text. They come before whatever was already on the agenda,
because an effect is carried out completely before anything else goes on (AR-23).
"""

from cartomante.core.rule import rule


@rule
def then(s, step, seat, a=0, b=0):
    """One more part of the present effect."""
    for i in range(s.steps, s.cursor, -1):
        for j in range(4):
            s.agenda[i, j] = s.agenda[i - 1, j]
    s.agenda[s.cursor, 0] = step
    s.agenda[s.cursor, 1] = seat
    s.agenda[s.cursor, 2] = a
    s.agenda[s.cursor, 3] = b
    s.cursor += 1
    s.steps += 1


@rule
def take_step(s):
    """Cross out the first thing to do; what follows from it will come first."""
    step, seat, a, b = s.agenda[0, 0], s.agenda[0, 1], s.agenda[0, 2], s.agenda[0, 3]
    s.steps -= 1
    for i in range(s.steps):
        for j in range(4):
            s.agenda[i, j] = s.agenda[i + 1, j]
    for j in range(4):
        s.agenda[s.steps, j] = 0
    s.cursor = 0
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
