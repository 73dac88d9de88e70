"""The whole box: numbers of cards, what is spread over them, where their values come from, and their words."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.powers import Power, When
from herowright.games.call_to_adventure.cards.types import Ally, Card, Challenge, HandCard, Path
from herowright.games.call_to_adventure.cards.wording import path_text, text_of
from herowright.games.call_to_adventure.rules.components import ABILITIES, ABILITY_IDS, DEX, ICON_IDS, ICONS, STR
from herowright.locale import LANGUAGES, texts
from herowright.testing import rule

PATHS = [(card, path) for card in BOX.story for path in card.all_paths]
EACH_ACT = pytest.mark.parametrize("act", range(3))
EACH_LANG = pytest.mark.parametrize("lang", LANGUAGES)
TITLE, PATH, CAPTION = 26, 32, 110  # characters


# --- numbers -----------------------------------------------------------------------------------------------


@rule("CA-COMP-01", "CA-COMP-02", "CA-COMP-03", "CA-COMP-04")
def test_the_box_is_complete() -> None:
    assert [len(BOX.origins), len(BOX.motivations), len(BOX.destinies)] == [15, 15, 15]
    assert Counter(card.act for card in BOX.story) == {0: 29, 1: 32, 2: 30}
    assert [len(BOX.heroes), len(BOX.antiheroes), len(BOX.quests) + 1] == [22, 22, 12]


@rule("CA-ALLY-01", "CA-ADV-01")
def test_allies_are_met_in_the_first_two_acts_and_adversaries_in_the_last_two() -> None:
    families = [Counter(card.family for card in BOX.story if card.act == act) for act in range(3)]
    assert families == [
        {"trait": 10, "challenge": 15, "ally": 4},
        {"trait": 8, "challenge": 14, "ally": 5, "adversary": 5},
        {"trait": 8, "challenge": 17, "adversary": 5},
    ]


def test_no_two_cards_and_no_two_paths_share_an_id() -> None:
    ids = [(card.kind_of_name, card.id) for card in BOX]
    assert [id for id, count in Counter(ids).items() if count > 1] == []
    paths = [path.id for _, path in PATHS]
    assert [id for id, count in Counter(paths).items() if count > 1] == []


def test_a_path_is_named_after_its_card() -> None:
    for card, path in PATHS:
        assert path.id.startswith(f"{card.id}-") if isinstance(card, Challenge) else path.id == card.id


@rule("CA-COMP-12", "CA-COMP-14")
def test_every_challenge_has_two_different_paths_and_one_or_two_abilities() -> None:
    for card in BOX.story:
        if isinstance(card, Challenge):
            assert len(card.paths) == 2, card.id
            assert len(set(card.tests)) == len(card.tests) in (1, 2), card.id
            top, bottom = (rewards(path) for path in card.paths)
            assert top != bottom, card.id


def rewards(path: Path) -> tuple[object, ...]:
    """All that is printed on a path but its name."""
    gains = (path.xp, path.hero, path.antihero, path.virtue, path.corruption)
    return (path.abilities, path.icons, path.triumph, path.tragedy, path.harder, path.power, *gains)


# --- what is spread over the acts ----------------------------------------------------------------------------


@EACH_ACT
def test_every_ability_and_every_story_icon_is_rewarded_in_each_act(act: int) -> None:
    paths = [path for card, path in PATHS if card.act == act]
    assert {ABILITY_IDS[ability] for path in paths for ability in path.abilities} == {*ABILITY_IDS}
    assert {ICON_IDS[icon] for path in paths for icon in path.icons} == {*ICON_IDS}


@EACH_ACT
def test_every_ability_is_tested_in_each_act(act: int) -> None:
    tests = Counter(ability for card in BOX.story if card.act == act for ability in getattr(card, "tests", ()))
    assert set(tests) == set(ABILITIES)


def test_every_path_rewards_something_and_no_path_both_lifts_and_drags_down() -> None:
    for _, path in PATHS:
        numbers = [path.triumph, path.tragedy, path.xp, path.hero, path.antihero, path.virtue, path.corruption]
        assert min(numbers) >= 0, path.id
        assert path.abilities or path.icons or any(numbers[:5]) or path.power, path.id
        assert not (path.virtue and path.corruption), path.id
        assert {*path.abilities} <= {*ABILITIES}, path.id
        assert {*path.icons} <= {*ICONS}, path.id


# --- cards that react ----------------------------------------------------------------------------------------


def reactions() -> Iterator[tuple[str, When]]:
    """All powers that wait for something, wherever they stand."""
    standing: list[tuple[str, Power | None]] = [(path.name, path.power) for _, path in PATHS]
    standing += [(card.name, getattr(card, "power", None)) for card in BOX]
    standing += [(quest.name, power) for quest in BOX.quests for power in quest.powers]
    for name, power in standing:
        if isinstance(power, When):
            yield name, power


def test_no_gain_sets_off_another() -> None:
    """The only gains that something waits for are steps on the track. If no such wait is paid with a step, neither a
    card by itself nor two cards together can go on forever."""
    found = list(reactions())
    assert len(found) > 15
    for name, power in found:
        if power.trigger.event in ("rose", "fell"):
            assert (power.gain.virtue, power.gain.corruption) == (0, 0), name
        assert not power.gain.either, name


# --- where values come from ------------------------------------------------------------------------------------

PRINTED = {
    "story:adventurous": {"title", "needs", "rewards"},
    "story:deep-forest": {"title", "difficulty", "tests"},
    "story:street-fight": {"tests"},
    "story:free-the-trapped": {"tests"},
    "destiny:one-with-nature": {"title", "effect"},
    "destiny:enlightened-master": {"title", "effect"},
    "antihero:harsh-lesson": {"title", "copies"},
    "antihero:cruel-betrayal": {"title", "copies"},
    "antihero:dark-lords-champion": {"title", "copies"},
    "antihero:sabotage": {"title", "copies"},
    "antihero:tap-into-darkness": {"title", "copies", "effect"},
    "antihero:instill-fear": {"title", "copies", "effect"},
    "quest:win-condition": {"xp"},
    "quest:rise-of-the-adversary": {"title"},
}


def test_provenance_speaks_of_values_that_a_card_has() -> None:
    for card in BOX:
        assert {*card.printed, *card.recalled} <= {*card.values}, card.name
        assert not {*card.printed} & {*card.recalled}, card.name
        for value in card.values:
            wanted = "printed" if value in card.printed else "recalled" if value in card.recalled else "ours"
            assert card.provenance_of(value) == wanted


def test_values_of_the_printed_game_are_marked() -> None:
    found = {card.name: {*card.printed} for card in BOX if {*card.printed} - {"title"} or card.name in PRINTED}
    assert found == PRINTED


def test_those_who_fight_in_the_street_or_free_the_trapped_need_strength_and_dexterity() -> None:
    assert [BOX.find("story", id).tests for id in ("street-fight", "free-the-trapped")] == [(STR, DEX)] * 2


# --- words -----------------------------------------------------------------------------------------------------


def said(lang: str, id: str) -> str:
    assert texts(lang).has(id), (lang, id)
    return texts(lang).say(id)


def key(card: Card) -> str:
    return card.key if isinstance(card, HandCard) else card.id


@EACH_LANG
def test_every_card_has_a_title_that_fits(lang: str) -> None:
    for card in BOX:
        title = said(lang, f"{card.kind_of_name}-{key(card)}")
        assert 0 < len(title) <= TITLE, (card.name, title)
        assert texts(lang).name(card.name) == title


@EACH_LANG
def test_no_two_titles_of_a_kind_are_alike(lang: str) -> None:
    names = {card.name for card in BOX}
    titles = Counter((name.partition(":")[0], texts(lang).name(name)) for name in names)
    assert [title for title, count in titles.items() if count > 1] == []


@EACH_LANG
def test_every_path_has_a_title_and_a_caption_that_fit(lang: str) -> None:
    for card, path in PATHS:
        title, caption = said(lang, f"path-{path.id}"), said(lang, f"caption-{path.id}")
        assert 0 < len(title) <= PATH, (path.id, title)
        assert (title == texts(lang).name(card.name)) == (not isinstance(card, Challenge)), path.id
        check_caption(lang, path.id, caption)


@EACH_LANG
def test_every_other_card_has_a_caption_that_fits(lang: str) -> None:
    for card in BOX:
        if isinstance(card, Ally):
            check_caption(lang, card.id, said(lang, f"caption-{card.id}"))
        elif card.kind_of_name != "story" and card is not BOX.win_condition:
            id = f"caption-{card.kind_of_name}-{key(card)}"
            check_caption(lang, id, said(lang, id))


def check_caption(lang: str, id: str, caption: str) -> None:
    assert 0 < len(caption) <= CAPTION, (lang, id, len(caption), caption)
    assert re.search(r"[.!?…][”“»«’']?$", caption), (lang, id, caption)


@EACH_LANG
def test_no_caption_is_told_twice(lang: str) -> None:
    ids = [f"caption-{path.id}" for _, path in PATHS]
    ids += [f"caption-{card.kind_of_name}-{card.id}" for card in (*BOX.origins, *BOX.motivations, *BOX.destinies)]
    told = Counter(said(lang, id) for id in ids)
    assert [caption for caption, count in told.items() if count > 1] == []


@EACH_LANG
def test_every_card_says_what_it_does_in_whole_sentences(lang: str) -> None:
    lines = [(card.name, line) for card in BOX for line in text_of(card)]
    lines += [(path.name, line) for _, path in PATHS for line in path_text(path)]
    for name, line in lines:
        sentence = texts(lang).say(line)
        assert re.fullmatch(r"[^a-zäöüąćęłńóśźż].*\.", sentence), (name, sentence)
        assert not re.search(r"[{}]|\bca-|\?\?\?|  |\b(ability|icon|rune|story|path):", sentence), (name, sentence)
