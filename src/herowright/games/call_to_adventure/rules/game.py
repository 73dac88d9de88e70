"""Call to Adventure as the engine sees it: its steps, and the door to state, view and outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from herowright.games.call_to_adventure import pack
from herowright.games.call_to_adventure.cards.box import BOX, Box
from herowright.games.call_to_adventure.rules import (
    challenge,
    codec,
    end,
    hand,
    refusals,
    scoring,
    setup,
    situation,
    turn,
    view,
)
from herowright.games.call_to_adventure.rules.choices import Listen, Play
from herowright.games.call_to_adventure.rules.components import ACTS, KINDS, NONE
from herowright.games.call_to_adventure.rules.settings import COOP, SCHEMA, Settings
from herowright.games.call_to_adventure.rules.state import Attempt, CallToAdventure, Hero
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.decision import Option, Steps
from herowright.table.errors import BadOption
from herowright.table.game import Game
from herowright.table.message import Message
from herowright.table.outcome import Outcome
from herowright.table.settings import settle, settle_pack


class CallToAdventureGame(Game[CallToAdventure]):
    id = "call-to-adventure"
    title = "Call to Adventure"
    seats = range(1, 5)
    settings = SCHEMA
    secrets = True
    round_event = "ca-event-turn"
    state_version = 3
    rules_files: tuple[Path, ...] = (Path(__file__).parents[1] / "rules.md",)
    steps: Mapping[str, Any] = {
        step.__name__: step
        for step in (
            setup.deal,
            setup.keep_characters,
            setup.lay_out,
            turn.begin_turn,
            turn.turn,
            challenge.challenge,
            end.finish,
        )
    }

    def settle(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """One player alone always plays against an adversary (CA-COOP-01)."""
        if seats not in self.seats:
            raise BadOption("option-seats", least=self.seats[0], most=self.seats[-1], seats=seats)
        settled = settle(SCHEMA, {name: value for name, value in options.items() if name != "pack"})
        first = settled["first-player"]
        if first != "random" and int(first[-1]) > seats:
            raise BadOption("option-first-player", seats=seats)
        if seats == 1:
            settled["mode"] = COOP
        if options.get("pack"):
            settled["pack"] = settle_pack(options["pack"], pack.check(options["pack"]))
        return settled

    def box(self, options: Mapping[str, Any]) -> Box:
        return pack.box_with(options["pack"]) if options.get("pack") else BOX

    def seats_for(self, options: Mapping[str, Any]) -> range:
        return self.seats

    def rules_for(self, options: Mapping[str, Any]) -> Game[Any]:
        return self

    def cooperative(self, options: Mapping[str, Any]) -> bool:
        return bool(options["mode"] == COOP)

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> CallToAdventure:
        return CallToAdventure(
            box=self.box(options),
            settings=Settings.of(options),
            chance=chance,
            heroes=[Hero(seat) for seat in range(seats)],
            step=("deal",),
            events=[],
            phase="set-up",
            first=0,
            turn=NONE,
            acted=False,
            journeys=0,
            bought=0,
            won=False,
            resolved="",
            attempt=None,
            revealed=0,
            opener=NONE,
            ender=NONE,
            decks=[[] for _ in ACTS],
            rows=[[] for _ in ACTS],
            under={},
            discards=[[] for _ in ACTS],
            hand_decks={kind: [] for kind in KINDS},
            hand_discards={kind: [] for kind in KINDS},
            arriving=[],
            boxed=[],
            adversary=None,
            adversary_xp=0,
            beaten_by=NONE,
            quests=(),
            adversary_deck=[],
            adversary_discard=[],
            shown=[],
            lost=False,
            stack=[],
        )

    interrupts = staticmethod(hand.at_any_time)

    def interrupt(self, table: CallToAdventure, seat: int, payload: Play | Listen) -> Steps[None]:
        return hand.interrupt(table, seat, payload)

    # The card played last takes effect first (CA-HERO-10).
    interrupt_order = None

    def refusal(self, table: CallToAdventure, seat: int, key: str) -> tuple[str | None, Message]:
        return refusals.refusal(table, seat, key)

    def sought(self, table: CallToAdventure, seat: int) -> list[Option[object]]:
        return refusals.sought(table, table.heroes[seat])

    def view(self, table: CallToAdventure, seat: int | None) -> dict[str, Any]:
        return dict(view.view(table, seat))

    def views(self, table: CallToAdventure) -> Callable[[int | None], dict[str, Any]]:
        return view.views(table)

    def figures(self, table: CallToAdventure, seat: int) -> dict[str, int]:
        return view.figures(table, seat)

    def matter(self, table: CallToAdventure) -> Attempt | None:
        return table.attempt

    def prospects(self, table: CallToAdventure, seat: int, matter: Attempt | None) -> dict[str, int]:
        return view.prospects(table, seat, matter)

    def redraw_hidden(self, table: CallToAdventure, seat: int | None, chance: Chance) -> None:
        codec.redraw_hidden(table, seat, chance)

    def conceal(self, table: CallToAdventure, seat: int) -> CallToAdventure:
        return codec.concealed(table, seat)

    def outcome(self, table: CallToAdventure) -> Outcome:
        return scoring.outcome(table)

    def inventory(self, table: CallToAdventure) -> dict[str, str]:
        return codec.inventory(table)

    def name_of(self, item: Any) -> str:
        return codec.name_of(item)

    def encode(self, table: CallToAdventure) -> dict[str, Any]:
        return plain.encode(table)

    def decode(self, data: Mapping[str, Any], options: Mapping[str, Any], chance: Chance) -> CallToAdventure:
        return codec.decode(data, self.box(options), Settings.of(options), chance)

    def arrange(self, table: CallToAdventure, /, **spec: Any) -> None:
        situation.arrange(table, **spec)


CALL_TO_ADVENTURE = CallToAdventureGame()
