"""Hand cards: playing them, for oneself and on others, and the smaller questions: draws, allies, targets, chances to
react (CA-HERO, CA-ALLY). Of the other players their destinies and hands stay unknown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from herowright.bots.policy import Reasons, Verdict, said, shown
from herowright.games.call_to_adventure.bot import casting, reasons
from herowright.games.call_to_adventure.bot.means import RUNES
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.trial import Trial
from herowright.games.call_to_adventure.bot.turn import Moment
from herowright.games.call_to_adventure.cards import attacks, effects
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.types import Ally
from herowright.games.call_to_adventure.rules import runes, turn
from herowright.games.call_to_adventure.rules.components import CORE, OF_ABILITY
from herowright.games.call_to_adventure.rules.state import Hero
from herowright.games.call_to_adventure.rules.view import percent
from herowright.table.decision import Option

# To be asked again costs nothing and brings nothing now.
LISTEN = -0.01
# Not to be asked any more is worse than to be asked for nothing.
HUSHED = {"hush:turn": -0.05, "hush:always": -0.1}
# An ally that others may win first is worth less.
SNATCHED = 0.5
# What a card in another hand, an ability icon, a story icon, a draw, an effect and a condition are worth to others.
HELD, ABILITY, ICON, DRAW, POWER, CONDITION = 1.5, 0.9, 1.4, 1.3, 0.8, 1.5
# A step towards the end of the game.
STEP = 1.0
# How much more it hurts the one who leads, and the least anybody counts.
LEAD, LEAST = 1.3, 0.7
# A gift to a team mate is worth as much as an own gain, almost.
GIFT = 0.9
# Who must pick another card loses so much of what the first one promised.
FRIGHT = 0.25
# A card that has no effect: most of them matter more to those they are meant for.
CANCELLED, ELSEWHERE = 1.2, 0.3


def judge_play(moment: Moment, option: Option, best: float) -> Verdict:
    """The value of an interrupt is what can be had afterwards, and what the card adds to it."""
    if option.payload[0] != "play":
        return Verdict(best + LISTEN, partial(said, "bot-ca-listen"))
    outlook, (_, card, seat) = moment.outlook, option.payload
    point, later, does = outlook.point[card.kind], outlook.kept(card), card.effect
    special: Callable[[], Reasons] = tuple
    if moment.table.attempt is None or type(does) not in CHANCE:
        effect = NOW[type(does)](moment, does, seat) if type(does) in NOW else 0.0
    elif not (trial := moment.trial).own:
        effect = meddled(trial, does)
        special = partial(_why_meddled, trial, does)
    elif trial.attempt.cast or isinstance(does, RUNES):
        effect = casting.improved(trial, option, does) - best
        special = partial(casting.why_improved, trial, does, 0.0)
    else:
        return Verdict(best + LISTEN, partial(said, "bot-ca-wait"))
    return Verdict(best + point + effect - later, lambda: reasons.played(point, effect, later, special()))


def _receive(moment: Moment, effect: effects.Receive, seat: int | None) -> float:
    """For oneself, or for a team mate (CA-COOP-10)."""
    if seat is not None:
        return GIFT * shared(moment.outlook, effect, moment.table.heroes[seat])
    return moment.outlook.gain(effect.gain)


def _against(moment: Moment, effect: Effect, seat: int | None) -> float:
    """Another player will be named."""
    own = moment.outlook.gain(effect.gain) if isinstance(effect, effects.Share) else 0.0
    judge, rivals = TARGETS[type(effect)], others(moment.outlook)
    return own + max((judge(moment.outlook, effect, hero) for hero in rivals), default=0.0)


# What a card does at once.
NOW: dict[type[Effect], Callable[[Moment, Any, int | None], float]] = {
    effects.Receive: _receive,
    effects.Wander: lambda moment, effect, seat: moment.scene.wandering(),
    effects.Cancel: lambda moment, effect, seat: cancelled(moment.outlook),
    attacks.Chastise: lambda moment, effect, seat: chastised(moment.outlook, effect, moment.table.active),
    **dict.fromkeys((effects.Share, attacks.Rob, attacks.Slander, attacks.Unnerve, attacks.Betray), _against),
}

# --- the other players ---------------------------------------------------------------------------------


def others(outlook: Outlook) -> list[Hero]:
    return [hero for hero in outlook.table.heroes if hero is not outlook.hero]


def weight(outlook: Outlook, hero: Hero) -> float:
    """What a point less for this player is worth; most against the one who leads, nothing good in co-op."""
    rivals = others(outlook)
    if outlook.coop or len(rivals) == 1:
        return outlook.rivalry
    ahead = outlook.score(hero.seat) - sum(outlook.score(rival.seat) for rival in rivals) / len(rivals)
    return outlook.rivalry * max(LEAST, min(LEAD, 1 + ahead / 20))


def ally_value(ally: Ally) -> float:
    worth = ally.triumph + ally.tragedy + ABILITY * len(ally.abilities) + ICON * len(ally.icons)
    return worth + (POWER if ally.power is not None else 0.0) + CONDITION * len(ally.conditions)


# --- attacks and gifts -------------------------------------------------------------------------------


def chastised(outlook: Outlook, effect: attacks.Rob | attacks.Chastise, hero: Hero) -> float:
    return min(effect.xp, hero.xp) * weight(outlook, hero)


def slandered(outlook: Outlook, effect: attacks.Slander, hero: Hero) -> float:
    """Corruption moves a marker down, which some may even like."""
    track = outlook.table.box.track
    down = track[min(len(track) - 1, hero.marker + effect.corruption)]
    return (0.5 * (track[hero.marker].points - down.points) + 0.25) * weight(outlook, hero)


def unnerved(outlook: Outlook, effect: attacks.Unnerve, hero: Hero) -> float:
    cards = len(hero.hand)
    return weight(outlook, hero) * HELD / (1 + 0.2 * (cards - 1)) if cards else 0.0


def shared(outlook: Outlook, effect: effects.Share | effects.Receive, hero: Hero) -> float:
    """Somebody else receives the same as oneself."""
    gain = effect.gain
    given = gain.xp + DRAW * (gain.hero + gain.antihero + gain.either) + 0.3 * gain.virtue - 0.3 * gain.corruption
    return -weight(outlook, hero) * given


def betrayed(outlook: Outlook, hero: Hero, ally: Ally) -> float:
    """What it means here if an ally is turned face down."""
    return -outlook.lost_ally(ally) if hero is outlook.hero else ally_value(ally) * weight(outlook, hero)


# Whom a card is for or against.
TARGETS: dict[type[Effect], Callable[[Outlook, Any, Hero], float]] = {
    attacks.Rob: lambda outlook, effect, hero: outlook.xp(min(effect.xp, hero.xp)) + chastised(outlook, effect, hero),
    attacks.Slander: slandered,
    attacks.Unnerve: unnerved,
    attacks.Betray: lambda outlook, _, hero: max((betrayed(outlook, hero, ally) for ally in hero.allies), default=0.0),
    effects.Share: shared,
}


def cancelled(outlook: Outlook) -> float:
    """The card on top of the stack has no effect: good if it was meant for oneself."""
    seat, card, _ = outlook.table.stack[-1] if outlook.table.stack else (outlook.seat, None, False)
    if card is None or seat == outlook.seat:
        return 0.0
    if isinstance(card.effect, attacks.Attack):
        return CANCELLED if outlook.mine or len(outlook.table.heroes) == 2 else ELSEWHERE
    return CANCELLED * weight(outlook, outlook.table.heroes[seat])


# --- cards played on another player's challenge ------------------------------------------------------


def meddled(trial: Trial, effect: Effect) -> float:
    """What a card does to another player's attempt, against a rival or for a team mate."""
    outlook, path, ally = trial.outlook, trial.attempt.path, trial.table.under.get(trial.attempt.card)
    swing = path.triumph + path.tragedy + path.xp + DRAW * (path.hero + path.antihero) + STEP
    swing += ABILITY * len(path.abilities) + ICON * len(path.icons) + (ally_value(ally) if ally else 0.0)
    gain = (CHANCE[type(effect)](trial, effect) - trial.chance()) * (swing + outlook.harm)
    return -outlook.rivalry * gain


def _why_meddled(trial: Trial, effect: Effect) -> Reasons:
    return () if trial.attempt.cast else reasons.changed(trial.chance(), CHANCE[type(effect)](trial, effect))


# The chance of success once a card was played on an attempt.
CHANCE: dict[type[Effect], Callable[[Trial, Any], float]] = {
    attacks.Frighten: lambda trial, effect: trial.chance() * (1 - FRIGHT),
    attacks.Hinder: lambda trial, effect: trial.chance(-effect.by),
    attacks.IgnoreCore: lambda trial, effect: trial.chance(less=CORE),
    attacks.IgnoreAbility: lambda trial, effect: min(trial.chance(less=OF_ABILITY[tested]) for tested in trial.tests),
    effects.Recast: lambda trial, effect: 1 - (1 - trial.chance()) * (1 - trial.odds),
    effects.Calm: lambda trial, effect: trial.chance(),
    **dict.fromkeys(
        (effects.AddResult, effects.Ease, effects.TurnRune),
        lambda trial, effect: trial.chance(trial.most_added(effect)),
    ),
    **dict.fromkeys(RUNES, lambda trial, effect: trial.chance(more=trial.added(effect))),
}

# --- draws and allies ----------------------------------------------------------------------------------


def judge_draw(moment: Moment, option: Option) -> Verdict:
    id = "bot-ca-allowed" if option.payload in moment.outlook.space.plays else "bot-ca-forbidden"
    worth = moment.outlook.draws[option.payload]
    return Verdict(worth, lambda: (*said(id), *said("bot-ca-worth", points=shown(worth))))


def judge_place_ally(moment: Moment, option: Option) -> Verdict:
    """Under the challenge that oneself is likelier to win than the others are; with team mates, that anybody is."""
    outlook, name = moment.outlook, moment.question.prompt.args["card"]
    own = _chance(outlook, outlook.hero, option.payload)
    rival = max((_chance(outlook, hero, option.payload) for hero in others(outlook)), default=0.0)
    worth = outlook.ally(next(ally for ally in moment.table.arriving if ally.name == name))
    value = worth * (max(own, rival) if outlook.coop else own - SNATCHED * rival)
    theirs = () if moment.table.solo else said("bot-ca-others-chance", chance=percent(rival))
    return Verdict(value, lambda: (*said("bot-ca-own-chance", chance=percent(own)), *theirs))


def _chance(outlook: Outlook, hero: Hero, card: Any) -> float:
    """Of a hero against the easiest path of a card that an ally has made harder (CA-ALLY-06)."""
    table = outlook.table
    if card.act < hero.act:
        return 0.0
    cast = runes.cast_of(table, [*CORE, *runes.natural_pool(table, hero, card)])
    return cast.at_least(min(turn.difficulty(table, hero, card, path) for path in card.paths) + 1)


# --- whom it concerns ------------------------------------------------------------------------------------


def judge_target(moment: Moment, option: Option) -> Verdict:
    """Whom a card is for or against."""
    outlook, hero, value = moment.outlook, moment.table.heroes[option.payload], 0.0
    if moment.table.stack:
        effect = moment.table.stack[-1][1].effect
        value = TARGETS[type(effect)](outlook, effect, hero) if type(effect) in TARGETS else 0.0

    def why() -> Reasons:
        stands = said("bot-ca-stands", score=outlook.score(hero.seat))
        return (*stands, *said("bot-ca-has", xp=hero.xp, cards=len(hero.hand)), *reasons.gained(value))

    return Verdict(value, why)


def judge_betrayed(moment: Moment, option: Option) -> Verdict:
    seat, ally = option.payload
    value = betrayed(moment.outlook, moment.table.heroes[seat], ally)
    return Verdict(value, partial(reasons.gained, value))


def judge_drop(moment: Moment, option: Option) -> Verdict:
    card, later = option.payload, moment.outlook.kept(option.payload)
    return Verdict(-later, partial(said, "bot-ca-in-hand", card=card.name, points=shown(later)))


# --- chances to react ------------------------------------------------------------------------------------


def judge_react(moment: Moment, option: Option) -> Verdict:
    """To let the chance go by; cards to play are interrupts."""
    return Verdict(HUSHED.get(option.key, 0.0), partial(said, "bot-ca-hush" if option.key in HUSHED else "bot-ca-pass"))


def judge_respond(moment: Moment, option: Option) -> Verdict:
    return judge_react(moment, option) if option.payload is None else judge_play(moment, option, 0.0)
