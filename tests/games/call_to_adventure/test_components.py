"""Components: CA-COMP. What the box holds and what is printed on each thing."""

from collections import Counter

import pytest

from herowright import BadOption
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.powers import AdversaryGains
from herowright.games.call_to_adventure.cards.triggers import Loses
from herowright.games.call_to_adventure.cards.types import Adversary, Challenge, Quest, Trait
from herowright.games.call_to_adventure.rules.components import RUNE_IDS
from herowright.testing import rule, situation
from tests.games.call_to_adventure.plain import game, trait

ABILITIES = ["str", "dex", "con", "int", "wis", "cha"]
TRAITS = [card for card in BOX.story if isinstance(card, Trait)]
CHALLENGES = [card for card in BOX.story if isinstance(card, Challenge)]
ADVERSARIES = [card for card in BOX.story if isinstance(card, Adversary)]
LISTED = [card.tests for card in CHALLENGES] + [card.tests for card in ADVERSARIES]


# --- what the box holds ----------------------------------------------------------------------------


@rule("CA-COMP-01")
def test_there_are_fifteen_cards_of_each_part_of_a_character() -> None:
    ids = [{card.id for card in pile} for pile in (BOX.origins, BOX.motivations, BOX.destinies)]
    assert [len(pile) for pile in ids] == [15, 15, 15]
    assert len(BOX.origins) + len(BOX.motivations) + len(BOX.destinies) == 45


@rule("CA-COMP-02")
def test_there_are_29_32_and_30_story_cards_of_the_three_acts() -> None:
    assert Counter(card.act for card in BOX.story) == {0: 29, 1: 32, 2: 30}
    assert len({card.id for card in BOX.story}) == 91


@rule("CA-COMP-03")
def test_there_are_22_hero_and_22_antihero_cards_in_two_decks() -> None:
    assert len({card.id for card in BOX.heroes}) == len({card.id for card in BOX.antiheroes}) == 22
    state = situation("call-to-adventure", 2).state
    assert [card.family for card in state.hand_decks["hero"]] == ["hero"] * 20
    assert [card.family for card in state.hand_decks["antihero"]] == ["antihero"] * 22


@rule("CA-COMP-04")
def test_twelve_more_cards_are_used_in_solo_and_co_op_only() -> None:
    assert len({card.id for card in (*BOX.quests, BOX.win_condition)}) == 12
    versus = situation("call-to-adventure", 2)
    assert versus.view()["adversary"] is None
    assert not any(thing.startswith("quest:") for thing in versus.table.game.inventory(versus.state))
    together = situation("call-to-adventure", 2, {"mode": "co-op"}).view()["adversary"]
    assert len(together["quests"]) == 2
    assert together["goal"] == BOX.win_condition.xp[1]


@rule("CA-COMP-15")
def test_the_twelve_are_a_win_condition_a_quest_for_every_game_and_one_for_each_adversary() -> None:
    assert len(BOX.win_condition.xp) == 4
    owners = Counter(quest.adversary for quest in BOX.quests)
    assert owners == Counter([None, *(card.id for card in ADVERSARIES)])
    assert len(ADVERSARIES) == 10
    assert [quest.id for quest in BOX.quests if quest.adversary is None] == ["rise-of-the-adversary"]


@rule("CA-COMP-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_each_with_a_board_and_a_marker(seats: int) -> None:
    heroes = situation("call-to-adventure", seats).view()["heroes"]
    assert [(hero["seat"], hero["level"]) for hero in heroes] == [(seat, 0) for seat in range(seats)]


@rule("CA-COMP-05")
@pytest.mark.parametrize("seats", [0, 5])
def test_there_are_boards_for_no_more_than_four(seats: int) -> None:
    with pytest.raises(BadOption):
        situation("call-to-adventure", seats)


@rule("CA-COMP-06")
def test_there_are_24_runes() -> None:
    ordinary = dict.fromkeys(ABILITIES, 2)
    special = {f"{ability}-special": 1 for ability in ABILITIES}
    assert Counter(RUNE_IDS) == {"core": 3, "dark": 3} | ordinary | special
    assert len(RUNE_IDS) == len(BOX.faces) == 24


@rule("CA-COMP-17")
@pytest.mark.parametrize("mode", ["versus", "co-op"])
def test_nothing_lies_on_a_table_but_cards_of_these_kinds(mode: str) -> None:
    table = situation("call-to-adventure", 2, {"mode": mode})
    things = {name.partition(":")[0] for name in table.table.game.inventory(table.state)}
    cards = {"origin", "motivation", "destiny", "story", "hero", "antihero"}
    assert things == (cards | {"quest"} if mode == "co-op" else cards)


# --- experience ------------------------------------------------------------------------------------


@rule("CA-COMP-07", "CA-COMP-16")
@pytest.mark.parametrize(("others", "gained"), [(33, 5), (34, 4), (37, 1), (38, 0), (50, 0)])
def test_a_table_that_counts_its_40_tokens_pays_no_more_than_are_left(others: int, gained: int) -> None:
    table = game({"xp": 2}, {"xp": others}, options={"CA-COMP-16": "printed"}, cards=[trait("gift", xp=5)])
    table.play("gain:gift")
    assert (table.hero(0).xp, table.hero(1).xp) == (2 + gained, others)


@rule("CA-COMP-07", "CA-COMP-16")
@pytest.mark.parametrize(("others", "gained"), [(37, 1), (38, 0)])
def test_not_even_one_token_is_paid_when_none_is_left(others: int, gained: int) -> None:
    table = game({"xp": 2}, {"xp": others}, options={"CA-COMP-16": "printed"}, cards=[trait("gift", xp=1)])
    table.play("gain:gift")
    assert table.hero(0).xp == 2 + gained


@rule("CA-COMP-16")
def test_experience_never_runs_out_by_default() -> None:
    table = game({"xp": 2}, {"xp": 50}, cards=[trait("gift", xp=5)])
    table.play("gain:gift")
    assert table.hero(0).xp == 7


@rule("CA-COMP-16")
@pytest.mark.parametrize(("reading", "taken"), [("endless", 2), ("printed", 1)])
def test_an_adversary_takes_its_experience_from_the_same_tokens(reading: str, taken: int) -> None:
    quest = Quest(id="rise-of-the-adversary", powers=(AdversaryGains(Loses(), 2),))
    options = {"mode": "co-op", "CA-COMP-16": reading}
    table = game({"xp": 35}, {"xp": 0}, options=options, cards=[quest], adversary_xp=3, rolls=[2, 2, 1])
    table.play("face:trial-hard", "cast")
    assert table.hero(0).xp == 36  # 1 for the loss
    assert table.view()["adversary"]["xp"] == 3 + taken


# --- abilities, icons and cards ----------------------------------------------------------------------


@rule("CA-COMP-08")
def test_there_are_six_abilities() -> None:
    assert list(situation("call-to-adventure", 2).view()["heroes"][0]["abilities"]) == ABILITIES
    assert {ability for abilities in LISTED for ability in abilities} == set(range(6))


@rule("CA-COMP-09")
def test_there_are_six_story_icons() -> None:
    icons = ["divinity", "royalty", "nature", "justice", "villainy", "arcana"]
    assert list(situation("call-to-adventure", 2).view()["heroes"][0]["icons"]) == icons
    assert {icon for card in BOX.story for path in card.all_paths for icon in path.icons} == set(range(6))


@rule("CA-COMP-10")
def test_every_character_card_belongs_to_one_of_three_kinds_dealt_from_decks_of_their_own() -> None:
    piles = {"origin": BOX.origins, "motivation": BOX.motivations, "destiny": BOX.destinies}
    for kind, pile in piles.items():
        assert {card.family for card in pile} == {kind}
        assert {card.name for card in pile} == {f"{kind}:{card.id}" for card in pile}
    dealt = situation("call-to-adventure", 2, {"first-player": "seat-1"}).view(0)["heroes"][0]["dealt"]
    assert [name.partition(":")[0] for name in dealt] == [kind for kind in piles for _ in range(2)]


@rule("CA-COMP-11")
@pytest.mark.parametrize("card", TRAITS, ids=lambda card: card.id)
def test_a_trait_has_one_path(card: Trait) -> None:
    assert card.all_paths == (card.path,)


@rule("CA-COMP-12", "CA-COMP-14")
@pytest.mark.parametrize("card", CHALLENGES, ids=lambda card: card.id)
def test_a_challenge_has_two_paths_a_difficulty_and_one_or_two_abilities(card: Challenge) -> None:
    top, bottom = card.paths
    assert top.id != bottom.id
    assert card.difficulty > 0
    assert len(set(card.tests)) == len(card.tests) in (1, 2)


@rule("CA-COMP-14")
def test_most_challenges_list_two_abilities() -> None:
    count = Counter(len(abilities) for abilities in LISTED)
    assert count[2] > count[1] > 0


@rule("CA-COMP-13", "CA-COMP-14")
@pytest.mark.parametrize("card", ADVERSARIES, ids=lambda card: card.id)
def test_an_adversary_is_a_challenge_with_one_path(card: Adversary) -> None:
    assert len(card.paths) == 1
    assert card.difficulty > 0
    assert len(set(card.tests)) == len(card.tests) in (1, 2)


@rule("CA-COMP-13")
def test_an_adversary_is_faced_without_a_choice_of_path() -> None:
    table = game(rows=[["gift"], ["demon"]], decks=[None, None, None])
    assert [key for key in table.keys if key.startswith("face:")] == ["face:demon"]
    table.play("face:demon")
    assert table.asked == (0, "prepare")
