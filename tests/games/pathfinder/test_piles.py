"""Drawing and handling cards: PF-PILE."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from herowright.games.pathfinder.cards.gifts import DrawCards, DrawFromBox
from herowright.games.pathfinder.cards.on import OWN
from herowright.games.pathfinder.cards.outside import Examine, Heal, TurnBackTime
from herowright.games.pathfinder.cards.standing import ENTERS, When
from herowright.games.pathfinder.cards.troubles import LoseTime, LoseTop, Trouble
from herowright.games.pathfinder.cards.types import Boon, Play
from herowright.games.pathfinder.rules import piles
from herowright.games.pathfinder.rules.components import (
    ALLY,
    BANISH,
    BURY,
    DISCARD,
    DISPLAY,
    ITEM,
    RECHARGE,
    SHUFFLE,
    TOP,
)
from herowright.table.message import Message
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import PEBBLES, boon, deck_of, game, ids, in_box, location, rules_told, zone


def entering(trouble: Trouble, hero: Mapping[str, Any] | None = None, **arrangement: Any) -> Table:
    """The hero walks into it."""
    grove = location("grove", here=(When(ENTERS, trouble),))
    table = game(hero or {}, {}, cards=[grove], **arrangement)
    table.play("move:grove")
    return table


@rule("PF-PILE-01")
def test_a_card_is_drawn_from_the_own_deck_into_the_hand() -> None:
    table = entering(DrawCards("2"), {"deck": PEBBLES[:3]})
    assert (zone(table, "hand"), zone(table, "deck")) == (["pebble-1", "pebble-2"], ["pebble-3"])
    assert zone(table, "deck", 1) == list(PEBBLES)
    assert rules_told(table)[1:] == ["PF-PILE-01"]


@rule("PF-PILE-01")
def test_a_card_of_the_box_is_drawn_where_the_box_is_named() -> None:
    table = entering(DrawFromBox(ALLY), draws=["friend"], box={ALLY: ["runner", "friend"]})
    assert (zone(table, "hand"), len(zone(table, "deck"))) == (["friend"], len(PEBBLES))
    assert (in_box(table, "runner"), in_box(table, "friend")) == (1, 0)


@rule("PF-PILE-02")
def test_every_card_of_a_pile_is_as_likely() -> None:
    pile = ["runner", "friend", "runner"]
    drawn = Counter(zone(entering(DrawFromBox(ALLY), box={ALLY: pile}, seed=seed), "hand")[0] for seed in range(90))
    assert set(drawn) == {"runner", "friend"}
    assert 20 <= drawn["friend"] <= 40  # a third of them


# --- more cards than there are ---------------------------------------------------------------------------


@rule("PF-PILE-03")
def test_four_cards_of_a_pile_of_three_are_three() -> None:
    table = entering(DrawFromBox(ALLY, "4"), box={ALLY: ["runner", "friend", "runner"]})
    assert sorted(zone(table, "hand")) == ["friend", "runner", "runner"]
    assert not table.hero(0).dead


@rule("PF-PILE-03")
def test_what_is_examined_healed_or_turned_back_is_what_there_is() -> None:
    powers = Play(DISCARD, Examine(3)), Play(BURY, Heal("3", OWN)), Play(DISCARD, TurnBackTime("3"))
    cards = [boon(id, ITEM, power) for id, power in zip(("eye", "herb", "hourglass"), powers, strict=True)]
    hero = {"hand": ["eye", "herb", "hourglass"], "deck": [], "discard": ["runner"]}
    places = {"glade": ["wolf", "ogre"]}
    table = game(hero, cards=cards, places=places, blessings=3, blessings_discard=["prayer", "prayer"])
    table.play("discard:eye", "bury:herb", "discard:hourglass")
    assert table.view()["places"][0]["known_top"] == ["bane:wolf", "bane:ogre"]
    assert deck_of(table, "glade") == ["wolf", "ogre"]
    assert sorted(zone(table, "deck")) == ["eye", "runner"]
    assert (table.view()["blessings"]["left"], table.view()["blessings"]["discard"]) == (5, [])


@rule("PF-PILE-04", "PF-PILE-05")
@pytest.mark.parametrize("trouble", [DrawCards("2"), LoseTop(2)], ids=["draw", "discard"])
@pytest.mark.parametrize("cards", [2, 1, 0])
def test_a_character_deck_with_too_few_cards_is_fatal(trouble: Trouble, cards: int) -> None:
    table = entering(trouble, hero={"hand": ["runner"], "deck": PEBBLES[:cards]})
    assert table.hero(0).dead is (cards < 2)
    if cards == 2:
        assert (table.asked, zone(table, "deck")) == ((0, "turn"), [])
    else:
        assert table.asked == (1, "turn")
        assert zone(table, "buried") == [*PEBBLES[:cards], "runner"]
        assert "PF-DEATH-01" in rules_told(table)


@rule("PF-PILE-04", "PF-PILE-05")
@pytest.mark.parametrize("blessings", [3, 2])
def test_a_blessings_deck_with_too_few_cards_loses_the_scenario(blessings: int) -> None:
    table = entering(LoseTime(3), blessings=blessings)
    if blessings == 3:
        assert (table.asked, table.view()["blessings"]["left"]) == ((0, "turn"), 0)
        assert len(table.view()["blessings"]["discard"]) == 3
    else:
        assert table.state.lost_by == "PF-END-01"
        assert table.table.is_over


@rule("PF-PILE-01")
def test_a_drawn_card_cannot_be_put_back() -> None:
    table = entering(DrawCards())
    assert table.table.undo_refusal(0) == Message("undo-known")


# --- what is known of a deck -----------------------------------------------------------------------------


@rule("PF-EXAM-01", "PF-PILE-01")
@pytest.mark.parametrize(
    ("known", "count", "left"),
    [((2, 0), 1, (1, 0)), ((1, 0), 2, (0, 0)), ((0, 3), 1, (0, 2)), ((1, 1), 1, (0, 1)), ((3, 3), 3, (0, 0))],
)
def test_whoever_draws_knows_that_many_fewer_from_the_top(
    known: tuple[int, int], count: int, left: tuple[int, int]
) -> None:
    top, bottom = known
    table = game({"deck": ["sword", "lens", "charm"], "hand": [], "known_top": top, "known_bottom": bottom})
    hero, before = table.hero(0), table.state.chance.n
    piles.draw(table.state, hero, count)
    assert zone(table, "hand") == ["sword", "lens", "charm"][:count]
    assert (hero.known_top, hero.known_bottom, table.state.chance.n > before) == (*left, True)


@rule("PF-PILE-01")
def test_to_draw_nothing_tells_nothing() -> None:
    table = game({"deck": ["sword"], "hand": [], "known_top": 1})
    before = table.state.chance.n
    piles.draw(table.state, table.hero(0), 0)
    assert (table.state.chance.n, table.hero(0).known_top, table.state.events) == (before, 1, [])


@rule("PF-PLAY-09", "PF-PLAY-10", "PF-PLAY-11", "PF-PLAY-12", "PF-PLAY-13", "PF-PLAY-14")
@pytest.mark.parametrize(
    ("to", "where", "known"),
    [
        (DISCARD, "discard", (1, 1)),
        (BURY, "buried", (1, 1)),
        (DISPLAY, "displayed", (1, 1)),
        ("hand", "hand", (1, 1)),
        (BANISH, None, (1, 1)),
        (RECHARGE, "deck", (1, 2)),
        (TOP, "deck", (2, 1)),
        (SHUFFLE, "deck", (0, 0)),
    ],
)
def test_where_a_card_goes_and_what_is_known_of_the_deck_then(
    to: str, where: str | None, known: tuple[int, int]
) -> None:
    table = game({"deck": ["pebble-1", "pebble-2"], "known_top": 1, "known_bottom": 1}, shuffles=[["pebble-2", "lens"]])
    lens = piles.find_in_box(table.state, "lens")
    assert isinstance(lens, Boon)
    boxed = in_box(table, "lens")
    piles.put(table.state, table.hero(0), lens, to)
    places = [name for name in ("hand", "deck", "discard", "buried", "displayed") if "lens" in zone(table, name)]
    assert (places, in_box(table, "lens") - boxed) == ([where] if where else [], to == BANISH)
    assert (table.hero(0).known_top, table.hero(0).known_bottom) == known
    at = {TOP: 0, RECHARGE: 2, SHUFFLE: 1}.get(to)
    assert at is None or zone(table, "deck")[at] == "lens"
    table.put_away()


@rule("PF-GOLD-05", "PF-EXAM-03")
def test_where_nothing_can_be_healed_the_deck_stays_as_it_lies() -> None:
    table = game({"deck": ["pebble-1", "pebble-2", "lens"], "known_top": 1, "known_bottom": 1})
    before = table.state.chance.n
    piles.heal(table.state, table.hero(0), 2, "boon:salve")
    hero = table.hero(0)
    assert (ids(hero.deck), hero.known_top, hero.known_bottom) == (["pebble-1", "pebble-2", "lens"], 1, 1)
    assert table.state.chance.n == before


@rule("PF-GEN-07", "PF-SUMMON-12")
def test_of_cards_drawn_for_their_traits_the_others_go_back() -> None:
    cards = [boon(f"gem-{size}", ITEM, traits=("jewel", size)) for size in ("small", "big")]
    box = {ITEM: ["gem-small", "lens", "gem-big"]}
    table = game({}, cards=cards, box=box, draws=["lens", "gem-small", "gem-big"])
    found = piles.from_box(table.state, ITEM, ("jewel", "big"))
    assert found is not None
    assert (found.id, ids(table.state.piles[ITEM])) == ("gem-big", ["lens", "gem-small"])
    assert piles.from_box(table.state, ITEM, ("jewel", "big")) is None
    assert sorted(ids(table.state.piles[ITEM])) == ["gem-small", "lens"]
