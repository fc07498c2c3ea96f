"""What is read off decisions and events: on events made up for the purpose, and on whole games."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from arena.tournaments import tournament
from cartomante.arena.playing import play_batch
from cartomante.arena.watching import HAD, USED, WASTED, Notes, Sightings, key
from cartomante.core.event import Arg, Event, EventKind
from cartomante.core.rule import NONE

GAME: Any = SimpleNamespace(names={"card": None, "guild": None, "house": None})
DREW = EventKind("drew", (Arg("cards", "card*", to="seat"),))
LAID = EventKind("laid_down", (Arg("card", "card", to="seat"),))
PLAYED = EventKind("played", (Arg("card", "card"),))
DISCARDED = EventKind("discarded", (Arg("card", "card"),))
SHOWN = EventKind("objectives_shown", (Arg("fulfilled", "card*"), Arg("missed", "card*")))
DISMISSED = EventKind("dismissed", (Arg("victim", "seat"), Arg("card", "card")))
TURNED = EventKind("prize_revealed", (Arg("card", "card"),))
FORGED = EventKind("completed", (Arg("talismans", "card*;"),))
LEADS = EventKind("guild_taken", (Arg("guild", "guild"),))
ROSE = EventKind("rose", (Arg("house", "house"),))
TURN = EventKind("turn_began", (Arg("turn", "number"),))


def heard(*events: tuple[EventKind, int | None, dict[str, Any]], winners: tuple[int, ...] = (0,)) -> Sightings:
    """What is noted of a game of two in which this happens."""
    notes, seen = Notes(players=2, is_cooperative=False), Sightings()
    notes.hear(GAME, [Event(kind, seat, args) for kind, seat, args in events])
    notes.settle(winners)
    notes.put_into(seen)
    return seen


def test_a_card_is_had_when_it_is_drawn_and_used_when_it_is_laid() -> None:
    seen = heard((DREW, 0, {"cards": [4, 5]}), (LAID, 0, {"card": 5}), (PLAYED, 1, {"card": 9}))
    assert seen.cards == {key(HAD, 4): [1, 1.0], key(HAD, 5): [1, 1.0], key(USED, 5): [1, 1.0],
                          key(HAD, 9): [1, 0.0], key(USED, 9): [1, 0.0]}  # fmt: skip
    assert seen.turned_up == {key(4): 1, key(5): 1, key(9): 1}


def test_thrown_away_is_not_used() -> None:
    seen = heard(
        (DREW, 0, {"cards": [4, 5, 6]}), (DISCARDED, 0, {"card": 4}), (SHOWN, 0, {"fulfilled": [5], "missed": [6]})
    )
    fates = {entry for entry in seen.cards if json.loads(entry)[0] != HAD}
    assert fates == {key(WASTED, 4), key(USED, 5), key(WASTED, 6)}


def test_what_lies_there_for_all_and_what_belongs_to_another_is_nobodys() -> None:
    seen = heard((TURNED, None, {"card": 7}), (DISMISSED, 0, {"victim": 1, "card": 8}), (PLAYED, 0, {"card": NONE}))
    assert seen.cards == {}
    assert seen.turned_up == {key(7): 1, key(8): 1}


def test_a_card_counts_once_a_game_and_lists_of_lists_are_read() -> None:
    seen = heard((PLAYED, 0, {"card": 3}), (PLAYED, 0, {"card": 3}), (FORGED, 0, {"talismans": [[1, 2], [3]]}))
    assert seen.cards[key(USED, 3)] == [1, 1.0]
    assert {key(USED, 1), key(USED, 2)} <= seen.cards.keys()


def test_a_shared_win_counts_in_parts() -> None:
    seen = heard((PLAYED, 0, {"card": 3}), (PLAYED, 1, {"card": 3}), winners=(0, 1))
    assert seen.cards[key(USED, 3)] == [2, 1.0]


def test_a_mark_is_told_exactly_once() -> None:
    rises = [(ROSE, 0, {"house": 1}), (ROSE, 0, {"house": 2}), (ROSE, 1, {"house": 2})]
    seen = heard((LEADS, 0, {"guild": 2}), (LEADS, 1, {"guild": 0}), *rises)
    assert seen.marked == {key("guild_taken", "guild"): 2, key("rose", "house"): 1}
    assert seen.marks[key("guild_taken", "guild", "guild", 2)] == [1, 1.0]


def test_turns_are_counted_by_their_number() -> None:
    assert heard((TURN, None, {"turn": 1}), (TURN, None, {"turn": 2})).turns == {2: 1}


def test_where_all_win_together_the_table_is_one_side() -> None:
    notes, seen = Notes(players=3, is_cooperative=True), Sightings()
    notes.hear(GAME, [Event(PLAYED, seat, {"card": 4}) for seat in range(3)])
    notes.settle([0, 1, 2])
    notes.put_into(seen)
    assert (seen.sides, seen.cards[key(USED, 4)]) == (1, [1, 1.0])


@pytest.mark.parametrize(("game", "players"), [("talismans", 2), ("shipwreck", 3)])
def test_whole_games_add_up(game: str, players: int) -> None:
    job = tournament("a", game=game, players=players, watched=True)
    played = play_batch(job, range(8))
    seen, sides = played.seen, 8 if game == "shipwreck" else 16
    assert (seen.games, seen.sides) == (8, sides)
    assert sum(count for count, _ in seen.openings.values()) == sides
    won = sum(1 in outcome.places for outcome in played.outcomes)
    assert sum(wins for _, wins in seen.openings.values()) == pytest.approx(won)
    assert sum(seen.endings.values()) == sum(seen.turns.values()) == 8
    assert all(wins <= count <= sides for tally in (seen.cards, seen.choices) for count, wins in tally.values())


def test_sightings_add_up_and_can_be_kept() -> None:
    job = tournament("a", watched=True)
    whole, first, rest = (play_batch(job, batch).seen for batch in (range(6), range(2), range(2, 6)))
    first.add(Sightings.from_json(json.loads(json.dumps(rest.to_json()))))
    assert json.loads(json.dumps(first.to_json(), sort_keys=True)) == json.loads(
        json.dumps(whole.to_json(), sort_keys=True)
    )
