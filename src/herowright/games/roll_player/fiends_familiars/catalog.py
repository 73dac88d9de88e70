"""The families of cards that only Fiends & Familiars has: their numbers, and what they say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from herowright.games.roll_player.cards.types import Card
from herowright.games.roll_player.fiends_familiars.cards.box import FIENDS_FAMILIARS, MONSTERS_MINIONS
from herowright.games.roll_player.fiends_familiars.cards.initiative import INITIATIVE
from herowright.games.roll_player.fiends_familiars.cards.types import (
    SOLO,
    AdventureCard,
    Familiar,
    Fiend,
    FiendishInitiative,
    Minion,
    Monster,
    Reward,
    Scroll,
)
from herowright.games.roll_player.rules.components import COLOUR_IDS
from herowright.locale import Texts
from herowright.table.message import Message

BASE, ALONE, SECOND = BOXES = ("base", "fiends-familiars", "monsters-minions")
BOX_OF = {(card.family, card.id): ALONE for card in FIENDS_FAMILIARS}
BOX_OF |= {(card.family, card.id): SECOND for card in MONSTERS_MINIONS}


def box_of(card: Card) -> str:
    """The box a card comes in."""
    return ALONE if card in INITIATIVE else BOX_OF.get((card.family, card.id), BASE)


def values(card: Card, texts: Texts) -> dict[str, Any]:
    match card:
        case FiendishInitiative():
            return {"least_seats": card.least_seats, "gold": card.gold, "fiend": card.fiend}
        case Familiar():
            power = {"least": card.power.least, "most": card.power.most, "stars": card.power.stars}
            return {"action": card.action, "power": power, "cells": [COLOUR_IDS[colour] for colour in card.cells]}
        case Fiend():
            return {}
        case Minion():
            weaknesses = [{"dice": dice, "text": texts.say(condition.text)} for condition, dice in card.weaknesses]
            tiers = [
                {"least": tier.least, "trophy": tier.trophy, "text": reward(tier.reward, texts), **_paid(tier.reward)}
                for tier in card.tiers
            ]
            return {"dots": card.dots, "weaknesses": weaknesses, "tiers": tiers}
        case Monster():
            tiers = [{"least": least, "stars": stars} for least, stars in card.tiers]
            named = {"kin": card.kin, "players": card.players, "colour": COLOUR_IDS[card.colour]}
            return named | {
                "strength": card.strength, "tiers": tiers, "master": card.master, "ability": card.ability,
            }  # fmt: skip
        case AdventureCard():
            alone = None if card.solo is None else texts.say(card.solo.text)
            asked = {"condition": texts.say(card.condition.text), "alone": alone}
            return {"kin": card.kin, "kind": card.kind, **asked, **_paid(card.reward)}
    raise TypeError(card)


def _paid(reward: Reward) -> dict[str, int]:
    """What a reward consists of."""
    amounts = {name: getattr(reward, name) for name in ("dice", "xp", "glory", "gold", "wounds")}
    return {name: amount for name, amount in amounts.items() if amount}


def facts(card: Card, texts: Texts) -> Iterator[str]:
    """The numbers of a card, in a few short lines."""
    match card:
        case FiendishInitiative():
            yield texts.say("cli-card-least-seats", seats=card.least_seats)
            if card.gold:
                yield texts.say("ff-card-coin")
            if card.fiend:
                yield texts.say("ff-card-fiend-space")
        case Familiar():
            yield texts.say("ff-card-power", goal=str(card.power), stars=card.power.stars)
            yield ", ".join(texts.name(f"colour:{COLOUR_IDS[colour]}") for colour in card.cells)
        case Minion():
            yield "•" * card.dots
            yield from tiers(card, texts)
        case Monster():
            yield texts.say("ff-card-players", seats=1 if card.players == SOLO else 2)
            yield texts.say("ff-card-strength", strength=card.strength)
            yield " ".join(f"{least}+★{stars}" for least, stars in card.tiers)
            if card.master:
                yield texts.say("ff-card-master", stars=card.master)
        case AdventureCard():
            yield f"{texts.name(f'monster:{card.kin}')}, {texts.name(f'adventure-kind:{card.kind}')}"


def text(card: Card, texts: Texts) -> str:
    """What a card says."""
    match card:
        case Familiar():
            return f"{texts.name(f'familiar-action:{card.action}')}: {texts.say(card.ability.text)}"
        case Fiend():
            return texts.say(card.effect.text)
        case Minion():
            return "\n".join(given(_dice(dice), condition.text, texts) for condition, dice in card.weaknesses)
        case Monster():
            return f"{texts.name(f'monster-ability:{card.ability}')}: {texts.say(card.terror.text)}"
        case AdventureCard():
            return "\n".join(adventure(card, texts))
        case Scroll():
            return texts.say(card.ability.text)
    return ""


def _dice(dice: int) -> Message:
    return Message("ff-amount-dice", {"dice": dice})


def given(what: Message | str, condition: Message, texts: Texts) -> str:
    """Something for whoever fulfils a condition, as a sentence."""
    return sentence(texts.say("ff-card-given", what=texts.say(what) if isinstance(what, Message) else what,
                              condition=texts.say(condition)))  # fmt: skip


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def adventure(card: AdventureCard, texts: Texts) -> Iterator[str]:
    """The reward and its condition; a lone hero may have another one (FF-SOLO-14)."""
    yield given(reward(card.reward, texts), card.condition.text, texts)
    if card.solo is not None:
        yield sentence(texts.say("ff-card-given-alone", condition=card.solo.text))


def tiers(minion: Minion, texts: Texts) -> Iterator[str]:
    """`7–10: 1 XP`, `11+: trophy, 2 XP`."""
    for number, tier in enumerate(minion.tiers):
        prize = [texts.say("ff-card-trophy")] if tier.trophy else []
        words = reward(tier.reward, texts, prize)
        yield f"{span(minion, number)}: {words}"


def span(minion: Minion, number: int) -> str:
    """The sums that reach a tier: from its own to below the next."""
    least = minion.tiers[number].least
    if number + 1 == len(minion.tiers):
        return f"{least}+"
    most = minion.tiers[number + 1].least - 1
    return str(least) if least == most else f"{least}–{most}"


def reward(reward: Reward, texts: Texts, prize: list[str] | None = None) -> str:
    """What a reward brings, the action in a sentence of its own."""
    amounts = [texts.say(AMOUNTS[name], **{name: amount}) for name, amount in _paid(reward).items()]
    parts = ", ".join([*(prize or []), *amounts]) or ("" if reward.action else texts.say("ff-card-nothing"))
    action = texts.say(reward.action.text) if reward.action else ""
    return f"{parts}. {action}" if parts and action else parts or action


AMOUNTS = {
    "dice": "ff-amount-dice",
    "xp": "ff-amount-xp",
    "glory": "ff-amount-glory",
    "gold": "rp-amount-gold",
    "wounds": "ff-amount-wounds",
}
