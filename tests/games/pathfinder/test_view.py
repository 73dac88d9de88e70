"""What the table shows: everything that everybody knows, and nothing else."""

import json
import random
from typing import Any

import pytest

from herowright import new_table
from herowright.games.pathfinder.cards.types import Bane
from herowright.games.pathfinder.rules import view_places
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.pathfinder.rules.view_values import message, text
from herowright.table.chance import Chance
from herowright.table.message import Message
from herowright.table.table import Table
from herowright.testing import Play, rule, situation

BRUTE = Bane(id="brute", kind="monster", copies={"B": 1}, defeat="Combat 12")
WOODS: dict[str, Any] = {"woods": ["spectre", "dagger"], "farmhouse": ["crow"]}


def scene(*heroes: dict[str, Any], seats: int = 1, **arrangement: Any) -> Play:
    arrangement.setdefault("places", WOODS)
    return situation("pathfinder", seats, arrangement.pop("options", None), heroes=heroes, **arrangement)


def checked(table: Table[Any]) -> dict[str, Any]:
    """The view of a seat, which has to be plain JSON and the same for everybody."""
    found = table.view(0)
    assert json.loads(json.dumps(found)) == found
    assert {**table.view(None), "seat": 0} == found
    return found


def played(seed: int, seats: int, **options: Any) -> tuple[Table[Any], random.Random]:
    return new_table("pathfinder", seats=seats, seed=seed, options=options), random.Random(seed)


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_can_be_seen(seed: int) -> None:
    party = {"party": {"name": "Lanterns", "members": []}} if seed % 2 else {}
    table, chance = played(seed, 1 + seed, decks="own" if seed < 3 else "sample", **party)
    phases = set()
    while True:
        shown = checked(table)
        phases.add(shown["phase"])
        for seat in range(table.seats):
            assert table.figures(seat)["hand"] == len(shown["heroes"][seat]["hand"])
        if not table.decision:
            break
        table.apply(chance.choice([option.key for option in table.decision.options]))
    assert phases >= {"set-up", "scenario", "over"}
    assert (shown["party"] is not None) == bool(party)
    assert shown["result"] == {"won": table.state.won, "lost_by": table.state.lost_by or None}


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_shows(seed: int) -> None:
    """Whatever could lie there instead, the view is the same."""
    table, chance = played(seed, 4)
    for moment in range(250):
        if not table.decision:
            break
        if moment % 5 == 0:
            guessed = table.state.copy()
            PATHFINDER.redraw_hidden(guessed, 0, Chance(moment))
            before, after = table.view(0), PATHFINDER.view(guessed, 0)
            assert json.dumps(after) == json.dumps(before)  # not even by the order of names
        table.apply(chance.choice([option.key for option in table.decision.options]))


def test_nobody_has_secrets() -> None:
    """So what an option changes is known without guessing at hands."""
    assert not PATHFINDER.secrets


# --- locations -------------------------------------------------------------------------------------------


@rule("PF-VILLAIN-20")
def test_a_villain_a_henchman_and_a_stray_blessing_look_alike() -> None:
    blessing = "blessing-of-the-gods"
    decks = {"woods": ["jubrayl-vhiski", "dagger"], "farmhouse": ["dagger", blessing], "academy": ["dagger", "bandit"]}
    table = scene(places=decks, strays={"farmhouse": 1})
    kinds = [place["kinds"] for place in table.view()["places"]]
    assert kinds == [{"weapon": 1, "unknown": 1}] * 3
    assert [place["cards"] for place in table.view()["places"]] == [2, 2, 2]


@rule("PF-VILLAIN-20")
def test_how_many_cards_of_a_deck_nobody_can_name() -> None:
    blessing = "blessing-of-the-gods"
    decks = {"woods": ["bandit", "dagger"], "farmhouse": ["dagger", blessing], "academy": ["dagger"], "prison": []}
    places = scene(places=decks, strays={"farmhouse": 1}).state.places
    assert [view_places.unknown(place) for place in places] == [1, 1, 0, 0]


@rule("PF-VILLAIN-20")
def test_a_stray_that_was_met_is_unknown_no_longer() -> None:
    table = scene(places={"woods": ["dagger"]}, strays={"woods": 1})
    assert table.view()["places"][0]["kinds"] == {"weapon": 1}


@rule("PF-EXAM-03")
def test_examined_cards_stay_known_where_they_lie() -> None:
    decks = {"woods": ["dagger", "crow", "mace", "cure"], "farmhouse": ["crow", "dagger"]}
    table = scene(places=decks, known_top={"woods": 1, "farmhouse": 2}, known_bottom={"woods": 2, "farmhouse": 1})
    woods, farmhouse = table.view()["places"]
    assert (woods["known_top"], woods["known_bottom"]) == (["boon:dagger"], ["boon:mace", "boon:cure"])
    assert (farmhouse["known_top"], farmhouse["known_bottom"]) == (["boon:crow", "boon:dagger"], [])


@rule("PF-CLOSE-15")
def test_what_holds_at_a_location_ends_when_it_closes() -> None:
    decks: dict[str, Any] = {"treacherous-cave": ["dagger"]}
    open_cave = scene(places=decks).view()["places"][0]
    assert [each["id"] for each in open_cave["here"]] == ["pf-standing-when"]
    assert [each["id"] for each in open_cave["closing"]] == ["pf-closing-check"]
    assert (open_cave["open"], open_cave["closed"], open_cave["heroes"]) == (True, False, [0])
    closed_cave = scene(places=decks, closed=["treacherous-cave"]).view()["places"][0]
    assert (closed_cave["open"], closed_cave["closed"], closed_cave["here"]) == (False, True, [])


# --- characters ------------------------------------------------------------------------------------------


def test_a_character_lies_open() -> None:
    feats = {"skills": {"strength": 1}, "powers": {"hand": 1, "side-by-side": 1}, "cards": {"weapon": 1}}
    table = scene(
        {
            "character": "valeros",
            "feats": feats,
            "hand": ["longsword", "crow"],
            "deck": ["dagger", "mace", "cure"],
            "discard": ["sling"],
            "known_bottom": 1,
        }
    )
    shown = table.view()["heroes"][0]
    assert shown["character"] == "character:valeros"
    assert shown["hand"] == ["boon:longsword", "boon:crow"]
    assert (shown["deck"], shown["known_top"], shown["known_bottom"]) == (3, [], ["boon:cure"])
    assert (shown["discard"], shown["feats"]) == (["boon:sling"], feats)
    assert {"skill": "skill:strength", "die": 10, "plus": 1} in shown["skills"]
    assert {"skill": "skill:melee", "die": 10, "plus": 4} in shown["skills"]
    assert table.table.figures(0) == {"hand": 2, "deck": 3, "discard": 1}


@rule("PF-FEAT-02", "PF-FEAT-03")
def test_powers_tell_what_they_are_and_what_the_next_boxes_make_of_them() -> None:
    first, training = scene({"character": "valeros"}).view()["heroes"][0]["powers"]
    assert (first["line"], first["checked"], len(first["next"])) == ("side-by-side", 0, 2)
    assert (training["line"], training["next"]) == ("weapon-training", [])
    assert message(first["text"]).id.startswith("pf-form-")
    role = {"character": "valeros", "role": "guardian", "feats": {"powers": {"shield-for-others": 1}}}
    lines = {each["line"]: each for each in scene(role).view()["heroes"][0]["powers"]}
    assert (lines["shield-for-others"]["text"] is not None, len(lines["shield-for-others"]["next"])) == (True, 1)
    assert (lines["eye-for-armor"]["text"], len(lines["eye-for-armor"]["next"])) == (None, 2)


def test_messages_go_out_as_plain_values_and_come_back() -> None:
    inner = Message("pf-skill", {"skill": "skill:melee"})
    whole = Message("pf-check", {"skills": inner, "difficulty": 8})
    assert text(whole)["args"]["skills"] == {"id": "pf-skill", "args": {"skill": "skill:melee"}}
    assert message(text(whole)) == whole


# --- encounters and checks -------------------------------------------------------------------------------


@rule("PF-CHECK-11", "PF-CHECK-26")
def test_a_check_shows_its_dice_and_its_odds() -> None:
    hero = {"character": "valeros", "hand": ["longsword"]}
    table = scene(hero, places={"woods": ["brute"]}, cards=[BRUTE])
    table.play("explore")
    shown = table.view()
    difficulty = shown["encounter"]["checks"][0]["ways"][0]["difficulty"]
    assert (shown["encounter"]["card"], shown["encounter"]["step"], shown["waiting"]) == ("bane:brute", "check", [])
    assert (shown["check"]["stage"], shown["check"]["skill"], shown["check"]["odds"]) == ("skill", None, None)
    assert "odds" not in table.table.figures(0)
    table.play(next(key for key in table.keys if key.startswith("reveal:longsword")))
    check = table.view()["check"]
    assert (check["dice"], check["difficulty"], check["set_by"]) == ([10, 8], difficulty, "boon:longsword")
    assert (check["rolled"], check["result"], check["success"]) == ([], None, None)
    assert {"skill:melee", "skill:combat"} <= set(check["kinds"])
    reached = sum(one + two + check["plus"] >= difficulty for one in range(1, 11) for two in range(1, 9))
    assert check["odds"] == round(100 * reached / 80, 1)
    assert table.table.figures(0)["odds"] == int(100 * reached / 80 + 0.5)


@rule("PF-DMG-01")
def test_damage_that_can_be_reduced_is_shown() -> None:
    hand = ["wooden-shield", "crow", "crow"]
    table = scene({"character": "valeros", "hand": hand}, places={"woods": ["brute"]}, cards=[BRUTE], rolls=[1])
    table.play("explore", "fight:melee", "roll")
    shown = table.view()
    assert shown["hurt"] == {"seat": 0, "amount": 12 - 1 - 3, "type": "combat", "fixed": False}


# --- putting decks together ------------------------------------------------------------------------------


@rule("PF-BETWEEN-04")
def test_lists_say_what_a_deck_lacks_and_has_too_much_of() -> None:
    deck = ["longsword", "mace", "dagger", "sling", "short-sword", "dart"]
    table = scene({"character": "valeros", "deck": deck}, step=("rebuild", 0), pool=["crow"], options={})
    shown = table.view()
    assert (shown["phase"], shown["pool"]) == ("rebuild", ["boon:crow"])
    (found,) = shown["lists"]
    assert found["cards"] == sorted(f"boon:{id}" for id in deck)
    assert found["has"]["weapon"] == 6
    problems = {(each["id"], each["args"]["kind"]): each["args"]["count"] for each in found["problems"]}
    for kind, wanted in found["wanted"].items():
        short = wanted - found["has"][kind]
        id = "pf-deck-missing" if short > 0 else "pf-deck-surplus"
        assert problems.pop((id, kind), 0) == abs(short)
    assert not problems


def test_lists_are_there_while_decks_are_built_only() -> None:
    table = new_table("pathfinder", seats=1, seed=1, options={"decks": "own"})
    table.apply("character:valeros")
    table.apply("own")
    assert [each["id"] for each in table.view(0)["lists"][0]["problems"]] == ["pf-deck-missing"] * 5
    assert scene().view()["lists"] == []


@rule("PF-TURN-12", "PF-TURN-14")
def test_the_turn_says_what_is_left_of_it() -> None:
    fresh = scene().view()
    assert (fresh["stage"], fresh["explored"], fresh["free"], fresh["turn"]) == ("give", 0, True, 0)
    spent = scene(explored=1).view()
    assert (spent["stage"], spent["explored"], spent["free"]) == ("explore", 1, False)


def test_blessings_show_how_much_time_is_left() -> None:
    shown = scene(blessings=7, blessings_discard=["blessing-of-torag", "blessing-of-calistria"]).view()["blessings"]
    discarded = ["boon:blessing-of-torag", "boon:blessing-of-calistria"]
    assert shown == {"left": 7, "discard": discarded, "top": "boon:blessing-of-calistria"}


@rule("PF-END-05", "PF-END-07")
def test_a_won_scenario_goes_on_with_rewards() -> None:
    won = ["brigandoom", "the-poison-pill"]
    options = {"scenario": "black-fangs-dungeon", "party": {"name": "Lanterns", "members": [], "won": won}}
    table = scene(
        {"character": "valeros"}, {"character": "kyra"}, seats=2, options=options, step=("rewards",), won=True
    )
    phases = []
    chance = random.Random(1)
    while table.table.decision:
        shown = checked(table.table)
        phases.append(shown["phase"])
        assert (shown["result"], shown["party"]) == ({"won": True, "lost_by": None}, None)
        table.play(chance.choice(table.keys))
    assert list(dict.fromkeys(phases)) == ["reward", "rebuild"]
    over = checked(table.table)
    assert over["party"]["won"] == [*won, "black-fangs-dungeon"]
    assert [member["character"] for member in over["party"]["members"]] == ["valeros", "kyra"]
