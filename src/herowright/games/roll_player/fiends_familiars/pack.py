"""What a user's pack may correct on the cards of Fiends & Familiars and Monsters & Minions.

It may say so at every table; where these boxes are not in play it changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from herowright.games.roll_player.cards.classes import goal
from herowright.games.roll_player.cards.powers import Hands
from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.corrections import (
    CLASS_COLOUR,
    EFFECT_VALUES,
    NAME,
    check_of,
    checks_of,
    corrected,
    goal_words,
    rising,
)
from herowright.games.roll_player.fiends_familiars.cards.abilities import GainPer
from herowright.games.roll_player.fiends_familiars.cards.box import FIENDS_FAMILIARS, MONSTERS_MINIONS
from herowright.games.roll_player.fiends_familiars.cards.conditions import Condition
from herowright.games.roll_player.fiends_familiars.cards.curses import (
    GOLD_DIE,
    INITIATIVE,
    MARKET,
    ROW,
    SPLIT,
    Dearer,
    NoAction,
    SpoilChosen,
    StarsLost,
)
from herowright.games.roll_player.fiends_familiars.cards.measures import CARD_TYPES, OWNED, Cards, DiceShowing, Owned
from herowright.games.roll_player.fiends_familiars.cards.powers import BATTLE, BOTH, HUNT
from herowright.games.roll_player.fiends_familiars.cards.scorings import PerMeasure
from herowright.games.roll_player.fiends_familiars.cards.types import (
    AdventureCard,
    Familiar,
    Fiend,
    Minion,
    Monster,
    Reward,
    Tier,
)
from herowright.games.roll_player.rules.components import (
    CLASS_COLOURS,
    COLOUR_OF_ID,
    DIRECTIONS,
    SHEET_ROW_IDS,
    SPACES_PER_ROW,
)
from herowright.table.message import Message
from herowright.table.settings import Check, Path, Problem, fields, items, number, tables, word, yes_or_no

CARDS: tuple[Card, ...] = (*FIENDS_FAMILIARS, *MONSTERS_MINIONS)
# The table of a pack that holds each family of cards.
SECTIONS = {
    "familiar": "familiars",
    "fiend": "fiends",
    "minion": "minions",
    "monster": "monsters",
    "adventure": "adventures",
}
# The attribute of a card that holds its effect.
EFFECTS = {"scroll": "ability", "familiar": "ability", "fiend": "effect", "monster": "terror"}

# --- the numbers and words of effects ----------------------------------------------------------------------

VALUES: Mapping[str, Check] = {
    **EFFECT_VALUES,
    "dice": number(1, 6),
    "dice-lost": number(1, 6),
    "glory": number(0, 9),
    "heal": number(0, 9),
    "less": number(1, 6),
    "minus": number(1, 20),
    "more": number(1, 9),
    "number": number(0, 60),
    "rerolls": number(1, 9),
    "steps": number(1, 4),
    "wounds": number(1, 9),
    "wounds-taken": number(1, 9),
    "xp": number(0, 9),
    "colours": items(CLASS_COLOUR, 1, len(CLASS_COLOURS), distinct=True),
    "side": word(*DIRECTIONS),
    "source": word(GOLD_DIE, ROW, INITIATIVE, MARKET),
    "where": word(HUNT, BATTLE, BOTH),
}
# What only one card speaks of.
PRIVATE = ("stored-xp", "monster-stars")
COUNTED = word(*(what for what in OWNED if what not in PRIVATE))


def vocabulary(thing: Any) -> Mapping[str, Check]:
    """A field may mean something else in one kind of effect, or nothing in one such effect."""
    match thing:
        case Cards():
            return {"type": word(*CARD_TYPES)}
        case Owned(what):
            return {} if what in PRIVATE else {"what": COUNTED}
        case DiceShowing():
            return {"least": number(1, 8), "most": number(1, 8)}
        case PerMeasure() | GainPer():
            return {**VALUES, "most": number(1, 20)}
        case Hands(hands=1):  # fewer than anybody has
            return {"hands": number(0, 1)}
        case NoAction(rows):
            return {"rows": items(word(*SHEET_ROW_IDS), len(rows), len(rows), distinct=True)}
        case Dearer(double=True):
            return {}
        case SpoilChosen(dice):  # a face that all of these dice have
            return {"face": number(1, 4) if dice == SPLIT else number(3, 5)}
        case StarsLost(per=per):
            return {"each" if per else "stars": number(1, 20)}
    return VALUES


def _inside(name: str, thing: Any) -> dict[str, Check]:
    """The table of an effect or a condition, if it has anything to correct."""
    return {name: check_of(thing, vocabulary)} if checks_of(thing, vocabulary) else {}


# --- what may be written -----------------------------------------------------------------------------------


def check_card(card: Card) -> Check:
    """All that may be corrected on a card of the families that only this expansion has."""
    match card:
        case Familiar():
            cells = items(CLASS_COLOUR, SPACES_PER_ROW, SPACES_PER_ROW)
            own = {"action": NAME, "power": goal_words, "stars": number(0, 9), "cells": cells}
            return fields({"name": NAME, **own, **_inside("effect", card.ability)})
        case Fiend():
            return fields({"name": NAME, **_inside("effect", card.effect)})
        case Minion():
            weaknesses = {str(place): _weakness(*weak) for place, weak in enumerate(card.weaknesses, 1)}
            own = {"dots": number(1, 2), "weaknesses": fields(weaknesses), "tiers": _tiers(card)}
            return fields({"name": NAME, **own})
        case Monster():
            return _monster(card)
        case AdventureCard():
            alone = {"alone": number(0, 60)} if card.solo else {}
            return fields({"name": NAME, **_inside("condition", card.condition), **alone, "reward": _reward})
    raise TypeError(card)


def _weakness(condition: Condition, dice: int) -> Check:
    return fields({"dice": number(1, 6), **_inside("condition", condition)})


AMOUNTS: Mapping[str, Check] = {
    "xp": number(0, 9),
    "glory": number(0, 9),
    "gold": number(0, 20),
    "wounds": number(0, 9),
}


def _action_of(minion: Minion) -> Any:
    """The one action that a minion's rewards know, or none."""
    return next((tier.reward.action for tier in minion.tiers if tier.reward.action), None)


def _tiers(minion: Minion) -> Check:
    """All lines of the card, from 0 up."""
    known = {"least": number(0, 99), **AMOUNTS, "trophy": yes_or_no()}
    if _action_of(minion):
        known["action"] = yes_or_no()
    one_by_one = tables(fields(known), 1, 9)

    def check(value: Any, path: Path) -> Iterator[Problem]:
        wrong = list(one_by_one(value, path))
        for place, tier in enumerate(value if not wrong else (), 1):
            if "least" not in tier:
                wrong.append(Problem((*path, str(place)), Message("pack-required", {"names": "least"})))
        yield from wrong
        if wrong:
            return
        leasts = [tier["least"] for tier in value]
        if leasts[0] != 0:
            yield Problem((*path, "1", "least"), Message("pack-first-tier"))
        for place in range(2, len(leasts) + 1):
            if not rising(leasts[place - 2 : place]):
                yield Problem((*path, str(place), "least"), Message("pack-rising"))

    return check


def _monster(card: Monster) -> Check:
    """Tiers and stars go together, and the lowest tier begins at the strength (FF-MON-14)."""
    each = fields(
        {
            "name": NAME,
            "ability": NAME,
            "strength": number(1, 60),
            "tiers": items(number(1, 99), 1, 9),
            "stars": items(number(0, 30), 1, 9),
            "master": number(0, 9),
            **_inside("effect", card.terror),
        }
    )

    def check(value: Any, path: Path) -> Iterator[Problem]:
        wrong = list(each(value, path))
        yield from wrong
        if wrong:
            return
        tiers, stars = value.get("tiers"), value.get("stars")
        count = len(card.tiers if tiers is None else tiers)
        if stars is None and count != len(card.tiers):
            yield Problem((*path, "tiers"), Message("pack-list", {"count": len(card.tiers)}))
        if stars is not None and len(stars) != count:
            yield Problem((*path, "stars"), Message("pack-list", {"count": count}))
        if tiers is not None and not rising(tiers):
            yield Problem((*path, "tiers"), Message("pack-rising"))
        if tiers is not None and tiers[0] != value.get("strength", tiers[0]):
            yield Problem((*path, "tiers"), Message("pack-tier-strength", {"strength": value["strength"]}))

    return check


def _reward(value: Any, path: Path) -> Iterator[Problem]:
    """Combat dice or XP (FF-ADV-05)."""
    wrong = list(fields({"dice": number(1, 6), "xp": number(1, 9)})(value, path))
    yield from wrong
    if not wrong and len(value) != 1:
        yield Problem(path, Message("pack-one-of", {"names": "dice, xp"}))


# --- what it makes of the cards ----------------------------------------------------------------------------


def corrections(card: Card, entry: Mapping[str, Any]) -> dict[str, Any]:
    """The attributes of such a card that a pack changes, besides its effect."""
    match card:
        case Familiar():
            stars = entry.get("stars", card.power.stars)
            power = goal(entry["power"], stars) if "power" in entry else replace(card.power, stars=stars)
            cells = tuple(COLOUR_OF_ID[id] for id in entry["cells"]) if "cells" in entry else card.cells
            return {"power": power, "cells": cells}
        case Minion():
            new: dict[str, Any] = {"dots": entry.get("dots", card.dots)}
            given = entry.get("weaknesses", {})
            weak = enumerate(card.weaknesses, 1)
            new["weaknesses"] = tuple(_weaker(*weakness, given.get(str(place), {})) for place, weakness in weak)
            if "tiers" in entry:
                new["tiers"] = tuple(_tier(tier, _action_of(card)) for tier in entry["tiers"])
            return new
        case Monster():
            return {"master": entry.get("master", card.master), **_strength(card, entry)}
        case AdventureCard():
            return _adventure(card, entry)
    return {}


def _weaker(condition: Condition, dice: int, entry: Mapping[str, Any]) -> tuple[Condition, int]:
    return corrected(condition, entry.get("condition", {})), entry.get("dice", dice)


def _tier(entry: Mapping[str, Any], action: Any) -> Tier:
    amounts = {name: entry[name] for name in AMOUNTS if name in entry}
    reward = Reward(**amounts, action=action if entry.get("action") else None)
    return Tier(entry["least"], reward, trophy=entry.get("trophy", False))


def _strength(card: Monster, entry: Mapping[str, Any]) -> dict[str, Any]:
    """Without tiers of its own, another strength moves those of the card."""
    leasts, stars = zip(*card.tiers, strict=True)
    strength = entry.get("strength", entry["tiers"][0] if "tiers" in entry else card.strength)
    moved = [least + strength - card.strength for least in leasts]
    return {
        "strength": strength,
        "tiers": tuple(zip(entry.get("tiers", moved), entry.get("stars", stars), strict=True)),
    }


def _adventure(card: AdventureCard, entry: Mapping[str, Any]) -> dict[str, Any]:
    """A lone hero is asked for the same as the others, only not by comparing (FF-SOLO-14)."""
    asked = entry.get("condition", {})
    new: dict[str, Any] = {"condition": corrected(card.condition, asked)}
    if card.solo:
        alone = {"number": entry["alone"]} if "alone" in entry else {}
        new["solo"] = corrected(card.solo, asked | alone)
    if "reward" in entry:
        new["reward"] = Reward(**entry["reward"])
    return new


# --- what it says about them -------------------------------------------------------------------------------


def values_given(card: Card, pack: Mapping[str, Any]) -> set[str]:
    """The values of such a card that a pack gives."""
    section = pack.get(SECTIONS[card.family], {})
    given = set(section.get(card.id, {}))
    match card:
        case Minion() if "tiers" in given:
            given.add("trophy")
        case Monster():
            if "tiers" in given:
                given.add("strength")
            # Both cards of a monster bear its names.
            kin = (entry for id, entry in section.items() if id.rpartition("-")[0] == card.kin)
            given |= {name for entry in kin for name in ("name", "ability") if name in entry}
        case AdventureCard() if "alone" in given:
            given = given - {"alone"} | {"condition"}
    return given


def further_names(card: Card) -> dict[str, str]:
    """What else on a card has a name, and the message that holds it."""
    match card:
        case Familiar():
            return {"action": f"familiar-action-{card.action}"}
        case Monster():
            return {"ability": f"monster-ability-{card.ability}"}
    return {}
