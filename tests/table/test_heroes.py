"""How lucky a seat was."""

import pytest

from herowright.table.heroes import Throws


def test_percent_of_what_is_usual() -> None:
    throws = Throws(2)
    throws.add(0, 7, 5)
    throws.add(0, 3, 5)
    throws.add(None, 100, 1)
    assert throws.luck(0) == 0.0
    throws.add(0, 6, 4)
    assert throws.luck(0) == pytest.approx(14.3)
    assert throws.luck(1) is None  # nothing was ever thrown
