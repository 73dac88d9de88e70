"""The testing door: exact situations, scripted chance, and play that fails on an illegal choice.

>>> from herowright.testing import situation
>>> table = situation("roll-player", seats=2, phase="dice", pool=["red1", "gold4", "blue6"])
>>> told = table.play("take:2", "place:str", "skip")
>>> table.hero(0).gold
8
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from herowright.games import registry
from herowright.kit import part
from herowright.table.chance import Order, Roll, Scripted
from herowright.table.errors import IllegalChoice
from herowright.table.event import Event
from herowright.table.game import Game
from herowright.table.previews import preview
from herowright.table.table import Table

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Marks a test as proof of clauses: `@rule("RP-DICE-03")`."""

    def mark(test: F) -> F:
        vars(test)["rules"] = (*getattr(test, "rules", ()), *ids)
        return test

    return mark


# The tables with a script that were opened since the last look; `plugin` looks after every test.
opened: list[Play] = []


class Play:
    """A table under test. Every helper raises `AssertionError` when the rules do not allow a move.

    Games add what can be read of their own tables, as text: `row(0, "str")` in Roll Player, `runes()` in Call to
    Adventure (`herowright.testing.<game>`)."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    @staticmethod
    def faces(state: Any, thing: Any) -> Sequence[str]:
        """How a script names the two faces of a thing that is flipped."""
        return ("1", "2")

    @property
    def left_over(self) -> list[str]:
        """What the script still holds although nobody needed it."""
        chance = self.table.state.chance
        return chance.left_over if isinstance(chance, Scripted) else []

    def script(self, *, rolls: Iterable[Roll] = (), draws: Iterable[str] = (), shuffles: Iterable[Order] = ()) -> None:
        """Write a new script of what chance brings; the previous one must be used up."""
        assert not self.left_over, f"left over in the script: {'; '.join(self.left_over)}"
        chance = self.table.state.chance
        assert isinstance(chance, Scripted), "only a table of `situation` follows a script"
        chance.write(rolls, draws, shuffles)
        if self not in opened:
            opened.append(self)

    def put_away(self) -> list[str]:
        """Discard the rest of the script and return it: for a test in which nothing may be rolled, drawn or
        shuffled."""
        opened[:] = [play for play in opened if play is not self]
        return self.left_over

    # --- moving ----------------------------------------------------------------------------------

    def play(self, *keys: str, seat: int | None = None) -> list[Event]:
        """Take these options one after another; returns all that happened."""
        events: list[Event] = []
        for key in keys:
            try:
                events += self.table.apply(key, seat)
            except IllegalChoice as refusal:
                raise AssertionError(
                    f"{key} is not allowed: {refusal} [{refusal.rule}]; {self.table.decision}"
                ) from None
        return events

    def refuse(self, key: str, seat: int | None = None) -> IllegalChoice:
        """The choice must be refused, and trying it must not change anything."""
        before = self.table.fingerprint()
        try:
            self.table.apply(key, seat)
        except IllegalChoice as refusal:
            assert self.table.fingerprint() == before, f"refusing {key} changed the table"
            return refusal
        raise AssertionError(f"{key} was allowed")

    def play_out(self, choose: Callable[[Table[Any]], str]) -> None:
        """Play to the end of the game, asking `choose` for every key."""
        while self.table.decision:
            self.play(choose(self.table))

    # --- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def asked(self) -> tuple[int, str]:
        """The deciding seat and the kind of decision."""
        assert self.table.decision, "the game is over"
        return self.table.decision.seat, self.table.decision.kind

    @property
    def keys(self) -> list[str]:
        """What the deciding seat can choose from."""
        assert self.table.decision, "the game is over"
        return [option.key for option in self.table.decision.options]

    def keys_of(self, seat: int) -> list[str]:
        """What a seat can do now, asked or not."""
        if self.table.decision and self.table.decision.seat == seat:
            return self.keys
        return [option.key for option in self.table.interrupts(seat)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.table.view(seat)

    def hero(self, seat: int) -> Any:
        return self.table.state.heroes[seat]

    def foretold(self, key: str, seat: int = 0) -> dict[str, tuple[int, int]]:
        """The figures that the preview of an option names, each before and after."""
        return {name: (old, new) for name, old, new in preview(self.table, seat, key, random.Random(0)).figures}

    def told(self, kind: str, seat: int | None = None) -> list[Event]:
        """The events of a kind in the log, of one seat if given."""
        return [event for event in self.table.log if event.kind == kind and seat in (None, event.seat)]


def situation(
    game: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    rolls: Iterable[Roll] = (),
    draws: Iterable[str] = (),
    shuffles: Iterable[Order] = (),
    seed: int = 0,
    **arrangement: Any,
) -> Play:
    """A table of any game in an exact situation. `rolls`, `draws` and `shuffles` script what chance brings next
    (`Scripted` says how they are written), and a test in which something of it is left over fails (`Play.put_away`);
    the other arguments are those of the game's `arrange`."""
    kit = registry.kit(game)
    settled = kit.game.settle(seats, options or {})
    rules = kit.game.rules_for(settled)
    kind: type[Play] = part(kit.play) if kit.play else Play
    chance = Scripted(rolls=rolls, draws=draws, shuffles=shuffles, seed=seed, naming=rules.name_of)
    state = rules.new(seats, settled, chance)
    chance.faces = partial(kind.faces, state)
    if arrangement:
        _arrange(rules, state, seats, arrangement)
    play = kind(Table(rules, state, seats, settled, seed))
    if play.left_over:
        opened.append(play)
    return play


def _arrange(rules: Game[Any], state: Any, seats: int, arrangement: Mapping[str, Any]) -> None:
    """Raises a `ValueError` that says what cannot be laid out."""
    for name in ("turn", "first"):
        if arrangement.get(name) is not None and arrangement[name] not in range(seats):
            raise ValueError(f"{name} is a seat from 0 to {seats - 1}, not {arrangement[name]!r}")
    if len(arrangement.get("heroes", ())) > seats:
        raise ValueError(f"there are {seats} seats, not {len(arrangement['heroes'])}")
    try:
        rules.arrange(state, **arrangement)
    except KeyError as missing:
        raise ValueError(f"there is no {missing.args[0]!r} in {rules.id}") from missing
    if state.step is not None:
        name, *args = state.step
        if name not in rules.steps:
            raise ValueError(f"there is no step {name!r}: {', '.join(rules.steps)}")
        try:
            inspect.signature(rules.steps[name]).bind(state, *args)
        except TypeError as wrong:
            raise ValueError(f"the step {name!r}: {wrong}") from None
