"""Cards in words: one line each on the board, in full on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from herowright.games.roll_player.cards.box import Box
from herowright.games.roll_player.cards.types import (
    Alignment,
    Armor,
    Backstory,
    Card,
    HeroClass,
    MarketCard,
    Race,
    Skill,
    Trait,
    Weapon,
)
from herowright.games.roll_player.fiends_familiars.cards.types import Scroll
from herowright.games.roll_player.rules.components import COLOUR_IDS, ROW_IDS, SHEET_ROW_IDS, SPACES_PER_ROW
from herowright.games.roll_player.rules.game import ROLL_PLAYER
from herowright.games.roll_player.terminal import dice
from herowright.terminal.board import BAD, FAINT, GOOD, SIGNAL, Scene, ink

ARROWS = {"good": "↑", "evil": "↓", "lawful": "←", "chaotic": "→"}
INKS = {"weapon": "#e0645d", "armor": "#6d9be8", "skill": "#4fb37c", "trait": "#b18ad6", "scroll": "#e0b040"}


def box(scene: Scene) -> Box:
    return ROLL_PLAYER.rules_for(scene.options).box(scene.options)


def find(scene: Scene, id: str) -> Any:
    """A card of the Market by its id."""
    return box(scene).find("market", id)


def name(scene: Scene, card: Card) -> str:
    return scene.texts.name(card.name)


def text(scene: Scene, card: Card) -> str:
    """What a card does, worded from its declaration."""
    match card:
        case Weapon() | HeroClass():
            return scene.texts.say(card.effect.text)
        case Skill() | Scroll():
            return scene.texts.say(card.ability.text)
        case Trait():
            return scene.texts.say(card.scoring.text)
        case Armor():
            ladder = "/".join(map(str, card.set.ladder))
            colours = " ".join(dice.mark(scene, COLOUR_IDS[colour]) for colour in card.set.colours)
            return scene.say("term-armor-text", ladder=ladder, colours=colours)
        case Race():
            return modifiers(scene, card)
        case _:
            return ""


def modifiers(scene: Scene, race: Race) -> str:
    changes = [f"{short(scene, row)} {by:+d}".replace("-", "−") for row, by in race.modifiers.items()]
    return ", ".join(changes) or scene.say("term-no-modifiers")


def short(scene: Scene, row: int) -> str:
    return scene.texts.name(f"attr:{SHEET_ROW_IDS[row]}", "short")


def label(scene: Scene, family: str) -> Text:
    """The type of a Market card in its colour."""
    return ink(scene.texts.name(f"type:{family}"), INKS[family])


def kind(scene: Scene, card: MarketCard) -> Text:
    """Type, hands or set, and arrow: `Skill ↑`, `Weapon, 2 hands`, `Armor, Chain`."""
    words = label(scene, card.family)
    match card:
        case Weapon():
            words.append(f", {scene.say('term-hands', hands=card.hands)}")
        case Armor():
            words.append(f", {scene.texts.name(f'armor-set:{card.set.id}')}")
        case Skill() | Trait():
            words.append(f" {ARROWS[card.arrow]}")
    return words


def goals(scene: Scene, hero_class: HeroClass) -> str:
    """The six goals of a class in two lines: `STR 17 ★★★`."""
    each = [f"{short(scene, row)} {goal} {'★' * goal.stars}" for row, goal in enumerate(hero_class.goals)]
    return "\n".join("  ".join(f"{words:<14}" for words in each[at : at + 3]).rstrip() for at in (0, 3))


def in_full(scene: Scene, card: Card) -> RenderableType:
    """A card with everything printed on it and where its values come from."""
    lines: list[RenderableType] = []
    if isinstance(card, MarketCard):
        price = scene.say("term-cost", cost=card.cost, dots=card.dots)
        lines.append(Text.assemble(kind(scene, card), f" · {price}"))
    match card:
        case Skill() | Trait():
            lines.append(ink(scene.say("term-arrow", direction=f"direction:{card.arrow}", arrow=ARROWS[card.arrow])))
        case HeroClass():
            colour = COLOUR_IDS[card.colour]
            lines.append(Text.assemble(scene.say("term-class-colour"), " ", dice.wanted(scene, colour)))
            lines.append(ink(goals(scene, card)))
        case Alignment():
            lines += grid(scene, card, None)
        case Backstory():
            lines += _pattern(scene, card)
    if words := text(scene, card):
        lines.append(ink(_ability(scene, card) + words))
    return sheet(scene, card, lines)


def sheet(scene: Scene, card: Card, lines: Sequence[RenderableType], title: str = "") -> RenderableType:
    """The lines of a card under its name, or a title, and family, and where its values come from."""
    origin = ink(scene.say("term-provenance", provenance=card.provenance), FAINT)
    family = scene.say("term-family", family=card.family)
    return scene.frame(f"{title or name(scene, card)} · {family}", Group(*lines, origin))


def _ability(scene: Scene, card: Card) -> str:
    return f"{scene.texts.name(f'ability:{card.ability}')}: " if isinstance(card, HeroClass) else ""


def _pattern(scene: Scene, backstory: Backstory) -> Iterator[Text]:
    for row in range(len(ROW_IDS)):
        line = ink(f"{short(scene, row)}  ")
        for at in range(row * SPACES_PER_ROW, (row + 1) * SPACES_PER_ROW):
            colour = backstory.cells.get(at)
            line.append_text(dice.space(scene, None, None if colour is None else COLOUR_IDS[colour], open=False))
        yield line


def grid(scene: Scene, alignment: Alignment, marker: int | None) -> list[Text]:
    """The nine fields with their stars in five lines of twelve cells; the marker stands in brackets."""
    lines = [ink(f"↑ {scene.texts.name('direction:good')}".center(12), FAINT)]
    for row in range(3):
        line = Text()
        for field in range(row * 3, row * 3 + 3):
            stars = alignment.grid[field]
            number = "0" if stars == 0 else f"{stars:+d}".replace("-", "−")
            style = "" if stars == 0 else GOOD if stars > 0 else BAD
            line.append(*((f"[{number:>2}]", SIGNAL) if field == marker else (f" {number:>2} ", style)))
        lines.append(line)
    lines.append(ink(f"↓ {scene.texts.name('direction:evil')}".center(12), FAINT))
    return lines
