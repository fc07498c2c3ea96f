"""Bribery and the resolution of a zone."""

from .reference_locations import Locations
from .reference_rules import ARCANA, announce
from .reference_table import Asking, Piece


class Resolution(Locations):
    announced: dict[int, str]  # at the prize being resolved, the arcanum of each player who has one by now

    # --- bribery ---

    def bribers(self, p: int, zone: int) -> list[Piece]:
        """What counts for a player in a bribe."""
        pieces = self.own(p, self.agents[zone])
        if self.options["militia_in_bribe"]:
            pieces += self.own(p, self.militia[zone])
        return pieces

    def bribe_total(self, p: int, zone: int, relic: int) -> int:
        sums = [self.strength(self.bribers(p, zone), arcanum) for arcanum in self.prize_at(zone).gold]
        return max(sums) + self.cards[relic].values["ducats"] + self.favour[p]

    def bribe_succeeds(self, p: int, zone: int, relic: int) -> bool:
        return self.bribe_total(p, zone, relic) >= self.prize_at(zone).values["ducats"]

    def can_bribe(self, p: int, zone: int, relic: int) -> bool:
        if self.prize_at(zone).type != "personality" or not self.bribers(p, zone):
            return False
        return self.options["failing_bribe"] == "legal" or self.bribe_succeeds(p, zone, relic)

    def bribe(self, p: int, zone: int, relic: int) -> Asking:
        """The next prize is turned up in the same turn."""
        self.hand[p].remove(relic)
        for piece in self.bribers(p, zone):
            self.turn_up(piece)
        if not self.bribe_succeeds(p, zone, relic):
            self.to_resources(p, relic)
            return
        prize = self.clear_prize(zone)
        self.to_resources(p, relic)
        yield from self.place_prize(p, prize)
        self.reveal(zone)

    # --- resolution ---

    def total(self, p: int, zone: int, arcanum: str) -> int:
        agents = self.own(p, self.agents[zone])
        boost = self.boosts[zone][p][arcanum] if agents else 0
        return self.strength(agents, arcanum) + self.strength(self.own(p, self.militia[zone]), arcanum) + boost

    def reaches(self, p: int, zone: int, arcanum: str) -> bool:
        return self.total(p, zone, arcanum) >= max(1, self.prize_at(zone).gold[arcanum] + self.shift[zone])

    def resolve_zone(self, zone: int) -> Asking:
        if self.prize[zone] is None:
            return
        for piece in self.agents[zone] + self.militia[zone]:
            self.turn_up(piece)
        present = {piece.owner for piece in self.agents[zone] + self.militia[zone]}
        for p in [p for p in self.clockwise() if p in present]:
            self.announced[p] = yield from self.announcement(p, zone)
        winner = self.winner_at(zone)
        self.announced.clear()
        if winner is not None:
            yield from self.place_prize(winner, self.clear_prize(zone))

    def announcement(self, p: int, zone: int) -> Asking:
        """A player is asked only if the answer can matter to that player."""
        gold = [arcanum for arcanum in ARCANA if arcanum in self.prize_at(zone).gold]
        pairs = {arcanum: (self.reaches(p, zone, arcanum), self.total(p, zone, arcanum)) for arcanum in gold}
        can_win = any(reached for reached, _ in pairs.values())
        if self.options["multi_gold"] == "announce" and can_win and len(set(pairs.values())) > 1:
            action = yield from self.ask(p, "announce_arcanum", map(announce, gold))
            return ARCANA[action - announce("staves")]
        best = max(pairs.values())
        return next(arcanum for arcanum in gold if pairs[arcanum] == best)

    def winner_at(self, zone: int) -> int | None:
        totals = {
            p: self.total(p, zone, arcanum) for p, arcanum in self.announced.items() if self.reaches(p, zone, arcanum)
        }
        if not totals:
            return None
        tied = [p for p, total in totals.items() if total == max(totals.values())]
        if len(tied) > 1:
            tied = [p for p in tied if self.precedence[zone][p]]
        return tied[0] if len(tied) == 1 else None
