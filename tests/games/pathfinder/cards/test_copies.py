"""Cards never change, so states share them. Whoever copies a whole state, as the benchmark does, copies them, too."""

from __future__ import annotations

import copy
import pickle

from herowright.games.pathfinder.cards.on import On
from herowright.games.pathfinder.rules.components import MELEE


def test_what_cards_do_can_be_copied_and_pickled_compiled_or_not() -> None:
    about = On(skills=(MELEE,))
    for twin in (copy.deepcopy(about), copy.copy(about), pickle.loads(pickle.dumps(about))):
        assert twin == about
        assert twin.skills == (MELEE,)
