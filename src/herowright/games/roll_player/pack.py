"""A user's pack: what may be corrected on each card, and the box that the corrections give.

A pack is plain data, as `docs/packs.md` describes it, and travels in the options of a table.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from herowright.games.roll_player.cards.armor import ARMOR
from herowright.games.roll_player.cards.box import ALL_CARDS, Box, box_of
from herowright.games.roll_player.cards.classes import goal
from herowright.games.roll_player.cards.types import (
    OURS,
    PRINTED,
    RECALLED,
    Alignment,
    Armor,
    ArmorSet,
    Backstory,
    Card,
    HeroClass,
    MarketCard,
    Race,
)
from herowright.games.roll_player.components import (
    CLASS_COLOURS,
    COLOUR_IDS,
    COLOUR_OF_ID,
    DIRECTIONS,
    ROW_IDS,
    ROW_OF_ID,
    ROWS,
    SPACES_PER_ROW,
)
from herowright.table.errors import BadOption
from herowright.table.message import Message
from herowright.table.settings import Check, Path, Problem, fields, items, number, pattern, text, word

# Where a value comes from when a pack gives it.
PACK = "pack"
# The table of a pack that holds each family of cards.
SECTIONS = {"race": "races", "class": "classes", "backstory": "backstories", "alignment": "alignments"}
MARKET, ARMOR_SETS = "cards", "armor-sets"
# The attribute of a card that holds its effect.
EFFECTS = {"weapon": "effect", "class": "effect", "skill": "ability", "trait": "scoring"}

Pack = Mapping[str, Any]

# --- what may be written -------------------------------------------------------------------------

NAME = fields(dict.fromkeys(("en", "pl", "de"), text(60)))
CLASS_COLOUR = word(*(COLOUR_IDS[colour] for colour in CLASS_COLOURS))
ROW = word(*ROW_IDS)
# The numbers and words of effects, by the names of their fields.
EFFECT_VALUES: Mapping[str, Check] = {
    "beyond": number(0, 18),
    "bonus": number(0, 6),
    "each": number(1, 20),
    "face": number(1, 6),
    "gold": number(0, 20),
    "hands": number(2, 8),
    "highest": number(-5, 5),
    "lowest": number(-5, 5),
    "most": number(1, 5),
    "stars": number(0, 20),
    "tokens": number(0, 6),
    "total": number(3, 36),
    "colour": word(*COLOUR_IDS),
    "row": ROW,
    "rows": items(ROW, 2, 2, distinct=True),
}


def _goal(value: Any, path: Path) -> Iterator[Problem]:
    """`"17"`, `"16-17"` or `"14+"`, and not upside down."""
    wrong = list(pattern(r"[1-9]\d?(\+|-[1-9]\d?)?", "pack-goal")(value, path))
    yield from wrong
    if not wrong and (aim := goal(value, 0)).most is not None and aim.least > aim.most:
        yield Problem(path, Message("pack-goal"))


def _effect(card: Card) -> dict[str, Check]:
    """The values of the card's effect that can be corrected."""
    if card.family not in EFFECTS:
        return {}
    effect = getattr(card, EFFECTS[card.family])
    held = {field.name: getattr(effect, field.name) for field in dataclasses.fields(effect)}
    known = {name: EFFECT_VALUES[name] for name, value in held.items() if name in EFFECT_VALUES and value is not None}
    return {"effect": _in_order(fields(known), held) if "lowest" in held else fields(known)} if known else {}


def _in_order(check_effect: Check, held: Mapping[str, Any]) -> Check:
    """The lowest value must not come to lie above the highest."""

    def check(value: Any, path: Path) -> Iterator[Problem]:
        wrong = list(check_effect(value, path))
        yield from wrong
        if not wrong and (after := {**held, **value})["lowest"] > after["highest"]:
            yield Problem(path, Message("pack-bounds"))

    return check


def _market_card(card: MarketCard) -> dict[str, Check]:
    checks = {"name": NAME, "cost": number(0, 20), "dots": number(1, 2)}
    if hasattr(card, "hands"):
        checks["hands"] = number(1, 2)
    if hasattr(card, "arrow"):
        checks["arrow"] = word(*DIRECTIONS)
    return checks | _effect(card)


def _armor_set(cards: int) -> Check:
    colours = items(CLASS_COLOUR, 0, len(CLASS_COLOURS), distinct=True)
    return fields({"name": NAME, "ladder": items(number(0, 30), cards, cards), "colours": colours})


def _values(card: Card) -> dict[str, Check]:
    """All that may be corrected on a card."""
    match card:
        case Race():
            return {"name": NAME, "modifiers": fields(dict.fromkeys(ROW_IDS, number(-6, 6)))}
        case HeroClass():
            goals, stars = (fields(dict.fromkeys(ROW_IDS, check)) for check in (_goal, number(0, 9)))
            return {"name": NAME, "ability": NAME, "goals": goals, "stars": stars} | _effect(card)
        case Backstory():
            cell = fields({"column": number(1, SPACES_PER_ROW), "colour": CLASS_COLOUR})
            return {"name": NAME, "cells": fields(dict.fromkeys(ROW_IDS, cell))}
        case Alignment():
            return {"name": NAME, "grid": items(items(number(-9, 9), 3, 3), 3, 3)}
        case MarketCard():
            return _market_card(card)
    raise TypeError(card)


@cache
def _shape() -> Check:
    sections: dict[str, dict[str, Check]] = {}
    for card in ALL_CARDS:
        sections.setdefault(section(card), {})[card.id] = fields(_values(card))
    sets = [card.set.id for card in ARMOR]
    sections[ARMOR_SETS] = {id: _armor_set(sets.count(id)) for id in dict.fromkeys(sets)}
    return fields({name: fields(known) for name, known in sections.items()})


def check(pack: Any) -> list[Problem]:
    """All that is wrong with a pack; nothing if it can be used."""
    return list(_shape()(pack, ()))


def settle(pack: Any) -> dict[str, Any]:
    """The checked pack of a table's options."""
    for problem in check(pack):
        where = {"file": "options", "line": 0, "field": ".".join(("pack", *problem.path))}
        raise BadOption(problem.message.id, **problem.message.args, **where)
    settled: dict[str, Any] = json.loads(json.dumps(pack))
    return settled


# --- what it makes of the cards --------------------------------------------------------------------


def section(card: Card) -> str:
    return SECTIONS.get(card.family, MARKET)


def box_with(edition: str, pack: Pack) -> Box:
    """The box of an edition with the cards of a pack; the same box for the same pack."""
    return _box_with(edition, json.dumps(pack, sort_keys=True))


@lru_cache(maxsize=64)
def _box_with(edition: str, pack: str) -> Box:
    wanted: Pack = json.loads(pack)
    box = box_of(edition)
    sets = {card.set: _corrected_set(card.set, wanted) for card in box.market if isinstance(card, Armor)}
    return box.with_cards(*(_corrected(card, wanted, sets) for card in box if changed(card, wanted)))


def _corrected_set(armor_set: ArmorSet, pack: Pack) -> ArmorSet:
    entry = pack.get(ARMOR_SETS, {}).get(armor_set.id, {})
    ladder = tuple(entry.get("ladder", armor_set.ladder))
    colours = tuple(COLOUR_OF_ID[id] for id in entry["colours"]) if "colours" in entry else armor_set.colours
    return dataclasses.replace(armor_set, ladder=ladder, colours=colours)


def _corrected(card: Card, pack: Pack, sets: Mapping[ArmorSet, ArmorSet]) -> Card:
    entry = pack.get(section(card), {}).get(card.id, {})
    new: dict[str, Any] = {name: entry[name] for name in ("cost", "dots", "hands", "arrow") if name in entry}
    if "effect" in entry:
        attribute = EFFECTS[card.family]
        new[attribute] = dataclasses.replace(getattr(card, attribute), **_effect_values(entry["effect"]))
    match card:
        case Armor():
            new["set"] = sets[card.set]
        case Race():
            rows = {ROW_OF_ID[id]: by for id, by in entry.get("modifiers", {}).items()}
            new["modifiers"] = {row: by for row, by in {**card.modifiers, **rows}.items() if by}
        case HeroClass():
            new["goals"] = tuple(_goal_of(card, row, entry) for row in ROWS)
        case Backstory():
            new["cells"] = dict(_cell(space, colour, entry) for space, colour in card.cells.items())
        case Alignment() if "grid" in entry:
            new["grid"] = tuple(stars for row in entry["grid"] for stars in row)
    return dataclasses.replace(card, **new)


def _effect_values(entry: Mapping[str, Any]) -> dict[str, Any]:
    ids: dict[str, Mapping[str, int]] = {"row": ROW_OF_ID, "colour": COLOUR_OF_ID}
    values: dict[str, Any] = {name: ids[name][value] if name in ids else value for name, value in entry.items()}
    if "rows" in values:
        values["rows"] = tuple(ROW_OF_ID[id] for id in values["rows"])
    return values


def _goal_of(card: HeroClass, row: int, entry: Mapping[str, Any]) -> Any:
    old, id = card.goals[row], ROW_IDS[row]
    stars = entry.get("stars", {}).get(id, old.stars)
    return goal(entry["goals"][id], stars) if id in entry.get("goals", {}) else dataclasses.replace(old, stars=stars)


def _cell(space: int, colour: int, entry: Mapping[str, Any]) -> tuple[int, int]:
    row, column = divmod(space, SPACES_PER_ROW)
    cell = entry.get("cells", {}).get(ROW_IDS[row], {})
    column = cell.get("column", column + 1) - 1
    return row * SPACES_PER_ROW + column, COLOUR_OF_ID[cell["colour"]] if "colour" in cell else colour


# --- what it says about them -----------------------------------------------------------------------


def changed(card: Card, pack: Pack) -> set[str]:
    """The values of a card that a pack gives."""
    entry = set(pack.get(section(card), {}).get(card.id, {}))
    if isinstance(card, Armor):
        entry |= pack.get(ARMOR_SETS, {}).get(card.set.id, {}).keys() - {"name"}
    return {"goals" if value == "stars" else value for value in entry}


def provenance(card: Card, pack: Pack) -> tuple[str, dict[str, str]]:
    """Where the card as a whole and each of its values comes from; it is as well known as its least known value."""
    given = changed(card, pack)
    origins = {value: PACK if value in given else card.provenance_of(value) for value in card.values}
    known = {*origins.values()}
    whole = next((origin for origin in (OURS, RECALLED, PACK) if origin in known), PRINTED)
    return whole, origins | dict.fromkeys(sorted(given - origins.keys()), PACK)


def names(pack: Pack, lang: str) -> dict[str, str]:
    """The names a pack gives in a language, as `Texts` takes them."""
    families = {MARKET: "card", ARMOR_SETS: "armor-set"} | {table: family for family, table in SECTIONS.items()}
    found = {}
    for table, family in families.items():
        for id, entry in pack.get(table, {}).items():
            if lang in entry.get("name", {}):
                found[f"{family}-{id}"] = entry["name"][lang]
    abilities = {card.id: card.ability for card in ALL_CARDS if isinstance(card, HeroClass)}
    for id, entry in pack.get(SECTIONS["class"], {}).items():
        if lang in entry.get("ability", {}):
            found[f"ability-{abilities[id]}"] = entry["ability"][lang]
    return found
