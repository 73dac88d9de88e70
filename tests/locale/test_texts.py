"""Every sentence exists in every language, with all its forms, and renders without a fault."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import herowright as hw
from herowright.games import registry
from herowright.games.roll_player.cards.box import ALL_CARDS
from herowright.games.roll_player.cards.types import OURS, PRINTED, RECALLED, HeroClass, MarketCard
from herowright.games.roll_player.components import COLOUR_IDS, DIRECTIONS, GRID, ROW_IDS
from herowright.games.roll_player.view import CATEGORIES
from herowright.locale.texts import FOLDER, LANGUAGES, Texts
from herowright.table.rulebook import clauses

SOURCE = Path(hw.__file__).parent
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "de": {"one", "other"}}
FUNCTIONS = {"NAME", "LIST", "NUMBER"}


# --- the .ftl files --------------------------------------------------------------------------------


@cache
def resource(lang: str, file: str) -> ftl.Resource:
    return FluentParser().parse((FOLDER / lang / file).read_text(encoding="utf-8"))


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    bodies = (resource(lang, file).body for file in FILES)
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


def nodes(node: Any) -> Iterator[Any]:
    """A piece of a message and everything inside it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for name, part in vars(node).items():
            if name != "span":
                yield from nodes(part)


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The text of a message (under no name) and of its attributes."""
    own = {"": message.value} if message.value else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def whole(lang: str, pattern: ftl.Pattern) -> Iterator[Any]:
    """All nodes of a text, those of the messages it refers to included."""
    for node in nodes(pattern):
        yield node
        if isinstance(node, ftl.MessageReference):
            attribute = node.attribute.name if node.attribute else ""
            yield from whole(lang, patterns(messages(lang)[node.id.name])[attribute])


def variables(lang: str, pattern: ftl.Pattern) -> set[str]:
    return {node.id.name for node in whole(lang, pattern) if isinstance(node, ftl.VariableReference)}


def keys(select: ftl.SelectExpression) -> list[str]:
    return [v.key.name if isinstance(v.key, ftl.Identifier) else str(v.key.value) for v in select.variants]


def selects(lang: str, pattern: ftl.Pattern) -> dict[str, set[str]]:
    """The variables a text selects by, and the variants it has for each."""
    found: dict[str, set[str]] = {}
    for node in whole(lang, pattern):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            found.setdefault(node.selector.id.name, set()).update(keys(node))
    return found


def counted(lang: str, pattern: ftl.Pattern) -> set[str]:
    """The variables whose number decides a grammatical form."""
    return {name for name, variants in selects(lang, pattern).items() if "one" in variants}


ALL_PATTERNS = [(id, name) for id, message in messages("en").items() for name in patterns(message)]


def test_all_languages_have_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(file.name for file in (FOLDER / lang).glob("*.ftl")) == FILES


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
        return [(entry.id.name, list(patterns(entry))) for entry in entries]

    assert outline(lang) == outline("en")


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


# --- ids and clauses named in the source -------------------------------------------------------------


class Named(NamedTuple):
    """What the source tree names: message ids, beginnings of ids built with f-strings, phases."""

    ids: set[str]
    beginnings: set[str]
    phases: set[str]


def text_of(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py")))


def errors() -> set[str]:
    """The names of the exceptions that are raised with a message id."""
    found = {"HerowrightError"}
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    for _ in classes:
        found |= {c.name for c in classes if any(isinstance(base, ast.Name) and base.id in found for base in c.bases)}
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
                    ids.add(text_of(id) or "")
                    if isinstance(id, ast.JoinedStr):
                        beginnings.add(text_of(id.values[0]) or "")
            elif isinstance(node, ast.Constant) and re.fullmatch(r"rp(-[a-z0-9]+)+", str(node.value)):
                ids.add(str(node.value))
            elif isinstance(node, ast.Assign) and any(getattr(to, "attr", "") == "phase" for to in node.targets):
                phases.add(text_of(node.value) or "")
    return Named(ids - {""}, {b for b in beginnings if re.fullmatch(r"([a-z0-9]+-)+", b)}, phases - {""})


BUILT = {
    "rp-ask-action-": ROW_IDS,
    "rp-opt-": ("flip", "swap", "with", "reroll", "die"),
    "rp-rank-": tuple(f"{edition}-{rank}" for edition in ("pl2", "de1") for rank in range(6)),
}


def setting_ids() -> Iterator[str]:
    for game in registry.GAMES.values():
        for setting in game.settings:
            yield from (f"setting-{setting.id.lower()}-{value}" for value in setting.values)
            yield f"setting-{setting.id.lower()}"


def derived_ids() -> Iterator[str]:
    """Ids that follow from the data: names, settings, phases, categories, and what f-strings build."""
    yield from (f"{beginning}{end}" for beginning, ends in BUILT.items() for end in ends)
    yield from setting_ids()
    yield from (f"phase-{phase}" for phase in named().phases)
    yield from (f"category-{category}" for category in CATEGORIES)
    yield from (f"provenance-{provenance}" for provenance in (PRINTED, RECALLED, OURS))
    for row in ROW_IDS:
        yield from (f"action-{row}", f"attr-{row}")
    yield from (f"colour-{colour}" for colour in COLOUR_IDS)
    yield from (f"direction-{direction}" for direction in DIRECTIONS)
    yield from (f"field-{field}" for field in range(GRID))
    yield from (f"type-{type}" for type in ("weapon", "armor", "skill", "trait"))
    for card in ALL_CARDS:
        yield f"{'card' if isinstance(card, MarketCard) else card.family}-{card.id}"
        if isinstance(card, HeroClass):
            yield f"ability-{card.ability}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_named_in_the_source_has_a_text(lang: str) -> None:
    assert sorted(named().ids - messages(lang).keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_that_follows_from_the_data_has_a_text(lang: str) -> None:
    assert sorted(set(derived_ids()) - messages(lang).keys()) == []


def test_ids_built_in_the_source_are_all_listed_here() -> None:
    assert {beginning for beginning in named().beginnings if beginning.startswith("rp-")} == set(BUILT)
    for beginning in named().beginnings:
        assert any(id.startswith(beginning) for id in messages("en")), beginning


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_provenance_is_explained(lang: str) -> None:
    explained = [f"setting-{setting.id.lower()}" for game in registry.GAMES.values() for setting in game.settings]
    for id in (*explained, *(f"provenance-{provenance}" for provenance in (PRINTED, RECALLED, OURS))):
        assert "help" in patterns(messages(lang)[id]), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_cited_in_the_source_is_in_the_rules(lang: str) -> None:
    rules_file = registry.GAMES["roll-player"].rules_file
    assert lang == "en" or rules_file.with_suffix(f".{lang}.md").exists()
    rules = clauses(rules_file, lang)
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"RP(-[A-Z0-9]+)+", node.value):
                    assert node.value in rules
            elif isinstance(node, ast.JoinedStr) and (text_of(node.values[0]) or "").startswith("RP-"):
                beginning = text_of(node.values[0])
                assert {f"{beginning}PL2", f"{beginning}DE1"} <= rules.keys()


def test_clauses_mentioned_in_comments_are_in_the_rules() -> None:
    rules = clauses(registry.GAMES["roll-player"].rules_file)
    for file in sorted(SOURCE.rglob("*.py")):
        for id in re.findall(r"\bRP-[A-Z]+-\d+(?:-(?:PL2|DE1))?\b", file.read_text(encoding="utf-8")):
            assert id in rules or f"{id}-PL2" in rules, (file.name, id)


# --- rendering -------------------------------------------------------------------------------------

# A reference or a placeholder that reached the player; spaces where none belong.
FAULTS = re.compile(
    r"[{}]|\?\?\?|\bFluent|  |^ | $| [.,:;)]|\( "
    r"|\b(?:card|attr|colour|direction|field|race|class|backstory|alignment|type|armor-set|die|seat|space):[a-z0-9]"
)
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
PLAYERS = ("Zoë", "Jan", "Mikołaj", "Grete")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fluent answers with a text and a list of errors; here an error fails the test."""
    lenient = FluentBundle.format_pattern

    def checked(bundle: FluentBundle, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, Any]:
        text, faults = lenient(bundle, pattern, args)
        if faults:
            raise AssertionError(", ".join(map(str, faults)))
        return text, faults

    monkeypatch.setattr(FluentBundle, "format_pattern", checked)


class Reader:
    """Reads everything a table says in all languages, each different sentence once."""

    def __init__(self) -> None:
        self.texts = [Texts(lang, PLAYERS) for lang in LANGUAGES]
        self.read: set[tuple[str, str]] = set()
        self.faults: set[str] = set()

    @property
    def ids(self) -> set[str]:
        return {id for id, _ in self.read}

    def say(self, message: hw.Message) -> None:
        mark = (message.id, repr(sorted(message.args.items())))
        if mark in self.read:
            return
        self.read.add(mark)
        for texts in self.texts:
            try:
                self.look(texts.say(message), texts.lang, message.id)
            except AssertionError as fault:
                self.faults.add(f"{texts.lang} {message.id}: {fault}")

    def tell(self, event: hw.Event) -> None:
        player = {} if event.seat is None else {"player": PLAYERS[event.seat]}
        self.say(hw.Message(event.kind, {**event.args, **player}))

    def look(self, text: str, lang: str, id: str) -> None:
        raw = any(word in messages("en") for word in HYPHENATED.findall(text))
        if not text or raw or FAULTS.search(text):
            self.faults.add(f"{lang} {id}: {text!r}")


REFERENCES: dict[str, Sequence[str]] = {
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
    "colour": [f"colour:{colour}" for colour in COLOUR_IDS],
    "race": ["race:elf:female", "race:orc:male"],
    "class": ["class:bard"],
    "backstory": ["backstory:hunter"],
    "alignment": ["alignment:hermit"],
    "set": ["armor-set:chain"],
}
WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")


def samples(lang: str, pattern: ftl.Pattern) -> Iterator[dict[str, Any]]:
    """Arguments that reach every variant of a text."""
    variants = selects(lang, pattern)
    functions = (node for node in whole(lang, pattern) if isinstance(node, ftl.FunctionReference))
    calls = (call for call in functions if call.id.name != "NUMBER")
    referring = {node.id.name for call in calls for node in nodes(call) if isinstance(node, ftl.VariableReference)}
    chosen: dict[str, Sequence[Any]] = {}
    for name in variables(lang, pattern):
        words = sorted(key for key in variants.get(name, ()) if WORD.fullmatch(key) and key not in PLURALS["pl"])
        if name in referring:
            chosen[name] = REFERENCES.get(name, ["die:gold4"])
        elif words:
            chosen[name] = words
        else:
            chosen[name] = (-1, 0, 1, 2, 5) if name in variants else (3,)
    for values in product(*chosen.values()):
        yield dict(zip(chosen, values, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_every_text_renders(lang: str) -> None:
    texts, reader = Texts(lang, PLAYERS), Reader()
    for id, message in messages(lang).items():
        found = texts.bundle.get_message(id)
        for name, pattern in patterns(message).items():
            compiled = found.attributes[name] if name else found.value
            assert compiled is not None
            for args in samples(lang, pattern):
                text, _ = texts.bundle.format_pattern(compiled, args)
                reader.look(str(text), lang, id)
    assert reader.faults == set()


def test_every_card_text_renders() -> None:
    reader = Reader()
    for card in ALL_CARDS:
        for value in ("effect", "ability", "scoring"):
            text = getattr(getattr(card, value, None), "text", None)
            if text is not None:
                reader.say(text)
    assert {re.split("-", id)[1] for id in reader.ids} == {"power", "ability", "scoring"}
    assert reader.faults == set()


# --- whole games -----------------------------------------------------------------------------------

NONSENSE = ("fly", "skip", "place:str", "place:cha", "take:1", "take:2", "raise:str:1", "buy:longsword", "use:climb")


def play(reader: Reader, seats: int, seed: int, options: Mapping[str, Any]) -> None:
    """A whole game with random choices, during which everything the table could say is read."""
    rng = random.Random(seed)
    table = hw.new_table("roll-player", seats=seats, seed=seed, options=options)
    told = 0
    while decision := table.decision:
        reader.say(decision.prompt)
        offers = {decision.seat: decision.options, **decision.interrupts}
        for option in (option for options in offers.values() for option in options):
            reader.say(option.label)
        refused(reader, table, rng)
        seat = rng.choice(list(offers)) if rng.random() < 0.3 else decision.seat
        kept = [option for option in offers[seat] if not option.key.startswith("drop")]
        buys = [option for option in kept if option.key.startswith("buy")]
        table.apply(rng.choice(buys or kept or list(offers[seat])), seat)
        for event in table.log[told:]:
            reader.tell(event)
        told = len(table.log)
    reader_sheet(reader, table)


def refused(reader: Reader, table: hw.Table[Any], rng: random.Random) -> None:
    """What the table answers to choices it does not offer, and to undo."""
    assert table.decision is not None
    seat = rng.randrange(table.seats)
    skills = [f"use:{card['id']}" for card in table.view()["heroes"][seat]["skills"]]
    market = [f"buy:{card['id']}" for card in table.view()["market"]]
    key = rng.choice([*NONSENSE, *skills, *market])
    if key not in {option.key for option in (*table.decision.options, *table.interrupts(seat))}:
        with pytest.raises(hw.IllegalChoice) as refusal:
            table.apply(key, seat)
        reader.say(refusal.value.reason)
    if why := table.undo_refusal(seat):
        reader.say(why)


def reader_sheet(reader: Reader, table: hw.Table[Any]) -> None:
    assert table.outcome is not None
    for seat in table.outcome.seats:
        for line in seat.lines:
            reader.say(line.label)
        if seat.title:
            reader.say(seat.title)
    with pytest.raises(hw.IllegalChoice) as over:
        table.apply("skip")
    reader.say(over.value.reason)


@pytest.mark.parametrize("edition", ["pl2", "de1"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_read_well_in_all_languages(seats: int, edition: str) -> None:
    reader = Reader()
    variants: list[list[str]] = [[], ["less-random", "friendly-market"], ["random-market", "short"]]
    for seed in range(3):
        play(reader, seats, seed, {"edition": edition, "variants": variants[seed % 3]})
    play(reader, seats, 3, {"edition": edition, "classes": "pick", "RP-COMP-18": "printed", "RP-CARD-30": "target"})
    assert sorted(reader.faults) == []


def test_games_tell_nearly_everything_there_is_to_tell() -> None:
    """Guards the test above: if random games stopped reaching the texts, it would prove nothing."""
    reader = Reader()
    for seats, seed in product((1, 2, 4), range(4)):
        play(reader, seats, seed, {"edition": ("pl2", "de1")[seed % 2]})
    unheard = {id for id in messages("en") if re.match("rp-(ask|event|opt|score)-", id)} - reader.ids
    assert len(unheard) < 15, sorted(unheard)


def test_saves_and_options_are_refused_in_all_languages() -> None:
    reader = Reader()
    blob = hw.new_table("roll-player", seed=1).save()
    for bad in (
        b"",
        b"{}",
        b"[1]",
        blob[:-20],
        blob.replace(b'"format":1', b'"format":9'),
        blob.replace(b"pl2", b"de1"),
    ):
        with pytest.raises(hw.BadSave) as broken:
            hw.load_table(bad)
        reader.say(broken.value.message)
    wrong: list[dict[str, Any]] = [{"colour": "red"}, {"edition": "xx"}, {"variants": 3}, {"variants": ["long"]}]
    for options in wrong:
        with pytest.raises(hw.BadOption) as option:
            hw.new_table("roll-player", options=options)
        reader.say(option.value.message)
    for seats in (0, 5):
        with pytest.raises(hw.BadOption) as crowd:
            hw.new_table("roll-player", seats=seats)
        reader.say(crowd.value.message)
    with pytest.raises(hw.UnknownGame) as game:
        hw.new_table("chess")
    reader.say(game.value.message)
    assert reader.faults == set()
    assert reader.ids >= {"save-newer", "save-damaged", "save-foreign", "save-unreadable", "option-seats"}


# --- grammar ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "stars", "text"),
    [
        ("en", 1, "1 star"), ("en", 2, "2 stars"), ("en", 0, "0 stars"),
        ("pl", 1, "1 gwiazdka"), ("pl", 2, "2 gwiazdki"), ("pl", 5, "5 gwiazdek"), ("pl", 0, "0 gwiazdek"),
        ("pl", 12, "12 gwiazdek"), ("pl", 22, "22 gwiazdki"), ("pl", 21, "21 gwiazdek"),
        ("de", 1, "1 Stern"), ("de", 2, "2 Sterne"), ("de", 0, "0 Sterne"),
    ],
)  # fmt: skip
def test_stars_are_counted(lang: str, stars: int, text: str) -> None:
    assert Texts(lang).say("rp-amount-stars", stars=stars) == text


@pytest.mark.parametrize(
    ("gold", "text", "object"),
    [
        (1, "1 sztuka złota", "1 sztukę złota"),
        (2, "2 sztuki złota", "2 sztuki złota"),
        (4, "4 sztuki złota", "4 sztuki złota"),
        (5, "5 sztuk złota", "5 sztuk złota"),
        (13, "13 sztuk złota", "13 sztuk złota"),
        (24, "24 sztuki złota", "24 sztuki złota"),
    ],
)
def test_polish_gold_is_counted_and_declined(gold: int, text: str, object: str) -> None:
    texts = Texts("pl", PLAYERS)
    assert texts.say("rp-score-gold", gold=gold) == text
    earned = hw.Event("rp-event-gold", 0, "RP-SETUP-05", {"gold": gold, "source": "start"})
    assert texts.tell(earned) == f"Zoë dostaje na początek {object}."


@pytest.mark.parametrize(
    ("lang", "tokens", "text"),
    [
        ("en", 1, "Jan loses 1 unused Charisma token."),
        ("en", 2, "Jan loses 2 unused Charisma tokens."),
        ("pl", 1, "Jan traci 1 niewykorzystany żeton Charyzmy."),
        ("pl", 3, "Jan traci 3 niewykorzystane żetony Charyzmy."),
        ("pl", 5, "Jan traci 5 niewykorzystanych żetonów Charyzmy."),
        ("de", 1, "Jan verliert 1 nicht eingesetztes Charismaplättchen."),
        ("de", 2, "Jan verliert 2 nicht eingesetzte Charismaplättchen."),
    ],
)
def test_tokens_are_counted(lang: str, tokens: int, text: str) -> None:
    lost = hw.Event("rp-event-tokens-lost", 1, "RP-CLEAN-02", {"tokens": tokens})
    assert Texts(lang, PLAYERS).tell(lost) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Jan places the red 5 in Strength."),
        ("pl", "Jan umieszcza czerwoną 5 w rzędzie Siła."),
        ("de", "Jan platziert die rote 5 in der Reihe Stärke."),
    ],
)
def test_a_die_is_declined(lang: str, text: str) -> None:
    placed = hw.Event("rp-event-placed", 1, "RP-DICE-04", {"die": "die:red5", "row": "attr:str"})
    assert Texts(lang, PLAYERS).tell(placed) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawn_die_has_a_form_of_its_own_in_every_colour(lang: str) -> None:
    texts = Texts(lang)
    forms = {texts.say("rp-colour-die", colour=f"colour:{colour}") for colour in COLOUR_IDS}
    assert len(forms) == len(COLOUR_IDS)


@pytest.mark.parametrize(
    ("lang", "gold", "tokens", "source", "text"),
    [
        ("en", 3, 0, "market", "Jan buys Longsword for 3 gold."),
        ("en", 0, 2, "market", "Jan buys Longsword for 2 Charisma tokens."),
        ("en", 0, 0, "market", "Jan buys Longsword for free."),
        ("en", 2, 1, "discard", "Jan buys Longsword from the discard pile for 2 gold and 1 Charisma token."),
        ("pl", 2, 1, "market", "Jan kupuje kartę Długi miecz za 2 sztuki złota i 1 żeton Charyzmy."),
        ("pl", 1, 0, "discard", "Jan kupuje ze stosu kart odrzuconych kartę Długi miecz za 1 sztukę złota."),
        ("pl", 5, 0, "deck", "Jan kupuje z wierzchu talii kartę Długi miecz za 5 sztuk złota."),
        ("de", 2, 1, "market", "Jan kauft „Langschwert“ für 2 Gold und 1 Charismaplättchen."),
        ("de", 4, 0, "deck", "Jan kauft „Langschwert“ oben vom Marktstapel für 4 Gold."),
    ],
)  # fmt: skip
def test_a_purchase_names_price_and_place(lang: str, gold: int, tokens: int, source: str, text: str) -> None:
    args = {"card": "card:longsword", "gold": gold, "tokens": tokens, "source": source}
    assert Texts(lang, PLAYERS).tell(hw.Event("rp-event-bought", 1, "RP-MKT-03", args)) == text
