"""Games as data: every decision with what the seat saw, what it could do and what it did.

A data set is a folder: `decisions/` and `games/` hold Parquet files of `PER_FILE` games each, `README.md` is its data
card, `dataset.json` says how it was made. Bot game number i has the seed `first seed + i`; the same seeds, bots and
versions give the same bytes, whoever played them: workers only play, and only the main process writes to the folder. A
file appears only when it is complete, so an interrupted data set is completed by running the command again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import herowright as hw
from herowright.bots import advise, make_bot
from herowright.files import writing
from herowright.lab.cluster import in_order
from herowright.lab.environments import needs
from herowright.lab.simulate import BOT_SEEDS
from herowright.table.errors import HerowrightError
from herowright.table.table import Table

if TYPE_CHECKING:
    import pyarrow

PER_FILE = 25
CARD, ABOUT = "README.md", "dataset.json"
DECISIONS, GAMES = "decisions", "games"


class BadDataset(HerowrightError):
    """A folder that contains something else."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: a bot for each seat."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    games: int

    def about(self) -> dict[str, Any]:
        return {
            "source": "bots",
            "game": self.game,
            "version": hw.__version__,
            "state_version": hw.games()[self.game].state_version,
            "seats": len(self.bots),
            "bots": list(self.bots),
            "options": json.loads(json.dumps(dict(self.options))),
            "seeds": {"first": self.seed, "last": self.seed + self.games - 1},
            "games": self.games,
        }


class Decided(NamedTuple):
    """A row of `decisions`. `seat` made the choice; `asked` is the seat whose question was pending, which differs if
    the choice was an interrupt. The view is that of `seat`, as JSON."""

    id: str
    number: int
    seat: int
    asked: int
    kind: str
    rule: str
    options: list[str]
    choice: str
    view: str


class Finished(NamedTuple):
    """A row of `games`. `seed` is missing if it could reveal whose game it was; `bots` is empty for a person."""

    id: str
    game: str
    version: str
    seats: int
    seed: str | None
    settings: str
    bots: list[str | None]
    decisions: int
    scores: list[int]
    places: list[int]
    winners: list[int]


# --- playing -------------------------------------------------------------------------------------------------------


def decisions_of(id: str, table: Table[Any], choices: Iterable[tuple[int, str]]) -> Iterator[Decided]:
    """Plays the choices on a fresh table and yields each one as it was asked."""
    for number, (seat, key) in enumerate(choices):
        asked = table.decision
        assert asked is not None
        offered = asked.options if asked.seat == seat else table.interrupts(seat)
        yield Decided(
            id,
            number,
            seat,
            asked.seat,
            asked.kind,
            asked.rule,
            [option.key for option in offered],
            key,
            _json(table.view(seat)),
        )
        table.apply(key, seat)


def finished(id: str, table: Table[Any], seed: int | None, bots: Sequence[str | None]) -> Finished:
    outcome = table.outcome
    assert outcome is not None
    return Finished(
        id,
        table.game.id,
        hw.__version__,
        table.seats,
        None if seed is None else str(seed),
        _json(table.options),
        list(bots),
        table.made,
        [seat.total for seat in outcome.seats],
        [seat.place for seat in outcome.seats],
        list(outcome.winners),
    )


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def _choices(table: Table[Any], bots: Sequence[Any]) -> Iterator[tuple[int, str]]:
    while table.decision is not None:
        seat = table.decision.seat
        yield seat, advise(table, bots[seat])[0].option.key


class Packed(NamedTuple):
    """Several games as two Parquet files."""

    decisions: bytes
    games: bytes


def play_some(plan: Plan, numbers: range) -> Packed:
    """Play the games of one file."""
    rows: list[Decided] = []
    games: list[Finished] = []
    for number in numbers:
        seed = plan.seed + number
        table = hw.new_table(plan.game, len(plan.bots), seed, plan.options)
        bots = [make_bot(plan.game, name, seed * BOT_SEEDS + seat) for seat, name in enumerate(plan.bots)]
        rows += decisions_of(str(number), table, _choices(table, bots))
        games.append(finished(str(number), table, seed, plan.bots))
    return pack(rows, games)


def make(
    plan: Plan,
    folder: Path,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    ray: str | None = None,
) -> Dataset:
    """Play all games that are still missing, and write the card."""
    needs("pyarrow")
    hw.new_table(plan.game, len(plan.bots), plan.seed, plan.options)  # bad options fail once, before the start
    for name in plan.bots:
        make_bot(plan.game, name, 0)
    begin(folder, plan.about())
    files = [range(first, min(first + PER_FILE, plan.games)) for first in range(0, plan.games, PER_FILE)]
    missing = [numbers for numbers in files if not _is_there(folder, numbers[0])]
    done = plan.games - sum(map(len, missing))
    if done:
        progress(done)
    for numbers, packed in zip(missing, in_order(partial(play_some, plan), missing, workers, ray), strict=True):
        write(folder, numbers[0], packed)
        done += len(numbers)
        progress(done)
    return finish(folder)


# --- writing -------------------------------------------------------------------------------------------------------


def begin(folder: Path, about: Mapping[str, Any]) -> None:
    """A folder for this data set only."""
    file = folder / ABOUT
    with writing(folder):
        if file.exists() and json.loads(file.read_text(encoding="utf-8")) != about:
            raise BadDataset("cli-dataset-other", folder=str(folder))
        if not file.exists() and folder.exists() and any(folder.iterdir()):
            raise BadDataset("cli-dataset-other", folder=str(folder))
        for part in (DECISIONS, GAMES):
            (folder / part).mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _file(folder: Path, part: str, first: int) -> Path:
    return folder / part / f"{first:08}.parquet"


def _is_there(folder: Path, first: int) -> bool:
    return _file(folder, GAMES, first).exists()  # written last


def pack(rows: Sequence[Decided], games: Sequence[Finished]) -> Packed:
    """One file of each kind."""
    import pyarrow as pa
    from pyarrow import parquet

    text, whole, short = pa.string(), pa.int32(), pa.int8()
    decisions = pa.schema(
        {
            "id": text,
            "number": whole,
            "seat": short,
            "asked": short,
            "kind": text,
            "rule": text,
            "options": pa.list_(text),
            "choice": text,
            "view": text,
        }
    )
    outcomes = pa.schema(
        {
            "id": text,
            "game": text,
            "version": text,
            "seats": short,
            "seed": text,
            "settings": text,
            "bots": pa.list_(text),
            "decisions": whole,
            "scores": pa.list_(whole),
            "places": pa.list_(whole),
            "winners": pa.list_(whole),
        }
    )
    packed = []
    for found, schema in ((rows, decisions), (games, outcomes)):
        columns = {name: [getattr(row, name) for row in found] for name in schema.names}
        out = BytesIO()
        parquet.write_table(pa.table(columns, schema), out, compression="zstd", compression_level=9)
        packed.append(out.getvalue())
    return Packed(*packed)


def write(folder: Path, first: int, packed: Packed) -> None:
    """One file of each kind, written atomically."""
    for part, content in ((DECISIONS, packed.decisions), (GAMES, packed.games)):
        to = _file(folder, part, first)
        begun = to.with_suffix(".part")
        with writing(to):
            begun.write_bytes(content)
            os.replace(begun, to)


def finish(folder: Path) -> Dataset:
    """The data card, once everything is there."""
    found = load(folder)
    with writing(folder / CARD):
        (folder / CARD).write_text(card(found), encoding="utf-8")
    return found


# --- reading -------------------------------------------------------------------------------------------------------


class Dataset:
    """A data set in a folder; `decisions` and `games` are Arrow data sets, which pandas, Polars and DuckDB read,
    too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about: dict[str, Any] = json.loads((folder / ABOUT).read_text(encoding="utf-8"))

    @cached_property
    def decisions(self) -> pyarrow.dataset.Dataset:
        return self._read(DECISIONS)

    @cached_property
    def games(self) -> pyarrow.dataset.Dataset:
        return self._read(GAMES)

    def _read(self, part: str) -> Any:
        from pyarrow import dataset

        return dataset.dataset(sorted(map(str, (self.folder / part).glob("*.parquet"))), format="parquet")

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Every decision in order, with its view parsed."""
        for batch in self.decisions.to_batches():
            for row in batch.to_pylist():
                yield row | {"view": json.loads(row["view"])}

    @property
    def bytes(self) -> int:
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file())


def load(folder: Path | str) -> Dataset:
    """The data set in a folder."""
    needs("pyarrow")
    if not (Path(folder) / ABOUT).is_file():
        raise BadDataset("cli-file-missing", file=str(Path(folder) / ABOUT))
    return Dataset(Path(folder))


# --- the card ------------------------------------------------------------------------------------------------------

COLUMNS = {
    DECISIONS: {
        "id": "the game",
        "number": "of the decision in its game, from 0",
        "seat": "who chose, from 0",
        "asked": "whose question was pending; another seat than `seat` for an interrupt",
        "kind": "of the question",
        "rule": "the clause behind the question (`herowright rules GAME`)",
        "options": "the keys of everything `seat` could do",
        "choice": "the key it chose",
        "view": "what `seat` could know just before, as JSON: nothing hidden from it is in there",
    },
    GAMES: {
        "id": "the game",
        "game": "which of the games",
        "version": "of Herowright",
        "seats": "how many played",
        "seed": "of all dice and shuffles; not told for games of people",
        "settings": "of the table, as JSON",
        "bots": "who played each seat; nothing for a person",
        "decisions": "how many there were",
        "scores": "of each seat",
        "places": "of each seat, from 1; shared after a full tie",
        "winners": "the seats that won",
    },
}


def card(found: Dataset) -> str:
    """The data card: what this is, how it was made, what to be careful about."""
    about = found.about
    games, decisions = found.games.count_rows(), found.decisions.count_rows()
    title = hw.games()[about["game"]].title if about.get("game") else "Games of a server"
    lines = [
        f"# {title}: {games:,} games",
        "",
        f"{decisions:,} decisions, written by Herowright {about['version']}. Read it with",
        "",
        "```python",
        "from herowright.lab.dataset import load",
        "",
        'for decision in load("."):',
        '    print(decision["view"], decision["options"], decision["choice"])',
        "```",
        "",
        "## How it was made",
        "",
        *(_by_people() if about["source"] == "server" else _by_bots(about)),
    ]
    for part, columns in COLUMNS.items():
        lines += ["", f"## `{part}/*.parquet`", "", "| column | what it is |", "|---|---|"]
        lines += [f"| `{name}` | {told} |" for name, told in columns.items()]
    return "\n".join([*lines, ""])


def _by_people() -> list[str]:
    return [
        "Finished games of people on a server. Each of them had agreed that their finished games may be used for",
        "research. Names, chat, times, seeds and identities are not in it; a seat is a number.",
    ]


def _by_bots(about: Mapping[str, Any]) -> list[str]:
    seeds, usual = about["seeds"], hw.games()[about["game"]].settle(about["seats"], {})
    unusual = {name: value for name, value in about["options"].items() if value != usual.get(name)}
    return [
        f"Bots played: {', '.join(about['bots'])}. The seeds are {seeds['first']} to {seeds['last']}, one a game; with",
        " the same versions of Herowright and pyarrow the same command writes the same bytes. `herowright ladder`",
        "measures how strong these bots are; what they never try is not in the data.",
        "",
        f"Settings that are not the usual ones: `{_json(unusual)}`" if unusual else "All settings are the usual ones.",
    ]
