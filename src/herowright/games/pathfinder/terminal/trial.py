"""What an option would make of a check. A table is built from what everybody sees, and the rules themselves do the
arithmetic on it; no die falls there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from herowright.games.pathfinder.cards.checks import Check, Way, wording
from herowright.games.pathfinder.cards.effects import Reduce
from herowright.games.pathfinder.cards.moments import HELP, SKILL
from herowright.games.pathfinder.rules import check as checking
from herowright.games.pathfinder.rules import odds, party, sheet
from herowright.games.pathfinder.rules.components import NONE, SKILL_IDS, Dice
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.games.pathfinder.rules.state import Checking, Encounter, Hero, Pathfinder, Place
from herowright.games.pathfinder.rules.view import text
from herowright.games.pathfinder.terminal import cards
from herowright.table.chance import Chance
from herowright.table.decision import Option
from herowright.table.message import Message
from herowright.terminal.board import Scene


class Prospect(NamedTuple):
    """A check as it would stand: dice, the number to reach, how likely that is, and why it may be no use."""

    dice: str
    difficulty: int
    chance: float
    vain: Message | None


def prospect(scene: Scene, option: Option, seat: int) -> Prospect | None:
    """The check of the table after an option of a seat; none where the option does not bear on it."""
    if scene.view["check"] is None:
        return None
    table = stand_in(scene)
    check = table.checks[-1]
    hero = table.heroes[seat]
    match option.payload:
        case ("skill", skill, fight):
            checking.use_skill(table, table.heroes[check.seat], check, skill, None, frozenset(), "", fight)
        case ("play", card, number, _, skill, borrowed):
            effect = (borrowed or card).powers[number].effect
            check.moment.played.append((seat, card.kind))
            if not _work(table, hero, check, effect, skill, card.traits, card.name):
                return None
        case ("also", card, power, _):
            if not _work(table, hero, check, power.effect, NONE, frozenset(), card.name):
                return None
        case ("power", line, skill):
            form = next(form for each, form in hero.powers.uses if each == line)
            if not _work(table, hero, check, form.effect, skill, frozenset(form.traits), f"power:{line}"):
                return None
        case _:
            return None
    return _found(table, check)


def _work(
    table: Pathfinder, hero: Hero, check: Checking, effect: Any, skill: int, traits: frozenset[str], source: str
) -> bool:
    """Carry out an effect on the check; false if it is none for checks, or asks the player something more."""
    if effect.moment not in (HELP, SKILL):
        return False
    if skill != NONE:
        checking.use_skill(table, hero, check, skill, effect, traits, source)
    return next(effect.carry_out(table, hero, source), None) is None


def _found(table: Pathfinder, check: Checking) -> Prospect | None:
    if check.skill == NONE:
        return None
    check.stage = HELP
    checking.add_what_comes_by_itself(table, check)
    checking.refresh(table, check)
    chance = odds.of_check(table, check)
    dice = str(check.fixed + check.plus) if check.fixed is not None else str(Dice(check.sides, check.plus))
    return None if chance is None else Prospect(dice, check.difficulty, chance, odds.vain(table, check))


def best(scene: Scene, seat: int, ways: Any, purpose: str) -> tuple[int, Prospect] | None:
    """The skill with which a character would make a check best, without any help."""
    table = stand_in(scene)
    hero = table.heroes[seat]
    found = []
    for skill in dict.fromkeys(way.skill for way in ways):
        check = Checking(seat, purpose, ways)
        table.checks = [check]
        if skill in hero.skills:
            checking.use_skill(table, hero, check, skill, None, frozenset(), "")
            if (there := _found(table, check)) is not None:
                found.append((skill, there))
    return max(found, key=lambda each: each[1].chance, default=None)


def reduced(option: Option, amount: int, hero: Mapping[str, Any]) -> int | None:
    """The damage that is left after an option."""
    match option.payload:
        case ("play", card, number, _, _, borrowed):
            effect = (borrowed or card).powers[number].effect
            if isinstance(effect, Reduce):
                return max(0, amount - effect.by) if effect.by else 0
    return None


# --- a table like the one that is seen ----------------------------------------------------------------------


def stand_in(scene: Scene) -> Pathfinder:
    """Characters, locations, the card met and the check, as the view tells them."""
    view = scene.view
    table = PATHFINDER.new(len(view["heroes"]), scene.options, Chance(0))
    table.box = cards.box(scene)
    table.story = table.box.story_of(cards.find(scene, view["scenario"]["name"]), table.settings.path)
    table.phase, table.turn = view["phase"], NONE if view["turn"] is None else view["turn"]
    table.places = [
        Place(cards.find(scene, place["name"]), closed=place["closed"], shut=place["shut"]) for place in view["places"]
    ]
    table.blessings_discard = [cards.find(scene, name) for name in view["blessings"]["discard"]]
    table.heroes = [_hero(scene, table, each) for each in view["heroes"]]
    table.encounters = [_encounter(scene, each) for each in (*view["waiting"], view["encounter"]) if each is not None]
    if view["check"] is not None:
        table.checks = [_check(scene, table, view["check"])]
    return table


def _hero(scene: Scene, table: Pathfinder, it: Mapping[str, Any]) -> Hero:
    hero = Hero(it["seat"], dead=it["dead"], harder=it["harder"], place=NONE if it["place"] is None else it["place"])
    if it["character"] is None:
        return hero
    hero.character = cards.find(scene, it["character"])
    hero.role = cards.find(scene, it["role"]) if it["role"] else None
    hero.feats = party.read_feats(it["feats"])
    hero.hand = [cards.find(scene, name) for name in it["hand"]]
    sheet.read(table, hero)
    return hero


def _encounter(scene: Scene, it: Mapping[str, Any]) -> Encounter:
    place = NONE if it["place"] is None else it["place"]
    return Encounter(it["seat"], cards.find(scene, it["card"]), place, it["step"], failed=it["failed"])


def _check(scene: Scene, table: Pathfinder, it: Mapping[str, Any]) -> Checking:
    card = cards.find(scene, it["card"]) if it["card"] else None
    ways = _ways(it["asks"], getattr(card, "checks", ()))
    check = Checking(it["seat"], it["purpose"], ways, card, it["stage"])
    check.plus, check.fixed = it["plus"], it["fixed"]
    check.traits = frozenset(trait.partition(":")[2] for trait in it["traits"])
    if it["skill"] is not None:
        check.skill, check.die, check.sides = _skill(it["skill"]), it["die"], tuple(it["dice"])
        check.kinds = frozenset(map(_skill, it["kinds"]))
        check.set_by = it["set_by"] or ""
        _settle(table, check, it["difficulty"])
    if table.encounters:
        table.checks = [check]
        table.encounters[-1].weak = it["weak"] - checking.weakness(table, check)
    return check


def _ways(asked: Mapping[str, Any], printed: Sequence[Check]) -> Check:
    """The check of the card that says so, if it is one."""
    for ways in printed:
        if text(wording(ways)) == asked["text"]:
            return ways
    return tuple(Way(_skill(way["skill"]), way["difficulty"]) for way in asked["ways"])


def _settle(table: Pathfinder, check: Checking, difficulty: int) -> None:
    """What comes by itself is part of the dice already, and what shifts the difficulty is part of the number."""
    table.checks = [check]
    sides, plus, traits = check.sides, check.plus, check.traits
    checking.add_what_comes_by_itself(table, check)
    check.sides, check.plus, check.traits = sides, plus, traits
    checking.refresh(table, check)
    check.base = difficulty - check.difficulty


def _skill(reference: str) -> int:
    return SKILL_IDS.index(reference.partition(":")[2])
