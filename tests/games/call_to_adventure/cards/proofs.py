"""Proofs of effects that cards share, whether they are paid for, sacrificed for or played from a hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    Calm,
    Ease,
    Recast,
    Receive,
    TurnRune,
    Wander,
)
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.rules.components import ABILITIES, ABILITY_IDS
from herowright.testing import Play
from tests.games.call_to_adventure.cards.scenes import adversary
from tests.games.call_to_adventure.cards.sheet import Sheet, received, sheet, shown
from tests.games.call_to_adventure.plain import challenge, game, pool

# Too much for any cast of these proofs.
HOPELESS = 99


@dataclass(frozen=True)
class Use:
    """A hero who can use an effect by a key, and what else the use changes."""

    key: str
    hero: Mapping[str, Any]
    cost: Callable[[Sheet], Sheet]
    against: str = "challenge"

    def table(self, tests: tuple[int, ...] = (), difficulty: int = HOPELESS, **more: Any) -> Play:
        """The hero is about to act. The trial lists these abilities, of which the hero casts no rune."""
        tests = tests or (_unknown(self),)
        trial = (adversary if self.against == "adversary" else challenge)("trial", difficulty, tests)
        return game(self.hero, {"xp": 2}, cards=[trial], **more)

    def facing(self, tests: tuple[int, ...] = (), difficulty: int = HOPELESS, **more: Any) -> Play:
        table = self.table(tests, difficulty, **more)
        table.play("face:trial" if self.against == "adversary" else "face:trial-easy")
        return table


def _unknown(use: Use) -> int:
    """An ability that the hero has not."""
    abilities = sheet(game(use.hero)).abilities
    return next(ability for ability in ABILITIES if not abilities[ability])


def prove(effect: Effect, use: Use) -> None:
    """The effect does exactly what it declares, for the price of its use."""
    proof: Callable[[Any, Use], None] = PROOFS[type(effect)]
    proof(effect, use)


def outcome(table: Play) -> tuple[int, int]:
    """Result and difficulty of the lost challenge."""
    (lost,) = table.told("ca-event-lost")
    return lost.args["result"], lost.args["difficulty"]


# --- before the cast -----------------------------------------------------------------------------------


def add_rune(effect: AddRune, use: Use) -> None:
    for ability in effect.abilities:
        table = use.facing((ability,), rolls=[2, 2, 1, 2])
        table.play(*[key for key in table.keys if key.startswith("leave:")])
        before = sheet(table)
        table.play(use.key)
        if len(effect.abilities) > 1:
            assert table.asked == (0, "grant")
            assert table.keys == [f"rune:{ABILITY_IDS[other]}" for other in effect.abilities]
            table.play(f"rune:{ABILITY_IDS[ability]}")
        assert pool(table) == [ABILITY_IDS[ability]]
        assert sheet(table) == use.cost(before)
        table.play("cast")
        assert outcome(table)[0] == 2  # one core rune shows 1, and so does the new rune


def add_dark(effect: AddDark, use: Use) -> None:
    table = use.facing()
    before = sheet(table)
    table.play(use.key)
    assert pool(table) == ["dark"] * effect.count
    assert sheet(table) == use.cost(before)
    for _ in range(3 - effect.count):
        table.play("dark")
    assert table.refuse("dark").rule == "CA-CHAL-27"  # all three lie there, although fewer were bought


# --- during a challenge --------------------------------------------------------------------------------


def _early_and_late(use: Use) -> list[Play]:
    """The challenge is lost after the effect was used before or after a cast that shows 1."""
    early = use.facing(rolls=[2, 2, 1])
    late = use.facing(rolls=[2, 2, 1])
    late.play("cast")
    for table in (early, late):
        before = sheet(table)
        table.play(use.key)
        table.play(*[key for key in ("cast",) if key in table.keys])
        table.play(*[key for key in ("resolve",) if key in table.keys])
        after = use.cost(before)
        assert sheet(table) == after._replace(xp=after.xp + 1)  # for the loss
    return [early, late]


def add_result(effect: AddResult, use: Use) -> None:
    for table in _early_and_late(use):
        assert outcome(table) == (1 + effect.amount, HOPELESS)


def ease(effect: Ease, use: Use) -> None:
    for table in _early_and_late(use):
        assert outcome(table) == (1, HOPELESS - effect.by)


def recast(effect: Recast, use: Use) -> None:
    table = use.facing(difficulty=3, rolls=[2, 2, 1, 1, 1, 1])
    before = sheet(table)
    table.play("cast", use.key)
    assert table.asked == (0, "prepare")
    assert sheet(table) == use.cost(before)
    table.play("cast")
    table.play(*[key for key in ("resolve",) if key in table.keys])
    assert [event.args["result"] for event in table.told("ca-event-cast")] == [1, 3]
    assert not table.told("ca-event-lost")
    after = use.cost(before)
    assert sheet(table) == after._replace(paths=(*after.paths, "trial-easy"))


def turn_rune(effect: TurnRune, use: Use) -> None:
    for rune, result in ((0, 2), (1, 2), (2, 0)):
        table = use.facing(rolls=[2, 2, 1])
        before = sheet(table)
        table.play("cast", use.key)
        assert table.asked == (0, "turn-rune")
        assert table.keys == ["rune:0", "rune:1", "rune:2"]
        table.play(f"rune:{rune}")
        table.play(*[key for key in ("resolve",) if key in table.keys])
        assert outcome(table) == (result, HOPELESS)
        after = use.cost(before)
        assert sheet(table) == after._replace(xp=after.xp + 1)  # no card for the draw that shows now


def calm(effect: Calm, use: Use) -> None:
    table = use.facing(rolls=[1, 1, 1, 1, 1])
    before = sheet(table)
    table.play("dark", "dark", "cast")
    assert table.view()["attempt"]["corruption"] == 2
    table.play(use.key)
    table.play(*[key for key in ("resolve",) if key in table.keys])
    after = use.cost(before)
    assert sheet(table) == after._replace(xp=after.xp - 2 + 1)
    assert outcome(table)[0] == 7  # the runes still count


# --- at other times --------------------------------------------------------------------------------------


def receive(effect: Receive, use: Use) -> None:
    table = use.table()
    before, other = sheet(table), sheet(table, 1)
    table.play(use.key)
    assert sheet(table) == received(use.cost(before), effect.gain)
    assert sheet(table, 1) == other


def borrow_icon(effect: BorrowIcon, use: Use) -> None:
    table = use.table((effect.ability,), options={"CA-TURN-06": "optional"})
    before = sheet(table)
    table.play(use.key)
    after = use.cost(before)
    assert sheet(table) == after._replace(abilities=shown(after.abilities, (effect.ability,)))
    table.play("end")
    assert sheet(table) == after
    table = use.facing((effect.ability,))
    runes = len(pool(table))
    table.play(use.key)
    assert pool(table) == [ABILITY_IDS[effect.ability]] * (runes + 1)


def wander(effect: Wander, use: Use) -> None:
    table = use.table()
    before = sheet(table)
    cards = [place["card"] for place in table.view()["rows"][0]["places"]]
    table.play(use.key)
    assert table.asked == (0, "wander")
    assert table.keys == [f"replace:{card}" for card in cards]
    table.play("replace:gift")
    row = table.view()["rows"][0]
    assert [place["card"] for place in row["places"]] == [card if card != "gift" else "filler-3" for card in cards]
    assert row["discard"] == ["gift"]
    assert sheet(table) == use.cost(before)
    assert "journey:trial" in table.keys  # the journey of this turn is still to come
    assert table.asked == (0, "turn")


PROOFS: Mapping[type[Effect], Callable[[Any, Use], None]] = {
    AddRune: add_rune,
    AddDark: add_dark,
    AddResult: add_result,
    Ease: ease,
    Recast: recast,
    TurnRune: turn_rune,
    Calm: calm,
    Receive: receive,
    BorrowIcon: borrow_icon,
    Wander: wander,
}
