"""What must hold at every table after every decision, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import herowright as hw
from herowright.bots import companion, make_bot
from herowright.lab.broken import Broken, demand
from herowright.lab.watches import watch_of
from herowright.locale import LANGUAGES, texts
from herowright.table.decision import Option
from herowright.table.event import Event
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message
from herowright.table.plain import Plain, stale
from herowright.table.rulebook import clauses
from herowright.table.save import verify
from herowright.table.table import Table


class Checker:
    """Checks one game as it goes. Keeps a few earlier clones to verify that they do not change."""

    def __init__(self, table: Table[Any], rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.kept: list[tuple[Table[Any], str]] = []
        self.known_rules = clauses(table.game.rules_files).keys()
        self.watch = watch_of(table.game.id)
        self.read = 0

    def check(self, told: Sequence[Event] = ()) -> None:
        """All checks, after a decision with this many events."""
        self.glance(told)
        self.every_option_can_be_taken()
        self.clones_are_equal_and_apart()
        self.nothing_is_out_of_date()
        self.views_hide_the_unknown()

    def glance(self, told: Sequence[Event] = ()) -> None:
        """Checks that are quick enough for every decision of a long run."""
        self.someone_can_act()
        self.nothing_is_lost()
        self.words_exist()
        if self.watch:
            self.watch.check(self.table, told)

    def someone_can_act(self) -> None:
        table = self.table
        if table.decision is None:
            demand(table.outcome is not None, "a finished game has an outcome")
            return
        keys = [option.key for option in table.decision.options]
        demand(bool(keys), "a decision has an option")
        demand(len(keys) == len(set(keys)), f"keys are unique: {keys}")
        if len(keys) == 1 and self.watch and not self.watch.wants_alone(table.decision):
            demand(bool(table.decision.interrupts), f"{table.decision.kind} asks with nothing to choose from: {keys}")

    def every_option_can_be_taken(self) -> None:
        decision = self.table.decision
        if decision is None:
            return
        for option in decision.options:
            self.table.clone().apply(option)
        for seat, offers in decision.interrupts.items():
            for offer in offers:
                self.table.clone().apply(offer, seat)

    def nothing_is_lost(self) -> None:
        self.table.game.inventory(self.table.state)

    def clones_are_equal_and_apart(self) -> None:
        table = self.table
        fingerprint = table.fingerprint()
        twin = table.clone()
        demand(twin.fingerprint() == fingerprint, "a clone equals its original")
        demand(twin.log == table.log, "a clone has the same log")
        for earlier, before in self.kept:
            demand(earlier.fingerprint() == before, "an earlier clone stays as it was")
        self.kept.append((twin, fingerprint))
        if len(self.kept) > 3:
            self.kept.pop(self.rng.randrange(len(self.kept)))

    def nothing_is_out_of_date(self) -> None:
        """Every cached value equals a fresh computation."""
        state = self.table.state
        if isinstance(state, Plain):
            found = stale(state)
            demand(not found, f"out of date: {found}")

    def views_hide_the_unknown(self) -> None:
        table = self.table
        for seat in (None, *range(table.seats)):
            guess = table.imagine(seat, self.rng)
            demand(guess.view(seat) == table.view(seat), f"seat {seat} sees something it cannot know")
            demand(_offered(guess, seat) == _offered(table, seat), f"the offers to seat {seat} tell something hidden")
            if seat is not None and table.decision is not None:
                self.glimpses_are_equal(table, guess, seat)

    def glimpses_are_equal(self, table: Table[Any], guess: Table[Any], seat: int) -> None:
        """Two tables that a seat cannot tell apart give it the same glimpse, and so the same advice."""
        seed, encode = self.rng.getrandbits(32), table.game.encode
        glimpses = [Glimpse(each, seat, seed) for each in (table, guess)]
        told = [[encode(glimpse.state), encode(glimpse.known)] for glimpse in glimpses]
        demand(told[0] == told[1], f"what seat {seat} imagines tells something hidden")
        imagined = [glimpse.imagine(random.Random(seed)).fingerprint() for glimpse in glimpses]
        demand(imagined[0] == imagined[1], f"a table that seat {seat} imagines tells something hidden")
        assert table.decision is not None
        if table.decision.seat == seat:
            bot = make_bot(table.game.id, companion(table.game.id), 0)
            advice = [[(each.option.key, each.value) for each in bot.advise(glimpse)] for glimpse in glimpses]
            demand(advice[0] == advice[1], f"the advice to seat {seat} tells something hidden")

    def words_exist(self) -> None:
        table = self.table
        messages = [Message(event.kind, event.args) for event in table.log[self.read :]]
        rules = {event.rule for event in table.log[self.read :]}
        self.read = len(table.log)
        if table.decision:
            messages += [table.decision.prompt, *(option.label for option in table.decision.options)]
            rules.add(table.decision.rule)
        for lang in LANGUAGES:
            for message in messages:
                demand(texts(lang).has(message.id), f"{message.id} has no words in {lang}")
        demand(rules <= self.known_rules, f"no such clause: {rules - self.known_rules}")

    def undo_returns_exactly(self, before: str, known: int) -> None:
        """Called after a decision: undo must restore the previous state exactly, or refuse for a reason."""
        table = self.table
        twin = table.clone()
        if twin.undo_refusal() is not None:
            return
        demand(twin.state.chance.n == known, "undo would cross something that became known")
        twin.undo()
        demand(twin.fingerprint() == before, "undo gives back the exact earlier state")

    def survives_saving(self) -> None:
        table = self.table
        loaded = hw.load_table(table.save())
        demand(loaded.fingerprint() == table.fingerprint(), "a loaded table equals the saved one")
        demand(loaded.log == table.log, "a loaded table has the same log")
        demand(loaded.undo_refusal() == table.undo_refusal(), "a loaded table offers the same undo")

    def replays(self) -> None:
        verdict = verify(self.table.save(), hw.games().__getitem__)
        demand(verdict.ok, f"a replay from the seed differs: {verdict.message}")


def _offered(table: Table[Any], seat: int | None) -> list[str]:
    if table.decision is None or seat is None:
        return []
    if table.decision.seat == seat:
        return [option.key for option in table.decision.options]
    return [option.key for option in table.interrupts(seat)]


def play_and_check(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    most: int = 10_000,
    thorough: float = 1.0,
    saved: float = 0.05,
) -> int:
    """Play one random game with all invariants checked; returns the number of decisions.

    Now and then another seat interrupts. Every moment gets a quick check, a share of them (`thorough`) all the others,
    and a share of those is `saved` and loaded.
    """
    rng = random.Random(seed)
    table = hw.new_table(game, seats, seed, options)
    checker = Checker(table, rng)
    checker.check()
    for number in range(most):
        if table.decision is None:
            checker.replays()
            return number
        move = random_move(table, rng)
        if rng.random() >= thorough:
            checker.glance(table.apply(*move))
            continue
        before, known = table.fingerprint(), table.state.chance.n
        checker.check(table.apply(*move))
        checker.undo_returns_exactly(before, known)
        if rng.random() < saved:
            checker.survives_saving()
    raise Broken(f"no end after {most} decisions")


def random_move(table: Table[Any], rng: random.Random) -> tuple[Option, int]:
    assert table.decision is not None
    interrupts = table.decision.interrupts
    if interrupts and rng.random() < 0.1:
        seat = rng.choice(list(interrupts))
        return rng.choice(interrupts[seat]), seat
    return rng.choice(table.decision.options), table.decision.seat


def random_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Random settings of a game: mostly defaults, sometimes anything else that fits the number of seats."""
    schema = hw.games()[game].settings
    chosen: dict[str, Any] = {}
    if not fits(game, seats, chosen):  # this many seats require something other than the default
        able = [{setting.id: value} for setting in schema if not setting.many for value in setting.values]
        chosen = rng.choice([options for options in able if fits(game, seats, options)])
    for setting in schema:
        if setting.many:
            chosen[setting.id] = [value for value in setting.values if rng.random() < 0.3]
        elif setting.id not in chosen and rng.random() < 0.3:
            fitting = [value for value in setting.values if fits(game, seats, chosen | {setting.id: value})]
            chosen[setting.id] = rng.choice(fitting)
    return chosen


def fits(game: str, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether a game can be opened with these options."""
    try:
        hw.games()[game].settle(seats, options)
    except hw.BadOption:
        return False
    return True
