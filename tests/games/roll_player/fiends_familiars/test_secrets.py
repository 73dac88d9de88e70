"""What nobody, or only one hero, may know: the adventure cards (FF-SETUP-30, FF-HUNT-20) and the decks."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import herowright as hw
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, Minion, Reward, Tier
from herowright.table.errors import CannotUndo
from herowright.table.message import Message
from herowright.table.table import Table
from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

FF = {"expansion": "fiends-familiars"}
BOXES = ("fiends-familiars", "fiends-familiars-mm")
LAIR, TRAP, ATTACK = "marshlands", "conflagration", "devastating-blow"
# Whoever hunts the rat has a trophy.
RAT = Minion(id="rat", number=901, dots=1, weaknesses=(), tiers=(Tier(0, Reward(), trophy=True),))
# So often a random hunter gets one from the real minions.
HUNTING = 0.8
# Every so manieth moment of a game is read in full, and each at which somebody comes to know something.
EVERY = 4


def game(*heroes: dict[str, Any], **arrangement: Any) -> Play:
    """Three heroes; seat 0 is first in the Market Phase and may hunt the rat."""
    spec: dict[str, Any] = {
        "phase": "market",
        "initiative": {0: 1, 1: 2, 2: 3},
        "market": ["weak", "climb", "honest", "loyal", "nimble"],
        "minions": ["rat", "golem", "bat-swarm"],
        "monster": "hydra",
        "adventure": [LAIR, TRAP, ATTACK],
        "lurking": {},
    }
    return situation("roll-player", 3, FF, heroes=list(heroes), cards=[RAT, hydra()], **(spec | arrangement))


def knows(table: Play | Table[Any], seat: int | None) -> list[str | None]:
    """The adventure cards as the seat sees them."""
    return [card["id"] for card in table.view(seat)["adventure"]]


def told(table: Table[Any], seat: int | None) -> str:
    """Everything that reaches a seat, as one text: view, log, question, offers."""
    parts: list[Any] = [table.view(seat)]
    parts += [[event.kind, dict(event.args)] for event in table.events(seat)]
    if table.decision is not None and seat is not None:
        asked = table.decision.seat == seat
        options = table.decision.options if asked else table.interrupts(seat)
        parts += [[option.key, str(option.label), option.touches] for option in options]
        parts += [str(table.decision.prompt)] if asked else []
    return json.dumps(parts)


def hunting(seats: int, box: str, seed: int) -> Iterator[Table[Any]]:
    """The moments of a game in which everybody likes to hunt and rolls many dice."""
    rng = random.Random(seed)
    table = hw.new_table("roll-player", seats, seed, {"expansion": box})
    while table.decision:
        yield table
        keys = [option.key for option in table.decision.options]
        wanted = [key for key in keys if key.startswith(("hunt", "hire", "look"))]
        liked = wanted if wanted and rng.random() < HUNTING else keys
        table.apply(rng.choice(liked))
    yield table


# --- looks -----------------------------------------------------------------------------------------


@rule("FF-SETUP-30")
def test_at_first_nobody_knows_an_adventure_card() -> None:
    table = game()
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["adventure"] == [
            {"kind": kind, "id": None, "revealed": False, "qualifies": None} for kind in KINDS
        ]


@rule("FF-HUNT-20")
@pytest.mark.parametrize(
    ("tokens", "seen"),
    [(0, [LAIR, None, None]), (1, [LAIR, TRAP, None]), (2, [LAIR, TRAP, ATTACK]), (3, [LAIR, TRAP, ATTACK])],
)
def test_after_a_look_the_looker_alone_knows(tokens: int, seen: list[str | None]) -> None:
    table = game({"adventure_tokens": tokens})
    table.play("hunt", "roll")
    assert len(table.hero(0).trophies) == 1
    assert knows(table, 0) == seen
    assert [knows(table, seat) for seat in (1, 2, None)] == [[None] * 3] * 3


@rule("FF-HUNT-20")
def test_only_the_looker_reads_in_the_log_which_card_it_is() -> None:
    table = game()
    table.play("hunt", "roll")
    (event,) = table.told("ff-event-looked")
    assert (event.seat, event.audience) == (0, (0,))
    assert event.args["card"] == f"adventure:{LAIR}"
    assert event in table.table.events(0)
    for seat in (1, 2, None):
        assert event not in table.table.events(seat)
        assert LAIR not in told(table.table, seat)


@rule("FF-HUNT-20")
def test_everybody_sees_that_there_was_a_token() -> None:
    table = game()
    table.play("hunt", "roll")
    assert table.view(1)["heroes"][0]["adventure_tokens"] == ["lair"]
    assert [event.seat for event in table.table.events(2) if event.kind == "ff-event-token"] == [0]


@rule("FF-HUNT-20")
def test_the_looker_may_look_again_at_any_later_time() -> None:
    table = game({"adventure_tokens": 1, "gold": 5}, phase="clean-up")
    assert table.view()["round"] == 2
    assert knows(table, 0) == [LAIR, None, None]


@rule("FF-HUNT-20")
def test_two_lookers_know_each_for_themselves() -> None:
    table = game({"adventure_tokens": 2}, {"looked": ["attack"]})
    assert [knows(table, seat) for seat in (0, 1, 2)] == [[LAIR, TRAP, None], [None, None, ATTACK], [None] * 3]


@rule("FF-HUNT-20")
def test_a_card_that_grants_a_look_tells_its_owner_alone() -> None:
    table = game({"skills": ["examine"]})
    table.play("use:examine")
    assert table.keys == ["skip", "look:lair", "look:trap", "look:attack"]
    table.play("look:trap")
    assert [knows(table, seat) for seat in (0, 1, None)] == [[None, TRAP, None], [None] * 3, [None] * 3]
    assert table.hero(0).adventure_tokens == 0
    assert TRAP not in told(table.table, 1)


@rule("FF-HUNT-20")
def test_nobody_can_take_back_a_look() -> None:
    table = game({"skills": ["examine"]})
    table.play("use:examine")
    assert table.table.undo_refusal(0) is None
    table.play("look:trap")
    with pytest.raises(CannotUndo):
        table.table.undo(0)


@rule("FF-ADV-01")
def test_a_revealed_card_is_known_to_all() -> None:
    table = game({"adventure_tokens": 3, "gold": 9}, phase="battle")
    assert table.asked == (0, "hire")
    assert [knows(table, seat) for seat in (0, 1, None)] == [[LAIR, TRAP, ATTACK]] * 3


@rule("FF-HUNT-20")
@pytest.mark.parametrize(("looked", "chance"), [(["lair"], 167), ([], 0)])
def test_only_a_card_that_was_seen_counts_in_the_chance_a_hero_is_shown(looked: list[str], chance: int) -> None:
    """The marshlands pay a Combat die, and two may reach the strength of 10, but not one."""
    hero = {"adventure_tokens": 1, "looked": looked, "rows": {"familiar": ["red4"]}}
    assert game(hero).view(0)["monster"]["chances"][0] == chance


# --- whole games -----------------------------------------------------------------------------------


@rule("FF-SETUP-30", "FF-HUNT-20")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seed", range(3))
def test_a_card_a_seat_has_not_seen_appears_nowhere_in_what_reaches_it(box: str, seed: int) -> None:
    looks = revealed = 0
    for number, table in enumerate(hunting(3, box, seed)):
        state = table.state
        news = looks < sum(len(hero.looked) for hero in state.heroes)
        if not news and revealed == state.revealed and number % EVERY and table.decision:
            continue
        revealed = state.revealed
        if news:
            looks = sum(len(hero.looked) for hero in state.heroes)
            loaded = hw.load_table(table.save())
            assert [told(loaded, seat) for seat in (None, 0, 1, 2)] == [told(table, seat) for seat in (None, 0, 1, 2)]
        for seat in (None, 0, 1, 2):
            seen = () if seat is None else state.heroes[seat].looked
            text = told(table, seat)
            for place, card in enumerate(state.adventure):
                known = place < state.revealed or place in seen
                assert (f'"{card.id}"' in text or f"adventure:{card.id}" in text) == known
                assert known or str(Message(f"adventure-{card.id}")) not in text
    assert looks > 1


@rule("FF-SETUP-30", "FF-HUNT-20")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_with_everything_hidden_drawn_anew_looks_the_same(box: str, seats: int) -> None:
    rng = random.Random(seats)
    redrawn = 0
    for table in islice(hunting(seats, box, seats), 0, None, EVERY):
        for seat in (None, *range(seats)):
            guess = table.imagine(seat, rng)
            assert told(guess, seat) == told(table, seat)
            seen = () if seat is None else table.state.heroes[seat].looked
            for number, (card, other) in enumerate(zip(table.state.adventure, guess.state.adventure, strict=True)):
                assert (other.kin, other.kind) == (card.kin, card.kind)
                if number < table.state.revealed or number in seen:
                    assert other is card
                redrawn += other is not card
    assert redrawn > 100 / EVERY


# --- decks -----------------------------------------------------------------------------------------


@rule("FF-SETUP-32", "FF-SETUP-34")
def test_the_order_of_fiends_and_minions_is_drawn_anew_and_what_lies_open_stays() -> None:
    table = next(table for table in hunting(2, BOXES[0], 4) if table.state.round == 1)
    state, rng = table.state, random.Random(1)
    guesses = [table.imagine(0, rng).state for _ in range(30)]
    assert {guess.minions[0].id for guess in guesses} == {state.minions[0].id}
    assert all(guess.lurking == state.lurking for guess in guesses)
    assert len({tuple(fiend.id for fiend in guess.fiend_deck) for guess in guesses}) == 30
    # Those put back into the box were not seen by anyone: any covered minion may be one of them.
    assert any(set(guess.idle_minions) != set(state.idle_minions) for guess in guesses)
    for guess in guesses:
        assert len(guess.idle_minions) == 5
        assert [minion.dots for minion in guess.minions] == [minion.dots for minion in state.minions]


@rule("FF-HUNT-16")
def test_a_minion_put_under_its_deck_stays_known() -> None:
    table = game({"gold": 9}, minions=["golem", "bat-swarm", "crocodile", "cockatrice", "giant-crab"])
    table.play("hunt", "exchange", "exchange")
    rng = random.Random(1)
    orders = {tuple(minion.id for minion in table.table.imagine(0, rng).state.minions) for _ in range(60)}
    assert {(order[0], *order[3:]) for order in orders} == {("crocodile", "golem", "bat-swarm")}
    assert len(orders) > 2


# --- where undo stops ------------------------------------------------------------------------------------


def refused(table: Play) -> str:
    refusal = table.table.undo_refusal()
    return "" if refusal is None else refusal.id


@rule("FF-CLEAN-01")
def test_nobody_goes_back_behind_a_new_fiend() -> None:
    """In the last Clean-up nothing else is revealed or rolled: neither Market nor deck has a card left."""
    looks = ("green", "blue", "red", "purple", "black", "white", "gold")
    full = {row: [f"{looks[at]}2"] * 3 for at, row in enumerate(("str", "dex", "con", "int", "wis", "cha", "familiar"))}
    other = {
        row: [f"{looks[at]}3"] * 3 for at, row in enumerate(("str", "dex", "con", "int", "wis", "cha", "familiar"))
    }
    tired = {"rows": full, "skills": ["climb"], "exhausted": ["climb"], "xp": 5}
    for lurking, reason in (({}, "undo-known"), ({"TOP": ["fiend-of-misery"]}, "")):
        table = situation(
            "roll-player",
            2,
            {"expansion": "fiends-familiars"},
            phase="clean-up",
            heroes=[tired, {"rows": other}],
            lurking=lurking,
            deck=[],
        )
        table.play("refresh:climb")
        assert (table.asked, refused(table)) == ((0, "last-call"), reason)


@rule("FF-HUNT-02")
def test_nobody_goes_back_behind_a_minion_turned_up() -> None:
    table = situation(
        "roll-player",
        2,
        {"expansion": "fiends-familiars"},
        phase="market",
        initiative={0: 1, 1: 2},
        heroes=[{"gold": 9}],
        market=["climb"],
        minions=["bat-swarm", "golem"],
        lurking={},
    )
    table.play("hunt")
    assert refused(table) == ""
    table.play("exchange")
    assert refused(table) == "undo-known"
    table.play("exchange")  # everybody has seen the one that comes back
    assert refused(table) == ""
