"""All that cards are declared with, in one import: their families, what they do, and the words of the game."""

from herowright.games.call_to_adventure.cards.attacks import *
from herowright.games.call_to_adventure.cards.conditions import *
from herowright.games.call_to_adventure.cards.effects import *
from herowright.games.call_to_adventure.cards.gains import *
from herowright.games.call_to_adventure.cards.powers import *
from herowright.games.call_to_adventure.cards.requirements import *
from herowright.games.call_to_adventure.cards.timing import *
from herowright.games.call_to_adventure.cards.triggers import *
from herowright.games.call_to_adventure.cards.types import *
from herowright.games.call_to_adventure.rules.components import *
