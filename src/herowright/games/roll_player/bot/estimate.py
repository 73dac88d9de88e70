"""The expected final score of a hero, part by part, and how a changed die changes it.

The rules say what a hero scores; here stands what is still likely to come, in numbers fitted by play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from math import exp
from typing import TYPE_CHECKING, Any, Self

from herowright.games.roll_player.bot.odds import (
    MOST_GOLD,
    MOST_PIPS,
    NO_LIMIT,
    Outlook,
    field_outlook,
    gold_outlook,
    row_outlook,
    story_outlook,
)
from herowright.games.roll_player.cards import abilities, powers, scorings
from herowright.games.roll_player.cards.types import Armor, Goal, Skill
from herowright.games.roll_player.rules import scoring
from herowright.games.roll_player.rules.components import (
    COLOURS,
    COLOURS_OF,
    COLOURS_OF_LOOK,
    CON,
    GRID,
    HIGHEST,
    LOOK_OF,
    LOWEST,
    NONE,
    ROW_NAMES,
    ROWS,
    SPACES,
    SPACES_PER_ROW,
    STEP_FROM,
    WIS,
)
from herowright.games.roll_player.rules.solo import GOLD_PER_STAR

if TYPE_CHECKING:
    from herowright.games.roll_player.bot.situation import Situation
    from herowright.games.roll_player.rules.state import Hero

# What a die still to come is like: its pips, and the chance of a six, of the class colour and of the
# colour the hero has most of.
PIPS, SIX, CLASS_COLOUR, FAVOURITE = 4.2, 0.25, 0.30, 0.25
# Cards of a type that a market turn still to come brings.
BOUGHT = {"weapon": 0.07, "armor": 0.15, "skill": 0.10, "trait": 0.18}
# Traits that look at the values of dice, so that every turned die may change them; most of them row by row.
OF_ROWS = (scorings.PerTriple, scorings.HighestRow, scorings.RowsAtLeast)
OF_FACES = (scorings.PerDice, *OF_ROWS)
UNKNOWN_TRAIT = 1.5
STARTS = range(0, SPACES, SPACES_PER_ROW)
# How many spaces of the backstory match, may match soon or later, or hold a wrong die.
Counts = tuple[int, ...]
FACES_OF = tuple(range(low, high + 1) for low, high in zip(LOWEST, HIGHEST, strict=True))
# The chance of the next piece of a set in each market turn.
NEXT_PIECE = 0.02
# What one use of a skill brings on average, and how much of it is left where skills must be refreshed, in the last
# round, and where there may be something better to do.
USE: dict[type[abilities.Ability], float] = {
    abilities.SwapDice: 0.6,
    abilities.ShiftDie: 0.6,
    abilities.RerollDie: 0.5,
    abilities.MatchNeighbour: 0.4,
    abilities.MoveDie: 0.3,
    abilities.ShiftPoolDie: 0.3,
    abilities.FlipPoolDie: 0.3,
    abilities.SwapWithPool: 0.5,
    abilities.ReplaceFromBag: 0.7,
    abilities.BuyFromDiscard: 0.4,
    abilities.BuyTopCard: 0.4,
}
SOME_USE, REFRESHED, LAST_USE, PATIENCE = 0.3, 0.85, 0.3, 0.95


class Holdings:
    """What the cards of a hero make of its rows, fields and gold, with so many dice and market turns to come."""

    def __init__(self, at: Situation, hero: Hero, turns: int, markets: int) -> None:
        self.goals = goals = at.estimator.goals(hero)
        self.cells = at.estimator.cells(hero)
        assert hero.hero_class is not None
        assert hero.backstory is not None
        self.colour = hero.hero_class.colour
        self.story = hero.backstory.cells
        self.story_rows = {space // SPACES_PER_ROW for space in self.cells}
        self.raising = [w.effect for w in hero.weapons if isinstance(w.effect, powers.DieBonus)]
        # What a weapon adds to every die of a row belongs to the row, whether the die lies there or not.
        self.steady = [sum(power.bonus for power in self.raising if power.row == row) for row in range(len(goals))]
        self.bonus = [scoring.row_bonus(hero, row) + SPACES_PER_ROW * more for row, more in enumerate(self.steady)]
        self.traits: list[scorings.Scoring] = []
        low: dict[int, tuple[tuple[int, int], ...]] = {}
        self.class_shares: list[int] = []
        self.match_share = 0
        gold_shares: list[int] = []
        markers = []
        for trait in hero.traits:
            match trait.scoring:
                case scorings.RowAtMost(stars, row, total):
                    low[row] = (*low.get(row, ()), (total, stars))
                case scorings.PerClassDice(each):
                    self.class_shares.append(each)
                case scorings.PerMatches(each):
                    self.match_share = self.match_share or each
                case scorings.PerGold(each):
                    gold_shares.append(each)
                case scorings.MarkerAt():
                    markers.append(trait.scoring)
                case other:
                    self.traits.append(other)
        # By number: those that look at faces, and those that look at them row by row.
        self.face_traits = [number for number, trait in enumerate(self.traits) if at.estimator.of_faces(trait)]
        self.dice_traits = [trait for trait in self.traits if not isinstance(trait, scorings.PerCard)]
        self.row_traits = [number for number in self.face_traits if isinstance(self.traits[number], OF_ROWS)]
        self.tables: list[Outlook] = [
            row_outlook(*in_pips(goal, self.bonus[row]), goal.stars, low.get(row, ()), turns)
            for row, goal in enumerate(goals)
        ]
        self.grid = field_stars(at, hero, markers)
        farther = hero.power(powers.WisdomSteps)
        self.steps = farther.most if farther else 1
        self.refreshes = hero.power(powers.Refreshes) is not None
        self.cheaper = sum(power.gold for power in hero.powers(powers.Discount) if not power.types)
        self.gold_paid = tuple(
            (each, 1.0) for each in ((*gold_shares, GOLD_PER_STAR) if at.table.solo else gold_shares)
        )
        self.purse = gold_outlook(markets, self.gold_paid, self.cheaper)
        self.shielded = hero.power(powers.ExtraPiece) is not None
        self.armors: dict[tuple[Armor, ...], float] = {}  # what pieces of armor are worth


def field_stars(at: Situation, hero: Hero, markers: Sequence[scorings.Scoring]) -> tuple[float, ...]:
    """The nine fields with alignment and traits together."""
    assert hero.alignment is not None
    stars = [float(points) for points in hero.alignment.grid]
    if markers:
        there = hero.copy()
        for field in range(GRID):
            there.marker = field
            stars[field] += sum(trait.pays(at.table, there)[0] for trait in markers)
    return tuple(stars)


class Estimate:
    """A hero with `turns` dice still to place, by default as many as there is room for."""

    at: Situation
    hero: Hero
    cards: Holdings
    faces: list[int]  # what the dice show, and their looks, space by space
    looks: list[int]
    pips: list[int]  # what they count for the goals
    sums: list[int]  # what each row comes to, its empty spaces, and the stars to expect
    spaces: list[int]
    rows: list[float]
    markets: int

    def __init__(self, at: Any, hero: Hero, turns: int | None = None) -> None:
        self.at = at
        self.turns = hero.spaces.count(NONE) if turns is None else turns
        self._think(hero, None)

    def after(self, hero: Hero) -> Self:
        """What has become of the hero, with as many dice to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._think(hero, self.hero)
        return twin

    def with_die(self, space: int, die: int) -> Self:
        """The hero with one more die on the next free space of a row."""
        twin = self.hero.copy()
        twin.spaces[space] = die
        return self.after(twin)

    def changed(self, **values: Any) -> Self:
        """The same hero with other values."""
        twin = self.hero.copy()
        for name, value in values.items():
            setattr(twin, name, value)
        return self.after(twin)

    def showing(self, space: int, face: int) -> Self:
        """The same hero with another face of a die."""
        with self.at.showing({self.hero.spaces[space]: face}):
            return type(self)(self.at, self.hero, self.turns)

    def _think(self, hero: Hero, before: Hero | None) -> None:
        """What the hero has in common with the one `before` stays as it is."""
        self.hero = hero
        self.filled: dict[
            tuple[int, bool], float
        ] = {}  # what else comes with a die on a space, of a wanted colour or not
        markets = self.at.markets(self.turns - self.waiting(hero))
        if before is not None and markets != self.markets:
            before = None
        self.markets = markets
        armed = before is None or hero.weapons is not before.weapons
        carded = before is None or armed or hero.traits is not before.traits
        laid = before is None or hero.spaces != before.spaces
        if carded:
            self.cards = self.at.holdings(hero, self.turns, markets)
        if laid:
            shown = self.at.table.faces
            self.faces = [shown[die] if die >= 0 else 0 for die in hero.spaces]
            self.looks = [LOOK_OF[die] if die >= 0 else NONE for die in hero.spaces]
            self.class_dice = hero.dice_of_colour(self.cards.colour)
            self.counts = self._counts(self.looks)
        if carded or laid:
            self._rows()
            self._colours()
            self.fields = self.fields_with(self.spaces[WIS])
        self._gold(carded or laid)
        if before is None or armed or hero.armor is not before.armor:
            self.armor = self._armor_known() if hero.armor or hero.weapons else 0.0
        self._cards()

    def _colours(self) -> None:
        self.classy = self._class_stars(self.class_dice)
        self.matches, self.story = self.counts[0], self._story(self.counts)
        self.rematched: dict[tuple[int, int], float] = {}  # what more matches are worth

    def fields_with(self, spaces: int) -> tuple[float, ...]:
        """What the fields are worth with so many empty spaces for Wisdom."""
        return field_outlook(self.cards.grid, min(spaces, self.turns), min(2, self.markets // 4), self.cards.steps)

    def _cards(self) -> None:
        """What cards bring, and all of it together."""
        hero, traits = self.hero, self.cards.traits
        self.paid = [self.trait(trait, self.faces, self.looks) for trait in traits]
        self.weapons = sum([self.weapon(weapon.effect) for weapon in hero.weapons]) if hero.weapons else 0.0
        self.skills = sum([self._skill(skill) for skill in hero.skills]) if hero.skills else 0.0
        self.beyond_gold = self._beyond_gold()

    @property
    def total(self) -> float:
        return self.beyond_gold + self.gold

    @property
    def terms(self) -> dict[str, float]:
        """The same, by what it comes from."""
        return {
            **{ROW_NAMES[row]: stars for row, stars in enumerate(self.rows)},
            "class": self.classy,
            "story": self.story,
            "alignment": self.fields[self.hero.marker],
            "armor": self.armor,
            "traits": sum(self.paid),
            "weapons": self.weapons,
            "skills": self.skills,
            "gold": self.gold,
        }

    def _beyond_gold(self) -> float:
        """Everything but the gold."""
        sides = self.classy + self.story + self.fields[self.hero.marker] + self.armor
        return sum(self.rows) + sides + sum(self.paid) + self.weapons + self.skills

    # --- what differs in the expansion ------------------------------------------------------------

    @staticmethod
    def goals(hero: Hero) -> tuple[Goal, ...]:
        """What each row should come to."""
        assert hero.hero_class is not None
        return hero.hero_class.goals

    @staticmethod
    def printed(hero: Hero) -> tuple[Any, ...]:
        """What the hero is, whatever it has bought."""
        return hero.race, hero.hero_class, hero.alignment, hero.backstory

    @staticmethod
    def waiting(hero: Hero) -> int:
        """How many dice the hero has and has not placed."""
        return len(hero.hand)

    @staticmethod
    def of_faces(trait: scorings.Scoring) -> bool:
        """Whether every turned die may change what a trait pays."""
        return isinstance(trait, OF_FACES)

    @staticmethod
    def cells(hero: Hero) -> Mapping[int, int]:
        """The spaces that want a colour."""
        assert hero.backstory is not None
        return hero.backstory.cells

    @property
    def purse(self) -> tuple[float, ...]:
        """What any amount of gold is worth after this market turn."""
        return self.cards.purse

    def trait(self, trait: scorings.Scoring, faces: list[int], looks: list[int]) -> float:
        """What a trait will pay for a sheet with these dice."""
        expect = TRAITS.get(type(trait))
        return UNKNOWN_TRAIT if expect is None else expect(trait, self, faces, looks)

    def weapon(self, power: powers.Power) -> float:
        """What a weapon is worth beyond the goals it moves, the sets it fills and the prices it lowers."""
        match power:
            case powers.LongerShift():
                return 0.15 * self.spaces[CON] + 0.02 * self.turns
            case powers.HighestPays(gold, tokens):
                return 0.35 * self.markets * (gold + 0.5 * tokens) * self.gold_each
        return 0.0

    def use(self, ability: abilities.Ability) -> float:
        """What a use of an ability brings on average."""
        if isinstance(ability, abilities.GainGold):
            return ability.gold * self.gold_each
        if isinstance(ability, abilities.CopySkill):
            return max((self.use(other) for other in self.at.borrowed), default=0.0)
        return USE.get(type(ability), SOME_USE)

    # --- parts -------------------------------------------------------------------------------

    def _rows(self) -> None:
        cards, faces = self.cards, self.faces
        self.pips = [self.counted(die, space) for space, die in enumerate(self.hero.spaces)] if cards.raising else faces
        self.sums, self.spaces, self.rows = [], [], []
        pips, start = self.pips, 0
        for table in cards.tables:
            total = pips[start] + pips[start + 1] + pips[start + 2]
            empty = (faces[start] == 0) + (faces[start + 1] == 0) + (faces[start + 2] == 0)
            self.sums.append(total)
            self.spaces.append(empty)
            self.rows.append(table[empty][total])
            start += SPACES_PER_ROW

    def counted(self, die: int, space: int) -> int:
        """What a die counts for the goals on a space (RP-CARD-12)."""
        if die == NONE:
            return 0
        table, row = self.at.table, space // SPACES_PER_ROW
        pips: int = table.faces[die]
        if self.cards.raising and row in ROWS:
            pips += scoring.die_bonus(table, self.hero, die, row) - self.cards.steady[row]
        return min(pips, MOST_PIPS // SPACES_PER_ROW)  # a pack may raise it beyond all goals

    def _class_stars(self, dice: int) -> float:
        coming = CLASS_COLOUR * self.turns
        return dice + coming + sum(shares(dice, coming, each) for each in self.cards.class_shares)

    def _counts(self, looks: list[int]) -> Counts:
        """The spaces of the backstory that match, may match soon or later, and hold a wrong die."""
        matches = soon = later = wrong = 0
        for space, wanted in self.cards.story.items():
            look = looks[space]
            if look == NONE:
                if space % SPACES_PER_ROW == 0 or looks[space - 1] != NONE:
                    soon += 1
                else:
                    later += 1
            elif wanted in COLOURS_OF_LOOK[look]:
                matches += 1
            else:
                wrong += 1
        return matches, soon, later, wrong

    def _story(self, counts: Counts) -> float:
        """The stars to expect of the backstory."""
        return story_outlook(*counts[:4], self.turns, self.cards.match_share)

    def _rematched(self, *changes: tuple[int, int]) -> float:
        """The gain from other looks on spaces that hold dice."""
        cells, matches, of_familiar = self.cards.cells, 0, 0
        for space, look in changes:
            wanted = cells.get(space)
            if wanted is not None:
                more = (wanted in COLOURS_OF_LOOK[look]) - (wanted in COLOURS_OF_LOOK[self.looks[space]])
                if space < SPACES:
                    matches += more
                else:
                    of_familiar += more
        if not matches and not of_familiar:
            return 0.0
        key = matches, of_familiar
        if key not in self.rematched:
            found, soon, later, wrong, *rest = self.counts
            if of_familiar:
                rest[0] += of_familiar
            counts = (found + matches, soon, later, wrong - matches, *rest)
            self.rematched[key] = self._story(counts) - self.story
        return self.rematched[key]

    def _gold(self, laid: bool) -> None:
        """What gold is worth; `laid`: with other dice, or other cards that count them."""
        worth = self.purse
        gold = min(MOST_GOLD - 2, self.hero.gold)
        self.gold = worth[gold]
        self.gold_each = (worth[gold + 2] - worth[gold]) / 2

    def _armor_known(self) -> float:
        """Once for each set of cards; how a shield counts is a matter of the table."""
        hero, known = self.hero, self.cards.armors
        if self.cards.shielded:
            return self._armor()
        if hero.armor not in known:
            known[hero.armor] = self._armor()
        return known[hero.armor]

    def _armor(self) -> float:
        """The sets as they pay now, and a hope for the next piece of each."""
        hero, markets = self.hero, self.markets
        stars = float(sum(line.points for line in scoring.armor_sets(self.at.table, hero)))
        hopes = 0.0
        for kind in dict.fromkeys(card.set for card in hero.armor):
            ladder, pieces = kind.ladder, sum(card.set is kind for card in hero.armor)
            if pieces < len(ladder):
                step = ladder[pieces] - ladder[pieces - 1]
                hopes += min(0.5, NEXT_PIECE * markets) * (len(ladder) - pieces) / len(ladder) * step
        if not hopes and hero.power(powers.ExtraPiece) is not None:
            stars += min(1.0, 0.1 * markets)
        return stars + hopes

    def _skill(self, skill: Skill) -> float:
        """The best number of uses to come, with what they do to the marker. A skill at the edge of the grid is of no
        use until the marker has moved away."""
        rounds, hero, fields = self.markets, self.hero, self.fields
        # In the last round there is little to wait for, at the last call nothing.
        spent = skill in hero.exhausted or self.at.phase == "last-call"
        uses = rounds + (0.0 if spent else 1.0 if rounds else LAST_USE)
        each = self.use(skill.ability) * (1.0 if self.cards.refreshes else REFRESHED)
        best = gain = 0.0
        field = hero.marker
        while uses > 0:
            field = STEP_FROM[field][skill.arrow]
            if field == NONE:
                break
            gain += each * min(1.0, uses)
            best = max(best, PATIENCE * (gain + fields[field] - fields[hero.marker]))
            uses -= 1
        return best

    def chance(self, row: int) -> float:
        """The chance that a goal is met."""
        least, most = in_pips(self.cards.goals[row], self.cards.bonus[row])
        return row_outlook(least, most, 1, (), self.turns)[self.spaces[row]][self.sums[row]]

    # --- changes -----------------------------------------------------------------------------

    def turned(self, space: int, face: int) -> float:
        """The gain from another face of a die."""
        row, more = space // SPACES_PER_ROW, face - self.faces[space]
        gain = self.cards.tables[row][self.spaces[row]][self.sums[row] + more] - self.rows[row]
        if self.cards.face_traits:
            gain += self._paid_more(self.cards.face_traits, (space, face))
        return gain

    def _paid_more(self, traits: Sequence[int], *changes: tuple[int, int]) -> float:
        """What some of the traits pay more with other faces on some spaces."""
        faces = self.faces[:]
        for space, face in changes:
            faces[space] = face
        own = self.cards.traits
        return sum([self.trait(own[number], faces, self.looks) - self.paid[number] for number in traits])

    def placed(self, space: int, die: int) -> float:
        """The gain from a die on the next free space of a row."""
        if self.leans_on_dice or (self.hero.skills and space // SPACES_PER_ROW == WIS):
            return self.with_die(space, die).beyond_gold - self.beyond_gold
        return self.promises(space, die)

    @property
    def leans_on_dice(self) -> bool:
        """Whether dice change more than goals and colours."""
        return bool(self.cards.dice_traits)

    def promises(self, space: int, die: int) -> float:
        """The same by goals, colours and alignment alone."""
        row, colours, cards = space // SPACES_PER_ROW, COLOURS_OF[die], self.cards
        gain = cards.tables[row][self.spaces[row] - 1][self.sums[row] + self.counted(die, space)] - self.rows[row]
        if cards.colour in colours:
            gain += self._class_stars(self.class_dice + 1) - self.classy
        key = space, cards.cells.get(space) in colours
        if key not in self.filled:
            looks = self.looks[:]
            looks[space] = LOOK_OF[die]
            more = self._story(self._counts(looks)) - self.story
            if row == WIS:
                more += self.fields_with(self.spaces[WIS] - 1)[self.hero.marker] - self.fields[self.hero.marker]
            self.filled[key] = more
        return gain + self.filled[key]

    def rerolled(self, space: int) -> float:
        """The gain from rolling a die and keeping the better face."""
        faces, row = FACES_OF[self.hero.spaces[space]], space // SPACES_PER_ROW
        if self.cards.face_traits:
            gains = [self.turned(space, face) for face in faces]
        else:
            now, least = self.rows[row], self.sums[row] - self.faces[space] + faces[0]
            gains = [value - now for value in self.cards.tables[row][self.spaces[row]][least : least + len(faces)]]
        return sum([gain for gain in gains if gain > 0]) / len(faces)

    def swapped(self, one: int, other: int) -> float:
        """The gain from exchanging two dice of the sheet."""
        pips, looks, cells = self.pips, self.looks, self.cards.cells
        row, to = one // SPACES_PER_ROW, other // SPACES_PER_ROW
        gain = 0.0
        if row != to and pips[one] != pips[other]:
            more, tables = pips[other] - pips[one], self.cards.tables
            gain += tables[row][self.spaces[row]][self.sums[row] + more] - self.rows[row]
            gain += tables[to][self.spaces[to]][self.sums[to] - more] - self.rows[to]
        if looks[one] != looks[other] and (one in cells or other in cells):
            gain += self._rematched((one, looks[other]), (other, looks[one]))
        if row != to and self.cards.row_traits:
            changes = (one, self.faces[other]), (other, self.faces[one])
            gain += self._paid_more(self.cards.row_traits, *changes)
        return gain

    def recoloured(self, space: int, look: int) -> float:
        """The gain from another colour on a space, whatever its face."""
        if look == self.looks[space]:
            return 0.0
        own = self.cards.colour
        dice = self.class_dice + (own in COLOURS_OF_LOOK[look]) - (own in COLOURS_OF_LOOK[self.looks[space]])
        gain = self._class_stars(dice) - self.classy + self._rematched((space, look))
        if self.cards.traits:
            looks = self.looks[:]
            looks[space] = look
            gain += sum([self.trait(trait, self.faces, looks) for trait in self.cards.traits]) - sum(self.paid)
        return gain


def in_pips(goal: Goal, bonus: int) -> tuple[int, int]:
    """A goal as what the dice alone must show."""
    return goal.least - bonus, (NO_LIMIT if goal.most is None else goal.most - bonus)


def shares(now: int, coming: float, each: int) -> float:
    """Full shares of a number that may still grow."""
    return now // each if coming == 0 else max(now // each, (now + coming - (each - 1) / 2) / each)


@lru_cache(maxsize=4096)
def _triple(*faces: int) -> float:
    """The chance that a row ends with three equal dice."""
    shown = [face for face in faces if face]
    if len(set(shown)) > 1:
        return 0.02
    return (0.06, 0.07, 0.3, 1.0)[len(shown)]


def _total(faces: list[int], row: int) -> float:
    start = row * SPACES_PER_ROW
    dice = faces[start : start + SPACES_PER_ROW]
    return sum(dice) + PIPS * dice.count(0)


def _lead(row: int, faces: list[int]) -> float:
    """How far a row is ahead of the highest other one."""
    totals = [_total(faces, other) for other in ROWS]
    return totals.pop(row) - max(totals) + 0.5


def _of_colour(looks: list[int], colour: int) -> int:
    return sum([colour in COLOURS_OF_LOOK[look] for look in looks])


def _likely(lead: float, turns: int) -> float:
    """The chance that a lead in pips is one at the end."""
    if turns == 0:
        return float(lead > 0)
    return 1 / (1 + exp(-lead / (0.6 + 0.25 * turns)))


# What a trait will pay a hero for these faces and looks.
TRAITS: dict[type[scorings.Scoring], Callable[[Any, Estimate, list[int], list[int]], float]] = {
    scorings.PerDice: lambda trait, now, faces, looks: shares(
        faces.count(trait.face), now.turns * (SIX if trait.face == 6 else 1 / 6), trait.each
    ),
    scorings.PerTriple: lambda trait, now, faces, looks: (
        trait.stars * sum([_triple(*faces[start : start + SPACES_PER_ROW]) for start in STARTS])
    ),
    scorings.HighestRow: lambda trait, now, faces, looks: trait.stars * _likely(_lead(trait.row, faces), now.turns),
    scorings.RowsAtLeast: lambda trait, now, faces, looks: (
        trait.stars * _likely(sum([_total(faces, row) for row in trait.rows]) - trait.total + 0.5, now.turns)
    ),
    scorings.PerCard: lambda trait, now, faces, looks: (
        trait.pays(now.at.table, now.hero)[0] + trait.stars * BOUGHT[trait.type] * now.turns
    ),
    scorings.BiggestColour: lambda trait, now, faces, looks: max(
        0.0, max(map(partial(_of_colour, looks), COLOURS)) + FAVOURITE * now.turns - trait.beyond
    ),
}
