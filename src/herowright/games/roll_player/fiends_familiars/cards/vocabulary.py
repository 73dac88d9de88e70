"""All that the cards of the expansion are declared with, in one import. Fiends add their curses, and monsters their
terrors."""

from herowright.games.roll_player.cards.vocabulary import *
from herowright.games.roll_player.fiends_familiars.cards.abilities import *
from herowright.games.roll_player.fiends_familiars.cards.conditions import *
from herowright.games.roll_player.fiends_familiars.cards.measures import *
from herowright.games.roll_player.fiends_familiars.cards.powers import *
from herowright.games.roll_player.fiends_familiars.cards.scorings import *
from herowright.games.roll_player.fiends_familiars.cards.types import *
