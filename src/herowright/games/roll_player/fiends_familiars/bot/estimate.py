"""The expected final score of a hero with a familiar: all of the base game, the Monster and the fiends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import prod, sqrt
from typing import TYPE_CHECKING

from herowright.games.roll_player.bot.estimate import Estimate
from herowright.games.roll_player.bot.odds import MOST_GOLD, gold_outlook
from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.powers import Discount, Power
from herowright.games.roll_player.cards.scorings import PerGold, Scoring
from herowright.games.roll_player.cards.types import MarketCard
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain, gained
from herowright.games.roll_player.fiends_familiars.bot.measures import chance, outlook, showing
from herowright.games.roll_player.fiends_familiars.bot.odds import likely, spent
from herowright.games.roll_player.fiends_familiars.bot.sheet import COMBAT_DIE, AdventurerSheet, Battle, FiendsWorld
from herowright.games.roll_player.fiends_familiars.bot.worth import pain, power_stars, use_on_average
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain, GainPer
from herowright.games.roll_player.fiends_familiars.cards.curses import DearerMercenaries
from herowright.games.roll_player.fiends_familiars.cards.measures import DiceShowing, Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import (
    HUNT,
    CheaperMercenaries,
    CombatDice,
    ResultBonus,
)
from herowright.games.roll_player.fiends_familiars.cards.scorings import PerMeasure, StarsIf
from herowright.games.roll_player.fiends_familiars.cards.terrors import (
    LostFaces,
    LostHighest,
    LowerUnless,
    WeakUnless,
    Weighs,
    WoundsUnless,
    WoundsWeigh,
)
from herowright.games.roll_player.fiends_familiars.cards.types import Monster, Scroll
from herowright.games.roll_player.fiends_familiars.rules.combat import MERCENARY_GOLD, MERCENARY_XP, REROLL_XP
from herowright.games.roll_player.rules.components import COLOURS_OF_LOOK, NONE, SPACES
from herowright.games.roll_player.rules.solo import GOLD_PER_STAR

if TYPE_CHECKING:
    from herowright.games.roll_player.bot.sheet import Sheet, World

# What the familiar's backstory pays, by matches (FF-SCORE-03), and the chance that an empty space gets its colour.
FAMILIAR_STARS = (0.0, 0.0, 1.0, 3.0)
FAMILIAR_MATCH = 0.33
# What a market turn still to come adds to the battle, and how uncertain that makes it.
LATER_RESULT, LATER_SPREAD, DIE_SPREAD = 1.2, 1.2, 2.9
# So many mercenaries are hired with the gold that is left.
HIRED = 3
# Gold that is saved for mercenaries buys nothing better meanwhile.
SAVED = 0.4
# What it is worth in the Hunts of a round to own any card of a type that minions are weak against.
PREPARED = 0.02
# What the death of a lone hero costs (FF-SOLO-15).
DEATH = 28.0
# What it costs more than the price to have a fiend banished some day.
SOME_DAY = 0.25


class FiendsEstimate(Estimate):
    """`monster` are the stars of the battle, `curses` those lost to fiends, `pending` those of a scroll just bought."""

    __slots__ = (
        "coins",
        "curses",
        "die_each",
        "hire",
        "hired_each",
        "monster",
        "pending",
        "point",
        "rerolls_each",
        "xp_each",
    )

    sheet: AdventurerSheet
    world: FiendsWorld

    def __init__(self, sheet: AdventurerSheet, world: FiendsWorld, turns: int | None = None) -> None:
        self.pending = 0.0
        self.curses = 0.0
        Estimate.__init__(self, sheet, world, turns)
        kinds = bool(sheet.weapons) + bool(sheet.armor) + bool(sheet.skills) + bool(sheet.scrolls)
        self.weapons += PREPARED * kinds * self.markets
        if sheet.fiends:
            self._curses()

    @property
    def beyond_gold(self) -> float:
        return super().beyond_gold + self.monster + self.curses + self.pending

    @classmethod
    def bought(cls, sheet: Sheet, card: MarketCard, world: World, turns: int | None = None) -> Estimate:
        """A scroll is read at once (FF-SCROLL-01)."""
        if not isinstance(card, Scroll):
            return super().bought(sheet, card, world, turns)
        owner = sheet.with_card(card)
        assert isinstance(owner, AdventurerSheet)
        assert isinstance(world, FiendsWorld)
        after = cls(gained(owner, card.ability), world, turns)
        if not isinstance(card.ability, Gain | GainPer):
            after.pending = ability_gain(after, card.ability)
        return after

    # --- rows and colours ----------------------------------------------------------------------

    def _cells(self) -> Mapping[int, int]:
        sheet = self.sheet
        assert sheet.backstory is not None
        return {**sheet.backstory.cells, **sheet.familiar_cells}

    def _story(self, colours: list[int]) -> tuple[int, float]:
        """The backstory, and that of the familiar."""
        matches, stars = Estimate._story(self, colours)
        familiar = self.sheet.familiar
        found = empty = 0
        for space, wanted in enumerate(familiar.cells if familiar else (), SPACES):
            if wanted in COLOURS_OF_LOOK[colours[space]]:
                found += 1
            elif colours[space] == NONE:
                empty += 1
        return matches, stars + _familiar_story(found, min(empty, self.turns))

    # --- cards -----------------------------------------------------------------------------------

    def trait(self, scoring: Scoring, sheet: Sheet, faces: list[int]) -> float:
        match scoring:
            case PerMeasure(DiceShowing(least, most), each, stars, limit):
                now = sum(1 for face in faces if least <= face <= most)
                coming = self.turns * showing(least, most)
                return _parts(now + coming, each, stars, limit, self.turns)
            case PerMeasure(measure, each, stars, limit):
                settled = 0 if isinstance(measure, Owned) and measure.what != "monster-stars" else self.turns
                return _parts(outlook(measure, self)[0], each, stars, limit, settled + self.markets)
            case StarsIf(stars, condition):
                return stars * chance(condition, self)
        return Estimate.trait(self, scoring, sheet, faces)

    def of_faces(self, scoring: Scoring) -> bool:
        return Estimate.of_faces(self, scoring) or (
            isinstance(scoring, PerMeasure) and isinstance(scoring.measure, DiceShowing)
        )

    def weapon(self, effect: Power) -> float:
        stars = power_stars(effect, self)
        return Estimate.weapon(self, effect) if stars is None else stars

    def use(self, ability: Ability) -> float:
        stars = use_on_average(ability, self)
        return Estimate.use(self, ability) if stars is None else stars

    # --- gold --------------------------------------------------------------------------------------

    def _gold(self) -> None:
        """What gold is left in the end hires mercenaries, so the battle comes first."""
        self._battle()
        self.coins = self._purse()
        Estimate._gold(self)

    @property
    def purse(self) -> tuple[float, ...]:
        return self.coins

    def _purse(self) -> tuple[float, ...]:
        sheet = self.sheet
        paid = [(trait.scoring.each, 1.0) for trait in sheet.traits if isinstance(trait.scoring, PerGold)]
        if self.world.solo:
            paid.append((GOLD_PER_STAR, 1.0))
        hired = round(8 * SAVED * self.hired_each) / 8
        if hired > 0:
            paid.append((self.hire[0], hired))
        cheaper = sum(power.gold for power in sheet.powers(Discount) if not power.types)
        return gold_outlook(self.markets, tuple(paid), cheaper)

    # --- the Monster ---------------------------------------------------------------------------------

    def _battle(self) -> None:
        monster = self.world.monster
        self.hire = self._prices()
        if monster is None or self.sheet.hero_class is None:
            self.monster = self.point = self.die_each = self.hired_each = self.xp_each = self.rerolls_each = 0.0
            return
        dice, plus, die, xp = self._forces(monster)
        key = round(dice, 1), round(plus, 1), die, xp, self.markets, self.hire
        found = self.world.battles.get(key)
        if found is None:
            found = self.world.battles[key] = self._outcome(monster, *key[:4])
        self.monster, self.point, self.die_each, self.hired_each, self.xp_each, self.rerolls_each = found

    def _outcome(self, monster: Monster, dice: float, plus: float, die: float, xp: int) -> Battle:
        mercenary = self.hire[1]
        reroll = 0 if monster.terror.reroll is None else REROLL_XP + monster.terror.reroll
        pool = max(1, round(dice))
        base = spent(pool, xp, reroll, mercenary, die)
        more = spent(pool, xp + 2, reroll, mercenary, die)
        result = base + die * (dice - pool) + plus + LATER_RESULT * self.markets
        off = sqrt(DIE_SPREAD * max(1.0, dice) + LATER_SPREAD * self.markets)
        stars = self._stars(monster, result, off)
        point = max(0.05, (self._stars(monster, result + 2, off) - stars) / 2)
        return Battle(
            stars,
            point,
            max(0.0, self._stars(monster, result + die, off) - stars),
            max(0.0, self._stars(monster, result + HIRED * die, off) - stars) / HIRED,
            (more - base) / 2 * point,
            base - spent(pool, xp, 0, mercenary, die),
        )

    def _forces(self, monster: Monster) -> tuple[float, float, float, int]:
        """The Combat dice to expect, what is added to them, what a die counts on average, and the XP. What fiends
        take is part of what they cost."""
        sheet = self.sheet
        dice = 1.0 + sum(power.dice for power in sheet.blessings(CombatDice) if power.where != HUNT)
        plus = float(sum(power.bonus for power in sheet.blessings(ResultBonus) if power.where != HUNT))
        plus += sheet.glory - sheet.wounds
        die, xp = COMBAT_DIE, float(sheet.xp)
        for part in monster.terror.parts:
            match part:
                case WoundsWeigh(more):
                    plus -= more * sheet.wounds
                case Weighs(measure, each):
                    plus -= outlook(measure, self)[0] / each
                case LostFaces(face):
                    die -= face * (face + 1) / 12
                case LostHighest(less):
                    plus -= less
                case WeakUnless(lost, condition):
                    dice -= lost * (1 - chance(condition, self))
                case LowerUnless(minus, condition):
                    plus -= minus * (1 - chance(condition, self))
                case WoundsUnless(wounds, condition):
                    plus -= wounds * (1 - chance(condition, self))
        for kind in range(sheet.adventure_tokens):
            cards, rivals = self.world.adventures[kind]
            for card in cards:
                asked = card.conditions(alone=self.world.solo)
                share = prod(chance(condition, self, rivals) for condition in asked) / len(cards)
                dice += share * card.reward.dice
                xp += share * card.reward.xp
        return dice, plus, die, int(xp + 0.5)

    def _prices(self) -> tuple[int, int]:
        """A mercenary in the battle, in gold and in XP."""
        sheet, monster = self.sheet, self.world.monster
        dearer = monster.terror.mercenary if monster else (0, 0)
        gold, xp = MERCENARY_GOLD + dearer[0], MERCENARY_XP + dearer[1]
        for power in sheet.blessings(CheaperMercenaries):
            gold, xp = gold - power.gold, xp - power.xp
        for curse in sheet.curses(DearerMercenaries):
            gold, xp = gold + curse.gold, xp + curse.xp
        return max(1, gold), max(1, xp)

    def _stars(self, monster: Monster, result: float, off: float) -> float:
        """The stars a result brings, the master bonus if nobody else does better, and a lone hero's life."""
        stars = _tier_stars(monster.tiers, round(result, 1), round(off, 1))
        if self.world.solo:
            return stars - DEATH * (1 - likely(result - monster.strength + 0.5, off))
        if monster.master:
            best = self.world.rival + LATER_RESULT * self.markets + 0.6 * off * (self.world.rivals > 1)
            stars += monster.master * likely(result - max(best, monster.strength) + 0.5, 1.3 * off)
        return stars

    # --- fiends ----------------------------------------------------------------------------------------

    def _curses(self) -> None:
        """A fiend costs no more than to be rid of it some day."""
        sheet = self.sheet
        relief = self.relief
        stuck = self.world.last_call or not (self.markets or sheet.gold >= sheet.banishing)
        for fiend in sheet.fiends:
            cost = pain(fiend.effect, self)
            self.curses -= cost if stuck else min(cost, relief)

    @property
    def relief(self) -> float:
        """What it costs to banish a fiend."""
        gold = min(MOST_GOLD, self.sheet.gold)
        purse = self.purse
        price = self.sheet.banishing
        paid = purse[gold] - purse[gold - price] if gold >= price else price * self.gold_each
        return paid + SOME_DAY


@cache
def _tier_stars(tiers: tuple[tuple[int, int], ...], result: float, off: float) -> float:
    stars, below = 0.0, 0
    for least, paid in tiers:
        stars += (paid - below) * likely(result - least + 0.5, off)
        below = paid
    return stars


@cache
def _familiar_story(matches: int, empty: int) -> float:
    """The stars of the familiar's backstory with so many matches and empty spaces."""
    if empty == 0:
        return FAMILIAR_STARS[matches]
    hit = _familiar_story(matches + 1, empty - 1)
    return FAMILIAR_MATCH * hit + (1 - FAMILIAR_MATCH) * _familiar_story(matches, empty - 1)


def _parts(number: float, each: int, stars: int, limit: int | None, open: int) -> float:
    """Stars for full shares of a number, which is not certain while anything is to come."""
    shares = number // each if not open else max(0.0, number - (each - 1) / 2) / each
    return stars * shares if limit is None else min(float(limit), stars * shares)
