"""Hero and antihero cards: CA-HERO."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Hinder, IgnoreCore, Rob, Unnerve
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.conditions import PerPlayed
from herowright.games.call_to_adventure.cards.effects import AddDark, AddResult, AddRune, Cancel, Ease, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Spend, When
from herowright.games.call_to_adventure.cards.requirements import HasAbility
from herowright.games.call_to_adventure.cards.triggers import PlaysCard
from herowright.games.call_to_adventure.cards.types import AntiheroCard, Destiny, HeroCard, Motivation
from herowright.games.call_to_adventure.rules.components import ANTIHERO, CHA, DEX, HERO, INT, STR, WIS, Space
from herowright.testing import Play, rule

from .plain import challenge, game, pool, trait
from .scenes import DRAW, LOSE, NO_POINTS, WIN, hand, hero, plays, points, scored

XP = Receive(Gain(xp=1))
BRAVE = HeroCard(id="brave", timing=timing.ANY, effect=XP)
VILE = AntiheroCard(id="vile", timing=timing.ANY, effect=XP)
FOIL = HeroCard(id="foil", timing=timing.RESPONSE, effect=Cancel(ANTIHERO))
HARDER = AntiheroCard(id="harder", timing=timing.OTHER_FACES, effect=Hinder(2))


# --- drawing -------------------------------------------------------------------------------------------


@rule("CA-HERO-01", "CA-HERO-02")
@pytest.mark.parametrize(("kind", "card"), [("hero", "hope"), ("antihero", "spite")])
def test_each_symbol_on_a_gained_path_draws_a_card(kind: str, card: str) -> None:
    table = game(cards=[trait("gift", **{kind: 2})])
    table.play("gain:gift")
    assert hand(table) == [card, card]
    assert table.view()["decks"][kind] == 1


@rule("CA-HERO-01", "CA-HERO-02")
@pytest.mark.parametrize(
    ("ability", "card"),
    [(INT, "hope"), (WIS, "hope"), (DEX, "spite"), (CHA, "spite")],
    ids=["int", "wis", "dex", "cha"],
)
def test_each_symbol_on_a_cast_rune_draws_a_card(ability: int, card: str) -> None:
    table = game({"abilities": (ability,) * 3}, rolls=[*WIN, 1, 1, 2], cards=[challenge("trial", tests=(ability,))])
    table.play("face:trial-easy", "cast")
    assert hand(table) == [card]


@rule("CA-HERO-01", "CA-HERO-02")
def test_the_symbols_of_both_kinds_are_drawn_from_their_own_decks() -> None:
    table = game(cards=[trait("gift", hero=1, antihero=1)])
    table.play("gain:gift")
    assert hand(table) == ["hope", "spite"]


@rule("CA-HERO-03")
@pytest.mark.parametrize(("deck", "card"), [("hero", "hope"), ("antihero", "spite")])
def test_the_player_chooses_the_deck_for_the_draw_symbol(deck: str, card: str) -> None:
    table = game(rolls=DRAW)
    table.play("face:trial-easy", "cast")
    assert table.asked == (0, "draw")
    assert table.keys == ["draw:hero", "draw:antihero"]
    table.play(f"draw:{deck}")
    assert hand(table) == [card]


@rule("CA-HERO-18")
def test_there_is_no_hand_limit() -> None:
    held = [HeroCard(id="many", copy=copy, timing=timing.OTHER_LOST, effect=XP) for copy in range(1, 16)]
    table = game({"hand": [card.id for card in held]}, cards=[*held, trait("gift", hero=3)])
    table.play("gain:gift", "end")
    assert len(hand(table)) == 18


# --- which cards may be played ---------------------------------------------------------------------------

# From the top: hero cards only, both, both, antihero cards only.
TRACK = (Space(0, 0, (HERO,)), Space(0, 0), Space(0, 0), Space(0, 0, (ANTIHERO,)))


@rule("CA-HERO-04")
@pytest.mark.parametrize(("level", "cards"), [(2, ["brave"]), (1, ["brave", "vile"]), (-1, ["vile"])])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_marker_of_whoever_plays_decides_on_anybodys_turn(level: int, cards: list[str], turn: int) -> None:
    mine = {"hand": ["brave", "vile"], "level": level}
    table = game(mine, {"level": -level}, track=TRACK, turn=turn, cards=[BRAVE, VILE])
    assert plays(table) == cards


@rule("CA-HERO-04")
def test_it_is_the_place_of_the_marker_at_the_moment_of_playing_that_counts() -> None:
    fall = AntiheroCard(id="fall", timing=timing.ANY, effect=Receive(Gain(corruption=1)))
    table = game({"hand": ["brave", "fall"]}, track=TRACK, cards=[BRAVE, fall])
    assert plays(table) == ["brave", "fall"]
    table.play("play:fall")
    assert plays(table) == []
    assert table.refuse("play:brave").rule == "CA-MORAL-05"
    assert hand(table) == ["brave"]


# --- when ------------------------------------------------------------------------------------------------

# Two cards for each moment, so that the moment and not the effect decides.
EFFECTS: dict[str, tuple[Effect, Effect]] = {
    timing.ANY: (XP, Rob(1)),
    timing.BEFORE: (AddRune((CHA,)), AddDark(1)),
    timing.DURING: (AddResult(0), Ease(0)),
    timing.WON: (XP, Receive(Gain(virtue=1))),
    timing.OTHER_FACES: (Hinder(0), IgnoreCore()),
    timing.OTHER_WON: (XP, Receive(Gain(corruption=1))),
    timing.OTHER_LOST: (XP, Receive(Gain(hero=1))),
}
CARDS = [
    kind(id=f"{when}-{number}", copy=copy, timing=when, effect=effect)
    for when, effects in EFFECTS.items()
    for number, (kind, effect) in enumerate(zip((HeroCard, AntiheroCard), effects, strict=True), 1)
    for copy in (1, 2)
]
NAMES = [f"{when}-{number}" for when in EFFECTS for number in (1, 2)]


def moments(rolls: tuple[int, ...], options: dict[str, str] | None = None) -> dict[str, tuple[set[str], set[str]]]:
    """What the active player and the other could play at each moment of a challenge; both hold every card."""
    heroes: tuple[Any, ...] = ({"hand": NAMES, "power": Spend(1, AddResult(0))}, {"hand": NAMES})
    table = game(*heroes, rolls=rolls, options={"asking": "who-holds", **(options or {})}, cards=CARDS)
    seen = {}

    def look(moment: str) -> None:
        both = [{card[:-2] for card in plays(table, seat)} for seat in (0, 1)]
        for seat in (0, 1):  # both cards of a moment, or neither
            assert len(plays(table, seat)) == 2 * len(both[seat])
        seen[moment] = (both[0], both[1])

    look("turn")
    table.play("face:trial-easy")
    look("prepare")
    table.play("cast")
    assert table.asked == (1, "react")
    look("before the cast")
    table.play("pass")
    assert table.asked == (0, "after-cast")
    look("after the cast")
    table.play("resolve", "pass")
    assert table.asked == (1, "react-after")
    look("resolved")
    table.play("pass")
    assert table.asked == (0, "afterwards")
    look("afterwards")
    return seen


@rule("CA-HERO-05", "CA-HERO-06", "CA-HERO-13", "CA-HERO-14", "CA-HERO-15", "CA-HERO-16")
@pytest.mark.parametrize(("rolls", "mine", "theirs"), [(WIN, {"won"}, {"other-won"}), (LOSE, set(), {"other-lost"})])
def test_every_card_waits_for_the_moment_its_text_names(
    rolls: tuple[int, ...], mine: set[str], theirs: set[str]
) -> None:
    assert moments(rolls) == {
        "turn": ({"any"}, {"any"}),
        "prepare": ({"any", "before", "during"}, {"any", "other-faces"}),
        "before the cast": ({"any", "before", "during"}, {"any", "other-faces"}),
        "after the cast": ({"any", "during"}, {"any"}),
        "resolved": ({"any"} | mine, {"any"} | theirs),
        "afterwards": ({"any"} | mine, {"any"}),
    }


@rule("CA-HERO-05")
def test_a_card_played_at_the_wrong_moment_is_refused() -> None:
    late = HeroCard(id="late", timing=timing.DURING, effect=AddResult(1))
    table = game({"hand": ["late"]}, cards=[late])
    assert table.refuse("play:late").rule == "CA-HERO-05"
    assert hand(table) == ["late"]


@rule("CA-HERO-16")
def test_every_card_of_the_box_knows_one_of_these_moments() -> None:
    assert {card.timing for card in BOX.hand_cards} <= {*EFFECTS, timing.RESPONSE}


@rule("CA-HERO-19")
def test_in_the_other_reading_during_a_challenge_means_after_the_cast() -> None:
    seen = moments(WIN, {"CA-HERO-19": "after-cast"})
    assert seen["prepare"][0] == seen["before the cast"][0] == {"any", "before"}
    assert seen["after the cast"][0] == {"any", "during"}


@rule("CA-HERO-19")
def test_a_card_for_during_a_challenge_may_be_played_from_the_declaration_on() -> None:
    table = game({"hand": ["luck"]}, cards=[HeroCard(id="luck", timing=timing.DURING, effect=AddResult(2))], rolls=LOSE)
    table.play("face:trial-easy", "play:luck", "cast")
    assert table.told("ca-event-won", 0)[0].args["result"] == 3


@rule("CA-HERO-21")
def test_in_the_other_reading_cards_against_a_challenge_are_played_after_the_cast() -> None:
    seen = moments(WIN, {"CA-HERO-21": "after-cast"})
    assert seen["prepare"][1] == seen["before the cast"][1] == {"any"}
    assert seen["after the cast"][1] == {"any", "other-faces"}


@rule("CA-HERO-13", "CA-HERO-21")
@pytest.mark.parametrize(("reading", "asked"), [("before-cast", 0), ("after-cast", 1)])
def test_the_others_are_asked_before_their_chance_is_gone(reading: str, asked: int) -> None:
    table = game({}, {"hand": ["harder"]}, options={"CA-HERO-21": reading}, rolls=WIN, cards=[HARDER])
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react")
    assert len(table.told("ca-event-cast")) == asked
    table.play("play:harder")
    table.play(*(["cast"] if reading == "before-cast" else []))
    assert table.told("ca-event-lost", 0)[0].args["difficulty"] == 5


@rule("CA-HERO-15")
@pytest.mark.parametrize(("rolls", "xp"), [(WIN, 4), (LOSE, 3)])
def test_if_you_won_a_challenge_this_turn(rolls: tuple[int, ...], xp: int) -> None:
    spoils = HeroCard(id="spoils", timing=timing.WON, effect=XP)
    table = game({"hand": ["spoils"], "xp": 3}, rolls=rolls, cards=[spoils])
    table.play("face:trial-easy", "cast")
    assert plays(table) == (["spoils"] if xp == 4 else [])
    if xp == 4:
        table.play("play:spoils")
        assert hero(table)["xp"] == xp
    table.play("end", "gain:gift", "end")
    assert plays(table) == []


@rule("CA-HERO-15")
@pytest.mark.parametrize("xp", [0, 3])
def test_where_nobody_is_asked_the_rest_of_the_turn_is_there_to_speak_up(xp: int) -> None:
    envy = HeroCard(id="envy", timing=timing.OTHER_WON, effect=XP)
    table = game({"xp": xp}, {"hand": ["envy", "hope"], "xp": 3}, options={"asking": "nobody"}, rolls=WIN, cards=[envy])
    table.play("face:trial-easy", "cast")
    assert table.asked == (0, "afterwards")
    assert plays(table, 1) == ["envy"]
    table.play("play:envy", seat=1)
    assert hero(table, 1)["xp"] == 4
    table.play("end")
    assert (table.asked, plays(table, 0), plays(table, 1)) == ((1, "turn"), [], [])


@rule("CA-HERO-15")
def test_nobody_speaks_up_after_a_trait() -> None:
    """Such cards follow a challenge, so the turn is over as soon as nothing else is left to do."""
    envy = HeroCard(id="envy", timing=timing.OTHER_WON, effect=XP)
    table = game({"xp": 0}, {"hand": ["envy"]}, options={"asking": "nobody"}, cards=[envy])
    table.play("gain:gift")
    assert (table.asked, plays(table, 1)) == ((1, "turn"), [])


# --- what happens -----------------------------------------------------------------------------------------


@rule("CA-HERO-06", "CA-HERO-09")
@pytest.mark.parametrize(
    ("moves", "rolls"),
    [
        ([], ()),
        (["face:trial-easy"], ()),
        (["face:trial-easy", "cast", "draw:hero"], DRAW),
        (["gain:gift"], ()),
    ],
    ids=str,
)
def test_a_card_without_a_moment_interrupts_another_turn(moves: list[str], rolls: tuple[int, ...]) -> None:
    table = game({}, {"hand": ["brave"], "xp": 3}, rolls=rolls, cards=[BRAVE])
    table.play(*moves)
    before = table.asked
    assert before[0] == 0
    table.play("play:brave", seat=1)
    assert hero(table, 1)["xp"] == 4
    assert table.asked == before


@rule("CA-HERO-09")
def test_an_interrupted_challenge_goes_on_with_what_the_card_has_changed() -> None:
    table = game({}, {"hand": ["harder"]}, rolls=WIN, cards=[HARDER])
    table.play("face:trial-easy")
    table.play("play:harder", seat=1)
    assert table.asked == (0, "prepare")
    assert table.view()["attempt"]["difficulty"] == 5
    table.play("cast")
    assert table.told("ca-event-lost", 0)[0].args["difficulty"] == 5


@rule("CA-HERO-07")
def test_a_rune_that_does_not_help_may_be_added_all_the_same() -> None:
    wise = HeroCard(id="wise", timing=timing.BEFORE, effect=AddRune((WIS,)))
    table = game({"hand": ["wise"]}, rolls=[*WIN, 1], cards=[wise])
    table.play("face:trial-easy", "play:wise")
    assert pool(table) == ["wis"]
    table.play("cast")
    assert table.told("ca-event-won", 0)[0].args["result"] == 3
    assert hero(table)["played"] == ["hero:wise"]


@rule("CA-HERO-08")
def test_the_effect_is_carried_out_once() -> None:
    table = game({"hand": ["brave"], "xp": 3}, cards=[BRAVE])
    table.play("play:brave")
    assert hero(table)["xp"] == 4
    table.refuse("play:brave")
    table.play("gain:gift", "end")
    assert hero(table)["xp"] == 4


@rule("CA-HERO-11")
def test_a_played_card_lies_beside_the_board_for_all_to_see() -> None:
    table = game({"hand": ["brave", "vile"]}, cards=[BRAVE, VILE])
    table.play("play:vile")
    assert hand(table) == ["brave"]
    assert [table.view(seat)["heroes"][0]["played"] for seat in (0, 1, None)] == [["antihero:vile"]] * 3


@rule("CA-HERO-11")
def test_it_is_laid_there_after_its_effect() -> None:
    table = game({"hand": ["wise"]}, cards=[HeroCard(id="wise", timing=timing.BEFORE, effect=AddRune((STR, WIS)))])
    table.play("face:trial-easy", "play:wise")
    assert table.asked == (0, "grant")
    assert (hero(table)["played"], [each["card"] for each in table.view()["stack"]]) == ([], ["hero:wise"])
    table.play("rune:str")
    assert (hero(table)["played"], table.view()["stack"]) == (["hero:wise"], [])


@rule("CA-HERO-12")
def test_cards_in_hand_and_played_cards_are_no_part_of_the_story() -> None:
    strong = HeroCard(id="strong", timing=timing.BEFORE, effect=AddRune((STR,)))
    muscle = trait("muscle", HasAbility(STR))
    table = game(
        {"hand": ["strong", "strong-2"], "abilities": (WIS,)},
        row=("trial", "muscle"),
        cards=[strong, HeroCard(id="strong", copy=2, timing=timing.BEFORE, effect=AddRune((STR,))), muscle],
    )
    assert table.refuse("gain:muscle").rule == "CA-TRAIT-06"
    table.play("face:trial-easy", "play:strong")
    assert pool(table) == ["str"]
    assert (hero(table)["abilities"]["str"], hero(table)["abilities"]["wis"]) == (0, 1)


@rule("CA-HERO-17")
def test_cards_left_in_hand_score_nothing() -> None:
    table = scored({"hand": ["brave", "vile"], "played": ["hope"], "xp": 0}, track=NO_POINTS, cards=[BRAVE, VILE])
    assert points(table) == {"hero": 1}


# --- at the same time ----------------------------------------------------------------------------------------


CHOICE = HeroCard(id="choice", timing=timing.ANY, effect=Receive(Gain(either=1)))
OTHER_CHOICE = HeroCard(id="choice", copy=2, timing=timing.ANY, effect=Receive(Gain(either=1)))


def order_of_effects(table: Play) -> list[int | None]:
    """Whose cards took effect, one after another, as far as they give experience or a card."""
    told = ("ca-event-gains-xp-by", "ca-event-draws")
    return [event.seat for event in table.table.log if event.kind in told]


@rule("CA-HERO-10")
@pytest.mark.parametrize("late", [0, 1, 2])
def test_of_cards_played_together_the_last_takes_effect_first(late: int) -> None:
    """Everybody is still to answer the first card when the second is put down."""
    people: list[dict[str, Any]] = [{"hand": ["vile"]}, {}, {"hand": ["foil"]}]
    people[late] = {"hand": [*people[late].get("hand", ()), "brave"]}
    table = game(*people, seats=3, cards=[BRAVE, VILE, FOIL])
    table.play("play:vile")
    assert table.asked == (2, "respond")
    table.play("play:brave", seat=late)
    assert order_of_effects(table) == [late]
    assert table.asked == (2, "respond")
    table.play("pass")
    assert order_of_effects(table) == [late, 0]


@rule("CA-HERO-10")
def test_cards_played_while_one_is_carried_out_come_before_the_rest_of_it() -> None:
    table = game({"hand": ["choice"]}, {"hand": ["brave"]}, {"hand": ["vile"]}, seats=3, cards=[CHOICE, BRAVE, VILE])
    table.play("play:choice")
    assert table.asked == (0, "draw")
    table.play("play:brave", seat=1)
    table.play("play:vile", seat=2)
    assert order_of_effects(table) == [1, 2]
    table.play("draw:hero")
    assert order_of_effects(table) == [1, 2, 0]


@rule("CA-HERO-10")
def test_cards_lie_upon_cards_and_the_top_one_is_finished_first() -> None:
    table = game(
        {"hand": ["choice"]},
        {"hand": ["choice-2"]},
        {"hand": ["brave"]},
        seats=3,
        cards=[CHOICE, OTHER_CHOICE, BRAVE],
        hero_deck=["hope", "hope-2"],
    )
    table.play("play:choice")
    table.play("play:choice", seat=1)
    assert table.asked == (1, "draw")
    assert [each["seat"] for each in table.view()["stack"]] == [0, 1]
    table.play("play:brave", seat=2)
    table.play("draw:hero")
    assert (table.asked, hand(table, 1)) == ((0, "draw"), ["hope"])
    table.play("draw:hero")
    assert (table.asked, hand(table, 0)) == ((0, "turn"), ["hope"])
    assert order_of_effects(table) == [2, 1, 0]
    assert table.view()["stack"] == []


@rule("CA-HERO-10")
def test_the_question_beneath_comes_back_as_the_card_upon_it_has_left_it() -> None:
    """Seat 1 may drop a card, and has a smaller hand by the time it is asked again."""
    threat = HeroCard(id="threat", timing=timing.ANY, effect=Unnerve())
    table = game({"hand": ["threat"]}, {"hand": ["brave", "hope", "hope-2"]}, cards=[threat, BRAVE])
    table.play("play:threat")
    assert (table.asked, table.keys) == ((1, "drop"), ["drop:brave", "drop:hope", "play:brave"])
    table.play("play:brave")
    assert (table.asked, hand(table, 1)) == ((0, "turn"), ["hope"])  # two hopes are alike: nothing to choose from
    assert table.view()["discards"]["hero"] == ["hero:hope"]


@rule("CA-HERO-10")
def test_whoever_draws_an_answer_meanwhile_may_give_it() -> None:
    """Seat 1 has nothing to answer with until its own card brings it something."""
    table = game(
        {"hand": ["vile"], "xp": 3},
        {"hand": ["choice"]},
        {"hand": ["foil"]},
        seats=3,
        cards=[VILE, CHOICE, FOIL, replace(FOIL, copy=2)],
        hero_deck=["foil-2"],
    )
    table.play("play:vile")
    assert table.asked == (2, "respond")
    table.play("play:choice", seat=1)
    table.play("draw:hero")
    assert table.asked == (2, "respond")
    table.play("pass")
    assert (table.asked, table.keys) == ((1, "respond"), ["pass", "play:foil"])
    table.play("play:foil")
    assert (table.asked, hero(table)["xp"], hand(table, 2)) == ((0, "turn"), 3, ["foil"])


@rule("CA-HERO-10")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_answers_are_given_clockwise_from_the_player(player: int) -> None:
    cards = [VILE, FOIL, replace(FOIL, copy=2)]
    hands: list[dict[str, Any]] = [{}, {}, {}]
    hands[player] = {"hand": ["vile"]}
    hands[(player + 1) % 3], hands[(player + 2) % 3] = {"hand": ["foil"]}, {"hand": ["foil-2"]}
    table = game(*hands, seats=3, cards=cards)
    table.play("play:vile", seat=player)
    for step in (1, 2):
        assert table.asked == ((player + step) % 3, "respond")
        table.play("pass")
    assert order_of_effects(table) == [player]


@rule("CA-HERO-10")
def test_answers_are_offered_in_the_order_of_the_hand_each_card_once() -> None:
    other = HeroCard(id="parry", timing=timing.RESPONSE, effect=Cancel(ANTIHERO))
    cards = [VILE, FOIL, replace(FOIL, copy=2), other]
    table = game({"hand": ["vile"]}, {"hand": ["parry", "foil-2", "foil"]}, cards=cards)
    table.play("play:vile")
    assert (table.asked, table.keys) == ((1, "respond"), ["pass", "play:parry", "play:foil"])
    table.play("play:foil")
    assert hand(table, 1) == ["parry", "foil"]


@rule("CA-HERO-10")
def test_nobody_answers_the_own_card_or_one_that_is_cancelled() -> None:
    table = game(
        {"hand": ["vile", "foil-3"]},
        {"hand": ["foil"]},
        {"hand": ["foil-2"]},
        seats=3,
        cards=[VILE, FOIL, replace(FOIL, copy=2), replace(FOIL, copy=3)],
    )
    table.play("play:vile")
    assert table.asked == (1, "respond")
    table.play("play:foil")
    assert (table.asked, hand(table, 0), hand(table, 2)) == ((0, "turn"), ["foil"], ["foil"])


def foiled(reading: str = "played", **more: Any) -> Play:
    """Seat 0 plays a card, and seat 1 cancels it."""
    table = game({"hand": ["vile"], "xp": 3}, {"hand": ["foil"]}, options={"CA-HERO-20": reading}, **more)
    table.play("play:vile")
    assert table.asked == (1, "respond")
    assert table.keys == ["pass", "play:foil"]
    table.play("play:foil")
    return table


@rule("CA-HERO-10")
def test_the_answer_to_a_card_takes_effect_before_it() -> None:
    table = foiled(cards=[VILE, FOIL])
    assert hero(table)["xp"] == 3
    assert hero(table, 1)["played"] == ["hero:foil"]


@rule("CA-HERO-10")
def test_a_card_that_nobody_answers_takes_effect() -> None:
    table = game({"hand": ["vile"], "xp": 3}, {"hand": ["foil"]}, cards=[VILE, FOIL])
    table.play("play:vile", "pass")
    assert (hero(table)["xp"], hand(table, 1)) == (4, ["foil"])


@rule("CA-HERO-20")
@pytest.mark.parametrize(("reading", "beside", "pile"), [("played", ["vile"], []), ("discarded", [], ["vile"])])
def test_a_cancelled_card_counts_as_played(reading: str, beside: list[str], pile: list[str]) -> None:
    table = foiled(reading, cards=[VILE, FOIL])
    assert hero(table)["played"] == [f"antihero:{card}" for card in beside]
    assert table.view()["discards"]["antihero"] == [f"antihero:{card}" for card in pile]
    assert hero(table)["points"]["antihero"] == len(beside)


@rule("CA-HERO-20")
@pytest.mark.parametrize(("reading", "xp"), [("played", 4), ("discarded", 3)])
def test_so_it_does_for_cards_that_wait_for_one_to_be_played(reading: str, xp: int) -> None:
    proud = Motivation(id="drive-0", power=When(PlaysCard(ANTIHERO), Gain(xp=1)))
    fate = Destiny(id="fate-0", conditions=(PerPlayed(ANTIHERO, 1),))
    table = foiled(reading, cards=[VILE, FOIL, proud, fate])
    assert hero(table)["xp"] == xp
    assert hero(table)["points"]["destiny"] == xp - 3


@rule("CA-HERO-20")
def test_a_card_without_effect_counts_as_played_too() -> None:
    strong = HeroCard(id="strong", timing=timing.BEFORE, effect=AddRune((STR,)))
    table = game({"hand": ["strong"], "abilities": (STR, STR)}, cards=[strong])
    table.play("face:trial-easy", "play:strong")
    assert pool(table) == ["str", "str"]
    assert hero(table)["points"]["hero"] == 1
