"""Content packs: found, read, checked."""

from dataclasses import replace
from pathlib import Path

import pytest

from cartomante.core.content import Problems, invisible, read_table
from cartomante.core.errors import BadPack, CartomanteError
from toy import GAME

GOOD = "house,start,bar\nsun,9,10\nmoon,7,9\nstar,5,8\ncomet,3,7\n"


def test_the_first_pack_is_the_default():
    assert GAME.pack().name == GAME.pack(None).name == "standard"
    assert GAME.pack() is GAME.pack()
    assert GAME.pack("level").name == "level"


def test_a_pack_may_be_given_by_path_or_as_loaded(tmp_path):
    path = tmp_path / "mine.csv"
    path.write_text(GOOD.replace("sun,9", "sun,12"))
    for choice in (path, str(path), GAME.pack(path)):
        match = GAME.new_match(2, seed=1, pack=choice)
        assert match.view()["table"]["prestige"] == [12, 7, 5, 3]
        assert match.view()["pack"] == "mine.csv"


def test_the_record_is_the_same_through_both_windows():
    pack = GAME.pack()
    assert list(pack.c.start) == pack.record["start"].tolist() == [9, 7, 5, 3]
    assert pack.buffer.nbytes == pack.record.dtype.itemsize


def test_a_digest_tells_packs_apart_by_text_and_name():
    one = GAME.packs.parse("a.csv", GOOD)
    assert one.digest == GAME.packs.parse("a.csv", GOOD).digest
    assert one.digest != GAME.packs.parse("b.csv", GOOD).digest
    assert one.digest != GAME.packs.parse("a.csv", GOOD + "#\n").digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": is empty; expected a header line with house, start, bar"),
        ("# only a comment\n", ": is empty; expected a header line with house, start, bar"),
        ("house,bar\n", ", line 1: the header must be house,start,bar, not house,bar"),
        (GOOD.replace("sun,9,10", "sun,9"), ", line 2: 2 fields where the header has 3"),
        (GOOD.replace("sun,9", "sun,x"), ", line 2, field \"start\": 'x' is not a whole number"),
        (GOOD.replace("sun,9", "sun,"), ', line 2, field "start": is empty'),
        (GOOD.replace(",7,", ",22,"), ', line 3, field "start": it must be a whole number from 0 to 21, not 22'),
        (GOOD.replace("moon", "mars"), ", line 3, field \"house\": 'mars' is not one of sun, moon, star, comet"),
        (GOOD.replace("moon", "sun"), ", line 3, field \"house\": 'sun' is listed twice"),
        (GOOD.replace("comet,3,7\n", ""), ": the row for comet is missing"),
        ("# a comment\n\n" + GOOD.replace("9", "x"), ", line 4, field \"start\": 'x' is not a whole number"),
        (GOOD.replace(",", ";"), ", line 1: fields must be separated by commas, not by semicolons"),
        (GOOD.replace("bar", "b\x1bar"), ", line 1: the header must be house,start,bar, not 'house,start,b\\x1bar'"),
        (GOOD.replace("sun", '"sun'), ', line 2: a quotation mark " is not closed; a row must stay on one line'),
        (GOOD.replace("sun", "x" * 140_000), ", line 2: field larger than field limit (131072)"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_line_and_field(text, message):
    with pytest.raises(BadPack) as refused:
        GAME.packs.parse("pack.csv", text)
    assert str(refused.value) == f"pack.csv{message}"


def test_a_pack_that_is_not_text_is_refused(tmp_path):
    path = tmp_path / "picture.csv"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPack, match=r"picture\.csv: cannot be read as text"):
        GAME.pack(path)


@pytest.mark.parametrize("choice", ["nowhere", Path("nowhere"), 5])
def test_an_unknown_pack_is_named_with_those_there_are(choice):
    with pytest.raises(CartomanteError, match=r"unknown pack .*; allowed: standard, level, the path of a file"):
        GAME.pack(choice)


def test_cells_may_be_quoted_and_padded():
    rows = read_table("t.csv", 'a,b\n"x, y", 3 \n', ("a", "b"))
    assert (rows[0].text("a"), rows[0].number("b", 0, 9)) == ("x, y", 3)


def test_a_table_that_went_through_a_spreadsheet_is_read_all_the_same(tmp_path):
    path = tmp_path / "mine.csv"
    text = '"# mine, and mine alone",,\r\n,,\r\n# more,,\r\n' + GOOD.replace("\n", "\r\n")
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert list(GAME.pack(path).c.start) == [9, 7, 5, 3]
    assert GAME.pack(path).text.startswith('"# mine')


# --- what people will read ---


@pytest.mark.parametrize("bad", ["\x1b", "\x00", "\x7f", "\u202e", "\u200b", "\u00ad", "\ue000"], ids=ascii)
def test_a_text_for_people_has_no_character_that_cannot_be_seen(bad):
    (row,) = read_table("t.csv", f"a\nsn{bad}ow\n", ("a",))
    with pytest.raises(BadPack) as refused:
        row.spoken("a", 9)
    assert str(refused.value) == f't.csv, line 2, field "a": {bad!r} is a character that cannot be seen'
    with pytest.raises(BadPack, match="name holds a character that cannot be seen"):
        GAME.packs.parse(f"a{bad}.csv", GOOD)


def test_a_text_for_people_is_short_enough():
    (row,) = read_table("t.csv", "a\nsnowflakes\n", ("a",))
    assert row.spoken("a", 10) == "snowflakes"
    with pytest.raises(BadPack) as refused:
        row.spoken("a", 9)
    assert str(refused.value) == "t.csv, line 2, field \"a\": is longer than 9 characters: 'snowflake'"


def test_letters_of_every_language_and_their_blanks_can_be_seen():
    assert invisible("Straße, où ? ¡Ñandú! « ça »\u00a0… 北風 ☃ [b] {x}") == ""
    assert invisible("ab\tc\n") == "\t"


# --- more than one thing at a time ---


def test_problems_are_collected_and_told_together():
    problems = Problems()
    problems.refuse_any()
    for told in ("line 1", "line 2", "line 3"):
        with problems.noted():
            raise BadPack(told)
    with pytest.raises(BadPack) as refused:
        problems.refuse_any()
    assert refused.value.problems == ("line 1", "line 2", "line 3")
    assert str(refused.value) == "line 1 (and 2 more)"
    assert BadPack("line 1").problems == (str(BadPack("line 1")),) == ("line 1",)


def test_what_is_no_problem_of_the_pack_is_not_collected():
    with pytest.raises(ZeroDivisionError), Problems().noted():
        1 / 0  # noqa: B018


def test_a_format_warns_of_nothing_unless_it_says_so():
    assert GAME.packs.warnings("a.csv", GOOD) == []
    careful = replace(GAME.packs, warnings=lambda name, text: [f"{name}: {len(text)} is a lot"])
    assert careful.warnings("a.csv", "xx") == ["a.csv: 2 is a lot"]
