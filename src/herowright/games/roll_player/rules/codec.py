"""The state as plain JSON values and back, and where every component is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.rules.components import LOOK_IDS, LOOK_OF, NONE
from herowright.games.roll_player.rules.settings import Settings
from herowright.games.roll_player.rules.state import Hero, RollPlayer
from herowright.table.chance import Chance
from herowright.table.message import NO_ARGS

if TYPE_CHECKING:
    from herowright.games.roll_player.cards.box import Box

_PILES = ("market", "deck", "discard", "trash", "boxed")
_NUMBERS = ("round", "phase", "first", "turn", "purchases", "extra_purchases", "enemy", "mixed")
# What can hold in a Market turn only; left out where it does not, as in saves of earlier versions.
_OF_A_TURN = ("from_pile", "traded_out")
_LISTS = ("faces", "bag", "aside", "pool", "coins", "holders")
_HERO_CARDS = ("weapons", "armor", "skills", "exhausted", "traits")
_HERO_SINGLES = {"race": "race", "hero_class": "class", "backstory": "backstory", "alignment": "alignment"}
_HERO_VALUES = ("seat", "side", "marker", "gold", "tokens")


def encode(table: RollPlayer) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(table, name) for name in _NUMBERS}
    data |= {name: True for name in _OF_A_TURN if getattr(table, name)}
    data |= {name: list(getattr(table, name)) for name in _LISTS}
    data |= {name: _ids(getattr(table, name)) for name in _PILES}
    data["known"] = table.chance.n
    data["step"] = table.step and list(table.step)
    data["heroes"] = [encode_hero(hero) for hero in table.heroes]
    return data


def encode_hero(hero: Hero) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(hero, name) for name in _HERO_VALUES}
    data |= {"spaces": list(hero.spaces), "hand": list(hero.hand)}
    data |= {name: _ids(getattr(hero, name)) for name in _HERO_CARDS}
    for name in _HERO_SINGLES:
        card = getattr(hero, name)
        data[name] = card and card.id
    return data


def _ids(cards: Iterable[Any]) -> list[str]:
    return [card.id for card in cards]


def decode(data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> RollPlayer:
    table: RollPlayer = object.__new__(RollPlayer)
    fill(table, data, box, settings, chance)
    table.each = 1
    table.heroes = [Hero(row["seat"]) for row in data["heroes"]]
    for hero, row in zip(table.heroes, data["heroes"], strict=True):
        fill_hero(hero, row, box)
    return table


def fill(table: RollPlayer, data: Mapping[str, Any], box: Box, settings: Settings, chance: Chance) -> None:
    """Everything on the table but the heroes."""
    table.box, table.settings, table.chance, table.events = box, settings, chance, []
    for name in _NUMBERS:
        setattr(table, name, data[name])
    for name in _OF_A_TURN:
        setattr(table, name, data.get(name, False))
    for name in _LISTS:
        setattr(table, name, list(data[name]))
    for name in _PILES:
        setattr(table, name, [box.find("market", id) for id in data[name]])
    table.step = tuple(data["step"]) if data["step"] else None


def fill_hero(hero: Hero, data: Mapping[str, Any], box: Box) -> None:
    for name in _HERO_VALUES:
        setattr(hero, name, data[name])
    hero.spaces, hero.hand = list(data["spaces"]), list(data["hand"])
    for name in _HERO_CARDS:
        setattr(hero, name, tuple(box.find("market", id) for id in data[name]))
    for name, family in _HERO_SINGLES.items():
        setattr(hero, name, data[name] and box.find(family, data[name]))


def inventory(table: RollPlayer, elsewhere: Mapping[str, str] = NO_ARGS) -> dict[str, str]:
    """Each die and market card with its zone; raises if one is missing, doubled or unknown.

    `elsewhere` are things whose zones the base game does not have."""
    found = dict(elsewhere)

    def lay(things: Iterable[str], zone: str) -> None:
        for thing in things:
            if thing in found:
                raise AssertionError(f"{thing} is in {found[thing]} and in {zone}")
            found[thing] = zone

    def dice(ids: Iterable[int]) -> list[str]:
        return [f"die:{die}" for die in ids if die != NONE]

    lay(dice(table.bag), "bag")
    lay(dice(table.aside), "aside")
    lay(dice(table.pool), "pool")
    lay(dice([table.enemy]), "enemy")
    for pile in _PILES:
        lay(_ids(getattr(table, pile)), pile)
    for hero in table.heroes:
        lay(dice(hero.spaces), f"sheet:{hero.seat}")
        lay(dice(hero.hand), f"hand:{hero.seat}")
        lay(_ids(hero.cards), f"cards:{hero.seat}")
        if not set(hero.exhausted) <= set(hero.skills):
            raise AssertionError(f"seat {hero.seat} has exhausted a skill it does not own")
    missing = {f"die:{die}" for die in range(len(table.faces))} - found.keys()
    if table.deck or table.discard:  # before the Market is built all cards are in the box
        missing |= set(_ids(table.box.market)) - found.keys()
    if missing:
        raise AssertionError(f"nowhere to be found: {sorted(missing)}")
    return found


def name_of(item: Any) -> str:
    """Scripts name a die by its colour, a card by its id, and a marker of a colour is just that."""
    if isinstance(item, str):
        return item
    if isinstance(item, int):
        return LOOK_IDS[LOOK_OF[item]]
    return str(item.id)
