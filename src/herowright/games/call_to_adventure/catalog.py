"""The cards of Call to Adventure. The game has one edition; equal hand cards appear once, with the number of copies."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from herowright.catalog import Entry
from herowright.games.call_to_adventure import pack as packing
from herowright.games.call_to_adventure.cards.box import Box
from herowright.games.call_to_adventure.cards.requirements import (
    HasAbility,
    HasIcon,
    MarkerAtLeast,
    MarkerAtMost,
    Requirement,
    SpendXp,
)
from herowright.games.call_to_adventure.cards.types import (
    Adversary,
    Ally,
    Card,
    Challenge,
    CharacterCard,
    Destiny,
    HandCard,
    Path,
    Quest,
    StoryCard,
    Trait,
    WinCondition,
)
from herowright.games.call_to_adventure.cards.wording import path_text, text_of
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ABILITY_NAMES, ICON_IDS, ICON_NAMES
from herowright.games.call_to_adventure.rules.game import CALL_TO_ADVENTURE
from herowright.locale import Texts
from herowright.table.errors import BadOption
from herowright.table.message import Message

ACT_NUMERALS = ("I", "II", "III")
# What a path gives besides icons, in the order in which it is shown.
AMOUNTS = ("triumph", "tragedy", "xp", "hero", "antihero", "virtue", "corruption", "harder")
NEEDS: Mapping[type[Requirement], str] = {
    SpendXp: "xp",
    HasAbility: "ability",
    HasIcon: "icon",
    MarkerAtLeast: "marker-least",
    MarkerAtMost: "marker-most",
}


def call_to_adventure(options: Mapping[str, Any], texts: Texts) -> Iterator[Entry]:
    if options.get("edition") is not None:
        raise BadOption("option-no-editions")
    pack = options.get("pack") or {}
    box: Box = CALL_TO_ADVENTURE.box(CALL_TO_ADVENTURE.settle(1, {"pack": pack}))
    copies = Counter(card.key for card in box.hand_cards)
    families: Counter[str] = Counter()
    for card in box:
        if not isinstance(card, HandCard) or card.copy == 1:
            families[card.family] += 1
            yield _entry(card, copies[packing.key(card)], families[card.family], pack, texts)


def _entry(card: Card, copies: int, number: int, pack: Mapping[str, Any], texts: Texts) -> Entry:
    whole, origins = packing.provenance(card, pack)
    values = _values(card, copies, texts) | _caption(card, texts)
    return Entry(
        card.id,
        card.family,
        card.name,
        number,
        (),
        values,
        "\n".join(_facts(card, copies, texts)),
        _say(_sentences(card, texts), texts),
        whole,
        origins,
    )


# --- for programs --------------------------------------------------------------------------------------


def _values(card: Card, copies: int, texts: Texts) -> dict[str, Any]:
    match card:
        case CharacterCard():
            paid = {"conditions": len(card.conditions)} if isinstance(card, Destiny) else {}
            return _icons(card) | {"triumph": card.triumph, "tragedy": card.tragedy, "basic": card.basic} | paid
        case Trait():
            needs = [_need(need, texts) for need in card.needs]
            return {"act": card.act + 1, "needs": needs, "path": _path(card.path, texts)}
        case Challenge() | Adversary():
            return {
                "act": card.act + 1,
                "difficulty": card.difficulty,
                "tests": [ABILITY_IDS[ability] for ability in card.tests],
                "paths": [_path(path, texts) for path in card.paths],
            }
        case Ally():
            return {"act": card.act + 1} | _icons(card) | {"triumph": card.triumph, "tragedy": card.tragedy}
        case HandCard():
            kept = {name: getattr(card, name) for name in ("timing", "skull", "others", "basic")}
            return {"copies": copies} | kept
        case Quest():
            return {"adversary": card.adversary} if card.adversary else {}
        case WinCondition():
            return {"xp": list(card.xp)}
    raise TypeError(card)


def _icons(shown: CharacterCard | Ally | Path) -> dict[str, Any]:
    return {
        "abilities": [ABILITY_IDS[ability] for ability in shown.abilities],
        "icons": [ICON_IDS[icon] for icon in shown.icons],
    }


def _path(path: Path, texts: Texts) -> dict[str, Any]:
    """A path with its name, its sentence in the tale, and what it says besides its icons."""
    return {
        "id": path.id,
        "name": texts.name(path.name),
        "caption": texts.say(f"caption-{path.id}"),
        **_icons(path),
        **{amount: getattr(path, amount) for amount in AMOUNTS},
        "text": _say(path_text(path), texts),
    }


def _need(need: Requirement, texts: Texts) -> dict[str, Any]:
    """What a trait asks for: `xp`, `count` of an `ability` or `icon`, or a `level` of the marker."""
    assert dataclasses.is_dataclass(need)
    values = {field.name: getattr(need, field.name) for field in dataclasses.fields(need)}
    if "ability" in values:
        values["ability"] = ABILITY_IDS[values["ability"]]
    if "icon" in values:
        values["icon"] = ICON_IDS[values["icon"]]
    return {"kind": NEEDS[type(need)], **values, "text": texts.say(need.text)}


def _caption(card: Card, texts: Texts) -> dict[str, str]:
    """The sentence of a card in the tale of a life; those of story cards belong to their paths."""
    if isinstance(card, StoryCard):
        return {"caption": texts.say(f"caption-{card.id}")} if not card.all_paths else {}
    return {"caption": texts.say(f"caption-{card.kind_of_name}-{packing.key(card)}")}


# --- for people ----------------------------------------------------------------------------------------


def _sentences(card: Card, texts: Texts) -> list[Message | str]:
    """What a card says besides its numbers; the paths of a challenge speak under their names."""
    own: list[Message | str] = list(text_of(card))
    if isinstance(card, Challenge):
        own += [
            f"{texts.name(path.name)}: {texts.say(sentence)}" for path in card.paths for sentence in path_text(path)
        ]
    return own


def _say(sentences: Iterable[Message | str], texts: Texts) -> str:
    return "\n".join(line if isinstance(line, str) else texts.say(line) for line in sentences)


def _facts(card: Card, copies: int, texts: Texts) -> Iterator[str]:
    """The numbers of a card, in a few short lines."""
    if isinstance(card, StoryCard):
        yield texts.say("cli-card-act", act=ACT_NUMERALS[card.act])
    match card:
        case CharacterCard() | Ally():
            yield ", ".join(_gifts(card, texts))
        case Trait():
            yield ", ".join(_gifts(card.path, texts))
        case Challenge() | Adversary():
            tests = ", ".join(texts.name(ABILITY_NAMES[ability], "short") for ability in card.tests)
            yield f"{texts.say('cli-card-difficulty', difficulty=card.difficulty)}: {tests}"
            for path in card.paths:
                gifts = ", ".join(_gifts(path, texts))
                yield gifts if isinstance(card, Adversary) else f"– {texts.name(path.name)}: {gifts}"
        case HandCard():
            yield texts.say("cli-card-copies", copies=copies)
            if card.skull:
                yield texts.say("cli-card-skull")
        case Quest() if card.adversary:
            yield texts.name(f"story:{card.adversary}")


def _gifts(giver: CharacterCard | Ally | Path, texts: Texts) -> Iterator[str]:
    for ability in giver.abilities:
        yield texts.name(ABILITY_NAMES[ability], "short")
    for icon in giver.icons:
        yield texts.name(ICON_NAMES[icon])
    for amount in AMOUNTS:
        if count := getattr(giver, amount, 0):
            yield texts.say(f"cli-card-{amount}", count=count)
