"""What a game may bring to the table. The rules are all that is needed; for everything else there is something plain
that serves every game: bots that play at random, a board that lists what is there, the words of the rules themselves.

Most parts are given as `module:name` and are imported when somebody asks for them: who plays in a terminal needs no
page, and who only wants the rules needs neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, NamedTuple

from herowright.table.game import Game

# A thing itself or, as a text, where it is to be found.
Part = Any


class Preset(NamedTuple):
    """A good way to begin, one click away; `preset-<id>` are its words."""

    id: str
    seats: int
    bots: int
    options: Mapping[str, Any] = {}
    # Which bot, if not the usual one.
    bot: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    game: Game[Any]
    # Folders with a folder of `.ftl` files for each language.
    words: tuple[Path, ...] = ()
    # By name, what makes a bot from a seed; `random` plays every game without being named.
    bots: Mapping[str, Part] = field(default_factory=dict)
    # What search knows of the game (`herowright.bots.search.Guide`); with it come the bots of all levels.
    guide: Part | None = None
    # `board(options)`: how a table with these options is drawn in a terminal.
    board: Part | None = None
    # `catalog(options, texts)`: every card there is to say something about.
    catalog: Part | None = None
    # A module that reads users' packs (`herowright.packs.PackRules`).
    pack: Part | None = None
    presets: tuple[Preset, ...] = ()
    # The types of its views, one for each set of rules, from which those of the page are made.
    views: tuple[Part, ...] = ()
    # A module that keeps parties from one game to the next (`herowright.table.campaigns.Campaigns`).
    campaigns: Part | None = None
    # `summary(table)`: what simulation counts of a finished game.
    summary: Part | None = None
    # By subject, `sections(reports)`: the page about its balance.
    balance: Mapping[str, Part] = field(default_factory=dict)
    # `subject(report)`: which of these a report of simulation is about; the game itself if nothing else is said.
    balance_subject: Part | None = None
    # By name, the chances that its table shows (`herowright.lab.claims.Subject`).
    claims: Mapping[str, Part] = field(default_factory=dict)
    # The class of tables under test (`herowright.testing.Play`), with what can be read of them as text.
    play: Part | None = None
    # What must hold in it besides the invariants of all games (`herowright.lab.watches.Watch`).
    watch: Part | None = None
    # Options under which it is measured once more, by the name of that measurement.
    bench: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


def part(found: Part) -> Any:
    """The thing itself."""
    return resolve_name(found) if isinstance(found, str) else found
