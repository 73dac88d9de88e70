"""The twenty-two antihero cards. Ten of them form the adversary deck (CA-COMP-03, CA-COOP-05)."""

from herowright.games.call_to_adventure.cards.vocabulary import *

COUNTED = ("title", "copies")
KNOWN = ("title", "copies", "effect")

# `others` is set on cards that stay away from a solo game; those of the adversary deck belong to it.
ANTIHEROES = (
    # --- with the skull ---------------------------------------------------------------------------------
    AntiheroCard(id="harsh-lesson", timing=OTHER_LOST, effect=Chastise(2), skull=True, printed=COUNTED),
    AntiheroCard(id="harsh-lesson", copy=2, timing=OTHER_LOST, effect=Chastise(2), skull=True, printed=COUNTED),
    AntiheroCard(id="cruel-betrayal", timing=ANY, effect=Betray(), skull=True, basic=False, printed=COUNTED),
    AntiheroCard(id="dark-lords-champion", timing=OTHER_FACES, effect=Hinder(2), skull=True, printed=COUNTED),
    AntiheroCard(id="dark-lords-champion", copy=2, timing=OTHER_FACES, effect=Hinder(2), skull=True, printed=COUNTED),
    AntiheroCard(id="sabotage", timing=OTHER_FACES, effect=IgnoreCore(), skull=True, printed=COUNTED),
    AntiheroCard(id="sabotage", copy=2, timing=OTHER_FACES, effect=IgnoreCore(), skull=True, printed=COUNTED),
    AntiheroCard(id="tap-into-darkness", timing=OTHER_FACES, effect=IgnoreAbility(), skull=True, printed=KNOWN),
    AntiheroCard(id="instill-fear", timing=OTHER_FACES, effect=Frighten(), skull=True, printed=KNOWN),
    AntiheroCard(id="instill-fear", copy=2, timing=OTHER_FACES, effect=Frighten(), skull=True, printed=KNOWN),
    # --- without it -------------------------------------------------------------------------------------
    AntiheroCard(id="dark-pact", timing=BEFORE, effect=AddDark(2)),
    AntiheroCard(id="dark-pact", copy=2, timing=BEFORE, effect=AddDark(2)),
    AntiheroCard(id="dirty-trick", timing=DURING, effect=AddResult(2)),
    AntiheroCard(id="dirty-trick", copy=2, timing=DURING, effect=AddResult(2)),
    AntiheroCard(id="spoils-of-victory", timing=WON, effect=Receive(Gain(xp=1))),
    AntiheroCard(id="spoils-of-victory", copy=2, timing=WON, effect=Receive(Gain(xp=1))),
    AntiheroCard(id="burnt-bridges", timing=ANY, effect=Wander()),
    AntiheroCard(id="green-with-envy", timing=OTHER_WON, effect=Receive(Gain(xp=2)), others=True),
    AntiheroCard(id="blackmail", timing=ANY, effect=Rob(1), others=True),
    AntiheroCard(id="blackmail", copy=2, timing=ANY, effect=Rob(1), others=True),
    AntiheroCard(id="poisoned-words", timing=ANY, effect=Slander(1), others=True),
    AntiheroCard(id="veiled-threat", timing=ANY, effect=Unnerve(), others=True),
)
