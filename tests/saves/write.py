"""Writes the saves by which later versions prove that they can go on with the games of this one.

`python -m tests.saves.write` for a release; for one long past, from its own code:
`git archive COMMIT src | tar x -C /tmp/old && PYTHONPATH=/tmp/old/src python -m tests.saves.write`.
It asks for nothing that 0.1.0 had not: a mode that a version did not know yet is left out.
"""

from __future__ import annotations

import json
import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import herowright as hw
from tests.choosing import onward

FOLDER = Path(__file__).parent
MODES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "roll-player-solo": ("roll-player", 1, {}),
    "roll-player-2": ("roll-player", 2, {}),
    "roll-player-3-de1": ("roll-player", 3, {"edition": "de1"}),
    "roll-player-4-short": ("roll-player", 4, {"variants": ["short", "friendly-market"]}),
    "fiends-familiars-solo": ("roll-player", 1, {"expansion": "fiends-familiars"}),
    "fiends-familiars-2": ("roll-player", 2, {"expansion": "fiends-familiars"}),
    "fiends-familiars-mm-5": ("roll-player", 5, {"expansion": "fiends-familiars-mm"}),
    "call-to-adventure-solo": ("call-to-adventure", 1, {}),
    "call-to-adventure-2": ("call-to-adventure", 2, {}),
    "call-to-adventure-co-op-2": ("call-to-adventure", 2, {"mode": "co-op"}),
    "pathfinder-1": ("pathfinder", 1, {"scenario": "brigandoom"}),
    "pathfinder-4": ("pathfinder", 4, {"scenario": "attack-on-sandpoint"}),
}
# A random game may go on for very long; one that does is kept as a running one alone.
LONGEST = 700


def written() -> Iterator[tuple[str, str]]:
    """A running game of every mode, half of the way, and the same one when it is over."""
    for number, (name, (game, seats, options)) in enumerate(MODES.items()):
        try:
            table = hw.new_table(game, seats, 700 + number, options)
        except (hw.BadOption, hw.UnknownGame):
            continue
        rng = random.Random(number)
        saves: list[bytes] = []
        while table.decision is not None and len(saves) < LONGEST:
            table.apply(onward(table.decision.options, rng))
            saves.append(table.save())
        yield f"{name}-running", saves[len(saves) // 2].decode()
        if table.decision is None:
            yield f"{name}-over", saves[-1].decode()


def pack(saves: dict[str, str], file: Path) -> None:
    """All saves of a version in one file: they have most of their text in common."""
    file.write_bytes(lzma.compress(json.dumps(saves, ensure_ascii=False).encode(), preset=9 | lzma.PRESET_EXTREME))


def unpack(file: Path) -> dict[str, str]:
    saves: dict[str, str] = json.loads(lzma.decompress(file.read_bytes()))
    return saves


def main() -> int:
    file = FOLDER / f"{hw.__version__}.json.xz"
    if file.exists():
        print(f"{file} is there already: saves of a released version do not change.")
        return 1
    saves = dict(written())
    pack(saves, file)
    print(f"{file}: {len(saves)} saves, {file.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
