"""What a Hunt brings: rewards, trophies and adventure tokens (FF-HUNT)."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.powers import TrophyPays
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.testing import weapon
from herowright.testing import Play, rule
from tests.games.roll_player.fiends_familiars.hunting import CARDS, deck_of, hunt, market


def gained(table: Play) -> dict[str, int]:
    hero = table.hero(0)
    counted = {"gold": hero.gold, "xp": hero.xp, "glory": hero.glory, "wounds": hero.wounds}
    return {name: value for name, value in counted.items() if value}


# --- the tier ------------------------------------------------------------------------------------


@rule("FF-HUNT-13")
@pytest.mark.parametrize(
    ("rolls", "gains"),
    [
        ((1, 2), {"wounds": 2}),
        ((1, 3), {"gold": 1}),
        ((3, 3), {"gold": 1}),
        ((3, 4), {"gold": 3, "xp": 2, "glory": 1}),
        ((6, 6), {"gold": 3, "xp": 2, "glory": 1}),
    ],
    ids=["bad", "second", "just-second", "third", "best"],
)
def test_the_sum_selects_the_tier_and_all_it_lists_comes_at_once(rolls: tuple[int, int], gains: dict[str, int]) -> None:
    table = hunt("wolf", "crow", gold=5, rolls=rolls)
    told = table.play("hire:gold", "roll")
    assert (table.hero(0).result, gained(table)) == (sum(rolls), gains)
    rewarding = {"rp-event-gold", "ff-event-glory", "ff-event-xp", "ff-event-wounds"}
    rewards = {event.kind.partition("-event-")[2]: event for event in told if event.kind in rewarding}
    assert {name: event.args[name] for name, event in rewards.items()} == gains
    assert {event.rule for event in rewards.values()} == {"FF-HUNT-13"}


@rule("FF-HUNT-13")
def test_only_the_hunter_gains() -> None:
    table = hunt("wolf", "crow", gold=5, rolls=(6, 6))
    before = table.view()["heroes"][1]
    table.play("hire:gold", "roll")
    assert table.view()["heroes"][1] == before


@rule("FF-HUNT-13")
@pytest.mark.parametrize(("fiends", "result", "gains"), [([], 5, {"gold": 1}), (["fog"], 3, {"wounds": 2})])
def test_what_cards_take_from_the_sum_counts(fiends: list[str], result: int, gains: dict[str, int]) -> None:
    table = hunt("wolf", "crow", fiends=fiends, rolls=(5,))
    table.play("roll")
    assert (table.hero(0).result, gained(table)) == (result, gains)


@rule("FF-HUNT-13")
def test_a_sum_below_nothing_is_the_lowest_tier() -> None:
    table = hunt("wolf", "crow", fiends=["fog"], rolls=(1,))
    table.play("roll")
    assert (table.hero(0).result, gained(table)) == (-1, {"wounds": 2})


@rule("FF-HUNT-14")
@pytest.mark.parametrize(
    ("reading", "gains"),
    [("tier-reached", {"gold": 3, "xp": 2, "glory": 1}), ("lower-tiers-too", {"gold": 4, "xp": 2, "glory": 1})],
)
def test_one_tier_pays_or_those_below_it_too_but_never_their_wounds(reading: str, gains: dict[str, int]) -> None:
    table = hunt("wolf", "crow", gold=5, rolls=(6, 6), options={"FF-HUNT-14": reading})
    table.play("hire:gold", "roll")
    assert gained(table) == gains
    assert [card.id for card in table.hero(0).trophies] == ["wolf"]


@rule("FF-HUNT-14")
@pytest.mark.parametrize("reading", ["tier-reached", "lower-tiers-too"])
def test_the_wounds_of_the_tier_reached_are_taken_in_both_readings(reading: str) -> None:
    table = hunt("wolf", "crow", rolls=(1,), options={"FF-HUNT-14": reading})
    table.play("roll")
    assert gained(table) == {"wounds": 2}


@rule("FF-HUNT-14")
def test_only_the_tier_reached_pays_without_choosing_a_reading() -> None:
    table = hunt("wolf", "crow", gold=5, rolls=(6, 6))
    table.play("hire:gold", "roll")
    assert gained(table)["gold"] == 3


# --- actions -------------------------------------------------------------------------------------


@rule("FF-HUNT-15")
@pytest.mark.parametrize(
    ("minion", "way_out", "action"),
    [
        ("elf", "skip", ["flip:str:1"]),
        ("fay", "skip", ["die:str:1", "space:con:1", "skip"]),
        ("nix", "done", ["move:good", "done"]),
        ("ghoul", "skip", ["fiend:fog"]),
    ],
)
def test_an_action_in_a_reward_may_be_left_out(minion: str, way_out: str, action: list[str]) -> None:
    hero: dict[str, Any] = {"rows": {"str": ["red2"]}, "fiends": ["fog"]}
    left, used = (hunt(minion, "crow", **hero) for _ in range(2))
    for table in (left, used):
        table.play("roll")
        assert (table.asked[0], way_out in table.keys) == (0, True)
    before = left.view()["heroes"][0]
    left.play(way_out)
    after = left.view()["heroes"][0]
    assert all(after[part] == before[part] for part in ("rows", "marker", "fiends", "banished"))
    used.play(*action)
    changed = used.view()["heroes"][0]
    assert any(changed[part] != before[part] for part in ("rows", "marker", "fiends", "banished"))
    assert left.asked == used.asked == (1, "market")


@rule("FF-HUNT-15")
def test_what_else_the_reward_lists_comes_without_the_action() -> None:
    table = hunt("elf", "crow", rows={"str": ["red2"]})
    table.play("roll")
    assert table.hero(0).xp == 1
    table.play("skip")
    assert table.hero(0).xp == 1


# --- no trophy -----------------------------------------------------------------------------------


@rule("FF-HUNT-16", "FF-HUNT-21")
def test_without_a_trophy_the_minion_goes_under_its_deck() -> None:
    table = hunt("wolf", "crow", "toad", rolls=(4,))
    told = table.play("roll")
    assert (deck_of(table), table.hero(0).trophies, table.hero(0).adventure_tokens) == (["crow", "toad", "wolf"], (), 0)
    assert [(event.kind, event.rule) for event in told[-2:]] == [
        ("ff-event-minion-under", "FF-HUNT-16"),
        ("ff-event-minion", "FF-HUNT-21"),
    ]
    assert table.view()["minion"]["id"] == "crow"


@rule("FF-HUNT-16")
def test_the_only_minion_stays_face_up() -> None:
    table = hunt("wolf", rolls=(4,))
    table.play("roll")
    assert (deck_of(table), table.view()["minion"]["left"]) == (["wolf"], 1)


# --- trophies and tokens -------------------------------------------------------------------------


@rule("FF-HUNT-17", "FF-HUNT-21")
def test_a_trophy_is_the_minion_card_with_an_adventure_token() -> None:
    table = hunt("hare", "crow", "toad")
    told = table.play("roll")
    hero = table.view()["heroes"][0]
    assert (hero["trophies"], hero["adventure_tokens"]) == (["hare"], ["lair"])
    assert deck_of(table) == ["crow", "toad"]
    assert [(event.kind, event.rule) for event in told[-4:]] == [
        ("ff-event-trophy", "FF-HUNT-17"),
        ("ff-event-token", "FF-HUNT-18"),
        ("ff-event-looked", "FF-HUNT-20"),
        ("ff-event-minion", "FF-HUNT-21"),
    ]


@rule("FF-HUNT-17", "RP-CARD-01")
def test_what_a_card_pays_for_a_trophy_comes_with_it() -> None:
    lasso = weapon("lasso", TrophyPays(xp=2, gold=3, glory=4))
    table = market("hare", "crow", weapons=["lasso"], cards=(*CARDS, lasso))
    table.play("hunt", "roll")
    hero = table.hero(0)
    assert (hero.xp, hero.gold, hero.glory) == (2, 3, 4)


@rule("FF-HUNT-18")
@pytest.mark.parametrize("already", [0, 1, 2])
def test_the_tokens_come_in_the_order_lair_trap_attack(already: int) -> None:
    table = hunt("hare", "crow", trophies=["doe", "bat-swarm"][:already], adventure_tokens=already)
    told = table.play("roll")
    assert table.view()["heroes"][0]["adventure_tokens"] == list(KINDS[: already + 1])
    assert [event.args["kind"] for event in told if event.kind == "ff-event-token"] == [
        f"adventure-kind:{KINDS[already]}"
    ]


@rule("FF-HUNT-18")
def test_each_hero_has_an_order_of_tokens_of_their_own() -> None:
    table = hunt("hare", "doe", "crow")
    table.play("roll", "hunt", "roll")
    assert [hero["adventure_tokens"] for hero in table.view()["heroes"]] == [["lair"], ["lair"]]


@rule("FF-HUNT-19")
def test_whoever_has_all_three_tokens_gets_1_xp_and_the_trophy() -> None:
    table = hunt("hare", "crow", trophies=["doe", "bat-swarm", "golem"], adventure_tokens=3, xp=0)
    told = table.play("roll")
    hero = table.view()["heroes"][0]
    assert (hero["trophies"], hero["adventure_tokens"], hero["xp"]) == (
        ["doe", "bat-swarm", "golem", "hare"],
        list(KINDS),
        1,
    )
    assert [event.rule for event in told if event.kind == "ff-event-xp"] == ["FF-HUNT-19"]
    assert not [event for event in told if event.kind in ("ff-event-token", "ff-event-looked")]


@rule("FF-HUNT-20")
@pytest.mark.parametrize("already", [0, 1, 2])
def test_the_owner_of_a_new_token_alone_sees_the_adventure_card_of_its_kind(already: int) -> None:
    table = hunt("hare", "crow", adventure_tokens=already, looked=[])
    assert [card["id"] for card in table.view(0)["adventure"]] == [None] * 3
    table.play("roll")
    card = table.state.adventure[already].id
    assert [seen["id"] for seen in table.view(0)["adventure"]] == [
        card if number == already else None for number in range(3)
    ]
    for other in (1, None):
        assert [seen["id"] for seen in table.view(other)["adventure"]] == [None] * 3
    looks = [event for event in table.table.events(0) if event.kind == "ff-event-looked"]
    assert [event.args["card"] for event in looks] == [f"adventure:{card}"]
    for other in (1, None):
        assert not [event for event in table.table.events(other) if event.kind == "ff-event-looked"]


@rule("FF-HUNT-20")
def test_the_owner_may_look_again_at_any_later_time() -> None:
    table = hunt("hare", "crow", market=["climb", "search"])
    table.play("roll")
    card = table.state.adventure[0].id
    table.play("discard:climb")
    assert (table.view()["round"], table.view()["phase"]) == (2, "dice")
    assert table.view(0)["adventure"][0]["id"] == card


@rule("FF-HUNT-21")
def test_after_the_hunt_the_combat_dice_are_back_in_the_reserve() -> None:
    table = hunt("crow", "wolf", gold=10)
    table.play("hire:gold", "hire:gold")
    assert table.view()["heroes"][0]["combat_dice"] == 3
    table.play("roll")
    assert table.view()["heroes"][0]["combat_dice"] == 0
    assert (table.view(0)["minion"]["id"], table.view(0)["minion"]["pool"]) == ("wolf", 1)


@rule("FF-HUNT-22")
@pytest.mark.parametrize("tokens", [{}, {"glory": 5}, {"wounds": 5}])
def test_glory_and_wounds_do_not_change_the_result_of_a_hunt(tokens: dict[str, int]) -> None:
    table = hunt("crow", "wolf", rolls=(4,), **tokens)
    table.play("roll")
    assert (len(table.hero(0).combat), table.hero(0).result) == (1, 4)


# --- no minion left ------------------------------------------------------------------------------


@rule("FF-HUNT-23")
def test_without_a_minion_nobody_hunts() -> None:
    table = market()
    assert table.view()["minion"] is None
    assert table.keys == ["discard:climb"]
    assert table.refuse("hunt").rule == "FF-HUNT-23"


@rule("FF-HUNT-23")
def test_when_the_last_minion_becomes_a_trophy_the_next_hero_cannot_hunt() -> None:
    table = hunt("hare")
    table.play("roll")
    assert (table.asked, table.view()["minion"], table.keys) == ((1, "market"), None, ["buy:climb", "discard:climb"])


# --- what there is to gain -----------------------------------------------------------------------


@rule("FF-HUNT-24")
@pytest.mark.parametrize("expansion", ["fiends-familiars", "fiends-familiars-mm"])
def test_minions_pay_xp_glory_and_gold_and_wound_only_whoever_loses_badly(expansion: str) -> None:
    box = fiends_box_of("pl2", expansion)
    rewards = [tier.reward for minion in box.minions for tier in minion.tiers]
    assert all(any(getattr(reward, kind) for reward in rewards) for kind in ("xp", "glory", "gold", "wounds"))
    assert not any(reward.dice for reward in rewards)
    for minion in box.minions:
        wounds = [tier.reward.wounds for tier in minion.tiers]
        assert wounds == sorted(wounds, reverse=True)
        assert not any(tier.reward.wounds for tier in minion.tiers if tier.trophy)
