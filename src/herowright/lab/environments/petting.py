"""The games as PettingZoo AEC environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from herowright.lab.environments.actions import SIZE
from herowright.lab.environments.episode import Episode, Rules
from herowright.lab.environments.text import describe
from herowright.table.chance import fresh_seed

SEEDS = 2**31


def observation_space(size: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
        }
    )


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A table at which every seat is an agent. Use `herowright.lab.environments.aec`."""

    def __init__(self, rules: Rules, text: str | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{rules.game.replace('-', '_')}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.rules = rules
        self.language = text
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.observation_spaces = {agent: observation_space(rules.layout.size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(SIZE) for agent in self.possible_agents}
        self.rng: np.random.Generator | None = None
        self.episode: Episode

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed, the next one in the series of the last seed."""
        if seed is not None or self.rng is None:
            self.rng, _ = gymnasium.utils.seeding.np_random(fresh_seed() % SEEDS if seed is None else seed)
        self.episode = self.rules.begin(int(self.rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        turn = self.episode.turn
        if turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[turn]
            if self.language:
                self.infos[self.agent_selection] = {"text": self.text(self.agent_selection)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        paid = self.episode.act(int(action))
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def text(self, agent: str) -> str:
        """What the agent sees and is asked, in words."""
        return describe(self.episode, self.possible_agents.index(agent), self.language or "en")

    def render(self) -> str | None:
        """The board as the agent to act sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode shows nothing.")
            return None
        shown = describe(self.episode, self.episode.turn, self.language or "en")
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def make(rules: Rules, text: str | None, render_mode: str | None) -> AECEnv[str, Any, Any]:
    env: Any = TableEnv(rules, text, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    found: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(env)
    return found
