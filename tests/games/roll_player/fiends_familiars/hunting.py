"""Minions, fiends and skills of our own for the tests of the Hunt: no re-balanced number can disturb a rule."""

from typing import Any

from herowright.games.roll_player.cards.abilities import GainGold
from herowright.games.roll_player.cards.types import Card, Skill
from herowright.games.roll_player.fiends_familiars.cards.abilities import (
    BanishFree,
    FlipDie,
    Gain,
    MoveMarker,
    PlaceAgain,
)
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast
from herowright.games.roll_player.fiends_familiars.cards.curses import FewerDice, LowerResult, NoRerolls
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned, RowValue
from herowright.games.roll_player.fiends_familiars.cards.types import Fiend, Minion, Reward, Tier
from herowright.games.roll_player.rules.components import STR
from herowright.testing import Play, situation

FF = {"expansion": "fiends-familiars"}


def minion(id: str, *tiers: Tier, weaknesses: tuple[Any, ...] = ()) -> Minion:
    return Minion(id=id, number=900, dots=1, weaknesses=weaknesses, tiers=tiers)


CARDS: tuple[Card, ...] = (
    minion(
        "wolf",
        Tier(0, Reward(wounds=2)),
        Tier(4, Reward(gold=1)),
        Tier(7, Reward(xp=2, glory=1, gold=3), trophy=True),
        weaknesses=((AtLeast(RowValue(STR), 5), 2), (AtLeast(Owned("gold"), 8), 1)),
    ),
    minion("crow", Tier(0, Reward())),
    minion("toad", Tier(0, Reward()), weaknesses=((AtLeast(Owned("wounds"), 1), 3),)),
    minion("hare", Tier(0, Reward(), trophy=True)),
    minion("doe", Tier(0, Reward(), trophy=True)),
    minion("elf", Tier(0, Reward(xp=1, action=FlipDie()))),
    minion("fay", Tier(0, Reward(action=PlaceAgain()))),
    minion("nix", Tier(0, Reward(action=MoveMarker(2)))),
    minion("ghoul", Tier(0, Reward(action=BanishFree()))),
    Fiend(id="fog", number=901, effect=LowerResult(2)),
    Fiend(id="chain", number=902, effect=FewerDice(1)),
    Fiend(id="doom", number=903, effect=NoRerolls()),
    Skill(id="pray", number=904, dots=1, cost=2, arrow="good", ability=Gain(xp=1)),
    Skill(id="beg", number=905, dots=1, cost=2, arrow="good", ability=GainGold(3)),
)


def market(*deck: str, rolls: tuple[int, ...] = (), **spec: Any) -> Play:
    """Seat 0 is about to act, the first of the deck is face up; all but options and Market belongs to the hero."""
    options = FF | spec.pop("options", {})
    offer: list[str] = spec.pop("market", ["climb"])
    cards = spec.pop("cards", CARDS)
    hero = {"race": "human", "hero_class": "monk", "gold": 0, **spec}
    return situation(
        "roll-player",
        2,
        options,
        phase="market",
        initiative={0: 1, 1: 2},
        heroes=[hero, {"hero_class": "thief"}],
        cards=cards,
        minions=deck,
        lurking={},
        market=offer,
        rolls=rolls,
    )


def hunt(*deck: str, rolls: tuple[int, ...] = (), **spec: Any) -> Play:
    """Seat 0 has set out, and may exchange, hire and roll."""
    table = market(*deck, rolls=rolls, **spec)
    table.play("hunt")
    return table


def deck_of(table: Play) -> list[str]:
    return [minion.id for minion in table.state.minions]
