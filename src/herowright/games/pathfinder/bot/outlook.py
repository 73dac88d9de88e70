"""What things are worth to the deciding seat, counted in cards of a character's deck: cards are life, and blessings
are time."""

from __future__ import annotations

from math import exp
from typing import Any

from herowright.games.pathfinder.bot.sheet import Member, Situation, Spot
from herowright.games.pathfinder.rules.components import VILLAIN

# To lose the card that the hand cannot be filled without is to die (PF-DEATH-01).
DEATH = 30.0
# What a card costs when there are plenty, what it costs more when they run short, and on the brink.
PLENTY, SHORT, BRINK = 0.15, 0.6, 2.5
# Near the end of the scenario there is less to be afraid of.
LONG = 4.0
# Cards that a character loses in a turn, whatever it does.
WEAR = 0.9
# The scenario is won at once.
VICTORY = 14.0
# How much of all that could be explored has to be, and the value of a step on the way.
SHARE, LEAST_STEP, MOST_STEP = 1.1, 0.5, 3.0
# Beyond the explorations it saves, a closed location is one that no villain escapes to.
CLOSED, MOST_CLOSED = 1.5, 9.0
# A blessing of the shared deck, beyond the exploration that its turn would bring.
BLESSING = 0.3


class Outlook:
    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.me: Member = situation.me
        self._tolls: dict[int, list[float]] = {}
        self.noted: dict[Any, Any] = {}
        self._step: float | None = None

    # --- life ----------------------------------------------------------------------------------------------

    def turns(self, member: Member) -> float:
        """Turns that a character still has."""
        return self.situation.left / max(1, len(self.situation.living))

    def tolls(self, member: Member) -> list[float]:
        """What it means to lose so many cards of the hand to the discard pile."""
        found = self._tolls.get(member.seat)
        if found is None:
            found = [0.0]
            wear = WEAR * self.turns(member) + 1
            for lost in range(len(member.names) + 1):
                found.append(found[-1] + self._price(member.spare - lost, wear))
            self._tolls[member.seat] = found
        return found

    def _price(self, spare: int, wear: float) -> float:
        if spare <= 0:
            return DEATH
        return PLENTY + SHORT * exp(0.5 - spare / wear) + BRINK * min(1.0, wear / LONG) / (spare * spare)

    def price(self, member: Member) -> float:
        """What the next card costs."""
        return self.tolls(member)[1]

    def relief(self, member: Member, cards: float) -> float:
        """What it means when so many cards of the discard pile come back into the deck."""
        healed = min(cards, member.discard)
        wear = WEAR * self.turns(member) + 1
        worth, spare = 0.0, member.spare
        while healed > 0:
            part = min(1.0, healed)
            spare += 1
            worth += part * min(self._price(spare, wear), 4.0)
            healed -= part
        return worth * (0.85 if member.discard <= cards else 1.0)

    # --- time ----------------------------------------------------------------------------------------------

    @property
    def pressure(self) -> float:
        """Explorations needed for each turn that is left."""
        situation = self.situation
        needed = sum(self.needed(spot) for spot in situation.spots)
        return SHARE * needed / max(1.0, situation.left + 0.5)

    def needed(self, spot: Spot) -> float:
        """Explorations until a location can be closed."""
        if spot.closed:
            return 0.0
        return ((spot.cards + 1) / 2 if spot.unknown else spot.cards) + 0.5

    @property
    def step(self) -> float:
        """A card of a location deck out of the way."""
        if self._step is None:
            self._step = min(MOST_STEP, max(LEAST_STEP, self.pressure))
        return self._step

    @property
    def time(self) -> float:
        """A blessing of the shared deck."""
        return BLESSING + self.step

    # --- locations -----------------------------------------------------------------------------------------

    def closing(self, spot: Spot) -> float:
        """What it is worth to close a location now."""
        if spot.closed:
            return 0.0
        last = self.last_places(spot)
        if not last and self.situation.scenario.close_all:
            return VICTORY
        rest = spot.cards if not spot.unknown else (spot.cards + 1) / 2
        return min(MOST_CLOSED, CLOSED + self.step * (1 + 0.8 * rest)) + (1.5 if len(last) <= 2 else 0.0)

    def last_places(self, spot: Spot) -> list[Spot]:
        """The other locations that are still open."""
        return [other for other in self.situation.spots if other is not spot and not other.closed]

    def villain_at(self) -> Spot | None:
        """The location where a villain has to be, as far as anybody can know."""
        if not self.situation.scenario.villains:
            return None
        found = [spot for spot in self.situation.spots if not spot.closed and spot.unknown]
        for spot in found:
            if any(card.kind == VILLAIN for card in spot.known):
                return spot
        return found[0] if len(found) == 1 else None
