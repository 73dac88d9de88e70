"""Between games: decks are put together again, characters come and go (PF-BETWEEN)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.types import Play as Power
from herowright.games.pathfinder.rules import campaign, piles
from herowright.games.pathfinder.rules import party as parties
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import BANISH, ITEM, WEAPON
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, game, ids, in_box, zone

KINDS = ("sword", "charm", "shield", "lens", "friend", "prayer")
# Three cards of each kind: what the cards list of a hero of the tests asks for.
FULL = [id for id in KINDS for _ in range(3)]
RELIC = boon("relic", ITEM, loot=True, copies={"B": 1})
POTION = boon("potion", ITEM, Power(BANISH, Heal("1", OWN)))


def less(*gone: str) -> list[str]:
    """The full deck without some cards."""
    deck = FULL[:]
    for id in gone:
        deck.remove(id)
    return deck


def between(*heroes: Mapping[str, Any], **arrangement: Any) -> Table:
    """The scenario is over, and the cards are about to be gathered."""
    laid: dict[str, Any] = {"options": {"party": new_party()}, "step": ("gather",), "cards": [RELIC, POTION]}
    return game(*heroes, **laid | arrangement)


def done(table: Table) -> None:
    """Everybody keeps what is there."""
    table.play_out(lambda table: "done")


def at_adventure(number: int) -> Any:
    """Brigandoom! as a scenario of the adventure deck with that number."""
    return replace(BOX.find("adventure", "perils-of-the-lost-coast"), number=number)


# --- the cards -------------------------------------------------------------------------------------------


@rule("PF-BETWEEN-01", "PF-BETWEEN-02")
def test_deck_hand_discards_and_buried_and_displayed_cards_are_taken_together() -> None:
    zones = {"deck": FULL[:14], "hand": [FULL[14]], "discard": [FULL[15]], "buried": [FULL[16]], "displayed": FULL[17:]}
    table = between(zones)
    assert sorted(zone(table, "deck")) == sorted(FULL)
    assert [zone(table, name) for name in ("hand", "discard", "buried", "displayed")] == [[], [], [], []]


@rule("PF-BETWEEN-02")
def test_a_banished_card_is_not_taken() -> None:
    hero = {"hand": ["potion"], "deck": less("lens"), "discard": ["lens"]}
    table = between(hero, step=("turn",), blessings=0)
    table.play("banish:potion", "end", "done")
    assert table.asked == (0, "rebuild")
    assert sorted(zone(table, "deck")) == sorted(FULL)
    assert in_box(table, "potion") == 4


@rule("PF-BETWEEN-03")
def test_cards_are_passed_on_freely() -> None:
    table = between({"deck": FULL}, {"deck": [*less("lens"), "cloak"]})
    table.play("return:lens", "done")
    assert (table.asked, "take:lens" in table.keys) == ((1, "rebuild"), True)
    table.play("return:cloak", "take:lens", "done")
    table.play("take:cloak")
    done(table)
    assert sorted(zone(table, "deck", 1)) == sorted(FULL)
    assert sorted(zone(table, "deck", 0)) == sorted([*less("lens"), "cloak"])
    assert [event.kind for event in table.table.log].count("pf-event-takes") == 2


@rule("PF-BETWEEN-04")
@pytest.mark.parametrize(("feats", "fits"), [({}, 3), ({"cards": {"weapon": 1}}, 4)])
@pytest.mark.parametrize("swords", [2, 3, 4, 5])
def test_a_deck_must_match_its_list_with_card_feats(feats: dict[str, Any], fits: int, swords: int) -> None:
    deck = [*less("sword", "sword", "sword"), *["sword"] * swords]
    table = between({"deck": deck, "feats": feats}, {"deck": FULL})
    if swords > fits:
        assert table.keys == ["return:sword"]
        return
    table.play("done", "done")
    assert table.asked == (0, "rebuild")
    assert ("done" in table.keys) is (swords == fits)
    assert {table.state.box.named(key[4:]).kind for key in table.keys if key.startswith("box:")} == (
        set() if swords == fits else {WEAPON}
    )


@rule("PF-BETWEEN-05")
@pytest.mark.parametrize("others", [1, 2, 3])
def test_a_loot_card_fills_a_place_of_its_type(others: int) -> None:
    table = between({"deck": [*less("lens", "lens", "lens"), *["lens"] * others, "relic"]})
    if others == 3:
        assert sorted(table.keys) == ["return:lens", "return:relic"]
        return
    table.play("done")
    assert ("done" in table.keys) is (others == 2)


@rule("PF-BETWEEN-06")
def test_the_box_fills_a_gap_only_when_nobody_has_such_a_card() -> None:
    rare = boon("rare", WEAPON, basic=False)
    heroes: list[dict[str, Any]] = [{"deck": less("sword", "sword")}, {"deck": [*FULL, "sword"]}]
    box = {WEAPON: ["rare", "sword", "longsword"]}
    table = between(*heroes, cards=[rare], box=box)
    table.play("done", "return:sword", "done")
    assert (table.asked, table.keys) == ((0, "rebuild"), ["take:sword"])
    table.play("take:sword")
    assert table.keys == ["box:sword", "box:longsword"], "Basic ones only"
    assert table.refuse("box:rare").rule == "PF-BETWEEN-06"
    told = table.play("box:longsword")
    assert [event.rule for event in told] == ["PF-BETWEEN-06"]
    assert table.keys == ["done"]


MARKS = {0: "", 1: "", 2: "", 3: "BC1", 4: "BC12", 5: "BC123", 6: "BC1234"}
BLADES = [boon(f"blade-{mark.lower()}", WEAPON, basic=False, copies={mark: 1}) for mark in "BC123456"]
BLADE_BOX = {WEAPON: ["sword", *(card.id for card in BLADES)]}


def offered(marks: str) -> list[str]:
    return ["box:sword", *(f"box:blade-{mark.lower()}" for mark in marks)]


@rule("PF-BETWEEN-07", "PF-BETWEEN-08")
@pytest.mark.parametrize("number", range(7))
def test_later_in_the_path_gaps_may_be_filled_with_cards_of_earlier_sets(number: int) -> None:
    cards = [*BLADES, at_adventure(number)]
    table = between({"deck": less("sword")}, cards=cards, box=BLADE_BOX)
    table.play("done")
    assert table.keys == offered(MARKS[number])


@rule("PF-BETWEEN-07")
@pytest.mark.parametrize("number", [2, 3, 5])
def test_and_so_may_the_deck_of_a_new_character(number: int) -> None:
    cards = [*BLADES, at_adventure(number)]
    options = {"party": new_party(), "decks": "own"}
    table = between({"deck": []}, cards=cards, box=BLADE_BOX, options=options, step=("decks", 0))
    table.play("own")
    weapons = [key for key in table.keys if table.state.box.named(key[4:]).kind == WEAPON]
    assert weapons == offered(MARKS[number])


@rule("PF-BETWEEN-07")
def test_who_has_come_that_far_keeps_the_choice_in_an_earlier_adventure() -> None:
    options = {"party": {**new_party(), "adventure": 4}}
    table = between({"deck": less("sword")}, cards=BLADES, box=BLADE_BOX, options=options)
    table.play("done")
    assert table.keys == offered(MARKS[4])


@rule("PF-BETWEEN-09")
def test_what_is_left_over_goes_to_the_box() -> None:
    heroes: list[dict[str, Any]] = [{"deck": [*FULL, "cloak"]}, {"dead": True, "deck": [], "buried": ["relic", "bolt"]}]
    table = between(*heroes)
    before = [in_box(table, id) for id in ("cloak", "relic", "bolt")]
    table.play("return:cloak")
    assert sorted(ids(table.state.pool)) == ["bolt", "cloak", "relic"]
    done(table)
    assert [in_box(table, id) for id in ("cloak", "relic", "bolt")] == [each + 1 for each in before]
    assert (ids(table.state.piles["loot"]), table.state.pool) == (["relic"], [])


# --- the characters --------------------------------------------------------------------------------------


def deck_list(character: str) -> list[str]:
    sample = BOX.find("character", character).sample
    return [id for id, count in sample.items() for _ in range(count)]


def party(*characters: str) -> dict[str, Any]:
    members = [{**campaign.fresh(each), "deck": deck_list(each)} for each in characters]
    return {**new_party(), "members": members}


@rule("PF-BETWEEN-10", "PF-BETWEEN-11")
def test_after_a_switch_the_old_cards_are_in_the_box() -> None:
    def codices(who: dict[str, Any]) -> tuple[str, int, int]:
        """Who plays; how many Codices are in the deck and how many in the box."""
        table = situation("pathfinder", 1, {"party": who})
        hero = table.hero(0)
        cards = [*hero.deck, *hero.hand]
        return hero.character.id, ids(cards).count("codex"), in_box(table, "codex")

    assert codices(party("ezren")) == ("ezren", 1, 1)
    assert codices(campaign.switch(party("ezren"), 0, "valeros")) == ("valeros", 0, 2)


@rule("PF-BETWEEN-12", "PF-BETWEEN-13")
def test_on_returning_the_deck_is_put_together_from_its_list() -> None:
    feats = {"skills": {"intelligence": 2}, "powers": {}, "cards": {}}
    away = party("ezren")
    away["members"][0]["feats"] = feats
    back = campaign.switch(campaign.switch(away, 0, "valeros"), 0, "ezren")
    table = situation("pathfinder", 1, {"party": back})
    assert sorted(ids(table.hero(0).deck)) == sorted(deck_list("ezren"))
    assert table.hero(0).feats.skills == {3: 2}


@rule("PF-BETWEEN-14")
@pytest.mark.parametrize("step", [("turn",), ("gather",)])
def test_nobody_is_exchanged_during_a_scenario(step: tuple[str, ...]) -> None:
    resting = party("lem")["members"]
    table = between({"deck": FULL}, options={"party": {**new_party(), "resting": resting}}, step=step)
    assert not [key for key in table.keys if key.startswith("character:")]
    table.refuse("character:lem")
    assert table.hero(0).character.id == "hero-0"


# --- the rule of the path --------------------------------------------------------------------------------

BASIC, ELITE, PLAIN = bane("rat", basic=True), bane("wyrm", elite=True), bane("boar")
OUTGROWN: dict[int, list[str]] = {0: [], 2: [], 3: ["rat"], 4: ["rat"], 5: ["rat", "wyrm"], 6: ["rat", "wyrm"]}


@rule("PF-CARD-02", "PF-PLAY-14")
@pytest.mark.parametrize("number", OUTGROWN)
@pytest.mark.parametrize("path", [True, False])
def test_late_in_the_path_banished_banes_are_outgrown_and_boons_are_not(number: int, path: bool) -> None:
    cards = [BASIC, ELITE, PLAIN, boon("ring", ITEM, elite=True), at_adventure(number)]
    options = {"party": new_party()} if path else {}
    table = between({}, step=("turn",), cards=cards, options=options)
    names = ("rat", "wyrm", "boar", "sword", "ring")
    before = {id: in_box(table, id) for id in names}
    for id in names:
        piles.banish(table.state, table.state.box.named(id))
    gone = OUTGROWN[number] if path else []
    assert ids(table.state.removed) == gone
    assert {id: in_box(table, id) - before[id] for id in names} == {id: int(id not in gone) for id in names}


@rule("PF-CARD-02")
def test_a_defeated_bane_that_is_outgrown_stays_away_from_the_party() -> None:
    table = between(
        {"deck": FULL}, places={"glade": ["rat"]}, cards=[BASIC, at_adventure(3)], step=("turn",), rolls=[8]
    )
    table.play("explore", "fight:strength", "roll")
    assert (ids(table.state.removed), in_box(table, "rat")) == (["rat"], 3)
    assert parties.after(table.state)["removed"] == ["rat"]
    fewer = situation("pathfinder", 1, {"party": {**new_party(), "removed": ["bunyip"]}})
    assert in_box(fewer, "bunyip") == BOX.find("bane", "bunyip").copies["B"] - 1
