"""Where gold comes from (RP-GOLD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herowright.games.roll_player.cards.powers import GoldDicePay
from herowright.games.roll_player.rules.components import GOLD, LOOK_OF

if TYPE_CHECKING:
    from herowright.games.roll_player.rules.state import Hero, RollPlayer

GOLD_DIE: Final = 2  # RP-GOLD-01
DISCARDED_CARD: Final = 2  # RP-GOLD-02
FILLED_ROW: Final = 1  # RP-GOLD-03


def from_supply(table: RollPlayer, gold: int) -> int:
    """What the supply can give of it; it is endless unless the table counts tokens (RP-COMP-18)."""
    if table.settings.reading("RP-COMP-18") == "endless":
        return gold
    in_use = sum(hero.gold for hero in table.heroes) + sum(table.coins)
    return min(gold, table.gold_tokens() - in_use)


def pay(table: RollPlayer, hero: Hero, gold: int, rule: str, source: str, **args: object) -> None:
    """Every gold from the supply comes this way, so what keeps a source from paying is asked here."""
    if hero.goes_unpaid(source):
        return
    gold = from_supply(table, gold)
    if gold > 0:
        hero.gold += gold
        table.report("rp-event-gold", hero.seat, rule, {"gold": gold, "source": source, **args})


def pay_for_gold_die(table: RollPlayer, hero: Hero, die: int, rule: str, starting: bool = False) -> None:
    gold = gold_for_die(table, hero, die, starting)
    if gold:
        pay(table, hero, gold, rule, "gold-die", die=table.die_name(die))


def gold_for_die(table: RollPlayer, hero: Hero, die: int, starting: bool = False) -> int:
    """A gold die that comes onto the sheet pays 2, or what the class says (RP-GOLD-01)."""
    if LOOK_OF[die] != GOLD:
        return 0
    richer = hero.power(GoldDicePay)
    if richer and (starting or table.settings.reading("RP-DICE-10") == "always"):
        return richer.gold
    return GOLD_DIE
