"""Amounts, cases and plural forms."""

from __future__ import annotations

import pytest

import herowright as hw
from herowright.games.call_to_adventure.cards.conditions import MarkerBetween
from herowright.games.call_to_adventure.cards.effects import AddRune
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import ANYBODY, YOU, AdversaryLoses, Power, Spend, When
from herowright.games.call_to_adventure.cards.triggers import GainsIcon, MarkerFalls, Wins
from herowright.games.call_to_adventure.rules.components import ARCANA, DEX, INT, STR
from herowright.games.roll_player.rules.components import COLOUR_IDS
from herowright.locale.texts import LANGUAGES, Texts
from tests.locale.reader import PLAYERS, words

# --- Roll Player -----------------------------------------------------------------------------------


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
    assert words(lang).say("rp-amount-stars", stars=stars) == text


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
    texts = words("pl", PLAYERS)
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
    assert words(lang, PLAYERS).tell(lost) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Jan places the red 5 in the Strength row."),
        ("pl", "Jan umieszcza czerwoną 5 w rzędzie Siły."),
        ("de", "Jan platziert die rote 5 in der Reihe Stärke."),
    ],
)
def test_a_die_is_declined(lang: str, text: str) -> None:
    placed = hw.Event("rp-event-placed", 1, "RP-DICE-04", {"die": "die:red5", "row": "attr:str"})
    assert words(lang, PLAYERS).tell(placed) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawn_die_has_a_form_of_its_own_in_every_colour(lang: str) -> None:
    texts = words(lang)
    forms = {texts.say("rp-colour-die", colour=f"colour:{colour}") for colour in COLOUR_IDS}
    assert len(forms) == len(COLOUR_IDS)


@pytest.mark.parametrize(
    ("lang", "gold", "tokens", "source", "text"),
    [
        ("en", 3, 0, "market", "Jan buys “Longsword” for 3 gold."),
        ("en", 0, 2, "market", "Jan buys “Longsword” for 2 Charisma tokens."),
        ("en", 0, 0, "market", "Jan buys “Longsword” for free."),
        ("en", 2, 1, "discard", "Jan buys “Longsword” from the discard pile for 2 gold and 1 Charisma token."),
        ("pl", 2, 1, "market", "Jan kupuje kartę „Długi miecz” za 2 sztuki złota i 1 żeton Charyzmy."),
        ("pl", 1, 0, "discard", "Jan kupuje ze stosu kart odrzuconych kartę „Długi miecz” za 1 sztukę złota."),
        ("pl", 5, 0, "deck", "Jan kupuje z wierzchu talii kartę „Długi miecz” za 5 sztuk złota."),
        ("de", 2, 1, "market", "Jan kauft „Langschwert“ für 2 Gold und 1 Charismaplättchen."),
        ("de", 4, 0, "deck", "Jan kauft „Langschwert“ oben vom Marktstapel für 4 Gold."),
    ],
)  # fmt: skip
def test_a_purchase_names_price_and_place(lang: str, gold: int, tokens: int, source: str, text: str) -> None:
    args = {"card": "card:longsword", "gold": gold, "tokens": tokens, "source": source}
    assert words(lang, PLAYERS).tell(hw.Event("rp-event-bought", 1, "RP-MKT-03", args)) == text


# --- Call to Adventure -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "icon", "count", "text"),
    [
        ("en", "arcana", 1, "1 Arcana icon"), ("en", "nature", 3, "3 Nature icons"),
        ("pl", "arcana", 1, "1 symbol wiedzy tajemnej"), ("pl", "royalty", 2, "2 symbole dostojeństwa"),
        ("pl", "nature", 5, "5 symboli natury"), ("pl", "villainy", 12, "12 symboli szubrawstwa"),
        ("de", "royalty", 1, "1 Königtumssymbol"), ("de", "nature", 2, "2 Natursymbole"),
    ],
)  # fmt: skip
def test_story_icons_are_counted_and_declined(lang: str, icon: str, count: int, text: str) -> None:
    assert words(lang).say("ca-score-icons", icon=f"icon:{icon}", count=count) == text


@pytest.mark.parametrize(
    ("xp", "text"), [(0, "Zostało 0 PD"), (1, "Został 1 PD"), (3, "Zostały 3 PD"), (5, "Zostało 5 PD")]
)
def test_polish_experience_agrees_with_its_verb(xp: int, text: str) -> None:
    assert words("pl").say("ca-score-experience", xp=xp) == text


@pytest.mark.parametrize(
    ("lang", "rune", "text"),
    [
        ("en", "rune:int-special", "Jan turns the special Intelligence rune to 0 with “Stroke of Luck”."),
        ("pl", "rune:int-special", "Jan obraca specjalną runę inteligencji na 0 („Uśmiech losu”)."),
        ("pl", "rune:dark", "Jan obraca mroczną runę na 0 („Uśmiech losu”)."),
        ("de", "rune:int-special", "Jan dreht durch „Glücksfall“ die Sonderrune für Intelligenz auf 0."),
        ("de", "rune:wis", "Jan dreht durch „Glücksfall“ die Weisheitsrune auf 0."),
    ],
)
def test_a_rune_is_declined(lang: str, rune: str, text: str) -> None:
    turned = {"card": "hero:stroke-of-luck", "rune": rune, "face": 0}
    assert words(lang, PLAYERS).tell(hw.Event("ca-event-rune-turned", 1, "CA-CHAL-16", turned)) == text


@pytest.mark.parametrize(
    ("power", "who", "texts"),
    [
        (
            When(Wins(ability=STR), Gain(xp=2, hero=1)),
            YOU,
            (
                "When you win a challenge that lists Strength, gain 2 XP and 1 hero card.",
                "Gdy sprostasz wyzwaniu z symbolem siły, dostajesz 2 PD i 1 kartę bohatera.",
                "Wenn du eine Herausforderung bestehst, die Stärke nennt, erhältst du 2 EP und 1 Heldenkarte.",
            ),
        ),
        (
            When(MarkerFalls(), Gain(antihero=2)),
            ANYBODY,
            (
                "For each space that a player's marker moves down, that player gains 2 antihero cards.",
                "Za każde pole, o które gracz przesunie swój znacznik w dół, dostaje 2 karty antybohaterów.",
                "Für jedes Feld, um das der Marker eines Spielers nach unten rückt,"
                " erhält dieser Spieler 2 Antiheldenkarten.",
            ),
        ),
        (
            Spend(1, AddRune((DEX, INT)), once=True),
            YOU,
            (
                "Once per turn, spend 1 XP: add an ordinary Dexterity or Intelligence rune.",
                "Raz w turze możesz wydać 1 PD: dołóż do puli zwykłą runę zręczności albo inteligencji.",
                "Du darfst einmal pro Zug 1 EP ausgeben:"
                " Nimm eine gewöhnliche Geschicklichkeits- oder Intelligenzrune hinzu.",
            ),
        ),
        (
            AdversaryLoses(GainsIcon(ARCANA), 1),
            ANYBODY,
            (
                "When a player gains a story card with the Arcana icon, the adversary loses 1 XP.",
                "Gdy gracz zdobędzie kartę opowieści z symbolem wiedzy tajemnej, wróg traci 1 PD.",
                "Wenn ein Spieler eine Geschichtskarte mit Arkanumsymbol gewinnt, verliert der Widersacher 1 EP.",
            ),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_card_text_is_put_together(power: Power, who: str, texts: tuple[str, ...]) -> None:
    assert tuple(words(lang).say(power.about(who)) for lang in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("least", "most", "where"),
    [(2, 2, "on M+2"), (1, 2, "on M+1 or higher"), (-4, -3, "on M−3 or lower"), (-2, -1, "anywhere from M−2 to M−1")],
)
def test_a_part_of_the_track_is_named_by_its_ends(least: int, most: int, where: str) -> None:
    assert words("en").say(MarkerBetween(3, least, most).text) == f"3 triumph if your marker is {where}"


# --- Pathfinder ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_is_told_of_heroes_as_far_as_they_have_names(lang: str) -> None:
    texts = Texts(lang, PLAYERS)
    gift = hw.Event("pf-event-gives", 0, "PF-TURN-08", {"card": "boon:cure", "seat": "seat:1"})
    named = [("Zoë", "Jan"), ("Kyra", "Jan"), ("Kyra", "Valeros")]
    for heroes, names in zip(((), ("character:kyra", ""), ("character:kyra", "character:valeros")), named, strict=True):
        texts.heroes = heroes
        assert all(name in texts.tell(gift) for name in names)
    assert "Valeros" in texts.say(hw.Message("pf-ask-help", {"seat": "seat:1", "difficulty": 9}))
    chosen = texts.tell(hw.Event("pf-event-character", 0, "PF-SETUP-01", {"character": "character:kyra"}))
    assert all(name in chosen for name in ("Zoë", "Kyra")), "who plays whom"
