"""The allies, card by card: acquired or lost, sent with each power where it fits, and not offered elsewhere."""

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import AddDice, Evade, Reduce
from herowright.games.pathfinder.cards.outside import Examine, ExploreAgain, Heal, Move, Retrieve
from herowright.games.pathfinder.cards.types import Boon
from herowright.games.pathfinder.cards.wonders import Search
from herowright.games.pathfinder.rules.components import ALLY
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_gains, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, Scene, prove_offers, unknown
from tests.games.pathfinder.cards.boon_gains import found
from tests.games.pathfinder.cards.boon_moments import EACH_DAMAGE, EACH_KIND, ONE_OF_EACH
from tests.games.pathfinder.cards.boon_uses import Family, Use, will_roll
from tests.games.pathfinder.helpers import in_box, zone

ALLIES = Family([card for card in BOX.boons if card.kind == ALLY])
# What happens to whoever meets them in vain.
TROUBLE = ("burglar", "aldern-foxglove")


@rule("PF-BOON-03", "PF-CHECK-13", "PF-CHECK-27")
@ALLIES.each
def test_an_ally_is_acquired_with_its_check(card: Boon) -> None:
    boon_gains.prove_acquiring(card)


@rule("PF-ENC-15")
@ALLIES.each
def test_an_ally_may_be_left(card: Boon) -> None:
    boon_gains.prove_declining(card)


# --- offers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-30", "PF-PRINC-05", "PF-BOON-17")
@EACH_CHECK
def test_allies_help_with_the_checks_they_speak_of(scene: Scene) -> None:
    prove_offers(ALLIES, scene)


@rule("PF-PLAY-16", "PF-PLAY-17", "PF-BOON-17")
def test_allies_are_used_at_leisure_where_they_make_sense() -> None:
    boon_moments.prove_idle_offers(ALLIES)
    boon_proofs.prove_skill_offers(ALLIES)


@rule("PF-DMG-01", "PF-DMG-02")
@EACH_DAMAGE
def test_allies_protect_from_the_damage_they_name(type: str) -> None:
    boon_moments.prove_damage_offers(ALLIES, type)


@rule("PF-ENC-11")
@EACH_KIND
def test_allies_let_their_friend_evade_what_they_name(kind: str) -> None:
    boon_moments.prove_evade_offers(ALLIES, kind)


# --- powers ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-30", "PF-CHECK-32", "PF-BOON-01")
@ALLIES.doing(AddDice)
def test_an_ally_adds_dice(use: Use) -> None:
    boon_proofs.add_dice(use)


@rule("PF-TURN-15", "PF-BOON-17")
@ALLIES.doing(ExploreAgain)
def test_an_ally_explores(use: Use) -> None:
    boon_acts.explore_again(use)


@rule("PF-DMG-01", "PF-DMG-04", "PF-DMG-06")
@ALLIES.doing(Reduce)
def test_an_ally_takes_off_damage(use: Use) -> None:
    boon_acts.reduce(use)


@rule("PF-DMG-12")
@ALLIES.doing(Reduce)
def test_an_ally_takes_off_no_more_than_there_is(use: Use) -> None:
    boon_acts.reduce_to_nothing(use)


@rule("PF-ENC-11")
@ALLIES.doing(Evade)
def test_an_ally_helps_to_evade(use: Use) -> None:
    boon_acts.evade(use)


@rule("PF-PLAY-17")
@ALLIES.doing(Heal)
def test_an_ally_heals(use: Use) -> None:
    boon_acts.heal(use)


@rule("PF-PLAY-17")
@ALLIES.doing(Move)
def test_an_ally_shows_the_way(use: Use) -> None:
    boon_acts.move(use)


@rule("PF-EXAM-01", "PF-EXAM-03")
@ALLIES.doing(Examine)
def test_an_ally_examines_a_location(use: Use) -> None:
    boon_acts.examine(use)


@rule("PF-PLAY-17")
@ALLIES.doing(Retrieve)
def test_an_ally_brings_cards_back(use: Use) -> None:
    boon_acts.retrieve(use)


@rule("PF-EXAM-06", "PF-DEATH-12")
@ALLIES.doing(Search)
def test_an_ally_is_looked_for(use: Use) -> None:
    boon_acts.search(use)


# --- met in vain -----------------------------------------------------------------------------------------


def test_only_these_allies_make_trouble() -> None:
    assert tuple(card.id for card in ALLIES.cards if card.lost) == TROUBLE


@rule("PF-ENC-25")
@pytest.mark.parametrize("way", ["decline", "roll"])
def test_a_burglar_takes_a_weapon_or_an_item_along(way: str) -> None:
    burglar = BOX.find("boon", "burglar")
    table = found(burglar, *ONE_OF_EACH)
    copies = in_box(table, burglar.id)
    if way == "roll":
        will_roll(table, 1)
        table.play("use:charisma")
    table.play(way)
    assert (table.asked, table.keys) == ((0, "lose-card"), ["drop:sword", "drop:lens"])
    table.play("drop:lens")
    assert (zone(table, "discard"), len(zone(table, "hand"))) == (["lens"], len(ONE_OF_EACH) - 1)
    assert in_box(table, burglar.id) == copies + 1


@rule("PF-ENC-25", "PF-GOLD-05")
@pytest.mark.parametrize("hand", [("charm", "shield", "friend", "prayer"), ()])
def test_a_burglar_takes_nothing_where_there_is_nothing(hand: tuple[str, ...]) -> None:
    table = found(BOX.find("boon", "burglar"), *hand)
    table.play("decline")
    assert (table.asked, zone(table, "hand"), zone(table, "discard")) == ((0, "turn"), list(hand), [])


@rule("PF-ENC-25")
@pytest.mark.parametrize("drawn", ONE_OF_EACH)
def test_aldern_foxglove_costs_a_random_card(drawn: str) -> None:
    aldern = BOX.find("boon", "aldern-foxglove")
    table = found(aldern, *ONE_OF_EACH, draws=[drawn])
    table.play("decline")
    assert (table.asked, zone(table, "discard")) == ((0, "turn"), [drawn])
    assert zone(table, "hand") == [id for id in ONE_OF_EACH if id != drawn]


@rule("PF-ENC-24")
@pytest.mark.parametrize("id", TROUBLE)
def test_an_acquired_ally_makes_no_trouble(id: str) -> None:
    table = found(BOX.find("boon", id), *ONE_OF_EACH)
    will_roll(table, 30)
    table.play("use:charisma", "roll")
    assert (table.asked, zone(table, "hand"), zone(table, "discard")) == ((0, "turn"), [*ONE_OF_EACH, id], [])


def test_every_power_of_every_ally_is_tested() -> None:
    assert ALLIES.untested() == []
    assert unknown(ALLIES) == []
    assert not [card.id for card in ALLIES.cards if card.recharge]
