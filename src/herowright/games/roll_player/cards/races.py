"""The six sheets; each is a race. A race moves the value of rows in final scoring only (RP-COMP-12)."""

from herowright.games.roll_player.cards.vocabulary import *

RACES = (
    Race(id="dragonkin", number=1, modifiers={STR: 2, DEX: -2}, editions=SECOND, printed=("modifiers",)),
    Race(id="dwarf", number=2, modifiers={CON: 2, CHA: -2}, printed=("modifiers",)),
    Race(id="elf", number=3, modifiers={DEX: 2, CON: -2}, printed=("modifiers",)),
    Race(id="halfling", number=4, modifiers={STR: -2, CHA: 2}, printed=("modifiers",)),
    Race(id="human", number=5, modifiers={}, printed=("modifiers",)),
    Race(id="orc", number=6, modifiers={STR: 2, INT: -2}, editions=SECOND, printed=("modifiers",)),
)
