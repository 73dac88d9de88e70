"""The cards of Pathfinder. The game has one edition; copies of a card appear once, with how many each set holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from herowright.catalog import Entry
from herowright.games.pathfinder import pack as packing
from herowright.games.pathfinder.cards.box import Box
from herowright.games.pathfinder.cards.checks import Check, check, wording
from herowright.games.pathfinder.cards.closing import ByCheck, ByPaying, BySummoning, ClosingWay
from herowright.games.pathfinder.cards.rewards import BoxReward, FeatReward, LootReward, Reward
from herowright.games.pathfinder.cards.types import (
    Adventure,
    AdventurePath,
    Bane,
    Boon,
    BoxCard,
    Card,
    Character,
    Line,
    Location,
    Play,
    Role,
    Scenario,
    Skill,
)
from herowright.games.pathfinder.cards.wording import goal_text, line_text, text_of
from herowright.games.pathfinder.corrections import MOMENTS
from herowright.games.pathfinder.rules.components import BOONS, SKILL_IDS, SKILL_NAMES
from herowright.games.pathfinder.rules.game import PATHFINDER
from herowright.locale import Texts
from herowright.locale import texts as plain
from herowright.table.errors import BadOption
from herowright.table.message import Message


def pathfinder(options: Mapping[str, Any], texts: Texts) -> Iterator[Entry]:
    if options.get("edition") is not None:
        raise BadOption("option-no-editions")
    pack = options.get("pack") or {}
    box: Box = PATHFINDER.box(PATHFINDER.settle(1, {"pack": pack}))
    families: Counter[str] = Counter()
    for card in dict.fromkeys(box):  # an own character has the roles of others
        families[card.family] += 1
        yield _entry(card, families[card.family], box, pack, texts)


def _entry(card: Card, number: int, box: Box, pack: Mapping[str, Any], texts: Texts) -> Entry:
    whole, origins = packing.provenance(card, pack)
    return Entry(
        card.id,
        card.family,
        card.name,
        number,
        (),
        _values(card, box, texts) | {"set": card.set, "gloss": gloss(card.name, texts)},
        "\n".join(_facts(card, box, texts)),
        _say(text_of(card), texts),
        whole,
        origins,
        section=_section(card),
    )


def _section(card: Card) -> str:
    """Boons and banes stand under their kinds; so do loot cards, which are no kind of their own."""
    if isinstance(card, BoxCard):
        return "loot" if isinstance(card, Boon) and card.loot else card.kind
    return card.family


def gloss(reference: str, texts: Texts) -> str:
    """What an English name means, where the language needs it."""
    name, meaning = texts.name(reference), texts.name(reference, "gloss")
    return "" if meaning == name else meaning


def _about(card: Character, texts: Texts) -> str:
    """Who it is, whatever a pack calls it; of own characters nothing is known."""
    return "" if packing.is_own(card) else plain(texts.lang).name(card.name, "about")


# --- for programs --------------------------------------------------------------------------------------


def _values(card: Card, box: Box, texts: Texts) -> dict[str, Any]:
    match card:
        case Boon():
            return _box_card(card) | {
                "loot": card.loot,
                "acquire": [_ways(ways) for ways in card.checks],
                "powers": [_power(power, texts) for power in card.powers],
                "recharge": _ways(card.recharge_check),
                "needs_skill": None if card.needs_skill is None else SKILL_IDS[card.needs_skill],
                "lost": _each(card.lost, texts),
            }
        case Bane():
            return _box_card(card) | {
                "type": card.type,
                "defeat": [_ways(ways) for ways in card.checks],
                "immune": list(card.immune),
                "powers": [
                    {"moment": moment, "text": texts.say(rule.text)}
                    for moment in MOMENTS
                    for rule in getattr(card, moment)
                ],
            }
        case Location():
            return {
                "deck": dict(card.deck),
                "here": _each(card.here, texts),
                "closing": [_closing(way, texts) for way in card.closing],
                "closed": _each(card.closed, texts),
                "closed_here": _each(card.closed_here, texts),
            }
        case Scenario():
            adventure = box.adventure_of(card)
            return {
                "adventure": adventure.id,
                "deck_number": adventure.number,
                "villains": list(card.villains),
                "henchmen": list(card.henchmen),
                "fillers": card.fillers,
                "close_all": card.close_all,
                "locations": [list(each) for each in card.locations],
                "during": _each(card.during, texts),
                "reward": _reward(card.reward, texts),
            }
        case Adventure():
            return {
                "deck_number": card.number,
                "scenarios": list(card.scenarios),
                "during": _each(card.during, texts),
                "reward": _reward(card.reward, texts),
            }
        case AdventurePath():
            return {
                "adventures": list(card.adventures),
                "during": _each(card.during, texts),
                "reward": _reward(card.reward, texts),
            }
        case Character():
            return {
                "about": _about(card, texts),
                "skills": [_skill(base, skill) for base, skill in card.skills.items()],
                "favored": card.favored,
                "proficient": list(card.proficient),
                "cards": [
                    {"kind": kind, "count": card.cards[kind][0], "boxes": card.cards[kind][1]}
                    for kind in BOONS
                    if kind in card.cards
                ],
                "roles": [role.id for role in card.roles],
                "sample": dict(card.sample),
            } | _sheet(card, texts)
        case Role():
            owner = next(character for character in box.characters if card in character.roles)
            return {"character": owner.id} | _sheet(card, texts)
    raise TypeError(card)


def _box_card(card: BoxCard) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "copies": sum(card.copies.values()),
        "sets": dict(card.copies),
        "basic": card.basic,
        "elite": card.elite,
        "traits": sorted(card.traits - {"basic", "elite"}),
    }


def _ways(ways: Check) -> list[dict[str, Any]]:
    """The alternatives of a check, of which one is made."""
    return [{"skill": SKILL_IDS[way.skill], "difficulty": way.difficulty, "veteran": way.veteran} for way in ways]


def _power(power: Play, texts: Texts) -> dict[str, Any]:
    also = None if power.also is None else _power(power.also, texts)
    return {"cost": power.cost, "effect": texts.say(power.effect.text), "also": also}


def _closing(way: ClosingWay, texts: Texts) -> dict[str, Any]:
    """`way` says how: by a `check`, by paying cards, by a summoned bane, or by itself."""
    found: dict[str, Any] = {"way": way.id, "text": texts.say(way.text)}
    match way:
        case ByCheck():
            found["check"] = _ways(check(way.check))
        case ByPaying():
            found |= {"kinds": list(way.kinds), "count": way.count, "cost": way.cost}
        case BySummoning():
            found |= {"bane": way.bane, "kind": way.kind}
    return found


def _reward(reward: Reward, texts: Texts) -> dict[str, Any]:
    """What everybody gets: `feats`, a random boon of a `kind` (of any, where it is empty), or `loot` for one each."""
    found: dict[str, Any] = {"text": texts.say(reward.text)}
    match reward:
        case FeatReward():
            found["feats"] = list(reward.feats)
        case BoxReward():
            found["kind"] = reward.kind
        case LootReward():
            found["loot"] = list(reward.loot)
    return found


def _skill(base: int, skill: Skill) -> dict[str, Any]:
    extends = [{"skill": SKILL_IDS[other], "bonus": bonus} for other, bonus in skill.extends.items()]
    return {"skill": SKILL_IDS[base], "die": skill.die, "boxes": skill.boxes, "extends": extends}


def _sheet(card: Character | Role, texts: Texts) -> dict[str, Any]:
    """What characters and roles print alike. The first hand size and the first text of a power need no feat; a power
    that has to be opened begins without a text."""
    return {
        "hand_sizes": list(card.hand_sizes),
        "proficiencies": list(card.proficiencies),
        "lines": [_line(line, texts) for line in card.lines],
    }


def _line(line: Line, texts: Texts) -> dict[str, Any]:
    """The text with all its boxes, what each box changes, and the text with so many boxes checked."""
    printed = line_text(line)
    return {
        "id": line.id,
        "name": texts.name(f"power:{line.id}"),
        "text": texts.say(printed.text),
        "boxes": [texts.say(change) for change in printed.boxes],
        "texts": [None if form is None else texts.say(form.text) for form in line.forms],
    }


def _each(parts: Iterable[Any], texts: Texts) -> list[str]:
    return [texts.say(part.text) for part in parts]


# --- for people ----------------------------------------------------------------------------------------


def _say(sentences: Iterable[Message], texts: Texts) -> str:
    return "\n".join(texts.say(sentence) for sentence in sentences)


def _facts(card: Card, box: Box, texts: Texts) -> Iterator[str]:
    """The numbers of a card, in a few short lines."""
    if meaning := gloss(card.name, texts):
        yield f"({meaning})"
    match card:
        case BoxCard():
            yield texts.say("cli-card-copies", copies=sum(card.copies.values()))
            marks = [mark for mark in ("basic", "elite") if mark in card.traits]
            yield _list((f"mark:{trait}" for trait in (*marks, *sorted(card.traits - {"basic", "elite"}))), texts)
            if isinstance(card, (Boon, Bane)):
                yield from (texts.say(wording(ways)) for ways in card.checks)
        case Location():
            yield ", ".join(f"{_plural(kind, texts)} {count}" for kind, count in card.deck.items())
        case Scenario():
            yield texts.name(box.adventure_of(card).name)
            if card.villains or card.henchmen:
                yield _list((f"bane:{id}" for id in (*card.villains, *card.henchmen)), texts)
            yield from (texts.say(sentence) for sentence in goal_text(card))
        case Adventure():
            yield _list((f"scenario:{id}" for id in card.scenarios), texts)
        case AdventurePath():
            yield _list((f"adventure:{id}" for id in card.adventures), texts)
        case Character():
            if about := _about(card, texts):
                yield about
            yield ", ".join(_dice(card, texts))
            yield texts.say("cli-card-hand-size", size=card.hand_sizes[0])
            yield ", ".join(f"{_plural(kind, texts)} {count}" for kind, (count, _) in card.cards.items())
        case Role():
            yield texts.say("cli-card-hand-size", size=card.hand_sizes[0])


def _dice(card: Character, texts: Texts) -> Iterator[str]:
    """`Strength d10`, and `Melee +3` of the skills built on it."""
    for base, skill in card.skills.items():
        yield f"{texts.name(SKILL_NAMES[base])} {texts.dice(f'd{skill.die}')}"
        for other, bonus in skill.extends.items():
            yield f"{texts.name(SKILL_NAMES[other])} {bonus:+}"


def _plural(kind: str, texts: Texts) -> str:
    return texts.say(f"cli-family-pathfinder-{kind}")


def _list(references: Iterable[str], texts: Texts) -> str:
    return ", ".join(texts.name(reference) for reference in references)
