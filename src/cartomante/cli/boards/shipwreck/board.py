"""How The Shipwreck Arcana looks: cards with their hours, two tracks, number lines, and what follows from all that."""

from collections.abc import Sequence
from typing import Any

from textual.content import Content

from cartomante.cli.boards.board import DONE, PLAIN, Board, Chapter
from cartomante.cli.boards.lines import GAP, LABEL, SPACE, Line, Part, words
from cartomante.cli.boards.shipwreck.panel import deduction
from cartomante.cli.boards.shipwreck.row import Row
from cartomante.cli.boards.shipwreck.signs import (
    ACTIVE,
    BEST,
    DOOM,
    FADED,
    FATE_STYLES,
    FREE_HOUR,
    HOUR,
    OPEN,
    OUT,
    POWER_STYLE,
    RULED_OUT,
    SCORE,
    SECRET,
)
from cartomante.core.rule import NONE
from cartomante.games.shipwreck.cards import hours_of
from cartomante.games.shipwreck.names import SWITCHES, WORDS
from cartomante.games.shipwreck.state import GOAL, PASS, VALUES

LEVELS = "▁▂▃▄▅▆▇█"
FEW_POWERS, FEW_PLAYERS = 2, 3
SWITCH_CALLED = {WORDS[switch]: switch for switch in SWITCHES}
ZONE_OF_SWITCH = {"follow-speaker": "follows", "always-pass": "passes"}
FURTHER_ZONES = ("deck_top", "deck_unseen", "deck_known", "deck", "bag", "exile", "tried", "predictions_left")


class ShipwreckBoard(Board):
    @classmethod
    def room_wanted(cls, players: int) -> tuple[int, int]:
        return 112, 33 + players

    @property
    def has_boxes(self) -> bool:
        return False

    @property
    def has_pairs(self) -> bool:
        return self.scene.is_tight or self.view["players"] > FEW_PLAYERS

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    def status(self) -> str:
        say = self.texts.say
        phase = say("over-hint" if self.view["over"] else f"phase-{self.table['phase']}")
        return f"{say('zone-turn')} {self.table['turn']} · {phase}"

    # --- the middle of the table ---------------------------------------------------------------------------------

    def centre(self) -> list[Part]:
        tracks = [("score", self.track("score", SCORE)), ("doom", self.track("doom", DOOM))]
        stock = [("deck", self._deck()), ("bag", Content(str(self.table["bag"]["count"]))), *self._exile()]
        row, group = Row(self), [*self._talk(), *self._hints()]
        if self.scene.is_tight:
            return [self._facts(*tracks, *stock), row.below_each_other(), *self._powers(), *group]
        below = [SPACE, *self._powers(), self._facts(*stock), *group]
        return [self._facts(*tracks), SPACE, row.side_by_side(), *below]

    def _facts(self, *facts: tuple[str, Content]) -> Line:
        """Things with their labels side by side; with enough room the first label stands in the margin."""
        labels = [self.texts.say(f"board-{name}") for name, _ in facts]
        pieces = [
            Content.styled(f"{label} ", LABEL) + content for label, (_, content) in zip(labels, facts, strict=True)
        ]
        return Line("", pieces, GAP) if self.scene.is_tight else Line(labels[0], [facts[0][1], *pieces[1:]], GAP)

    def track(self, name: str, look: tuple[str, str, str]) -> Content:
        full, free, style = look
        steps, glue = self.table[name], "" if self.scene.is_tight else " "
        return Content.assemble((glue.join(full * steps + free * (GOAL - steps)), style), f" {steps}")

    def _deck(self) -> Content:
        top = [self.name("card", card) for card in self.table["deck_top"]]
        return Content(" ".join([str(self.table["deck"]["count"]), *(f"({name})" for name in top)]))

    def _exile(self) -> list[tuple[str, Content]]:
        fates = self.contents("fate*", self.table["exile"])
        return [("exile", Content(" ").join(fates))] if fates else []

    # --- powers, proposals, hints --------------------------------------------------------------------------------

    def power_of(self, card: int) -> str:
        return self.name("power", self.scene.pack.c.power[card])

    def _powers(self) -> list[Line]:
        """The faded powers at hand; while they are few and there is room, each with what it does."""
        say, cards = self.texts.say, self.table["faded"]
        used = words(say("board-power-used"), "italic $foreground-muted") if self.table["power_used"] else []
        if not cards:
            return [self._labelled("board-faded", [*words(say("board-no-powers"), LABEL), *used])]
        chips = [self.power_chip(card) for card in cards]
        if self.scene.is_tight or len(cards) > FEW_POWERS:
            return [self._labelled("board-faded", [*chips, *used])]
        first, *others = [[chip, *words(self._power_help(card))] for chip, card in zip(chips, cards, strict=True)]
        return [self._labelled("board-faded", [*used, *first]), *(Line("", pieces) for pieces in others)]

    def power_chip(self, card: int) -> Content:
        power, name = self.power_of(card), self.name("card", card)
        return Content.assemble((f" {power} ", POWER_STYLE), (f" {name}", LABEL))

    def _power_help(self, card: int) -> str:
        return super().help("power", self.scene.pack.c.power[card])

    def _labelled(self, message: str, pieces: list[Content]) -> Line:
        label = self.texts.say(message)
        return Line("", [Content.styled(label, LABEL), *pieces]) if self.scene.is_tight else Line(label, pieces)

    def _talk(self) -> list[Line]:
        """What the group is doing: the predictions it has left, the proposal at hand and those that were rejected."""
        table, lines = self.table, []
        if table["tried"] or table["predictions_left"] > 1:
            tried = [("tried", Content(" ").join(self.contents("fate*", table["tried"])))] if table["tried"] else []
            lines.append(self._facts(("predictions", Content(str(table["predictions_left"]))), *tried))
        group = {"board-proposal": self._proposal(), "zone-offers": self._offers(), "zone-joining": self._joining()}
        return [*lines, *(self._labelled(label, pieces) for label, pieces in group.items() if pieces)]

    def _proposal(self) -> list[Content]:
        proposal = self.table["proposal"]
        if proposal is None:
            return []
        return words(f"{self.scene.names[proposal['seat']]}: {self.name('proposal', proposal['proposal'])}")

    def _offers(self) -> list[Content]:
        offers = [self.name("proposal", offer["proposal"]) for offer in self.table["offers"]]
        return words(self.texts.listing_apart(offers)) if offers else []

    def _joining(self) -> list[Content]:
        return [Content(self.scene.names[seat]) for seat, _ in self.table["joining"]]

    def _hints(self) -> list[Line]:
        """What the panel says to everybody about the active hand."""
        hints = self.table["hints"]
        if "possible" not in hints:
            return []
        if "likely" in hints:
            return [self._labelled("hint-title", [self.likely(int(v), share) for v, share in hints["likely"].items()])]
        lines = [self._labelled("hint-title", words(self._possible(hints["possible"])))]
        if "cooperative" in hints:
            helpful = self.texts.say("hint-cooperative", values=self.listing(hints["cooperative"]))
            lines.append(Line("", words(helpful)))
        return lines

    def likely(self, value: int, percent: int) -> Content:
        """A value, a bar as high as it is likely, and the number."""
        bar = LEVELS[percent * (len(LEVELS) - 1) // 100]
        said = self.texts.say("hint-likely", value=value, percent=percent)
        return Content.assemble((bar, "$text-accent"), " ", said, " ")

    def _possible(self, values: list[int]) -> str:
        hand = self.name("hand", self.table["active"])
        return self.texts.say("hint-possible", seat=hand, values=self.listing(values))

    def listing(self, values: Sequence[int]) -> str:
        return self.texts.listing([str(value) for value in values])

    # --- players -------------------------------------------------------------------------------------------------

    def seat_title(self, seat: int) -> Content:
        mark = ACTIVE if seat == self.table["active"][0] and not self.view["over"] else " "
        name = self._aligned(self.players(), seat)
        return Content.assemble((f"{mark} ", "$text-accent"), (name, "bold"), f" {self.seat_sign(seat) or ' '} ")

    def seat_sign(self, seat: int) -> str:
        return DONE if self.view["seats"][seat]["vote"]["done"] else super().seat_sign(seat)

    def seat(self, seat: int) -> list[Line]:
        """The number lines of a player's hands, how many fates they hold, and what else there is to say."""
        zones = self.view["seats"][seat]
        if not zones["present"]:
            return [Line("", words(self.texts.say("board-absent"), LABEL))]
        lines = [Line("", self._number_line(seat, which)) for which in range(len(zones["hands"]))]
        remarks = [word for text in self._remarks_on(seat) for word in words(text, LABEL)]
        return [*lines, Line("", remarks)] if remarks else lines

    def _number_line(self, seat: int, which: int) -> list[Content]:
        zones = self.view["seats"][seat]
        out, held = zones["line"][which], zones["hands"][which]["count"]
        values = [RULED_OUT if value in out else str(value) for value in range(1, VALUES)]
        hand = ["AB"[which]] if len(zones["hands"]) > 1 else []
        line = Content.styled(" ".join([*hand, *values]), "" if held else LABEL)
        return [line, Content(" ").join([Content.styled(f" {SECRET} ", PLAIN)] * held)]

    def _remarks_on(self, seat: int) -> list[str]:
        zones, say = self.view["seats"][seat], self.texts.say
        remarks = [say(f"board-{name}") for name in ("bot", "leaving") if zones[name]]
        return remarks + [say(f"zone-{name}") for name in ("follows", "passes") if zones[name]]

    def hand(self) -> list[Line]:
        """Your fates with their hours and ages; in the challenge, hand by hand."""
        hands = self.view["seats"][self.view["seat"]]["hands"]
        labels = [""] if len(hands) == 1 else ["A", "B"]
        return [Line(label, self._held(hand)) for label, hand in zip(labels, hands, strict=True)]

    def _held(self, hand: dict[str, Any]) -> list[Content]:
        ages = ["old" if hand["old"] and index == 0 else "new" for index in range(hand["count"])]
        fates = [
            Content.assemble(self.chip("fate", fate), f" {HOUR * hours_of(fate)} {self.texts.say('board-' + age)}  ")
            for fate, age in zip(hand["fates"], ages, strict=True)
        ]
        return fates or words(self.texts.say("nothing"), LABEL)

    # --- what you may do -----------------------------------------------------------------------------------------

    def order(self, action: int) -> tuple[int, int]:
        """To pass comes first, then predictions, then everything else."""
        sort, _ = self.meaning(action)
        return 0 if action == PASS else 1 if sort == "prediction" else 2, action

    def choice_label(self, action: int, words: str) -> Content:
        """What people would say, and how much it would tell or how likely it is if the table gives hints."""
        sort, value = self.meaning(action)
        if sort in ("use", "pay"):
            return Content(words if self.scene.is_tight else f"{words}: {self.power_of(value)}")
        if sort == "prediction" and "likely" in self.table["hints"]:
            percent = self.table["hints"]["likely"].get(str(value), 0)
            return Content.assemble(words, (f" {percent}%", LABEL))
        play = self._hint_about(action)
        if play is None:
            return Content(words)
        values = " ".join(map(str, play["values"]))
        chance = f" · {play['chance']}%" if "chance" in play else ""
        best = f" {BEST}" if play.get("best") else ""
        return Content.assemble(words, (f" → {values}{chance}{best}", LABEL))

    def choice_key(self, action: int) -> str:
        """Values by themselves; to pass is 0, so that a pass and values can be told apart blindly."""
        sort, value = self.meaning(action)
        return str(value) if sort in ("prediction", "fate") else "0" if action == PASS else ""

    def choice_help(self, action: int, words: str) -> str:
        """What the hint says instead of the mere words, where there is one."""
        play = self._hint_about(action)
        return super().choice_help(action, words if play is None else self._hint_in_words(play))

    def _hint_about(self, action: int) -> dict[str, Any] | None:
        plays = self.table["hints"].get("plays", ())
        return next((play for play in plays if play["action"] == action), None)

    def _hint_in_words(self, play: dict[str, Any]) -> str:
        say = self.texts.say
        sort, value = self.meaning(play["action"])
        said = [say("hint-play", play=self.name(sort, value), values=self.listing(play["values"]))]
        if play.get("best"):
            said.append(say("hint-play-best"))
        if "chance" in play:
            said.append(say("hint-play-chance", percent=play["chance"]))
        return self.texts.listing_apart(said)

    def help(self, sort: str, value: Any) -> str:
        """Of whatever is about a card what the card does, of a power what the power does."""
        if sort in ("use", "pay"):
            return self._power_help(value)
        if sort in ("placement", "visible"):
            card = value[1]
            return self.texts.say("card-the-hours", "help") if card == NONE else super().help("card", card)
        return super().help(sort, value)

    def side_choice(self, action: int) -> tuple[str, str]:
        """A switch shows how it stands."""
        label, about = super().side_choice(action)
        sort, value = self.meaning(action)
        if sort != "word" or value not in SWITCH_CALLED:
            return label, about
        is_on = self.view["seats"][self.view["seat"]][ZONE_OF_SWITCH[value]]
        return f"[{DONE if is_on else ' '}] {self.name('switch', SWITCH_CALLED[value])}", about

    def notes(self) -> dict[int, Content]:
        """The number line of the active hand, value by value."""
        seat, which = self.table["active"]
        out = self.view["seats"][seat]["line"][max(which - 1, 0)]
        notes = [action for action in self.view["side"] if self.meaning(action)[0] == "note"]
        return {action: OUT if self.meaning(action)[1] in out else OPEN for action in notes}

    def notes_title(self) -> str:
        return self.texts.say("board-notes", hand=self.name("hand", self.table["active"]))

    # --- deduction -----------------------------------------------------------------------------------------------

    @property
    def can_deduce(self) -> bool:
        return self.view["options"]["hints"] != "off" and not self.view["over"]

    def deduction(self) -> list[Chapter]:
        return deduction(self)

    # --- everything, signs, the end ------------------------------------------------------------------------------

    def whole_table(self) -> list[Chapter]:
        say, table = self.texts.say, self.table
        zones = [zone for zone in self.game.zones if zone.name in FURTHER_ZONES]
        rest = [self.line(zone.name, self.contents(zone.sort, table[zone.name])) for zone in zones]
        return [
            (say("zone-row"), Row(self).in_full()),
            *([(say("zone-faded"), [self._power_in_full(card) for card in table["faded"]])] if table["faded"] else []),
            (say("table"), [*self._group_in_full(), *(line for line in rest if line.pieces)]),
            *self.all_players(),
        ]

    def _power_in_full(self, card: int) -> Line:
        return Line(self.power_of(card), words(f"({self.name('card', card)}) {self._power_help(card)}"))

    def _group_in_full(self) -> list[Line]:
        lines = [self.line("proposal", self._proposal()), self.line("offers", self._offers())]
        return [line for line in lines if line.pieces]

    def all_players(self) -> list[Chapter]:
        return [(name, self._player_in_full(seat)) for seat, name in enumerate(self.players())]

    def _player_in_full(self, seat: int) -> list[Line]:
        zones = self.view["seats"][seat]
        lines = []
        for which, hand in enumerate(zones["hands"]):
            lines += [self.line("hands", self._held(hand) if hand["fates"] else [Content(str(hand["count"]))])]
            lines += [self.line("line", self.contents("fate*", zones["line"][which]))]
        switches = [self.line(name, [Content(DONE)]) for name in ("bot", "follows", "passes", "leaving") if zones[name]]
        return [line for line in (*lines, *switches) if line.pieces]

    def legend(self) -> list[Line]:
        say = self.texts.say
        hours = [self._sign(Content(" ").join([self.chip("fate", value) for value in values]), f"board-sign-{hours}")
                 for hours, values in enumerate(((1, 2, 3), (4, 5, 6), (7,)), start=1)]  # fmt: skip
        signs = [(HOUR * 2 + FREE_HOUR, "sign-duration"), (f"{FADED} {say('power-old')}", "sign-power")]
        signs += [(ACTIVE, "active"), (SECRET, "hidden"), (RULED_OUT, "line")]
        return [Line("", [*hours, *(self._sign(Content(sign), f"board-{name}") for sign, name in signs)], GAP)]

    def _sign(self, sign: Content, message: str) -> Content:
        return Content.assemble(sign, " ", (self.texts.say(message), LABEL))

    def result(self) -> list[Line]:
        say = self.texts.say
        tracks = [(say("board-score"), self.track("score", SCORE)), (say("board-doom"), self.track("doom", DOOM))]
        turns = (say("board-turns"), Content(str(self.table["turn"])))
        return [Line(label, [content]) for label, content in (*tracks, turns)]

    # --- things --------------------------------------------------------------------------------------------------

    def mark(self, sort: str, value: Any) -> tuple[str, str]:
        return ("", f"bold {FATE_STYLES[hours_of(value)]}") if sort == "fate" else super().mark(sort, value)

    def chip(self, sort: str, value: Any) -> Content:
        """Fates are as wide as they are high wherever they lie."""
        return Content.styled(f" {value} ", self.mark(sort, value)[1]) if sort == "fate" else super().chip(sort, value)
