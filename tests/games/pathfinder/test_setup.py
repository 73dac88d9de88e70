"""Set-up: PF-SETUP."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import herowright as hw
from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.rewards import CARD_FEAT, FeatReward
from herowright.games.pathfinder.cards.standing import HarderChecks
from herowright.games.pathfinder.cards.types import AdventurePath
from herowright.games.pathfinder.rules import campaign
from herowright.games.pathfinder.rules.campaign import new_party
from herowright.games.pathfinder.rules.components import ALLY, HENCHMAN, ITEM, NONE, SPELL, WEAPON
from herowright.games.pathfinder.rules.state import GIVING
from herowright.table.message import Message
from herowright.testing import Play as Table
from herowright.testing import rule, situation
from tests.games.pathfinder.helpers import PEBBLES, bane, boon, character, deck_of, game, ids, kinds, location, zone

SEATS = range(1, 7)
PERILS = ("brigandoom", "the-poison-pill", "black-fangs-dungeon")
OFFERINGS = BOX.adventures[1].scenarios


def opened(*characters: str, options: Any = None, **script: Any) -> Table:
    """A new table at which these characters were chosen."""
    table = situation("pathfinder", len(characters), options, **script)
    table.play(*(f"character:{id}" for id in characters))
    return table


def laid_out(seats: int = 1, scenario: str = "brigandoom", **more: Any) -> Table:
    """Everything lies on the table, and the first player chooses where to start."""
    return situation("pathfinder", seats, {"scenario": scenario}, step=("lay_out",), **more)


def stack(table: Table) -> list[str]:
    """Villains and henchmen, location by location."""
    return [card.id for place in table.state.places for card in place.deck if card.kind in ("villain", "henchman")]


def list_of(character: str) -> dict[str, int]:
    """The cards list as it is printed."""
    printed = BOX.find("character", character).cards
    return {kind: count for kind, (count, _) in printed.items() if count}


# --- characters and decks --------------------------------------------------------------------------------


@rule("PF-SETUP-01")
def test_everybody_takes_a_character_that_nobody_else_has() -> None:
    table = situation("pathfinder", 3)
    for seat, id in enumerate(("lem", "kyra", "ezren")):
        assert (table.asked, len(table.keys)) == ((seat, "character"), 11 - seat)
        event = table.play(f"character:{id}")[0]
        assert (event.kind, event.rule, event.seat) == ("pf-event-character", "PF-SETUP-01", seat)
        assert f"character:{id}" not in table.keys
    assert [hero["character"] for hero in table.view()["heroes"]] == [
        *("character:lem", "character:kyra", "character:ezren"),
    ]


@rule("PF-SETUP-02")
def test_the_ready_made_deck_or_one_of_ones_own() -> None:
    table = opened("valeros", "kyra", options={"decks": "own"})
    assert (table.asked, table.keys) == ((0, "deck"), ["sample", "own"])
    table.play("sample")
    assert Counter(zone(table, "deck")) == BOX.find("character", "valeros").sample
    assert table.asked == (1, "deck")
    table.play("own")
    assert table.asked == (1, "build")
    assert zone(table, "deck", 1) == []


@rule("PF-SETUP-02")
def test_whoever_has_a_deck_builds_none() -> None:
    sample = BOX.find("character", "kyra").sample
    kyra = {"character": "kyra", "deck": [id for id, count in sample.items() for _ in range(count)]}
    options = {"decks": "own", "party": {**new_party(), "members": [kyra]}}
    table = situation("pathfinder", 1, options)
    assert table.asked == (0, "start")
    assert sorted(zone(table, "deck")) == sorted(kyra["deck"])


@rule("PF-SETUP-03", "PF-SETUP-04")
@pytest.mark.parametrize("character", ["ezren", "valeros", "sajan"])
def test_an_own_deck_matches_the_list_and_holds_basic_cards_only(character: str) -> None:
    table = opened(character, options={"decks": "own"})
    table.play("own")
    while table.asked == (0, "build"):
        offered = [BOX.find("boon", key.removeprefix("box:")) for key in table.keys]
        assert all(card.basic for card in offered)
        has = Counter(card.kind for card in table.hero(0).deck)
        assert {card.kind for card in offered} == {
            kind for kind, count in list_of(character).items() if has[kind] < count
        }
        table.play(table.keys[-1])
    assert Counter(card.kind for card in table.hero(0).deck) == list_of(character)
    assert table.asked == (0, "start")


@rule("PF-SETUP-05")
def test_the_finished_deck_is_shuffled() -> None:
    orders = [["mace", "longsword", "night-watch"], ["cure", "guard"]]
    table = opened("valeros", "kyra", shuffles=orders)
    assert [zone(table, "deck", seat)[: len(order)] for seat, order in enumerate(orders)] == orders
    assert len({tuple(zone(opened("valeros", seed=seed), "deck")) for seed in range(5)}) == 5


# --- exchanging cards ------------------------------------------------------------------------------------

SWORDS = {"deck": ["sword", "lens", "pebble-1"]}
ALLIES = {"deck": ["friend", "cloak", "charm"]}


@rule("PF-SETUP-06", "PF-SETUP-07")
def test_cards_of_the_same_kind_can_be_exchanged() -> None:
    table = game(SWORDS, ALLIES, step=("exchange", 0))
    assert (table.asked, table.keys) == ((0, "swap"), ["done", "give:lens", "give:pebble-1"])
    table.play("give:lens")
    assert (table.asked, table.keys) == ((0, "swap-for"), ["swap:2:cloak"])
    event = table.play("swap:2:cloak")[0]
    assert (event.kind, event.rule) == ("pf-event-exchanges", "PF-SETUP-06")
    assert sorted(zone(table, "deck", 0)) == ["cloak", "pebble-1", "sword"]
    assert sorted(zone(table, "deck", 1)) == ["charm", "friend", "lens"]
    table.play("done")
    assert (table.asked, table.keys) == ((1, "swap"), ["done", "give:lens"])


@rule("PF-SETUP-06")
def test_the_cards_of_others_are_offered_in_the_order_of_seats() -> None:
    table = game(
        {"deck": ["lens"]}, {"deck": ["pebble-1"]}, {"deck": ["sword", "pebble-2", "cloak"]}, step=("exchange", 0)
    )
    table.play("give:lens")
    assert table.keys == ["swap:2:pebble-1", "swap:3:cloak", "swap:3:pebble-2"]


@rule("PF-SETUP-07")
def test_no_exchange_takes_a_deck_off_its_list() -> None:
    table = game(SWORDS, ALLIES, step=("exchange", 0))
    for key in ("give:sword", "give:friend", "swap:2:friend"):  # no weapon there, no ally here
        table.refuse(key)
    table.play("give:pebble-1")
    for key in ("swap:2:friend", "swap:2:charm"):
        table.refuse(key)
    table.play("swap:2:cloak", "give:cloak", "swap:2:pebble-1", "done", "done")
    assert table.asked == (0, "start")
    kinds_there = [Counter(card.kind for card in hero.deck) for hero in table.state.heroes]
    assert kinds_there == [{WEAPON: 1, ITEM: 2}, {ALLY: 1, ITEM: 1, SPELL: 1}]


@rule("PF-SETUP-06")
@pytest.mark.parametrize(
    ("seats", "exchange", "asked"), [(2, "offered", "swap"), (1, "offered", "start"), (2, "skipped", "start")]
)
def test_exchanging_comes_before_the_scenario_is_laid_out(seats: int, exchange: str, asked: str) -> None:
    table = opened(*("kyra", "lem")[:seats], options={"exchange": exchange})
    assert table.asked == (0, asked)
    assert (table.state.places == []) is (asked == "swap")


# --- scenario, adventure and path ------------------------------------------------------------------------


def content(table: Any) -> str:
    """Done as soon as possible, and otherwise the first of everything."""
    return "done" if table.decision.option("done") else str(table.decision.options[0].key)


def winning(scenario: str = "brigandoom", **brought: Any) -> Table:
    """The scenario is won, and what comes of it is still open; without anything brought along it was played alone."""
    options = {"scenario": scenario, "party": {**new_party(), **brought} if brought else None}
    card = replace(BOX.find("scenario", scenario), close_all=True)
    table = game({}, options=options, cards=[card], places={"glade": []})
    table.play("close", "close:1")
    return table


@rule("PF-SETUP-08")
def test_a_scenario_alone_is_over_when_it_is_won() -> None:
    table = winning()
    assert table.table.decision is None
    assert table.view()["result"] == {"won": True, "lost_by": None}
    assert table.view()["party"] is None
    assert "from-box" not in kinds(table)


@rule("PF-SETUP-08")
@pytest.mark.parametrize(
    ("scenario", "coming"), [("brigandoom", "the-poison-pill"), ("attack-on-sandpoint", "local-heroes")]
)
def test_an_adventure_or_a_path_goes_on(scenario: str, coming: str) -> None:
    table = winning(scenario, name="Testers")
    table.play_out(content)
    party = table.view()["party"]
    assert (party["name"], party["won"]) == ("Testers", [scenario])
    assert coming in campaign.next_scenarios(party)


@rule("PF-SETUP-09", "PF-SETUP-11")
@pytest.mark.parametrize(
    ("scenario", "won", "rewarded"),
    [
        (
            "thistletop-delve",
            [*OFFERINGS[:4]],
            ["scenario:thistletop-delve", "adventure:burnt-offerings", "path:short"],
        ),
        ("black-fangs-dungeon", [*PERILS[:2]], ["scenario:black-fangs-dungeon", "adventure:perils-of-the-lost-coast"]),
        ("the-poison-pill", [*PERILS[:1]], ["scenario:the-poison-pill"]),
    ],
)
def test_the_path_counts_only_for_its_own_adventures(scenario: str, won: list[str], rewarded: list[str]) -> None:
    """A path of one adventure, so that it is finished here."""
    short = AdventurePath(id="short", adventures=("burnt-offerings",), reward=FeatReward((CARD_FEAT,)))
    options = {"scenario": scenario, "party": {**new_party(), "won": won}}
    table = situation("pathfinder", 1, options, step=("rewards",), won=True, cards=[short])
    table.play_out(content)
    assert list(table.hero(0).rewards) == rewarded
    assert len(table.told("pf-event-feat")) == len(rewarded) - 1


@rule("PF-SETUP-09")
def test_the_path_lists_its_adventures_and_its_reward() -> None:
    assert BOX.path.id == "rise-of-the-runelords"
    assert BOX.path.adventures == (
        *("burnt-offerings", "the-skinsaw-murders", "the-hook-mountain-massacre"),
        *("fortress-of-the-stone-giants", "sins-of-the-saviors", "spires-of-xin-shalast"),
    )
    assert isinstance(BOX.path.reward, FeatReward)


@rule("PF-SETUP-10")
@pytest.mark.parametrize(
    ("scenario", "adventure", "relics"),
    [("brigandoom", 0, 0), ("attack-on-sandpoint", 0, 0), ("attack-on-sandpoint", 1, 0), ("brigandoom", 2, 3)],
)
def test_a_new_adventure_adds_its_cards_to_the_piles(scenario: str, adventure: int, relics: int) -> None:
    """Whatever came into the box stays in it; the deck of the adventure being played is always there."""
    relic = boon("relic", ITEM, copies={"2": 3})
    options = {"scenario": scenario, "party": {**new_party(), "adventure": adventure}}
    table = game({}, options=options, cards=[relic])
    assert table.state.piles[ITEM].count(relic) == relics
    raiders = BOX.find("bane", "goblin-raider")
    there = scenario == "attack-on-sandpoint" or adventure
    assert table.state.piles["henchman"].count(raiders) == (raiders.copies["1"] if there else 0)


@rule("PF-SETUP-11", "PF-SETUP-13")
def test_the_adventures_list_their_scenarios_and_their_reward() -> None:
    perils, offerings = BOX.adventures
    assert (perils.id, perils.scenarios) == ("perils-of-the-lost-coast", PERILS)
    assert (offerings.id, offerings.scenarios[0]) == ("burnt-offerings", "attack-on-sandpoint")
    assert (BOX.path.adventures[0], len(perils.scenarios)) == ("burnt-offerings", 3)
    assert (perils.reward.feats, offerings.reward.feats) == (("skill",), ("card",))  # type: ignore[attr-defined]
    for adventure in BOX.adventures:
        for id in adventure.scenarios:
            assert laid_out(1, id).view()["scenario"]["adventure"] == adventure.name


@rule("PF-SETUP-12")
def test_the_scenario_lies_face_up_and_its_rules_hold_all_game() -> None:
    table = laid_out(1, "the-poison-pill")
    assert ("pf-event-scenario", "PF-SETUP-12", {"card": "scenario:the-poison-pill"}) in [
        (event.kind, event.rule, event.args) for event in table.table.log
    ]
    assert table.view(None)["scenario"]["name"] == "scenario:the-poison-pill"
    strict = replace(BOX.find("scenario", "brigandoom"), during=(HarderChecks(2),))
    table = game({}, {"place": "grove"}, cards=[strict], rolls=[10, 10])
    for seat in (0, 1):  # in every turn, and everywhere
        table.play("explore", "fight:strength")
        assert (table.asked[0], table.state.check.difficulty) == (seat, 10)
        table.play("roll", "end")


# --- locations -------------------------------------------------------------------------------------------


@rule("PF-SETUP-14", "PF-SETUP-15")
@pytest.mark.parametrize("scenario", [each.id for each in BOX.scenarios])
def test_the_locations_for_so_many_players(scenario: str) -> None:
    lists = BOX.find("scenario", scenario).locations
    for seats in SEATS:
        shown = laid_out(seats, scenario).view(None)["places"]
        assert [place["name"] for place in shown] == [f"location:{id}" for each in lists[:seats] for id in each]
        assert not any(place["closed"] for place in shown)
    assert [len(each) for each in lists] == [3, 1, 1, 1, 1, 1]


@rule("PF-SETUP-16")
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_a_location_deck_has_the_cards_of_its_list(seats: int) -> None:
    table = laid_out(seats)
    for place in table.state.places:
        found = Counter(card.kind for card in place.deck if card.kind not in ("villain", "henchman"))
        assert found == {kind: count for kind, count in place.card.deck.items() if count}
    decks = {tuple(deck_of(laid_out(seed=seed), "woods")) for seed in range(4)}
    assert len(decks) == 4


@rule("PF-SETUP-17")
def test_nobody_sees_what_goes_into_a_location_deck() -> None:
    table = laid_out(2)
    for seat in (None, 0, 1):
        for shown, place in zip(table.view(seat)["places"], table.state.places, strict=True):
            assert (shown["cards"], shown["known_top"], shown["known_bottom"]) == (len(place.deck), [], [])
            assert shown["kinds"] == {kind: count for kind, count in place.card.deck.items() if count} | {"unknown": 1}
            assert not [each for each in str(shown).split("'") if each.startswith(("boon:", "bane:"))]
    assert not [event for event in table.table.log if "bane:" in str(event.args) or "boon:" in str(event.args)]


# --- villain and henchmen --------------------------------------------------------------------------------


@rule("PF-SETUP-18")
@pytest.mark.parametrize("scenario", [each.id for each in BOX.scenarios if each.villains])
def test_as_many_villains_and_henchmen_as_locations(scenario: str) -> None:
    for seats in SEATS:
        assert len(stack(laid_out(seats, scenario))) == seats + 2


@rule("PF-SETUP-19", "PF-SETUP-20", "PF-SETUP-21")
@pytest.mark.parametrize("locations", range(1, 7))
def test_villain_then_henchmen_from_the_top_then_more_of_the_last(locations: int) -> None:
    named = ["gogmurt", "tangletooth", "bruthazmus", "goblin-raider", "goblin-raider", "goblin-raider"]
    glades = [location(f"glade-{number}") for number in range(locations)]
    card = replace(BOX.find("scenario", "approach-to-thistletop"), locations=(tuple(each.id for each in glades),))
    table = laid_out(1, card.id, cards=[card, *glades])
    assert sorted(stack(table)) == sorted(named[:locations])


@rule("PF-SETUP-20")
@pytest.mark.parametrize(("copies", "printed"), [(2, 1), (3, 0)])
def test_where_the_copies_do_not_suffice_more_are_printed_for_this_table(copies: int, printed: int) -> None:
    glades = [location(f"glade-{number}") for number in range(4)]
    card = replace(BOX.find("scenario", "brigandoom"), locations=(tuple(each.id for each in glades),))
    card = replace(card, henchmen=("thug",))
    table = laid_out(1, card.id, cards=[card, *glades, bane("thug", "Combat 8", HENCHMAN, copies={"B": copies})])
    assert stack(table).count("thug") == 3
    assert ids(table.state.spares) == ["thug"] * printed


@rule("PF-SETUP-22")
def test_the_stack_is_shuffled_and_then_every_location_deck() -> None:
    woods = [location(id, deck={"weapon": 1, "ally": 1}) for id in ("woods", "waterfront", "farmhouse")]
    draws = ["mace", "crow", "sling", "sage", "dart", "guide"]
    shuffles = [["bandit", "jubrayl-vhiski"], ["crow", "bandit"], ["jubrayl-vhiski"], ["dart"]]
    table = laid_out(cards=woods, draws=draws, shuffles=shuffles)
    assert deck_of(table, "woods") == ["crow", "bandit", "mace"]
    assert deck_of(table, "waterfront") == ["jubrayl-vhiski", "sling", "sage"]
    assert deck_of(table, "farmhouse") == ["dart", "guide", "bandit"]


@rule("PF-SETUP-22")
def test_each_deck_holds_one_card_of_the_stack_at_an_unknown_depth() -> None:
    depths = set()
    for seed in range(6):
        for place in laid_out(2, seed=seed).state.places:
            [depth] = [at for at, card in enumerate(place.deck) if card.kind in ("villain", "henchman")]
            depths.add(depth)
    assert len(depths) > 4


# --- blessings -------------------------------------------------------------------------------------------


@rule("PF-SETUP-23")
@pytest.mark.parametrize("seats", SEATS)
def test_thirty_random_blessings_whatever_the_number_of_players(seats: int) -> None:
    table = opened(*("kyra", "lem", "harsk", "seoni", "sajan", "seelah")[:seats])
    assert [card.kind for card in table.state.blessings] == ["blessing"] * 30
    assert table.view(None)["blessings"] == {"left": 30, "discard": [], "top": None}
    others = [tuple(ids(laid_out(seats, seed=seed).state.blessings)) for seed in range(3)]
    assert len(set(others)) == 3


# --- starting --------------------------------------------------------------------------------------------


@rule("PF-SETUP-24")
@pytest.mark.parametrize("order", [["kyra", "lem"], ["lem", "kyra"]])
def test_players_sit_in_any_order(order: list[str]) -> None:
    table = situation("pathfinder", 2, {"party": {**new_party(), "members": [campaign.fresh(id) for id in order]}})
    assert [hero.character.id for hero in table.state.heroes] == order
    assert [hero.character.id for hero in opened(*order).state.heroes] == order


@rule("PF-SETUP-25")
def test_everybody_chooses_where_to_start() -> None:
    table = laid_out(3)
    for seat, id in enumerate(("woods", "farmhouse", "woods")):
        assert table.asked == (seat, "start")
        assert table.keys == [
            f"start:{each}" for each in ("woods", "waterfront", "farmhouse", "wooden-bridge", "academy")
        ]
        assert (table.hero(seat).place, table.hero(seat).hand) == (NONE, [])
        event = table.play(f"start:{id}")[0]
        assert (event.kind, event.rule) == ("pf-event-starts", "PF-SETUP-25")
    assert [place["heroes"] for place in table.view()["places"]] == [[0, 2], [], [1], [], []]


def starting(*heroes: Any, **more: Any) -> Table:
    """Starting hands are drawn; all favor weapons, and decks lie as they are given."""
    sizes = [hero.get("hand_size", 4) for hero in heroes]
    weapons = [replace(character(seat, size), favored=WEAPON) for seat, size in enumerate(sizes)]
    return game(*heroes, cards=weapons, step=("starting_hands",), **more)


@rule("PF-SETUP-26")
def test_everybody_draws_as_many_cards_as_the_hand_size() -> None:
    table = starting({"deck": ["sword", *PEBBLES]}, {"deck": [*PEBBLES[:3], "sword", *PEBBLES[3:]], "hand_size": 6})
    assert zone(table, "hand", 0) == ["sword", *PEBBLES[:3]]
    assert zone(table, "hand", 1) == [*PEBBLES[:3], "sword", *PEBBLES[3:5]]
    assert [(event.seat, event.rule) for event in table.told("pf-event-hand")] == [
        (0, "PF-SETUP-26"),
        (1, "PF-SETUP-26"),
    ]


@rule("PF-SETUP-27", "PF-SETUP-31")
def test_a_hand_without_a_favored_card_is_drawn_anew_until_it_has_one() -> None:
    deck = [*PEBBLES[:5], "sword", *PEBBLES[5:]]
    table = starting({"deck": deck, "hand_size": 2}, shuffles=[[*PEBBLES[:4]]])
    assert zone(table, "hand") == ["pebble-5", "sword"]
    assert zone(table, "deck") == [*PEBBLES[:4], *PEBBLES[5:]]  # what was put aside is shuffled in
    assert (zone(table, "discard"), table.asked) == ([], (0, "turn"))


@rule("PF-SETUP-28")
def test_a_hand_with_a_favored_card_is_kept_without_asking() -> None:
    table = starting({"deck": [*PEBBLES[:3], "sword", *PEBBLES[3:]]}, {"deck": ["sword", *PEBBLES]})
    assert zone(table, "hand") == [*PEBBLES[:3], "sword"]
    assert zone(table, "deck") == [*PEBBLES[3:]]  # nothing was shuffled either
    assert (table.asked, table.keys) == ((0, "first"), ["seat:1", "seat:2"])


@rule("PF-SETUP-29")
def test_a_deck_that_runs_out_is_made_of_the_discarded_cards() -> None:
    deck = [*PEBBLES[:4], "sword"]
    table = starting({"deck": deck, "hand_size": 3}, shuffles=[["pebble-2", "pebble-3"]])
    assert zone(table, "hand") == ["pebble-4", "sword", "pebble-2"]
    assert zone(table, "deck") == ["pebble-3", "pebble-1"]
    assert zone(table, "discard") == []


@rule("PF-SETUP-30")
@pytest.mark.parametrize("deck", [["sword", "pebble-1"], ["pebble-1", "pebble-2"], []])
def test_nobody_dies_of_a_deck_that_is_too_small_to_start_with(deck: list[str]) -> None:
    table = starting({"deck": deck})
    assert (zone(table, "hand"), zone(table, "deck"), table.hero(0).dead) == (deck, [], False)
    assert table.asked == (0, "turn")


@rule("PF-SETUP-33")
def test_without_a_favored_card_in_the_deck_the_first_hand_is_kept() -> None:
    table = starting({"deck": PEBBLES})
    assert (zone(table, "hand"), zone(table, "deck")) == ([*PEBBLES[:4]], [*PEBBLES[4:]])


@rule("PF-SETUP-32")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0]), (1, [1, 2, 0, 1]), (2, [2, 0, 1, 2])])
def test_anybody_begins_and_the_turn_passes_to_the_left(first: int, order: list[int]) -> None:
    table = starting(*({"deck": ["sword", *PEBBLES]} for _ in range(3)))
    assert table.keys == ["seat:1", "seat:2", "seat:3"]
    event = table.play(f"seat:{first + 1}")[0]
    assert (event.kind, event.rule, event.seat) == ("pf-event-begins", "PF-SETUP-32", first)
    turns = []
    for _ in order:
        turns.append(table.asked[0])
        table.play("end", "done")
    assert turns == order


@rule("PF-SETUP-03", "PF-SETUP-18", "PF-SETUP-23", "PF-SETUP-26")
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_set_up(seats: int) -> None:
    table = opened(*("kyra", "lem", "harsk", "seoni", "sajan", "seelah")[:seats])
    while table.asked[1] != "turn":
        table.play(table.keys[0])
    table.table.game.inventory(table.state)  # no card is lost, and none is there twice
    for hero in table.state.heroes:
        assert Counter(card.kind for card in (*hero.deck, *hero.hand)) == list_of(hero.character.id)
        assert (len(hero.hand), hero.discard) == (hero.hand_size, [])
    assert len(stack(table)) == len(table.state.places) == seats + 2
    assert (len(table.state.blessings), len(table.state.blessings_discard)) == (29, 1)


@rule("PF-SETUP-26")
def test_nobody_goes_back_behind_the_drawing_of_a_hand() -> None:
    two = [{"character": each, "deck": ["dagger", "crowbar", *PEBBLES]} for each in ("valeros", "merisiel")]
    table = game(*two, step=("starting_places",))
    table.play("start:glade")
    assert table.table.undo_refusal(0) is None
    table.play("start:grove")
    assert (table.asked, table.table.undo_refusal()) == ((0, "first"), Message("undo-known"))


@rule("PF-TURN-01", "PF-TURN-05")
def test_before_the_first_turn_nothing_of_a_turn_has_been_done() -> None:
    table = hw.new_table("pathfinder", 2, 1)
    view, state = table.view(0), table.state
    assert (view["tried"], view["explored"], view["granted"], view["stopped_by"]) == (False, 0, False, None)
    assert (state.freed, state.idle, state.skipped, state.over, state.won) == (False,) * 5
    assert (state.turn, state.asked, state.stage, state.lost_by, state.phase) == (NONE, NONE, GIVING, "", "set-up")
    assert [state.encounters, state.checks, state.hurts, state.echoes, state.loose, state.beaten] == [[]] * 6


@rule("PF-SETUP-16", "PF-GOLD-05")
def test_a_location_deck_lacks_what_the_box_has_no_more() -> None:
    full, table = laid_out(2), laid_out(2, box={"monster": []})
    for place, other in zip(table.state.places, full.state.places, strict=True):
        monsters = place.card.deck.get("monster", 0)
        assert len(place.deck) == len(other.deck) - monsters
        assert not any(card.kind == "monster" for card in place.deck)


@rule("PF-SETUP-10", "PF-GEN-05")
def test_what_a_campaign_has_removed_is_gone_and_what_this_box_never_held_is_not_missed() -> None:
    later = next(card for card in BOX.boons if {*card.copies} == {"1"} and not card.loot)
    options = {"party": {**new_party(), "removed": ["crowbar", later.id]}}
    table = hw.new_table("pathfinder", 1, 1, options)
    crowbar = BOX.find("boon", "crowbar")
    assert [card.id for card in table.state.removed] == ["crowbar"]
    assert table.state.piles["item"].count(crowbar) == BOX.copies_in(crowbar, ("B", "C")) - 1
