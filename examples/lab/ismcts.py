"""OpenSpiel's IS-MCTS against an agent that chooses at random, with `herowright[lab]`.

    python examples/lab/ismcts.py --simulations 60

The search never sees the true hidden cards and coming dice: `resample_from_infostate` draws them anew.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from herowright.lab.environments import spiel


class ScoreSoFar(Evaluator):  # type: ignore[misc]
    """A leaf is worth what has been scored there: shaped rewards add up to it, and nothing is played to its end."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main(args: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="roll-player")
    parser.add_argument("--option", action="append", metavar="KEY=VALUE", help="default: variants=short")
    parser.add_argument("--simulations", type=int, default=20, help="for each decision")
    parser.add_argument("--decisions", type=int, default=10_000, help="give up after so many")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(args)

    pairs = told.option or (["variants=short"] if told.game == "roll-player" else [])
    options = dict(pair.split("=", 1) for pair in pairs)
    game = spiel(told.game, seats=2, options=options, rewards="shaped")
    rng = np.random.RandomState(told.seed)
    searcher = ISMCTSBot(
        game,
        ScoreSoFar(),
        uct_c=4.0,  # in points of the score
        max_simulations=told.simulations,
        random_state=rng,
    )
    state = game.new_initial_state()
    state.apply_action(told.seed)  # the deal
    for _ in range(told.decisions):
        if state.is_terminal():
            break
        searching = state.current_player() == 0
        action = searcher.step(state) if searching else rng.choice(state.legal_actions())
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    print(f"IS-MCTS {returns[0]:.0f}, random {returns[1]:.0f}")
    return returns


if __name__ == "__main__":
    main()
