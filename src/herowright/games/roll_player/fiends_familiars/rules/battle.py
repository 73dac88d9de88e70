"""The battle with the Monster (FF-MON)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.powers import BATTLE
from herowright.games.roll_player.fiends_familiars.rules import combat, gains
from herowright.games.roll_player.fiends_familiars.rules.adventure import rewarded
from herowright.games.roll_player.fiends_familiars.rules.choices import BATTLE_REROLL, HIRE, NO_MORE, Hire, Roll
from herowright.games.roll_player.rules.components import NONE
from herowright.table.decision import Option, Step, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.types import Monster
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

FIRST_DIE: Final = 1  # FF-MON-06


def foe(table: FiendsTable) -> Monster:
    assert table.monster is not None
    return table.monster


def outlook(table: FiendsTable, hero: Adventurer) -> tuple[int, int]:
    """The Combat dice a hero would have now and what would be added to them, as far as the hero can know."""
    if table.phase == "battle" and table.revealed:
        return max(1, hero.combat_dice), added(table, hero)
    table = wounded(table)
    hero = table.heroes[hero.seat]
    dice = first_dice(table, hero)
    for number, card in enumerate(table.adventure):
        if number in hero.looked and hero in rewarded(table, card):
            dice += card.reward.dice
    return max(1, dice), added(table, hero)


def added(table: FiendsTable, hero: Adventurer) -> int:
    """What is added to the dice, whatever they show."""
    glory, wounds = tokens_in_result(table, hero)
    return combat.lasting_bonus(hero, BATTLE) + glory - wounds - foe(table).terror.final(table, hero, [])


def wounded(table: FiendsTable) -> FiendsTable:
    """The table after the wounds that come before the first die: they count in everything that follows (FF-MON-05)."""
    terror = foe(table).terror
    ahead = [terror.wounds(table, hero) if hero.race is not None else 0 for hero in table.heroes]
    if not any(ahead):
        return table
    later = table.copy()
    for hero, wounds in zip(later.heroes, ahead, strict=True):
        hero.wounds += wounds
    return later


def first_dice(table: FiendsTable, hero: Adventurer) -> int:
    """One die, what cards change in it, and glory and wounds where they are read so (FF-MON-06, FF-MON-12)."""
    dice = FIRST_DIE + combat.lasting_dice(hero, BATTLE) - foe(table).terror.dice(table, hero)
    return dice + hero.glory - hero.wounds if table.settings.reading("FF-MON-12") == "dice" else dice


def tokens_in_result(table: FiendsTable, hero: Adventurer) -> tuple[int, int]:
    """The glory and the wounds that change the result (FF-MON-11, FF-MON-12)."""
    return (hero.glory, hero.wounds) if table.settings.reading("FF-MON-12") == "result" else (0, 0)


def battle(table: FiendsTable) -> Steps[Step]:
    """The Monster's ability first, on every hero separately, then the first die (FF-MON-04 to -06)."""
    table.phase = "battle"
    table.turn = NONE
    monster = foe(table)
    table.report("ff-event-battle", None, "FF-MON-04", {"monster": monster.name, "strength": monster.strength})
    for hero in table.clockwise_from_first():
        hero.result, hero.combat = None, ()
        gains.take_wounds(table, hero, monster.terror.wounds(table, hero), "FF-MON-05")
        lost = monster.terror.dice(table, hero)
        if lost:
            weak = {"monster": monster.name, "dice": lost}
            table.report("ff-event-terror-dice", hero.seat, "FF-MON-05", weak)
        hero.combat_dice = first_dice(table, hero)
    return ("reveal_adventure", 0)
    yield  # a step, although it asks nothing


def hire(table: FiendsTable, number: int) -> Steps[Step]:
    """Each hires as many mercenaries as wanted; charisma tokens do not help (FF-MON-07, FF-MON-08)."""
    hero = table.clockwise_from_first()[number]
    table.turn = hero.seat
    hero.combat_dice = max(1, hero.combat_dice)
    price = combat.mercenary_price(hero, foe(table).terror.mercenary)

    def options() -> list[Option[Hire | Roll]]:
        able = combat.mercenaries(hero, price, 0)
        return [NO_MORE, *able] if able else []

    while True:
        wish = yield from ask_if_any(
            HIRE, hero.seat, options, lambda: {"monster": foe(table).name, "dice": hero.combat_dice}
        )
        if not isinstance(wish, Hire):
            break
        combat.hire(table, hero, wish, "FF-MON-07")
    if table.settings.reading("FF-MON-18") == "hero-by-hero":
        return ("fight", number)
    return next_hero(table, "hire", number, ("fight", 0))


def next_hero(table: FiendsTable, step: str, number: int, after: Step) -> Step:
    """Each step is completed for all before the next one begins (FF-MON-18)."""
    return (step, number + 1) if number + 1 < len(table.heroes) else after


def fight(table: FiendsTable, number: int) -> Steps[Step]:
    """Roll and reroll; the result is final when the hero stops (FF-MON-09 to -12)."""
    hero = table.clockwise_from_first()[number]
    table.turn = hero.seat
    combat.roll(table, hero, BATTLE, "FF-MON-09")
    total, dice = yield from combat.reroll_at_will(table, hero, BATTLE_REROLL, "FF-MON-09", foe(table).terror.reroll)
    hero.result = settle(table, hero, total, dice)
    hero_by_hero = table.settings.reading("FF-MON-18") == "hero-by-hero"
    return next_hero(table, "hire" if hero_by_hero else "fight", number, ("spoils",))


def settle(table: FiendsTable, hero: Adventurer, total: int, dice: tuple[int, ...]) -> int:
    parts = worth(table, hero, total, dice)
    table.report("ff-event-battle-result", hero.seat, "FF-MON-11", parts)
    return parts["result"]


def worth(table: FiendsTable, hero: Adventurer, total: int, dice: tuple[int, ...]) -> dict[str, int]:
    """What dice come to: the Monster's ability, then glory and wounds (FF-MON-10, FF-MON-11)."""
    bonus = combat.lasting_bonus(hero, BATTLE)
    lost = foe(table).terror.final(table, hero, list(dice))
    glory, wounds = tokens_in_result(table, hero)
    result = total + bonus - lost + glory - wounds
    return {"sum": total, "bonus": bonus, "lost": lost, "glory": glory, "wounds": wounds, "result": result}


def spoils(table: FiendsTable) -> Steps[None]:
    """Stars by tier for each success, the master bonus for the best of them (FF-MON-13 to -19)."""
    monster = foe(table)
    for hero in table.clockwise_from_first():
        assert hero.result is not None
        hero.monster_stars = monster.stars_for(hero.result)
        won = hero.result >= monster.strength
        kind, rule = ("ff-event-wins", "FF-MON-14") if won else ("ff-event-loses", "FF-MON-13")
        told = {"monster": monster.name, "result": hero.result, "strength": monster.strength}
        table.report(kind, hero.seat, rule, told | {"stars": hero.monster_stars})
    for hero in masters(table):
        hero.master_stars = monster.master
        table.report("ff-event-master", hero.seat, "FF-MON-15", {"stars": monster.master})
    table.turn = NONE
    table.phase = "over"
    return
    yield  # a step, although it asks nothing


def masters(table: FiendsTable) -> list[Adventurer]:
    """All tied for the highest successful result; nobody where the card has no such bonus (FF-MON-15 to -17)."""
    monster = foe(table)
    adjusted = table.settings.reading("FF-MON-19") == "adjusted"
    won = [hero for hero in table.heroes if hero.result is not None and hero.result >= monster.strength]
    if not won or not monster.master:
        return []
    worth = {hero.seat: (hero.result or 0) if adjusted else rolled(table, hero) for hero in won}
    return [hero for hero in won if worth[hero.seat] == max(worth.values())]


def rolled(table: FiendsTable, hero: Adventurer) -> int:
    """The sum of the Combat dice, or the Power that stands in for them (FF-CARD-13)."""
    return sum(hero.combat) if hero.combat else combat.power_of(table, hero)
