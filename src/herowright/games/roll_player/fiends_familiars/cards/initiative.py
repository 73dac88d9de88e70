"""The six initiative cards of Fiends & Familiars, which replace those of the base game (FF-SETUP-08)."""

from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *
from herowright.games.roll_player.fiends_familiars.rules.state import TOP

# There is a card for every player, and TOP (FF-SETUP-09); solo is set up for two (FF-SOLO-01).
LEAST_SEATS = {"1": 1, "2": 1, "3": 3, "4": 4, "5": 5, TOP: 1}
# The cards a lone hero plays with are named in the rules, the others not.
NAMED = ("1", "2", TOP)
# Which cards show a coin or a space for a fiend is ours (FF-SETUP-11).
COINS = ("2", "3", "4", "5")
FIEND_SPACES = ("3", "5", TOP)

INITIATIVE = tuple(
    FiendishInitiative(
        id=id,
        number=number,
        least_seats=seats,
        gold=id in COINS,
        fiend=id in FIEND_SPACES,
        printed=("least_seats",) if id in NAMED else (),
    )
    for number, (id, seats) in enumerate(LEAST_SEATS.items(), 1)
)
