"""The turn of a player: one card, one play."""

from .reference_resolution import Resolution
from .reference_rules import DISCARD, LOCATION, PLAY_MILITIA, agent_at, agent_up_at, bribe_at
from .reference_table import Asking, Piece


class Turns(Resolution):
    def turn(self, p: int) -> Asking:
        card = yield from self.ask(p, "choose_card", self.hand[p])
        self.chosen = card
        play = yield from self.ask(p, "choose_play", self.plays(p, card))
        self.chosen = None
        if play == LOCATION:
            yield from self.play_location(p, card)
        elif play == PLAY_MILITIA:
            yield from self.call_militia(p, card)
        elif play == DISCARD:
            self.hand[p].remove(card)
            self.to_resources(p, card)
        elif play >= bribe_at(0):
            yield from self.bribe(p, play - bribe_at(0), card)
        elif play >= agent_up_at(0):
            self.play_agent(p, card, play - agent_up_at(0), face_up=True)
        else:
            zone = play - agent_at(0)
            self.play_agent(p, card, zone, face_up=not self.controls(p, zone))

    def plays(self, p: int, card: int) -> list[int]:
        zones = self.open_zones()
        plays = [DISCARD]
        if self.is_agent(card):
            plays += [agent_at(zone) for zone in zones]
            if self.options["own_zone_facing"] == "choice":
                plays += [agent_up_at(zone) for zone in zones if self.controls(p, zone)]
        elif self.type_of(card) == "relic":
            plays += [bribe_at(zone) for zone in zones if self.can_bribe(p, zone, card)]
            if self.options["militia"] and self.militia_deck and zones:
                plays.append(PLAY_MILITIA)
        elif self.can_resolve(p, card):
            plays.append(LOCATION)
        return plays

    def play_agent(self, p: int, card: int, zone: int, face_up: bool) -> None:
        self.hand[p].remove(card)
        self.lay_agent(zone, Piece(card, p, face_up))

    def call_militia(self, p: int, relic: int) -> Asking:
        self.hand[p].remove(relic)
        self.to_resources(p, relic)
        card = self.pick_militia(sorted(self.militia_deck))
        self.militia_deck.remove(card)
        self.militia_drawn = card
        zone = yield from self.ask_zone(p, self.open_zones(), "militia_zone")
        self.militia_drawn = None
        face_down = self.options["militia_facing"] == "as_agents" and self.controls(p, zone)
        self.militia[zone].append(Piece(card, p, not face_down))
