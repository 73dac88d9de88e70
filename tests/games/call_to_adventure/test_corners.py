"""Exact situations in the corners of the rules: second attempts that end otherwise, and seats that want no question."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Betray, Frighten, Hinder, Slander
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    Cancel,
    Recast,
    Receive,
)
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import AdversaryGains, When
from herowright.games.call_to_adventure.cards.requirements import SpendXp
from herowright.games.call_to_adventure.cards.triggers import Journeys, Wins
from herowright.games.call_to_adventure.cards.types import Ally, AntiheroCard, HeroCard
from herowright.games.call_to_adventure.rules.components import STR
from herowright.testing import rule

from .plain import challenge, game, pool, trait
from .scenes import LOSE, WIN, discard, friend, hero, kinds, lived, row, together

AGAIN = HeroCard(id="again", timing=timing.DURING, effect=Recast())
FEAR = AntiheroCard(id="fear", timing=timing.OTHER_FACES, effect=Frighten())
HARM = [AntiheroCard(id="harm", copy=copy, timing=timing.OTHER_FACES, effect=Hinder(1)) for copy in (1, 2)]
PITY = HeroCard(id="pity", timing=timing.OTHER_WON, effect=Receive(Gain(xp=1)))
SECOND = challenge("second")


# --- second attempts -------------------------------------------------------------------------------------


@rule("CA-RETRY-03", "CA-COOP-47", "CA-MORAL-20")
def test_corruption_that_was_taken_back_is_not_taken_back_once_more_by_fear() -> None:
    heroes = [{"hand": ["again"], "xp": 5}, {"hand": ["fear"], "quiet": 2}]
    told: dict[str, Any] = {"options": {"CA-MORAL-20": "at-once"}, "row": ("trial", "second")}
    table = game(*heroes, cards=[AGAIN, FEAR, SECOND], rolls=[*LOSE, 1], **told)
    table.play("face:trial-easy", "dark", "cast")
    assert hero(table)["level"] == -1
    table.play("play:again")
    assert (hero(table)["level"], table.asked) == (0, (0, "prepare"))
    table.play("play:fear", seat=1)
    assert (hero(table)["level"], table.asked) == (0, (0, "flee"))


@rule("CA-RETRY-01", "CA-RETRY-02")
def test_until_the_second_cast_no_rune_shows_anything() -> None:
    table = game({"hand": ["again"], "xp": 5}, cards=[AGAIN], rolls=[*LOSE, 2])
    table.play("face:trial-easy", "dark", "cast", "play:again")
    seen = table.view()["attempt"]
    assert [(rune["adds"], rune["gives"]) for rune in seen["runes"]] == [(None, "")] * 4
    assert (seen["result"], pool(table)) == (None, ["dark"])
    attempt = table.state.attempt
    assert (attempt.cast, attempt.faces, attempt.adds, attempt.gives) == (False, (), (), ())


# --- seats that want no question -------------------------------------------------------------------------


@rule("CA-HERO-09", "CA-HERO-13", "CA-HERO-15")
@pytest.mark.parametrize(("answer", "later"), [("pass", True), ("hush:turn", False), ("hush:always", False)])
def test_who_wants_to_be_left_alone_is_not_asked_after_the_challenge_either(answer: str, later: bool) -> None:
    table = game({}, {"hand": ["harm", "pity"]}, cards=[*HARM, PITY], rolls=WIN)
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react")
    table.play(answer)
    if later:
        assert table.asked == (1, "react-after")
        table.play("pass")
    assert (row(table)[0], table.asked) == ("filler-3", (0, "afterwards"))


@rule("CA-HERO-09", "CA-END-02")
@pytest.mark.parametrize(("answer", "asked"), [("hush:turn", True), ("hush:always", False)])
def test_for_a_turn_or_for_good(answer: str, asked: bool) -> None:
    cards = [*HARM, SECOND, challenge("third")]
    heroes = [{}, {}, {"hand": ["harm"]}]
    table = game(*heroes, seats=3, row=("trial", "second", "third"), cards=cards, rolls=[*WIN, *WIN])
    table.play("face:trial-easy", "cast", answer)
    assert "listen" in table.keys_of(2) or answer == "hush:turn"
    table.play("end", "face:second-easy", "cast")
    assert (table.asked == (2, "react")) is asked
    if asked:
        table.play("pass")
    else:
        table.play("listen", seat=2)
        assert "listen" not in table.keys_of(2)


# --- several rules at one time ---------------------------------------------------------------------------


@rule("CA-COOP-47", "CA-CHAL-12", "CA-RETRY-06")
def test_dark_runes_paid_before_fear_are_cast_at_the_next_card_and_count_for_the_turn() -> None:
    heroes: list[dict[str, Any]] = [{"xp": 9}, {"hand": ["fear"], "quiet": 2}]
    table = game(*heroes, row=("trial", "second"), cards=[FEAR, SECOND])
    table.play("face:trial-easy", "dark", "dark")
    table.play("play:fear", seat=1)
    table.play("face:second-easy")
    assert (pool(table), hero(table)["xp"]) == (["dark", "dark"], 7)
    table.play("dark")
    assert ("dark" in table.keys, hero(table)["xp"]) == (False, 6)


@rule("CA-COOP-38", "CA-TRAIT-06", "CA-HERO-20")
def test_fear_is_in_vain_where_nothing_else_can_be_tried() -> None:
    heroes: list[dict[str, Any]] = [{"xp": 0}, {"hand": ["fear"], "quiet": 2}]
    table = game(*heroes, row=("trial", "dear"), cards=[FEAR, trait("dear", SpendXp(1))])
    table.play("face:trial-easy")
    table.play("play:fear", seat=1)
    assert (table.asked, kinds(table)[-1]) == ((0, "prepare"), "ca-event-no-effect")
    assert [card.key for card in table.hero(1).played] == ["fear"]


@rule("CA-HERO-10", "CA-HERO-20", "CA-HERO-11")
def test_a_card_that_cancels_is_cancelled_itself_and_the_first_one_works() -> None:
    no = HeroCard(id="no", timing=timing.RESPONSE, effect=Cancel("antihero"))
    yes = AntiheroCard(id="yes", timing=timing.RESPONSE, effect=Cancel("hero"))
    harm = AntiheroCard(id="harm", timing=timing.OTHER_FACES, effect=Hinder(2))
    table = game({"hand": ["no"]}, {"hand": ["harm", "yes"]}, cards=[no, yes, harm], rolls=WIN)
    table.play("face:trial-easy")
    table.play("play:harm", seat=1)
    table.play("play:no")
    assert table.asked == (1, "respond")
    table.play("play:yes", "cast")
    assert (len(table.told("ca-event-lost")), len(table.hero(0).played), len(table.hero(1).played)) == (1, 1, 2)


@rule("CA-HERO-04", "CA-MORAL-06", "CA-HERO-09")
def test_a_marker_pushed_down_in_the_middle_of_a_challenge_forbids_hero_cards_from_then_on() -> None:
    slander = AntiheroCard(id="slander", timing=timing.OTHER_FACES, effect=Slander(3))
    luck = HeroCard(id="luck", timing=timing.DURING, effect=AddResult(1))
    table = game({"hand": ["luck"]}, {"hand": ["slander"], "quiet": 2}, cards=[slander, luck])
    table.play("face:trial-easy")
    assert "play:luck" in table.keys
    table.play("play:slander", seat=1)
    assert (hero(table)["level"], "play:luck" in table.keys) == (-3, False)


@rule("CA-CHAL-25", "CA-MORAL-19")
@pytest.mark.parametrize(("reading", "level"), [("runes-first", 2), ("rewards-first", 1)])
def test_at_the_top_it_matters_whether_runes_or_rewards_move_the_marker_first(reading: str, level: int) -> None:
    peak = challenge("peak", easy={"virtue": 1})
    options = {"CA-CHAL-25": reading}
    table = game({"xp": 5, "level": 2}, row=("peak", "gift"), cards=[peak], rolls=[*WIN, 1], options=options)
    table.play("face:peak-easy", "dark", "cast")
    assert hero(table)["level"] == level


@rule("CA-MORAL-12", "CA-MORAL-13", "CA-CHAL-25")
@pytest.mark.parametrize("start", [-3, -4])
def test_at_the_bottom_a_cast_and_its_reward_end_one_above(start: int) -> None:
    pit = challenge("pit", easy={"virtue": 1})
    gloom = AntiheroCard(id="gloom", timing=timing.BEFORE, effect=AddDark(1))
    table = game({"hand": ["gloom"], "level": start}, row=("pit", "gift"), cards=[pit, gloom], rolls=[*WIN, 1])
    table.play("face:pit-easy", "play:gloom", "cast")
    assert hero(table)["level"] == -3


@rule("CA-ALLY-07", "CA-ALLY-05", "CA-ALLY-14")
def test_of_two_allies_in_a_row_the_second_finds_no_challenge_left() -> None:
    allies = [friend("first"), friend("next")]
    table = game({"xp": 3}, cards=allies, decks=[["first", "next", "filler-5"], None, None])
    table.play("gain:gift")
    assert (row(table)[1], discard(table)) == ("filler-5", ["next"])
    assert table.view()["rows"][0]["places"][0]["ally"] == "first"


@rule("CA-EXTRA-04", "CA-ALLY-16", "CA-ALLY-07")
def test_an_ally_that_follows_a_challenge_journeyed_away_finds_none_either() -> None:
    laid: dict[str, Any] = {"under": {"trial": "first"}, "decks": [["next", "filler-5"], None, None]}
    table = game({"xp": 3}, cards=[friend("first"), friend("next")], **laid)
    table.play("journey:trial")
    assert (row(table)[0], sorted(discard(table))) == ("filler-5", ["first", "next", "trial"])


@rule("CA-ROW-09", "CA-ROW-16", "CA-CHAL-20")
def test_a_lost_challenge_may_come_back_at_once_where_nothing_else_is_left() -> None:
    table = game({}, decks=[[], None, None], rolls=LOSE)
    table.play("face:trial-easy", "cast")
    assert (row(table)[0], discard(table)) == ("trial", [])


@rule("CA-ROW-14", "CA-ROW-09", "CA-EXTRA-01")
def test_a_gap_stays_until_a_card_is_discarded_and_one_card_fills_one_place() -> None:
    table = game({"xp": 3}, decks=[[], None, None])
    table.play("gain:gift")
    assert row(table)[1] is None
    table.play("journey:trial")
    assert sorted(filter(None, row(table))) == ["filler-1", "filler-2", "trial"]


@rule("CA-RUNE-07", "CA-RUNE-20", "CA-CHAL-09")
@pytest.mark.parametrize(("icons", "runes"), [(1, 2), (2, 2), (3, 3)])
def test_a_granted_rune_is_never_the_special_one(icons: int, runes: int) -> None:
    strong = HeroCard(id="strong", timing=timing.BEFORE, effect=AddRune((STR,)))
    table = game({"hand": ["strong"], "abilities": (STR,) * icons}, cards=[strong])
    table.play("face:trial-easy", "play:strong")
    assert pool(table) == ["str", "str", "str-special"][:runes]


@rule("CA-RUNE-22", "CA-RUNE-07", "CA-END-02")
def test_an_icon_borrowed_for_the_turn_brings_the_special_rune_until_its_end() -> None:
    gym = HeroCard(id="gym", timing=timing.BEFORE, effect=BorrowIcon(STR))
    table = game({"hand": ["gym"], "abilities": (STR, STR)}, cards=[gym], rolls=[*WIN, 1, 1, 1])
    table.play("face:trial-easy", "play:gym")
    assert pool(table) == ["str", "str", "str-special"]
    table.play("cast", "end")
    assert (table.asked, table.hero(0).abilities[STR]) == ((1, "turn"), 2)


@rule("CA-ALLY-12", "CA-STORY-07", "CA-CHAL-07", "CA-RUNE-07")
def test_an_ally_betrayed_before_the_cast_takes_its_rune_out_of_the_pool() -> None:
    smith = Ally(id="smith", act=0, abilities=(STR,))
    betrayal = AntiheroCard(id="betrayal", timing=timing.ANY, effect=Betray())
    heroes: list[dict[str, Any]] = [{"allies": ["smith"], "abilities": (STR, STR)}, {"hand": ["betrayal"]}]
    table = game(*heroes, cards=[smith, betrayal])
    table.play("face:trial-easy")
    assert pool(table) == ["str", "str", "str-special"]
    table.play("play:betrayal", seat=1)
    assert pool(table) == ["str", "str"]


@rule("CA-HERO-15", "CA-RETRY-07")
def test_what_follows_a_win_follows_the_attempt_that_stands() -> None:
    boast = HeroCard(id="boast", timing=timing.WON, effect=Receive(Gain(xp=2)))
    table = game({"hand": ["boast", "again"], "xp": 0}, cards=[boast, AGAIN], rolls=[*LOSE, *WIN])
    table.play("face:trial-easy", "cast")
    assert "play:boast" not in table.keys
    table.play("play:again", "cast", "play:boast")
    assert hero(table)["xp"] == 2


# --- against an adversary --------------------------------------------------------------------------------


@rule("CA-COOP-29", "CA-COOP-13", "CA-EXTRA-01")
def test_an_adversary_that_wins_by_a_journey_leaves_the_row_as_it_is() -> None:
    table = together({"xp": 3}, {}, quest=(AdversaryGains(Journeys(), 1),), adversary_xp=6)
    table.play("journey:trial")
    assert (table.table.is_over, table.state.lost) == (True, True)
    assert table.table.outcome is not None
    assert table.table.outcome.winners == ()


@rule("CA-COOP-23", "CA-COOP-24", "CA-ALLY-09")
@pytest.mark.parametrize(("cards", "faced"), [(7, False), (8, True)])
def test_an_ally_is_no_eighth_card(cards: int, faced: bool) -> None:
    table = together({"story": lived(cards), "allies": ["friend"]}, cards=[friend()])
    assert ("face:nemesis" in table.keys) is faced
    assert not faced or table.asked == (0, "turn")  # even where the rows offer nothing


@rule("CA-COOP-44", "CA-COOP-27", "CA-END-15")
def test_after_the_adversary_a_last_turn_is_a_turn_like_any_other() -> None:
    late: dict[str, Any] = {
        "rows": [["trial", "gift", "filler-1", "filler-2"], ["filler-3"], ["third", "filler-4"]],
        "cards": [challenge("third", act=2)],
        "decks": [[], [], []],
    }
    table = together({"story": lived(8)}, {"story": lived(8, 1)}, rolls=[*WIN, *WIN], **late)
    table.play("face:nemesis", "cast", "end")
    assert (table.asked[0], [key for key in table.keys if key.startswith("face:")]) == (
        1,
        ["face:third-hard", "face:third-easy"],
    )
    table.play("face:third-easy", "cast", "end")
    assert table.table.is_over


@rule("CA-COOP-25", "CA-COOP-45", "CA-COOP-42")
def test_a_lost_attempt_at_the_adversary_pays_both_sides() -> None:
    table = together({"story": lived(8), "xp": 0}, {}, rolls=LOSE)
    table.play("face:nemesis", "cast")
    assert (table.view()["adversary"]["xp"], hero(table)["xp"], table.state.adversary_stands) == (1, 1, True)


@rule("CA-COOP-22", "CA-COOP-13", "CA-EXTRA-07")
def test_a_victory_over_the_adversary_is_a_challenge_won_for_whatever_waits_for_one() -> None:
    proud = {"story": lived(8), "xp": 0, "power": When(Wins(), Gain(xp=2))}
    table = together(proud, {}, rolls=WIN)
    table.play("face:nemesis", "cast")
    assert (table.state.beaten_by, hero(table)["xp"]) == (0, 2)
