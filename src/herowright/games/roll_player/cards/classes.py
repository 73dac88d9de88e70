"""The twelve classes, two on each card (RP-COMP-06 to RP-COMP-08). Their goals always total 12 stars."""

from herowright.games.roll_player.cards.vocabulary import *


def goal(text: str, stars: int) -> Goal:
    """`"17"` is met by 17 alone, `"16-17"` by both, `"14+"` by 14 and more."""
    least, _, most = text.rstrip("+").partition("-")
    return Goal(int(least), None if text.endswith("+") else int(most or least), stars)


def hero_class(
    number: int,
    side: str,
    id: str,
    colour: int,
    goals: tuple[tuple[str, int], ...],
    ability: str,
    effect: Power,
    printed: tuple[str, ...] = ("goals",),
) -> HeroClass:
    """Goals in the order of the sheet: Strength, Dexterity, Constitution, Intelligence, Wisdom, Charisma."""
    aims = tuple(goal(text, stars) for text, stars in goals)
    return HeroClass(
        id=id, number=number, side=side, colour=colour, goals=aims, ability=ability, effect=effect, printed=printed
    )


ABILITY_TOO = ("goals", "effect")

# fmt: off
CLASSES = (
    hero_class(1, "a", "cleric", WHITE,
        (("14-15", 2), ("16-17", 2), ("15-16", 2), ("14+", 1), ("18", 4), ("14+", 1)),
        "charitable", MoveOnDiscard(gold=1)),
    hero_class(1, "b", "paladin", WHITE,
        (("17", 3), ("15-16", 2), ("17", 3), ("14+", 1), ("16-17", 2), ("14+", 1)),
        "vigilant", LowestPays(gold=1)),
    hero_class(2, "a", "druid", GREEN,
        (("14-15", 2), ("16-17", 2), ("15-16", 2), ("14-15", 2), ("17-18", 2), ("17-18", 2)),
        "attuned", CardFromDiscard(), ABILITY_TOO),
    hero_class(2, "b", "ranger", GREEN,
        (("14-15", 2), ("16-17", 2), ("18", 4), ("14+", 1), ("15-16", 2), ("14+", 1)),
        "skilled", Refreshes(most=2, gold=1)),
    hero_class(3, "a", "monk", PURPLE,
        (("18+", 3), ("16-17", 2), ("17-18", 2), ("14+", 1), ("15-16", 2), ("14-15", 2)),
        "enlightened", WisdomSteps(most=2, gold=1)),
    hero_class(3, "b", "bard", PURPLE,
        (("14+", 1), ("17", 3), ("14+", 1), ("16-17", 2), ("14+", 1), ("18", 4)),
        "charming", Purchases(most=2), ABILITY_TOO),
    hero_class(4, "a", "rogue", BLACK,
        (("16-17", 2), ("18", 4), ("14-15", 2), ("14+", 1), ("14+", 1), ("15-16", 2)),
        "mischievous", ActionInstead(DEX, after=(WIS, CHA))),
    hero_class(4, "b", "thief", BLACK,
        (("14+", 1), ("16-17", 2), ("14+", 1), ("17", 3), ("15-16", 2), ("17", 3)),
        "shrewd", GoldDicePay(gold=4), ABILITY_TOO),
    hero_class(5, "a", "sorcerer", BLUE,
        (("14+", 1), ("16-17", 2), ("15-16", 2), ("18", 4), ("14+", 1), ("14-15", 2)),
        "mysterious", TraitAnyWay()),
    hero_class(5, "b", "wizard", BLUE,
        (("14-15", 2), ("17", 3), ("14+", 1), ("17", 3), ("14+", 1), ("16-17", 2)),
        "enigmatic", ActionInstead(INT)),
    hero_class(6, "a", "warrior", RED,
        (("18", 4), ("16-17", 2), ("17", 3), ("14+", 1), ("14+", 1), ("14+", 1)),
        "prepared", Discount(gold=1, types=("weapon", "armor"))),
    hero_class(6, "b", "barbarian", RED,
        (("16-17", 2), ("17", 3), ("18+", 3), ("14+", 1), ("14-15", 2), ("14+", 1)),
        "powerful", Hands(4), ABILITY_TOO),
)
# fmt: on
