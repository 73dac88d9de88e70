"""The armors, card by card: acquired, worn against the damage they name, and not offered elsewhere."""

import pytest

from herowright.games.pathfinder.cards.arms import Trained
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules.components import ARMOR, PROFICIENCIES
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_gains, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, Scene, prove_offers, unknown
from tests.games.pathfinder.cards.boon_moments import AMOUNT, EACH_DAMAGE, EACH_KIND, hurt, shields
from tests.games.pathfinder.cards.boon_uses import Family, Use
from tests.games.pathfinder.helpers import PEBBLES

ARMORS = Family([card for card in BOX.boons if card.kind == ARMOR])


@rule("PF-BOON-03", "PF-CHECK-13", "PF-CHECK-27")
@ARMORS.each
def test_an_armor_is_acquired_with_its_check(card: Boon) -> None:
    boon_gains.prove_acquiring(card)


@rule("PF-ENC-15")
@ARMORS.each
def test_an_armor_may_be_left(card: Boon) -> None:
    boon_gains.prove_declining(card)


# --- offers ----------------------------------------------------------------------------------------------


@rule("PF-DMG-01", "PF-DMG-02", "PF-DMG-03", "PF-BOON-15")
@EACH_DAMAGE
def test_armors_protect_from_the_damage_they_name(type: str) -> None:
    boon_moments.prove_damage_offers(ARMORS, type)


@rule("PF-PLAY-16")
@EACH_CHECK
def test_armors_do_nothing_in_checks(scene: Scene) -> None:
    prove_offers(ARMORS, scene)


@rule("PF-PLAY-16")
def test_armors_do_nothing_at_leisure() -> None:
    boon_moments.prove_idle_offers(ARMORS)
    boon_proofs.prove_skill_offers(ARMORS)


@rule("PF-PLAY-16")
@EACH_KIND
def test_armors_let_nobody_evade(kind: str) -> None:
    boon_moments.prove_evade_offers(ARMORS, kind)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-DMG-01", "PF-DMG-04", "PF-DMG-06", "PF-BOON-15")
@ARMORS.doing(Reduce, Trained)
def test_an_armor_takes_off_damage(use: Use) -> None:
    boon_acts.reduce(use)


@rule("PF-DMG-12")
@ARMORS.doing(Reduce, Trained)
def test_an_armor_takes_off_no_more_than_there_is(use: Use) -> None:
    boon_acts.reduce_to_nothing(use)


@rule("PF-CHAR-05")
@ARMORS.doing(Trained)
def test_only_those_who_can_wear_it_or_only_the_others(use: Use) -> None:
    """The other proficiencies do not matter."""
    (proficiency,) = [each for each in PROFICIENCIES if each == use.effect.proficiency]
    others = tuple(each for each in PROFICIENCIES if each != proficiency)
    for proficient in ((proficiency,), others):
        table = hurt((use.effect.types or ("combat",))[0], [use.card.id], proficient=proficient)
        assert (use.key in table.keys) is (shields(use.effect, "combat", proficient, 0))
        assert (use.key in table.keys) is ((proficient == others) is use.effect.lacking)


@rule("PF-DMG-04")
@pytest.mark.parametrize("shield", [use for use in ARMORS.uses if use.effect.free], ids=lambda use: use.key)
def test_a_shield_goes_with_an_armor(shield: Use) -> None:
    """In both orders; each of them once."""
    half_plate = next(use for use in ARMORS.uses if use.card.id == "half-plate" and use.effect.by)
    for first, second in ((shield, half_plate), (half_plate, shield)):
        table = hurt("combat", [first.card.id, second.card.id, *PEBBLES])
        table.play(first.key, second.key)
        assert table.state.hurts[-1].amount == AMOUNT - first.effect.by - second.effect.by
        assert table.keys == ["take-it"]


def test_every_power_of_every_armor_is_tested() -> None:
    assert ARMORS.untested() == []
    assert unknown(ARMORS) == []
