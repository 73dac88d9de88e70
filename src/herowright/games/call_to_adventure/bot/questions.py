"""The smaller questions: draws, allies, targets, and chances to react."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from herowright.games.call_to_adventure.bot import reasons, rivals
from herowright.games.call_to_adventure.bot.effects import kept, played
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.turn import Scene, judge_face
from herowright.games.call_to_adventure.bot.verdict import Verdict
from herowright.games.call_to_adventure.cards.attacks import Rob, Slander, Unnerve
from herowright.games.call_to_adventure.cards.effects import Effect, Share
from herowright.games.call_to_adventure.rules.components import ABILITY_IDS
from herowright.table.decision import Option
from herowright.table.glimpse import Glimpse
from herowright.table.message import Message

# Not to be asked any more is worse than to be asked for nothing.
HUSHED = {"hush:turn": -0.05, "hush:always": -0.1}
# An ally that others may win first is worth less, and a card that stays may still be there in the next turn.
SNATCHED, STAYS = 0.5, 0.5


def _source(outlook: Outlook, question: Glimpse[Any]) -> Any:
    """The card behind a question, which its prompt names."""
    return outlook.situation.cards.named.get(str(question.prompt.args.get("card", "")))


# --- draws and allies ----------------------------------------------------------------------------------


def judge_draw(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    verdicts = []
    for option in options:
        worth = outlook.draws[option.payload]
        allowed = option.payload in outlook.situation.cards.track[outlook.me.space].plays
        verdicts.append(Verdict(worth, partial(_why_draw, allowed, worth)))
    return verdicts


def _why_draw(allowed: bool, worth: float) -> reasons.Reasons:
    return (Message("bot-ca-allowed" if allowed else "bot-ca-forbidden"), *reasons.worth(worth))


def judge_place_ally(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Under the challenge that oneself is likelier to win than the others are; with team mates, that anybody is."""
    ally = _source(outlook, question)
    worth = outlook.ally(ally) if ally is not None else 1.0
    verdicts = []
    for option in options:
        card = option.payload
        own = _chance(outlook, card, outlook.me.abilities) if card.act >= outlook.me.act else 0.0
        rival = max(
            (
                _chance(outlook, card, [hero["abilities"][id] for id in ABILITY_IDS])
                for hero in rivals.others(outlook)
                if hero["act"] <= card.act
            ),
            default=0.0,
        )
        value = worth * (max(own, rival) if outlook.situation.coop else own - SNATCHED * rival)
        verdicts.append(Verdict(value, partial(_why_placed, own, rival, outlook.situation.seats > 1)))
    return verdicts


def _chance(outlook: Outlook, card: Any, abilities: list[int]) -> float:
    cast = outlook.situation.cards.pool(card.tests, abilities)
    easiest = min(outlook.situation.difficulty.get(path.id, card.difficulty) for path in card.paths)
    return cast.at_least(easiest + 1)  # CA-ALLY-06


def _why_placed(own: float, rival: float, others: bool) -> reasons.Reasons:
    found = [Message("bot-ca-own-chance", {"chance": reasons.percent(own)})]
    if others:
        found.append(Message("bot-ca-others-chance", {"chance": reasons.percent(rival)}))
    return tuple(found)


# --- whom it concerns ------------------------------------------------------------------------------------


TARGETS: dict[type[Effect], Callable[[Outlook, Any], dict[int, float]]] = {
    Rob: lambda outlook, effect: rivals.robbed(outlook, effect.xp),
    Slander: lambda outlook, effect: rivals.slandered(outlook, effect.corruption),
    Unnerve: lambda outlook, effect: rivals.unnerved(outlook),
    Share: lambda outlook, effect: rivals.shared(outlook, effect.gain),
}


def judge_target(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Whom a card is for or against."""
    effect: Any = getattr(_source(outlook, question), "effect", None)
    judge = TARGETS.get(type(effect))
    values = judge(outlook, effect) if judge is not None else {}
    verdicts = []
    for option in options:
        value = values.get(option.payload, 0.0)
        verdicts.append(Verdict(value, partial(_why_target, outlook, option.payload, value)))
    return verdicts


def _why_target(outlook: Outlook, seat: int, value: float) -> reasons.Reasons:
    hero = outlook.situation.view["heroes"][seat]
    return (
        Message("bot-ca-stands", {"score": hero["score"]}),
        Message("bot-ca-has", {"xp": hero["xp"], "cards": sum(hero["hand_kinds"].values())}),
        *reasons.gained(value),
    )


def judge_betrayed(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    values = rivals.betrayed(outlook)
    verdicts = []
    for option in options:
        value = values.get(option.payload[1].id, 0.0)
        verdicts.append(Verdict(value, partial(reasons.gained, value)))
    return verdicts


def judge_drop(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    verdicts = []
    for option in options:
        later = kept(outlook, option.payload)
        verdicts.append(Verdict(-later, partial(reasons.missed, option.payload, later)))
    return verdicts


# --- chances to react ------------------------------------------------------------------------------------


def judge_react(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """To let the chance go by; cards to play are interrupts."""
    verdicts = []
    for option in options:
        id = "bot-ca-hush" if option.key in HUSHED else "bot-ca-pass"
        verdicts.append(Verdict(HUSHED.get(option.key, 0.0), partial(reasons.said, id)))
    return verdicts


def judge_respond(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    verdicts = []
    for option in options:
        if option.payload is None:
            verdicts.append(Verdict(0.0, partial(reasons.said, "bot-ca-pass")))
            continue
        card = option.payload[1]
        point, effect, later = played(outlook, card), rivals.cancelled(outlook), kept(outlook, card)
        verdicts.append(Verdict(point + effect - later, partial(reasons.played, point, effect, later)))
    return verdicts


def judge_wander(outlook: Outlook, question: Glimpse[Any], options: Sequence[Option]) -> list[Verdict]:
    """Which card makes room for another: the one that is missed least."""
    scene = Scene.of_rows(outlook)
    verdicts = []
    for option in options:
        card = option.payload[1]
        if outlook.situation.mine and not outlook.situation.view["acted"]:
            value = scene.replaced(card)
            gain = value - scene.best
        else:
            value = gain = -_missed(outlook, card)
        verdicts.append(Verdict(value, partial(reasons.new_card, gain, 0)))
    return verdicts


def _missed(outlook: Outlook, card: Any) -> float:
    """What a card that stays would be worth in a later turn."""
    if card.act < outlook.me.act:
        return 0.0
    if card.family == "trait":
        return STAYS * outlook.path(card.path, "trait")
    return STAYS * max(judge_face(outlook, card, path).value for path in card.paths)
