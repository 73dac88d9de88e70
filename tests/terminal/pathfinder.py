"""Scenes of Pathfinder for the tests of its board."""

from __future__ import annotations

from typing import Any

from herowright.table.table import Table
from herowright.terminal import prompt
from herowright.terminal.board import Scene
from herowright.terminal.boards import board_of
from herowright.testing import Play, situation
from tests.terminal.call_to_adventure import scene_of, shown

GAME = "pathfinder"
BOARD = board_of(GAME)
PARTY = {"version": 1, "name": "Sandpoint", "members": [], "won": ["attack-on-sandpoint", "local-heroes"]}


def drawn(scene: Scene) -> str:
    """The board, the question and the footer."""
    parts = [BOARD.draw(scene), *([prompt.draw(scene, BOARD)] if scene.decision else []), prompt.footer(scene, BOARD)]
    return shown(*parts, width=scene.width)


def woods(**more: Any) -> Play:
    """The turn of Valeros at the Woods, where a Zombie lies on top; Kyra is with him, Merisiel at the Farmhouse."""
    heroes: list[dict[str, Any]] = [
        {
            "character": "valeros",
            "hand": ["longsword", "chain-mail", "blessing-of-the-gods"],
            "deck": ["dagger"] * 4,
            "place": "woods",
        },
        {"character": "kyra", "hand": ["blessing-of-the-gods", "cure"], "place": "woods"},
        {"character": "merisiel", "hand": ["sling"], "place": "farmhouse"},
    ]
    for hero, changed in zip(heroes, more.pop("heroes", ()), strict=False):
        hero.update(changed)
    arrangement = {
        "places": {
            "woods": ["zombie", "longspear", "bandit"],
            "farmhouse": ["zombie", "cure"],
            "waterfront": ["jubrayl-vhiski", "zombie"],
            **more.pop("places", {}),
        },
        **more,
    }
    return situation(GAME, seats=3, heroes=heroes, **arrangement)


def rewards(**more: Any) -> Play:
    """The scenario is won; each character gains a power feat, then the decks are rebuilt."""
    heroes = [
        {
            "character": "kyra",
            "deck": ["mace", "quarterstaff", "longsword", "cure", "guidance", "chain-mail", "wooden-shield", "guard"],
            "discard": ["blessing-of-the-gods"] * 6,
            "feats": {"skills": {"wisdom": 1}, "powers": {"healing-touch": 1}},
        },
        {"character": "valeros"},
    ]
    options = {"party": PARTY, "scenario": "trouble-in-sandpoint"}
    return situation(GAME, seats=2, options=options, won=True, step=("rewards",), heroes=heroes, **more)


def noted(table: Table[Any], key: str, lang: str = "en") -> str:
    scene = scene_of(table, lang)
    assert scene.decision is not None
    option = scene.decision.option(key)
    assert option is not None, f"{key} is none of {[option.key for option in scene.decision.options]}"
    note = BOARD.note(scene, option)
    return note.plain if note else ""
