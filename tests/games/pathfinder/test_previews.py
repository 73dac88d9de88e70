"""What an option would make of a check, and of no other."""

from herowright.games.pathfinder.cards.effects import Rescue
from herowright.games.pathfinder.cards.forms import Use
from herowright.games.pathfinder.rules import prospects
from herowright.games.pathfinder.rules.components import BARRIER, ITEM
from herowright.table.glimpse import Glimpse
from herowright.testing import rule, situation

from .helpers import bane, boon, meet


@rule("PF-CHECK-03")
def test_the_next_check_of_a_series_is_compared_with_nothing() -> None:
    table = meet(bane("maze", "Strength 9 then Dexterity 4", BARRIER), {}, rolls=[10])
    assert table.table.figures(0)["odds"] == 20
    assert "odds" not in table.foretold("roll")
    table.play("roll")
    assert table.table.figures(0)["odds"] == 25


@rule("PF-CHECK-13", "PF-CHECK-26")
def test_every_skill_has_its_chance_even_if_that_is_none() -> None:
    table = meet(bane("riddle", "Intelligence 5 or Wisdom 6", BARRIER), {})
    assert (table.foretold("use:intelligence"), table.foretold("use:wisdom")) == (
        {"odds": (50, 50)},
        {"odds": (17, 17)},
    )
    table = meet(bane("sphinx", "Intelligence 50 or Wisdom 6", BARRIER), {})
    assert table.foretold("use:intelligence")["odds"] == (0, 0)


@rule("PF-CHECK-13")
def test_a_check_that_only_begins_is_compared_with_nothing() -> None:
    table = meet(bane("riddle", "Intelligence 5 or Wisdom 6", BARRIER), {})
    assert "odds" not in table.table.figures(0)
    table.play("use:wisdom")
    assert "odds" in table.table.figures(0)


@rule("PF-CHECK-30", "PF-BOON-20")
def test_with_every_skill_it_is_told_what_own_cards_can_still_make_of_it() -> None:
    hand = ["blessing-of-the-gods", "longsword"]
    table = meet(bane("riddle", "Intelligence 5 or Wisdom 6", BARRIER), {"hand": hand})
    assert table.foretold("use:intelligence") == {"odds": (50, 50), "reach": (91, 91)}  # 58 of 64
    assert table.foretold("use:wisdom") == {"odds": (17, 17), "reach": (72, 72)}  # 26 of 36
    table.play("use:wisdom")
    assert table.foretold("discard:blessing-of-the-gods:1") == {"odds": (17, 72), "hand": (2, 1), "discard": (0, 1)}
    table.play("discard:blessing-of-the-gods:1")
    assert "reach" not in table.table.figures(0)


@rule("PF-BOON-20")
def test_a_card_that_could_be_banished_for_more_counts_without_a_look_into_the_box() -> None:
    hero = {"character": "valeros", "hand": ["dogslicer"]}
    table = meet(bane("ogre", "Combat 16"), hero)
    assert table.table.decision
    options = {option.key: option for option in table.table.decision.options}
    option = next(options[key] for key in options if key.startswith("reveal:dogslicer"))
    known = Glimpse(table.table, 0).known
    found = prospects.reach_with(known, 0, option)
    assert found is not None
    assert [key.partition(":")[0] for key in found.keys] == ["reveal", "also"]
    assert known.heroes[0].hand


@rule("PF-CLOSE-03", "PF-CHECK-30")
def test_so_it_is_where_a_location_is_closed() -> None:
    hero = {"character": "valeros", "hand": ["blessing-of-the-gods"], "place": "woods"}
    table = situation("pathfinder", 1, heroes=[hero], places={"woods": [], "farmhouse": ["bandit"]})
    table.play("close")
    assert table.foretold("close:1") == {"odds": (0, 0), "reach": (38, 38)}  # Wisdom 6 with a d4, or with two


@rule("PF-CHECK-39", "PF-CHECK-26")
def test_a_failed_roll_has_no_chance_until_something_turns_it() -> None:
    table = meet(bane("imp", "Combat 8"), {"powers": {"luck": Use(Rescue(1))}}, rolls=[7])
    table.play("fight:strength", "roll")
    assert (table.asked, table.table.figures(0)["odds"]) == ((0, "failed"), 0)
    assert table.foretold("power:luck")["odds"] == (0, 100)


@rule("PF-ENC-15", "PF-CHECK-13")
def test_a_check_that_is_declined_has_no_chance_to_tell() -> None:
    table = meet(boon("bait", ITEM), {})
    assert "odds" not in table.foretold("decline")


@rule("PF-PLAY-02")
def test_a_power_shows_what_it_gives_once_it_is_paid() -> None:
    """While it is not paid, nothing can be said of the check that a figure could be compared with."""
    merisiel = {"character": "merisiel", "hand": ["leather-armor", "blessing-of-the-gods"]}
    table = situation("pathfinder", 1, heroes=[merisiel], places={"woods": ["ogre"]})
    table.play("explore", "face")
    told = table.foretold("power:sneak-attack-discard")
    assert told == {"odds": (0, 28), "hand": (2, 1), "discard": (0, 1)}  # a d8 and 2d6 against 14
    table.play("power:sneak-attack-discard")
    assert table.foretold("pay:leather-armor")["odds"] == (28, 28)
    assert table.foretold("pay:leather-armor")["reach"] == (72, 72)  # with a second d8


@rule("PF-DMG-01")
def test_what_reduces_damage_shows_what_is_left_of_it() -> None:
    hero = {"character": "valeros", "hand": ["chain-mail", "longsword", "mace"]}
    table = meet(bane("brute", "Combat 30"), hero, rolls=[1, ...])
    table.play("reveal:longsword:melee", "roll")
    assert table.asked[1] == "damage"
    before = table.table.figures(0)["damage"]
    assert before > 2
    assert table.foretold("recharge:chain-mail:1")["damage"] == (before, before - 2)
    assert table.foretold("bury:chain-mail:2")["damage"] == (before, 0)
    assert "damage" not in table.foretold("take-it")
