"""What a game can bring to the table. Only the rules are required; for everything else there is a plain default that
works for every game: random bots, a board that lists what is there, the words of the rules themselves.

Most parts are given as `module:name` and imported on demand: playing in a terminal needs no page, and using only the
rules needs neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, NamedTuple

from herowright.table.game import Game

# A thing itself, or a `module:name` text that says where to find it.
Part = Any


class Preset(NamedTuple):
    """A good way to begin, one click away; `preset-<id>` are its words."""

    id: str
    seats: int
    bots: int
    options: Mapping[str, Any] = {}
    # Which bot, if not the usual one.
    bot: str | None = None


class Standing(NamedTuple):
    """A question that a seat may answer in advance by a standing order: the key of "no", and whether the order may
    depend on the chance of what is being attempted."""

    key: str
    by_chance: bool = False


class Shortcut(NamedTuple):
    """Two answers with one press: the key `first` to a question of this kind, and then `then` if it is offered to
    the same seat. `label` is the message for both."""

    kind: str
    first: str
    then: str
    label: str

    @property
    def key(self) -> str:
        return f"{self.first}+{self.then}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    game: Game[Any]
    # Folders with a folder of `.ftl` files for each language.
    words: tuple[Path, ...] = ()
    # By name, what makes a bot from a seed; `random` plays every game without being named.
    bots: Mapping[str, Part] = field(default_factory=dict)
    # What search knows about the game (`herowright.bots.search.Guide`); it enables the bots of all levels.
    guide: Part | None = None
    # `board(options)`: how a table with these options is drawn in a terminal.
    board: Part | None = None
    # `catalog(options, texts)`: every card there is to say something about.
    catalog: Part | None = None
    # A module that reads users' packs (`herowright.packs.PackRules`).
    pack: Part | None = None
    presets: tuple[Preset, ...] = ()
    # How the game of the day is played, if there is one.
    daily: Preset | None = None
    # Whether people count points; otherwise the totals only tell who has won.
    points: bool = True
    # `heroes(table)`: the hero of each seat of a finished game (`herowright.table.heroes.Hero`).
    heroes: Part | None = None
    # Questions that a seat may answer by a standing order, by kind.
    standing: Mapping[str, Standing] = field(default_factory=dict)
    # Kinds of questions that are asked even if only one answer is left: people want to roll their own dice.
    throws: frozenset[str] = frozenset()
    shortcuts: tuple[Shortcut, ...] = ()
    # Key prefixes of offers that concern other people: somebody who plays several seats need not promise anything.
    between_people: tuple[str, ...] = ()
    # A guided first game, as a TOML file (`herowright.lessons`).
    lessons: Path | None = None
    # The types of its views, one for each set of rules, from which the page's types are generated.
    views: tuple[Part, ...] = ()
    # A module that keeps parties from one game to the next (`herowright.table.campaigns.Campaigns`).
    campaigns: Part | None = None
    # `summary(table)`: what a simulation counts in a finished game.
    summary: Part | None = None
    # `sections(reports)` by subject: the page about its balance.
    balance: Mapping[str, Part] = field(default_factory=dict)
    # `subject(report)`: which of these a simulation report is about; by default the game itself.
    balance_subject: Part | None = None
    # By name, the chances that its table shows (`herowright.lab.claims.Subject`).
    claims: Mapping[str, Part] = field(default_factory=dict)
    # The class of tables under test (`herowright.testing.Play`), with what can be read of them as text.
    play: Part | None = None
    # What must hold in it besides the invariants of all games (`herowright.lab.watches.Watch`).
    watch: Part | None = None
    # What it provides for learners (`herowright.lab.learning.Learning`).
    learning: Part | None = None
    # Options under which it is measured once more, by the name of that measurement.
    bench: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


def part(found: Part) -> Any:
    """The thing itself."""
    return resolve_name(found) if isinstance(found, str) else found
