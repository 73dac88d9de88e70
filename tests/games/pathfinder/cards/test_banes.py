"""All monsters, barriers, henchmen and villains, met by seat 0 with seat 1 beside and seat 2 elsewhere."""

from dataclasses import fields
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.gifts import AddToPlace, DrawFromBox, Tempt
from herowright.games.pathfinder.cards.meetings import Flit, MeetFirst, Summon, Vanish
from herowright.games.pathfinder.cards.standing import (
    DealsDamage,
    HarderChecks,
    NeedsTrait,
    NoCards,
    NoEvading,
    Twice,
    WeakDice,
)
from herowright.games.pathfinder.cards.troubles import Forbid
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules.components import BARRIER, COMBAT, HENCHMAN, MONSTER, SKILL_IDS, VILLAIN
from herowright.testing import rule
from tests.games.pathfinder.cards.trial_people import ARMED, BOXED, HERE, STYLES, THERE
from tests.games.pathfinder.cards.trial_state import KNOWN, PLAIN_COURSE, TROUBLES, Course, parse
from tests.games.pathfinder.cards.trial_troubles import inner
from tests.games.pathfinder.cards.trials import Trial

BANES = BOX.banes
STEPS = ("before", "after", "defeated", "undefeated", "instead")
RULES = {DealsDamage, HarderChecks, NeedsTrait, NoCards, NoEvading, Twice, WeakDice}
EACH = pytest.mark.parametrize("card", BANES, ids=[card.id for card in BANES])


def doing(*kinds: type[Any]) -> pytest.MarkDecorator:
    """The banes that do such things."""
    found = [card for card in BANES if {*kinds} & {type(each) for each in troubles(card)}]
    assert found
    return pytest.mark.parametrize("card", found, ids=[card.id for card in found])


def standing(kind: type[Any]) -> pytest.MarkDecorator:
    found = [card for card in BANES if any(type(each) is kind for each in card.standing)]
    assert found
    return pytest.mark.parametrize("card", found, ids=[card.id for card in found])


def troubles(card: Bane) -> list[Any]:
    """All that it does, with what is inside."""
    return [part for step in STEPS for trouble in getattr(card, step) for part in inner(trouble)]


def met(card: Bane, course: Course = PLAIN_COURSE, deck: tuple[str, ...] = (), **more: Any) -> Trial:
    """The bane on top of a deck with another card of each kind; a villain has no other place to go to."""
    closed = [THERE] if card.kind == VILLAIN else []
    decks = {HERE: [card.id, *(deck or ("fence", "found-item", "brute"))], THERE: [] if closed else ["imp"]}
    trial = Trial(decks, course, closed=closed, **more)
    trial.explore()
    return trial


def prove(trial: Trial, **arrangement: Any) -> Any:
    table = trial.prove("explore", closed=trial.closed, **arrangement)
    assert table.asked == (0, "turn")
    return table


# --- nothing is left out ---------------------------------------------------------------------------------


@rule("PF-BANE-03", "PF-BANE-04")
def test_everything_that_a_bane_declares_is_proved_below() -> None:
    known = {"id", "set", "printed", "recalled", "kind", "copies", "traits", "basic", "elite", "type", "defeat"}
    known |= {"immune", "standing", *STEPS, "name", "told", "checks"}
    assert {field.name for field in fields(Bane)} == known
    assert [card.id for card in BANES if not {type(each) for each in troubles(card)} <= TROUBLES.keys()] == []
    assert [card.id for card in BANES if not {type(each) for each in card.standing} <= RULES] == []
    assert {trait for card in BANES for trait in card.immune} <= {*STYLES}
    assert [card.id for card in BANES if bool(card.defeat) == bool(card.instead)] == []
    assert {(card.kind, card.type) for card in BANES} == {
        (MONSTER, MONSTER),
        (BARRIER, BARRIER),
        (HENCHMAN, MONSTER),
        (HENCHMAN, BARRIER),
        (VILLAIN, MONSTER),
    }


# --- whole encounters ------------------------------------------------------------------------------------

COURSES = {
    "won": Course(way="power:magic:melee"),
    "won-all-else-failed": Course(ward=False, way="power:magic:melee"),
    "lost": Course(miss=3),
    "lost-all-else-failed": Course(ward=False, miss=3),
}


@rule("PF-BANE-01", "PF-BANE-04", "PF-ENC-14", "PF-ENC-16", "PF-ENC-20", "PF-ENC-22", "PF-ENC-23")
@EACH
@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_every_question_every_number_and_every_card_of_an_encounter(card: Bane, course: Course) -> None:
    table = prove(met(card, course))
    ends = [event.kind for event in table.told("pf-event-defeats", 0) + table.told("pf-event-fails", 0)]
    lost = bool(course.miss)
    if not card.instead and Summon not in [type(each) for each in card.defeated]:
        assert ends[-1] == ("pf-event-fails" if lost else "pf-event-defeats")
    gone = Vanish in [type(each) for each in (*card.undefeated, *card.instead)] if lost or card.instead else True
    left = card in [each for place in table.state.places for each in place.deck]
    assert left is (card.kind == VILLAIN or not gone)


@rule("PF-GOLD-05", "PF-DMG-06")
@EACH
@pytest.mark.parametrize("hand", [(), ("combat-ward",), ("hound", "idle-blessing", "mental-ward")], ids=len)
def test_nothing_is_taken_from_those_who_have_nothing(card: Bane, hand: tuple[str, ...]) -> None:
    prove(met(card, COURSES["lost-all-else-failed"], hand=hand, discard=()))


@EACH
@pytest.mark.parametrize(
    "course", [COURSES["won-all-else-failed"], COURSES["lost-all-else-failed"]], ids=["won", "lost"]
)
def test_those_elsewhere_are_left_alone(card: Bane, course: Course) -> None:
    trial = met(card, course, alone=True)
    prove(trial)
    far = {1, 2} if "at-open" not in [getattr(each, "to", "") for each in troubles(card)] else set()
    assert not {question.seat for question in trial.script} & far


@rule("PF-GOLD-05")
@doing(AddToPlace, DrawFromBox, Tempt)
@pytest.mark.parametrize("boxed", [0, 1, 2])
def test_an_empty_box_gives_nothing(card: Bane, boxed: int) -> None:
    for course in (COURSES["won"], COURSES["lost"]):
        prove(met(card, course, boxed=boxed))


@rule("PF-SUMMON-08", "PF-SUMMON-09")
@doing(Summon)
@pytest.mark.parametrize("miss", [0, 2])
def test_the_card_and_those_it_summons_are_different_matters(card: Bane, miss: int) -> None:
    """One is beaten and the other is not. Only where the summoned one has to be beaten too, that matters."""
    must = any(isinstance(each, Summon) and each.must for each in troubles(card))
    table = prove(met(card, Course(miss=miss, summoned_miss=2 - miss)))
    defeated = [event.args["card"] for event in table.told("pf-event-defeats", 0)]
    assert (card.name in defeated) is (not miss and not must and not card.instead)


HORDES = [card for card in BANES if "at-open" in [getattr(each, "to", "") for each in troubles(card)]]


@pytest.mark.parametrize("card", HORDES, ids=[card.id for card in HORDES])
@pytest.mark.parametrize("closed", [[], [THERE]], ids=["open", "closed"])
def test_a_horde_comes_to_everybody_at_an_open_location(card: Bane, closed: list[str]) -> None:
    trial = Trial({HERE: [card.id], THERE: []}, COURSES["lost"], closed=closed)
    trial.explore()
    table = prove(trial)
    assert [event.seat for event in table.told("pf-event-meets")] == [0, 1, *([] if closed else [2])]


@doing(Tempt)
@pytest.mark.parametrize("greedy", [True, False])
def test_the_price_is_only_paid_by_those_who_keep_something(card: Bane, greedy: bool) -> None:
    trial = met(card, Course(greedy=greedy))
    prove(trial)
    assert bool(trial.threats) is greedy
    assert len(trial.box["item"]) == BOXED - greedy


@rule("PF-EXAM-04")
@doing(MeetFirst)
@pytest.mark.parametrize("miss", [0, 1])
def test_a_deck_may_hold_no_such_card(card: Bane, miss: int) -> None:
    (wanted,) = (each.kind for each in troubles(card) if isinstance(each, MeetFirst))
    deck = tuple(id for id in ("fence", "brute", "found-item", "found-ally") if KNOWN[id].kind != wanted)
    trial = met(card, Course(miss=miss), deck=deck)
    table = prove(trial)
    assert len(table.told("pf-event-explores")) == 1


@doing(Flit)
def test_it_can_only_flit_to_open_locations(card: Bane) -> None:
    decks = {HERE: [card.id, "fence"], THERE: []}
    trial = Trial(decks, Course(miss=1), closed=[THERE])
    trial.explore()
    prove(trial)
    assert trial.decks == {HERE: ["fence", card.id], THERE: []}


@rule("PF-ENC-11", "PF-ENC-12", "PF-ENC-13")
@EACH
def test_an_evaded_bane_does_nothing(card: Bane) -> None:
    trial = met(card)
    evades = trial.script[0].kind == "evade"
    assert evades is not any(type(each) is NoEvading for each in card.standing)
    if not evades:
        return
    still = Trial(trial.places, closed=trial.closed)
    still.ask(0, "evade", ["face", "discard:veil"], "discard:veil")
    still.people[0].hand.remove("veil")
    still.people[0].discard.append("veil")
    still.decks[HERE].append(still.decks[HERE].pop(0))
    table = prove(still)
    assert (table.told("pf-event-defeats"), table.told("pf-event-fails")) == ([], [])


# --- checks ----------------------------------------------------------------------------------------------

WAYS = [
    (card, "" if skill == COMBAT else f"use:{SKILL_IDS[skill]}", difficulty, veteran)
    for card in BANES
    if card.defeat
    for skill, difficulty, veteran in parse(card.defeat.split(" then ")[0])
]


@rule("PF-CHECK-01", "PF-CHECK-02", "PF-CHECK-26")
@pytest.mark.parametrize(
    ("card", "way", "difficulty", "veteran"), WAYS, ids=[f"{each[0].id}-{each[1]}" for each in WAYS]
)
@pytest.mark.parametrize("miss", [0, 1])
def test_each_way_of_its_check_has_its_own_number(
    card: Bane, way: str, difficulty: int, veteran: bool, miss: int
) -> None:
    trial = met(card, Course(way=way, miss=miss))
    table = prove(trial)
    main = [roll for roll in table.told("pf-event-rolls", 0) if roll.args["success"] == ("no" if miss else "yes")]
    assert difficulty in [roll.args["difficulty"] - table.hero(0).harder for roll in main]


VETERANS = [card for card in BANES if "+" in card.defeat]


@rule("PF-CHECK-01")
@pytest.mark.parametrize("card", VETERANS, ids=[card.id for card in VETERANS])
@pytest.mark.parametrize("scenario", ["brigandoom", "attack-on-sandpoint"])
def test_veterans_grow_with_the_number_of_the_adventure(card: Bane, scenario: str) -> None:
    assert "veteran" in card.traits
    trial = met(card, Course(way="power:magic:melee"), scenario=scenario)
    prove(trial)
    ((_, number, _),) = parse(card.defeat)
    assert trial.falls[-1][2] == number + BOX.adventure_of(trial.scenario).number


def test_no_other_bane_is_a_veteran() -> None:
    assert [card for card in BANES if "veteran" in card.traits] == VETERANS


FOUGHT = [card for card in BANES if "Combat" in card.defeat]


# The traits that any bane speaks of.
NAMED = {trait for card in BANES for trait in card.immune}
NAMED |= {
    trait for card in BANES for each in card.standing if isinstance(each, HarderChecks) for trait in each.on.traits
}


# All of them against banes that care for traits, and one against the others.
ATTACKS = [
    (card, style)
    for card in FOUGHT
    for style in ("force", *sorted(NAMED))
    if card.immune or any(isinstance(each, HarderChecks) for each in card.standing) or style == "poison"
]


@rule("PF-ENC-09", "PF-BANE-04")
@pytest.mark.parametrize(("card", "style"), ATTACKS, ids=[f"{card.id}-{style}" for card, style in ATTACKS])
def test_the_traits_of_an_attack_matter_where_the_card_says_so(card: Bane, style: str) -> None:
    """Immune banes do not let it be used; others are harder or easier to beat with it, or not to be beaten without."""
    key = f"power:{style}:melee"
    trial = met(card, Course(way=key))
    prove(trial)
    offered = [key in question.keys for question in trial.script if "fight:strength" in question.keys]
    assert offered[-1] is (style not in card.immune)


@standing(HarderChecks)
def test_weak_and_strong_points_count_for_the_traits_they_name(card: Bane) -> None:
    ((_, number, _),) = parse(card.defeat)
    for style in (each for each in STYLES if each not in card.immune):
        trial = met(card, Course(way=f"power:{style}:melee"))
        shift = sum(each.by for each in card.standing if isinstance(each, HarderChecks) and style in each.on.traits)
        assert trial.falls[-1][2] == number + shift


@rule("PF-CHECK-46")
@standing(NeedsTrait)
@pytest.mark.parametrize("style", STYLES)
def test_without_the_trait_it_stays_undefeated_and_deals_no_damage(card: Bane, style: str) -> None:
    (needed,) = (each.trait for each in card.standing if isinstance(each, NeedsTrait))
    trial = met(card, Course(way=f"power:{style}:melee"))
    table = prove(trial)
    assert bool(table.told("pf-event-defeats")) is (style == needed)
    assert bool(table.told("pf-event-lacks-trait")) is (style != needed)
    assert trial.threats == []


@standing(Twice)
@pytest.mark.parametrize("short", [0, 2])
def test_who_has_beaten_it_once_has_to_roll_again(card: Bane, short: int) -> None:
    trial = met(card)
    assert trial.rolls == [trial.rolls[0]] * 2
    trial.rolls[1] -= short
    if not short:
        prove(trial)
        return
    lost = met(card, Course(miss=short))
    lost.rolls, lost.falls = trial.rolls, [trial.falls[0], *lost.falls]
    prove(lost)


@standing(WeakDice)
def test_every_die_against_it_counts_less(card: Bane) -> None:
    (by,) = (each.by for each in card.standing if isinstance(each, WeakDice))
    for key, count in (("fight:strength", 1), ("power:magic:melee", 2)):
        (roll,) = prove(met(card, Course(way=key))).told("pf-event-rolls")
        shown = [int(each.partition("=")[2]) for each in roll.args["dice"].split()]
        bonus = 1 if count == 2 else 0
        assert (len(shown), roll.args["result"]) == (count, sum(shown) + bonus - by * count)


# --- damage ----------------------------------------------------------------------------------------------


@rule("PF-CHECK-42")
@standing(DealsDamage)
@pytest.mark.parametrize("miss", [1, 2, 3])
def test_the_damage_it_deals(card: Bane, miss: int) -> None:
    trial = met(card, Course(miss=miss))
    prove(trial)
    (deals,) = (each for each in card.standing if isinstance(each, DealsDamage))
    more = {"": 0, "1": 1, "1d4": 4}[deals.more]
    type = deals.type or "combat"
    assert (0, (miss + 1) // 2 if deals.halved else miss + more, type) in trial.threats
    asked = [question.keys for question in trial.script if question.kind == "damage"]
    assert any(f"recharge:{type}-ward" in keys for keys in asked) is not deals.fixed


# --- what may not be played ------------------------------------------------------------------------------

FORBIDDING = [card for card in BANES if any(isinstance(each, Forbid) for each in troubles(card))]


@rule("PF-GOLD-04")
@pytest.mark.parametrize("card", FORBIDDING, ids=[card.id for card in FORBIDDING])
@pytest.mark.parametrize("ward", [True, False])
def test_what_it_forbids_is_not_offered_against_it_and_again_afterwards(card: Bane, ward: bool) -> None:
    (ban,) = (each for each in troubles(card) if isinstance(each, Forbid))
    trial = met(card, Course(ward), deck=("brute",))
    armed = {each.id for each in ARMED if not {each.kind, *each.traits} & {*ban.kinds, *ban.traits}}
    every = {each.id for each in ARMED}
    trial.ask(0, "turn", ["explore", "end"])
    trial.explore()
    offered = [
        {key.split(":")[1] for key in question.keys if key.startswith("reveal:")}
        for question in trial.script
        if question.kind == "skill" and "fight:strength" in question.keys
    ]
    assert offered == [every if ward else armed, every]
    assert armed < every
    prove(trial, granted=1)


@standing(NoCards)
def test_cards_that_it_bars_are_not_offered_at_all(card: Bane) -> None:
    (bar,) = (each for each in card.standing if isinstance(each, NoCards))
    trial = met(card)
    prove(trial)
    barred = {each.id for each in ARMED if {each.kind, *each.traits} & {*bar.kinds, *bar.traits}}
    assert barred
    for question in trial.script:
        assert not any(key.split(":")[1] in barred for key in question.keys if key.startswith("reveal:"))
