"""Hand cards as interrupts: what playing one now brings beyond keeping it (CA-HERO)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from herowright.games.call_to_adventure.bot import reasons, rivals
from herowright.games.call_to_adventure.bot.effects import kept, played
from herowright.games.call_to_adventure.bot.meddling import CHANCE, chance_with, meddled
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.trial import Trial
from herowright.games.call_to_adventure.bot.turn import Scene, wandering
from herowright.games.call_to_adventure.bot.verdict import Verdict
from herowright.games.call_to_adventure.cards.attacks import Betray, Chastise, Rob, Slander, Unnerve
from herowright.games.call_to_adventure.cards.effects import Cancel, Effect, Recast, Receive, Share, Wander
from herowright.table.decision import Option
from herowright.table.message import Message

# To be asked again costs nothing and brings nothing now.
LISTEN = -0.01


class Moment:
    """Everything a card played now can act on."""

    def __init__(self, outlook: Outlook, options: Sequence[Option], interrupts: Sequence[Option]) -> None:
        self.outlook = outlook
        self.options = options
        self.interrupts = interrupts
        self._scene: Scene | None = None
        self._trial: Trial | None = None

    @property
    def scene(self) -> Scene:
        if self._scene is None:
            self._scene = Scene.of_rows(self.outlook)
        return self._scene

    @property
    def trial(self) -> Trial | None:
        """The challenge being faced, if any."""
        if self._trial is None and self.outlook.situation.view["attempt"] is not None:
            self._trial = Trial(self.outlook, [*self.options, *self.interrupts])
        return self._trial


def judge_plays(
    outlook: Outlook, options: Sequence[Option], interrupts: Sequence[Option], best: float
) -> list[Verdict]:
    """The value of an interrupt is what can be had afterwards, and what the card adds to it."""
    moment = Moment(outlook, options, interrupts)
    verdicts = []
    for option in interrupts:
        if option.payload[0] != "play":
            verdicts.append(Verdict(best + LISTEN, partial(reasons.said, "bot-ca-listen")))
            continue
        _, card, seat = option.payload
        point, effect, later = played(outlook, card), effect_now(moment, card, seat), kept(outlook, card)
        why = partial(_why, moment, card, point, effect, later)
        verdicts.append(Verdict(best + point + effect - later, why))
    return verdicts


def effect_now(moment: Moment, card: Any, seat: int | None) -> float:
    kind = type(card.effect)
    if kind in CHANCE:
        return _in_trial(moment, card)
    return NOW[kind](moment, card, seat)


def _why(moment: Moment, card: Any, point: float, effect: float, later: float) -> reasons.Reasons:
    special: list[Message] = []
    trial = moment.trial
    if trial is not None and type(card.effect) in CHANCE:
        if trial.own and trial.done and isinstance(card.effect, Recast):
            special = [*reasons.second(trial.chance, trial.stakes.side)]
        elif trial.own and trial.done and trial.most_added(card.effect):
            special = [reasons.made_up(trial.missing, trial.missing - trial.most_added(card.effect))]
        elif not trial.done:
            before, after = trial.likely(trial.cast, trial.needed), chance_with(trial, card.effect)
            special = [reasons.changed(before, after)]
    return reasons.played(point, effect, later, special)


# --- what a card does now ------------------------------------------------------------------------------


def _in_trial(moment: Moment, card: Any) -> float:
    """An effect on a challenge being faced, one's own or another player's."""
    trial = moment.trial
    if trial is None or not trial.known:
        return 0.0
    return trial.improved(card.effect, card.name) if trial.own else meddled(trial, card.effect)


def _receive(moment: Moment, card: Any, seat: int | None) -> float:
    if seat is not None:
        return rivals.mate_gains(moment.outlook, seat, card.effect.gain)
    return moment.outlook.gain(card.effect.gain)


def _wander(moment: Moment, card: Any, seat: int | None) -> float:
    return wandering(moment.scene)


def _share(moment: Moment, card: Any, seat: int | None) -> float:
    outlook = moment.outlook
    return outlook.gain(card.effect.gain) + max(rivals.shared(outlook, card.effect.gain).values(), default=0.0)


def _rob(moment: Moment, card: Any, seat: int | None) -> float:
    return max(rivals.robbed(moment.outlook, card.effect.xp).values(), default=0.0)


def _slander(moment: Moment, card: Any, seat: int | None) -> float:
    return max(rivals.slandered(moment.outlook, card.effect.corruption).values(), default=0.0)


def _unnerve(moment: Moment, card: Any, seat: int | None) -> float:
    return max(rivals.unnerved(moment.outlook).values(), default=0.0)


def _betray(moment: Moment, card: Any, seat: int | None) -> float:
    own = {ally.id for ally in moment.outlook.me.allies}
    return max((loss for id, loss in rivals.betrayed(moment.outlook).items() if id not in own), default=0.0)


def _chastise(moment: Moment, card: Any, seat: int | None) -> float:
    return rivals.chastised(moment.outlook, card.effect.xp)


def _cancel(moment: Moment, card: Any, seat: int | None) -> float:
    return rivals.cancelled(moment.outlook)


NOW: dict[type[Effect], Callable[[Moment, Any, int | None], float]] = {
    Receive: _receive,
    Wander: _wander,
    Share: _share,
    Rob: _rob,
    Slander: _slander,
    Unnerve: _unnerve,
    Betray: _betray,
    Chastise: _chastise,
    Cancel: _cancel,
}
