"""The twelve backstories of Monsters & Minions (RP-COMP-09); the cells are ours."""

from herowright.games.roll_player.fiends_familiars.cards.backstories import our_backstory
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# fmt: off
BACKSTORIES = (
    our_backstory( 1, "apprentice",   (3, WHITE), (3, BLUE), (1, GREEN), (3, PURPLE), (2, RED), (2, BLACK)),
    our_backstory( 2, "cast-off",     (1, RED), (3, WHITE), (3, BLUE), (2, BLACK), (3, GREEN), (2, PURPLE)),
    our_backstory( 3, "gate-keeper",  (2, GREEN), (1, PURPLE), (2, WHITE), (3, RED), (3, BLACK), (3, BLUE)),
    our_backstory( 4, "separated",    (2, BLACK), (3, GREEN), (2, PURPLE), (3, BLUE), (3, WHITE), (1, RED)),
    our_backstory( 5, "damaged",      (3, BLACK), (2, BLUE), (2, WHITE), (3, GREEN), (3, RED), (1, PURPLE)),
    our_backstory( 6, "doomed",       (3, PURPLE), (3, RED), (3, BLACK), (1, WHITE), (2, GREEN), (2, BLUE)),
    our_backstory( 7, "gladiator",    (2, WHITE), (3, GREEN), (3, PURPLE), (2, RED), (1, BLUE), (3, BLACK)),
    our_backstory( 8, "lost-in-time", (2, RED), (2, PURPLE), (3, GREEN), (1, BLUE), (3, BLACK), (3, WHITE)),
    our_backstory( 9, "oracle",       (1, GREEN), (3, BLACK), (3, BLUE), (2, PURPLE), (2, WHITE), (3, RED)),
    our_backstory(10, "outcast",      (3, BLUE), (2, BLACK), (3, RED), (3, GREEN), (1, PURPLE), (2, WHITE)),
    our_backstory(11, "transported",  (3, BLUE), (1, WHITE), (2, RED), (3, BLACK), (2, PURPLE), (3, GREEN)),
    our_backstory(12, "wanderer",     (3, PURPLE), (2, RED), (1, BLACK), (2, WHITE), (3, BLUE), (3, GREEN)),
)
# fmt: on
