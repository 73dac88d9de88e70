"""The hero's tale: a life told from its origin to its destiny, when the game is over."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ICON_IDS
from herowright.games.call_to_adventure.terminal import cards, hero, signs
from herowright.terminal.board import ACCENT, FAINT, Scene, ink

WIDTH = 80


def tale(scene: Scene, it: hero.Hero) -> RenderableType:
    """A page one would read aloud: who it is, the three acts, and what became of it all."""
    name = ink(scene.texts.seat(it["seat"]).upper(), f"bold {ACCENT}")
    told = hero.CHARACTER if scene.view["phase"] == "over" else hero.CHARACTER[:2]
    called = [scene.texts.name(f"{part}:{it[part]}") for part in told if it[part]]
    heading = [name, ink(" · ".join(called), "bold")]
    body = [*(heading if not scene.framed else map(Align.center, heading)), *chapters(scene, it)]
    body += [Text(), legacy(scene, it)]
    title = scene.say("term-ca-tale")
    if not scene.framed:
        return Group(ink(f"== {title}"), *body)
    return Panel(
        Group(*body),
        title=ink(f" {title} ", f"bold {ACCENT}"),
        box=box.DOUBLE,
        border_style=ACCENT,
        width=min(WIDTH, scene.width),
        padding=(1, 3),
    )


def chapters(scene: Scene, it: hero.Hero) -> Iterator[RenderableType]:
    """One for each act that something was told of; at the end the destiny has the last word."""
    indent = (0, 0, 0, 2 if scene.framed else 0)
    for act in range(len(hero.CHARACTER)):
        if sentences := list(chapter(scene, it, act)):
            yield Text()
            yield ink(signs.act(scene, act), f"bold {ACCENT}")
            yield Padding(ink(" ".join(sentences)), indent)
    if it["destiny"] and scene.view["phase"] == "over":
        yield Text()
        yield Padding(ink(cards.caption(scene, f"destiny-{it['destiny']}"), "bold italic"), indent)


def chapter(scene: Scene, it: hero.Hero, act: int) -> Iterator[str]:
    """The character card of an act, its story cards by the paths chosen, and the friends won in it."""
    part = hero.CHARACTER[act]
    if part != "destiny" and it[part]:
        yield cards.caption(scene, f"{part}-{it[part]}")
    for tucked in it["acts"][act]:
        yield cards.caption(scene, tucked["path"])
    for id in (*it["allies"], *it["sacrificed"]):
        if cards.box(scene).find("story", id).act == act:
            yield cards.caption(scene, id)


def legacy(scene: Scene, it: hero.Hero) -> Text:
    """What is left: abilities, story icons, where the marker stands, and the score."""
    line = ink("  ").join(
        [signs.ability(scene, id).append(f" {it['abilities'][id]}") for id in ABILITY_IDS if it["abilities"][id]]
        + [signs.icon(id).append(f" {it['icons'][id]}") for id in ICON_IDS if it["icons"][id]]
    )
    line.append(f"\n{signs.space(scene, it['level'])} · ", FAINT)
    return line.append(scene.say("term-ca-points", points=it["score"]), f"bold {signs.POINTS}")
