"""Additional actions and the effects of own cards: CA-EXTRA."""

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import Receive, Wander
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import MoreJourneys, Spend, When
from herowright.games.call_to_adventure.cards.triggers import GainsTrait
from herowright.games.call_to_adventure.cards.types import HeroCard, Motivation, Origin
from herowright.testing import Play, rule

from .plain import challenge, game, trait
from .scenes import discard, friend, hand, hero, lived, plays, row, scene

LESSON = Spend(1, Receive(Gain(hero=1)))
KINDNESS = HeroCard(id="kindness", timing=timing.ANY, effect=Receive(Gain(virtue=1)))


def journeys(table: Play) -> list[str]:
    return [key.removeprefix("journey:") for key in table.keys if key.startswith("journey:")]


# --- the journey ---------------------------------------------------------------------------------------


@rule("CA-EXTRA-01")
def test_a_journey_costs_1_xp_and_replaces_a_face_up_card_from_its_deck() -> None:
    table = game({"xp": 3})
    assert journeys(table) == ["trial", "gift", "filler-1", "filler-2"]
    table.play("journey:trial")
    assert hero(table)["xp"] == 2
    assert (row(table), discard(table)) == (["filler-3", "gift", "filler-1", "filler-2"], ["trial"])


@rule("CA-EXTRA-02")
def test_there_is_one_journey_in_a_turn() -> None:
    table = game({"xp": 9})
    table.play("journey:trial")
    assert journeys(table) == []
    assert table.refuse("journey:gift").rule == "CA-EXTRA-02"
    table.play("gain:gift")
    assert table.asked == (1, "replace")
    assert "filler-1" in journeys(table)


@rule("CA-EXTRA-02")
def test_other_additional_actions_know_no_limit() -> None:
    table = game({"xp": 3, "power": LESSON})
    table.play("spend:drive-0", "spend:drive-0", "spend:drive-0")
    assert hand(table) == ["hope", "hope", "hope"]
    assert hero(table)["xp"] == 0


@rule("CA-EXTRA-03")
def test_a_card_may_allow_more_journeys() -> None:
    table = game({"xp": 9, "power": MoreJourneys(1)})
    table.play("journey:trial", "journey:filler-1")
    assert hero(table)["xp"] == 7
    assert table.refuse("journey:gift").rule == "CA-EXTRA-02"


@rule("CA-EXTRA-03")
def test_an_effect_that_replaces_a_card_does_not_use_up_the_journey() -> None:
    table = game({"xp": 9, "power": Spend(2, Wander())})
    table.play("spend:drive-0", "replace:trial", "journey:filler-3")
    assert hero(table)["xp"] == 6
    assert row(table)[0] == "filler-4"


@rule("CA-EXTRA-04")
def test_a_journey_discards_the_ally_with_its_challenge() -> None:
    table = game(under={"trial": "friend"}, cards=[friend()])
    table.play("journey:trial")
    assert discard(table) == ["trial", "friend"]
    assert [place["ally"] for place in table.view()["rows"][0]["places"]] == [None] * 4


@rule("CA-EXTRA-11")
def test_a_journey_may_discard_a_card_of_a_finished_act() -> None:
    table = scene(
        {"story": lived(3)}, rows=[["trial"], ["ordeal"]], decks=[["gift"]], cards=[challenge("ordeal", act=1)]
    )
    assert journeys(table) == ["trial", "ordeal"]
    table.play("journey:trial")
    assert row(table) == ["gift"]


@rule("CA-EXTRA-11")
def test_in_the_other_reading_it_may_not() -> None:
    table = scene(
        {"story": lived(3)},
        options={"CA-EXTRA-11": "unfinished-acts"},
        rows=[["trial"], ["ordeal"]],
        cards=[challenge("ordeal", act=1)],
    )
    assert journeys(table) == ["ordeal"]
    assert table.refuse("journey:trial").rule == "CA-EXTRA-11"


# --- own cards -----------------------------------------------------------------------------------------


@rule("CA-EXTRA-05")
@pytest.mark.parametrize("before", [True, False])
def test_an_effect_of_the_own_story_is_used_for_its_printed_price(before: bool) -> None:
    table = game({"xp": 5, "power": Spend(2, Receive(Gain(hero=1)))})
    moves = ["spend:drive-0", "gain:gift"]
    table.play(*(moves if before else moves[::-1]))
    assert (hero(table)["xp"], hand(table)) == (3, ["hope"])


@rule("CA-EXTRA-05")
def test_effects_of_visible_paths_are_used_in_the_same_way() -> None:
    table = game(cards=[trait("gift", power=LESSON)])
    table.play("gain:gift", "spend:gift")
    assert (hero(table)["xp"], hand(table)) == (2, ["hope"])


@rule("CA-EXTRA-05")
def test_they_are_used_on_the_own_turn_only() -> None:
    table = game({}, {"power": LESSON})
    assert table.keys_of(1) == []
    table.refuse("spend:drive-1", seat=1)
    table.play("gain:gift", "end")
    assert "spend:drive-1" in table.keys


@rule("CA-EXTRA-05")
def test_nobody_uses_the_effect_of_another_story() -> None:
    table = game({}, {"power": LESSON})
    assert not any(key.startswith("spend:") for key in table.keys)
    table.refuse("spend:drive-1")


@rule("CA-EXTRA-06")
@pytest.mark.parametrize("moves", [["play:kindness", "gain:gift"], ["gain:gift", "play:kindness"]])
def test_hand_cards_are_played_before_or_after_the_main_action(moves: list[str]) -> None:
    table = game({"hand": ["kindness"]}, cards=[KINDNESS])
    table.play(*moves)
    assert hero(table)["level"] == 1
    assert hero(table)["played"] == ["hero:kindness"]


@rule("CA-EXTRA-06")
def test_several_hand_cards_may_be_played_in_one_turn() -> None:
    second = HeroCard(id="grace", timing=timing.ANY, effect=Receive(Gain(virtue=1)))
    table = game({"hand": ["kindness", "grace"]}, cards=[KINDNESS, second])
    table.play("play:grace", "play:kindness")
    assert (hero(table)["level"], plays(table)) == (2, [])


@rule("CA-EXTRA-07")
@pytest.mark.parametrize("origin", BOX.origins, ids=lambda card: card.id)
def test_every_origin_earns_xp(origin: Origin) -> None:
    assert isinstance(origin.power, When)
    assert origin.power.gain.xp > 0


@rule("CA-EXTRA-08")
@pytest.mark.parametrize("motivation", BOX.motivations, ids=lambda card: card.id)
def test_every_motivation_spends_xp(motivation: Motivation) -> None:
    assert isinstance(motivation.power, Spend)
    assert motivation.power.xp > 0


@rule("CA-EXTRA-07", "CA-EXTRA-08", "CA-EXTRA-09")
@pytest.mark.parametrize("cards", [0, 3, 6])
def test_origin_and_motivation_work_in_every_act(cards: int) -> None:
    made = [
        Origin(id="born-0", power=When(GainsTrait(), Gain(xp=2))),
        Motivation(id="drive-0", power=LESSON),
        trait("crown", act=2),
    ]
    table = scene({"story": lived(cards)}, rows=[["trial"], ["filler-1"], ["crown"]], decks=[None, [], []], cards=made)
    table.play("gain:crown")
    assert hero(table)["xp"] == 5
    table.play("spend:drive-0")
    assert (hero(table)["xp"], hand(table)) == (4, ["hope"])


# --- no credit -----------------------------------------------------------------------------------------


@rule("CA-EXTRA-10")
def test_without_xp_there_is_no_journey_no_dark_rune_and_no_paid_effect() -> None:
    table = game({"xp": 0, "power": LESSON})
    assert table.refuse("journey:trial").rule == "CA-EXTRA-10"
    assert table.keys == ["face:trial-hard", "face:trial-easy", "gain:gift"]
    table.play("face:trial-easy")
    assert table.keys == ["cast"]
    assert table.refuse("dark").rule == "CA-EXTRA-10"


@rule("CA-EXTRA-10")
@pytest.mark.parametrize(("xp", "offered"), [(1, False), (2, True)])
def test_the_whole_price_must_be_there(xp: int, offered: bool) -> None:
    table = game({"xp": xp, "power": Spend(2, Receive(Gain(hero=1)))})
    assert ("spend:drive-0" in table.keys) == offered


@rule("CA-EXTRA-10")
def test_xp_spent_on_one_thing_is_gone_for_the_others() -> None:
    table = game({"xp": 1, "power": LESSON})
    table.play("spend:drive-0")
    assert table.refuse("journey:trial").rule == "CA-EXTRA-10"


@rule("CA-EXTRA-10")
@pytest.mark.parametrize(("what", "price"), [("born-0", 3), ("drive-0", 2)])
def test_a_refusal_names_the_price_of_the_very_effect(what: str, price: int) -> None:
    gain = Receive(Gain(xp=1))
    born = Origin(id="born-0", abilities=(), icons=(), power=Spend(3, gain))
    table = game({"xp": 1, "power": Spend(2, gain)}, cards=[born])
    refusal = table.refuse(f"spend:{what}")
    assert (refusal.rule, refusal.reason.args) == ("CA-EXTRA-10", {"xp": 1, "price": price})


@rule("CA-EXTRA-09")
def test_cards_that_react_to_the_same_do_so_as_they_lie() -> None:
    """The origin first, then the motivation."""
    born = Origin(id="born-0", abilities=(), icons=(), power=When(GainsTrait(), Gain(xp=1)))
    table = game({"power": When(GainsTrait(), Gain(xp=2))}, cards=[born])
    table.play("gain:gift")
    gains = [(event.args["xp"], event.args["card"]) for event in table.told("ca-event-gains-xp-by")]
    assert gains == [(1, "origin:born-0"), (2, "motivation:drive-0")]
