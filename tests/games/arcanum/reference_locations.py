"""Moving figures in the reference game: what a Minor does, and what the ten locations do for the active player."""

from .reference_rules import (
    DRAW_MAJOR,
    DRAW_MINORS,
    HOUSES,
    PASS,
    YES,
    choose_figure,
    choose_location,
    figure_chosen,
    figure_on,
    house_chosen,
    house_of,
    is_lowering,
    is_minor,
    location_chosen,
    lower_house,
    matches,
    raise_house,
    suit_of,
    value_of,
)
from .reference_scoring import Houses
from .reference_table import Asking


class City(Houses):
    """`p` is the active player everywhere."""

    # --- Minors ---

    def resolve_minor(self, p: int, card: int) -> Asking:
        self.gain(suit_of(card), 1)
        figures = self.figures_moved_by(card)
        if not figures:
            return
        if figure_on(card) is None:
            action = yield from self.ask(p, "move_figure", map(choose_figure, figures))
            yield from self.enter(p, figure_chosen(action), value_of(card))
        else:
            yield from self.move(p, figures[0])

    def figures_moved_by(self, card: int) -> list[int]:
        """The figures that a Minor could move; none of them if it is dead."""
        own = figure_on(card)
        if own is not None:
            return [own] if own in self.movable() else []
        if value_of(card) in self.blocked:
            return []
        return [f for f in self.movable() if house_of(f) == suit_of(card) and self.figures[f] != value_of(card)]

    # --- moving ---

    def move(self, p: int, figure: int) -> Asking:
        targets = [location for location in self.open_locations() if location != self.figures[figure]]
        action = yield from self.ask(p, "move_destination", map(choose_location, targets))
        yield from self.enter(p, figure, location_chosen(action))

    def enter(self, p: int, figure: int, location: int) -> Asking:
        self.figures[figure] = location
        symbols = matches(self.board, figure, location)
        if symbols > 0:
            self.gain(house_of(figure), symbols)
        yield from self.visit(p, location)

    # --- locations ---

    def visit(self, p: int, location: int) -> Asking:
        match location:
            case 1:
                self.score(p, 1)
                yield from self.draw(p, 0, 1)
            case 2:
                yield from self.draw_either(p, "artisan_draw", 2)
            case 3:
                yield from self.harbour(p)
            case 4:
                yield from self.draw(p, 2, 0)
            case 5:
                self.score(p, 2)
                yield from self.market_trade(p)
            case 6:
                self.score(p, self.options["fields_vp"])
                yield from self.fields(p)
            case 7:
                card = self.top_card("minor")
                if card is not None:
                    self.hidden[p][card] = False
            case 8:
                yield from self.cathedral(p)
            case 9:
                yield from self.optional_hide(p)
            case 10:
                yield from self.forced_discards(p)

    def draw_either(self, p: int, decision: str, minors: int) -> Asking:
        """So many Minors or one Major, as far as there are any."""
        options = [DRAW_MINORS] if self.is_drawable("minor") else []
        if self.is_drawable("major"):
            options.append(DRAW_MAJOR)
        if not options:
            return
        if (yield from self.ask(p, decision, options)) == DRAW_MINORS:
            yield from self.draw(p, minors, 0)
        else:
            yield from self.draw(p, 0, 1)

    def harbour(self, p: int) -> Asking:
        yield from self.draw(p, 1, 0)
        total = 0
        for other in self.others(p):
            if self.is_drawable("minor") and (yield from self.ask(other, "harbour_draw", [YES, PASS])) == YES:
                total += yield from self.draw(other, 1, 0)
        yield from self.draw(p, total, 0)

    def market_trade(self, p: int) -> Asking:
        card = yield from self.ask(p, "market_trade", [*self.hand[p], PASS])
        if card == PASS:
            return
        self.discard_from_hand(p, card)
        if is_minor(card):
            yield from self.draw(p, 2, 0)
        else:
            yield from self.draw(p, 0, 1)

    def fields(self, p: int) -> Asking:
        left = list(HOUSES)
        while left:
            lowerable = [house for house in left if self.prestige[house] > 0]
            options = [*map(raise_house, left), *map(lower_house, lowerable), PASS]
            action = yield from self.ask(p, "fields_adjust", options)
            if action == PASS:
                return
            house = house_chosen(action)
            left.remove(house)
            if is_lowering(action):
                self.lose(house, 1)
            else:
                self.gain(house, 1)

    def cathedral(self, p: int) -> Asking:
        drawing = [DRAW_MINORS] if self.is_drawable("minor") else []
        action = yield from self.ask(p, "cathedral_choice", [*self.minors(p), *drawing, PASS])
        if action == DRAW_MINORS:
            yield from self.draw(p, 2, 0)
        elif action != PASS:
            self.hide(p, action)
