"""Fiends & Familiars as the engine sees it: the steps that differ, and the door to state, view and outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from herowright.games.roll_player import pack
from herowright.games.roll_player.fiends_familiars.cards.box import FiendsBox, fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS
from herowright.games.roll_player.fiends_familiars.rules import (
    adventure,
    battle,
    cleanup,
    codec,
    dice,
    experience,
    market,
    refusals,
    roll,
    scoring,
    setup,
    situation,
    view,
)
from herowright.games.roll_player.fiends_familiars.rules.choices import AtAnyTime
from herowright.games.roll_player.fiends_familiars.rules.settings import WITH_MM
from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable
from herowright.games.roll_player.rules.components import BOOST_DICE, DICE, NONE, SPARE_DICE, SPLIT_DICE
from herowright.games.roll_player.rules.game import BY_ID, RollPlayerGame
from herowright.games.roll_player.rules.settings import Settings
from herowright.table.chance import Chance
from herowright.table.decision import Option, Steps
from herowright.table.message import Message
from herowright.table.outcome import Outcome

MOST_HEROES = 5


class FiendsFamiliarsGame(RollPlayerGame[FiendsTable]):
    """A step of the base game stays unless one of the same name stands here."""

    kind = FiendsTable

    secrets = True
    steps: Mapping[str, Any] = {
        **RollPlayerGame.steps,
        **{
            step.__name__: step
            for step in (
                setup.first_player,
                setup.choose_sheets,
                setup.draw_classes,
                setup.deal_cards,
                setup.choose_familiars,
                setup.draw_starting_dice,
                setup.place_starting_dice,
                setup.lay_out_enemies,
                roll.roll_phase,
                dice.dice_turn,
                market.market_turn,
                cleanup.clean_up,
                cleanup.last_call,
                battle.battle,
                adventure.reveal_adventure,
                battle.hire,
                battle.fight,
                battle.spoils,
            )
        },
    }

    def box(self, options: Mapping[str, Any]) -> FiendsBox:
        box = fiends_box_of(options["edition"], options["expansion"])
        return pack.box_with(box, options["pack"]) if "pack" in options else box

    def new(self, seats: int, options: Mapping[str, Any], chance: Chance) -> FiendsTable:
        box = self.box(options)
        cards = sum(1 for card in box.initiative if seats >= card.least_seats)
        bag = [*DICE, *SPLIT_DICE]  # FF-SETUP-13
        if options["expansion"] == WITH_MM:
            bag += BOOST_DICE  # FF-SETUP-14
        if seats == MOST_HEROES:
            bag += SPARE_DICE
        return FiendsTable(
            box=box,
            settings=Settings.of(options),
            chance=chance,
            heroes=tuple(Adventurer(seat) for seat in range(seats)),
            faces=[0] * len(bag),
            bag=bag,
            pool=[NONE] * cards,
            coins=[0] * cards,
            holders=[NONE] * cards,
            lurking=[()] * cards,
        )

    interrupts = staticmethod(experience.at_any_time)

    def interrupt(self, table: FiendsTable, seat: int, payload: AtAnyTime) -> Steps[None]:
        return experience.interrupt(table, table.heroes[seat], payload)

    def refusal(self, table: FiendsTable, seat: int, key: str) -> tuple[str | None, Message]:
        return refusals.refusal(table, seat, key)

    def sought(self, table: FiendsTable, seat: int) -> list[Option[object]]:
        return refusals.sought(table, table.heroes[seat])

    def view(self, table: FiendsTable, seat: int | None) -> dict[str, Any]:
        return view.view(table, seat)

    def views(self, table: FiendsTable) -> Callable[[int | None], dict[str, Any]]:
        return view.views(table)

    def figures(self, table: FiendsTable, seat: int) -> dict[str, int]:
        return view.figures(table, seat)

    def redraw_hidden(self, table: FiendsTable, seat: int | None, chance: Chance) -> None:
        """The order of the decks, and the adventure cards this seat has not seen."""
        RollPlayerGame.redraw_hidden(self, table, seat, chance)
        table.fiend_deck.sort(key=BY_ID)
        chance.shuffle(table.fiend_deck)
        unseen = table.minions[1 : len(table.minions) - table.known_minions]
        removed = len(table.idle_minions)  # nobody has seen them either (FF-SETUP-32)
        every = sorted((*table.idle_minions, *unseen), key=BY_ID)
        stacks = [[minion for minion in every if minion.dots == dots] for dots in (1, 2)]
        for stack in stacks:
            chance.shuffle(stack)
        hidden = stacks[0] + stacks[1]
        table.idle_minions, table.minions[1 : 1 + len(unseen)] = hidden[:removed], hidden[removed:]
        seen = () if seat is None else table.heroes[seat].looked
        for number, card in enumerate(table.adventure):
            if number >= table.revealed and number not in seen:
                alike = [o for o in table.box.adventures if o.kin == card.kin and o.kind == KINDS[number]]
                table.adventure[number] = chance.take(alike)

    def outcome(self, table: FiendsTable) -> Outcome:
        return scoring.outcome(table)

    def inventory(self, table: FiendsTable) -> dict[str, str]:
        return codec.inventory(table)

    def arrange(self, table: FiendsTable, /, **spec: Any) -> None:
        situation.arrange(table, **spec)


FIENDS_FAMILIARS = FiendsFamiliarsGame()
