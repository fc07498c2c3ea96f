"""How The Shipwreck Arcana looks: cards with their hours, two tracks, number lines, and what follows from all that."""

from typing import Any

from textual.content import Content

from cartomante.cli.boards.board import DONE, MISSING, PLAIN, Board, Chapter
from cartomante.cli.boards.lines import GAP, LABEL, SPACE, Cell, Columns, Line, Part, Tiles, words
from cartomante.cli.boards.shipwreck_reasons import reason_in_words
from cartomante.core.rule import NONE
from cartomante.games.shipwreck.cards import hours_of
from cartomante.games.shipwreck.content import BY_ASH, BY_HOURS
from cartomante.games.shipwreck.names import SWITCHES, WORDS, dashed
from cartomante.games.shipwreck.state import CARD_IDS, GOAL, HANDS, PASS, VALUES

FATE_STYLES = ("", "#0d3350 on #cfeaf9", "#ffffff on #2f78b7", "#3b2a00 on #e0a93b")  # by the hours of a fate
POWER_STYLE = "#ffffff on #6d3aa8"
NAME_STYLE, DUE_STYLE, CARD_STYLE = "bold $text on $primary-muted", "bold $text on $error-muted", "$text on $panel"
SCORE, DOOM = ("◆", "◇", "$text-success"), ("▲", "△", "$text-error")
HOUR, FREE_HOUR, FADED = "●", "○", "◗"
ACTIVE, SECRET, RULED_OUT = "▸", "?", "·"
LEVELS = " ▁▂▃▄▅▆▇█"
BAR, PER_BAR = "█", 4  # per cent
OPEN, OUT = Content("○"), Content.styled("✗", "$text-error")
BEST = "★"
LABELS_OF_SWITCHES = {WORDS[switch]: switch for switch in SWITCHES}


class ShipwreckBoard(Board):
    @classmethod
    def room_wanted(cls, players: int) -> tuple[int, int]:
        return 112, 33 + players

    @property
    def has_boxes(self) -> bool:
        return False

    @property
    def has_pairs(self) -> bool:
        return self.scene.is_tight

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
        group = [*self._talk(), *self._hints()]
        if self.scene.is_tight:
            return [self._facts(*tracks, *stock), self._row(), *self._powers(), *group]
        return [self._facts(*tracks), SPACE, self._row(), SPACE, *self._powers(), self._facts(*stock), *group]

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

    # --- the row -------------------------------------------------------------------------------------------------

    def _row(self) -> Part:
        """The cards side by side or, with little room, below each other."""
        slots = range(len(self.table["row"]))
        return Columns([self._short(slot) for slot in slots]) if self.scene.is_tight else self._tiles(slots)

    def _tiles(self, slots: range) -> Tiles:
        return Tiles([self._tile(slot) for slot in slots])

    def _tile(self, slot: int) -> list[Cell]:
        """A card: its name, what it takes, its hours, its fates, what is special about it now, and its power."""
        card, style = self.table["row"][slot], DUE_STYLE if self.is_due(slot) else NAME_STYLE
        if card == NONE:
            return [Cell([Content(MISSING)], style), *[Cell([], CARD_STYLE)] * 7]
        power = words(f"{FADED} {self._power_of(card)}", LABEL)
        fates = self._fates(slot) or words(self.texts.say("board-empty"), LABEL)
        cells = [words(self.condition(card)), self._hours(slot), fates, *self._remarks(slot), power]
        return [Cell(words(self.name("card", card)), style), *(Cell(pieces, CARD_STYLE) for pieces in cells)]

    def _short(self, slot: int) -> list[Content]:
        """A card in one row; what it takes comes last, since its name says so to those who know it."""
        card = self.table["row"][slot]
        if card == NONE:
            return [Content(MISSING), *[Content("")] * 4]
        name = Content.styled(self.name("card", card), "bold")
        remarks = [word for remark in self._remarks(slot) for word in remark]
        cells = [self._pips(slot), Content(" ").join(self._fates(slot)), Content(" ").join(remarks)]
        return [name, *cells, Content(self.condition(card))]

    def condition(self, card: int) -> str:
        """What a card takes, in as few words as possible."""
        return self.texts.say(f"board-takes-{dashed(CARD_IDS[card])}")

    def _hours(self, slot: int) -> list[Content]:
        hours, duration = self.table["hours"][slot], self._duration(slot)
        if not duration:
            return words(self.texts.say("board-no-duration"), LABEL)
        return [self._pips(slot), Content.styled(f"{hours}/{duration}", LABEL)]

    def _pips(self, slot: int) -> Content:
        hours, duration = self.table["hours"][slot], self._duration(slot)
        return Content(HOUR * hours + FREE_HOUR * (duration - hours) if duration else "")

    def _duration(self, slot: int) -> int:
        """0 for a card that does not count hours."""
        return int(self.scene.pack.c.duration[self.table["row"][slot]])

    def _fates(self, slot: int) -> list[Content]:
        return self.contents("fate*", self.table["fates"][slot])

    def _remarks(self, slot: int) -> list[list[Content]]:
        """Whether it will fade, what came to it by way of The Hours, and what lies under it."""
        say, came = self.texts.say, self._by_way_of_hours() if slot == 0 else []
        attached = [f"{FADED} {self._power_of(card)}" for card in self.table["attached"][slot]]
        return [
            words(say("board-due"), "bold $text-error") if self.is_due(slot) else [],
            [word for value in came for word in words(f"{value} {say('board-on-hours')}")],
            [word for power in attached for word in words(power, "bold $text-accent")],
        ]

    def _by_way_of_hours(self) -> list[int]:
        """The fates played on The Hours this turn; they lie on the first card."""
        return [value for value, slot in self.table["plays"] if slot == NONE]

    def is_due(self, slot: int) -> bool:
        """Whether everybody knows that a card will fade, as things stand."""
        c, card = self.scene.pack.c, self.table["row"][slot]
        if card == NONE:
            return False
        if c.fade_rule[card] == BY_HOURS:
            return bool(self.table["hours"][slot] >= c.duration[card])
        if c.fade_rule[card] == BY_ASH:
            return any(value <= 2 for value, _ in self.table["plays"])
        return self._is_announced(card)

    def _is_announced(self, card: int) -> bool:
        for event in reversed(self.scene.events):
            if event.kind.name == "announced" and event.args["card"] == card:
                return bool(event.args["answer"])
            if event.kind.name == "turn_began":
                return False
        return False

    # --- powers, proposals, hints --------------------------------------------------------------------------------

    def _power_of(self, card: int) -> str:
        return self.name("power", self.scene.pack.c.power[card])

    def _powers(self) -> list[Line]:
        """The faded powers at hand; with enough room, each with what it does."""
        say, cards = self.texts.say, self.table["faded"]
        used = words(say("board-power-used"), "italic $foreground-muted") if self.table["power_used"] else []
        if not cards:
            return [self._labelled("board-faded", [*words(say("board-no-powers"), LABEL), *used])]
        chips = [self.power_chip(card) for card in cards]
        if self.scene.is_tight:
            return [self._labelled("board-faded", [*chips, *used])]
        first, *others = [[chip, *words(self._power_help(card))] for chip, card in zip(chips, cards, strict=True)]
        return [self._labelled("board-faded", [*used, *first]), *(Line("", pieces) for pieces in others)]

    def power_chip(self, card: int) -> Content:
        power, name = self._power_of(card), self.name("card", card)
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
        if table["proposal"]:
            lines.append(self._labelled("board-proposal", words(self.proposal_in_words())))
        if table["offers"]:
            offers = [self.name("proposal", offer["proposal"]) for offer in table["offers"]]
            lines.append(self._labelled("zone-offers", words(self.texts.listing_apart(offers))))
        return lines

    def proposal_in_words(self) -> str:
        proposal = self.table["proposal"]
        return f"{self.scene.names[proposal['seat']]}: {self.name('proposal', proposal['proposal'])}"

    def _hints(self) -> list[Line]:
        """What the panel says to everybody about the active hand."""
        hints = self.table["hints"]
        if "possible" not in hints:
            return []
        if "likely" in hints:
            return [self._labelled("hint-title", [self.likely(int(v), share) for v, share in hints["likely"].items()])]
        lines = [self._labelled("hint-title", words(self._possible(hints["possible"])))]
        if "cooperative" in hints:
            helpful = self.texts.say("hint-cooperative", values=self._listing(hints["cooperative"]))
            lines.append(Line("", words(helpful)))
        return lines

    def likely(self, value: int, percent: int) -> Content:
        """A value, a bar as high as it is likely, and the number."""
        bar = LEVELS[round(percent * (len(LEVELS) - 1) / 100)]
        said = self.texts.say("hint-likely", value=value, percent=percent)
        return Content.assemble((bar, "$text-accent"), " ", said, " ")

    def _possible(self, values: list[int]) -> str:
        hand = self.name("hand", self.table["active"])
        return self.texts.say("hint-possible", seat=hand, values=self._listing(values))

    def _listing(self, values: list[int]) -> str:
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
            return Content(words if self.scene.is_tight else f"{words}: {self._power_of(value)}")
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
        said = [say("hint-play", play=self.name(sort, value), values=self._listing(play["values"]))]
        if play.get("best"):
            said.append(say("hint-play-best"))
        if "chance" in play:
            said.append(say("hint-play-chance", percent=play["chance"]))
        return "; ".join(said)

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
        if sort != "word" or value not in LABELS_OF_SWITCHES:
            return label, about
        is_on = self.view["seats"][self.view["seat"]]["follows" if value == "follow-speaker" else "passes"]
        return f"[{DONE if is_on else ' '}] {self.name('switch', LABELS_OF_SWITCHES[value])}", about

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
        """What can be known of every fate that was kept, that of the active hand first."""
        active = self._hand_number(*self.table["active"])
        chapters = [self._about_hand(hand) for hand in sorted(self._hands(), key=lambda hand: (hand - active) % HANDS)]
        found = [chapter for chapter in chapters if chapter[1]]
        return found or [(self.texts.say("hint-none"), [])]

    def _hands(self) -> list[int]:
        seats = enumerate(self.view["seats"])
        return [seat + 2 * which for seat, zones in seats for which in range(len(zones["hands"]))]

    def _hand_number(self, seat: int, which: int) -> int:
        """A hand as the rules number it; `which` is 0 for the only one, 1 and 2 for A and B."""
        return seat + 2 * max(which - 1, 0)

    def _about_hand(self, hand: int) -> Chapter:
        """Value by value whether the fate can be that and if not, why; of your own hands, what the others know."""
        is_challenge = bool(self.view["options"]["two_player_challenge"])
        seat = hand % 2 if is_challenge else hand
        is_mine, option = seat == self.view["seat"], self.view["options"]["hints"]
        beliefs = self.scene.conclude(hand, "people", in_public=is_mine)
        title = self.name("hand", [seat, hand // 2 + 1 if is_challenge else 0])
        if not beliefs.possible:
            return title, []
        remark = self.texts.say("hint-public" if is_mine else "hint-private")
        helpful = self.texts.say("hint-cooperative", values=self._listing(beliefs.cooperative))
        extra = [Line("", words(helpful))] if option == "cooperative" else []
        verdicts = [self._verdict(value, beliefs) for value in range(1, VALUES)]
        return f"{title} · {remark}", [*verdicts, *extra]

    def _verdict(self, value: int, beliefs: Any) -> Line:
        """Whether a value is possible, and how likely; or why it is not."""
        if value in beliefs.excluded:
            reason = reason_in_words(self.texts, beliefs.excluded[value], self.table["turn"])
            return Line(str(value), [OUT, *words(reason, LABEL)])
        if self.view["options"]["hints"] != "bayes":
            return Line(str(value), [Content.styled(DONE, "bold $text-success")])
        percent = round(100 * beliefs.posterior[value])
        bar = Content.styled(BAR * (percent // PER_BAR), "$text-accent")
        return Line(str(value), [bar + Content.styled(f" {percent}%", "bold")])

    # --- everything, signs, the end ------------------------------------------------------------------------------

    def whole_table(self) -> list[Chapter]:
        say, table = self.texts.say, self.table
        row = [self._in_full(card, slot) for slot, card in enumerate(table["row"]) if card != NONE]
        powers = [Line(self._power_of(card), words(f"({self.name('card', card)}) {self._power_help(card)}"))
                  for card in table["faded"]]  # fmt: skip
        shown = ("deck_top", "deck_unseen", "deck_known", "deck", "bag", "exile", "tried", "predictions_left")
        zones = [zone for zone in self.game.zones if zone.name in shown]
        rest = [self.line(zone.name, self.contents(zone.sort, table[zone.name])) for zone in zones]
        return [
            (say("zone-row"), row),
            *([(say("zone-faded"), powers)] if powers else []),
            (say("table"), [*self._talk_in_full(), *(line for line in rest if line.pieces)]),
            *self.all_players(),
        ]

    def _in_full(self, card: int, slot: int) -> Line:
        hours, duration = self.table["hours"][slot], self._duration(slot)
        counted = self.texts.say("board-hours", hours=hours, duration=duration) if duration else ""
        remarks = [word for remark in self._remarks(slot) for word in remark]
        state = [self._pips(slot), *words(counted), *self._fates(slot), *remarks]
        return Line(self.name("card", card), [*state, *words(super().help("card", card), LABEL)])

    def _talk_in_full(self) -> list[Line]:
        offers = [self.name("proposal", offer["proposal"]) for offer in self.table["offers"]]
        proposal = [self.line("proposal", words(self.proposal_in_words()))] if self.table["proposal"] else []
        return [*proposal, *([self.line("offers", words(self.texts.listing_apart(offers)))] if offers else [])]

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
