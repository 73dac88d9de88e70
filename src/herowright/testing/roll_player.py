"""Everything to write a situation of this game with, in one import."""

from herowright.games.roll_player.testing import *
