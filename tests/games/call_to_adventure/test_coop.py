"""Solo and co-op: CA-COOP."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import AddResult, AddRune, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import AdversaryGains, AdversaryLoses, EndsBelow, Surer, Toll, When
from herowright.games.call_to_adventure.cards.triggers import GainsTrait, Journeys, Loses, PlaysCard, Wins
from herowright.games.call_to_adventure.cards.types import Adversary, HeroCard
from herowright.games.call_to_adventure.rules import end
from herowright.games.call_to_adventure.rules.components import HERO, STR
from herowright.testing import Play, rule, situation

from .plain import challenge, pool, trait, tucked
from .scenes import (
    LOSE,
    NO_POINTS,
    WIN,
    discard,
    foe,
    friend,
    hero,
    kinds,
    lived,
    plays,
    together,
    totals,
)

ADVERSARIES = [card for card in BOX.story if isinstance(card, Adversary)]


def new(seats: int, adversary: str = "demon", **options: Any) -> Play:
    """A game against an adversary from its very beginning."""
    return situation("call-to-adventure", seats, {"mode": "co-op", **options}, draws=[adversary])


def winners(table: Play) -> tuple[int, ...]:
    assert table.table.outcome is not None
    return table.table.outcome.winners


# --- set-up -----------------------------------------------------------------------------------------------


@rule("CA-COOP-01")
@pytest.mark.parametrize(("seats", "length"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_set_up_is_the_usual_one(seats: int, length: int) -> None:
    table = new(seats)
    assert table.asked[1] == "keep-origin"
    assert len(table.keys) == 2
    while table.asked[1].startswith("keep-"):
        table.play(table.keys[0])
    view = table.view()
    assert [hero["xp"] for hero in view["heroes"]] == [3] * seats
    assert [hero["hand_kinds"] for hero in view["heroes"]] == [{"hero": 1, "antihero": 0}] * seats
    assert [hero["level"] for hero in view["heroes"]] == [0] * seats
    assert [(row["revealed"], len(row["places"])) for row in view["rows"]] == [
        (True, length),
        (False, length),
        (False, length),
    ]


@rule("CA-COOP-01")
def test_one_player_alone_always_plays_against_an_adversary() -> None:
    assert situation("call-to-adventure", 1).view()["mode"] == "co-op"


@rule("CA-COOP-02")
@pytest.mark.parametrize("adversary", ADVERSARIES, ids=lambda card: card.id)
def test_one_adversary_is_the_opponent_and_the_others_are_not_used(adversary: Adversary) -> None:
    table = new(2, adversary.id)
    assert foe(table)["card"] == adversary.id
    inventory = table.table.game.inventory(table.state)
    zones = {card.id: inventory[f"story:{card.id}"] for card in ADVERSARIES}
    assert zones == {card.id: "adversary" if card is adversary else "box" for card in ADVERSARIES}


@rule("CA-COOP-03")
@pytest.mark.parametrize("adversary", ADVERSARIES, ids=lambda card: card.id)
def test_two_quests_are_in_play(adversary: Adversary) -> None:
    rise, own = foe(new(2, adversary.id))["quests"]
    assert rise == "rise-of-the-adversary"
    assert [quest.adversary for quest in BOX.quests if quest.id == own] == [adversary.id]


@rule("CA-COOP-04", "CA-COOP-05")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_adversary_deck_holds_the_ten_cards_with_the_symbol(seats: int) -> None:
    table = new(seats)
    assert Counter(card.key for card in table.state.adversary_deck) == {
        "harsh-lesson": 2,
        "cruel-betrayal": 1,
        "dark-lords-champion": 2,
        "sabotage": 2,
        "tap-into-darkness": 1,
        "instill-fear": 2,
    }
    assert all(card.skull for card in table.state.adversary_deck)
    assert not any(card.skull for card in table.state.hand_decks["antihero"])


@rule("CA-COOP-04")
def test_the_adversary_deck_is_shuffled() -> None:
    orders = [
        [card.id for card in situation("call-to-adventure", 2, {"mode": "co-op"}, seed=seed).state.adversary_deck]
        for seed in (1, 2)
    ]
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])


@rule("CA-COOP-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_twelve_antihero_cards_are_left_for_the_players(seats: int) -> None:
    assert new(seats).view()["decks"]["antihero"] == 12


@rule("CA-COOP-07", "CA-COOP-11", "CA-COOP-40")
@pytest.mark.parametrize(("seats", "goal"), [(1, 5), (2, 7), (3, 9), (4, 11)])
def test_the_win_condition_depends_on_the_number_of_players(seats: int, goal: int) -> None:
    assert BOX.win_condition.xp[seats - 1] == 5 + 2 * (seats - 1) == goal
    assert (foe(new(seats))["xp"], foe(new(seats))["goal"]) == (0, goal)


@rule("CA-COOP-08")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_but_the_adversary_deck_lies_face_up(seat: int | None) -> None:
    table = new(2)
    shown = table.view(seat)["adversary"]
    assert (shown["card"], shown["goal"], len(shown["quests"])) == ("demon", 7, 2)
    assert (shown["deck"], shown["discard"], shown["shown"]) == (10, [], [])


@rule("CA-COOP-09")
def test_hero_cards_that_speak_of_other_players_stay_away_from_a_solo_game() -> None:
    table = new(1)
    speaking = {card.id for card in BOX.heroes if card.others}
    assert speaking >= {"unlikely-alliance", "unlikely-alliance-2", "brothers-in-arms", "brothers-in-arms-2"}
    left = {card.id for card in (*table.state.hand_decks["hero"], *table.hero(0).hand)}
    assert left == {card.id for card in BOX.heroes} - speaking
    assert speaking <= {card.id for card in table.state.boxed}


@rule("CA-COOP-09")
def test_they_stay_in_a_game_of_two() -> None:
    table = new(2)
    cards = [*table.state.hand_decks["hero"], *table.hero(0).hand, *table.hero(1).hand]
    assert len(cards) == 22


# --- helping others ------------------------------------------------------------------------------------------

KIND = HeroCard(id="kind", timing=timing.ANY, effect=Receive(Gain(xp=1)))
STRONG = HeroCard(id="strong", timing=timing.BEFORE, effect=AddRune((STR,)))
LUCK = HeroCard(id="luck", timing=timing.DURING, effect=AddResult(2))


@rule("CA-COOP-10")
@pytest.mark.parametrize(("key", "xp"), [("kind", [4, 3, 3]), ("kind:2", [3, 4, 3]), ("kind:3", [3, 3, 4])])
def test_a_card_for_oneself_may_be_for_another_player(key: str, xp: list[int]) -> None:
    table = together({"hand": ["kind"]}, seats=3, cards=[KIND])
    assert plays(table) == ["kind", "kind:2", "kind:3"]
    table.play(f"play:{key}")
    assert [hero(table, seat)["xp"] for seat in range(3)] == xp
    assert hero(table)["played"] == ["hero:kind"]


@rule("CA-COOP-10")
def test_so_may_a_card_for_the_challenge_being_faced() -> None:
    table = together({}, {"hand": ["strong", "luck"]}, rolls=[*LOSE, 2], cards=[STRONG, LUCK])
    assert plays(table, 1) == []
    table.play("face:trial-hard")
    assert plays(table, 1) == ["strong:1", "luck:1"]
    table.play("play:strong:1", seat=1)
    assert pool(table) == ["str"]
    table.play("cast", "play:luck:1", "cast")
    assert table.told("ca-event-won", 0)[0].args["result"] == 4
    assert (hero(table)["played"], len(hero(table, 1)["played"])) == ([], 2)


@rule("CA-COOP-10")
def test_in_competitive_play_nobody_else_is_named() -> None:
    table = situation("call-to-adventure", 2, rows=[["academy"]], heroes=[{"hand": ["act-of-kindness"]}])
    assert plays(table) == ["act-of-kindness"]


# --- turns and effects ----------------------------------------------------------------------------------------


@rule("CA-COOP-12")
def test_the_players_take_normal_turns_one_after_another() -> None:
    gifts = [trait(f"gift-{number}") for number in (1, 2, 3)]
    table = together(
        *[{"xp": 0}] * 3, seats=3, rows=[[gift.id for gift in gifts] + ["trial"]], decks=[[]], cards=gifts, rolls=LOSE
    )
    table.play("gain:gift-1", "gain:gift-2", "gain:gift-3")
    assert table.asked == (0, "turn")
    table.play("face:trial-easy", "cast")
    assert (tucked(table), hero(table)["xp"]) == ([["gift-1"], [], []], 1)


@rule("CA-COOP-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_adversary_and_quests_apply_on_every_turn(seat: int) -> None:
    table = together(
        turn=seat,
        foe={"power": When(GainsTrait(), Gain(corruption=1))},
        quest=(When(GainsTrait(), Gain(xp=2)), AdversaryGains(GainsTrait(), 1)),
    )
    table.play("gain:gift")
    assert (hero(table, seat)["level"], hero(table, seat)["xp"], foe(table)["xp"]) == (-1, 5, 1)
    assert (hero(table, 1 - seat)["level"], hero(table, 1 - seat)["xp"]) == (0, 3)


@rule("CA-COOP-13")
def test_each_time_their_condition_occurs() -> None:
    table = together(
        {"xp": 9},
        {"xp": 9},
        foe={"power": Toll(1)},
        quest=(AdversaryGains(Journeys(), 2), AdversaryLoses(GainsTrait(), 1)),
    )
    table.play("journey:trial", "gain:gift", "journey:filler-1")
    assert (foe(table)["xp"], hero(table)["xp"], hero(table, 1)["xp"]) == (3, 7, 7)


@rule("CA-COOP-13")
def test_the_adversary_never_has_less_than_no_xp() -> None:
    table = together(quest=(AdversaryLoses(GainsTrait(), 3),), adversary_xp=1)
    table.play("gain:gift")
    assert foe(table)["xp"] == 0


@rule("CA-COOP-42")
def test_each_lost_challenge_of_any_player_gives_the_adversary_1_xp() -> None:
    table = together(rolls=[*LOSE, *LOSE], row=("trial", "other"), cards=[challenge("other")])
    table.play("face:trial-easy", "cast", "end")
    assert foe(table)["xp"] == 1
    table.play("face:other-easy", "cast")
    assert foe(table)["xp"] == 2


@rule("CA-COOP-42")
def test_both_numbers_are_on_the_card() -> None:
    rise = next(quest for quest in BOX.quests if quest.adversary is None)
    assert rise.powers == (AdversaryGains(Loses(), 1), EndsBelow(30, 2))


@rule("CA-COOP-13")
def test_quests_that_wait_for_the_same_work_as_they_lie() -> None:
    table = together(rolls=LOSE, quest=(AdversaryGains(Loses(), 2),))
    table.play("face:trial-easy", "cast")
    told = [(event.args["card"], event.args["xp"]) for event in table.told("ca-event-adversary-gains")]
    assert told == [("quest:rise-of-the-adversary", 1), ("quest:omen", 2)]


@rule("CA-COOP-13")
def test_a_win_is_told_to_the_quests() -> None:
    table = together(rolls=WIN, quest=(AdversaryGains(Wins(), 1),))
    table.play("face:trial-easy", "cast")
    assert foe(table)["xp"] == 1


# --- facing the adversary ----------------------------------------------------------------------------------------


def ready(*others: dict[str, Any], **more: Any) -> Play:
    """Seat 0 has eight story cards and can face the adversary."""
    first = {"story": lived(8), "xp": 3} | more.pop("hero", {})
    return together(first, *others, **{"rolls": WIN, **more})


@rule("CA-COOP-22", "CA-COOP-26")
def test_the_adversary_is_beaten_by_winning_its_challenge_and_tucked_under_the_destiny() -> None:
    table = ready()
    table.play("face:nemesis", "cast")
    assert foe(table)["beaten_by"] == 0
    assert tucked(table)[2] == ["past-0-6", "past-0-7", "nemesis"]
    assert table.told("ca-event-adversary-beaten", 0)[0].rule == "CA-COOP-22"


@rule("CA-COOP-23")
@pytest.mark.parametrize("cards", [0, 5, 7])
def test_it_cannot_be_faced_with_less_than_eight_cards(cards: int) -> None:
    table = together(
        {"story": lived(cards)}, rows=[["trial"], ["filler-1"], ["doom"]], cards=[challenge("doom", act=2)]
    )
    assert "face:nemesis" not in table.keys
    assert table.refuse("face:nemesis").rule == "CA-COOP-23"


@rule("CA-COOP-23")
def test_it_becomes_the_ninth_and_last_card() -> None:
    table = ready()
    table.play("face:nemesis", "cast")
    assert [len(act) for act in tucked(table)] == [3, 3, 3]


@rule("CA-COOP-24")
def test_allies_do_not_count_as_story_cards() -> None:
    table = together(
        {"story": lived(7), "allies": ["friend"]},
        rows=[["trial"], ["filler-1"], ["doom"]],
        cards=[friend(), challenge("doom", act=2)],
    )
    assert "face:nemesis" not in table.keys
    with_eight = ready(hero={"allies": ["friend"]}, cards=[friend()])
    assert "face:nemesis" in with_eight.keys
    with_eight.play("face:nemesis", "cast")
    assert foe(with_eight)["beaten_by"] == 0


@rule("CA-COOP-43")
def test_with_eight_cards_the_adversary_is_the_only_main_action() -> None:
    cards = [challenge("doom", act=2), trait("skill", act=1)]
    table = ready(rows=[["trial"], ["skill"], ["doom"]], cards=cards, rolls=())
    assert [key for key in table.keys if not key.startswith("journey:")] == ["face:nemesis"]
    assert table.refuse("face:doom-easy").rule == "CA-COOP-43"
    assert table.refuse("end").rule == "CA-TURN-06"


@rule("CA-COOP-43")
def test_in_the_other_reading_the_player_may_wait() -> None:
    table = ready(options={"CA-COOP-43": "free"}, rolls=())
    table.play("end")
    assert table.asked[0] == 1
    assert foe(table)["beaten_by"] is None


@rule("CA-COOP-25")
def test_a_lost_attempt_leaves_it_on_the_table() -> None:
    table = ready({"story": lived(8, 1)}, rolls=[*LOSE, *WIN])
    table.play("face:nemesis", "cast", "end")
    assert foe(table)["beaten_by"] is None
    assert [discard(table, act) for act in range(3)] == [[], [], []]
    table.play("face:nemesis", "cast")
    assert foe(table)["beaten_by"] == 1


@rule("CA-COOP-45")
@pytest.mark.parametrize(("reading", "xp"), [("pays", 4), ("nothing", 3)])
def test_a_lost_attempt_pays_1_xp_and_counts_for_quests(reading: str, xp: int) -> None:
    table = ready(rolls=LOSE, options={"CA-COOP-45": reading})
    table.play("face:nemesis", "cast")
    assert (hero(table)["xp"], foe(table)["xp"]) == (xp, 1)


# --- the end ------------------------------------------------------------------------------------------------------


@rule("CA-COOP-27")
def test_each_other_player_takes_one_last_turn() -> None:
    gifts = [trait("gift-1"), trait("gift-2")]
    table = ready({"xp": 0}, {"xp": 0}, seats=3, hero={"xp": 0}, rows=[["gift-1", "gift-2"]], decks=[[]], cards=gifts)
    table.play("face:nemesis", "cast")
    assert table.asked == (1, "turn")
    table.play("gain:gift-1")
    assert table.asked == (2, "turn")
    table.play("gain:gift-2")
    assert table.table.is_over


@rule("CA-COOP-27")
def test_nobody_has_to_take_a_last_turn() -> None:
    table = ready()
    table.play("face:nemesis", "cast", "end")
    assert table.asked == (1, "turn")
    table.play("end")
    assert table.table.is_over
    assert table.hero(1).tucked == ()


@rule("CA-COOP-28")
def test_quests_still_apply_in_the_last_turns_but_the_adversary_does_not() -> None:
    table = ready(foe={"power": Toll(2)}, quest=(AdversaryGains(Journeys(), 1),))
    table.play("face:nemesis", "cast", "end", "journey:trial")
    assert (foe(table)["xp"], hero(table, 1)["xp"]) == (1, 2)


@rule("CA-COOP-28", "CA-COOP-29")
def test_the_last_turns_can_still_lose_the_game() -> None:
    table = ready(adversary_xp=6, rolls=[*WIN, *LOSE])
    table.play("face:nemesis", "cast", "end", "face:trial-easy", "cast")
    assert table.table.is_over
    assert winners(table) == ()


@rule("CA-COOP-29", "CA-COOP-41")
@pytest.mark.parametrize(("seats", "goal"), [(1, 5), (2, 7), (3, 9), (4, 11)])
def test_all_lose_at_once_when_the_adversary_has_its_xp(seats: int, goal: int) -> None:
    table = together(seats=seats, adversary_xp=goal - 1, rolls=LOSE)
    table.play("face:trial-easy", "cast")
    assert foe(table)["xp"] == goal
    assert table.table.is_over
    assert winners(table) == ()
    assert kinds(table)[-1] == "ca-event-joint-loss"


@rule("CA-COOP-41")
def test_xp_above_the_number_fulfils_the_condition_too() -> None:
    table = together(adversary_xp=6, quest=(AdversaryGains(GainsTrait(), 3),))
    table.play("gain:gift")
    assert foe(table)["xp"] == 9
    assert winners(table) == ()


@rule("CA-COOP-41")
def test_less_xp_does_not() -> None:
    table = together(adversary_xp=5, rolls=LOSE)
    table.play("face:trial-easy", "cast")
    assert foe(table)["xp"] == 6
    assert not table.table.is_over


@rule("CA-COOP-29")
@pytest.mark.parametrize("moves", [["journey:trial"], ["face:trial-easy", "play:kind:1"]])
def test_it_can_happen_in_the_middle_of_a_turn(moves: list[str]) -> None:
    quest = (AdversaryGains(Journeys(), 1), AdversaryGains(PlaysCard(HERO), 1))
    table = together({}, {"hand": ["kind"]}, adversary_xp=6, quest=quest, cards=[KIND])
    for move in moves:
        table.play(move, seat=int(move.startswith("play:")))
    assert table.table.is_over
    assert winners(table) == ()


def beaten(first: int, second: int, **more: Any) -> Play:
    """The adversary lies under the destiny of seat 0, and seat 1 ends its last turn; both have so much XP."""
    heroes = ({"story": [*lived(8)[:2], ["past-0-6", "past-0-7", "nemesis"]], "xp": first}, {"xp": second})
    table = together(*heroes, turn=1, ender=0, track=NO_POINTS, **more)
    table.play("end")
    assert table.table.is_over
    assert totals(table) == [first, second]
    return table


@rule("CA-COOP-30", "CA-COOP-31")
def test_ca_ex_10_beaten_yet_lost() -> None:
    table = beaten(35, 29, adversary_xp=5)
    assert (foe(table)["beaten_by"], foe(table)["xp"]) == (0, 7)
    assert winners(table) == ()
    assert kinds(table)[-1] == "ca-event-joint-loss"


@rule("CA-COOP-31", "CA-COOP-42")
@pytest.mark.parametrize(
    ("scores", "xp"), [((30, 30), 0), ((31, 30), 0), ((30, 29), 2), ((29, 30), 2), ((29, 29), 4), ((0, 29), 4)]
)
def test_each_player_below_30_gives_the_adversary_2_xp(scores: tuple[int, int], xp: int) -> None:
    table = beaten(*scores)
    assert foe(table)["xp"] == xp
    assert winners(table) == (0, 1)


@rule("CA-COOP-13", "CA-COOP-31")
def test_quests_have_their_last_word_as_they_lie_and_line_by_line() -> None:
    state = together({}, {}, quest=(EndsBelow(40, 1), EndsBelow(50, 3))).state
    for _ in end.finish(state):
        raise AssertionError("nobody is asked")
    told = [(event.args["card"], event.args["xp"]) for event in state.events if event.rule == "CA-COOP-13"]
    assert told == [*[("quest:rise-of-the-adversary", 2)] * 2, *[("quest:omen", 1)] * 2, *[("quest:omen", 3)] * 2]


@rule("CA-COOP-32")
@pytest.mark.parametrize(("xp", "won"), [(0, (0, 1)), (4, (0, 1)), (5, ())])
def test_all_win_if_the_adversary_is_beaten_and_has_not_enough_xp(xp: int, won: tuple[int, ...]) -> None:
    assert winners(beaten(30, 29, adversary_xp=xp)) == won


@rule("CA-COOP-33")
@pytest.mark.parametrize(
    ("scores", "titles"),
    [
        ((40, 35), ["ca-title-true-hero", "ca-title-winner"]),
        ((35, 40), ["ca-title-winner", "ca-title-true-hero"]),
        ((40, 40), ["ca-title-true-hero", "ca-title-true-hero"]),
    ],
)
def test_the_best_of_the_winners_is_the_true_hero(scores: tuple[int, int], titles: list[str]) -> None:
    table = beaten(*scores)
    assert table.table.outcome is not None
    assert [seat.title and seat.title.id for seat in table.table.outcome.seats] == titles
    assert winners(table) == (0, 1)


@rule("CA-COOP-44")
def test_a_last_turn_with_eight_cards_is_a_normal_one() -> None:
    table = ready(
        {"story": lived(8, 1), "xp": 0},
        rows=[["trial"], ["filler-1"], ["doom"]],
        decks=[None, None, []],
        hero={"xp": 0},
        cards=[trait("doom", act=2)],
    )
    table.play("face:nemesis", "cast")
    assert table.asked == (1, "turn")
    table.play("gain:doom")
    assert tucked(table, 1)[2][-1] == "doom"
    assert table.table.is_over


@rule("CA-COOP-44")
def test_in_the_other_reading_there_is_none() -> None:
    table = ready(
        {"story": lived(8, 1)}, {"story": lived(7, 2)}, seats=3, hero={"xp": 0}, options={"CA-COOP-44": "none"}
    )
    table.play("face:nemesis", "cast")
    assert table.asked[0] == 2


@rule("CA-COOP-50")
def test_a_solo_game_ends_when_the_adversary_is_tucked() -> None:
    table = ready(seats=1, hero={"xp": 40})
    table.play("face:nemesis", "cast")
    assert table.table.is_over
    assert (foe(table)["xp"], winners(table)) == (0, (0,))
    assert kinds(table)[-2:] == ["ca-event-destiny", "ca-event-joint-win"]


@rule("CA-COOP-50")
def test_effects_at_the_end_of_a_solo_game_follow() -> None:
    table = ready(seats=1, hero={"xp": 9}, track=NO_POINTS, adversary_xp=3)
    table.play("face:nemesis", "cast")
    assert (foe(table)["xp"], winners(table)) == (5, ())


# --- a sudden defeat -----------------------------------------------------------------------------------------------


TURNED_UP = ("ca-event-revealed", "ca-event-draws", "ca-event-adversary-card", "ca-event-row", "ca-event-destiny")
DOOM = 6  # one XP short of what two players may not let the adversary have


def lost(table: Play, *moves: str) -> Play:
    """The adversary wins with the last of these moves, and nothing more is revealed."""
    before = len(table.table.log)
    table.play(*moves)
    assert table.table.is_over
    assert (winners(table), kinds(table)[-1]) == ((), "ca-event-joint-loss")
    fatal = max(line for line, kind in enumerate(kinds(table)) if kind == "ca-event-adversary-gains")
    assert fatal >= before
    assert [kind for kind in kinds(table)[fatal:] if kind in TURNED_UP] == []
    return table


@rule("CA-COOP-29")
def test_after_a_lost_challenge_that_loses_the_game_no_card_is_turned_up() -> None:
    table = lost(together(adversary_xp=DOOM, rolls=LOSE), "face:trial-easy", "cast")
    # What nobody has seen counts for nobody, its owner included.
    assert [table.table.figures(seat)["score"] for seat in range(2)] == totals(table)
    assert [each["destiny"] for each in table.view(0)["heroes"]] == ["fate-0", None]
    assert [each["has_destiny"] for each in table.view(0)["heroes"]] == [True, True]


@rule("CA-COOP-29")
@pytest.mark.parametrize("ally", [False, True])
def test_nor_after_a_victory(ally: bool) -> None:
    rich = challenge("trial", easy={"hero": 1, "antihero": 1})
    more: dict[str, Any] = {"under": {"trial": "friend"}, "cards": [rich, friend()]} if ally else {"cards": [rich]}
    quest = (AdversaryGains(Wins(), 1),)
    table = together({"power": Surer(9)}, adversary_xp=DOOM, rolls=WIN, quest=quest, **more)
    lost(table, "face:trial-easy", "cast")


@rule("CA-COOP-29")
def test_nor_after_a_journey_a_trait_or_a_card() -> None:
    quest = (AdversaryGains(Journeys(), 1), AdversaryGains(GainsTrait(), 1), AdversaryGains(PlaysCard(HERO), 1))
    cards = [KIND, trait("gift", hero=1, antihero=1)]
    for move in ("journey:trial", "gain:gift", "play:kind"):
        lost(together({"hand": ["kind"]}, adversary_xp=DOOM, quest=quest, cards=cards), move)


@rule("CA-COOP-29", "CA-HERO-10")
def test_a_card_upon_which_another_loses_the_game_has_no_effect_any_more() -> None:
    gamble = HeroCard(id="gamble", timing=timing.ANY, effect=Receive(Gain(either=1)))
    table = together(
        {"hand": ["gamble"]},
        {"hand": ["kind"]},
        adversary_xp=DOOM,
        quest=(AdversaryGains(PlaysCard(HERO), 1),),
        cards=[KIND, gamble],
    )
    table.play("play:gamble")
    assert table.asked == (0, "draw")
    table.play("play:kind", seat=1)
    assert (table.table.is_over, winners(table)) == (True, ())
    assert "ca-event-draws" not in kinds(table)
    assert [len(each["hand"]) for each in table.view(0)["heroes"]] == [0, 0]


@rule("CA-COOP-29", "CA-SETUP-13")
def test_a_destiny_that_stays_face_down_stays_a_secret() -> None:
    table = lost(together(adversary_xp=DOOM, rolls=LOSE), "face:trial-easy", "cast")
    guesses = {table.table.imagine(0, Random(seed)).state.heroes[1].destiny.id for seed in range(9)}
    assert len(guesses) > 1


@rule("CA-COOP-44")
@pytest.mark.parametrize(("reading", "over"), [("normal", False), ("none", True)])
def test_with_nobody_left_to_take_a_last_turn_the_game_is_over(reading: str, over: bool) -> None:
    table = ready({"story": lived(8, 1)}, hero={"xp": 0}, options={"CA-COOP-44": reading})
    table.play("face:nemesis", "cast")
    assert table.table.is_over == over
