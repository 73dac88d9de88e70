"""Chance: fair, checkable, and one small integer."""

from collections import Counter

import pytest

from herowright.table.chance import Chance, Scripted, commitment, decode_chance, fresh_seed


def test_the_same_seed_gives_the_same_draws() -> None:
    first, second = Chance(7), Chance(7)
    assert [first.roll() for _ in range(50)] == [second.roll() for _ in range(50)]
    assert [Chance(8).roll() for _ in range(50)] != [Chance(7).roll() for _ in range(50)]


def test_all_of_its_state_is_the_number_of_draws() -> None:
    chance = Chance(7)
    rolled = [chance.roll() for _ in range(30)]
    later = Chance(7)
    later.n = 20
    assert [later.roll() for _ in range(10)] == rolled[20:]


def test_every_face_comes_equally_often() -> None:
    chance = Chance(3)
    counts = Counter(chance.roll() for _ in range(60_000))
    expected = 10_000
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))
    assert chi_square < 20.5  # 5 degrees of freedom, p = 0.001


def test_every_order_of_a_shuffle_comes_equally_often() -> None:
    chance = Chance(5)
    counts: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7  # 23 degrees of freedom, p = 0.001


def test_a_draw_takes_the_thing_away() -> None:
    chance, items = Chance(2), ["a", "b", "c"]
    drawn = chance.take(items)
    assert sorted([drawn, *items]) == ["a", "b", "c"]


def test_everything_that_becomes_known_counts() -> None:
    chance = Chance(1)
    for learn in (chance.roll, lambda: chance.take([1, 2]), lambda: chance.shuffle([1, 2]), chance.reveal):
        before = chance.n
        learn()
        assert chance.n > before


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(1)
    chance.roll()
    twin = chance.copy()
    assert [chance.roll() for _ in range(5)] == [twin.roll() for _ in range(5)]
    chance.roll()
    assert twin.n == chance.n - 1


def test_the_commitment_gives_the_seed_away_only_to_who_knows_it() -> None:
    assert commitment(7) == commitment(7) != commitment(8)
    assert len(commitment(7)) == 64
    assert fresh_seed() != fresh_seed()


def test_a_script_is_followed_and_then_the_seed() -> None:
    chance = Scripted(rolls=[6, 1], draws=["b"], shuffles=[["c", "a"]], seed=4)
    items = ["a", "b", "c"]
    assert (chance.roll(), chance.roll()) == (6, 1)
    assert chance.take(items) == "b"
    cards, known = ["a", "b", "c"], chance.n
    chance.shuffle(cards)
    assert (cards, chance.n) == (["c", "a", "b"], known + 1)  # nobody can undo past it
    assert 1 <= chance.roll() <= 6


def test_a_script_can_go_on_like_its_last_entry() -> None:
    chance = Scripted(rolls=[6, 1, ...], shuffles=[["c"], ["b"], ...])
    assert [chance.roll() for _ in range(5)] == [6, 1, 1, 1, 1]
    orders = []
    for _ in range(4):
        cards = ["a", "b", "c"]
        chance.shuffle(cards)
        orders.append("".join(cards))
    assert orders == ["cab", "bac", "bac", "bac"]
    assert (chance.left_over, Scripted(rolls=[6, 1, ...]).left_over) == ([], ["rolls [6, 1, Ellipsis]"])
    again = decode_chance(chance.encode(), 0, str)
    again.shuffle(cards := ["a", "b", "c"])
    assert (again.roll(), cards) == (1, ["b", "a", "c"])
    with pytest.raises(ValueError, match="cannot begin with"):
        Scripted(rolls=[...]).roll()


def test_a_copied_script_is_independent() -> None:
    chance = Scripted(rolls=[6, 1])
    twin = chance.copy()
    assert chance.roll() == twin.roll() == 6
    assert chance.roll() == 1
    assert twin.roll() == 1


@pytest.mark.parametrize(
    ("script", "act"),
    [
        ({"rolls": [7]}, lambda chance: chance.roll()),
        ({"draws": ["z"]}, lambda chance: chance.take(["a"])),
        ({"shuffles": [["z"]]}, lambda chance: chance.shuffle(["a"])),
    ],
)
def test_an_impossible_script_is_an_error(script: dict[str, list[object]], act: object) -> None:
    with pytest.raises(ValueError, match="the script"):
        act(Scripted(**script))  # type: ignore[operator, arg-type]


def test_chance_survives_plain_data() -> None:
    chance = Scripted(rolls=[5, 6], seed=9)
    chance.roll()
    again = decode_chance(chance.encode(), 9, str)
    assert [again.roll() for _ in range(4)] == [chance.roll() for _ in range(4)]
    plain = Chance(9)
    plain.roll()
    assert decode_chance(plain.encode(), 9, str).roll() == plain.roll()


@pytest.mark.parametrize("count", [1, 5, 20])
def test_things_thrown_together_fall_as_one_after_another(count: int) -> None:
    together, apart = Chance(3), Chance(3)
    assert together.flips(range(count)) == [apart.roll(2) - 1 for _ in range(count)]
    assert together.n == apart.n == count


def test_a_script_can_name_the_face_of_what_is_flipped_and_the_die_it_is_about() -> None:
    chance = Scripted(rolls=["moon", "d8:5", 2, "tail", "sun"], faces=lambda thing: ("sun", "moon"))
    assert (chance.flips(["coin"]), chance.roll(8), chance.flips(["coin"]), chance.n) == ([1], 5, [1], 3)
    with pytest.raises(ValueError, match="the script wants 'tail', and this shows sun or moon"):
        chance.flips(["coin"])
    assert (chance.flips(["coin"]), chance.n) == ([0], 4)


def test_a_die_can_be_drawn_together_with_what_it_will_show() -> None:
    chance = Scripted(rolls=[2], draws=["gold4", "w2"])
    bag = ["red", "gold", "w2"]
    assert (chance.take(bag), chance.take(bag), bag) == ("gold", "w2", ["red"])
    assert (chance.roll(), chance.roll(), chance.left_over) == (2, 4, [])
