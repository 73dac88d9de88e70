"""The twelve alignments of Monsters & Minions (RP-COMP-10).

One number each of Defender, Miscreant, Skeptic and Enigma was in doubt; it is as the symmetry of the set has it.
"""

from herowright.games.roll_player.cards.alignments import alignment

# fmt: off
ALIGNMENTS = (
    alignment( 1, "mediator",      (-1,  1,  0), ( 3,  0, -3), (-1,  1,  0)),
    alignment( 2, "dissenter",     ( 0,  1, -1), (-3,  0,  3), ( 0,  1, -1)),
    alignment( 3, "defender",      (-1,  3, -1), ( 1,  0,  1), ( 0, -3,  0)),
    alignment( 4, "vigilante",     ( 0, -3,  0), ( 1,  0,  1), (-1,  3, -1)),
    alignment( 5, "villain",       ( 1,  0, -3), (-1,  0,  0), ( 3, -1,  1)),
    alignment( 6, "miscreant",     (-3,  0,  1), ( 0,  0, -1), ( 1, -1,  3)),
    alignment( 7, "radical",       ( 1, -1,  3), ( 0,  0, -1), (-3,  0,  1)),
    alignment( 8, "advocate",      ( 3, -1,  1), (-1,  0,  0), ( 1,  0, -3)),
    alignment( 9, "skeptic",       (-1,  1,  0), (-2,  3, -2), ( 0,  1, -1)),
    alignment(10, "enigma",        (-1, -2,  0), ( 1,  3,  1), ( 0, -2, -1)),
    alignment(11, "diplomat",      ( 1, -1, -2), ( 0,  3,  0), (-2, -1,  1)),
    alignment(12, "individualist", (-2,  0,  1), (-1,  3, -1), ( 1,  0, -2)),
)
# fmt: on
