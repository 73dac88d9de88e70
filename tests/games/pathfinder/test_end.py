"""The end of a scenario, of an adventure and of the path: PF-END."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.rewards import CARD_FEAT, POWER_FEAT, SKILL_FEAT, BoxReward, FeatReward
from herowright.games.pathfinder.cards.rewards import LootReward as Loot
from herowright.games.pathfinder.cards.troubles import LoseTime
from herowright.games.pathfinder.rules import campaign, end
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import BOONS, ITEM, VILLAIN
from herowright.table.message import Message
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import bane, boon, game, in_box, kinds, rules_told, zone

BOSS = bane("boss", "Combat 8", VILLAIN, copies={"B": 1})
RELIC = boon("relic", ITEM, loot=True, copies={"B": 1})
# Three cards of each kind: what the cards list of a hero of the tests asks for.
FULL = [id for id in ("sword", "charm", "shield", "lens", "friend", "prayer") for _ in range(3)]
OFFERINGS = list(BOX.find("adventure", "burnt-offerings").scenarios)


def scenario(id: str = "brigandoom", **values: Any) -> Any:
    return replace(BOX.find("scenario", id), **values)


def ended(
    *heroes: Mapping[str, Any], won: bool = True, reward: Any = None, party: Any = None, **arrangement: Any
) -> Table:
    """Brigandoom! has just been won, or lost, by a party; everybody has a full deck."""
    people: list[dict[str, Any]] = [{"deck": FULL, **hero} for hero in heroes or [{}]]
    options = {"party": party or new_party(), **arrangement.pop("options", {})}
    cards = [RELIC, scenario(reward=reward or FeatReward((SKILL_FEAT,))), *arrangement.pop("cards", ())]
    step = ("rewards",) if won else ("gather",)
    return game(*people, options=options, cards=cards, step=step, won=won, **arrangement)


def taken_home(table: Table) -> dict[str, Any]:
    """The party after everybody has left the deck as it is."""
    table.play_out(lambda table: "done")
    found: dict[str, Any] = table.view()["party"]
    return found


# --- losing ----------------------------------------------------------------------------------------------


@rule("PF-END-01")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_without_a_blessing_to_turn_up_the_scenario_is_lost(left: int, over: bool) -> None:
    table = game(blessings=left, step=("advance",))
    assert table.table.is_over is over
    assert (table.state.won, table.state.lost_by) == (False, "PF-END-01" if over else "")
    assert rules_told(table) == (["PF-END-01"] if over else ["PF-TURN-04"])


@rule("PF-END-01")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_an_escaping_villain_needs_blessings_too(left: int, over: bool) -> None:
    table = game(blessings=left, places={"glade": ["boss"], "grove": []}, cards=[BOSS], rolls=[2])
    table.play("explore", "fight:strength", "roll")
    assert (table.table.is_over, table.state.lost_by) == (over, "PF-END-01" if over else "")
    assert kinds(table)[-1] == ("lost-scenario" if over else "escapes")


@rule("PF-END-02")
@pytest.mark.parametrize("other", [True, False])
def test_the_scenario_is_lost_when_every_character_is_dead(other: bool) -> None:
    table = game({"deck": [], "hand_size": 1}, {"dead": other})
    table.play("end")
    assert (table.hero(0).dead, table.table.is_over, table.state.won) == (True, other, False)


@rule("PF-END-03", "PF-END-11")
def test_a_lost_scenario_gives_no_reward_but_decks_are_rebuilt() -> None:
    table = game({"deck": FULL}, options={"party": new_party()}, blessings=0, step=("advance",))
    assert table.asked == (0, "rebuild")
    assert "feat" not in kinds(table)
    (member,) = taken_home(table)["members"]
    assert (member["rewards"], member["feats"]["skills"]) == ([], {})


@rule("PF-END-04", "PF-END-12")
@pytest.mark.parametrize(("won", "open"), [(False, "brigandoom"), (True, "the-poison-pill")])
def test_only_a_win_finishes_the_scenario(won: bool, open: str) -> None:
    table = ended(won=won)
    if won:
        table.play("feat:strength")
    party = taken_home(table)
    assert (party["won"], party["log"][0]["won"]) == (["brigandoom"] if won else [], won)
    assert campaign.next_scenarios(party)[0] == open


# --- how it is written down --------------------------------------------------------------------------------


def sheets(table: Table) -> list[list[tuple[str, int, str, dict[str, Any], tuple[str, ...]]]]:
    outcome = table.table.outcome
    assert outcome is not None
    return [
        [(line.category, line.points, line.rule, dict(line.label.args), line.things) for line in seat.lines]
        for seat in outcome.seats
    ]


@rule("PF-END-05", "PF-CLOSE-11", "PF-TURN-06", "PF-DEATH-01")
def test_a_won_scenario_is_one_point_for_all_and_tells_what_was_achieved() -> None:
    cards = [BOSS, scenario(villains=("boss",))]
    places: dict[str, Any] = {"places": {"glade": ["boss"], "grove": []}, "closed": ["grove"], "blessings": 7}
    table = game({}, {"dead": True}, cards=cards, rolls=[8], **places)
    table.play("explore", "fight:strength", "roll", "yes")
    story = "scenario:brigandoom"
    told = [
        ("scenario", 1, "PF-END-05", {"card": story, "won": "yes"}, (story,)),
        ("locations", 0, "PF-CLOSE-11", {"count": 2}, ("location:glade", "location:grove")),
        ("time", 0, "PF-TURN-06", {"count": 7}, ()),
    ]
    lives = [("life", 0, "PF-DEATH-01", {"dead": dead}, ()) for dead in ("no", "yes")]
    assert sheets(table) == [[*told, life] for life in lives]
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    seats = [(each.seat, each.total, each.place, each.title, each.title_rule) for each in outcome.seats]
    assert seats == [(seat, 1, 1, Message("pf-title-won"), "PF-END-05") for seat in (0, 1)]


@rule("PF-END-01", "PF-END-02")
@pytest.mark.parametrize("lost_by", ["PF-END-01", "PF-DEATH-07"])
def test_a_lost_scenario_is_none_and_tells_why(lost_by: str) -> None:
    if lost_by == "PF-END-01":
        table = game(blessings=0, step=("advance",))
    else:
        table = game({"deck": [], "hand_size": 1})
        table.play("end")
    outcome = table.table.outcome
    assert outcome is not None
    (seat,) = outcome.seats
    assert (outcome.winners, seat.total, seat.place) == ((), 0, 1)
    assert (seat.title, seat.title_rule) == (Message("pf-title-lost"), lost_by)
    assert (seat.lines[0].points, seat.lines[0].rule, seat.lines[0].label.args["won"]) == (0, lost_by, "no")


# --- winning ---------------------------------------------------------------------------------------------


@rule("PF-END-05")
@pytest.mark.parametrize(("grove", "over"), [(True, True), (False, False)])
def test_the_villain_defeated_with_no_escape_is_a_win(grove: bool, over: bool) -> None:
    cards = [BOSS, scenario(villains=("boss",))]
    closed = ["grove"] if grove else []
    table = game(places={"glade": ["boss"], "grove": []}, closed=closed, cards=cards, rolls=[8])
    table.play("explore", "fight:strength", "roll", "yes")
    assert (table.table.is_over, table.state.won) == (over, over)


@rule("PF-END-05")
@pytest.mark.parametrize(("closed", "won"), [(["grove"], True), ([], False)])
def test_a_scenario_may_state_another_way_to_win(closed: list[str], won: bool) -> None:
    places = {"glade": [], "grove": [] if closed else ["wolf"]}
    table = game(places=places, closed=closed, cards=[scenario(villains=(), close_all=True)])
    table.play("close", "close:1")
    assert (table.table.is_over, table.state.won) == (won, won)
    assert rules_told(table)[-1] == ("PF-END-05" if won else "PF-CLOSE-11")


# --- rewards ---------------------------------------------------------------------------------------------


@rule("PF-END-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_loot_goes_to_any_one_player(seat: int) -> None:
    table = ended({}, {}, reward=Loot(("relic",)))
    assert (table.asked, table.keys) == ((0, "loot"), ["seat:1", "seat:2"])
    table.play(f"seat:{seat + 1}")
    assert ["relic" in zone(table, "deck", each) for each in (0, 1)] == [seat == 0, seat == 1]
    assert in_box(table, "relic") == 0


@rule("PF-END-07")
def test_everybody_checks_a_box_of_the_kind_won() -> None:
    table = ended({}, {}, reward=FeatReward((SKILL_FEAT,)))
    skills = [f"feat:{id}" for id in ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")]
    assert (table.asked, table.keys) == ((0, "feat"), skills)
    table.play("feat:wisdom")
    assert (table.asked, table.keys) == ((1, "feat"), skills)
    table.play("feat:strength")
    assert [table.hero(seat).feats.skills for seat in (0, 1)] == [{4: 1}, {0: 1}]
    assert [event.rule for event in table.told("pf-event-feat")] == ["PF-END-07"] * 2


@rule("PF-END-07")
def test_a_box_must_be_of_that_kind() -> None:
    """The heroes of the tests have a box for each kind of card, and none for powers."""
    cards = ended({}, reward=FeatReward((CARD_FEAT,)))
    assert (cards.asked, cards.keys) == ((0, "feat"), [f"feat:{kind}" for kind in BOONS])
    powers = ended({}, reward=FeatReward((POWER_FEAT,)))
    assert (powers.asked, kinds(powers)) == ((0, "rebuild"), [])


@rule("PF-END-07")
def test_with_a_role_the_box_is_on_the_role_card() -> None:
    def boxes(**hero: Any) -> set[str]:
        cards = [scenario(reward=FeatReward((POWER_FEAT,)))]
        heroes = [{"character": "valeros", **hero}]
        options = {"party": new_party()}
        return {*situation("pathfinder", 1, options, heroes=heroes, cards=cards, step=("rewards",), won=True).keys}

    valeros = BOX.find("character", "valeros")
    assert boxes() < boxes(role="guardian")
    lines = {f"feat:{line.id}" for line in valeros.roles[0].lines if len(line.forms) > 1}
    assert valeros.roles[0].id == "guardian"
    assert lines <= boxes(role="guardian")


@rule("PF-END-08", "PF-END-09")
@pytest.mark.parametrize("had", [True, False])
def test_each_character_gets_a_reward_only_once(had: bool) -> None:
    """The other character is new, and gets what it has not had."""
    table = ended({"rewards": ["scenario:brigandoom"] if had else []}, {})
    assert table.asked == ((1, "feat") if had else (0, "feat"))
    table.play(*["feat:strength"] * (1 if had else 2))
    assert [table.hero(seat).feats.skills for seat in (0, 1)] == [{} if had else {0: 1}, {0: 1}]
    assert [table.hero(seat).rewards for seat in (0, 1)] == [("scenario:brigandoom",)] * 2


@rule("PF-END-08")
@pytest.mark.parametrize("had", [(0,), (0, 1), (0, 1, 2)])
def test_loot_does_not_go_to_those_who_had_it(had: tuple[int, ...]) -> None:
    rewards = [["scenario:brigandoom"] if seat in had else [] for seat in range(3)]
    table = ended(*({"rewards": each} for each in rewards), reward=Loot(("relic",)))
    if len(had) == 1:
        assert (table.asked, table.keys) == ((1, "loot"), ["seat:2", "seat:3"])
    else:
        assert table.asked == (0, "rebuild")
        assert in_box(table, "relic") == (len(had) == 3)
        assert ("relic" in zone(table, "deck", 2)) is (len(had) == 2)


DEAD: dict[str, Any] = {"dead": True, "deck": []}


@rule("PF-END-10")
@pytest.mark.parametrize("reading", ["living", "everybody"])
def test_whether_the_dead_are_rewarded(reading: str) -> None:
    options = {"PF-END-10": reading}
    feats = ended({}, DEAD, options=options)
    feats.play("feat:strength")
    assert feats.asked == ((1, "feat") if reading == "everybody" else (0, "rebuild"))
    loot = ended(DEAD, {}, {}, reward=Loot(("relic",)), options=options)
    assert loot.keys == (["seat:1"] if reading == "everybody" else []) + ["seat:2", "seat:3"]
    items = ended(DEAD, {}, reward=BoxReward(ITEM), options=options)
    assert [event.seat for event in items.told("pf-event-from-box")] == [0, 1][reading == "living" :]


@rule("PF-END-10")
def test_the_dead_take_their_feat_and_nothing_stops() -> None:
    table = ended(DEAD, {}, options={"PF-END-10": "everybody"})
    table.play("feat:strength", "feat:wisdom")
    assert [member["dead"] for member in taken_home(table)["members"]] == [True, False]


@rule("PF-END-11")
@pytest.mark.parametrize("won", [True, False])
def test_won_or_lost_all_decks_are_rebuilt_and_what_is_left_goes_to_the_box(won: bool) -> None:
    table = ended({"discard": ["sword"]}, {}, won=won, reward=Loot(()))
    before = in_box(table, "sword")
    assert (table.asked, table.keys) == ((0, "rebuild"), ["return:sword"])
    table.play("return:sword", "done")
    assert table.asked == (1, "rebuild")
    taken_home(table)
    assert (in_box(table, "sword"), zone(table, "deck").count("sword")) == (before + 1, 3)


# --- adventures and the path -----------------------------------------------------------------------------


@rule("PF-END-13")
@pytest.mark.parametrize("others", [["the-poison-pill", "black-fangs-dungeon"], ["the-poison-pill"], []])
def test_the_adventure_is_rewarded_when_all_its_scenarios_are_won(others: list[str]) -> None:
    """Here Brigandoom! is won last; the adventure gives a skill feat."""
    table = ended(reward=Loot(()), party={**new_party(), "won": ["brigandoom", *others]})
    assert table.asked == ((0, "feat") if len(others) == 2 else (0, "rebuild"))
    if len(others) == 2:
        table.play("feat:strength")
    wanted = ("scenario:brigandoom", "adventure:perils-of-the-lost-coast")
    assert table.hero(0).rewards == wanted[: 2 if len(others) == 2 else 1]


@rule("PF-END-14")
def test_the_next_adventure_brings_its_cards_into_the_box() -> None:
    def marks(scenario: str) -> set[str]:
        table = situation("pathfinder", 1, {"party": new_party(), "scenario": scenario})
        return {card.set for pile in table.state.piles.values() for card in pile}

    assert marks("brigandoom") == {"B", "C"}
    assert marks("attack-on-sandpoint") == {"B", "C", "1"}


PERILS = list(BOX.find("adventure", "perils-of-the-lost-coast").scenarios)


@rule("PF-END-15")
@pytest.mark.parametrize(
    ("more", "before", "over"),
    [
        ((), [], True),
        (("the-skinsaw-murders",), [], False),  # no box has that one
        (("perils-of-the-lost-coast",), [], False),
        (("perils-of-the-lost-coast",), PERILS[:-1], False),
        (("perils-of-the-lost-coast",), PERILS, True),
    ],
)
def test_the_path_is_rewarded_when_all_its_adventures_are_finished(
    more: tuple[str, ...], before: list[str], over: bool
) -> None:
    """Burnt Offerings gives a card feat; a path that is finished with it gives a power feat on top."""
    adventures = (*more, "burnt-offerings")
    path = replace(BOX.path, adventures=adventures, reward=FeatReward((POWER_FEAT,)))
    options = {"party": {**new_party(), "won": [*before, *OFFERINGS[:-1]]}, "scenario": "thistletop-delve"}
    heroes = [{"character": "valeros"}]
    table = situation("pathfinder", 1, options, heroes=heroes, cards=[path], step=("rewards",), won=True)
    table.play("feat:weapon")
    assert (table.asked == (0, "feat")) is over
    if over:
        table.play("feat:hand")
    assert (path.name in table.hero(0).rewards) is over


@rule("PF-END-01")
def test_time_that_is_lost_lies_on_the_discard_pile_in_its_order() -> None:
    state = situation("pathfinder", 1, blessings=4, heroes=[{}]).state
    first, second = (BOX.find("boon", id) for id in ("blessing-of-gorum", "blessing-of-desna"))
    state.blessings[:2] = [first, second]
    for _ in LoseTime(2).befall(state, state.heroes[0], "bane:imp"):
        raise AssertionError("nobody is asked")
    assert (state.blessings_discard[-2:], len(state.blessings)) == ([first, second], 2)


@rule("PF-END-01")
def test_cards_that_lie_nowhere_go_to_the_box_when_the_scenario_ends() -> None:
    table = game({}, options={"party": new_party()})
    wolves = in_box(table, "wolf")
    table.state.loose = [next(card for card in table.state.box.banes if card.id == "wolf")]
    table.state.over = True
    assert end.end_scenario(table.state) == ("gather",)
    assert (in_box(table, "wolf"), table.state.loose, table.state.over) == (wolves + 1, [], False)


@rule("PF-END-06")
def test_loot_that_is_not_in_the_box_is_given_to_nobody() -> None:
    table = game({"hand": ["relic"]}, {}, cards=[RELIC])
    assert in_box(table, "relic") == 0
    assert [*end.loot(table.state, Loot(("relic",)), [*table.state.heroes])] == []
    assert (zone(table, "hand"), table.state.loose) == (["relic"], [])
    assert [zone(table, name, seat) for seat in (0, 1) for name in ("deck", "discard")][1::2] == [[], []]
