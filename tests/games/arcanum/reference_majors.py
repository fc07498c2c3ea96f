"""What the 22 Majors of the reference game do, in the order of their texts."""

from functools import partial

from .reference_locations import City
from .reference_rules import (
    FOOL_HIDE,
    FOOL_MOVE,
    HOUSES,
    PASS,
    Major,
    choose_figure,
    figure_chosen,
    house_chosen,
    is_minor,
    place_tower,
    placement_chosen,
    raise_house,
)
from .reference_table import Asking, together


class Majors(City):
    """`p` is the active player everywhere."""

    def resolve_major(self, p: int, card: int) -> Asking:
        match card:
            case Major.FOOL:
                yield from self.fool(p)
            case Major.MAGICIAN:
                yield from self.draw(p, 2, 0)
                yield from self.optional_hide(p)
            case Major.HIGH_PRIESTESS:
                self.score(p, 3)
            case Major.EMPRESS:
                yield from self.may_move(p)
                gaining = yield from self.gain_chosen(p, 1)
                yield from self.lose_chosen(p, gaining)
            case Major.EMPEROR:
                yield from self.optional_hide(p)
                yield from self.gain_chosen(p, 3)
            case Major.HIEROPHANT:
                yield from self.draw(p, 1, 1)
            case Major.LOVERS:
                self.lovers(p)
            case Major.CHARIOT:
                yield from self.gain_chosen(p, 2)
                yield from self.forced_discards(p)
            case Major.STRENGTH:
                self.score(p, 2)
                yield from self.gain_chosen(p, 3)
            case Major.HERMIT:
                yield from self.all_may_hide(p)
            case Major.WHEEL:
                yield from self.wheel(p)
            case Major.JUSTICE:
                yield from self.justice(p)
            case Major.HANGED_MAN:
                self.score(p, -2)
                yield from self.draw(p, 0, 2)
            case Major.DEATH:
                yield from self.death(p)
            case Major.TEMPERANCE:
                yield from self.may_move(p)
                yield from self.exchanges(p)
            case Major.DEVIL:
                self.resolving = None
                self.devil_in_force = True
            case Major.TOWER:
                self.score(p, 2)
                yield from self.place_tower(p)
            case Major.STARS:
                yield from self.draw(p, 2, 0)
                self.score(p, self.options["stars_vp"])
            case Major.MOON:
                for q in self.clockwise(p):
                    yield from self.draw(q, self.options["moon_draw"], 0)
                yield from self.all_may_hide(p)
            case Major.SUN:
                self.score(p, 2)
                yield from self.sun(p)
            case Major.JUDGEMENT:
                yield from self.forced_discards(p)
                yield from self.remove_figures(p)
            case Major.WORLD:
                yield from self.optional_hide(p)
                yield from self.score_houses("world")

    # --- parts that several Majors share ---

    def may_move(self, p: int) -> Asking:
        action = yield from self.ask(p, "move_figure", [*map(choose_figure, self.movable()), PASS])
        if action != PASS:
            yield from self.move(p, figure_chosen(action))

    def gain_chosen(self, p: int, steps: int) -> Asking:
        """Which House it was."""
        house = house_chosen((yield from self.ask(p, "house_gain", map(raise_house, HOUSES))))
        self.gain(house, steps)
        return house

    def lose_chosen(self, p: int, gaining: int) -> Asking:
        losing = [raise_house(house) for house in HOUSES if house != gaining]
        self.lose(house_chosen((yield from self.ask(p, "house_loss", losing))), 1)

    def all_may_hide(self, p: int) -> Asking:
        if (yield from self.optional_hide(p)):
            yield from self.optional_hide(p)
        for other in self.others(p):
            yield from self.optional_hide(other)

    # --- single Majors ---

    def fool(self, p: int) -> Asking:
        figures = [choose_figure(figure) for figure in self.movable()]
        mode = yield from self.ask(p, "fool_mode", [FOOL_HIDE, FOOL_MOVE] if figures else [FOOL_HIDE])
        if mode == FOOL_MOVE:
            yield from self.move(p, figure_chosen((yield from self.ask(p, "move_figure", figures))))
        else:
            self.resolving = None
            self.hidden[p][Major.FOOL] = False

    def lovers(self, p: int) -> None:
        low = min(self.vp)
        lowest = [q for q in range(self.players) if self.vp[q] == low]
        twice = lowest == [p] if self.options["lovers_tie"] == "strict" else p in lowest
        for q in {p, *lowest}:
            self.score(q, 4 if q == p and twice else 2)

    def wheel(self, p: int) -> Asking:
        """All choose before anything moves."""
        yield from together(
            {q: self.ask_several(q, "wheel_pass", 2, self.hand[q], self.committed[q].append) for q in self.clockwise(p)}
        )
        for q in range(self.players):
            self.hand[q].difference_update(self.committed[q])
        for q in range(self.players):
            self.hand[(q + 1) % self.players].update(self.committed[q])
            self.committed[q].clear()

    def justice(self, p: int) -> Asking:
        held = self.minors(p) if self.options["justice_target"] == "minors" else self.hand[p]
        yield from self.draw(p, max(0, 4 - len(held)), 0)

    def death(self, p: int) -> Asking:
        discards = 0
        for passing in ([], [PASS]):
            minors = self.minors(p)
            card = (yield from self.ask(p, "death_discard", [*minors, *passing])) if minors else PASS
            if card == PASS:
                break
            self.discard_from_hand(p, card)
            discards += 1
        yield from self.draw(p, 0, discards)

    def exchanges(self, p: int) -> Asking:
        """The second exchange touches no card of the first."""
        moved: set[int] = set()
        for _ in range(2):
            takable = [card for card in self.hidden[p] if self.is_exchangeable(card) and card not in moved]
            givable = [card for card in self.hand[p] if self.is_exchangeable(card) and card not in moved]
            if not givable:
                return
            taken = yield from self.ask(p, "temperance_take", [*takable, PASS])
            if taken == PASS:
                return
            self.taken = taken
            given = yield from self.ask(p, "temperance_give", givable)
            self.taken = None
            del self.hidden[p][taken]
            self.hide(p, given)
            self.hand[p].add(taken)
            moved |= {taken, given}

    def is_exchangeable(self, card: int) -> bool:
        return is_minor(card) or (card == Major.FOOL and self.options["temperance_cards"] == "minors_and_fool")

    def place_tower(self, p: int) -> Asking:
        first = 0 if self.options["tower_null_placement"] == "on" else 1
        placements = range(first, len(self.board["tower_placements"]))
        action = yield from self.ask(p, "tower_place", map(place_tower, placements))
        self.resolving = None
        self.tower = p, placement_chosen(action)

    def sun(self, p: int) -> Asking:
        for other in self.others(p):
            face_down = [card for card, is_up in self.hidden[other].items() if not is_up]
            yield from self.ask_several(other, "sun_reveal", 3, face_down, partial(self.turn_up, other))

    def turn_up(self, p: int, card: int) -> None:
        self.hidden[p][card] = True

    def remove_figures(self, p: int) -> Asking:
        figures = map(choose_figure, self.movable())
        yield from self.ask_several(p, "judgement_remove", 3, figures, partial(self.remove_figure, p))

    def remove_figure(self, p: int, action: int) -> None:
        self.figures[figure_chosen(action)] = None
        self.removed[p].add(figure_chosen(action))
