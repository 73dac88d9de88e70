"""The thirteen alignments of Fiends & Familiars (RP-COMP-10).

Agitator and Vagabond are as their partners have them, turned by half: one number of each was in doubt.
"""

from herowright.games.roll_player.cards.alignments import alignment

# fmt: off
ALIGNMENTS = (
    alignment( 1, "abstainer", ( 1,  0, -2), ( 0,  3,  1), (-2,  0, -2)),
    alignment( 2, "agitator",  ( 0,  1, -1), (-3,  0,  3), ( 0, -1,  1)),
    alignment( 3, "counselor", (-2,  0, -2), ( 1,  3,  0), (-2,  0,  1)),
    alignment( 4, "deceiver",  (-3,  0,  1), ( 0,  0, -1), (-1,  1,  3)),
    alignment( 5, "heretic",   ( 1, -1,  3), ( 0,  0,  1), (-3,  0, -1)),
    alignment( 6, "loner",     (-2,  0,  1), ( 0,  3,  0), (-2,  1, -2)),
    alignment( 7, "misfit",    (-1,  0, -3), ( 1,  0,  0), ( 3, -1,  1)),
    alignment( 8, "proponent", (-1,  3,  1), ( 1,  0, -1), ( 0, -3,  0)),
    alignment( 9, "purist",    ( 1, -1,  0), ( 3,  0, -3), (-1,  1,  0)),
    alignment(10, "recluse",   ( 0, -1,  0), (-1,  3, -1), ( 0, -1,  0)),
    alignment(11, "swindler",  ( 0, -3,  0), (-1,  0,  1), ( 1,  3, -1)),
    alignment(12, "vagabond",  (-2,  1, -2), ( 0,  3,  0), ( 1,  0, -2)),
    alignment(13, "warden",    ( 3,  1, -1), (-1,  0,  0), ( 1,  0, -3)),
)
# fmt: on
