"""The twelve backstories of Fiends & Familiars (RP-COMP-09).

Only their names are known, so the cells are ours, in the manner of the base game: each class colour once, and
columns one, two and three wanted by one, two and three rows. Over the box every row wants every colour twice.
"""

from dataclasses import replace

from herowright.games.roll_player.cards.backstories import backstory
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *


def our_backstory(number: int, id: str, *cells: tuple[int, int]) -> Backstory:
    return replace(backstory(number, id, *cells), printed=())


# fmt: off
BACKSTORIES = (
    our_backstory( 1, "artificer",    (3, BLACK), (3, PURPLE), (2, GREEN), (2, RED), (3, BLUE), (1, WHITE)),
    our_backstory( 2, "bookworm",     (2, RED), (3, BLUE), (3, WHITE), (2, GREEN), (1, BLACK), (3, PURPLE)),
    our_backstory( 3, "caretaker",    (3, GREEN), (1, BLUE), (2, PURPLE), (2, BLACK), (3, RED), (3, WHITE)),
    our_backstory( 4, "celestial",    (2, BLUE), (3, BLACK), (3, WHITE), (1, GREEN), (2, PURPLE), (3, RED)),
    our_backstory( 5, "chronologist", (2, RED), (2, PURPLE), (1, BLACK), (3, WHITE), (3, GREEN), (3, BLUE)),
    our_backstory( 6, "culpable",     (3, WHITE), (3, GREEN), (1, BLACK), (3, BLUE), (2, PURPLE), (2, RED)),
    our_backstory( 7, "dreamweaver",  (1, GREEN), (3, BLACK), (2, RED), (3, PURPLE), (3, WHITE), (2, BLUE)),
    our_backstory( 8, "haunted",      (3, BLUE), (2, RED), (2, PURPLE), (3, WHITE), (1, GREEN), (3, BLACK)),
    our_backstory( 9, "investigator", (3, BLACK), (2, GREEN), (3, RED), (1, BLUE), (3, WHITE), (2, PURPLE)),
    our_backstory(10, "split",        (2, WHITE), (2, RED), (3, GREEN), (3, PURPLE), (3, BLUE), (1, BLACK)),
    our_backstory(11, "tormented",    (3, PURPLE), (1, WHITE), (3, BLUE), (3, BLACK), (2, RED), (2, GREEN)),
    our_backstory(12, "unhinged",     (1, PURPLE), (3, WHITE), (3, BLUE), (2, RED), (2, BLACK), (3, GREEN)),
)
# fmt: on
