"""What everything a story can gain is worth to one hero at one moment, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from herowright.games.call_to_adventure.bot.foresight import (
    ABILITY_CHANCE,
    FURTHEST,
    ICON_CHANCE,
    KIND_CHANCE,
    binomial,
    next_icon,
    poisson,
    reach,
    set_to_come,
    track_worth,
)
from herowright.games.call_to_adventure.bot.trial import RUNES, Pool, Reserves, dumped
from herowright.games.call_to_adventure.bot.wishes import Goal, expected, wishes_of
from herowright.games.call_to_adventure.bot.worth import FORBIDDEN, kept, menace, played, power_worth
from herowright.games.call_to_adventure.cards.effects import Calm, Effect
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import AdversaryGains, AdversaryLoses, EndsBelow, Spend, When
from herowright.games.call_to_adventure.cards.triggers import PlaysCard, Trigger
from herowright.games.call_to_adventure.cards.types import Ally, HandCard, Path
from herowright.games.call_to_adventure.rules import hand, scoring, story
from herowright.games.call_to_adventure.rules.challenge import Plans
from herowright.games.call_to_adventure.rules.components import (
    ANTIHERO,
    CARDS_PER_ACT,
    CORE,
    EITHER,
    FAILURE_XP,
    HERO,
    KINDS,
    LAST_CARD,
    MOST_DARK,
    NONE,
    SPECIAL,
    SPECIAL_NEEDS,
    XP,
)
from herowright.games.call_to_adventure.rules.happenings import Happening, adversary_goal
from herowright.games.call_to_adventure.rules.state import CallToAdventure

ALL_CARDS = LAST_CARD + 1
# Story cards that a hero gains in a turn, on average.
PACE = 0.75
# One more icon of an ability, by how many there are, for each turn to come: runes, and the third is a special one.
ABILITY_EACH = (0.19, 0.19, 0.14, 0.02)
# What experience can buy beyond its point: the first is worth this much more, each further one less.
XP_OPTION, XP_FADES = 0.3, 0.65
# What a hand card does besides its point, and how likely it finds its moment in a turn, or at once.
CARD_EFFECT, CARD_TURN, AT_ONCE = 1.6, 0.45, 0.3
# A story card is a step towards the end of the game, which the others reach later.
TEMPO = 0.8
# Against an adversary there is no race: a card takes up one of nine places.
COOP_TEMPO = -0.5
# A won game against an adversary, and how often a hero loses a challenge in a turn.
VICTORY, LOSSES = 40.0, 0.08
LEAST_HARM = 3.0
# What a won challenge brings beyond a lost one, on average.
WIN = 4.5
# A story card with all that comes with it, and without its icons.
CARD, BARE = 4.6, 2.7


class Outlook:
    """`end` is the hero as it will count, with the destiny. `turns` are the own turns to come after this one, `future`
    the story cards they will bring; `others_turns` are the turns of other players until the end; `pending` tells that
    the main action of the own turn is not done yet. Of the others it asks only what everybody knows."""

    def __init__(self, table: CallToAdventure, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hero = hero = table.heroes[seat]
        self.end = story.foreseen(table, hero)
        self.space = table.box.track[hero.marker]
        self.coop = table.cooperative
        self.mine = table.turn == seat and table.phase == "story"
        self._count_turns()
        self.left = min(FURTHEST, round(self.future))
        self.wishes = wishes_of(*((hero.destiny,) if hero.destiny else ()), *hero.allies)
        self.tempo = COOP_TEMPO if self.coop else TEMPO
        self.harm = self._harm() if self.coop else 0.0
        self.win: float = WIN + self.harm
        self.point = {kind: table.box.played_points + each for kind, each in self.wishes.played.items()}
        self.watch: dict[str, list[tuple[Trigger, float]]] = {}
        self._xp: dict[int, float] = {}
        self._icons: dict[tuple[int, int], float] = {}
        self._abilities: dict[tuple[int, int], float] = {}
        self._kept: dict[str, float] = {}
        self._at_hand: dict[str, list[tuple[Effect, float, str, int]]] = {}
        self._adding: dict[str, list[tuple[Effect, float]]] = {}
        self.reserves: dict[tuple[str, str], Reserves | None] = {}
        self.pools: dict[tuple[tuple[int, ...], str], Pool] = {}
        self._falls: dict[int, float] = {}
        self._paths: dict[Path, float] = {}
        self.draws = {kind: self._draw(kind) for kind in KINDS}
        held = [card.kind for card in hero.hand]
        self.marker = track_worth(table.box, self.wishes, self.left, held.count(HERO), held.count(ANTIHERO))
        self._listen()

    def _count_turns(self) -> None:
        """Until somebody has nine cards; then everybody else has one turn more (CA-END-12, CA-END-13)."""
        table, seat = self.table, self.seat
        seats = len(table.heroes)
        left = [max(0, ALL_CARDS - len(hero.tucked)) for hero in table.heroes]
        begun = self.mine and (table.acted or table.attempt is not None)
        self.pending = self.mine and (not table.acted or table.attempt is not None)
        if table.ender != NONE:
            order = [(table.turn + n) % seats for n in range(1, seats)]
            order = order[: order.index(table.ender)] if table.ender in order else order
            self.turns: float = float(seat in order)
            self.others_turns = float(sum(other != seat for other in order))
        else:
            rounds = min(left) / PACE
            self.turns = max(0.0, rounds - 1.0 if self.mine else rounds)
            if not begun or left[seat] > min(left):
                self.turns = max(self.turns, 0.2)
            self.others_turns = rounds * (seats - 1)
        self.future = min(float(left[seat] - (self.mine and not begun)), self.turns * PACE)

    def _harm(self) -> float:
        """What one experience of the adversary costs all: the chance that it is the one too many (CA-COOP-29)."""
        table = self.table
        spare = adversary_goal(table) - 1 - table.adversary_xp
        for quest in table.quests:
            for power in quest.powers:
                if isinstance(power, EndsBelow):
                    for hero in table.heroes:
                        hope = self.score(hero.seat) + CARD * max(0, ALL_CARDS - len(hero.tucked))
                        spare -= power.xp if hope < power.score else 0
        if spare <= 0:
            return VICTORY
        rounds = self.turns + 1.0
        return max(LEAST_HARM, VICTORY * poisson(spare, round(LOSSES * rounds * len(table.heroes), 1)))

    def score(self, seat: int) -> int:
        """The score so far as this seat may know it: the own destiny counts."""
        return scoring.total(self.table, self.end if seat == self.seat else self.table.heroes[seat])

    def _draw(self, kind: str) -> float:
        """A card drawn: its point and its effect, if it is ever played."""
        if not hand.can_draw(self.table, kind):
            return 0.0
        chance: float = 1 - (1 - AT_ONCE) * (1 - CARD_TURN) ** self.turns
        if kind not in self.space.plays:
            chance *= FORBIDDEN if self.turns > 1 else 0.0
        worth = self.point[kind] + CARD_EFFECT * min(1.0, self.turns / 3)
        for power, _ in self.end.reactions:
            if isinstance(power.trigger, PlaysCard) and power.trigger.kind == kind:
                worth += power.gain.xp
        return chance * worth

    def _listen(self) -> None:
        """Everything that reacts to what happens to this hero: own powers, adversaries, quests (CA-EXTRA-07)."""
        table = self.table
        waiting: list[tuple[Trigger, Any]] = [
            (power.trigger, power.gain) for power, _ in (*self.end.reactions, *table.reactions)
        ]
        for quest in table.quests:
            for power in quest.powers:
                if isinstance(power, When):
                    waiting.append((power.trigger, power.gain))
                elif isinstance(power, AdversaryGains):
                    waiting.append((power.trigger, -power.xp))
                elif isinstance(power, AdversaryLoses):
                    waiting.append((power.trigger, min(power.xp, table.adversary_xp)))
        if len(waiting) > 1:  # what follows from a step of the marker comes first, since other gains move it
            waiting.sort(key=lambda wait: wait[0].event not in ("fell", "rose"))
        for trigger, gain in waiting:
            worth = self.gain(gain) if isinstance(gain, Gain) else gain * self.harm
            self.watch.setdefault(trigger.event, []).append((trigger, worth))

    # --- what single things are worth ----------------------------------------------------------

    def purse(self, xp: int) -> float:
        """An amount of experience (CA-SCORE-06), with what it can still buy."""
        option = XP_OPTION * (1 - XP_FADES**xp) / (1 - XP_FADES)
        found = xp + option * min(1.0, self.turns / 4) * (1.5 if self.coop else 1.0)
        return found + sum([goal.points * self.will_have(xp, goal) for goal in self.wishes.xp_goals])

    def will_have(self, xp: int, goal: Goal) -> float:
        if self.turns < 0.5:
            return float(xp >= goal.least)
        far = (xp + 0.2 * self.turns - goal.least) / (1 + 0.4 * self.turns)
        return min(1.0, max(0.0, 0.5 + 0.4 * far))

    def xp(self, gain: int) -> float:
        """Experience gained, or lost with a negative number."""
        found = self._xp.get(gain)
        if found is None:
            found = self._xp[gain] = self.purse(max(0, self.hero.xp + gain)) - self.purse(self.hero.xp)
        return found

    def ability(self, ability: int, more: int = 0) -> float:
        """An ability icon beyond those of the story and `more` others."""
        found = self._abilities.get((ability, more))
        if found is None:
            icons = self.hero.abilities[ability] + more
            found = ABILITY_EACH[min(icons, 3)] * self.turns + self.wishes.ability[ability]
            for goal in self.wishes.ability_goals.get(ability, ()):
                found += goal.points * self._nearer(self.end.abilities[ability] + more, goal, ABILITY_CHANCE)
            self._abilities[ability, more] = found
        return found

    def icon(self, icon: int, more: int = 0) -> float:
        """A story icon beyond those of the story and `more` others: its set, and what the destiny pays."""
        found = self._icons.get((icon, more))
        if found is None:
            count = self.end.icons[icon] + more
            found = next_icon(count, self.left) + self.wishes.icon[icon]
            for goal in self.wishes.icon_goals.get(icon, ()):
                found += goal.points * self._nearer(count, goal, ICON_CHANCE)
            if not count and self.wishes.kinds_goals:
                kinds = sum(1 for icons in self.end.icons if icons)
                found += sum(g.points * self._nearer(kinds, g, KIND_CHANCE) for g in self.wishes.kinds_goals)
            self._icons[icon, more] = found
        return found

    def _nearer(self, count: int, goal: Goal, chance: float) -> float:
        """How much likelier a goal is with one more."""
        missing = goal.least - count
        if missing <= 0:
            return 0.0
        return reach(missing - 1, self.left, chance) - reach(missing, self.left, chance)

    def move(self, virtue: int, corruption: int) -> float:
        """The marker after a rise and a fall (CA-CHAL-19)."""
        before = self.hero.marker
        up = max(0, before - virtue)
        down = min(len(self.marker) - 1, up + corruption)
        worth = self.marker[down] - self.marker[before]
        if up != before and "rose" in self.watch:
            worth += (before - up) * sum(each for _, each in self.watch["rose"])
        if down != up and "fell" in self.watch:
            worth += (down - up) * sum(each for _, each in self.watch["fell"])
        return worth

    def gain(self, gain: Gain | Path) -> float:
        """What is received at once."""
        worth = 0.0
        if gain.xp:
            worth += self.xp(gain.xp)
        if gain.hero:
            worth += gain.hero * self.draws[HERO]
        if gain.antihero:
            worth += gain.antihero * self.draws[ANTIHERO]
        if isinstance(gain, Gain) and gain.either:
            worth += gain.either * max(self.draws.values())
        if gain.virtue or gain.corruption:
            worth += self.move(gain.virtue, gain.corruption)
        return worth

    def happening(self, event: str, happening: Happening | None = None) -> float:
        """What everything that reacts to it gives."""
        waiting = self.watch.get(event)
        if waiting is None:
            return 0.0
        return sum(worth for trigger, worth in waiting if happening is None or trigger.fits(happening))

    # --- cards -------------------------------------------------------------------------------

    def path(self, path: Path, family: str) -> float:
        """A story card with this path showing."""
        found = self._paths.get(path)
        if found is None:
            wishes = self.wishes
            found = path.triumph + path.tragedy + self.tempo + self.gain(path) + self.icons_of(path)
            if path.power is not None:
                found += power_worth(self, path.power)
            if path.tragedy:
                found += wishes.tragedy
            if wishes.family:
                found += wishes.family.get(family, 0) + (wishes.family.get("hard", 0) if path.harder else 0)
            found += self.tucked(path)
            self._paths[path] = found
        return found

    def tucked(self, path: Path) -> float:
        """What reacts to a card that joins the story."""
        worth = self.happening("card", Happening("card", icons=path.icons)) if "card" in self.watch else 0.0
        if "act" in self.watch and len(self.hero.tucked) % CARDS_PER_ACT == CARDS_PER_ACT - 1:
            worth += self.happening("act")
        return worth

    def icons_of(self, card: Any) -> float:
        """Icons of a card, of which several may be alike."""
        worth = _each(card.abilities, self.ability) if card.abilities else 0.0
        return worth + _each(card.icons, self.icon) if card.icons else worth

    def ally(self, ally: Ally) -> float:
        """An ally won with a challenge (CA-ALLY-08), with what it pays for at the end."""
        worth = ally.triumph + ally.tragedy + self.wishes.family.get("ally", 0) + self.icons_of(ally)
        if ally.power is not None:
            worth += power_worth(self, ally.power)
        if ally.conditions:
            worth += expected(self, ally)
        worth += self.happening("ally")
        return worth if self.hero.allies else max(worth, 0.3)

    def lost_ally(self, ally: Ally) -> float:
        """What a sacrificed ally would still have been worth, its own effect apart (CA-SCORE-15, CA-STORY-07)."""
        worth = float(ally.triumph + ally.tragedy + self.wishes.family.get("ally", 0))
        worth += sum(self.ability(ability, -1) for ability in ally.abilities)
        worth += sum(self.icon(icon, -1) for icon in ally.icons)
        return worth + (expected(self, ally) if ally.conditions else 0.0)

    def kept(self, card: HandCard) -> float:
        """What a card is worth in the hand."""
        found = self._kept.get(card.key)
        if found is None:
            found = self._kept[card.key] = kept(self, card)
        return found

    def cost(self, card: HandCard) -> float:
        """What is lost with a card that is played now, its effect apart."""
        return max(0.0, self.kept(card) - played(self, card))

    def paid(self, name: str) -> tuple[Effect | None, float]:
        """The benefit of an own power, by the name of its card, and what it costs."""
        for power, source in self.end.uses:
            if source == name and isinstance(power, Spend):
                return power.benefit, -self.xp(-power.xp)
            if source == name:
                ally = next(ally for ally in self.hero.allies if ally.name == name)
                return power.benefit, self.lost_ally(ally)  # type: ignore[attr-defined]
        return None, 0.0

    # --- casts -------------------------------------------------------------------------------

    def at_hand(self, family: str) -> list[tuple[Effect, float, str, int]]:
        """Every effect that hand cards and own powers offer in a challenge, its cost, its source, and how often."""
        found = self._at_hand.get(family)
        if found is None:
            found = self._at_hand[family] = [*self._effects(family)]
        return found

    def _effects(self, family: str) -> Iterator[tuple[Effect, float, str, int]]:
        hero = self.hero
        for card in hero.hand:
            if card.effect.own and card.kind in self.space.plays:
                yield card.effect, self.cost(card), card.name, 1
        for power, name in self.end.uses:
            times = 1
            if isinstance(power, Spend):
                if power.xp > hero.xp or (power.with_ally and not hero.allies) or power.against not in (None, family):
                    continue
                times = 1 if power.once else min(3, hero.xp // max(1, power.xp))
            effect, cost = self.paid(name)
            assert effect is not None
            yield effect, cost, name, times

    def adding(self, family: str) -> list[tuple[Effect, float]]:
        """The effects that add runes to a cast, with their costs."""
        found = self._adding.get(family)
        if found is None:
            held = [(effect, cost, n) for effect, cost, _, n in self.at_hand(family) if isinstance(effect, RUNES)]
            found = self._adding[family] = [(effect, cost) for effect, cost, n in held for _ in range(n)]
        return found

    @cached_property
    def plans(self) -> Plans:
        return Plans(self.table, self.seat)

    @cached_property
    def lose(self) -> float:
        """A lost challenge."""
        return self.xp(FAILURE_XP) + self.happening("lost")

    @cached_property
    def special(self) -> list[float]:
        """What the special rune of each ability gives besides numbers, where the story brings it (CA-RUNE-07)."""
        icons = zip(SPECIAL, self.hero.abilities, strict=True)
        return [self.given(rune) if count >= SPECIAL_NEEDS else 0.0 for rune, count in icons]

    @cached_property
    def side(self) -> float:
        """What a challenge gives besides: draws of core runes, and cards that only a challenge lets one play."""
        return sum(self.given(rune) for rune in CORE) + dumped(self)

    @cached_property
    def rewarded(self) -> bool:
        """Whether it is good in itself to buy a dark rune."""
        return self.happening("dark") > 0

    @cached_property
    def bought(self) -> list[float]:
        """What the purchase of none, one, two, three dark runes costs, with what reacts to it."""
        reacts, price = self.happening("dark"), self.table.dark_price
        return [self.xp(-dark * price) + dark * reacts for dark in range(MOST_DARK + 1)]

    @cached_property
    def menace(self) -> tuple[float, float]:
        """How likely a card of the adversary deck spoils a cast, and one against the adversary itself."""
        return menace(self, False), menace(self, True)

    def given(self, rune: int) -> float:
        """What a rune gives besides numbers: its other face shows in half of all casts."""
        gives = self.table.box.faces[rune][1].gives
        if not gives:
            return 0.0
        if gives == XP:
            return self.xp(1) / 2
        if gives == EITHER:
            return max(self.draws.values()) / 2
        return self.draws.get(gives, self.draws[HERO]) / 2

    def dark_falls(self, dark: int) -> float:
        """The corruption of dark runes on average (CA-RUNE-18), calmed where that is cheaper."""
        found = self._falls.get(dark)
        if found is None:
            costs = [cost for effect, cost, _, _ in self.at_hand("challenge") if isinstance(effect, Calm)]
            found = 0.0
            for shown, chance in enumerate(binomial(dark, 0.5)):
                if shown:
                    found += chance * max([self.move(0, shown), *(-cost for cost in costs)])
            self._falls[dark] = found
        return found

    # --- the whole ---------------------------------------------------------------------------

    def base(self, pending: bool) -> float:
        return sum(self.value(pending).values())

    def value(self, pending: bool) -> dict[str, float]:
        """The score to expect at the end if this moment brought nothing, by what it comes from: what there is, what it
        still promises, and the cards to come; `pending` if the main action of this turn is among them."""
        hero, left = self.hero, self.left
        return {
            "score": self.score(self.seat),
            "cards": BARE * (self.future + (1 if pending else 0)),
            "experience": self.purse(hero.xp) - hero.xp,
            "marker": self.marker[hero.marker] - self.space.points - self.wishes.spaces[hero.marker],
            "icons": sum(set_to_come(count, left) for count in self.end.icons),
            "abilities": sum(sum(ABILITY_EACH[: min(count, 3)]) for count in hero.abilities) * self.turns,
            "hand": sum(self.kept(card) for card in hero.hand),
        }


def _each(icons: tuple[int, ...], worth: Callable[[int, int], float]) -> float:
    if len(icons) == 1:
        return worth(icons[0], 0)
    return sum(worth(icon, icons[:at].count(icon)) for at, icon in enumerate(icons))
