"""The four sheets of Fiends & Familiars; each is a race (RP-COMP-12)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

RACES = (
    Race(id="kaiika", number=1, modifiers={STR: -2, DEX: -1, WIS: 2}, printed=("modifiers",)),
    Race(id="saurian", number=2, modifiers={CON: 2, INT: -1, WIS: -1}, printed=("modifiers",)),
    Race(id="sheki", number=3, modifiers={DEX: -2, CON: 1, WIS: 1}, printed=("modifiers",)),
    Race(id="vargar", number=4, modifiers={STR: 1, DEX: 1, CHA: -2}, printed=("modifiers",)),
)
