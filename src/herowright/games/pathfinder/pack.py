"""A user's pack: what may be corrected on each card, own scenarios and characters, and the box that it gives.

A pack is plain data, as `docs/packs.md` describes it, and travels in the options of a table.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from herowright.games.pathfinder import own
from herowright.games.pathfinder.cards.box import BOX, Box
from herowright.games.pathfinder.cards.closing import ByCheck
from herowright.games.pathfinder.cards.types import (
    OURS,
    PRINTED,
    RECALLED,
    Adventure,
    AdventurePath,
    Bane,
    Boon,
    Card,
    Character,
    Location,
    Scenario,
)
from herowright.games.pathfinder.corrections import all_corrected, known, numbered, one_check, several_checks, unknown
from herowright.games.pathfinder.own_rules import rules
from herowright.games.pathfinder.rules.components import PILES, SETS
from herowright.table.errors import BadOption
from herowright.table.message import Message
from herowright.table.settings import Check, Problem, fields, items, number, problems_of, yes_or_no

# Where a value comes from when a pack gives it.
PACK = "pack"
# The table of a pack that holds each family of cards.
TABLES = {
    "boon": "boons",
    "bane": "banes",
    "location": "locations",
    "scenario": "scenarios",
    "adventure": "adventures",
    "character": "characters",
}
MARKS = frozenset(("basic", "elite"))
# What the box holds without a pack.
BOX_NAMES = frozenset(card.name for card in BOX)

Pack = Mapping[str, Any]

# --- what may be written -----------------------------------------------------------------------------------


@cache
def _box_card() -> dict[str, Check]:
    cards = (*BOX.boons, *BOX.banes)
    held = {set for card in cards for set in card.copies}
    traits = sorted({trait for card in cards for trait in card.traits} - MARKS)
    return {
        "name": own.NAME,
        "traits": items(known(traits), 0, 12, distinct=True),
        "basic": yes_or_no(),
        "elite": yes_or_no(),
        "copies": fields({set: number(0, 40) for set in SETS if set in held}),
    }


def _values(card: Card) -> dict[str, Check]:
    """All that may be corrected on a printed boon, bane or location."""
    checks: dict[str, Check] = {}
    match card:
        case Boon():
            checks = {**_box_card(), "acquire": several_checks()}
            if card.recharge:
                checks["recharge"] = one_check()
        case Bane():
            checks = _box_card() | ({"defeat": several_checks(combat=True)} if card.defeat else {})
        case Location():
            checks = {"name": own.NAME, "deck": fields(dict.fromkeys(PILES, number(0, 9)))}
            if any(isinstance(way, ByCheck) for way in card.closing):
                checks["closing"] = one_check()
    if isinstance(card, (Boon, Bane)) and (powers := numbered(card)):
        checks["effect"] = fields(powers)
    return checks


@cache
def _shape() -> Check:
    boons, banes, places = (
        fields({card.id: fields(_values(card)) for card in cards}) for cards in (BOX.boons, BOX.banes, BOX.locations)
    )
    scenarios = {card.id: own.printed_scenario(card) for card in BOX.scenarios}
    adventures = {card.id: own.PRINTED_ADVENTURE for card in BOX.adventures}
    characters = {card.id: own.printed_character(card) for card in BOX.characters}
    return fields(
        {
            "boons": boons,
            "banes": banes,
            "locations": places,
            "scenarios": own.with_own(scenarios, own.scenario, own.NEEDED_SCENARIO),
            "adventures": own.with_own(adventures, own.adventure, own.NEEDED_ADVENTURE),
            "characters": own.with_own(characters, own.character, own.NEEDED),
        }
    )


def check(pack: Any) -> list[Problem]:
    """All that is wrong with a pack; nothing if it can be used."""
    return problems_of(_shape(), pack) or list(_told_once(pack))


def _told_once(pack: Pack) -> Iterator[Problem]:
    """An own adventure is made of own scenarios, each of which is in one of them at most."""
    free = list(own_scenarios(pack))
    for id, entry in own_adventures(pack).items():
        for scenario in entry["scenarios"]:
            path = ("adventures", id, "scenarios")
            if scenario in free:
                free.remove(scenario)
            elif scenario in own_scenarios(pack):
                yield Problem(path, Message("pack-twice"))
            else:
                yield unknown(scenario, own_scenarios(pack), path)


def own_values(pack: Pack) -> dict[str, tuple[str, ...]]:
    """What the pack adds to the values of settings."""
    return {"scenario": own_scenarios(pack)}


def own_scenarios(pack: Pack) -> tuple[str, ...]:
    return tuple(id for id in pack.get("scenarios", {}) if f"scenario:{id}" not in BOX_NAMES)


def own_adventures(pack: Pack) -> dict[str, Any]:
    return {id: entry for id, entry in pack.get("adventures", {}).items() if f"adventure:{id}" not in BOX_NAMES}


def check_campaign(pack: Pack) -> None:
    """What a party takes home has to fit the printed box: its characters, their decks, and what it has won."""
    wrong = [f"scenarios.{id}" for id in own_scenarios(pack)] + [f"adventures.{id}" for id in own_adventures(pack)]
    wrong += [f"characters.{id}" for id, entry in pack.get("characters", {}).items() if {*entry} != {"name"}]
    for table in ("boons", "banes"):
        wrong += [f"{table}.{id}.copies" for id, entry in pack.get(table, {}).items() if "copies" in entry]
    if wrong:
        raise BadOption("pf-pack-campaign", fields=", ".join(wrong))


# --- what it makes of the box ------------------------------------------------------------------------------


def _entry(card: Card, pack: Pack) -> dict[str, Any]:
    entry: dict[str, Any] = pack.get(TABLES.get(card.family, ""), {}).get(card.id, {})
    return entry


def box_with(pack: Pack) -> Box:
    """The box with what a pack corrects and adds; the same box for the same pack."""
    return _box_with(json.dumps(pack, sort_keys=True))


@lru_cache(maxsize=64)
def _box_with(pack: str) -> Box:
    wanted: Pack = json.loads(pack)
    box = BOX.with_cards(*(_corrected(card, wanted) for card in BOX if card.family in _CARDS and _entry(card, wanted)))
    new: list[Card] = [
        own.new_scenario(id, entry)
        for id, entry in wanted.get("scenarios", {}).items()
        if f"scenario:{id}" not in BOX_NAMES
    ]
    new += own.adventures([card for card in new if isinstance(card, Scenario)], own_adventures(wanted))
    for id, entry in wanted.get("characters", {}).items():
        if f"character:{id}" in BOX_NAMES:
            new.append(_character(BOX.find("character", id), entry, box))
        else:
            new.append(own.new_character(id, entry, box.boons))
    return box.with_cards(*new)


# Decks of characters are put together from the corrected ones of these.
_CARDS = ("boon", "bane", "location", "scenario", "adventure")


def _corrected(card: Card, pack: Pack) -> Card:
    entry = _entry(card, pack)
    new: dict[str, Any] = {name: entry[name] for name in ("acquire", "recharge", "defeat") if name in entry}
    match card:
        case Boon() | Bane():
            new |= {name: entry[name] for name in ("basic", "elite") if name in entry}
            new["traits"] = frozenset(entry["traits"]) if "traits" in entry else card.traits - MARKS
            new["copies"] = {**card.copies, **entry.get("copies", {})}
            new |= all_corrected(card, entry.get("effect", {}))
        case Location():
            new["deck"] = {**card.deck, **entry.get("deck", {})}
            if "closing" in entry:
                ways = (ByCheck(entry["closing"]) if isinstance(way, ByCheck) else way for way in card.closing)
                new["closing"] = tuple(ways)
        case Scenario():
            new |= {name: tuple(entry[name]) for name in ("villains", "henchmen") if name in entry}
            if "locations" in entry:
                new["locations"] = own.places(entry["locations"])
            if "reward" in entry:
                new["reward"] = own.reward(entry["reward"])
    if "rules" in entry:
        new["during"] = rules(entry)
    return dataclasses.replace(card, **new)


def _character(card: Character, entry: Mapping[str, Any], box: Box) -> Character:
    """Its ready-made deck follows the cards list."""
    skills = own.skills_with(card.skills, entry.get("skills", {}))
    cards = own.cards_with(card.cards, entry.get("cards", {}))
    sample = own.sample(skills, cards, box.boons, card.sample) if "cards" in entry else card.sample
    sizes = tuple(entry.get("hand-sizes", card.hand_sizes))
    return dataclasses.replace(card, skills=skills, cards=cards, sample=sample, hand_sizes=sizes)


# --- what it says about them -------------------------------------------------------------------------------

# What is written in a pack, and which value of the card it is.
_VALUE = {
    "name": "title",
    "rules": "during",
    "basic": "marks",
    "elite": "marks",
    "effect": "powers",
    "hand-sizes": "hand_sizes",
}


def is_own(card: Card) -> bool:
    """Whether a card is in the box only because of a pack."""
    return card.name not in BOX_NAMES


def changed(card: Card, pack: Pack) -> set[str]:
    """The values of a card that a pack gives."""
    if is_own(card):
        return set(card.values)
    given = {_VALUE.get(name, name) for name in _entry(card, pack)}
    return given | ({"sample"} if isinstance(card, Character) and "cards" in given else set())


def provenance(card: Card, pack: Pack) -> tuple[str, dict[str, str]]:
    """Where the card as a whole and each of its values comes from; it is as well known as its least known value. Of a
    recharge check that a boon does not have nothing is known, nor of rules of an adventure or path that has none."""
    given = changed(card, pack)
    none: tuple[str, ...] = ()
    if isinstance(card, Boon) and not card.recharge:
        none = ("recharge",)
    elif isinstance(card, Adventure | AdventurePath) and not card.during:
        none = ("during",)
    values = [value for value in card.values if value not in none]
    origins = {value: PACK if value in given else card.provenance_of(value) for value in values}
    whole = next((origin for origin in (OURS, RECALLED, PACK) if origin in origins.values()), PRINTED)
    return whole, origins


def names(pack: Pack, lang: str) -> dict[str, str]:
    """The names a pack gives in a language, as `Texts` takes them; own cards have their English ones at least."""
    return dict(_names(pack, lang))


def _names(pack: Pack, lang: str) -> Iterator[tuple[str, str]]:
    for family, table in TABLES.items():
        for id, entry in pack.get(table, {}).items():
            given = entry.get("name", {})
            found = given.get(lang) or ("" if f"{family}:{id}" in BOX_NAMES else given.get("en"))
            if found:
                yield f"{family}-{id}", found
