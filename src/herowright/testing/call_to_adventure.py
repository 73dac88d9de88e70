"""Everything to write a situation of this game with, in one import."""

from herowright.games.call_to_adventure.testing import *
