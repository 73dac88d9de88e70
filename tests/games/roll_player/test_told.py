"""The log tells everything that happens, each line with the clause that made it happen."""

from collections.abc import Callable
from typing import Any

import pytest

from herowright.testing import Play, rule, situation
from tests.games.roll_player.fiends_familiars.hunting import hunt, market

FF = {"expansion": "fiends-familiars"}
THREE = ["red1", "blue2", "green3"]
CENTRE = 4


def at_dice(*moves: str, rolls: tuple[int, ...] = (), seats: int = 2, options: Any = None, **laid: Any) -> Play:
    hero: dict[str, Any] = {"marker": CENTRE, "rows": {"str": ["red1", "blue2"]}, "gold": 9, **laid.pop("hero", {})}
    laid = {"phase": "dice", "pool": THREE, "rolls": rolls, "heroes": [hero], **laid}
    table = situation("roll-player", seats, options, **laid)
    table.play(*moves)
    return table


def at_market(*moves: str, options: Any = None, seats: int = 2, **hero: Any) -> Play:
    holds = {seat: seat + 1 for seat in range(seats)}
    cards: dict[str, Any] = {"market": ["weak", "climb", "honest"], "discard": ["loyal"], "deck": ["proud"]}
    hero = {"marker": CENTRE, "gold": 9, "hero_class": "thief", **hero}
    table = situation("roll-player", seats, options, phase="market", initiative=holds, heroes=[hero], **cards)
    table.play(*moves)
    return table


TOLD: tuple[tuple[str, str, dict[str, Any], Callable[[], Play]], ...] = (
    ("rp-event-dropped", "RP-MKT-11", {"card": "card:longbow"}, lambda: at_market("drop:longbow", weapons=["longbow"])),
    ("rp-event-leftmost", "RP-SOLO-12", {"card": "card:climb"}, lambda: at_market("discard:weak", seats=1)),
    ("rp-event-trashed", "RP-SOLO-13", {"cards": "card:honest"}, lambda: at_market("discard:weak", seats=1)),
    (
        "rp-event-marker-stays",
        "RP-MKT-14",
        {"direction": "direction:good"},
        lambda: at_market("buy:weak", marker=0),
    ),
    (
        "rp-event-turned-up",
        "RP-CARD-19",
        {"card": "card:proud"},
        lambda: at_market("use:open-lock", "turn-up", skills=["open-lock"]),
    ),
    (
        "rp-event-moved",
        "RP-CARD-23",
        {"die": "die:red1"},
        lambda: at_dice("use:sleight-of-hand", "die:str:1", "place:wis", hero={"skills": ["sleight-of-hand"]}),
    ),
    (
        "rp-event-pool-changed",
        "RP-CARD-08",
        {"before": "die:red1", "face": 6, "card": 1},
        lambda: at_dice("use:intimidate", "pool:die:1", hero={"skills": ["intimidate"]}),
    ),
    (
        "rp-event-pool-swapped",
        "RP-CARD-18",
        {"given": "die:red1", "gained": "die:green3"},
        lambda: at_dice("use:negotiate", "pool:die:3", "die:str:1", hero={"skills": ["negotiate"]}),
    ),
    (
        "rp-event-swapped",
        "RP-DICE-14",
        {"first": "die:red1", "second": "die:blue2"},
        lambda: at_dice("take:1", "place:dex", "swap:str:1", "with:str:2"),
    ),
    (
        "rp-event-reshuffled",
        "RP-CLEAN-06",
        {"cards": 3},
        lambda: situation("roll-player", 2, phase="clean-up", deck=[], discard=["weak", "climb", "honest"]),
    ),
    (
        "ff-event-enemy-trashes",
        "FF-SOLO-09",
        {"card": "card:climb"},
        lambda: at_dice(
            "take:2", "place:wis", "skip", seats=1, options=FF, market=["weak", "climb"], rolls=(2,), hero={"gold": 0}
        ),
    ),
    (
        "ff-event-stored",
        "FF-CARD-02",
        {"die": "die:red1"},
        lambda: at_dice("take:1", "store", options=FF, hero={"weapons": ["backpack"]}),
    ),
    (
        "ff-event-toll",
        "FF-DICE-08",
        {"gold": 2},
        lambda: hunt("crow", "wolf", gold=5, fiends=["fiend-of-duress"]),
    ),
    (
        "ff-event-xp-stored",
        "FF-CARD-14",
        {"xp": 1},
        lambda: _stored(),
    ),
)


def _stored() -> Play:
    table = market("elf", "wolf", gold=0, traits=["devious"], rolls=(1,))
    table.play("hunt", "roll", "store:1")
    return table


@rule("RP-CARD-08", "RP-CARD-18", "RP-CARD-19", "RP-CARD-23", "RP-CLEAN-06", "RP-DICE-14", "RP-MKT-11", "RP-MKT-14")
@rule("RP-SOLO-12", "RP-SOLO-13", "FF-CARD-02", "FF-CARD-14", "FF-DICE-08", "FF-SOLO-09")
@pytest.mark.parametrize(("kind", "clause", "args", "play"), TOLD, ids=[each[0] for each in TOLD])
def test_the_log_tells_it(kind: str, clause: str, args: dict[str, Any], play: Callable[[], Play]) -> None:
    table = play()
    told = [(event.rule, {name: event.args[name] for name in args}) for event in table.told(kind)]
    table.put_away()
    assert told == [(clause, args)]
