"""OpenSpiel's outcome-sampling MCCFR, with `herowright[lab]`: each iteration plays one game for each player.

    python examples/lab/mccfr.py --iterations 50

Tables this large are for tiny games; here they show that the interface holds. Few deals keep the situations few.
"""

from __future__ import annotations

import argparse

import numpy as np
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from herowright.lab.environments import spiel


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="roll-player")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(args)

    np.random.seed(told.seed)  # the solver asks NumPy itself
    game = spiel(told.game, seats=2, deals=told.deals)
    solver = OutcomeSamplingSolver(game)
    for _ in range(told.iterations):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    likely = sorted(policy.action_probabilities(state).items(), key=lambda pair: -pair[1])[:5]
    for action, chance in likely:
        print(f"{100 * chance:5.1f} %  {state.action_to_string(action)}")
    print(f"{len(solver._infostates)} situations met")
    return len(solver._infostates)


if __name__ == "__main__":
    main()
