"""The words of Fiends & Familiars: names with their forms, card texts put together, amounts and cases."""

from __future__ import annotations

import re

import pytest

import herowright as hw
from herowright.games.roll_player.cards.types import Race
from herowright.games.roll_player.fiends_familiars.cards.abilities import Gain, GainPer
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast, AtMost, Condition, Fewest, Most
from herowright.games.roll_player.fiends_familiars.cards.measures import (
    Cards,
    ColourDice,
    DiceShowing,
    Measure,
    Owned,
    RowValue,
)
from herowright.games.roll_player.fiends_familiars.cards.powers import HuntPays, TrophyPays
from herowright.games.roll_player.fiends_familiars.cards.scorings import PerMeasure, StarsIf
from herowright.games.roll_player.fiends_familiars.cards.terrors import WoundsUnless
from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard, Familiar, Fiend, Minion, Monster
from herowright.games.roll_player.rules.components import CLEAR, COLOUR_IDS, LOOK_IDS, RED, SHEET_ROW_IDS, STR
from herowright.locale.texts import LANGUAGES
from tests.locale.files import messages, patterns
from tests.locale.reader import PLAYERS, Reader, words
from tests.locale.test_texts import EXPANSION

# --- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_have_the_forms_that_sentences_ask_for(lang: str) -> None:
    forms: dict[type, set[str]] = {Race: {"female"}, Familiar: {"acc", "gen"}, Fiend: {"acc", "gen"}}
    forms |= {Minion: {"acc", "gen"}, Monster: {"acc", "gen"}}
    for card in EXPANSION:
        id = card.name.replace(":", "-")
        assert patterns(messages(lang)[id]).keys() >= forms.get(type(card), set()), id
    for look in LOOK_IDS:
        assert patterns(messages(lang)[f"colour-{look}"]).keys() - {"noun"} == {"", "acc", "letter"}
    for colour in COLOUR_IDS:
        assert "noun" in patterns(messages(lang)[f"colour-{colour}"])
    for row in SHEET_ROW_IDS:
        assert patterns(messages(lang)[f"attr-{row}"]).keys() == {"", "short", "of"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_die_is_known_by_the_letters_of_its_colours(lang: str) -> None:
    texts = words(lang)
    letters = {look: texts.name(f"colour:{look}", "letter") for look in LOOK_IDS}
    assert len(set(letters.values())) == len(LOOK_IDS)
    for pair in LOOK_IDS[len(COLOUR_IDS) : CLEAR]:
        first, second = pair.split("-")
        assert letters[pair] == letters[first] + letters[second]


# --- card texts ------------------------------------------------------------------------------------


def test_every_card_text_of_the_expansion_is_a_whole_sentence() -> None:
    reader = Reader()
    for card in EXPANSION:
        sentences = [getattr(card, value, None) for value in ("effect", "ability", "scoring", "terror")]
        if isinstance(card, Minion):
            sentences += [tier.reward.action for tier in card.tiers]
        for message in (text for part in sentences if (text := getattr(part, "text", None))):
            reader.say(message)
            for texts in reader.texts:
                said = texts.say(message)
                assert re.fullmatch(r"[A-ZÄÖÜŁŻŹŚĆ0-9].*[^.]\.", said), (card.id, said)
    spoken = {tuple(id.split("-")[:2]) for id in reader.ids}
    assert spoken >= {("ff", part) for part in ("power", "curse", "terror", "ability", "scoring")}
    assert reader.faults == set()


def test_every_condition_of_the_expansion_is_a_clause_that_can_follow_a_sentence() -> None:
    reader = Reader()
    conjunctions = {"en": "if", "pl": "jeśli", "de": "wenn"}
    for card in EXPANSION:
        conditions: list[Condition] = (
            [condition for condition, _ in card.weaknesses] if isinstance(card, Minion) else []
        )
        if isinstance(card, AdventureCard):
            conditions = [card.condition, *([card.solo] if card.solo else [])]
        for condition in conditions:
            reader.say(condition.text)
            for texts in reader.texts:
                said = texts.say(condition.text)
                assert re.fullmatch(rf"{conjunctions[texts.lang]} .*[^.]", said), (card.id, said)
    assert len(reader.read) > 100
    assert reader.faults == set()


# --- amounts, cases and plural forms -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "texts"),
    [
        (
            AtLeast(Owned("trophies"), 2),
            (
                "if you have at least 2 trophies",
                "jeśli masz 2 lub więcej trofeów",
                "wenn du mindestens 2 Trophäen hast",
            ),
        ),
        (
            AtLeast(RowValue(STR), 12),
            (
                "if you have at least 12 points in Strength",
                "jeśli masz 12 lub więcej punktów w rzędzie Siły",
                "wenn du mindestens 12 Punkte in der Reihe Stärke hast",
            ),
        ),
        (
            AtLeast(Cards("scroll"), 1),
            ("if you have any Scrolls", "jeśli masz 1 lub więcej Zwojów", "wenn du überhaupt Schriftrollen hast"),
        ),
        (
            AtMost(Owned("fiends"), 0),
            (
                "if you have no active Fiends",
                "jeśli nie masz żadnych aktywnych Chochlików",
                "wenn du keinerlei aktive Plagegeister hast",
            ),
        ),
        (
            AtMost(DiceShowing(1, 2), 7),
            (
                "if you have at most 7 dice showing a 1 or 2",
                "jeśli masz 7 lub mniej kości z wartością 1 lub 2",
                "wenn du höchstens 7 Würfel mit dem Wert 1 oder 2 hast",
            ),
        ),
        (
            Most(ColourDice(RED)),
            (
                "if nobody has more red dice than you (0 is not enough)",
                "jeśli nikt nie ma więcej czerwonych kości niż ty (0 nie wystarczy)",
                "wenn niemand mehr rote Würfel hat als du (0 genügt nicht)",
            ),
        ),
        (
            Fewest(Owned("gold")),
            (
                "if nobody has fewer pieces of gold than you",
                "jeśli nikt nie ma mniej sztuk złota niż ty",
                "wenn niemand weniger Gold hat als du",
            ),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_condition_is_put_together(condition: Condition, texts: tuple[str, ...]) -> None:
    assert tuple(words(lang).say(condition.text) for lang in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("message", "texts"),
    [
        (
            StarsIf(3, AtLeast(Cards("weapon"), 2)).text,
            (
                "3 stars if you have at least 2 Weapons.",
                "3 gwiazdki, jeśli masz 2 lub więcej kart Broni.",
                "3 Sterne, wenn du mindestens 2 Waffen hast.",
            ),
        ),
        (
            WoundsUnless(2, AtLeast(Cards("armor"), 2)).text,
            (
                "Before the battle you take 2 Wound tokens. Ignore this if you have at least 2 Armor cards.",
                "Przed walką dostajesz 2 żetony Obrażeń. Zignoruj to, jeśli masz 2 lub więcej kart Pancerza.",
                "Vor dem Kampf erleidest du 2 Wundmarker, außer wenn du mindestens 2 Rüstungen hast.",
            ),
        ),
        (
            PerMeasure(Owned("banished"), most=4).text,
            (
                "1 star for each of your banished Fiends, at most 4 in all.",
                "Tyle gwiazdek, ile masz wypędzonych Chochlików, ale najwyżej 4.",
                "So viele Sterne, wie du Plagegeister vertrieben hast, höchstens 4.",
            ),
        ),
        (
            PerMeasure(Owned("glory"), 2, stars=2).text,
            (
                "2 stars for every 2 of your Glory tokens.",
                "2 gwiazdki za każde 2 z twoich żetonów Chwały.",
                "2 Sterne für je 2 Ruhmmarker.",
            ),
        ),
        (
            GainPer(Cards("armor"), xp=1, most=3).text,
            (
                "Gain 1 XP for each of your Armor cards, up to 3 XP in all.",
                "Weź tyle PD, ile masz kart Pancerza, ale najwyżej 3.",
                "Du erhältst so viele EP, wie du Rüstungen hast, höchstens 3.",
            ),
        ),
        (
            Gain(gold=1, xp=2, glory=5, tokens=1).text,
            (
                "Gain 1 gold, 2 XP, 5 Glory tokens and 1 Charisma token.",
                "Weź 1 sztukę złota, 2 PD, 5 żetonów Chwały i 1 żeton Charyzmy.",
                "Du erhältst 1 Gold, 2 EP, 5 Ruhmmarker und 1 Charismaplättchen.",
            ),
        ),
        (
            Gain(heal=3).text,
            ("Remove up to 3 Wound tokens.", "Usuń do 3 żetonów Obrażeń.", "Entferne bis zu 3 Wundmarker."),
        ),
        (
            Gain(tokens=2, heal=1).text,
            (
                "Gain 2 Charisma tokens and remove 1 Wound token.",
                "Weź 2 żetony Charyzmy i usuń 1 żeton Obrażeń.",
                "Du erhältst 2 Charismaplättchen und entfernst 1 Wundmarker.",
            ),
        ),
        (
            TrophyPays(glory=1).text,
            (
                "Each trophy also brings you 1 Glory token.",
                "Każde trofeum przynosi ci dodatkowo 1 żeton Chwały.",
                "Jede Trophäe bringt dir zusätzlich 1 Ruhmmarker.",
            ),
        ),
        (
            HuntPays(gold=5, xp=1).text,
            (
                "Each Hunt brings you 5 gold and 1 XP, whatever its result.",
                "Każde Polowanie przynosi ci 5 sztuk złota i 1 PD, bez względu na wynik.",
                "Jede Jagd bringt dir 5 Gold und 1 EP, wie auch immer sie ausgeht.",
            ),
        ),
    ],
    ids=lambda value: value.id if isinstance(value, hw.Message) else "",
)
def test_a_card_text_is_put_together(message: hw.Message, texts: tuple[str, ...]) -> None:
    assert tuple(words(lang).say(message) for lang in LANGUAGES) == texts


@pytest.mark.parametrize("measure", [Owned("gold"), Owned("xp"), RowValue(STR), ColourDice(RED), DiceShowing(6, 6)])
def test_what_is_counted_carries_no_number_of_its_own(measure: Measure) -> None:
    """It stands after any number, and after none."""
    for lang in LANGUAGES:
        said = {words(lang).say(AtLeast(measure, number).text) for number in (1, 2, 5, 22)}
        assert len(said) == 4
        assert all(words(lang).say(measure.text) in text for text in said)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Jan places the green-purple 3 in the Familiar row."),
        ("pl", "Jan umieszcza zielono-fioletową 3 w rzędzie Chowańca."),
        ("de", "Jan platziert die grün-lila 3 in der Reihe Vertrauter."),
    ],
)
def test_a_die_of_two_colours_is_declined(lang: str, text: str) -> None:
    placed = hw.Event("rp-event-placed", 1, "FF-DICE-01", {"die": "die:green-purple3", "row": "attr:familiar"})
    assert words(lang, PLAYERS).tell(placed) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawn_die_has_a_form_of_its_own_in_every_look(lang: str) -> None:
    texts = words(lang)
    assert len({texts.say("rp-colour-die", colour=f"colour:{look}") for look in LOOK_IDS}) == len(LOOK_IDS)


@pytest.mark.parametrize(
    ("lang", "alone", "second"),
    [
        ("en", "Die on the highest card: +1", "Die 2 on the highest card: +1"),
        ("pl", "Kość na najwyższej karcie: +1", "2. kość na najwyższej karcie: +1"),
        ("de", "Würfel auf der höchsten Karte: +1", "2. Würfel auf der höchsten Karte: +1"),
    ],
)
def test_one_of_two_dice_on_a_card_is_counted(lang: str, alone: str, second: str) -> None:
    texts = words(lang)
    assert texts.say("rp-opt-pool", card="TOP", by=1, at=0) == alone
    assert texts.say("rp-opt-pool", card="TOP", by=1, at=2) == second


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "red 4 on the highest card"),
        ("pl", "czerwona 4 na najwyższą kartę"),
        ("de", "rote 4 auf die höchste Karte"),
    ],
)
def test_a_tied_die_goes_on_the_highest_card(lang: str, text: str) -> None:
    assert words(lang).say("rp-opt-order", card="TOP", die="die:red4") == text


@pytest.mark.parametrize(
    ("lang", "by_token", "by_gold"),
    [
        ("en", "Banish the Fiend of Misery (1 Charisma token)", "Jan banishes the Fiend of Misery for 5 gold."),
        ("pl", "Wypędź Chochlika niedoli (1 żeton Charyzmy)", "Jan wypędza Chochlika niedoli za 5 sztuk złota."),
        (
            "de",
            "Vertreiben: Plagegeist des Elends (1 Plättchen)",
            "Jan vertreibt den Plagegeist des Elends für 5 Gold.",
        ),
    ],
)
def test_a_fiend_is_declined(lang: str, by_token: str, by_gold: str) -> None:
    texts = words(lang, PLAYERS)
    assert texts.say("ff-opt-banish", fiend="fiend:fiend-of-misery", gold=0) == by_token
    banished = hw.Event("ff-event-banished", 1, "FF-FIEND-02", {"fiend": "fiend:fiend-of-misery", "gold": 5})
    assert texts.tell(banished) == by_gold


@pytest.mark.parametrize(
    ("lang", "plain", "full"),
    [
        (
            "en",
            "Jan gets a result of 14 in the battle: dice 14.",
            "Jan gets a result of 14 in the battle: dice 15, cards 2, Monster −3, Glory +1, Wounds −1.",
        ),
        (
            "pl",
            "Jan ma w walce wynik 14: kości 14.",
            "Jan ma w walce wynik 14: kości 15, karty 2, Potwór −3, Chwała +1, Obrażenia −1.",
        ),
        (
            "de",
            "Jan kommt im Kampf auf 14: Würfel 14.",
            "Jan kommt im Kampf auf 14: Würfel 15, Karten 2, Monster −3, Ruhm +1, Wunden −1.",
        ),
    ],
)
def test_a_result_names_only_what_changed_it(lang: str, plain: str, full: str) -> None:
    texts = words(lang, PLAYERS)
    nothing = {"sum": 14, "bonus": 0, "lost": 0, "glory": 0, "wounds": 0, "result": 14}
    everything = {"sum": 15, "bonus": 2, "lost": 3, "glory": 1, "wounds": 1, "result": 14}
    assert texts.tell(hw.Event("ff-event-battle-result", 1, "FF-MON-11", nothing)) == plain
    assert texts.tell(hw.Event("ff-event-battle-result", 1, "FF-MON-11", everything)) == full
