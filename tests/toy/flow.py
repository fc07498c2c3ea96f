"""Set-up, the steps of play, the end and the scores."""

from cartomante.core.rule import NONE, ask, emit, end_game, rule
from toy.effects import banner, count_at, discard, draw, hand_over, herald, house_of, is_banner, take_from_deck
from toy.events import DEALT, PLAYED, SHOWED, tell_hands
from toy.knowledge import show_everybody
from toy.state import (
    BANNERS,
    CARDS,
    DECK,
    DRAW,
    HAND,
    HAND_OVER,
    HAND_SIZE,
    HOUSES,
    LAST_CARD,
    PASS,
    PASS_CARD,
    PLAY,
    PLAY_CARD,
    REVEAL,
    SEATS,
)


@rule
def set_up(s, c):
    """The record comes blank, so that every card lies in the deck and nobody has seen it (TY-2)."""
    for house in range(HOUSES):
        s.prestige[house] = c.start[house]
    for seat in range(SEATS):
        s.committed[seat] = NONE
    for seat in range(s.players):
        for _ in range(HAND_SIZE):
            take_from_deck(s, seat)
    tell_hands(s, DEALT)
    s.step = PASS if s.passing else PLAY


@rule
def proceed(s, c):
    """The next step of play (section 2)."""
    if s.step == PASS:
        ask_everybody(s, PASS_CARD)
        s.step = HAND_OVER
    elif s.step == HAND_OVER:
        for seat in range(s.players):
            hand_over(s, seat)
        s.step = PLAY
    elif s.step == PLAY:
        ask_everybody(s, PLAY_CARD)
        s.step = REVEAL
    elif s.step == REVEAL:
        reveal(s, c)
        s.step = DRAW
    else:
        end_round(s)
        s.step = PLAY


@rule
def ask_everybody(s, decision):
    """All choose at the same time, unseen by each other (TY-4, TY-15)."""
    for seat in range(s.players):
        ask(s, decision, seat)


@rule
def reveal(s, c):
    """Banners act at once, lowest seat first; Heralds wait for them (TY-5, TY-6)."""
    for seat in range(s.players):
        card = s.committed[seat]
        discard(s, card)
        emit(s, PLAYED, seat, card)
        if is_banner(card):
            banner(s, card)
    for seat in range(s.players):
        if not is_banner(s.committed[seat]):
            herald(s, c, seat)
        s.committed[seat] = NONE


@rule
def end_round(s):
    """Everybody draws while the deck lasts (TY-11); somebody's last card ends the game (TY-12)."""
    is_last = False
    for seat in range(s.players):
        if count_at(s, DECK) > 0:
            draw(s, seat)
        if count_at(s, HAND + seat) == 1:
            is_last = True
    if is_last:
        finish(s)


@rule
def finish(s):
    """All hands are laid open, because they make the scores (TY-13)."""
    for card in range(CARDS):
        if s.place[card] >= HAND:
            show_everybody(s, card)
    tell_hands(s, SHOWED)
    end_game(s, LAST_CARD)


@rule
def score(s, c, scores, places):
    """The prestige of the proudest house whose banner a player still holds (TY-13); equals share a place (TY-14)."""
    for seat in range(SEATS):
        scores[seat] = places[seat] = 0
    for card in range(BANNERS):
        if s.place[card] >= HAND:
            seat = s.place[card] - HAND
            scores[seat] = max(scores[seat], s.prestige[house_of(card)])
    for seat in range(s.players):
        places[seat] = 1
        for rival in range(s.players):
            places[seat] += scores[rival] > scores[seat]
