"""A hero: whole for the one who decides, small for the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from herowright.games.roll_player.cards.types import ArmorSet, Goal, HeroClass
from herowright.games.roll_player.rules.components import (
    COLOUR_IDS,
    FAMILIAR,
    ROW_IDS,
    ROWS,
    SHEET_ROW_IDS,
    SPACES,
    SPACES_PER_ROW,
)
from herowright.games.roll_player.rules.scoring import BACKSTORY_STARS
from herowright.games.roll_player.terminal import cards, dice
from herowright.terminal.board import ACCENT, BAD, FAINT, GOOD, SIGNAL, Scene, ink

Hero = Mapping[str, Any]
STAR = dice.INKS["gold"]
SMALL_ROW = 19  # cells of a row of a hero shown small
# A label and the words beside it.
Line = tuple[Text, Text]


def title(scene: Scene, hero: Hero) -> Text:
    """Name, race and class."""
    words = ink(scene.texts.seat(hero["seat"]), "bold")
    if hero["race"]:
        words.append(f" · {scene.texts.name('race:' + hero['race'] + ':' + hero['side'])}")
    if hero["class"]:
        colour = COLOUR_IDS[hero_class(scene, hero).colour]
        words.append(f" · {scene.texts.name('class:' + hero['class'])} ").append_text(dice.wanted(scene, colour))
    return words


def hero_class(scene: Scene, hero: Hero) -> HeroClass:
    found: HeroClass = cards.box(scene).find("class", hero["class"])
    return found


def standing(scene: Scene, hero: Hero, row: int) -> tuple[int, Goal | None]:
    """The value of a row and the goal it is measured against; the familiar's row has its own (FF-SCORE-02)."""
    if row == FAMILIAR:
        return hero["power"], cards.box(scene).find("familiar", hero["familiar"]).power if hero["familiar"] else None
    return hero["values"][ROW_IDS[row]], hero_class(scene, hero).goals[row] if hero["class"] else None


def demands(scene: Scene, hero: Hero) -> dict[int, str]:
    """The colour that backstory and familiar want, by space."""
    wanted: dict[int, int] = {}
    if hero["backstory"]:
        wanted |= cards.box(scene).find("backstory", hero["backstory"]).cells
    if hero.get("familiar"):
        wanted |= enumerate(cards.box(scene).find("familiar", hero["familiar"]).cells, SPACES)
    return {space: COLOUR_IDS[colour] for space, colour in wanted.items()}


def matches(scene: Scene, hero: Hero, spaces: range = range(SPACES)) -> int:
    """How many of these spaces, those of the attributes unless told, have a die of the colour wanted there."""
    lying = [die for row in hero["rows"].values() for die in row]
    wanted = demands(scene, hero)
    dice_there = ((wanted[space], lying[space]) for space in spaces if space in wanted and lying[space])
    return sum(1 for colour, die in dice_there if colour in dice.colours(die["colour"]))


# --- whole ---------------------------------------------------------------------------------------


def whole(scene: Scene, hero: Hero) -> RenderableType:
    """Everything a player needs to know about one's own hero, in 78 columns."""
    return put_together(scene, hero, [purse(scene, hero)], [*dealt(scene, hero), *gear(scene, hero)])


def put_together(scene: Scene, hero: Hero, counts: Sequence[Text], lines: Sequence[Line]) -> RenderableType:
    """The rows with the alignment beside them, what the hero has in numbers, and in words."""
    sheet: RenderableType = rows(scene, hero)
    if hero["alignment"]:
        alignment = cards.box(scene).find("alignment", hero["alignment"])
        grid = Group(*cards.grid(scene, alignment, hero["marker"]))
        if scene.framed:
            beside = Table.grid(padding=(0, 1, 0, 0))
            beside.add_column(width=61)
            beside.add_column(width=12)
            beside.add_row(sheet, grid)
            sheet = beside
        else:
            sheet = Group(sheet, grid)
    parts = [sheet, *counts, *([stars(scene, hero)] if hero["stars"] else [])]
    if lines:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        for line in lines:
            table.add_row(*line)
        # On a narrow screen the dice stay next to the question below them.
        parts.insert(0 if scene.framed and not scene.wide else len(parts), table)
    return scene.frame(title(scene, hero), Group(*parts), style=ACCENT)


def rows(scene: Scene, hero: Hero) -> RenderableType:
    """The rows of the sheet: dice, value against goal, and the action of the row."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in (3, 21, 6, 5, 4, 17):
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    heads = ("", "", "term-value", "term-goal", "", "term-action")
    table.add_row(*(ink(scene.say(head) if head else "", FAINT) for head in heads))
    wanted = demands(scene, hero)
    race = cards.box(scene).find("race", hero["race"]) if hero["race"] else None
    for row, id in enumerate(hero["rows"]):
        spaces = Text()
        for column, die in enumerate(hero["rows"][id]):
            here = row * SPACES_PER_ROW + column
            open = scene.can_touch(f"space:{id}:{column + 1}") and hero["seat"] == scene.view["seat"]
            spaces.append_text(dice.space(scene, die, wanted.get(here), open))
        modifier = race.modifiers.get(row, 0) if race else 0
        worth, goal = standing(scene, hero, row)
        value = ink(f"{worth:>2}".replace("-", "−"), "bold")
        if modifier:
            value.append(f" {modifier:+d}".replace("-", "−"), FAINT)
        action = ink(scene.say(f"term-action-{id}"), FAINT)
        table.add_row(cards.short(scene, row), spaces, value, *_goal(goal, worth), action)
    return table


def _goal(goal: Goal | None, value: int) -> tuple[Text, Text]:
    """A goal and its stars: full ones when it is met, hollow ones when it is not."""
    if goal is None:
        return Text(), Text()
    met = goal.met_by(value)
    return ink(str(goal), GOOD if met else ""), ink(("★" if met else "☆") * goal.stars, STAR if met else FAINT)


def purse(scene: Scene, hero: Hero) -> Text:
    """Gold, tokens and the dice in hand."""
    return ink(small_purse(scene, hero), "bold").append_text(in_hand(scene, hero))


def in_hand(scene: Scene, hero: Hero) -> Text:
    """The dice waiting to be placed."""
    line = Text()
    if hero["hand"]:
        line.append(" · ").append(scene.say("term-in-hand"), SIGNAL)
        for die in hero["hand"]:
            line.append(" ").append_text(dice.small(scene, die))
    return line


def stars(scene: Scene, hero: Hero) -> Text:
    """The stars the hero would score now, by category."""
    line = ink(f"★ {sum(hero['stars'].values())}".replace("-", "−"), f"bold {STAR}").append(" = ", FAINT)
    parts = [f"{scene.say(f'term-stars-{category}')} {points}" for category, points in hero["stars"].items()]
    return line.append(", ".join(parts).replace(" -", " −"), FAINT)


def dealt(scene: Scene, hero: Hero) -> Iterator[Line]:
    """What set-up gave the hero: class, alignment, backstory."""
    if hero["class"]:
        own = hero_class(scene, hero)
        ability = ink(scene.texts.name(f"ability:{own.ability}"), "bold")
        yield ink(scene.say("term-class"), FAINT), ability.append(f": {cards.text(scene, own)}")
    if hero["alignment"]:
        words = scene.say("term-alignment-now", alignment=f"alignment:{hero['alignment']}")
        yield ink(scene.say("term-alignment"), FAINT), ink(words)
    if hero["backstory"]:
        found = matches(scene, hero)
        following = next((n for n in range(found + 1, 7) if BACKSTORY_STARS[n] > BACKSTORY_STARS[found]), 0)
        words = scene.say(
            "term-backstory-now",
            backstory=f"backstory:{hero['backstory']}",
            matches=found,
            stars=BACKSTORY_STARS[found],
            next=following,
            nextstars=BACKSTORY_STARS[following],
        )
        yield ink(scene.say("term-backstory"), FAINT), ink(words)


def gear(scene: Scene, hero: Hero) -> Iterator[Line]:
    """Weapons with hands, armour sets with progress, skills with their state, traits."""
    weapons = [cards.find(scene, id) for id in hero["weapons"]]
    used = sum(weapon.hands for weapon in weapons)
    for at, weapon in enumerate(weapons):
        words = ink(cards.name(scene, weapon), "bold")
        if at == 0:
            words.append(f" {scene.say('term-hands-used', used=used, limit=hero['hands'])}", FAINT)
        yield cards.label(scene, "weapon"), words.append(f": {cards.text(scene, weapon)}")
    for armor_set, pieces in armor_sets(scene, hero).items():
        yield cards.label(scene, "armor"), _progress(scene, hero, armor_set, pieces)
    for skill in hero["skills"]:
        card = cards.find(scene, skill["id"])
        words = ink(f"{cards.name(scene, card)} {cards.ARROWS[card.arrow]} ", "bold")
        words.append(*((scene.say("term-ready"), GOOD) if skill["ready"] else (scene.say("term-exhausted"), BAD)))
        yield cards.label(scene, "skill"), words.append(f": {cards.text(scene, card)}")
    for id in hero["traits"]:
        card = cards.find(scene, id)
        yield cards.label(scene, "trait"), ink(cards.name(scene, card), "bold").append(f": {cards.text(scene, card)}")


def armor_sets(scene: Scene, hero: Hero) -> dict[ArmorSet, int]:
    """How many cards of each set the hero has."""
    sets: dict[ArmorSet, int] = {}
    for id in hero["armor"]:
        armor_set = cards.find(scene, id).set
        sets[armor_set] = sets.get(armor_set, 0) + 1
    return sets


def _progress(scene: Scene, hero: Hero, armor_set: ArmorSet, pieces: int) -> Text:
    """`Chain 2/5: ★ 1 [3] 5 7 10, +1 for your colour`."""
    words = ink(f"{scene.texts.name(f'armor-set:{armor_set.id}')} {pieces}/{len(armor_set.ladder)}", "bold")
    words.append(": ★ ")
    for at, paid in enumerate(armor_set.ladder, 1):
        words.append(*((f"[{paid}] ", STAR) if at == pieces else (f"{paid} ", FAINT)))
    if hero_class(scene, hero).colour in armor_set.colours:
        words.append(scene.say("term-set-colour"), GOOD)
    return words


# --- small ---------------------------------------------------------------------------------------


def small(scene: Scene, hero: Hero, width: int) -> RenderableType:
    """Another hero in a few lines."""
    names = ", ".join(cards.name(scene, cards.find(scene, id)) for id in owned(hero))
    return put_small(scene, hero, width, small_purse(scene, hero), [ink(names, FAINT)] if names else [])


def small_purse(scene: Scene, hero: Hero) -> str:
    return scene.say("term-purse", gold=hero["gold"], tokens=hero["tokens"])


def put_small(scene: Scene, hero: Hero, width: int, purse: str, lines: Sequence[Text]) -> RenderableType:
    """Name, purse and stars; the attributes side by side; what else there is to say."""
    head = ink(f"★ {sum(hero['stars'].values())} ".replace("-", "−"), STAR) if hero["stars"] else Text()
    head.append_text(title(scene, hero)).append(" · ")
    head.append(purse, FAINT)
    cells = [small_row(scene, hero, row) for row in ROWS]
    across = max(1, min(3, width // SMALL_ROW))
    table = Table.grid()
    for _ in range(across):
        table.add_column(width=min(width // across, SMALL_ROW + 4), no_wrap=True)
    for at in range(0, len(cells), across):
        table.add_row(*cells[at : at + across])
    return Group(head, table, *lines)


def owned(hero: Hero) -> list[str]:
    """The Market cards of a hero, by id."""
    return [*hero["weapons"], *hero["armor"], *(skill["id"] for skill in hero["skills"]), *hero["traits"]]


def small_row(scene: Scene, hero: Hero, row: int) -> Text:
    id = SHEET_ROW_IDS[row]
    line = ink(f"{cards.short(scene, row)} ", FAINT)
    for die in hero["rows"][id]:
        line.append_text(dice.small(scene, die) if die else ink(" · ", FAINT)).append(" ")
    value, goal = standing(scene, hero, row)
    met = goal is not None and goal.met_by(value)
    line.append(f"{value:>2}".replace("-", "−"), f"bold {GOOD}" if met else "bold")
    return line.append("✓" if met else " ", GOOD)
