"""The games through OpenSpiel's Python game interface.

Chance is explicit and comes first: one chance node deals one of `deals` seeds, and everything else that is random in
the game follows from it. A state holds the coming dice, as in every game with a deck; algorithms that must not know
them, such as IS-MCTS, ask for `resample_from_infostate`, which draws all that a player cannot know again.

The games are registered as `python_herowright_GAME`, with parameters `players`, `options` (JSON in the form of an
address, so that OpenSpiel can write and read it), `rewards`, `interrupts` and `deals`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

import herowright as hw
from herowright.lab.environments.actions import PASS, SIZE
from herowright.lab.environments.episode import Episode, Rules

# No game is this long; one that were would be aborted.
LONGEST = 10_000
# Bounds of the final score, which no game states.
MOST_POINTS = 1000.0


def name_of(game: str) -> str:
    return f"python_herowright_{game.replace('-', '_')}"


def _type(game: str, rewards: str) -> Any:
    seats = hw.games()[game].seats
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Herowright {hw.games()[game].title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=(
            pyspiel.GameType.RewardModel.REWARDS if rewards == "shaped" else pyspiel.GameType.RewardModel.TERMINAL
        ),
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(seats[0], min(2, seats[-1])),
            "options": quote("{}", safe=""),
            "rewards": "win",
            "interrupts": "own",
            "deals": 1000,
        },
    )


class HerowrightGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. Use `herowright.lab.environments.spiel`."""

    game = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        usual = _type(self.game, "win").parameter_specification
        told = {name: given.get(name, usual[name]) for name in usual}
        self.rules = Rules.of(
            self.game, told["players"], json.loads(unquote(told["options"])), told["rewards"], told["interrupts"]
        )
        self.deals = told["deals"]
        most = 1.0 if self.rules.rewards == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=self.deals,
            num_players=self.rules.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(_type(self.game, self.rules.rewards), info, given)

    def new_initial_state(self) -> HerowrightState:
        return HerowrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class HerowrightState(pyspiel.State):  # type: ignore[misc]
    """Before the deal there is no episode."""

    def __init__(self, game: HerowrightGame) -> None:
        super().__init__(game)
        self.rules, self.deals = game.rules, game.deals
        self.episode: Episode | None = None
        self.paid = [0.0] * game.rules.seats
        self.all_paid = [0.0] * game.rules.seats

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.episode.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.turn is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal() if self.episode is not None else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.rules.begin(action)
            return
        self.paid = self.episode.act(action)
        self.all_paid = [before + now for before, now in zip(self.all_paid, self.paid, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.episode is None:
            return f"deal:{action}"
        return "pass" if action == PASS else self.episode.actions.get(action, f"action:{action}")

    def rewards(self) -> list[float]:
        return self.paid

    def returns(self) -> list[float]:
        return self.all_paid

    def information_state_string(self, player: int | None = None) -> str:
        """The question, the player's own choices and a hash of everything the player has seen."""
        seat = self.current_player() if player is None else player
        if self.episode is None:
            return ""
        table = self.episode.table
        seen = [[event.kind, event.seat, event.rule, event.args] for event in table.events(seat)]
        chosen = [key for mover, key in table.decisions if mover == seat]
        told = json.dumps([seen, table.view(seat), self.episode.waiting[:1]], sort_keys=True, default=str)
        return f"{seat} {_question(self.episode, seat)} {' '.join(chosen)} {sha256(told.encode()).hexdigest()[:16]}"

    def resample_from_infostate(self, player: int, sampler: Any) -> HerowrightState:
        """A state that looks the same to the player, with everything it cannot know redrawn."""
        assert self.episode is not None
        twin: HerowrightState = self.clone()
        twin.episode = self.episode.imagine(player, random.Random(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        if self.episode is None:
            return "not dealt"
        table = self.episode.table
        return f"{self.rules.game} after {table.made} decisions {table.fingerprint()[:16]}"


def _question(episode: Episode, seat: int) -> str:
    decision = episode.table.decision
    return decision.kind if decision is not None and episode.turn == seat else "-"


class Observer:
    """What a player sees now: the tensor of `observation.py`, and the view as JSON."""

    def __init__(self, game: HerowrightGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known: {params}")
        self.perfect_recall = iig_obs_type.perfect_recall
        # A tensor forgets what has happened.
        self.tensor = None if self.perfect_recall else np.zeros(game.rules.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: HerowrightState, player: int) -> None:
        if self.tensor is not None:
            self.tensor.fill(0)
            if state.episode is not None:
                self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: HerowrightState, player: int) -> str:
        if self.perfect_recall:
            return state.information_state_string(player)
        if state.episode is None:
            return "not dealt"
        return json.dumps(state.episode.table.view(player), sort_keys=True)


@cache
def _register(game: str) -> None:
    made = type(f"Herowright_{game.replace('-', '_')}", (HerowrightGame,), {"game": game})
    pyspiel.register_game(_type(game, "win"), made)


def load(rules: Rules, options: Mapping[str, Any], deals: int) -> Any:
    _register(rules.game)
    written = quote(json.dumps(dict(options), sort_keys=True, separators=(",", ":")), safe="")
    return pyspiel.load_game(
        name_of(rules.game),
        {
            "players": rules.seats,
            "options": written,
            "rewards": rules.rewards,
            "interrupts": rules.interrupts,
            "deals": deals,
        },
    )
