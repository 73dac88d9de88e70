"""The morality track: CA-MORAL, and the worked example CA-EX-07."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import AddDark, AddResult, Calm, Recast, Receive, TurnRune
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HeroCard
from herowright.games.call_to_adventure.rules.components import ANTIHERO, HERO, KINDS, Space
from herowright.testing import Play, rule
from tests.games.call_to_adventure.plain import challenge, game, pool, trait

TOP, BOTTOM = 2, -4
LEVELS = [2, 1, 0, -1, -2, -3, -4]
KINDNESS = HeroCard(id="kindness", timing=timing.ANY, effect=Receive(Gain(xp=1)))
MALICE = AntiheroCard(id="malice", timing=timing.ANY, effect=Receive(Gain(xp=1)))
PACT = AntiheroCard(id="pact", timing=timing.BEFORE, effect=AddDark(2))
# A track of our own: each space has other points, and what may be done there changes from one to the next.
SPACES = [
    Space(7, 0, (HERO,), dark=False),
    Space(6, 0, KINDS),
    Space(5, 0, KINDS),
    Space(0, 9, (ANTIHERO,)),
    Space(0, 8, ()),
    Space(0, -1, (ANTIHERO,)),
    Space(-2, 0, (ANTIHERO,), dark=False),
]
# Three core runes that show 1 each, and a dark rune with its corruption.
ONE_CORRUPTION = [1, 1, 1, 1]


def level(table: Play, seat: int = 0) -> int:
    found: int = table.view()["heroes"][seat]["level"]
    return found


def gaining(at: int = 0, **path: Any) -> Play:
    """A hero on this level has just gained a trait with this path."""
    table = game({"level": at}, cards=[trait("gift", **path)])
    table.play("gain:gift")
    return table


def holding(at: int, *cards: HeroCard | AntiheroCard, **more: Any) -> Play:
    """A hero on this level is about to act, with these cards in hand."""
    return game({"level": at, "hand": [card.id for card in cards]}, cards=cards, **more)


def plays(table: Play) -> list[str]:
    return [key.removeprefix("play:") for key in table.keys if key.startswith("play:")]


# --- moving --------------------------------------------------------------------------------------------


@rule("CA-MORAL-01")
@pytest.mark.parametrize(("at", "corruption", "to"), [(0, 1, -1), (2, 1, 1), (1, 2, -1), (0, 3, -3), (-3, 1, -4)])
def test_each_corruption_moves_the_marker_one_space_down(at: int, corruption: int, to: int) -> None:
    table = gaining(at, corruption=corruption)
    assert (level(table, 0), level(table, 1)) == (to, 0)


@rule("CA-MORAL-02")
@pytest.mark.parametrize(("at", "virtue", "to"), [(0, 1, 1), (-4, 1, -3), (-1, 2, 1), (-4, 6, 2), (1, 1, 2)])
def test_each_virtue_moves_the_marker_one_space_up(at: int, virtue: int, to: int) -> None:
    table = gaining(at, virtue=virtue)
    assert (level(table, 0), level(table, 1)) == (to, 0)


@rule("CA-MORAL-12", "CA-MORAL-13")
@pytest.mark.parametrize("lost", [1, 2, 5])
def test_example_07_virtue_at_the_bottom(lost: int) -> None:
    row = ("gift", "gift-2")
    cards = [trait("gift", corruption=lost), trait("gift-2", virtue=1)]
    table = game({"level": BOTTOM, "xp": 0}, {"xp": 0}, row=row, cards=cards, options={"CA-TURN-06": "optional"})
    table.play("gain:gift")
    assert level(table) == BOTTOM
    table.play("end", seat=1)
    table.play("gain:gift-2")
    assert level(table) == -3


@rule("CA-MORAL-12")
def test_corruption_beyond_the_bottom_is_not_received() -> None:
    table = gaining(-3, corruption=2)
    assert level(table) == BOTTOM
    assert [event.args["spaces"] for event in table.told("ca-event-fell")] == [1]


@rule("CA-MORAL-19")
def test_virtue_beyond_the_top_is_lost() -> None:
    assert level(gaining(TOP, virtue=1)) == TOP
    assert level(gaining(1, virtue=3)) == TOP
    row, cards = ("gift", "gift-2"), [trait("gift", virtue=3), trait("gift-2", corruption=1)]
    table = game({"level": TOP, "xp": 0}, {"xp": 0}, row=row, cards=cards, options={"CA-TURN-06": "optional"})
    table.play("gain:gift", "end", "gain:gift-2")
    assert level(table) == 1


# --- what the marker decides ---------------------------------------------------------------------------


@rule("CA-MORAL-03", "CA-MORAL-17", "CA-MORAL-18", "CA-MORAL-21")
@pytest.mark.parametrize("at", LEVELS)
def test_the_space_decides_what_may_be_played_whether_dark_runes_may_be_bought_and_points(at: int) -> None:
    space = SPACES[TOP - at]
    table = holding(at, KINDNESS, MALICE, track=SPACES)
    assert plays(table) == [card for card, kind in (("kindness", HERO), ("malice", ANTIHERO)) if kind in space.plays]
    assert table.view()["heroes"][0]["points"]["morality"] == space.triumph + space.tragedy
    table.play("face:trial-easy")
    assert ("dark" in table.keys) == space.dark


@rule("CA-MORAL-04")
def test_on_the_neutral_space_both_kinds_may_be_played() -> None:
    assert plays(holding(0, KINDNESS, MALICE)) == ["kindness", "malice"]


@rule("CA-MORAL-05")
@pytest.mark.parametrize(("at", "allowed", "refused"), [(2, "kindness", "malice"), (-3, "malice", "kindness")])
def test_where_one_symbol_stands_only_that_kind_may_be_played(at: int, allowed: str, refused: str) -> None:
    table = holding(at, KINDNESS, MALICE)
    assert table.refuse(f"play:{refused}").rule == "CA-MORAL-05"
    table.play(f"play:{allowed}")
    assert [card.id for card in table.hero(0).played] == [allowed]


@rule("CA-MORAL-05")
def test_the_own_marker_decides_on_the_turn_of_another_too() -> None:
    table = game({}, {"level": -3, "hand": ["kindness", "malice"]}, cards=[KINDNESS, MALICE])
    assert table.keys_of(1) == ["play:malice"]


@rule("CA-MORAL-06")
def test_who_falls_far_enough_may_play_hero_cards_no_more() -> None:
    table = game({"level": -2, "hand": ["kindness"]}, cards=[KINDNESS, trait("gift", corruption=1)])
    assert plays(table) == ["kindness"]
    table.play("gain:gift")
    assert level(table) == -3
    assert plays(table) == []
    assert table.refuse("play:kindness").rule == "CA-MORAL-05"


@rule("CA-MORAL-15")
def test_cards_that_may_not_be_played_are_drawn_and_held_all_the_same() -> None:
    table = game({"level": -3, "hand": ["kindness"]}, cards=[KINDNESS, trait("gift", hero=2)])
    table.play("gain:gift")
    assert [card.key for card in table.hero(0).hand] == ["kindness", "hope", "hope"]


@rule("CA-MORAL-18")
@pytest.mark.parametrize(
    ("at", "cards"), [(2, "kindness"), (-3, "malice"), (-4, "malice"), *((at, "kindness malice") for at in LEVELS[1:5])]
)
def test_the_printed_track_allows_hero_cards_above_and_antihero_cards_below(at: int, cards: str) -> None:
    assert plays(holding(at, KINDNESS, MALICE)) == cards.split()


# --- points --------------------------------------------------------------------------------------------


@rule("CA-MORAL-07", "CA-MORAL-08", "CA-MORAL-09", "CA-MORAL-17")
@pytest.mark.parametrize(
    ("at", "triumph", "tragedy"),
    [(2, 4, 0), (1, 3, 0), (0, 2, 0), (-1, 0, 3), (-2, 0, 4), (-3, 0, 0), (-4, -4, 0)],
)
def test_points_of_the_printed_track(at: int, triumph: int, tragedy: int) -> None:
    view = holding(at).view()
    space = view["track"][view["heroes"][0]["space"]]
    assert (space["level"], space["triumph"], space["tragedy"]) == (at, triumph, tragedy)
    assert view["heroes"][0]["points"]["morality"] == triumph + tragedy


@rule("CA-MORAL-16")
def test_the_track_has_two_spaces_above_the_neutral_one_and_four_below() -> None:
    assert [space["level"] for space in game().view()["track"]] == LEVELS


@rule("CA-MORAL-14")
def test_only_the_last_space_is_scored_and_only_once() -> None:
    cards = [trait("gift", corruption=2), trait("gift-2", virtue=1)]
    acts = [["filler-1", "filler-2", "filler-3"], ["filler-4", "filler-5", "filler-6"], ["filler-7"]]
    table = game(
        {"xp": 0, "story": acts},
        {"xp": 0},
        cards=cards,
        options={"CA-TURN-06": "optional"},
        rows=[["filler-8"], ["filler-9"], ["gift", "gift-2"]],
        decks=[[], [], []],
        track=SPACES,
    )
    table.play("gain:gift", "end", "gain:gift-2")
    while not table.table.is_over:
        table.play("end")
    assert table.table.outcome is not None
    lines = [line.points for line in table.table.outcome.seats[0].lines if line.category == "morality"]
    assert lines == [9]  # of the space one below neutral, and nothing of those passed on the way


# --- the bottom space ------------------------------------------------------------------------------------


@rule("CA-MORAL-10")
def test_at_the_bottom_no_dark_rune_can_be_bought() -> None:
    table = game({"level": BOTTOM})
    table.play("face:trial-easy")
    assert table.refuse("dark").rule == "CA-MORAL-10"


@rule("CA-MORAL-10")
@pytest.mark.parametrize(("at", "offered"), [(-3, True), (BOTTOM, False)])
def test_at_the_bottom_no_own_card_adds_dark_runes_for_experience(at: int, offered: bool) -> None:
    table = game({"level": at, "power": Spend(1, AddDark(2))})
    table.play("face:trial-easy")
    assert ("spend:drive-0" in table.keys) == offered


@rule("CA-MORAL-11")
def test_at_the_bottom_an_antihero_card_may_still_add_dark_runes() -> None:
    table = holding(BOTTOM, PACT, rolls=[1, 1, 1, 1, 1])
    table.play("face:trial-easy", "play:pact")
    assert pool(table) == ["dark", "dark"]
    table.play("cast")
    assert [event.args["result"] for event in table.told("ca-event-cast")] == [7]
    assert level(table) == BOTTOM


@rule("CA-MORAL-21")
@pytest.mark.parametrize("at", LEVELS)
def test_dark_runes_may_be_bought_everywhere_but_at_the_bottom(at: int) -> None:
    table = game({"level": at})
    table.play("face:trial-easy")
    assert ("dark" in table.keys) == (at != BOTTOM)


# --- when the corruption of a cast counts ------------------------------------------------------------------


@rule("CA-MORAL-20")
@pytest.mark.parametrize(("reading", "between"), [("resolution", 0), ("at-once", -1)])
def test_corruption_of_a_cast_moves_the_marker_when_the_attempt_is_resolved(reading: str, between: int) -> None:
    table = holding(0, KINDNESS, options={"CA-MORAL-20": reading}, rolls=ONE_CORRUPTION)
    table.play("face:trial-easy", "dark", "cast")
    assert table.asked == (0, "after-cast")
    assert level(table) == between
    table.play("resolve")
    assert level(table) == -1


@rule("CA-MORAL-20")
def test_it_comes_after_effects_that_follow_the_cast_and_before_rewards() -> None:
    cards = [HeroCard(id="push", timing=timing.DURING, effect=AddResult(1)), challenge("trial", easy={"xp": 1})]
    table = game({"hand": ["push"]}, cards=cards, rolls=ONE_CORRUPTION)
    table.play("face:trial-easy", "dark", "cast")
    kinds = [event.kind for event in table.play("play:push")]
    order = ["ca-event-bonus", "ca-event-fell", "ca-event-won", "ca-event-gains-xp-by"]
    assert [kind for kind in kinds if kind in order] == order


@rule("CA-MORAL-20")
def test_it_comes_before_the_experience_of_a_failure() -> None:
    table = game({}, cards=[challenge("trial", difficulty=9)], rolls=ONE_CORRUPTION)
    kinds = [event.kind for event in table.play("face:trial-easy", "dark", "cast")]
    assert kinds.index("ca-event-fell") < kinds.index("ca-event-gains-xp")


@rule("CA-MORAL-20")
@pytest.mark.parametrize("reading", ["resolution", "at-once"])
@pytest.mark.parametrize("at", [0, BOTTOM + 1])
def test_either_way_a_cast_that_is_replaced_leaves_the_marker_alone(reading: str, at: int) -> None:
    again = HeroCard(id="again", timing=timing.DURING, effect=Recast())
    rolls = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]
    hero = {"level": at, "hand": ["again"]}
    table = game(hero, options={"CA-MORAL-20": reading}, cards=[again], rolls=rolls, track=[Space(0, 0)] * 7)
    table.play("face:trial-easy", "dark", "dark", "cast", "play:again", "cast")
    assert level(table) == at


@rule("CA-MORAL-20")
@pytest.mark.parametrize("reading", ["resolution", "at-once"])
def test_either_way_corruption_that_a_card_calms_leaves_the_marker_alone(reading: str) -> None:
    peace = HeroCard(id="peace", timing=timing.DURING, effect=Calm())
    table = holding(0, peace, options={"CA-MORAL-20": reading}, rolls=ONE_CORRUPTION)
    table.play("face:trial-easy", "dark", "cast", "play:peace")
    assert level(table) == 0


@rule("CA-MORAL-20")
@pytest.mark.parametrize(("roll", "to"), [(1, 0), (2, -1)])
def test_the_face_that_shows_in_the_end_counts(roll: int, to: int) -> None:
    table = game({"power": Spend(1, TurnRune(), once=True)}, rolls=[1, 1, 1, roll])
    table.play("face:trial-easy", "dark", "cast", "spend:drive-0", "rune:3")
    assert table.told("ca-event-won", 0)
    assert level(table) == to
