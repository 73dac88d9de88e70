"""PPO in one file, in the manner of CleanRL, on a game that is played alone. Needs torch besides `herowright[lab]`.

    python examples/lab/ppo.py --minutes 1 --csv roll-player.csv

The learner sees the observation, chooses among what the mask allows, and is paid what each decision adds to its score
("shaped"), so that all it is paid for a game is the final score.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from herowright.lab.environments import batch

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    sys.exit("This example needs torch: pip install torch")

GAMMA, LAMBDA = 0.999, 0.95
CLIP, VALUE, ENTROPY, MOST_NORM = 0.2, 0.5, 0.01, 0.5
EPOCHS, MINIBATCHES = 4, 4
SCALE = 0.2  # rewards are a few points at a time


class Agent(nn.Module):  # type: ignore[misc]
    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.Tanh(), nn.Linear(256, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def main(args: list[str] | None = None) -> list[tuple[int, float]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="roll-player")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--steps", type=int, default=128, help="decisions of each table between two updates")
    parser.add_argument("--updates", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--csv", type=Path, help="where to write the learning curve")
    told = parser.parse_args(args)

    torch.manual_seed(told.seed)
    torch.set_num_threads(1)  # a small network gains nothing by more
    options = dict(pair.split("=", 1) for pair in told.option)
    curve: list[tuple[int, float]] = []
    finished: list[float] = []
    with batch(told.game, told.envs, seats=1, options=options, rewards="shaped", workers=told.workers) as tables:
        agent = Agent(tables.observation_size, tables.actions)
        optimizer = torch.optim.Adam(agent.parameters(), lr=told.rate, eps=1e-5)
        now, scores, until = tables.reset(told.seed), np.zeros(told.envs), monotonic() + 60 * told.minutes
        for update in range(told.updates):
            # Play.
            seen, masks, actions, logs, values, rewards, ends = ([] for _ in range(7))
            for _ in range(told.steps):
                seen.append(torch.from_numpy(now.observations))
                masks.append(torch.from_numpy(now.masks).bool())
                with torch.no_grad():
                    choice, value = agent(seen[-1], masks[-1])
                    action = choice.sample()
                actions.append(action)
                logs.append(choice.log_prob(action))
                values.append(value)
                now = tables.step(action.numpy())
                scores += now.rewards[:, 0]
                finished += scores[now.done].tolist()
                scores[now.done] = 0
                rewards.append(torch.tensor(now.rewards[:, 0] * SCALE, dtype=torch.float32))
                ends.append(torch.from_numpy(now.done).float())
            # What was it worth?
            with torch.no_grad():
                _, following = agent(torch.from_numpy(now.observations), torch.from_numpy(now.masks).bool())
            advantage, advantages = torch.zeros(told.envs), []
            for step in reversed(range(told.steps)):
                goes_on = 1 - ends[step]
                delta = rewards[step] + GAMMA * following * goes_on - values[step]
                advantage = delta + GAMMA * LAMBDA * goes_on * advantage
                advantages.append(advantage)
                following = values[step]
            flat = [torch.cat(each) for each in (seen, masks, actions, logs, values, advantages[::-1])]
            learn(agent, optimizer, *flat)
            # Tell.
            made = (update + 1) * told.envs * told.steps
            if finished:
                curve.append((made, float(np.mean(finished[-50:]))))
                print(f"{made:8} decisions  {len(finished):5} games  score {curve[-1][1]:6.2f}")
            if monotonic() > until:
                break
    if told.csv:
        with told.csv.open("w", newline="", encoding="utf-8") as opened:
            csv.writer(opened).writerows([("step", "score"), *curve])
    return curve


def learn(
    agent: Agent, optimizer: Any, seen: Any, masks: Any, actions: Any, logs: Any, values: Any, gains: Any
) -> None:
    goals = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).chunk(MINIBATCHES):
            choice, value = agent(seen[part], masks[part])
            ratio = (choice.log_prob(actions[part]) - logs[part]).exp()
            surrogate = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part])
            off = 0.5 * (value - goals[part]).pow(2).mean()
            loss = -surrogate.mean() + VALUE * off - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), MOST_NORM)
            optimizer.step()


if __name__ == "__main__":
    main()
