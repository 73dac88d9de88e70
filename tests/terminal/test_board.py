"""The board fits its columns in every language, whatever happens in a game."""

from __future__ import annotations

import io
import itertools
import random
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.console import Console

from herowright import new_table
from herowright.games import registry
from herowright.games.roll_player.rules.components import ROW_IDS
from herowright.games.roll_player.terminal import RollPlayerBoard, hero
from herowright.locale import LANGUAGES, texts
from herowright.table.glimpse import Glimpse
from herowright.terminal import prompt
from herowright.terminal.board import Board, Scene
from herowright.terminal.boards import board_of
from tests.terminal.picture import picture

BOARD = board_of("roll-player")


def drawn(scene: Scene, *, parts: bool = True) -> list[str]:
    console = Console(file=io.StringIO(), width=scene.width, force_terminal=True, color_system=None, highlight=False)
    console.print(BOARD.draw(scene))
    if parts:
        console.print(prompt.draw(scene, BOARD, scene.texts.seat(0)))
        console.print(prompt.footer(scene, BOARD))
        for page in BOARD.pages.values():
            console.print(page(scene))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().splitlines()


@pytest.mark.parametrize(
    ("seats", "edition"),
    [(2, "de1"), (4, "pl2"), *(pytest.param(seats, "pl2", marks=pytest.mark.long) for seats in (1, 3))],
)
def test_no_line_is_too_wide(seats: int, edition: str) -> None:
    rng = random.Random(seats)
    table = new_table("roll-player", seats, seats, {"edition": edition})
    languages = itertools.cycle(LANGUAGES)
    while table.decision:
        if rng.random() < 0.07:
            seat, words = table.decision.seat, texts(next(languages))
            for width in (80, 120):
                view, news = table.view(seat), table.events(seat)[-9:]
                glimpse = Glimpse(table, seat)
                scene = Scene(view, table.options, words, width, table.decision, news, glimpse=glimpse)
                lines = drawn(scene)
                assert max(map(cell_len, lines)) <= width
                coins = sum(card["gold"] for card in view["initiative"]) if view["market"] or view["round"] else 0
                assert sum(line.count(words.say("term-coin", gold=1)) for line in lines) >= coins, "coins are not cut"
                for row in ROW_IDS:
                    name, action = words.name(f"attr:{row}", "short"), words.say(f"term-action-{row}")
                    assert any(line.startswith(f"│ {name} ") and action in line for line in lines), "a row is one line"
        table.apply(rng.choice(table.decision.options))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_footer_stands_in_one_line(lang: str) -> None:
    table = new_table("roll-player", 1, 1)
    scene = Scene(table.view(0), table.options, texts(lang), 80, decision=table.decision)
    longest = prompt.footer(scene, BOARD).cell_len + cell_len(f" · u {texts(lang).say('term-key-u')}")
    assert longest <= 80


def test_dice_are_told_apart_without_colour() -> None:
    table = new_table("roll-player", 2, 1)
    while table.decision and table.decision.kind != "initiative":
        table.apply(table.decision.options[0])
    assert table.decision is not None
    seat = table.decision.seat
    scene = Scene(table.view(seat), table.options, texts("en"), 80, decision=table.decision, coloured=False)
    text = "\n".join(drawn(scene))
    for card in scene.view["initiative"]:
        shape = {"green": "G▲", "blue": "B●", "red": "R◆", "purple": "P★", "black": "K■", "white": "W○", "gold": "O⬢"}
        assert f"[{shape[card['die']['colour']]}{card['die']['face']}]" in text


def test_what_can_be_touched_is_marked() -> None:
    table = new_table("roll-player", 1, 1)
    while table.decision and table.decision.kind != "initiative":
        table.apply(table.decision.options[0])
    assert table.decision is not None
    scene = Scene(table.view(0), table.options, texts("en"), 80, decision=table.decision)
    assert sum(line.count("▸") for line in drawn(scene, parts=False)) == 3


def test_the_stars_of_a_row_say_whether_its_goal_is_met() -> None:
    table = new_table("roll-player", 1, 1)
    while table.decision and table.decision.kind != "initiative":
        table.apply(table.decision.options[0])
    view = table.view(0)
    scene = Scene(view, table.options, texts("en"), 80)
    goal = hero.hero_class(scene, view["heroes"][0]).goals[0]
    view["heroes"][0]["values"]["str"] = goal.least
    assert any("STR" in line and "★" * goal.stars in line for line in drawn(scene, parts=False))
    view["heroes"][0]["values"]["str"] = goal.least - 1
    assert any("STR" in line and "☆" * goal.stars in line for line in drawn(scene, parts=False))


def test_a_game_without_a_board_is_played_from_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.kits(), "boardless", replace(registry.kit("roll-player"), board=None))
    board = board_of("boardless")
    assert type(board) is Board
    assert isinstance(BOARD, RollPlayerBoard)
    table = new_table("roll-player", 1, 1)
    scene = Scene(table.view(0), table.options, texts("en"), 80, decision=table.decision, news=table.log)
    console = Console(file=io.StringIO(), width=80)
    console.print(board.draw(scene), prompt.draw(scene, board))


def test_the_picture_for_the_readme() -> None:
    svg = picture()
    assert svg.startswith("<svg")
    assert "url(http" not in svg, "it needs nothing from elsewhere"
