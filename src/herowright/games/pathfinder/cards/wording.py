"""What a card says besides its title, traits and numbers, sentence by sentence: the terminal, the catalogue and the
page word their cards from this. Every message is a whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.checks import either, wording
from herowright.games.pathfinder.cards.on import traits_text, types_text
from herowright.games.pathfinder.cards.types import (
    Adventure,
    AdventurePath,
    Bane,
    Boon,
    Card,
    Character,
    Location,
    Role,
    Scenario,
)
from herowright.games.pathfinder.rules.components import SKILL_NAMES
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.cards.forms import Form
    from herowright.games.pathfinder.cards.standing import Standing
    from herowright.games.pathfinder.cards.troubles import Trouble
    from herowright.games.pathfinder.cards.types import Line, Play


def text_of(card: Card) -> list[Message]:
    """All sentences of a card, in the order in which they matter."""
    match card:
        case Boon():
            return boon_text(card)
        case Bane():
            return bane_text(card)
        case Location():
            return location_text(card)
        case Scenario():
            return [*_holding("pf-card-during", card.during), *_winning(card), _reward(card)]
        case Adventure():
            return [*_holding("pf-card-during-adventure", card.during), _reward(card)]
        case AdventurePath():
            return [*_holding("pf-card-during-path", card.during), _reward(card)]
        case Character():
            return [*_proficient(card), *lines_text(card.lines)]
        case Role():
            return lines_text(card.lines)
    return []


# --- boons and banes -------------------------------------------------------------------------------------------


def boon_text(card: Boon) -> list[Message]:
    """How it is acquired, what it does when it is played, and what becomes of it then (PF-BOON)."""
    free = not card.checks
    return [
        Message("pf-card-acquire-free") if free else Message("pf-card-acquire", {"check": checks_text(card.checks)}),
        *_befalling("pf-card-lost", card.lost),
        *(said for power in card.powers for said in power_text(power)),
        *recharge_text(card),
    ]


def power_text(power: Play) -> list[Message]:
    """One power, and the one that may follow it (PF-PLAY-07)."""
    args = {"cost": power.cost, "effect": power.effect.text}
    said = [Message("pf-card-play", args)]
    if power.also is not None:
        said.append(Message("pf-card-also", {"cost": power.also.cost, "effect": power.also.effect.text}))
    return said


def recharge_text(card: Boon) -> list[Message]:
    """PF-BOON-05 to -07."""
    said = []
    if card.recharge_check:
        said.append(Message("pf-card-recharge", {"check": wording(card.recharge_check)}))
    if card.needs_skill is not None:
        said.append(Message("pf-card-needs-skill", {"skill": SKILL_NAMES[card.needs_skill]}))
    return said


def bane_text(card: Bane) -> list[Message]:
    """How it is defeated and what it does, step by step of an encounter (PF-BANE, PF-ENC)."""
    said = []
    if card.checks:
        said.append(Message("pf-card-defeat", {"check": checks_text(card.checks)}))
    if card.immune:
        said.append(Message("pf-card-immune", {"traits": traits_text(card.immune)}))
    return [
        *said,
        *_holding("pf-card-facing", card.standing),
        *_befalling("pf-card-before", card.before),
        *_befalling("pf-card-instead", card.instead),
        *_befalling("pf-card-after", card.after),
        *_befalling("pf-card-defeated", card.defeated),
        *_befalling("pf-card-undefeated", card.undefeated),
    ]


def checks_text(checks: Sequence[Check]) -> Message:
    """Several checks in a row as one phrase (PF-CHECK-03)."""
    parts = [wording(check) for check in checks]
    return reduce(lambda first, second: Message("pf-then", {"first": first, "second": second}), parts)


# --- locations and scenarios -----------------------------------------------------------------------------------


def location_text(card: Location) -> list[Message]:
    """Its three texts, and what still holds there once it is closed (PF-CARD-05, PF-CLOSE-15)."""
    said = _holding("pf-card-here", card.here)
    if card.closing:
        said.append(Message("pf-card-closing", {"way": either([way.text for way in card.closing])}))
    return [*said, *_befalling("pf-card-closed", card.closed), *_holding("pf-card-closed-here", card.closed_here)]


def _winning(card: Scenario) -> list[Message]:
    """What is played for where there is no villain, and what lies in the place of henchmen."""
    said = []
    if card.fillers:
        said.append(Message("pf-card-fillers", {"kinds": types_text((card.fillers,))}))
    if card.close_all:
        said.append(Message("pf-card-close-all"))
    return said


def _reward(card: Scenario | Adventure | AdventurePath) -> Message:
    return Message("pf-card-reward", {"reward": card.reward.text})


# --- characters and roles ----------------------------------------------------------------------------------------


def lines_text(lines: Sequence[Line]) -> list[Message]:
    return [said for line in lines for said in line_text(line)]


def line_text(line: Line) -> list[Message]:
    """A power as it is without any box checked, then what each further box makes of it (PF-FEAT-03, PF-FEAT-09)."""
    said = []
    for number, form in enumerate(line.forms):
        if form is not None:
            said.append(form_text(line, form) if not number else box_text(line, form, number))
    return said


def form_text(line: Line, form: Form) -> Message:
    """A power as it stands."""
    return Message("pf-card-power", {"power": f"power:{line.id}", "text": form.text})


def box_text(line: Line, form: Form, number: int) -> Message:
    """What a power becomes with its box of that number."""
    return Message("pf-card-box", {"power": f"power:{line.id}", "number": number, "text": form.text})


def _proficient(card: Character) -> list[Message]:
    """What the character knows how to use (PF-CHAR-05)."""
    names = " ".join(f"power:{each}" for each in card.proficient)
    return [Message("pf-card-proficient", {"proficiencies": names})] if names else []


# --- parts that several families have ------------------------------------------------------------------------------


def _holding(id: str, rules: Sequence[Standing]) -> list[Message]:
    return [Message(id, {"rule": rule.text}) for rule in rules]


def _befalling(id: str, troubles: Sequence[Trouble]) -> list[Message]:
    return [Message(id, {"trouble": trouble.text}) for trouble in troubles]
