"""What cards are good for, to a character with this sheet."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Any

from herowright.games.pathfinder.cards import effects, outside, wonders
from herowright.games.pathfinder.cards.arms import Offhand, Trained
from herowright.games.pathfinder.cards.checks import Way, check
from herowright.games.pathfinder.cards.moments import DAMAGE, SKILL
from herowright.games.pathfinder.rules import odds
from herowright.games.pathfinder.rules.check import UNSKILLED
from herowright.games.pathfinder.rules.components import (
    ALLY,
    ARMOR,
    BANISH,
    BLESSING,
    BURY,
    MELEE,
    RECHARGE,
    REVEAL,
    SPELL,
    STRENGTH,
    WEAPON,
    Dice,
    dice,
)
from herowright.games.pathfinder.rules.recharging import ways_to_recharge
from herowright.games.pathfinder.rules.state import Hero, Pathfinder

# What the powers of a card are good for while it is in the hand.
_GOOD_FOR: dict[float, tuple[type, ...]] = {
    0.25: (Offhand, outside.Move),
    0.3: (effects.Reroll, effects.Rescue),
    0.35: (effects.Succeed,),
    0.4: (effects.UseSkill, outside.Examine, outside.Retrieve, Trained, wonders.Search),
    0.45: (effects.AddDice, effects.Evade),
    0.5: (effects.Ease, wonders.Lasting, wonders.RollInstead),
    0.55: (effects.Reduce,),
    0.6: (effects.AddDie, effects.Beat, outside.Heal, wonders.RaiseDead),
    0.7: (outside.ExploreAgain,),
    0.9: (outside.TurnBackTime,),
}
USES = {kind: worth for worth, kinds in _GOOD_FOR.items() for kind in kinds}
# The first weapon of a hand, each point it adds to a fight, and another one.
ARMED, EDGE, MOST_EDGE, ANOTHER = 0.9, 0.2, 1.6, 0.3
# A blessing helps with everything.
BLESSED = 1.05
# Two of a kind.
SECOND = 0.75
# Beyond the caster: it is banished when it is played.
BEYOND = 0.4


def mean(rolled: Dice) -> float:
    """What dice and a number come to on average."""
    return rolled.plus + sum([size + 1 for size in rolled.sides]) / 2


def _tools(cards: tuple[Any, ...]) -> list[Any]:
    """The cards of a hand that decide how a check is made."""
    return [card for card in dict.fromkeys(cards) if SKILL in card.by_moment]


class Sheet:
    """All of it follows from character, role and feats, and is computed once per card and hand."""

    def __init__(self, hero: Hero) -> None:
        self.hero = hero.copy()  # the one of the table goes on
        self.skills, self.powers, self.proficient = hero.skills, hero.powers, hero.proficient
        self.bare = self._bare()
        # Whether it has powers for checks of who is alone.
        self.alone = any(form.alone for _, form in self.powers.by_moment.get(SKILL, ()))
        # What it rolls in a fight with a card on average, 0 for a card that is no weapon; what a card is good for,
        # whatever else is in the hand, and each card of a hand beside the others; what a hand can parry with;
        # the chance that a played card comes back under the deck, and that of a printed check.
        self.strength = lru_cache(2048)(self._strength)
        self.plain = lru_cache(2048)(self._plain)
        self.hand = lru_cache(4096)(self._hand)
        self.tools = lru_cache(4096)(_tools)
        self.armor = lru_cache(4096)(self._armor)
        self.recharging = lru_cache(2048)(self._recharging)
        self.best = lru_cache(2048)(self._best)

    def chance(self, way: Way, harder: int = 0) -> float:
        """To pass a check with the skill alone."""
        die, plus, _ = self.skills.get(way.skill) or (UNSKILLED, 0, frozenset())
        return odds.odds((die,), plus, way.difficulty + harder)

    def _best(self, text: str, harder: int = 0) -> float:
        """The same for a printed check, made in the best way."""
        return max([self.chance(way, harder) for way in check(text)])

    # --- fights --------------------------------------------------------------------------------------------

    def _rolls(self, effect: Any) -> float:
        """What it rolls on average with the skill that an effect sets."""
        skills = [self.skills.get(skill) or (UNSKILLED, 0, frozenset()) for skill in effect.skills_of(self.hero)]
        return max([(die + 1) / 2 + plus for die, plus, _ in skills]) + mean(dice(effect.added))

    def _bare(self) -> float:
        """What it rolls in a fight without any card."""
        skills = [self.skills[skill] for skill in (STRENGTH, MELEE) if skill in self.skills]
        uses = [form.effect for _, form in self.powers.uses]
        found = [self._rolls(each) for each in uses if isinstance(each, effects.Fight | effects.UseSkill)]
        return max([0.0, *found, *((die + 1) / 2 + plus for die, plus, _ in skills)])

    def _strength(self, card: Any) -> float:
        found = 0.0
        for power in card.powers:
            effect = power.effect
            if isinstance(effect, effects.Fight):
                total = self._rolls(effect)
                if effect.unskilled and "weapons" not in self.proficient:
                    total -= effect.unskilled
                if power.also is not None and isinstance(power.also.effect, effects.More):
                    total += 0.3 * mean(Dice(dice(power.also.effect.added).sides))
                found = max(found, total)
        return found

    def _armor(self, cards: tuple[Any, ...], kind: str) -> tuple[int, Any, str]:
        """How much damage of a kind a card of the hand takes cheaply at most, the card, and its cost."""
        best: tuple[int, Any, str] = 0, None, ""
        for card in cards:
            for _, power in card.by_moment.get(DAMAGE, ()):
                effect = power.effect
                if isinstance(effect, Trained) and (effect.proficiency in self.proficient) == effect.lacking:
                    continue
                if power.cost in (REVEAL, RECHARGE) and (not effect.types or kind in effect.types):
                    best = max(best, (effect.by or len(cards), card, power.cost), key=itemgetter(0))
        return best

    def arms(self, card: Any) -> bool:
        return self.strength(card) > self.bare

    # --- in the hand ---------------------------------------------------------------------------------------

    def _plain(self, card: Any) -> float:
        if card.kind == BLESSING:
            return BLESSED
        best, rest = 0.15, 0.0
        for power in card.powers:
            use = USES.get(type(power.effect), 0.2)
            use *= {REVEAL: 1.25, BURY: 0.8, BANISH: 0.8}.get(power.cost, 1.0)
            if isinstance(power.effect, Trained) and power.effect.lacking:
                use *= 0.6
            best, rest = max(use, best), rest + 0.2 * min(use, best)
        beyond = card.kind == SPELL and card.needs_skill is not None and card.needs_skill not in self.skills
        return (best + rest) * (BEYOND if beyond else 1.0)

    def _hand(self, cards: tuple[Any, ...]) -> dict[Any, float]:
        found = {card: self.plain(card) for card in cards}
        armed = sorted(filter(self.arms, found), key=lambda card: -self.strength(card))
        for card in armed:
            edge = min(MOST_EDGE, EDGE * (self.strength(card) - self.bare))
            spent = all(power.cost != REVEAL for power in card.powers if isinstance(power.effect, effects.Fight))
            another = ANOTHER + 0.5 * edge if spent else ANOTHER
            found[card] = max(found[card], ARMED + edge if card is armed[0] else another)
        for card in [card for card in cards if card.kind == ARMOR][1:]:
            found[card] *= SECOND
        for card in found:
            if card.kind != BLESSING and cards.count(card) > 1:
                found[card] *= SECOND
        return found

    def _recharging(self, card: Any) -> float:
        """PF-BOON-05"""
        if card.recharge_check and any(form.takes(card) for _, form in self.powers.sure_recharge):
            return 1.0
        always = [dice(form.added).plus for _, form in self.powers.always if "recharging" in form.on.purposes]
        sent = dict.fromkeys(power.cost for power in card.powers)
        ways = [way for to in sent for way in ways_to_recharge(self.hero, card, to)]
        return max([self.chance(way, -sum(always)) for way in ways], default=0.0)

    # --- in the deck ---------------------------------------------------------------------------------------

    def likes(self, card: Any) -> float:
        """How well a card suits a character's deck: its own skills, better sets, more powers."""
        worth, fight = self.plain(card), self.strength(card)
        if fight:
            worth = max(worth, 0.3 + EDGE * (fight - self.bare))
        if card.recharge_check:
            worth += 0.6 * self.recharging(card)
        return worth + 0.1 * (card.kind in (WEAPON, ALLY, ARMOR)) + 0.2 * (not card.basic)


_SHEETS: dict[Any, Sheet] = {}


def sheet_of(table: Pathfinder, hero: Hero) -> Sheet:
    """The same for all copies of a table, and for tables that play alike."""
    feats, reading = hero.feats, table.settings.readings["PF-FEAT-07"]
    key = hero.character, hero.role, tuple(feats.skills.items()), tuple(feats.powers.items()), reading
    if key not in _SHEETS:
        if len(_SHEETS) > 1024:
            _SHEETS.clear()
        _SHEETS[key] = Sheet(hero)
    return _SHEETS[key]
