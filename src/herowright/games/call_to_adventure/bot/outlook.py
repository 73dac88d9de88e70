"""What everything a story can gain is worth to one hero at one moment, in points at the end of the game."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from herowright.games.call_to_adventure.bot import attempt, resources
from herowright.games.call_to_adventure.bot.effects import FORBIDDEN, kept
from herowright.games.call_to_adventure.bot.expected import expected
from herowright.games.call_to_adventure.bot.menace import menace
from herowright.games.call_to_adventure.bot.odds import poisson, reach
from herowright.games.call_to_adventure.bot.powers import power_worth
from herowright.games.call_to_adventure.bot.sheet import Situation
from herowright.games.call_to_adventure.bot.tables import (
    ABILITY_CHANCE,
    FURTHEST,
    ICON_CHANCE,
    KIND_CHANCE,
    next_icon,
    set_to_come,
    track_outlook,
)
from herowright.games.call_to_adventure.bot.wishes import Goal
from herowright.games.call_to_adventure.cards.effects import Calm, Effect
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import AdversaryGains, AdversaryLoses, EndsBelow, Surer, When
from herowright.games.call_to_adventure.cards.triggers import PlaysCard, Trigger
from herowright.games.call_to_adventure.cards.types import Ally, Path
from herowright.games.call_to_adventure.rules.components import (
    ABILITIES,
    ANTIHERO,
    CARDS_PER_ACT,
    HERO,
    ICONS,
    Space,
)
from herowright.games.call_to_adventure.rules.happenings import Happening

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
    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        me = self.me = situation.me
        self.wishes = me.wishes
        self.turns: float = situation.turns
        self.left = min(FURTHEST, round(situation.future))
        self.tempo: float = COOP_TEMPO if situation.coop else TEMPO
        self.harm: float = self._harm() if situation.adversary is not None else 0.0
        self.win: float = WIN + self.harm
        self.point = {kind: situation.cards.played_points + each for kind, each in self.wishes.played.items()}
        self.watch: dict[str, list[tuple[Trigger, float]]] = {}
        self._purse: dict[int, float] = {}
        self.draws = self._draws()
        self.marker = self._marker(situation.cards.track)
        self._listen()
        self._paths: dict[str, float] = {}
        self._menace: dict[bool, float] = {}
        self._falls: dict[int, float] = {}
        self._added: list[tuple[Effect, float, str]] | None = None
        self.reserves: dict[tuple[str, str], resources.Reserves] = {}
        self.ability = [self.ability_worth(ability, 0) for ability in ABILITIES]
        self.icon = [self.icon_worth(icon, 0) for icon in ICONS]

    # --- parts -------------------------------------------------------------------------------

    def _harm(self) -> float:
        """What one experience of the adversary costs all: the chance that it is the one too many (CA-COOP-29)."""
        situation = self.situation
        adversary = situation.adversary
        assert adversary is not None
        heroes = situation.view["heroes"]
        rounds = situation.turns + 1.0
        spare = adversary["goal"] - 1 - adversary["xp"]
        for quest in adversary["quests"]:
            for power in situation.cards.quests[quest].powers if quest in situation.cards.quests else ():
                if isinstance(power, EndsBelow):
                    for hero in heroes:
                        hope = hero["score"] + CARD * max(0, 9 - sum(map(len, hero["acts"])))
                        spare -= power.xp if hope < power.score else 0
        if spare <= 0:
            return VICTORY
        return max(LEAST_HARM, VICTORY * poisson(spare, round(LOSSES * rounds * len(heroes), 1)))

    def _draws(self) -> dict[str, float]:
        """A card drawn: its point and its effect, if it is ever played."""
        situation = self.situation
        plays = situation.cards.track[self.me.space].plays
        found = {}
        for kind in (HERO, ANTIHERO):
            if not situation.view["decks"][kind] and not situation.view["discards"][kind]:
                found[kind] = 0.0
                continue
            chance = 1 - (1 - AT_ONCE) * (1 - CARD_TURN) ** self.turns
            if kind not in plays:
                chance *= FORBIDDEN if self.turns > 1 else 0.0
            worth = self.point[kind] + CARD_EFFECT * min(1.0, self.turns / 3)
            for power in self.me.powers:
                if isinstance(power, When) and isinstance(power.trigger, PlaysCard) and power.trigger.kind == kind:
                    worth += power.gain.xp
            found[kind] = chance * worth
        return found

    def _marker(self, track: tuple[Space, ...]) -> tuple[float, ...]:
        """The track as it pays this hero at the end, and what the hand cards lose where they may not be played."""
        spaces = self.wishes.spaces
        points = tuple(float(space.points + more) for space, more in zip(track, spaces, strict=True))
        table = track_outlook(points, min(self.left, 6))
        held = {HERO: 0.0, ANTIHERO: 0.0}
        for card in self.me.hand:
            held[card.kind] += 0.8 * self.point[card.kind]
        more = 0.25 * self.left
        found = []
        for worth, space in zip(table, track, strict=True):
            for kind, cards in held.items():
                if kind not in space.plays:
                    worth -= cards + more * self.point[kind]
            if not space.dark:
                worth -= 0.1 * self.left
            found.append(worth)
        return tuple(found)

    def _listen(self) -> None:
        """Everything that reacts to what happens to this hero: own powers, adversaries, quests (CA-EXTRA-07)."""
        situation = self.situation
        waiting: list[tuple[Trigger, Any]] = [
            (power.trigger, power.gain) for power in (*self.me.powers, *situation.standing) if isinstance(power, When)
        ]
        if situation.adversary is not None:
            for quest in situation.adversary["quests"]:
                for power in situation.cards.quests[quest].powers if quest in situation.cards.quests else ():
                    if isinstance(power, When):
                        waiting.append((power.trigger, power.gain))
                    elif isinstance(power, AdversaryGains):
                        waiting.append((power.trigger, -power.xp))
                    elif isinstance(power, AdversaryLoses):
                        waiting.append((power.trigger, min(power.xp, situation.adversary["xp"])))
        # What follows from a step of the marker comes first, since other gains move it.
        waiting.sort(key=lambda wait: wait[0].event not in ("fell", "rose"))
        for trigger, gain in waiting:
            worth = self.gain(gain) if isinstance(gain, Gain) else gain * self.harm
            self.watch.setdefault(trigger.event, []).append((trigger, worth))

    # --- what single things are worth ----------------------------------------------------------

    def purse(self, xp: int) -> float:
        """An amount of experience (CA-SCORE-06), with what it can still buy."""
        found = self._purse.get(xp)
        if found is None:
            option = XP_OPTION * (1 - XP_FADES**xp) / (1 - XP_FADES)
            found = xp + option * min(1.0, self.turns / 4) * (1.5 if self.situation.coop else 1.0)
            for goal in self.wishes.xp_goals:
                found += goal.points * self.will_have(xp, goal)
            self._purse[xp] = found
        return found

    def will_have(self, xp: int, goal: Goal) -> float:
        if self.turns < 0.5:
            return float(xp >= goal.count)
        far = (xp + 0.2 * self.turns - goal.count) / (1 + 0.4 * self.turns)
        return min(1.0, max(0.0, 0.5 + 0.4 * far))

    def xp(self, gain: int) -> float:
        """Experience gained, or lost with a negative number."""
        return self.purse(max(0, self.me.xp + gain)) - self.purse(self.me.xp)

    def ability_worth(self, ability: int, more: int) -> float:
        """An ability icon beyond those of the story and `more` others."""
        icons = self.me.abilities[ability] + more
        worth = ABILITY_EACH[min(icons, 3)] * self.turns + self.wishes.ability[ability]
        for goal in self.wishes.ability_goals.get(ability, ()):
            worth += goal.points * self._nearer(self.me.counted[ability] + more, goal, ABILITY_CHANCE)
        return worth

    def icon_worth(self, icon: int, more: int) -> float:
        """A story icon beyond those of the story and `more` others: its set, and what the destiny pays."""
        count = self.me.icons[icon] + more
        worth = next_icon(count, self.left) + self.wishes.icon[icon]
        for goal in self.wishes.icon_goals.get(icon, ()):
            worth += goal.points * self._nearer(count, goal, ICON_CHANCE)
        if not count:
            kinds = sum(1 for icons in self.me.icons if icons)
            for goal in self.wishes.kinds_goals:
                worth += goal.points * self._nearer(kinds, goal, KIND_CHANCE)
        return worth

    def _nearer(self, count: int, goal: Goal, chance: float) -> float:
        """How much likelier a goal is with one more."""
        missing = goal.count - count
        if missing <= 0:
            return 0.0
        return reach(missing - 1, self.left, chance) - reach(missing, self.left, chance)

    def move(self, virtue: int, corruption: int) -> float:
        """The marker after a rise and a fall (CA-CHAL-19)."""
        before = self.me.space
        up = max(0, before - virtue)
        down = min(len(self.marker) - 1, up + corruption)
        worth = self.marker[down] - self.marker[before]
        if up != before and "rose" in self.watch:
            worth += (before - up) * sum(each for _, each in self.watch["rose"])
        if down != up and "fell" in self.watch:
            worth += (down - up) * sum(each for _, each in self.watch["fell"])
        return worth

    def gain(self, gain: Gain) -> float:
        worth = 0.0
        if gain.xp:
            worth += self.xp(gain.xp)
        if gain.hero:
            worth += gain.hero * self.draws[HERO]
        if gain.antihero:
            worth += gain.antihero * self.draws[ANTIHERO]
        if gain.either:
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
        found = self._paths.get(path.id)
        if found is None:
            found = self._paths[path.id] = self._path(path, family)
        return found

    def _path(self, path: Path, family: str) -> float:
        wishes = self.wishes
        worth: float = path.triumph + path.tragedy + self.tempo
        if path.abilities:
            worth += self.shown(path.abilities, self.ability, self.ability_worth)
        if path.icons:
            worth += self.shown(path.icons, self.icon, self.icon_worth)
        if path.xp:
            worth += self.xp(path.xp)
        if path.hero:
            worth += path.hero * self.draws[HERO]
        if path.antihero:
            worth += path.antihero * self.draws[ANTIHERO]
        if path.virtue or path.corruption:
            worth += self.move(path.virtue, path.corruption)
        if path.power is not None:
            worth += power_worth(self, path.power)
        if path.tragedy:
            worth += wishes.tragedy
        if wishes.family:
            worth += wishes.family.get(family, 0) + (wishes.family.get("hard", 0) if path.harder else 0)
        if "card" in self.watch:
            worth += self.happening("card", Happening("card", icons=path.icons))
        if "act" in self.watch and self.me.cards % CARDS_PER_ACT == CARDS_PER_ACT - 1:
            worth += self.happening("act")
        return worth

    def shown(self, icons: tuple[int, ...], first: list[float], further: Any) -> float:
        """Icons of a card, of which several may be alike."""
        if len(icons) == 1:
            return first[icons[0]]
        return float(sum(further(icon, icons[:at].count(icon)) for at, icon in enumerate(icons)))

    def ally(self, ally: Ally) -> float:
        """An ally won with a challenge (CA-ALLY-08), with what it pays for at the end."""
        me = self.me
        worth = float(ally.triumph + ally.tragedy + self.wishes.family.get("ally", 0))
        worth += self.shown(ally.abilities, self.ability, self.ability_worth)
        worth += self.shown(ally.icons, self.icon, self.icon_worth)
        if ally.power is not None:
            worth += power_worth(self, ally.power)
        if ally.conditions:
            worth += expected(self, ally)
        if "ally" in self.watch:
            worth += self.happening("ally")
        return max(worth, 0.3) if not me.allies else worth

    def lost_ally(self, ally: Ally) -> float:
        """What a sacrificed ally would still have been worth, its own effect apart (CA-SCORE-15, CA-STORY-07)."""
        worth = float(ally.triumph + ally.tragedy + self.wishes.family.get("ally", 0))
        worth += sum(self.ability_worth(ability, -1) for ability in ally.abilities)
        worth += sum(self.icon_worth(icon, -1) for icon in ally.icons)
        return worth + (expected(self, ally) if ally.conditions else 0.0)

    # --- casts -------------------------------------------------------------------------------

    @property
    def added(self) -> list[tuple[Effect, float, str]]:
        """The effects that add runes to a cast, with their costs and sources."""
        if self._added is None:
            self._added = resources.added_effects(self)
        return self._added

    @cached_property
    def side(self) -> float:
        """What the core runes give besides numbers."""
        return attempt.core_gives(self)

    @cached_property
    def dumped(self) -> float:
        return resources.dumped(self)

    @cached_property
    def bought(self) -> float:
        """What reacts to the purchase of a dark rune."""
        return self.happening("dark")

    @cached_property
    def calm(self) -> float | None:
        """The least cost of ignoring the corruption of a cast."""
        costs = [
            cost for effect, cost, _, _ in resources.effects_at_hand(self, "challenge") if isinstance(effect, Calm)
        ]
        return min(costs) if costs else None

    def given(self, rune: int) -> float:
        return attempt.given(self, rune)

    def dark_falls(self, dark: int) -> float:
        found = self._falls.get(dark)
        if found is None:
            found = self._falls[dark] = attempt.dark_falls(self, dark)
        return found

    def menace(self, final: bool) -> float:
        """How likely a card of the adversary deck spoils a cast, against the adversary itself or another card."""
        found = self._menace.get(final)
        if found is None:
            found = self._menace[final] = menace(self.situation, final)
        return found

    def surer(self, tests: tuple[int, ...]) -> int:
        """The bonuses of the own story to a result."""
        return sum(
            power.bonus
            for power in self.me.powers
            if isinstance(power, Surer) and (power.ability is None or power.ability in tests)
        )

    # --- the whole ---------------------------------------------------------------------------

    def base(self, pending: bool) -> float:
        """The score to expect at the end if this moment brought nothing: what there is, what it still promises, and
        what the cards to come bring; `pending` if the main action of this turn is among them."""
        me, left = self.me, self.left
        worth = me.score + BARE * (self.situation.future + (1 if pending else 0))
        worth += self.purse(me.xp) - me.xp
        worth += self.marker[me.space] - self.situation.cards.track[me.space].points - self.wishes.spaces[me.space]
        for count in me.icons:
            worth += set_to_come(count, left)
        for count in me.abilities:
            worth += sum(ABILITY_EACH[: min(count, 3)]) * self.turns
        return worth + sum(kept(self, card) for card in me.hand)
