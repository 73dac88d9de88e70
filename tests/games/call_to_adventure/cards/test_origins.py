"""The fifteen origins: what each is paid for, and that it is paid for nothing else."""

from dataclasses import replace
from itertools import combinations

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.powers import When
from herowright.games.call_to_adventure.cards.triggers import Wins
from herowright.games.call_to_adventure.cards.types import Origin
from herowright.games.call_to_adventure.rules.components import ABILITIES, DEX, VILLAINY
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.scenes import SCENES, SPACES, happen
from tests.games.call_to_adventure.cards.sheet import Sheet, powers, received, sheet
from tests.games.call_to_adventure.plain import NO_POWER, game, trait

# The one thing that each is paid for, and how often it happens in its scene.
PAID = {
    "hunter": ("hard", 1),
    "noble": ("ally", 1),
    "apprentice": ("exactly", 1),
    "merchant": ("margin", 1),
    "farmer": ("act", 1),
    "pickpocket": ("villainy", 1),
    "student": ("int", 1),
    "squire": ("hero", 1),
    "conscript": ("str", 1),
    "acolyte": ("rises", SPACES),
    "sailor": ("journey", 1),
    "musician": ("cha", 1),
    "street-urchin": ("loses", 1),
    "settler": ("trait", 1),
    "gravedigger": ("dark", 1),
}
EACH = pytest.mark.parametrize("id", PAID)
LATER = [["filler-1", "filler-2", "filler-3"], ["filler-4", "filler-5", "filler-6"], []]


def find(id: str) -> Origin:
    card: Origin = BOX.find("origin", id)
    return card


def power(id: str) -> When:
    found = find(id).power
    assert isinstance(found, When)
    return found


def after(scene: str, id: str, silent: bool = False, seat: int = 0, **hero: object) -> Sheet:
    """The owner of an origin after a scene, or the owner of one that is alike but pays for nothing."""
    heroes: list[dict[str, object]] = [{}, {}]
    heroes[seat] = {"origin": id, **hero}
    cards = [replace(find(id), power=NO_POWER)] if silent else []
    return sheet(happen(scene, [power(id).trigger], *heroes, cards=cards), seat)


@rule("CA-EXTRA-07", "CA-EXTRA-09")
@EACH
def test_an_origin_pays_for_one_thing_and_no_other(id: str) -> None:
    scene, times = PAID[id]
    for happens in SCENES:
        count = times if happens == scene else 0
        assert after(happens, id) == received(after(happens, id, silent=True), power(id).gain, count), happens


@rule("CA-EXTRA-09")
@EACH
def test_an_origin_still_pays_in_the_last_act(id: str) -> None:
    scene, times = PAID[id]
    before = after(scene, id, silent=True, story=LATER)
    assert after(scene, id, story=LATER) == received(before, power(id).gain, times)


@rule("CA-EXTRA-07")
@EACH
def test_an_origin_does_not_pay_for_what_happens_to_others(id: str) -> None:
    for happens in SCENES:
        assert after(happens, id, seat=1) == after(happens, id, silent=True, seat=1), happens


@rule("CA-EXTRA-07")
@EACH
def test_an_origin_pays_experience(id: str) -> None:
    assert power(id).gain.xp > 0


@rule("CA-EXTRA-07", "CA-EXTRA-09")
def test_the_merchant_is_paid_from_the_printed_margin_on() -> None:
    trigger, gain = power("merchant").trigger, power("merchant").gain
    assert isinstance(trigger, Wins)

    def paid(margin: int) -> int:
        scene, wider = "margin" if margin else "exactly", Wins(margin=margin)
        cards = [replace(find("merchant"), power=NO_POWER)]
        hero = {"origin": "merchant"}
        silent = sheet(happen(scene, [wider], hero, cards=cards))
        return sheet(happen(scene, [wider], hero)).xp - silent.xp

    least = trigger.margin
    assert [paid(margin) for margin in (least - 1, least, least + 1)] == [0, gain.xp, gain.xp]


@rule("CA-EXTRA-07")
def test_the_pickpocket_is_paid_once_for_a_card_with_several_icons_and_for_traits_too() -> None:
    table = game({"origin": "pickpocket"}, cards=[trait("gift", icons=(VILLAINY, VILLAINY))])
    before = table.hero(0).xp
    table.play("gain:gift")
    assert table.hero(0).xp == before + power("pickpocket").gain.xp


@rule("CA-EXTRA-07")
def test_the_acolyte_is_not_paid_for_virtue_that_is_lost_at_the_top() -> None:
    def xp(level: int) -> int:
        table = game({"origin": "acolyte", "level": level, "xp": 0}, cards=[trait("gift", virtue=2)])
        table.play("gain:gift")
        found: int = table.hero(0).xp
        return found

    each = power("acolyte").gain.xp
    assert [xp(0), xp(1), xp(2)] == [2 * each, each, 0]


@rule("CA-EXTRA-07")
def test_the_farmer_is_paid_at_the_end_of_every_act() -> None:
    for story in ([], LATER[:1], LATER):
        before = after("act", "farmer", silent=True, story=story)
        assert after("act", "farmer", story=story) == received(before, power("farmer").gain), story


@rule("CA-STORY-01")
@EACH
def test_the_abilities_of_an_origin_belong_to_the_story_from_the_start(id: str) -> None:
    table: Play = game({"origin": id})
    card = find(id)
    assert len(set(card.abilities)) == len(card.abilities) == 2
    assert sheet(table).abilities == tuple(card.abilities.count(ability) for ability in ABILITIES)
    assert sheet(table).icons == (0,) * 6
    assert (card.power, card.name) in powers(table)


@rule("CA-COMP-01")
def test_there_are_fifteen_origins_one_for_each_pair_of_abilities() -> None:
    assert [card.id for card in BOX.origins] == list(PAID)
    assert sorted(tuple(sorted(card.abilities)) for card in BOX.origins) == list(combinations(ABILITIES, 2))


def test_the_pickpocket_has_dexterity() -> None:
    assert DEX in find("pickpocket").abilities


@rule("CA-SETUP-23")
def test_only_the_noble_speaks_of_allies_or_adversaries() -> None:
    assert [card.id for card in BOX.origins if not card.basic] == ["noble"]
