"""The eleven characters and their roles (PF-CHAR, PF-ROLE): seven of the base set and four of the add-on."""

from herowright.games.pathfinder.cards.characters.amiri import AMIRI
from herowright.games.pathfinder.cards.characters.ezren import EZREN
from herowright.games.pathfinder.cards.characters.harsk import HARSK
from herowright.games.pathfinder.cards.characters.kyra import KYRA
from herowright.games.pathfinder.cards.characters.lem import LEM
from herowright.games.pathfinder.cards.characters.lini import LINI
from herowright.games.pathfinder.cards.characters.merisiel import MERISIEL
from herowright.games.pathfinder.cards.characters.sajan import SAJAN
from herowright.games.pathfinder.cards.characters.seelah import SEELAH
from herowright.games.pathfinder.cards.characters.seoni import SEONI
from herowright.games.pathfinder.cards.characters.valeros import VALEROS

CHARACTERS = (EZREN, HARSK, KYRA, LEM, MERISIEL, SEONI, VALEROS, AMIRI, LINI, SAJAN, SEELAH)
