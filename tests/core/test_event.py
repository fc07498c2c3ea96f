"""Events, and who may see which of their arguments."""

import json

import pytest

from cartomante.core.event import Arg, Event, EventKind, from_record

GAVE = EventKind("gave", (Arg("receiver", "seat"), Arg("card", "card", to=("seat", "receiver"))), "4.2")
DREW = EventKind("drew", (Arg("card", "card", to="seat"), Arg("left", "number")))
KINDS = (GAVE, DREW, EventKind("ended"))


def test_what_a_rule_emitted_gets_its_names():
    assert from_record(KINDS, (0, 2, (1, 40))) == Event(GAVE, 2, {"receiver": 1, "card": 40})
    assert from_record(KINDS, (2, -1, ())) == Event(KINDS[2], None, {})


def test_a_rule_that_emits_the_wrong_number_of_details_is_found_out():
    with pytest.raises(ValueError):
        from_record(KINDS, (0, 2, (1,)))


@pytest.mark.parametrize(("viewer", "card"), [(0, None), (1, 40), (2, 40), (3, None), (None, None)])
def test_an_argument_shows_to_those_it_is_meant_for(viewer, card):
    event = from_record(KINDS, (0, 2, (1, 40)))
    assert event.seen_by(viewer) == Event(GAVE, 2, {"receiver": 1, "card": card})


def test_an_argument_for_the_seat_shows_to_the_seat_alone():
    event = from_record(KINDS, (1, 0, (5, 12)))
    assert [event.seen_by(viewer).args for viewer in (0, 1, None)] == [
        {"card": 5, "left": 12},
        {"card": None, "left": 12},
        {"card": None, "left": 12},
    ]


def test_an_event_of_the_table_hides_from_spectators_what_is_meant_for_a_seat():
    assert from_record(KINDS, (1, -1, (5, 12))).seen_by(None).args["card"] is None


def test_what_was_hidden_stays_hidden():
    seen = from_record(KINDS, (0, 2, (1, 40))).seen_by(0)
    assert seen.seen_by(2).args["card"] is None


def test_an_event_is_json_with_the_section_of_the_rules():
    data = from_record(KINDS, (0, 2, (1, 40))).to_json()
    assert data == {"kind": "gave", "seat": 2, "args": {"receiver": 1, "card": 40}, "section": "4.2"}
    assert json.loads(json.dumps(data)) == data
