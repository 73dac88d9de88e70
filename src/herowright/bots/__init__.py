"""Bots by name, and the loop that lets them play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from herowright.bots.beginner import BeginnerBot
from herowright.bots.bot import Advice, Bot, RandomBot
from herowright.bots.search import MOST_ROLLOUTS, QUICK, Guide, SearchBot
from herowright.bots.worth import worths
from herowright.games import registry
from herowright.kit import part
from herowright.table.errors import HerowrightError
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table

# Seconds per choice for the bots that look ahead.
THINKING = {"search": QUICK, "master": 1.0}
LONGEST_THOUGHT = 3600.0
# A Master with less than this share of its time looks no farther than a Strategist.
UNHURRIED = 0.5


class UnknownBot(HerowrightError):
    """No bot of that name plays this game."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the weakest first."""
    kit = registry.kit(game)
    if kit.guide is None:
        return ("random", *kit.bots)
    return ("random", "beginner", *kit.bots, *THINKING)


def companion(game: str) -> str:
    """The bot that decides quickly and well: it stands in for people."""
    own = registry.kit(game).bots
    return [*own][-1] if own else "random"


def adviser_of(game: str) -> str:
    """The bot that gives hints: one that looks ahead, if the game supports it."""
    return companion(game) if registry.kit(game).guide is None else "search"


def make_bot(game: str, name: str, seed: int, pace: float = 1.0) -> Bot:
    """A bot for a seat; the same seeds give the same games. `search:2` thinks for two seconds, `master:64x` plays 64
    rollouts, which makes its games reproducible too. `pace` shortens the thinking time of a bot that shares it."""
    kind, _, effort = name.partition(":")
    known = bots_of(game)
    if kind not in known or (effort and kind not in THINKING):
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(known))
    kit = registry.kit(game)
    if kind == "random":
        return RandomBot(seed)
    if kind in kit.bots:
        make: Callable[[int], Bot] = part(kit.bots[kind])
        return make(seed)
    guide: Guide[Any] = part(kit.guide)
    if kind == "beginner":
        return BeginnerBot(guide, seed)
    try:
        rollouts = int(effort[:-1]) if effort.endswith("x") else None
        seconds = float(effort) if effort and rollouts is None else THINKING[kind]
    except ValueError:
        seconds = rollouts = 0
    if not 0 < seconds <= LONGEST_THOUGHT or (rollouts is not None and not 0 < rollouts <= MOST_ROLLOUTS):
        raise UnknownBot("unknown-bot", bot=name, known=", ".join(known))
    far = kind == "master" and pace >= UNHURRIED
    return SearchBot(guide, seed, pace * seconds, rollouts, guide.farther if far else 1)


def advise(table: Table[Any], bot: Bot) -> Sequence[Advice]:
    """What the bot would do for the deciding seat, based only on what that seat knows."""
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
    "adviser_of",
    "bots_of",
    "companion",
    "make_bot",
    "play_on",
    "worths",
]
