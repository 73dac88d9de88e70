"""Every sentence exists in every language, with all its forms, and renders without a fault."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast as ftl

import herowright as hw
from herowright.games import registry
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.timing import TIMINGS
from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, Trait
from herowright.games.call_to_adventure.cards.wording import path_text, text_of
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS, ICON_IDS, KINDS, RUNE_IDS
from herowright.games.pathfinder.cards.box import BOX as PATHFINDER_BOX
from herowright.games.pathfinder.cards.on import ACQUIRE, DEFEAT, PURPOSES, RECHARGING
from herowright.games.pathfinder.cards.rewards import CARD_FEAT, POWER_FEAT, ROLE, SKILL_FEAT
from herowright.games.pathfinder.cards.types import Bane, Boon, BoxCard, Character, Location, Role
from herowright.games.pathfinder.cards.wording import text_of as pathfinder_text
from herowright.games.pathfinder.rules.choices import FEATS, PLAYS, feat_name
from herowright.games.pathfinder.rules.components import BANES, BOONS, DAMAGE, NONE, PROFICIENCIES, SKILL_IDS
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.pathfinder.rules.settings import SCHEMA as PATHFINDER_SETTINGS
from herowright.games.roll_player.cards.box import ALL_CARDS
from herowright.games.roll_player.cards.types import OURS, PRINTED, RECALLED, HeroClass
from herowright.games.roll_player.fiends_familiars.cards.box import FIENDS_FAMILIARS, MONSTERS_MINIONS
from herowright.games.roll_player.fiends_familiars.cards.initiative import INITIATIVE
from herowright.games.roll_player.fiends_familiars.cards.measures import CARD_TYPES, OWNED
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS as ADVENTURE_KINDS
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar, Monster
from herowright.games.roll_player.fiends_familiars.rules import solo as fiends_solo
from herowright.games.roll_player.rules.components import DIRECTIONS, GRID, LOOK_IDS, ROW_IDS, SHEET_ROW_IDS
from herowright.games.roll_player.rules.view import CATEGORIES
from herowright.locale import texts as texts_in
from herowright.locale.texts import LANGUAGES
from herowright.table.rulebook import clauses
from tests.locale.files import (
    FILES,
    counted,
    files_of,
    keys,
    messages,
    nodes,
    patterns,
    resource,
    selects,
    variables,
    whole,
)
from tests.locale.reader import PLAYERS, Reader, words

SOURCE = Path(hw.__file__).parent
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "de": {"one", "other"}}
FUNCTIONS = {"NAME", "LIST", "DICE", "ROLL", "SUM", "CAPITAL", "NUMBER"}
# Forms that only some languages have; the others say the same with the text itself.
FORMS = {"gloss", "gen", "dat", "stem", "random", "rule", "to", "inverted"}
ALL_PATTERNS = [(id, name) for id, message in messages("en").items() for name in patterns(message)]

# --- the .ftl files --------------------------------------------------------------------------------


def test_all_languages_have_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(files_of(lang)) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_has_no_junk(lang: str, file: str) -> None:
    assert [entry.content for entry in resource(lang, file).body if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_given_twice(lang: str) -> None:
    bodies = (resource(lang, file).body for file in FILES)
    ids = [entry.id.name for body in bodies for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", ["pl", "de"])
def test_languages_have_the_same_messages_and_attributes_in_the_same_order(lang: str, file: str) -> None:
    def outline(lang: str) -> list[tuple[str, list[str]]]:
        entries = (entry for entry in resource(lang, file).body if isinstance(entry, ftl.Message))
        return [(entry.id.name, [name for name in patterns(entry) if name not in FORMS]) for entry in entries]

    assert outline(lang) == outline("en")


def test_english_names_are_glossed_wherever_another_language_keeps_them() -> None:
    """`.gloss` says what an English name means: nobody needs it in English, and the others need it for every card."""
    cards = [card for card in PATHFINDER_BOX if isinstance(card, (Boon, Bane, Location))]
    for id in (card.name.replace(":", "-") for card in cards):
        found = {lang: messages(lang)[id] for lang in LANGUAGES}
        assert "gloss" not in patterns(found["en"])
        for lang in ("pl", "de"):
            texts = words(lang)
            assert texts.name(id.replace("-", ":", 1)) == words("en").name(id.replace("-", ":", 1))
            assert texts.name(id.replace("-", ":", 1), "gloss") not in ("", id), (lang, id)
            assert "gloss" in patterns(found[lang]), (lang, id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_and_functions_are_known(lang: str) -> None:
    for id, message in messages(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.MessageReference):
                attribute = node.attribute.name if node.attribute else ""
                assert node.id.name in messages(lang), (id, node.id.name)
                assert attribute in patterns(messages(lang)[node.id.name]), (id, node.id.name, attribute)
            assert not isinstance(node, ftl.TermReference), id
            if isinstance(node, ftl.FunctionReference):
                assert node.id.name in FUNCTIONS, id


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_languages_use_the_same_variables(lang: str) -> None:
    for id, name in ALL_PATTERNS:
        theirs, ours = patterns(messages("en")[id])[name], patterns(messages(lang)[id])[name]
        assert variables(lang, ours) == variables("en", theirs), (id, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_has_all_its_forms(lang: str) -> None:
    for id, message in messages(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression) and {"one", "few", "many"} & set(keys(node)):
                assert set(keys(node)) >= PLURALS[lang], id
                assert len(keys(node)) == len(set(keys(node))), id


def test_polish_counts_whatever_english_or_german_counts() -> None:
    for id, name in ALL_PATTERNS:
        texts = {lang: patterns(messages(lang)[id])[name] for lang in LANGUAGES}
        assert counted("pl", texts["pl"]) >= counted("en", texts["en"]) | counted("de", texts["de"]), (id, name)


def test_words_that_select_a_variant_are_the_same_in_all_languages() -> None:
    """`$source`, `$side` and their like: a variant that one language forgot would read wrongly."""
    numbers = re.compile(r"-?\d+|zero|one|two|few|many|other")
    for id, name in ALL_PATTERNS:
        words = [
            {
                by: {key for key in variants if not numbers.fullmatch(key)}
                for by, variants in selects(lang, patterns(messages(lang)[id])[name]).items()
                if not all(numbers.fullmatch(key) for key in variants)
            }
            for lang in LANGUAGES
        ]
        assert words[0] == words[1] == words[2], (id, name)


# Variables by which one language alone selects words: “an 8”, “zu dritt”.
OWN_WORDS = {"en": {"face"}, "de": {"seats"}}


def test_numbers_that_select_a_variant_are_the_same_in_all_languages() -> None:
    """Who has no cards, or none of the colour wanted, is told so in every language. A 1 may be left to the plural."""

    def numbers(lang: str, id: str, name: str) -> dict[str, set[str]]:
        found = selects(lang, patterns(messages(lang)[id])[name])
        others = {lang: OWN_WORDS.get(lang, set()) for lang in LANGUAGES}
        left_out = set[str]().union(*others.values())
        literal = {by: {key for key in keys if re.fullmatch(r"-?\d+", key)} - {"1"} for by, keys in found.items()}
        return {by: keys for by, keys in literal.items() if keys and by not in left_out}

    for id, name in ALL_PATTERNS:
        english, *others = (numbers(lang, id, name) for lang in LANGUAGES)
        assert all(other == english for other in others), (id, name)


# --- ids and clauses named in the source -------------------------------------------------------------


class Named(NamedTuple):
    """What the source tree names: message ids, beginnings of ids built with f-strings, phases."""

    ids: set[str]
    beginnings: set[str]
    phases: set[str]


def literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py")))


def errors() -> set[str]:
    """The names of the exceptions that are raised with a message id."""
    found: set[str] = set()
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    more = {"HerowrightError"}
    while more - found:
        found |= more
        more = {c.name for c in classes if any(isinstance(base, ast.Name) and base.id in found for base in c.bases)}
    return found - {"IllegalChoice"}  # it carries a whole message


@cache
def named() -> Named:
    says = {"Message": 0, "report": 0, "say": 0, "Kind": 1} | dict.fromkeys(errors(), 0)
    ids: set[str] = set()
    beginnings: set[str] = set()
    phases = {"set-up"}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and len(node.args) > (at := says.get(called(node), len(node.args))):
                said = node.args[at]
                for id in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                    ids.add(literal(id) or "")
                    if isinstance(id, ast.JoinedStr):
                        beginnings.add(literal(id.values[0]) or "")
            elif isinstance(node, ast.Constant) and re.fullmatch(r"(rp|ff|ca|pf)(-[a-z0-9]+)+", str(node.value)):
                ids.add(str(node.value))
            elif isinstance(node, ast.Assign) and any(getattr(to, "attr", "") == "phase" for to in node.targets):
                phases.add(literal(node.value) or "")
    return Named(ids - {""}, {b for b in beginnings if re.fullmatch(r"([a-z0-9]+-)+", b)}, phases - {""})


BUILT = {
    "rp-ask-action-": ROW_IDS,
    "rp-opt-": ("flip", "swap", "with", "reroll", "die"),
    "rp-rank-": tuple(f"{edition}-{rank}" for edition in ("pl2", "de1") for rank in range(6)),
    "ff-curse-dearer-": ("more", "double"),
    "ff-measure-": tuple(OWNED),
    "ff-rank-": tuple(str(rank) for rank in range(len(fiends_solo.RANKS) + 1)),
    "ca-event-": ("rose", "fell"),
    "ca-gain-": ("xp", "hero", "antihero", "either", "virtue", "corruption"),
    "ca-opt-": ("spend", "sacrifice"),
    "ca-opt-draw-": KINDS,
    "ca-score-": ("triumph", "tragedy", *KINDS),
    "pf-custom-": ("deck", "skill-boxes", "card-boxes", "power-boxes"),
    "pf-damage-": DAMAGE,
    "pf-deed-": (DEFEAT, ACQUIRE, RECHARGING),
    "pf-kind-": (*BOONS, *BANES),
    "pf-opt-feat-": (SKILL_FEAT, POWER_FEAT, CARD_FEAT),
    "pf-party-who-": ("members", "resting"),
    "pf-reward-feat-": (SKILL_FEAT, POWER_FEAT, CARD_FEAT, ROLE),
    "pf-to-": (*PURPOSES, "kind"),
}


# Every setting of every game.
SETTINGS = (*(setting for game in registry.kits().values() for setting in game.game.settings), *PATHFINDER_SETTINGS)


def setting_ids() -> Iterator[str]:
    for setting in SETTINGS:
        yield from (f"setting-{setting.id.lower()}-{value}" for value in setting.values)
        yield f"setting-{setting.id.lower()}"


def derived_ids() -> Iterator[str]:
    """Ids that follow from the data: names, settings, phases, and what f-strings build."""
    yield from (f"{beginning}{end}" for beginning, ends in BUILT.items() for end in ends)
    yield from setting_ids()
    yield from (f"phase-{phase}" for phase in named().phases)
    yield from (f"provenance-{provenance}" for provenance in (PRINTED, RECALLED, OURS))
    yield from (f"web-game-{game}" for game in registry.kits())
    yield from roll_player_ids()
    yield from call_to_adventure_ids()
    yield from pathfinder_ids()


# All cards of Roll Player with both boxes of the expansion, and the categories of its score sheet.
EXPANSION = (*FIENDS_FAMILIARS, *MONSTERS_MINIONS, *INITIATIVE)
MORE_CATEGORIES = ("familiar", "fiends", "monster", "box")


def roll_player_ids() -> Iterator[str]:
    yield from (f"category-{category}" for category in (*CATEGORIES, *MORE_CATEGORIES))
    yield from (f"figure-stars-{category}" for category in (*CATEGORIES, *MORE_CATEGORIES))
    for row in SHEET_ROW_IDS:
        yield from (f"action-{row}", f"attr-{row}")
    yield from (f"colour-{look}" for look in LOOK_IDS)
    yield from (f"direction-{direction}" for direction in DIRECTIONS)
    yield from (f"field-{field}" for field in range(GRID))
    yield from (f"type-{type}" for type in CARD_TYPES)
    yield from (f"adventure-kind-{kind}" for kind in ADVENTURE_KINDS)
    for card in (*ALL_CARDS, *EXPANSION):
        yield card.name.replace(":", "-")
        match card:
            case HeroClass():
                yield f"ability-{card.ability}"
            case Familiar():
                yield f"familiar-action-{card.action}"
            case Monster():
                yield f"monster-ability-{card.ability}"


def call_to_adventure_ids() -> Iterator[str]:
    """Every card has a title and a sentence for the tale; story cards tell theirs path by path."""
    yield from (f"ability-{ability}" for ability in ABILITY_IDS)
    yield from (f"icon-{icon}" for icon in ICON_IDS)
    yield from (f"rune-{rune}" for rune in RUNE_IDS)
    yield from (f"timing-{timing}" for timing in TIMINGS)
    yield from (f"ca-event-{change}-xp-by" for change in ("gains", "loses"))
    for card in BOX:
        yield f"family-{card.family}"
        yield card.name.replace(":", "-")
        match card:
            case Trait():
                yield from (f"path-{card.path.id}", f"caption-{card.path.id}")
            case Challenge() | Adversary():
                for path in card.paths:
                    yield from (f"path-{path.id}", f"caption-{path.id}")
            case _:
                yield f"caption-{card.name.removeprefix('story:').replace(':', '-')}"


def pathfinder_ids() -> Iterator[str]:
    """Names of all cards, of the skills, kinds and traits on them, and of every power of characters and roles."""
    yield from (f"skill-{skill}" for skill in SKILL_IDS)
    yield from (f"kind-{kind}" for kind in (*BOONS, *BANES))
    yield from (f"power-{box}" for box in ("hand", *PROFICIENCIES))
    yield from (f"phase-{phase}" for phase in ("scenario", "reset", "reward", "rebuild"))
    for card in PATHFINDER_BOX:
        yield f"family-{card.family}"
        yield card.name.replace(":", "-")
        if isinstance(card, BoxCard):
            yield from (f"mark-{trait}" for trait in card.traits)
        if isinstance(card, (Character, Role)):
            yield from (f"power-{line.id}" for line in card.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_named_in_the_source_has_a_text(lang: str) -> None:
    assert sorted(named().ids - messages(lang).keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_that_follows_from_the_data_has_a_text(lang: str) -> None:
    assert sorted(set(derived_ids()) - messages(lang).keys()) == []


def test_ids_built_in_the_source_are_all_listed_here() -> None:
    games = ("rp-", "ff-", "ca-", "pf-")
    assert {beginning for beginning in named().beginnings if beginning.startswith(games)} == set(BUILT)
    for beginning in named().beginnings:
        assert any(id.startswith(beginning) for id in messages("en")), beginning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_provenance_is_explained(lang: str) -> None:
    explained = [f"setting-{setting.id.lower()}" for setting in SETTINGS]
    for id in (*explained, *(f"provenance-{provenance}" for provenance in (PRINTED, RECALLED, OURS))):
        assert "help" in patterns(messages(lang)[id]), id


RULES = {
    "RP": registry.find("roll-player").rules_files,
    "FF": registry.find("roll-player").rules_files,
    "CA": registry.find("call-to-adventure").rules_files,
    "PF": PATHFINDER.rules_files,
}


@cache
def cited() -> set[str]:
    """The clauses that the source names; of those that differ by edition both."""
    found = set()
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"[A-Z]{2}(-[A-Z]+)+-\d+(-[A-Z0-9]+)?", node.value):
                found.add(node.value)
        elif isinstance(node, ast.JoinedStr) and (literal(node.values[0]) or "").startswith("RP-"):
            found |= {f"{literal(node.values[0])}{edition}" for edition in ("PL2", "DE1")}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", RULES)
def test_every_clause_cited_in_the_source_is_in_the_rules(prefix: str, lang: str) -> None:
    assert lang == "en" or all(file.with_suffix(f".{lang}.md").exists() for file in RULES[prefix])
    ours = {clause for clause in cited() if clause.startswith(f"{prefix}-")}
    assert ours
    assert ours <= clauses(RULES[prefix], lang).keys()


@pytest.mark.parametrize("prefix", RULES)
def test_clauses_mentioned_in_comments_are_in_the_rules(prefix: str) -> None:
    rules = clauses(RULES[prefix])
    for file in sorted(SOURCE.rglob("*.py")):
        for id in re.findall(rf"\b{prefix}-[A-Z]+-\d+(?:-(?:PL2|DE1))?\b", file.read_text(encoding="utf-8")):
            assert id in rules or f"{id}-PL2" in rules, (file.name, id)


# --- rendering -------------------------------------------------------------------------------------

ROLL_PLAYER: dict[str, Sequence[str]] = {
    "card": ["card:longsword"],
    "cards": ["card:longsword card:weak"],
    "seat": ["seat:1"],
    "dice": ["die:red1 die:blue2"],
    "space": ["space:str:2"],
    "from": ["space:dex:1"],
    "to": ["space:cha:3"],
    "row": ["attr:wis"],
    "field": ["field:0", "field:4"],
    "direction": [f"direction:{way}" for way in DIRECTIONS],
    "colour": [f"colour:{look}" for look in LOOK_IDS],
    "colours": ["colour:red colour:blue"],
    "rows": ["attr:str", "attr:wis attr:familiar"],
    "type": ["type:scroll"],
    "familiar": ["familiar:ice-bear"],
    "action": ["familiar-action:hearty"],
    "fiend": ["fiend:fiend-of-misery"],
    "minion": ["minion:golem"],
    "monster": ["monster:hydra"],
    "kind": [f"adventure-kind:{kind}" for kind in ADVENTURE_KINDS],
    "race": ["race:elf:female", "race:orc:male"],
    "class": ["class:bard"],
    "backstory": ["backstory:hunter"],
    "alignment": ["alignment:hermit"],
    "set": ["armor-set:chain"],
}
CALL_TO_ADVENTURE: dict[str, Sequence[str]] = {
    "card": ["story:academy", "path:academy-study", "hero:iron-will"],
    "cards": ["story:academy story:rebel"],
    "challenge": ["story:academy"],
    "path": ["path:academy-study"],
    "ally": ["story:stray-dog"],
    "origin": ["origin:hunter"],
    "motivation": ["motivation:survivor"],
    "quests": ["quest:iron-yoke quest:blood-moon"],
    "by": ["hero:foiled-plot"],
    "seat": ["seat:1"],
    "ability": [f"ability:{ability}" for ability in ABILITY_IDS],
    "first": ["ability:str"],
    "second": ["ability:wis"],
    "icon": [f"icon:{icon}" for icon in ICON_IDS],
    "rune": [f"rune:{rune}" for rune in sorted(set(RUNE_IDS))],
}
PATHFINDER_NAMES: dict[str, Sequence[str]] = {
    "card": ["boon:longsword", "bane:bandit", "location:farmhouse"],
    "other": ["boon:dagger"],
    "cards": ["boon:longsword bane:bandit"],
    "what": ["boon:longsword", "power:rage"],
    "by": ["boon:longsword"],
    "bane": ["bane:ghost"],
    "place": ["location:farmhouse"],
    "scenario": ["scenario:brigandoom"],
    "adventure": ["adventure:burnt-offerings"],
    "open": ["scenario:brigandoom scenario:attack-on-sandpoint"],
    "character": ["character:valeros"],
    "role": ["role:guardian"],
    "line": ["skill:strength", "power:hand", "kind:weapon"],
    "power": ["power:rage"],
    "proficiencies": ["power:light-armors power:weapons"],
    "seat": ["seat:1"],
    "skill": [f"skill:{skill}" for skill in SKILL_IDS],
    "base": ["skill:wisdom"],
    "instead": ["skill:ranged"],
    "kind": [f"kind:{kind}" for kind in (*BOONS, *BANES)],
    "trait": ["mark:undead", "mark:magic"],
}
WORD = re.compile(r"[a-z]+(?:-[a-z0-9]+)*")
# Counts that reach every variant together; then a fraction, the largest table and a number whose last digit decides.
COUNTS, MORE_COUNTS = {-1, 0, 1, 2, 5}, (1.5, 6, 22)


def samples(lang: str, id: str, pattern: ftl.Pattern) -> Iterator[dict[str, Any]]:
    """Arguments that reach every variant of a text."""
    known = (
        CALL_TO_ADVENTURE if re.search(r"\bca-", id) else PATHFINDER_NAMES if re.search(r"\bpf-", id) else ROLL_PLAYER
    )
    variants = selects(lang, pattern)
    functions = (node for node in whole(lang, pattern) if isinstance(node, ftl.FunctionReference))
    calls = (call for call in functions if call.id.name in ("NAME", "LIST"))
    referring = {node.id.name for call in calls for node in nodes(call) if isinstance(node, ftl.VariableReference)}
    chosen: dict[str, Sequence[Any]] = {}
    for name in variables(lang, pattern):
        spoken = sorted(key for key in variants.get(name, ()) if WORD.fullmatch(key) and key not in PLURALS["pl"])
        numbers = {int(key) for key in variants.get(name, ()) if re.fullmatch(r"-?\d+", key)}
        if name in referring:
            chosen[name] = known.get(name, ["die:gold4"])
        elif spoken:
            chosen[name] = spoken
        else:
            chosen[name] = sorted(COUNTS | numbers) if name in variants else (3,)
    for values in product(*chosen.values()):
        yield dict(zip(chosen, values, strict=True))
    counted = [name for name, values in chosen.items() if set(values) >= COUNTS]
    for count in MORE_COUNTS if counted else ():
        for values in product(*(chosen[name] for name in chosen.keys() - set(counted))):
            yield dict(zip(chosen.keys() - set(counted), values, strict=True)) | dict.fromkeys(counted, count)


def test_what_somebody_has_typed_is_cut_where_it_is_too_long() -> None:
    said = texts_in("en").say("refused-not-offered", key="x" * 5000)
    assert said == f"“{'x' * 2000}…” is not possible now. Choose one of the options offered."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_text_renders(lang: str) -> None:
    texts, reader = words(lang, PLAYERS), Reader()
    for id, message in messages(lang).items():
        found = texts.bundle.get_message(id)
        for name, pattern in patterns(message).items():
            compiled = found.attributes[name] if name else found.value
            assert compiled is not None
            for args in samples(lang, id, pattern):
                text, _ = texts.bundle.format_pattern(compiled, args)
                reader.look(str(text), lang, id)
    assert reader.faults == set()


def test_every_card_text_of_roll_player_renders() -> None:
    reader = Reader()
    for card in ALL_CARDS:
        for value in ("effect", "ability", "scoring"):
            text = getattr(getattr(card, value, None), "text", None)
            if text is not None:
                reader.say(text)
    assert {re.split("-", id)[1] for id in reader.ids} == {"power", "ability", "scoring"}
    assert reader.faults == set()


def test_every_card_text_of_call_to_adventure_is_a_whole_sentence() -> None:
    reader = Reader()
    for card in BOX:
        paths = card.paths if isinstance(card, Challenge) else ()
        for message in (*text_of(card), *(said for path in paths for said in path_text(path))):
            reader.say(message)
            for texts in reader.texts:
                assert re.fullmatch(r"[A-ZŻ].*[^.]\.", texts.say(message)), (card.id, texts.say(message))
    assert {re.split("-", id)[1] for id in reader.ids} == {"power", "card"}
    assert reader.faults == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_says_can_be_read_in_play(lang: str) -> None:
    """All sentences of one card of Roll Player or Call to Adventure together: at most 250 characters."""
    texts = words(lang)
    values = ("effect", "ability", "scoring", "terror")
    cards = [
        [getattr(getattr(card, value, None), "text", None) for value in values] for card in (*ALL_CARDS, *EXPANSION)
    ]
    paths = (path for card in BOX if isinstance(card, Challenge) for path in card.paths)
    cards += [list(text_of(card)) for card in BOX] + [list(path_text(path)) for path in paths]
    said = [" ".join(texts.say(message) for message in card if message is not None) for card in cards]
    assert [text for text in said if len(text) > 250] == []


def test_every_card_text_of_pathfinder_is_a_whole_sentence() -> None:
    reader = Reader()
    for card in PATHFINDER_BOX:
        for message in pathfinder_text(card):
            reader.say(message)
            for texts in reader.texts:
                said = texts.say(message)
                assert re.fullmatch(r"[A-ZÄÖÜŁŻŹŚĆ].*[^.]\.", said), (card.id, said)
    assert all(id.startswith("pf-card-") for id in reader.ids)
    assert reader.faults == set()


def test_every_card_of_pathfinder_has_something_to_say() -> None:
    assert [card.id for card in PATHFINDER_BOX if not pathfinder_text(card)] == []


def test_every_box_and_every_use_of_a_card_of_pathfinder_has_a_name() -> None:
    """Answers that random games rarely come to: feats, and each way of playing each card."""
    reader = Reader()
    for character in PATHFINDER_BOX.characters:
        lines = [("skill", SKILL_IDS[skill]) for skill in character.skills]
        lines += [("card", kind) for kind in character.cards]
        for card in (character, *character.roles):
            names = ("hand", *card.proficiencies, *(line.id for line in card.lines))
            lines += [("power", name) for name in names]
        for kind, line in lines:
            reader.say(FEATS[kind, line, 1].label)
            args = {"player": PLAYERS[0], "kind": kind, "line": feat_name(kind, line), "number": 1}
            reader.say(hw.Message("pf-event-feat", args))
    for boon in PATHFINDER_BOX.boons:
        for number, power in enumerate(boon.powers):
            for skill in getattr(power.effect, "skills", ()) or (NONE,):
                reader.say(PLAYS[boon, number, power.cost, skill, None].label)
    assert len(reader.read) > 400
    assert reader.faults == set()
