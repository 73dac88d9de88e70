"""Why something is not allowed: every refusal names the clause and a reason."""

import random
from typing import Any

import pytest

from herowright import new_table
from herowright.games.pathfinder.cards.effects import AddDice
from herowright.games.pathfinder.cards.forms import Use
from herowright.games.pathfinder.cards.outside import Examine
from herowright.games.pathfinder.cards.standing import NoCards
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import SPELL
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.pathfinder.rules.state import CLOSING, EXPLORING
from herowright.table.message import Message
from herowright.testing import Play, rule, situation
from tests.games.pathfinder.helpers import bane, game

BRUTE = Bane(id="brute", kind="monster", copies={"B": 1}, defeat="Combat 12")
GHOST = Bane(id="ghost", kind="monster", copies={"B": 1}, defeat="Combat 12", immune=("slashing",))
HUSH = Bane(id="hush", kind="monster", copies={"B": 1}, defeat="Combat 12", standing=(NoCards(kinds=("blessing",)),))
BLESSING = "blessing-of-the-gods"


def scene(*heroes: dict[str, Any], seats: int = 1, **arrangement: Any) -> Play:
    arrangement.setdefault("places", {"woods": ["brute", "dagger"], "farmhouse": ["crow"]})
    arrangement["cards"] = [BRUTE, GHOST, HUSH]
    return situation("pathfinder", seats, arrangement.pop("options", None), heroes=heroes, **arrangement)


def refused(table: Play, key: str, seat: int | None = None) -> tuple[str | None, str]:
    found = table.refuse(key, seat)
    return found.rule, found.reason.id


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_asked_for_gets_an_answer(seed: int) -> None:
    """Keys of other moments, cut short or made up, in every moment of a game."""
    table = new_table("pathfinder", seats=1 + seed, seed=seed, options={"decks": "own" if seed % 2 else "sample"})
    chance, keys = (
        random.Random(seed),
        ["", ":", "use:", "also:", "power:x:y", "call:9:x", "discard:dagger:0", "move:woods"],
    )
    while table.decision:
        offered = [option.key for option in table.decision.options]
        keys += [key for key in offered if key not in keys]
        for _ in range(3):
            seat, key = chance.randrange(table.seats), chance.choice(keys)
            if chance.random() < 0.2:
                key = key[: chance.randrange(len(key) + 1)]
            clause, reason = PATHFINDER.refusal(table.state, seat, key)
            assert clause is None or clause.startswith("PF-")
            assert isinstance(reason, Message)
            assert reason.id.startswith("pf-no-")
        table.apply(chance.choice(offered))


def test_an_option_that_does_not_exist() -> None:
    table = scene()
    found = table.refuse("dance")
    assert (found.rule, found.reason) == ("PF-TURN-01", Message("pf-no-such-option", {"key": "dance"}))
    assert refused(table, "roll") == ("PF-CHECK-11", "pf-no-roll-now")
    assert refused(table, "yes") == ("PF-TURN-01", "pf-no-question-first")


# --- the turn --------------------------------------------------------------------------------------------


@rule("PF-TURN-01", "PF-TURN-09", "PF-TURN-20")
def test_the_turn_of_another() -> None:
    table = scene({}, {"hand": ["dagger"]}, seats=2)
    assert PATHFINDER.refusal(table.state, 1, "explore")[0] == "PF-TURN-20"
    assert PATHFINDER.refusal(table.state, 1, "give:dagger")[0] == "PF-TURN-09"
    assert PATHFINDER.refusal(table.state, 1, "end") == (
        "PF-TURN-01",
        Message("pf-no-not-your-turn", {"seat": "seat:0"}),
    )


@rule("PF-TURN-08", "PF-TURN-03")
def test_giving() -> None:
    alone = scene({"hand": ["dagger"]}, {"place": "farmhouse"}, seats=2)
    assert refused(alone, "give:dagger") == ("PF-TURN-08", "pf-no-nobody-here")
    table = scene({"hand": ["dagger", "mace"]}, {}, seats=2)
    assert refused(table, "give:longsword") == ("PF-TURN-08", "pf-no-not-in-hand")
    table.play("give:dagger")
    assert refused(table, "give:mace") == ("PF-TURN-08", "pf-no-second-gift")
    late = scene({"hand": ["dagger"]}, {}, seats=2, stage=EXPLORING)
    assert refused(late, "give:dagger") == ("PF-TURN-03", "pf-no-gift-late")


@rule("PF-TURN-03", "PF-TURN-10", "PF-TURN-11")
def test_moving() -> None:
    table = scene()
    assert refused(table, "move:woods") == ("PF-TURN-11", "pf-no-already-there")
    assert refused(table, "move:academy") == ("PF-TURN-10", "pf-no-such-place")
    assert refused(table, "move") == ("PF-TURN-01", "pf-no-such-option")
    table.play("move:farmhouse")
    assert refused(table, "move:woods") == ("PF-TURN-10", "pf-no-second-move")
    assert refused(scene(explored=1), "move:farmhouse") == ("PF-TURN-03", "pf-no-move-late")


@rule("PF-TURN-15", "PF-TURN-19", "PF-TURN-03")
def test_exploring() -> None:
    assert refused(scene(explored=1), "explore") == ("PF-TURN-15", "pf-no-second-exploration")
    assert refused(scene(places={"woods": []}), "explore") == ("PF-TURN-19", "pf-no-empty-deck")
    assert refused(scene(stage=CLOSING), "explore") == ("PF-TURN-03", "pf-no-explore-late")


@rule("PF-TURN-15")
def test_a_card_that_explores_waits_for_no_question_of_an_encounter() -> None:
    table = scene({"hand": ["blessing-of-the-gods"]}, places={"woods": ["goblin-warrior", "bugbear"]})
    table.play("explore")
    assert refused(table, "discard:blessing-of-the-gods:2") == ("PF-TURN-15", "pf-no-exploring-now")


@rule("PF-TURN-21", "PF-CLOSE-11")
def test_closing() -> None:
    found = scene().refuse("close")
    assert (found.rule, found.reason.args["count"]) == ("PF-TURN-21", 2)
    assert found.reason.id == "pf-no-close-with-cards"
    assert refused(scene(places={"woods": []}, tried=True), "close") == ("PF-TURN-21", "pf-no-second-closing")
    shut = scene(places={"woods": []}, closed=["woods"])
    assert refused(shut, "close") == ("PF-CLOSE-11", "pf-no-closed-already")
    assert refused(scene(), "instead") == ("PF-PRINC-05", "pf-no-not-here")


@rule("PF-DEATH-05")
def test_the_dead_do_nothing() -> None:
    table = scene({}, {"dead": True}, seats=2)
    for key in ("discard:dagger", "power:side-by-side", "promise:crow", "nonsense"):
        assert refused(table, key, 1) == ("PF-DEATH-05", "pf-no-dead")


@rule("PF-TURN-24")
def test_no_cards_while_the_hand_is_reset() -> None:
    table = scene({"hand": ["cure", "dagger"], "discard": ["mace"]})
    table.play("end")
    assert table.asked == (0, "reset")
    assert refused(table, "discard:cure") == ("PF-TURN-24", "pf-no-cards-now")


# --- cards -----------------------------------------------------------------------------------------------


@rule("PF-PLAY-01")
def test_only_cards_of_the_hand_and_what_they_say() -> None:
    table = scene({"hand": ["longsword"]})
    assert refused(table, "discard:dagger") == ("PF-PLAY-01", "pf-no-not-in-hand")
    assert refused(table, "banish:longsword") == ("PF-PLAY-01", "pf-no-such-use")
    assert refused(table, "discard:no-such-card") == ("PF-TURN-01", "pf-no-such-option")


@rule("PF-PRINC-05", "PF-PLAY-16", "PF-PLAY-17")
def test_not_the_right_moment() -> None:
    table = scene({"hand": ["longsword", "wooden-shield", "cure", "sleep"], "discard": ["dagger"]})
    assert refused(table, "reveal:longsword") == ("PF-PRINC-05", "pf-no-check-now")
    assert refused(table, "recharge:wooden-shield:1") == ("PF-PLAY-16", "pf-no-damage-now")
    assert refused(table, "discard:sleep:1") == ("PF-PLAY-16", "pf-no-evading-now")
    table.play("explore", "face")
    assert refused(table, "discard:cure") == ("PF-PLAY-17", "pf-no-in-between")


@rule("PF-CHECK-12")
def test_a_second_card_of_the_kind() -> None:
    table = scene({"character": "valeros", "hand": [BLESSING, "blessing-of-torag"]})
    table.play("explore", "fight:melee", f"discard:{BLESSING}:1")
    found = table.refuse("discard:blessing-of-torag:1")
    assert (found.rule, found.reason) == (
        "PF-CHECK-12",
        Message("pf-no-second-of-kind", {"kind": "blessing", "where": "check"}),
    )


@rule("PF-CHECK-11", "PF-CHECK-19")
def test_the_skill_is_set_once() -> None:
    table = scene({"character": "kyra", "hand": ["mace", "lightning-touch"]})
    table.play("explore")
    assert refused(table, "reveal:mace") == ("PF-PLAY-05", "pf-no-which-way")
    table.play("reveal:mace:melee")
    assert refused(table, "discard:lightning-touch") == ("PF-CHECK-19", "pf-no-skill-set")
    assert refused(table, "fight:strength") == ("PF-CHECK-11", "pf-no-skill-chosen")


@rule("PF-CHECK-11")
def test_help_waits_for_the_skill() -> None:
    table = scene({"character": "valeros", "hand": [BLESSING]})
    table.play("explore")
    assert refused(table, f"discard:{BLESSING}:1") == ("PF-CHECK-11", "pf-no-skill-first")


@rule("PF-CHECK-39")
def test_too_late_for_help() -> None:
    table = scene({"character": "valeros", "hand": [BLESSING, "dart", "wooden-shield", "crow"]}, rolls=[1, 1])
    table.play("explore", "reveal:dart:dexterity", "roll")
    assert table.asked == (0, "failed")
    assert refused(table, f"discard:{BLESSING}:1") == ("PF-CHECK-39", "pf-no-too-late")
    table.play("accept")
    assert table.asked == (0, "damage")
    assert refused(table, f"discard:{BLESSING}:1") == ("PF-CHECK-39", "pf-no-too-late")
    assert refused(table, "use:melee") == ("PF-CHECK-13", "pf-no-own-check")


@rule("PF-ENC-09")
def test_immune_banes() -> None:
    table = scene({"character": "valeros", "hand": ["longsword"]}, places={"woods": ["ghost"]})
    table.play("explore")
    found = table.refuse("reveal:longsword:melee")
    assert (found.rule, found.reason) == (
        "PF-ENC-09",
        Message("pf-no-immune", {"what": "boon:longsword", "bane": "bane:ghost", "trait": "mark:slashing"}),
    )


@rule("PF-GOLD-04")
def test_cards_that_something_forbids() -> None:
    table = scene({"character": "valeros", "hand": [BLESSING]}, places={"woods": ["hush"]})
    table.play("explore", "fight:melee")
    assert refused(table, f"discard:{BLESSING}:1") == ("PF-GOLD-04", "pf-no-forbidden")


@rule("PF-GOLD-04")
@pytest.mark.parametrize("met", ["enchanter", "hush-spells"])
def test_a_power_that_counts_as_playing_a_card_is_forbidden_with_such_cards(met: str) -> None:
    hush = bane("hush-spells", standing=(NoCards(kinds=(SPELL,)),))
    hero = {"character": "seoni", "hand": ["pebble-1", "bolt"]}
    table = game(
        hero, cards=[hush], places={"glade": [met], "grove": ["wolf"]}, rolls=[1] if met == "enchanter" else []
    )
    table.play("explore")
    if met == "enchanter":
        table.play("use:arcane", "roll")
    assert table.asked == (0, "prepare")  # nothing but Strength was left to fight with
    assert refused(table, "power:arcane-blast:arcane") == ("PF-GOLD-04", "pf-no-power-counts")
    assert refused(table, "discard:bolt:arcane") == ("PF-GOLD-04", "pf-no-forbidden")


@rule("PF-CHECK-34")
def test_cards_for_the_own_check_only() -> None:
    table = scene({"character": "valeros"}, {"character": "merisiel", "hand": ["thieves-tools"]}, seats=2)
    table.play("explore", "fight:melee")
    assert refused(table, "discard:thieves-tools:2", 1) == ("PF-CHECK-34", "pf-no-not-your-check")
    assert refused(table, "promise:thieves-tools", 1) == ("PF-CHECK-34", "pf-no-help-for-others")


@rule("PF-PLAY-07")
def test_a_second_power_needs_the_first() -> None:
    table = scene({"character": "valeros", "hand": ["longsword"]})
    table.play("explore")
    assert refused(table, "also:discard:longsword") == ("PF-PLAY-07", "pf-no-first-power")


@rule("PF-BOON-07")
def test_no_recharging_without_the_skill() -> None:
    table = scene({"character": "valeros", "discard": ["cure"]})
    found = table.refuse("recharge:cure")
    assert (found.rule, found.reason.id) == ("PF-BOON-07", "pf-no-skill-to-recharge")
    assert refused(scene({"character": "kyra", "discard": ["cure"]}), "recharge:cure")[0] == "PF-PLAY-01"


# --- skills and powers -----------------------------------------------------------------------------------


@rule("PF-CHECK-13", "PF-CHECK-16", "PF-CHECK-17")
def test_skills_that_cannot_be_used() -> None:
    table = scene({"character": "valeros"})
    assert refused(table, "use:melee") == ("PF-CHECK-13", "pf-no-own-check")
    table.play("explore")
    assert refused(table, "use:wisdom") == ("PF-CHECK-13", "pf-no-skill-not-named")
    assert refused(table, "fight:wisdom") == ("PF-CHECK-17", "pf-no-skill-for-fight")
    assert refused(table, "decline") == ("PF-ENC-16", "pf-no-declining")
    wizard = scene({"character": "ezren", "hand": ["force-missile"]})
    wizard.play("explore")
    assert refused(wizard, "fight:melee") == ("PF-CHECK-16", "pf-no-skill-lacking")


@rule("PF-FEAT-02", "PF-CHAR-03")
def test_powers_that_cannot_be_used() -> None:
    table = scene({"character": "valeros", "role": "guardian"})
    assert refused(table, "power:eye-for-armor") == ("PF-FEAT-02", "pf-no-power-closed")
    assert refused(table, "power:weapon-training") == ("PF-CHAR-03", "pf-no-power-by-itself")
    assert refused(table, "power:unheard-of") == ("PF-TURN-01", "pf-no-such-option")
    barbarian = scene({"character": "amiri"})
    assert refused(barbarian, "power:rage") == ("PF-PLAY-02", "pf-no-power-unpaid")
    barbarian = scene({"character": "amiri", "hand": ["crow"]})
    assert refused(barbarian, "power:rage") == ("PF-PRINC-05", "pf-no-check-now")


# --- putting decks together ------------------------------------------------------------------------------


@rule("PF-SETUP-01")
def test_a_character_is_played_once() -> None:
    table = Play(new_table("pathfinder", seats=2, seed=1))
    table.play("character:kyra")
    assert refused(table, "character:kyra") == ("PF-SETUP-01", "pf-no-character-taken")


@rule("PF-SETUP-03", "PF-SETUP-04")
def test_building_a_deck() -> None:
    table = Play(new_table("pathfinder", seats=1, seed=1, options={"decks": "own"}))
    table.play("character:valeros", "own")
    wanted = table.view(0)["lists"][0]["wanted"]
    assert refused(table, "box:cure") == ("PF-SETUP-03", "pf-no-deck-full")
    rare = next(card for card in table.state.piles["weapon"] if not card.basic)
    assert refused(table, f"box:{rare.id}") == ("PF-SETUP-04", "pf-no-not-basic")
    for _ in range(wanted["weapon"]):
        weapon = next(key for key in table.keys if table.state.box.find("boon", key[4:]).kind == "weapon")
        table.play(weapon)
    assert refused(table, weapon) == ("PF-SETUP-03", "pf-no-deck-full")


@rule("PF-BETWEEN-03", "PF-BETWEEN-04", "PF-BETWEEN-06")
def test_rebuilding_a_deck() -> None:
    hero = {"character": "valeros", "deck": ["longsword", "mace", "dagger", "sling", "dart", "short-sword"]}
    table = scene(hero, step=("rebuild", 0), pool=["cure", "crow"])
    assert refused(table, "done") == ("PF-BETWEEN-04", "pf-no-deck-unfinished")
    assert refused(table, "take:cure") == ("PF-BETWEEN-04", "pf-no-deck-full")
    assert refused(table, "take:sage") == ("PF-BETWEEN-03", "pf-no-not-in-pool")
    assert refused(table, "return:sage") == ("PF-BETWEEN-03", "pf-no-not-in-deck")
    assert refused(table, "box:standard-bearer") == ("PF-BETWEEN-06", "pf-no-pool-first")
    assert refused(scene(), "box:crow") == ("PF-BETWEEN-01", "pf-no-rebuilding-now")


@rule("PF-BETWEEN-04")
def test_what_is_too_much_goes_first() -> None:
    hero = {"character": "valeros", "deck": ["longsword"] * 2 + ["mace", "dagger", "sling", "dart", "crow"]}
    table = scene(hero, step=("share", 0))
    found = table.refuse("return:crow")
    assert (found.rule, found.reason) == ("PF-BETWEEN-04", Message("pf-no-surplus-first", {"kind": "weapon"}))
    just_right = scene({**hero, "deck": hero["deck"][1:]}, step=("share", 0))
    assert PATHFINDER.refusal(just_right.state, 0, "return:crow") == (None, Message("pf-no-question-first"))


@rule("PF-CHECK-11", "PF-CHECK-30", "PF-CHECK-34")
def test_help_waits_until_the_skill_is_chosen_whosever_check_it_is() -> None:
    table = game({"hand": ["charm"]}, {"hand": ["charm", "sword"]})
    table.play("explore")
    for seat in (0, 1):
        assert PATHFINDER.refusal(table.state, seat, "discard:charm")[0] == "PF-CHECK-11"
        assert PATHFINDER.refusal(table.state, seat, "discard:charm")[1].id == "pf-no-skill-first"
    assert PATHFINDER.refusal(table.state, 1, "reveal:sword")[0] == "PF-CHECK-34"


@rule("PF-PRINC-05", "PF-PLAY-05", "PF-TURN-03")
def test_a_power_that_is_named_by_its_number_is_refused_for_its_own_reason() -> None:
    table = game({"hand": ["prayer"]}, stage=CLOSING)
    assert refused(table, "discard:prayer:1") == ("PF-PRINC-05", "pf-no-check-now")
    assert refused(table, "discard:prayer:2") == ("PF-TURN-03", "pf-no-explore-late")


@rule("PF-PRINC-05", "PF-TURN-24")
def test_cards_are_played_in_the_scenario_only_and_not_while_the_hand_is_reset() -> None:
    begun = game({"deck": ["sword", "lens"], "hand_size": 1}, {}, step=("starting_hands",))
    begun.play("kind:weapon")
    assert begun.asked == (1, "favored")
    assert PATHFINDER.refusal(begun.state, 0, "reveal:sword") == ("PF-PRINC-05", Message("pf-no-cards-now"))
    table = game({"hand": ["sword", "lens"]})
    table.play("end")
    assert PATHFINDER.refusal(table.state, 0, "reveal:sword") == ("PF-TURN-24", Message("pf-no-cards-now"))


@rule("PF-PRINC-05")
@pytest.mark.parametrize(
    ("others", "alone"), [([], True), ([{"place": "grove"}], True), ([{}], False), ([{}, {}], False)]
)
def test_a_power_for_who_is_alone_is_refused_beside_anybody_else(others: list[dict[str, Any]], alone: bool) -> None:
    table = game({"powers": {"hermit": Use(AddDice("1"), alone=True)}}, *others)
    reason = PATHFINDER.refusal(table.state, 0, "power:hermit")[1].id
    assert reason == ("pf-no-check-now" if alone else "pf-no-power-alone")


# --- what a player would look for ------------------------------------------------------------------------


def sought(table: Play, seat: int = 0) -> list[str]:
    return [option.key for option in PATHFINDER.sought(table.state, seat)]


def test_cards_that_cannot_be_used_now_are_sought_and_steps_in_the_own_turn_alone() -> None:
    """By their first power, each card once; closing too, where only the location keeps one from it."""
    hero = {"hand": ["sword", "salve", "prayer", "pebble-1", "sword"], "discard": ["pebble-2"]}
    table = game(hero, {"hand": ["cloak"]})
    assert (sought(table), sought(table, 1)) == (["reveal:sword", "close"], ["discard:cloak"])
    table.play("explore")
    assert (sought(table), sought(table, 1)) == (["discard:salve", "discard:prayer:1"], ["discard:cloak"])
    moved = game({"hand": ["runner"]}, stage=EXPLORING)  # what could still be played is not sought
    assert (moved.keys, sought(moved)) == (["explore", "discard:runner", "end"], ["close"])
    explored = game({"hand": ["sword"]}, {"dead": True, "hand": ["cloak"]}, explored=1)
    assert (sought(explored), sought(explored, 1)) == (["reveal:sword", "explore", "close"], [])


def test_nothing_is_sought_between_scenarios() -> None:
    table = game({"hand": ["sword"]}, options={"party": new_party()}, step=("gather",))
    assert sought(table) == []


@rule("PF-TURN-13")
@pytest.mark.parametrize(
    ("seat", "turn", "reason"),
    [
        (0, {}, None),
        (1, {}, "pf-no-power-first"),
        (0, {"freed": True}, "pf-no-power-first"),
        (0, {"explored": 1, "freed": False, "stage": EXPLORING}, "pf-no-power-first"),
        (0, {"stage": CLOSING}, "pf-no-power-first"),
        (0, {"stage": EXPLORING}, None),
    ],
)
def test_what_takes_the_place_of_the_first_exploration_is_refused_later(
    seat: int, turn: dict[str, Any], reason: str | None
) -> None:
    """For each reason by itself; another power is not kept back by any of them."""
    powers = {"scout": Use(Examine(), first=True), "watch": Use(Examine())}
    table = game({"powers": powers}, {"powers": powers}, **turn)
    refusal = PATHFINDER.refusal(table.state, seat, "power:scout")
    assert (refusal[1].id == "pf-no-power-first") is (reason is not None)
    assert reason is None or refusal[0] == "PF-TURN-13"
    table.state.idle = False  # in the middle of something
    assert PATHFINDER.refusal(table.state, seat, "power:watch")[1].id == "pf-no-in-between"
