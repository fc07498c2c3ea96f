"""`pack`: a file to begin with for every game, and a clear word about any file."""

import csv
import io
import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.cli.group import complain
from cartomante.core.text import LANGUAGES, Texts
from cartomante.games import load_game, names
from cartomante.games.cadwallon.state import CARD_CODES
from cli.sittings import play_on, sit_down
from cli.test_bad_input import assert_refused
from cli.test_screens import look, my_turn, opened

Run = Callable[..., Result]
each_game = pytest.mark.parametrize("game", names())
each_language = pytest.mark.parametrize("language", LANGUAGES)

MISTAKES = {  # in the pack of each game: what is written, what stands there instead, what is told about it
    "arcanum": ('"prestige_max": 21', '"prestige_max": 20', 'field "prestige_max": it must be'),
    "cadwallon": ("0,BLA-A1,", "0,BLA-X1,", "line {}, field \"id\": expected 'BLA-A1' for card 0, found 'BLA-X1'"),
    "shipwreck": ("0,dawn,base", "0,dawn,bass", "line {}, field \"set\": 'bass' is not one of base, promo"),
    "talismans": ("2,1,6,2,", "2,1,x,2,", "line {}, field \"highest_fairy\": 'x' is not a whole number"),
}


def begin(run: Run, game: str, folder: Path, *words: object) -> Path:
    """A new pack, as the command writes it."""
    file = folder / f"mine{load_game(game).packs.suffix}"
    assert run("pack", "new", game, file, *words).exit_code == 0
    return file


def change(file: Path, old: str, new: str) -> int:
    """Replace what must stand there once; returns the number of the line."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def without_mark(file: Path) -> Path:
    """A pack that does not say for which game it is."""
    file.write_text("".join(file.read_text(encoding="utf-8").splitlines(keepends=True)[1:]), encoding="utf-8")
    return file


# --- new -----------------------------------------------------------------------------------------------------------


@each_language
@each_game
def test_new_writes_the_pack_that_comes_with_the_game_below_some_words(
    run: Run, tmp_path: Path, game: str, language: str
) -> None:
    file = tmp_path / "mine.txt"
    said = run("pack", "new", game, file, "--lang", language)
    text, pack, texts = file.read_text(encoding="utf-8"), load_game(game).pack(), load_game(game).text(language)
    assert said.exit_code == 0
    assert texts.say("pack-written", file=str(file), pack=pack.name) in said.stdout
    assert text.endswith(pack.text)
    first, *comments = text.removesuffix(pack.text).splitlines()
    assert first == f"# cartomante pack: {game}"
    assert all(line.startswith("# ") for line in comments)
    words = texts.say("pack-header", title=texts.say("title"), pack=pack.name, page="docs/packs.md")
    commands = (f"pack check {file}", f"play {game} --pack {file}", f"simulate {game} --pack {file}")
    assert " ".join(words.split()) in " ".join(line[2:] for line in comments)
    for command in commands:
        assert f": cartomante {command}\n" in text
        assert f": cartomante {command}\n" in said.stdout


@each_game
def test_a_new_pack_is_good_and_plays_like_the_one_it_copies(run: Run, tmp_path: Path, game: str) -> None:
    file, rules = begin(run, game, tmp_path, "--lang", "de"), load_game(game)
    pack = rules.pack(file)
    assert pack.record.tobytes() == rules.pack().record.tobytes()
    assert pack.words == rules.pack().words


def test_an_alias_names_a_game_too(run: Run, tmp_path: Path) -> None:
    assert begin(run, "arcana", tmp_path).read_text(encoding="utf-8").startswith("# cartomante pack: cadwallon\n")


def test_a_name_with_a_blank_or_a_newline_stays_in_the_comment(run: Run, tmp_path: Path) -> None:
    for name in ("two words.csv", "two\nlines.csv"):
        file = tmp_path / name
        assert run("pack", "new", "talismans", file).exit_code == 0
        head = file.read_text(encoding="utf-8").removesuffix(load_game("talismans").pack().text)
        assert all(line.startswith("#") for line in head.splitlines())
        assert f"'{tmp_path / 'two words.csv'}'" in head or "\n" in name


def test_new_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("precious")
    assert_refused(run("pack", "new", "talismans", file), "mine.csv: is there already; nothing was written")
    assert file.read_text() == "precious"


def test_new_needs_a_folder(run: Run, tmp_path: Path) -> None:
    told = "there is no folder"
    assert_refused(run("pack", "new", "talismans", tmp_path / "nowhere" / "mine.csv"), "nowhere/mine.csv", told)
    (tmp_path / "file").write_text("in the way")
    assert_refused(run("pack", "new", "talismans", tmp_path / "file" / "mine.csv"), "file/mine.csv", told)
    assert_refused(run("pack", "new", "talismans", tmp_path), str(tmp_path), "is there already")


def test_new_needs_a_folder_that_it_may_write_to(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(Path, "open", refuse)
    assert_refused(
        run("pack", "new", "talismans", tmp_path / "mine.csv"), "mine.csv: cannot be written", os.strerror(13)
    )


def test_new_does_not_take_the_name_of_a_pack_that_is_there(run: Run, tmp_path: Path) -> None:
    assert_refused(run("pack", "new", "cadwallon", tmp_path / "reconstruction"), "my-reconstruction.csv", "another")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("new",), "GAME is missing; allowed: arcanum, cadwallon"),
        (("new", "talismans"), "FILE"),
        (("new", "chess", "mine.csv"), "unknown game 'chess'; allowed: arcanum, cadwallon"),
        (("new", "talismans", "mine.csv", "--lang", "tlh"), "tlh"),
        (("check",), "FILE"),
        (("dance",), "dance"),
        (("check", "nowhere.csv"), "nowhere.csv: there is no such file"),
        (("check", "."), ".: there is no such file"),
        (("check", __file__, "--game", "chess"), "unknown game 'chess'; allowed: arcanum, cadwallon"),
    ],
    ids=" ".join,
)
def test_wrong_words(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str], told: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run("pack", *words), told)
    assert list(tmp_path.iterdir()) == []


def test_without_a_command_it_shows_its_help(run: Run) -> None:
    said = run("pack")
    assert said.exit_code == 0
    assert said.stdout == run("pack", "--help").stdout
    assert all(f"  {command} " in said.stdout for command in ("new", "check"))


# --- check ---------------------------------------------------------------------------------------------------------


@each_language
@each_game
def test_check_says_yes_and_how_to_play(run: Run, tmp_path: Path, game: str, language: str) -> None:
    file, texts = begin(run, game, tmp_path), load_game(game).text(language)
    said = run("pack", "check", file, "--lang", language)
    assert said.exit_code == 0
    assert said.stdout.splitlines() == [
        texts.say("pack-good", file=str(file), title=texts.say("title")),
        f"  {texts.say('pack-same', pack=load_game(game).pack().name)}",
        f"  {texts.say('pack-play-it', command=f'cartomante play {game} --pack {file}')}",
        f"  {texts.say('pack-simulate-it', command=f'cartomante simulate {game} --pack {file}')}",
    ]


@each_language
@each_game
def test_check_says_no_and_names_file_line_and_field(run: Run, tmp_path: Path, game: str, language: str) -> None:
    file, texts = begin(run, game, tmp_path), load_game(game).text(language)
    old, new, told = MISTAKES[game]
    line = change(file, old, new)
    said = run("pack", "check", file, "--lang", language)
    assert said.exit_code == 1
    verdict, problem = said.stdout.splitlines()
    assert verdict == texts.say("pack-bad", file=str(file), count=1)
    assert problem.startswith(f"  {file.name}, {told.format(line)}")


def test_check_tells_what_differs(run: Run, tmp_path: Path) -> None:
    file = begin(run, "cadwallon", tmp_path)
    first = change(file, "0,BLA-A1,Goblin Fire-Support", "0,BLA-A1,Goblin Artillery")
    assert f"in line {first}.\n" in run("pack", "check", file).stdout
    second = change(file, "162,FIRST,First Player", "162,FIRST,The First Player")
    assert f"in 2 lines: {first}, {second}.\n" in run("pack", "check", file).stdout
    file.write_text(file.read_text(encoding="utf-8").replace("\n", "\n# more\n"), encoding="utf-8")
    assert "in 2 lines: " in run("pack", "check", file).stdout


def test_check_tells_of_a_line_that_was_left_out(run: Run, tmp_path: Path) -> None:
    file = begin(run, "arcanum", tmp_path)
    line = change(file, "  [1], [2], [3], [4], [5], [6], [7], [8], [9], [10],\n", "")
    assert json.loads(run("pack", "check", file, "--json").stdout)["changed_lines"] == [line - 1]


def test_check_warns_of_what_looks_like_a_slip(run: Run, tmp_path: Path) -> None:
    file = begin(run, "cadwallon", tmp_path)
    ayane = change(file, ",6,0,0,7,staves,6,4,", ",6,0,0,7,staves,5,4,")
    said = run("pack", "check", file)
    assert said.exit_code == 0
    assert "One thing is allowed, but looks like a slip:\n" in said.stdout
    assert f'  mine.csv, line {ayane}, field "threshold": 5, though the card has 6 staves\n' in said.stdout
    told = json.loads(run("pack", "check", file, "--json").stdout)
    assert told["good"] is True
    assert len(told["warnings"]) == 1


def test_check_tells_everything_but_not_without_end(run: Run, tmp_path: Path) -> None:
    file = begin(run, "cadwallon", tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(",prize,", ",price,"), encoding="utf-8")
    said = run("pack", "check", file)
    assert said.exit_code == 1
    assert "85 things are wrong" in said.stdout
    assert said.stdout.count("field \"set\": expected 'prize'") == 20
    assert "… and 65 more" in said.stdout
    assert len(json.loads(run("pack", "check", file, "--json").stdout)["problems"]) == 85


@each_game
def test_json(run: Run, tmp_path: Path, game: str) -> None:
    file = begin(run, game, tmp_path)
    good = json.loads(run("pack", "check", file, "--json").stdout)
    assert good == {
        "good": True,
        "file": str(file),
        "game": game,
        "digest": load_game(game).pack(file).digest,
        "changed_lines": [],
        "problems": [],
        "warnings": [],
    }
    old, new, _ = MISTAKES[game]
    change(file, old, new)
    said = run("pack", "check", file, "--json")
    assert said.exit_code == 1
    bad = json.loads(said.stdout)
    assert bad | {"problems": []} == good | {"good": False, "digest": None}
    assert len(bad["problems"]) == 1


# --- which game it is for ------------------------------------------------------------------------------------------


def game_found(run: Run, file: Path, *words: str) -> str:
    found: str = json.loads(run("pack", "check", file, "--json", *words).stdout)["game"]
    return found


@each_game
def test_the_fields_tell_the_game_where_no_line_does(run: Run, tmp_path: Path, game: str) -> None:
    file = without_mark(begin(run, game, tmp_path))
    assert game_found(run, file) == game
    file.rename(tmp_path / "mine.txt")
    assert game_found(run, tmp_path / "mine.txt") == game


def test_a_header_with_a_mistake_still_tells_the_game(run: Run, tmp_path: Path) -> None:
    file = without_mark(begin(run, "cadwallon", tmp_path))
    change(file, "num,id,name_en", "number,code,name_en")
    said = run("pack", "check", file)
    assert said.exit_code == 1
    assert "the header must be num,id,name_en" in said.stdout


def test_a_line_of_comment_names_the_game_whatever_the_rest(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    for mark in ("# cartomante pack: cadwallon", "#cartomante pack: arcana,,,,", '"# cartomante pack: cadwallon"'):
        file.write_text(f"# mine\n{mark}\nnothing of the kind\n")
        assert game_found(run, file) == "cadwallon"
        assert game_found(run, file, "--game", "arcana") == "cadwallon"
        assert_refused(run("pack", "check", file, "--game", "arcanum"), "pack for cadwallon, not for arcanum")


def test_a_line_that_names_no_game_of_ours_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("# cartomante pack: chess\n")
    assert_refused(
        run("pack", "check", file), "mine.csv: is marked as a pack of unknown game 'chess'; allowed: arcanum"
    )


@pytest.mark.parametrize("text", ["", "# nothing\n", "Once upon a time\n", "a,b,c\n1,2,3\n", '{"a": 1}', "[1, 2]"])
def test_what_cannot_be_told_must_be_named(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(text)
    assert_refused(run("pack", "check", file), "no telling which game", "--game, one of arcanum, cadwallon")
    for game in names():
        said = run("pack", "check", file, "--game", game)
        assert said.exit_code == 1
        assert "mine.csv" in said.stdout.splitlines()[1]


@each_language
def test_a_file_that_is_no_text_is_a_bad_pack(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "picture.csv"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    said = run("pack", "check", file, "--lang", language)
    assert said.exit_code == 1
    assert said.stdout.startswith(Texts(None, language).say("pack-bad", file=str(file), count=1))
    assert "cannot be read as text" in said.stdout
    assert json.loads(run("pack", "check", file, "--json").stdout)["game"] is None


@each_game
def test_whatever_happens_to_a_file_it_is_told_in_words(run: Run, tmp_path: Path, game: str) -> None:
    """Pieces are cut out, doubled and scrambled at random; nothing but the three exit statuses may come of it."""
    file, luck = begin(run, game, tmp_path), random.Random(game)
    text = file.read_text(encoding="utf-8")
    head = text.splitlines(keepends=True)[0]
    for _ in range(40):
        start, length = luck.randrange(len(head), len(text)), luck.choice((1, 2, 5, 40))
        piece = luck.choice(
            ("", "-", "9" * 30, "\x1b[2J", '"', ",,", "\n", "[" * 2000, "１", text[start:][:length] * 2)
        )
        file.write_text(text[:start] + piece + text[start + length :], encoding="utf-8")
        said = run("pack", "check", file)
        assert said.exception is None or isinstance(said.exception, SystemExit), repr(said.exception)
        assert said.exit_code in (0, 1)
        assert "\x1b" not in said.stdout


def test_a_complaint_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        complain("unknown pack '\x1b[2Jé'\n; allowed")
    assert capsys.readouterr().err == "cartomante: unknown pack '\\x1b[2Jé' ; allowed\n"


# --- playing with one ----------------------------------------------------------------------------------------------


@pytest.fixture
def renamed(run: Run, tmp_path: Path) -> Path:
    """Cards of Cadwallon with names that a careless screen would stumble over, the same in all languages."""
    file = begin(run, "cadwallon", tmp_path)
    lines = file.read_text(encoding="utf-8").splitlines()
    header = next(number for number, line in enumerate(lines) if line.startswith("num,"))
    columns = lines[header].split(",")
    rows = [next(csv.reader([line])) for line in lines[header + 1 :]]
    for row in rows:
        for column, name in enumerate(columns):
            if name.startswith("name_"):
                row[column] = f"[b]{{{row[1]}}}"
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([columns, *rows])
    file.write_text("\n".join([*lines[:header], text.getvalue()]), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", ["en", "it"])
async def test_names_of_a_pack_are_on_the_screen_as_they_are_written(renamed: Path, language: str) -> None:
    sitting = sit_down(game="cadwallon", pack=str(renamed), options={"objectives": True, "guild_choice": "random"})
    async with opened(sitting, language) as (app, pilot):
        assert await my_turn(app, pilot)
        match, seat = sitting.table.match, sitting.table.seat
        shown = await look(app, pilot)
        codes = [CARD_CODES[action] for action in match.legal_actions(seat)]
        assert len(codes) == 4
        assert all(f"[b]{{{code}}}" in shown for code in codes)


def test_a_game_with_a_pack_is_told_again_with_its_names(run: Run, renamed: Path) -> None:
    sitting = sit_down(game="cadwallon", pack=str(renamed))
    play_on(sitting, 30)
    sitting.keep()
    renamed.unlink()
    said = run("replay", sitting.path, "--lang", "it")
    assert said.exit_code == 0
    assert "[b]{R0" in said.stdout
    usual, first_player = load_game("cadwallon").pack().words["it"], "card-162"
    assert [name for message, name in usual.items() if name in said.stdout and message != first_player] == []
    assert run("verify", sitting.path).exit_code == 0


def test_a_pack_is_simulated_with(run: Run, renamed: Path) -> None:
    told = json.loads(run("simulate", "cadwallon", "--pack", renamed, "--games", "20", "--json").stdout)
    usual = json.loads(run("simulate", "cadwallon", "--games", "20", "--json").stdout)
    assert told["mean_scores"] == usual["mean_scores"]
    change(renamed, ",6,0,0,7,staves,6,4,", ",6,0,0,7,staves,6,20,")
    richer = json.loads(run("simulate", "cadwallon", "--pack", renamed, "--games", "20", "--json").stdout)
    assert sum(richer["mean_scores"]) > sum(usual["mean_scores"])
