"""The expected final score of a hero, part by part, and how a changed die changes it."""

from __future__ import annotations

from collections.abc import Mapping

from herowright.games.roll_player.bot.odds import (
    MOST_GOLD,
    MOST_PIPS,
    NO_LIMIT,
    Outlook,
    field_outlook,
    gold_outlook,
    row_outlook,
)
from herowright.games.roll_player.bot.odds import story_outlook as story_odds
from herowright.games.roll_player.bot.sheet import FACES_OF, Die, Sheet, World, stepped
from herowright.games.roll_player.bot.worth import (
    CLASS_COLOUR,
    ELSEWHERE,
    OF_FACES,
    armor_stars,
    field_stars,
    shares_of_class_dice,
    skill_stars,
    trait_stars,
    use_stars,
    weapon_stars,
)
from herowright.games.roll_player.cards.abilities import Ability
from herowright.games.roll_player.cards.powers import DieBonus, Discount, Power, RowBonus, TraitAnyWay, WisdomSteps
from herowright.games.roll_player.cards.scorings import BiggestColour, PerGold, PerMatches, RowAtMost, Scoring
from herowright.games.roll_player.cards.types import Goal, MarketCard, Trait
from herowright.games.roll_player.rules.components import COLOURS_OF_LOOK, DIRECTIONS, NONE, SPACES_PER_ROW, WIS
from herowright.games.roll_player.rules.solo import GOLD_PER_STAR


class Estimate:
    """A hero with `turns` dice still to place, by default as many as there is room for."""

    __slots__ = (
        "armor",
        "bonus",
        "cells",
        "class_dice",
        "classy",
        "each",
        "face_traits",
        "faced",
        "fields",
        "gold",
        "gold_each",
        "markets",
        "matches",
        "pips",
        "raised",
        "rows",
        "sheet",
        "skills",
        "spaces",
        "story",
        "sums",
        "tables",
        "traits",
        "turns",
        "weapons",
        "world",
    )

    def __init__(self, sheet: Sheet, world: World, turns: int | None = None) -> None:
        self.sheet = sheet
        self.world = world
        self.turns = sheet.free if turns is None else turns
        self.markets = world.markets(self.turns - sheet.waiting)
        self._rows()
        self.class_dice = sheet.dice_of(sheet.hero_class.colour) if sheet.hero_class else 0
        self.classy = self._class_stars(self.class_dice)
        self.each = next((trait.scoring.each for trait in sheet.traits if isinstance(trait.scoring, PerMatches)), 0)
        self.cells = self._cells()
        self.matches, self.story = self._story(sheet.colours)
        self._fields()
        self._gold()
        self.armor = armor_stars(sheet, self.markets) if sheet.armor or sheet.weapons else 0.0
        self.traits = 0.0
        self.face_traits: list[Scoring] = []
        for trait in sheet.traits:
            if self.of_faces(trait.scoring):
                self.face_traits.append(trait.scoring)
            elif not isinstance(trait.scoring, ELSEWHERE):
                self.traits += self.trait(trait.scoring, sheet, sheet.faces)
        self.faced = self._faced(sheet.faces) if self.face_traits else 0.0
        self.weapons = sum(self.weapon(weapon.effect) for weapon in sheet.weapons)
        self.skills = sum(skill_stars(skill, sheet, self) for skill in sheet.skills)

    @property
    def total(self) -> float:
        return self.beyond_gold + self.gold

    @property
    def beyond_gold(self) -> float:
        """Everything but the gold."""
        sides = self.classy + self.story + self.fields[self.sheet.marker] + self.armor
        return sum(self.rows) + sides + self.traits + self.faced + self.weapons + self.skills

    @classmethod
    def bought(cls, sheet: Sheet, card: MarketCard, world: World, turns: int | None = None) -> Estimate:
        """The hero with a card, its arrow followed, before paying."""
        owner = sheet.with_card(card)
        estimate = cls(owner, world, turns)
        if not isinstance(card, Trait):
            return estimate
        target = stepped(sheet.marker, card.arrow)
        if sheet.power(TraitAnyWay) is not None:
            reach = [sheet.marker, *(stepped(sheet.marker, way) for way in DIRECTIONS)]
            target = max(reach, key=estimate.fields.__getitem__)
        if target == sheet.marker:
            return estimate
        owner.marker = target
        return cls(owner, world, turns)

    # --- cards ---------------------------------------------------------------------------------

    def trait(self, scoring: Scoring, sheet: Sheet, faces: list[int]) -> float:
        """What a trait will pay for a sheet with these faces."""
        return trait_stars(scoring, sheet, faces, self.turns)

    def of_faces(self, scoring: Scoring) -> bool:
        """Whether every turned die may change what a trait pays."""
        return isinstance(scoring, OF_FACES)

    def weapon(self, effect: Power) -> float:
        return weapon_stars(effect, self)

    def use(self, ability: Ability) -> float:
        """What a use of an ability brings on average."""
        return use_stars(ability, self)

    # --- parts -------------------------------------------------------------------------------

    def _cells(self) -> Mapping[int, int]:
        """The spaces that want a colour."""
        assert self.sheet.backstory is not None
        return self.sheet.backstory.cells

    def _rows(self) -> None:
        sheet = self.sheet
        self.bonus = row_bonus(sheet)
        self.raised = {
            weapon.effect.colour: weapon.effect.bonus
            for weapon in sheet.weapons
            if isinstance(weapon.effect, DieBonus) and weapon.effect.colour is not None
        }
        self.pips = sheet.faces
        if self.raised:
            self.pips = [self._pips(Die(*die)) for die in zip(sheet.colours, sheet.faces, strict=True)]
        low: dict[int, tuple[tuple[int, int], ...]] = {}
        for trait in sheet.traits:
            if isinstance(trait.scoring, RowAtMost):
                low[trait.scoring.row] = (*low.get(trait.scoring.row, ()), (trait.scoring.total, trait.scoring.stars))
        self.tables: list[Outlook] = []
        self.sums: list[int] = []
        self.spaces: list[int] = []
        self.rows: list[float] = []
        pips, faces, turns, bonus = self.pips, sheet.faces, self.turns, self.bonus
        for row, goal in enumerate(sheet.goals):
            start = row * SPACES_PER_ROW
            least, most = goal_in_pips(goal, bonus[row])
            table = row_outlook(least, most, goal.stars, low.get(row, ()), turns)
            total = pips[start] + pips[start + 1] + pips[start + 2]
            spaces = (faces[start] == 0) + (faces[start + 1] == 0) + (faces[start + 2] == 0)
            self.tables.append(table)
            self.sums.append(total)
            self.spaces.append(spaces)
            self.rows.append(table[spaces][total])

    def _pips(self, die: Die) -> int:
        """What a die counts for the goals (RP-CARD-12)."""
        if not die.face:
            return 0
        pips = die.face + sum(self.raised.get(colour, 0) for colour in COLOURS_OF_LOOK[die.colour])
        return min(pips, MOST_PIPS // SPACES_PER_ROW)  # a pack may raise it beyond all goals

    def _class_stars(self, dice: int) -> float:
        return dice + CLASS_COLOUR * self.turns + shares_of_class_dice(self.sheet, dice, self.turns)

    def _story(self, colours: list[int]) -> tuple[int, float]:
        """The matches so far and the stars to expect."""
        backstory = self.sheet.backstory
        assert backstory is not None
        matches = soon = later = wrong = 0
        for space, wanted in backstory.cells.items():
            colour = colours[space]
            if wanted in COLOURS_OF_LOOK[colour]:
                matches += 1
            elif colour != NONE:
                wrong += 1
            elif space % SPACES_PER_ROW == 0 or colours[space - 1] != NONE:
                soon += 1
            else:
                later += 1
        return matches, story_odds(matches, soon, later, wrong, self.turns, self.each)[0]

    def _fields(self) -> None:
        sheet = self.sheet
        farther = sheet.power(WisdomSteps)
        others = min(2, self.markets // 4)
        wisdom = min(self.spaces[WIS], self.turns)
        self.fields = field_outlook(field_stars(sheet), wisdom, others, farther.most if farther else 1)

    def _gold(self) -> None:
        worth = self.purse
        gold = min(MOST_GOLD - 2, self.sheet.gold)
        self.gold = worth[gold]
        self.gold_each = (worth[gold + 2] - worth[gold]) / 2

    @property
    def purse(self) -> tuple[float, ...]:
        """What any amount of gold is worth after this market turn."""
        sheet = self.sheet
        each = tuple(trait.scoring.each for trait in sheet.traits if isinstance(trait.scoring, PerGold))
        cheaper = sum(power.gold for power in sheet.powers(Discount) if not power.types)
        paid = (*each, GOLD_PER_STAR) if self.world.solo else each
        return gold_outlook(self.markets, tuple((part, 1.0) for part in paid), cheaper)

    def _faced(self, faces: list[int]) -> float:
        return sum(self.trait(scoring, self.sheet, faces) for scoring in self.face_traits)

    def chance(self, row: int) -> float:
        """The chance that a goal is met."""
        least, most = goal_in_pips(self.sheet.goals[row], self.bonus[row])
        return row_outlook(least, most, 1, (), self.turns)[self.spaces[row]][self.sums[row]]

    # --- changes -----------------------------------------------------------------------------

    def turned(self, space: int, face: int) -> float:
        """The gain from another face of a die."""
        row = space // SPACES_PER_ROW
        old = self.sheet.faces[space]
        gain = self.tables[row][self.spaces[row]][self.sums[row] - old + face] - self.rows[row]
        if self.face_traits:
            faces = self.sheet.faces[:]
            faces[space] = face
            gain += self._faced(faces) - self.faced
        return gain

    def placed(self, space: int, die: Die) -> float:
        """The gain from a die on an empty space, roughly: what cards count besides is left out."""
        row = space // SPACES_PER_ROW
        gain = self.tables[row][self.spaces[row] - 1][self.sums[row] + self._pips(die)] - self.rows[row]
        if self.sheet.hero_class and self.sheet.hero_class.colour in COLOURS_OF_LOOK[die.colour]:
            gain += self._class_stars(self.class_dice + 1) - self.classy
        colours = self.sheet.colours[:]
        colours[space] = die.colour
        return gain + self._story(colours)[1] - self.story

    def rerolled(self, space: int) -> float:
        """The gain from rolling a die and keeping the better face."""
        faces = FACES_OF[self.sheet.colours[space]]
        return sum(max(0.0, self.turned(space, face)) for face in faces) / len(faces)

    def swapped(self, one: int, other: int) -> float:
        """The gain from exchanging two dice of the sheet."""
        pips, colours = self.pips, self.sheet.colours
        row, to = one // SPACES_PER_ROW, other // SPACES_PER_ROW
        gain = 0.0
        if row != to and pips[one] != pips[other]:
            more = pips[other] - pips[one]
            gain += self.tables[row][self.spaces[row]][self.sums[row] + more] - self.rows[row]
            gain += self.tables[to][self.spaces[to]][self.sums[to] - more] - self.rows[to]
        if colours[one] != colours[other] and self._wanted(one, other):
            changed = colours[:]
            changed[one], changed[other] = colours[other], colours[one]
            gain += self._story(changed)[1] - self.story
        if self.face_traits and row != to:
            faces = self.sheet.faces[:]
            faces[one], faces[other] = faces[other], faces[one]
            gain += self._faced(faces) - self.faced
        return gain

    def _wanted(self, one: int, other: int) -> bool:
        """Whether a space of one of two dice asks for the colour of one of them."""
        cells, colours = self.cells, self.sheet.colours
        both = (*COLOURS_OF_LOOK[colours[one]], *COLOURS_OF_LOOK[colours[other]])
        return cells.get(one) in both or cells.get(other) in both

    def recoloured(self, space: int, colour: int) -> float:
        """The gain from another colour on a space, whatever its face."""
        sheet = self.sheet
        if colour == sheet.colours[space]:
            return 0.0
        assert sheet.hero_class is not None
        own = sheet.hero_class.colour
        dice = self.class_dice + (own in COLOURS_OF_LOOK[colour]) - (own in COLOURS_OF_LOOK[sheet.colours[space]])
        gain = self._class_stars(dice) - self.classy
        changed = sheet.colours[:]
        changed[space] = colour
        if space in self.cells:
            gain += self._story(changed)[1] - self.story
        if any(isinstance(trait.scoring, BiggestColour) for trait in sheet.traits):
            twin = sheet.copy()
            twin.colours = changed
            gain += sum(
                self.trait(trait.scoring, twin, twin.faces) - self.trait(trait.scoring, sheet, sheet.faces)
                for trait in sheet.traits
                if isinstance(trait.scoring, BiggestColour)
            )
        return gain


def row_bonus(sheet: Sheet) -> list[int]:
    """What race and weapons add to each row of three dice."""
    modifiers = sheet.race.modifiers if sheet.race else {}
    bonus = [modifiers.get(row, 0) for row in sheet.rows]
    for weapon in sheet.weapons:
        effect = weapon.effect
        if isinstance(effect, RowBonus):
            for row in effect.rows:
                bonus[row] += effect.bonus
        elif isinstance(effect, DieBonus) and effect.row is not None:
            bonus[effect.row] += effect.bonus * SPACES_PER_ROW
    return bonus


def goal_in_pips(goal: Goal, bonus: int) -> tuple[int, int]:
    """A goal as what the dice alone must show."""
    return goal.least - bonus, (NO_LIMIT if goal.most is None else goal.most - bonus)
