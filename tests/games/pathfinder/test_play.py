"""Playing cards: PF-PLAY."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.arms import Offhand
from herowright.games.pathfinder.cards.effects import AddDice, Fight, More, Reroll
from herowright.games.pathfinder.cards.forms import Pay, Use
from herowright.games.pathfinder.cards.on import ANYBODY, OWN, On
from herowright.games.pathfinder.cards.outside import Examine, Retrieve
from herowright.games.pathfinder.cards.standing import ENTERS, MEETS, When
from herowright.games.pathfinder.cards.troubles import Damage, LoseCards
from herowright.games.pathfinder.cards.types import Boon, Play
from herowright.games.pathfinder.cards.wonders import Lasting, Search
from herowright.games.pathfinder.rules.components import (
    ALLY,
    BANISH,
    BURY,
    COMBAT,
    COSTS,
    DISCARD,
    DISPLAY,
    ITEM,
    MELEE,
    RECHARGE,
    REVEAL,
    SPELL,
    WEAPON,
)
from herowright.testing import rule
from tests.games.pathfinder.helpers import (
    PEBBLES,
    bane,
    boon,
    deck_of,
    falls,
    game,
    in_box,
    kinds,
    location,
    rules_told,
    zone,
)

NOBODY = {"asking": "nobody"}
ON_ANY = On(ANYBODY)
# Where a card goes that was played in each of the six ways.
ZONES = {REVEAL: "hand", DISPLAY: "displayed", DISCARD: "discard", RECHARGE: "deck", BURY: "buried", BANISH: ""}


def charm(*powers: Play, **values: Any) -> Boon:
    return boon("trinket", ITEM, *powers, **values)


# --- what playing is -------------------------------------------------------------------------------------


@rule("PF-PLAY-01", "PF-PLAY-08", "PF-PLAY-09", "PF-PLAY-11", "PF-PLAY-12", "PF-PLAY-13", "PF-PLAY-14")
@pytest.mark.parametrize("cost", COSTS)
def test_a_played_card_goes_where_its_power_says(cost: str) -> None:
    effect = Lasting("1d6") if cost == DISPLAY else Examine()
    hero = {"hand": ["trinket"], "deck": ["pebble-1"], "discard": ["pebble-9"]}
    table = game(hero, cards=[charm(Play(cost, effect))])
    before = in_box(table, "trinket")
    told = table.play(f"{cost}:trinket")
    assert told[0].rule == "PF-PLAY-01"
    assert told[0].args == {"card": "boon:trinket", "cost": cost}
    lying = [name for name in ZONES.values() if name and "trinket" in zone(table, name)]
    assert lying == ([ZONES[cost]] if cost != BANISH else [])
    assert in_box(table, "trinket") - before == (cost == BANISH)
    if cost in (DISCARD, RECHARGE):
        assert zone(table, ZONES[cost])[-1] == "trinket"  # on the pile, or under the deck


@rule("PF-PLAY-02", "PF-PLAY-03")
def test_a_card_that_pays_for_a_power_is_not_played() -> None:
    power = Use(AddDice("1d6", On(OWN)), pay=Pay(DISCARD, kinds=(SPELL,)))
    table = game({"hand": ["charm"], "powers": {"burning": power}}, rolls=[9, 1])
    table.play("explore", "fight:strength", "power:burning", "pay:charm", "roll")
    assert table.asked == (0, "turn")  # no recharge check came
    assert zone(table, "discard") == ["charm"]
    assert "plays" not in kinds(table)
    assert [event.rule for event in table.told("pf-event-loses")] == ["PF-PLAY-02"]


@rule("PF-PLAY-03")
def test_the_same_card_played_can_be_recharged() -> None:
    table = game({"hand": ["charm"], "deck": []}, rolls=[9, 1, 4])
    table.play("explore", "fight:strength", "discard:charm", "roll", "yes", "roll")
    assert (zone(table, "deck"), zone(table, "discard")) == (["charm"], [])


@rule("PF-PLAY-04")
@pytest.mark.parametrize("first", [["power:burning", "pay:spark"], ["discard:charm"]])
def test_a_card_that_pays_does_not_count_as_one_of_its_kind(first: list[str]) -> None:
    power = Use(AddDice("1d6", On(OWN)), pay=Pay(DISCARD, kinds=(SPELL,)))
    spark = boon("spark", SPELL)
    table = game({"hand": ["charm", "spark"], "powers": {"burning": power}}, cards=[spark])
    table.play("explore", "fight:strength", *first)
    assert ("discard:charm" if "pay:spark" in first else "power:burning") in table.keys


# --- several powers --------------------------------------------------------------------------------------

BOTH = charm(Play(REVEAL, AddDice("1", ON_ANY)), Play(DISCARD, AddDice("2", ON_ANY)))


@rule("PF-PLAY-05", "PF-PLAY-06")
@pytest.mark.parametrize(("key", "plus"), [("reveal:trinket:1", 1), ("discard:trinket:2", 2)])
def test_one_play_uses_one_power(key: str, plus: int) -> None:
    table = game({"hand": ["trinket"]}, cards=[BOTH], rolls=[8])
    table.play("explore", "fight:strength")
    assert table.keys == ["roll", "reveal:trinket:1", "discard:trinket:2"]
    table.play(key)
    assert table.view()["check"]["plus"] == plus
    assert table.keys == ["roll"]
    gone = key.startswith(DISCARD)
    assert zone(table, "hand") == ([] if gone else ["trinket"])
    rule = table.refuse("reveal:trinket:1").rule
    assert rule == ("PF-PLAY-01" if gone else "PF-CHECK-12")
    table.play("roll")
    assert falls(table) == [("d10=8", plus, 8 + plus, 8)]


@rule("PF-PLAY-07")
def test_a_card_still_in_hand_is_played_again_in_a_later_check() -> None:
    table = game({"hand": ["trinket", "runner"]}, cards=[BOTH], rolls=[8, 8])
    table.play("explore", "fight:strength", "reveal:trinket:1", "roll")
    table.play("discard:runner", "fight:strength")
    assert table.keys == ["roll", "reveal:trinket:1", "discard:trinket:2"]
    table.play("reveal:trinket:1", "roll")
    assert falls(table) == [("d10=8", 1, 9, 8), ("d10=8", 1, 9, 8)]


@rule("PF-PLAY-07")
@pytest.mark.parametrize("linked", [True, False])
def test_a_second_power_follows_in_the_same_check_only_where_the_text_links_them(linked: bool) -> None:
    more = Play(DISCARD, More("1d6"))
    first = Play(REVEAL, Fight((MELEE,), "1d8"), also=more if linked else None)
    blade = boon("blade", WEAPON, first) if linked else boon("blade", WEAPON, first, Play(DISCARD, AddDice("1d6")))
    table = game({"hand": ["blade"]}, cards=[blade])
    table.play("explore")
    assert table.refuse("also:discard:blade").rule == ("PF-PLAY-07" if linked else "PF-PLAY-01")
    table.play("reveal:blade:melee" if linked else "reveal:blade:1:melee")
    assert table.keys == (["roll", "also:discard:blade"] if linked else ["roll"])
    if linked:
        table.play("also:discard:blade")
        assert (table.view()["check"]["dice"], table.keys) == ([10, 8, 6], ["roll"])
        assert rules_told(table)[-1] == "PF-PLAY-07"


@rule("PF-PLAY-07")
def test_a_linked_power_may_turn_a_failed_roll() -> None:
    blade = boon("blade", WEAPON, Play(REVEAL, Fight((MELEE,), "1d8"), also=Play(DISCARD, Reroll())))
    table = game({"hand": ["blade"]}, cards=[blade], rolls=[1, 1, 9, 1])
    table.play("explore", "reveal:blade:melee", "roll")
    assert (table.asked, table.keys) == ((0, "failed"), ["accept", "also:discard:blade"])
    table.play("also:discard:blade")
    assert zone(table, "discard") == ["blade"]
    assert "defeats" in kinds(table)


@rule("PF-PLAY-07")
@pytest.mark.parametrize(("number", "die"), [(1, 6), (2, 12)])
def test_each_of_two_powers_is_followed_by_its_own(number: int, die: int) -> None:
    """Also where the same is done with the card for both."""
    small, large = (Play(REVEAL, AddDice("1d4", ON_ANY), also=Play(DISCARD, More(f"1d{each}"))) for each in (6, 12))
    table = game({"hand": ["trinket"]}, cards=[charm(small, large)])
    table.play("explore", "fight:strength", f"reveal:trinket:{number}")
    decision = table.table.decision
    assert decision is not None
    (follow,) = (option for option in decision.options if option.key == "also:discard:trinket")
    assert follow.label.args["effect"] == More(f"1d{die}").text
    table.play("also:discard:trinket")
    assert table.view()["check"]["dice"] == [10, 4, die]


# --- what is done with a card ----------------------------------------------------------------------------


@rule("PF-PLAY-06", "PF-PLAY-07", "PF-CHECK-12")
@pytest.mark.parametrize("spent", [False, True])
def test_a_weapon_that_its_second_power_has_spent_leaves_its_double_to_the_other_hand(spent: bool) -> None:
    """Until then the one that was revealed is in the hand, and no other weapon."""
    first = Play(REVEAL, Fight((MELEE,), "1d8"), also=Play(DISCARD, More("1d6")))
    twin = boon("twin", WEAPON, first, Play(DISCARD, Offhand("1d4")))
    other = boon("other", WEAPON, first)
    for hand, offered in (
        (["twin"], [False, False]),
        (["twin", "twin"], [True, True]),
        (["twin", "other"], [True] * 2),
    ):
        cards = [twin, other, bane("giant", "Combat 90")]
        table = game({"hand": hand}, cards=cards, places={"glade": ["giant"]})
        table.play("explore", f"reveal:{hand[-1]}{':1' if hand[-1] == 'twin' else ''}:melee")
        if spent:
            table.play(f"also:discard:{hand[-1]}")
            assert not [key for key in table.keys if key.startswith("also:")]  # its double was not revealed
        assert ("discard:twin:2" in table.keys) is offered[spent]


@rule("PF-PLAY-08")
def test_a_revealed_card_returns_to_the_hand() -> None:
    table = game({"hand": ["lens", "sword"]}, rolls=[8, 8])
    table.play("explore", "reveal:sword:melee", "reveal:lens")
    assert zone(table, "hand") == ["lens", "sword"]
    table.play("roll")
    assert zone(table, "hand") == ["lens", "sword"]


FLAME = boon("flame", SPELL, Play(DISPLAY, Lasting("1d6", On(OWN, skills=(COMBAT,)))))


@rule("PF-PLAY-09")
def test_a_displayed_card_works_until_it_is_discarded() -> None:
    table = game({"hand": ["flame", "runner"]}, {}, options=NOBODY, cards=[FLAME], rolls=[9, 1, 9, 1])
    table.play("display:flame")
    assert (zone(table, "displayed"), zone(table, "discard")) == (["flame"], [])
    for key in ("explore", "discard:runner"):
        table.play(key, "fight:strength")
        assert table.view()["check"]["dice"] == [10, 6]
        table.play("roll")
    table.play("end")
    assert (zone(table, "displayed"), zone(table, "discard")) == ([], ["runner", "flame"])


@rule("PF-PLAY-10")
def test_a_displayed_card_is_not_in_hand() -> None:
    hero = {"hand": ["runner", "lens"], "displayed": ["flame"]}
    glade = location("glade", here=(When(MEETS, Damage("3")),))
    table = game(hero, cards=[FLAME, glade])
    table.play("explore")  # three points of damage, and only two cards to pay with
    assert zone(table, "discard") == ["runner", "lens"]
    assert (zone(table, "hand"), zone(table, "displayed")) == ([], ["flame"])


@rule("PF-PLAY-10")
def test_a_displayed_card_does_not_count_for_the_hand_size() -> None:
    table = game({"hand": PEBBLES[:4], "displayed": ["flame"], "deck": ["runner"]}, {}, cards=[FLAME])
    table.play("end", "done")
    assert (zone(table, "hand"), zone(table, "deck")) == (list(PEBBLES[:4]), ["runner"])


@rule("PF-PLAY-11", "PF-PLAY-12")
def test_a_card_goes_to_the_zones_of_its_owner() -> None:
    other = {"hand": ["prayer", "friend"], "deck": ["pebble-2"], "discard": ["pebble-1"]}
    table = game({"deck": ["pebble-3"]}, other, options=NOBODY)
    table.play("explore", "fight:strength")
    table.play("discard:prayer:1", "recharge:friend", seat=1)
    assert zone(table, "discard", 1) == ["pebble-1", "prayer"]
    assert zone(table, "deck", 1) == ["pebble-2", "friend"]
    assert (zone(table, "discard"), zone(table, "deck")) == ([], ["pebble-3"])


@rule("PF-PLAY-13")
def test_a_buried_card_is_not_used_again() -> None:
    back = boon("memory", ALLY, Play(DISCARD, Retrieve((ITEM,))))
    hero = {"hand": ["memory", "trinket"], "discard": [], "deck": PEBBLES[:1]}
    table = game(hero, cards=[charm(Play(BURY, AddDice("1", ON_ANY))), back], rolls=[9])
    table.play("explore", "fight:strength", "bury:trinket", "roll")
    assert zone(table, "buried") == ["trinket"]
    assert "discard:memory" not in table.keys
    assert table.refuse("bury:trinket").rule == "PF-PLAY-01"


@rule("PF-PLAY-14")
@pytest.mark.parametrize("loot", [False, True])
def test_a_banished_card_returns_to_its_pile_of_the_box(loot: bool) -> None:
    card = charm(Play(BANISH, Examine()), loot=loot)
    table = game({"hand": ["trinket"]}, cards=[card])
    pile = "loot" if loot else ITEM
    before = table.state.piles[pile].count(card)
    table.play("banish:trinket")
    assert table.state.piles[pile].count(card) == before + 1
    assert not loot or card not in table.state.piles[ITEM]
    assert not any("trinket" in zone(table, name) for name in ("hand", "deck", "discard", "buried", "displayed"))


@rule("PF-PLAY-15")
def test_a_card_must_come_from_the_own_hand() -> None:
    toll = location("grove", here=(When(ENTERS, LoseCards(1)),))
    zones = {
        "hand": ["lens"],
        "deck": ["runner"],
        "discard": ["sword"],
        "displayed": ["pebble-1"],
        "buried": ["friend"],
    }
    table = game(zones | {"hand": ["lens", "cloak"]}, {"hand": ["pebble-2"]}, cards=[toll], options=NOBODY)
    for key in ("discard:runner", "reveal:sword:melee", "recharge:friend"):
        assert table.refuse(key).rule == "PF-PLAY-01"
    table.play("move:grove")
    assert (table.asked, table.keys) == ((0, "lose-card"), ["drop:lens", "drop:cloak"])


# --- when ------------------------------------------------------------------------------------------------


@rule("PF-PLAY-16")
def test_a_power_that_does_not_fit_the_situation_cannot_be_used() -> None:
    table = game({"hand": ["shield", "cloak", "lens"]})
    assert table.keys == ["move:grove", "explore", "end"]
    assert table.refuse("recharge:shield").rule == "PF-PLAY-16"  # no damage
    assert table.refuse("discard:cloak").rule == "PF-PLAY-16"  # nothing to evade
    assert table.refuse("reveal:lens").rule == "PF-PRINC-05"  # no check


@rule("PF-PLAY-16")
def test_damage_is_reduced_when_it_is_dealt() -> None:
    table = game({"hand": ["shield", *PEBBLES[:4]], "deck": []}, rolls=[5])
    table.play("explore", "fight:strength", "roll")
    assert (table.asked, table.keys) == ((0, "damage"), ["take-it", "recharge:shield"])
    table.play("recharge:shield")
    assert (table.keys, table.view()["hurt"]["amount"]) == (["take-it"], 1)
    table.play("take-it", "drop:pebble-1")
    assert (zone(table, "discard"), zone(table, "deck")) == (["pebble-1"], ["shield"])


@rule("PF-PLAY-17")
def test_a_card_without_a_time_is_played_on_anybodys_turn_but_not_in_an_encounter() -> None:
    hero = {"hand": ["salve", "cloak"], "discard": ["pebble-1"]}
    table = game(hero, hero, options=NOBODY, rolls=[9])
    assert "discard:salve" in table.keys
    assert table.keys_of(1) == ["discard:salve"]
    table.play("explore")
    for _ in ("evade", "skill", "prepare"):
        assert not [key for seat in (0, 1) for key in table.keys_of(seat) if "salve" in key]
        assert table.refuse("discard:salve", seat=1).rule == "PF-PLAY-17"
        if table.asked[1] != "prepare":
            table.play({"evade": "face", "skill": "fight:strength"}[table.asked[1]])
    table.play("roll")
    table.play("discard:salve", "no", seat=1)
    assert (zone(table, "discard", 1), table.asked) == (["salve"], (0, "turn"))


# --- decks and piles -------------------------------------------------------------------------------------


@rule("PF-PLAY-18", "PF-PLAY-20")
def test_displayed_discarded_and_buried_cards_are_open_and_the_deck_is_not() -> None:
    table = game({"discard": ["lens", "runner"], "buried": ["sword"], "displayed": ["flame"]}, cards=[FLAME])
    seen = table.view(0)["heroes"][0]
    assert seen["discard"] == ["boon:lens", "boon:runner"]
    assert (seen["buried"], seen["displayed"]) == (["boon:sword"], ["boon:flame"])
    assert (seen["deck"], seen["known_top"], seen["known_bottom"]) == (len(PEBBLES), [], [])


@rule("PF-PLAY-20")
def test_the_own_deck_is_looked_through_when_a_card_allows_it() -> None:
    map_ = charm(Play(DISCARD, Search((ALLY,))))
    table = game({"hand": ["trinket"], "deck": ["lens", "runner", "friend"]}, cards=[map_])
    assert not [key for key in table.keys if "runner" in key or "friend" in key]
    table.play("discard:trinket")
    assert table.keys == ["find:friend", "find:runner"]


@rule("PF-PLAY-19", "PF-PLAY-21")
def test_nothing_changes_the_order_of_piles_and_decks() -> None:
    deck = [*PEBBLES[:3], "sword"]
    hero = {"hand": ["friend", "runner", "lens"], "deck": deck, "discard": ["pebble-9", "pebble-5"]}
    table = game(hero, options=NOBODY, places={"glade": ["wolf", "ogre", "gate"]}, rolls=[9, 1, 9])
    table.play("explore", "fight:strength", "recharge:friend", "roll")
    assert deck_of(table, "glade") == ["ogre", "gate"]
    table.play("discard:runner", "fight:strength", "roll")
    assert zone(table, "discard") == ["pebble-9", "pebble-5", "runner", "lens"]
    assert zone(table, "deck") == [*deck, "friend"]


@rule("PF-PLAY-19")
def test_healing_leaves_the_rest_of_the_pile_in_its_order() -> None:
    hero = {"hand": ["salve"], "discard": ["lens", "runner", "sword"], "deck": ["pebble-1"]}
    table = game(hero, draws=["runner"], shuffles=[["pebble-1"]])
    table.play("discard:salve", "no")
    assert (zone(table, "discard"), zone(table, "deck")) == (["lens", "sword", "salve"], ["pebble-1", "runner"])


@rule("PF-PLAY-22")
def test_an_empty_deck_hand_or_pile_is_still_there() -> None:
    hero = {"hand": ["friend", "prayer"], "deck": [], "discard": []}
    table = game(hero, places={"glade": ["wolf"], "grove": []}, rolls=[9, 1, 9])
    table.play("explore", "fight:strength", "recharge:friend", "discard:prayer:1", "roll")
    assert (zone(table, "deck"), zone(table, "discard"), zone(table, "hand")) == (["friend"], ["prayer"], [])
    assert [place["cards"] for place in table.view()["places"]] == [0, 0]
    assert not table.hero(0).dead
