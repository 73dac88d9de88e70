"""What must hold in Pathfinder besides the invariants of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herowright.games.pathfinder.cards.on import DEFEAT, RECHARGING
from herowright.games.pathfinder.cards.standing import Twice
from herowright.games.pathfinder.rules.components import NONE, RECHARGE
from herowright.games.pathfinder.rules.state import ASK, NEVER, NOT_THIS_TURN, Checking, Hero, Pathfinder
from herowright.lab.broken import demand
from herowright.table.decision import Decision
from herowright.table.event import Event
from herowright.table.table import Table

# Answers that leave everything as it is. Alone they are no answer to anything, except where somebody says to be ready.
IDLE = frozenset(("no", "pass", "leave", "stay", "accept", "face", "done"))
READY = frozenset(("rebuild", "swap"))


class PathfinderWatch:
    def __init__(self) -> None:
        self.check_before: Checking | None = None  # what was being checked when the decision was made
        self.stage_before = ""
        self.won: list[tuple[int, str]] = []  # recharge checks that were passed, and not carried out yet

    def wants_alone(self, decision: Decision) -> bool:
        """To roll, to end a turn, to say which card goes: these are moves, even where there is no other. Not to do
        what cannot be done is none."""
        return decision.options[0].key not in IDLE or decision.kind in READY

    def check(self, table: Table[Any], told: Sequence[Event]) -> None:
        """Called after every decision with what it told."""
        state: Pathfinder = table.state
        for hero in state.heroes:
            self.promises_have_their_cards(hero)
            demand(hero.quiet in (ASK, NOT_THIS_TURN, NEVER), f"seat {hero.seat} is left alone for {hero.quiet}")
        self.dice_fit_their_check(state, told)
        self.recharged_cards_have_passed(state, told)
        if table.decision is not None and table.decision.kind == "turn":
            self.nothing_is_left_undone(state)
        self.check_before = state.check
        self.stage_before = state.check.stage if state.check is not None else ""

    def promises_have_their_cards(self, hero: Hero) -> None:
        for card in hero.promises:
            demand(card in hero.hand, f"seat {hero.seat} has promised {card.id} and does not hold it")
        demand(len(set(hero.promises)) == len(hero.promises), f"seat {hero.seat} has promised something twice")

    def dice_fit_their_check(self, state: Pathfinder, told: Sequence[Event]) -> None:
        """All dice, and no others, are rolled once; twice where a card says so of this very check."""
        rolls = [event for event in told if event.kind == "pf-event-rolls"]
        check = self.check_before
        if check is not None and check.success and check not in state.checks:
            by_itself = check.passed or check.fixed is not None
            demand(bool(check.rolled) or by_itself, f"a check to {check.purpose} was passed without dice")
        if not rolls:
            return
        demand(check is not None and check.seat == rolls[0].seat, "somebody rolls who is making no check")
        assert check is not None
        for roll in rolls:
            count = len(roll.args["dice"].split())
            demand(count == (len(check.sides) if check.fixed is None else 1), f"{count} dice for {check.sides}")
        most = 2 if _twice(state, check) else 1
        demand(len(rolls) <= most, f"{len(rolls)} rolls in a check to {check.purpose}")
        if self.stage_before == "help" and rolls[0].args["success"] == "yes":
            demand(len(rolls) == most, f"a check to {check.purpose} was not rolled again")

    def recharged_cards_have_passed(self, state: Pathfinder, told: Sequence[Event]) -> None:
        """Nothing comes under a deck by a check that was not made."""
        check = self.check_before
        if check is not None and check.purpose == RECHARGING and check.success and check not in state.checks:
            assert check.card is not None
            self.won.append((check.seat, check.card.name))
        for event in told:
            if event.kind == "pf-event-settles" and event.args["to"] == RECHARGE and event.seat is not None:
                self.carry_out(state.heroes[event.seat], state.box.named(event.args["card"].partition(":")[2]))
        if not state.checks and not state.encounters:
            self.won = [each for each in self.won if any(hero.in_play for hero in state.heroes)]

    def carry_out(self, hero: Hero, card: Any) -> None:
        if not any(form.takes(card) for _, form in hero.powers.sure_recharge):
            passed = (hero.seat, card.name)
            demand(passed in self.won, f"{card.id} was recharged without a check")
            self.won.remove(passed)

    def nothing_is_left_undone(self, state: Pathfinder) -> None:
        """Between the steps of a turn nothing is met, checked or suffered, and every played card lies somewhere."""
        demand(not (state.encounters or state.checks or state.hurts or state.echoes), "something is still going on")
        demand(not state.loose and not any(hero.in_play for hero in state.heroes), "a card has not been put away")
        demand(state.asked == NONE, "somebody is still being asked for help")
        demand(not any(place.shut for place in state.places), "what was closed for a villain has not been opened again")


def _twice(state: Pathfinder, check: Checking) -> bool:
    """The scenario, the location of whoever makes the check, and the bane that is to be defeated with it."""
    place = state.here(state.heroes[check.seat])
    rules = [*state.scenario.during, *(place.card.closed_here if place.closed else place.card.here)]
    if check.purpose == DEFEAT:
        rules += getattr(check.card, "standing", ())
    return any(isinstance(rule, Twice) for rule in rules)
