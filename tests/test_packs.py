"""Users' packs: reading, checking with lines, and what they make of a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.games.roll_player.cards.types import Armor
from herowright.locale import LANGUAGES, Texts, texts
from herowright.packs import MAX_BYTES, BadPack, lines_of, names, read_pack

DOCS = Path(__file__).parents[1] / "docs"
GAME = 'game = "roll-player"\n'


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return tmp_path / "house.toml"


def problems(file: Path, content: str) -> list[tuple[str, int, str]]:
    """The ids, lines and fields of everything that is wrong with a pack."""
    file.write_text(GAME + content, encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        read_pack(file, "roll-player")
    for lang in LANGUAGES:
        for message in refused.value.problems:
            said = texts(lang).say(message)
            assert said.startswith("house.toml, ")
            assert not re.search(r"\bpack-[a-z]|[{}$]", said)
    return [(message.id, message.args["line"], message.args["field"]) for message in refused.value.problems]


# --- what is wrong ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "id", "line", "field"),
    [
        ("[cards.longsword]\ncost = 21", "pack-number", 3, "cards.longsword.cost"),
        ('[cards.longsword]\n\n# dear\ncost = "5"', "pack-number", 5, "cards.longsword.cost"),
        ("[cards.longsword]\ncost = true", "pack-number", 3, "cards.longsword.cost"),
        ("[cards.longsword]\ncost = 2.5", "pack-number", 3, "cards.longsword.cost"),
        ("[cards.longsword]\ncost = 2020-01-01", "pack-number", 3, "cards.longsword.cost"),
        ("[cards.longsword]\nhands = 0", "pack-number", 3, "cards.longsword.hands"),
        ('[cards.longsword]\narrow = "evil"', "pack-unknown", 3, "cards.longsword.arrow"),
        ("cards.longsword.dots = 3", "pack-number", 2, "cards.longsword.dots"),
        ('[cards.cunning]\narrow = "up"', "pack-word", 3, "cards.cunning.arrow"),
        ("[cards.longsword]\neffect.bonus = 7", "pack-number", 3, "cards.longsword.effect.bonus"),
        ("[cards.longsword]\neffect.bnus = 1", "pack-likely", 3, "cards.longsword.effect.bnus"),
        ('[cards.longsword]\neffect = "x"', "pack-table", 3, "cards.longsword.effect"),
        ('[cards.longsword]\neffect.row = "luck"', "pack-word", 3, "cards.longsword.effect.row"),
        ("[cards.tower-shield]\neffect.bonus = 1", "pack-unknown", 3, "cards.tower-shield.effect"),
        ("[cards.cunning]\neffect.each = 2", "pack-unknown", 3, "cards.cunning.effect.each"),
        ("[cards.cure-wounds]\neffect.lowest = 4", "pack-bounds", 3, "cards.cure-wounds.effect"),
        ("[cards.longswrd]\ncost = 1", "pack-likely", 2, "cards.longswrd"),
        ("[cards.moonbeam]\ncost = 1", "pack-unknown", 2, "cards.moonbeam"),
        ("[weapons.longsword]\ncost = 1", "pack-unknown", 2, "weapons"),
        ("title = 1", "pack-unknown", 2, "title"),
        ("cards = 1", "pack-table", 2, "cards"),
        ('[cards.longsword]\nname = "X"', "pack-table", 3, "cards.longsword.name"),
        ('[cards.longsword]\nname.en = ""', "pack-text", 3, "cards.longsword.name.en"),
        ('[cards.longsword]\nname.fr = "X"', "pack-unknown", 3, "cards.longsword.name.fr"),
        ('[cards.longsword]\nname.en = "a\\nb"', "pack-text", 3, "cards.longsword.name.en"),
        (f'[cards.longsword]\nname.en = "{"x" * 61}"', "pack-text", 3, "cards.longsword.name.en"),
        ("[armor-sets.chain]\nladder = [1, 2]", "pack-list-between", 3, "armor-sets.chain.ladder"),
        ("[armor-sets.runic]\nladder = [1, 2]", "pack-list", 3, "armor-sets.runic.ladder"),
        ("[armor-sets.chain]\nladder = [1, 2,\n3, 4,\n-1]", "pack-number", 3, "armor-sets.chain.ladder"),
        ('[armor-sets.chain]\ncolours = ["gold"]', "pack-word", 3, "armor-sets.chain.colours"),
        ('[armor-sets.chain]\ncolours = ["red", "red"]', "pack-twice", 3, "armor-sets.chain.colours"),
        ('[armor-sets.chain]\ncolours = "red"', "pack-list-between", 3, "armor-sets.chain.colours"),
        ('[classes.bard]\ngoals.str = "17-16"', "pack-goal", 3, "classes.bard.goals.str"),
        ("[classes.bard]\ngoals.str = 17", "pack-goal", 3, "classes.bard.goals.str"),
        ('[classes.bard]\ngoals.luck = "17"', "pack-unknown", 3, "classes.bard.goals.luck"),
        ("[classes.bard]\nstars.str = 10", "pack-number", 3, "classes.bard.stars.str"),
        ("[classes.bard.stars]\nstr = 10", "pack-number", 3, "classes.bard.stars.str"),
        ("[races.elf]\nmodifiers.str = 7", "pack-number", 3, "races.elf.modifiers.str"),
        ("[alignments.hermit]\ngrid = [[1, 2], [1, 2], [1, 2]]", "pack-list", 3, "alignments.hermit.grid"),
        ('[alignments.hermit]\ngrid = "flat"', "pack-list", 3, "alignments.hermit.grid"),
        (
            "[backstories.mentor]\ncells.str = { column = 4 }",
            "pack-number",
            3,
            "backstories.mentor.cells.str.column",
        ),
        (
            '[backstories.mentor.cells.str]\ncolour = "gold"',
            "pack-word",
            3,
            "backstories.mentor.cells.str.colour",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line_and_field(house: Path, content: str, id: str, line: int, field: str) -> None:
    assert problems(house, content) == [(id, line, field)]


def test_all_mistakes_are_told_together_in_the_order_of_the_lines(house: Path) -> None:
    content = """
[races.elf]
modifiers.dex = 99

[cards.longsword]
name.en = "Fine"
cost = -1
effect.bonus = "two"
"""
    assert problems(house, content) == [
        ("pack-number", 4, "races.elf.modifiers.dex"),
        ("pack-number", 8, "cards.longsword.cost"),
        ("pack-number", 9, "cards.longsword.effect.bonus"),
    ]


def test_the_whole_sentence(house: Path) -> None:
    house.write_text(GAME + "[cards.longsword]\n\n\n\n\ncost = 21")
    with pytest.raises(BadPack) as refused:
        read_pack(house, "roll-player")
    assert str(refused.value) == "house.toml, line 7, cards.longsword.cost: must be a whole number from 0 to 20."


@pytest.mark.parametrize(
    ("content", "id", "line"),
    [
        (b'game = "roll-player"\n[cards.longsword\n', "pack-syntax", 2),
        (b'game = "roll-player"\n\ncost = = 3\n', "pack-syntax", 3),
        (b'game = "roll-player"\nx = """', "pack-syntax", 2),
        (b"x = " + b"[" * 50_000, "pack-syntax", 1),
        (b"x = " + b"9" * 5_000, "pack-syntax", 1),
        (b'game = "roll-player"\nname = "\xff"\n', "pack-encoding", 2),
        (b"#" * (MAX_BYTES + 1), "pack-too-large", 0),
        (b"[cards.longsword]\ncost = 3\n", "pack-no-game", 0),
        (b'\n\ngame = "chess"\n', "pack-other-game", 3),
        (b"game = 7\n", "pack-other-game", 1),
    ],
)
def test_a_file_that_is_no_pack(house: Path, content: bytes, id: str, line: int) -> None:
    house.write_bytes(content)
    with pytest.raises(BadPack) as refused:
        read_pack(house, "roll-player")
    assert (refused.value.message.id, refused.value.message.args["line"]) == (id, line)
    assert "house.toml" in str(refused.value)


def test_a_file_that_is_not_there_or_is_a_folder(tmp_path: Path) -> None:
    for file, id in ((tmp_path / "none.toml", "pack-missing"), (tmp_path, "pack-unreadable")):
        with pytest.raises(BadPack) as refused:
            read_pack(file, "roll-player")
        assert refused.value.message.id == id


def test_windows_files_are_read(house: Path) -> None:
    house.write_bytes(b"\xef\xbb\xbf" + GAME.replace("\n", "\r\n").encode() + b"[cards.longsword]\r\ncost = 3\r\n")
    assert read_pack(house, "roll-player") == {"cards": {"longsword": {"cost": 3}}}


def test_lines_are_found_through_strings_arrays_and_comments() -> None:
    content = '''a = """
[not.a.table]
b = 1
"""
c = [ # ]
  1, "]", [2,
  3],
]
["quoted key".d]
e.'f g' = 'x # y' # [z]
h = """one \\""" line"""
i = 1
'''
    lines = lines_of(content)
    assert {".".join(path): line for path, line in lines.items()} == {
        "a": 1,
        "c": 5,
        "quoted key": 9,
        "quoted key.d": 9,
        "quoted key.d.e": 10,
        "quoted key.d.e.f g": 10,
        "quoted key.d.h": 11,
        "quoted key.d.i": 12,
    }


def test_lines_are_found_in_lists_of_tables() -> None:
    content = "[[a.b]]\nc = 1\n[[a.b]]\nd = 1\nc = 2\n[e]\nf = 1\n[[a.b]]\nc = 3\n"
    lines = lines_of(content)
    assert [lines["a", "b", str(number)] for number in (1, 2, 3)] == [1, 3, 8]
    assert [lines["a", "b", str(number), "c"] for number in (1, 2, 3)] == [2, 5, 9]
    assert (lines["a", "b"], lines["a", "b", "c"], lines["e", "f"]) == (1, 2, 7)


# --- what it changes -------------------------------------------------------------------------------


@pytest.fixture
def example() -> dict[str, Any]:
    return read_pack(DOCS / "example-pack.toml", "roll-player")


def test_the_example_changes_every_kind_of_card(example: dict[str, Any]) -> None:
    box = hw.new_table("roll-player", options={"pack": example}).state.box
    sword, cunning, cure = (box.find("market", id) for id in ("longsword", "cunning", "cure-wounds"))
    assert (sword.cost, sword.hands, sword.dots, sword.effect.bonus, sword.effect.row) == (5, 2, 1, 2, 0)
    assert (cunning.arrow, cunning.dots, cunning.scoring.stars) == ("lawful", 2, 2)
    assert (cure.ability.lowest, cure.ability.highest) == (-1, 2)
    assert box.find("market", "proud").scoring.row == 3
    (chain,) = {card.set for card in box.market if isinstance(card, Armor) and card.set.id == "chain"}
    assert (chain.ladder, len(chain.colours)) == ((1, 2, 4, 7, 11), 3)
    assert box.find("market", "chain-helm").cost == 2
    cleric = box.find("class", "cleric")
    assert [(str(goal), goal.stars) for goal in cleric.goals[:3]] == [("15–16", 3), ("16–17", 1), ("15–16", 2)]
    assert box.find("race", "elf").modifiers == {1: 3, 2: -1}
    assert box.find("alignment", "hermit").grid == (-2, 0, -2, 0, 4, 0, -2, 0, -2)
    assert list(box.find("backstory", "mentor").cells.items())[:3] == [(0, 2), (4, 5), (7, 1)]


def test_all_pieces_of_a_set_share_the_corrected_set(example: dict[str, Any]) -> None:
    box = hw.new_table("roll-player", options={"pack": example}).state.box
    sets = [card.set for card in box.market if isinstance(card, Armor)]
    assert len({id(armor_set) for armor_set in sets}) == 3


def test_the_same_pack_gives_the_same_box_and_no_pack_the_printed_one(example: dict[str, Any]) -> None:
    first, second = (hw.new_table("roll-player", options={"pack": example}) for _ in range(2))
    assert first.state.box is second.state.box
    plain, empty = hw.new_table("roll-player"), hw.new_table("roll-player", options={"pack": {}})
    assert plain.state.box is empty.state.box
    assert "pack" not in plain.options
    assert len(first.state.box.market) == len(plain.state.box.market)


def test_cards_an_edition_lacks_stay_out_of_it(example: dict[str, Any]) -> None:
    only_second = {"cards": {"diplomacy": {"cost": 1}}, "races": {"orc": {"modifiers": {"str": 1}}}}
    for pack in (example, only_second):
        plain = hw.new_table("roll-player", options={"edition": "de1"}).state.box
        box = hw.new_table("roll-player", options={"edition": "de1", "pack": pack}).state.box
        assert [card.id for card in box] == [card.id for card in plain]


def test_a_corrected_price_is_the_price(house: Path) -> None:
    from herowright.testing import situation

    pack = {"cards": {"longsword": {"cost": 1}}}
    table = situation("roll-player", 2, {"pack": pack}, phase="market", market=["longsword"], initiative={0: 1, 1: 2})
    table.play("buy:longsword")
    assert table.hero(0).gold == 4


def test_a_save_carries_its_pack(example: dict[str, Any]) -> None:
    table = hw.new_table("roll-player", seed=4, options={"pack": example})
    loaded = hw.load_table(table.save())
    assert loaded.options["pack"] == example
    assert loaded.state.box is table.state.box
    assert json.loads(table.save())["options"]["pack"] == example


def test_the_options_of_a_table_are_checked_too() -> None:
    for pack in ("x", 7, ["cards"], {"cards": {"longsword": {"cost": 99}}}, {1: 2}):
        with pytest.raises(hw.BadOption) as refused:
            hw.new_table("roll-player", options={"pack": pack})
        assert "pack" in str(refused.value)


def test_changing_the_given_data_later_changes_no_table() -> None:
    pack = {"cards": {"longsword": {"cost": 1}}}
    table = hw.new_table("roll-player", options={"pack": pack})
    pack["cards"]["longsword"]["cost"] = 9
    assert table.options["pack"]["cards"]["longsword"]["cost"] == 1


def test_names_reach_the_texts(example: dict[str, Any]) -> None:
    options = {"pack": example}
    polish = Texts("pl", names=names("roll-player", options, "pl"))
    assert polish.name("card:longsword") == "Miecz półtoraręczny"
    assert polish.name("class:cleric") == texts("pl").name("class:cleric")
    assert names("roll-player", options, "de") == {"card-longsword": "Bastardschwert", "class-cleric": "Priester"}
    assert names("roll-player", options, "en") == {
        "card-longsword": "Bastard Sword",
        "ability-charitable": "Generous",
    }
    assert names("roll-player", {}, "en") == {}


@pytest.mark.parametrize("seats", [1, 4])
def test_games_with_the_example_run_to_their_end(example: dict[str, Any], seats: int) -> None:
    from herowright.lab.simulate import Plan, simulate

    for played in simulate(Plan("roll-player", ("random",) * seats, {"pack": example}, 1, 10)):
        assert played.error is None


def test_the_guide_names_every_field() -> None:
    from herowright.games.roll_player.corrections import EFFECT_VALUES

    guide = (DOCS / "packs.md").read_text(encoding="utf-8")
    for field in (*EFFECT_VALUES, "cost", "dots", "hands", "arrow", "ladder", "colours", "modifiers", "grid", "cells"):
        assert re.search(rf"`[^`]*\b{field}\b", guide), field


def test_a_bot_reckons_with_the_highest_bonus() -> None:
    from herowright.bots import advise, make_bot
    from herowright.testing import situation

    pack = {"cards": {"jeweled-dagger": {"effect": {"bonus": 6}}}}
    hero = {"weapons": ["jeweled-dagger"], "rows": {"str": ["gold6", "gold6", "gold6"]}}
    table = situation(
        "roll-player", 2, {"pack": pack}, phase="market", market=["longsword"], heroes=[hero], initiative={0: 1, 1: 2}
    )
    assert table.asked == (0, "market")
    advice = advise(table.table, make_bot("roll-player", "greedy", 0))
    assert "buy:longsword" in {judged.option.key for judged in advice}
