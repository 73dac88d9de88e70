"""Allies: CA-ALLY."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import AddResult, Receive, Wander
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend
from herowright.games.call_to_adventure.cards.requirements import HasAbility
from herowright.games.call_to_adventure.cards.types import Adversary, Ally, HeroCard, Path
from herowright.games.call_to_adventure.rules.components import NATURE, STR
from herowright.testing import Play, rule

from .plain import NO_POWER, challenge, game, pool, trait, tucked
from .scenes import LOSE, WIN, discard, friend, hand, hero, kinds, lived, row, scene, together

ALLIES = [card for card in BOX.story if isinstance(card, Ally)]
OTHER = challenge("other")
TRAIL = HeroCard(id="trail", timing=timing.ANY, effect=Wander())
FIEND = Adversary(id="fiend", act=0, difficulty=3, tests=(STR,), paths=(Path(id="fiend"),), power=NO_POWER)


def under(table: Play, act: int = 0) -> dict[str, str]:
    """Challenges with the allies under them."""
    places = [place for place in table.view()["rows"][act]["places"] if place]
    return {place["card"]: place["ally"] for place in places if place["ally"]}


def arriving(
    *first: dict[str, Any], row: tuple[str, ...] = ("gift", "trial"), deck: tuple[str, ...] = (), **more: Any
) -> Play:
    """An ally is the next card of the deck, and seat 0 gains a trait."""
    cards = [friend(), friend("second"), OTHER, FIEND, *more.pop("cards", ())]
    deck = ("friend", *deck, "filler-3", "filler-4")
    table = scene(*first, row=row, **{"decks": [deck], "cards": cards, **more})
    table.play("gain:gift")
    return table


@rule("CA-ALLY-01")
def test_allies_belong_to_acts_one_and_two() -> None:
    assert {card.act for card in ALLIES} == {0, 1}


# --- in a row -------------------------------------------------------------------------------------------------


@rule("CA-ALLY-02")
@pytest.mark.parametrize("host", ["trial", "other"])
def test_the_active_player_puts_a_revealed_ally_under_a_challenge(host: str) -> None:
    table = arriving(row=("gift", "trial", "other"))
    assert table.asked == (0, "place-ally")
    assert table.keys == ["place:trial", "place:other"]
    table.play(f"place:{host}")
    assert under(table) == {host: "friend"}


@rule("CA-ALLY-02")
def test_it_has_to_be_a_challenge_of_the_same_act() -> None:
    table = arriving(rows=[["gift", "trial"], ["ordeal"]], cards=[challenge("ordeal", act=1)])
    assert (under(table), under(table, 1)) == ({"trial": "friend"}, {})


@rule("CA-ALLY-02")
def test_allies_of_a_row_that_is_turned_up_are_placed_by_whoever_turned_it_up() -> None:
    second = [friend("mate", act=1), challenge("ordeal", act=1), challenge("doom", act=1), trait("skill", act=1)]
    table = scene(
        {"story": lived(2)},
        {},
        rows=[["gift", "trial"], ["mate", "ordeal", "doom"]],
        revealed=1,
        decks=[["filler-3"], ["skill"]],
        rolls=WIN,
        cards=second,
    )
    table.play("gain:gift", "end", "face:trial-easy", "cast", "end")
    assert table.asked == (0, "place-ally")
    table.play("place:doom")
    assert under(table, 1) == {"doom": "mate"}
    assert row(table, 1) == ["skill", "ordeal", "doom"]


@rule("CA-ALLY-03")
def test_an_adversary_can_hold_an_ally() -> None:
    table = arriving(row=("gift", "trial", "fiend"))
    assert table.keys == ["place:trial", "place:fiend"]
    table.play("place:fiend")
    assert under(table) == {"fiend": "friend"}


@rule("CA-ALLY-04", "CA-ALLY-07")
def test_a_trait_never_holds_an_ally() -> None:
    table = arriving(row=("gift",))
    assert "ca-event-ally-placed" not in kinds(table)
    assert (row(table)[0], discard(table)) == ("filler-3", ["friend"])


@rule("CA-ALLY-05", "CA-ALLY-07")
def test_a_challenge_holds_one_ally_and_a_second_is_discarded() -> None:
    table = arriving(under={"trial": "second"})
    assert under(table) == {"trial": "second"}
    assert (row(table)[0], discard(table)) == ("filler-3", ["friend"])


@rule("CA-ALLY-05")
def test_a_challenge_without_ally_is_the_only_choice_beside_one_with() -> None:
    table = arriving(row=("gift", "trial", "other"), under={"trial": "second"})
    assert under(table) == {"trial": "second", "other": "friend"}


@rule("CA-ALLY-06")
def test_an_ally_makes_both_paths_harder_by_1() -> None:
    alone = game()
    with_ally = game(under={"trial": "friend"}, cards=[friend()])
    for table, hard, easy in ((alone, 4, 3), (with_ally, 5, 4)):
        paths = table.view()["rows"][0]["places"][0]["paths"]
        assert [path["difficulty"] for path in paths] == [hard, easy]


@rule("CA-ALLY-06")
@pytest.mark.parametrize(("path", "difficulty"), [("trial-hard", 5), ("trial-easy", 4)])
def test_it_does_so_when_the_challenge_is_faced(path: str, difficulty: int) -> None:
    table = game(under={"trial": "friend"}, cards=[friend()], rolls=WIN)
    table.play(f"face:{path}", "cast")
    assert table.told("ca-event-lost", 0)[0].args["difficulty"] == difficulty


@rule("CA-ALLY-14")
def test_the_row_keeps_its_visible_places() -> None:
    table = arriving(row=("gift", "trial"))
    assert row(table) == ["filler-3", "trial", "filler-1", "filler-2"]
    assert under(table) == {"trial": "friend"}


@rule("CA-ALLY-14")
def test_allies_in_a_row_are_followed_by_a_card_in_the_end() -> None:
    table = arriving(row=("gift", "trial", "other"), deck=("second",))
    table.play("place:other")
    assert under(table) == {"trial": "second", "other": "friend"}
    assert row(table)[0] == "filler-3"


# --- gone ----------------------------------------------------------------------------------------------------


@rule("CA-ALLY-15")
def test_the_ally_of_a_lost_challenge_is_discarded_with_it() -> None:
    table = game(under={"trial": "friend"}, cards=[friend(), OTHER], rolls=LOSE, row=("trial", "other"))
    table.play("face:trial-easy", "cast")
    assert (discard(table), under(table), hero(table)["allies"]) == (["trial", "friend"], {}, [])


@rule("CA-ALLY-15")
def test_in_the_other_reading_it_is_placed_again() -> None:
    table = game(
        options={"CA-ALLY-15": "placed-again"},
        under={"trial": "friend"},
        cards=[friend(), OTHER],
        rolls=LOSE,
        row=("trial", "other"),
    )
    table.play("face:trial-easy", "cast")
    assert (discard(table), under(table)) == (["trial"], {"other": "friend"})


@rule("CA-ALLY-15")
def test_in_the_other_reading_it_is_discarded_if_there_is_no_place() -> None:
    options = {"CA-ALLY-15": "placed-again"}
    table = game(options=options, under={"trial": "friend"}, cards=[friend()], rolls=LOSE, row=("trial",))
    table.play("face:trial-easy", "cast")
    assert discard(table) == ["trial", "friend"]


@rule("CA-ALLY-16")
def test_a_free_replacement_discards_the_ally_too() -> None:
    table = scene(
        {"story": lived(3)},
        rows=[["trial"], ["filler-1"]],
        decks=[["gift"], []],
        under={"trial": "friend"},
        cards=[friend()],
    )
    assert table.asked == (0, "replace")
    table.play("replace:trial")
    assert (discard(table), row(table)) == (["trial", "friend"], ["gift"])


# --- won -----------------------------------------------------------------------------------------------------

WON: dict[str, Any] = {"under": {"trial": "friend"}, "rolls": [*WIN, 1]}


@rule("CA-ALLY-08")
def test_whoever_wins_the_challenge_gains_its_ally() -> None:
    table = game({"abilities": (STR,)}, cards=[friend()], **WON)
    table.play("face:trial-easy", "cast")
    assert [table.view(seat)["heroes"][0]["allies"] for seat in (0, 1, None)] == [["friend"]] * 3
    assert under(table) == {}


@rule("CA-ALLY-09")
def test_it_counts_for_no_act() -> None:
    table = scene({"abilities": (STR,), "story": lived(1)}, cards=[friend()], **WON)
    table.play("face:trial-easy", "cast")
    assert [len(act) for act in tucked(table)] == [2, 0, 0]
    assert hero(table)["act"] == 0


@rule("CA-ALLY-10")
def test_its_icons_belong_to_the_story() -> None:
    strong = trait("muscle", HasAbility(STR))
    table = scene(
        {"allies": ["friend"]}, row=("trial", "muscle"), cards=[friend(abilities=(STR,), icons=(NATURE,)), strong]
    )
    assert (hero(table)["abilities"]["str"], hero(table)["icons"]["nature"]) == (1, 1)
    assert "gain:muscle" in table.keys
    table.play("face:trial-easy")
    assert pool(table) == ["str"]


@rule("CA-ALLY-11")
def test_an_effect_may_cost_xp() -> None:
    ally = friend(power=Spend(2, Receive(Gain(hero=1))))
    table = scene({"allies": ["friend"], "xp": 3}, cards=[ally])
    table.play("spend:friend")
    assert (hero(table)["xp"], hand(table), hero(table)["allies"]) == (1, ["hope"], ["friend"])


@rule("CA-ALLY-11", "CA-ALLY-12")
def test_an_effect_may_ask_for_the_ally_itself() -> None:
    table = scene({"allies": ["friend"]}, cards=[friend(power=Sacrifice(AddResult(3)))], rolls=LOSE)
    table.play("face:trial-easy", "cast", "sacrifice:friend")
    assert table.told("ca-event-won", 0)[0].args["result"] == 4
    assert (hero(table)["allies"], hero(table)["sacrificed"]) == ([], ["friend"])


@rule("CA-ALLY-12")
def test_of_several_allies_the_one_whose_effect_is_used_is_sacrificed() -> None:
    allies = [friend(id, power=Sacrifice(Receive(Gain(xp=paid)))) for paid, id in ((1, "first"), (2, "second"))]
    table = scene({"allies": ["first", "second"], "xp": 0}, cards=allies)
    table.play("sacrifice:second")
    assert (hero(table)["allies"], hero(table)["sacrificed"], hero(table)["xp"]) == (["first"], ["second"], 2)


@rule("CA-ALLY-12")
def test_a_sacrificed_ally_lies_face_down_and_cannot_be_used_again() -> None:
    table = scene({"allies": ["friend"]}, cards=[friend(icons=(NATURE,), power=Sacrifice(Receive(Gain(xp=1))))])
    table.play("sacrifice:friend")
    table.refuse("sacrifice:friend")
    assert (hero(table)["xp"], hero(table)["icons"]["nature"]) == (4, 0)


@rule("CA-ALLY-13")
def test_xp_may_be_spent_on_the_same_ally_again_and_again() -> None:
    table = scene(
        {"allies": ["friend"], "xp": 5}, cards=[friend(power=Spend(1, Receive(Gain(virtue=1))))], row=("gift",)
    )
    table.play("gain:gift", *["spend:friend"] * 5)
    assert hero(table)["xp"] == 0
    assert len(table.told("ca-event-uses", 0)) == 5


@rule("CA-ALLY-13")
@pytest.mark.parametrize("ally", ALLIES, ids=lambda card: card.id)
def test_no_ally_of_the_box_limits_it(ally: Ally) -> None:
    assert not (isinstance(ally.power, Spend) and ally.power.once)


# --- who decides on another's turn ---------------------------------------------------------------------------


@rule("CA-ALLY-02", "CA-HERO-09")
@pytest.mark.parametrize("id", ["hidden-trail", "burnt-bridges"])
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_active_player_places_an_ally_whoever_made_it_turn_up(id: str, player: int) -> None:
    hands: list[dict[str, Any]] = [{}, {}, {}]
    hands[player] = {"hand": [id]}
    deck = [("friend", "filler-3", "filler-4")]
    table = scene(*hands, seats=3, row=("trial", "other", "gift"), decks=deck, cards=[friend(), OTHER])
    table.play(f"play:{id}", seat=player)
    assert table.asked == (player, "wander")  # which card is left behind is for the player of the card to say
    table.play("replace:gift")
    assert (table.asked, table.keys) == ((0, "place-ally"), ["place:trial", "place:other"])
    table.play("place:other")
    assert under(table) == {"other": "friend"}
    assert table.told("ca-event-ally-placed")[0].seat == 0
    assert table.asked == (0, "turn")


@rule("CA-ALLY-02", "CA-COOP-10")
def test_so_it_is_in_co_op_where_a_card_is_played_for_another() -> None:
    deck = [("friend", "filler-3", "filler-4")]
    table = together(
        {}, {"hand": ["trail"]}, row=("trial", "other", "gift"), decks=deck, cards=[friend(), OTHER, TRAIL]
    )
    table.play("play:trail", seat=1)
    table.play("replace:gift", seat=1)
    assert table.asked == (0, "place-ally")
