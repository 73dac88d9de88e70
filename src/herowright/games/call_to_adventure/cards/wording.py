"""What a card says besides its title, icons and numbers, sentence by sentence: the terminal, the catalogue and the
page word their cards from this. Every message is a whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

from herowright.games.call_to_adventure.cards.powers import ANYBODY
from herowright.games.call_to_adventure.cards.types import (
    Adversary,
    Ally,
    Card,
    Destiny,
    HandCard,
    Motivation,
    Origin,
    Quest,
    Trait,
    WinCondition,
)
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.conditions import Condition
    from herowright.games.call_to_adventure.cards.requirements import Requirement
    from herowright.games.call_to_adventure.cards.types import Path


def text_of(card: Card) -> list[Message]:
    """The sentences of a card; a challenge has none, its paths may have one each (`path_text`)."""
    match card:
        case Origin() | Motivation():
            return [card.power.text]
        case Destiny():
            return _pays(card.conditions)
        case Trait():
            return [*_needs(card.needs), *path_text(card.path)]
        case Adversary():
            return [card.power.about(ANYBODY), *path_text(card.paths[0])]
        case Ally():
            power = [] if card.power is None else [card.power.text]
            return [*power, *_pays(card.conditions)]
        case HandCard():
            timing = Message(f"timing-{card.timing}")
            return [Message("ca-card-timing", {"timing": timing, "effect": card.effect.text})]
        case Quest():
            return [power.about(ANYBODY) for power in card.powers]
        case WinCondition():
            one, two, three, four = card.xp
            return [Message("ca-card-win-condition", {"one": one, "two": two, "three": three, "four": four})]
    return []


def path_text(path: Path) -> list[Message]:
    """The sentence of a path that does more than its icons show."""
    return [] if path.power is None else [path.power.text]


def _needs(needs: Sequence[Requirement]) -> list[Message]:
    """All that a trait asks for (CA-TRAIT-01)."""
    return [Message("ca-card-needs", {"needs": _joined("ca-needs-and", needs)})] if needs else []


def _pays(conditions: Sequence[Condition]) -> list[Message]:
    """All that counts at the end of the game (CA-SCORE-05, CA-SCORE-15)."""
    return [Message("ca-card-pays", {"condition": _joined("ca-pays-and", conditions)})] if conditions else []


def _joined(id: str, parts: Sequence[Requirement | Condition]) -> Message:
    """Several parts of a sentence as one."""
    return reduce(lambda first, second: Message(id, {"first": first, "second": second}), [part.text for part in parts])
