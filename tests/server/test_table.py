"""A table without any server: what may be wished for when, and what comes of it."""

import json
import random

import pytest
from hypothesis import given, settings

from cartomante.core import fairness
from cartomante.server.clocks import DAY, GRACE, SECOND
from cartomante.server.judging import require_over
from cartomante.server.opening import again
from cartomante.server.protocol import Setup
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import Draft, Origin, Table
from server.playing import (
    BEGIN,
    SECRET,
    SMALL,
    Party,
    each_game,
    folded_anew,
    person,
    some_steps,
    standing,
    take_step,
)

# --- sitting down -----------------------------------------------------------------------------------------------------


def test_whoever_sits_down_takes_the_seat_they_want_or_the_first_free_one():
    party = Party(players=3)
    party.do(1, "sit", seat=1)
    party.do(2, "sit")
    assert [seat["person"] and seat["person"]["id"] for seat in party.table.info()["seats"]] == ["p2", "p1", None]
    assert party.code(1, "sit") is Code.ALREADY_SEATED
    assert party.code(3, "sit", seat=1) is Code.SEAT_TAKEN
    assert party.code(3, "sit", seat=3) is Code.NO_SUCH_SEAT
    party.do(3, "sit")
    assert party.code(4, "sit") is Code.NO_SEAT_FREE


def test_whoever_leaves_before_the_deal_frees_the_seat_and_takes_their_contribution_along():
    party = Party(players=2)
    party.do(1, "sit", seat=0, contribution="luck")
    assert party.table.info()["contributions"] == ["luck", ""]
    party.do(1, "leave")
    assert party.table.info()["contributions"] == ["", ""]
    assert party.table.seats[0].is_free
    assert party.code(1, "leave") is Code.NOT_SEATED


def test_only_the_host_brings_bots_and_sends_them_away():
    party = Party(players=2)
    assert party.code(1, "add_bot") is Code.NOT_HOST
    assert party.code(0, "add_bot", level="genius") is Code.BAD_SETUP
    party.do(0, "add_bot", seat=1, level="master")
    assert party.table.info()["seats"][1] == {"person": None, "bot": "master", "stand_in": False}
    assert party.code(0, "add_bot", seat=1) is Code.SEAT_TAKEN
    assert party.code(1, "remove_bot", seat=1) is Code.NOT_HOST
    assert party.code(0, "remove_bot", seat=0) is Code.NO_BOT_THERE
    assert party.code(0, "remove_bot", seat=9) is Code.NO_SUCH_SEAT
    party.do(0, "remove_bot", seat=1)
    assert party.table.seats[1].is_free


def test_a_game_starts_once_when_every_seat_is_taken():
    party = Party(players=2)
    party.do(0, "sit")
    assert party.code(0, "start") is Code.SEATS_EMPTY
    party.do(1, "sit")
    assert party.code(1, "start") is Code.NOT_HOST
    assert party.code(1, "act", action=0, question=0) is Code.NOT_STARTED
    assert party.code(1, "vote", topic="pause") is Code.NOT_STARTED
    told = party.do(0, "start")
    assert party.table.status == "playing"
    assert told.events
    for kind, fields in (("start", {}), ("add_bot", {}), ("remove_bot", {"seat": 1}), ("close", {})):
        assert party.code(0, kind, **fields) is Code.ALREADY_STARTED
    assert party.code(5, "sit") is Code.ALREADY_STARTED


def test_a_closed_table_stays_closed():
    party = Party()
    assert party.code(1, "close") is Code.NOT_HOST
    party.do(0, "close")
    assert party.table.status == "closed"
    assert party.code(0, "sit") is Code.GAME_OVER
    assert party.code(0, "start") is Code.GAME_OVER


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "chess"},
        {"game": "talismans", "players": 1},
        {"game": "talismans", "options": {"nonsense": 1}},
        {"game": "talismans", "options": {"zero_stake": "double"}},
        {"game": "talismans", "pack": "../../etc/passwd"},
        {"game": "talismans", "pack_text": "not a pack"},
    ],
)
def test_a_setup_that_does_not_hold_is_refused(setup):
    with pytest.raises(Refusal) as refused:
        Table.opened(Origin("t", "C", Setup(**setup), person(0), SECRET, BEGIN))
    assert refused.value.code is Code.BAD_SETUP


# --- the deal ---------------------------------------------------------------------------------------------------------


def test_the_deal_follows_from_the_secret_and_what_people_contributed():
    party = Party(players=3)
    for number, contribution in enumerate(["red", "", "blue"]):
        party.do(number, "sit", contribution=contribution)
    info = party.table.info()
    assert info["secret"] is None
    party.do(0, "start")
    seed = fairness.draw(("red", "blue"), SECRET)
    assert party.match.seed == seed
    assert info["commitment"] == seed.commitment == fairness.commitment(SECRET)
    expected = party.table.game.new_match(3, seed, {}, party.table.pack)
    assert party.match.fingerprint() == expected.fingerprint()


def test_another_contribution_is_another_deal():
    deals = []
    for contribution in ("red", "blue"):
        party = Party(players=2)
        party.do(0, "sit", contribution=contribution)
        party.do(1, "sit")
        party.do(0, "start")
        deals.append(party.match.fingerprint())
    assert deals[0] != deals[1]


@each_game
def test_the_secret_is_published_when_the_game_is_over_and_not_before(game):
    party = Party(game).begin()
    for _ in party.play_on(random.Random(3)):
        info = party.table.info()
        assert info["secret"] == (SECRET if info["status"] == "over" else None)
    assert party.table.status == "over"
    assert SECRET not in json.dumps(standing(party.table)["events"])


# --- acting -----------------------------------------------------------------------------------------------------------


def test_only_whoever_is_asked_may_answer_and_only_as_the_rules_allow():
    party = Party("cadwallon").begin()
    decider = party.match.deciders()[0]
    waiting = next(seat for seat in range(2) if seat not in party.match.deciders())
    legal, question = party.match.legal_actions(decider), party.table.question(decider)
    assert party.table.question(waiting) == 0
    assert party.code(waiting, "act", action=legal[0], question=0) is Code.NOT_YOUR_TURN
    assert party.code(7, "act", action=legal[0], question=question) is Code.NOT_SEATED
    wrong = next(action for action in range(1000) if action not in legal)
    refusal = party.refused(decider, "act", action=wrong, question=question)
    assert (refusal.code, refusal.section) == (Code.NOT_LEGAL, party.match.decision(decider)["section"])
    assert party.code(decider, "act", action=legal[0], question=question + 1) is Code.MOVED_ON
    party.act(decider, legal[0])
    assert party.code(decider, "act", action=legal[0], question=question) is Code.MOVED_ON


def test_a_late_answer_never_answers_the_next_question():
    """The same seat is asked again at once: an answer to the question before is refused even if it would be legal."""
    party = Party("cadwallon").begin()
    checked = 0
    rng = random.Random(2)
    while checked < 5:
        seat = party.match.deciders()[0]
        question = party.table.question(seat)
        party.act(seat, rng.choice(party.match.legal_actions(seat)))
        if seat in party.match.deciders():
            assert party.table.question(seat) != question
            legal = party.match.legal_actions(seat)[0]
            assert party.code(seat, "act", action=legal, question=question) is Code.MOVED_ON
            checked += 1


def test_simultaneous_decisions_come_in_any_order_and_keep_their_numbers():
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        party = Party("talismans", players=3).begin()
        assert party.match.deciders() == [0, 1, 2]
        asked = [party.table.question(seat) for seat in range(3)]
        choices = [party.match.legal_actions(seat)[1] for seat in range(3)]
        for place, seat in enumerate(order):
            for later in order[place:]:
                assert party.table.question(later) == asked[later]
            party.do(seat, "act", action=choices[seat], question=asked[seat])
        ends.add(party.match.fingerprint())
    assert len(ends) == 1


def test_something_done_aside_is_no_answer():
    """A side action neither uses up the question one faces nor earns time."""
    party = Party("shipwreck", clock={"kind": "live", "seconds": 100, "increment": 50}).begin()
    rng = random.Random(4)
    for _ in party.play_on(rng):
        for seat in party.match.deciders():
            aside = set(party.table.own_side_actions(seat)) - set(party.match.legal_actions(seat))
            if aside:
                question, left = party.table.question(seat), party.table.clocks.left[seat]
                party.do(seat, "act", action=max(aside), question=0)
                assert party.match.history[-1] == (seat, max(aside))
                assert party.table.question(seat) == question
                assert party.table.clocks.left[seat] == left
                return
    pytest.fail("nobody could do anything aside")


def test_what_concerns_who_sits_there_is_not_for_players_to_do():
    party = Party("shipwreck").begin()
    seating = set(party.table.game.side.seating)
    for seat in range(3):
        assert seating & set(party.match.side_actions(seat))
        assert not seating & set(party.table.own_side_actions(seat))
        for action in seating & set(party.match.side_actions(seat)):
            question = party.table.question(seat)
            assert party.code(seat, "act", action=action, question=question) in (Code.NOT_LEGAL, Code.NOT_YOUR_TURN)


# --- leaving and coming back ------------------------------------------------------------------------------------------


@each_game
def test_a_bot_plays_for_whoever_leaves_until_they_come_back(game):
    party = Party(game).begin()
    seat = party.match.deciders()[0]
    assert party.code(seat, "come_back") is Code.NOT_AWAY
    party.do(seat, "leave")
    assert party.table.info()["seats"][seat]["stand_in"] is True
    assert party.table.bots_to_decide() == [seat]
    legal, question = party.match.legal_actions(seat)[0], party.table.question(seat)
    assert party.code(seat, "act", action=legal, question=question) is Code.STAND_IN_PLAYS
    assert party.code(seat, "vote", topic="pause") is Code.STAND_IN_PLAYS
    assert party.code(seat, "leave") is Code.STAND_IN_PLAYS
    party.bot_acts(seat, legal)
    party.do(seat, "come_back")
    assert not party.table.bots_to_decide()
    assert party.table.people() == list(range(SMALL[game]))
    party.finish()
    assert standing(folded_anew(party.table)) == standing(party.table)


def test_the_shipwreck_is_told_whether_a_person_or_a_bot_plays():
    party = Party("shipwreck").begin(bots=1)
    side = party.table.game.side

    def is_told_of_bot(seat):
        return side.person_action in party.match.side_actions(seat)

    assert [is_told_of_bot(seat) for seat in range(3)] == [False, False, True]
    told = party.do(1, "leave")
    assert [event.kind.name for event in told.events] == ["bot_sat_down"]
    assert is_told_of_bot(1)
    told = party.do(1, "come_back")
    assert [event.kind.name for event in told.events] == ["person_sat_down"]
    assert not is_told_of_bot(1)
    party.finish()
    assert party.table.status == "over"


# --- agreeing ---------------------------------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_so_does_going_on():
    party = Party(players=3).begin(bots=1)
    assert party.code(0, "vote", topic="resume") is Code.NOTHING_TO_VOTE
    assert party.code(0, "vote", topic="pause", yes=False) is Code.NOTHING_TO_VOTE
    party.do(0, "vote", topic="pause")
    assert party.table.info()["ballot"] == {"topic": "pause", "asked_by": 0, "agreed": [0]}
    assert party.code(0, "vote", topic="pause") is Code.ALREADY_VOTED
    party.do(1, "vote", topic="pause")
    assert (party.table.paused, party.table.ballot) == (True, None)
    assert party.table.bots_to_decide() == []
    seat = 0
    act = {"action": party.match.legal_actions(seat)[0], "question": party.table.question(seat)}
    assert party.code(seat, "act", **act) is Code.PAUSED
    assert party.code(seat, "vote", topic="undo") is Code.NOTHING_TO_VOTE
    party.do(1, "vote", topic="resume")
    party.do(0, "vote", topic="resume")
    assert not party.table.paused
    party.do(seat, "act", **act)


def test_one_no_settles_it():
    party = Party(players=3).begin()
    party.do(0, "vote", topic="abandon")
    party.do(1, "vote", topic="abandon")
    party.do(2, "vote", topic="abandon", yes=False)
    assert (party.table.status, party.table.ballot) == ("playing", None)


def test_a_game_is_given_up_by_agreement_also_during_a_pause():
    party = Party(players=2).begin()
    for topic in ("pause", "abandon"):
        for number in (0, 1):
            party.do(number, "vote", topic=topic)
    info = party.table.info()
    assert (info["status"], info["secret"]) == ("abandoned", SECRET)
    assert party.code(0, "act", action=0, question=0) is Code.GAME_OVER
    assert party.code(0, "vote", topic="abandon") is Code.GAME_OVER
    assert party.code(0, "leave") is Code.GAME_OVER
    assert [party.table.question(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize("topic", ["pause", "abandon"])
def test_whoever_leaves_does_not_stand_in_the_way(topic):
    party = Party(players=3).begin()
    party.do(0, "vote", topic=topic)
    party.do(1, "vote", topic=topic)
    assert party.table.ballot is not None
    party.do(2, "leave")
    assert party.table.ballot is None
    assert (party.table.paused, party.table.status) == ((True, "playing") if topic == "pause" else (False, "abandoned"))


# --- taking back ------------------------------------------------------------------------------------------------------


def undoable(game, most, **setup):
    """Moments in random games at which the last move may be taken back: yields the party, the mover and the moves."""
    found = 0
    for seed in range(20):
        party = Party(game, secret=f"{seed}" * 8, undo="free", **setup).begin()
        rng = random.Random(seed)
        while party.table.status == "playing" and found < most:
            seat = rng.choice(party.match.deciders())
            before = standing(party.table)["match"], party.match.view(seat), party.match.legal_actions(seat)
            party.act(seat, rng.choice(party.match.legal_actions(seat)))
            if party.table.status == "playing" and not party.table.last_move_showed_something():
                found += 1
                yield party, seat, before
        if found == most:
            return


@each_game
def test_a_move_that_told_nobody_anything_is_taken_back_and_made_again(game):
    count = 0
    for party, seat, (match, view, legal) in undoable(game, most=3):
        late = party.table.question(seat)
        party.do(seat, "vote", topic="undo")
        assert standing(party.table)["match"] == match
        assert (party.match.view(seat), party.match.legal_actions(seat)) == (view, legal)
        assert party.table.question(seat) == party.table.version
        assert late != party.table.question(seat)
        for other in range(SMALL[game]):
            assert (party.table.question(other) > 0) == (other in party.match.deciders())
        party.act(seat, legal[-1])
        assert party.match.history[-1] == (seat, legal[-1])
        assert standing(folded_anew(party.table)) == standing(party.table)
        count += 1
    assert count == 3


def test_undo_never_is_never():
    party = Party("talismans", undo="never").begin()
    party.act(0)
    assert party.code(0, "vote", topic="undo") is Code.UNDO_OFF


def test_one_takes_back_only_what_one_did_oneself_and_only_at_once():
    party = Party("talismans", players=3, undo="free").begin()
    assert party.code(0, "vote", topic="undo") is Code.NOTHING_TO_UNDO
    party.act(0)
    assert party.code(1, "vote", topic="undo") is Code.NOTHING_TO_UNDO
    party.act(1)
    assert party.code(0, "vote", topic="undo") is Code.UNDO_TOO_LATE


def test_drawn_cards_are_not_put_back():
    """In Arcanum whoever draws a card has seen it."""
    drawn = 0
    party = Party("arcanum", undo="free").begin()
    for told in party.play_on(random.Random(1)):
        if any(event.kind.name == "drew" for event in told.events) and party.table.status == "playing":
            assert party.code(told.entry.data["seat"], "vote", topic="undo") is Code.UNDO_TOO_LATE
            drawn += 1
    assert drawn >= 5


def test_cards_shown_from_the_hand_are_not_taken_back():
    """In Cadwallon the others may think any card of the hand likely (seed 19: very): all the same it was shown."""
    shown = 0
    for seed in (0, 19):
        party = Party("cadwallon", secret=f"{seed}" * 8, undo="free").begin()
        for told in party.play_on(random.Random(seed), moves=60):
            laid = [event.args["card"] for event in told.events if event.kind.name == "laid_up"]
            if laid and party.table.status == "playing" and not is_known(party, told.entry.data["seat"], laid[0]):
                assert party.code(told.entry.data["seat"], "vote", topic="undo") is Code.UNDO_TOO_LATE
                shown += 1
    assert shown >= 5


def is_known(party, seat, card):
    """Whether everybody knew before the last move that a seat held a card."""
    before = party.table.rebuilt(len(party.match.history) - 1)
    worlds = [before.determinize(None, luck).view(None, everything=True) for luck in range(1000, 1020)]
    return all(card in world["seats"][seat]["hand"]["cards"] for world in worlds)


def test_agreed_means_that_everybody_is_asked_and_the_question_falls_when_the_table_moves_on():
    party = Party("talismans", players=3, undo="agreed").begin()
    party.act(0)
    moves = len(party.match.history)
    party.do(0, "vote", topic="undo")
    assert party.table.info()["ballot"] == {"topic": "undo", "asked_by": 0, "agreed": [0]}
    assert len(party.match.history) == moves
    party.act(1)
    assert party.table.ballot is None
    assert party.code(2, "vote", topic="undo") is Code.NOTHING_TO_UNDO
    party.do(1, "vote", topic="undo")
    party.do(0, "vote", topic="undo")
    party.do(2, "vote", topic="undo")
    assert len(party.match.history) == moves
    assert {1, 2} <= set(party.match.deciders())


def test_what_a_stand_in_did_or_the_table_told_the_game_is_not_for_people_to_take_back():
    party = Party("shipwreck", undo="free").begin()
    seat = party.match.deciders()[0]
    party.do(seat, "leave")
    party.do(seat, "come_back")
    assert party.match.history[-1] == (seat, party.table.game.side.person_action)
    assert party.code(seat, "vote", topic="undo") is Code.NOTHING_TO_UNDO
    talismans = Party("talismans", undo="free").begin()
    talismans.do(0, "leave")
    talismans.bot_acts(0, talismans.match.legal_actions(0)[0])
    talismans.do(0, "come_back")
    assert talismans.code(0, "vote", topic="undo") is Code.NOTHING_TO_UNDO


def test_taking_back_does_not_make_the_game_forget_who_left_meanwhile():
    for party, seat, _ in undoable("shipwreck", most=1):
        party.table.origin.setup = party.table.origin.setup.model_copy(update={"undo": "agreed"})
        party.do(seat, "vote", topic="undo")
        leaver = (seat + 1) % 3
        party.do(leaver, "leave")
        assert party.table.ballot is None
        assert party.table.game.side.person_action in party.match.side_actions(leaver)


# --- talking ----------------------------------------------------------------------------------------------------------


def active_seat(party):
    return next(seat for seat in range(3) if party.match.is_hushed(seat))


def test_the_active_player_of_the_shipwreck_is_silent_while_the_others_talk():
    party = Party("shipwreck", options={"start_seat": 1}).begin()
    for _ in party.play_on(random.Random(1)):
        if party.table.status == "playing" and any(party.match.is_hushed(seat) for seat in range(3)):
            break
    active = active_seat(party)
    assert party.code(active, "say", text="it is low") is Code.CHAT_CLOSED
    for other in {0, 1, 2} - {active}:
        assert party.do(other, "say", text="I think so").entry.data["text"] == "I think so"


def test_a_table_may_let_the_active_player_talk():
    party = Party("shipwreck", options={"mute_active": False}).begin()
    for _ in party.play_on(random.Random(1), moves=20):
        for seat in range(3):
            party.do(seat, "say", text="hello")


def test_only_the_people_of_the_table_talk():
    party = Party(players=2)
    party.do(1, "sit")
    party.do(0, "say", text="come in")
    party.do(1, "say", text="thanks")
    assert party.code(2, "say", text="me too") is Code.NOT_SEATED


# --- afterwards -------------------------------------------------------------------------------------------------------


def test_a_review_has_one_leader_who_hands_the_lead_on():
    party = Party("shipwreck").begin()
    assert party.code(0, "lead", number=3) is Code.NOT_OVER
    party.finish()
    last = party.table.version
    assert party.code(5, "lead", number=3) is Code.NOT_SEATED
    party.do(1, "lead", number=3)
    assert party.table.info()["review"] == {"leader": person(1).to_json(), "number": 3}
    assert party.code(0, "lead", number=4) is Code.NOT_LEADER
    assert party.code(0, "hand_lead", to="p2") is Code.NOT_LEADER
    assert party.code(1, "hand_lead", to="p9") is Code.NOT_FOUND
    party.do(1, "hand_lead", to="p2")
    assert party.code(1, "lead", number=4) is Code.NOT_LEADER
    party.do(2, "lead", number=1 << 20)
    assert party.table.info()["review"] == {"leader": person(2).to_json(), "number": last}


def test_a_rematch_has_the_same_setup_bots_and_a_seat_for_whoever_asks():
    party = Party("talismans", undo="free", options={"zero_stake": "whole"}).begin(bots=1)
    with pytest.raises(Refusal) as refused:
        require_over(party.table, person(1))
    assert refused.value.code is Code.NOT_OVER
    party.finish()
    assert require_over(party.table, person(1)) == 1
    new = again(party.table, person(1), BEGIN + 5)
    assert [(seat.person and seat.person.id, seat.bot) for seat in new.seats] == [
        (None, None),
        ("p1", None),
        (None, "apprentice"),
    ]
    assert new.origin.host == person(1)
    assert new.origin.setup == party.table.origin.setup
    assert (new.origin.secret != SECRET, new.origin.id != party.table.origin.id) == (True, True)


# --- clocks -----------------------------------------------------------------------------------------------------------

LIVE = {"kind": "live", "seconds": 60, "increment": 5}


def lefts(party):
    return [clock["left"] for clock in party.table.clocks.to_json(party.now)]


def test_time_runs_for_whoever_must_decide_and_deciding_gives_some_back():
    party = Party("talismans", players=3, clock=LIVE).begin(bots=1)
    party.now += 20 * SECOND
    assert lefts(party) == [40 * SECOND, 40 * SECOND, 60 * SECOND]
    gained = 0
    while 0 in party.match.deciders():  # a lead, and perhaps its partner
        party.act(0)
        gained += 5 * SECOND
    party.now += 10 * SECOND
    assert lefts(party)[:2] == [40 * SECOND + gained, 30 * SECOND]
    assert sorted(party.table.clocks.ticking) == [1]


def test_when_time_runs_out_the_table_is_due_and_a_bot_steps_in():
    party = Party("talismans", players=2, clock=LIVE).begin()
    assert party.table.next_due(party.now, 0) == BEGIN + 60 * SECOND
    party.now += 60 * SECOND
    assert party.table.clocks.run_out(party.now - 1) == []
    assert party.table.clocks.run_out(party.now) == [0, 1]
    party.enter(Draft("stand_in", {"seat": 0}))
    assert party.table.clocks.run_out(party.now) == [1]
    assert party.table.bots_to_decide() == [0]
    party.do(0, "come_back")
    assert lefts(party) == [GRACE, 0]
    assert party.table.clocks.run_out(party.now + GRACE - 1) == [1]


def test_days_are_for_each_decision():
    party = Party("talismans", players=2, clock={"kind": "days", "days": 3}).begin()
    party.now += 2 * DAY
    assert lefts(party) == [DAY, DAY]
    party.act(0)
    assert lefts(party) == [3 * DAY, DAY]


def test_a_pause_stops_all_clocks():
    party = Party("talismans", players=2, clock=LIVE).begin()
    party.now += 10 * SECOND
    for number in (0, 1):
        party.do(number, "vote", topic="pause")
    assert party.table.next_due(party.now, 0) is None
    party.now += 1000 * SECOND
    assert lefts(party) == [50 * SECOND, 50 * SECOND]
    for number in (0, 1):
        party.do(number, "vote", topic="resume")
    party.now += 1 * SECOND
    assert lefts(party) == [49 * SECOND, 49 * SECOND]


def test_the_end_of_the_game_stops_all_clocks():
    party = Party("talismans", players=2, clock=LIVE).begin().finish()
    assert party.table.clocks.ticking == frozenset()
    assert party.table.next_due(party.now, 0) is None


def test_taking_back_takes_back_the_time_gained():
    party = Party("talismans", players=2, undo="free", clock=LIVE).begin()
    for _ in range(3):
        party.act(0)
        party.do(0, "vote", topic="undo")
    assert lefts(party) == [60 * SECOND, 60 * SECOND]


def test_without_a_clock_nothing_is_told_of_time():
    party = Party(players=2).begin()
    assert party.table.clocks.to_json(party.now) is None
    assert party.table.next_due(party.now, 0) is None


# --- anything at all --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", [False, True], ids=["before the start", "in play"])
@each_game
@settings(max_examples=60)
@given(steps=some_steps)
def test_any_wish_is_refused_without_a_trace_or_makes_an_entry(game, begun, steps):
    party = Party(game, undo="free", clock={"kind": "live", "seconds": 60})
    if begun:
        party.begin(bots=1)
    for number, passed, (kind, fields) in steps:
        party.now += passed
        before = standing(party.table)
        try:
            take_step(party, number, kind, fields)
        except Refusal:
            assert standing(party.table) == before
        else:
            assert party.table.version == before["info"]["number"] + 1
    assert standing(folded_anew(party.table)) == standing(party.table)
    assert standing(party.table.as_of(party.table.version)) == standing(party.table)
