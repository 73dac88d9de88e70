"""Packs for Call to Adventure: what may be written, and what they make of a table."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import herowright as hw
from herowright.bots import RandomBot, play_on
from herowright.catalog import cards_of
from herowright.games.call_to_adventure import pack as packing
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.corrections import NUMBERS, WORDS
from herowright.games.call_to_adventure.rules.components import ABILITY_OF_ID, ICON_OF_ID, NEUTRAL
from herowright.locale import LANGUAGES, Texts, texts
from herowright.packs import BadPack, names, parse_pack, read_pack
from herowright.testing import rule, situation

DOCS = Path(__file__).parents[3] / "docs"
GAME = "call-to-adventure"
LEVELS = ("level", "least", "most")
ROW = ["academy", "deep-forest", "thieves-guild", "street-fight"]


@pytest.fixture
def example() -> dict[str, Any]:
    return read_pack(DOCS / "example-pack-call-to-adventure.toml", GAME)


def box_of(pack: dict[str, Any]) -> Any:
    return hw.new_table(GAME, options={"pack": pack}).state.box


def problems(content: str) -> list[tuple[str, int, str]]:
    """The ids, lines and fields of everything that is wrong with a pack, all of it worded in all languages."""
    with pytest.raises(BadPack) as refused:
        parse_pack(f'game = "{GAME}"\n{content}'.encode(), "house.toml", GAME)
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
        ("[story.academy]\ndifficulty = 0", "pack-number", 3, "story.academy.difficulty"),
        ('[story.academy]\ntests = ["luck"]', "pack-word", 3, "story.academy.tests"),
        ('[story.academy]\ntests = ["str", "str"]', "pack-twice", 3, "story.academy.tests"),
        ("[story.academy]\ntests = []", "pack-list-between", 3, "story.academy.tests"),
        ("[story.academy]\ntriumph = 1", "pack-unknown", 3, "story.academy.triumph"),
        ("[story.academi]\ndifficulty = 3", "pack-likely", 2, "story.academi"),
        ("[story.royal-roots]\nneeds.1.xp = 0", "pack-number", 3, "story.royal-roots.needs.1.xp"),
        ("[story.royal-roots]\nneeds.2.xp = 1", "pack-unknown", 3, "story.royal-roots.needs.2"),
        ("[story.royal-roots]\ndifficulty = 3", "pack-unknown", 3, "story.royal-roots.difficulty"),
        ("[paths.academy-study]\nharder = 2", "pack-number", 3, "paths.academy-study.harder"),
        ("[paths.academy-study]\nxp = true", "pack-number", 3, "paths.academy-study.xp"),
        ('[paths.academy-study]\nicons = "nature"', "pack-list-between", 3, "paths.academy-study.icons"),
        ('[paths.academy-study]\nicons = ["moon"]', "pack-word", 3, "paths.academy-study.icons"),
        ("[paths.academy]\nxp = 1", "pack-likely", 2, "paths.academy"),
        ("[origins.hunter]\neffect.gain.xp = 0", "pack-number", 3, "origins.hunter.effect.gain.xp"),
        ("[origins.hunter]\neffect.gain.virtue = 1", "pack-unknown", 3, "origins.hunter.effect.gain.virtue"),
        ("[origins.hunter]\neffect.xp = 1", "pack-unknown", 3, "origins.hunter.effect.xp"),
        ("[origins.hunter]\neffect.gain = 1", "pack-table", 3, "origins.hunter.effect.gain"),
        (
            '[motivations.thirst-for-knowledge]\neffect.benefit.abilities = ["int"]',
            "pack-list",
            3,
            "motivations.thirst-for-knowledge.effect.benefit.abilities",
        ),
        (
            "[destinies.one-with-nature]\nconditions.3.each = 1",
            "pack-unknown",
            3,
            "destinies.one-with-nature.conditions.3",
        ),
        (
            '[destinies.one-with-nature]\nconditions.1.worth = "gold"',
            "pack-word",
            3,
            "destinies.one-with-nature.conditions.1.worth",
        ),
        (
            "[destinies.force-of-darkness]\nconditions.1.least = 2",
            "pack-bounds",
            3,
            "destinies.force-of-darkness.conditions.1",
        ),
        ("[heroes.finest-hour-2]\neffect.amount = 1", "pack-likely", 2, "heroes.finest-hour-2"),
        ("[heroes.never-give-up]\neffect.amount = 1", "pack-unknown", 3, "heroes.never-give-up.effect"),
        ('[antiheroes.sabotage]\nname = "X"', "pack-table", 3, "antiheroes.sabotage.name"),
        ("[quests.win-condition]\nxp = [5, 7, 9]", "pack-list", 3, "quests.win-condition.xp"),
        ("[quests.blood-moon]\neffects.1.score = 1", "pack-unknown", 3, "quests.blood-moon.effects.1.score"),
        ("[[track]]\ntriumph = 1", "pack-list-between", 2, "track"),
        ("[[track]]\n[[track]]\n[[track]]\n[[track]]\ndark = 1", "pack-yes-or-no", 6, "track.4.dark"),
        ('[[track]]\nplays = ["quest"]\n[[track]]\n[[track]]\n[[track]]', "pack-word", 3, "track.1.plays"),
        ("[runes]\ndark = [{ adds = 2 }]", "pack-list", 3, "runes.dark"),
        ("[runes]\ndark = [{ adds = -1 }, {}]", "pack-number", 3, "runes.dark.adds"),
        ('[runes]\ndark = [{ gives = "gold" }, {}]', "pack-word", 3, "runes.dark.gives"),
        ("[runes]\ncore = [[{}, {}], [{}, {}]]", "pack-list", 3, "runes.core"),
        ("[runes]\nability = []", "pack-unknown", 3, "runes.ability"),
        ("[scoring]\nplayed-card = 10", "pack-number", 3, "scoring.played-card"),
        ("[cards.academy]\ndifficulty = 3", "pack-unknown", 2, "cards"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line_and_field(content: str, id: str, line: int, field: str) -> None:
    assert problems(content) == [(id, line, field)]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "house.toml, line 2, story.academy.difficulty: must be a whole number from 1 to 20."),
        ("pl", "house.toml, wiersz 2, story.academy.difficulty: to musi być liczba całkowita od 1 do 20."),
        ("de", "house.toml, Zeile 2, story.academy.difficulty: muss eine ganze Zahl von 1 bis 20 sein."),
    ],
)
def test_a_mistake_in_every_language(lang: str, sentence: str) -> None:
    with pytest.raises(BadPack) as refused:
        parse_pack(f'game = "{GAME}"\nstory.academy.difficulty = 21'.encode(), "house.toml", GAME)
    assert texts(lang).say(refused.value.message) == sentence


def test_a_pack_for_the_other_game_is_refused() -> None:
    with pytest.raises(BadPack) as refused:
        read_pack(DOCS / "example-pack.toml", GAME)
    assert refused.value.message.id == "pack-other-game"


def test_the_options_of_a_table_are_checked_too() -> None:
    wrong: list[Any] = ["x", 7, ["story"], {"story": {"academy": {"difficulty": 99}}}, {1: 2}, {"track": [{}]}]
    for pack in wrong:
        with pytest.raises(hw.BadOption) as refused:
            hw.new_table(GAME, options={"pack": pack})
        assert "pack" in str(refused.value)


# --- what it changes -------------------------------------------------------------------------------


def test_the_example_changes_every_kind_of_card(example: dict[str, Any]) -> None:
    box = box_of(example)
    dex, con, wis, cha = (ABILITY_OF_ID[id] for id in ("dex", "con", "wis", "cha"))
    hunter = box.find("origin", "hunter")
    assert (hunter.abilities, hunter.power.gain.xp) == ((dex, con), 2)
    hunger = box.find("motivation", "thirst-for-knowledge")
    assert (hunger.power.xp, hunger.power.benefit.abilities) == (2, (ABILITY_OF_ID["int"], cha))
    assert hunger.icons == (ICON_OF_ID["arcana"], ICON_OF_ID["divinity"])
    first, second = box.find("destiny", "one-with-nature").conditions
    assert (first.each, first.icon, second.points) == (2, ICON_OF_ID["arcana"], 6)
    academy = box.find("story", "academy")
    assert (academy.difficulty, academy.tests) == (5, (wis, cha))
    assert box.find("story", "royal-roots").needs[0].xp == 3
    demon = box.find("story", "demon")
    assert (demon.difficulty, demon.power.bonus) == (10, 2)
    assert box.find("story", "stray-dog").tragedy == 2
    quest = box.find("quest", "rise-of-the-adversary")
    assert (quest.powers[1].score, quest.powers[1].xp) == (32, 3)
    assert box.win_condition.xp == (6, 8, 10, 12)
    assert box.find("antihero", "dark-lords-champion").effect.by == 1


def test_a_path_is_corrected_on_its_card(example: dict[str, Any]) -> None:
    box = box_of(example)
    study, other = box.find("story", "academy").paths
    assert study is box.path("academy-study")
    gives = {name: getattr(study, name) for name in ("triumph", "tragedy", "xp", "hero", "antihero", "virtue")}
    assert gives == {"triumph": 2, "tragedy": 1, "xp": 1, "hero": 0, "antihero": 1, "virtue": 1}
    assert (study.abilities, study.icons, study.corruption, study.harder) == ((ABILITY_OF_ID["int"],) * 2, (), 1, 0)
    printed = BOX.find("story", "academy").paths[1]
    assert [getattr(other, name) for name in packing.REWARDS] == [getattr(printed, name) for name in packing.REWARDS]


def test_all_copies_of_a_hand_card_are_corrected_and_stay_apart(example: dict[str, Any]) -> None:
    copies = [card for card in box_of(example).heroes if card.key == "finest-hour"]
    assert [card.id for card in copies] == ["finest-hour", "finest-hour-2"]
    assert [card.name for card in copies] == ["hero:finest-hour"] * 2
    assert [card.effect.amount for card in copies] == [3, 3]


def test_only_what_is_named_changes(example: dict[str, Any]) -> None:
    before, after = list(BOX), list(box_of(example))
    assert [(card.family, card.id) for card in before] == [(card.family, card.id) for card in after]
    touched = {new.name for old, new in zip(before, after, strict=True) if old is not new}
    assert touched == {card.name for card in BOX if packing.changed(card, example)}
    assert {"origin:hunter", "story:academy", "hero:finest-hour", "quest:win-condition"} <= touched
    assert "story:deep-forest" not in touched


@rule("CA-MORAL-16", "CA-MORAL-17", "CA-MORAL-18", "CA-MORAL-21")
def test_the_spaces_of_the_track_are_values_of_a_pack(example: dict[str, Any]) -> None:
    track = box_of(example).track
    assert [(space.triumph, space.tragedy) for space in track] == [
        (5, 0), (3, 0), (1, 0), (0, 2), (0, 4), (0, 0), (-5, 0),
    ]  # fmt: skip
    assert [space.plays for space in track[:2]] == [("hero",), ("hero", "antihero")]
    assert [space.dark for space in track] == [False, True, True, True, True, True, False]
    shorter = {"track": [{"triumph": 1}, {}, {"tragedy": 2}, {"plays": ["antihero"], "dark": False}]}
    table = situation(GAME, options={"pack": shorter}, heroes=[{"level": -1}, {"level": 0}], rows=[ROW])
    view = table.view(0)
    assert [space["level"] for space in view["track"]] == [2, 1, 0, -1]
    assert [hero["points"]["morality"] for hero in view["heroes"]] == [0, 2]
    assert table.hero(1).marker == NEUTRAL


@rule("CA-RUNE-18", "CA-RUNE-19")
def test_the_faces_of_core_and_dark_runes_are_values_of_a_pack(example: dict[str, Any]) -> None:
    dark = [{"adds": 3, "gives": "corruption"}, {"adds": 0}]
    pack = {"runes": {"core": [[{"adds": 2}, {"gives": "xp"}]] * 3, "dark": dark}}
    heroes = [{"xp": 3, "level": 0}, {}]
    table = situation(GAME, options={"pack": pack}, heroes=heroes, rows=[ROW], rolls=[1, 1, 2, 1, ...])
    table.play("face:academy-study", "dark", "cast")
    (event,) = table.told("ca-event-cast")
    faces = str(event.args["faces"]).split()
    assert (faces[:3], faces[-1]) == (["2", "2", "0"], "3")
    assert event.args["result"] == sum(map(int, faces))
    (gained,) = [event for event in table.told("ca-event-gains-xp") if event.rule == "CA-RUNE-06"]
    assert gained.args["xp"] == 1  # from the third core rune
    assert box_of(example).faces[3:6] == (((3, "corruption"), (0, "")),) * 3


@rule("CA-SCORE-19")
def test_what_a_played_card_is_worth_is_a_value_of_a_pack() -> None:
    for worth in (1, 3):
        pack = {"scoring": {"played-card": worth}}
        hero = {"played": ["finest-hour", "never-give-up"]}
        table = situation(GAME, options={"pack": pack}, heroes=[hero, {}], rows=[ROW])
        assert table.view(0)["heroes"][0]["points"]["hero"] == 2 * worth


@rule("CA-COOP-40", "CA-COOP-42")
def test_the_numbers_of_the_adversarys_cards_are_values_of_a_pack(example: dict[str, Any]) -> None:
    for seats, goal in ((1, 6), (2, 8), (3, 10), (4, 12)):
        table = hw.new_table(GAME, seats, seed=1, options={"mode": "co-op", "pack": example})
        assert table.view()["adversary"]["goal"] == goal
    pack = {
        "quests": {"rise-of-the-adversary": {"effects": {"1": {"xp": 3}}}},
        "story": {"academy": {"difficulty": 20}},
    }
    losing = situation(
        GAME, 2, {"mode": "co-op", "pack": pack}, rolls=[1, ...], heroes=[{"xp": 0}, {}], rows=[ROW], adversary="demon"
    )
    losing.play("face:academy-study", "cast")
    assert losing.view()["adversary"]["xp"] == 3


def test_a_corrected_difficulty_is_the_difficulty() -> None:
    pack = {"story": {"academy": {"difficulty": 9}}, "paths": {"academy-study": {"harder": 0}}}
    table = situation(GAME, options={"pack": pack}, heroes=[{}, {}], rows=[ROW])
    place = table.view(0)["rows"][0]["places"][0]
    path = place["paths"][0]
    assert (path["path"], path["difficulty"], path["odds"]) == ("academy-study", 9, 0.0)


def test_a_corrected_text_says_the_new_numbers(example: dict[str, Any]) -> None:
    cards = {card.reference: card for card in cards_of(GAME, {"pack": example}, Texts("en"))}
    assert "gain 2 XP" in cards["origin:hunter"].text
    assert "3" in cards["hero:finest-hour"].text
    assert cards["origin:hunter"].origins == {"title": "pack", "abilities": "pack", "effect": "pack"}
    assert cards["origin:hunter"].provenance == "pack"
    assert cards["story:academy"].origins == dict.fromkeys(("title", "difficulty", "tests", "rewards"), "pack")
    assert cards["story:stray-dog"].origins["rewards"] == "pack"
    given = {"destinies": {"one-with-nature": {"abilities": [], "tragedy": 1}}}
    assert packing.changed(BOX.find("destiny", "one-with-nature"), given) == {"icons", "effect"}
    assert cards["story:deep-forest"].origins["difficulty"] == BOX.find("story", "deep-forest").provenance_of(
        "difficulty"
    )


# --- at a table -------------------------------------------------------------------------------------


def test_the_same_pack_gives_the_same_box_and_no_pack_the_usual_one(example: dict[str, Any]) -> None:
    assert box_of(example) is box_of(json.loads(json.dumps(example)))
    assert box_of({}) is BOX
    assert "pack" not in hw.new_table(GAME).options


def test_changing_the_given_data_later_changes_no_table() -> None:
    pack = {"story": {"academy": {"difficulty": 2}}}
    table = hw.new_table(GAME, options={"pack": pack})
    pack["story"]["academy"]["difficulty"] = 9
    assert table.options["pack"]["story"]["academy"]["difficulty"] == 2


@pytest.mark.parametrize(("seats", "mode"), [(1, "co-op"), (2, "versus"), (3, "co-op"), (4, "versus")])
def test_a_table_with_a_pack_is_played_saved_and_loaded(example: dict[str, Any], seats: int, mode: str) -> None:
    table = hw.new_table(GAME, seats, seed=seats, options={"mode": mode, "pack": example})
    bots = [RandomBot(seat) for seat in range(seats)]
    for _ in range(60):
        play_on(
            table, [bot if table.decision and seat == table.decision.seat else None for seat, bot in enumerate(bots)]
        )
    loaded = hw.load_table(table.save())
    assert loaded.options["pack"] == example
    assert loaded.state.box is table.state.box
    assert loaded.fingerprint() == table.fingerprint()
    play_on(loaded, bots)
    assert loaded.outcome is not None
    assert json.loads(loaded.save())["options"]["pack"] == example


def test_names_reach_the_texts(example: dict[str, Any]) -> None:
    options = {"pack": example}
    english = Texts("en", names=names(GAME, options, "en"))
    assert english.name("origin:hunter") == "Tracker"
    assert english.name("hero:finest-hour") == "Hour of Glory"
    # A trait's only path is called like the card.
    assert (english.name("story:royal-roots"), english.name("path:royal-roots")) == ("Crown Blood", "Crown Blood")
    assert names(GAME, options, "de") == {"origin-hunter": "Spurenleserin", "story-academy": "Hohe Schule"}
    assert names(GAME, options, "pl") == {"origin-hunter": "Tropicielka", "path-academy-study": "Ucz się po nocach"}
    assert names(GAME, {}, "en") == {}


def test_every_number_of_every_effect_can_be_corrected() -> None:
    """A pack with the least of everything, then with the most: each is taken, and every card still has its text."""
    for most in (False, True):
        effects = {name: bounds[most] for name, bounds in NUMBERS.items()}
        pack: dict[str, Any] = {}
        for card in BOX:
            entry = pack.setdefault(packing.section(card), {}).setdefault(packing.key(card), {})
            for field, things in _effects(card).items():
                if values := _numbers(things, effects):
                    entry[field] = values
        settled = hw.games()[GAME].settle(2, {"pack": pack})
        for entry in cards_of(GAME, {"pack": settled["pack"]}, Texts("pl")):
            assert entry.text or entry.family == "challenge", entry


def _effects(card: Any) -> dict[str, Any]:
    held = {"effect": getattr(card, "power", None) or getattr(card, "effect", None)}
    several = {"conditions": "conditions", "effects": "powers", "needs": "needs"}
    for field, attribute in several.items():
        held[field] = {str(n): thing for n, thing in enumerate(getattr(card, attribute, ()), 1)}
    return held


def _numbers(thing: Any, values: dict[str, int]) -> dict[str, Any]:
    """The same number for every field of that name that the thing has."""
    if isinstance(thing, dict):
        return {key: found for key, inner in thing.items() if (found := _numbers(inner, values))}
    written: dict[str, Any] = {}
    for field in fields(thing) if is_dataclass(thing) else ():
        name, value = field.name, getattr(thing, field.name)
        if is_dataclass(value):
            if inner := _numbers(value, values):
                written[name] = inner
        elif name in LEVELS or (name in values and value > 0):
            written[name] = values[name]
    return written


# --- the guide ---------------------------------------------------------------------------------------


def test_the_guide_names_every_field() -> None:
    guide = (DOCS / "packs.md").read_text(encoding="utf-8").partition("## Call to Adventure")[2]
    listed = (*NUMBERS, *WORDS, *packing.REWARDS, *packing.COMPONENTS, *packing.TABLES.values(), packing.PATHS)
    for field in (*listed, "difficulty", "tests", "conditions", "needs", "effects", "played-card", "plays", "core"):
        assert re.search(rf"`[^`]*\b{field}\b", guide), field


def test_the_example_uses_every_table(example: dict[str, Any]) -> None:
    assert set(example) == {*packing.TABLES.values(), packing.PATHS, *packing.COMPONENTS}
    written = tomllib.loads((DOCS / "example-pack-call-to-adventure.toml").read_text(encoding="utf-8"))
    assert {"game": GAME, **example} == written
    assert set(example["paths"]["academy-study"]) == {"name", *packing.REWARDS}
