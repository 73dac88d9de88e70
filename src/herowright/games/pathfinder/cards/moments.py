"""When a card or power can be used (PF-PLAY-16, PF-PLAY-17, PF-ENC-04)."""

from typing import Final

# While the skill of a check is chosen, while others are helping, after the dice have shown too little, against damage,
# to evade, at any time outside encounters, or for a further exploration.
SKILL: Final = "skill"
HELP: Final = "help"
FAILED: Final = "failed"
DAMAGE: Final = "damage"
EVADE: Final = "evade"
ANY: Final = "any"
EXPLORE: Final = "explore"
