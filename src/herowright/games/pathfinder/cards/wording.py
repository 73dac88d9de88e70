"""What a card says besides its title, traits and numbers, sentence by sentence: the terminal, the catalogue and the
page word their cards from this. Every message is a whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from herowright.games.pathfinder.cards.arms import Trained
from herowright.games.pathfinder.cards.boxes import Boxed, boxed
from herowright.games.pathfinder.cards.checks import any_of, either, or_else, wording
from herowright.games.pathfinder.cards.effects import Fight
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
from herowright.games.pathfinder.rules.components import BANISH, BURY, SKILL_NAMES
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.cards.checks import Check
    from herowright.games.pathfinder.cards.effects import Effect
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
            return [*_holding("pf-card-during", card.during), _reward(card)]
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
        *_powers(card, _named_above(card)),
        *recharge_text(card),
    ]


def held_text(card: Boon) -> list[Message]:
    """A card in hand: what it does, not how it was acquired."""
    return [*_powers(card), *recharge_text(card)]


def _named_above(card: Boon) -> frozenset[int]:
    """The skills that acquire it, where they are too many to be named twice."""
    skills = frozenset(way.skill for ways in card.checks for way in ways)
    return skills if len(skills) > 2 else frozenset()


def _powers(card: Boon, named: frozenset[int] = frozenset()) -> list[Message]:
    """Each power with the one that may follow it (PF-PLAY-07); what costs the same is said in one sentence."""
    said = []
    waiting = list(card.powers)
    while waiting:
        power = waiting.pop(0)
        if (lacking := _for_the_untrained(power, waiting)) is not None:
            waiting.remove(lacking)
            said.append(_trained_text(power))
            continue
        same = [other for other in waiting if _costs(other) == _costs(power) != ()]
        waiting = [other for other in waiting if other not in same]
        effect = or_else(_effects([power.effect, *(other.effect for other in same)], named))
        said.append(Message("pf-card-play", {"cost": power.cost, "effect": effect}))
        if power.also is not None:
            again = power.also.effect == power.effect
            args = {"cost": power.also.cost} | ({} if again else {"effect": power.also.effect.text})
            said.append(Message("pf-card-again" if again else "pf-card-also", args))
    return said


def _costs(power: Play) -> tuple[str, ...]:
    """What a power costs, with the one that does the same again; nothing for one that another follows."""
    if power.also is None:
        return (power.cost,)
    return (power.cost, power.also.cost) if power.also.effect == power.effect else ()


def _effects(effects: Sequence[Effect], named: frozenset[int]) -> list[Message]:
    """What is done, each once: `add 1d10 to your Stealth check or your check to defeat a barrier`. Skills that have
    just been named are not named again."""
    said: list[Message] = []
    for effect in effects:
        text = effect.text
        if isinstance(effect, Fight) and named == {*effect.skills}:
            text = Message(text.id, {**text.args, "skills": Message("pf-these-skills")})
        if said and text.id == said[-1].id and text.id in ("pf-effect-add-dice", "pf-effect-add-die"):
            last = said[-1].args
            if {**last, "on": None} == {**text.args, "on": None}:
                said[-1] = Message(text.id, {**last, "on": any_of([last["on"], text.args["on"]])})
                continue
        said.append(text)
    return said


def _for_the_untrained(power: Play, others: Sequence[Play]) -> Play | None:
    """Whoever is not proficient banishes the armor that others bury for the same."""
    if power.cost != BURY or not isinstance(power.effect, Trained) or power.effect.lacking:
        return None
    wanted = replace(power.effect, lacking=True)
    return next((other for other in others if other.cost == BANISH and other.effect == wanted), None)


def _trained_text(power: Play) -> Message:
    assert isinstance(power.effect, Trained)
    return Message("pf-card-trained", {"proficiency": power.effect.proficiency, "effect": power.effect.for_all.text})


def recharge_text(card: Boon) -> list[Message]:
    """PF-BOON-05 to -07."""
    check = {"check": wording(card.recharge_check)} if card.recharge_check else {}
    skill = {} if card.needs_skill is None else {"skill": SKILL_NAMES[card.needs_skill]}
    if check and {way.skill for way in card.recharge_check} == {card.needs_skill}:
        return [Message("pf-card-recharge-or-banish", check)]
    said = [Message("pf-card-recharge", check)] if check else []
    return [*said, Message("pf-card-needs-skill", skill)] if skill else said


def bane_text(card: Bane) -> list[Message]:
    """How it is defeated and what it does, step by step of an encounter (PF-BANE, PF-ENC)."""
    said = []
    if card.checks:
        said.append(Message("pf-card-defeat", {"check": checks_text(card.checks)}))
    if card.immune:
        said.append(Message("pf-card-immune", {"traits": " ".join(f"mark:{trait}" for trait in card.immune)}))
    return [
        *said,
        *(Message("pf-card-facing", {"rule": rule.text}) for rule in card.standing),
        *_befalling("pf-card-before", card.before),
        *_befalling("pf-card-instead", card.instead),
        *_befalling("pf-card-after", card.after),
        *_befalling("pf-card-defeated", card.defeated),
        *_befalling("pf-card-undefeated", card.undefeated),
    ]


def checks_text(checks: Sequence[Check]) -> Message:
    """Several checks in a row as one phrase (PF-CHECK-03)."""
    return _joined("pf-then", [wording(check) for check in checks])


# --- locations and scenarios -----------------------------------------------------------------------------------


def location_text(card: Location) -> list[Message]:
    """Its three texts, and what still holds there once it is closed (PF-CARD-05, PF-CLOSE-15)."""
    said = _holding("pf-card-here", card.here)
    if card.closing:
        said.append(Message("pf-card-closing", {"way": either([way.text for way in card.closing])}))
    return [*said, *_befalling("pf-card-closed", card.closed), *_holding("pf-card-closed-here", card.closed_here)]


def goal_text(card: Scenario) -> list[Message]:
    """What is played for where there is no villain, and what lies in the place of henchmen."""
    said = []
    if card.fillers:
        said.append(Message("pf-card-fillers", {"kinds": Message("pf-type", {"kind": f"kind:{card.fillers}"})}))
    if card.close_all:
        said.append(Message("pf-card-close-all"))
    return said


def _reward(card: Scenario | Adventure | AdventurePath) -> Message:
    return Message("pf-card-reward", {"reward": card.reward.text})


# --- characters and roles ----------------------------------------------------------------------------------------


def lines_text(lines: Sequence[Line]) -> list[Message]:
    return [Message("pf-card-power", {"power": f"power:{line.id}", "text": line_text(line).text}) for line in lines]


def line_text(line: Line) -> Boxed:
    """A power with the boxes of its feats (PF-FEAT-03, PF-FEAT-09)."""
    return boxed([None if form is None else form.text for form in line.forms])


def _proficient(card: Character) -> list[Message]:
    """What the character knows how to use (PF-CHAR-05)."""
    names = " ".join(f"power:{each}" for each in card.proficient)
    return [Message("pf-card-proficient", {"proficiencies": names})] if names else []


# --- parts that several families have ------------------------------------------------------------------------------


def _holding(id: str, rules: Sequence[Standing]) -> list[Message]:
    """All rules under one heading."""
    return [Message(id, {"rule": _joined("pf-rules", [rule.text for rule in rules])})] if rules else []


def _befalling(id: str, troubles: Sequence[Trouble]) -> list[Message]:
    """What happens in one moment, one after the other."""
    return [Message(id, {"trouble": _joined("pf-trouble-then", [each.text for each in troubles])})] if troubles else []


def _joined(id: str, parts: Sequence[Message]) -> Message:
    return reduce(lambda first, second: Message(id, {"first": first, "second": second}), parts)
