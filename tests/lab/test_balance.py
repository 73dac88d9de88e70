"""The balance page says what the simulation found, and what it found is in balance."""

import re
from pathlib import Path

from herowright.games.roll_player.cards.box import box_of
from herowright.lab.balance import HIGH, LOW, page
from herowright.lab.simulate import Plan, bots_for, report, simulate

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "roll-player.md"


def test_a_page_is_made_from_simulated_games() -> None:
    plan = Plan("roll-player", bots_for(["random"], 2), {}, 1, 6)
    written = page([report(plan, simulate(plan), 1.0)])
    assert "6 games with the bot random at 2 seats, seeds from 1." in written
    assert re.search(r"^\| Leather Boots \| \d+% \|$", written, re.MULTILINE)


def test_no_class_is_out_of_balance_on_the_published_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    shares = [float(share) for share in re.findall(r"(\d\.\d\d) \(\d", text)]
    assert len(shares) == 12 * 3
    assert min(shares) >= LOW
    assert max(shares) <= HIGH


def test_every_market_card_is_bought_on_the_published_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| .+ \| (\d+)% \| (\d+)% \| (\d+)% \|$", text, re.MULTILINE)
    assert len(rows) == len(box_of("pl2").market)
    assert all(int(share) > 0 for row in rows for share in row)
