"""The end of character creation: FF-MON."""

from typing import Any

import pytest

from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

FULL = {
    "str": ["green1", "green2", "green3"],
    "dex": ["blue1", "blue2", "blue3"],
    "con": ["red1", "red2", "red3"],
    "int": ["purple1", "purple2", "purple3"],
    "wis": ["black1", "black2", "black3"],
    "cha": ["white1", "white2", "white3"],
    "familiar": ["gold1", "gold2", "gold3"],
}


def game(
    phase: str, *heroes: dict[str, Any], seats: int = 2, options: dict[str, str] | None = None, **given: Any
) -> Play:
    """Heroes without gold, unless they have some, against our hydra."""
    described = [*heroes, *[{}] * seats]
    classes = ("monk", "thief", "wizard")
    people = [{"race": "human", "hero_class": classes[seat], "gold": 0} | described[seat] for seat in range(seats)]
    settled = {"expansion": "fiends-familiars", **(options or {})}
    return situation(
        "roll-player", seats, settled, phase=phase, heroes=people, cards=[hydra()], monster="hydra", lurking={}, **given
    )


@rule("FF-MON-01")
def test_creation_ends_when_each_hero_has_21_dice() -> None:
    table = game("clean-up", {"rows": FULL}, {"rows": FULL})
    assert table.view()["phase"] == "over"
    assert len(table.told("ff-event-battle")) == 1


@rule("FF-MON-01")
@pytest.mark.parametrize("row", FULL)
@pytest.mark.parametrize("seat", [0, 1])
def test_one_empty_space_on_sheet_or_familiar_means_another_round(row: str, seat: int) -> None:
    heroes: list[dict[str, Any]] = [{"rows": FULL}, {"rows": FULL}]
    heroes[seat] = {"rows": FULL | {row: FULL[row][:2]}}
    table = game("clean-up", *heroes)
    assert (table.view()["round"], table.told("ff-event-battle")) == (2, [])


@rule("FF-MON-01")
def test_the_round_is_played_to_its_end_first() -> None:
    almost = FULL | {"familiar": FULL["familiar"][:2]}
    table = game(
        "dice", {"rows": almost}, {"rows": almost}, pool=["red1", "blue4", "green6"], market=["weak", "climb", "honest"]
    )
    table.play("take:1", "place:familiar", "skip", "take:2", "place:familiar", "skip")
    assert table.asked == (0, "market")
    table.play("discard:weak", "discard:climb")
    assert table.told("ff-event-battle") != []


@rule("FF-MON-02")
def test_the_last_chance_is_for_wounds_and_attribute_actions() -> None:
    table = game("clean-up", {"rows": FULL, "xp": 7, "wounds": 1}, {"rows": FULL})
    assert table.asked == (0, "last-call")
    assert table.keys == ["done", "xp:heal", "xp:str", "xp:dex", "xp:con", "xp:int", "xp:wis", "xp:cha"]
    table.play("xp:heal")
    assert (table.hero(0).xp, table.hero(0).wounds) == (5, 0)
    table.play("xp:str", "flip:str:1")
    assert table.view()["heroes"][0]["rows"]["str"][0]["face"] == 6
    assert table.hero(0).xp == 0
    assert table.view()["phase"] == "over"


@rule("FF-MON-02")
def test_each_hero_who_can_spend_xp_is_asked_from_the_first_player_on() -> None:
    heroes = [{"xp": xp, "rows": {"str": ["red1"]}} for xp in (5, 4, 5)]
    table = game("last-call", *heroes, seats=3, first=2)
    assert table.asked == (2, "last-call")
    table.play("done")
    assert table.asked == (0, "last-call")
    table.play("done")  # nobody asks the one with 4 XP and no wound
    assert table.asked == (2, "hire")


@rule("FF-MON-02")
def test_whoever_is_done_may_still_change_their_mind_until_all_are() -> None:
    table = game("last-call", {"xp": 2, "wounds": 1}, {"xp": 2, "wounds": 1})
    table.play("done")
    assert table.asked == (1, "last-call")
    table.play("xp:heal", seat=0)
    assert table.hero(0).wounds == 0
    table.play("done")
    assert table.hero(1).wounds == 1


@rule("FF-MON-03")
@pytest.mark.parametrize("options", [{}, {"FF-MON-03": "allowed"}])
def test_fiends_can_be_banished_and_skills_used_in_the_last_window(options: dict[str, str]) -> None:
    hero = {"gold": 5, "fiends": ["fiend-of-misery"], "skills": ["charm"], "rows": {"familiar": ["red2"]}}
    table = game("last-call", hero, options=options)
    assert table.keys == ["done", "use:charm", "banish:fiend-of-misery:gold"]
    table.play("use:charm", "raise2:familiar:1", "banish:fiend-of-misery:gold")
    assert table.view()["heroes"][0]["power"] == 4
    assert [fiend.id for fiend in table.hero(0).banished] == ["fiend-of-misery"]


@rule("FF-MON-03")
def test_in_the_other_reading_the_last_window_is_for_xp_alone() -> None:
    hero = {"gold": 5, "xp": 2, "wounds": 1, "fiends": ["fiend-of-misery"], "skills": ["charm"], "weapons": ["glaive"]}
    table = game("last-call", hero, options={"FF-MON-03": "refused"})
    assert table.keys == ["done", "drop:glaive", "xp:heal"]
    assert table.refuse("banish:fiend-of-misery:gold").rule == "FF-MON-03"
    assert table.refuse("use:charm").rule == "FF-MON-03"


@rule("FF-MON-03")
def test_the_other_reading_lets_heroes_banish_and_use_skills_until_then() -> None:
    hero = {"gold": 5, "fiends": ["fiend-of-misery"], "skills": ["charm"]}
    table = game("dice", hero, options={"FF-MON-03": "refused"}, pool=["red1", "blue4", "green6"])
    assert {"use:charm", "banish:fiend-of-misery:gold"} <= set(table.keys)


@rule("FF-MON-03", "FF-MON-20")
def test_when_the_window_closes_the_hero_is_frozen() -> None:
    hero = {
        "gold": 5, "xp": 9, "wounds": 1, "tokens": 1, "fiends": ["fiend-of-misery"], "skills": ["charm"],
        "weapons": ["glaive"], "rows": {"str": ["red1"]},
    }  # fmt: skip
    table = game("battle", hero)
    assert (table.asked, table.keys) == ((0, "hire"), ["no-more", "hire:xp", "hire:gold"])
    refused = {
        "xp:heal": "FF-XP-02",
        "xp:str": "FF-XP-04",
        "banish:fiend-of-misery:gold": "FF-FIEND-01",
        "banish:fiend-of-misery:token": "FF-FIEND-01",
        "use:charm": "FF-MON-03",
        "drop:glaive": "FF-MON-03",
    }
    for key, clause in refused.items():
        refusal = table.refuse(key)
        assert (refusal.rule, refusal.reason.id) == (clause, "ff-no-too-late")
    assert table.keys_of(1) == []
