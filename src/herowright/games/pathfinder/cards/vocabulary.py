"""All that cards are declared with, in one import: their families, what they do, and the words of the game."""

from herowright.games.pathfinder.cards.arms import *
from herowright.games.pathfinder.cards.bonuses import *
from herowright.games.pathfinder.cards.checks import *
from herowright.games.pathfinder.cards.closing import *
from herowright.games.pathfinder.cards.deeds import *
from herowright.games.pathfinder.cards.effects import *
from herowright.games.pathfinder.cards.forms import *
from herowright.games.pathfinder.cards.gifts import *
from herowright.games.pathfinder.cards.meetings import *
from herowright.games.pathfinder.cards.on import *
from herowright.games.pathfinder.cards.outside import *
from herowright.games.pathfinder.cards.rewards import *
from herowright.games.pathfinder.cards.standing import *
from herowright.games.pathfinder.cards.troubles import *
from herowright.games.pathfinder.cards.types import *
from herowright.games.pathfinder.cards.wonders import *
from herowright.games.pathfinder.rules.components import *
