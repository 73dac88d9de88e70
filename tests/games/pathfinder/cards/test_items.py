"""The items, card by card: acquired, used with each power where it fits, recharged, and not offered elsewhere."""

from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, AddDie, Beat, Ease, Evade, Fight, Reduce, Reroll, Succeed
from herowright.games.pathfinder.cards.outside import Examine, Heal, Move, Retrieve, TurnBackTime
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules.components import BARRIER, ITEM, MONSTER
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_gains, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, Scene, held, prove_offers, twin, unknown
from tests.games.pathfinder.cards.boon_moments import EACH_DAMAGE, EACH_KIND
from tests.games.pathfinder.cards.boon_uses import Family, Use, paid_with, table_for, where
from tests.games.pathfinder.helpers import bane, deck_of, falls, kinds

ITEMS = Family([card for card in BOX.boons if card.kind == ITEM and not card.loot])


@rule("PF-BOON-03", "PF-CHECK-13", "PF-CHECK-27")
@ITEMS.each
def test_an_item_is_acquired_with_its_check(card: Boon) -> None:
    boon_gains.prove_acquiring(card)


@rule("PF-ENC-15")
@ITEMS.each
def test_an_item_may_be_left(card: Boon) -> None:
    boon_gains.prove_declining(card)


# --- offers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-30", "PF-PRINC-05", "PF-BOON-16")
@EACH_CHECK
def test_items_help_with_the_checks_they_speak_of(scene: Scene) -> None:
    prove_offers(ITEMS, scene)


@rule("PF-CHECK-18", "PF-CHECK-25")
def test_items_for_the_own_fights_and_locks() -> None:
    boon_proofs.prove_skill_offers(ITEMS)


@rule("PF-PLAY-16", "PF-PLAY-17")
def test_items_are_used_at_leisure_where_they_make_sense() -> None:
    boon_moments.prove_idle_offers(ITEMS)


@rule("PF-DMG-01", "PF-DMG-02", "PF-DMG-03", "PF-DMG-13")
@EACH_DAMAGE
def test_items_protect_from_the_damage_they_name(type: str) -> None:
    boon_moments.prove_damage_offers(ITEMS, type)


@rule("PF-ENC-11")
@EACH_KIND
def test_items_let_their_owner_evade_what_they_name(kind: str) -> None:
    boon_moments.prove_evade_offers(ITEMS, kind)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-18", "PF-CHECK-21", "PF-CHECK-24")
@ITEMS.doing(Fight)
def test_an_item_is_fought_with(use: Use) -> None:
    boon_proofs.fight(use)
    boon_proofs.fight_untrained(use)


@rule("PF-CHECK-30", "PF-CHECK-32", "PF-BOON-01")
@ITEMS.doing(AddDice)
def test_an_item_adds_dice(use: Use) -> None:
    boon_proofs.add_dice(use)


@rule("PF-CHECK-30", "PF-CHECK-37", "PF-BOON-01")
@ITEMS.doing(AddDie)
def test_an_item_adds_the_die_of_the_skill(use: Use) -> None:
    boon_proofs.add_die(use)


@rule("PF-PLAY-07")
@ITEMS.followed_by(AddDie)
def test_another_die_of_the_skill_may_follow(use: Use) -> None:
    """In a check that the first power fits, and only there."""
    boon_proofs.more_dice(use, lambda table: f"1d{table.state.checks[-1].die}")
    boon_proofs.only_after_the_first(use)


@rule("PF-CHECK-29")
@ITEMS.doing(Ease)
def test_an_item_makes_a_check_easier(use: Use) -> None:
    boon_proofs.ease(use)


@rule("PF-PRINC-01")
@ITEMS.doing(Succeed)
def test_an_item_makes_a_check_succeed(use: Use) -> None:
    boon_proofs.succeed(use)


@rule("PF-CHECK-39")
@ITEMS.doing(Reroll)
def test_an_item_lets_the_dice_fall_again(use: Use) -> None:
    boon_proofs.reroll(use)


@rule("PF-DMG-01", "PF-DMG-04", "PF-DMG-06")
@ITEMS.doing(Reduce)
def test_an_item_takes_off_damage(use: Use) -> None:
    boon_acts.reduce(use)


@rule("PF-DMG-12")
@ITEMS.doing(Reduce)
def test_an_item_takes_off_no_more_than_there_is(use: Use) -> None:
    boon_acts.reduce_to_nothing(use)


@rule("PF-ENC-11")
@ITEMS.doing(Evade)
def test_an_item_helps_to_evade(use: Use) -> None:
    boon_acts.evade(use)


@rule("PF-PLAY-17")
@ITEMS.doing(Heal)
def test_an_item_heals(use: Use) -> None:
    boon_acts.heal(use)


@rule("PF-PLAY-17")
@ITEMS.doing(Move)
def test_an_item_moves_its_owner(use: Use) -> None:
    boon_acts.move(use)


@rule("PF-EXAM-01", "PF-EXAM-03")
@ITEMS.doing(Examine)
def test_an_item_examines_a_location(use: Use) -> None:
    boon_acts.examine(use)


@rule("PF-PLAY-17")
@ITEMS.doing(Retrieve)
def test_an_item_brings_cards_back(use: Use) -> None:
    boon_acts.retrieve(use)


@rule("PF-PLAY-17")
@ITEMS.doing(TurnBackTime)
def test_an_item_turns_back_time(use: Use) -> None:
    boon_acts.turn_back_time(use)


# --- opening what is locked ------------------------------------------------------------------------------


def locked(use: Use, check: str, kind: str = BARRIER, **hero: Any) -> Table:
    """Seat 0 meets a bane with this check."""
    places = {"glade": ["trial"], "grove": ["wolf"]}
    table = table_for(held(use)[0], cards=[bane("trial", check, kind), twin(use)], places=places, zones=hero)
    table.play("explore")
    assert table.asked == (0, "skill")
    return table


@rule("PF-PLAY-16")
@ITEMS.doing(Beat)
def test_an_item_opens_what_is_not_too_hard(use: Use) -> None:
    most = use.effect.most
    table = locked(use, f"Disable {most} or Wisdom 2")
    table.play(use.key)
    assert where(table, use.card.id) == paid_with(use)
    assert (falls(table), deck_of(table, "glade"), table.asked) == ([], [], (0, "turn"))
    assert "defeats" in kinds(table)


@rule("PF-PLAY-16", "PF-CHECK-29")
@ITEMS.doing(Beat)
@pytest.mark.parametrize("more", [0, 1])
def test_an_item_opens_nothing_too_hard_and_no_monster(use: Use, more: int) -> None:
    """The highest number counts, with all that is added to it."""
    most = use.effect.most
    assert (use.key in locked(use, f"Disable {most + more} or Wisdom 2").keys) == (not more)
    assert (use.key in locked(use, f"Disable {most - 1} or Wisdom 2", harder=1 + more).keys) == (not more)
    assert (use.key in locked(use, f"Disable 2 or Wisdom 2 then Disable {most + more}").keys) == (not more)
    assert use.key not in locked(use, f"Disable {most} or Wisdom 2", MONSTER).keys


# --- recharging ------------------------------------------------------------------------------------------


@rule("PF-BOON-05", "PF-BOON-06", "PF-BOON-08", "PF-BOON-09")
@ITEMS.recharged
def test_an_item_is_recharged_with_its_check(use: Use) -> None:
    boon_gains.prove_recharging(use)


@rule("PF-BOON-06", "PF-BOON-07", "PF-CHECK-15")
@ITEMS.recharged
def test_an_item_is_not_recharged_without_the_skill(use: Use) -> None:
    boon_gains.prove_not_recharging(use)


def test_every_power_of_every_item_is_tested() -> None:
    assert ITEMS.untested() == []
    assert unknown(ITEMS) == []
