"""Exact situations: whatever a test names lies there, and nothing is left to chance."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.types import Bane, Location
from herowright.games.pathfinder.rules.components import ARMOR, BOONS, MONSTER, STRENGTH, WEAPON
from herowright.games.pathfinder.rules.state import CLOSING, EXPLORING, GIVING, NEVER
from herowright.testing import Play, situation


def scene(seats: int = 2, options: dict[str, Any] | None = None, **arrangement: Any) -> Play:
    table = situation("pathfinder", seats, options, **arrangement)
    table.table.game.inventory(table.state)
    return table


def ids(cards: list[Any]) -> list[str]:
    return [card.id for card in cards]


# --- what is not named -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_table_of_which_nothing_is_named_can_be_played(seats: int) -> None:
    table = scene(seats, turn=seats - 1)
    assert table.asked == (seats - 1, "turn")
    characters = [hero.character.id for hero in table.state.heroes]
    assert characters == ["valeros", "kyra", "merisiel", "ezren", "harsk", "lem"][:seats]
    assert ids([place.card for place in table.state.places]) == [
        id for each in table.state.scenario.locations[:seats] for id in each
    ]
    for place in table.state.places:
        assert sorted(card.kind for card in place.deck) == sorted(place.card.deck)
    for hero in table.state.heroes:
        assert (len(hero.deck), hero.hand, hero.discard, hero.place) == (10, [], [], 0)
        assert hero.seat or all(card.basic for card in hero.deck)
        assert {card.kind for card in hero.deck} == set(BOONS)
    assert len(table.state.blessings) == 30
    assert table.state.spares == []
    table.play("end")
    assert all(len(hero.hand) in (0, hero.hand_size) for hero in table.state.heroes)


def test_chance_is_not_touched() -> None:
    table = scene(rolls=[3], draws=["dagger"], shuffles=[["dagger"]], turn=0)
    assert table.state.chance.encode() == {"n": 0, "rolls": [3], "draws": ["dagger"], "shuffles": [("dagger",)]}
    assert table.put_away() == ["rolls [3]", "draws ['dagger']", "shuffles [('dagger',)]"]


# --- the turn --------------------------------------------------------------------------------------------


def test_a_turn_begins_with_all_its_steps_open() -> None:
    table = scene(turn=1)
    state = table.state
    assert (state.turn, state.phase, state.stage) == (1, "scenario", GIVING)
    assert (state.explored, state.granted, state.freed, state.tried) == (0, False, False, False)


def test_after_an_exploration_no_other_is_free() -> None:
    table = scene(explored=1)
    assert (table.state.stage, table.state.freed) == (EXPLORING, True)
    assert table.keys == ["end"]
    assert scene(explored=1, granted=True).keys == ["explore", "end"]
    assert scene(stage=CLOSING).keys == ["end"]
    assert "explore" not in scene(freed=True).keys


def test_any_step_can_come_next() -> None:
    ending = scene(step=("reset_hand",), heroes=[{"hand": ["dagger"]}])
    assert ending.asked == (0, "reset")
    opening = scene(step=("advance",), blessings=["blessing-of-gorum", "blessing-of-desna"])
    assert ids(opening.state.blessings_discard) == ["blessing-of-gorum"]


def test_steps_of_the_set_up_find_a_table_without_locations() -> None:
    table = scene(1, {"decks": "own"}, step=("decks", 0), heroes=[{"character": "ezren"}])
    assert table.asked == (0, "deck")
    assert (table.state.phase, table.state.places, table.state.blessings) == ("set-up", [], [])
    table.play("sample")
    assert table.asked == (0, "start")
    assert len(table.state.places) == 3


def test_decks_can_be_rebuilt() -> None:
    table = scene(
        1,
        {"party": {"version": 1, "members": []}},
        step=("rebuild", 0),
        won=True,
        pool=["longsword"],
        heroes=[{"deck": ["dagger"]}],
    )
    assert (table.state.phase, table.state.won) == ("rebuild", True)
    assert "take:longsword" in table.keys


# --- heroes ----------------------------------------------------------------------------------------------


def test_a_hero_has_what_is_named() -> None:
    table = scene(
        heroes=[
            {
                "character": "kyra",
                "hand": ["mace", "cure"],
                "deck": ["dagger", "longsword"],
                "discard": ["leather-armor"],
                "buried": ["crowbar"],
                "displayed": ["arcane-armor"],
                "place": "farmhouse",
                "quiet": NEVER,
                "harder": 2,
                "known_top": 1,
                "known_bottom": 1,
                "rewards": ["scenario:brigandoom"],
            },
        ]
    )
    hero = table.hero(0)
    assert [ids(getattr(hero, zone)) for zone in ("hand", "deck", "discard", "buried", "displayed")] == [
        ["mace", "cure"],
        ["dagger", "longsword"],
        ["leather-armor"],
        ["crowbar"],
        ["arcane-armor"],
    ]
    assert table.state.here(hero).card.id == "farmhouse"
    assert (hero.quiet, hero.harder, hero.known_top, hero.known_bottom) == (NEVER, 2, 1, 1)
    assert hero.rewards == ("scenario:brigandoom",)
    assert table.hero(1).character.id == "valeros"


def test_feats_and_roles_work() -> None:
    plain, better = scene(1, turn=0), scene(1, heroes=[{"feats": {"skills": {"strength": 2}, "powers": {"hand": 1}}}])
    assert better.hero(0).skills[STRENGTH][1] == plain.hero(0).skills[STRENGTH][1] + 2
    assert better.hero(0).hand_size == plain.hero(0).hand_size + 1
    role = BOX.find("character", "valeros").roles[0]
    assert scene(1, heroes=[{"role": role.id}]).hero(0).role is role


def test_promises_are_cards_of_the_hand() -> None:
    table = scene(heroes=[{}, {"hand": ["blessing-of-the-gods"], "promises": ["blessing-of-the-gods"]}])
    assert ids(table.hero(1).promises) == ["blessing-of-the-gods"]
    assert "withdraw:blessing-of-the-gods" in table.keys_of(1)
    with pytest.raises(ValueError, match="not in hand"):
        scene(heroes=[{"promises": ["blessing-of-the-gods"]}])


def test_the_dead_have_no_deck() -> None:
    table = scene(heroes=[{}, {"dead": True, "buried": ["dagger"]}])
    assert (table.hero(1).deck, ids(table.hero(1).buried)) == ([], ["dagger"])
    assert table.state.at(0) == [table.hero(0)]


# --- locations, blessings, the box -----------------------------------------------------------------------


def test_locations_have_the_named_decks() -> None:
    table = scene(
        places={"woods": ["goblin-raider", "dagger"], "temple": None, "prison": []},
        closed=["prison"],
        shut=["temple"],
        known_top={"woods": 1},
        known_bottom={"woods": 1},
        strays={"temple": 1},
    )
    woods, temple, prison = table.state.places
    assert ids(woods.deck) == ["goblin-raider", "dagger"]
    assert (woods.known_top, woods.known_bottom, woods.open) == (1, 1, True)
    assert {card.kind for card in temple.deck} == temple.card.deck.keys()
    assert (temple.shut, temple.closed, temple.strays) == (True, False, 1)
    assert (prison.deck, prison.closed) == ([], True)


def test_locations_may_come_one_by_one() -> None:
    table = scene(places=[{"woods": ["dagger"]}, {"temple": []}])
    assert [(place.card.id, ids(place.deck)) for place in table.state.places] == [("woods", ["dagger"]), ("temple", [])]


def test_a_closed_location_is_empty_unless_its_deck_is_named() -> None:
    table = scene(closed=["woods"])
    assert table.state.places[0].deck == []
    assert all(place.deck for place in table.state.places[1:])


def test_blessings_by_number_or_by_name() -> None:
    assert len(scene(blessings=3).state.blessings) == 3
    table = scene(blessings=["blessing-of-gorum"], blessings_discard=["blessing-of-desna", "blessing-of-torag"])
    assert ids(table.state.blessings) == ["blessing-of-gorum"]
    assert ids(table.state.blessings_discard) == ["blessing-of-desna", "blessing-of-torag"]


def test_the_box_holds_the_rest() -> None:
    table = scene(heroes=[{"hand": ["dagger"]}], removed=["longsword"])
    dagger = BOX.find("boon", "dagger")
    everywhere = [*table.state.piles[WEAPON], *(card for hero in table.state.heroes for card in hero.deck)]
    everywhere += [card for place in table.state.places for card in place.deck]
    assert everywhere.count(dagger) == BOX.copies_in(dagger, "BC") - 1
    assert ids(table.state.removed) == ["longsword"]


def test_a_card_can_be_kept_in_the_box_or_be_all_it_has() -> None:
    table = scene(box=["dagger", "zombie"])
    assert table.state.piles[WEAPON][0].id == "dagger"
    assert table.state.piles[MONSTER][0].id == "zombie"
    table = scene(box={WEAPON: ["dagger"], MONSTER: []})
    assert ids(table.state.piles[WEAPON]) == ["dagger"]
    assert table.state.piles[MONSTER] == []
    assert {card.kind for card in table.state.removed} == {WEAPON, MONSTER}


def test_what_the_box_lacks_is_conjured_up() -> None:
    crowbar = BOX.find("boon", "crowbar")
    copies = BOX.copies_in(crowbar, "BC")
    table = scene(heroes=[{"hand": ["crowbar"] * (copies + 2)}])
    assert table.state.spares == [crowbar] * 2
    assert ids(table.hero(0).hand) == ["crowbar"] * (copies + 2)


def test_named_cards_are_taken_before_the_rest_is_filled() -> None:
    basic = [card for card in BOX.boons if card.kind == ARMOR and card.basic]
    wanted = [card.id for card in basic for _ in range(BOX.copies_in(card, "BC"))]
    table = scene(2, heroes=[{}, {"discard": wanted}])
    assert not set(table.state.spares) & set(basic)


# --- cards defined on the spot ---------------------------------------------------------------------------


def test_cards_can_be_defined_on_the_spot() -> None:
    beast = Bane(id="beast", kind=MONSTER, copies={"B": 1}, defeat="Combat 3")
    den = Location(id="den", set="B", deck={MONSTER: 1})
    table = scene(1, cards=[beast, den], places={"den": ["beast"]})
    table.play("explore")
    assert table.state.encounter.card is beast


def test_the_scenario_can_be_replaced() -> None:
    alone = replace(BOX.find("scenario", "brigandoom"), locations=(("temple",),))
    table = scene(1, cards=[alone])
    assert table.state.scenario is alone
    assert ids([place.card for place in table.state.places]) == ["temple"]


# --- mistakes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arrangement", "why"),
    [
        ({"weather": "rain"}, "a situation has no weather"),
        ({"heroes": [{"hat": "red"}]}, "a hero has no hat"),
        ({"heroes": [{}, {}, {}]}, "2 seats"),
        ({"heroes": [{"character": "kyra"}, {"character": "kyra"}]}, "character of another"),
        ({"heroes": [{"character": "nobody"}]}, "no character 'nobody'"),
        ({"heroes": [{"role": "nobody"}]}, "valeros cannot be a nobody"),
        ({"heroes": [{"feats": {"luck": {}}}]}, "no feats for luck"),
        ({"heroes": [{"feats": {"powers": {"flying": 1}}}]}, "no boxes for flying"),
        ({"heroes": [{"feats": {"skills": {"melee": 1}}}]}, "no boxes for"),
        ({"heroes": [{"hand": ["excalibur"]}]}, "no card 'excalibur'"),
        ({"heroes": [{"place": "moon"}]}, "'moon' is not on the table"),
        ({"heroes": [{"deck": [], "known_top": 1}]}, "more cards are known"),
        ({"places": {"moon": []}}, "no location 'moon'"),
        ({"closed": ["moon"]}, "'moon' is not on the table"),
        ({"box": {"spoon": []}}, "no such pile"),
        ({"box": {WEAPON: ["cure"]}}, "no such pile"),
    ],
)
def test_what_does_not_exist_is_refused(arrangement: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        situation("pathfinder", 2, **arrangement)
