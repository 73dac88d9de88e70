"""Hunting minions (FF-HUNT)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.curses import HuntToll
from herowright.games.roll_player.fiends_familiars.cards.powers import (
    HUNT as HUNTING,
)
from herowright.games.roll_player.fiends_familiars.cards.powers import (
    CheaperExchange,
    HuntPays,
    TrophyPays,
    WoundsIgnored,
)
from herowright.games.roll_player.fiends_familiars.rules import combat, gains, minions
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    EXCHANGES,
    HUNT,
    HUNT_REROLL,
    ROLL,
    Exchange,
    Hire,
    Roll,
)
from herowright.games.roll_player.rules.gold import pay
from herowright.table.decision import Option, Steps, ask

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.types import Minion, Reward, Tier
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

EXCHANGE: Final = 3  # FF-HUNT-02
FIRST_DIE: Final = 1  # FF-HUNT-05


def possible(table: FiendsTable, hero: Adventurer) -> bool:
    """There is somebody to hunt (FF-HUNT-23), and no fiend asks for more gold than there is."""
    return table.minion is not None and hero.gold >= toll(hero)


def toll(hero: Adventurer) -> int:
    return sum(curse.gold for curse in hero.powers(HuntToll)) if hero.fiends else 0


def setting_out(table: FiendsTable, hero: Adventurer) -> Adventurer:
    """The hero as it stands before the minion: what a fiend asks for is paid, and conditions may look at the gold."""
    hunting = table.phase == "hunt" and table.turn == hero.seat
    if hunting or not toll(hero):
        return hero
    poorer = hero.copy()
    poorer.gold = max(0, hero.gold - toll(hero))
    return poorer


def hunt(table: FiendsTable, hero: Adventurer) -> Steps[None]:
    """Exchange, pool, mercenaries, roll, reward, trophy (FF-HUNT-01 to -21)."""
    table.phase = "hunt"
    hero.result, hero.combat = None, ()
    if toll(hero):
        hero.gold -= toll(hero)
        table.report("ff-event-toll", hero.seat, "FF-DICE-08", {"gold": toll(hero)})
    minion = table.minions[0]
    table.report("ff-event-hunts", hero.seat, "FF-HUNT-01", {"minion": minion.name})
    yield from prepare(table, hero)
    minion = table.minions[0]
    combat.roll(table, hero, HUNTING, "FF-HUNT-10")
    total, _ = yield from combat.reroll_at_will(table, hero, HUNT_REROLL, "FF-HUNT-11")
    hero.result = total + combat.lasting_bonus(hero, HUNTING)
    yield from collect(table, hero, minion, hero.result)
    hero.combat_dice = 0
    table.phase = "market"


def pool(table: FiendsTable, hero: Adventurer, minion: Minion) -> int:
    """One die, those of the fulfilled conditions, and those of class, weapons and fiends; one at least."""
    weak = sum(dice for condition, dice in minion.weaknesses if condition.met(table, hero, [hero]))
    return max(1, FIRST_DIE + weak + combat.lasting_dice(hero, HUNTING))


def prepare(table: FiendsTable, hero: Adventurer) -> Steps[None]:
    """The minion may be exchanged first, then mercenaries hired, until the dice are rolled (FF-HUNT-02 to -09)."""
    hired = False

    def options() -> list[Option[Exchange | Hire | Roll]]:
        """The pool follows the hero's sheet until the first mercenary joins it."""
        if not hired:
            hero.combat_dice = pool(table, hero, table.minions[0])
        found: list[Option[Exchange | Hire | Roll]] = [ROLL]
        price = exchange_price(hero)
        if not hired and hero.gold >= price and len(table.minions) > 1:
            found.append(EXCHANGES[price])
        tokens = 1 if table.settings.reading("FF-HUNT-08") == "one-token" else hero.tokens
        return [*found, *combat.mercenaries(hero, combat.mercenary_price(hero), tokens)]

    while True:
        wish = yield from ask(
            HUNT, hero.seat, options, lambda: {"minion": table.minions[0].name, "dice": hero.combat_dice}
        )
        match wish:
            case Roll():
                return
            case Exchange(gold=gold):
                hero.gold -= gold
                table.report("ff-event-exchange", hero.seat, "FF-HUNT-02", {"gold": gold})
                minions.put_under(table, hero.seat, "FF-HUNT-02")
            case Hire(tokens=tokens):
                combat.hire(table, hero, wish, "FF-HUNT-07" if tokens else "FF-HUNT-06")
                hired = True


def exchange_price(hero: Adventurer) -> int:
    return max(1, EXCHANGE - sum(power.gold for power in hero.powers(CheaperExchange)))


def rewards(table: FiendsTable, minion: Minion, reached: Tier) -> list[Reward]:
    """That of the one tier whose span holds the sum, or those below it too; their wounds are no reward (FF-HUNT-14)."""
    if table.settings.reading("FF-HUNT-14") == "tier-reached":
        return [reached.reward]
    lower = [tier.reward for tier in minion.tiers if tier.least < reached.least]
    return [*(replace(reward, wounds=0) for reward in lower), reached.reward]


def collect(table: FiendsTable, hero: Adventurer, minion: Minion, result: int) -> Steps[None]:
    """The reward, then the trophy or the bottom of the deck, then the next minion (FF-HUNT-13 to -21)."""
    tier = minion.tier_of(result)
    table.report("ff-event-hunt-result", hero.seat, "FF-HUNT-13", {"minion": minion.name, "result": result})
    for bonus in hero.powers(HuntPays):
        pay(table, hero, bonus.gold, "RP-GOLD-05", "card", card=hero.source_of(bonus))
        yield from gains.gain_xp(table, hero, bonus.xp, "FF-XP-09")
    for reward in rewards(table, minion, tier):
        yield from gains.give(table, hero, spared(hero, reward), "FF-HUNT-13", minion)
    if tier.trophy:
        yield from minions.take_trophy(table, hero, minion)
        for prize in hero.powers(TrophyPays):
            pay(table, hero, prize.gold, "RP-GOLD-05", "card", card=hero.source_of(prize))
            gains.gain_glory(table, hero, prize.glory, "FF-CARD-01")
            yield from gains.gain_xp(table, hero, prize.xp, "FF-XP-09")
        minions.reveal(table, "FF-HUNT-21")
    elif table.minions[0] is minion:  # a reward's action may have moved it already
        minions.put_under(table, hero.seat, "FF-HUNT-16", "FF-HUNT-21")


def spared(hero: Adventurer, reward: Reward) -> Reward:
    """The same with fewer wounds for whoever ignores some."""
    ignored = sum(power.wounds for power in hero.powers(WoundsIgnored))
    return replace(reward, wounds=max(0, reward.wounds - ignored)) if ignored else reward
