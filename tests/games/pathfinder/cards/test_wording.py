"""Card texts as a card would print them: short, each label once, and a box where a feat changes a power."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.boxes import boxed
from herowright.games.pathfinder.cards.effects import Evade
from herowright.games.pathfinder.cards.forms import Always, AtTurn, LessDamage, Together, Use
from herowright.games.pathfinder.cards.gifts import DrawCards, DrawFromBox, Tempt
from herowright.games.pathfinder.cards.meetings import Summon, Vanish, Wander
from herowright.games.pathfinder.cards.on import HERE, OTHER_HERE, On
from herowright.games.pathfinder.cards.part import THEY, TO_DO, told
from herowright.games.pathfinder.cards.standing import ENDS, STARTS
from herowright.games.pathfinder.cards.troubles import (
    EACH_HERE,
    OTHERS_HERE,
    Damage,
    Each,
    LoseCards,
    LoseTop,
    May,
    Trouble,
    Unless,
)
from herowright.games.pathfinder.cards.types import Boon, Character, Line, Role
from herowright.games.pathfinder.cards.wording import held_text, line_text, text_of
from herowright.games.pathfinder.rules.components import ALLY, BANISH, BURY, FIRE, ITEM, WEAPON
from herowright.locale.texts import LANGUAGES
from herowright.table.message import Message
from tests.games.pathfinder.helpers import bane
from tests.locale.reader import words

CARDS = [card for card in BOX if not isinstance(card, (Character, Role))]
LINES = [line for card in BOX if isinstance(card, (Character, Role)) for line in card.lines]
# In characters; so much fits on a card in a hand and on a line of a sheet.
CARD, POWER = 250, 350


def said(lang: str, messages: list[Message]) -> str:
    return " ".join(words(lang).say(message) for message in messages)


def thrice(message: Message) -> tuple[str, ...]:
    return tuple(words(lang).say(message) for lang in LANGUAGES)


# --- length ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_short_enough_to_be_read_in_play(lang: str) -> None:
    lengths = {card.name: len(said(lang, text_of(card))) for card in CARDS}
    assert {name: length for name, length in lengths.items() if length > CARD} == {}
    assert median(lengths.values()) <= 170


@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_is_a_power_with_all_its_boxes(lang: str) -> None:
    lengths = {line.id: len(words(lang).say(line_text(line).text)) for line in LINES}
    assert {line: length for line, length in lengths.items() if length > POWER} == {}
    assert median(lengths.values()) <= 130


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_label_stands_twice_on_a_card(lang: str) -> None:
    for card in CARDS:
        labels = [re.match(r"[^:.–,]+[:–,]", words(lang).say(message)) for message in text_of(card)]
        found = Counter(label[0] for label in labels if label)
        assert [label for label, count in found.items() if count > 1] == [], card.id


# --- boxes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_box_of_a_power_is_printed_and_told(lang: str) -> None:
    texts = words(lang)
    for line in LINES:
        printed = line_text(line)
        assert len(printed.boxes) == len(line.forms) - 1, line.id
        assert texts.say(printed.text).count("□") == len(printed.boxes), line.id
        assert all(texts.say(change) for change in printed.boxes), line.id


def printed(*forms: Any) -> tuple[str, list[str]]:
    found = line_text(Line("own", forms))
    text, *boxes = (words("en").say(each).replace("\N{NO-BREAK SPACE}", " ") for each in (found.text, *found.boxes))
    return text, boxes


OURS, BOTH = On(OTHER_HERE), (STARTS, ENDS)


@pytest.mark.parametrize(
    ("forms", "text", "boxes"),
    [
        (
            (Always("1d4", OURS), Always("1d4+1", OURS), Always("1d4+2", OURS)),
            "add 1d4 (□ +1 □ +2) to another character's check at your location",
            ["+1", "+2"],
        ),
        (
            (Always("1d4", OURS), Always("1d4+1", OURS), Always("1d4+1", On(HERE))),
            "add 1d4 (□ +1) to another character's check at your location (□ or your own)",
            ["+1", "or your own"],
        ),
        (
            (None, LessDamage(1), LessDamage(3)),
            "□ reduce any damage to you by 1 (□ 3)",
            ["reduce any damage to you by 1", "3"],
        ),
        (
            (LessDamage(1, (FIRE,)), LessDamage(1, (FIRE, "acid", "cold")), LessDamage(2, (FIRE, "acid", "cold"))),
            "reduce Fire (□ or Acid or Cold) damage to you by 1 (□ 2)",
            ["or Acid or Cold", "2"],
        ),
        (
            (
                AtTurn((STARTS,), DrawCards()),
                AtTurn((STARTS, ENDS), DrawCards()),
                AtTurn((STARTS, ENDS), DrawCards("2")),
            ),
            "at the start of your turn, you may draw 1 card (□ also at the end of your turn □ 2)",
            ["also at the end of your turn", "2"],
        ),
        (
            (LessDamage(1), Together((LessDamage(1), Always("2", On())))),
            "reduce any damage to you by 1 (□ add 2 to your check)",
            ["add 2 to your check"],
        ),
    ],
    ids=["dice", "whose check", "opened first", "a list", "in their order", "something more"],
)
def test_a_box_stands_where_a_feat_changes_the_text(forms: tuple[Any, ...], text: str, boxes: list[str]) -> None:
    assert printed(*forms) == (text, boxes)


def test_boxes_that_change_nothing_in_common_say_the_new_text() -> None:
    first, second = Message("pf-form-new-skill"), LessDamage(1).text
    found = boxed([first, second])
    assert words("en").say(found.boxes[0]) == "reduce any damage to you by 1"


# --- who does what -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trouble", "texts"),
    [
        (
            Each(EACH_HERE, Damage("1d4-1", FIRE)),
            (
                "each character here takes 1d4−1 Fire damage",
                "każda postać tutaj otrzymuje 1d4−1 obrażeń od ognia",
                "jeder Charakter hier erleidet 1W4−1 Feuerschaden",
            ),
        ),
        (
            Each(OTHERS_HERE, Unless("Constitution/Fortitude 7", LoseCards(2))),
            (
                "each other character here discards 2 cards from their hand unless they pass Constitution/Fortitude 7",
                "każda inna postać tutaj odrzuca 2 karty z ręki, chyba że zda test Kondycji/Wytrwałości 7",
                "jeder andere Charakter hier legt 2 Handkarten ab, außer er besteht Konstitution/Zähigkeit 7",
            ),
        ),
        (
            Unless("Wisdom 9", Damage("2", "mental")),
            (
                "take 2 Mental damage unless you pass Wisdom 9",
                "otrzymaj 2 obrażenia umysłowe, chyba że zdasz test Mądrości 9",
                "Wurf auf Weisheit 9, sonst 2 Geistschaden erleiden",
            ),
        ),
        (
            May(LoseTop(2, BURY)),
            (
                "you may bury the top 2 cards of your deck",
                "możesz pogrzebać 2 wierzchnie karty swojej talii",
                "darfst du die obersten 2 Karten des Decks begraben",
            ),
        ),
        (
            LoseCards(1, (ALLY, WEAPON), to=BANISH),
            (
                "banish an ally or a weapon from your hand",
                "pozbądź się sprzymierzeńca lub broni z ręki",
                "einen Verbündeten oder eine Waffe aus der Hand verbannen",
            ),
        ),
        (
            Tempt(ITEM, "3", Each(EACH_HERE, Summon("bandit"))),
            (
                "draw 3 random items from the box; you may keep one, but then each character here summons and "
                "encounters “Bandit”",
                "dobierz 3 losowe karty typu przedmiot z pudełka; możesz zatrzymać jedną, ale wtedy każda postać tutaj "
                "przywołuje i spotyka kartę „Bandit”",
                "3 zufällige Gegenstände aus der Schachtel ziehen; du darfst eine der Karten behalten, aber dann: "
                "Jeder Charakter hier ruft „Bandit“ herbei und begegnet der Karte",
            ),
        ),
        (
            Each(EACH_HERE, Summon(kind="bane", must=True)),
            (
                "each character here summons and encounters a bane at random; unless it is defeated, this card is "
                "undefeated",
                "każda postać tutaj przywołuje i spotyka losową zgubę; dopóki przywołana karta nie zostanie pokonana, "
                "ta też jest niepokonana",
                "jeder Charakter hier ruft zufällig eine Gefahr zur Begegnung herbei; wird die herbeigerufene Karte "
                "nicht besiegt, bleibt auch diese unbesiegt",
            ),
        ),
    ],
    ids=["a statement", "a statement with a check", "an order", "a permission", "a genitive", "a price", "a kind"],
)
def test_what_is_done_fits_its_sentence(trouble: Trouble, texts: tuple[str, ...]) -> None:
    assert thrice(trouble.text) == texts


@pytest.mark.parametrize("trouble", [Damage("1"), DrawCards(), DrawFromBox(ITEM), Wander(), Vanish(), Summon("bandit")])
def test_an_order_a_statement_and_an_infinitive_differ_where_the_language_has_them(trouble: Trouble) -> None:
    forms = [thrice(each) for each in (trouble.text, told(trouble.text, THEY), told(trouble.text, TO_DO))]
    for lang, order, statement, infinitive in zip(LANGUAGES, *forms, strict=True):
        assert statement not in (order, infinitive), lang
        assert (infinitive == order) is (lang != "pl")


def test_what_one_moment_brings_stands_under_one_label() -> None:
    trap = bane("trap", "Disable 5", undefeated=(LoseTop(), Each(EACH_HERE, Damage("1"))))
    assert said("en", text_of(trap)).endswith(
        "If undefeated, discard the top card of your deck. Then each character here takes 1 Combat damage."
    )


def test_powers_of_the_same_cost_share_their_label() -> None:
    assert words("en").say(text_of(BOX.find("boon", "burglar"))[2]) == (
        "Recharge: add 1d10 to your Stealth or Disable check or your check to defeat a barrier."
    )
    assert [words("en").say(each) for each in text_of(BOX.find("boon", "leather-armor"))[1:]] == [
        "Recharge: reduce Combat damage to you by 1.",
        "Bury (or banish, if you are not proficient with light armors): prevent any damage to you.",
    ]


def test_skills_are_named_twice_only_where_they_are_not_named_above() -> None:
    knife: Boon = BOX.find("boon", "starknife")
    assert "use one of these skills + 1d6" in said("en", text_of(knife))
    assert "use Strength, Dexterity, Melee or Ranged + 1d6" in said("en", held_text(knife))


def test_a_use_without_a_price_says_only_what_it_does() -> None:
    assert thrice(Use(Evade()).text)[0] == "evade the card you encounter"
