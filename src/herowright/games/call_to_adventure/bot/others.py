"""The other players, seen from the own seat: what is taken from them or given to them, and cards played on their
challenges. Their destinies and hands stay unknown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.cards import attacks, effects
from herowright.games.call_to_adventure.rules.components import CORE, OF_ABILITY

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.bot.outlook import Outlook
    from herowright.games.call_to_adventure.bot.trial import Trial
    from herowright.games.call_to_adventure.cards.types import Ally
    from herowright.games.call_to_adventure.rules.state import Hero

# What a card in another hand, an ability icon, a story icon and a draw are worth to somebody else.
HELD, ABILITY, ICON, DRAW = 1.5, 0.9, 1.4, 1.3
# A step towards the end of the game.
STEP = 1.0
# How much more it hurts the one who leads, and the least anybody counts.
LEAD, LEAST = 1.3, 0.7
# A gift to a team mate is worth as much as an own gain, almost.
GIFT = 0.9
# A team mate below the score that all must reach.
NEEDY = 0.1
# Who must pick another card loses so much of what the first one promised.
FRIGHT = 0.25
# Corruption spared.
CALMED = 0.4


def others(outlook: Outlook) -> list[Hero]:
    return [hero for hero in outlook.table.heroes if hero is not outlook.hero]


def weight(outlook: Outlook, hero: Hero) -> float:
    """What a point less for this player is worth; most against the one who leads, nothing good in co-op."""
    worth = outlook.rivalry
    rivals = others(outlook)
    if outlook.coop or len(rivals) == 1:
        return worth
    ahead = outlook.score(hero.seat) - sum(outlook.score(rival.seat) for rival in rivals) / len(rivals)
    return worth * max(LEAST, min(LEAD, 1 + ahead / 20))


def ally_value(ally: Ally) -> float:
    worth = ally.triumph + ally.tragedy + ABILITY * len(ally.abilities) + ICON * len(ally.icons)
    return worth + (0.8 if ally.power is not None else 0.0) + 1.5 * len(ally.conditions)


# --- attacks and gifts -------------------------------------------------------------------------------


def robbed(outlook: Outlook, effect: attacks.Rob, hero: Hero) -> float:
    taken = min(effect.xp, hero.xp)
    return outlook.xp(taken) + taken * weight(outlook, hero)


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
    needy = NEEDY * max(0, 30 - outlook.score(hero.seat)) / 30 if outlook.coop else 0.0
    return -weight(outlook, hero) * given * (1 + needy)


# Whom a card is for or against.
TARGETS: dict[type[effects.Effect], Callable[[Outlook, Any, Hero], float]] = {
    attacks.Rob: robbed,
    attacks.Slander: slandered,
    attacks.Unnerve: unnerved,
    effects.Share: shared,
}


def betrayed(outlook: Outlook, hero: Hero, ally: Ally) -> float:
    """What it means here if an ally is turned face down."""
    return -outlook.lost_ally(ally) if hero is outlook.hero else ally_value(ally) * weight(outlook, hero)


def cancelled(outlook: Outlook) -> float:
    """The card on top of the stack has no effect: good if it was meant for oneself."""
    if not outlook.table.stack or outlook.table.stack[-1][0] == outlook.seat:
        return 0.0
    seat, card, _ = outlook.table.stack[-1]
    if isinstance(card.effect, attacks.Attack):
        mine = outlook.mine or len(outlook.table.heroes) == 2
        return (1.2 if mine else 0.3) * (1.0 if not outlook.coop else 0.5)
    return 1.2 * weight(outlook, outlook.table.heroes[seat])


# --- cards played on another player's challenge ------------------------------------------------------


def meddled(trial: Trial, effect: effects.Effect) -> float:
    """What a card does to another player's attempt, against a rival or for a team mate."""
    outlook, path, ally = trial.outlook, trial.attempt.path, trial.table.under.get(trial.attempt.card)
    swing = path.triumph + path.tragedy + path.xp + DRAW * (path.hero + path.antihero) + STEP
    swing += ABILITY * len(path.abilities) + ICON * len(path.icons) + (ally_value(ally) if ally else 0.0)
    if outlook.coop:
        swing += outlook.harm
    gain = (CHANCE[type(effect)](trial, effect) - trial.chance()) * swing
    if isinstance(effect, effects.Calm):
        gain += CALMED * trial.corruption
    return -outlook.rivalry * gain


def _recast(trial: Trial, effect: effects.Recast) -> float:
    before = trial.chance()
    return before + (1 - before) * trial.odds


def _easier(trial: Trial, effect: effects.Effect) -> float:
    return trial.chance(trial.most_added(effect))


def _with_runes(trial: Trial, effect: effects.Effect) -> float:
    help = trial.with_runes(effect)
    return trial.chance(more=help.runes if help is not None else ())


# The chance of success once a card was played on an attempt.
CHANCE: dict[type[effects.Effect], Callable[[Trial, Any], float]] = {
    attacks.Frighten: lambda trial, effect: trial.chance() * (1 - FRIGHT),
    attacks.Hinder: lambda trial, effect: trial.chance(-effect.by),
    attacks.IgnoreCore: lambda trial, effect: trial.chance(less=CORE),
    attacks.IgnoreAbility: lambda trial, effect: min(trial.chance(less=OF_ABILITY[tested]) for tested in trial.tests),
    effects.AddResult: _easier,
    effects.Ease: _easier,
    effects.TurnRune: _easier,
    effects.Recast: _recast,
    effects.Calm: lambda trial, effect: trial.chance(),
    effects.AddRune: _with_runes,
    effects.AddDark: _with_runes,
    effects.BorrowRune: _with_runes,
    effects.BorrowIcon: _with_runes,
}
