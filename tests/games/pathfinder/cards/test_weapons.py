"""The weapons, card by card: acquired, used with each power in a fight that fits, and not offered elsewhere."""

import pytest

from herowright.games.pathfinder.cards.arms import Offhand, SureFight
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, Evade, Fight, More, Reroll, Rescue
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules.components import WEAPON
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_gains, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, Scene, prove_offers, twin, unknown
from tests.games.pathfinder.cards.boon_moments import EACH_DAMAGE, EACH_KIND
from tests.games.pathfinder.cards.boon_proofs import dice, fighting, first_key, followed, more
from tests.games.pathfinder.cards.boon_uses import PAID, Family, Use, paid_with, table_for, where, will_roll
from tests.games.pathfinder.helpers import bane, kinds

WEAPONS = Family([card for card in BOX.boons if card.kind == WEAPON])


@rule("PF-BOON-03", "PF-CHECK-13", "PF-CHECK-27")
@WEAPONS.each
def test_a_weapon_is_acquired_with_its_check(card: Boon) -> None:
    boon_gains.prove_acquiring(card)


@rule("PF-ENC-15")
@WEAPONS.each
def test_a_weapon_may_be_left(card: Boon) -> None:
    boon_gains.prove_declining(card)


# --- offers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-30", "PF-PRINC-05")
@EACH_CHECK
def test_weapons_help_with_the_checks_they_speak_of(scene: Scene) -> None:
    prove_offers(WEAPONS, scene)


@rule("PF-CHECK-18", "PF-CHECK-25")
def test_weapons_are_for_the_own_fights() -> None:
    boon_proofs.prove_skill_offers(WEAPONS)


@rule("PF-PLAY-16")
def test_weapons_do_nothing_at_leisure() -> None:
    boon_moments.prove_idle_offers(WEAPONS)


@rule("PF-PLAY-16")
@EACH_DAMAGE
def test_weapons_do_nothing_against_damage(type: str) -> None:
    boon_moments.prove_damage_offers(WEAPONS, type)


@rule("PF-ENC-11")
@EACH_KIND
def test_weapons_let_nobody_evade_but_what_they_name(kind: str) -> None:
    boon_moments.prove_evade_offers(WEAPONS, kind)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-BOON-13", "PF-CHECK-21", "PF-CHECK-24")
@WEAPONS.doing(Fight, SureFight)
def test_a_weapon_is_fought_with(use: Use) -> None:
    boon_proofs.fight(use)


@rule("PF-BOON-13", "PF-CHECK-14")
@WEAPONS.doing(Fight, SureFight)
def test_a_weapon_in_unskilled_hands(use: Use) -> None:
    boon_proofs.fight_untrained(use)


@rule("PF-CHECK-30", "PF-BOON-01")
@WEAPONS.doing(AddDice)
def test_a_weapon_adds_dice_to_the_fight_of_another(use: Use) -> None:
    boon_proofs.add_dice(use)


@rule("PF-ENC-11")
@WEAPONS.doing(Evade)
def test_a_weapon_helps_to_evade(use: Use) -> None:
    boon_acts.evade(use)


@rule("PF-PLAY-07")
@WEAPONS.followed_by(More)
def test_more_dice_may_follow(use: Use) -> None:
    also = use.power.also
    assert also is not None
    assert isinstance(also.effect, More)
    added = also.effect.added
    boon_proofs.more_dice(use, lambda table: added)


@rule("PF-PLAY-07", "PF-CHECK-39")
@WEAPONS.followed_by(Reroll)
def test_a_second_throw_may_follow(use: Use) -> None:
    boon_proofs.reroll_after(use)


@rule("PF-PLAY-07")
@WEAPONS.followed_by(More, Reroll, Rescue)
def test_what_follows_needs_the_first_power(use: Use) -> None:
    boon_proofs.only_after_the_first(use)


@rule("PF-PLAY-07", "PF-CHECK-39")
@WEAPONS.followed_by(Rescue)
def test_a_near_miss_is_a_hit(use: Use) -> None:
    also = use.power.also
    assert also is not None
    assert isinstance(also.effect, Rescue)
    for missing in (also.effect.by, also.effect.by + 1):
        table = followed(use, difficulty=20)
        sides, plus = dice(table)
        will_roll(table, 20 - missing - plus - (len(sides) - 1), *[1] * (len(sides) - 1))
        table.play("roll")
        if missing > also.effect.by:
            assert table.asked[1] != "failed"
            continue
        assert (table.asked, table.keys) == ((0, "failed"), ["accept", use.follow])
        table.play(use.follow)
        assert where(table, use.card.id) == PAID[also.cost]
        assert {"defeats", "threatens"} & set(kinds(table)) == {"defeats"}


@rule("PF-PLAY-07", "PF-CHECK-12")
@WEAPONS.doing(Offhand)
def test_a_second_blade_in_a_fight_with_another_weapon(use: Use) -> None:
    places = {"glade": ["trial"], "grove": ["wolf"]}
    cards = [bane("trial", "Combat 400"), twin(use)]
    table = table_for([use.card.id, "sword"], [use.card.id], cards=cards, places=places)
    table.play("explore", "reveal:sword:melee")
    before = dice(table)
    assert (set(table.keys) - {"roll"}, table.keys_of(1)) == ({use.key}, [])
    check = table.state.check
    for fixed, passed in ((3, False), (None, True)):  # nothing is left to add to
        check.fixed, check.passed = fixed, passed
        assert not use.effect.usable(table.state, table.hero(0))
    check.fixed, check.passed = None, False
    table.play(use.key)
    assert dice(table) == more(before, use.effect.added)
    assert where(table, use.card.id) == paid_with(use)
    assert table.keys == ["roll"]


@rule("PF-PLAY-05", "PF-PLAY-06")
@WEAPONS.doing(Offhand)
@pytest.mark.parametrize(("copies", "offered"), [(1, False), (2, True)])
def test_no_blade_is_its_own_second(use: Use, copies: int, offered: bool) -> None:
    first = WEAPONS.uses[WEAPONS.uses.index(use) - 1]
    assert first.card is use.card
    table = table_for([use.card.id] * copies, cards=[bane("trial", "Combat 400")], places={"glade": ["trial"]})
    table.play("explore")
    table.play(first_key(first))
    assert (use.key in table.keys) is offered
    table = fighting(first)
    table.play("fight:strength")
    assert use.key not in table.keys  # bare hands are no weapon


def test_every_power_of_every_weapon_is_tested() -> None:
    assert WEAPONS.untested() == []
    assert unknown(WEAPONS) == []
