"""The board with Fiends & Familiars: it fits its columns, and shows what a seat may know and would reach."""

from __future__ import annotations

import io
import random
import re
from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from herowright import new_table
from herowright.games.roll_player.fiends_familiars.cards.terrors import LostFaces
from herowright.games.roll_player.fiends_familiars.terminal import FiendsFamiliarsBoard, foes
from herowright.games.roll_player.rules.components import LOOK_IDS, SHEET_ROW_IDS
from herowright.games.roll_player.terminal import cards, dice
from herowright.locale import LANGUAGES, texts
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table
from herowright.terminal import prompt, score
from herowright.terminal.board import Scene
from herowright.terminal.boards import board_of
from herowright.testing import Play, situation

ALONE, WITH_MM = {"expansion": "fiends-familiars"}, {"expansion": "fiends-familiars-mm"}
BOARD = board_of("roll-player", ALONE)


def written(*things: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None, highlight=False)
    for thing in things:
        console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().splitlines()


def seen(table: Table[Any], seat: int | None = None, lang: str = "en", width: int = 80, **how: Any) -> Scene:
    """The table from the place of a seat, or of the one who decides."""
    decision = table.decision
    place = decision.seat if seat is None and decision else seat or 0
    asked = decision if decision and decision.seat == place else None
    news = table.events(place)[-9:]
    how = {"coloured": False, "glimpse": Glimpse(table, place), **how}
    return Scene(table.view(place), table.options, texts(lang), width, decision=asked, news=news, **how)


def drawn(play: Play, seat: int | None = None, **how: Any) -> str:
    return "\n".join(written(BOARD.draw(seen(play.table, seat, **how))))


def flat(told: str) -> str:
    """Without frames and line ends."""
    return " ".join(" ".join(line.strip("│") for line in told.splitlines()).split())


def notes(play: Play) -> dict[str, str]:
    """What stands beside each option."""
    scene = seen(play.table)
    assert scene.decision is not None
    found = {option.key: BOARD.note(scene, option) for option in scene.decision.options}
    return {key: "" if note is None else note.plain for key, note in found.items()}


def arranged(phase: str = "dice", **spec: Any) -> Play:
    return situation("roll-player", 2, WITH_MM, phase=phase, **spec)


# --- the whole screen ----------------------------------------------------------------------------


def test_the_expansion_has_a_board_of_its_own() -> None:
    assert isinstance(BOARD, FiendsFamiliarsBoard)
    assert isinstance(board_of("roll-player", WITH_MM), FiendsFamiliarsBoard)
    assert not isinstance(board_of("roll-player", {"expansion": "none"}), FiendsFamiliarsBoard)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, ALONE), pytest.param(3, WITH_MM, marks=pytest.mark.long), (5, WITH_MM)]
)
def test_no_line_is_too_wide(seats: int, options: Mapping[str, str]) -> None:
    """Every kind of question in every language, early on the narrowest screen; pages in one after the other."""
    rng = random.Random(seats)
    table = new_table("roll-player", seats, seats, options)
    asked_for: Counter[str] = Counter()
    while table.decision:
        kind = table.decision.kind
        asked_for[kind] += 1
        turn = LANGUAGES[asked_for.total() % len(LANGUAGES)]
        early = [(lang, 80) for lang in LANGUAGES] if asked_for[kind] == 1 else []
        late = [(turn, 80), (turn, 120)] if asked_for[kind] == 9 else []
        for lang, width in (*early, *late):
            scene = seen(table, lang=lang, width=width)
            asked = prompt.draw(scene, BOARD, scene.texts.seat(0)), prompt.footer(scene, BOARD)
            pages = [page(scene) for page in BOARD.pages.values()] if lang == turn else []
            board = written(BOARD.draw(scene), width=width)
            lines = [*board, *written(*asked, *pages, width=width)]
            assert max(map(cell_len, lines)) <= width
            if scene.wide or scene.view["phase"] not in ("hunt", "battle"):
                for row in SHEET_ROW_IDS:
                    name, action = scene.texts.name(f"attr:{row}", "short"), scene.say(f"term-action-{row}")
                    assert any(f"│ {name} " in line and action in line for line in board), "a row is one line"
        options_now = [option for option in table.decision.options if not option.interrupt] or table.decision.options
        hunts = [option for option in options_now if option.key == "hunt"]
        table.apply(rng.choice(hunts or options_now))
    assert {"familiar", "initiative", "next-die", "action", "market", "hunt", "hire"} <= asked_for.keys()
    outcome = table.outcome
    assert outcome is not None
    for lang, width in ((lang, width) for lang in LANGUAGES for width in (80, 120)):
        scene = seen(table, lang=lang, width=width)
        portrait = BOARD.portrait(scene, 0)
        assert portrait is not None
        end = score.sheet(scene, BOARD, outcome, lambda id: None), portrait, BOARD.draw(scene)
        assert max(map(cell_len, written(*end, width=width))) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_looked_up_in_full(lang: str) -> None:
    table = new_table("roll-player", 2, 1, WITH_MM)
    scene = seen(table, lang=lang)
    shown = BOARD.cards(scene)
    box = [card for card in cards.box(scene) if card.family != "monster" or card.id.endswith("2p")]
    assert len(shown) == len(box)
    assert sorted(card.id for card in shown.values()) == sorted(card.id for card in box)
    for name, card in shown.items():
        lines = written(card.draw())
        told = "\n".join(lines)
        assert name.partition(" (")[0] in told
        assert not [raw for raw in ("ff-", "rp-", "familiar-action", "monster-ability", "{", "$") if raw in told], told
        assert max(map(cell_len, lines)) <= 80


# --- dice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_die_is_told_apart_without_colour_and_takes_the_same_room(lang: str) -> None:
    table = new_table("roll-player", 1, 1, WITH_MM)
    scene = seen(table, lang=lang)
    faces = {look: dice.die(scene, {"colour": look, "face": 3}).plain for look in LOOK_IDS}
    assert len(set(faces.values())) == len(LOOK_IDS)
    assert {cell_len(face) for face in faces.values()} == {5}
    assert (faces["green-blue"], faces["clear"], faces["gold"]) == ("[GB3]", "[C◇3]", "[O⬢3]")


def test_a_split_die_is_drawn_in_both_colours() -> None:
    table = new_table("roll-player", 1, 1, WITH_MM)
    scene = Scene(table.view(0), table.options, texts("en"), 80)
    die = dice.die(scene, {"colour": "green-blue", "face": 3})
    assert [(die.plain[span.start : span.end], span.style) for span in die.spans] == [
        (" G", dice.FACES["green"]),
        ("B3 ", dice.FACES["blue"]),
    ]


def test_a_split_die_fits_either_of_its_colours() -> None:
    play = arranged(heroes=[{"familiar": "blood-badger", "rows": {"familiar": ["blue-black2", "red-black1", "gold3"]}}])
    row = next(line for line in drawn(play).splitlines() if "its own action" in line)
    assert "[BK2]✓ [RK1]● [O⬢3]◆" in row, "black, blue, red are wanted"


def test_split_and_boost_dice_turn_to_their_own_opposite_faces() -> None:
    faces = {"red": 5, "red-black": 3, "clear": 9}
    assert {look: dice.opposite({"colour": look, "face": 2}) for look in faces} == faces


# --- initiative cards and heroes -----------------------------------------------------------------


def test_initiative_cards_carry_two_dice_and_fiends() -> None:
    play = arranged(
        call=5, pool=["red1", "green-blue2", "gold3", "clear4", "white5", "black6"],
        lurking={"TOP": ["fiend-of-misery", "fiend-of-avarice"]},
    )  # fmt: skip
    lines = drawn(play).splitlines()
    top = next(at for at, line in enumerate(lines) if "▸TOP" in line)
    assert "▸1   [R◆1] [GB2]" in lines[top - 2]
    assert "[W○5] [K■6]" in lines[top]
    assert "☠ Fiend of Misery: " in lines[top + 1]
    assert any("☠ Fiend of Avarice: You take no gold from Initiative cards." in line for line in lines[top + 2 :])
    assert notes(play)["take:TOP"] == "W○5 K■6 ☠ Fiend of Misery ☠ Fiend of Avarice"


def test_top_can_be_typed_in_small_letters() -> None:
    play = arranged()
    assert play.table.decision is not None
    found = prompt.match(play.table.decision.options, "take:top")
    assert found is not None
    assert found.key == "take:TOP"


def test_a_hero_is_shown_with_all_that_the_expansion_adds() -> None:
    hero = {
        "familiar": "ice-bear", "rows": {"familiar": ["red4", "green2"]}, "xp": 3, "glory": 2, "wounds": 1,
        "adventure_tokens": 2, "trophies": ["bat-swarm", "mummy"], "fiends": ["fiend-of-misery", "fiend-of-avarice"],
        "coming": ["fiend-of-avarice"], "banished": ["fiend-of-chaos"], "scrolls": ["clarity"], "gold": 7,
        "weapons": ["backpack"], "backpack": ["white3"],
    }  # fmt: skip
    told = drawn(arranged(heroes=[hero]))
    assert "Gold 7 · XP 3 · Glory 2 · Wounds 1 · tokens: Lair, Trap · Backpack: W○3" in told
    assert "Ice Bear (2 of 3 match, ★ 1) Hearty: Gain 1 XP and remove 1 Wound token." in flat(told)
    assert "FAM [R◆4]✓ [G▲2]✓ [B● ]    6     5–7   ★★★  its own action" in told
    assert "(banish for 5 gold)" in told
    assert "(in force after this Dice Phase)" in flat(told)
    for line in ("Banished  Fiend of Chaos", "Scroll    Clarity", "Trophies  Bat Swarm, Mummy"):
        assert line in told
    other = drawn(arranged(heroes=[hero]), seat=1)
    assert "XP 3 · Glory 2 · Wounds 1 · Trophies 2" in flat(other)
    assert "FAM R◆4 G▲2  ·   6✓    Ice Bear, Backpack, Clarity" in other
    assert "☠ Fiend of Misery, Fiend of Avarice" in other


def test_a_die_for_the_familiar_is_measured_against_its_power() -> None:
    play = arranged(
        heroes=[{"familiar": "ice-bear", "rows": {"familiar": ["red4"]}}], pool=["green1", "gold2", "blue3"]
    )
    play.play("take:1")
    assert notes(play)["place:familiar"] == "4 → 5 ★★★ (goal 5–7) · fits the Familiar"


# --- foes ----------------------------------------------------------------------------------------


def hunter(*rolls: int) -> Play:
    """Somebody before a bat swarm, with two of its weaknesses: three dice; 12 brings the trophy."""
    hero = {"hero_class": "sorcerer", "armor": ["chain-helm"], "gold": 9, "xp": 4}
    return arranged(phase="market", initiative={0: 1}, heroes=[hero], minions=["bat-swarm", "mummy"], rolls=rolls)


def test_a_minion_is_shown_with_weaknesses_and_chances() -> None:
    told = drawn(hunter())
    assert "▸ Bat Swarm • · 3 Combat dice" in told
    assert "· +1 if you have at least 9 points in Dexterity" in told
    assert "✓ +1 if you have any Armor cards" in told
    assert "12–16 36% trophy, " in told  # 77 falls of 216; 17 and more have a line of their own
    assert notes(hunter())["hunt"] == "3 Combat dice · 12+ trophy 38%"


def test_a_hunt_is_a_scene_of_its_own() -> None:
    play = hunter(6, 4, 1, 5)
    play.play("hunt")
    before = drawn(play)
    assert "─ Player 1 hunts ─" in before
    assert "[·] [·] [·]  3 Combat dice" in before
    assert "─ Market ─" not in before
    beside = notes(play)
    assert beside["roll"] == "3 Combat dice · 12+ trophy 38%"
    assert beside["exchange"] == "gold 9 → 6"
    assert beside["hire:xp"] == beside["hire:gold"] == "12+ trophy 38% → 76%"
    play.play("roll")
    after = drawn(play)
    assert "▸[6] ▸[4] ▸[1]  = 11" in after
    assert "▸  7–11 " in after
    beside = notes(play)
    assert beside["stop"].startswith("11: ")
    assert beside["reroll:1"] == "11 → 11–16 · 12+ trophy 83%"
    assert beside["reroll:6"] == "11 → 6–11 · 12+ trophy 0%"
    wide = "\n".join(written(BOARD.draw(seen(play.table, width=120)), width=120))
    assert "Player 1 hunts" in wide
    assert "its own action" in wide, "there is room for the sheet"
    play.play("reroll:1")
    assert "▸[6] ▸[4] ▸[5]  = 15" in drawn(play)


def test_a_secret_look_is_shown_to_nobody_else() -> None:
    play = arranged(
        phase="market", initiative={0: 1}, monster="cyclops", adventure=["labyrinth", "heavy-fog"],
        heroes=[{"adventure_tokens": 1, "rows": {"int": ["red4"]}}, {"rows": {"int": ["red6"]}}],
    )  # fmt: skip
    mine, other = (drawn(play, seat) for seat in (0, 1))
    assert "Labyrinth: 1 XP if nobody has more points in Intelligence than you (0 is not enough)" in flat(mine)
    assert "only you know it" in mine
    assert "✓ you would earn it" in flat(mine), "nobody else has a token to be compared"
    assert "Heavy Fog" not in mine + other
    assert "Labyrinth" not in other
    assert "Lair: ? · Trap: ? · Attack: ?" in other


def test_a_lone_hero_reads_the_requirement_for_one() -> None:
    play = situation(
        "roll-player", 1, ALONE, phase="market", initiative={0: 1}, monster="cyclops", adventure=["labyrinth"],
        heroes=[{"adventure_tokens": 1}],
    )  # fmt: skip
    told = flat(drawn(play))
    assert "Labyrinth: 1 XP if you have at least 15 points in Intelligence. · you would not earn it" in told


def test_the_battle_is_a_scene_of_its_own() -> None:
    armed = ["longsword", "blessed-mace"]
    heroes = [
        {"combat_dice": 3, "glory": 2, "xp": 4, "gold": 0, "hero_class": "sorcerer", "weapons": armed},
        {"combat_dice": 1, "wounds": 1, "gold": 0, "hero_class": "cleric"},
    ]
    play = arranged(phase="hire", monster="hydra", revealed=3, heroes=heroes, rolls=[2, 5, 6, 6])
    card = foes.monster_card(seen(play.table))
    ignored, _ = card.terror.parts
    assert isinstance(ignored, LostFaces), "the dice below are chosen for it"
    (least, stars), (second, more), *_ = card.tiers
    told = drawn(play)
    assert "─ Battle: Hydra ─" in told
    assert f"Hydra · strength {least} · 3 Combat dice +2" in told
    assert "▸ Player 1  [·] [·] [·]  3 Combat dice" in told
    throws = [sum(face for face in thrown if face > ignored.face) + 2 for thrown in product(range(1, 7), repeat=3)]
    chance = 100 * sum(throw >= least for throw in throws) / len(throws)
    shown = re.search(rf"{least}\+ ★{stars} (\d+)%", told)
    assert shown
    assert abs(int(shown[1]) - chance) < 1, "what the Monster does not count is reckoned with"
    assert notes(play)["no-more"] == f"3 Combat dice +2 · {least}+ ★{stars} {shown[1]}%"
    play.play("no-more")
    after = drawn(play)
    assert "▸ Player 1  ▸[2] ▸[5] ▸[6]  = 13" in after, "two Glory tokens make good what the Monster takes"
    assert f"▸{least}+ ★{stars} · {second}+ ★{more}" in after
    beside = notes(play)
    assert beside["stop"] == f"13: victory ★{stars}"
    assert beside["reroll:2"] == f"13 → 13–19 · {second}+ ★{more} 67%"
    play.play("stop")
    over = drawn(play, 0)
    assert "  Player 1  [2] [5] [6]  = 13" in over


def test_who_falls_alone_gets_neither_rank_nor_score() -> None:
    play = situation("roll-player", 1, ALONE, phase="fight", monster="hydra", revealed=3, rolls=[1],
                     heroes=[{"combat_dice": 1, "combat": []}])  # fmt: skip
    assert play.table.outcome is not None
    scene = seen(play.table)
    sheet = "\n".join(written(score.sheet(scene, BOARD, play.table.outcome, lambda id: None)))
    assert "Slain by the Monster" in sheet
    assert "Total" not in sheet
    assert "Rank" not in sheet
    portrait = BOARD.portrait(scene, 0)
    assert portrait is not None
    told = "\n".join(written(portrait))
    assert "lost to Hydra (strength 17) with " in told
    assert "★ " not in told


def test_foes_are_told_on_a_page_of_their_own() -> None:
    assert BOARD.pages["f"] is foes.page
    table = new_table("roll-player", 2, 1, ALONE)
    assert "No foes" in "\n".join(written(foes.page(seen(table))))
    told = "\n".join(written(foes.page(seen(arranged().table))))
    assert "─ Minion ─" in told
    assert "─ Monster ─" in told
    assert told.count("face down") == 3


def test_the_cards_behind_an_option_are_shown_in_full() -> None:
    play = arranged(lurking={"TOP": ["fiend-of-misery"]})
    scene = seen(play.table)
    assert scene.decision is not None
    option = next(option for option in scene.decision.options if option.key == "take:TOP")
    about = BOARD.about(scene, option)
    assert about is not None
    assert "Fiend of Misery · Fiend" in "\n".join(written(about))
