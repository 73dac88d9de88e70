"""Act rows, replacement, and cards that nobody can try: CA-ROW."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.requirements import SpendXp
from herowright.testing import rule

from .plain import FILLERS, challenge, game, trait
from .scenes import DRAW, LOSE, WIN, discard, friend, hand, hero, kinds, lived, row, scene, together

# --- gaps --------------------------------------------------------------------------------------------


@rule("CA-ROW-01")
def test_the_gap_of_a_gained_trait_is_filled_with_the_top_card_of_the_deck() -> None:
    table = game()
    table.play("gain:gift")
    assert row(table) == ["trial", "filler-3", "filler-1", "filler-2"]
    assert table.view()["rows"][0]["deck"] == len(FILLERS) - 3


@rule("CA-ROW-01")
def test_the_gap_of_a_won_challenge_is_filled_from_the_deck_of_its_own_act() -> None:
    second = [challenge("ordeal", act=1), trait("later", SpendXp(99), act=1)]
    table = game(rolls=WIN, rows=[["trial"], ["ordeal"]], decks=[["filler-3"], ["later"]], cards=second)
    table.play("face:ordeal-easy", "cast")
    assert (row(table), row(table, 1)) == (["trial"], ["later"])


@rule("CA-ROW-02")
def test_the_gap_of_a_discarded_card_is_filled_in_the_same_way() -> None:
    table = game(rolls=LOSE)
    table.play("face:trial-easy", "cast")
    assert row(table) == ["filler-3", "gift", "filler-1", "filler-2"]
    assert discard(table) == ["trial"]
    table.play("journey:gift")
    assert row(table) == ["filler-3", "filler-4", "filler-1", "filler-2"]
    assert discard(table) == ["trial", "gift"]


@rule("CA-ROW-03")
def test_the_gap_is_filled_before_the_player_does_anything_else() -> None:
    table = game()
    table.play("gain:gift")
    assert table.asked == (0, "afterwards")
    table.play("journey:filler-3")
    assert row(table) == ["trial", "filler-4", "filler-1", "filler-2"]


@rule("CA-ROW-15")
@pytest.mark.parametrize(("reading", "rewards_first"), [("rewards-first", True), ("refill-first", False)])
def test_rewards_come_before_the_new_card_unless_read_the_other_way(reading: str, rewards_first: bool) -> None:
    table = game(options={"CA-ROW-15": reading}, cards=[trait("gift", xp=1)])
    table.play("gain:gift")
    reward, new = kinds(table).index("ca-event-gains-xp-by"), kinds(table).index("ca-event-revealed")
    assert (kinds(table).index("ca-event-trait") < reward < new) == rewards_first
    assert (hero(table)["xp"], row(table)[1]) == (4, "filler-3")


# --- nothing to try ------------------------------------------------------------------------------------


def stuck(*first: dict[str, Any], deck: tuple[str, ...] = ("filler-3", "filler-4", "trial"), **more: Any) -> Any:
    """Nothing but traits that are too dear lies face up."""
    return scene(*first, row=(), decks=[deck], **more)


@rule("CA-ROW-04", "CA-ROW-05", "CA-ROW-06")
def test_ca_ex_08_nothing_to_try() -> None:
    table = stuck()
    for gone, come in (("filler-1", "filler-3"), ("filler-3", "filler-4"), ("filler-4", "trial")):
        assert table.asked == (0, "replace")
        table.play(f"replace:{gone}")
        assert row(table)[0] == come
        assert hero(table)["xp"] == 3
    assert table.asked == (0, "turn")
    assert [key for key in table.keys if not key.startswith("journey:")] == ["face:trial-hard", "face:trial-easy"]


@rule("CA-ROW-04")
def test_any_of_the_face_up_cards_may_be_the_one() -> None:
    table = stuck({"xp": 0})
    assert table.keys == ["replace:filler-1", "replace:filler-2"]
    table.play("replace:filler-2")
    assert (row(table), discard(table)) == (["filler-1", "filler-3"], ["filler-2"])


@rule("CA-ROW-05")
def test_a_trait_whose_requirements_are_met_ends_the_replacement_too() -> None:
    table = stuck(deck=("gift",))
    table.play("replace:filler-1")
    assert "gain:gift" in table.keys
    assert table.refuse("replace:filler-2").rule == "CA-ROW-07"


@rule("CA-ROW-07")
def test_a_challenge_however_hard_rules_out_the_replacement() -> None:
    table = game(row=("trial",), cards=[challenge("trial", difficulty=99)])
    assert table.asked == (0, "turn")
    assert table.refuse("replace:filler-1").rule == "CA-ROW-07"


@rule("CA-ROW-08")
def test_cards_of_a_finished_act_do_not_count_as_cards_that_can_be_tried() -> None:
    later = [trait("later", SpendXp(99), act=1), challenge("ordeal", act=1)]
    table = scene(
        {"story": lived(3), "xp": 0}, rows=[["trial", "gift"], ["later"]], decks=[[], ["ordeal"]], cards=later
    )
    assert table.asked == (0, "replace")
    assert table.keys == ["replace:trial", "replace:gift", "replace:later"]
    table.play("replace:later")
    assert table.keys == ["face:ordeal-hard", "face:ordeal-easy"]


@rule("CA-ROW-12")
def test_the_replacement_leaves_the_journey_of_the_turn_alone() -> None:
    table = stuck()
    table.play("replace:filler-1", "journey:filler-3")
    assert hero(table)["xp"] == 2
    assert (table.asked, row(table)) == ((0, "replace"), ["filler-4", "filler-2"])
    table.play("replace:filler-4")
    assert table.asked == (0, "turn")


@rule("CA-ROW-13")
def test_the_replacement_cannot_be_left_out() -> None:
    assert stuck().refuse("end").rule == "CA-TURN-06"


@rule("CA-ROW-13")
def test_in_the_other_reading_the_turn_may_end_without_it() -> None:
    table = stuck(options={"CA-ROW-13": "optional"})
    table.play("end")
    assert table.asked[0] == 1


@rule("CA-ROW-05", "CA-ROW-13")
@pytest.mark.parametrize("deck", [(), ("filler-3",), ("friend",)])
def test_nobody_replaces_cards_for_ever(deck: tuple[str, ...]) -> None:
    table = stuck(deck=deck, cards=[friend()])
    table.play("end")
    assert table.asked[0] == 1


# --- decks that run out ----------------------------------------------------------------------------------


@rule("CA-ROW-09")
def test_discarded_story_cards_become_the_new_deck() -> None:
    table = game(decks=[[]], discards=[["filler-8", "filler-9"]], shuffles=[["filler-9"]])
    table.play("gain:gift")
    assert row(table)[1] == "filler-9"
    assert [card.id for card in table.state.decks[0]] == ["filler-8"]
    assert discard(table) == []


@rule("CA-ROW-09")
@pytest.mark.parametrize(("kind", "card"), [("hero", "hope"), ("antihero", "spite")])
def test_discarded_hand_cards_become_the_new_deck_of_their_kind(kind: str, card: str) -> None:
    gift = trait("gift", **{kind: 1})
    empty: dict[str, Any] = {f"{kind}_deck": [], f"{kind}_discard": [card, f"{card}-2"]}
    table = game(cards=[gift], shuffles=[[f"{card}-2"]], **empty)
    table.play("gain:gift")
    assert [held.id for held in table.hero(0).hand] == [f"{card}-2"]
    assert (table.view()["decks"][kind], table.view()["discards"][kind]) == (1, [])


@rule("CA-ROW-10")
def test_a_kind_of_card_that_is_all_in_hands_or_played_cannot_be_drawn() -> None:
    table = game({}, {"hand": ["hope"], "played": ["hope-2"]}, hero_deck=[], cards=[trait("gift", hero=1)])
    table.play("gain:gift")
    assert (hand(table), hand(table, 1)) == ([], ["hope"])
    assert table.told("ca-event-no-draw", 0)[0].rule == "CA-ROW-10"


@rule("CA-ROW-10")
def test_the_draw_symbol_then_leaves_only_the_other_deck() -> None:
    table = game(rolls=DRAW, hero_deck=[])
    table.play("face:trial-easy", "cast")
    assert [event.args["kind"] for event in table.told("ca-event-draws", 0)] == ["antihero"]


@rule("CA-ROW-10")
def test_a_discarded_card_can_be_drawn_again() -> None:
    table = game(hero_deck=[], hero_discard=["hope"], cards=[trait("gift", hero=2)])
    table.play("gain:gift")
    assert hand(table) == ["hope"]


@rule("CA-ROW-11")
def test_played_cards_stay_beside_the_board_when_a_deck_is_renewed() -> None:
    table = game({"played": ["hope"]}, hero_deck=[], hero_discard=["hope-2"], cards=[trait("gift", hero=2)])
    table.play("gain:gift")
    assert [card.id for card in table.hero(0).hand] == ["hope-2"]
    assert [card.id for card in table.hero(0).played] == ["hope"]


@rule("CA-ROW-14")
def test_a_gap_stays_open_while_there_is_nothing_to_fill_it_with() -> None:
    table = game(decks=[[]])
    table.play("gain:gift")
    assert row(table) == ["trial", None, "filler-1", "filler-2"]
    table.play("journey:filler-1")
    assert sorted(filter(None, row(table))) == ["filler-1", "filler-2", "trial"]
    assert discard(table) == []


@rule("CA-ROW-16")
@pytest.mark.parametrize(
    ("reading", "deck", "left"), [("when-needed", [], ["filler-8"]), ("at-once", ["filler-8"], [])]
)
def test_an_empty_story_deck_waits_until_a_card_is_needed(reading: str, deck: list[str], left: list[str]) -> None:
    table = game(options={"CA-ROW-16": reading}, decks=[["filler-3"]], discards=[["filler-8"]])
    table.play("gain:gift")
    assert row(table)[1] == "filler-3"
    assert [card.id for card in table.state.decks[0]] == deck
    assert discard(table) == left


@rule("CA-ROW-16")
@pytest.mark.parametrize(("reading", "deck"), [("when-needed", 0), ("at-once", 1)])
def test_so_does_an_empty_deck_of_hand_cards(reading: str, deck: int) -> None:
    table = game(
        options={"CA-ROW-16": reading}, hero_deck=["hope"], hero_discard=["hope-2"], cards=[trait("gift", hero=1)]
    )
    table.play("gain:gift")
    assert (hand(table), table.view()["decks"]["hero"]) == (["hope"], deck)


@rule("CA-ROW-09", "CA-ROW-16")
@pytest.mark.parametrize("reading", ["when-needed", "at-once"])
def test_a_deck_with_a_card_left_is_not_mixed_with_what_was_discarded(reading: str) -> None:
    laid: dict[str, Any] = {"hero_deck": ["hope", "hope-3"], "hero_discard": ["hope-2"]}
    table = game(options={"CA-ROW-16": reading}, cards=[trait("gift", hero=1)], **laid)
    table.play("gain:gift")
    assert [card.id for card in table.state.hand_decks["hero"]] == ["hope-3"]
    assert [card.id for card in table.state.hand_discards["hero"]] == ["hope-2"]


@rule("CA-ROW-16")
@pytest.mark.parametrize(("reading", "deck", "left"), [("when-needed", 0, 9), ("at-once", 9, 0)])
def test_so_does_an_empty_adversary_deck(reading: str, deck: int, left: int) -> None:
    table = together(rolls=DRAW, options={"CA-ROW-16": reading}, adversary_deck=["harsh-lesson"])
    table.play("face:trial-easy", "cast", "draw:hero")
    adversary = table.view()["adversary"]
    assert adversary["shown"] == ["antihero:harsh-lesson"]
    assert (adversary["deck"], len(adversary["discard"])) == (deck, left)
