"""The fifteen familiars (FF-COMP-10). The farther a goal lies from an ordinary roll of three dice, the more it pays."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *


def familiar(
    number: int, id: str, power: tuple[int, int, int], cells: tuple[int, int, int], action: str, ability: Ability
) -> Familiar:
    """`power` is the goal: from, to, stars."""
    return Familiar(
        id=id, number=number, action=action, ability=ability, power=Goal(*power), cells=cells, printed=("power",)
    )


FAMILIARS = (
    familiar(1, "blood-badger", (7, 8, 2), (BLACK, BLUE, RED), "tough", ShiftDie(1, 2)),
    familiar(2, "flame-imp", (8, 9, 2), (GREEN, RED, BLACK), "ruinous", ReplaceFromBag()),
    familiar(3, "horned-viper", (5, 6, 4), (GREEN, PURPLE, BLACK), "manipulative", SwapWithPool()),
    familiar(4, "ice-bear", (5, 7, 3), (RED, GREEN, BLUE), "hearty", Gain(xp=1, heal=1)),
    familiar(5, "long-tailed-weasel", (7, 8, 2), (BLACK, BLUE, GREEN), "sneaky", MoveDie()),
    familiar(6, "nalos-leopard", (5, 6, 4), (PURPLE, BLACK, WHITE), "fierce", TurnDie(6)),
    familiar(7, "screech-owl", (6, 7, 3), (RED, GREEN, WHITE), "keen", MoveMarker(2)),
    familiar(8, "shadow-drake", (6, 7, 3), (BLACK, WHITE, BLUE), "inventive", AnyAction()),
    familiar(9, "silver-warthog", (8, 9, 2), (WHITE, BLUE, PURPLE), "brash", Gain(gold=1, glory=1)),
    familiar(10, "ancient-tortoise", (5, 7, 3), (BLUE, GREEN, PURPLE), "timeworn", GainPer(FullRows(), xp=1, most=3)),
    familiar(11, "tempest-fox", (5, 6, 4), (RED, PURPLE, BLUE), "crafty", MatchNeighbour()),
    familiar(12, "jackalope", (5, 7, 3), (BLUE, WHITE, GREEN), "serendipitous", RerollDice(2)),
    familiar(13, "scorch-phoenix", (5, 7, 3), (GREEN, RED, PURPLE), "regenerative", RefreshSkills(2)),
    familiar(14, "dragul-wolf", (8, 9, 2), (WHITE, BLACK, RED), "resilient", BanishFree()),
    familiar(15, "cursed-raven", (7, 8, 2), (PURPLE, RED, WHITE), "haunted", SummonFiend()),
)
