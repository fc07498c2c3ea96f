"""The final count of the reference game: points, objectives, places."""

from .reference_rules import DISTRICTS, PRIZE_TYPES, Card
from .reference_table import Table


def places_of(results: list[tuple[int, ...]]) -> list[int]:
    """The best result is first; equal results share a place."""
    return [1 + sum(other > result for other in results) for result in results]


def passes(card: Card, condition: str) -> bool:
    """A filter of an objective."""
    name, _, value = condition.partition(":")
    match name:
        case "any":
            return True
        case "type":
            return card.type == value
        case "district":
            return card.district == value
        case "gold":
            return value in card.gold
        case "vp_min":
            return card.vp >= int(value)
        case "threshold_max":
            return min(card.gold.values()) <= int(value)
    raise AssertionError(condition)


class Scoring(Table):
    def owned(self, p: int) -> list[Card]:
        return [self.cards[card] for card in [*self.deck[p], *self.resources[p], *self.guild_pile[p]]]

    def owned_prizes(self, p: int) -> list[Card]:
        return [card for card in self.owned(p) if card.set == "prize"]

    def prizes_for_objectives(self, p: int) -> list[Card]:
        if self.options["removed_count_for_objectives"]:
            return self.owned_prizes(p)
        return [card for card in self.owned_prizes(p) if card.num not in self.guild_pile[p]]

    def scores(self) -> list[int]:
        return [self.card_points(p) + self.objective_points(p) for p in self.seats]

    def card_points(self, p: int) -> int:
        guild_card = sum(card.vp for card in self.cards if card.set == "guild_card" and card.guild == self.guilds[p])
        return guild_card + sum(card.vp for card in self.owned(p))

    def objective_points(self, p: int) -> int:
        return sum(self.cards[objective].vp for objective in self.objectives[p] if self.is_fulfilled(p, objective))

    def is_fulfilled(self, p: int, objective: int) -> bool:
        card = self.cards[objective]
        prizes = self.prizes_for_objectives(p)
        by_district = [self.number(p, f"district:{district}") for district in DISTRICTS]
        by_type = [self.number(p, f"type:{kind}") for kind in PRIZE_TYPES]
        condition = card.params.get("filter", "any")
        if card.effect == "most":
            return all(self.number(p, condition) > self.number(q, condition) for q in self.seats if q != p)
        needed = int(card.params["n"].split("/")[self.players - 2])
        match card.effect:
            case "count_ge":
                return self.number(p, condition) >= needed
            case "count_le":
                return self.number(p, condition) <= needed
            case "ducats_ge":
                return sum(prize.values["ducats"] for prize in prizes if passes(prize, condition)) >= needed
            case "each_district_ge":
                return min(by_district) >= needed
            case "each_type_ge":
                return min(by_type) >= needed
            case "one_district_ge":
                return max(by_district) >= needed
        raise AssertionError(card)

    def number(self, p: int, condition: str) -> int:
        return sum(passes(prize, condition) for prize in self.prizes_for_objectives(p))

    def places(self) -> list[int]:
        scores = self.scores()
        if self.options["score_tie_break"] == "shared":
            return places_of([(score,) for score in scores])
        return places_of([(scores[p], len(self.owned_prizes(p)), self.relic_ducats(p)) for p in self.seats])

    def relic_ducats(self, p: int) -> int:
        return sum(card.values["ducats"] for card in self.owned(p) if card.type == "relic")
