"""The expected final score of a hero with a familiar: all of the base game, the Monster and the fiends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from herowright.games.roll_player.bot.estimate import BOUGHT, Counts, Estimate
from herowright.games.roll_player.bot.odds import MOST_GOLD, gold_outlook
from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.powers import Hands, Power
from herowright.games.roll_player.cards.scorings import Scoring
from herowright.games.roll_player.cards.types import Goal
from herowright.games.roll_player.fiends_familiars.bot.measures import chance, outlook, showing
from herowright.games.roll_player.fiends_familiars.bot.odds import COMBAT_DIE, Battle, outcome
from herowright.games.roll_player.fiends_familiars.cards import abilities, curses, powers, scorings, terrors
from herowright.games.roll_player.fiends_familiars.cards.conditions import Condition, MarkerOn
from herowright.games.roll_player.fiends_familiars.cards.measures import Cards, DiceShowing, Measure, Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import BATTLE, HUNT
from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard, Fiend, Monster
from herowright.games.roll_player.fiends_familiars.rules import fiends
from herowright.games.roll_player.fiends_familiars.rules.scoring import BACKSTORY_STARS
from herowright.games.roll_player.rules.components import (
    CHA,
    COLOURS_OF_LOOK,
    CON,
    DEX,
    FAMILIAR,
    INT,
    NONE,
    SPACES,
    STR,
    WIS,
)

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer

ANY_POWER = Goal(0, None, 0)
# The chance that an empty space of the familiar gets its colour.
FAMILIAR_MATCH = 0.33
# Gold saved for mercenaries buys nothing better meanwhile.
SAVED = 0.4
# What it is worth in the Hunts of a round to own any card of a type that minions are weak against.
PREPARED = 0.02
# What it costs more than the price to have a fiend banished some day.
SOME_DAY = 0.25
# How often things happen in a market turn still to come: a Hunt, a trophy, a purchase, a fiend, a discard.
HUNTS, TROPHIES, PURCHASES, FIENDS, DISCARDS = 0.27, 0.2, 0.5, 0.15, 0.2
# What a better Hunt is worth: a Combat die more, one more in the sum, a reroll; and a free reroll in the battle.
HUNT_DIE, HUNT_POINT, HUNT_REROLL, FREE_REROLL = 0.7, 0.2, 0.25, 1.7
# What the action of a row brings, and how often a die placed there uses it.
ACTION_WORTH = {STR: 0.5, DEX: 0.6, CON: 0.5, INT: 0.5, WIS: 0.6, CHA: 0.35, FAMILIAR: 0.6}
ACTION_USED = 0.6
# A die still to come that is split, gold or a six, and what rolling a chosen die again costs.
SPLIT_DICE, GOLD_DICE, HIGH_DICE, ROLLED_AGAIN = 0.12, 0.2, 0.2, 0.3
# What one use of an ability brings on average.
USE: dict[type[Ability], float] = {
    abilities.FlipDie: 0.6,
    abilities.TurnDie: 0.6,
    abilities.ShiftInRow: 0.45,
    abilities.RerollDice: 0.75,
    abilities.MoveMarker: 0.6,
    abilities.MarkerHome: 0.2,
    abilities.BanishFree: 0.8,
    abilities.SummonFiend: 0.6,
    abilities.PlaceAgain: 0.7,
    abilities.AnyAction: 0.8,
    abilities.FamiliarAction: 0.6,
    abilities.NextMinion: 0.25,
    abilities.LookAtAdventure: 0.1,
}


class Stake(NamedTuple):
    """What the battle gains if conditions are met, or for every one of something."""

    conditions: tuple[Condition, ...] = ()
    measures: tuple[Measure, ...] = ()
    number: int = NONE  # of the adventure card, or none
    dice: float = 0.0
    plus: float = 0.0
    xp: float = 0.0

    @property
    def is_of_dice(self) -> bool:
        things = (*self.measures, *(getattr(condition, "measure", condition) for condition in self.conditions))
        return not all(isinstance(thing, Owned | Cards | MarkerOn) for thing in things)


class Stakes(NamedTuple):
    """Of all that changes the battle: what hangs on the dice of the sheet and on other things, what each wound takes
    besides, and what a Combat die counts on average."""

    by_dice: list[Stake]
    others: list[Stake]
    wounds: int
    die: float

    @classmethod
    @lru_cache(maxsize=500)
    def of(cls, monster: Monster, adventures: tuple[tuple[AdventureCard, ...], ...], solo: bool) -> Stakes:
        """`adventures` are the cards that each of the hero's adventures may be."""
        found, wounds, die = [], 0, COMBAT_DIE
        for part in monster.terror.parts:
            match part:
                case terrors.WoundsWeigh(more):
                    wounds += more
                case terrors.Weighs(measure, each):
                    found.append(Stake(measures=(measure,), plus=-1 / each))
                case terrors.LostFaces(face):
                    die -= face * (face + 1) / 12
                case terrors.LostHighest(less):
                    found.append(Stake(plus=-less))
                case terrors.WeakUnless(lost, condition):
                    found += [Stake(dice=-lost), Stake((condition,), dice=lost)]
                case terrors.LowerUnless(lost, condition) | terrors.WoundsUnless(lost, condition):
                    found += [Stake(plus=-lost), Stake((condition,), plus=lost)]
        for number, cards in enumerate(adventures):
            for card in cards:
                dice, xp = card.reward.dice / len(cards), card.reward.xp / len(cards)
                found.append(Stake(card.conditions(alone=solo), (), number, dice, 0.0, xp))
        of_dice = [stake for stake in found if stake.is_of_dice]
        return cls(of_dice, [stake for stake in found if stake not in of_dice], wounds, die)


class FiendsEstimate(Estimate):
    """`monster` are the stars of the battle, `curses` those lost to fiends."""

    at: FiendsSituation
    hero: Adventurer
    stakes: Stakes | None = None
    # Of the battle, as `Battle` says.
    monster: float
    point: float
    die_each: float
    hired_each: float
    xp_each: float
    rerolls_each: float

    @staticmethod
    def goals(hero: Any) -> tuple[Goal, ...]:
        return (*hero.hero_class.goals, hero.familiar.power if hero.familiar else ANY_POWER)

    @staticmethod
    def printed(hero: Any) -> tuple[Any, ...]:
        return *Estimate.printed(hero), hero.familiar

    @staticmethod
    def waiting(hero: Any) -> int:
        return len(hero.hand) + len(hero.backpack)

    @staticmethod
    def of_faces(trait: Scoring) -> bool:
        shown = isinstance(trait, scorings.PerMeasure) and isinstance(trait.measure, DiceShowing)
        return shown or Estimate.of_faces(trait)

    @staticmethod
    def cells(hero: Any) -> Mapping[int, int]:
        return {**hero.backstory.cells, **dict(enumerate(hero.familiar.cells if hero.familiar else (), SPACES))}

    def _beyond_gold(self) -> float:
        hero = self.hero
        kinds = bool(hero.weapons) + bool(hero.armor) + bool(hero.skills) + bool(hero.scrolls)
        self.weapons += PREPARED * kinds * self.markets
        self.curses = -sum([self.pain(fiend) for fiend in hero.fiends]) if hero.fiends else 0.0
        return super()._beyond_gold() + self.monster + self.curses

    @property
    def terms(self) -> dict[str, float]:
        return {**super().terms, "monster": self.monster, "curses": self.curses}

    @property
    def leans_on_dice(self) -> bool:
        return bool(self.cards.dice_traits or (self.stakes and self.stakes.by_dice))

    def _counts(self, looks: list[int]) -> Counts:
        """Those of the familiar follow: matches and empty ones."""
        matches = empty = 0
        for space, wanted in enumerate(self.hero.familiar.cells if self.hero.familiar else (), SPACES):
            if looks[space] == NONE:
                empty += 1
            elif wanted in COLOURS_OF_LOOK[looks[space]]:
                matches += 1
        return (*Estimate._counts(self, looks), matches, empty)

    def _story(self, counts: Counts) -> float:
        """The backstory, and that of the familiar."""
        paid = BACKSTORY_STARS[self.at.table.settings.reading("FF-SCORE-04")]
        return Estimate._story(self, counts) + _familiar_story(paid, counts[4], min(counts[5], self.turns))

    # --- cards -----------------------------------------------------------------------------------

    def trait(self, trait: Scoring, faces: list[int], looks: list[int]) -> float:
        match trait:
            case scorings.PerMeasure(DiceShowing(least, most), each, stars, limit):
                now = sum(1 for face in faces if least <= face <= most)
                return _parts(now + self.turns * showing(least, most), each, stars, limit, self.turns)
            case scorings.PerMeasure(measure, each, stars, limit):
                settled = 0 if isinstance(measure, Owned) and measure.what != "monster-stars" else self.turns
                return _parts(outlook(measure, self)[0], each, stars, limit, settled + self.markets)
            case scorings.StarsIf(stars, condition):
                return stars * chance(condition, self)
        return Estimate.trait(self, trait, faces, looks)

    def weapon(self, power: Power) -> float:
        """Beyond what the battle counts."""
        worth = WORTH.get(type(power))
        return Estimate.weapon(self, power) if worth is None else worth(power, self)

    def use(self, ability: Ability) -> float:
        hero = self.hero
        match ability:
            case abilities.Gain(gold, xp, glory, tokens, heal):
                healed = 0.25 * min(1, heal) if hero.wounds else 0.05 * heal
                more = gold * self.gold_each + xp * self.xp_each + glory * self.point
                return more + 0.25 * tokens + healed * self.point
            case abilities.GainPer(measure, each, gold, xp, most):
                count, end = measure.of(self.at.table, hero), outlook(measure, self)[0]
                times = max(0.0, (count + end) / 2 - (each - 1) / 2) / each
                return min(float(most), times * max(gold, xp)) * (self.gold_each if gold else self.xp_each) * 0.8
            case abilities.RefreshSkills(most):
                return 0.5 * min(len(hero.skills), most or 3)
            case abilities.BanishFree() | abilities.SummonFiend() if not hero.fiends:
                return 0.15
        return USE[type(ability)] if type(ability) in USE else Estimate.use(self, ability)

    def pay(self, power: Any) -> float:
        """The XP and the gold that a power pays, in stars."""
        return float(power.xp * self.xp_each + power.gold * self.gold_each)

    # --- gold --------------------------------------------------------------------------------------

    def _gold(self, laid: bool) -> None:
        """What gold is left in the end hires mercenaries, so the battle comes first."""
        self._battle(laid)
        paid, hired = self.cards.gold_paid, round(8 * SAVED * self.hired_each) / 8
        if hired > 0:
            self.coins = gold_outlook(self.markets, (*paid, (self.hire[0], hired)), self.cards.cheaper)
        else:
            self.coins = self.cards.purse
        Estimate._gold(self, laid)

    @property
    def purse(self) -> tuple[float, ...]:
        return self.coins

    # --- the Monster ---------------------------------------------------------------------------------

    def _battle(self, laid: bool) -> None:
        at, hero = self.at, self.hero
        self.hire = at.mercenary_price(hero)
        found = Battle()
        if at.table.monster is not None:
            stakes = at.stakes(hero.adventure_tokens)
            if laid or stakes is not self.stakes:
                self.stakes, self.by_dice = stakes, self._won(stakes.by_dice)
            dice, plus = at.forces(hero)
            more, sum, xp = self._won(stakes.others) if stakes.others else (0.0, 0.0, 0.0)
            dice += more + self.by_dice[0]
            plus += sum + self.by_dice[1] - stakes.wounds * hero.wounds
            xp += hero.xp + self.by_dice[2]
            rival = None if at.table.solo else round(at.rival, 1)
            foe = at.table.monster, stakes.die, self.hire[1], self.markets, rival, len(at.rivals) > 1
            found = outcome(*foe, round(dice, 1), round(plus, 1), int(xp + 0.5))
        self.monster, self.point, self.die_each, self.hired_each, self.xp_each, self.rerolls_each = found

    def _won(self, stakes: Sequence[Stake]) -> tuple[float, float, float]:
        """The dice, the points and the XP to expect of what hangs on conditions."""
        dice = plus = xp = 0.0
        for stake in stakes:
            share = 1.0
            for condition in stake.conditions:
                share *= chance(condition, self, self.at.rivals_with(stake.number))
            for measure in stake.measures:
                share *= outlook(measure, self)[0]
            dice += share * stake.dice
            plus += share * stake.plus
            xp += share * stake.xp
        return dice, plus, xp

    # --- fiends ----------------------------------------------------------------------------------------

    def pain(self, fiend: Fiend) -> float:
        """What a fiend costs, which is no more than to be rid of it some day."""
        hero, price = self.hero, fiends.price(self.hero)
        pain = PAIN[type(fiend.effect)](fiend.effect, self)
        if self.at.phase == "last-call" or not (self.markets or hero.gold >= price):
            return pain
        gold = min(MOST_GOLD, hero.gold)
        paid = self.coins[gold] - self.coins[gold - price] if gold >= price else price * self.gold_each
        return min(pain, paid + SOME_DAY)


# What weapons and classes are worth besides.
WORTH: dict[type[Power], Callable[[Any, FiendsEstimate], float]] = {
    powers.CombatDice: lambda own, now: (own.where != BATTLE) * own.dice * HUNT_DIE * HUNTS * now.markets,
    powers.ResultBonus: lambda own, now: (own.where != BATTLE) * own.bonus * HUNT_POINT * HUNTS * now.markets,
    powers.FreeRerolls: lambda own, now: (
        (own.where != HUNT) * min(own.rerolls, 2) * FREE_REROLL * now.point
        + (own.where != BATTLE) * own.rerolls * HUNT_REROLL * HUNTS * now.markets
    ),
    powers.CheaperMercenaries: lambda own, now: 0.3 * now.die_each,
    powers.CheaperBanishing: lambda own, now: (
        now.gold_each * own.gold * (0.4 * len(now.hero.fiends) + 0.05 * now.markets)
    ),
    powers.CheaperExchange: lambda own, now: 0.1 * now.gold_each * own.gold * now.markets,
    powers.TrophyPays: lambda own, now: TROPHIES * now.markets * (now.pay(own) + own.glory * now.point),
    powers.HuntPays: lambda own, now: HUNTS * now.markets * now.pay(own),
    powers.WoundsIgnored: lambda own, now: 0.12 * HUNTS * now.markets * min(2, own.wounds),
    powers.FiendPays: lambda own, now: FIENDS * now.markets * now.pay(own),
    powers.FamiliarPays: lambda own, now: 0.9 * min(now.turns, now.spaces[FAMILIAR]) * own.gold * now.gold_each,
    powers.SplitPays: lambda own, now: SPLIT_DICE * now.turns * own.gold * now.gold_each,
    powers.StoreDice: lambda own, now: 0.12 * min(now.turns, 8),
}
# What a fiend costs if it is never banished.
PAIN: dict[type[Power], Callable[[Any, FiendsEstimate], float]] = {
    curses.NoAction: lambda curse, now: (
        ACTION_USED * sum(min(now.turns, now.spaces[row]) * ACTION_WORTH[row] for row in curse.rows)
    ),
    curses.Dearer: lambda curse, now: _dearer(curse) * now.markets * now.gold_each,
    curses.NoGold: lambda curse, now: _unpaid(curse.source, now) * now.gold_each,
    curses.SpoilChosen: lambda curse, now: (
        now.turns * (SPLIT_DICE * 0.5 if curse.dice == curses.SPLIT else HIGH_DICE * 0.6)
    ),
    curses.RollChosen: lambda curse, now: ROLLED_AGAIN * now.turns,
    curses.NoTop: lambda curse, now: 0.12 * now.markets,
    curses.NoRefresh: lambda curse, now: 0.2 * now.markets * len(now.hero.skills) + 0.02 * now.markets,
    curses.NoBanishing: lambda curse, now: 0.3 * (len(now.hero.fiends) - 1) + 0.03 * now.markets,
    curses.DearerBanishing: lambda curse, now: (
        now.gold_each * curse.gold * (0.3 * (len(now.hero.fiends) - 1) + 0.04 * now.markets)
    ),
    curses.FewerDice: lambda curse, now: (
        curse.dice * ((curse.where != HUNT) * now.die_each + (curse.where != BATTLE) * HUNTS * HUNT_DIE * now.markets)
    ),
    curses.LowerResult: lambda curse, now: (
        curse.minus * ((curse.where != HUNT) * now.point + (curse.where != BATTLE) * HUNTS * HUNT_POINT * now.markets)
    ),
    curses.DearerMercenaries: lambda curse, now: 0.3 * now.die_each + 0.03 * now.markets,
    curses.NoRerolls: lambda curse, now: now.rerolls_each * now.point + 0.1 * HUNTS * now.markets,
    curses.LessXp: lambda curse, now: 0.35 * curse.xp * now.xp_each * now.markets,
    curses.HuntToll: lambda curse, now: HUNTS * curse.gold * now.gold_each * now.markets,
    curses.StarsLost: lambda curse, now: (
        curse.stars if curse.per is None else max(0.0, outlook(curse.per, now)[0] - (curse.each - 1) / 2) / curse.each
    ),
    Hands: lambda curse, now: 0.08 * now.markets,
}


def _dearer(curse: curses.Dearer) -> float:
    """The gold that dearer cards cost in a market turn."""
    if not curse.type:
        return PURCHASES * curse.gold
    return min(curse.gold + (4.0 if curse.double else 0.0), 2.5) * BOUGHT.get(curse.type, 0.06)


def _unpaid(source: str, now: FiendsEstimate) -> float:
    """The gold that does not come."""
    lost = {
        curses.GOLD_DIE: 2 * GOLD_DICE * now.turns,
        curses.ROW: float(sum(1 for spaces in now.spaces if spaces)),
        curses.INITIATIVE: 0.5 * now.markets,
    }
    return lost.get(source, 2 * DISCARDS * now.markets)


@lru_cache(maxsize=4096)
def _familiar_story(paid: tuple[int, ...], matches: int, empty: int) -> float:
    """The stars of the familiar's backstory with so many matches and empty spaces."""
    if empty == 0:
        return paid[matches]
    hit = _familiar_story(paid, matches + 1, empty - 1)
    return FAMILIAR_MATCH * hit + (1 - FAMILIAR_MATCH) * _familiar_story(paid, matches, empty - 1)


def _parts(number: float, each: int, stars: int, limit: int | None, open: int) -> float:
    """Stars for full shares of a number, which is not certain while anything is to come."""
    shares = number // each if not open else max(0.0, number - (each - 1) / 2) / each
    return stars * shares if limit is None else min(float(limit), stars * shares)
