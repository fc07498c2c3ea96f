"""Setting the table (section 2.2)."""

from cartomante.core.rule import NONE, ask, assigned, chance, emit, next_block, rule
from cartomante.games.cadwallon.agents import reveal
from cartomante.games.cadwallon.city import border_zones, nth_in_turn
from cartomante.games.cadwallon.events import FIRST_PLAYER_DRAWN, GUILD_TAKEN, OBJECTIVE_RETURNED, tell_objectives
from cartomante.games.cadwallon.options import CHOSEN_GUILDS, PLAYED, RANDOM_GUILDS
from cartomante.games.cadwallon.state import (
    BOX,
    CARDS,
    CHOOSE_GUILD,
    DEAL_STEP,
    DECK,
    DISCARD_OBJECTIVE,
    FIRST_GUILD_CARD,
    FIRST_MILITIA,
    FIRST_OBJECTIVE,
    FIRST_PRIZE,
    FREE_ZONE,
    GUILD_DECK,
    GUILD_STEP,
    GUILDS,
    JUBILEE,
    MILITIA_DECK,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    OBJECTIVES_DEALT,
    OBJECTIVES_KEPT,
    PILE,
    PLAYABLE,
    PRIZES,
    RETURNED,
    ROUND_STEP,
    SEATS,
    UNUSED,
    ZONES,
)
from cartomante.games.cadwallon.table import clear_table, first_at, last_at, lay_out, link, put, unlink

DRAWS_PER_BLOCK = 6  # 63 bits of chance serve six draws from at most 85 things without a bias anybody could find


@rule
def set_up(s, c):
    """The first player is drawn before anybody chooses a guild (AC-8)."""
    clear_table(s)
    for card in range(CARDS):
        lay_out(s, card, UNUSED)
    for card in range(PLAYABLE):
        s.seen[card] = NONE
    for seat in range(SEATS):
        s.guild[seat] = s.announced[seat] = NONE
    s.chosen = s.target = s.zone = s.turn = NONE
    s.first = chance(s, s.players)
    emit(s, FIRST_PLAYER_DRAWN, s.first)
    s.step = GUILD_STEP


# guilds


@rule
def give_guilds(s):
    """The next player in turn order takes a guild; when all have one, the table is laid."""
    for n in range(s.players):
        seat = nth_in_turn(s, n)
        if s.guild[seat] == NONE:
            if s.guild_choice == CHOSEN_GUILDS:
                ask(s, CHOOSE_GUILD, seat)
            elif s.guild_choice == RANDOM_GUILDS:
                take_guild(s, seat, nth_free_guild(s, chance(s, GUILDS - n)))
            else:
                take_guild(s, seat, assigned(s.guild_choice, RANDOM_GUILDS + 1, GUILDS, seat))
            return
    s.step = DEAL_STEP


@rule
def is_free(s, guild):
    for seat in range(s.players):
        if s.guild[seat] == guild:
            return False
    return True


@rule
def nth_free_guild(s, n):
    for guild in range(GUILDS):
        if is_free(s, guild):
            if n == 0:
                return guild
            n -= 1
    return NONE


@rule
def take_guild(s, seat, guild):
    """Its eleven cards become the main deck."""
    s.guild[seat] = guild
    for card in range(guild * GUILD_DECK, (guild + 1) * GUILD_DECK):
        s.owner[card] = seat
        put(s, card, DECK + seat)
    emit(s, GUILD_TAKEN, seat, guild)


# piles, militia, objectives


@rule
def lay_table(s):
    """Piles, Jubilee, militia, first prizes, objectives, in this order (AC-7, AC-9)."""
    shuffle_into_box(s, FIRST_PRIZE, PRIZES)
    for zone in range(ZONES):
        if zone < border_zones(s) or zone == FREE_ZONE:
            for _ in range(s.pile_size):
                put(s, first_at(s, BOX), PILE + zone)
    slip_in_jubilee(s)
    if s.militia == PLAYED:
        for card in range(FIRST_MILITIA, FIRST_GUILD_CARD):
            put(s, card, MILITIA_DECK)
    for zone in range(ZONES):
        reveal(s, zone)
    s.step = ROUND_STEP
    if s.objectives == PLAYED:
        deal_objectives(s)


@rule
def shuffle_into_box(s, first, count):
    """Lay cards into the box one by one, each at a random place: before all those laid already, or behind any."""
    front, luck = last_at(s, BOX), 0
    for i in range(count):
        if i % DRAWS_PER_BLOCK == 0:
            luck = next_block(s)
        place, card = luck % (i + 1), first + i
        luck //= i + 1
        put(s, card, BOX)
        unlink(s, card)
        link(s, card, front if place == 0 else first + place - 1)


@rule
def slip_in_jubilee(s):
    """Shuffled with the last cards of the free pile: anywhere among them (AC-6)."""
    put(s, JUBILEE, PILE + FREE_ZONE)
    for _ in range(chance(s, s.jubilee_last + 1)):
        above = s.before[JUBILEE]
        unlink(s, above)
        link(s, above, JUBILEE)


@rule
def deal_objectives(s):
    """Four to everybody, who all return two at the same time, unseen (AC-10)."""
    shuffle_into_box(s, FIRST_OBJECTIVE, OBJECTIVE_COUNT)
    for n in range(s.players):
        seat = nth_in_turn(s, n)
        for _ in range(OBJECTIVES_DEALT):
            put(s, last_at(s, BOX), OBJECTIVES + seat)
        tell_objectives(s, seat)
        ask(s, DISCARD_OBJECTIVE, seat)


@rule
def return_objective(s, seat, card):
    put(s, card, RETURNED + seat)
    emit(s, OBJECTIVE_RETURNED, seat, card)
    if s.size[OBJECTIVES + seat] > OBJECTIVES_KEPT:
        ask(s, DISCARD_OBJECTIVE, seat)
