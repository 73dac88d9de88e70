"""Clean-up Phase (RP-CLEAN) and the end of the game (RP-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.roll_player.cards.powers import Refreshes
from herowright.games.roll_player.rules import skills
from herowright.games.roll_player.rules.choices import DONE, LAST_CALL, REFRESH, REFRESHES, SKIP
from herowright.games.roll_player.rules.components import NONE
from herowright.games.roll_player.rules.dice import all_full
from herowright.games.roll_player.rules.gold import from_supply, pay
from herowright.games.roll_player.rules.market import deal_market
from herowright.games.roll_player.rules.roll import return_pool
from herowright.table.decision import Option, Step, Steps, ask_if_any

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.types import Skill
    from herowright.games.roll_player.rules.state import Hero, RollPlayer


def clean_up(table: RollPlayer) -> Steps[Step]:
    """In the order of RP-CLEAN-01."""
    table.phase = "clean-up"
    drop_tokens(table)
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        yield from refresh_skills(table, hero)
    return_dice(table)
    table.discard += table.market
    table.market = []
    deal_market(table, len(table.pool))
    lay_coins(table)
    table.turn = NONE
    if all_full(table):  # RP-END-01
        return ("last_call",)
    table.first = (table.first + 1) % len(table.heroes)  # RP-CLEAN-11
    if not table.solo:
        table.report("rp-event-first", table.first, "RP-CLEAN-11")
    return ("roll_phase",)


def drop_tokens(table: RollPlayer) -> None:
    for hero in table.heroes:
        if hero.tokens:
            table.report("rp-event-tokens-lost", hero.seat, "RP-CLEAN-02", {"tokens": hero.tokens})
            hero.tokens = 0


def refresh_skills(table: RollPlayer, hero: Hero) -> Steps[None]:
    """One exhausted skill may be turned upright (RP-CLEAN-03), more if the class says so."""
    if not hero.exhausted:
        return
    skilled = hero.power(Refreshes)
    for _ in range(skilled.most if skilled else 1):
        skill = yield from ask_if_any(REFRESH, hero.seat, lambda: refreshable(hero))
        if skill is None:
            return
        hero.exhausted = tuple(other for other in hero.exhausted if other is not skill)
        table.report("rp-event-refreshed", hero.seat, "RP-CLEAN-03", {"card": skill.name})
        if skilled:
            pay(table, hero, skilled.gold, "RP-GOLD-05", "card", card=hero.source_of(skilled))


def refreshable(hero: Hero) -> list[Option[Skill | None]]:
    return [*(REFRESHES[skill] for skill in hero.exhausted), SKIP] if hero.exhausted else []


def return_dice(table: RollPlayer) -> None:
    """Unchosen dice, and those that found no room on a full sheet, go into the bag (RP-CLEAN-04, RP-DICE-28)."""
    returned = return_pool(table)
    for hero in table.heroes:
        returned += hero.hand
        table.bag += hero.hand
        hero.hand = []
    if returned:
        table.report("rp-event-returned", None, "RP-CLEAN-04", {"dice": " ".join(map(table.die_name, returned))})


def lay_coins(table: RollPlayer) -> None:
    """A coin on every initiative card but the lowest and the highest, never two (RP-CLEAN-09, -10)."""
    for card in range(1, len(table.coins) - 1):
        if not table.coins[card]:
            table.coins[card] = from_supply(table, 1)


def last_call(table: RollPlayer) -> Steps[None]:
    """Before the scoring every seat with a usable skill is asked once more (RP-SKILL-09)."""
    table.phase = "last-call"
    for hero in table.clockwise_from_first():
        table.turn = hero.seat
        if table.settings.reading("RP-SKILL-09") == "allowed":
            yield from ask_if_any(LAST_CALL, hero.seat, lambda: [DONE] if skills.any_usable(table, hero) else [])
    table.turn = NONE
    table.phase = "over"
