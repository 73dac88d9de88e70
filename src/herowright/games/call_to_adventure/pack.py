"""A user's pack: what may be corrected on each card, on the runes and on the boards, and the box that it gives.

A pack is plain data, as `docs/packs.md` describes it, and travels in the options of a table.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from herowright.games.call_to_adventure.cards.box import BOX, Box
from herowright.games.call_to_adventure.cards.types import (
    OURS,
    PRINTED,
    RECALLED,
    Adversary,
    Ally,
    Card,
    Challenge,
    Destiny,
    HandCard,
    Motivation,
    Origin,
    Path,
    Quest,
    StoryCard,
    Trait,
    WinCondition,
)
from herowright.games.call_to_adventure.corrections import (
    ABILITY,
    ICON,
    all_corrected,
    check_of,
    checks_of,
    corrected,
    from_ids,
    numbered,
)
from herowright.games.call_to_adventure.rules.components import (
    ANTIHERO,
    CORE,
    CORRUPTION,
    DARK,
    EITHER,
    HERO,
    KINDS,
    XP,
    Face,
    Rune,
    Space,
)
from herowright.table.settings import Check, Problem, fields, items, number, problems_of, tables, text, word, yes_or_no

# Where a value comes from when a pack gives it.
PACK = "pack"
# The table of a pack that holds each kind of card.
TABLES = {
    "origin": "origins",
    "motivation": "motivations",
    "destiny": "destinies",
    "story": "story",
    "hero": "heroes",
    "antihero": "antiheroes",
    "quest": "quests",
}
PATHS = "paths"

Pack = Mapping[str, Any]

# --- what may be written -------------------------------------------------------------------------

NAME = fields(dict.fromkeys(("en", "pl", "de"), text(60)))
ICONS_AND_POINTS: Mapping[str, Check] = {
    "abilities": items(ABILITY, 0, 4),
    "icons": items(ICON, 0, 4),
    "triumph": number(0, 20),
    "tragedy": number(0, 20),
}
REWARDS: Mapping[str, Check] = {
    **ICONS_AND_POINTS,
    "xp": number(0, 9),
    "hero": number(0, 5),
    "antihero": number(0, 5),
    "virtue": number(0, 6),
    "corruption": number(0, 6),
    "harder": number(0, 1),
}
FACE = fields({"adds": number(0, 5), "gives": word(HERO, ANTIHERO, EITHER, XP, CORRUPTION)})
# CA-MORAL-16 to -18 and -21: all spaces of the track, from the top.
SPACE = fields(
    {
        "triumph": number(-20, 20),
        "tragedy": number(-20, 20),
        "plays": items(word(*KINDS), 0, len(KINDS), distinct=True),
        "dark": yes_or_no(),
    }
)
COMPONENTS: Mapping[str, Check] = {
    "track": tables(SPACE, 4, 12),
    "runes": fields({"core": items(items(FACE, 2, 2), len(CORE), len(CORE)), "dark": items(FACE, 2, 2)}),
    "scoring": fields({"played-card": number(0, 9)}),
}


def _effect(thing: Any) -> dict[str, Check]:
    return {"effect": check_of(thing)} if thing is not None and checks_of(thing) else {}


def _several(name: str, things: tuple[Any, ...]) -> dict[str, Check]:
    return {name: fields(checks)} if (checks := numbered(things)) else {}


def _values(card: Card) -> dict[str, Check]:
    """All that may be corrected on a card."""
    match card:
        case Origin() | Motivation():
            return {**ICONS_AND_POINTS, **_effect(card.power)}
        case Destiny():
            return {**ICONS_AND_POINTS, **_several("conditions", card.conditions)}
        case Trait():
            return _several("needs", card.needs)
        case Challenge() | Adversary():
            faced = {"difficulty": number(1, 20), "tests": items(ABILITY, 1, 2, distinct=True)}
            return faced | _effect(getattr(card, "power", None))
        case Ally():
            return {**ICONS_AND_POINTS, **_effect(card.power), **_several("conditions", card.conditions)}
        case HandCard():
            return _effect(card.effect)
        case Quest():
            return _several("effects", card.powers)
        case WinCondition():
            return {"xp": items(number(1, 40), len(card.xp), len(card.xp))}
    raise TypeError(card)


@cache
def _shape() -> Check:
    tables: dict[str, dict[str, Check]] = {}
    for card in BOX:
        tables.setdefault(section(card), {})[key(card)] = fields({"name": NAME, **_values(card)})
    paths = (path for card in BOX.story for path in card.all_paths)
    tables[PATHS] = {path.id: fields({"name": NAME, **REWARDS, **_effect(path.power)}) for path in paths}
    return fields({**{name: fields(known) for name, known in tables.items()}, **COMPONENTS})


def check(pack: Any) -> list[Problem]:
    """All that is wrong with a pack; nothing if it can be used."""
    return problems_of(_shape(), pack)


# --- what it makes of the box ----------------------------------------------------------------------


def section(card: Card) -> str:
    return TABLES[card.kind_of_name]


def key(card: Card) -> str:
    """The id of a card; all copies of a hand card share one."""
    return card.key if isinstance(card, HandCard) else card.id


def _entry(card: Card, pack: Pack) -> dict[str, Any]:
    entry: dict[str, Any] = pack.get(section(card), {}).get(key(card), {})
    return entry


def box_with(pack: Pack) -> Box:
    """The box with what a pack corrects; the same box for the same pack."""
    return _box_with(json.dumps(pack, sort_keys=True))


@lru_cache(maxsize=64)
def _box_with(pack: str) -> Box:
    wanted: Pack = json.loads(pack)
    box = BOX.with_cards(*(_corrected(card, wanted) for card in BOX if changed(card, wanted)))
    return dataclasses.replace(
        box,
        faces=_faces(wanted.get("runes", {})),
        track=tuple(_space(space) for space in wanted["track"]) if "track" in wanted else box.track,
        played_points=wanted.get("scoring", {}).get("played-card", box.played_points),
    )


def _faces(runes: Mapping[str, Any]) -> tuple[Rune, ...]:
    faces = list(BOX.faces)
    for rune, pair in zip(CORE, runes.get("core", ()), strict=False):
        faces[rune] = _rune(pair)
    for rune in DARK if "dark" in runes else ():
        faces[rune] = _rune(runes["dark"])
    return tuple(faces)


def _rune(pair: list[dict[str, Any]]) -> Rune:
    one, other = (Face(face.get("adds", 0), face.get("gives", "")) for face in pair)
    return one, other


def _space(space: Mapping[str, Any]) -> Space:
    plays = tuple(space.get("plays", KINDS))
    return Space(space.get("triumph", 0), space.get("tragedy", 0), plays, space.get("dark", True))


def _corrected(card: Card, pack: Pack) -> Card:
    entry = _entry(card, pack)
    new = {name: from_ids(name, value) for name, value in entry.items() if name in _PLAIN}
    match card:
        case Origin() | Motivation() | Adversary() | Ally() if "effect" in entry:
            new["power"] = corrected(card.power, entry["effect"])
        case HandCard():
            # Its own id tells copies apart and is made from the shared one.
            new |= {"id": card.key, "effect": corrected(card.effect, entry.get("effect", {}))}
        case Quest():
            new["powers"] = all_corrected(card.powers, entry.get("effects", {}))
        case WinCondition() if "xp" in entry:
            new["xp"] = tuple(entry["xp"])
        case Trait():
            new["needs"] = all_corrected(card.needs, entry.get("needs", {}))
            new["path"] = _path(card.path, pack)
    match card:
        case Destiny() | Ally():
            new["conditions"] = all_corrected(card.conditions, entry.get("conditions", {}))
        case Challenge() | Adversary():
            new["paths"] = tuple(_path(path, pack) for path in card.paths)
    return dataclasses.replace(card, **new)


# The values of cards that are taken as they are written.
_PLAIN = (*ICONS_AND_POINTS, "difficulty", "tests")


def _path(path: Path, pack: Pack) -> Path:
    entry = pack.get(PATHS, {}).get(path.id, {})
    new = {name: from_ids(name, value) for name, value in entry.items() if name in REWARDS}
    if "effect" in entry:
        new["power"] = corrected(path.power, entry["effect"])
    return dataclasses.replace(path, **new)


# --- what it says about them -----------------------------------------------------------------------

# What is written in a pack, and which value of the card it is.
_VALUE = {"name": "title", "conditions": "effect", "effects": "effect"}
# What it counts as on a card whose print has no place for it.
_NEAREST = {"abilities": "icons", "icons": "abilities", "triumph": "effect", "tragedy": "effect"}


def changed(card: Card, pack: Pack) -> set[str]:
    """The values of a card that a pack gives."""
    given = {_VALUE.get(name, name) for name in _entry(card, pack)}
    if isinstance(card, Ally):
        given = {"rewards" if name in ICONS_AND_POINTS else name for name in given}
    given = {name if name in card.values else _NEAREST.get(name, name) for name in given}
    for path in card.all_paths if isinstance(card, StoryCard) else ():
        given |= {"title" if name == "name" else "rewards" for name in pack.get(PATHS, {}).get(path.id, {})}
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
    paths = {path.id for card in BOX.story for path in card.all_paths}
    kinds = {table: kind for kind, table in TABLES.items()} | {PATHS: "path"}
    for table, kind in kinds.items():
        for id, entry in pack.get(table, {}).items():
            if lang in entry.get("name", {}):
                yield f"{kind}-{id}", entry["name"][lang]
                if kind == "story" and id in paths:  # a card with one path, which is named after it
                    yield f"path-{id}", entry["name"][lang]


def own_values(pack: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """A pack corrects cards; it adds nothing to the settings."""
    return {}
