"""Tables as files. A save holds the decisions, the log and the state at the last mark, so that it loads without
replaying the whole game, and the seed, so that the whole game can be checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from herowright.table.chance import Chance, commitment, decode_chance
from herowright.table.decision import Option
from herowright.table.dice import Dice
from herowright.table.ending import Ended
from herowright.table.errors import BadOption, BadSave, IllegalChoice
from herowright.table.event import Event
from herowright.table.game import Game
from herowright.table.log import Log
from herowright.table.message import Message
from herowright.table.running import MARK_EVERY, NOTHING, Redraw
from herowright.table.table import Table, fingerprint

FORMAT = 1
# No genuine save comes near this size; a larger file is refused before it is read.
MAX_BYTES = 16 * 1024 * 1024

# How many answers of an earlier save may not fit today's rules: each needs a search, and no genuine save has more.
MOST_MISFITS = 24

# No genuine game has more; a crafted file may repeat endlessly what can be done repeatedly.
MOST_DECISIONS = 20_000

# What goes wrong when a file has a correct digest but invalid content.
_NONSENSE = (KeyError, TypeError, ValueError, AttributeError, IndexError, BadOption)

FindGame = Callable[[str], Game[Any]]
Record = dict[str, Any]


def save(table: Table[Any], bots: Sequence[str | None] = ()) -> bytes:
    """`bots` names the bot of each seat that has one, if the caller knows who plays."""
    if any(isinstance(taken, Redraw) for taken in table._history):
        raise BadSave("save-guess")
    mark = next(mark for mark in reversed(table._marks) if mark.decisions <= table._floor)
    record: Record = {
        "herowright": "table",
        "format": FORMAT,
        "game": table.game.id,
        "state_version": table.game.state_version,
        **({"rules": table._rules} if table._rules < table.game.state_version else {}),
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table._seed,
        "commitment": table.commitment,
        "decisions": table.decisions,
        "mark": {
            "decisions": mark.decisions,
            "events": mark.events,
            "chance": mark.state.chance.encode(),
            "state": table.game.encode(mark.state),
        },
        "floor": [table._floor, table._floor_reason.id, dict(table._floor_reason.args)],
        "log": [event.encode() for event in table.log],
        "fingerprint": table.fingerprint(),
    }
    if table._dice:
        record |= {"promise": table._dice.promise, "dice": table._dice.text}
    if table.ended:
        record["ended"] = table.ended.encode()
    if any(bots):
        record["bots"] = list(bots)
    record["digest"] = fingerprint(record)
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def parcel(table: Table[Any]) -> bytes:
    """The table as another of our processes needs it to continue from here: no log, nothing before its last mark. It
    is not checked when it is opened, so it must never come from a file."""
    mark = table._marks[-1]
    later = table._history[mark.decisions :]
    if any(isinstance(taken, Redraw) for taken in later):
        raise BadSave("save-guess")
    record: Record = {
        "game": table.game.id,
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table._seed,
        "chance": mark.state.chance.encode(),
        "state": table.game.encode(mark.state),
        "decisions": table.decisions[mark.decisions :],
    }
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def unparcel(blob: bytes, find_game: FindGame) -> Table[Any]:
    """The table of a parcel, without its past."""
    record = json.loads(blob)
    table = _at_mark(find_game(record["game"]), record, record["state"], record["chance"])
    for seat, key in record["decisions"]:
        table.apply(key, seat)
    return table


def read(blob: bytes) -> Record:
    """The validated content of a save; `BadSave` for anything else."""
    if len(blob) > MAX_BYTES:
        raise BadSave("save-too-large", limit=MAX_BYTES // 1024 // 1024)
    try:
        record = json.loads(blob)
    except (ValueError, RecursionError):
        raise BadSave("save-unreadable") from None
    if not isinstance(record, dict) or record.get("herowright") != "table":
        raise BadSave("save-foreign")
    version = record.get("format")
    if not isinstance(version, int):
        raise BadSave("save-foreign")
    if version > FORMAT:
        raise BadSave("save-newer", format=version, known=FORMAT)
    digest = record.pop("digest", None)
    if digest != fingerprint(record):
        raise BadSave("save-damaged")
    return record


def load(blob: bytes, find_game: FindGame) -> Table[Any]:
    """The table exactly as it was saved, undo included."""
    record = read(blob)
    try:
        return _rebuild(record, _game(record, find_game))
    except (*_NONSENSE, IllegalChoice):
        raise BadSave("save-damaged") from None


def replay(blob: bytes, find_game: FindGame, ours: bool = False) -> Table[Any]:
    """The table of a save, replayed from its seed, options and decisions. The state in the file is never used, and
    if the file describes a different game from the one replayed here, it is refused. A save of ours may have stored
    the same situation in an older form."""
    record = read(blob)
    try:
        table = _played_anew(record, _game(record, find_game), ours)
        table.game.inventory(table.state)
    except (*_NONSENSE, IllegalChoice, AssertionError, RecursionError):
        raise BadSave("save-damaged") from None
    return table


def _played_anew(record: Record, game: Game[Any], ours: bool) -> Table[Any]:
    if record["mark"]["chance"].keys() - {"n"}:
        raise BadSave("save-scripted")
    decisions = [(seat, key) for seat, key in record["decisions"]]
    if len(decisions) > MOST_DECISIONS:
        raise BadSave("save-too-long", most=MOST_DECISIONS)
    numbers = [record["seed"], record["seats"], *(seat for seat, _ in decisions)]
    if not (all(type(each) is int for each in numbers) and all(type(key) is str for _, key in decisions)):
        raise TypeError("no number, or no key")
    table = opened(game, record)
    table._rules = _rules(record, game)
    if table._rules < game.state_version:
        table = _go_on(record, table, decisions)[0]
        end_early(record, table)
        return table
    for number, (seat, key) in enumerate(decisions):
        try:
            table.apply(key, seat)
        except IllegalChoice:
            raise BadSave("save-not-played", number=number + 1) from None
    end_early(record, table)
    if not (ours or _same(record, table)) or _first_difference(record, table) is not None:
        raise BadSave("save-not-played", number=len(decisions))
    return table


def _game(record: Record, find_game: FindGame) -> Game[Any]:
    game = find_game(record["game"])
    if record["state_version"] > game.state_version:
        raise BadSave("save-newer", format=record["state_version"], known=game.state_version)
    return game


def _at_mark(
    game: Game[Any],
    record: Record,
    state: Any,
    chance: Any,
    past: Sequence[tuple[int, str]] = (),
    log: Sequence[Any] = (),
) -> Table[Any]:
    """A table that begins at a mark. What came before can never be undone, so its keys are all that is needed."""
    options = game.settle(record["seats"], record["options"])
    game = game.rules_for(options)
    table = Table.__new__(Table)
    table.game, table.seats, table.options = game, record["seats"], options
    table.state = game.decode(state, options, decode_chance(chance, record["seed"], game.name_of))
    table._seed, table._dice = record["seed"], _dice_of(record)
    table._marks, table._mark_every, table._repeating = [], MARK_EVERY, False
    table._history, table._movers = [_bygone(key) for _, key in past], bytearray(seat for seat, _ in past)
    table.log = Log(map(Event.decode, log))
    table._rules = _rules(record, game)
    table._floor, table._floor_reason = len(past), NOTHING
    table.ended = None
    table._begin()
    return table


def _rebuild(record: Record, game: Game[Any]) -> Table[Any]:
    mark = record["mark"]
    past, log = record["decisions"][: mark["decisions"]], record["log"][: mark["events"]]
    table = _at_mark(game, record, mark["state"], mark["chance"], past, log)
    game = table.game
    at, reason, args = record["floor"]
    later = record["decisions"][mark["decisions"] :]
    if _older(record, game):
        table, made = _go_on(record, table, later)
        since = at - mark["decisions"]
        at = made[since - 1] if since > 0 else at
    else:
        for seat, key in later:
            table.apply(key, seat)
    table._floor, table._floor_reason = at, Message(reason, args)
    end_early(record, table)
    if not _older(record, game) and table.fingerprint() != record["fingerprint"]:
        raise BadSave("save-rules-changed")
    return table


def _go_on(record: Record, table: Table[Any], later: Sequence[tuple[int, str]]) -> tuple[Table[Any], list[int]]:
    """Decisions of an earlier version under today's rules, and how many there are after each. The answer to a
    question that is no longer asked is dropped; a new question is answered so that the log stays the same. The
    result must be the same game, or reach its end."""
    made, misfits = [], 0
    for seat, key in later:
        try:
            table.apply(key, seat)
        except IllegalChoice:
            misfits += 1
            if misfits > MOST_MISFITS:
                raise BadSave("save-rules-changed") from None
            table = _asked_before(record, table, seat, key)
        made.append(table.made)
    if not table.is_over and _first_difference(record, table) is not None:
        raise BadSave("save-rules-changed")
    return table, made


def _asked_before(record: Record, table: Table[Any], seat: int, key: str) -> Table[Any]:
    """The table after a choice that an additional question now precedes; unchanged if no answer fits."""
    for option in table.decision.options if table.decision else ():
        twin = table.clone()
        try:
            twin.apply(option)
            twin.apply(key, seat)
        except IllegalChoice:
            continue
        line = _first_difference(record, twin)
        if line is None or line == len(twin.log):
            return twin
    return table


def _older(record: Record, game: Game[Any]) -> bool:
    """Whether earlier rules of the game wrote it: then the same situation may have a different fingerprint today."""
    return bool(record["state_version"] < game.state_version)


def _rules(record: Record, game: Game[Any]) -> int:
    """The earliest version of the rules under which it was played: a later one may have saved it again since."""
    saved_under: int = record.get("state_version", game.state_version)
    return int(record.get("rules", saved_under))


def _bygone(key: str) -> Option:
    return Option(key, None, Message("bygone"))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a replay from the seed found. `at` is the first decision or log line that differs."""

    ok: bool
    message: Message
    decisions: int
    at: int | None = None


def verify(
    blob: bytes,
    find_game: FindGame,
    progress: Callable[[int], None] = lambda done: None,
    published: str | None = None,
) -> Verdict:
    """Replay the whole game from its seed and compare everything that was published. `published` is a promise or a
    commitment that somebody noted while the game was played: then the file must belong to that very table."""
    record = read(blob)
    try:
        if published is not None and published_as(record, published) is None:
            return Verdict(False, Message("verify-published"), len(record["decisions"]))
        game = _game(record, find_game)
        verdict = _replayed(record, game, progress)
    except _NONSENSE:
        raise BadSave("save-damaged") from None
    if not verdict.ok and verdict.at is not None and _rules(record, game) < game.state_version:
        return Verdict(False, Message("verify-older"), verdict.decisions, verdict.at)
    return verdict


def published_as(record: Record, hash: str) -> str | None:
    """Which of the file's hashes this is: its "commitment", its "promise" or none. The file is not trusted: both are
    recomputed."""
    if "dice" not in record:
        return "commitment" if hash == commitment(record["seed"]) else None
    dice = _read_dice(record)
    return {dice.commitment: "commitment", dice.promise: "promise"}.get(hash)


def _read_dice(record: Record) -> Dice:
    try:
        return Dice.read(record["dice"])
    except (RecursionError, *_NONSENSE):
        raise BadSave("save-damaged") from None


def _replayed(record: Record, game: Game[Any], progress: Callable[[int], None]) -> Verdict:
    total = len(record["decisions"])
    if "dice" in record:
        broken = _broken_link(record, _read_dice(record))
    else:
        broken = None if commitment(record["seed"]) == record["commitment"] else "verify-commitment"
    if broken:
        return Verdict(False, Message(broken), total)
    table = opened(game, record)
    for number, (seat, key) in enumerate(record["decisions"]):
        try:
            table.apply(key, seat)
        except IllegalChoice as refusal:
            why = {"number": number + 1, "key": key, "reason": refusal.reason}
            return Verdict(False, Message("verify-illegal", why), total, number)
        progress(number + 1)
    end_early(record, table)
    line = _first_difference(record, table)
    if line is not None and line < min(len(record["log"]), len(table.log)):
        return Verdict(False, Message("verify-log", {"number": line + 1}), total, line)
    if line is not None or not (_older(record, game) or _same(record, table)):
        return Verdict(False, Message("verify-end"), total, total)
    good = Message("verify-ok", {"decisions": total})
    if table.ended:
        good = Message("verify-ended", {"verdict": good, "ended": table.ended.message})
    return Verdict(True, good, total)


def end_early(record: Mapping[str, Any], table: Table[Any]) -> None:
    """End the table early, as its players did."""
    if "ended" in record and not table.is_over:
        table.end(Ended.decode(record["ended"], table.seats))


def _same(record: Record, table: Table[Any]) -> bool:
    """Whether it is the situation of the save. A table that was set aside has none."""
    return record["fingerprint"] in ("", table.fingerprint())


def _first_difference(record: Record, table: Table[Any]) -> int | None:
    """The first line in which the log of a save differs from that of a table."""
    for number, (old, new) in enumerate(zip(record["log"], table.log, strict=False)):
        if not new.tells(old):
            return number
    both = len(record["log"]), len(table.log)
    return None if both[0] == both[1] else min(both)


def opened(game: Game[Any], record: Mapping[str, Any]) -> Table[Any]:
    """The table of a save at its very beginning."""
    options = game.settle(record["seats"], record["options"])
    game = game.rules_for(options)
    state = game.new(record["seats"], options, Chance(record["seed"]))
    return Table(game, state, record["seats"], options, record["seed"], _dice_of(record))


def _dice_of(record: Mapping[str, Any]) -> Dice | None:
    """What the seed was made from, if the file says so; `ValueError` if the seed does not follow from it. Everything
    else is left to `verify`: a later version may know an option by another name and must still continue the game."""
    if "dice" not in record:
        return None
    dice = Dice.read(record["dice"])
    if dice.seed != record["seed"]:
        raise ValueError("other dice")
    return dice


def _broken_link(record: Mapping[str, Any], dice: Dice) -> str | None:
    """The first link between a file and the record of its dice that does not hold, as a message."""
    checks = {
        "verify-promise": dice.promise == record["promise"],
        "verify-agreed": dice.fits(record["game"], record["seats"], record["options"]),
        "verify-record": dice.commitment == record["commitment"],
        "verify-seed": dice.seed == record["seed"],
    }
    return next((broken for broken, holds in checks.items() if not holds), None)
