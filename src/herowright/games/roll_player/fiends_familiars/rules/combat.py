"""Combat dice: pools, mercenaries, rerolls (FF-HUNT, FF-XP, FF-MON)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.fiends_familiars.cards.curses import (
    DearerMercenaries,
    FewerDice,
    LowerResult,
    NoRerolls,
)
from herowright.games.roll_player.fiends_familiars.cards.measures import FamiliarPower
from herowright.games.roll_player.fiends_familiars.cards.powers import (
    BOTH,
    CheaperMercenaries,
    CombatDice,
    FreeRerolls,
    PowerInstead,
    ResultBonus,
)
from herowright.games.roll_player.fiends_familiars.rules.choices import (
    HIRES,
    REROLLS,
    STOP,
    USE_POWER,
    Hire,
    RollAgain,
    Stop,
    UsePower,
)
from herowright.games.roll_player.fiends_familiars.rules.experience import has_more_to_do
from herowright.games.roll_player.rules.components import FAMILIAR
from herowright.table.decision import Kind, Option, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

MERCENARY_GOLD, MERCENARY_XP = 5, 3  # FF-HUNT-06, FF-MON-07
REROLL_XP: Final = 1  # FF-XP-01


def lasting_dice(hero: Adventurer, where: str) -> int:
    """What class, weapons and fiends change in the number of Combat dice."""
    more = sum(power.dice for power in hero.powers(CombatDice) if power.where in (where, BOTH))
    return more - sum(curse.dice for curse in hero.powers(FewerDice) if curse.where in (where, BOTH))


def lasting_bonus(hero: Adventurer, where: str) -> int:
    """What class, weapons and fiends change in the sum of the dice."""
    more = sum(power.bonus for power in hero.powers(ResultBonus) if power.where in (where, BOTH))
    return more - sum(curse.minus for curse in hero.powers(LowerResult) if curse.where in (where, BOTH))


def power_of(table: FiendsTable, hero: Adventurer) -> int:
    """The familiar's Power now (FF-SCORE-02)."""
    return FamiliarPower().of(table, hero)


def mercenary_price(hero: Adventurer, dearer: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """In gold and in XP; never for nothing."""
    gold, xp = MERCENARY_GOLD + dearer[0], MERCENARY_XP + dearer[1]
    for curse in hero.powers(DearerMercenaries):
        gold, xp = gold + curse.gold, xp + curse.xp
    for power in hero.powers(CheaperMercenaries):
        gold, xp = gold - power.gold, xp - power.xp
    return max(1, gold), max(1, xp)


def mercenaries(hero: Adventurer, price: tuple[int, int], tokens: int) -> list[Option[Hire]]:
    """For XP, for gold, or for less gold with charisma tokens handed in (FF-HUNT-07, FF-HUNT-08)."""
    gold, xp = price
    options = []
    if hero.xp >= xp:
        options.append(HIRES[0, xp, 0])
    if hero.gold >= gold:
        options.append(HIRES[gold, 0, 0])
    for spent in range(1, min(tokens, hero.tokens, gold) + 1):
        if hero.gold >= gold - spent:
            options.append(HIRES[gold - spent, 0, spent])
    return options


def hire(table: FiendsTable, hero: Adventurer, wish: Hire, rule: str) -> None:
    _, gold, xp, tokens = wish
    hero.gold -= gold
    hero.xp -= xp
    hero.tokens -= tokens
    hero.combat_dice += 1
    table.report("ff-event-hired", hero.seat, rule, {"gold": gold, "xp": xp, "tokens": tokens})


def roll(table: FiendsTable, hero: Adventurer, where: str, rule: str) -> None:
    """All Combat dice of the pool together (FF-HUNT-10)."""
    hero.combat = tuple(table.chance.roll() for _ in range(hero.combat_dice))
    hero.free_rerolls = sum(power.rerolls for power in hero.powers(FreeRerolls) if power.where in (where, BOTH))
    table.report("ff-event-combat-roll", hero.seat, rule, {"dice": faces(hero), "sum": sum(hero.combat)})


def faces(hero: Adventurer) -> str:
    return " ".join(str(face) for face in hero.combat)


def rerolls(hero: Adventurer, dearer: int | None) -> list[Option[RollAgain]]:
    """Each die may be rolled again and again (FF-HUNT-11); `dearer` is `None` where nobody can."""
    if dearer is None or hero.power(NoRerolls) is not None:
        return []
    xp = 0 if hero.free_rerolls else REROLL_XP + dearer
    return [REROLLS[face, xp] for face in sorted(set(hero.combat))] if hero.xp >= xp else []


def reroll_at_will(
    table: FiendsTable,
    hero: Adventurer,
    kind: Kind[RollAgain | UsePower | Stop],
    roll_rule: str,
    dearer: int | None = 0,
) -> Steps[tuple[int, tuple[int, ...]]]:
    """Until the hero stops; returns the sum and its dice, or the familiar's Power and none (FF-HUNT-12, FF-CARD-12)."""

    def options() -> list[Option[RollAgain | UsePower | Stop]]:
        found: list[Option[RollAgain | UsePower]] = [*rerolls(hero, dearer)]
        if hero.power(PowerInstead) and hero.row(FAMILIAR):
            found.append(USE_POWER)
        return [STOP, *found] if found or has_more_to_do(table, hero) else []

    def told() -> dict[str, str | int]:
        return {"dice": faces(hero), "sum": sum(hero.combat), "power": power_of(table, hero)}

    while True:
        wish = yield from ask_if_any(kind, hero.seat, options, told)
        if wish is None or isinstance(wish, Stop):
            return sum(hero.combat), hero.combat
        if isinstance(wish, UsePower):
            hero.combat = ()
            table.report("ff-event-power", hero.seat, "FF-CARD-13", {"power": power_of(table, hero)})
            return power_of(table, hero), ()
        _, face, xp = wish
        at = hero.combat.index(face)
        new = table.chance.roll()
        hero.combat = (*hero.combat[:at], new, *hero.combat[at + 1 :])
        hero.xp -= xp
        hero.free_rerolls -= 0 if xp else 1
        table.report("ff-event-reroll", hero.seat, roll_rule, {"before": face, "face": new, "xp": xp})
