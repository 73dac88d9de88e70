"""Cards in words: found by their names, worded from their declarations, shown in full on demand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from herowright.games.pathfinder.cards.box import Box
from herowright.games.pathfinder.cards.types import (
    OURS,
    PRINTED,
    RECALLED,
    Adventure,
    AdventurePath,
    Boon,
    BoxCard,
    Card,
    Character,
    Location,
    Role,
    Scenario,
)
from herowright.games.pathfinder.cards.wording import goal_text, held_text, text_of
from herowright.games.pathfinder.catalog import gloss
from herowright.games.pathfinder.rules.components import SKILL_NAMES
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.pathfinder.terminal import signs
from herowright.terminal.board import FAINT, Scene, ink


def box(scene: Scene) -> Box:
    return PATHFINDER.box(scene.options)


def find(scene: Scene, name: str) -> Any:
    """The card of a name such as `boon:longsword`."""
    return box(scene).find(*name.split(":", 1))


def name(scene: Scene, card: Card) -> str:
    return scene.texts.name(card.name)


def named(scene: Scene, reference: str) -> str:
    """The name and, where the language needs it, what it means: `Longsword (długi miecz)`."""
    meaning = gloss(reference, scene.texts)
    return f"{scene.texts.name(reference)} ({meaning})" if meaning else scene.texts.name(reference)


def text(scene: Scene, card: Card) -> str:
    """What a card says, worded from its declaration."""
    return " ".join(scene.texts.say(sentence) for sentence in text_of(card))


def kind(scene: Scene, card: Card) -> str:
    """What a card is: a weapon, a location."""
    if isinstance(card, Boon) and card.loot:
        return f"{signs.kind(scene, 'loot')}, {signs.kind(scene, card.kind)}"
    return signs.kind(scene, card.kind if isinstance(card, BoxCard) else card.family)


def line(scene: Scene, card: Card, style: str = "bold") -> Text:
    """Name, kind and text in one go: `Longsword · weapon: Reveal …`."""
    words = ink(name(scene, card), style)
    if meaning := gloss(card.name, scene.texts):
        words.append(f" ({meaning})", FAINT)
    return words.append(f" · {kind(scene, card)}", "").append(f": {text(scene, card)}", FAINT)


def held(scene: Scene, card: Boon) -> Text:
    """A card of the hand: what it does, not how it was acquired."""
    words = ink(name(scene, card), "bold")
    if meaning := gloss(card.name, scene.texts):
        words.append(f" ({meaning})", FAINT)
    said = " ".join(scene.texts.say(sentence) for sentence in held_text(card))
    return words.append(f" · {kind(scene, card)}", "").append(f": {said}", FAINT)


def traits(scene: Scene, card: BoxCard) -> str:
    marks = [mark for mark in ("basic", "elite") if mark in card.traits]
    return ", ".join(scene.texts.name(f"mark:{mark}") for mark in (*marks, *sorted(card.traits - {*marks})))


# --- in full ----------------------------------------------------------------------------------------------


def in_full(scene: Scene, card: Card) -> RenderableType:
    """A card with everything on it, and where its values come from."""
    lines: list[RenderableType] = [ink(words, "bold") for words in facts(scene, card) if words]
    lines += [ink(scene.texts.say(sentence)) for sentence in text_of(card)]
    lines.append(ink(scene.say("term-provenance", provenance=provenance(card)), FAINT))
    return scene.frame(f"{named(scene, card.name)} · {kind(scene, card)}", Group(*lines))


def facts(scene: Scene, card: Card) -> Iterator[str]:
    """What is printed besides sentences."""
    match card:
        case BoxCard():
            yield traits(scene, card)
        case Location():
            yield signs.kinds(scene, card.deck).plain
        case Scenario():
            yield signs.counted(scene, [f"bane:{id}" for id in (*card.villains, *card.henchmen)])
            yield " ".join(scene.texts.say(sentence) for sentence in goal_text(card))
            for players, places in enumerate(card.locations, 1):
                listed = signs.counted(scene, [f"location:{id}" for id in places])
                yield scene.say("term-pf-players", players=players, places=listed)
        case Adventure():
            yield signs.counted(scene, [f"scenario:{id}" for id in card.scenarios])
        case AdventurePath():
            yield signs.counted(scene, [f"adventure:{id}" for id in card.adventures])
        case Character():
            yield scene.texts.name(card.name, "about")
            yield " · ".join(skills(scene, card))
            yield scene.say("term-pf-hand-size", size=card.hand_sizes[0])
            yield " · ".join(
                f"{signs.short(scene, each)} {count} {signs.boxes(0, boxes)}".strip()
                for each, (count, boxes) in card.cards.items()
            )
        case Role():
            yield scene.say("term-pf-hand-size", size=card.hand_sizes[0])


def skills(scene: Scene, card: Character) -> Iterator[str]:
    """`Strength d10 □□□, Melee +3`."""
    for base, skill in card.skills.items():
        built = [f", {scene.texts.name(SKILL_NAMES[other])} {bonus:+}" for other, bonus in skill.extends.items()]
        die = signs.die(scene, skill.die)
        yield f"{scene.texts.name(SKILL_NAMES[base])} {die} {signs.boxes(0, skill.boxes)}{''.join(built)}"


def provenance(card: Card) -> str:
    """Where the least known of its values comes from; a recharge check that it does not have is none."""
    known = {
        card.provenance_of(value)
        for value in card.values
        if value != "recharge" or not isinstance(card, Boon) or card.recharge
    }
    return next((origin for origin in (OURS, RECALLED) if origin in known), PRINTED)
