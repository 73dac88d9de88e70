"""A user's pack: what may be corrected on each card, and the box that the corrections give.

A pack is plain data, as `docs/packs.md` describes it, and travels in the options of a table.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, TypeVar, cast

from herowright.games.roll_player.cards.box import ALL_CARDS, Box
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
from herowright.games.roll_player.corrections import (
    CLASS_COLOUR,
    NAME,
    check_of,
    checks_of,
    corrected,
    goal_words,
)
from herowright.games.roll_player.fiends_familiars import pack as fiends_familiars
from herowright.games.roll_player.fiends_familiars.pack import vocabulary
from herowright.games.roll_player.rules.components import (
    CLASS_COLOURS,
    COLOUR_OF_ID,
    DIRECTIONS,
    ROW_IDS,
    ROW_OF_ID,
    ROWS,
    SPACES_PER_ROW,
)
from herowright.table.settings import Check, Problem, fields, items, number, problems_of, word

# Where a value comes from when a pack gives it.
PACK = "pack"
# The cards of all boxes: a pack may speak of any of them at every table.
CARDS: tuple[Card, ...] = (*ALL_CARDS, *fiends_familiars.CARDS)
# The table of a pack that holds each family of cards.
MARKET, ARMOR_SETS = "cards", "armor-sets"
SECTIONS = {
    "race": "races",
    "class": "classes",
    "backstory": "backstories",
    "alignment": "alignments",
    **dict.fromkeys(("weapon", "armor", "skill", "trait", "scroll"), MARKET),
    **fiends_familiars.SECTIONS,
}
# The attribute of a card that holds its effect.
EFFECTS = {
    "weapon": "effect",
    "class": "effect",
    "skill": "ability",
    "trait": "scoring",
    **fiends_familiars.EFFECTS,
}

Pack = Mapping[str, Any]
B = TypeVar("B", bound="Box")

# --- what may be written -------------------------------------------------------------------------


def _effect(card: Card) -> dict[str, Check]:
    """The values of the card's effect that can be corrected."""
    if card.family not in EFFECTS:
        return {}
    effect = getattr(card, EFFECTS[card.family])
    return {"effect": check_of(effect, vocabulary)} if checks_of(effect, vocabulary) else {}


def _market_card(card: MarketCard) -> dict[str, Check]:
    checks = {"name": NAME, "cost": number(0, 20), "dots": number(1, 2)}
    if hasattr(card, "hands"):
        checks["hands"] = number(1, 2)
    if hasattr(card, "arrow"):
        checks["arrow"] = word(*DIRECTIONS)
    return checks | _effect(card)


def _armor_set(least: int, most: int) -> Check:
    """A ladder may leave out the steps of an expansion."""
    colours = items(CLASS_COLOUR, 0, len(CLASS_COLOURS), distinct=True)
    return fields({"name": NAME, "ladder": items(number(0, 30), least, most), "colours": colours})


def _check(card: Card) -> Check:
    """All that may be corrected on a card."""
    match card:
        case Race():
            return fields({"name": NAME, "modifiers": fields(dict.fromkeys(ROW_IDS, number(-6, 6)))})
        case HeroClass():
            goals, stars = (fields(dict.fromkeys(ROW_IDS, check)) for check in (goal_words, number(0, 9)))
            return fields({"name": NAME, "ability": NAME, "goals": goals, "stars": stars} | _effect(card))
        case Backstory():
            cell = fields({"column": number(1, SPACES_PER_ROW), "colour": CLASS_COLOUR})
            return fields({"name": NAME, "cells": fields(dict.fromkeys(ROW_IDS, cell))})
        case Alignment():
            return fields({"name": NAME, "grid": items(items(number(-9, 9), 3, 3), 3, 3)})
        case MarketCard():
            return fields(_market_card(card))
    return fiends_familiars.check_card(card)


@cache
def _shape() -> Check:
    sections: dict[str, dict[str, Check]] = {}
    steps: dict[str, list[int]] = {}
    for card in CARDS:
        sections.setdefault(section(card), {})[card.id] = _check(card)
        if isinstance(card, Armor):
            steps.setdefault(card.set.id, []).append(len(card.set.ladder))
    sections[ARMOR_SETS] = {id: _armor_set(min(found), max(found)) for id, found in steps.items()}
    return fields({name: fields(known) for name, known in sections.items()})


def check(pack: Any) -> list[Problem]:
    """All that is wrong with a pack; nothing if it can be used."""
    return problems_of(_shape(), pack)


# --- what it makes of the cards --------------------------------------------------------------------


def section(card: Card) -> str:
    """The table of a pack that holds the card; none holds initiative cards."""
    return SECTIONS.get(card.family, "")


def _entry(card: Card, pack: Pack) -> dict[str, Any]:
    entry: dict[str, Any] = pack.get(section(card), {}).get(card.id, {})
    return entry


def box_with(box: B, pack: Pack) -> B:
    """A box with the cards of a pack; the same box for the same pack."""
    return cast(B, _box_with(box, json.dumps(pack, sort_keys=True)))


@lru_cache(maxsize=64)
def _box_with(box: Box, pack: str) -> Box:
    wanted: Pack = json.loads(pack)
    sets = {card.set: _corrected_set(card.set, wanted) for card in box.market if isinstance(card, Armor)}
    return box.with_cards(*(_corrected(card, wanted, sets) for card in box if changed(card, wanted)))


def _corrected_set(armor_set: ArmorSet, pack: Pack) -> ArmorSet:
    entry = pack.get(ARMOR_SETS, {}).get(armor_set.id, {})
    # The steps of an expansion may be left out and then climb as before; without it they are not needed.
    ladder = tuple(entry.get("ladder", armor_set.ladder))[: len(armor_set.ladder)]
    for before, after in pairwise(armor_set.ladder[len(ladder) - 1 :]):
        ladder += (ladder[-1] + after - before,)
    colours = tuple(COLOUR_OF_ID[id] for id in entry["colours"]) if "colours" in entry else armor_set.colours
    return dataclasses.replace(armor_set, ladder=ladder, colours=colours)


def _corrected(card: Card, pack: Pack, sets: Mapping[ArmorSet, ArmorSet]) -> Card:
    entry = _entry(card, pack)
    new: dict[str, Any] = {name: entry[name] for name in ("cost", "dots", "hands", "arrow") if name in entry}
    if "effect" in entry:
        attribute = EFFECTS[card.family]
        new[attribute] = corrected(getattr(card, attribute), entry["effect"])
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
        case _ if card.family in fiends_familiars.SECTIONS:
            new |= fiends_familiars.corrections(card, entry)
    return dataclasses.replace(card, **new)


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
    given = set(_entry(card, pack))
    match card:
        case Armor():
            given |= pack.get(ARMOR_SETS, {}).get(card.set.id, {}).keys() - {"name"}
        case HeroClass():
            given = {"goals" if value == "stars" else value for value in given}
        case _ if card.family in fiends_familiars.SECTIONS:
            given = fiends_familiars.values_given(card, pack)
    return given


def provenance(card: Card, pack: Pack) -> tuple[str, dict[str, str]]:
    """Where the card as a whole and each of its values comes from; it is as well known as its least known value."""
    given = changed(card, pack)
    origins = {value: PACK if value in given else card.provenance_of(value) for value in card.values}
    known = {*origins.values()}
    whole = next((origin for origin in (OURS, RECALLED, PACK) if origin in known), PRINTED)
    return whole, origins | dict.fromkeys(sorted(given - origins.keys()), PACK)


def names(pack: Pack, lang: str) -> dict[str, str]:
    """The names a pack gives in a language, as `Texts` takes them."""
    return dict(_names(pack, lang))


def _names(pack: Pack, lang: str) -> Iterator[tuple[str, str]]:
    for card in CARDS:
        entry = _entry(card, pack)
        named = {"name": card.name.replace(":", "-", 1)} | fiends_familiars.further_names(card)
        if isinstance(card, HeroClass):
            named["ability"] = f"ability-{card.ability}"
        for field, id in named.items() if entry else ():
            if lang in entry.get(field, {}):
                yield id, entry[field][lang]
    for id, entry in pack.get(ARMOR_SETS, {}).items():
        if lang in entry.get("name", {}):
            yield f"armor-set-{id}", entry["name"][lang]


def own_values(pack: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """A pack corrects cards; it adds nothing to the settings."""
    return {}
