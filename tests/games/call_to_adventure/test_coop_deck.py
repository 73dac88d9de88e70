"""Solo and co-op, the adversary deck: CA-COOP."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import (
    Betray,
    Chastise,
    Frighten,
    Hinder,
    IgnoreAbility,
    IgnoreCore,
)
from herowright.games.call_to_adventure.cards.effects import AddResult, Recast, TurnRune, Wander
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HeroCard
from herowright.games.call_to_adventure.rules import coop
from herowright.games.call_to_adventure.rules.components import CHA, DEX, EITHER, FACES, STR, WIS
from herowright.testing import Play, rule

from .plain import challenge, pool, trait, tucked
from .scenes import DRAW, LOSE, WIN, discard, foe, friend, hand, hero, kinds, lived, row, together


def skull(id: str, when: str, effect: Any) -> AntiheroCard:
    return AntiheroCard(id=id, timing=when, effect=effect, skull=True)


# The cards of the adversary deck with numbers that nobody changes.
SKULLS = (
    skull("harsh-lesson", timing.OTHER_LOST, Chastise(2)),
    skull("cruel-betrayal", timing.ANY, Betray()),
    skull("dark-lords-champion", timing.OTHER_FACES, Hinder(2)),
    skull("sabotage", timing.OTHER_FACES, IgnoreCore()),
    skull("tap-into-darkness", timing.OTHER_FACES, IgnoreAbility()),
    skull("instill-fear", timing.OTHER_FACES, Frighten()),
)


def struck(card: str, *heroes: dict[str, Any], rolls: tuple[int, ...] = DRAW, **more: Any) -> Play:
    """Seat 0 casts the draw symbol in a challenge, draws a hero card, and the adversary deck brings this card."""
    face = more.pop("face", "trial-easy")
    table = together(
        *heroes, rolls=rolls, adversary_deck=[card], **{**more, "cards": [*SKULLS, *more.get("cards", ())]}
    )
    table.play(f"face:{face}", "cast", "draw:hero")
    return table


# --- the adversary deck ----------------------------------------------------------------------------------------


@rule("CA-COOP-14", "CA-COOP-15", "CA-COOP-16")
def test_first_a_card_is_drawn_then_one_is_revealed_and_takes_effect() -> None:
    table = together(rolls=DRAW, adversary_deck=["dark-lords-champion", "sabotage"], cards=SKULLS)
    table.play("face:trial-easy", "cast")
    assert table.asked == (0, "draw")
    assert foe(table)["shown"] == []
    events = table.play("draw:antihero")
    told = [event.kind for event in events]
    assert told[:4] == ["ca-event-draws-card", "ca-event-draws", "ca-event-adversary-card", "ca-event-hindered"]
    assert hand(table) == ["spite"]
    assert table.told("ca-event-lost", 0)[0].args["difficulty"] == 5
    assert (foe(table)["shown"], foe(table)["deck"]) == (["antihero:dark-lords-champion"], 1)


@rule("CA-COOP-14")
def test_each_cast_of_the_symbol_reveals_a_card() -> None:
    again = HeroCard(id="again", timing=timing.DURING, effect=Recast())
    table = together(
        {"hand": ["again"]},
        rolls=[*DRAW, *DRAW],
        adversary_deck=["harsh-lesson", "sabotage"],
        cards=[*SKULLS, again],
    )
    table.play("face:trial-easy", "cast", "draw:hero", "play:again", "cast", "draw:antihero")
    assert hand(table) == ["hope", "spite"]
    assert foe(table)["shown"] == ["antihero:harsh-lesson", "antihero:sabotage"]


@rule("CA-COOP-16")
@pytest.mark.parametrize(("difficulty", "xp"), [(9, 2), (2, 3)])
def test_an_effect_for_after_the_challenge_waits_for_its_outcome(difficulty: int, xp: int) -> None:
    again = HeroCard(id="luck", timing=timing.DURING, effect=AddResult(0))
    cards = [challenge("trial", difficulty=difficulty), again]
    table = struck("harsh-lesson", {"xp": 3, "hand": ["luck"]}, cards=cards)
    assert table.asked == (0, "after-cast")
    assert hero(table)["xp"] == 3
    table.play("resolve")
    assert hero(table)["xp"] == xp
    assert len(table.told("ca-event-lost")) == (xp == 2)


@rule("CA-COOP-17")
@pytest.mark.parametrize(("chosen", "left"), [("mine", [[], ["theirs"]]), ("theirs", [["mine"], []])])
def test_the_active_player_makes_its_choices(chosen: str, left: list[list[str]]) -> None:
    allies = [friend("mine"), friend("theirs")]
    table = struck("cruel-betrayal", {"allies": ["mine"]}, {"allies": ["theirs"]}, cards=allies)
    assert table.asked == (0, "betrayed")
    assert table.keys == ["ally:mine", "ally:theirs"]
    table.play(f"ally:{chosen}")
    assert [hero(table, seat)["allies"] for seat in (0, 1)] == left


@rule("CA-COOP-18", "CA-COOP-20")
def test_ca_ex_09_card_not_applicable() -> None:
    table = struck("cruel-betrayal")
    assert table.told("ca-event-no-effect")[0].rule == "CA-COOP-18"
    assert table.asked == (0, "afterwards")
    assert (foe(table)["shown"], len(foe(table)["discard"])) == (["antihero:cruel-betrayal"], 9)
    table.play("end")
    assert (foe(table)["shown"], foe(table)["discard"][-1]) == ([], "antihero:cruel-betrayal")


@rule("CA-COOP-19")
def test_plain_symbols_on_runes_and_paths_reveal_nothing() -> None:
    cards = [challenge("trial", tests=(WIS, CHA), easy={"hero": 1, "antihero": 1})]
    table = together({"abilities": (WIS,) * 3 + (CHA,) * 3}, rolls=[*WIN, 1, 1, 2, 1, 1, 2], cards=cards)
    table.play("face:trial-easy", "cast")
    assert sorted(hand(table)) == ["hope", "hope", "spite", "spite"]
    assert "ca-event-adversary-card" not in kinds(table)


@rule("CA-COOP-20")
def test_revealed_cards_are_put_away_at_the_end_of_the_turn_not_earlier() -> None:
    table = struck("sabotage")
    assert foe(table)["shown"] == ["antihero:sabotage"]
    table.play("end")
    assert foe(table)["shown"] == []
    assert foe(table)["discard"][-1] == "antihero:sabotage"
    assert table.view()["discards"]["antihero"] == []


@rule("CA-COOP-16", "CA-COOP-20")
def test_cards_that_waited_for_the_outcome_strike_as_they_were_revealed() -> None:
    lesson = skull("bitter-lesson", timing.OTHER_LOST, Chastise(1))
    state = together({"xp": 3}, cards=[*SKULLS, lesson]).state
    named = {card.id: card for card in state.box.hand_cards}
    state.shown, state.resolved = [named["bitter-lesson"], named["harsh-lesson"]], "lost"
    for _ in coop.strike_afterwards(state):
        raise AssertionError("nobody is asked")
    told = [(event.args["card"], event.args["xp"]) for event in state.events]
    assert told == [("antihero:bitter-lesson", 1), ("antihero:harsh-lesson", 2)]


@rule("CA-COOP-21")
def test_the_discards_of_the_adversary_become_its_new_deck_and_mix_with_no_others() -> None:
    table = together(
        rolls=DRAW,
        adversary_deck=[],
        antihero_deck=[],
        antihero_discard=["spite"],
        shuffles=[["harsh-lesson", "sabotage"]],
        cards=SKULLS,
    )
    table.play("face:trial-easy", "cast", "draw:hero")
    assert foe(table)["shown"] == ["antihero:harsh-lesson"]
    deck = [card.key for card in table.state.adversary_deck]
    assert (len(deck), deck[0], "spite" in deck) == (9, "sabotage", False)
    assert table.view()["discards"]["antihero"] == ["antihero:spite"]


@rule("CA-COOP-51")
def test_one_cast_reveals_at_most_one_card() -> None:
    assert [face.gives for rune in FACES for face in rune].count(EITHER) == 1
    table = together(
        {"abilities": (STR,) * 3}, rolls=[2] * 9, cards=SKULLS, adversary_deck=["sabotage", "harsh-lesson"]
    )
    table.play("face:trial-easy", "dark", "dark", "dark", "cast")
    table.play("draw:hero")
    assert foe(table)["shown"] == ["antihero:sabotage"]


@rule("CA-COOP-51")
@pytest.mark.parametrize("rolls", [WIN, LOSE, (2, 1, 1), (1, 2, 1)])
def test_other_faces_reveal_nothing(rolls: tuple[int, ...]) -> None:
    table = together(rolls=rolls)
    table.play("face:trial-easy", "cast")
    assert "ca-event-adversary-card" not in kinds(table)


# --- Tap into Darkness -------------------------------------------------------------------------------------------


def result(table: Play) -> int:
    ended = table.told("ca-event-won") + table.told("ca-event-lost")
    found: int = ended[-1].args["result"]
    return found


BOTH = {"abilities": (STR, STR, DEX)}


@rule("CA-COOP-34", "CA-COOP-37")
@pytest.mark.parametrize(("ability", "total"), [("str", 2 + 2), ("dex", 2 + 2 + 1)])
def test_the_runes_of_one_ability_of_the_challenge_are_ignored(ability: str, total: int) -> None:
    table = struck("tap-into-darkness", BOTH, rolls=(*DRAW, 1, 2, 1))
    assert table.asked == (0, "ignore")
    assert table.keys == ["rune:str", "rune:dex"]
    table.play(f"rune:{ability}")
    assert result(table) == total


@rule("CA-COOP-35")
def test_it_has_no_effect_without_ability_runes() -> None:
    table = struck("tap-into-darkness")
    assert table.told("ca-event-no-effect")[0].rule == "CA-COOP-35"
    assert result(table) == 2


@rule("CA-COOP-35")
def test_dark_runes_are_no_ability_runes() -> None:
    table = together(rolls=(*DRAW, 2), adversary_deck=["tap-into-darkness"], cards=SKULLS)
    table.play("face:trial-easy", "dark", "cast", "draw:hero")
    assert result(table) == 3


@rule("CA-COOP-36")
def test_runes_of_the_only_ability_must_be_ignored() -> None:
    table = struck("tap-into-darkness", {"abilities": (DEX, DEX)}, rolls=(*DRAW, 1, 1))
    assert table.told("ca-event-ability-ignored", 0)[0].args["ability"] == "ability:dex"
    assert result(table) == 2


@rule("CA-COOP-48")
@pytest.mark.parametrize("reading", ["challenge", "adversary"])
def test_the_abilities_are_those_of_the_challenge_being_faced(reading: str) -> None:
    table = struck(
        "tap-into-darkness", BOTH, rolls=(*DRAW, 1, 2, 1), foe={"tests": (DEX, CHA)}, options={"CA-COOP-48": reading}
    )
    if reading == "challenge":
        assert (table.asked, table.keys) == ((0, "ignore"), ["rune:str", "rune:dex"])
    else:
        assert table.told("ca-event-ability-ignored", 0)[0].args["ability"] == "ability:dex"


@rule("CA-COOP-49")
@pytest.mark.parametrize(("reading", "xp"), [("first", 3), ("last", 4)])
def test_it_cancels_the_bonus_of_a_special_rune(reading: str, xp: int) -> None:
    cards = [challenge("trial", difficulty=0)]
    table = struck(
        "tap-into-darkness",
        {"abilities": (STR,) * 3, "xp": 3},
        rolls=(*DRAW, 1, 1, 2),
        cards=cards,
        options={"CA-COOP-49": reading},
    )
    assert (result(table), hero(table)["xp"]) == (2, xp)


# --- Instill Fear ---------------------------------------------------------------------------------------------------


@rule("CA-COOP-38", "CA-COOP-46")
def test_fear_makes_the_player_face_another_challenge() -> None:
    table = struck("instill-fear", rolls=(*DRAW, *WIN), row=("trial", "other", "gift"), cards=[challenge("other")])
    assert table.asked == (0, "flee")
    assert table.keys == ["face:other-hard", "face:other-easy", "gain:gift"]
    table.play("face:other-easy", "cast")
    assert tucked(table)[0] == ["other-easy"]
    assert (row(table)[0], discard(table), hero(table)["xp"], foe(table)["xp"]) == ("trial", [], 3, 0)
    assert "ca-event-lost" not in kinds(table)


@rule("CA-COOP-38", "CA-COOP-46")
def test_or_gain_a_trait() -> None:
    table = struck("instill-fear", row=("trial", "gift", "gift-2"), cards=[trait("gift-2")])
    assert (table.asked, table.keys) == ((0, "flee"), ["gain:gift", "gain:gift-2"])
    table.play("gain:gift")
    assert tucked(table)[0] == ["gift"]
    assert (table.asked, row(table)[0], foe(table)["xp"]) == ((0, "afterwards"), "trial", 0)


@rule("CA-COOP-47")
def test_dark_runes_come_along_and_one_left_out_stays_left_out() -> None:
    table = together(
        {"xp": 5},
        rolls=(*DRAW, 1),
        adversary_deck=["instill-fear"],
        row=("trial", "other"),
        cards=[*SKULLS, challenge("other")],
    )
    table.play("face:trial-easy", "dark", "dark", "leave:dark", "cast", "draw:hero", "face:other-easy")
    assert len(table.view(0)["attempt"]["runes"]) == 3 + 1
    assert "add:dark" in table.keys


@rule("CA-COOP-38")
def test_the_first_card_cannot_be_picked_again() -> None:
    table = struck("instill-fear", row=("trial", "other"), cards=[challenge("other")])
    assert table.keys == ["face:other-hard", "face:other-easy"]
    table.refuse("face:trial-easy")
    table.refuse("face:trial-hard")


@rule("CA-COOP-38")
def test_the_only_other_card_needs_no_question() -> None:
    assert tucked(struck("instill-fear"))[0] == ["gift"]


@rule("CA-COOP-38", "CA-HERO-06")
def test_unless_a_card_could_be_played_before_it_is_taken() -> None:
    table = struck(
        "instill-fear", {"hand": ["trail"]}, cards=[HeroCard(id="trail", timing=timing.ANY, effect=Wander())]
    )
    assert (table.asked, table.keys) == ((0, "flee"), ["gain:gift", "play:trail", "play:trail:2"])
    table.play("play:trail", "replace:filler-1")
    assert tucked(table)[0] == ["gift"]


@rule("CA-COOP-18", "CA-COOP-38")
def test_fear_does_nothing_where_there_is_no_other_card() -> None:
    table = struck("instill-fear", row=("trial",))
    assert table.told("ca-event-no-effect")[0].rule == "CA-COOP-18"
    assert result(table) == 2


@rule("CA-COOP-39")
def test_against_the_adversary_the_attempt_is_lost_whatever_the_result() -> None:
    table = struck("instill-fear", {"story": lived(8)}, face="nemesis", foe={"difficulty": 1}, row=("trial", "gift"))
    lost = table.told("ca-event-lost", 0)[0]
    assert (lost.args["result"], lost.args["difficulty"]) == (2, 1)
    assert (foe(table)["beaten_by"], foe(table)["xp"], hero(table)["xp"]) == (None, 1, 4)
    assert table.asked == (0, "afterwards")


@rule("CA-COOP-46")
def test_in_the_other_reading_the_challenge_left_is_discarded() -> None:
    table = struck("instill-fear", options={"CA-COOP-46": "discarded"})
    assert (row(table)[0], discard(table)) == ("filler-3", ["trial"])
    assert (tucked(table)[0], hero(table)["xp"], foe(table)["xp"]) == (["gift"], 3, 0)


@rule("CA-COOP-47")
@pytest.mark.parametrize(("second", "level"), [((2, 2), 0), ((1, 2), -1)])
def test_dark_runes_go_along_to_another_challenge_and_their_corruption_is_forgotten(
    second: tuple[int, int], level: int
) -> None:
    table = together(
        {"abilities": (STR,)},
        rolls=(*DRAW, 2, 1, 1, *WIN, *second),
        adversary_deck=["instill-fear"],
        row=("trial", "other"),
        cards=[*SKULLS, challenge("other", difficulty=9, tests=(WIS,))],
    )
    table.play("face:trial-easy", "dark", "dark", "cast", "draw:hero", "face:other-easy")
    assert (pool(table), hero(table)["xp"], hero(table)["level"]) == (["dark", "dark"], 1, 0)
    table.play("cast")
    assert hero(table)["level"] == level


@rule("CA-COOP-47")
def test_with_a_trait_the_xp_is_gone_and_the_corruption_ignored() -> None:
    table = together(rolls=(*DRAW, 1), adversary_deck=["instill-fear"], cards=SKULLS)
    table.play("face:trial-easy", "dark", "cast", "draw:hero")
    assert tucked(table)[0] == ["gift"]
    assert (hero(table)["xp"], hero(table)["level"]) == (2, 0)


def test_where_no_card_is_left_for_the_adversary_none_is_revealed() -> None:
    table = together(rolls=DRAW, adversary_deck=[], cards=SKULLS)
    table.state.adversary_discard.clear()
    table.play("face:trial-easy", "cast", "draw:hero")
    assert (table.told("ca-event-adversary-card"), foe(table)["shown"]) == ([], [])
    assert table.told("ca-event-lost", 0)


def test_a_game_that_is_lost_meanwhile_asks_for_no_rune_to_turn() -> None:
    table = together(rolls=DRAW, cards=SKULLS)
    table.play("face:trial-easy", "cast")
    attempt = table.state.attempt
    steps = TurnRune().carry_out(table.state, None, table.hero(0), "card:x")
    question, faces = next(steps), attempt.faces
    assert question.build()
    table.state.lost = True
    assert not question.build()
    with pytest.raises(StopIteration):
        steps.send(None)
    assert attempt.faces == faces


def test_whether_all_play_together_is_an_option() -> None:
    game = together(cards=SKULLS).table.game
    assert [game.cooperative(game.settle(2, {"mode": mode})) for mode in ("co-op", "versus")] == [True, False]
