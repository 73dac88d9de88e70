"""Death of a character, and how a scenario is lost (PF-DEATH, PF-END-01, PF-END-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.asking import Death, ScenarioOver

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Hero, Pathfinder


def die(table: Pathfinder, hero: Hero) -> NoReturn:
    """All cards go under the character card; nothing more happens to it in this scenario (PF-DEATH-03 to -05)."""
    hero.dead = True
    if hero.known_top < len(hero.deck):
        table.chance.reveal()  # the pile lies open
    hero.buried += [*hero.deck, *hero.hand, *hero.discard, *hero.displayed, *(card for card, _ in hero.in_play)]
    hero.deck, hero.hand, hero.discard, hero.displayed, hero.in_play = [], [], [], [], []
    hero.known_top = hero.known_bottom = 0
    hero.promises = ()
    table.report("pf-event-dies", hero.seat, "PF-DEATH-01")
    if all(each.dead for each in table.heroes):
        lose_scenario(table, "PF-DEATH-07")
    raise Death(hero.seat)


def lose_scenario(table: Pathfinder, rule: str) -> NoReturn:
    """The end, without a reward (PF-END-03)."""
    table.over, table.won, table.lost_by = True, False, rule
    table.report("pf-event-lost-scenario", None, rule, {"card": table.scenario.name})
    raise ScenarioOver


def win_scenario(table: Pathfinder, rule: str) -> NoReturn:
    table.over, table.won = True, True
    table.report("pf-event-won-scenario", None, rule, {"card": table.scenario.name})
    raise ScenarioOver


class of_anybody:  # written and read like a function
    """Who dies of it does not stop what follows."""

    __slots__ = ("depth", "table")

    def __init__(self, table: Pathfinder) -> None:
        self.table = table
        self.depth = len(table.checks), len(table.hurts), len(table.encounters)

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, death: BaseException | None, trace: object) -> bool:
        if not isinstance(death, Death):
            return False
        unwind(self.table, self.depth)
        return True


class of_another(of_anybody):
    """Whoever else dies does not stop what this character is doing. It stops if the character itself has died
    meanwhile, whatever it died of (PF-DEATH-11)."""

    __slots__ = ("hero",)

    def __init__(self, table: Pathfinder, hero: Hero) -> None:
        super().__init__(table)
        self.hero = hero

    def __exit__(self, kind: object, death: BaseException | None, trace: object) -> bool:
        over = super().__exit__(kind, death, trace) or death is None
        if over and self.hero.dead:
            raise Death(self.hero.seat)
        return over


def unwind(table: Pathfinder, depth: tuple[int, int, int]) -> None:
    """Drop checks, damage and encounters that are cut short; what was played in them is settled further out."""
    checks, hurts, encounters = depth
    for met in table.encounters[encounters:]:
        if met.summoned and not met.spare:
            piles.banish(table, met.card)  # PF-SUMMON-04
    due = [each for check in table.checks[checks:] for each in check.due]
    due += [each for met in table.encounters[encounters:] for each in met.due]
    del table.checks[checks:]
    del table.hurts[hurts:]
    del table.encounters[encounters:]
    if table.encounters:
        table.encounters[-1].due += due
