"""The games as environments of other libraries, with `pip install 'herowright[lab]'`.

>>> from herowright.lab.environments import aec, solo, spiel
>>> env = aec("roll-player", seats=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'

What they have in common stands in `episode.py` (turns, interrupts, rewards), `observation.py` (tensors), `actions.py`
(the action space) and `text.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from herowright.games import registry
from herowright.table.errors import HerowrightError

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from herowright.lab.environments.episode import Interrupts, Rewards
    from herowright.lab.environments.gym import SoloEnv
    from herowright.lab.environments.processes import Batch

EXTRA = "pip install 'herowright[lab]'"


class MissingExtra(HerowrightError):
    """A library that this needs is not installed."""


def needs(*modules: str) -> None:
    """Says clearly what is missing and how to install it."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module.partition(".")[0]:
                raise
            raise MissingExtra("lab-missing", module=module, command=EXTRA) from None


def _least(game: str, seats: int | None, options: Mapping[str, Any] | None) -> int:
    """Two seats by default, or the fewest the game can be played with."""
    able = registry.find(game).seats
    return seats if seats is not None else max(able[0], min(2, able[-1]))


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: Rewards = "win",
    interrupts: Interrupts = "own",
    text: str | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """A PettingZoo AEC environment in which every seat is an agent. With `text` (a language) each agent's info has the
    table and its question in words when it is its turn."""
    needs("numpy", "gymnasium", "pettingzoo")
    from herowright.lab.environments import petting
    from herowright.lab.environments.episode import Rules

    return petting.make(Rules.of(game, _least(game, seats, options), options, rewards, interrupts), text, render_mode)


def solo(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seat: int = 0,
    bots: Sequence[str] = (),
    rewards: Rewards = "win",
    interrupts: Interrupts = "own",
    text: str | None = None,
    render_mode: str | None = None,
) -> SoloEnv:
    """A Gymnasium environment for one seat: alone with one seat or without `bots`, otherwise against them; a shorter
    list of bots is repeated around the table."""
    needs("numpy", "gymnasium")
    from herowright.bots import companion, make_bot
    from herowright.lab.environments.episode import BadEnvironment, Rules
    from herowright.lab.environments.gym import SoloEnv

    able = registry.find(game).seats
    seats = seats if seats is not None else max(able[0], 1 + len(bots))
    named = tuple(bots) or (companion(game),)
    for name in named:
        make_bot(game, name, 0)
    if not 0 <= seat < seats:
        raise BadEnvironment("refused-no-seat", seats=seats)
    return SoloEnv(Rules.of(game, seats, options, rewards, interrupts), seat, named, text, render_mode)


def spiel(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: Rewards = "win",
    interrupts: Interrupts = "own",
    deals: int = 1000,
) -> Any:
    """An OpenSpiel game (`pyspiel.Game`). Its first move is a chance node that chooses one of `deals` deals, from
    which all later chance follows."""
    needs("numpy", "pyspiel")
    from herowright.lab.environments import openspiel
    from herowright.lab.environments.episode import Rules

    rules = Rules.of(game, _least(game, seats, options), options, rewards, interrupts)
    return openspiel.load(rules, options or {}, deals)


def batch(
    game: str,
    envs: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    workers: int = 1,
    rewards: Rewards = "win",
    interrupts: Interrupts = "own",
) -> Batch:
    """Many tables stepped together, over processes, with every seat to be played: large-scale self-play. For `solo`,
    Gymnasium has `gymnasium.vector.AsyncVectorEnv`."""
    needs("numpy")
    from herowright.lab.environments.episode import Rules
    from herowright.lab.environments.processes import Batch

    return Batch(Rules.of(game, _least(game, seats, options), options, rewards, interrupts), envs, workers)


__all__ = ["MissingExtra", "aec", "batch", "solo", "spiel"]
