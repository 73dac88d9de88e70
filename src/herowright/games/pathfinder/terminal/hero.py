"""A character: all of it for the one who plays it, a few lines for the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.pathfinder.terminal import cards, signs
from herowright.terminal.board import ACCENT, BAD, FAINT, SIGNAL, Scene, ink

Hero = Mapping[str, Any]
# A label and the words beside it.
Line = tuple[Text, Text]


def mine(scene: Scene) -> Hero:
    found: Hero = scene.view["heroes"][scene.view["seat"] or 0]
    return found


def others(scene: Scene) -> list[Hero]:
    return [hero for hero in scene.view["heroes"] if hero["seat"] != mine(scene)["seat"]]


def title(scene: Scene, hero: Hero) -> Text:
    """Name, character, role and where it is."""
    words = ink(scene.texts.seat(hero["seat"]), f"bold {ACCENT}")
    for part in ("character", "role"):
        if hero[part]:
            words.append(f" · {scene.texts.name(hero[part])}", "")
    if hero["dead"]:
        words.append(f" · ✝ {scene.say('term-pf-dead')}", BAD)
    elif hero["place"] is not None and scene.view["places"] and scene.view["result"] is None:
        words.append(f" · {scene.texts.name(scene.view['places'][hero['place']]['name'])}", "")
    return words


# --- whole ------------------------------------------------------------------------------------------------


def whole(scene: Scene, hero: Hero) -> RenderableType:
    """Everything a character has: its piles, its skills, its cards with their texts."""
    parts: list[RenderableType] = [figures(scene, hero), skills(scene, hero)]
    if lines := [*cards_of(scene, hero), *doing(scene, hero)]:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for line in lines:
            table.add_row(*line)
        parts.append(table)
    return scene.frame(title(scene, hero), Group(*parts), style=ACCENT)


def figures(scene: Scene, hero: Hero) -> Text:
    """Hand and piles; a small deck is a danger to life."""
    line = ink(scene.say("term-pf-hand", cards=len(hero["hand"]), size=hero["hand_size"]), "bold")
    line.append(" · ").append(scene.say("term-pf-deck", cards=hero["deck"]), "" if hero["deck"] > 3 else BAD)
    line.append(f" · {scene.say('term-pf-discard', cards=len(hero['discard']))}")
    if hero["buried"]:
        line.append(f" · {scene.say('term-pf-buried', cards=len(hero['buried']))}")
    if hero["harder"]:
        line.append(f" · {scene.say('term-pf-harder', by=hero['harder'])}", BAD)
    for draw in hero["draws"]:
        said = scene.say("term-pf-draws-instead", count=draw["count"], reset="yes" if draw["reset"] else "no")
        line.append(f" · {said}", BAD)
    return line


def skills(scene: Scene, hero: Hero) -> RenderableType:
    """`Strength d10+1  Melee d10+4`, in columns; those a check is about stand out."""
    asked = asked_skills(scene, hero)
    parts = []
    for each in hero["skills"]:
        dice = signs.die(scene, each["die"], each["plus"])
        style = "bold" if each["skill"] in asked else FAINT
        parts.append(ink(f"{signs.skill(scene, each['skill'])} {dice}", style))
    return Columns(parts, padding=(0, 2))


def asked_skills(scene: Scene, hero: Hero) -> set[str]:
    """Those that a check is about right now; all, where there is none."""
    check = scene.view["check"]
    if check is None or check["seat"] != hero["seat"]:
        return {each["skill"] for each in hero["skills"]}
    asked = {way["skill"] for way in check["asks"]["ways"]}
    return asked | set(check["kinds"]) | ({"skill:strength", "skill:melee"} if "skill:combat" in asked else set())


def cards_of(scene: Scene, hero: Hero) -> Iterator[Line]:
    """Hand with texts, and what lies displayed or waits in play."""
    label = ink(scene.say("term-pf-in-hand"), FAINT)
    for name in dict.fromkeys(hero["hand"]):
        copies = hero["hand"].count(name)
        mark = "▸" if scene.can_touch(name) and hero is mine(scene) else ""
        words = ink(mark, SIGNAL).append(f"{copies}× " if copies > 1 else "", "")
        words.append_text(cards.held(scene, cards.find(scene, name)))
        if name in hero["promises"]:
            words.append(f" · {scene.say('term-pf-promised')}", SIGNAL)
        yield label, words
        label = Text()
    for part, id in (("displayed", "term-pf-displayed"), ("in_play", "term-pf-in-play")):
        if hero[part]:
            yield ink(scene.say(id), FAINT), ink(signs.counted(scene, hero[part]))
    if seen := [*hero["known_top"], *hero["known_bottom"]]:
        yield ink(scene.say("term-pf-seen"), FAINT), ink(signs.counted(scene, seen))


def doing(scene: Scene, hero: Hero) -> Iterator[Line]:
    """What the sheet lets it do, each power as it stands now."""
    label = ink(scene.say("term-pf-powers"), FAINT)
    for power in hero["powers"]:
        if power["text"] is not None:
            mark = "▸" if scene.can_touch(f"power:{power['line']}") and hero is mine(scene) else ""
            words = ink(mark, SIGNAL).append(scene.texts.name(f"power:{power['line']}"), "bold")
            yield label, words.append(f": {signs.after_colon(scene, power['text'])}", FAINT)
            label = Text()


def without_texts(scene: Scene, hero: Hero) -> RenderableType:
    """The same in a few lines, while something else is in the middle."""
    parts: list[RenderableType] = [figures(scene, hero), skills(scene, hero)]
    if held := signs.counted(scene, hero["hand"]):
        parts.append(ink(held))
    return scene.frame(title(scene, hero), Group(*parts), style=ACCENT)


# --- small ------------------------------------------------------------------------------------------------


def small(scene: Scene, hero: Hero) -> RenderableType:
    """Another character in a few lines."""
    head = title(scene, hero)
    if hero["dead"] or not (hero["hand"] or hero["deck"] or hero["discard"]):
        return head
    held = signs.counted(scene, hero["hand"])
    head.append(" · ").append_text(figures(scene, hero))
    return Group(head, *([ink(held, FAINT)] if held else []))


def piles(scene: Scene) -> RenderableType:
    """What the viewer and the party have discarded and buried."""
    hero = mine(scene)
    lines = [
        ink(scene.say(id), "bold").append(f" {signs.counted(scene, names) or '–'}", "")
        for id, names in (
            ("term-pf-own-discard", hero["discard"]),
            ("term-pf-own-buried", hero["buried"]),
            ("term-pf-blessings-discard", scene.view["blessings"]["discard"]),
        )
    ]
    return scene.frame(scene.say("term-discard"), Group(*lines))
