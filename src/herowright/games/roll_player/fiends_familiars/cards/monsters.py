"""The six Monsters of Fiends & Familiars, each on a card for one player and one for more (FF-COMP-05)."""

from herowright.games.roll_player.fiends_familiars.cards.terrors import *
from herowright.games.roll_player.fiends_familiars.cards.vocabulary import *

# How far the tiers lie above the strength.
STEPS = (0, 5, 10, 16)


def monster(
    number: int,
    kin: str,
    colour: int,
    ability: str,
    terror: Terror,
    *,
    alone: int,
    together: int,
    stars: int,
    master: int = 0,
) -> tuple[Monster, Monster]:
    """Both cards of a Monster: `alone` and `together` are its strengths, `stars` what the lowest tier pays;
    each further tier pays 1 more."""

    def card(number: int, players: str, strength: int) -> Monster:
        return Monster(
            id=f"{kin}-{players}",
            number=number,
            kin=kin,
            players=players,
            colour=colour,
            ability=ability,
            terror=terror,
            strength=strength,
            tiers=tuple((strength + beyond, stars + step) for step, beyond in enumerate(STEPS)),
            master=master,
            printed=("strength", "master"),
        )

    return card(number, SOLO, alone), card(number + 1, TOGETHER, together)


# fmt: off
# Who does not have what a Monster fears can hardly win. Who is easy to beat pays less, and more to the best.
MONSTERS = (
    *monster(1, "cyclops", GREEN, "bloodthirsty", Both(WoundsWeigh(1), LowerUnless(14, AtLeast(Owned("glory"), 3))),
        alone=13, together=8, stars=2, master=3),
    *monster(3, "gorgon", WHITE, "stone-gaze", Both(NoRerolls(), LostFaces(4)),
        alone=14, together=9, stars=2, master=3),
    *monster(5, "gryphon", PURPLE, "predatory", Both(DearRerolls(1), LowerUnless(12, AtLeast(FamiliarPower(), 8))),
        alone=16, together=10, stars=3, master=2),
    *monster(7, "hydra", RED, "five-headed", Both(LostFaces(2), LowerUnless(14, AtLeast(Cards("weapon"), 2))),
        alone=17, together=11, stars=3, master=2),
    *monster(9, "leviathan", BLUE, "gigantic", Both(LostHighest(3), LowerUnless(14, AtLeast(Matches(), 5))),
        alone=19, together=12, stars=4, master=1),
    *monster(11, "megapede", BLACK, "fiendborn",
        Both(Weighs(Owned("fiends")), LowerUnless(16, AtLeast(Owned("banished"), 3))),
        alone=11, together=7, stars=2, master=3),
)
# fmt: on
