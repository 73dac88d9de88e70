"""Decks being put together: what the cards list asks for, what is there, and what lies in the middle (PF-SETUP-03,
PF-BETWEEN)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.pathfinder.rules.components import BOONS
from herowright.games.pathfinder.terminal import cards, hero, signs
from herowright.terminal.board import ACCENT, BAD, FAINT, GOOD, SIGNAL, Scene, ink

Deck = Mapping[str, Any]


def mine(scene: Scene) -> Deck | None:
    seat = hero.mine(scene)["seat"]
    return next((each for each in scene.view["lists"] if each["seat"] == seat), None)


def building(scene: Scene) -> list[RenderableType]:
    """One's own deck kind by kind, the cards in the middle, and what the others still lack."""
    own = mine(scene)
    if own is None:
        return []
    parts: list[RenderableType] = [deck(scene, own)]
    if scene.view["phase"] == "rebuild":
        parts.append(scene.frame(scene.say("term-pf-pool"), by_kind(scene, scene.view["pool"])))
    if rest := [each for each in scene.view["lists"] if each is not own]:
        parts.append(scene.frame(scene.say("term-others"), Group(*(lacking(scene, each) for each in rest))))
    return parts


def deck(scene: Scene, it: Deck) -> RenderableType:
    """Every kind with how many there are of how many, and the cards; then what is wrong."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column(ratio=1)
    for kind in BOONS:
        has, wanted = it["has"][kind], it["wanted"][kind]
        if not has and not wanted:
            continue
        fits = has == wanted
        sign = "✓" if fits else "✗"
        held = [name for name in it["cards"] if cards.find(scene, name).kind == kind]
        count = ink(f"{sign} {has}/{wanted}", GOOD if fits else BAD)
        table.add_row(ink(signs.kind(scene, kind), "bold"), count, marked(scene, held))
    problems = [ink(f"✗ {signs.said(scene, problem)}", BAD) for problem in it["problems"]]
    verdict = problems or [ink(f"✓ {scene.say('term-pf-deck-ready')}", GOOD)]
    return scene.frame(hero.title(scene, hero.mine(scene)), Group(table, *verdict), style=ACCENT)


def by_kind(scene: Scene, names: Iterable[str]) -> RenderableType:
    listed = list(names)
    if not listed:
        return ink(scene.say("term-pile-empty"), FAINT)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for kind in BOONS:
        if held := [name for name in listed if cards.find(scene, name).kind == kind]:
            table.add_row(ink(signs.kind(scene, kind), "bold"), marked(scene, held))
    return table


def marked(scene: Scene, names: Iterable[str]) -> Text:
    """Cards by name; those that a choice concerns are marked."""
    listed = list(names)
    parts = []
    for name in dict.fromkeys(listed):
        copies = listed.count(name)
        words = ink("▸" if scene.can_touch(name) else "", SIGNAL).append(scene.texts.name(name), "")
        parts.append(words.append(f" ×{copies}" if copies > 1 else "", FAINT))
    return ink(", ").join(parts)


def lacking(scene: Scene, it: Deck) -> Text:
    """Another deck in a line: `Wpn 2/5 Spl 2/0`."""
    words = ink(scene.texts.seat(it["seat"]), "bold").append(": ")
    wrong = [kind for kind in BOONS if it["has"][kind] != it["wanted"][kind]]
    if not wrong:
        return words.append(f"✓ {scene.say('term-pf-deck-ready')}", FAINT)
    return words.append("  ".join(f"{signs.short(scene, k)} {it['has'][k]}/{it['wanted'][k]}" for k in wrong), "")
