"""Cards in words: found by their names, worded from their declarations, shown in full on demand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from herowright.games.call_to_adventure.cards.box import Box
from herowright.games.call_to_adventure.cards.types import (
    OURS,
    PRINTED,
    RECALLED,
    Adversary,
    Ally,
    Card,
    Challenge,
    CharacterCard,
    HandCard,
    Path,
    StoryCard,
    Trait,
)
from herowright.games.call_to_adventure.cards.wording import path_text, text_of
from herowright.games.call_to_adventure.rules.components import HERO
from herowright.games.call_to_adventure.rules.game import CALL_TO_ADVENTURE
from herowright.games.call_to_adventure.terminal import signs
from herowright.terminal import chances
from herowright.terminal.board import BAD, FAINT, GOOD, Scene, ink


def box(scene: Scene) -> Box:
    return CALL_TO_ADVENTURE.box(scene.options)


def find(scene: Scene, name: str) -> Any:
    """The card of a name such as `story:academy`; for a path, the card it stands on."""
    kind, _, id = name.partition(":")
    if kind == "path":
        return path(scene, id)[0]
    return box(scene).find(kind, id)


def path(scene: Scene, id: str) -> tuple[Any, Path]:
    """A path by its id, with its card."""
    return next((card, path) for card in box(scene).story for path in paths(card) if path.id == id)


def paths(card: Card) -> tuple[Path, ...]:
    match card:
        case Trait():
            return (card.path,)
        case Challenge() | Adversary():
            return card.paths
    return ()


def name(scene: Scene, card: Card | Path) -> str:
    return scene.texts.name(card.name)


def text(scene: Scene, card: Card | Path) -> str:
    """What a card or a path says, worded from its declaration."""
    sentences = path_text(card) if isinstance(card, Path) else text_of(card)
    return " ".join(scene.texts.say(sentence) for sentence in sentences)


def line(scene: Scene, card: Card, style: str = "bold") -> Text:
    """Name, signs and text in one go: `Stray Dog ♣: Add 1 to …`."""
    words = ink(name(scene, card), style)
    if isinstance(card, (CharacterCard, Ally)):
        shown = signs.shown(scene, card)
        words.append(" " if shown else "").append_text(shown)
    elif isinstance(card, HandCard):
        words.append(f" {signs.letter(scene, card.kind)}", GOOD if card.kind == HERO else BAD)
    return words.append(f": {text(scene, card)}", FAINT)


def caption(scene: Scene, thing: str) -> str:
    """A sentence of a life: that of `origin-hunter`, of a path or of an ally."""
    return scene.say(f"caption-{thing}")


def family(scene: Scene, card: Card) -> str:
    """`Challenge, Act I`."""
    words = scene.texts.name(f"family:{card.family}")
    return f"{words}, {signs.act(scene, card.act)}" if isinstance(card, StoryCard) else words


# --- in full ----------------------------------------------------------------------------------------


# The difficulty of a path as things stand, and the viewer's odds if there are any.
Standing = Mapping[str, Mapping[str, Any]]


def in_full(scene: Scene, card: Card, standing: Standing | None = None) -> RenderableType:
    """A card with everything on it: where its values come from or, if it lies in a row, how its paths stand."""
    lines: list[RenderableType] = []
    match card:
        case Challenge() | Adversary():
            lines.append(tested(scene, card))
        case CharacterCard() | Ally():
            lines.append(ink(signs.rewards_in_words(scene, card), "bold"))
    if words := text(scene, card):
        lines.append(ink(words))
    for each in paths(card):
        lines += _path_in_full(scene, card, each, (standing or {}).get(each.id))
    if told := _told(scene, card):
        lines.append(ink(told, f"italic {FAINT}"))
    if standing is None:
        lines.append(ink(scene.say("term-provenance", provenance=provenance(card)), FAINT))
    return scene.frame(f"{name(scene, card)} · {family(scene, card)}", Group(*lines))


def tested(scene: Scene, card: Challenge | Adversary) -> Text:
    """`Difficulty 3 · DEX WIS`."""
    words = ink(scene.say("term-ca-difficulty", difficulty=card.difficulty), "bold")
    return words.append(" · ").append_text(signs.abilities(scene, card.tests))


def odds(scene: Scene, stands: Mapping[str, Any], brief: bool = False) -> Text:
    """`0%, up to 94% for 3 XP`: the viewer's chance on a path, and the best that dark runes can make of it; or in brief
    `0%→94%`."""
    if stands["odds"] is None:
        return Text()
    words = chances.odds(scene, stands["odds"])
    if best := stands["best"]:
        reached = chances.percent(scene, best["odds"])
        more = f"→{reached}" if brief else f", {scene.say('term-ca-best', odds=reached, xp=best['xp'])}"
        words.append(more, FAINT)
    return words


def _path_in_full(scene: Scene, card: Card, path: Path, stands: Mapping[str, Any] | None) -> Iterator[RenderableType]:
    several = len(paths(card)) > 1
    indent = (0, 0, 0, 2 if several else 0)
    head = ink(name(scene, path) if several else "", "bold")
    if several and path.harder:
        head.append(f" ({scene.say('term-ca-harder', by=path.harder)})")
    if stands is not None:
        head.append(" " if several else "").append(f"≥{stands['difficulty']}", "bold")
        head.append(" ").append_text(odds(scene, stands))
    if head:
        yield head
    yield Padding(ink(signs.rewards_in_words(scene, path)), indent)
    if several and (words := text(scene, path)):
        yield Padding(ink(words), indent)
    yield Padding(ink(caption(scene, path.id), f"italic {FAINT}"), indent)


def _told(scene: Scene, card: Card) -> str:
    """What a card without paths adds to a tale."""
    match card:
        case Ally():
            return caption(scene, card.id)
        case StoryCard():
            return ""
        case HandCard():
            return caption(scene, f"{card.family}-{card.key}")
    return caption(scene, f"{card.kind_of_name}-{card.id}")


def provenance(card: Card) -> str:
    """Where the least known of its values comes from."""
    known = {card.provenance_of(value) for value in card.values}
    return next(origin for origin in (OURS, RECALLED, PRINTED) if origin in known)
