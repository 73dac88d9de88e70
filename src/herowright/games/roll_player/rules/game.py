"""Roll Player as the engine sees it: its steps, and the door to state, view and outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

from herowright.games.roll_player import pack
from herowright.games.roll_player.cards.box import Box, box_of
from herowright.games.roll_player.fiends_familiars.rules import settings as fiends_familiars
from herowright.games.roll_player.rules import (
    cleanup,
    codec,
    dice,
    market,
    refusals,
    roll,
    scoring,
    setup,
    situation,
    skills,
    view,
)
from herowright.games.roll_player.rules.choices import Drop, Use
from herowright.games.roll_player.rules.components import DICE, NONE
from herowright.games.roll_player.rules.settings import SCHEMA, Settings
from herowright.games.roll_player.rules.state import Hero, RollPlayer
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.decision import Option, Steps
from herowright.table.errors import BadOption
from herowright.table.game import Game
from herowright.table.message import Message
from herowright.table.outcome import Outcome
from herowright.table.settings import settle, settle_pack

T = TypeVar("T", bound=RollPlayer)
BY_ID = attrgetter("id")
E = TypeVar("E")


class NoChance(Chance):
    """Leaves things in the order in which they lie."""

    __slots__ = ()

    def take(self, items: list[E]) -> E:
        return items.pop(0)

    def shuffle(self, items: list[E]) -> None:
        return


NO_CHANCE = NoChance(0)


class RollPlayerGame(Game[T]):
    """What the base game and its expansion have in common; they differ in the kind of their tables."""

    kind: type[T]

    id = "roll-player"
    title = "Roll Player"
    seats = range(1, 6)
    settings = SCHEMA
    secrets = False
    round_event = "rp-event-round"
    state_version = 4
    rules_files: tuple[Path, ...] = (
        Path(__file__).parents[1] / "rules.md",
        Path(__file__).parents[1] / "fiends_familiars" / "rules.md",
    )
    steps: Mapping[str, Any] = {
        step.__name__: step
        for step in (
            setup.first_player,
            setup.choose_sheets,
            setup.draw_classes,
            setup.pick_classes,
            setup.deal_cards,
            setup.draw_starting_dice,
            setup.place_starting_dice,
            roll.roll_phase,
            dice.dice_turn,
            market.before_market,
            market.market_turn,
            cleanup.clean_up,
            cleanup.last_call,
        )
    }

    def settle(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        settled = settle(SCHEMA, {name: value for name, value in options.items() if name != "pack"})
        able = self.seats_for(settled)
        if seats not in able:
            raise BadOption("option-seats", least=able[0], most=able[-1], seats=seats)
        if options.get("pack"):
            settled["pack"] = settle_pack(options["pack"], pack.check(options["pack"]))
        return settled

    def seats_for(self, options: Mapping[str, Any]) -> range:
        """Five can play only with the second box (FF-SETUP-36)."""
        return self.seats if options["expansion"] == fiends_familiars.WITH_MM else self.seats[:-1]

    def box(self, options: Mapping[str, Any]) -> Box:
        box = box_of(options["edition"])
        return pack.box_with(box, options["pack"]) if "pack" in options else box

    def rules_for(self, options: Mapping[str, Any]) -> RollPlayerGame[Any]:
        if options["expansion"] == fiends_familiars.NONE:
            return self
        from herowright.games.roll_player.fiends_familiars.rules.game import (
            FIENDS_FAMILIARS,  # it builds on this module
        )

        return FIENDS_FAMILIARS

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> T:
        raise NotImplementedError

    def interrupt_order(self, table: T, seats: list[int]) -> list[int]:
        return skills.in_table_order(table, seats)

    def refusal(self, table: T, seat: int, key: str) -> tuple[str | None, Message]:
        return refusals.refusal(table, seat, key)

    def sought(self, table: T, seat: int) -> list[Option[object]]:
        return refusals.sought(table, table.heroes[seat])

    def view(self, table: T, seat: int | None) -> dict[str, Any]:
        return dict(view.view(table, seat))

    def views(self, table: T) -> Callable[[int | None], dict[str, Any]]:
        return view.views(table)

    def figures(self, table: T, seat: int) -> dict[str, int]:
        return view.figures(table, seat)

    def redraw_hidden(self, table: T, seat: int | None, chance: Chance) -> None:
        """Nobody knows the order of the deck; unless it is mixed, one-dot cards lie on two-dot cards. What is hidden is
        sorted first, so that the same chance imagines the same, whatever lies there."""
        setup.redraw_boxed(table, chance)
        hidden = sorted(table.deck, key=BY_ID)
        stacks = [hidden] if table.mixed else [[card for card in hidden if card.dots == dots] for dots in (1, 2)]
        for stack in stacks:
            chance.shuffle(stack)
        table.deck = [card for stack in stacks for card in stack]

    def conceal(self, table: T, seat: int) -> T:
        """Cards face down lie in a fixed order, which says nothing."""
        twin = table.copy()
        self.redraw_hidden(twin, seat, NO_CHANCE)
        return twin

    def outcome(self, table: T) -> Outcome:
        return scoring.outcome(table)

    def inventory(self, table: T) -> dict[str, str]:
        return codec.inventory(table)

    def name_of(self, item: Any) -> str:
        return codec.name_of(item)

    def encode(self, table: T) -> dict[str, Any]:
        return plain.encode(table)

    def decode(self, data: Mapping[str, Any], options: Mapping[str, Any], chance: Chance) -> T:
        return codec.decode(self.kind, data, self.box(options), Settings.of(options), chance)

    def arrange(self, table: T, /, **spec: Any) -> None:
        situation.arrange(table, **spec)
        situation.check_starting_dice(table)


class BaseGame(RollPlayerGame[RollPlayer]):
    kind = RollPlayer

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> RollPlayer:
        box = self.box(options)
        initiative = sum(1 for card in box.initiative if seats >= card.least_seats)
        return RollPlayer(
            box=box,
            settings=Settings.of(options),
            chance=chance,
            heroes=tuple(Hero(seat) for seat in range(seats)),
            faces=[0] * len(DICE),
            bag=list(DICE),
            pool=[NONE] * initiative,
            coins=[0] * initiative,
            holders=[NONE] * initiative,
        )

    interrupts = staticmethod(skills.at_any_time)

    def interrupt(self, table: RollPlayer, seat: int, payload: Use | Drop) -> Steps[None]:
        return skills.interrupt(table, table.heroes[seat], payload)


ROLL_PLAYER = BaseGame()
