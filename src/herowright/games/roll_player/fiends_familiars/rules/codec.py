"""The table as plain data for saves and comparison, and where every component is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable
from herowright.games.roll_player.rules import codec as base
from herowright.table.chance import Chance

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.cards.box import FiendsBox
    from herowright.games.roll_player.rules.settings import Settings

_NUMBERS = ("each", "call", "known_minions", "revealed")
_PILES = {
    "fiend_deck": "fiend",
    "minions": "minion",
    "idle_minions": "minion",
    "idle_familiars": "familiar",
    "adventure": "adventure",
}
_HERO_VALUES = (
    "xp", "stored", "glory", "wounds", "adventure_tokens", "acted", "combat_dice", "free_rerolls", "result",
    "monster_stars", "master_stars",
)  # fmt: skip
_HERO_LISTS = ("looked", "backpack", "combat")
_HERO_CARDS = {
    "offered": "familiar",
    "scrolls": "market",
    "fiends": "fiend",
    "coming": "fiend",
    "banished": "fiend",
    "trophies": "minion",
}


def encode(table: FiendsTable) -> dict[str, Any]:
    data = base.encode(table)
    data |= {name: getattr(table, name) for name in _NUMBERS}
    data |= {name: [card.id for card in getattr(table, name)] for name in _PILES}
    data["enemies"] = list(table.enemies)
    data["lurking"] = [[fiend.id for fiend in fiends] for fiends in table.lurking]
    data["monster"] = table.monster and table.monster.id
    for hero, row in zip(table.heroes, data["heroes"], strict=True):
        row |= {name: getattr(hero, name) for name in _HERO_VALUES}
        row |= {name: list(getattr(hero, name)) for name in _HERO_LISTS}
        row |= {name: [card.id for card in getattr(hero, name)] for name in _HERO_CARDS}
        row["familiar"] = hero.familiar and hero.familiar.id
    return data


def decode(data: Mapping[str, Any], box: FiendsBox, settings: Settings, chance: Chance) -> FiendsTable:
    table: FiendsTable = object.__new__(FiendsTable)
    base.fill(table, data, box, settings, chance)
    for name in _NUMBERS:
        setattr(table, name, data[name])
    for name, family in _PILES.items():
        setattr(table, name, [box.find(family, id) for id in data[name]])
    table.enemies = list(data["enemies"])
    table.lurking = [tuple(box.find("fiend", id) for id in fiends) for fiends in data["lurking"]]
    table.monster = data["monster"] and box.find("monster", data["monster"])
    table.heroes = [Adventurer(row["seat"]) for row in data["heroes"]]
    for hero, row in zip(table.heroes, data["heroes"], strict=True):
        base.fill_hero(hero, row, box)
        for name in _HERO_VALUES:
            setattr(hero, name, row[name])
        for name in _HERO_LISTS:
            setattr(hero, name, tuple(row[name]))
        for name, family in _HERO_CARDS.items():
            setattr(hero, name, tuple(box.find(family, id) for id in row[name]))
        hero.familiar = row["familiar"] and box.find("familiar", row["familiar"])
    return table


def inventory(table: FiendsTable) -> dict[str, str]:
    """All dice and market cards as in the base game; fiends, minions and familiars besides."""
    dice = {f"die:{die}": "enemy" for die in table.enemies}
    dice |= {f"die:{die}": f"backpack:{hero.seat}" for hero in table.heroes for die in hero.backpack}
    found = base.inventory(table, dice)
    places: list[tuple[str, str]] = [(fiend.name, "fiends") for fiend in table.fiend_deck]
    places += [(fiend.name, "initiative") for fiends in table.lurking for fiend in fiends]
    places += [(minion.name, "minions") for minion in table.minions]
    places += [(minion.name, "box") for minion in table.idle_minions]
    places += [(familiar.name, "box") for familiar in table.idle_familiars]
    for hero in table.heroes:
        places += [(card.name, f"hero:{hero.seat}") for card in (*hero.fiends, *hero.banished, *hero.trophies)]
        places += [(card.name, f"hero:{hero.seat}") for card in hero.offered]
        places += [(hero.familiar.name, f"hero:{hero.seat}")] if hero.familiar else []
        if not set(hero.coming) <= set(hero.fiends):
            raise AssertionError(f"seat {hero.seat} waits for a fiend it does not have")
    for thing, zone in places:
        if thing in found:
            raise AssertionError(f"{thing} is in {found[thing]} and in {zone}")
        found[thing] = zone
    if table.monster is not None:  # before that, all of them are in the box
        everything = {card.name for card in (*table.box.fiends, *table.box.minions, *table.box.familiars)}
        if missing := everything - found.keys():
            raise AssertionError(f"nowhere to be found: {sorted(missing)}")
    return found
