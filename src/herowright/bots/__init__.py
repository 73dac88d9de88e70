"""Bots by name, and the loop that lets them play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from herowright.bots.bot import Advice, Bot, RandomBot
from herowright.bots.worth import worths
from herowright.games.call_to_adventure.bot.greedy import GreedyBot as CallToAdventureBot
from herowright.games.pathfinder.bot.greedy import GreedyBot as PathfinderBot
from herowright.games.roll_player.bot.greedy import GreedyBot as RollPlayerBot
from herowright.table.errors import HerowrightError
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table


class UnknownBot(HerowrightError):
    """No bot of that name plays this game."""


# By game and name; a bot is made for a seat from a seed, so that the same seeds give the same games.
BOTS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "roll-player": {"random": RandomBot, "greedy": RollPlayerBot},
    "call-to-adventure": {"random": RandomBot, "greedy": CallToAdventureBot},
    "pathfinder": {"random": RandomBot, "greedy": PathfinderBot},
}


def make_bot(game: str, name: str, seed: int) -> Bot:
    if name not in BOTS[game]:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(BOTS[game]))
    return BOTS[game][name](seed)


def advise(table: Table[Any], bot: Bot) -> Sequence[Advice]:
    """What the bot would do in the place of the deciding seat, from what that seat knows alone."""
    assert table.decision is not None
    return bot.advise(Glimpse(table, table.decision.seat))


def play_on(table: Table[Any], bots: Sequence[Bot | None]) -> int:
    """Let the bots decide until it is a person's turn or the game is over; returns how often."""
    decisions = 0
    while table.decision is not None:
        bot = bots[table.decision.seat]
        if bot is None:
            break
        table.apply(advise(table, bot)[0].option)
        decisions += 1
    return decisions


__all__ = ["BOTS", "Advice", "Bot", "RandomBot", "UnknownBot", "advise", "make_bot", "play_on", "worths"]
