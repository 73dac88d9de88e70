"""When a hand card may be played (CA-HERO-05, CA-HERO-06, CA-HERO-13 to -16)."""

from typing import Final

ANY: Final = "any"
BEFORE: Final = "before"  # before you face a challenge: until the cast
DURING: Final = "during"  # during a challenge you are facing: until it is resolved
WON: Final = "won"  # if you won a challenge this turn
OTHER_FACES: Final = "other-faces"  # when another player faces a challenge: before the cast
OTHER_WON: Final = "other-won"  # when another player has won a challenge
OTHER_LOST: Final = "other-lost"  # when another player has lost a challenge
RESPONSE: Final = "response"  # when another player plays a card

TIMINGS = (ANY, BEFORE, DURING, WON, OTHER_FACES, OTHER_WON, OTHER_LOST, RESPONSE)
