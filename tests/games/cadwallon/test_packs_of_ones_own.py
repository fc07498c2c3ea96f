"""Packs with other effects, numbers and names: played, saved, loaded and told."""

import random
from pathlib import Path

import pytest

from cartomante.core.content import Pack
from cartomante.core.match import Match
from cartomante.core.text import LANGUAGES, Texts
from cartomante.games.cadwallon.content import PACKS, max_decisions
from cartomante.games.cadwallon.kinds import EFFECTS
from cartomante.games.cadwallon.pack_checks import RESERVED

from .helpers import GAME
from .packs import CARDS, Row, everywhere, is_location, written

# --- other packs give whole games ---


def play_out(match: Match, luck: random.Random, steps: int | None = None) -> Match:
    while match.deciders() and steps != 0:
        seat = match.deciders()[0]
        match.apply(luck.choice(match.legal_actions(seat)), seat)
        steps = None if steps is None else steps - 1
    return match


STRONGEST = {
    "draw": "n=20;discard=0", "divert": "max=20", "dismiss": "max=20", "boost": "arcanum=main;n=20", "shift": "n=20",
    "favour": "n=20", "retire": "min=0",
}  # fmt: skip
OTHERS = [("draw", "n=20;discard=20"), ("shift", "n=-20"), ("boost", "arcanum=ducats;n=20"), ("retire", "min=100")]
EXTREMES = [*((effect, STRONGEST.get(effect, "")) for effect in EFFECTS), *OTHERS]
LONGEST = {"round_cap": 60, "stall_rounds": 0, "jubilee_last": 0}
NOW_AND_THEN = 40  # decisions


def watch(match: Match, pack: Pack, luck: random.Random) -> None:
    """Play on to the end; now and then, see that all rules hold and that hidden cards can be dealt anew."""
    while match.deciders():
        play_out(match, luck, NOW_AND_THEN)
        assert GAME.from_position(match.position(), pack).position() == match.position()
        world = match.determinize(0, len(match.history))
        assert world.view(0) == match.view(0)
    assert len(match.history) <= max_decisions(match.players, pack)


@pytest.mark.parametrize(("effect", "params"), EXTREMES, ids=[f"{effect}-{params}" for effect, params in EXTREMES])
def test_every_location_may_do_the_same_at_its_strongest(effect: str, params: str) -> None:
    cells = {"effect": effect, "params": params, "then_draw": "1"}
    pack = PACKS.parse("mine.csv", everywhere(is_location, lambda count: cells))
    for players in (2, 4):
        watch(GAME.new_match(players, 1, LONGEST, pack), pack, random.Random(players))


@pytest.mark.parametrize("seed", range(3))
def test_effects_may_be_mixed_at_will(seed: int) -> None:
    luck = random.Random(seed)

    def at_will(count: int) -> Row:
        effect, params = luck.choice(EXTREMES)
        return {"effect": effect, "params": params, "then_draw": luck.choice("01")}

    pack = PACKS.parse("mine.csv", everywhere(is_location, at_will))
    watch(GAME.new_match(3, seed, LONGEST, pack), pack, luck)


def test_the_bound_grows_with_what_the_locations_give() -> None:
    plain = everywhere(is_location, lambda count: {"effect": "seal", "params": "", "then_draw": "0"})
    generous = everywhere(is_location, lambda count: {"effect": "draw", "params": "n=3;discard=2", "then_draw": "1"})
    least, most = (max_decisions(4, PACKS.parse("mine.csv", text)) for text in (plain, generous))
    a_round = 4 * 16 + 5 * 5
    assert least == 60 * a_round + 12
    assert most == 60 * (a_round + 4 * 28 * (3 + 1) + 28 * 2) + 12


def test_a_pack_of_high_numbers_is_played_by_compiled_code_as_by_python() -> None:
    high = everywhere(
        lambda row: row["type"] in ("agent", "personality"),
        lambda count: dict.fromkeys(("staves", "swords", "chalices", "ducats"), "20"),
    )
    pack = PACKS.parse("mine.csv", high)
    silent, told = (GAME.new_match(4, 5, pack=pack, events=events) for events in (False, True))
    for match in (silent, told):
        play_out(match, random.Random(5), steps=300)
    assert silent.fingerprint() == told.fingerprint()


# --- names of one's own ---


@pytest.fixture
def renamed(tmp_path: Path) -> Path:
    """A pack in which every card goes by its code and the language, and says the same of itself."""
    rows = [
        row
        | {f"name_{language}": f"«{row['id']}» {{{language}}} [b]" for language in LANGUAGES}
        | {f"text_{language}": f"[i]{row['id']} {{ $x }}" for language in LANGUAGES if row["effect"]}
        for row in CARDS
    ]
    path = tmp_path / "mine.csv"
    path.write_text(written(rows), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_pack_are_what_people_hear(renamed: Path, language: str) -> None:
    match = GAME.new_match(2, 3, {"guild_choice": ["blades", "thieves"]}, renamed)
    play_out(match, random.Random(1), steps=2)  # objectives
    texts, seat = match.text(language), match.deciders()[0]
    assert texts.say("card-47") == f"«R04» {{{language}}} [b]"
    assert texts.say("card-9", "help") == "[i]BLA-L { $x }"
    assert texts.name("guild", 1) == f"«GUILD-FER» {{{language}}} [b]"
    cards = [action for action in match.legal_actions(seat) if action < len(CARDS)]
    assert cards
    for card in cards:
        assert f"«{CARDS[card]['id']}» {{{language}}} [b]" in match.describe(card, seat, lang=language)
    told = " ".join(
        texts.event(event, None, ["Ada", "Bo"]) for event in match.events if event.kind.name == "prize_revealed"
    )
    assert told.count(f"{{{language}}} [b]") == 5


def test_a_match_with_names_of_its_own_is_saved_with_them(renamed: Path) -> None:
    match = play_out(GAME.new_match(3, 3, pack=renamed), random.Random(1), steps=30)
    renamed.unlink()
    loaded = GAME.load_match(match.save())
    assert loaded.fingerprint() == match.fingerprint()
    for language in LANGUAGES:
        assert loaded.text(language).say("card-47") == f"«R04» {{{language}}} [b]"
    assert play_out(loaded, random.Random(2)).is_over
    assert GAME.text("en").say("card-47") == "Barhan Sword"


def test_no_name_can_be_taken_for_what_a_sentence_says_of_no_card() -> None:
    assert {Texts(None, language).say("nothing") for language in LANGUAGES} <= set(RESERVED)
