"""The state as plain values and back, where every card is, and guesses at what nobody knows."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import pytest

import herowright as hw
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByItself
from herowright.games.pathfinder.cards.troubles import Damage, LoseTop
from herowright.games.pathfinder.cards.types import Bane, Location
from herowright.games.pathfinder.rules import closing
from herowright.games.pathfinder.rules.components import BARRIER, BLESSING, COMBAT_DAMAGE, HENCHMAN, VILLAIN
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.pathfinder.rules.state import Checking, Encounter, Hero, Hurt, Pathfinder, Place
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.table import Table
from herowright.testing import Play, rule, situation
from tests.games.pathfinder.helpers import bane, meet


def moments(seats: int, seed: int, most: int = 150, **options: Any) -> Iterator[Table[Any]]:
    """A random game that rather explores than ends its turns."""
    rng = random.Random(seed)
    table = hw.new_table("pathfinder", seats, seed, options)
    for _ in range(most):
        if table.decision is None:
            return
        options_now = [each for each in table.decision.options if each.key != "end" or rng.random() < 0.3]
        table.apply(rng.choice(options_now or table.decision.options))
        yield table


def names(cards: list[Any]) -> list[str]:
    return [card.id for card in cards]


# --- encoding --------------------------------------------------------------------------------------------


# Derived from character, role and feats, from the scenario, or from the options of the table.
DERIVED = {"skills", "hand_size", "proficient", "powers", "story", "box", "settings", "chance", "events"}


def fighting() -> Play:
    """A spell was played on a check within an encounter."""
    table = situation(
        "pathfinder",
        places={"woods": ["zombie"]},
        heroes=[{"character": "ezren", "hand": ["lightning-touch", "dagger"]}, {}],
    )
    table.play("explore")
    table.play(next(key for key in table.keys if "lightning-touch" in key))
    return table


def test_everything_of_the_state_is_written() -> None:
    state = fighting().state
    data = plain.encode(state)
    assert data["scenario"] == state.story.scenario.name
    for written, kind in (
        (data, Pathfinder),
        (data["heroes"][0], Hero),
        (data["places"][0], Place),
        (data["encounters"][0], Encounter),
        (data["checks"][0], Checking),
    ):
        assert {field.name for field in fields(kind)} - DERIVED <= written.keys(), kind


def test_a_running_check_is_part_of_the_fingerprint() -> None:
    table = fighting()
    data = plain.encode(table.state)
    assert data["checks"][0]["due"] == [[0, "boon:lightning-touch"]]
    assert data["heroes"][0]["in_play"] == [["boon:lightning-touch", "discard"]]
    assert data["encounters"][0]["card"] == "bane:zombie"
    before = table.table.fingerprint()
    assert table.table.clone().fingerprint() == before
    for change in ("plus", "harder", "result"):
        twin = table.table.clone()
        setattr(twin.state.check, change, 17)
        assert twin.fingerprint() != before, change
    twin = table.table.clone()
    twin.state.hurts.append(Hurt(0, 2, "fire"))
    assert plain.encode(twin.state)["hurts"] == [[0, 2, "fire", False, [], [[], []]]]
    assert twin.fingerprint() != before


@pytest.mark.parametrize(("seats", "scenario"), [(1, "brigandoom"), (3, "the-poison-pill"), (6, "thistletop-delve")])
def test_between_steps_the_state_is_read_back(seats: int, scenario: str) -> None:
    read = 0
    for table in moments(seats, 5, scenario=scenario):
        data = json.loads(json.dumps(plain.encode(table.state)))
        state = table.state
        if state.encounters or state.checks or state.hurts or state.loose:
            continue
        again = PATHFINDER.decode(data, table.options, state.chance.copy())
        assert plain.encode(again) == plain.encode(state)
        assert PATHFINDER.view(again, None) == PATHFINDER.view(state, None)
        read += 1
    assert read > 20


def test_feats_roles_and_rewards_are_read_back() -> None:
    role = BOX.find("character", "valeros").roles[1]
    feats = {"skills": {"strength": 2}, "powers": {"hand": 1}, "cards": {"weapon": 1}}
    hero = {"role": role.id, "feats": feats, "rewards": ["scenario:brigandoom"], "hand": ["dagger"], "quiet": 2}
    table = situation("pathfinder", 1, heroes=[hero], beaten=["jubrayl-vhiski"], known_top={"woods": 2})
    data = json.loads(json.dumps(plain.encode(table.state)))
    again = PATHFINDER.decode(data, table.table.options, table.state.chance.copy())
    for before, after in zip(table.state.heroes, again.heroes, strict=True):
        assert (after.role, after.rewards, after.quiet) == (role, before.rewards, 2)
        assert (after.skills, after.hand_size, after.powers) == (before.skills, before.hand_size, before.powers)
    assert names(again.beaten) == ["jubrayl-vhiski"]
    assert again.places[0].known_top == 2


def test_the_middle_of_a_step_is_not_read() -> None:
    table = fighting()
    with pytest.raises(ValueError, match="middle of a step"):
        PATHFINDER.decode(plain.encode(table.state), table.table.options, table.state.chance)


def test_a_save_in_the_middle_of_a_fight_loads() -> None:
    for number, table in enumerate(moments(3, 8, 60)):
        if number % 6 == 0:
            loaded = hw.load_table(table.save())
            assert loaded.fingerprint() == table.fingerprint()


# --- where every card is ---------------------------------------------------------------------------------


@rule("PF-GEN-02")
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_no_card_is_lost_or_doubled(seats: int) -> None:
    for table in moments(seats, 21 + seats, 500):
        PATHFINDER.inventory(table.state)


@rule("PF-BOON-09", "PF-ENC-18")
def test_what_was_played_at_the_very_end_of_an_encounter_does_not_stay_in_play() -> None:
    trap = Bane(
        id="trap",
        kind=BARRIER,
        type=BARRIER,
        copies={"B": 1},
        defeat="Wisdom 30",
        undefeated=(Damage("1", COMBAT_DAMAGE),),
    )
    hero = {"character": "ezren", "hand": ["arcane-armor", "dagger"]}
    table = situation("pathfinder", 1, cards=[trap], places={"woods": ["trap"]}, heroes=[hero])
    table.play("explore", "roll")
    table.play(next(key for key in table.keys if "arcane-armor" in key))
    assert names([card for card, _ in table.hero(0).in_play]) == ["arcane-armor"]
    table.play("no")
    assert (table.hero(0).in_play, names(table.hero(0).discard)) == ([], ["arcane-armor"])


@rule("PF-CLOSE-08")
def test_a_card_whose_location_closes_while_it_is_met_is_in_the_box_once() -> None:
    den = Location(id="den", set="B", deck={"monster": 1}, closing=(ByItself(),))
    table = situation("pathfinder", 1, cards=[den], places={"den": ["ambush", "bandit", "dagger"]}, rolls=[1, 10])
    table.play("explore", "roll", "fight:strength", "roll", "close:1")
    assert (table.state.places[0].closed, table.state.places[0].deck) == (True, [])
    zones = PATHFINDER.inventory(table.state)
    assert {zone for name, zone in zones.items() if name.startswith("ambush#")} == {"box:barrier"}


@rule("PF-VILLAIN-18", "PF-DEATH-11")
def test_a_villain_escapes_even_from_whoever_dies_of_closing_its_location() -> None:
    gate = Location(id="gate", set="B", deck={"monster": 1}, closed=(LoseTop(5),))
    boss = Bane(id="jubrayl-vhiski", kind=VILLAIN, copies={"B": 1}, defeat="Combat 2")
    table = situation(
        "pathfinder",
        cards=[gate, boss],
        places={"gate": ["jubrayl-vhiski"], "woods": []},
        heroes=[{"deck": ["dagger"]}, {"place": "woods"}],
        rolls=[10],
    )
    table.play("explore", "leave", "fight:strength", "roll")
    assert PATHFINDER.inventory(table.state)["jubrayl-vhiski#1"] == "loose"
    table.play("yes")
    assert table.hero(0).dead
    assert [names(place.deck) for place in table.state.places] == [[], ["jubrayl-vhiski"]]
    PATHFINDER.inventory(table.state)


@rule("PF-VILLAIN-22")
def test_a_villain_that_gets_away_for_good_goes_to_the_box() -> None:
    boss = Bane(id="jubrayl-vhiski", kind=VILLAIN, copies={"B": 1}, defeat="Combat 99")
    table = situation("pathfinder", 1, cards=[boss], places={"temple": ["jubrayl-vhiski"], "woods": []}, blessings=0)
    table.play("explore", "fight:strength", "roll")
    assert (table.table.is_over, table.state.lost_by) == (True, "PF-END-01")
    assert PATHFINDER.inventory(table.state)["jubrayl-vhiski#1"] == "box:villain"


def test_every_copy_has_a_zone() -> None:
    table = situation(
        "pathfinder", heroes=[{"hand": ["dagger", "dagger"], "discard": ["dagger"], "deck": []}, {"deck": []}]
    )
    zones = PATHFINDER.inventory(table.state)
    daggers = Counter(zone for name, zone in zones.items() if name.startswith("dagger#"))
    assert daggers["hand:0"] == 2
    assert daggers["discard:0"] == 1
    assert daggers.total() == BOX.copies_in(BOX.find("boon", "dagger"), "BC")
    assert set(zones.values()) >= {"blessings", "place:woods", "box:monster", "box:villain"}


def test_before_the_box_is_opened_nothing_lies_on_the_table() -> None:
    state = PATHFINDER.new(2, PATHFINDER.settle(2, {}), Chance(1))
    assert PATHFINDER.inventory(state) == {}


def test_a_lost_or_doubled_card_is_noticed() -> None:
    table = situation("pathfinder", heroes=[{"hand": ["dagger"]}])
    dagger = table.hero(0).hand.pop()
    with pytest.raises(AssertionError, match=r"dagger: \d instead of \d"):
        PATHFINDER.inventory(table.state)
    table.hero(0).hand += [dagger, dagger]
    with pytest.raises(AssertionError, match=r"dagger: \d instead of \d"):
        PATHFINDER.inventory(table.state)


def test_more_known_cards_than_there_are_is_noticed() -> None:
    table = situation("pathfinder", places={"woods": ["dagger"]})
    table.state.places[0].known_bottom = 2
    with pytest.raises(AssertionError, match="known"):
        PATHFINDER.inventory(table.state)


@rule("PF-SUMMON-02")
def test_a_summoned_copy_beyond_the_printed_ones_is_no_card_of_the_table() -> None:
    table = situation("pathfinder", places={"woods": ["dagger"]})
    bandit = BOX.find("bane", "bandit")
    table.state.encounters.append(Encounter(0, bandit, -1, spare=True))
    PATHFINDER.inventory(table.state)
    table.state.encounters[-1].spare = False
    with pytest.raises(AssertionError, match="bandit"):
        PATHFINDER.inventory(table.state)
    table.state.piles[HENCHMAN].remove(bandit)
    assert "met" in PATHFINDER.inventory(table.state).values()


def test_scripts_name_cards_by_their_ids() -> None:
    assert PATHFINDER.name_of(BOX.find("boon", "dagger")) == "dagger"


# --- guessing --------------------------------------------------------------------------------------------


def guesses(table: Play, count: int = 25) -> list[Pathfinder]:
    found = []
    for seed in range(count):
        twin = table.state.copy()
        PATHFINDER.redraw_hidden(twin, seed % 2, Chance(seed))
        PATHFINDER.inventory(twin)
        assert PATHFINDER.view(twin, None) == PATHFINDER.view(table.state, None)
        found.append(twin)
    return found


DECK = ["dagger", "longsword", "mace", "cure", "crowbar", "leather-armor"]


def test_the_order_of_a_deck_is_guessed_except_what_was_seen() -> None:
    table = situation("pathfinder", heroes=[{"deck": DECK, "known_top": 1, "known_bottom": 2}])
    decks = {tuple(names(guess.heroes[0].deck)) for guess in guesses(table)}
    assert len(decks) == 6
    assert all(sorted(deck) == sorted(DECK) for deck in decks)
    assert {(deck[0], *deck[-2:]) for deck in decks} == {("dagger", "crowbar", "leather-armor")}


def test_hands_and_piles_that_lie_open_stay() -> None:
    open_zones = {"hand": ["dagger", "mace"], "discard": ["cure"], "buried": ["crowbar"], "displayed": ["arcane-armor"]}
    table = situation("pathfinder", heroes=[open_zones], blessings_discard=["blessing-of-gorum"])
    for guess in guesses(table, 5):
        assert {zone: names(getattr(guess.heroes[0], zone)) for zone in open_zones} == open_zones
        assert names(guess.blessings_discard) == ["blessing-of-gorum"]


def test_any_card_of_a_kind_may_lie_in_a_location() -> None:
    table = situation("pathfinder", places={"woods": ["zombie", "dagger"], "temple": []})
    decks = [guess.places[0].deck for guess in guesses(table)]
    assert {tuple(sorted(card.kind for card in deck)) for deck in decks} == {("monster", "weapon")}
    assert {deck[0].kind for deck in decks} == {"monster", "weapon"}
    assert len({card.id for deck in decks for card in deck}) > 10


def test_examined_cards_stay_where_they_are() -> None:
    table = situation(
        "pathfinder",
        places={"woods": ["zombie", "bandit", "dagger", "cure", "mace", "crowbar"], "temple": ["longsword"]},
        known_top={"woods": 2},
        known_bottom={"woods": 1},
    )
    for guess in guesses(table):
        deck = names(guess.places[0].deck)
        assert (deck[:2], deck[-1]) == (["zombie", "bandit"], "crowbar")


def test_the_blessings_deck_is_dealt_anew_from_all_that_nobody_has_seen() -> None:
    table = situation("pathfinder", blessings=["blessing-of-the-gods"] * 5)
    decks = [guess.blessings for guess in guesses(table)]
    assert {len(deck) for deck in decks} == {5}
    assert len({card.id for deck in decks for card in deck}) > 5


@rule("PF-SETUP-18")
def test_the_villain_may_be_wherever_an_unknown_card_is() -> None:
    decks = {"woods": ["jubrayl-vhiski"], "temple": ["bandit", "dagger"], "prison": ["bandit"], "academy": ["dagger"]}
    table = situation("pathfinder", places=decks)
    lairs = set()
    for guess in guesses(table):
        unknown = [[card for card in place.deck if card.kind in (VILLAIN, HENCHMAN)] for place in guess.places]
        assert [len(each) for each in unknown] == [1, 1, 1, 0]
        lairs |= {number for number, each in enumerate(unknown) for card in each if card.kind == VILLAIN}
    assert lairs == {0, 1, 2}


@rule("PF-VILLAIN-20")
def test_a_villain_that_fled_hides_among_blessings() -> None:
    """Everybody knows that the card which was there before is a henchman."""
    decks = {
        "woods": ["jubrayl-vhiski", "bandit"],
        "temple": ["blessing-of-gorum", "blessing-of-desna", "bandit"],
        "prison": ["bandit"],
    }
    table = situation("pathfinder", places=decks, strays={"temple": 1})
    lairs = set()
    for guess in guesses(table):
        assert [sum(card.kind == HENCHMAN for card in place.deck) for place in guess.places] == [1, 1, 1]
        lair = next(n for n, place in enumerate(guess.places) if any(card.kind == VILLAIN for card in place.deck))
        blessings = [sum(card.kind == BLESSING for card in place.deck) for place in guess.places]
        assert blessings == ([0, 2, 0] if lair == 0 else [1, 1, 0])
        assert [place.strays for place in guess.places] == ([0, 1, 0] if lair == 0 else [1, 0, 0])
        lairs.add(lair)
    assert lairs == {0, 1}


@rule("PF-CLOSE-09")
def test_a_villain_that_was_found_stays_found() -> None:
    """Whoever closes its location looks through the deck."""
    table = situation(
        "pathfinder",
        1,
        places={"temple": ["bandit"], "woods": ["dagger", "jubrayl-vhiski", "cure"]},
        heroes=[{"place": "woods"}],
    )
    state = table.state
    assert list(closing.close(state, state.heroes[0], state.places[1])) == []
    assert [names(place.deck) for place in state.places] == [["bandit"], ["jubrayl-vhiski"]]
    for guess in guesses(table):
        assert [names(place.deck) for place in guess.places] == [["bandit"], ["jubrayl-vhiski"]]


def test_a_card_that_is_met_stays_even_if_it_was_shuffled_into_its_deck() -> None:
    """Where it lies there, nobody knows any more."""
    table = situation("pathfinder", places={"woods": ["zombie", "dagger", "cure"], "temple": ["ghost"]})
    table.state.encounters.append(Encounter(0, table.state.places[0].deck[0], 0))
    decks = [names(guess.places[0].deck) for guess in guesses(table)]
    assert all(deck.count("zombie") == 1 for deck in decks)
    assert {deck.index("zombie") for deck in decks} == {0, 1, 2}


def test_while_decks_are_rebuilt_the_box_lies_open() -> None:
    party = {"version": 1, "members": []}
    table = situation("pathfinder", 1, {"party": party}, step=("rebuild", 0), heroes=[{"deck": ["dagger"]}])
    piles = {kind: names(pile) for kind, pile in table.state.piles.items()}
    for guess in guesses(table, 5):
        assert {kind: names(pile) for kind, pile in guess.piles.items()} == piles


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_guessed_game_can_be_played_on(seats: int) -> None:
    rng = random.Random(seats)
    for number, table in enumerate(moments(seats, 40 + seats, 120)):
        if number % 15:
            continue
        guess = table.imagine(0, rng)
        assert guess.view(0) == table.view(0)
        for _ in range(40):
            if guess.decision is None:
                break
            guess.apply(rng.choice(guess.decision.options))
            PATHFINDER.inventory(guess.state)


@pytest.mark.parametrize("kind", ["encounter", "check"])
def test_a_copy_has_everything_of_its_original(kind: str) -> None:
    """Every plain field is given another value first, so that a forgotten one shows."""
    table = meet(bane("imp"))
    original = table.state.encounters[-1] if kind == "encounter" else table.state.checks[-1]
    other: dict[type, Callable[[Any], Any]] = {
        bool: lambda value: not value,
        int: lambda value: value + 7,
        str: lambda value: f"{value}?",
        tuple: lambda value: (*value, ("imp", 1)),
        frozenset: lambda value: value | {("imp", 1)},
    }
    changed = {}
    for field in fields(original):
        value = getattr(original, field.name)
        if type(value) in other:
            changed[field.name] = other[type(value)](value)
            setattr(original, field.name, changed[field.name])
    assert len(changed) > 8
    twin = original.copy()
    assert {name: getattr(twin, name) for name in changed} == changed
