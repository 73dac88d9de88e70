"""Bots by name, and the loop that lets them play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from herowright.bots.bot import Advice, Bot, RandomBot
from herowright.bots.worth import worths
from herowright.games import registry
from herowright.kit import part
from herowright.table.errors import HerowrightError
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table


class UnknownBot(HerowrightError):
    """No bot of that name plays this game."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the weakest first."""
    return ("random", *registry.kit(game).bots)


def strongest(game: str) -> str:
    """The bot that gives hints and sits in for somebody who ran out of time."""
    return bots_of(game)[-1]


def make_bot(game: str, name: str, seed: int) -> Bot:
    """A bot for a seat; the same seeds give the same games."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(known))
    make: Callable[[int], Bot] = RandomBot if name == "random" else part(registry.kit(game).bots[name])
    return make(seed)


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


__all__ = [
    "Advice",
    "Bot",
    "RandomBot",
    "UnknownBot",
    "advise",
    "bots_of",
    "make_bot",
    "play_on",
    "strongest",
    "worths",
]
