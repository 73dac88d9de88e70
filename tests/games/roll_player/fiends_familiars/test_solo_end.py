"""Battle and scoring of a one-player game with Fiends & Familiars: FF-SOLO."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast, AtMost, Fewest, Most
from herowright.games.roll_player.fiends_familiars.cards.measures import Owned
from herowright.games.roll_player.fiends_familiars.cards.terrors import LowerUnless, Terror
from herowright.games.roll_player.fiends_familiars.cards.types import AdventureCard, Reward
from herowright.table.outcome import Outcome, SeatOutcome
from herowright.testing import rule, situation
from tests.games.roll_player.fiends_familiars.foes import hydra

BOXES = ("fiends-familiars", "fiends-familiars-mm")
# No class colour is that of our hydra; the class has no part in what is tested.
PLAIN = {"race": "human", "hero_class": "ranger", "alignment": "champion", "gold": 0}


def ended(box: str = BOXES[0], *, terror: Terror | None = None, **hero: Any) -> Outcome:
    """The outcome of a battle that is fought; its result is just enough, unless described otherwise."""
    table = situation(
        "roll-player",
        1,
        {"expansion": box},
        phase="spoils",
        revealed=3,
        heroes=[PLAIN | {"result": 10} | hero],
        cards=[hydra(terror, players="1p", master=0)],
        monster="hydra",
        lurking={},
    )
    outcome = table.table.outcome
    assert outcome is not None
    return outcome


def line(seat: SeatOutcome, clause: str) -> int | None:
    """The stars of the line that cites this clause, if there is one."""
    return next((line.points for line in seat.lines if line.rule == clause), None)


# --- the battle --------------------------------------------------------------------------------------

TROPHIES = AdventureCard(
    id="den",
    number=902,
    kin="hydra",
    kind="lair",
    condition=Most(Owned("glory")),
    solo=AtLeast(Owned("glory"), 4),
    reward=Reward(dice=2),
)
POVERTY = AdventureCard(
    id="pit",
    number=903,
    kin="hydra",
    kind="trap",
    condition=Fewest(Owned("wounds")),
    solo=AtMost(Owned("wounds"), 1),
    reward=Reward(dice=3),
)
ANYWAY = AdventureCard(
    id="bite",
    number=904,
    kin="hydra",
    kind="attack",
    condition=AtLeast(Owned("trophies"), 1),
    reward=Reward(dice=4),
)


@rule("FF-SOLO-14")
@pytest.mark.parametrize(
    ("hero", "dice"),
    [
        ({"adventure_tokens": 1, "glory": 4}, 3),
        ({"adventure_tokens": 1, "glory": 3}, 1),
        ({"adventure_tokens": 0, "glory": 9}, 1),
        ({"adventure_tokens": 2, "wounds": 1}, 4),
        ({"adventure_tokens": 2, "wounds": 2}, 1),
        ({"adventure_tokens": 1, "wounds": 0}, 1),
        ({"adventure_tokens": 3, "glory": 4, "wounds": 0}, 6),
    ],
)
def test_alone_the_1p_requirement_counts_in_place_of_a_comparison(hero: dict[str, int], dice: int) -> None:
    table = situation(
        "roll-player",
        1,
        {"expansion": BOXES[0]},
        phase="battle",
        heroes=[PLAIN | hero],
        cards=[hydra(players="1p", master=0), TROPHIES, POVERTY, ANYWAY],
        monster="hydra",
        adventure=["den", "pit", "bite"],
        lurking={},
    )
    assert table.hero(0).combat_dice == dice


@rule("FF-SOLO-14")
def test_a_card_without_a_1p_requirement_is_read_as_ever() -> None:
    for trophies, dice in (([], 1), (["golem"], 5)):
        hero = PLAIN | {"adventure_tokens": 3, "wounds": 2, "trophies": trophies}
        table = situation(
            "roll-player",
            1,
            {"expansion": BOXES[0]},
            phase="battle",
            heroes=[hero],
            cards=[hydra(players="1p", master=0), TROPHIES, POVERTY, ANYWAY],
            monster="hydra",
            adventure=["den", "pit", "bite"],
            lurking={},
        )
        assert table.hero(0).combat_dice == dice


@rule("FF-SOLO-15")
def test_a_result_below_the_strength_loses_the_game_without_a_score() -> None:
    outcome = ended(result=9, gold=80, rows={"str": ["green4", "green5", "green6"]})
    (seat,) = outcome.seats
    assert (outcome.winners, seat.seat, seat.total, seat.lines, seat.place) == ((), 0, 0, (), 1)
    assert seat.title is not None
    assert (seat.title.id, seat.title_rule) == ("ff-title-slain", "FF-SOLO-15")


@rule("FF-SOLO-15")
@pytest.mark.parametrize(("result", "stars"), [(10, 2), (15, 5)])
def test_a_result_that_reaches_the_strength_is_scored(result: int, stars: int) -> None:
    outcome = ended(result=result)
    assert outcome.winners == (0,)
    assert line(outcome.seats[0], "FF-MON-14") == stars


@rule("FF-SOLO-15")
@pytest.mark.parametrize(("hero", "wins"), [({}, False), ({"glory": 3}, True)])
def test_it_is_the_final_result_that_kills(hero: dict[str, int], wins: bool) -> None:
    table = situation(
        "roll-player",
        1,
        {"expansion": BOXES[0]},
        phase="fight",
        revealed=3,
        heroes=[PLAIN | {"combat_dice": 2} | hero],
        cards=[hydra(LowerUnless(5, AtLeast(Owned("glory"), 1)), players="1p", master=0)],
        monster="hydra",
        lurking={},
        rolls=[6, 6],
    )
    assert table.hero(0).result == (15 if wins else 7)
    assert table.table.outcome is not None
    assert table.table.outcome.winners == ((0,) if wins else ())


# --- scoring -----------------------------------------------------------------------------------------


@rule("FF-SOLO-16")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2), (24, 3)])
def test_each_full_8_gold_adds_a_star(gold: int, stars: int) -> None:
    assert line(ended(gold=gold).seats[0], "FF-SOLO-16") == stars


@rule("FF-SOLO-16", "FF-SOLO-17")
def test_with_more_players_neither_gold_nor_a_missing_box_brings_a_star() -> None:
    table = situation(
        "roll-player",
        2,
        {"expansion": BOXES[0]},
        phase="spoils",
        revealed=3,
        heroes=[{"gold": 80, "result": 0}, {"result": 0}],
    )
    assert table.table.outcome is not None
    assert {"gold", "box"}.isdisjoint(line.category for line in table.table.outcome.seats[0].lines)


@rule("FF-SOLO-17")
@pytest.mark.parametrize(("box", "stars", "total"), [(BOXES[0], 5, 7), (BOXES[1], None, 2)])
def test_without_monsters_and_minions_5_stars_are_added(box: str, stars: int | None, total: int) -> None:
    seat = ended(box).seats[0]
    assert (line(seat, "FF-SOLO-17"), seat.total) == (stars, total)


@rule("FF-SOLO-18")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (60, 0), (47, 0), (46, 1), (43, 1), (42, 2), (38, 2), (37, 3), (34, 3), (33, 4), (29, 4), (28, 5), (25, 5),
    ],
)  # fmt: skip
@pytest.mark.parametrize("box", BOXES)
def test_ranks_begin_at_47_43_38_34_29_and_25_stars(box: str, total: int, rank: int) -> None:
    others = {BOXES[0]: 7, BOXES[1]: 2}[box]
    seat = ended(box, gold=8 * (total - others)).seats[0]
    assert seat.total == total
    assert seat.title is not None
    assert (seat.title.id, seat.title_rule) == (f"ff-rank-{rank}", "FF-SOLO-18")


@rule("FF-SOLO-18")
def test_the_ranks_have_their_names() -> None:
    names = ["Monster Slayer", "True Hero", "Master", "Clan Leader", "Traveller", "Mercenary", "NPC"]
    titles = [ended(gold=8 * (total - 7)).seats[0].title for total in (47, 43, 38, 34, 29, 25, 24)]
    assert [str(title) for title in titles] == names


@rule("FF-SOLO-19")
@pytest.mark.parametrize("total", [24, 23, 7])
def test_24_or_less_is_an_npc(total: int) -> None:
    seat = ended(gold=8 * (total - 7)).seats[0]
    assert seat.total == total
    assert seat.title is not None
    assert seat.title.id == "ff-rank-6"


@rule("FF-SOLO-14")
@pytest.mark.parametrize(
    ("glory", "trophies", "dice"), [(2, [], 1), (0, ["golem"], 1), (2, ["golem"], 3)], ids=["1p", "general", "both"]
)
def test_the_1p_requirement_comes_on_top_of_the_general_one(glory: int, trophies: list[str], dice: int) -> None:
    den = AdventureCard(
        id="vault",
        number=991,
        kin="hydra",
        kind="lair",
        condition=AtLeast(Owned("trophies"), 1),
        solo=AtLeast(Owned("glory"), 2),
        reward=Reward(dice=2),
    )
    hero = PLAIN | {"adventure_tokens": 1, "glory": glory, "trophies": trophies}
    table = situation(
        "roll-player",
        1,
        {"expansion": BOXES[0]},
        phase="battle",
        heroes=[hero],
        cards=[hydra(players="1p", master=0), den, POVERTY, ANYWAY],
        monster="hydra",
        adventure=["vault", "pit", "bite"],
        lurking={},
    )
    assert table.hero(0).combat_dice == dice
