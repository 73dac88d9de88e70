"""All scenarios, both adventures and the path: how they are laid out, what holds in them, and what they are worth."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.effects import Fight
from herowright.games.pathfinder.cards.forms import Use
from herowright.games.pathfinder.cards.rewards import (
    CARD_FEAT,
    POWER_FEAT,
    SKILL_FEAT,
    BoxReward,
    FeatReward,
    LootReward,
    Reward,
)
from herowright.games.pathfinder.cards.standing import ENTERS, ChanceToClose, HarderChecks, Outgrown, When
from herowright.games.pathfinder.cards.types import Adventure, AdventurePath, Scenario
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import BARRIER, BLESSINGS, BOONS, HENCHMAN, SKILL_IDS, VILLAIN, WISDOM
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.cards.trial_people import HERE, PLAIN, THERE
from tests.games.pathfinder.cards.trial_state import KNOWN, TROUBLES, Course
from tests.games.pathfinder.cards.trial_troubles import inner
from tests.games.pathfinder.cards.trials import Trial
from tests.games.pathfinder.helpers import bane, game

SCENARIOS = BOX.scenarios
EACH = pytest.mark.parametrize("card", SCENARIOS, ids=[card.id for card in SCENARIOS])
SEATS = range(1, 7)
RULES = {When, HarderChecks, ChanceToClose}


# --- nothing is left out ---------------------------------------------------------------------------------


def test_everything_that_a_scenario_declares_is_proved_below() -> None:
    common = {"id", "set", "printed", "recalled", "name", "told", "reward"}
    known = {"villains", "henchmen", "locations", "during", "fillers", "close_all"}
    assert {field.name for field in fields(Scenario)} == common | known
    assert {field.name for field in fields(Adventure)} == common | {"number", "scenarios", "during"}
    assert {field.name for field in fields(AdventurePath)} == common | {"adventures", "during"}
    above = [*(card.during for card in BOX.adventures), BOX.path.during]
    assert [type(each) for rules in above for each in rules] == [Outgrown]  # in test_story
    for card in SCENARIOS:
        assert {type(each) for each in card.during} <= RULES, card.id
        done = [part for each in card.during if isinstance(each, When) for part in inner(each.trouble)]
        assert {type(each) for each in done} <= TROUBLES.keys(), card.id
        assert card.during, card.id
    rewards = [*(card.reward for card in SCENARIOS), *(card.reward for card in BOX.adventures), BOX.path.reward]
    assert {type(each) for each in rewards} == {BoxReward, FeatReward, LootReward}


# --- laying it out ---------------------------------------------------------------------------------------


def laid_out(card: Scenario, seats: int) -> Table:
    return situation("pathfinder", seats, {"scenario": card.id}, step=("lay_out",))


@rule("PF-CARD-04", "PF-SETUP-14", "PF-SETUP-16", "PF-SETUP-18", "PF-SETUP-19", "PF-SETUP-20", "PF-SETUP-23")
@EACH
@pytest.mark.parametrize("seats", SEATS)
def test_locations_villains_and_henchmen_for_so_many_players(card: Scenario, seats: int) -> None:
    table = laid_out(card, seats)
    places = table.state.places
    assert [place.card.id for place in places] == [id for each in card.locations[:seats] for id in each]
    assert len(places) == seats + 2
    named = [[each.id for each in place.deck if each.kind in (VILLAIN, HENCHMAN)] for place in places]
    if card.fillers:
        assert (card.villains, card.henchmen, named) == ((), (), [[] for _ in places])
    else:
        wanted = [*card.villains, *card.henchmen]
        wanted += [card.henchmen[-1]] * (len(places) - len(wanted))
        assert Counter(id for (id,) in named) == Counter(wanted[: len(places)])
    for place in places:
        found = Counter(each.kind for each in place.deck if each.kind not in (VILLAIN, HENCHMAN))
        assert found == Counter(place.card.deck) + Counter([card.fillers] if card.fillers else [])
    assert len(table.state.blessings) == BLESSINGS


@EACH
def test_who_and_what_a_scenario_names_is_in_the_box(card: Scenario) -> None:
    banes = [BOX.find("bane", id) for id in (*card.villains, *card.henchmen)]
    assert [bane.kind for bane in banes] == [VILLAIN] * len(card.villains) + [HENCHMAN] * len(card.henchmen)
    places = [BOX.find("location", id) for each in card.locations for id in each]
    assert len({*places}) == len(places) == 8
    # Nothing comes from a later adventure, and single cards are met once.
    number = BOX.adventure_of(card).number
    assert all(not each.set.isdigit() or int(each.set) <= number for each in (*banes, *places))
    for id in card.henchmen[:-1]:
        assert sum(BOX.find("bane", id).copies.values()) == 1
    assert card.close_all is not bool(card.villains)


# --- what holds in it ------------------------------------------------------------------------------------

COURSES = {
    "won": Course(),
    "won-unluckily": Course(ward=False, bad_luck=True),
    "lost": Course(ward=False, bad_luck=True, miss=2),
}
HOLDS = [
    (card, id)
    for card in SCENARIOS
    for id in dict.fromkeys([*(each.id for each in PLAIN), "bandit", *card.henchmen, *card.villains])
]


def during(card: Scenario, places: Mapping[str, Any], course: Course, **more: Any) -> Trial:
    return Trial(places, course, card.id, card.during, **more)


@rule("PF-CARD-02", "PF-CARD-04", "PF-SETUP-12")
@pytest.mark.parametrize(("card", "id"), HOLDS, ids=[f"{card.id}-{id}" for card, id in HOLDS])
def test_everything_that_happens_when_a_card_is_met_in_it(card: Scenario, id: str) -> None:
    for course in COURSES.values():
        closed = [THERE] if KNOWN[id].kind == VILLAIN else []
        trial = during(card, {HERE: [id, "fence", "brute"], THERE: [] if closed else ["imp"]}, course, closed=closed)
        trial.explore()
        trial.prove("explore", closed=closed)


@EACH
@pytest.mark.parametrize("ward", [True, False])
def test_what_happens_to_those_who_enter_a_location(card: Scenario, ward: bool) -> None:
    trial = during(card, {HERE: ["brute"], THERE: ["imp"]}, Course(ward))
    trial.move(0, THERE)
    trial.prove(f"move:{THERE}")
    assert bool(trial.script) is (ENTERS in [each.moment for each in card.during if isinstance(each, When)])


@EACH
@pytest.mark.parametrize("place", ["throne-room", "mountain-peak", "woods", "farmhouse"])
def test_closing_a_location_in_it(card: Scenario, place: str) -> None:
    for miss in (0, 1):
        trial = during(card, {place: [], THERE: ["imp"]}, Course())
        trial.close(0, 0, miss=miss)
        trial.prove("close")
        assert (place in trial.closed) is (not miss or place == "farmhouse")


# What is rolled for in trials of each kind: a number printed, and how much harder the scenario makes it.
HARDER = {
    "trouble-in-sandpoint": {"snare": (9, 1), "found-item": (9, 1), "fence": (9, 0), "brute": (11, 0)},
    "thistletop-delve": {"snare": (9, 0), "found-item": (9, 0), "fence": (9, 0), "brute": (11, 0)},
}


@pytest.mark.parametrize("id", HARDER)
def test_only_the_checks_it_names_are_harder(id: str) -> None:
    card = BOX.find("scenario", id)
    (holds,) = card.during
    for met, (printed, times) in HARDER[id].items():
        trial = during(card, {HERE: [met], THERE: ["imp"]}, Course())
        trial.explore()
        (roll,) = trial.prove("explore").told("pf-event-rolls")
        assert roll.args["difficulty"] == printed + times * holds.by
    assert {card.id for card in SCENARIOS if HarderChecks in [type(each) for each in card.during]} == {*HARDER}


@pytest.mark.parametrize(("met", "key", "difficulty"), [("wolf", "power:smite:wisdom", 8), ("riddle", "roll", 9)])
def test_fights_with_wisdom_are_not_harder_in_trouble_in_sandpoint(met: str, key: str, difficulty: int) -> None:
    smite, riddle = Use(Fight((WISDOM,), "1d4")), bane("riddle", "Wisdom 8", BARRIER)
    options = {"scenario": "trouble-in-sandpoint"}
    table = game({"powers": {"smite": smite}}, options=options, cards=[riddle], places={"glade": [met]})
    table.play("explore", *([key] if key != "roll" else []))
    assert table.asked == (0, "prepare")
    assert table.state.check.difficulty == difficulty


@rule("PF-CLOSE-01")
def test_in_local_heroes_allies_stand_for_henchmen() -> None:
    card = BOX.find("scenario", "local-heroes")
    for kind in BOONS:
        trial = during(card, {HERE: [f"found-{kind}", "brute"], THERE: ["imp"]}, Course(), close=0)
        trial.explore()
        trial.prove("explore")
        assert (HERE in trial.closed) is (kind == "ally")


@rule("PF-END-05")
@EACH
def test_only_a_scenario_without_a_villain_is_won_by_closing_everything(card: Scenario) -> None:
    table = situation("pathfinder", 1, {"scenario": card.id}, places={"farmhouse": [], "woods": []}, closed=["woods"])
    table.play("close", "close:1")
    assert (table.table.is_over, table.state.won) == ((True, True) if not card.villains else (False, False))


@rule("PF-VILLAIN-24")
@pytest.mark.parametrize("card", [each for each in SCENARIOS if each.villains], ids=lambda card: card.id)
def test_its_villain_without_a_way_out_is_its_end(card: Scenario) -> None:
    (id,) = card.villains
    trial = Trial({HERE: [id], THERE: []}, scenario=card.id, closed=[THERE], alone=True)
    trial.explore()
    (last,) = (question for question in trial.script if question.kind == "close-beaten")
    trial.script.remove(last)
    trial.decks[HERE] = []
    table = trial.prove("explore", closed=[THERE], then=("yes",))
    assert (table.table.is_over, table.state.won) == (True, True)


# --- what it is worth ------------------------------------------------------------------------------------

PARTY = ("valeros", "kyra", "ezren")


def rewarded(card: Scenario, *had: str, seats: Sequence[int] = (), won: Sequence[str] = (), **more: Any) -> Table:
    """The scenario was just won by three, after those before it. Everybody `had` some rewards before, and these seats
    the one of the scenario."""
    scenarios = BOX.adventure_of(card).scenarios
    before = [*(won or scenarios[: scenarios.index(card.id)])]
    options = {"party": {**new_party(), "won": before}, "scenario": card.id}
    heroes = [
        {"character": id, "rewards": [*had, *([card.name] if seat in seats else [])]} for seat, id in enumerate(PARTY)
    ]
    return situation("pathfinder", 3, options, heroes=heroes, step=("rewards",), won=True, **more)


def boxes(table: Table, seat: int, kind: str) -> set[str]:
    """The lines of a character that have a free box of that kind."""
    card, feats = table.hero(seat).character, table.hero(seat).feats
    if kind == SKILL_FEAT:
        skills = card.skills.items()
        return {f"feat:{SKILL_IDS[skill]}" for skill, each in skills if each.boxes > feats.skills.get(skill, 0)}
    if kind == CARD_FEAT:
        return {f"feat:{each}" for each, (_, free) in card.cards.items() if free > feats.cards.get(each, 0)}
    free = {"hand": len(card.hand_sizes) - 1, **{line.id: len(line.forms) - 1 for line in card.lines}}
    free |= dict.fromkeys(card.proficiencies, 1)
    return {f"feat:{line}" for line, count in free.items() if count > feats.powers.get(line, 0)}


def feats(table: Table, seat: int, kind: str) -> int:
    found = {SKILL_FEAT: "skills", POWER_FEAT: "powers", CARD_FEAT: "cards"}[kind]
    return sum(getattr(table.hero(seat).feats, found).values())


def receive(table: Table, reward: Reward, *seats: int) -> None:
    """These seats get it, one after the other; the others get nothing."""
    before = [[feats(table, seat, kind) for kind in (SKILL_FEAT, POWER_FEAT, CARD_FEAT)] for seat in range(3)]
    gained: list[tuple[int, str]] = []
    if isinstance(reward, FeatReward):
        for seat in seats:
            for kind in reward.feats:
                assert (table.asked, {*table.keys}) == ((seat, "feat"), boxes(table, seat, kind))
                table.play(table.keys[0])
                gained.append((seat, kind))
    elif isinstance(reward, BoxReward):
        kinds = [reward.kind] * len(seats)
        if not reward.kind:
            kinds = [*BOONS[: len(seats)]]
            for seat, kind in zip(seats, kinds, strict=True):
                assert (table.asked, table.keys) == ((seat, "reward-kind"), [f"kind:{each}" for each in BOONS])
                table.play(f"kind:{kind}")
        drawn = table.told("pf-event-from-box")
        assert [event.seat for event in drawn] == [*seats]
        assert [KNOWN[event.args["card"].partition(":")[2]].kind for event in drawn] == kinds
    elif isinstance(reward, LootReward):
        for id in reward.loot:
            assert BOX.find("boon", id).loot
            if len(seats) > 1:
                assert (table.asked, table.keys) == ((seats[0], "loot"), [f"seat:{seat + 1}" for seat in seats])
                table.play(f"seat:{seats[-1] + 1}")
        told = [(event.seat, event.args["card"]) for event in table.told("pf-event-loot")]
        assert told == [(seats[-1], f"boon:{id}") for id in reward.loot if seats]
    for seat in range(3):
        now = [feats(table, seat, kind) for kind in (SKILL_FEAT, POWER_FEAT, CARD_FEAT)]
        more = [gained.count((seat, kind)) for kind in (SKILL_FEAT, POWER_FEAT, CARD_FEAT)]
        assert now == [old + new for old, new in zip(before[seat], more, strict=True)]


@rule("PF-END-05", "PF-END-06", "PF-END-07", "PF-END-08")
@EACH
@pytest.mark.parametrize("had", [(), (0,), (0, 2), (0, 1, 2)], ids=len)
def test_everybody_gets_its_reward_once(card: Scenario, had: tuple[int, ...]) -> None:
    adventure = BOX.adventure_of(card).name
    table = rewarded(card, adventure, seats=had)
    receive(table, card.reward, *(seat for seat in range(3) if seat not in had))
    assert table.asked[1] == "rebuild"
    assert [table.hero(seat).rewards for seat in range(3)] == [(adventure, card.name)] * 3


@rule("PF-END-13")
@EACH
def test_the_last_scenario_of_an_adventure_brings_its_reward_too(card: Scenario) -> None:
    adventure = BOX.adventure_of(card)
    last = card.id == adventure.scenarios[-1]
    table = rewarded(card)
    receive(table, card.reward, 0, 1, 2)
    if last:
        receive(table, adventure.reward, 0, 1, 2)
    assert table.asked[1] == "rebuild"
    assert table.hero(0).rewards == (card.name, *([adventure.name] if last else []))


@rule("PF-END-08", "PF-END-13")
@EACH
def test_who_comes_late_gets_the_reward_of_an_adventure_that_is_finished(card: Scenario) -> None:
    adventure = BOX.adventure_of(card)
    table = rewarded(card, card.name, won=adventure.scenarios)
    receive(table, adventure.reward, 0, 1, 2)
    assert table.asked[1] == "rebuild"


@rule("PF-END-15")
def test_the_path_brings_its_reward_with_its_last_adventure() -> None:
    adventure = BOX.find("adventure", BOX.path.adventures[0])
    last = BOX.find("scenario", adventure.scenarios[-1])
    for path, over in ((replace(BOX.path, adventures=(adventure.id,)), True), (BOX.path, False)):
        table = rewarded(last, cards=[path])
        for reward in (last.reward, adventure.reward, *([path.reward] if over else [])):
            receive(table, reward, 0, 1, 2)
        assert table.asked[1] == "rebuild"
        assert (path.name in table.hero(0).rewards) is over


def test_every_scenario_belongs_to_one_adventure() -> None:
    assert [id for each in BOX.adventures for id in each.scenarios] == [card.id for card in SCENARIOS]
    assert [each.number for each in BOX.adventures] == [0, 1]
    for adventure in BOX.adventures:
        assert all(BOX.find("scenario", id).set == adventure.set for id in adventure.scenarios)
    assert BOX.adventures[1].id == BOX.path.adventures[0]
