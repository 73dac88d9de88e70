"""What the deciding seat knows with Fiends & Familiars: the Monster, its adventures, minions and rivals besides."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from herowright.games.roll_player.bot.situation import E, Situation, altered
from herowright.games.roll_player.cards.types import MarketCard
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain, given
from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate, Stakes
from herowright.games.roll_player.fiends_familiars.bot.odds import COMBAT_DIE
from herowright.games.roll_player.fiends_familiars.cards.abilities import FamiliarAction, Gain, GainPer
from herowright.games.roll_player.fiends_familiars.cards.powers import BATTLE
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, AdventureCard, Minion, Scroll
from herowright.games.roll_player.fiends_familiars.rules import battle, combat
from herowright.games.roll_player.fiends_familiars.rules.experience import ATTRIBUTE_ACTION
from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable
from herowright.games.roll_player.rules.components import NONE
from herowright.games.roll_player.rules.state import Hero
from herowright.table.glimpse import Glimpse

# In how many rounds two dice are taken before the Call comes, by number of heroes (FF-CALL-05).
DOUBLE_ROUNDS = {1: 3, 2: 3, 3: 4, 4: 5, 5: 5}


class FiendsSituation(Situation):
    estimator = FiendsEstimate
    table: FiendsTable
    me: Adventurer
    now: FiendsEstimate

    def __init__(self, glimpse: Glimpse[Any]) -> None:
        super().__init__(glimpse)
        table = self.table
        called = table.call == NONE and table.round > 0
        # How many rounds after this one bring two dice.
        self.doubles = 0 if called else max(0, DOUBLE_ROUNDS[len(table.heroes)] - max(1, table.round))
        self.rivals = [hero for hero in table.heroes if hero is not self.me]
        # What is known already: what cards give in the battle, prices of mercenaries.
        self._lasting: dict[Any, tuple[int, int]] = {}
        self._prices: dict[Any, tuple[int, int]] = {}

    @cached_property
    def rival(self) -> float:
        """What the best battle of the others will come to."""
        return max(map(self.rival_result, self.rivals), default=0.0)

    def rival_result(self, hero: Adventurer) -> float:
        """What another hero's battle will come to, roughly."""
        dice, plus = self.forces(hero)
        return COMBAT_DIE * (dice + 0.8 * hero.adventure_tokens) + 1.3 * hero.xp + plus

    def forces(self, hero: Adventurer) -> tuple[float, float]:
        """The Combat dice of a hero and what is added to them. What fiends take is part of what they cost."""
        key = hero.seat, hero.weapons
        if key not in self._lasting:
            free = altered(hero, fiends=())
            self._lasting[key] = combat.lasting_dice(free, BATTLE), combat.lasting_bonus(free, BATTLE)
        dice, bonus = self._lasting[key]
        glory, wounds = battle.tokens_in_result(self.table, hero)
        dice += battle.FIRST_DIE + (hero.glory - glory) - (hero.wounds - wounds)
        return float(dice), float(bonus + glory - wounds)

    def mercenary_price(self, hero: Adventurer) -> tuple[int, int]:
        """In the battle, in gold and in XP."""
        key = hero.seat, hero.weapons, hero.fiends, hero.coming
        if key not in self._prices:
            dearer = self.table.monster.terror.mercenary if self.table.monster else (0, 0)
            self._prices[key] = combat.mercenary_price(hero, dearer)
        return self._prices[key]

    @cached_property
    def tired(self) -> FiendsEstimate:
        """One's own hero after paying XP for an action."""
        return self.now.changed(xp=self.me.xp - ATTRIBUTE_ACTION)

    @cached_property
    def adventures(self) -> tuple[tuple[AdventureCard, ...], ...]:
        """The adventure cards each kind may be: one that is known, or all of the Monster's own."""
        found = []
        for number, card in enumerate(self.table.adventure):
            able = [card]
            if number >= self.table.revealed and number not in self.me.looked:
                able = [c for c in self.table.box.adventures if c.kin == card.kin and c.kind == KINDS[number]]
            found.append(tuple(able))
        return tuple(found)

    def rivals_with(self, adventure: int) -> list[Adventurer]:
        """The others with the token of an adventure, whom a comparison looks at."""
        return [hero for hero in self.rivals if hero.adventure_tokens > adventure]

    def stakes(self, tokens: int) -> Stakes:
        """What the battle of a hero with so many adventure tokens hangs on."""
        assert self.table.monster is not None
        return Stakes.of(self.table.monster, self.adventures[:tokens], self.table.solo)

    def unseen_minions(self) -> list[Minion]:
        """Those that may come next: of the dots that lie on top of the deck, and nobody's trophies."""
        shown = self.table.minion
        gone = [shown, *(minion for hero in self.table.heroes for minion in hero.trophies)]
        rest = [minion for minion in self.table.box.minions if minion not in gone]
        return [minion for minion in rest if shown is None or minion.dots == shown.dots] or rest

    def markets(self, dice: int) -> int:
        if dice <= 2 * self.doubles:
            return (max(0, dice) + 1) // 2
        return dice - self.doubles

    def markets_left(self) -> bool:
        """Whether this seat's market turn of the round is still to come."""
        early = self.phase in ("roll", "dice", "before-market")
        return early or (self.phase == "market" and self.own_card() is not None)

    def estimate(self, hero: Hero, turns: int | None = None) -> FiendsEstimate:
        return FiendsEstimate(self, hero, turns)

    def bought(self, now: E, card: MarketCard, **paid: int) -> E:
        """A scroll is read at once (FF-SCROLL-01)."""
        after = super().bought(now, card, **paid)
        if isinstance(card, Scroll):
            assert isinstance(after, FiendsEstimate)
            if isinstance(card.ability, Gain | GainPer):
                return after.after(given(self.table, after.hero, card.ability))
            after.beyond_gold += ability_gain(after, card.ability)
        return after

    @property
    def ability_asked(self) -> Any:
        card = self.card_asked
        if isinstance(card, Minion):
            return next((tier.reward.action for tier in reversed(card.tiers) if tier.reward.action), None)
        ability = card.ability
        return self.me.familiar.ability if isinstance(ability, FamiliarAction) and self.me.familiar else ability
