"""All locations: what they do to those who are there, how they are closed, and what follows."""

from dataclasses import fields
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, ByItself, ByPaying, BySummoning
from herowright.games.pathfinder.cards.gifts import AddToPlace, DrawFromBox
from herowright.games.pathfinder.cards.standing import (
    ENDS,
    ENTERS,
    LEAVES,
    MOMENTS,
    STARTS,
    DiceAdded,
    HarderChecks,
    InsteadOfExploring,
    NoEvading,
    WeakDice,
    When,
)
from herowright.games.pathfinder.cards.types import Location
from herowright.games.pathfinder.rules.components import BOONS, COMBAT, MONSTER, SKILL_IDS
from herowright.testing import rule
from tests.games.pathfinder.cards.trial_people import HAND, HERE, PLAIN, THERE
from tests.games.pathfinder.cards.trial_state import KNOWN, TROUBLES, Course, parse
from tests.games.pathfinder.cards.trial_troubles import inner
from tests.games.pathfinder.cards.trials import Trial

LOCATIONS = BOX.locations
EACH = pytest.mark.parametrize("card", LOCATIONS, ids=[card.id for card in LOCATIONS])
RULED = [card for card in LOCATIONS if card.here]
RULES = {When, HarderChecks, WeakDice, DiceAdded, NoEvading, InsteadOfExploring}
WAYS = [(card, number) for card in LOCATIONS for number in range(len(card.closing))]
EACH_WAY = pytest.mark.parametrize(("card", "number"), WAYS, ids=[f"{card.id}-{at + 1}" for card, at in WAYS])

UNLUCKY = Course(ward=False)


def at(card: Location, *deck: str, course: Course = UNLUCKY, **more: Any) -> Trial:
    return Trial({card.id: deck, THERE: ["imp"]}, course, **more)


def having(kind: type[Any]) -> pytest.MarkDecorator:
    found = [(card, each) for card in LOCATIONS for each in card.here if type(each) is kind]
    assert found
    return pytest.mark.parametrize(("card", "holds"), found, ids=[card.id for card, _ in found])


# --- nothing is left out ---------------------------------------------------------------------------------


def test_everything_that_a_location_declares_is_proved_below() -> None:
    known = {"id", "set", "printed", "recalled", "name", "told", "deck", "here", "closing", "closed", "closed_here"}
    assert {field.name for field in fields(Location)} == known
    for card in LOCATIONS:
        done = [*card.closed, *(rule.trouble for rule in card.here if isinstance(rule, When | InsteadOfExploring))]
        assert {type(part) for trouble in done for part in inner(trouble)} <= TROUBLES.keys(), card.id
        assert {type(each) for each in card.here} <= RULES, card.id
        assert {type(each) for each in card.closing} <= {ByCheck, ByPaying, BySummoning, ByItself}, card.id
        assert card.closing, card.id
        assert {each.moment for each in card.here if isinstance(each, When)} <= {*MOMENTS}, card.id
        assert card.closed_here == (), card.id


@rule("PF-CARD-05")
@EACH
def test_nine_cards_lie_there(card: Location) -> None:
    assert sum(card.deck.values()) == 9
    assert {*card.deck} <= {MONSTER, "barrier", *BOONS}


# --- what holds there ------------------------------------------------------------------------------------

COURSES = {
    "won": Course(way="power:ranged:melee"),
    "won-unluckily": Course(ward=False, bad_luck=True),
    "lost": Course(ward=False, bad_luck=True, miss=2),
}


@rule("PF-CARD-02", "PF-CARD-05")
@pytest.mark.parametrize("card", RULED, ids=[card.id for card in RULED])
@pytest.mark.parametrize("met", PLAIN, ids=[each.id for each in PLAIN])
@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_everything_that_happens_when_a_card_is_met_there(card: Location, met: Any, course: Course) -> None:
    trial = at(card, met.id, "fence", "brute", course=course)
    trial.explore()
    trial.prove("explore")


@rule("PF-BANE-02", "PF-SUMMON-07")
@pytest.mark.parametrize("card", RULED, ids=[card.id for card in RULED])
@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_a_villain_is_a_monster_there_too(card: Location, course: Course) -> None:
    trial = Trial({card.id: ["tyrant", "fence"], THERE: []}, course, closed=[THERE])
    trial.explore()
    table = trial.prove("explore", closed=[THERE])
    assert (table.asked, "tyrant" in trial.decks[card.id]) == ((0, "turn"), True)


@rule("PF-CLOSE-15")
@pytest.mark.parametrize("met", PLAIN, ids=[each.id for each in PLAIN])
def test_none_of_it_holds_once_a_location_is_closed(met: Any) -> None:
    for card in RULED:
        trial = at(card, met.id, course=COURSES["lost"], closed=[card.id])
        trial.explore()
        plain = Trial({HERE: [met.id], THERE: []}, COURSES["lost"], closed=[HERE])
        plain.explore()
        assert (trial.script, trial.rolls) == (plain.script, plain.rolls), card.id
        trial.prove("explore", closed=[card.id])


@rule("PF-CARD-02")
@pytest.mark.parametrize("met", ["ghast", "found-item"])
def test_none_of_it_holds_elsewhere(met: str) -> None:
    for card in RULED:
        trial = Trial({HERE: [met], card.id: []}, COURSES["lost"])
        trial.explore()
        trial.prove("explore")
        assert len(trial.falls) == 1, card.id


@rule("PF-TURN-11")
@EACH
@pytest.mark.parametrize("ward", [True, False])
def test_what_happens_to_those_who_come_and_go(card: Location, ward: bool) -> None:
    comes = Trial({HERE: ["brute"], card.id: ["imp"]}, Course(ward))
    comes.move(0, card.id)
    comes.prove(f"move:{card.id}")
    goes = at(card, "brute", course=Course(ward))
    goes.move(0, THERE)
    goes.prove(f"move:{THERE}")
    moments = [each.moment for each in card.here if isinstance(each, When)]
    assert (bool(comes.script), bool(goes.script)) == (ENTERS in moments, LEAVES in moments)


@rule("PF-TURN-04", "PF-TURN-22")
@EACH
@pytest.mark.parametrize("ward", [True, False])
def test_what_happens_at_the_beginning_and_the_end_of_a_turn(card: Location, ward: bool) -> None:
    begins = at(card, "brute", "fence", course=Course(ward))
    begins.blessings -= 1
    begins.happens(STARTS, 0)
    table = begins.prove(step=("advance",))
    assert table.asked == (0, "turn")
    ends = at(card, "brute", "fence", course=Course(ward))
    ends.happens(ENDS, 0)
    table = ends.prove("end")
    assert table.asked == (0, "reset")
    moments = [each.moment for each in card.here if isinstance(each, When)]
    assert (bool(begins.examined), bool(ends.script)) == (STARTS in moments, ENDS in moments)


@EACH
def test_something_else_than_the_first_exploration(card: Location) -> None:
    instead = [each for each in card.here if isinstance(each, InsteadOfExploring)]
    trial = at(card, "brute", "fence")
    gives = [f"give:{id}" for id in HAND]
    assert trial.prove().keys == [*gives, "move:there", "explore", *["instead" for _ in instead], "end"]
    for each in instead:
        trial.befall(each.trouble, 0)
        assert trial.prove("instead").keys == ["end"]
    again = at(card, "brute", "fence").prove(explored=1)
    assert "instead" not in again.keys
    far = Trial({HERE: ["brute"], card.id: ["imp"]}).prove()
    assert "instead" not in far.keys


# --- rules about checks, with their numbers --------------------------------------------------------------


def difficulties(card: Location, met: str, way: str) -> tuple[int, int]:
    """What is printed, and what has to be reached there."""
    trial = at(card, met, course=Course(way=way))
    trial.explore()
    (roll,) = trial.prove("explore").told("pf-event-rolls")
    printed: Any = KNOWN[met]
    ways = parse(printed.defeat if printed.family == "bane" else printed.acquire)
    skill = COMBAT if not way.startswith("use:") else SKILL_IDS.index(way.partition(":")[2])
    return next(number for each, number, _ in ways if each == skill), roll.args["difficulty"]


# For each location: a card and a way that fit its rule, and some that do not.
HARDER: dict[str, tuple[list[tuple[str, str]], list[tuple[str, str]]]] = {
    "deeper-dungeons": (
        [("brute", "fight:strength"), ("brute", "power:magic:melee"), ("minion", "fight:melee")],
        [("fence", "use:strength"), ("found-ally", "use:wisdom")],
    ),
    "town-square": (
        [("found-ally", "use:wisdom"), ("found-ally", "use:diplomacy")],
        [("found-item", "use:wisdom"), ("brute", "fight:strength"), ("snare", "use:wisdom")],
    ),
    "nettlemaze": (
        [("brute", "power:ranged:melee")],
        [("brute", "fight:strength"), ("brute", "power:piercing:melee"), ("found-weapon", "use:wisdom")],
    ),
    "goblin-fortress": (
        [("imp", "fight:strength"), ("imp", "power:ranged:melee")],
        [("brute", "fight:strength"), ("ghast", "fight:strength"), ("found-item", "use:wisdom")],
    ),
}


@rule("PF-CHECK-29")
@having(HarderChecks)
def test_checks_are_harder_or_easier_there(card: Location, holds: HarderChecks) -> None:
    fitting, others = HARDER[card.id]
    for met, way in fitting:
        printed, reached = difficulties(card, met, way)
        assert reached == printed + holds.by
    for met, way in others:
        printed, reached = difficulties(card, met, way)
        assert reached == printed


@having(WeakDice)
def test_every_die_counts_less_there(card: Location, holds: WeakDice) -> None:
    """Whatever the check is for."""
    for met, way, dice, plus in (("brute", "power:magic:melee", 2, 1), ("found-item", "use:wisdom", 1, 0)):
        trial = at(card, met, course=Course(way=way))
        trial.explore()
        (roll,) = trial.prove("explore").told("pf-event-rolls")
        shown = sum(int(each.partition("=")[2]) for each in roll.args["dice"].split())
        assert roll.args["result"] == shown + plus - holds.by * dice


@having(DiceAdded)
def test_dice_come_along_there(card: Location, holds: DiceAdded) -> None:
    for kind in BOONS:
        trial = at(card, f"found-{kind}", course=Course(way="use:wisdom"))
        trial.explore()
        (roll,) = trial.prove("explore").told("pf-event-rolls")
        dice = [each.partition("=")[0] for each in roll.args["dice"].split()]
        assert dice == ["d40", *(["d4"] if kind in holds.on.kinds else [])]
    assert holds.added == "1d4"


@having(NoEvading)
def test_nobody_evades_there(card: Location, holds: NoEvading) -> None:
    for met in PLAIN:
        trial = at(card, met.id)
        trial.explore()
        trial.prove("explore")
        types = {met.kind, getattr(met, "type", met.kind)}
        assert ("evade" in [question.kind for question in trial.script]) is not bool(types & {*holds.kinds})


# --- closing ---------------------------------------------------------------------------------------------


@rule("PF-CLOSE-03", "PF-CLOSE-04", "PF-CLOSE-07", "PF-CLOSE-11", "PF-CLOSE-19")
@EACH_WAY
@pytest.mark.parametrize("ward", [True, False])
def test_an_empty_location_is_closed_in_each_of_its_ways(card: Location, number: int, ward: bool) -> None:
    trial = at(card, course=Course(ward))
    trial.close(0, number)
    trial.prove("close")
    assert card.id in trial.closed


GIVING = [card for card in LOCATIONS if {AddToPlace, DrawFromBox} & {type(each) for each in card.closed}]


@rule("PF-GOLD-05")
@pytest.mark.parametrize("card", GIVING, ids=[card.id for card in GIVING])
@pytest.mark.parametrize("boxed", [0, 1])
def test_an_empty_box_gives_nothing(card: Location, boxed: int) -> None:
    trial = at(card, boxed=boxed, discard=())
    trial.close(0, 0)
    trial.prove("close")
    assert not any(trial.box[each.kind] for each in card.closed)  # type: ignore[attr-defined]


@rule("PF-CLOSE-01", "PF-CLOSE-08", "PF-HENCH-01")
@EACH_WAY
def test_a_henchman_gives_the_same_chance_and_the_deck_goes_to_the_box(card: Location, number: int) -> None:
    trial = at(card, "minion", "brute", "found-item", "fence", course=Course(ward=False), close=number)
    trial.explore()
    trial.prove("explore")
    assert card.id in trial.closed
    assert {"brute", "found-item"} <= {id for pile in trial.box.values() for id in pile}


@rule("PF-CLOSE-16")
@EACH_WAY
def test_a_location_stays_open_when_the_demand_is_not_met(card: Location, number: int) -> None:
    way = card.closing[number]
    poor = [id for id in HAND if KNOWN[id].kind == "spell"]
    if isinstance(way, ByPaying):
        hand = poor if way.kinds else ()
        trial = at(card, hand=hand)
        left = trial.ways(0)
        assert f"close:{number + 1}" not in left
        if left:
            trial.ask(0, "close", ["leave", *left])
    elif isinstance(way, ByItself):
        trial = at(card)
        trial.ask(0, "close", ["leave", "close:1"])
    else:
        trial = at(card, course=Course(miss=1))
        trial.close(0, number, miss=1)
    table = trial.prove("close")
    assert card.id not in trial.closed
    assert "close" not in table.keys


@rule("PF-CLOSE-09", "PF-CLOSE-10")
@EACH_WAY
def test_a_villain_in_the_deck_keeps_it_open(card: Location, number: int) -> None:
    trial = at(card, "minion", "brute", "black-fang", course=Course(), close=number)
    trial.explore()
    trial.prove("explore")
    assert (trial.decks[card.id], trial.closed) == (["black-fang"], [])
