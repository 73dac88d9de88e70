"""A table: one game in progress, driven by decisions.

What plays it stands in `running`; here is what tells about it, takes back and imagines.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic

from herowright.table.chance import Chance, commitment
from herowright.table.decision import Refused
from herowright.table.dice import Dice
from herowright.table.ending import Ended
from herowright.table.errors import CannotUndo, IllegalChoice
from herowright.table.event import Event
from herowright.table.game import Game, S
from herowright.table.message import Message
from herowright.table.outcome import Outcome
from herowright.table.running import ENDED, Redraw, Running


class Table(Running, Generic[S]):
    """Use `herowright.new_table` and `herowright.load_table` to get one."""

    # A reference that does not keep a table alive needs room of its own.
    __slots__ = ("__weakref__",)

    game: Game[S]
    state: S

    def __init__(
        self, game: Game[S], state: S, seats: int, options: Mapping[str, Any], seed: int, dice: Dice | None = None
    ) -> None:
        super().__init__(game, state, seats, options, seed, dice)

    # --- reading -----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def outcome(self) -> Outcome | None:
        """A game that people ended early has no scores and at most one winner."""
        if self.ended:
            return Outcome((), self.ended.winners)
        return self.game.outcome(self.state) if self.is_over else None

    @property
    def commitment(self) -> str:
        """Published from the start: the hash of what every die and shuffle is derived from, which is the record of
        the dice or, if there is none, the seed."""
        return self._dice.commitment if self._dice else commitment(self._seed)

    @property
    def promise(self) -> str | None:
        """Published even earlier: the hash of the one part of the dice that only the server knew."""
        return self._dice.promise if self._dice else None

    @property
    def seed(self) -> int | None:
        """Revealed when the game is over."""
        return self._seed if self.is_over else None

    @property
    def dice(self) -> Dice | None:
        """What the seed was made from, if several parties contributed; revealed when the game is over."""
        return self._dice if self.is_over else None

    @property
    def interrupted(self) -> int:
        """How many "at any time" actions are under way."""
        return len(self._interrupted)

    @property
    def made(self) -> int:
        """How many decisions have been made so far."""
        return len(self._history)

    @property
    def decisions(self) -> list[tuple[int, str]]:
        """All decisions so far: seat and key."""
        taken = zip(self._movers, self._history, strict=True)
        return [(seat, option.key) for seat, option in taken if not isinstance(option, Redraw)]

    @property
    def in_first_round(self) -> bool:
        """Whether the second round has not begun yet. If the game does not report its rounds, the first one lasts
        until everybody has decided something."""
        begins = self.game.round_event
        if not begins:
            return len({seat for seat, _ in self.decisions}) < self.seats
        seen: set[int | None] = set()
        for event in self.log:
            if event.kind == begins:
                if event.seat in seen:
                    return False
                seen.add(event.seat)
        return True

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat may know (`None`: a spectator), as plain values."""
        self._check(seat)
        return self.game.view(self.state, seat)

    def views(self) -> Callable[[int | None], dict[str, Any]]:
        """The views of this moment, for whoever shows the table to several seats; see `Game.views`."""
        return self.game.views(self.state)

    def figures(self, seat: int) -> dict[str, int]:
        """The numbers of a seat worth watching, and those of what is being tried now."""
        game, state = self.game, self.state
        return game.figures(state, seat) | game.prospects(state, seat, game.matter(state))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The log as the seat may read it."""
        return [event for event in self.log[since:] if event.seen_by(seat)]

    def refused(self, seat: int) -> list[Refused]:
        """What the deciding seat would expect to be offered but is not, with the reasons."""
        decision, game = self.decision, self.game
        if decision is None or decision.seat != seat:
            return []
        sought = {option.key: option for option in game.sought(self.state, seat) if not decision.option(option.key)}
        return [Refused(option, *game.refusal(self.state, seat, key)) for key, option in sought.items()]

    def end(self, ended: Ended) -> None:
        """People end the game here: nothing more is asked."""
        if self.is_over:
            raise IllegalChoice(None, Message("refused-over"))
        self.ended, self.decision = ended, None

    # --- undo ------------------------------------------------------------------------------------

    @property
    def last_mover(self) -> int | None:
        if not self._history:
            return None
        last = self._history[-1]
        return last.seat if isinstance(last, Redraw) else self._movers[-1]

    def undo_refusal(self, seat: int | None = None) -> Message | None:
        """Why this seat cannot undo the last choice, or `None` if it can."""
        if self.ended:
            return ENDED
        if len(self._history) <= self._floor:
            return self._floor_reason
        mover = self.last_mover
        if seat is not None and seat != mover:
            return Message("undo-other-moved", {"seat": f"seat:{mover}"})
        return None

    def undo(self, seat: int | None = None) -> None:
        """Undo the last choice; without a seat, whoever made it.

        Raises `CannotUndo` if something became known or another seat has moved since.
        """
        refusal = self.undo_refusal(seat)
        if refusal:
            raise CannotUndo(refusal.id, **refusal.args)
        self._restore(len(self._history) - 1)

    def moment(self, decisions: int) -> Table[S]:
        """The table as it was after this many decisions, replayed from its seed."""
        past = self._anew(self._seed, self._dice)
        for seat, key in self.decisions[:decisions]:
            past.apply(key, seat)
        return past

    def dealt(self, dice: Dice) -> Table[S]:
        """The same game from the very beginning, with these dice."""
        return self._anew(dice.seed, dice)

    def _anew(self, seed: int, dice: Dice | None) -> Table[S]:
        state = self.game.new(self.seats, self.options, Chance(seed))
        return Table(self.game, state, self.seats, self.options, seed, dice)

    # --- copies ----------------------------------------------------------------------------------

    def imagine(self, seat: int | None, rng: random.Random) -> Table[S]:
        """A clone in which everything the seat cannot know is redrawn: hidden cards, coming dice."""
        self._check(seat)
        twin = self.clone()
        twin._redraw(Redraw(seat, rng.getrandbits(64)))
        return twin

    def save(self) -> bytes:
        """The table as a file that loads anywhere and at any moment of the game."""
        from herowright.table.save import save

        return save(self)

    def fingerprint(self) -> str:
        """A hash of the whole situation: equal tables, and only they, have equal fingerprints."""
        waiting = [[seat, option.key] for seat, option in self._announced]
        asked = self.decision and [self.decision.seat, self.decision.kind, [o.key for o in self.decision.options]]
        whole = [self.game.id, self.game.encode(self.state), waiting, asked]
        if len(self._interrupted) > 1:  # the state tells the question at the bottom, not those between
            whole.append([[decision.seat, decision.kind] for _, decision in self._interrupted])
        return fingerprint(whole)


def fingerprint(data: Sequence[Any] | Mapping[str, Any]) -> str:
    """The hash of plain data, independent of the order of keys."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
