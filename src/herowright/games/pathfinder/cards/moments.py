"""When a card or power can be used (PF-PLAY-16, PF-PLAY-17, PF-ENC-04)."""

# While the skill of a check is chosen, while others are helping, after the dice have shown too little, against damage,
# to evade, at any time outside encounters, or for a further exploration.
SKILL, HELP, FAILED, DAMAGE, EVADE, ANY, EXPLORE = (
    "skill",
    "help",
    "failed",
    "damage",
    "evade",
    "any",
    "explore",
)
