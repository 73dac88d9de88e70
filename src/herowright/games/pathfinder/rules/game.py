"""Pathfinder as the engine sees it: its steps, and the door to state, view and outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from herowright.games.pathfinder import pack
from herowright.games.pathfinder.cards.box import BOX, Box
from herowright.games.pathfinder.rules import (
    campaign,
    codec,
    end,
    hidden,
    outcome,
    play,
    rebuilding,
    refusals,
    setup,
    situation,
    turn,
    view,
    view_checks,
)
from herowright.games.pathfinder.rules.asking import Death, Interruption
from herowright.games.pathfinder.rules.choices import AtAnyTime
from herowright.games.pathfinder.rules.components import NONE
from herowright.games.pathfinder.rules.party import VERSION
from herowright.games.pathfinder.rules.settings import SCHEMA, Settings
from herowright.games.pathfinder.rules.state import GIVING, Checking, Hero, Hurt, Pathfinder
from herowright.table import plain
from herowright.table.chance import Chance
from herowright.table.decision import Option, Step, Steps
from herowright.table.errors import BadOption
from herowright.table.game import Game
from herowright.table.message import Message
from herowright.table.outcome import Outcome
from herowright.table.settings import Setting, settle, settle_pack


def _schema(corrections: Mapping[str, Any]) -> tuple[Setting, ...]:
    """The settings, with the scenarios of a pack among those that can be played."""
    scenario, *others = SCHEMA
    return (replace(scenario, values=(*scenario.values, *pack.own_scenarios(corrections))), *others)


MOST_WITHOUT_ADD_ON = 4


class PathfinderGame(Game[Pathfinder]):
    id = "pathfinder"
    title = "Pathfinder Adventure Card Game"
    seats = range(1, 7)
    settings = SCHEMA
    secrets = False
    round_event = "pf-event-blessing"
    state_version = 5
    rules_files: tuple[Path, ...] = (Path(__file__).parents[1] / "rules.md",)
    steps: Mapping[str, Any] = {
        step.__name__: step
        for step in (
            setup.characters,
            setup.decks,
            setup.exchange,
            setup.lay_out,
            setup.starting_places,
            setup.starting_hands,
            turn.begin,
            turn.advance,
            turn.turn,
            turn.explore,
            turn.end_turn,
            turn.reset_hand,
            turn.pass_on,
            end.rewards,
            end.finish,
            rebuilding.gather,
            rebuilding.share,
            rebuilding.rebuild,
        )
    }
    unwinding = (Interruption,)

    def cut_short(self, table: Pathfinder, why: Exception) -> Step | None:
        """A step that a death or the end of the scenario cuts short (PF-DEATH-11, PF-END-01)."""
        return turn.died(table) if isinstance(why, Death) else end.end_scenario(table)

    def settle(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        if seats not in self.seats:
            raise BadOption("option-seats", least=self.seats[0], most=self.seats[-1], seats=seats)
        given = {name: value for name, value in options.items() if name not in ("party", "pack")}
        corrections = settle_pack(options["pack"], pack.check(options["pack"])) if options.get("pack") else {}
        settled = settle(_schema(corrections), given)
        if corrections:
            settled["pack"] = corrections
        if options.get("party") is not None:
            settled["party"] = self.settle_party(options["party"], settled)
            settled["add-on"] = settled["party"]["add-on"]
        able = self.seats_for(settled)
        if seats not in able:
            raise BadOption("option-seats", least=able[0], most=able[-1], seats=seats)
        return settled

    def seats_for(self, options: Mapping[str, Any]) -> range:
        """Without the add-on deck there are characters for four players (PF-GEN-01)."""
        return self.seats[:MOST_WITHOUT_ADD_ON] if options["add-on"] == "without" else self.seats

    def settle_party(self, party: Any, settled: Mapping[str, Any]) -> dict[str, Any]:
        """A party brings its box along and plays what it has reached (PF-END-04)."""
        if isinstance(party, Mapping):
            party = {"version": VERSION, "add-on": settled["add-on"], **party}
        pack.check_campaign(settled.get("pack", {}))
        box = self.box(settled)
        found = campaign.admit(party, box)
        campaign.check_scenario(found, settled["scenario"], box)
        return found

    def box(self, options: Mapping[str, Any]) -> Box:
        return pack.box_with(options["pack"]) if options.get("pack") else BOX

    def rules_for(self, options: Mapping[str, Any]) -> Game[Any]:
        return self

    def cooperative(self, options: Mapping[str, Any]) -> bool:
        return True

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Pathfinder:
        box = self.box(options)
        return Pathfinder(
            box=box,
            settings=Settings.of(options),
            chance=chance,
            story=box.story_of(box.find("scenario", options["scenario"]), options.get("party") is not None),
            heroes=[Hero(seat) for seat in range(seats)],
            step=("characters",),
            events=[],
            phase="set-up",
            piles={},
            removed=[],
            spares=[],
            loose=[],
            places=[],
            blessings=[],
            blessings_discard=[],
            turn=NONE,
            stage=GIVING,
            explored=0,
            granted=0,
            freed=False,
            tried=False,
            stopped_by="",
            encounters=[],
            checks=[],
            hurts=[],
            echoes=[],
            idle=False,
            wanted=None,
            asked=NONE,
            skipped=False,
            beaten=[],
            over=False,
            won=False,
            lost_by="",
            pool=[],
        )

    interrupts = staticmethod(play.at_any_time)

    def interrupt(self, table: Pathfinder, seat: int, payload: AtAnyTime) -> Steps[None]:
        return play.interrupt(table, seat, payload)

    def interrupt_order(self, table: Pathfinder, seats: list[int]) -> list[int]:
        """In turn order; nothing is lost by it, for everybody plays on the same side (PF-PRINC-11)."""
        return sorted(seats, key=lambda seat: (seat - table.turn) % len(table.heroes))

    def refusal(self, table: Pathfinder, seat: int, key: str) -> tuple[str | None, Message]:
        return refusals.refusal(table, seat, key)

    def sought(self, table: Pathfinder, seat: int) -> list[Option[object]]:
        return refusals.sought(table, table.heroes[seat])

    def view(self, table: Pathfinder, seat: int | None) -> dict[str, Any]:
        return dict(view.view(table, seat))

    def views(self, table: Pathfinder) -> Callable[[int | None], dict[str, Any]]:
        return view.views(table)

    def figures(self, table: Pathfinder, seat: int) -> dict[str, int]:
        return view.figures(table, seat)

    def matter(self, table: Pathfinder) -> Checking | Hurt | None:
        return table.hurt or table.check

    def prospects(self, table: Pathfinder, seat: int, matter: Checking | Hurt | None) -> dict[str, int]:
        if isinstance(matter, Hurt):
            return {"damage": matter.amount}
        return view_checks.prospects(table, matter)

    def redraw_hidden(self, table: Pathfinder, seat: int | None, chance: Chance) -> None:
        hidden.redraw(table, chance)

    def conceal(self, table: Pathfinder, seat: int | None) -> Pathfinder:
        return hidden.concealed(table)

    def outcome(self, table: Pathfinder) -> Outcome:
        return outcome.outcome(table)

    def inventory(self, table: Pathfinder) -> dict[str, str]:
        return codec.inventory(table)

    def name_of(self, item: Any) -> str:
        return codec.name_of(item)

    def encode(self, table: Pathfinder) -> dict[str, Any]:
        return plain.encode(table)

    def decode(self, data: Mapping[str, Any], options: Mapping[str, Any], chance: Chance) -> Pathfinder:
        return codec.decode(data, self.box(options), Settings.of(options), chance)

    def arrange(self, table: Pathfinder, /, **spec: Any) -> None:
        situation.arrange(table, **spec)


PATHFINDER = PathfinderGame()
