"""Who sits where in game number i. Every deal is played several times, by a lap of line-ups that is fair to all.

Three forms of tournament:

- MIXED: everybody meets everybody. A deal is played as often as there are bots, and in those games each bot sits in
  each seat exactly once. With more bots than seats some pause in each game; with fewer, some sit twice.
- AGAINST: each bot alone at a table of one rival, on each seat once per deal.
- TOGETHER: each bot takes all seats, once per deal: for games that are won together, and for self-play.
"""

import random
from typing import Literal

Form = Literal["mixed", "against", "together"]
MIXED: Form = "mixed"
AGAINST: Form = "against"
TOGETHER: Form = "together"


def lap_length(form: Form, bots: int, players: int) -> int:
    """How many games a deal is played in. With AGAINST, `bots` does not count the rival."""
    return bots * players if form == AGAINST else bots


def line_up(form: Form, bots: int, players: int, seed: int, number: int) -> tuple[int, ...]:
    """The bot on each seat in a game, as indices; with AGAINST the rival's is `bots`."""
    deal, turn = divmod(number, lap_length(form, bots, players))
    if form == TOGETHER:
        return (turn,) * players
    if form == AGAINST:
        bot, seat = divmod(turn, players)
        return tuple(bot if s == seat else bots for s in range(players))
    return tuple((bot + turn) % bots for bot in first_line_up(bots, players, seed, deal))


def first_line_up(bots: int, players: int, seed: int, deal: int) -> list[int]:
    """Where a lap begins: as many different bots as there are or fit, in any order, so that all combinations come up.

    The rest of the lap moves every seat on to the next bot, all the way round.
    """
    luck = random.Random(f"line-up {seed} {deal}")
    order = luck.sample(range(bots), bots)
    seated = [order[seat % bots] for seat in range(players)]
    luck.shuffle(seated)
    return seated
