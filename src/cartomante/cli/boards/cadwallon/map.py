"""The map of the city, told in fewer words the more there is to tell."""

from collections.abc import Sequence
from itertools import zip_longest

from textual.content import Content

from cartomante.cli.boards.cadwallon.cards import APART
from cartomante.cli.boards.cadwallon.city import City, CityList, Presence
from cartomante.cli.boards.lines import LABEL, Line, run_on, words
from cartomante.games.cadwallon.state import FREE_ZONE

TITLE_STYLE, YOUR_TITLE_STYLE = "bold $text on $primary-muted", "bold $text on $accent-muted"
PLACE_STYLE = "$text on $panel"
NARROWEST = 30  # a zone
ROOM = 20  # rows that the city and the players share on the smallest screen that has a map
IN_FULL, A_ROW_EACH, IN_SIGNS = range(3)  # how much is told


class CityMap(City):
    """Zones beside each other; the free zone lies across the whole table."""

    def rows(self, width: int, margin: int) -> list[Content]:
        """As much as there is room for."""
        if (width - 1) // 2 < NARROWEST:
            return CityList(self.board).rows(width, margin)
        room = ROOM - self._rows_of_players(width // 2)
        drawn = (self._draw(width, detail) for detail in (IN_FULL, A_ROW_EACH))
        return next((rows for rows in drawn if len(rows) <= room), None) or self._draw(width, IN_SIGNS)

    def _rows_of_players(self, width: int) -> int:
        """The players stand below the city in pairs, you first."""
        board, players = self.board, self.board.view["players"]
        seats = [(self.you + n) % players for n in range(players)]
        heights = [len(run_on([Line("", [board.seat_title(seat)]), *board.seat(seat)], width)) for seat in seats]
        return sum(max(heights[start : start + 2]) for start in range(0, players, 2))

    def _draw(self, width: int, detail: int) -> list[Content]:
        return [row for band in self.bands() for row in self._band(band, width, detail)]

    def _band(self, band: list[int], width: int, detail: int) -> list[Content]:
        if len(band) == 1:
            wide = width if band[0] == FREE_ZONE else 2 * width // 3
            return [Content(" " * ((width - wide) // 2)) + row for row in self._tile(band[0], wide, detail)]
        half = (width - 1) // 2
        tiles = [self._tile(zone, half, detail) for zone in band]
        empty = _padded(Content(""), half).stylize_before(PLACE_STYLE)
        return [Content(" ").join(row) for row in zip_longest(*tiles, fillvalue=empty)]

    def _tile(self, zone: int, width: int, detail: int) -> list[Content]:
        """A zone: its title and who controls it, what its prize needs and brings, who is there, what is special."""
        room = width - 2
        facts = Line("", self._facts(zone, detail)).rows(room, 0)
        rows = [*facts, *self._owners(zone, room, detail), *self._special(zone, room)]
        painted = [_padded((Content(" ") + row).truncate(width, ellipsis=True), width) for row in rows]
        return [self._headline(zone, width), *(row.stylize_before(PLACE_STYLE) for row in painted)]

    def _headline(self, zone: int, width: int) -> Content:
        title = Content(self.title(zone)).truncate(width, ellipsis=True)
        who = self.controllers(zone) or self.texts.say("place-free", "heading")
        fitting = (words for words in (who, who.replace(APART, "·"), "") if title.cell_length + len(words) + 2 <= width)
        title += Content.styled(next(fitting, "").rjust(width - title.cell_length - 1), "not bold")
        return _padded(title, width).stylize_before(YOUR_TITLE_STYLE if self.is_yours(zone) else TITLE_STYLE)

    # --- the prize -----------------------------------------------------------------------------------------------

    def _facts(self, zone: int, detail: int) -> list[Content]:
        """The kind of the prize, what it needs, what it costs or brings, its points and district, and the pile."""
        prize, pile, dot = self.prize(zone), Content.styled(self.pile(zone), LABEL), Content.styled(" ·", LABEL)
        if prize is None:
            return [pile]
        cards, kind = self.cards, f"{self.cards.sign(prize)} {self.cards.kind_name(prize)}"
        about = [text for text in (cards.money(prize), cards.points(prize), cards.district(prize)) if text]
        return [Content(kind) + dot, *self._needs(zone, dot, detail), *(Content(text) + dot for text in about), pile]

    def _needs(self, zone: int, dot: Content, detail: int) -> list[Content]:
        """What the prize needs, one gold arcanum after the other, in signs and, with room, words."""
        names = [self.board.name("arcanum", arcanum) for arcanum, _ in self.table["thresholds"][zone]]
        said = [f"{need} {name}" for need, name in zip(self.cards.needs(zone), names, strict=True)]
        needs = [Content.styled(need, "bold") for need in (said if detail == IN_FULL else self.cards.needs(zone))]
        needs = [need + " /" for need in needs[:-1]] + [needs[-1] + dot]
        return [Content(f"{self.texts.say('board-needs')} ") + needs[0], *needs[1:]]

    # --- who is there --------------------------------------------------------------------------------------------

    def _owners(self, zone: int, width: int, detail: int) -> list[Content]:
        """A row or more for each player, in the free zone two side by side; or all of them as one text of signs."""
        names, presences = self.board.scene.names, self.present(zone)
        if detail == IN_SIGNS:
            return run_on([Line(names[present.seat], [self._in_signs(zone, present)]) for present in presences], width)
        margin = max((len(names[present.seat]) + 1 for present in presences), default=0)
        columns = 2 if zone == FREE_ZONE and len(presences) > 1 else 1
        each = (width + 1) // columns - 1
        lines = [Line(names[present.seat], self.row_of(zone, present)) for present in presences]
        blocks = [line.rows(each, margin) if detail == IN_FULL else [_in_one_row(line, each, margin)] for line in lines]
        pairs = [blocks[start : start + columns] for start in range(0, len(blocks), columns)]
        return [_beside(row, each) for pair in pairs for row in zip_longest(*pair, fillvalue=Content(""))]

    def _in_signs(self, zone: int, present: Presence) -> Content:
        agents = [self.agent(zone, agent, in_signs_only=True) for agent in present.agents]
        return Content(" ").join([self.total(zone, present), *agents])

    def _special(self, zone: int, width: int) -> list[Content]:
        known = [f"{self.texts.say('board-pile')} {self.known(zone)}"] if self.known(zone) else []
        pieces = [piece for text in [*self.remarks(zone), *known] for piece in words(text, "$text-accent")]
        return Line("", pieces).rows(width, 0) if pieces else []


def _in_one_row(line: Line, width: int, margin: int) -> Content:
    """As many of its things as fit; the others are counted."""
    for left_out in range(len(line.pieces)):
        more = [Content.styled(f"+{left_out}", LABEL)] if left_out else []
        rows = Line(line.label, [*line.pieces[: len(line.pieces) - left_out], *more]).rows(width, margin)
        if len(rows) == 1:
            break
    return rows[0]


def _beside(pieces: Sequence[Content], width: int) -> Content:
    """Pieces in columns of this width."""
    return Content(" ").join([_padded(piece.truncate(width, ellipsis=True), width) for piece in pieces])


def _padded(content: Content, width: int) -> Content:
    return content.pad_right(width - content.cell_length)
