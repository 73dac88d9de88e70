"""Saves: at any moment, checked, and never a traceback for what is not one."""

import json
import random
from typing import Any

import pytest

import herowright as hw
from herowright.table import save as saves
from herowright.table.chance import Chance
from herowright.table.decision import AT_ONCE
from herowright.table.ending import GIVEN_UP, Ended
from herowright.table.errors import BadSave
from herowright.table.running import MARK_EVERY
from herowright.table.save import load, verify
from herowright.table.table import Table, fingerprint
from tests.table.lots import LOTS, TONE, Lots, LotsGame, open_table


def find(id: str) -> Any:
    assert id == "lots"
    return LOTS


def in_the_middle() -> Table[Lots]:
    """Rolled, interrupted, and with an interrupt waiting."""
    table = open_table(seats=3)
    for key, seat in (("roll", None), ("pass", None), ("ring", 0), ("ring", 1)):
        table.apply(key, seat)
    return table


def changed(table: Table[Lots], **changes: Any) -> bytes:
    """A save with some fields replaced and an honest digest."""
    record = json.loads(table.save())
    record |= changes
    del record["digest"]
    record["digest"] = fingerprint(record)
    return json.dumps(record).encode()


def test_a_loaded_table_goes_on_exactly() -> None:
    table = in_the_middle()
    loaded = load(table.save(), find)
    assert loaded.fingerprint() == table.fingerprint()
    assert loaded.log == table.log
    assert loaded.decisions == table.decisions
    assert loaded.commitment == table.commitment
    for key in ("tone:low", "tone:high", "roll"):
        assert loaded.apply(key) == table.apply(key)
    assert loaded.save() == table.save()


def test_a_save_starts_where_undo_ends() -> None:
    """At the last mark behind which nobody can go back: earlier would replay more, later would lose the way back."""
    table = open_table(seats=4)
    for key in ("pass", "pass", "roll", "pass", "pass"):
        table.apply(key)
    table = table.clone()  # which has a mark at every step
    assert json.loads(table.save())["mark"]["decisions"] == 3
    loaded = load(table.save(), find)
    loaded.undo()
    loaded.undo()
    assert loaded.undo_refusal() == ("undo-known", {})


def test_undo_survives_a_save_as_far_as_it_went() -> None:
    table = open_table(seats=1)
    table.apply("roll")
    table.apply("pass")
    loaded = load(table.save(), find)
    loaded.undo()
    assert loaded.decisions == [(0, "roll")]
    assert loaded.undo_refusal() == ("undo-known", {})


def test_a_save_names_the_bots_where_there_are_some() -> None:
    table = open_table(seats=2)
    assert json.loads(saves.save(table, (None, "greedy")))["bots"] == [None, "greedy"]
    assert "bots" not in json.loads(saves.save(table, (None, None)))


def test_a_finished_game_can_be_saved() -> None:
    table = open_table(seats=1, turns="2")
    table.apply("roll")
    table.apply("roll")
    loaded = load(table.save(), find)
    assert loaded.is_over
    assert loaded.outcome == table.outcome


def test_every_moment_of_a_whole_game_can_be_saved() -> None:
    rng = random.Random(4)
    table = hw.new_table("roll-player", seats=2, seed=11)
    while table.decision:
        loaded = hw.load_table(table.save())
        assert loaded.fingerprint() == table.fingerprint()
        table.apply(rng.choice(table.decision.options))


@pytest.mark.parametrize(
    ("blob", "problem"),
    [
        (b"", "save-unreadable"),
        (b"\x00\xff\xfe", "save-unreadable"),
        (b"hello", "save-unreadable"),
        (b"[" * 100_000, "save-unreadable"),
        (b"[1, 2]", "save-foreign"),
        (b'{"save": "of another program"}', "save-foreign"),
        (b'{"herowright": "table", "format": "new"}', "save-foreign"),
        (b'{"herowright": "table", "format": 99}', "save-newer"),
        (b'{"herowright": "table", "format": 1}', "save-damaged"),
        (b" " * (saves.MAX_BYTES + 1), "save-too-large"),
    ],
)
def test_what_is_no_save_gets_one_clear_error(blob: bytes, problem: str) -> None:
    with pytest.raises(BadSave) as refused:
        load(blob, find)
    assert refused.value.message.id == problem


def test_a_save_cut_off_anywhere_is_refused() -> None:
    blob = in_the_middle().save()
    for length in range(0, len(blob), 97):
        with pytest.raises(BadSave):
            load(blob[:length], find)


def test_a_single_changed_byte_is_noticed() -> None:
    blob = in_the_middle().save()
    for at in range(0, len(blob), 61):
        broken = blob[:at] + bytes([blob[at] ^ 1]) + blob[at + 1 :]
        with pytest.raises(BadSave):
            load(broken, find)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"state_version": 2}, "save-newer"),
        ({"seats": "three"}, "save-damaged"),
        ({"decisions": [[0, "fly"]]}, "save-damaged"),
        ({"mark": {}}, "save-damaged"),
        ({"options": {"turns": "nine"}}, "save-damaged"),
        ({"fingerprint": "0" * 64}, "save-rules-changed"),
    ],
)
def test_a_save_that_makes_no_sense_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSave) as refused:
        load(changed(in_the_middle(), **changes), find)
    assert refused.value.message.id == problem


def test_a_guess_is_not_saved_as_if_it_were_real() -> None:
    guess = open_table().imagine(0, random.Random(1))
    for write in (saves.save, saves.parcel):
        with pytest.raises(BadSave) as refused:
            write(guess)
        assert refused.value.message.id == "save-guess"


def test_a_parcel_brings_the_table_to_another_process_as_it_stands() -> None:
    table = in_the_middle()
    there = saves.unparcel(saves.parcel(table), find)
    assert (there.fingerprint(), [*there.log]) == (table.fingerprint(), table.log[-1:])
    for key in ("tone:low", "tone:high", "roll"):
        assert there.apply(key) == table.apply(key)


# --- verification ----------------------------------------------------------------------------------


def test_an_honest_game_is_verified() -> None:
    done: list[int] = []
    verdict = verify(in_the_middle().save(), find, done.append)
    assert verdict.ok
    assert done == [1, 2, 3, 4]
    assert verdict.decisions == 4


def with_other_roll(table: Table[Lots]) -> list[Any]:
    rows = [event.encode() for event in table.log]
    rows[0][3]["face"] = rows[0][3]["face"] % 6 + 1
    return rows


def test_every_kind_of_cheating_is_found() -> None:
    table = in_the_middle()
    other_seed = changed(table, seed=2)
    assert verify(other_seed, find).message.id == "verify-commitment"
    illegal = changed(table, decisions=[[0, "fly"]])
    assert verify(illegal, find).message.id == "verify-illegal"
    better_roll = changed(table, log=with_other_roll(table))
    assert verify(better_roll, find).message.id == "verify-log"
    other_way = changed(table, decisions=[[0, "roll"], [1, "pass"]])
    assert verify(other_way, find).message.id == "verify-end"


def test_a_line_that_tells_less_than_today_is_no_cheating() -> None:
    table = in_the_middle()
    log = json.loads(table.save())["log"]
    at = next(number for number, (_, _, _, args, *_) in enumerate(log) if args)
    log[at][3].popitem()
    assert verify(changed(table, log=log), find).ok
    log[at][3]["more"] = 1
    assert verify(changed(table, log=log), find).at == at, "a line that tells more is"


def test_a_save_of_earlier_rules_goes_on_and_says_that_it_is_older() -> None:
    table = in_the_middle()
    older = changed(table, state_version=0, fingerprint="0" * 64)
    assert load(older, find).fingerprint() == table.fingerprint()
    assert verify(older, find).ok
    played_otherwise = changed(table, state_version=0, log=with_other_roll(table))
    verdict = verify(played_otherwise, find)
    assert (verdict.ok, verdict.message.id) == (False, "verify-older")
    other_seed = changed(table, state_version=0, seed=2)
    assert verify(other_seed, find).message.id == "verify-commitment"


@pytest.mark.parametrize("ended", [False, True])
def test_a_save_of_earlier_rules_is_played_anew_to_where_people_ended_it(ended: bool) -> None:
    table = in_the_middle()
    if ended:
        table.end(Ended(GIVEN_UP, 0))
    played = saves.replay(changed(table, state_version=0, fingerprint="0" * 64), find)
    assert (played.fingerprint(), played.is_over, played.log) == (table.fingerprint(), ended, table.log)


@pytest.mark.parametrize(("decisions", "number"), [([[0, "fly"]], 1), ([[0, "roll"], [1, "fly"], [0, "roll"]], 2)])
def test_a_save_of_these_rules_that_was_not_played_so_is_refused_at_its_first_misfit(
    decisions: list[list[Any]], number: int
) -> None:
    with pytest.raises(BadSave) as refused:
        saves.replay(changed(in_the_middle(), decisions=decisions), find)
    assert refused.value.message == ("save-not-played", {"number": number})


def test_an_older_save_full_of_nonsense_is_refused_before_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_the_middle()
    tried: list[str] = []

    def search(record: Any, table: Any, seat: int, key: str) -> Any:
        tried.append(key)
        return table

    monkeypatch.setattr(saves, "_asked_before", search)
    nonsense = [(0, "fly")] * (2 * saves.MOST_MISFITS)
    with pytest.raises(BadSave) as refused:
        load(changed(table, state_version=0, decisions=[*table.decisions, *nonsense]), find)
    assert (refused.value.message.id, len(tried)) == ("save-rules-changed", saves.MOST_MISFITS)


def test_a_file_without_honest_content_cannot_be_verified() -> None:
    with pytest.raises(BadSave) as refused:
        verify(changed(in_the_middle(), seats="three"), find)
    assert refused.value.message.id == "save-damaged"


# --- which mark a save starts from ----------------------------------------------------------------------------------


def long_table() -> Table[Lots]:
    state = LOTS.new(1, LOTS.settle(1, {}), Chance(1))
    state.step = ("turn", 0, 200)
    return Table(LOTS, state, 1, LOTS.settle(1, {}), 1)


def start_of(table: Table[Lots]) -> int:
    return int(json.loads(table.save())["mark"]["decisions"])


def test_a_save_goes_back_as_far_as_undo_does() -> None:
    """However many marks there are since."""
    table = long_table()
    table.apply("roll")
    for _ in range(3 * MARK_EVERY):
        table.apply("pass")
    table = table.clone()  # which has marks of its own on the last steps
    assert start_of(table) <= 1
    loaded = load(table.save(), find)
    for _ in range(3 * MARK_EVERY):
        loaded.undo()
    assert loaded.decisions == [(0, "roll")]
    assert loaded.undo_refusal() == ("undo-known", {})


def test_a_save_goes_back_no_further_than_it_has_to() -> None:
    table = long_table()
    for _ in range(3 * MARK_EVERY + 5):
        table.apply("roll")
    assert start_of(table) == 3 * MARK_EVERY
    assert load(table.save(), find).fingerprint() == table.fingerprint()


# --- saves of earlier versions ---------------------------------------------------------------------------------------


class NewerLots(LotsGame):
    """A later version, whose states are described in other words and whose only tone names itself."""

    state_version = 2
    tone = TONE._replace(settles=AT_ONCE)

    def encode(self, table: Lots) -> dict[str, Any]:
        return super().encode(table) | {"new": True}


def earlier() -> Table[Lots]:
    """Seat 1 was asked for a tone although there was one only; the last roll came after that."""
    state = LOTS.new(2, LOTS.settle(2, {}), Chance(1))
    state.tones = ("low",)
    table = Table(LOTS, state, 2, LOTS.settle(2, {}), 1)
    for key, seat in (("pass", 0), ("ring", 1), ("tone:low", 1), ("roll", 1), ("pass", 0)):
        table.apply(key, seat)
    return table


def test_a_save_of_an_earlier_version_loads_if_it_tells_the_same_game() -> None:
    table = earlier()
    loaded = load(table.save(), lambda id: NewerLots())
    assert (loaded.log, loaded.state.sums, loaded.state.rung) == (table.log, table.state.sums, table.state.rung)
    assert loaded.decisions == [(0, "pass"), (1, "ring"), (1, "roll"), (0, "pass")]
    loaded.undo()
    assert loaded.undo_refusal() == ("undo-known", {})  # the roll is where it was, a question earlier


def test_it_is_refused_if_it_tells_another() -> None:
    record = json.loads(earlier().save())
    record["log"][-1][3]["face"] += 1
    with pytest.raises(BadSave) as refused:
        load(changed(earlier(), log=record["log"]), lambda id: NewerLots())
    assert refused.value.message.id == "save-rules-changed"


def test_in_a_save_of_this_version_every_choice_must_be_possible() -> None:
    decisions = [[0, "pass"], [1, "fly"]]
    with pytest.raises(BadSave) as refused:
        load(changed(earlier(), decisions=decisions), find)
    assert refused.value.message.id == "save-damaged"
