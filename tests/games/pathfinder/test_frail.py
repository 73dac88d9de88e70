"""Characters with next to no deck among banes that kill: who dies, wherever, leaves nothing undone (PF-DEATH-11)."""

import random
from dataclasses import replace
from typing import Any

from herowright.games.pathfinder.cards.box import BOX
from herowright.games.pathfinder.cards.closing import ByCheck, BySummoning
from herowright.games.pathfinder.cards.deeds import AndThen, Travel
from herowright.games.pathfinder.cards.forms import AfterPlaying
from herowright.games.pathfinder.cards.gifts import DrawCards
from herowright.games.pathfinder.cards.meetings import MeetFirst, Summon
from herowright.games.pathfinder.cards.outside import Examine, Heal
from herowright.games.pathfinder.cards.standing import ENDS, ENTERS, FAILS, STARTS, When
from herowright.games.pathfinder.cards.troubles import EACH_HERE, EVERYBODY, OTHERS_HERE, Each, LoseTop, Unless
from herowright.games.pathfinder.cards.types import Play
from herowright.games.pathfinder.cards.wonders import RaiseDead
from herowright.games.pathfinder.rules.components import (
    BARRIER,
    BURY,
    DISCARD,
    HENCHMAN,
    ITEM,
    MONSTER,
    SPELL,
    VILLAIN,
)
from herowright.lab.invariants import Checker
from herowright.table.chance import Chance
from herowright.testing import Play as Table
from herowright.testing import rule
from tests.games.pathfinder.helpers import bane, boon, game, location

# Who fails loses the top card of a deck that has hardly any.
FATAL = Unless("Strength 8", LoseTop(1))
CARDS: tuple[Any, ...] = (
    bane("ambush", "Strength 9", BARRIER, undefeated=(MeetFirst(MONSTER, weak=1),)),
    bane("wail", before=(Each(EVERYBODY, FATAL),)),
    bane("wraith", after=(Each(EACH_HERE, LoseTop(1)),)),
    bane("caller", "Combat 6", before=(Each(OTHERS_HERE, Summon("wail")),)),
    bane("echo", "Combat 6", after=(Each(OTHERS_HERE, Summon("ambush")),), defeated=(Summon("wraith", must=True),)),
    bane("thug", "Combat 6", HENCHMAN, undefeated=(FATAL,), defeated=(Each(EVERYBODY, FATAL),)),
    bane("boss", kind=VILLAIN, copies={"B": 1}, before=(Each(EVERYBODY, FATAL),), undefeated=(MeetFirst(VILLAIN),)),
    bane("rival", kind=VILLAIN, copies={"B": 1}, before=(Each(OTHERS_HERE, Summon("wail")),), after=(LoseTop(1),)),
    location(
        "glade",
        closing=(BySummoning("wail"),),
        closed=(Each(EVERYBODY, FATAL),),
        here=(When(ENDS, Each(EVERYBODY, FATAL)),),
    ),
    location(
        "grove",
        closing=(ByCheck("Strength 6"),),
        closed=(Each(EACH_HERE, DrawCards("1")),),
        here=(When(ENTERS, FATAL), When(FAILS, LoseTop(1))),
    ),
    location("marsh", closing=(BySummoning("thug"),), here=(When(STARTS, Each(EACH_HERE, FATAL)),)),
    boon("tome", SPELL, Play(DISCARD, AndThen(Heal("1"), DrawCards("1"))), traits=("arcane",), recharge="Arcane 6"),
    boon("boots", ITEM, Play(DISCARD, AndThen(Examine(), Travel(bring=True)))),
    boon("phoenix", ITEM, Play(BURY, RaiseDead())),
    replace(BOX.find("scenario", "brigandoom"), villains=("boss", "rival"), henchmen=("thug",)),
)
FOUND = ["wail", "wraith", "caller", "echo", "ambush", "thug", "thug", "wolf"]
HAND = ["charm", "tome", "boots", "prayer", "runner", "cloak", "phoenix", "salve", "friend", "sword"]
PLACES = ["glade", "grove", "marsh"]


def frail(rng: random.Random) -> Table:
    """Two to six characters with at most three cards in their decks, and two villains."""
    heroes = [
        {
            "hand": rng.sample(HAND, 5),
            "deck": ["pebble-1", "pebble-2", "pebble-3"][: rng.randint(0, 3)],
            "place": rng.choice(["glade", *PLACES]),
            "hand_size": rng.choice([0, 2, 4]),
            "powers": {"curious": AfterPlaying(("arcane",), (SPELL,), DrawCards())},
        }
        for _ in range(rng.choice([2, 3, 4, 6]))
    ]
    decks = {place: rng.choices(FOUND, k=4) for place in PLACES}
    for villain in ("boss", "rival"):
        decks[rng.choice(PLACES)].insert(rng.randint(0, 4), villain)
    table = game(*heroes, cards=CARDS, places=decks)
    table.state.chance = Chance(rng.randrange(2**32))
    return table


@rule("PF-DEATH-11", "PF-DEATH-05", "PF-VILLAIN-06", "PF-SUMMON-04")
def test_whoever_dies_leaves_nothing_undone() -> None:
    assert sum(deaths(seed) for seed in range(20)) >= 20


def deaths(seed: int) -> int:
    """Plays at random, under the eyes of all invariants; says how often somebody died."""
    rng = random.Random(seed)
    table = frail(rng)
    checker = Checker(table.table, rng)
    for _ in range(160):
        decision = table.table.decision
        if decision is None:
            break
        seat = rng.randrange(len(table.state.heroes)) if rng.random() < 0.25 else decision.seat
        keys = table.keys_of(seat) if seat != decision.seat else table.keys
        going_on = [key for key in keys if key != "end"] if rng.random() < 0.8 else []
        if keys:
            checker.glance(table.play(rng.choice(going_on or keys), seat=seat))
    return len(table.told("pf-event-dies"))
