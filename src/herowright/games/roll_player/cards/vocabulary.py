"""All that cards are declared with, in one import: their families, what they do, and the words of the game."""

from herowright.games.roll_player.cards.abilities import *
from herowright.games.roll_player.cards.powers import *
from herowright.games.roll_player.cards.scorings import *
from herowright.games.roll_player.cards.types import *
from herowright.games.roll_player.rules.components import *
