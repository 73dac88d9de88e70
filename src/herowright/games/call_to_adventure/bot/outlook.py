"""What everything a story can gain is worth to one hero at one moment, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from herowright.games.call_to_adventure.bot import foresight
from herowright.games.call_to_adventure.bot.foresight import UNWANTED, expected, nearer, set_worth
from herowright.games.call_to_adventure.bot.worth import FORBIDDEN, kept, power_worth
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import (
    AdversaryGains,
    AdversaryLoses,
    EndsBelow,
    Sacrifice,
    Spend,
    When,
)
from herowright.games.call_to_adventure.cards.triggers import PlaysCard, Trigger
from herowright.games.call_to_adventure.rules import hand, scoring, story
from herowright.games.call_to_adventure.rules.components import ANTIHERO, CARDS_PER_ACT, HERO, KINDS, LAST_CARD, NONE
from herowright.games.call_to_adventure.rules.happenings import Happening, adversary_goal

if TYPE_CHECKING:
    from herowright.games.call_to_adventure.cards.part import Effect
    from herowright.games.call_to_adventure.cards.types import Ally, HandCard, Path
    from herowright.games.call_to_adventure.rules.state import CallToAdventure

ALL_CARDS = LAST_CARD + 1
# Story cards that a hero gains in a turn, on average.
PACE = 0.75
# One more icon of an ability, by how many there are, for each turn to come: runes, and the third is a special one.
ABILITY_EACH = (0.19, 0.19, 0.14, 0.02)
# Against an adversary every lost challenge counts, so that runes are worth so many times more; and those for the
# challenge of the adversary itself serve as long as in so many turns beyond.
COOP_RUNES, AGAINST = 2.1, 4.0
# What experience can buy beyond its point: the first is worth this much more, each further one less.
XP_OPTION, XP_FADES = 0.3, 0.65
# Who has none left against an adversary has to face whatever there is, and loses.
COOP_BUYS = 4.0
# What a hand card does besides its point, and how likely it finds its moment in a turn, or at once.
CARD_EFFECT, CARD_TURN, AT_ONCE = 1.6, 0.45, 0.3
# A story card is a step towards the end of the game, which the others reach later. Against an adversary there is no
# race: a card takes up one of nine places.
TEMPO, COOP_TEMPO = 0.8, -0.5
# A won game against an adversary, and how often a hero loses a challenge in a turn.
VICTORY, LOSSES = 40.0, 0.08
LEAST_HARM = 3.0
# What a won challenge brings beyond a lost one, on average.
WIN = 4.5
# A story card with all that comes with it, and without its icons.
CARD, BARE = 4.6, 2.7
# What the loss of one other player is worth when there is only one, and what the loss of a team mate costs.
RIVAL, MATE = 0.8, -1.0


@lru_cache(maxsize=4096)
def worth_of_xp(xp: int, turns: float) -> float:
    """An amount of experience (CA-SCORE-06), with what it can still buy."""
    return xp + XP_OPTION * (1 - XP_FADES**xp) / (1 - XP_FADES) * turns


@lru_cache(maxsize=1024)
def card_gained(icons: tuple[int, ...]) -> Happening:
    return Happening("card", icons=icons)


@lru_cache(maxsize=4096)
def runes_each_turn(abilities: tuple[int, ...]) -> float:
    """What the runes of all ability icons are worth for each turn to come."""
    return sum([sum(ABILITY_EACH[: min(count, 3)], 0.0) for count in abilities], 0.0)


class Outlook:
    """`end` is the hero as it will count, with the destiny. `turns` are the hero's remaining turns after this one,
    `future` the story cards they will bring; `others_turns` are the turns of other players until the end; `pending`
    says that the main action of the current turn is not done yet. It uses only what everybody knows about the
    others."""

    def __init__(self, table: CallToAdventure, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hero = hero = table.heroes[seat]
        self.end = story.foreseen(table, hero)
        self.points = scoring.total(table, self.end)
        self.space = table.box.track[hero.marker]
        self.coop = table.cooperative
        self.mine = table.turn == seat and table.phase == "story"
        self._count_turns()
        self.left = min(foresight.FURTHEST, round(self.future))
        self.wishes = foresight.wishes_of(*([hero.destiny] if hero.destiny else []), *hero.allies)
        self.tempo = COOP_TEMPO if self.coop else TEMPO
        self.harm = self._harm() if self.coop else 0.0
        self.casts = self._casts()
        self.win: float = WIN + self.harm
        others = len(table.heroes) - 1
        # What a point lost by another player is worth.
        self.rivalry: float = MATE if self.coop else RIVAL / others if others else 0.0
        # What playing a card of a kind brings whatever it does, with what reacts to it (CA-SCORE-07, CA-SCORE-08).
        self.point = {kind: table.box.played_points + each for kind, each in self.wishes.played.items()}
        for power, _ in self.end.reactions:
            if isinstance(power.trigger, PlaysCard):
                self.point[power.trigger.kind] += power.gain.xp
        self.draws = {kind: self._draw(kind) for kind in KINDS}
        held = [card.kind for card in hero.hand]
        self.marker = foresight.track_worth(table.box, self.wishes, self.left, held.count(HERO), held.count(ANTIHERO))
        self.buys = min(1.0, self.turns / 4) * (COOP_BUYS if self.coop else 1.0)
        self.purse = self._purse(hero.xp)
        self._kept: dict[str, float] = {}
        # Everything that reacts to what happens to this hero: own powers, adversaries, quests (CA-EXTRA-07).
        self._waiting: list[Any] = [power for power, _ in (*self.end.reactions, *table.reactions)]
        for quest in table.quests:
            self._waiting += [power for power in quest.powers if not isinstance(power, EndsBelow)]
        self._watch: dict[str, list[tuple[Trigger, float]]] = {}
        # What reacts to each step of the marker, which other reactions may move.
        self.rising = self.falling = 0.0
        for reacting in self._waiting:
            if reacting.trigger.event == "rose":
                self.rising += self._reaction(reacting)
            elif reacting.trigger.event == "fell":
                self.falling += self._reaction(reacting)

    def _count_turns(self) -> None:
        """Until somebody has nine cards; then everybody else has one turn more (CA-END-12, CA-END-13)."""
        table, seat = self.table, self.seat
        seats = len(table.heroes)
        self.cards_left = left = [max(0, ALL_CARDS - sum(map(len, hero.acts))) for hero in table.heroes]
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

    def _casts(self) -> list[float]:
        """How much a rune of each ability counts until the end, in turns."""
        adversary = self.table.adversary
        if not self.coop or adversary is None:
            return [self.turns] * len(self.hero.abilities)
        tested = adversary.tests if self.table.beaten_by == NONE else ()
        more = [AGAINST if ability in tested else 0.0 for ability in range(len(self.hero.abilities))]
        return [COOP_RUNES * self.turns + each for each in more]

    def _harm(self) -> float:
        """What one experience of the adversary costs all: the chance that it is the one too many (CA-COOP-29)."""
        table = self.table
        spare = adversary_goal(table) - 1 - table.adversary_xp
        for quest in table.quests:
            for power in quest.powers:
                if isinstance(power, EndsBelow):
                    for hero in table.heroes:
                        hope = self.score(hero.seat) + CARD * self.cards_left[hero.seat]
                        spare -= power.xp if hope < power.score else 0
        if spare <= 0:
            return VICTORY
        chances = foresight.binomial(round((self.turns + 1) * len(table.heroes)), LOSSES)
        return max(LEAST_HARM, VICTORY * chances[spare] if spare < len(chances) else 0.0)

    def score(self, seat: int) -> int:
        """The score so far as this seat may know it: one's own destiny counts."""
        return self.points if seat == self.seat else scoring.total(self.table, self.table.heroes[seat])

    def _draw(self, kind: str) -> float:
        """A card drawn: its point and its effect, if it is ever played."""
        if not hand.can_draw(self.table, kind):
            return 0.0
        chance: float = 1 - (1 - AT_ONCE) * (1 - CARD_TURN) ** self.turns
        if kind not in self.space.plays:
            chance *= FORBIDDEN if self.turns > 1 else 0.0
        return chance * (self.point[kind] + CARD_EFFECT * min(1.0, self.turns / 3))

    def watch(self, event: str) -> list[tuple[Trigger, float]]:
        """What reacts to an event, and what that is worth."""
        found = self._watch.get(event)
        if found is None:
            waiting = [power for power in self._waiting if power.trigger.event == event]
            found = self._watch[event] = [(power.trigger, self._reaction(power)) for power in waiting]
        return found

    def _reaction(self, power: When | AdversaryGains | AdversaryLoses) -> float:
        if isinstance(power, When):
            return self.gain(power.gain)
        lost = min(power.xp, self.table.adversary_xp) if isinstance(power, AdversaryLoses) else -power.xp
        return lost * self.harm

    # --- what single things are worth ----------------------------------------------------------

    def _purse(self, xp: int) -> float:
        worth = worth_of_xp(xp, self.buys)
        if self.wishes.xp is not UNWANTED:
            worth += foresight.promised(self.wishes.xp, xp, self.left, foresight.XP)
        return worth

    def xp(self, gain: int) -> float:
        """Experience gained, or lost with a negative number."""
        return self._purse(max(0, self.hero.xp + gain)) - self.purse

    def ability(self, ability: int, more: int = 0) -> float:
        """An ability icon beyond those of the story and `more` others."""
        runes = ABILITY_EACH[min(self.hero.abilities[ability] + more, 3)] * self.casts[ability]
        return runes + nearer(
            self.wishes.ability[ability], self.end.abilities[ability] + more, self.left, foresight.ABILITY
        )

    def icon(self, icon: int, more: int = 0) -> float:
        """A story icon beyond those of the story and `more` others: its set, and what the destiny pays."""
        count = self.end.icons[icon] + more
        worth = set_worth(count + 1, self.left) - set_worth(count, self.left)
        worth += nearer(self.wishes.icon[icon], count, self.left, foresight.ICON)
        if not count and self.wishes.kinds is not UNWANTED:
            worth += nearer(self.wishes.kinds, sum(1 for icons in self.end.icons if icons), self.left, foresight.KIND)
        return worth

    def move(self, virtue: int, corruption: int) -> float:
        """The marker after a rise and a fall (CA-CHAL-19)."""
        before = self.hero.marker
        up = max(0, before - virtue)
        down = min(len(self.marker) - 1, up + corruption)
        worth = self.marker[down] - self.marker[before]
        return worth + (before - up) * self.rising + (down - up) * self.falling

    def gain(self, gain: Gain | Path) -> float:
        """What is received at once."""
        worth = self.xp(gain.xp) if gain.xp else 0.0
        if gain.hero or gain.antihero:
            worth += gain.hero * self.draws[HERO] + gain.antihero * self.draws[ANTIHERO]
        if isinstance(gain, Gain) and gain.either:
            worth += gain.either * max(self.draws.values())
        if gain.virtue or gain.corruption:
            worth += self.move(gain.virtue, gain.corruption)
        return worth

    def happening(self, event: str, happening: Happening | None = None) -> float:
        """What everything that reacts to it gives."""
        waiting = self._watch.get(event)
        if waiting is None:
            waiting = self.watch(event)
        return (
            sum([each for trigger, each in waiting if happening is None or trigger.fits(happening)], 0.0)
            if waiting
            else 0.0
        )

    # --- cards -------------------------------------------------------------------------------

    def path(self, path: Path, family: str) -> float:
        """A story card with this path showing."""
        wishes = self.wishes
        worth = path.triumph + path.tragedy + self.tempo + self.gain(path) + self.icons_of(path)
        if path.power is not None:
            worth += power_worth(self, path.power)
        if path.tragedy:
            worth += wishes.tragedy
        if wishes.family:
            worth += wishes.family.get(family, 0) + (wishes.family.get("hard", 0) if path.harder else 0)
        return worth + self.tucked(path)

    def tucked(self, path: Path) -> float:
        """What reacts to a card that joins the story."""
        worth = self.happening("card", card_gained(path.icons))
        if self.cards_left[self.seat] % CARDS_PER_ACT == 1:
            worth += self.happening("act")
        return worth

    def icons_of(self, card: Any) -> float:
        """Icons of a card, of which several may be alike."""
        return _each(card.abilities, self.ability) + _each(card.icons, self.icon)

    def ally(self, ally: Ally) -> float:
        """An ally won with a challenge (CA-ALLY-08)."""
        worth = self.icons_of(ally) + self.happening("ally") + self._ally_pays(ally)
        return worth + (power_worth(self, ally.power) if ally.power is not None else 0.0)

    def lost_ally(self, ally: Ally) -> float:
        """What a sacrificed ally would still have been worth, its own effect apart (CA-SCORE-15, CA-STORY-07)."""
        abilities = sum([self.ability(ability, -1) for ability in ally.abilities], 0.0)
        return abilities + sum([self.icon(icon, -1) for icon in ally.icons], 0.0) + self._ally_pays(ally)

    def _ally_pays(self, ally: Ally) -> float:
        worth = ally.triumph + ally.tragedy + self.wishes.family.get("ally", 0)
        return worth + (expected(self, ally) if ally.conditions else 0.0)

    def kept(self, card: HandCard) -> float:
        """What a card is worth in the hand."""
        found = self._kept.get(card.key)
        if found is None:
            found = self._kept[card.key] = kept(self, card)
        return found

    def paid(self, name: str) -> tuple[Effect | None, float]:
        """The benefit of an own power, by the name of its card, and what it costs."""
        for power, source in self.end.uses:
            if source == name and isinstance(power, Spend):
                return power.benefit, -self.xp(-power.xp)
            if source == name and isinstance(power, Sacrifice):
                ally = next(ally for ally in self.hero.allies if ally.name == name)
                return power.benefit, self.lost_ally(ally)
        return None, 0.0

    # --- the whole ---------------------------------------------------------------------------

    def value(self, pending: bool) -> dict[str, float]:
        """The score to expect at the end if this moment brought nothing, by what it comes from: what there is, what it
        still promises, and the cards to come; `pending` if the main action of this turn is among them."""
        hero = self.hero
        return {
            "score": self.points,
            "cards": BARE * (self.future + (1 if pending else 0)),
            "experience": self.purse - hero.xp,
            "marker": self.marker[hero.marker] - self.space.points - self.wishes.spaces[hero.marker],
            "icons": foresight.sets_to_come(self.end.icons, self.left),
            "abilities": runes_each_turn(hero.abilities) * self.turns,
            "hand": sum([self.kept(card) for card in hero.hand], 0.0),
        }


def _each(icons: tuple[int, ...], worth: Callable[[int, int], float]) -> float:
    if len(icons) <= 1:
        return worth(icons[0], 0) if icons else 0.0
    return sum([worth(icon, icons[:at].count(icon)) for at, icon in enumerate(icons)], 0.0)
