"""The five sheets of Monsters & Minions; each is a race (RP-COMP-12)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

RACES = (
    Race(id="bastja", number=1, modifiers={DEX: 1, WIS: -2, CHA: 1}, printed=("modifiers",)),
    Race(id="construct", number=2, modifiers={CON: 2, WIS: -1, CHA: -1}, printed=("modifiers",)),
    Race(id="dark-elf", number=3, modifiers={CON: -2, INT: 2}, printed=("modifiers",)),
    Race(id="gnome", number=4, modifiers={STR: -2, CON: 2}, printed=("modifiers",)),
    Race(id="wrathborn", number=5, modifiers={DEX: 1, INT: 1, CHA: -2}, printed=("modifiers",)),
)
