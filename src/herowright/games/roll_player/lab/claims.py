"""What is claimed about rolling a die again."""

from __future__ import annotations

from typing import Any

from herowright.bots import advise, make_bot
from herowright.lab.claims import WHOLE, Claim, Subject
from herowright.table.table import Table

BOT = make_bot("roll-player", "greedy", 0)


def claims(table: Table[Any]) -> list[Claim]:
    """A bot names the chance that a reroll gives it a face it would rather have."""
    decision = table.decision
    assert decision is not None
    if not any(_again(option.key) for option in decision.options):
        return []
    found = []
    for advice in advise(table, BOT):
        if _again(advice.option.key):
            for reason in advice.reasons:
                if reason.id == "bot-reroll":
                    key = advice.option.key
                    found.append(
                        Claim(
                            "hint reroll", decision.seat, reason.args["chance"] / 100, Again(key), half=WHOLE, about=key
                        )
                    )
    return found


def _again(key: str) -> bool:
    """Whether it rolls a die of the sheet; that is named by its row and space."""
    return key.startswith("reroll:") and key.count(":") == 2


class Again:
    """Rolls the die; says whether the bot would keep the new face for what it brings. Everything else is the same in
    all twins, so that each face is judged once."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.better: dict[int, bool] = {}

    def __call__(self, table: Table[Any]) -> bool:
        table.apply(self.key)
        decision = table.decision
        assert decision is not None
        assert decision.kind == "keep"
        face = decision.args["face"]
        if face not in self.better:
            worth = {advice.option.payload: advice.value for advice in advise(table, BOT)}
            self.better[face] = worth["new"] > worth["old"]
        return self.better[face]


SUBJECT = Subject("roll-player", claims, {"expansion": ("none",)}, 1.0)
