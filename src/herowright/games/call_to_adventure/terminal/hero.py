"""A hero: the whole life for the one who lives it, a few lines for the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.call_to_adventure.rules.components import (
    ABILITY_IDS,
    ACTS,
    CARDS_PER_ACT,
    ICON_IDS,
    KINDS,
    SPECIAL_NEEDS,
)
from herowright.games.call_to_adventure.rules.scoring import set_points
from herowright.games.call_to_adventure.terminal import cards, signs
from herowright.terminal.board import ACCENT, BAD, FAINT, SIGNAL, Scene, ink

Hero = Mapping[str, Any]
# A label and the words beside it.
Line = tuple[Text, Text]
CHARACTER = ("origin", "motivation", "destiny")
ACROSS = 3  # story icons in a line
SPACE = 6  # cells of a space of the morality track


def mine(scene: Scene) -> Hero:
    found: Hero = scene.view["heroes"][scene.view["seat"] or 0]
    return found


def title(scene: Scene, hero: Hero) -> Text:
    """Name, origin and motivation."""
    words = ink(scene.texts.seat(hero["seat"]), "bold")
    for part in CHARACTER[:2]:
        if hero[part]:
            words.append(f" · {scene.texts.name(f'{part}:{hero[part]}')}")
    return words


# --- whole ---------------------------------------------------------------------------------------


def whole(scene: Scene, hero: Hero) -> RenderableType:
    """Everything there is to know about a hero."""
    parts: list[RenderableType] = [figures(scene, hero), points(scene, hero), abilities(scene, hero)]
    parts += [icons(scene, hero), track(scene, hero), permission(scene, hero)]
    if lines := [*life(scene, hero), *beside(scene, hero)]:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for line in lines:
            table.add_row(*line)
        parts.append(table)
    return scene.frame(title(scene, hero), Group(*parts), style=ACCENT)


def figures(scene: Scene, hero: Hero) -> Text:
    """Experience and how far the life has come."""
    line = ink(scene.say("term-ca-xp", xp=hero["xp"]), "bold").append(" · ")
    told = sum(map(len, hero["acts"]))
    if hero["act"] in ACTS:
        line.append(signs.act(scene, hero["act"])).append(" · ")
    return line.append(scene.say("term-ca-progress", cards=told, all=len(ACTS) * CARDS_PER_ACT))


def points(scene: Scene, hero: Hero) -> Text:
    """The score so far, by category."""
    line = ink(scene.say("term-ca-points", points=hero["score"]), f"bold {signs.POINTS}").append(" = ", FAINT)
    parts = [
        signs.minus(f"{scene.say(f'term-ca-points-{category}')} {number}")
        for category, number in hero["points"].items()
        if number
    ]
    return line.append(", ".join(parts) or "0", FAINT)


def abilities(scene: Scene, hero: Hero) -> Text:
    """The ability icons of the story; ◆ stands where the special rune is cast as well."""
    parts = []
    for id in ABILITY_IDS:
        count = hero["abilities"][id]
        part = signs.ability(scene, id).append(f" {count or '·'}", "bold" if count else FAINT)
        parts.append(part.append("◆" if count >= SPECIAL_NEEDS else " ", signs.ABILITY_INKS[id]))
    line = ink("  ").join(parts)
    if hero["borrowed"]:
        lent = " ".join(f"ability:{id}" for id in hero["borrowed"])
        line.append(f" ({scene.say('term-ca-borrowed', abilities=lent)})", FAINT)
    return line


def icons(scene: Scene, hero: Hero) -> RenderableType:
    """The story icons with what their sets pay."""
    table = Table.grid(padding=(0, 2, 0, 0))
    cells = [_icon(scene, hero, id) for id in ICON_IDS]
    for at in range(0, len(cells), ACROSS):
        table.add_row(*cells[at : at + ACROSS])
    return table


def _icon(scene: Scene, hero: Hero, id: str) -> Text:
    count = hero["icons"][id]
    words = signs.icon(id).append(f" {scene.texts.name(f'icon:{id}')}", "" if count else FAINT)
    words.append(f" {count or '·'}", "bold" if count else FAINT)
    paid = set_points(count)
    return words.append(f" +{paid}", signs.POINTS) if paid else words


def track(scene: Scene, hero: Hero) -> RenderableType:
    """The morality track from virtue to corruption: the marker in brackets, the points, the cards that may be
    played there."""
    spaces = scene.view["track"]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for _ in spaces:
        table.add_column(width=SPACE - 1, justify="center")
    here = hero["space"]
    levels = [signs.space(scene, space["level"]) for space in spaces]
    table.add_row(
        ink(scene.say("term-ca-morality"), FAINT),
        *(ink(*((f"[{words}]", SIGNAL) if at == here else (words, ""))) for at, words in enumerate(levels)),
    )
    table.add_row(
        ink(f"{signs.TRIUMPH}{signs.TRAGEDY}", FAINT), *(_worth(space, at == here) for at, space in enumerate(spaces))
    )
    plays = [ink("".join(scene.say("term-ca-letter", kind=kind) for kind in space["plays"]), FAINT) for space in spaces]
    table.add_row(ink(scene.say("term-ca-plays"), FAINT), *plays)
    return table


def _worth(space: Mapping[str, Any], here: bool) -> Text:
    sign = signs.TRIUMPH if space["triumph"] else signs.TRAGEDY
    worth = space["triumph"] + space["tragedy"]
    return ink(
        signs.minus(f"{sign}{worth}") if worth else "0", f"bold {signs.POINTS}" if here else BAD if worth < 0 else ""
    )


def permission(scene: Scene, hero: Hero) -> Text:
    """What may be done where the marker stands (CA-MORAL-03)."""
    space = scene.view["track"][hero["space"]]
    plays = "both" if len(space["plays"]) == len(KINDS) else "".join(space["plays"])
    return ink(scene.say("term-ca-here", plays=plays, dark="yes" if space["dark"] else "no"), FAINT)


# --- the life ------------------------------------------------------------------------------------


def life(scene: Scene, hero: Hero) -> Iterator[Line]:
    """Three acts: the character card, and the story cards tucked under it with the chosen paths."""
    for act, part in enumerate(CHARACTER):
        head = _character(scene, hero, part)
        tucked = hero["acts"][act]
        if head is None and not tucked:
            continue
        current = act == hero["act"]
        yield ink(signs.act(scene, act), "bold" if current else FAINT), head or Text()
        for each in tucked:
            yield Text(), _tucked(scene, each)
        if current:
            missing = CARDS_PER_ACT - len(tucked)
            yield Text(), ink(scene.say("term-ca-to-come", cards=missing), FAINT)


def _character(scene: Scene, hero: Hero, part: str) -> Text | None:
    if not hero[part]:
        hidden = part == "destiny" and hero["has_destiny"]
        return ink(scene.say("term-ca-destiny-hidden"), FAINT) if hidden else None
    return cards.line(scene, cards.box(scene).find(part, hero[part]))


def _tucked(scene: Scene, tucked: Mapping[str, Any]) -> Text:
    card, path = cards.path(scene, tucked["path"])
    words = ink(f"{cards.name(scene, card)}")
    if len(cards.paths(card)) > 1:
        words.append(f": {cards.name(scene, path)}")
    words.append(" ").append_text(signs.rewards(scene, path))
    said = cards.text(scene, path)
    return words.append(f": {said}", FAINT) if said else words


def beside(scene: Scene, hero: Hero) -> Iterator[Line]:
    """Allies, hand and played cards."""
    for id in hero["allies"]:
        yield ink(scene.say("term-ca-ally"), FAINT), cards.line(scene, cards.box(scene).find("story", id))
    if hero["sacrificed"]:
        gone = ", ".join(scene.texts.name(f"story:{id}") for id in hero["sacrificed"])
        yield ink(scene.say("term-ca-sacrificed"), FAINT), ink(gone, FAINT)
    yield from hand(scene, hero)
    if hero["played"]:
        yield ink(scene.say("term-ca-played"), FAINT), ink(names(scene, hero["played"]), FAINT)


def hand(scene: Scene, hero: Hero) -> Iterator[Line]:
    """One's own cards with their texts; of others, how many of each kind."""
    label = ink(scene.say("term-ca-hand"), FAINT)
    if hero["hand"] is None:
        yield label, ink(hand_kinds(scene, hero))
        return
    for name in sorted(set(hero["hand"]), key=hero["hand"].index):
        copies = hero["hand"].count(name)
        words = ink("▸" if scene.can_touch(name) else "", SIGNAL).append(f"{copies}× " if copies > 1 else "", "")
        yield label, words.append_text(cards.line(scene, cards.find(scene, name)))
        label = Text()


def hand_kinds(scene: Scene, hero: Hero) -> str:
    """`[H]2 [A]1`."""
    kinds = hero["hand_kinds"]
    return " ".join(f"{signs.letter(scene, kind)}{kinds[kind]}" for kind in KINDS if kinds[kind]) or "–"


def names(scene: Scene, references: list[str]) -> str:
    """Cards by name; several copies are counted."""
    found = sorted(set(references), key=references.index)
    counts = {name: references.count(name) for name in found}
    return ", ".join(scene.texts.name(name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items())


# --- small ---------------------------------------------------------------------------------------


def small(scene: Scene, hero: Hero) -> RenderableType:
    """Another hero in a few lines."""
    head = title(scene, hero).append(" · ").append(scene.say("term-ca-points", points=hero["score"]), signs.POINTS)
    line = figures(scene, hero).append(" · ")
    line.append(signs.space(scene, hero["level"]))
    line.append(f" · {scene.say('term-ca-hand')} {hand_kinds(scene, hero)}")
    counts = [signs.ability(scene, id).append(f" {count}") for id, count in hero["abilities"].items() if count]
    counts += [signs.icon(id).append(f" {count}") for id, count in hero["icons"].items() if count]
    parts = [head, line, ink("  ").join(counts)]
    owned = [scene.texts.name(f"path:{tucked['path']}") for act in hero["acts"] for tucked in act]
    owned += [scene.texts.name(f"story:{id}") for id in hero["allies"]]
    if owned:
        parts.append(ink(", ".join(owned), FAINT))
    return Group(*parts)
