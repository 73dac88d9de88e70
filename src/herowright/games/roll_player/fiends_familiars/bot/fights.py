"""Hunts and the battle: what every sum of Combat dice is worth in stars, and the questions on the way there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from herowright.bots.policy import Verdict, noted, nothing, shown
from herowright.games.roll_player.bot import reasons
from herowright.games.roll_player.bot.market import Stall
from herowright.games.roll_player.bot.market import judge_market as judge_trade
from herowright.games.roll_player.bot.odds import MOST_GOLD, TIE_BREAK
from herowright.games.roll_player.fiends_familiars.bot.abilities import ability_gain, banish_gain
from herowright.games.roll_player.fiends_familiars.bot.odds import (
    DEATH,
    MOST_DICE,
    PLAIN,
    Counts,
    expected,
    likely,
    plain,
    spread,
)
from herowright.games.roll_player.fiends_familiars.cards.curses import MARKET, LessXp, NoRerolls
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import BATTLE, HUNT, FreeRerolls, HuntPays, TrophyPays
from herowright.games.roll_player.fiends_familiars.cards.scorings import PerMeasure
from herowright.games.roll_player.fiends_familiars.cards.terrors import LostHighest
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, Minion, Tier
from herowright.games.roll_player.fiends_familiars.rules import battle, combat, hunt
from herowright.games.roll_player.fiends_familiars.rules.choices import START_HUNT
from herowright.games.roll_player.fiends_familiars.rules.odds import FACES, reaches
from herowright.table.decision import Option
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.bot.estimate import FiendsEstimate
    from herowright.games.roll_player.fiends_familiars.bot.situation import FiendsSituation

# The highest sum that is looked at.
MOST_SUM = 40
# An XP that is spent in a Hunt may serve better in the battle; it is not spent for nothing either way.
THRIFT, NO_WASTE = 1.1, 0.02
# How often a Hunt is worth an XP for a reroll.
PAID = 0.5


class Prey:
    """The rewards of minions in stars, for a hero as it is now; those of one that is only thought of are `rough`."""

    def __init__(self, now: FiendsEstimate, rough: bool = False) -> None:
        self.now = now
        self.xp, self.glory, self.wound = now.xp_each, now.point, -now.point
        if not rough:
            hero = now.hero
            self.xp = (now.changed(xp=hero.xp + 2).total - now.total) / 2
            self.glory = now.changed(glory=hero.glory + 1).total - now.total
            self.wound = now.changed(wounds=hero.wounds + 1).total - now.total
        self.hero = now.hero
        self.bonus = combat.lasting_bonus(self.hero, HUNT)
        self.no_rerolls = self.hero.power(NoRerolls) is not None
        free = sum(power.rerolls for power in self.hero.powers(FreeRerolls) if power.where != BATTLE)
        self.free_rerolls = 0 if self.no_rerolls else min(2, free)
        self.worths: dict[tuple[Minion, int], list[float]] = {}
        self.known: dict[Minion, list[tuple[float, int]]] = {}

    # --- prizes ----------------------------------------------------------------------------------

    @cached_property
    def trophy(self) -> float:
        hero = self.hero
        minion = self.now.at.table.minion or self.now.at.table.box.minions[0]
        token = hero.adventure_tokens < len(KINDS)
        after = self.now.changed(
            trophies=(*hero.trophies, minion), adventure_tokens=hero.adventure_tokens + token, xp=hero.xp + (not token)
        )
        return after.total - self.now.total

    def prize(self, tier: Tier) -> tuple[float, int]:
        """A tier in stars, and the gold it pays."""
        hero, reward = self.hero, hunt.spared(self.hero, tier.reward)
        gold, xp, glory = reward.gold, reward.xp, reward.glory
        for bonus in hero.powers(HuntPays):
            gold, xp = gold + bonus.gold, xp + bonus.xp
        if tier.trophy:
            for prize in hero.powers(TrophyPays):
                gold, xp, glory = gold + prize.gold, xp + prize.xp, glory + prize.glory
        xp = max(0, xp - sum(curse.xp for curse in hero.powers(LessXp)))
        stars = xp * self.xp + glory * self.glory + reward.wounds * self.wound
        if tier.trophy:
            stars += self.trophy
        if reward.action is not None:
            stars += ability_gain(self.now, reward.action)
        return stars, gold

    def worth(self, minion: Minion, gold: int) -> list[float]:
        """What each sum of the Combat dice is worth to a hero with so much gold, the gold included."""
        found = self.worths.get((minion, gold))
        if found is None:
            if minion not in self.known:
                self.known[minion] = [self.prize(tier) for tier in minion.tiers]
            found = self.worths[minion, gold] = []
            ends = [max(0, tier.least - self.bonus) for tier in minion.tiers[1:]] + [MOST_SUM + 1]
            for (stars, more), end in zip(self.known[minion], ends, strict=True):
                found += [stars + self.now.purse[min(MOST_GOLD, gold + more)]] * (end - len(found))
        return found

    # --- dice ------------------------------------------------------------------------------------

    def pool(self, minion: Minion) -> int:
        table = self.now.at.table
        return hunt.pool(table, hunt.setting_out(table, self.hero), minion)

    def value(self, minion: Minion, dice: int, gold: int) -> float:
        """The score beyond the sheet to expect from a Hunt with so many dice, gold included."""
        worth, thrown = self.worth(minion, gold), min(dice, MOST_DICE)
        usual = expected(worth, spread(thrown, self.free_rerolls))
        if not self.hero.xp or self.no_rerolls:
            return usual
        once = expected(worth, spread(thrown, self.free_rerolls + 1)) - THRIFT * self.xp
        return max(usual, usual + PAID * (once - usual))

    def average(self, gold: int) -> float:
        """What a Hunt of the next minion would be worth, whichever it is."""
        values = [self.value(minion, self.pool(minion), gold) for minion in self.now.at.unseen_minions()]
        return sum(values) / len(values) if values else 0.0


# --- in the market ---------------------------------------------------------------------------------------


class FiendsStall(Stall):
    """Who does not buy may hunt, and a token can banish a fiend."""

    now: FiendsEstimate

    def __init__(self, now: FiendsEstimate) -> None:
        Stall.__init__(self, now)
        self.minion = now.at.table.minion
        self.prey = Prey(now, rough=True)
        self.hunts: dict[int, float] = {}

    def otherwise(self, gold: int) -> float:
        kept = self.left(gold, 0) if self.now.hero.goes_unpaid(MARKET) else Stall.otherwise(self, gold)
        if gold not in self.hunts:
            self.hunts[gold] = self._hunt(gold - hunt.toll(self.now.hero))
        return max(kept, self.hunts[gold])

    def _hunt(self, gold: int) -> float:
        """The value of a Hunt of the minion face up."""
        if self.minion is None or gold < 0:
            return 0.0
        return self.prey.value(self.minion, self.prey.pool(self.minion), gold)

    def token(self, gold: int, tokens: int, before: float) -> float:
        return max(Stall.token(self, gold, tokens, before), self.banishing())

    def banishing(self) -> float:
        """What it is worth to be rid of the worst fiend."""
        return max([banish_gain(self.now, fiend) for fiend in self.now.hero.fiends], default=0.0)


def judge_market(at: FiendsSituation, option: Option) -> Verdict:
    """A purchase, a discarded card or a Hunt."""
    if option.payload == START_HUNT.payload:
        me, minion, prey = at.me, at.table.minions[0], Prey(at.now)
        dice = prey.pool(minion)
        value = prey.value(minion, dice, me.gold - hunt.toll(me))
        return Verdict(at.now.beyond_gold + value, partial(_why_hunt, prey, minion, dice))
    if at.me.goes_unpaid(MARKET) and option.payload and option.payload[0] in ("discard", "gold"):
        return Verdict(at.now.total, nothing)
    return judge_trade(at, option)


# --- before the roll -----------------------------------------------------------------------------------


@noted
def _prey(at: FiendsSituation) -> Prey:
    return Prey(at.now)


def judge_hunt(at: FiendsSituation, option: Option) -> Verdict:
    """Another minion, mercenaries, or the roll."""
    me, minion, prey, dice = at.me, at.table.minions[0], _prey(at), at.asked["dice"]
    why = partial(_why_hunt, prey, minion, dice)
    match option.payload:
        case ("exchange", gold):
            value = prey.average(me.gold - gold)
            why = partial(_why_exchange, value - prey.value(minion, dice, me.gold))
        case ("hire", gold, xp, _):
            value = prey.value(minion, dice + 1, me.gold - gold) - THRIFT * xp * prey.xp
            why = partial(_why_hunt, prey, minion, dice + 1)
        case _:
            value = prey.value(minion, dice, me.gold)
    return Verdict(at.now.beyond_gold + value, why)


def _why_hunt(prey: Prey, minion: Minion, dice: int) -> tuple[Message, ...]:
    """The dice, the chance of the trophy, and what the Hunt brings on average."""
    least = next((tier.least for tier in minion.tiers if tier.trophy), None)
    worth = expected(prey.worth(minion, prey.hero.gold), spread(min(dice, MOST_DICE))) - prey.now.gold
    found = []
    if least is not None:
        chance = reasons.percent(reaches(dice, least - prey.bonus) / 1000)
        found.append(Message("bot-ff-trophy", {"dice": dice, "chance": chance, "minion": minion.name}))
    return (*found, reasons.gained(worth))


def _why_exchange(gain: float) -> tuple[Message, ...]:
    return (Message("bot-ff-exchange"), reasons.gained(gain))


# --- after the roll --------------------------------------------------------------------------------------


def judge_hunt_reroll(at: FiendsSituation, option: Option) -> Verdict:
    prey = _prey(at)
    worth, price = prey.worth(at.table.minions[0], at.me.gold), max(NO_WASTE, THRIFT * prey.xp)
    return _judge_rolled(at, option, worth, price, at.now.beyond_gold, PLAIN)


def _judge_rolled(
    at: FiendsSituation, option: Option, worth: Sequence[float], price: float, beside: float, counts: Counts
) -> Verdict:
    """Whether to stop, to roll a die again, or to let the familiar's Power stand in for the dice."""
    total = sum(counts[face - 1] for face in at.me.combat)
    now = worth[min(MOST_SUM, total)]
    match option.payload:
        case ("reroll", face, cost):
            kept = total - counts[face - 1]
            value = expected(worth, plain(1, counts), kept) - price * cost
            return Verdict(beside + value, partial(_why_reroll, worth, kept, counts, now, cost))
        case ("power",):
            value = worth[min(MOST_SUM, at.asked["power"])]
            return Verdict(beside + value, partial(reasons.why_gained, value - now))
    return Verdict(beside + now, nothing)


def _why_reroll(worth: Sequence[float], kept: int, counts: Counts, now: float, cost: int) -> tuple[Message, ...]:
    better = sum(worth[min(MOST_SUM, kept + count)] > now for count in counts) / len(FACES)
    gain = expected(worth, plain(1, counts), kept) - now
    return (Message("bot-ff-reroll", {"chance": reasons.percent(better), "xp": cost}), reasons.gained(gain))


# --- the battle ------------------------------------------------------------------------------------------

# How much another hero's battle may differ from what is to be expected.
RIVAL_SPREAD = 3.5
# More mercenaries than this are not planned for at once, nor more rerolls; and a reroll must be worth this much.
MOST_HELPERS, MOST_REROLLS, SPENT = 3, 4, 0.001


class Fight:
    """What each sum of the Combat dice is worth to a hero in the battle."""

    def __init__(self, at: FiendsSituation) -> None:
        self.at = at
        self.me = at.me
        self.monster = battle.foe(at.table)
        terror = self.monster.terror
        # A Monster may not count some faces, or less of the highest die, whichever that will be (FF-MON-10).
        highest = [part.less for part in terror.parts if isinstance(part, LostHighest)]
        others = [part for part in terror.parts if not isinstance(part, LostHighest)]
        self.counts = tuple(face - sum(part.lost([face]) for part in others) for face in PLAIN)
        self.plus = battle.added(at.table, at.me) - sum(highest)
        self.worth = [self._worth(total + self.plus) for total in range(MOST_SUM + 1)]

    def _worth(self, result: int) -> float:
        monster, solo = self.monster, self.at.table.solo
        if result < monster.strength:
            return -DEATH if solo else 0.0
        stars = float(monster.stars_for(result))
        for trait in self.me.traits:
            scoring = trait.scoring
            if isinstance(scoring, PerMeasure) and scoring.measure == Owned("monster-stars"):
                stars += stars // scoring.each * scoring.stars
        return stars if solo else stars + monster.master * self._best(result)

    def _best(self, result: int) -> float:
        """The chance that nobody does better."""
        chance = 1.0
        for hero in self.at.rivals:
            if hero.result is not None:
                chance *= result >= hero.result
            else:
                chance *= likely(result - self.at.rival_result(hero), RIVAL_SPREAD)
        return chance

    def value(self, dice: int, gold: int, xp: int, hired: int = MOST_HELPERS) -> float:
        """The stars to expect, if as many mercenaries are hired as pay for themselves."""
        best = expected(self.worth, spread(min(dice, MOST_DICE), self.rerolls(xp), self.counts)) + self.coins(gold)
        if hired:
            price, cost = self.at.now.hire
            if gold >= price:
                best = max(best, self.value(dice + 1, gold - price, xp, hired - 1))
            if xp >= cost:
                best = max(best, self.value(dice + 1, gold, xp - cost, hired - 1))
        return best

    def rerolls(self, xp: int) -> int:
        dearer = self.monster.terror.reroll
        if dearer is None or self.me.power(NoRerolls) is not None:
            return 0
        free = sum(power.rerolls for power in self.me.powers(FreeRerolls) if power.where != HUNT)
        return min(MOST_REROLLS, free + xp // (combat.REROLL_XP + dearer))

    def coins(self, gold: int) -> float:
        """What gold is worth after the battle."""
        return sum(gold // each * stars for each, stars in self.at.now.cards.gold_paid) + TIE_BREAK * gold


@noted
def _fight(at: FiendsSituation) -> Fight:
    return Fight(at)


def judge_hire(at: FiendsSituation, option: Option) -> Verdict:
    me, fight, dice = at.me, _fight(at), at.asked["dice"]
    if option.payload[0] == "hire":
        _, gold, xp, _ = option.payload
        value = fight.value(dice + 1, me.gold - gold, me.xp - xp)
        return Verdict(value, partial(_why_hire, fight, dice + 1, me.xp - xp))
    return Verdict(fight.value(dice, me.gold, me.xp, 0), partial(_why_hire, fight, dice, me.xp))


def _why_hire(fight: Fight, dice: int, xp: int) -> tuple[Message, ...]:
    """The chance to beat the Monster with so many dice, and the stars to expect."""
    totals = spread(min(dice, MOST_DICE), fight.rerolls(xp), fight.counts)
    won = sum(chance for total, chance in enumerate(totals) if total + fight.plus >= fight.monster.strength)
    stars = expected([max(0.0, worth) for worth in fight.worth], totals)
    args = {"monster": fight.monster.name, "dice": dice, "chance": reasons.percent(won)}
    return (Message("bot-ff-battle", args), Message("bot-ff-battle-stars", {"stars": shown(stars)}))


def judge_battle_reroll(at: FiendsSituation, option: Option) -> Verdict:
    """After the battle XP is worth nothing, so it is spent as long as it helps."""
    fight = _fight(at)
    return _judge_rolled(at, option, fight.worth, SPENT, 0.0, fight.counts)
