"""The seventeen alignments: nine fields, good at the top, lawful on the left (RP-COMP-10).

Which four the first edition lacks is not known; leaving out the four with the steepest diagonals keeps
its thirteen cards in mirrored pairs and is our choice.
"""

from herowright.games.roll_player.cards.vocabulary import *

NOT_IN_FIRST_EDITION = ("lunatic", "rebel", "sociopath", "truth-seeker")


def alignment(
    number: int, id: str, good: tuple[int, int, int], neutral: tuple[int, int, int], evil: tuple[int, int, int]
) -> Alignment:
    editions = SECOND if id in NOT_IN_FIRST_EDITION else EDITIONS
    return Alignment(id=id, number=number, grid=good + neutral + evil, editions=editions, printed=("grid",))


# fmt: off
ALIGNMENTS = (
    alignment( 1, "arbiter",      ( 1,  0, -1), ( 3,  0, -3), ( 1,  0, -1)),
    alignment( 2, "champion",     ( 0,  0, -1), ( 3,  0, -1), ( 0,  0, -1)),
    alignment( 3, "eccentric",    (-1,  0,  0), (-1,  0,  3), (-1,  0,  0)),
    alignment( 4, "free-spirit",  (-1,  0,  1), (-3,  0,  3), (-1,  0,  1)),
    alignment( 5, "guardian",     ( 0,  3,  0), ( 0,  0,  0), (-1, -1, -1)),
    alignment( 6, "hermit",       (-1,  0, -1), ( 0,  3,  0), (-1,  0, -1)),
    alignment( 7, "lunatic",      (-3, -1,  0), (-1,  0,  1), ( 0,  1,  3)),
    alignment( 8, "maniac",       (-1, -1,  0), (-1,  0,  0), ( 0,  0,  3)),
    alignment( 9, "narcissist",   (-1, -1, -1), ( 0,  0,  0), ( 0,  3,  0)),
    alignment(10, "neurotic",     ( 0, -1, -1), ( 0,  0, -1), ( 3,  0,  0)),
    alignment(11, "protector",    ( 1,  3,  1), ( 0,  0,  0), (-1, -3, -1)),
    alignment(12, "rebel",        ( 0,  1,  3), (-1,  0,  1), (-3, -1,  0)),
    alignment(13, "renegade",     ( 0,  0,  3), (-1,  0,  0), (-1, -1,  0)),
    alignment(14, "scoundrel",    (-1, -3, -1), ( 0,  0,  0), ( 1,  3,  1)),
    alignment(15, "sentinel",     ( 3,  0,  0), ( 0,  0, -1), ( 0, -1, -1)),
    alignment(16, "sociopath",    ( 0, -1, -3), ( 1,  0, -1), ( 3,  1,  0)),
    alignment(17, "truth-seeker", ( 3,  1,  0), ( 1,  0, -1), ( 0, -1, -3)),
)
# fmt: on
