"""The spells, card by card: acquired, cast with each power where it fits, recharged, and not offered elsewhere."""

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, Ease, Evade, Fight, Reduce, Succeed
from herowright.games.pathfinder.cards.outside import Examine, ExploreAgain, Heal, Move, Retrieve
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.cards.wonders import Lasting
from herowright.games.pathfinder.rules.components import ARCANE, INTELLIGENCE, SPELL
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_gains, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, FIGHTS, Scene, Subject, fits, prove_offers, unknown
from tests.games.pathfinder.cards.boon_moments import EACH_DAMAGE, EACH_KIND, leisure
from tests.games.pathfinder.cards.boon_proofs import dice, more
from tests.games.pathfinder.cards.boon_uses import DICE, Family, Use, table_for, where, will_roll
from tests.games.pathfinder.helpers import bane, falls, zone

SPELLS = Family([card for card in BOX.boons if card.kind == SPELL])


@rule("PF-BOON-03", "PF-CHECK-13", "PF-CHECK-27")
@SPELLS.each
def test_a_spell_is_acquired_with_its_check(card: Boon) -> None:
    boon_gains.prove_acquiring(card)


@rule("PF-ENC-15")
@SPELLS.each
def test_a_spell_may_be_left(card: Boon) -> None:
    boon_gains.prove_declining(card)


# --- offers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-30", "PF-PRINC-05")
@EACH_CHECK
def test_spells_help_with_the_checks_they_speak_of(scene: Scene) -> None:
    prove_offers(SPELLS, scene)


@rule("PF-CHECK-18", "PF-CHECK-25")
def test_attack_spells_are_for_the_own_fights() -> None:
    boon_proofs.prove_skill_offers(SPELLS)


@rule("PF-PLAY-16", "PF-PLAY-17")
def test_spells_are_cast_at_leisure_where_they_make_sense() -> None:
    boon_moments.prove_idle_offers(SPELLS)


@rule("PF-DMG-01", "PF-DMG-02", "PF-DMG-13")
@EACH_DAMAGE
def test_spells_protect_from_the_damage_they_name(type: str) -> None:
    boon_moments.prove_damage_offers(SPELLS, type)


@rule("PF-ENC-11")
@EACH_KIND
def test_spells_let_their_caster_evade_what_they_name(kind: str) -> None:
    boon_moments.prove_evade_offers(SPELLS, kind)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-18", "PF-CHECK-21", "PF-CHECK-24")
@SPELLS.doing(Fight)
def test_a_spell_is_fought_with(use: Use) -> None:
    boon_proofs.fight(use)


@rule("PF-BOON-14", "PF-CHECK-14", "PF-CHECK-22")
@SPELLS.doing(Fight)
def test_anybody_may_cast_an_attack_spell(use: Use) -> None:
    boon_proofs.fight_untrained(use)


@rule("PF-CHECK-30", "PF-CHECK-32", "PF-BOON-01")
@SPELLS.doing(AddDice)
def test_a_spell_adds_dice(use: Use) -> None:
    boon_proofs.add_dice(use)


@rule("PF-CHECK-29")
@SPELLS.doing(Ease)
def test_a_spell_makes_a_check_easier(use: Use) -> None:
    boon_proofs.ease(use)


@rule("PF-PRINC-01")
@SPELLS.doing(Succeed)
def test_a_spell_makes_a_check_succeed(use: Use) -> None:
    boon_proofs.succeed(use)


@rule("PF-DMG-01", "PF-DMG-04", "PF-DMG-06")
@SPELLS.doing(Reduce)
def test_a_spell_takes_off_damage(use: Use) -> None:
    boon_acts.reduce(use)


@rule("PF-DMG-12")
@SPELLS.doing(Reduce)
def test_a_spell_takes_off_no_more_than_there_is(use: Use) -> None:
    boon_acts.reduce_to_nothing(use)


@rule("PF-ENC-11")
@SPELLS.doing(Evade)
def test_a_spell_helps_to_evade(use: Use) -> None:
    boon_acts.evade(use)


@rule("PF-TURN-15")
@SPELLS.doing(ExploreAgain)
def test_a_spell_gives_an_exploration(use: Use) -> None:
    boon_acts.explore_again(use)


@rule("PF-PLAY-17")
@SPELLS.doing(Heal)
def test_a_spell_heals(use: Use) -> None:
    boon_acts.heal(use)


@rule("PF-PLAY-17")
@SPELLS.doing(Move)
def test_a_spell_moves_its_caster(use: Use) -> None:
    boon_acts.move(use)


@rule("PF-EXAM-01", "PF-EXAM-02", "PF-EXAM-03")
@SPELLS.doing(Examine)
def test_a_spell_examines_a_location(use: Use) -> None:
    boon_acts.examine(use)


@rule("PF-PLAY-17")
@SPELLS.doing(Retrieve)
def test_a_spell_brings_cards_back(use: Use) -> None:
    boon_acts.retrieve(use)


# --- displayed -------------------------------------------------------------------------------------------


@rule("PF-PLAY-09", "PF-PLAY-10", "PF-BOON-05")
@SPELLS.doing(Lasting)
def test_a_displayed_spell_works_until_the_turn_ends(use: Use) -> None:
    """On every fitting check of its owner, and on no other."""
    places = {"glade": ["trial", "trial", "trial"], "grove": ["wolf"]}
    table = table_for([use.card.id], cards=[bane("trial", "Combat 1")], places=places, granted=3)
    table.play(use.key)
    assert (where(table, use.card.id), table.asked) == ("displayed", (0, "turn"))
    for way in FIGHTS[1:]:
        table.play("explore", way.key)
        plain = Scene(Subject("defeat", "monster"), way).table([])
        fit = fits(use.effect.on, Scene(Subject("defeat", "monster"), way), 0)
        assert dice(table) == (more(dice(plain), use.effect.added) if fit else dice(plain))
        assert table.state.checks[-1].traits == ({way.trait, *use.effect.traits} if fit else set())
        table.play("roll")
    table.play("end")
    assert (table.asked, zone(table, "displayed")) == ((0, "recharge"), [])
    table.play("no")
    assert where(table, use.card.id) == "discard"


# --- recharging ------------------------------------------------------------------------------------------


@rule("PF-BOON-05", "PF-BOON-06", "PF-BOON-08", "PF-BOON-09")
@SPELLS.recharged
def test_a_spell_is_recharged_with_its_check(use: Use) -> None:
    boon_gains.prove_recharging(use)


@rule("PF-BOON-06", "PF-BOON-07", "PF-CHECK-15")
@SPELLS.recharged
def test_a_spell_is_not_recharged_without_the_skill(use: Use) -> None:
    boon_gains.prove_not_recharging(use)


@rule("PF-CHECK-30", "PF-BOON-05", "PF-PLAY-17")
@pytest.mark.parametrize("caster", [0, 1])
def test_everybody_can_help_to_recharge_a_spell_cast_at_leisure(caster: int) -> None:
    """The caster and the others, whoever has the turn."""
    levitate, sage = BOX.find("boon", "levitate"), BOX.find("boon", "ilsoari-gandethus")
    hands = [["prayer", sage.id], ["prayer", sage.id], [sage.id]]
    hands[caster].append(levitate.id)
    table = leisure(*hands)
    table.play(f"discard:{levitate.id}", seat=caster)
    table.play(next(key for key in table.keys if key.startswith("move:")), "yes")
    assert table.asked == (caster, "prepare")
    table.play("discard:prayer:1", seat=caster)
    table.play(f"recharge:{sage.id}:1", seat=2)
    die = DICE[INTELLIGENCE]
    assert dice(table) == ((die, die, 8), 1)
    will_roll(table, 1, 2, 4)
    table.play("roll")
    assert falls(table) == [(f"d{die}=1 d{die}=2 d8=4", 1, 8, 8)]
    assert where(table, levitate.id, caster) == "deck"
    assert levitate.recharge_check[0].skill == ARCANE
    assert table.asked == (0, "turn")


def test_every_power_of_every_spell_is_tested() -> None:
    assert SPELLS.untested() == []
    assert unknown(SPELLS) == []
    assert all(card.recharge for card in SPELLS.cards)
