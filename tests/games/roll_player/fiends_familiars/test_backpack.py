"""The Backpack: FF-CARD."""

from typing import Any

import pytest

from herowright.testing import Play, rule, situation

ROWS = ("str", "dex", "con", "int", "wis", "cha", "familiar")
FULL = {
    "str": ["green1", "green2", "green3"],
    "dex": ["blue1", "blue2", "blue3"],
    "con": ["red1", "red2", "red3"],
    "int": ["purple1", "purple2", "purple3"],
    "wis": ["black1", "black2", "black3"],
    "cha": ["white1", "white2", "white3"],
    "familiar": ["gold1", "gold2", "gold3"],
}


def game(*heroes: dict[str, Any], options: dict[str, str] | None = None, **arrangement: Any) -> Play:
    """Humans without gold. Seat 0 of two is about to choose an initiative card, unless arranged otherwise."""
    given = [*heroes, *[{}] * 2]
    people = [{"race": "human", "hero_class": ("monk", "thief")[seat], "gold": 0} | given[seat] for seat in range(2)]
    spec: dict[str, Any] = {"phase": "dice", "lurking": {}, **arrangement}
    if spec["phase"] == "dice" and "pool" not in spec:
        spec["pool"] = ["red1", "blue4", "green6"]
    return situation("roll-player", 2, {"expansion": "fiends-familiars", **(options or {})}, heroes=people, **spec)


def market(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Seat 0 of two is first in the Market Phase."""
    goods = {"phase": "market", "initiative": {0: 1, 1: 2}, "market": ["clarity", "weak", "climb", "honest"]}
    return game(*heroes, **(goods | arrangement))


def packed(*stored: str, **hero: Any) -> dict[str, Any]:
    """A hero with these dice in the Backpack."""
    return {"weapons": ["backpack"], "backpack": list(stored)} | hero


def without(*spaces: tuple[str, int]) -> dict[str, list[str | None]]:
    """A full sheet and familiar but for these spaces, counted from 1."""
    return {
        row: [None if (row, column) in spaces else die for column, die in enumerate(dice, 1)]
        for row, dice in FULL.items()
    }


def row_of(table: Play, row: str, seat: int = 0) -> list[str]:
    """The dice of a row, from the left; `-` is an empty space."""
    dice = table.view()["heroes"][seat]["rows"][row]
    return [f"{die['colour']}{die['face']}" if die else "-" for die in dice]


def stored(table: Play, seat: int = 0) -> list[str]:
    return [f"{die['colour']}{die['face']}" for die in table.view()["heroes"][seat]["backpack"]]


@rule("FF-CARD-02")
def test_the_backpack_keeps_a_die_from_the_sheet() -> None:
    table = game(packed())
    table.play("take:TOP")
    assert table.keys[:8] == [*(f"place:{row}" for row in ROWS), "store"]
    table.play("store")
    assert stored(table) == ["green6"]
    assert table.hero(0).occupied() == []
    assert table.asked == (1, "initiative")  # no die placed, no action


@rule("FF-CARD-02")
def test_both_dice_of_a_card_may_be_stored() -> None:
    table = game(packed(), call=9, pool=["red1", "blue1", "blue4", "red4", "green6", "white6"])
    table.play("take:2", "next:red4", "store", "store")
    assert stored(table) == ["red4", "blue4"]


@rule("FF-CARD-02")
@pytest.mark.parametrize("count", range(5))
def test_the_backpack_stores_at_most_four_dice(count: int) -> None:
    table = game(packed(*["white1"] * count))
    table.play("take:1")
    assert ("store" in table.keys) == (count < 4)
    if count == 4:
        assert table.refuse("store").rule == "FF-CARD-02"


@rule("FF-CARD-03")
@pytest.mark.parametrize(
    ("empty", "count", "room"),
    [
        ([("str", 3)], 0, True),
        ([("str", 3)], 1, False),
        ([("str", 3), ("cha", 2)], 1, True),
        ([("str", 3), ("cha", 2)], 2, False),
        ([("familiar", 1), ("familiar", 2), ("familiar", 3)], 2, True),
        ([("familiar", 1), ("familiar", 2), ("familiar", 3)], 3, False),
    ],
)
def test_it_never_holds_more_dice_than_sheet_and_familiar_have_spaces(
    empty: list[tuple[str, int]], count: int, room: bool
) -> None:
    table = game(packed(*["white1"] * count, rows=without(*empty)))
    table.play("take:1")
    assert ("store" in table.keys) == room
    if not room:
        assert table.refuse("store").rule == "FF-CARD-03"


@rule("FF-CARD-03")
def test_a_die_too_many_goes_back_into_the_bag() -> None:
    table = game(packed("white1", "black2", rows=without(("str", 3), ("cha", 2))))
    table.play("take:1")
    bag = table.view()["bag"]["black"]
    table.play("place:str")
    assert table.asked == (0, "too-many-stored")
    assert [key for key in table.keys if key.startswith("return")] == ["return:black2", "return:white1"]
    table.play("return:black2")
    assert (stored(table), table.view()["bag"]["black"]) == (["white1"], bag + 1)
    assert table.told("rp-event-returned")[-1].rule == "FF-CARD-03"


@rule("FF-CARD-03")
def test_a_stored_die_placed_first_is_one_die_less_to_find_room_for() -> None:
    table = game(packed("white1", rows=without(("str", 3))))
    table.play("take:1", "unpack:white1", "place:str", "skip")
    assert (stored(table), row_of(table, "str")) == ([], ["green1", "green2", "white1"])
    assert table.told("rp-event-no-room")[-1].args == {"die": "die:red1"}


@rule("FF-CARD-03")
def test_where_no_space_is_left_nothing_can_be_unpacked() -> None:
    table = game(packed("white1", rows=without(("str", 3))))
    table.play("take:1", "place:str")
    assert (table.asked, table.keys) == ((0, "too-many-stored"), ["return:white1", "drop:backpack"])
    assert table.refuse("unpack:white1").rule == "FF-CARD-04"


@rule("FF-CARD-03")
def test_whoever_drops_the_backpack_loses_the_dice_in_it_to_the_bag() -> None:
    """One after another, as they came in."""
    table = game(packed("white2", "white1", rows=without(("str", 3), ("cha", 2))))
    table.play("take:1", "place:str", "drop:backpack")
    assert stored(table) == []
    assert table.asked == (0, "action")
    assert [event.args["dice"] for event in table.told("rp-event-returned")] == ["die:white2", "die:white1"]


@rule("FF-CARD-04")
@pytest.mark.parametrize("phase", ["dice", "market", "hunt", "clean-up"])
@pytest.mark.parametrize("seat", [0, 1])
def test_stored_dice_may_be_placed_at_any_time_in_creation(phase: str, seat: int) -> None:
    heroes: list[dict[str, Any]] = [{"skills": ["climb"], "exhausted": ["climb"]}, {"gold": 1}]
    heroes[seat] |= packed("white5")
    if phase in ("market", "hunt"):
        table = market(*heroes)
        table.play(*["hunt"] * (phase == "hunt"))
    else:
        table = game(*heroes, phase=phase)
    assert "unpack:white5" in table.keys_of(seat)
    table.play("unpack:white5", seat=seat)
    table.play("place:wis", "skip", seat=seat)
    assert (stored(table, seat), row_of(table, "wis", seat)) == ([], ["white5", "-", "-"])
    assert table.table.decision is not None


@rule("FF-CARD-04")
def test_when_creation_is_over_nothing_is_unpacked() -> None:
    table = game(packed("white5", gold=5), phase="battle")
    assert table.asked == (0, "hire")
    assert table.refuse("unpack:white5").rule == "FF-CARD-04"


@rule("FF-CARD-04")
def test_only_a_die_that_lies_there_can_be_placed() -> None:
    table = game(packed("white5"))
    assert table.refuse("unpack:white4").rule == "FF-CARD-04"
    assert table.refuse("unpack:white5", seat=1).rule == "FF-CARD-04"


@rule("FF-CARD-05")
def test_a_stored_die_takes_the_leftmost_space_of_a_row_that_has_one() -> None:
    table = market(packed("white5", rows={"str": FULL["str"], "dex": ["blue1"]}))
    table.play("unpack:white5")
    assert table.asked == (0, "stored-row")
    assert table.keys == [f"place:{row}" for row in ROWS[1:]]
    table.play("place:dex")
    assert row_of(table, "dex") == ["blue1", "white5", "-"]


@rule("FF-CARD-05")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize(
    ("die", "there", "gold"), [("white5", 0, 0), ("white5", 2, 1), ("gold5", 0, 2), ("gold5", 2, 3)]
)
def test_a_stored_die_brings_the_gold_of_a_placed_one(row: str, die: str, there: int, gold: int) -> None:
    table = market(packed(die, rows={row: ["black1", "black2"][:there]}))
    table.play(f"unpack:{die}")
    assert table.hero(0).gold == 0
    table.play(f"place:{row}")
    assert table.hero(0).gold == gold


@rule("FF-CARD-05")
def test_storing_a_gold_die_brings_nothing_yet() -> None:
    table = game(packed(), pool=["gold1", "blue4", "green6"])
    table.play("take:1", "store")
    assert table.hero(0).gold == 0


# --- the action of a die placed by a card ------------------------------------------------------------


@rule("FF-CARD-06")
@pytest.mark.parametrize("options", [{}, {"FF-CARD-06": "action"}])
def test_a_die_from_the_backpack_allows_the_action_of_its_row(options: dict[str, str]) -> None:
    table = market(packed("white5"), options=options)
    table.play("unpack:white5", "place:cha")
    assert (table.asked, table.keys) == ((0, "stored-action"), ["skip", "token"])
    table.play("token")
    assert table.hero(0).tokens == 1


@rule("FF-CARD-06")
def test_on_the_familiar_it_is_the_familiars_action() -> None:
    table = market(packed("white5", familiar="silver-warthog"))
    table.play("unpack:white5", "place:familiar", "familiar")
    assert (table.hero(0).gold, table.hero(0).glory) == (1, 1)


@rule("FF-CARD-06")
def test_in_the_other_reading_such_a_die_allows_no_action() -> None:
    table = market(packed("white5", gold=2), options={"FF-CARD-06": "none"})
    table.play("unpack:white5", "place:cha")
    assert table.asked == (0, "market")
    table.play("buy:clarity", "die:cha:1", "space:str:2")
    assert table.asked == (1, "market")


@rule("FF-CARD-06")
def test_in_the_dice_phase_it_is_the_one_action() -> None:
    table = game(packed("white5"))
    table.play("unpack:white5", "place:cha", "token", "take:1", "place:str")
    assert (table.asked, table.hero(0).tokens) == ((1, "initiative"), 1)


@rule("FF-CARD-06")
def test_who_forgoes_it_keeps_the_one_action() -> None:
    table = game(packed("white5"))
    table.play("unpack:white5", "place:cha", "skip", "take:1", "place:cha")
    assert table.asked == (0, "action")


@rule("FF-CARD-06")
def test_after_the_one_action_a_stored_die_allows_none() -> None:
    table = game(packed("white5"))
    table.play("take:1", "place:cha", "token")
    assert table.asked == (1, "initiative")
    table.play("unpack:white5", seat=0)
    table.play("place:cha", seat=0)
    assert (table.asked, table.hero(0).tokens) == ((1, "initiative"), 1)


@rule("FF-CARD-06")
def test_the_action_is_one_even_when_both_are_open_at_once() -> None:
    table = game(packed("white5"))
    table.play("take:1", "place:str")
    assert table.asked == (0, "action")
    table.play("unpack:white5", "place:cha", "token")
    assert (table.asked, table.hero(0).tokens) == ((1, "initiative"), 1)


@rule("FF-CARD-06")
def test_outside_the_dice_phase_every_such_die_allows_an_action() -> None:
    table = market(packed("white5", "black5"))
    table.play("unpack:white5", "place:cha", "token", "unpack:black5", "place:cha", "token")
    assert table.hero(0).tokens == 2


@rule("FF-CARD-06")
def test_an_action_in_the_roll_phase_leaves_that_of_the_dice_phase() -> None:
    table = game(packed("white5"), phase="roll", draws=["red", "blue", "green"], rolls=[5, 2, 5])
    assert table.asked == (0, "order")
    table.play("unpack:white5", "place:cha", "token", "order:green5", "take:1", "place:cha")
    assert table.asked == (0, "action")


@rule("FF-CARD-07")
def test_creation_goes_on_while_somebody_holds_dice_back() -> None:
    table = game(
        {"rows": FULL}, packed("white5", rows=without(("str", 3))), phase="clean-up", first=1, draws=["red"] * 3
    )
    assert (table.view()["round"], table.view()["phase"]) == (2, "dice")
    table.play("take:1")  # the full one: the die comes to nothing (RP-DICE-28)
    assert [event.seat for event in table.told("rp-event-no-room")] == [0]
    assert table.asked == (1, "initiative")
    table.play("unpack:white5", "place:str", "skip", "take:2")
    first, second, *_ = (card["id"] for card in table.view()["market"])
    table.play(f"discard:{first}", f"discard:{second}")
    assert table.told("ff-event-battle") != []
