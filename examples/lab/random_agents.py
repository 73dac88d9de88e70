"""Agents that choose at random, in a PettingZoo environment: the loop that every learner begins with.

python examples/lab/random_agents.py --game call-to-adventure --seats 3
"""

from __future__ import annotations

import argparse
from collections import Counter

from herowright.lab.environments import aec


def main(args: list[str] | None = None) -> Counter[str]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="roll-player")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(args)

    env = aec(told.game, seats=told.seats)
    wins: Counter[str] = Counter()
    for game in range(told.games):
        env.reset(seed=told.seed + game)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                wins[agent] += reward > 0
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
    for agent in env.possible_agents:
        print(f"{agent}: {wins[agent]} of {told.games} games won")
    return wins


if __name__ == "__main__":
    main()
