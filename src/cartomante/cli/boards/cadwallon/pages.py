"""What fills a page of its own: the signs, the whole city, and every player's cards."""

from typing import TYPE_CHECKING, Any

from textual.content import Content

from cartomante.cli.boards.board import Chapter
from cartomante.cli.boards.cadwallon.city import City
from cartomante.cli.boards.cadwallon.signs import (
    ACTIVE,
    ARCANUM_SIGNS,
    BACK,
    FACE_DOWN,
    FACE_UP,
    FIRST,
    FREE_KEY,
    HIGHER,
    KIND_SIGNS,
    KIND_STYLES,
    LOWER,
    PRECEDENCE,
    REACHED,
    SEALED,
    YOURS,
)
from cartomante.cli.boards.lines import GAP, LABEL, Line, words
from cartomante.cli.words import sentences

if TYPE_CHECKING:
    from cartomante.cli.boards.cadwallon.board import CadwallonBoard

SIGNS = {
    YOURS: "your-zones",
    FREE_KEY: "free",
    FACE_DOWN: "face-down",
    FACE_UP: "face-up",
    BACK: "back",
    REACHED: "reached",
    f"{HIGHER}{LOWER}": "changed",
    SEALED: "sealed",
    PRECEDENCE: "precedence",
    FIRST: "first",
    ACTIVE: "active",
}


def legend(board: "CadwallonBoard") -> list[Line]:
    say = board.texts.say
    arcana = [Content(f"{sign} {board.name('arcanum', arcanum)}") for arcanum, sign in enumerate(ARCANUM_SIGNS)]
    kinds = [
        Content.styled(f" {sign} {say(f'board-kind-{kind}')} ", KIND_STYLES[kind]) for kind, sign in KIND_SIGNS.items()
    ]
    signs = [Content(f"{sign} {say(f'board-{message}')}") for sign, message in SIGNS.items()]
    return [Line("", arcana, GAP), Line("", kinds), Line("", signs, GAP)]


def whole_table(board: "CadwallonBoard") -> list[Chapter]:
    militia = board.line("militia_deck", [Content(str(board.table["militia_deck"]["count"]))])
    table = [*whole_city(board), *([militia] if board.view["options"]["militia"] else []), *board.news()]
    return [(board.texts.say("table"), table), *all_players(board)]


# --- the city ----------------------------------------------------------------------------------------------------


def whole_city(board: "CadwallonBoard") -> list[Line]:
    city = City(board)
    return [line for zone in city.zones() for line in whole_zone(city, zone)]


def whole_zone(city: City, zone: int) -> list[Line]:
    """Everything about a zone: its prize and what that does, who is there, what is known of its pile."""
    board, prize, who = city.board, city.prize(zone), city.controllers(zone)
    heading = board.texts.say(board.game.names["zone"].message_of(zone), "heading", number=zone + 1)
    name = Content(city.prize_name(zone)) if prize is None else board.label("card", prize)
    about = [] if prize is None else [city.cards.about_prize(zone), board.help("card", prize)]
    told = sentences(*about, *city.remarks(zone), ": ".join(filter(None, (city.pile(zone), city.known(zone)))))
    owners = [Content.styled(f"{YOURS if city.is_yours(zone) else ''}({who})", LABEL)] if who else []
    names = board.scene.names
    return [
        Line(heading, [name, *owners, *words(told, LABEL)]),
        *(Line("", [Content(names[there.seat]), *city.row_of(zone, there)]) for there in city.present(zone)),
    ]


# --- players -----------------------------------------------------------------------------------------------------


def all_players(board: "CadwallonBoard") -> list[Chapter]:
    return [(name, whole_player(board, seat)) for seat, name in enumerate(board.players())]


def whole_player(board: "CadwallonBoard", seat: int) -> list[Line]:
    """Guild and points, then the cards place by place, then objectives with what they ask for."""
    zones, say = board.view["seats"][seat], board.texts.say
    guild = [] if zones["guild"] is None else [Content(board.name("guild", zones["guild"]))]
    lines = [board.line("guild", guild), board.line("points", [Content(str(zones["points"]))])]
    lines += [board.line(name, counted(board, zones[name])) for name in ("hand", "deck", "resources")]
    lines.append(board.line("guild_pile", board.contents("card*", zones["guild_pile"])))
    if seat != board.view["seat"]:
        lines += [
            Line(say(f"board-{label}"), board.contents("card*", zones[name])) for name, label in REMEMBERED.items()
        ]
    lines.append(board.line("favour", [Content(f"+{zones['favour']}")] if zones["favour"] else []))
    lines += [
        board.line("objectives_kept", [board.objective(state), *words(board.help("card", state["card"]), LABEL)])
        for state in zones["progress"]
    ]
    return [line for line in lines if line.pieces]


REMEMBERED = {"known_in_hand": "known", "unseen": "unseen"}


def counted(board: "CadwallonBoard", cards: dict[str, Any]) -> list[Content]:
    """How many cards, and those of them that can be seen."""
    return [Content(str(cards["count"])), *board.contents("card*", cards["cards"])]
