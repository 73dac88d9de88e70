"""End of turn, act and game (CA-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.powers import EndsBelow
from herowright.games.call_to_adventure.rules import coop, scoring, story
from herowright.games.call_to_adventure.rules.components import ACTS, LAST_CARD, NONE
from herowright.games.call_to_adventure.rules.happenings import ACT_FINISHED, adversary_gains, happened
from herowright.games.call_to_adventure.rules.state import ASK, NOT_THIS_TURN
from herowright.table.decision import Step, Steps

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.rules.state import CallToAdventure, Hero

LAST_ACT = len(ACTS) - 1


def finish_act(table: CallToAdventure, hero: Hero, act: int) -> None:
    """The first of all to finish an act will reveal the next row at the start of their own next turn (CA-END-05,
    CA-END-07, CA-END-08); the last act ends the game (CA-END-12)."""
    table.report("ca-event-act", hero.seat, "CA-END-05", {"act": act + 1})
    if act == LAST_ACT:
        if table.ender == NONE:
            table.ender = hero.seat
            if not table.solo:
                table.report("ca-event-last-turns", hero.seat, "CA-END-12")
    elif table.opener == NONE and table.revealed == act + 1:
        table.opener = hero.seat
    happened(table, hero, ACT_FINISHED)


def after_turn(table: CallToAdventure) -> Step:
    """Everybody but the player who ended the last act has one more turn, clockwise (CA-END-13 to -17)."""
    hero = table.heroes[table.turn]
    if hero.borrowed:
        hero.borrowed = ()
        story.read_story(table, hero)
    hero.used = ()
    table.acted = table.won = False
    table.resolved = ""
    table.journeys = table.bought = 0
    coop.put_away(table)
    for other in table.heroes:
        if other.quiet == NOT_THIS_TURN:
            other.quiet = ASK
    table.turn = (table.turn + 1) % len(table.heroes)
    if table.lost:
        return ("finish",)
    if table.beaten_by != NONE and table.settings.reading("CA-COOP-44") == "none":
        while table.turn != table.ender and len(table.active.tucked) == LAST_CARD:
            table.turn = (table.turn + 1) % len(table.heroes)
    if table.turn == table.ender:
        return ("finish",)
    if table.turn == table.opener:
        return ("begin_turn",)
    table.report("ca-event-turn", table.turn, "CA-TURN-01")
    return ("turn",)


def finish(table: CallToAdventure) -> Steps[None]:
    """Destinies are revealed and count (CA-SCORE-02), in the order of the tales (CA-END-16); quests have their last
    word (CA-COOP-30, CA-COOP-31). A game that the adversary has won is over at once (CA-COOP-29)."""
    table.phase = "over"
    table.attempt = None
    table.stack.clear()
    table.turn = NONE
    for hero in table.clockwise_from(table.first if table.ender == NONE else table.ender):
        if hero.destiny is not None and not table.lost:
            hero.destiny_up = True
            story.read_story(table, hero)
            table.report("ca-event-destiny", hero.seat, "CA-SCORE-02", hero.destiny.told)
    if table.cooperative and not table.lost:
        for quest in table.quests:
            for power in quest.powers:
                if isinstance(power, EndsBelow):
                    for hero in table.heroes:
                        if scoring.total(table, hero) < power.score:
                            adversary_gains(table, power.xp, quest.name)
    if table.cooperative:
        won = not table.lost
        kind, rule = ("ca-event-joint-win", "CA-COOP-32") if won else ("ca-event-joint-loss", "CA-COOP-29")
        table.report(kind, None, rule)
    return
    yield  # a step, although it asks nothing
