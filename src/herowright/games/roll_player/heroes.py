"""The heroes of a finished game, for histories: race and class, and what the dice showed."""

from __future__ import annotations

from typing import Any

from herowright.games.roll_player.rules.components import HIGHEST, LOOK_IDS, LOOK_OF, LOWEST
from herowright.table.heroes import Hero, Throws
from herowright.table.table import Table

# The average of a die, by its look.
USUAL = {LOOK_IDS[look]: (LOWEST[die] + HIGHEST[die]) / 2 for die, look in enumerate(LOOK_OF)}
COMBAT = 3.5


def heroes(table: Table[Any]) -> list[Hero]:
    rolled = throws(table)
    return [_hero(hero, rolled.luck(seat)) for seat, hero in enumerate(table.view()["heroes"])]


def _hero(hero: dict[str, Any], luck: float | None) -> Hero:
    race = f"race:{hero['race']}:{hero['side']}" if hero["race"] else ""
    kind = f"class:{hero['class']}" if hero["class"] else ""
    return Hero(f"{race} {kind}".strip(), kind, luck)


def throws(table: Table[Any]) -> Throws:
    """The dice that a seat rolled for itself. Of those rolled for all it has what one shows on average: to take the
    best is no luck (RP-ROLL-01)."""
    found = Throws(table.seats)
    pool: list[tuple[int, float]] = []
    for event in table.log:
        match event.kind:
            case "rp-event-starting-dice":
                for shown, usual in map(_die, event.args["dice"].split()):
                    found.add(event.seat, shown, usual)
            case "rp-event-pool":
                pool = [_die(die) for die in event.args["dice"].split()]
            case "rp-event-takes" | "ff-event-takes" if pool:
                taken = len(str(event.args.get("dice", "one")).split())
                shown, usual = (taken * sum(each) / len(pool) for each in zip(*pool, strict=True))
                found.add(event.seat, shown, usual)
            case "rp-event-rolled":
                found.add(event.seat, event.args["face"], _die(event.args["die"])[1])
            case "ff-event-combat-roll":
                for face in event.args["dice"].split():
                    found.add(event.seat, int(face), COMBAT)
            case "ff-event-reroll":
                found.add(event.seat, event.args["face"], COMBAT)
    return found


def _die(name: str) -> tuple[int, float]:
    """What `die:red5` shows, and what such a die shows on average."""
    look = name.removeprefix("die:")
    return int(look[-1]), USUAL[look[:-1]]
