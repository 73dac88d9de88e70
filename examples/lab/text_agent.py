"""An agent that reads: it is given the table and its options in words, and answers with the key of an option.

    python examples/lab/text_agent.py --lang pl
    python examples/lab/text_agent.py --command 'llm -m some-model'

With `--command`, each question goes to that program's standard input and its answer is read from its standard output,
so any language model with a command line can play. Without it, a small reader stands in for one: it takes the option
whose words promise most. An answer that names no option is answered for it, and counted.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
from collections.abc import Callable

import numpy as np

from herowright.lab.environments import solo

OPTION = re.compile(r"^(\S+): (.*)$", re.MULTILINE)
ASK = "\n\nAnswer with the key of one option, the word before its colon, and nothing else.\n"


def reader(text: str) -> str:
    """Takes the option with the largest number in its words."""
    _, _, options = text[text.rindex("\n\n") + 2 :].partition("\n")  # the question comes first
    found = OPTION.findall(options)
    return str(max(found, key=lambda pair: max(map(int, re.findall(r"\d+", pair[1])), default=0))[0])


def program(command: str) -> Callable[[str], str]:
    def ask(text: str) -> str:
        done = subprocess.run(command, shell=True, input=text + ASK, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    return ask


def main(args: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="roll-player")
    parser.add_argument("--bot", default="random", help="the other seat; `none` to play alone")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--command")
    parser.add_argument("--decisions", type=int, default=10_000, help="give up after so many")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(args)

    model = program(told.command) if told.command else reader
    env = solo(told.game, bots=[] if told.bot == "none" else [told.bot], rewards="score", text=told.lang)
    rng, unclear, score, made = random.Random(told.seed), 0, 0.0, 0
    ended = False
    _, info = env.reset(seed=told.seed)
    while not ended and made < told.decisions:
        answer, keys = model(info["text"]), env.episode.actions.values()
        if answer not in keys:
            unclear += 1
            answer = rng.choice(sorted(keys))
        _, reward, ended, _, info = env.step(np.int64(env.episode.action(answer)))
        score += reward
        made += 1
    print(f"{made} decisions, {unclear} unclear answers, final score {score:.0f}")
    return {"decisions": made, "unclear": unclear, "score": score}


if __name__ == "__main__":
    main()
