"""Dice that several had a part in: what they depend on, and what is found when somebody changes it afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from herowright import new_table
from herowright.games import registry
from herowright.table.dice import Dice, canonical, fresh_number, promise
from herowright.table.errors import BadSave
from herowright.table.save import load, replay, verify
from herowright.table.table import Table, fingerprint

SECRET, NONCE = "5" * 64, "a" * 64
DICE = Dice.agreed(SECRET, (NONCE, ""), "table12345", "roll-player", {"edition": "pl2"}, ("person", "bot"), "0.7.0")
# The record of a table, written down once and for all: hashes published today must be the same in years.
TEXT = (
    '{"game":"roll-player","nonces":["' + NONCE + '",""],"options":{"edition":"pl2"},"pack":"",'
    '"seats":["person","bot"],"secret":"' + SECRET + '","table":"table12345","version":"0.7.0"}'
)


def test_the_hashes_of_a_record_never_change() -> None:
    assert DICE.text == TEXT
    assert DICE.promise == "073856a68a31e9de6e409b281b6542a933841108cfd1a80ab7a20830ea144daa"
    assert DICE.commitment == "ea2b08b7a6a67ae25e25c0105371b51350c3cd2c009ab29ffad670dcb5e1d5e2"
    assert DICE.seed == 59005821213720876344710304178169461942


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "6" * 64},
        {"nonces": ("b" * 64, "")},
        {"nonces": ("", NONCE)},
        {"nonces": (NONCE, NONCE)},
        {"table": "table12346"},
        {"game": "pathfinder"},
        {"options": {"edition": "de1"}},
        {"options": {"edition": "pl2", "expansion": "none"}},
        {"pack": "c" * 64},
        {"seats": ("person", "person")},
        {"version": "0.7.1"},
    ],
    ids=str,
)
def test_whatever_changes_gives_another_commitment_and_other_dice(change: dict[str, Any]) -> None:
    other = replace(DICE, **change)
    assert other.commitment != DICE.commitment
    assert other.seed != DICE.seed
    assert (other.promise == DICE.promise) == ("secret" not in change)


@pytest.mark.parametrize(
    ("game", "seats", "options", "fits"),
    [
        ("roll-player", 2, {"edition": "pl2"}, True),
        ("roll-player", 2, {"edition": "pl2", "of-a-later-version": "yes"}, True),
        ("roll-player", 2, {"edition": "de1"}, False),
        ("roll-player", 3, {"edition": "pl2"}, False),
        ("pathfinder", 2, {"edition": "pl2"}, False),
        ("roll-player", 2, {"edition": "pl2", "pack": {"cards": {}}}, False),
    ],
)
def test_dice_fit_the_game_that_was_agreed_on(game: str, seats: int, options: dict[str, Any], fits: bool) -> None:
    assert DICE.fits(game, seats, options) is fits


def test_another_card_of_a_pack_is_another_pack() -> None:
    def with_pack(pack: Any) -> Dice:
        return Dice.agreed(SECRET, ("",), "table12345", "roll-player", {"pack": pack}, ("person",), "0.7.0")

    one, same, other = (
        with_pack({"cards": {1: "a", 10: "b"}}),
        with_pack({"cards": {"10": "b", "1": "a"}}),
        with_pack({}),
    )
    assert one == same
    assert one.options == {}
    assert len({one.commitment, other.commitment}) == 2
    assert other.pack == ""


def test_a_record_is_read_as_it_was_written() -> None:
    assert Dice.read(DICE.text) == DICE
    numbers = {fresh_number() for _ in range(20)}
    assert len(numbers) == 20
    assert all(Dice.read(replace(DICE, secret=each).text).promise == promise(each) for each in numbers)


def test_nothing_else_is_a_record() -> None:
    record = json.loads(TEXT)
    wrong: list[Any] = [
        [],
        {},
        record | {"more": 1},
        record | {"secret": "5"},
        record | {"secret": 5},
        record | {"nonces": [NONCE]},
        record | {"nonces": ["A" * 64, ""]},
        record | {"nonces": "ab"},
        record | {"seats": [1, 2]},
        record | {"options": []},
        {name: value for name, value in record.items() if name != "version"},
    ]
    for each in wrong:
        with pytest.raises(ValueError, match="no record"):
            Dice.read(canonical(each))
    for text in (TEXT + " ", json.dumps(record)):
        with pytest.raises(ValueError, match="no record"):
            Dice.read(text)


# --- saves -------------------------------------------------------------------------------------------------


def dealt(**options: Any) -> Table[Any]:
    blank = new_table("roll-player", 2, 0, options)
    about = blank.options, ("person", "bot"), "0.7.0"
    return blank.dealt(Dice.agreed(SECRET, (NONCE, ""), "table12345", "roll-player", *about))


def played(table: Table[Any], decisions: int = 6) -> Table[Any]:
    for _ in range(decisions):
        assert table.decision is not None
        table.apply(table.decision.options[0])
    return table


def forged(blob: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    record = json.loads(blob)
    change(record)
    del record["digest"]
    return json.dumps(record | {"digest": fingerprint(record)}).encode()


def test_a_table_keeps_its_dice_wherever_it_goes() -> None:
    table = played(dealt())
    assert table._seed == table._dice.seed  # type: ignore[union-attr]
    assert table.dice is None, "as long as the game goes on"
    for other in (
        table.clone(),
        table.moment(3),
        load(table.save(), registry.find),
        replay(table.save(), registry.find),
    ):
        assert other._dice == table._dice
        assert other.commitment == table.commitment
    assert load(table.save(), registry.find).save() == table.save()


def test_an_honest_save_belongs_to_its_promise_and_to_its_commitment() -> None:
    table = played(dealt())
    blob = table.save()
    assert table._dice is not None
    for hash in (None, table._dice.promise, table._dice.commitment):
        assert verify(blob, registry.find, published=hash).ok
    assert verify(blob, registry.find, published="0" * 64).message.id == "verify-published"


def test_the_commitment_of_a_save_without_such_dice_is_that_of_its_seed() -> None:
    table = played(new_table("roll-player", 2, 7))
    assert verify(table.save(), registry.find, published=table.commitment).ok
    assert not verify(table.save(), registry.find, published="0" * 64).ok


def other_nonce(record: dict[str, Any]) -> None:
    record["dice"] = replace(Dice.read(record["dice"]), nonces=("", "")).text


def other_secret(record: dict[str, Any]) -> None:
    record["dice"] = replace(Dice.read(record["dice"]), secret="6" * 64).text


def other_options(record: dict[str, Any]) -> None:
    record["options"]["edition"] = "de1"


def other_seed(record: dict[str, Any]) -> None:
    record["seed"] += 1


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (other_secret, "verify-promise"),
        (other_options, "verify-agreed"),
        (other_nonce, "verify-record"),
        (other_seed, "verify-seed"),
    ],
)
def test_the_first_broken_link_is_named(change: Callable[[dict[str, Any]], None], broken: str) -> None:
    blob = forged(played(dealt()).save(), change)
    verdict = verify(blob, registry.find)
    assert (verdict.ok, verdict.message.id) == (False, broken)


def test_a_game_made_up_afterwards_agrees_with_itself_but_not_with_what_was_published() -> None:
    honest = played(dealt())
    assert honest._dice is not None
    other = replace(honest._dice, nonces=("b" * 64, ""))
    made_up = played(honest.dealt(other)).save()
    assert verify(made_up, registry.find).ok
    assert verify(made_up, registry.find, published=other.promise).ok, "the secret is the same"
    assert not verify(made_up, registry.find, published=honest.commitment).ok


def test_a_file_with_other_dice_than_its_record_is_not_loaded() -> None:
    for change in (
        other_nonce,
        other_seed,
        lambda record: record.update(dice="{}"),
        lambda record: record.update(dice=1),
    ):
        blob = forged(played(dealt()).save(), change)
        for take in (load, replay):
            with pytest.raises(BadSave):
                take(blob, registry.find)
    with pytest.raises(BadSave):
        verify(forged(played(dealt()).save(), lambda record: record.update(dice="[" * 9000)), registry.find)
