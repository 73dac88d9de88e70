"""A challenge being faced, as it stands in the view: the own one, or another player's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herowright.games.call_to_adventure.bot.attempt import Plan, Stakes
from herowright.games.call_to_adventure.bot.effects import kept, played
from herowright.games.call_to_adventure.bot.odds import Cast, cast_of
from herowright.games.call_to_adventure.bot.outlook import Outlook
from herowright.games.call_to_adventure.bot.resources import Help, covers, reserves
from herowright.games.call_to_adventure.cards.effects import (
    AddDark,
    AddResult,
    AddRune,
    BorrowIcon,
    BorrowRune,
    Calm,
    Ease,
    Effect,
    Recast,
    TurnRune,
)
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend, Trade
from herowright.games.call_to_adventure.rules.components import (
    ABILITY_OF,
    CORRUPTION,
    DARK,
    ORDINARY,
    SPECIAL,
)
from herowright.table.decision import Option

# To leave out a rune or take it back costs nothing, but must not go on for ever.
IDLE = 0.02


class Trial:
    def __init__(self, outlook: Outlook, options: Sequence[Option] = ()) -> None:
        self.outlook = outlook
        situation = outlook.situation
        self.cards = situation.cards
        view: Any = situation.view["attempt"]
        self.view = view
        self.own: bool = view["seat"] == situation.seat
        self.card = self.cards.story.get(view["card"])
        self.path = self.cards.paths.get(view["path"])
        self.runes: list[int] = [rune["rune"] for rune in view["runes"]]
        self.counting: list[int] = [rune["rune"] for rune in view["runes"] if rune["counts"]]
        self.needed: int = view["difficulty"] - view["bonus"]
        self.dark = sum(1 for rune in self.runes if rune in DARK)
        self.cast = self.casting(self.counting)
        self.done: bool = view["result"] is not None
        self.most_dark = len(view["dark"])
        self.price: int = view["dark_price"]
        self.ally = self.cards.story.get(situation.under.get(view["card"], ""))
        self.known = self.card is not None and self.path is not None
        if self.own and self.card is not None and self.path is not None:
            self.stakes = Stakes(outlook, self.card, self.path, self.ally)
        self.options = options

    def casting(self, runes: Sequence[int]) -> Cast:
        return cast_of(self.cards.runes[rune] for rune in runes)

    @property
    def chance(self) -> float:
        """Of a cast with the pool as it is."""
        return self.cast.at_least(self.needed)

    @property
    def missing(self) -> int:
        """How much the result of the cast falls short."""
        return int(self.view["difficulty"] - self.view["result"])

    @property
    def tests(self) -> tuple[int, ...]:
        return self.card.tests if self.card is not None else ()

    # --- before the cast -------------------------------------------------------------------------

    def help_of(self, option: Option) -> Help | None:
        """What an option adds to the cast; None for one that adds nothing to it."""
        action = option.payload
        if not isinstance(action, tuple):
            return None
        if action[0] == "play":
            if action[2] is not None:
                return None
            card = action[1]
            cost = max(0.0, kept(self.outlook, card) - played(self.outlook, card))
            return self.as_help(card.effect, cost, card.name)
        if action[0] in ("spend", "sacrifice"):
            benefit, cost = self.paid(action[1])
            return None if benefit is None else self.as_help(benefit, cost, action[1])
        return None

    def paid(self, name: str) -> tuple[Effect | None, float]:
        """The benefit of an own power and what it costs."""
        source = self.cards.named.get(name)
        power = getattr(source, "power", None)
        if isinstance(power, Spend):
            return power.benefit, -self.outlook.xp(-power.xp)
        if isinstance(power, Sacrifice):
            return power.benefit, self.outlook.lost_ally(source)  # type: ignore[arg-type]
        return None, 0.0

    def as_help(self, effect: Effect, cost: float, name: str) -> Help | None:
        runes = self.cards.runes
        if isinstance(effect, AddDark):
            count = min(effect.count, len(DARK) - self.dark)
            return Help(name, cost, (self.cards.dark,) * count, dark=count)
        rune = None
        if isinstance(effect, AddRune):
            rune = next((r for r in map(self.free_rune, effect.abilities) if r is not None), None)
        elif isinstance(effect, BorrowRune):
            rune = next((r for r in map(self.free_rune, self.tests) if r is not None), None)
        elif isinstance(effect, BorrowIcon) and effect.ability in self.tests:
            ability = effect.ability
            own = (*ORDINARY[ability], SPECIAL[ability])[: self.outlook.me.abilities[ability] + 1]
            rune = next((r for r in own if r not in self.runes), None)
        return None if rune is None else Help(name, cost, (runes[rune],))

    def free_rune(self, ability: int) -> int | None:
        """An ordinary rune that a card could add to some effect (CA-RUNE-20, CA-RUNE-21)."""
        if ability not in self.tests:
            return None
        return next((rune for rune in ORDINARY[ability] if rune not in self.runes), None)

    def helps(self, without: Option | None = None) -> list[tuple[Option, Help]]:
        found = [(option, self.help_of(option)) for option in self.options if option is not without]
        kept_helps = [(option, help) for option, help in found if help is not None]
        kept_helps.sort(key=lambda found: found[1].cost)
        return kept_helps[:3]

    def plan(self, without: Option | None = None, help: Help | None = None, least: int = 0) -> Plan:
        """The best way to go on, after one help was used."""
        cast, needed, dark = self.cast, self.needed, self.dark
        most = self.most_dark
        if help is not None:
            for rune in help.runes:
                cast = cast.plus(rune)
            needed -= help.result
            dark += help.dark
            most = min(most, len(DARK) - dark)
        rest = [found for _, found in self.helps(without)]
        return self.stakes.best(cast, needed, dark, rest, most, self.price, least)

    # --- after the cast --------------------------------------------------------------------------

    def outcome(self, missing: int, corruption: int) -> float:
        """The resolution with so many missing; none or less is a win (CA-CHAL-17)."""
        stakes = self.stakes
        fall = self.outlook.move(0, corruption) if corruption else 0.0
        if missing > 0 or self.view["doomed"]:
            return stakes.lose + fall
        worth = stakes.win + (stakes.with_dark if self.dark else 0.0)
        if missing == 0:
            worth += stakes.exact
        return worth + sum(each for margin, each in stakes.margins if -missing >= margin) + fall

    def boosts(self, without: Option | None) -> tuple[list[tuple[int, float]], float | None]:
        """What else could be added to the result, and what a second attempt would cost."""
        found: list[tuple[int, float]] = []
        recast: float | None = None
        for option in self.options:
            if option is without or not isinstance(option.payload, tuple):
                continue
            effect, cost = self.effect_of(option)
            if isinstance(effect, AddResult):
                found.append((effect.amount, cost))
            elif isinstance(effect, Ease):
                found.append((effect.by, cost))
            elif isinstance(effect, TurnRune):
                found.append((1, cost))
            elif isinstance(effect, Recast):
                recast = cost if recast is None else min(recast, cost)
            elif option.payload[0] == "trade":
                found.append((self.trade_bonus, cost))
        return found, recast

    @property
    def trade_bonus(self) -> int:
        power = getattr(self.card, "power", None)
        return power.bonus if isinstance(power, Trade) else 0

    def effect_of(self, option: Option) -> tuple[Effect | None, float]:
        action = option.payload
        if action[0] == "play":
            card = action[1]
            if action[2] is not None and not self.own and action[2] != self.view["seat"]:
                return None, 0.0
            return card.effect, max(0.0, kept(self.outlook, card) - played(self.outlook, card))
        if action[0] in ("spend", "sacrifice"):
            return self.paid(action[1])
        if action[0] == "trade":
            return None, kept(self.outlook, action[1])
        return None, 0.0

    def onwards(self, missing: int, corruption: int, without: Option | None) -> float:
        """The best that can come of a result, with everything else that is at hand."""
        best = self.outcome(missing, corruption)
        if missing <= 0 or self.view["doomed"]:
            return best
        boosts, recast = self.boosts(without)
        cover = covers(boosts)
        if missing <= len(cover):
            best = max(best, self.outcome(0, corruption) - cover[missing - 1])
        if recast is not None:
            best = max(best, self.again() - recast)
        return best

    def again(self) -> float:
        """A second attempt with the same runes (CA-RETRY-01); the corruption of the first is forgotten."""
        return self.stakes.value(self.cast, self.needed, self.dark, last=True)

    def turned(self, without: Option | None) -> dict[int, float]:
        """The attempt after each rune was turned to its other face."""
        corruption: int = self.view["corruption"]
        found = {}
        for shown in self.view["runes"]:
            rune, worse = shown["rune"], 0
            if rune in DARK:
                worse = -1 if shown["gives"] == CORRUPTION else 1
            found[rune] = self.onwards(self.missing - self.shift(rune), max(0, corruption + worse), without)
        return found

    def shift(self, rune: int) -> int:
        """By how much the result rises when a rune is turned."""
        for shown in self.view["runes"]:
            if shown["rune"] == rune and shown["counts"]:
                one, other = self.cards.runes[rune]
                return int((other if shown["adds"] == one else one) - shown["adds"])
        return 0

    def most_added(self, effect: Effect | None) -> int:
        """What an effect adds to the result at most."""
        if isinstance(effect, AddResult):
            return effect.amount
        if isinstance(effect, Ease):
            return effect.by
        return max(map(self.shift, self.runes)) if isinstance(effect, TurnRune) else 0

    def after(self, effect: Effect | None, without: Option | None, bonus: int = 0) -> float:
        """What an effect makes of the cast, its cost apart."""
        if isinstance(effect, Recast):
            return self.again()
        if isinstance(effect, TurnRune):
            return max(self.turned(without).values(), default=0.0)
        corruption: int = 0 if isinstance(effect, Calm) else self.view["corruption"]
        return self.onwards(self.missing - bonus - self.most_added(effect), corruption, without)

    # --- cards played now ------------------------------------------------------------------------

    def improved(self, effect: Effect, name: str) -> float:
        """What a card adds to the best that can be had of the own attempt without it."""
        mine = next((o for o in self.options if o.payload is not None and o.touches and o.touches[0] == name), None)
        if self.done:
            base = self.onwards(self.missing, self.view["corruption"], mine)
            return self.after(effect, mine) - base
        base = self.plan(mine).value
        if isinstance(effect, AddResult | Ease):
            bonus = effect.amount if isinstance(effect, AddResult) else effect.by
            before, self.stakes.reserves = self.stakes.reserves, reserves(self.outlook, self.card, name)
            worth = self.plan(mine, Help(name, 0.0, result=bonus)).value
            self.stakes.reserves = before
            return worth - base
        help = self.as_help(effect, 0.0, name)
        return 0.0 if help is None else self.plan(mine, help).value - base

    def likely(self, cast: Cast, needed: int, less: tuple[int, ...] = ()) -> float:
        """The chance of success; after the cast there is no chance left in it."""
        if self.view["doomed"]:
            return 0.0
        if self.done:
            lost = sum(rune["adds"] for rune in self.view["runes"] if rune["rune"] in less and rune["counts"])
            return float(self.view["result"] - lost >= self.view["difficulty"] + needed - self.needed)
        return cast.at_least(needed)

    def ignored(self, ability: int) -> float:
        """The chance without the runes of an ability."""
        gone = tuple(rune for rune in self.counting if ABILITY_OF[rune] == ability)
        return self.likely(self.casting([r for r in self.counting if r not in gone]), self.needed, gone)
