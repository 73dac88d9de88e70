"""The sixteen backstories: the space of each row that wants a colour (RP-COMP-09).

Which four the first edition lacks is not known; leaving out the last four is our choice.
"""

from herowright.games.roll_player.cards.vocabulary import *


def backstory(number: int, id: str, *cells: tuple[int, int]) -> Backstory:
    """One cell a row, in the order of the sheet: `(3, BLUE)` wants a blue die on the third space."""
    wanted = {row * SPACES_PER_ROW + column - 1: colour for row, (column, colour) in enumerate(cells)}
    editions = EDITIONS if number <= 12 else SECOND
    return Backstory(id=id, number=number, cells=wanted, editions=editions, printed=("cells",))


# fmt: off
BACKSTORIES = (
    backstory( 1, "aristocrat",    (3, BLUE), (2, GREEN), (1, PURPLE), (3, RED), (2, BLACK), (3, WHITE)),
    backstory( 2, "brawler",       (2, GREEN), (3, RED), (2, BLUE), (3, PURPLE), (3, BLACK), (1, WHITE)),
    backstory( 3, "chosen-one",    (3, WHITE), (1, GREEN), (2, BLACK), (3, BLUE), (3, RED), (2, PURPLE)),
    backstory( 4, "craftsman",     (1, WHITE), (3, BLUE), (3, GREEN), (2, BLACK), (3, PURPLE), (2, RED)),
    backstory( 5, "devoted",       (2, BLACK), (3, GREEN), (3, RED), (1, WHITE), (3, PURPLE), (2, BLUE)),
    backstory( 6, "exonerated",    (1, BLUE), (3, BLACK), (3, WHITE), (3, PURPLE), (2, RED), (2, GREEN)),
    backstory( 7, "hunter",        (3, PURPLE), (2, BLACK), (1, RED), (3, BLUE), (2, WHITE), (3, GREEN)),
    backstory( 8, "lost-soul",     (2, PURPLE), (1, RED), (2, WHITE), (3, BLACK), (3, BLUE), (3, GREEN)),
    backstory( 9, "mentor",        (2, BLACK), (3, WHITE), (2, BLUE), (3, RED), (1, PURPLE), (3, GREEN)),
    backstory(10, "patrician",     (3, BLACK), (2, BLUE), (3, GREEN), (3, WHITE), (1, RED), (2, PURPLE)),
    backstory(11, "persecuted",    (3, RED), (2, PURPLE), (2, WHITE), (3, GREEN), (3, BLACK), (1, BLUE)),
    backstory(12, "resilient",     (3, GREEN), (3, WHITE), (1, BLACK), (2, PURPLE), (2, BLUE), (3, RED)),
    backstory(13, "rift-walker",   (3, RED), (2, WHITE), (3, PURPLE), (1, GREEN), (3, BLACK), (2, BLUE)),
    backstory(14, "savage",        (3, BLUE), (1, BLACK), (2, GREEN), (3, RED), (3, WHITE), (2, PURPLE)),
    backstory(15, "savant",        (2, RED), (3, GREEN), (2, BLUE), (3, WHITE), (3, BLACK), (1, PURPLE)),
    backstory(16, "street-urchin", (2, PURPLE), (3, BLUE), (2, WHITE), (1, BLACK), (3, RED), (3, GREEN)),
)
# fmt: on
