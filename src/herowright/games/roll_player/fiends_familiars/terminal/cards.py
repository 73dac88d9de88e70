"""The cards only the expansion has, in full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.fiends_familiars import catalog
from herowright.games.roll_player.fiends_familiars.cards.types import (
    SOLO,
    TOGETHER,
    AdventureCard,
    Familiar,
    Fiend,
    Minion,
    Monster,
)
from herowright.games.roll_player.rules.components import COLOUR_IDS
from herowright.games.roll_player.terminal import cards as base
from herowright.games.roll_player.terminal import dice
from herowright.terminal.board import BAD, Scene, ink

SKULL = "☠"  # stands before a fiend
DOT = "•"


def find(scene: Scene, family: str, id: str) -> Any:
    return base.box(scene).find(family, id)


def fiend(scene: Scene, id: str) -> Text:
    """`☠ Fiend of Misery: what it does`."""
    card: Fiend = find(scene, "fiend", id)
    return ink(f"{SKULL} {base.name(scene, card)}", BAD).append(f": {catalog.text(card, scene.texts)}", "")


def familiar(scene: Scene, card: Familiar) -> Iterator[Text]:
    """The goal of a familiar and the colours it wants, then its action."""
    line = ink(scene.say("ff-card-power", goal=str(card.power), stars=card.power.stars)).append(" ·")
    for colour in card.cells:
        line.append(" ").append_text(dice.wanted(scene, COLOUR_IDS[colour]))
    yield line
    yield ink(catalog.text(card, scene.texts))


def minion_name(scene: Scene, card: Minion) -> str:
    return f"{base.name(scene, card)} {DOT * card.dots}"


def in_full(scene: Scene, card: Card) -> RenderableType:
    """A card with everything printed on it and where its values come from."""
    match card:
        case Familiar():
            lines = list(familiar(scene, card))
        case Fiend():
            lines = [ink(catalog.text(card, scene.texts))]
        case Minion():
            tiers = (ink(tier) for tier in catalog.tiers(card, scene.texts))
            lines = [ink(catalog.text(card, scene.texts)), *tiers]
            return base.sheet(scene, card, lines, minion_name(scene, card))
        case Monster() | AdventureCard():
            words = catalog.text(card, scene.texts)
            lines = [*(ink(fact) for fact in catalog.facts(card, scene.texts)), ink(words)]
        case _:
            return base.in_full(scene, card)
    return base.sheet(scene, card, lines)


def at_this_table(scene: Scene) -> Iterator[Card]:
    """All cards, but of the two of each Monster only the one for this number of players."""
    players = SOLO if len(scene.view["heroes"]) == 1 else TOGETHER
    for card in base.box(scene):
        if not isinstance(card, Monster) or card.players == players:
            yield card
