"""The loot, card by card: never acquired, but used like any card of its kind."""

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.cards.outside import Heal
from herowright.games.pathfinder.cards.types import Boon
from herowright.testing import rule
from tests.games.pathfinder.cards import boon_acts, boon_moments, boon_proofs
from tests.games.pathfinder.cards.boon_checks import EACH_CHECK, Scene, prove_offers, unknown
from tests.games.pathfinder.cards.boon_moments import EACH_DAMAGE, EACH_KIND
from tests.games.pathfinder.cards.boon_uses import Family, Use, table_for
from tests.games.pathfinder.helpers import ids

LOOT = Family([card for card in BOX.boons if card.loot])


@rule("PF-BOON-18")
@LOOT.each
def test_loot_has_no_check_and_lies_in_no_pile(card: Boon) -> None:
    piles = table_for([]).state.piles
    assert (card.acquire, card.checks, card.lost) == ("", (), ())
    assert card.id not in [id for kind, pile in piles.items() if kind != "loot" for id in ids(pile)]


@rule("PF-DMG-01", "PF-DMG-02", "PF-DMG-03")
@EACH_DAMAGE
def test_loot_protects_from_the_damage_it_names(type: str) -> None:
    boon_moments.prove_damage_offers(LOOT, type)


@rule("PF-PLAY-16")
@EACH_CHECK
def test_loot_does_nothing_in_checks(scene: Scene) -> None:
    prove_offers(LOOT, scene)


@rule("PF-PLAY-16", "PF-PLAY-17")
def test_loot_is_used_at_leisure_where_it_makes_sense() -> None:
    boon_moments.prove_idle_offers(LOOT)
    boon_proofs.prove_skill_offers(LOOT)


@rule("PF-PLAY-16")
@EACH_KIND
def test_loot_lets_nobody_evade(kind: str) -> None:
    boon_moments.prove_evade_offers(LOOT, kind)


@rule("PF-DMG-01", "PF-DMG-04", "PF-BOON-19")
@LOOT.doing(Reduce)
def test_loot_takes_off_damage(use: Use) -> None:
    boon_acts.reduce(use)


@rule("PF-DMG-12")
@LOOT.doing(Reduce)
def test_loot_takes_off_no_more_than_there_is(use: Use) -> None:
    boon_acts.reduce_to_nothing(use)


@rule("PF-PLAY-17")
@LOOT.doing(Heal)
def test_loot_heals(use: Use) -> None:
    boon_acts.heal(use)


def test_every_power_of_every_loot_is_tested() -> None:
    assert LOOT.untested() == []
    assert unknown(LOOT) == []
