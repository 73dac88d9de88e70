"""Moments outside checks, and what is offered in them: when nothing is going on, before damage, and to evade."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from herowright.games.pathfinder.cards.arms import Trained
from herowright.games.pathfinder.cards.effects import Effect, Evade, Reduce
from herowright.games.pathfinder.cards.outside import Examine, ExploreAgain, Heal, Move, Retrieve, TurnBackTime
from herowright.games.pathfinder.cards.troubles import Damage
from herowright.games.pathfinder.cards.types import Card, Character
from herowright.games.pathfinder.cards.wonders import Lasting, Search
from herowright.games.pathfinder.rules.components import (
    BANES,
    BARRIER,
    BOONS,
    DAMAGE,
    HENCHMAN,
    MONSTER,
    PROFICIENCIES,
    VILLAIN,
)
from herowright.testing import Play as Table
from tests.games.pathfinder.cards.boon_checks import HOLDERS, WHOSE
from tests.games.pathfinder.cards.boon_uses import Family, expert, table_for
from tests.games.pathfinder.helpers import bane, boon

# One plain card of each kind.
ONE_OF_EACH = ("sword", "charm", "shield", "lens", "friend", "prayer")

# --- nothing is going on ---------------------------------------------------------------------------------

# Who may play such a card on the turn of seat 0, where there is everything it could need, and where there is nothing.
IDLE: dict[type[Effect], tuple[set[int], set[int]]] = {
    **dict.fromkeys((Heal, Move, Examine, Retrieve, TurnBackTime, Search), ({0, 1, 2}, set())),
    Lasting: ({0}, {0}),
    ExploreAgain: ({0}, set()),
}


def leisure(*hands: Sequence[str], **arrangement: Any) -> Table:
    """Seat 0 has explored, and everything lies there that a card may be used on."""
    zones = {"deck": ["friend", *ONE_OF_EACH], "discard": ONE_OF_EACH}
    laid: dict[str, Any] = {"zones": zones, "explored": 1, "blessings_discard": ["prayer"] * 3}
    return table_for(*hands, **laid | arrangement)


def nothing_there(*hands: Sequence[str]) -> Table:
    """The only location has no cards, no discard pile and no deck has any."""
    return table_for(*hands, zones={"deck": [], "place": "glade"}, places={"glade": []}, explored=1)


def prove_idle_offers(family: Family) -> None:
    """On the turn of seat 0 everybody is offered exactly what makes sense."""
    own = {"explore", "end", "close", "move:grove"}
    for number, arranged in enumerate((leisure, nothing_there)):
        table = arranged(family.ids, family.ids, family.ids)
        for seat in HOLDERS:
            may = {use.key for use in family.uses if seat in IDLE.get(type(use.effect), (set(), set()))[number]}
            assert set(table.keys_of(seat)) - own == may, f"seat {seat}, {arranged.__name__}"


# --- damage ----------------------------------------------------------------------------------------------

AMOUNT = 9
EACH_DAMAGE = pytest.mark.parametrize("type", DAMAGE)


def hurt(
    type: str,
    *hands: Sequence[str],
    cards: Sequence[Card] = (),
    proficient: Sequence[str] = PROFICIENCIES,
    amount: int = AMOUNT,
    make: Callable[[int], Character] | None = None,
) -> Table:
    """Seat 0 is about to take damage, before it has to face a barrier."""
    trap = bane("trap", "Strength 1", BARRIER, before=(Damage(str(amount), type),))
    make = make or partial(expert, proficient=proficient)
    table = table_for(*hands, cards=[trap, *cards], make=make, places={"glade": ["trap"], "grove": ["wolf"]})
    table.play("explore")
    if table.asked[1] == "evade":
        table.play("face")
    return table


def shields(effect: Effect, type: str, proficient: Sequence[str], holder: int) -> bool:
    """Whether it takes something off such damage to seat 0."""
    if not isinstance(effect, Reduce) or effect.whose not in WHOSE[holder] or type not in (effect.types or DAMAGE):
        return False
    return not isinstance(effect, Trained) or (effect.proficiency in proficient) is not effect.lacking


def prove_damage_offers(family: Family, type: str) -> None:
    """Before damage of this type everybody is offered exactly what is made for it."""
    for proficient in (PROFICIENCIES, ()):
        table = hurt(type, family.ids, family.ids, family.ids, proficient=proficient)
        may = [{use.key for use in family.uses if shields(use.effect, type, proficient, holder)} for holder in HOLDERS]
        if not any(may):
            assert table.asked[1] != "damage"
            continue
        assert table.asked == (0, "damage")
        for holder in HOLDERS:
            assert set(table.keys_of(holder)) - {"take-it"} == may[holder], f"seat {holder}"


# --- evading ---------------------------------------------------------------------------------------------

KINDS = (*BANES, *BOONS)
EACH_KIND = pytest.mark.parametrize("kind", KINDS)


def met(kind: str, *hands: Sequence[str], cards: Sequence[Card] = (), **arrangement: Any) -> Table:
    """Seat 0 has flipped over a card of this kind."""
    card: Card = bane("trial", "Combat 400", kind) if kind in BANES else boon("trial", kind)
    laid: dict[str, Any] = {"places": {"glade": ["trial"], "grove": ["wolf"]}, "closed": ["grove"]}
    table = table_for(*hands, cards=[card, *cards], **laid | arrangement)
    table.play("explore")
    return table


def evades(effect: Effect, kind: str) -> bool:
    """A henchman or villain that is met as a monster is one."""
    kinds = {kind, MONSTER} if kind in (HENCHMAN, VILLAIN) else {kind}
    return isinstance(effect, Evade) and (not effect.kinds or bool(kinds & set(effect.kinds)))


def prove_evade_offers(family: Family, kind: str) -> None:
    """Whoever meets such a card is offered exactly what lets it get away, and nobody else is offered anything."""
    table = met(kind, family.ids, family.ids, family.ids)
    may = {use.key for use in family.uses if evades(use.effect, kind)}
    if may:
        assert (table.asked, set(table.keys)) == ((0, "evade"), {"face", *may})
    else:
        assert table.asked[1] != "evade"
    assert [table.keys_of(1), table.keys_of(2)] == [[], []]
