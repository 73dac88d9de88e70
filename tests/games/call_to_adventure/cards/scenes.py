"""Whatever can happen in a story, one thing at a time: for cards that wait for something to happen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.triggers import Trigger, Wins
from herowright.games.call_to_adventure.cards.types import Adversary, Ally, AntiheroCard, Card, HeroCard, Path
from herowright.games.call_to_adventure.rules.components import (
    ABILITIES,
    ABILITY_IDS,
    ABILITY_OF_ID,
    CARDS_PER_ACT,
    ICON_IDS,
    ICON_OF_ID,
)
from herowright.testing import Play
from tests.games.call_to_adventure.plain import NO_POWER, challenge, game

# Each of them happens to seat 0. Those of the first three lines are won challenges: with an ability listed, with a
# story icon on the path, with the +1, exactly, by a margin, with a dark rune, with an ally, and with virtue or
# corruption for two spaces. `act` is the last card of an act.
SCENES = (
    *ABILITY_IDS,
    *ICON_IDS,
    *("hard", "exactly", "margin", "dark", "ally", "rises", "falls", "act"),
    *("trait", "loses", "hero", "antihero", "journey"),
)
SPACES = 2
CARDS: tuple[Card, ...] = (
    Ally(id="friend", act=2),
    HeroCard(id="cheer", timing=timing.ANY, effect=Receive(Gain(xp=1))),
    AntiheroCard(id="sneer", timing=timing.ANY, effect=Receive(Gain(xp=1))),
)


def adversary(id: str, difficulty: int, tests: tuple[int, ...]) -> Adversary:
    """One that does nothing but stand in the way."""
    return Adversary(id=id, act=0, difficulty=difficulty, tests=tests, paths=(Path(id=id),), power=NO_POWER)


def happen(
    scene: str,
    triggers: Iterable[Trigger],
    *heroes: Mapping[str, Any],
    cards: Sequence[Card] = (),
    **arrangement: Any,
) -> Play:
    """The scene is over, still in the same turn if there is anything left to do. It has nothing that the triggers wait
    for besides what it is named after; `margin` is the one they ask for."""
    wins = [trigger for trigger in triggers if isinstance(trigger, Wins)]
    quiet = next(ability for ability in ABILITIES if ability not in [win.ability for win in wins])
    ahead = max((win.margin for win in wins), default=0) or 3
    margin = {"exactly": 0, "margin": ahead}.get(scene, int(any(win.exactly for win in wins)))
    tests = (ABILITY_OF_ID[scene],) if scene in ABILITY_IDS else (quiet,)
    path: dict[str, Any] = {"rises": {"virtue": SPACES}, "falls": {"corruption": SPACES}}.get(scene, {})
    if scene in ICON_IDS:
        path["icons"] = (ICON_OF_ID[scene],)
    # Three core runes show 1 each, a dark rune 1; an ally or a +1 has to be overcome.
    difficulty = 3 - margin + (scene == "dark") - (scene in ("hard", "ally"))
    trial = challenge("trial", 9 if scene == "loses" else difficulty, tests, act=2, easy=path)
    people = [dict(hero) for hero in heroes] or [{}]
    if scene in ("hero", "antihero"):
        people[0]["hand"] = ["cheer" if scene == "hero" else "sneer"]
    if scene == "act":
        people[0]["story"] = _one_card_missing(people[0].get("story", ()))
    without_cast = ("trait", "hero", "antihero", "journey")
    laid: dict[str, Any] = {
        "rows": [[], [], ["trial", "gift"]],
        "decks": [[], [], ["filler-9"]],
        "under": {"trial": "friend"} if scene == "ally" else {},
        "rolls": () if scene in without_cast else [1, 1, 1, *[2] * (scene == "dark")],
    }
    table = game(*people, cards=[*CARDS, trial, *cards], **laid | arrangement)
    match scene:
        case "trait":
            table.play("gain:gift")
        case "hero" | "antihero":
            table.play("play:cheer" if scene == "hero" else "play:sneer")
        case "journey":
            table.play("journey:gift")
        case _:
            table.play("face:trial-hard" if scene == "hard" else "face:trial-easy")
            table.play(*[key for key in table.keys if key.startswith("leave:")])
            table.play(*["dark"] * (scene == "dark"), "cast")
    return table


def _one_card_missing(story: Sequence[Sequence[str]]) -> list[list[str]]:
    """The story with its current act filled up to the last card but one."""
    acts = [list(act) for act in (*story, (), (), ())][:3]
    current = next(act for act in acts if len(act) < CARDS_PER_ACT)
    fillers = [f"filler-{number}" for number in (7, 8)]
    current += fillers[: CARDS_PER_ACT - 1 - len(current)]
    return acts
