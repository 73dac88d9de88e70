"""End of turn, act and game: CA-END."""

from dataclasses import dataclass
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Hinder
from herowright.games.call_to_adventure.cards.effects import AddResult, BorrowIcon, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HeroCard
from herowright.games.call_to_adventure.rules.components import STR
from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero
from herowright.table.decision import Steps
from herowright.testing import Play, rule

from .plain import challenge, game, pool, trait, tucked
from .scenes import LOSE, WIN, hero, kinds, lived, row, scene, totals

GIFTS = tuple(trait(f"gift-{number}") for number in range(1, 7))
SECOND = (challenge("ordeal", act=1), trait("skill", act=1))
THIRD = (challenge("doom", act=2), trait("crown", act=2))
LATER = (*SECOND, *THIRD)
ROWS = [["trial", "gift"], ["ordeal", "skill"], ["doom", "crown"]]


def main_actions(table: Play) -> list[str]:
    return [key for key in table.keys if key.startswith(("gain:", "face:"))]


# --- the turn ----------------------------------------------------------------------------------------------


@rule("CA-END-01")
def test_the_player_to_the_left_goes_on() -> None:
    gifts = [card.id for card in GIFTS]
    table = game(*[{"xp": 0}] * 3, seats=3, turn=1, rows=[gifts], decks=[[]], cards=GIFTS)
    for seat, gift in zip((1, 2, 0, 1), gifts, strict=False):
        assert table.asked == (seat, "turn")
        table.play(f"gain:{gift}")


@rule("CA-END-01")
def test_a_player_with_something_left_to_do_says_when_the_turn_ends() -> None:
    table = game()
    table.play("gain:gift")
    assert table.asked == (0, "afterwards")
    table.play("end")
    assert table.asked == (1, "turn")


@rule("CA-END-02")
def test_an_icon_until_the_end_of_the_turn_is_gone_with_it() -> None:
    table = game({"power": Spend(1, BorrowIcon(STR))}, rolls=[*LOSE, 2])
    table.play("spend:drive-0")
    assert hero(table)["abilities"]["str"] == 1
    table.play("face:trial-easy")
    assert pool(table) == ["str"]
    table.play("cast", "end")
    assert (hero(table)["abilities"]["str"], hero(table)["borrowed"]) == (0, [])


@rule("CA-END-02")
def test_a_bonus_does_not_outlive_its_turn() -> None:
    cards = [challenge("trial", difficulty=9), challenge("other", difficulty=9)]
    table = game({"power": Spend(1, AddResult(2))}, {}, row=("trial", "gift", "other"), rolls=[*WIN] * 2, cards=cards)
    table.play("face:trial-easy", "spend:drive-0", "cast", "resolve", "end", "gain:gift", "end")
    table.play("face:other-easy")
    assert table.view()["attempt"]["bonus"] == 0
    table.play("cast", "resolve")
    assert [event.args["result"] for event in table.told("ca-event-lost", 0)] == [5, 3]


# --- acts -------------------------------------------------------------------------------------------------


@rule("CA-END-03", "CA-END-04")
@pytest.mark.parametrize(("cards", "act"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_a_new_card_goes_under_the_character_card_of_the_current_act(cards: int, act: int) -> None:
    table = scene({"story": lived(cards)}, rows=ROWS, cards=LATER)
    assert hero(table)["act"] == act
    table.play("gain:crown")
    assert tucked(table)[act][-1] == "crown"
    assert sum(len(under) for under in tucked(table)) == cards + 1


@rule("CA-END-03", "CA-END-05")
@pytest.mark.parametrize(("cards", "act"), [(2, 0), (5, 1)])
def test_the_third_card_ends_the_act(cards: int, act: int) -> None:
    table = scene({"story": lived(cards)}, rows=ROWS, cards=LATER)
    assert hero(table)["act"] == act
    table.play("gain:crown")
    assert hero(table)["act"] == act + 1
    assert table.told("ca-event-act", 0)[0].args["act"] == act + 1


@rule("CA-END-06")
@pytest.mark.parametrize(("cards", "closed"), [(3, ["gain:gift", "face:trial-easy"]), (6, ["gain:skill", "gain:gift"])])
def test_cards_of_a_finished_act_are_closed(cards: int, closed: list[str]) -> None:
    table = scene({"story": lived(cards)}, rows=ROWS, cards=LATER)
    for key in closed:
        assert key not in table.keys
        assert table.refuse(key).rule == "CA-END-06"


@rule("CA-END-09")
@pytest.mark.parametrize(("cards", "first"), [(0, 0), (2, 0), (3, 1), (6, 2)])
def test_every_revealed_act_that_is_not_finished_is_open(cards: int, first: int) -> None:
    table = scene({"story": lived(cards)}, {"story": lived(6, 1)}, rows=ROWS, cards=LATER)
    offered = [
        ["gain:gift", "face:trial-easy", "face:trial-hard"],
        ["gain:skill", "face:ordeal-easy", "face:ordeal-hard"],
        ["gain:crown", "face:doom-easy", "face:doom-hard"],
    ]
    assert sorted(main_actions(table)) == sorted(key for act in offered[first:] for key in act)


@rule("CA-END-09")
def test_an_act_that_is_not_revealed_is_open_to_nobody() -> None:
    table = scene(rows=ROWS, revealed=2, cards=LATER)
    assert not any("crown" in key or "doom" in key for key in table.keys)
    assert table.refuse("gain:crown").rule == "CA-TURN-02"


@rule("CA-END-09", "CA-END-10")
def test_ca_ex_04_later_act_card_closes_an_earlier_act() -> None:
    table = scene({"story": lived(2)}, rows=ROWS, revealed=2, rolls=WIN, cards=LATER)
    table.play("face:ordeal-easy", "cast")
    assert [len(act) for act in tucked(table)] == [3, 0, 0]
    assert tucked(table)[0][-1] == "ordeal-easy"
    assert hero(table)["act"] == 1


@rule("CA-END-10")
def test_three_cards_of_later_acts_finish_the_first() -> None:
    gifts = [card.id for card in GIFTS]
    table = scene({"xp": 0}, {"xp": 0}, rows=[gifts, *ROWS[1:]], decks=[[], [], []], rolls=WIN, cards=[*GIFTS, *LATER])
    table.play("gain:crown", "gain:gift-1", "gain:skill", "gain:gift-2", "face:doom-easy", "cast")
    assert tucked(table) == [["crown", "skill", "doom-easy"], [], []]
    assert hero(table)["act"] == 1


@rule("CA-END-11")
@pytest.mark.parametrize(("cards", "act"), [(1, 0), (4, 1)])
def test_an_act_three_card_goes_under_origin_or_motivation(cards: int, act: int) -> None:
    table = scene({"story": lived(cards)}, rows=ROWS, rolls=WIN, cards=LATER)
    table.play("face:doom-easy", "cast")
    assert tucked(table)[act][-1] == "doom-easy"


# --- the next row -------------------------------------------------------------------------------------------


def revealed(table: Play) -> list[bool]:
    return [each["revealed"] for each in table.view()["rows"]]


def three(*cards: int, **more: Any) -> Play:
    """Three players with so many story cards; there are gifts for all of them."""
    heroes = [{"story": lived(count, seat), "xp": 0} for seat, count in enumerate(cards)]
    rows = [[card.id for card in GIFTS], *ROWS[1:]]
    return scene(*heroes, seats=3, rows=rows, decks=[[], [], []], cards=[*GIFTS, *LATER], **{"revealed": 1, **more})


@rule("CA-END-07")
def test_the_first_to_finish_an_act_turns_up_the_next_row_at_the_start_of_the_own_next_turn() -> None:
    table = three(2, 0, 0)
    table.play("gain:gift-1")
    assert table.view()["opener"] == 0
    for seat, gift in ((1, "gift-2"), (2, "gift-3")):
        assert table.asked == (seat, "turn")
        assert revealed(table) == [True, False, False]
        table.play(f"gain:{gift}")
    assert table.asked == (0, "turn")
    assert revealed(table) == [True, True, False]
    assert row(table, 1) == ["ordeal", "skill"]
    assert main_actions(table) == ["face:ordeal-hard", "face:ordeal-easy", "gain:skill"]


@rule("CA-END-08")
def test_whoever_finishes_the_act_later_reveals_nothing() -> None:
    table = three(2, 2, 2)
    table.play("gain:gift-1", "gain:gift-2", "gain:gift-3")
    assert table.view()["opener"] is None
    table.play("gain:skill")
    assert table.asked == (1, "turn")
    assert revealed(table) == [True, True, False]
    assert [event.seat for event in table.told("ca-event-act")] == [0, 1, 2]
    assert len(table.told("ca-event-row")) == 1


@rule("CA-END-08")
def test_nor_does_one_who_finishes_it_when_the_next_row_lies_open() -> None:
    table = three(4, 2, 2, revealed=2, turn=1)
    table.play("gain:gift-1", "gain:gift-2", "gain:skill")
    assert table.asked[0] == 1
    assert revealed(table) == [True, True, False]


@rule("CA-END-07")
def test_the_first_to_finish_act_two_turns_up_act_three() -> None:
    skills = [trait(f"skill-{number}", act=1) for number in (1, 2, 3)]
    heroes = [{"story": lived(5), "xp": 0}, {"story": lived(3, 1), "xp": 0}]
    rows = [["trial"], [card.id for card in skills], ["doom", "crown"]]
    table = scene(*heroes, rows=rows, decks=[[], [], []], revealed=2, cards=[*skills, *THIRD])
    table.play("gain:skill-1", "gain:skill-2")
    assert table.asked == (0, "turn")
    assert revealed(table) == [True, True, True]
    assert main_actions(table) == ["face:doom-hard", "face:doom-easy", "gain:crown"]


@dataclass(frozen=True, slots=True)
class OneMore(Effect):
    """Another main action in the same turn."""

    def carry_out(self, table: CallToAdventure, player: Hero | None, target: Hero, source: str) -> Steps[None]:
        table.acted = False
        yield from ()


@rule("CA-END-18")
@pytest.mark.parametrize(("shown", "open_now"), [(1, []), (2, ["face:ordeal-hard", "face:ordeal-easy", "gain:skill"])])
def test_another_card_in_the_turn_an_act_ends_comes_from_a_revealed_act(shown: int, open_now: list[str]) -> None:
    more = HeroCard(id="more", timing=timing.ANY, effect=OneMore())
    table = scene({"story": lived(2), "hand": ["more"]}, rows=ROWS, revealed=shown, cards=[*LATER, more])
    table.play("gain:gift", "play:more")
    assert table.asked[0] == 0
    assert main_actions(table) == open_now
    assert table.refuse("face:trial-easy").rule == "CA-END-06"
    assert revealed(table) == [True, shown == 2, False]


# --- the game -------------------------------------------------------------------------------------------------


@rule("CA-END-12", "CA-END-13", "CA-END-14", "CA-END-17")
def test_the_third_card_under_a_destiny_leaves_each_other_player_one_turn() -> None:
    table = three(0, 8, 0, revealed=3, turn=1)
    table.play("gain:crown")
    assert (table.view()["ender"], kinds(table).count("ca-event-last-turns")) == (1, 1)
    assert table.asked == (2, "turn")
    table.play("gain:gift-1")
    assert table.asked == (0, "turn")
    table.play("gain:gift-2")
    assert table.table.is_over
    assert [len(table.hero(seat).tucked) for seat in range(3)] == [1, 9, 1]
    assert [event.seat for event in table.told("ca-event-turn")] == [1, 2, 0]


@rule("CA-END-12")
@pytest.mark.parametrize("cards", [2, 5, 7])
def test_no_other_card_ends_the_game(cards: int) -> None:
    table = three(0, cards, 0, revealed=3, turn=1)
    table.play("gain:crown")
    assert table.view()["ender"] is None
    assert "ca-event-last-turns" not in kinds(table)


@rule("CA-END-13", "CA-END-15")
def test_a_second_player_who_finishes_act_three_gives_nobody_another_turn() -> None:
    table = three(8, 8, 0, revealed=3, rolls=WIN)
    table.play("gain:crown", "face:doom-easy", "cast")
    assert [len(table.hero(seat).tucked) for seat in range(3)] == [9, 9, 0]
    assert table.view()["ender"] == 0
    assert table.asked == (2, "turn")
    table.play("gain:gift-1")
    assert table.table.is_over


@rule("CA-END-16")
def test_the_tales_begin_with_the_player_who_ended_act_three_and_change_no_score() -> None:
    table = three(0, 8, 0, revealed=3, turn=1, first=0)
    table.play("gain:crown", "gain:gift-1", "gain:gift-2")
    assert table.table.is_over
    assert [event.seat for event in table.told("ca-event-destiny")] == [1, 2, 0]
    assert table.view()["ender"] == 1
    assert totals(table) == [hero(table, seat)["score"] for seat in range(3)]


# --- what holds for a turn ends with it ------------------------------------------------------------------------------


@rule("CA-END-02", "CA-EXTRA-05")
def test_a_power_for_once_a_turn_is_there_again_in_the_next() -> None:
    table = game(
        {"xp": 5, "power": Spend(1, Receive(Gain(virtue=1)), once=True)},
        {"xp": 0},
        row=("gift", "gift-2", "gift-3"),
        cards=GIFTS,
    )
    table.play("spend:drive-0")
    table.refuse("spend:drive-0")
    table.play("gain:gift", "end", "gain:gift-2")
    assert table.asked == (0, "turn")
    assert "spend:drive-0" in table.keys


@rule("CA-END-02", "CA-HERO-15")
def test_a_challenge_won_in_an_earlier_turn_is_none_of_this_turn() -> None:
    spoils = HeroCard(id="spoils", timing=timing.WON, effect=Receive(Gain(xp=1)))
    table = game({"hand": ["spoils"]}, {"xp": 0}, row=("trial", "gift", "gift-2"), rolls=WIN, cards=[*GIFTS, spoils])
    table.play("face:trial-easy", "cast")
    assert "play:spoils" in table.keys
    table.play("end")
    assert table.asked[0] == 1
    assert table.keys_of(0) == []
    table.play("gain:gift")
    assert table.asked == (0, "turn")
    assert "play:spoils" not in table.keys


@rule("CA-END-02", "CA-HERO-15")
def test_cards_that_follow_a_challenge_are_for_the_turn_it_was_faced_in() -> None:
    envy = HeroCard(id="envy", timing=timing.OTHER_WON, effect=Receive(Gain(xp=1)))
    table = game({}, {}, {"hand": ["envy"]}, seats=3, rolls=WIN, cards=[envy], options={"asking": "nobody"})
    table.play("face:trial-easy", "cast")
    assert table.keys_of(2) == ["play:envy"]
    table.play("end")
    assert (table.asked, table.keys_of(2)) == ((1, "turn"), [])


@rule("CA-HERO-13", "CA-END-02")
def test_who_would_not_be_asked_in_a_turn_is_asked_in_the_next() -> None:
    harm = AntiheroCard(id="harm", timing=timing.OTHER_FACES, effect=Hinder(1))
    cards = [harm, challenge("second"), challenge("third")]
    table = game({}, {}, {"hand": ["harm"]}, seats=3, row=("trial", "second", "third"), cards=cards, rolls=[*WIN, *WIN])
    table.play("face:trial-easy", "cast")
    assert table.asked == (2, "react")
    table.play("hush:turn", "end")
    assert table.asked == (1, "turn")
    table.play("face:second-easy", "cast")
    assert table.asked == (2, "react")
    table.play("pass")
    assert table.told("ca-event-won", 1)


@rule("CA-HERO-13")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_others_are_asked_clockwise_from_the_active_player(turn: int) -> None:
    harm = [AntiheroCard(id="harm", copy=copy, timing=timing.OTHER_FACES, effect=Hinder(1)) for copy in (1, 2, 3)]
    hands = [{"hand": [card.id]} for card in harm]
    table = game(*hands, seats=3, turn=turn, cards=harm, rolls=WIN)
    table.play("face:trial-easy", "cast")
    for step in (1, 2):
        assert table.asked == ((turn + step) % 3, "react")
        table.play("pass")
