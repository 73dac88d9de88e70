"""The five initiative cards. Where gold lies on them is a matter of rules, not of cards (RP-SETUP-35)."""

from herowright.games.roll_player.cards.vocabulary import *

# Cards 4 and 5 stay in the box with few players (RP-SETUP-24); solo is set up for two (RP-SOLO-01).
LEAST_SEATS = {1: 1, 2: 1, 3: 1, 4: 3, 5: 4}

INITIATIVE = tuple(
    InitiativeCard(id=str(number), number=number, least_seats=seats, printed=("least_seats",))
    for number, seats in LEAST_SEATS.items()
)
