"""The blessings, card by card: acquired or lost, used with each power, played as another one, not offered elsewhere."""

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDie, BorrowBlessing
from herowright.games.pathfinder.cards.outside import ExploreAgain
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.rules.components import BLESSING, STRENGTH
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_gains, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, SCENES, Scene, Subject, Way, prove_offers, unknown
from tests.games.pathfinder.cards.boon_gains import found
from tests.games.pathfinder.cards.boon_moments import EACH_DAMAGE, EACH_KIND, leisure
from tests.games.pathfinder.cards.boon_proofs import dice, of_that_sort
from tests.games.pathfinder.cards.boon_uses import DICE, PAID, Family, Use, skill_dice, where, will_roll
from tests.games.pathfinder.helpers import in_box, kinds, zone

BLESSINGS = Family([card for card in BOX.boons if card.kind == BLESSING])
CHECKED = Family([card for card in BLESSINGS.cards if card.acquire])
FREE = Family([card for card in BLESSINGS.cards if not card.acquire])
HARMLESS = Family([card for card in CHECKED.cards if not card.lost])
GODS = Family([card for card in BLESSINGS.cards if not card.borrows])


@rule("PF-BOON-03", "PF-CHECK-13", "PF-CHECK-27")
@CHECKED.each
def test_a_blessing_is_acquired_with_its_check(card: Boon) -> None:
    boon_gains.prove_acquiring(card)


@rule("PF-ENC-15", "PF-CHECK-05")
@FREE.each
def test_a_blessing_without_a_check_is_taken(card: Boon) -> None:
    boon_gains.prove_taking(card)


@rule("PF-ENC-15")
@HARMLESS.each
def test_a_blessing_may_be_left(card: Boon) -> None:
    boon_gains.prove_declining(card)


# --- offers ----------------------------------------------------------------------------------------------


@rule("PF-BOON-20", "PF-CHECK-30")
@EACH_CHECK
def test_blessings_help_anybody_anywhere(scene: Scene) -> None:
    prove_offers(BLESSINGS, scene)


@rule("PF-PLAY-16", "PF-TURN-15")
def test_blessings_explore_on_the_own_turn() -> None:
    boon_moments.prove_idle_offers(BLESSINGS)
    boon_proofs.prove_skill_offers(BLESSINGS)


@rule("PF-PLAY-16")
@EACH_DAMAGE
def test_blessings_do_nothing_against_damage(type: str) -> None:
    boon_moments.prove_damage_offers(BLESSINGS, type)


@rule("PF-PLAY-16")
@EACH_KIND
def test_blessings_let_nobody_evade(kind: str) -> None:
    boon_moments.prove_evade_offers(BLESSINGS, kind)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-BOON-20", "PF-BOON-21", "PF-BOON-22", "PF-BOON-23")
@BLESSINGS.doing(AddDie)
def test_a_blessing_adds_dice_of_the_skill(use: Use) -> None:
    boon_proofs.add_die(use)


@rule("PF-TURN-15")
@BLESSINGS.doing(ExploreAgain)
def test_a_blessing_gives_an_exploration(use: Use) -> None:
    boon_acts.explore_again(use)


# --- as another blessing ---------------------------------------------------------------------------------


def borrowed(lender: Use, borrower: Boon) -> str:
    return f"{lender.power.cost}:{borrower.id}:{lender.card.id}:{lender.number + 1}"


@rule("PF-GOLD-01", "PF-BOON-20")
@BLESSINGS.doing(BorrowBlessing)
@pytest.mark.parametrize("god", GODS.cards, ids=GODS.ids)
def test_a_blessing_is_played_as_the_one_that_lies_on_top(use: Use, god: Boon) -> None:
    """With what that one does and costs; powers it has itself are not offered twice."""
    own = [power for power in use.card.powers if power is not use.power]
    lent = [each for each in GODS.uses if each.card is god and each.power not in own]
    assert lent
    assert all(isinstance(each.effect, AddDie) for each in lent)
    for each in lent:
        special = each.effect.twice or each.effect.on
        scene = next(scene for scene in SCENES if of_that_sort(special, scene))
        table = scene.table([use.card.id], [], [], blessings_discard=["prayer", god.id])
        own_keys = {f"discard:{use.card.id}:1"}
        assert set(table.keys) - own_keys == {"roll", *(borrowed(other, use.card) for other in lent)}
        sides, plus = dice(table)
        assert table.table.decision
        assert god.name in {option.label.args.get("as") for option in table.table.decision.options}
        table.play(borrowed(each, use.card))
        assert dice(table) == ((*sides, *[skill_dice(scene.way.skill)[0]] * 2), plus)
        assert where(table, use.card.id) == PAID[each.power.cost]
        assert table.state.blessings_discard[-1] is god
    assert set(leisure([use.card.id], blessings_discard=[god.id]).keys) == {f"discard:{use.card.id}:2", "end"}


@rule("PF-GOLD-01")
@BLESSINGS.doing(BorrowBlessing)
def test_a_blessing_borrows_nothing_from_itself_or_from_nobody(use: Use) -> None:
    scene = Scene(Subject("close"), Way(STRENGTH))
    for pile in ([], [use.card.id], [GODS.ids[0], use.card.id]):
        table = scene.table([use.card.id], [], [], blessings_discard=pile)
        assert table.keys == ["roll", f"discard:{use.card.id}:1"]


# --- met in vain -----------------------------------------------------------------------------------------


@rule("PF-ENC-25", "PF-SUMMON-01", "PF-SUMMON-04")
@pytest.mark.parametrize("way", ["decline", "roll"])
def test_lamashtu_sends_a_monster_to_whoever_misses_her_blessing(way: str) -> None:
    (lamashtu,) = [card for card in BLESSINGS.cards if card.lost]
    table = found(lamashtu, box={"monster": ["ogre"]})
    copies = in_box(table, lamashtu.id)
    if way == "roll":
        will_roll(table, 1)
        table.play("use:strength")
    table.play(way)
    assert [event.args for event in table.told("pf-event-meets")] == [{"card": "bane:ogre"}]
    assert (table.asked, in_box(table, "ogre")) == ((0, "skill"), 0)
    will_roll(table, 20)
    table.play("fight:strength", "roll")
    assert (table.asked, in_box(table, "ogre"), in_box(table, lamashtu.id)) == ((0, "turn"), 1, copies + 1)
    assert (DICE[STRENGTH], "defeats" in kinds(table), zone(table, "hand")) == (30, True, [])


def test_every_power_of_every_blessing_is_tested() -> None:
    assert BLESSINGS.untested() == []
    assert unknown(BLESSINGS) == []
    assert not [card.id for card in BLESSINGS.cards if card.recharge]
