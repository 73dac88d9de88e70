"""The fifteen motivations: what each buys, for what price, and when."""

from collections.abc import Mapping
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    Calm,
    Ease,
    Recast,
    Receive,
    TurnRune,
    Wander,
)
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.types import Card, Motivation
from herowright.games.call_to_adventure.rules.components import ABILITIES, ICONS
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.moments import CARDS, OWN, moments
from tests.games.call_to_adventure.cards.proofs import Use, prove
from tests.games.call_to_adventure.cards.scenes import adversary
from tests.games.call_to_adventure.cards.sheet import powers, sheet
from tests.games.call_to_adventure.plain import challenge, game

BEFORE, AFTER = {"prepare"}, {"cast"}
# What each buys, and when.
BOUGHT: Mapping[str, tuple[type[Effect], set[str]]] = {
    "bound-by-honor": (Receive, OWN),
    "vow-of-vengeance": (AddResult, BEFORE | AFTER),
    "survivor": (Recast, AFTER),
    "thirst-for-knowledge": (AddRune, BEFORE),
    "lone-wanderer": (Wander, OWN - BEFORE - AFTER),
    "thrill-seeker": (Recast, AFTER),
    "chosen-by-the-light": (Calm, AFTER),
    "born-lucky": (TurnRune, AFTER),
    "hunger-for-glory": (AddRune, BEFORE),
    "mouths-to-feed": (AddRune, BEFORE),
    "whispers-in-the-dark": (AddDark, BEFORE),
    "nothing-to-lose": (Receive, OWN),
    "great-name": (BorrowIcon, OWN - AFTER),
    "wrong-to-right": (Receive, OWN),
    "unfinished-work": (Ease, BEFORE | AFTER),
}
EACH = pytest.mark.parametrize("id", BOUGHT)
XP = 9


def find(id: str) -> Motivation:
    card: Motivation = BOX.find("motivation", id)
    return card


def power(id: str) -> Spend:
    found = find(id).power
    assert isinstance(found, Spend)
    return found


def owner(id: str, **more: Any) -> dict[str, Any]:
    return {"motivation": id, "xp": XP, "allies": ["stray-dog"] if power(id).with_ally else [], **more}


def use(id: str) -> Use:
    price = power(id).xp
    return Use(
        f"spend:{id}", owner(id), lambda before: before._replace(xp=before.xp - price), power(id).against or "challenge"
    )


@rule("CA-EXTRA-05", "CA-EXTRA-08")
@EACH
def test_a_motivation_buys_exactly_what_it_says(id: str) -> None:
    benefit = power(id).benefit
    assert isinstance(benefit, BOUGHT[id][0])
    assert power(id).xp > 0
    prove(benefit, use(id))


@rule("CA-EXTRA-05")
@EACH
def test_a_motivation_can_be_used_at_its_moment_only(id: str) -> None:
    against = power(id).against or "challenge"
    assert moments(f"spend:{id}", owner(id, allies=[]), against) == BOUGHT[id][1]


@rule("CA-EXTRA-10")
@EACH
def test_a_motivation_gives_no_credit(id: str) -> None:
    """On the way the hero buys a dark rune for 1 XP before the cast, and a loss pays 1 XP."""
    key, price, against = f"spend:{id}", power(id).xp, power(id).against or "challenge"
    assert moments(key, owner(id, allies=[], xp=price + 1), against) == BOUGHT[id][1]
    assert moments(key, owner(id, allies=[], xp=price), against) == BOUGHT[id][1] - {"prepare", "cast", "won"}
    assert key not in game(owner(id, xp=price - 1)).keys


def reach(table: Play, id: str, trial: str) -> None:
    """Play on to the first moment at which the motivation can be used."""
    first = next(moment for moment in ("turn", "prepare", "cast") if moment in BOUGHT[id][1])
    if first != "turn":
        table.play(f"face:{trial}" if power(id).against else f"face:{trial}-easy")
    if first == "cast":
        table.play("dark", "cast")


def spend(table: Play, id: str) -> None:
    """Use it and make whatever choice it asks for."""
    table.play(f"spend:{id}")
    if table.asked[1] in ("grant", "turn-rune", "wander"):
        table.play(table.keys[0])
    if power(id).benefit == Recast():
        table.play("cast")


@rule("CA-EXTRA-05")
@EACH
def test_a_motivation_is_used_as_often_as_it_can_be_paid_unless_it_says_once(id: str) -> None:
    key = f"spend:{id}"
    tests = (next(ability for ability in ABILITIES if ability not in find(id).abilities),)
    foes: list[Card] = [
        (adversary if power(id).against else challenge)(trial, 99, tests) for trial in ("trial", "second")
    ]
    table = game(
        owner(id, hand=["keen"]),
        row=("trial", "second"),
        cards=[*CARDS, *foes],
        options={"CA-TURN-06": "optional"},
        rolls=[1, ...],
    )
    reach(table, id, "trial")
    spend(table, id)
    # What is calm already cannot be calmed again.
    assert (key in table.keys) == (not power(id).once and power(id).benefit != Calm())
    table.play(*[key for key in ("cast",) if key in table.keys])
    table.play(*[key for key in ("resolve",) if key in table.keys])
    table.play("end")
    table.play("end", seat=1)
    reach(table, id, "second")
    assert key in table.keys


@rule("CA-EXTRA-05")
def test_the_vow_of_vengeance_works_against_adversaries_alone() -> None:
    assert moments("spend:vow-of-vengeance", owner("vow-of-vengeance"), "challenge") == set()


@rule("CA-EXTRA-05")
def test_a_survivor_needs_an_ally_and_keeps_it() -> None:
    assert moments("spend:survivor", owner("survivor", allies=[]), allies=False) == set()
    assert power("survivor").with_ally
    assert [card.id for card in BOX.motivations if card.power.with_ally] == ["survivor"]  # type: ignore[attr-defined]


@rule("CA-MORAL-10", "CA-CHAL-27")
def test_whispers_are_not_heard_at_the_bottom_of_the_track() -> None:
    for level in range(2, -5, -1):
        table = game(owner("whispers-in-the-dark", level=level))
        table.play("face:trial-easy")
        assert ("spend:whispers-in-the-dark" in table.keys) == (level > -4), level


@rule("CA-STORY-01")
@EACH
def test_the_icons_of_a_motivation_belong_to_the_story_from_the_start(id: str) -> None:
    card, table = find(id), game(owner(id, allies=[]))
    assert (len(card.abilities), len(card.icons)) == (1, 1)
    assert sheet(table).abilities == tuple(card.abilities.count(ability) for ability in ABILITIES)
    assert sheet(table).icons == tuple(card.icons.count(icon) for icon in ICONS)
    assert (card.power, card.name) in powers(table)


@rule("CA-COMP-01")
def test_there_are_fifteen_motivations() -> None:
    assert [card.id for card in BOX.motivations] == list(BOUGHT)


@rule("CA-SETUP-23")
def test_two_of_them_speak_of_allies_or_adversaries() -> None:
    assert [card.id for card in BOX.motivations if not card.basic] == ["vow-of-vengeance", "survivor"]
