"""Packs for Pathfinder: what may be written, own scenarios and characters, and what they make of a table."""

from __future__ import annotations

import copy
import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.bots import RandomBot, make_bot, play_on
from herowright.catalog import cards_of
from herowright.games import registry
from herowright.games.pathfinder import own
from herowright.games.pathfinder import pack as packing
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.on import On
from herowright.games.pathfinder.cards.rewards import BoxReward, FeatReward
from herowright.games.pathfinder.cards.standing import (
    BlessingsDeck,
    DifficultyIs,
    HarderChecks,
    InsteadOfDrawing,
    NoCards,
    NoEvading,
    OneExploration,
    When,
)
from herowright.games.pathfinder.cards.troubles import NoMoreExploring
from herowright.games.pathfinder.cards.types import Bane, Boon, Play
from herowright.games.pathfinder.corrections import DICE, NUMBERS, all_corrected, checks_of, numbered, powers_of
from herowright.games.pathfinder.custom import problems as custom_problems
from herowright.games.pathfinder.rules import campaign
from herowright.games.pathfinder.rules.components import BASE_SKILLS, BOONS, COMBAT, MELEE, SKILL_IDS, STRENGTH
from herowright.locale import LANGUAGES, Texts, texts
from herowright.packs import BadPack, names, parse_pack, read_pack
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import falls

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLE = DOCS / "example-pack-pathfinder.toml"
GAME = "pathfinder"
MARKET = "night-market"


@pytest.fixture
def example() -> dict[str, Any]:
    return read_pack(EXAMPLE, GAME)


def box_of(pack: dict[str, Any]) -> Any:
    return hw.new_table(GAME, options={"pack": pack}).state.box


def told(blob: str) -> list[tuple[str, int, str]]:
    """The ids, lines and fields of everything that is wrong with a file, all of it worded in all languages."""
    with pytest.raises(BadPack) as refused:
        parse_pack(blob.encode(), "house.toml", GAME)
    for lang in LANGUAGES:
        for message in refused.value.problems:
            said = texts(lang).say(message)
            assert said.startswith("house.toml, ")
            assert not re.search(r"\b(pack|pf)-[a-z]|[{}$]", said)
    return [(message.id, message.args["line"], message.args["field"]) for message in refused.value.problems]


def problems(content: str) -> list[tuple[str, int, str]]:
    return told(f'game = "{GAME}"\n{content}')


def with_mara(**values: Any) -> dict[str, Any]:
    """One's own character of the example, with other values."""
    mara = copy.deepcopy(read_pack(EXAMPLE, GAME)["characters"]["mara"])
    return {"characters": {"mara": {**mara, **values}}}


# --- what is wrong -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "id", "line", "field"),
    [
        ("[boons.longswrd]\nbasic = true", "pack-likely", 2, "boons.longswrd"),
        ("[weapons.longsword]\nbasic = true", "pack-unknown", 2, "weapons"),
        ("[boons.longsword]\nbasic = 1", "pack-yes-or-no", 3, "boons.longsword.basic"),
        ('[boons.longsword]\nname = "X"', "pack-table", 3, "boons.longsword.name"),
        ('[boons.longsword]\nname.en = ""', "pack-text", 3, "boons.longsword.name.en"),
        ('[boons.longsword]\ntraits = ["swrd"]', "pack-value-likely", 3, "boons.longsword.traits"),
        ('[boons.longsword]\ntraits = ["xyz"]', "pack-value-unknown", 3, "boons.longsword.traits"),
        ('[boons.longsword]\ntraits = ["sword", "sword"]', "pack-twice", 3, "boons.longsword.traits"),
        ("[boons.longsword]\ncopies.B = 41", "pack-number", 3, "boons.longsword.copies.B"),
        ("[boons.longsword]\ncopies.2 = 1", "pack-unknown", 3, "boons.longsword.copies.2"),
        ('[boons.longsword]\nacquire = "Strength"', "pack-check", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nacquire = "Strength eight"', "pack-check", 3, "boons.longsword.acquire"),
        ("[boons.longsword]\nacquire = 8", "pack-check", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nacquire = ""', "pack-check", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nacquire = "Strenght 8"', "pack-value-likely", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nacquire = "Combat 8"', "pack-no-combat", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nacquire = "Melee 0"', "pack-difficulty", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nacquire = "Melee 61 or Arcane 5"', "pack-difficulty", 3, "boons.longsword.acquire"),
        ('[boons.longsword]\nrecharge = "Melee 6"', "pack-unknown", 3, "boons.longsword.recharge"),
        ('[boons.cure]\nrecharge = "Divine 6 then Divine 8"', "pack-check", 3, "boons.cure.recharge"),
        ('[boons.longsword]\neffect.1.added = "1d7"', "pack-dice", 3, "boons.longsword.effect.1.added"),
        ("[boons.longsword]\neffect.1.added = 3", "pack-dice", 3, "boons.longsword.effect.1.added"),
        ("[boons.longsword]\neffect.1.unskilled = 0", "pack-number", 3, "boons.longsword.effect.1.unskilled"),
        ('[boons.longsword]\neffect.2.added = "1d6"', "pack-unknown", 3, "boons.longsword.effect.2"),
        ("[boons.longsword]\neffect.1.count = 2", "pack-unknown", 3, "boons.longsword.effect.1.count"),
        ('[banes.bandit]\nacquire = "Wisdom 4"', "pack-unknown", 3, "banes.bandit.acquire"),
        ('[banes.bandit]\ndefeat = "Combat 8 or"', "pack-check", 3, "banes.bandit.defeat"),
        ('[banes.werewolf]\neffect.1.by = 3', "pack-number", 3, "banes.werewolf.effect.1.by"),
        ('[banes.bugbear]\neffect.1.check = "Combat 3"', "pack-no-combat", 3, "banes.bugbear.effect.1.check"),
        ("[locations.woods]\ndeck.villain = 1", "pack-unknown", 3, "locations.woods.deck.villain"),
        ("[locations.woods]\ndeck.monster = 10", "pack-number", 3, "locations.woods.deck.monster"),
        ('[locations.farmhouse]\nclosing = "Wisdom 4"', "pack-unknown", 3, "locations.farmhouse.closing"),
        ("[characters.valeros]\nskills.strength.die = 7", "pack-word", 3, "characters.valeros.skills.strength.die"),
        ("[characters.valeros]\nskills.melee.die = 8", "pack-unknown", 3, "characters.valeros.skills.melee"),
        ("[characters.valeros]\nhand-sizes = [5, 5]", "pack-rising", 3, "characters.valeros.hand-sizes"),
        ('[characters.valeros]\nlines = ["rage"]', "pack-unknown", 3, "characters.valeros.lines"),
        ("[characters.valeross]\nhand-sizes = [5]", "pack-likely", 2, "characters.valeross"),
        ("[characters.zora]\nhand-sizes = [5]", "pack-required", 2, "characters.zora"),
        ("[characters.Zora]\nhand-sizes = [5]", "pack-id", 2, "characters.Zora"),
        ('[scenarios.brigandom]\nreward = "skill"', "pack-likely", 2, "scenarios.brigandom"),
        ('[scenarios.local-heroes]\nhenchmen = ["bandit"]', "pack-unknown", 3, "scenarios.local-heroes.henchmen"),
        ('[scenarios.brigandoom]\nreward = "gold"', "pack-word", 3, "scenarios.brigandoom.reward"),
        ('[scenarios.moon]\nname.en = "Moon"', "pack-required", 2, "scenarios.moon"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line_and_field(content: str, id: str, line: int, field: str) -> None:
    assert problems(content) == [(id, line, field)]


SCENARIO = """
[scenarios.moon]
name.en = "Moon"
villains = ["black-fang"]
henchmen = ["bandit"]
locations = [["woods", "temple"], ["prison"]]
reward = "skill"
"""


@pytest.mark.parametrize(
    ("old", "new", "id", "field"),
    [
        ('name.en = "Moon"', 'name.pl = "Luna"', "pack-required", "name"),
        ('["black-fang"]', '["bandit"]', "pack-value-unknown", "villains"),
        ('["black-fang"]', '["black-fangs"]', "pack-value-likely", "villains"),
        ('["bandit"]', "[]", "pack-list-between", "henchmen"),
        ('["woods", "temple"]', "[]", "pf-pack-places", "locations"),
        ('["black-fang"]', '["black-fang", "erylium", "gogmurt"]', "pf-pack-places", "locations"),
        ('["prison"]', '["woods"]', "pack-twice", "locations"),
        ('["prison"]', '"prison"', "pack-list-between", "locations"),
        ('["prison"]', '["prizon"]', "pack-value-likely", "locations"),
        ('"skill"', '"feat"', "pack-word", "reward"),
    ],
)
def test_an_own_scenario_is_refused_with_what_is_wrong(old: str, new: str, id: str, field: str) -> None:
    ((found, _, where),) = problems(SCENARIO.replace(old, new))
    assert (found, where) == (id, f"scenarios.moon.{field}")


@rule("PF-CUSTOM-02", "PF-CUSTOM-03", "PF-CUSTOM-04", "PF-CUSTOM-05", "PF-CUSTOM-06", "PF-CUSTOM-07")
@pytest.mark.parametrize(
    ("old", "new", "wrong", "field"),
    [
        ("blessing = { count = 4", "blessing = { count = 5", "pf-custom-deck", "cards"),
        ("weapon = { count = 4, boxes = 2", "weapon = { count = 4, boxes = 1", "pf-custom-card-boxes", "cards"),
        ("charisma = { die = 6, boxes = 2", "charisma = { die = 6, boxes = 3", "pf-custom-skill-boxes", "skills"),
        ("dexterity = { die = 6", "dexterity = { die = 4", "pf-custom-die", "skills"),
        ("perception = 2", "perception = 2, survival = 1, knowledge = 1", "pf-custom-extensions", "skills"),
        ("hand-sizes = [5, 6]\nfavored", "hand-sizes = [5]\nfavored", "pf-custom-power-boxes", ""),
    ],
)
def test_an_own_character_has_to_keep_the_numbers_of_the_rules(old: str, new: str, wrong: str, field: str) -> None:
    content = EXAMPLE.read_text(encoding="utf-8")
    assert content.count(old) >= 1
    head, mine, rest = content.partition("[characters.mara]")
    found = told(head + mine + rest.replace(old, new, 1))
    assert [(id, where) for id, _, where in found] == [
        ("pf-pack-custom", ".".join(("characters", "mara", *filter(None, [field]))))
    ]
    with pytest.raises(BadPack) as refused:
        parse_pack((head + mine + rest.replace(old, new, 1)).encode(), "house.toml", GAME)
    assert refused.value.message.args["wrong"].id == wrong


def test_all_numbers_that_an_own_character_breaks_are_named_at_once() -> None:
    pack = with_mara(hand_sizes=[5])
    pack["characters"]["mara"].pop("hand_sizes")
    pack["characters"]["mara"]["cards"]["ally"] = {"count": 9, "boxes": 9}
    pack["characters"]["mara"]["skills"]["wisdom"]["boxes"] = 6
    found = packing.check(pack)
    assert [problem.message.args["wrong"].id for problem in found] == [
        "pf-custom-deck", "pf-custom-skill-boxes", "pf-custom-card-boxes",
    ]  # fmt: skip
    counts = [problem.message.args["wrong"].args["count"] for problem in found]
    assert counts == [22, 18, 18]


@pytest.mark.parametrize(
    ("values", "id", "field"),
    [
        ({"lines": ["side-by-sides"]}, "pack-value-likely", "lines"),
        ({"roles": ["guardian"]}, "pack-list", "roles"),
        ({"roles": ["guardian", "guardian"]}, "pack-twice", "roles"),
        ({"favored": "loot"}, "pack-word", "favored"),
        ({"proficient": ["weapons"], "proficiencies": ["weapons"]}, "pack-twice", "proficiencies"),
        ({"skills": {"strength": {"die": 8, "boxes": 2}}}, "pack-required", "skills"),
    ],
)
def test_an_own_character_is_refused_with_what_is_wrong(values: dict[str, Any], id: str, field: str) -> None:
    first = packing.check(with_mara(**values))[0]
    assert (first.message.id, first.path) == (id, ("characters", "mara", field))


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "house.toml, line 2, boons.dart.acquire: the difficulty 99 is not possible; it can be 1 to 60."),
        (
            "pl",
            "house.toml, wiersz 2, boons.dart.acquire: poziom trudności 99 jest niemożliwy; może wynosić od 1 do 60.",
        ),
        (
            "de",
            "house.toml, Zeile 2, boons.dart.acquire: Die Schwierigkeit 99 ist nicht möglich; sie kann 1 bis 60 "
            "betragen.",
        ),
    ],
)
def test_a_mistake_in_every_language(lang: str, sentence: str) -> None:
    with pytest.raises(BadPack) as refused:
        parse_pack(f'game = "{GAME}"\nboons.dart.acquire = "Melee 99"'.encode(), "house.toml", GAME)
    assert texts(lang).say(refused.value.message) == sentence


def test_the_options_of_a_table_are_checked_too() -> None:
    wrong: list[Any] = ["x", 7, ["boons"], {1: 2}, {"boons": {"longsword": {"acquire": "x"}}}, {"scenarios": {1: {}}}]
    for pack in wrong:
        with pytest.raises(hw.BadOption) as refused:
            hw.new_table(GAME, options={"pack": pack})
        assert "pack" in str(refused.value)


def test_a_game_without_packs_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.kits(), GAME, replace(registry.kit(GAME), pack=None))
    with pytest.raises(BadPack) as refused:
        parse_pack(b'game = "pathfinder"\n', "own.toml", GAME)
    assert refused.value.message.id == "pack-none"


# --- what it changes ---------------------------------------------------------------------------------------


def test_the_example_changes_every_kind_of_card(example: dict[str, Any]) -> None:
    box = box_of(example)
    sword, cure = box.find("boon", "longsword"), box.find("boon", "cure")
    assert (sword.acquire, sword.copies, sword.elite) == ("Strength/Melee 6", {"B": 5}, False)
    assert sword.traits == {"sword", "melee", "slashing", "magic", "basic"}
    (power,) = sword.powers
    assert (power.effect.added, power.effect.unskilled, power.also.effect.added) == ("1d10", 3, "2d4")
    assert (len(cure.recharge_check), cure.powers[0].effect.cards) == (2, "1d6")
    bandit, bugbear = box.find("bane", "bandit"), box.find("bane", "bugbear")
    assert (bandit.checks[0][0].difficulty, bandit.before[0].count) == (9, 2)
    assert (bugbear.before[0].check, bugbear.before[0].trouble.amount) == ("Wisdom/Perception 9", "1d6")
    assert "elite" in bugbear.traits
    woods = box.find("location", "woods")
    assert (woods.deck["monster"], woods.deck["ally"], woods.closing[0].check) == (4, 0, "Wisdom/Survival 8")
    valeros = box.find("character", "valeros")
    assert (valeros.skills[STRENGTH].die, valeros.skills[STRENGTH].extends, valeros.hand_sizes) == (
        12, {MELEE: 2}, (5, 6),
    )  # fmt: skip
    assert (valeros.cards["weapon"], valeros.cards["ally"]) == ((4, 2), (3, 2))
    assert box.find("scenario", "brigandoom").reward == BoxReward("weapon")


def test_only_what_is_named_changes(example: dict[str, Any]) -> None:
    box = box_of(example)
    touched = {old.name for old in BOX if box.find(old.family, old.id) is not old}
    assert touched == {
        "boon:longsword", "boon:cure", "bane:bandit", "bane:bugbear", "location:woods", "character:valeros",
        "scenario:brigandoom",
    }  # fmt: skip
    assert {card.name for card in box} - {card.name for card in BOX} == {
        "character:mara", f"scenario:{MARKET}", "scenario:bones-in-the-woods", "adventure:own-0",
        "adventure:grave-tales",
    }  # fmt: skip


def test_a_ready_made_deck_follows_a_corrected_cards_list(example: dict[str, Any]) -> None:
    box = box_of(example)
    for id in ("valeros", "mara"):
        hero = box.find("character", id)
        kinds = [box.find("boon", card).kind for card, count in hero.sample.items() for _ in range(count)]
        assert {kind: kinds.count(kind) for kind in BOONS} == {kind: hero.cards[kind][0] for kind in BOONS}
        assert all(count <= box.find("boon", card).copies["B"] for card, count in hero.sample.items())
    mara = box.find("character", "mara")
    assert all(box.find("boon", card).basic for card in mara.sample)
    spells = [card for id in mara.sample if (card := box.find("boon", id)).kind == "spell"]
    assert all("divine" in card.traits for card in spells)  # she has no Arcane
    assert "sling" not in mara.sample


def test_a_corrected_check_and_corrected_dice_are_rolled() -> None:
    pack = {
        "boons": {"longsword": {"effect": {"1": {"added": "2d10+1"}}}},
        "banes": {"bandit": {"defeat": "Combat 13"}},
        "characters": {"valeros": {"skills": {"strength": {"die": 12, "extends": {"melee": 1}}}}},
    }
    table = situation(
        GAME,
        1,
        {"pack": pack},
        heroes=[{"character": "valeros", "hand": ["longsword", "mattock"]}],
        places={"woods": ["bandit"], "farmhouse": ["bandit"]},
        rolls=[6, 4, 4],
    )
    table.play("explore", "drop:mattock", "reveal:longsword:melee", "roll")
    ((dice, plus, result, difficulty),) = falls(table)
    assert (plus, result, difficulty) == (2, 16, 13)
    assert "d12" in str(dice)


def test_corrected_locations_and_copies_are_laid_out() -> None:
    deck = dict.fromkeys(("monster", "barrier", *BOONS), 0) | {"monster": 2}
    pack = {"locations": {"woods": {"deck": deck}}, "boons": {"longsword": {"copies": {"B": 9}}}}
    table = situation(GAME, 1, {"pack": pack}, step=("lay_out",))
    place = next(place for place in table.state.places if place.card.id == "woods")
    assert len(place.deck) == 3  # two monsters, and the villain or a henchman
    held = [*table.state.piles["weapon"], *(card for each in table.state.places for card in each.deck)]
    held += [card for hero in table.state.heroes for card in (*hero.deck, *hero.hand)]
    assert [card.id for card in held].count("longsword") == 9


def test_every_number_of_every_effect_can_be_corrected() -> None:
    """A pack with the least of everything, then with the most: each is taken, and every card still has its text."""
    for most in (False, True):
        pack: dict[str, Any] = {"boons": {}, "banes": {}}
        cards: list[Boon | Bane] = [*BOX.boons, *BOX.banes]
        for card in cards:
            effects = {str(n): _values(thing, most) for n, (*_, thing) in enumerate(powers_of(card), 1)}
            pack[f"{card.family}s"][card.id] = {"effect": {n: values for n, values in effects.items() if values}}
        for table in pack.values():
            for id in [id for id, entry in table.items() if not entry["effect"]]:
                del table[id]
        assert packing.check(pack) == []
        for entry in cards_of(GAME, {"pack": pack}, Texts("pl")):
            assert entry.text or entry.family in ("adventure", "location"), entry


def test_a_difficulty_that_is_set_can_be_corrected() -> None:
    oracle = Bane(id="oracle", kind="monster", copies={"B": 1}, defeat="Combat 8", standing=(DifficultyIs(12),))
    assert [*numbered(oracle)] == ["1"]
    assert all_corrected(oracle, {"1": {"number": 15}}) == {"standing": (DifficultyIs(15),)}


def _values(thing: Any, most: bool) -> dict[str, Any]:
    """A value for everything that can be corrected."""
    written: dict[str, Any] = {}
    for name in checks_of(thing):
        held = getattr(thing.effect if isinstance(thing, Play) and name != "also" else thing, name)
        if name in DICE and isinstance(held, str):
            written[name] = "9d12+20" if most else "1"
        elif name == "check":
            written[name] = "Wisdom 60" if most else "Wisdom 1"
        elif name == "die":
            written[name] = 12 if most else 4
        elif name in NUMBERS and isinstance(held, int):
            written[name] = NUMBERS[name][most] * (-1 if held < 0 else 1)
        else:
            written[name] = _values(held, most)
    return written


# --- own scenarios and characters --------------------------------------------------------------------------


@rule("PF-CUSTOM-01")
def test_an_own_scenario_can_be_chosen_with_its_pack_alone(example: dict[str, Any]) -> None:
    with pytest.raises(hw.BadOption) as refused:
        hw.new_table(GAME, options={"scenario": MARKET})
    assert refused.value.message.id == "option-value"
    with pytest.raises(hw.BadOption) as wrong:
        hw.new_table(GAME, options={"scenario": "day-market", "pack": example})
    assert MARKET in wrong.value.message.args["values"]
    table = hw.new_table(GAME, 2, options={"scenario": MARKET, "pack": example})
    view = table.view()
    assert table.options["scenario"] == MARKET
    assert (view["scenario"]["name"], view["scenario"]["adventure"]) == (f"scenario:{MARKET}", "adventure:own-0")
    assert view["pack"] == example


@rule("PF-CUSTOM-01", "PF-SETUP-14")
@pytest.mark.parametrize(("seats", "places"), [(1, 3), (2, 4), (6, 8)])
def test_an_own_scenario_is_laid_out(example: dict[str, Any], seats: int, places: int) -> None:
    table = situation(GAME, seats, {"scenario": MARKET, "pack": example}, step=("lay_out",))
    assert len(table.state.places) == places
    stack = [card.id for place in table.state.places for card in place.deck if card.kind in ("villain", "henchman")]
    assert sorted(stack) == sorted(["jubrayl-vhiski", "bandit", *["poison-trap"] * (places - 2)])
    assert table.state.scenario.reward == FeatReward(("skill",))


# --- rules of scenarios and adventures -----------------------------------------------------------------------


@rule("PF-CUSTOM-01", "PF-CARD-02")
def test_the_rules_of_an_own_scenario_hold(example: dict[str, Any]) -> None:
    """A lost fight ends the exploring, and a location is closed with 9, whatever it prints."""
    options = {"scenario": MARKET, "pack": example}
    hero = {"character": "valeros", "hand": ["dagger", "dagger"], "deck": ["dagger"] * 4}
    table = situation(GAME, 1, options, heroes=[hero], places={"woods": ["zombie", "dagger"]}, rolls=[1])
    table.play("explore", "fight:strength", "roll")
    while table.asked[1] != "turn":
        table.play(table.keys[0])
    refused = table.refuse("explore")
    assert (refused.rule, refused.message.args) == ("PF-GOLD-04", {"card": f"scenario:{MARKET}"})
    closing = situation(GAME, 1, options, heroes=[hero], places={"throne-room": []})  # Charisma or Diplomacy 6
    closing.play("close", "close:1")
    while closing.asked[1] == "skill":
        closing.play(closing.keys[0])
    assert (closing.state.check.purpose, closing.state.check.difficulty) == ("close", 9)


@rule("PF-CARD-02", "PF-SETUP-23", "PF-GOLD-02")
def test_the_rules_of_an_own_adventure_hold_in_its_scenarios(example: dict[str, Any]) -> None:
    bones = {"scenario": "bones-in-the-woods", "pack": example}
    table = situation(GAME, 1, bones, step=("lay_out",))
    assert table.view()["scenario"]["adventure"] == "adventure:grave-tales"
    assert [card["name"] for card in table.view()["story"]] == ["adventure:grave-tales", "scenario:bones-in-the-woods"]
    assert len(table.state.blessings) == 25
    table = situation(GAME, 1, bones, heroes=[{"hand": ["dagger"]}], places={"woods": ["zombie"]})
    table.play("end", "done")
    assert len(table.hero(0).hand) == 2
    other = situation(GAME, 1, {"scenario": MARKET, "pack": example}, step=("lay_out",))
    assert len(other.state.blessings) == 30


@pytest.mark.parametrize(
    ("written", "made"),
    [
        ({"difficulty": {"is": 7}}, DifficultyIs(7)),
        ({"difficulty": {"is": 7, "for": "combat"}}, DifficultyIs(7, On(skills=(COMBAT,)))),
        ({"harder": {"by": -1, "for": "recharge"}}, HarderChecks(-1, On(purposes=("recharging",)))),
        ({"one-exploration": True}, OneExploration()),
        ({"stop-exploring": "starts"}, When("starts", NoMoreExploring())),
        ({"draw-instead": {"count": 2}}, InsteadOfDrawing(2)),
        ({"blessings": 20}, BlessingsDeck(20)),
        ({"no-cards": ["spell"]}, NoCards(kinds=("spell",))),
        ({"no-evading": ["villain"]}, NoEvading(("villain",))),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_each_rule_can_be_written_for_printed_cards_too(written: dict[str, Any], made: Any) -> None:
    pack = {"scenarios": {"brigandoom": {"rules": written}}, "adventures": {"burnt-offerings": {"rules": written}}}
    box = box_of(pack)
    assert box.find("scenario", "brigandoom").during == box.find("adventure", "burnt-offerings").during == (made,)
    entry = next(each for each in cards_of(GAME, {"pack": pack}, texts("pl")) if each.id == "burnt-offerings")
    assert (entry.values["during"], entry.origins["during"]) == ([texts("pl").say(made.text)], "pack")
    campaign_of = {"version": 1, "members": []}
    hw.new_table(GAME, options={"pack": pack, "party": campaign_of, "scenario": "brigandoom"})


@pytest.mark.parametrize(
    ("content", "id", "field"),
    [
        ("rules.dificulty = { is = 9 }", "pack-likely", "rules.dificulty"),
        ("rules.difficulty = { is = 99 }", "pack-number", "rules.difficulty.is"),
        ('rules.difficulty = { for = "close" }', "pack-required", "rules.difficulty"),
        ('rules.difficulty = { is = 9, for = "fun" }', "pack-word", "rules.difficulty.for"),
        ("rules.one-exploration = false", "pack-word", "rules.one-exploration"),
        ('rules.stop-exploring = "sometimes"', "pack-word", "rules.stop-exploring"),
        ("rules.blessings = 0", "pack-number", "rules.blessings"),
        ("rules.no-cards = []", "pack-list-between", "rules.no-cards"),
        ('scenarios = ["brigandoom"]', "pack-unknown", "scenarios"),
    ],
)
def test_a_mistake_in_a_rule_is_told(content: str, id: str, field: str) -> None:
    assert problems(f"[adventures.burnt-offerings]\n{content}") == [(id, 3, f"adventures.burnt-offerings.{field}")]


@pytest.mark.parametrize(
    ("adventures", "id"),
    [
        ('[adventures.a]\nname.en = "A"\nscenarios = ["bone"]', "pack-value-likely"),
        ('[adventures.a]\nname.en = "A"\nscenarios = ["brigandoom"]', "pack-value-unknown"),
        ('[adventures.b]\nname.en = "B"\nscenarios = ["bones"]\n[adventures.a]\nname.en = "A"\nscenarios = ["bones"]',
         "pack-twice"),
    ],
)  # fmt: skip
def test_an_own_adventure_is_made_of_own_scenarios_each_in_one(adventures: str, id: str) -> None:
    bones = (
        '[scenarios.bones]\nname.en = "Bones"\nvillains = []\nhenchmen = ["bandit"]\nlocations = [["woods"]]\n'
        'reward = "any"\n'
    )
    assert [(found, field) for found, _, field in problems(bones + adventures)] == [(id, "adventures.a.scenarios")]


def test_an_own_scenario_needs_the_adventure_deck_of_its_latest_card() -> None:
    entry = {
        "name": {"en": "Moon"}, "villains": ["nualia"], "henchmen": ["bandit"], "locations": [["woods"]],
        "reward": "any",
    }  # fmt: skip
    table = hw.new_table(GAME, options={"pack": {"scenarios": {"moon": entry}}, "scenario": "moon"})
    assert (table.view()["scenario"]["number"], table.state.scenario.set) == (1, "1")
    assert table.state.scenario.reward == BoxReward("")


@pytest.mark.parametrize("seats", [1, 4, 6])
@pytest.mark.parametrize("scenario", [MARKET, "bones-in-the-woods"])
def test_an_own_scenario_is_played_to_its_end(example: dict[str, Any], scenario: str, seats: int) -> None:
    table = hw.new_table(GAME, seats, seed=seats, options={"pack": example, "scenario": scenario})
    play_on(table, [RandomBot(seat) for seat in range(seats)])
    assert table.outcome is not None


@rule("PF-END-05")
def test_an_own_scenario_without_a_villain_is_won_by_closing_everything(example: dict[str, Any]) -> None:
    options = {"pack": example, "scenario": "bones-in-the-woods", "asking": "nobody"}
    won = 0
    for seed in range(1, 9):
        table = hw.new_table(GAME, 1, seed=seed, options=options)
        play_on(table, [make_bot(GAME, "greedy", seed)])
        assert table.outcome is not None
        if table.state.won:
            won += 1
            assert all(place.closed for place in table.state.places)
    assert won


def test_an_own_character_is_played_to_the_end(example: dict[str, Any]) -> None:
    for seed in range(1, 4):
        table = hw.new_table(GAME, 2, seed=seed, options={"pack": example, "scenario": MARKET})
        table.apply("character:mara")
        hero = table.state.heroes[0]
        assert (hero.character.id, hero.hand_size) == ("mara", 5)
        assert hero.proficient == ("light-armors", "weapons")
        bots = [make_bot(GAME, "greedy", 0), RandomBot(1)] if seed == 1 else [RandomBot(0), RandomBot(1)]
        play_on(table, bots)
        assert table.outcome is not None
        assert table.view()["heroes"][0]["character"] == "character:mara"


@pytest.mark.parametrize("line", own.LINES)
def test_every_power_can_be_lent_to_an_own_character(line: str) -> None:
    """Also to one who lacks the skills that it speaks of."""
    boxes = len(own.LINES[line].forms) - 1
    skills = {SKILL_IDS[base]: {"die": 6, "boxes": 3 if base < 3 else 2} for base in BASE_SKILLS}
    pack = with_mara(lines=[line], skills=skills)
    pack["characters"]["mara"]["hand-sizes"] = [*range(4, 4 + 5 - boxes)]
    table = hw.new_table(GAME, 1, seed=7, options={"pack": pack})
    assert custom_problems(table.state.box.find("character", "mara")) == []
    table.apply("character:mara")
    play_on(table, [RandomBot(3)])
    assert table.outcome is not None


# --- at a table --------------------------------------------------------------------------------------------


def test_the_same_pack_gives_the_same_box_and_no_pack_the_usual_one(example: dict[str, Any]) -> None:
    assert box_of(example) is box_of(json.loads(json.dumps(example)))
    assert box_of({}) is BOX
    assert "pack" not in hw.new_table(GAME).options


def test_changing_the_given_data_later_changes_no_table() -> None:
    pack = {"boons": {"longsword": {"acquire": "Melee 9"}}}
    table = hw.new_table(GAME, options={"pack": pack})
    pack["boons"]["longsword"]["acquire"] = "Melee 3"
    assert table.options["pack"]["boons"]["longsword"]["acquire"] == "Melee 9"


@pytest.mark.parametrize(("seats", "scenario"), [(1, MARKET), (3, "brigandoom"), (4, "bones-in-the-woods")])
def test_a_table_with_a_pack_is_played_saved_and_loaded(example: dict[str, Any], seats: int, scenario: str) -> None:
    table = hw.new_table(GAME, seats, seed=seats, options={"scenario": scenario, "pack": example})
    table.apply("character:mara")
    bots = [RandomBot(seat) for seat in range(seats)]
    for _ in range(30):
        if table.decision is not None:
            play_on(table, [bot if seat == table.decision.seat else None for seat, bot in enumerate(bots)])
    loaded = hw.load_table(table.save())
    assert loaded.options["pack"] == example
    assert loaded.state.box is table.state.box
    assert loaded.fingerprint() == table.fingerprint()
    play_on(loaded, bots)
    assert loaded.outcome is not None
    assert json.loads(loaded.save())["options"]["pack"] == example


def test_names_reach_the_texts(example: dict[str, Any]) -> None:
    options = {"pack": example}
    assert Texts("en", names=names(GAME, options, "en")).name("boon:longsword") == "Broad Sword"
    polish = Texts("pl", names=names(GAME, options, "pl"))
    assert (polish.name(f"scenario:{MARKET}"), polish.name("scenario:bones-in-the-woods")) == (
        "Nocny targ", "Bones in the Woods",
    )  # fmt: skip
    assert polish.name("location:woods") == Texts("pl").name("location:woods")  # the pack names it in English alone
    assert names(GAME, options, "de") == {
        "boon-longsword": "Breitschwert", "bane-bandit": "Wegelagerer", f"scenario-{MARKET}": "Der Nachtmarkt",
        "scenario-bones-in-the-woods": "Bones in the Woods", "character-mara": "Mara",
        "adventure-grave-tales": "Grabgeschichten",
    }  # fmt: skip
    assert names(GAME, {}, "en") == {}


def test_the_list_of_cards_says_what_the_pack_gives(example: dict[str, Any]) -> None:
    listed = list(cards_of(GAME, {"pack": example}, Texts("en", names=names(GAME, {"pack": example}, "en"))))
    cards = {card.reference: card for card in listed}
    assert len(cards) == len(listed)  # a role that is lent appears once
    assert "1d10" in cards["boon:longsword"].text
    assert cards["boon:longsword"].provenance == "pack"
    assert cards["bane:bugbear"].origins["defeat"] == BOX.find("bane", "bugbear").provenance_of("defeat")
    assert cards["bane:bugbear"].origins["powers"] == cards["character:valeros"].origins["sample"] == "pack"
    assert set(cards["character:mara"].origins.values()) == {"pack"}
    assert cards["character:mara"].values["about"] == ""
    assert cards[f"scenario:{MARKET}"].values["adventure"] == "own-0"


# --- campaigns ---------------------------------------------------------------------------------------------


def test_a_campaign_plays_with_corrections(example: dict[str, Any]) -> None:
    pack = {
        "boons": {"cure": example["boons"]["cure"]},
        "banes": {"bandit": example["banes"]["bandit"]},
        "characters": {"valeros": {"name": {"en": "Valerian"}}},
    }
    table = hw.new_table(GAME, 1, seed=3, options={"pack": pack, "party": campaign.new_party()})
    assert table.state.box.find("bane", "bandit").before[0].count == 2
    play_on(table, [RandomBot(0)])
    assert campaign.admit(table.view()["party"])["log"]  # at home nobody needs the pack


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ("scenarios", f"scenarios.{MARKET}, scenarios.bones-in-the-woods"),
        ("characters", "characters.valeros, characters.mara"),
        ("boons", "boons.longsword.copies"),
    ],
)
def test_a_campaign_refuses_what_its_party_could_not_take_home(
    example: dict[str, Any], change: str, field: str
) -> None:
    with pytest.raises(hw.BadOption) as refused:
        hw.new_table(GAME, 1, options={"pack": {change: example[change]}, "party": campaign.new_party()})
    assert (refused.value.message.id, refused.value.message.args) == ("pf-pack-campaign", {"fields": field})
    for lang in LANGUAGES:
        assert field in texts(lang).say(refused.value.message)


# --- the guide ---------------------------------------------------------------------------------------------


def test_the_guide_names_every_field() -> None:
    guide = (DOCS / "packs.md").read_text(encoding="utf-8").partition("## Pathfinder")[2].partition("## Mistakes")[0]
    listed = {*NUMBERS, *DICE, *packing.TABLES.values(), *own.SCENARIO, *own.CHARACTER, *own.ADVENTURE}
    listed |= {"acquire", "recharge", "defeat", "traits", "basic", "elite", "copies", "deck", "closing", "effect"}
    for field in (*listed, "die", "boxes", "extends", "count", "check", "trouble", "also"):
        assert re.search(rf"`[^`]*\b{field}\b", guide), field


def test_the_example_uses_every_table(example: dict[str, Any]) -> None:
    assert set(example) == set(packing.TABLES.values())
    assert {"game": GAME, **example} == tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert set(example["scenarios"][MARKET]) == set(own.SCENARIO)
    assert set(example["characters"]["mara"]) == {*own.CHARACTER} - {"proficiencies"}
