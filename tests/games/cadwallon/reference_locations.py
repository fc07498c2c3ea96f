"""The sixteen effects of locations: when each can be completed, what is asked, what happens."""

from .reference_rules import FREE_ZONE, NO, STRENGTHS, YES, Card, choose_zone
from .reference_table import Asking, Piece, Table


class Locations(Table):
    # --- legality ---

    def can_resolve(self, p: int, location: int) -> bool:
        """All choices of the effect can be made."""
        card = self.cards[location]
        match card.effect:
            case "draw":
                return bool(self.deck[p])
            case "recover":
                return bool(self.recoverable(p))
            case "retire":
                return bool(self.retirable(p, card))
            case "recall":
                return bool(self.own_agents(p))
            case "move":
                return bool(self.movable(p))
            case "swap":
                return bool(self.swappable(p) and self.agents_in_hand(p))
            case "divert":
                return bool(self.divertible(p, card))
            case "dismiss":
                return bool(self.dismissible(p, card))
            case "favour":
                return True
        return bool(self.effect_zones(p, card))

    def effect_zones(self, p: int, card: Card) -> list[int]:
        """For the effects that begin with a zone."""
        match card.effect:
            case "expose":
                return [zone for zone in self.zones_with_prize() if self.hidden_from(p, zone)]
            case "scout":
                return [zone for zone in self.zones_with_prize() if zone != FREE_ZONE and self.pile[zone]]
            case "renew":
                return [zone for zone in self.open_zones() if zone != FREE_ZONE and self.is_renewable(zone)]
            case "boost":
                return [zone for zone in self.zones_with_prize() if self.is_boostable(p, zone, card)]
            case "precedence":
                return [zone for zone in self.zones_with_prize() if not self.precedence[zone][p]]
            case "seal":
                return self.open_zones()
            case "shift":
                return self.zones_with_prize()
        raise AssertionError(card)

    def hidden_from(self, p: int, zone: int) -> list[Piece]:
        return [piece for piece in self.agents[zone] if piece.owner != p and not piece.face_up]

    def is_renewable(self, zone: int) -> bool:
        return not self.agents[zone] and not self.militia[zone] and bool(self.pile[zone])

    def is_boostable(self, p: int, zone: int, card: Card) -> bool:
        arcanum = card.params["arcanum"]
        is_gold = arcanum == "main" or arcanum in self.prize_at(zone).gold
        return is_gold and bool(self.own(p, self.agents[zone]))

    def own_agents(self, p: int) -> list[int]:
        return [piece.card for zone in self.zones for piece in self.own(p, self.agents[zone])]

    def other_open_zones(self, agent: int) -> list[int]:
        """Where an agent at a prize could go."""
        here, _ = self.place_of(agent)
        return [zone for zone in self.open_zones() if zone != here]

    def movable(self, p: int) -> list[int]:
        return [agent for agent in self.own_agents(p) if self.other_open_zones(agent)]

    def swappable(self, p: int) -> list[int]:
        return [piece.card for zone in self.open_zones() for piece in self.own(p, self.agents[zone])]

    def agents_in_hand(self, p: int) -> list[int]:
        return [card for card in self.hand[p] if self.is_agent(card)]

    def dismissible(self, p: int, card: Card) -> list[int]:
        """Face-up agents of opponents with no value above the limit."""
        limit = int(card.params["max"])
        pieces = [piece for zone in self.zones for piece in self.agents[zone] if piece.owner != p and piece.face_up]
        return [q.card for q in pieces if all(self.cards[q.card].values[arcanum] <= limit for arcanum in STRENGTHS)]

    def divertible(self, p: int, card: Card) -> list[int]:
        return [agent for agent in self.dismissible(p, card) if self.other_open_zones(agent)]

    def recoverable(self, p: int) -> list[int]:
        return [card for card in self.resources[p] if self.type_of(card) != "location"]

    def retirable(self, p: int, card: Card) -> list[int]:
        if self.circulation(p) <= int(card.params["min"]):
            return []
        return [resource for resource in self.resources[p] if self.type_of(resource) == "agent"]

    def circulation(self, p: int) -> int:
        """The location in play belongs to the player who is resolving it."""
        owned = len(self.hand[p]) + len(self.deck[p]) + len(self.resources[p]) + len(self.own_agents(p))
        return owned + (self.in_play is not None)

    # --- resolution ---

    def play_location(self, p: int, location: int) -> Asking:
        card = self.cards[location]
        self.hand[p].remove(location)
        self.in_play = location
        yield from self.resolve_effect(p, card)
        if card.then_draw:
            self.draw_from_deck(p)
        self.in_play = None
        self.to_resources(p, location)

    def resolve_effect(self, p: int, card: Card) -> Asking:
        match card.effect:
            case "draw":
                yield from self.draw(p, card)
            case "favour":
                self.favour[p] += int(card.params["n"])
            case "recover":
                chosen = yield from self.ask(p, "effect_resource_card", self.recoverable(p))
                self.resources[p].remove(chosen)
                self.hand[p].add(chosen)
                self.seen_to_hand[p].add(chosen)
            case "retire":
                chosen = yield from self.ask(p, "effect_resource_card", self.retirable(p, card))
                self.resources[p].remove(chosen)
                self.guild_pile[p].append(chosen)
            case "recall":
                chosen = yield from self.ask(p, "effect_own_agent", self.own_agents(p))
                zone, piece = self.place_of(chosen)
                self.agents[zone].remove(piece)
                self.return_to_hand(piece)
            case "swap":
                yield from self.swap(p)
            case "move":
                chosen = yield from self.ask(p, "effect_own_agent", self.movable(p))
                yield from self.send(p, chosen)
            case "divert":
                chosen = yield from self.ask(p, "effect_opponent_agent", self.divertible(p, card))
                yield from self.send(p, chosen)
            case "dismiss":
                chosen = yield from self.ask(p, "effect_opponent_agent", self.dismissible(p, card))
                zone, piece = self.place_of(chosen)
                self.agents[zone].remove(piece)
                self.to_resources(piece.owner, piece.card)
            case _:
                zone = yield from self.ask_zone(p, self.effect_zones(p, card))
                yield from self.resolve_zone_effect(p, card, zone)

    def resolve_zone_effect(self, p: int, card: Card, zone: int) -> Asking:
        match card.effect:
            case "expose":
                for piece in self.hidden_from(p, zone):
                    self.turn_up(piece)
            case "scout":
                if (yield from self.ask(p, "scout_bottom", [YES, NO])) == YES:
                    self.pile[zone].append(self.pile[zone].pop(0))
            case "renew":
                self.pile[zone].append(self.clear_prize(zone))
                self.reveal(zone)
            case "boost":
                arcanum = card.params["arcanum"]
                for gold in self.prize_at(zone).gold if arcanum == "main" else [arcanum]:
                    self.boosts[zone][p][gold] += int(card.params["n"])
            case "precedence":
                self.precedence[zone][p] = True
            case "seal":
                self.sealed[zone] = True
            case "shift":
                self.shift[zone] += int(card.params["n"])

    def ask_zone(self, p: int, zones: list[int], decision: str = "effect_zone") -> Asking:
        action = yield from self.ask(p, decision, map(choose_zone, zones))
        return action - choose_zone(0)

    def draw(self, p: int, card: Card) -> Asking:
        for _ in range(int(card.params["n"])):
            self.draw_from_deck(p)
        for _ in range(int(card.params["discard"])):
            if self.hand[p]:
                chosen = yield from self.ask(p, "draw_discard", self.hand[p])
                self.hand[p].remove(chosen)
                self.to_resources(p, chosen)

    def swap(self, p: int) -> Asking:
        leaving = yield from self.ask(p, "effect_own_agent", self.swappable(p))
        coming = yield from self.ask(p, "effect_hand_card", self.agents_in_hand(p))
        zone, piece = self.place_of(leaving)
        self.hand[p].remove(coming)
        self.agents[zone][self.agents[zone].index(piece)] = Piece(coming, p, piece.face_up)
        if piece.face_up:
            self.seen(p, coming)
        self.return_to_hand(piece)

    def send(self, p: int, agent: int) -> Asking:
        """To another prize; it stays hidden only where its owner may hide it."""
        to = yield from self.ask_zone(p, self.other_open_zones(agent))
        zone, piece = self.place_of(agent)
        self.agents[zone].remove(piece)
        hidden = not piece.face_up and self.controls(piece.owner, to)
        self.lay_agent(to, Piece(piece.card, piece.owner, not hidden))

    def return_to_hand(self, piece: Piece) -> None:
        self.hand[piece.owner].add(piece.card)
        if piece.face_up:
            self.seen_to_hand[piece.owner].add(piece.card)
