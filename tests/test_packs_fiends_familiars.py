"""Packs for the cards of Fiends & Familiars and Monsters & Minions."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.catalog import cards_of
from herowright.games.roll_player import pack as packing
from herowright.games.roll_player.cards.box import ALL_CARDS
from herowright.games.roll_player.cards.types import Armor, Card
from herowright.games.roll_player.corrections import EFFECT_VALUES, checks_of
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain
from herowright.games.roll_player.fiends_familiars.cards.curses import NoAction, StarsLost
from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard, Minion, Monster
from herowright.games.roll_player.fiends_familiars.pack import CARDS, VALUES, vocabulary
from herowright.games.roll_player.fiends_familiars.rules.settings import EXPANSIONS
from herowright.games.roll_player.rules.components import COLOUR_IDS, SHEET_ROW_IDS
from herowright.locale import LANGUAGES, Texts, texts
from herowright.packs import BadPack, names, read_pack
from herowright.testing import Play, situation

DOCS = Path(__file__).parents[1] / "docs"
GAME = 'game = "roll-player"\n'
BOTH = {"expansion": "fiends-familiars-mm"}


@pytest.fixture
def example() -> dict[str, Any]:
    return read_pack(DOCS / "example-pack-fiends-familiars.toml", "roll-player")


@pytest.fixture
def box(example: dict[str, Any]) -> Any:
    return hw.new_table("roll-player", options=BOTH | {"pack": example}).state.box


@pytest.fixture
def plain() -> Any:
    return hw.new_table("roll-player", options=BOTH).state.box


# --- what is wrong ---------------------------------------------------------------------------------


def problems(folder: Path, content: str) -> list[tuple[str, int, str]]:
    file = folder / "house.toml"
    file.write_text(GAME + content, encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        read_pack(file, "roll-player")
    for lang in LANGUAGES:
        for message in refused.value.problems:
            said = texts(lang).say(message)
            assert said.startswith("house.toml, ")
            assert not re.search(r"\bpack-[a-z]|[{}$]", said)
    return [(message.id, message.args["line"], message.args["field"]) for message in refused.value.problems]


@pytest.mark.parametrize(
    ("content", "id", "line", "field"),
    [
        ("[cards.exile]\ncost = 21", "pack-number", 3, "cards.exile.cost"),
        ("[cards.exile]\nhands = 1", "pack-unknown", 3, "cards.exile.hands"),
        ("[cards.exile]\neffect.most = 0", "pack-number", 3, "cards.exile.effect.most"),
        ("[cards.clarity]\neffect.most = 1", "pack-unknown", 3, "cards.clarity.effect"),
        ('[cards.glaive]\neffect.where = "market"', "pack-word", 3, "cards.glaive.effect.where"),
        ('[cards.malicious]\neffect.measure.colour = "pink"', "pack-word", 3, "cards.malicious.effect.measure.colour"),
        ("[cards.malicious]\neffect.most = 3", "pack-unknown", 3, "cards.malicious.effect.most"),
        ("[cards.humble]\neffect.measure.least = 3", "pack-bounds", 3, "cards.humble.effect.measure"),
        ('[cards.devious]\neffect.measure.what = "xp"', "pack-unknown", 3, "cards.devious.effect.measure"),
        ("[cards.1]\ncost = 1", "pack-unknown", 2, "cards.1"),
        ("[initiative.1]\ngold = 1", "pack-unknown", 2, "initiative"),
        ("[armor-sets.mystic]\nladder = [1, 2, 3, 4, 5]", "pack-list-between", 3, "armor-sets.mystic.ladder"),
        ('[familiars.ice-bear]\npower = "9-7"', "pack-goal", 3, "familiars.ice-bear.power"),
        ("[familiars.ice-bear]\nstars = 10", "pack-number", 3, "familiars.ice-bear.stars"),
        ('[familiars.ice-bear]\ncells = ["red", "gold", "blue"]', "pack-word", 3, "familiars.ice-bear.cells"),
        ('[familiars.ice-bear]\ncells = ["red"]', "pack-list", 3, "familiars.ice-bear.cells"),
        ("[familiars.ice-bear]\neffect.xp = -1", "pack-number", 3, "familiars.ice-bear.effect.xp"),
        ("[familiars.ice-baer]\nstars = 1", "pack-likely", 2, "familiars.ice-baer"),
        ("[fiends.misery]\neffect.face = 1", "pack-unknown", 2, "fiends.misery"),
        ("[fiends.fiend-of-misery]\neffect.face = 5", "pack-number", 3, "fiends.fiend-of-misery.effect.face"),
        ("[fiends.fiend-of-temperance]\neffect.face = 2", "pack-number", 3, "fiends.fiend-of-temperance.effect.face"),
        ("[fiends.fiend-of-judgment]\neffect.each = 2", "pack-unknown", 3, "fiends.fiend-of-judgment.effect.each"),
        ("[fiends.fiend-of-vulnerability]\neffect.gold = 2", "pack-unknown", 3, "fiends.fiend-of-vulnerability.effect"),
        (
            '[fiends.fiend-of-blight]\neffect.rows = ["str", "con"]',
            "pack-list",
            3,
            "fiends.fiend-of-blight.effect.rows",
        ),
        (
            "[fiends.fiend-of-constriction]\neffect.hands = 2",
            "pack-number",
            3,
            "fiends.fiend-of-constriction.effect.hands",
        ),
        ("[minions.golem]\ndots = 3", "pack-number", 3, "minions.golem.dots"),
        ("[minions.golem]\nweaknesses.1.dice = 7", "pack-number", 3, "minions.golem.weaknesses.1.dice"),
        ("[minions.golem]\nweaknesses.5.dice = 1", "pack-unknown", 3, "minions.golem.weaknesses.5"),
        (
            "[minions.golem.weaknesses.1.condition]\nnumber = -1",
            "pack-number",
            3,
            "minions.golem.weaknesses.1.condition.number",
        ),
        ("[minions.golem]\ntiers = []", "pack-list-between", 3, "minions.golem.tiers"),
        ("[minions.golem]\ntiers = 7", "pack-list-between", 3, "minions.golem.tiers"),
        ("[minions.golem]\ntiers = [7]", "pack-table", 3, "minions.golem.tiers.1"),
        ("[minions.golem]\ntiers = [{ xp = 1 }]", "pack-required", 3, "minions.golem.tiers.1"),
        ("[minions.golem]\ntiers = [{ least = 2 }]", "pack-first-tier", 3, "minions.golem.tiers.1.least"),
        (
            "[[minions.ooze.tiers]]\nleast = 0\n[[minions.ooze.tiers]]\nleast = 9\n[[minions.ooze.tiers]]\nleast = 8",
            "pack-rising",
            7,
            "minions.ooze.tiers.3.least",
        ),
        (
            "[[minions.golem.tiers]]\nleast = 0\nxp = 1\n[[minions.golem.tiers]]\nleast = 9\nxp = 10",
            "pack-number",
            7,
            "minions.golem.tiers.2.xp",
        ),
        ("[minions.golem]\ntiers = [{ least = 0, trophy = 1 }]", "pack-yes-or-no", 3, "minions.golem.tiers.1.trophy"),
        (
            "[minions.kobold]\ntiers = [{ least = 0, action = true }]",
            "pack-unknown",
            3,
            "minions.kobold.tiers.1.action",
        ),
        ("[monsters.hydra]\nstrength = 9", "pack-likely", 2, "monsters.hydra"),
        ("[monsters.hydra-2p]\nstrength = 0", "pack-number", 3, "monsters.hydra-2p.strength"),
        ("[monsters.hydra-2p]\nstars = [1, 2]", "pack-list", 3, "monsters.hydra-2p.stars"),
        ("[monsters.hydra-2p]\ntiers = [8, 9]", "pack-list", 3, "monsters.hydra-2p.tiers"),
        ("[monsters.hydra-2p]\ntiers = [8, 9]\nstars = [1]", "pack-list", 4, "monsters.hydra-2p.stars"),
        ("[monsters.hydra-2p]\ntiers = [9, 8]\nstars = [1, 2]", "pack-rising", 3, "monsters.hydra-2p.tiers"),
        (
            "[monsters.hydra-2p]\nstrength = 7\ntiers = [8, 9]\nstars = [1, 2]",
            "pack-tier-strength",
            4,
            "monsters.hydra-2p.tiers",
        ),
        ("[monsters.gorgon-1p]\neffect.first.xp = 1", "pack-unknown", 3, "monsters.gorgon-1p.effect.first"),
        ("[monsters.kraken-1p]\neffect.dice-lost = 1", "pack-unknown", 3, "monsters.kraken-1p.effect.dice-lost"),
        (
            "[monsters.kraken-1p]\neffect.first.dice-lost = 0",
            "pack-number",
            3,
            "monsters.kraken-1p.effect.first.dice-lost",
        ),
        ("[monsters.vampire-2p]\neffect.second.minus = 1", "pack-unknown", 3, "monsters.vampire-2p.effect.second"),
        ("[adventures.labyrinth]\nreward = { dice = 1, xp = 1 }", "pack-one-of", 3, "adventures.labyrinth.reward"),
        ("[adventures.labyrinth]\nreward = {}", "pack-one-of", 3, "adventures.labyrinth.reward"),
        ("[adventures.labyrinth]\nreward.gold = 1", "pack-unknown", 3, "adventures.labyrinth.reward.gold"),
        ("[adventures.labyrinth]\ncondition.number = 1", "pack-unknown", 3, "adventures.labyrinth.condition.number"),
        ("[adventures.crystal-cavern]\nalone = 1", "pack-unknown", 3, "adventures.crystal-cavern.alone"),
        ('[adventures.deception]\ncondition.side = "up"', "pack-word", 3, "adventures.deception.condition.side"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_field(
    tmp_path: Path, content: str, id: str, line: int, field: str
) -> None:
    assert problems(tmp_path, content) == [(id, line, field)]


def test_no_two_cards_of_a_section_share_an_id() -> None:
    found = [(packing.section(card), card.id) for card in CARDS]
    assert len({*found}) == len(found)
    base = {(packing.section(card), card.id) for card in ALL_CARDS}
    assert not base & {*found}


def held(thing: Any) -> dict[str, Any]:
    """An effect as a pack would write it."""
    written: dict[str, Any] = {}
    for name in checks_of(thing, vocabulary):
        value = getattr(thing, name.replace("-", "_"))
        match name:
            case "row":
                value = SHEET_ROW_IDS[value]
            case "colour":
                value = COLOUR_IDS[value]
            case "rows":
                value = [SHEET_ROW_IDS[row] for row in value]
            case "colours":
                value = [COLOUR_IDS[colour] for colour in value]
        written[name] = held(value) if dataclasses.is_dataclass(value) else value
    return written


def as_written(card: Card) -> dict[str, Any]:
    """All that a pack could say about the values of a card of the expansion, as they are."""
    entry: dict[str, Any] = {}
    if card.family in packing.EFFECTS and (effect := held(getattr(card, packing.EFFECTS[card.family]))):
        entry["effect"] = effect
    match card:
        case Minion():
            action = any(tier.reward.action for tier in card.tiers)
            entry["dots"] = card.dots
            entry["weaknesses"] = {
                str(place): {"dice": dice} | ({"condition": asked} if (asked := held(condition)) else {})
                for place, (condition, dice) in enumerate(card.weaknesses, 1)
            }
            entry["tiers"] = [
                {"least": tier.least, "trophy": tier.trophy}
                | {name: getattr(tier.reward, name) for name in ("xp", "glory", "gold", "wounds")}
                | ({"action": tier.reward.action is not None} if action else {})
                for tier in card.tiers
            ]
        case Monster():
            leasts, stars = zip(*card.tiers, strict=True)
            entry |= {"strength": card.strength, "tiers": [*leasts], "stars": [*stars], "master": card.master}
        case AdventureCard():
            if asked := held(card.condition):
                entry["condition"] = asked
            if card.solo is not None:
                entry["alone"] = card.solo.number  # type: ignore[attr-defined]
            paid = {"dice": card.reward.dice, "xp": card.reward.xp}
            entry["reward"] = {name: amount for name, amount in paid.items() if amount}
    return entry


def test_every_value_we_gave_can_be_written_and_changes_nothing() -> None:
    pack: dict[str, Any] = {}
    for card in CARDS:
        pack.setdefault(packing.section(card), {})[card.id] = as_written(card)
    assert packing.check(pack) == []
    plain, written = (hw.new_table("roll-player", options=BOTH | more).state.box for more in ({}, {"pack": pack}))
    for before, after in zip(plain, written, strict=True):
        assert before.family == after.family
        for field in dataclasses.fields(before):
            assert getattr(before, field.name) == getattr(after, field.name), (before.id, field.name)


# --- what it changes -------------------------------------------------------------------------------


def test_market_cards_scrolls_classes_and_races(box: Any) -> None:
    glaive = box.find("market", "glaive")
    assert (glaive.cost, glaive.hands, glaive.effect.bonus, glaive.effect.where) == (4, 2, 3, "battle")
    assert box.find("market", "brimstone").ability == Gain(gold=1, glory=2)
    malicious = box.find("market", "malicious").scoring
    assert (COLOUR_IDS[malicious.measure.colour], malicious.each, malicious.stars) == ("purple", 3, 2)
    assert box.find("market", "trustworthy").scoring.condition.number == 3
    assert box.find("class", "hunter").effect.xp == 2
    assert box.find("race", "kaiika").modifiers == {0: -1, 1: -1, 4: 2}


def test_a_ladder_of_either_length(example: dict[str, Any], plain: Any) -> None:
    pack = {"armor-sets": example["armor-sets"] | {"mystic": {"ladder": [2, 4, 8]}}}
    ladders = {}
    for expansion in EXPANSIONS:
        box = hw.new_table("roll-player", options={"expansion": expansion, "pack": pack}).state.box
        ladders[expansion] = {card.set.id: card.set.ladder for card in box.market if isinstance(card, Armor)}
    base, alone, both = (ladders[expansion] for expansion in EXPANSIONS)
    assert (base["leather"], base["mystic"]) == ((1, 3, 6, 9), (2, 4, 8))
    # The step that is not given climbs as it did.
    *_, before, last = next(card.set.ladder for card in plain.market if card.id == "mystic-cowl")
    assert (alone["leather"], alone["mystic"]) == ((1, 3, 6, 9, 13), (2, 4, 8, 8 + last - before))
    assert alone["runic"] == (0, 1, 3, 6, 10, 15)
    assert "runic" not in base
    assert both == alone


def test_familiars_and_fiends(box: Any) -> None:
    imp = box.find("familiar", "flame-imp")
    assert (str(imp.power), imp.power.stars, [COLOUR_IDS[cell] for cell in imp.cells]) == (
        "10+", 3, ["red", "red", "black"],
    )  # fmt: skip
    assert box.find("familiar", "nalos-leopard").ability.face == 5
    assert str(box.find("familiar", "nalos-leopard").power) == "5–6"
    effects = {fiend.id: fiend.effect for fiend in box.fiends}
    assert effects["fiend-of-blight"] == NoAction((6,))
    assert effects["fiend-of-judgment"] == StarsLost(stars=3)
    assert effects["fiend-of-burden"].each == 3


def test_minions(box: Any, plain: Any) -> None:
    golem = box.find("minion", "golem")
    assert golem.weaknesses[0][1] == 1
    assert golem.weaknesses[1:3] == plain.find("minion", "golem").weaknesses[1:3]
    assert golem.weaknesses[0][0].number == 12
    assert [COLOUR_IDS[colour] for colour in golem.weaknesses[3][0].colours] == ["blue", "purple", "white"]
    assert [(tier.least, tier.trophy, bool(tier.reward.action)) for tier in golem.tiers] == [
        (0, False, False), (9, False, False), (14, True, False), (20, True, True),
    ]  # fmt: skip
    assert [golem.tier_of(sum).reward.wounds for sum in (0, 8, 9)] == [2, 2, 0]
    assert (golem.tier_of(19).reward.gold, golem.tier_of(99).reward.glory) == (3, 2)
    assert box.find("minion", "kobold").dots == 2
    assert box.find("minion", "kobold").tiers == plain.find("minion", "kobold").tiers


def test_monsters(box: Any, plain: Any) -> None:
    together, alone = box.find("monster", "hydra-2p"), box.find("monster", "hydra-1p")
    assert (together.strength, together.master) == (9, 1)
    faces, hands = together.terror.parts
    assert (faces.face, hands.minus, hands.condition.number) == (1, 4, 1)
    assert together.tiers == ((9, 1), (13, 3), (18, 5), (22, 8), (26, 12))
    before = plain.find("monster", "hydra-1p")
    assert (alone.strength, alone.master, alone.terror) == (15, before.master, before.terror)
    assert alone.tiers == ((15, 2), (18, 4), (22, 6), (27, 9))
    # Without tiers of its own a card's tiers follow the strength.
    gryphon, before = (found.find("monster", "gryphon-2p") for found in (box, plain))
    assert gryphon.strength == 12
    assert gryphon.tiers == tuple((least + 12 - before.strength, stars) for least, stars in before.tiers)


def test_adventure_cards(box: Any, plain: Any) -> None:
    cavern, labyrinth = (box.find("adventure", id) for id in ("crystal-cavern", "labyrinth"))
    assert (cavern.condition.number, cavern.reward.dice, cavern.reward.xp) == (2, 0, 2)
    assert SHEET_ROW_IDS[labyrinth.condition.measure.row] == "wis"
    assert (SHEET_ROW_IDS[labyrinth.solo.measure.row], labyrinth.solo.number) == ("wis", 14)
    assert labyrinth.reward == plain.find("adventure", "labyrinth").reward


def test_a_table_without_the_expansion_is_the_same(example: dict[str, Any]) -> None:
    of_expansion = {section: example[section] for section in example if section != "armor-sets"}
    plain, packed = (hw.new_table("roll-player", 2, 1, options) for options in ({}, {"pack": of_expansion}))
    assert [*packed.state.box] == [*plain.state.box]
    assert packed.view(0) == plain.view(0) | {"pack": of_expansion}
    # Half of it is enough for cards of the other box to stay away.
    box = hw.new_table("roll-player", options={"expansion": "fiends-familiars", "pack": example}).state.box
    assert not any(card.id in ("kobold", "malicious") for card in box)


def test_initiative_cards_are_no_market_cards() -> None:
    options = hw.new_table("roll-player", options=BOTH).state.box.initiative
    assert [packing.section(card) for card in options] == [""] * len(options)
    assert [packing.changed(card, {"cards": {card.id: {"cost": 1}}}) for card in options] == [set()] * len(options)


# --- what is played with it ------------------------------------------------------------------------


def hunting(pack: dict[str, Any], *rolls: int, xp: int = 0) -> Play:
    """A wizard with 12 of Intelligence before a golem."""
    hero = {"hero_class": "wizard", "xp": xp, "rows": {"int": ["red6", "red6"]}}
    options = {"expansion": "fiends-familiars", "pack": pack}
    return situation(
        "roll-player", 2, options, phase="market", heroes=[hero], minions=["golem", "mimic"],
        initiative={0: 1, 1: 2}, rolls=rolls,
    )  # fmt: skip


def test_a_corrected_minion_is_hunted(example: dict[str, Any]) -> None:
    table = hunting(example, 5, 5, 4)
    table.play("hunt")
    # One die, one for Intelligence instead of two, and one for the colour of the class.
    assert table.view(0)["minion"]["pool"] == 3
    gold = table.hero(0).gold
    table.play("roll")
    hero = table.hero(0)
    assert (hero.result, hero.xp, hero.gold - gold, hero.glory) == (14, 2, 3, 0)
    assert [minion.id for minion in hero.trophies] == ["golem"]
    spoken = Texts("en", names=names("roll-player", {"pack": example}, "en"))
    told = [spoken.tell(event) for event in table.told("ff-event-trophy")]
    assert len(told) == 1
    assert "Clay Golem" in told[0]


def test_its_lowest_tier_hurts_more(example: dict[str, Any]) -> None:
    table = hunting(example, 1, 1, 1)
    table.play("hunt", "roll")
    assert (table.hero(0).wounds, table.hero(0).trophies) == (2, ())


def test_a_corrected_monster_is_fought(example: dict[str, Any]) -> None:
    table = situation(
        "roll-player", 2, {"expansion": "fiends-familiars", "pack": example}, phase="fight", monster="hydra",
        heroes=[{"combat_dice": 4, "glory": 1, "weapons": ["longsword"]}, {"combat_dice": 2}], rolls=[6, 6, 6, 3, 5, 4],
    )  # fmt: skip
    assert table.view(0)["monster"]["id"] == "hydra-2p"
    # 21 and a glory; the other has no weapon and loses 4 of 9, which is one too few.
    assert [table.hero(seat).result for seat in (0, 1)] == [22, 5]
    assert (table.hero(0).monster_stars, table.hero(0).master_stars, table.hero(1).monster_stars) == (8, 1, 0)


def test_a_lone_hero_meets_the_other_card(example: dict[str, Any]) -> None:
    for dice, stars in (([6, 6, 6], 4), ([6, 4, 4], None)):
        table = situation(
            "roll-player", 1, {"expansion": "fiends-familiars", "pack": example}, phase="fight", monster="hydra",
            heroes=[{"combat_dice": 3, "weapons": ["longsword", "jeweled-dagger"]}], rolls=dice,
        )  # fmt: skip
        assert table.hero(0).result == sum(dice)
        outcome = table.table.outcome
        assert outcome is not None
        assert table.hero(0).monster_stars == (stars or 0)


def test_a_save_carries_it(example: dict[str, Any]) -> None:
    table = hw.new_table("roll-player", 3, 4, BOTH | {"pack": example})
    loaded = hw.load_table(table.save())
    assert loaded.options["pack"] == example
    assert loaded.state.box is table.state.box


@pytest.mark.parametrize(("seats", "expansion"), [(1, EXPANSIONS[1]), (3, EXPANSIONS[1]), (5, EXPANSIONS[2])])
def test_games_with_the_example_run_to_their_end(example: dict[str, Any], seats: int, expansion: str) -> None:
    from herowright.lab.simulate import Plan, simulate

    options = {"pack": example, "expansion": expansion}
    for played in simulate(Plan("roll-player", ("random",) * seats, options, 1, 5)):
        assert played.error is None


# --- what it says about the cards ------------------------------------------------------------------


def origins(example: dict[str, Any]) -> dict[tuple[str, str], dict[str, str]]:
    found = cards_of("roll-player", {"pack": example}, texts("en"))
    return {(entry.family, entry.id): dict(entry.origins) for entry in found}


def test_corrected_values_come_from_the_pack(example: dict[str, Any]) -> None:
    found = origins(example)
    assert found["scroll", "brimstone"] == {"cost": "ours", "effect": "pack", "name": "pack"}
    assert found["armor", "runic-crown"] == {"cost": "ours", "ladder": "pack", "colours": "ours"}
    assert found["familiar", "flame-imp"] == {
        "effect": "ours", "power": "pack", "stars": "pack", "cells": "pack", "action": "pack", "name": "pack",
    }  # fmt: skip
    assert found["familiar", "nalos-leopard"]["power"] == "printed"
    assert found["fiend", "fiend-of-blight"] == {"effect": "pack"}
    # The tiers say which of them bring the trophy.
    assert found["minion", "golem"] == {
        "dots": "printed", "weaknesses": "pack", "trophy": "pack", "tiers": "pack", "name": "pack",
    }  # fmt: skip
    assert found["minion", "kobold"]["dots"] == "pack"
    assert found["monster", "hydra-2p"] == {
        "strength": "pack", "tiers": "pack", "stars": "pack", "master": "pack", "effect": "pack",
        "ability": "pack", "name": "pack",
    }  # fmt: skip
    assert found["monster", "gryphon-2p"]["strength"] == "pack"
    assert found["monster", "gryphon-2p"]["tiers"] == "ours"
    # The tiers say the strength, and both cards bear the name.
    assert found["monster", "hydra-1p"] == {
        "strength": "pack", "tiers": "pack", "stars": "pack", "master": "printed", "effect": "ours",
        "ability": "pack", "name": "pack",
    }  # fmt: skip
    assert found["adventure", "labyrinth"] == {"condition": "pack", "reward": "ours"}
    assert found["adventure", "crystal-cavern"] == {"condition": "pack", "reward": "pack"}


def test_names_in_each_language(example: dict[str, Any]) -> None:
    options = {"pack": example}
    assert names("roll-player", options, "en") == {
        "card-brimstone": "Fire and Brimstone",
        "familiar-flame-imp": "Fire Imp",
        "familiar-action-ruinous": "Devastating",
        "minion-golem": "Clay Golem",
        "monster-hydra": "Swamp Hydra",
        "monster-ability-five-headed": "Many-headed",
    }
    assert names("roll-player", options, "pl") == {"card-brimstone": "Ogień i siarka"}
    german = Texts("de", names=names("roll-player", options, "de"))
    assert german.name("fiend:fiend-of-judgment") == "Plagegeist des Gerichts"
    assert german.name("monster:hydra") == texts("de").name("monster:hydra")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_corrected_cards_are_worded_anew(example: dict[str, Any], lang: str) -> None:
    plain, packed = (
        {(entry.family, entry.id): entry for entry in cards_of("roll-player", options, texts(lang))}
        for options in (BOTH, BOTH | {"pack": example})
    )
    differ = {
        key[1] for key, entry in packed.items() if (entry.facts, entry.text) != (plain[key].facts, plain[key].text)
    }
    assert differ >= {
        "glaive", "brimstone", "malicious", "trustworthy", "runic-crown", "leather-cuirass", "hunter", "kaiika",
        "flame-imp", "nalos-leopard", "fiend-of-judgment", "fiend-of-blight", "fiend-of-burden", "golem", "kobold",
        "hydra-1p", "hydra-2p", "gryphon-2p", "crystal-cavern", "labyrinth",
    }  # fmt: skip
    for entry in packed.values():
        assert not re.search(r"\bff-[a-z]|\brp-[a-z]|[{}$]", f"{entry.facts} {entry.text}")


def test_the_guide_names_every_field() -> None:
    guide = (DOCS / "packs.md").read_text(encoding="utf-8")
    part = guide[guide.index("### Fiends & Familiars") : guide.index("## Call to Adventure")]
    own = {*VALUES} - {*EFFECT_VALUES} | {"least", "type", "what", "measure", "condition"}
    own |= {"power", "stars", "cells", "action", "weaknesses", "tiers", "trophy", "strength", "master", "ability"}
    for field in own | {"alone", "reward", "familiars", "fiends", "minions", "monsters", "adventures"}:
        assert re.search(rf"`[^`\n]*\b{field}\b", part), field
