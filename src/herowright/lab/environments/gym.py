"""The games as Gymnasium environments: alone, or against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from herowright.bots import advise, make_bot
from herowright.games import registry
from herowright.lab.environments.actions import PASS, SIZE
from herowright.lab.environments.episode import Episode, Rules
from herowright.lab.environments.petting import SEEDS, observation_space
from herowright.lab.environments.text import describe
from herowright.lab.simulate import BOT_SEEDS

ILLEGAL = -1.0


class SoloEnv(gymnasium.Env[dict[str, NDArray[Any]], np.int64]):
    """One seat learns, bots play the others. An illegal action changes nothing and has a reward of -1. Use
    `herowright.lab.environments.solo`."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        rules: Rules,
        seat: int = 0,
        bots: tuple[str, ...] = ("greedy",),
        text: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {**self.metadata, "name": f"{rules.game.replace('-', '_')}_v0"}
        self.rules, self.seat, self.bots = rules, seat, bots
        self.language, self.render_mode = text, render_mode
        self.observation_space: Any = observation_space(rules.layout.size)
        self.action_space = spaces.Discrete(SIZE)
        self.episode: Episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        begun = int(self.np_random.integers(SEEDS))
        others = [other for other in range(self.rules.seats) if other != self.seat]
        self.players = {
            other: make_bot(self.rules.game, self.bots[place % len(self.bots)], begun * BOT_SEEDS + other)
            for place, other in enumerate(others)
        }
        self.episode = self.rules.begin(begun)
        self._others()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.legal():
            return self._observation(), ILLEGAL, False, False, {**self._info(), "illegal": True}
        paid = self.episode.act(int(action))[self.seat] + self._others()
        if self.render_mode == "human":
            self.render()
        return self._observation(), paid, self.episode.turn is None, False, self._info()

    def _others(self) -> float:
        """The bots play until it is the learner's turn; returns the learner's reward. They pass on interrupts."""
        paid = 0.0
        while (turn := self.episode.turn) is not None and turn != self.seat:
            action = PASS
            if not self.episode.passing:
                action = self.episode.action(advise(self.episode.table, self.players[turn])[0].option.key)
            paid += self.episode.act(action)[self.seat]
        return paid

    def _observation(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"text": self.text()} if self.language else {}
        outcome = self.episode.table.outcome
        if outcome is not None:
            info["score"] = float(outcome.seats[self.seat].total)
            info["won"] = self.seat in outcome.winners
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """For learners that ask for the mask by this name, as Stable-Baselines3 does."""
        return self.episode.mask(self.seat).astype(bool)

    def text(self) -> str:
        """What the learner sees and is asked, in words."""
        return describe(self.episode, self.seat, self.language or "en")

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode shows nothing.")
            return None
        if self.render_mode == "ansi":
            return self.text()
        print(self.text())
        return None


def _made(game: str, **given: Any) -> SoloEnv:
    from herowright.lab.environments import solo

    return solo(game, **given)


def register() -> None:
    """`gymnasium.make("herowright/GAME-v0")` for every game, with the arguments of `solo`."""
    for game in registry.kits():
        if (id := f"herowright/{game}-v0") not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:_made", kwargs={"game": game})


register()
