"""The hero as a character sheet, when the game is over."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.terminal import cards, dice, hero
from herowright.terminal.board import ACCENT, FAINT, GOOD, Scene, ink

WIDTH = 80
LONGEST = 20  # cells of the bar of a row worth 20


def character(scene: Scene, it: hero.Hero, more: Mapping[str, str] | None = None) -> RenderableType:
    """Who this hero became: a sheet one would pin to the wall. `more` are further things the hero has, by label."""
    name = ink(scene.texts.seat(it["seat"]).upper(), f"bold {ACCENT}")
    race = scene.texts.name(f"race:{it['race']}:{it['side']}")
    calling = ink(f"{race} · {scene.texts.name('class:' + it['class'])}", "bold")
    life = ink(
        scene.say(
            "term-sheet-life",
            alignment=f"alignment:{it['alignment']}",
            field=f"field:{it['marker']}",
            backstory=f"backstory:{it['backstory']}",
        ),
        FAINT,
    )
    total = [Text(), hero.stars(scene, it)] if it["stars"] else []
    heading = [name, calling, life] if not scene.framed else [Align.center(line) for line in (name, calling, life)]
    body = Group(*heading, Text(), attributes(scene, it), Text(), belongings(scene, it, more or {}), *total)
    if not scene.framed:
        return Group(ink(f"== {scene.say('term-sheet')}"), body)
    return Panel(
        body,
        title=ink(f" {scene.say('term-sheet')} ", f"bold {ACCENT}"),
        box=box.DOUBLE,
        border_style=ACCENT,
        width=min(WIDTH, scene.width),
        padding=(1, 2),
    )


def attributes(scene: Scene, it: hero.Hero) -> RenderableType:
    """Each attribute with its dice, its value as a bar, and whether the class goal is met."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in (13, 11, 2, LONGEST, 11):
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for row, id in enumerate(it["rows"]):
        value, goal = hero.standing(scene, it, row)
        met = goal is not None and goal.met_by(value)
        lying = ink(" ").join(dice.small(scene, die) for die in it["rows"][id] if die)
        table.add_row(
            ink(scene.texts.name(f"attr:{id}"), "bold"),
            lying,
            ink(f"{value:>2}", f"bold {GOOD}" if met else "bold"),
            ink("━" * max(0, min(LONGEST, value)), GOOD if met else FAINT),
            ink(f"{goal} {('★' if met else '☆') * goal.stars}" if goal else "", GOOD if met else FAINT),
        )
    return table


def belongings(scene: Scene, it: hero.Hero, more: Mapping[str, str]) -> RenderableType:
    """Ability, weapons, armour, skills, traits and gold, by name."""
    owned = {area: it[area] for area in ("weapons", "armor")}
    owned |= {"skills": [skill["id"] for skill in it["skills"]], "traits": it["traits"]}
    lines = {"term-class": scene.texts.name(f"ability:{hero.hero_class(scene, it).ability}")}
    for area, ids in owned.items():
        if ids:
            lines[f"term-own-{area}"] = ", ".join(cards.name(scene, cards.find(scene, id)) for id in ids)
    lines |= more
    lines["term-own-gold"] = str(it["gold"])
    table = Table.grid(padding=(0, 2, 0, 0))
    for label, words in lines.items():
        table.add_row(ink(scene.say(label), FAINT), ink(words))
    return table
