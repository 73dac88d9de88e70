"""Where undo must stop in this game: at whatever turns up something that was hidden, and at nothing else."""

from typing import Any

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import Receive, Wander
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.types import HeroCard
from herowright.testing import Play, rule

from .plain import FILLERS, game, trait
from .scenes import DRAW, WIN, lived, scene, together

ALMS = HeroCard(id="alms", timing=timing.ANY, effect=Receive(Gain(xp=1)))
FIND = HeroCard(id="find", timing=timing.ANY, effect=Receive(Gain(hero=1)))
GAMBLE = HeroCard(id="gamble", timing=timing.ANY, effect=Receive(Gain(either=1)))
TRAIL = HeroCard(id="trail", timing=timing.ANY, effect=Wander())
CARDS = [ALMS, FIND, GAMBLE, TRAIL]


def stops(table: Play, *moves: str, seat: int | None = None) -> int:
    """The last of these moves cannot be taken back; returns how many things it made known."""
    table.play(*moves[:-1], seat=seat)
    known = table.state.chance.n
    table.play(moves[-1], seat=seat)
    refusal = table.table.undo_refusal()
    assert refusal is not None
    assert refusal.id == "undo-known"
    return int(table.state.chance.n - known)


def goes_back(table: Play, *moves: str) -> None:
    before = table.table.fingerprint()
    table.play(*moves)
    for _ in moves:
        table.table.undo()
    assert table.table.fingerprint() == before


@rule("CA-ROW-01")
def test_a_card_that_fills_a_gap_after_a_gain() -> None:
    assert stops(game(), "gain:gift") == 1


@rule("CA-ROW-01")
def test_no_gap_is_filled_where_nothing_is_left() -> None:
    goes_back(game(decks=[()], rows=[["trial", "gift"]]), "gain:gift")


@rule("CA-EXTRA-01")
def test_a_card_that_fills_a_gap_after_a_journey() -> None:
    assert stops(game(), "journey:trial") == 1


@rule("CA-EXTRA-03")
def test_a_card_that_an_effect_turns_up() -> None:
    assert stops(game({"hand": ["trail"]}, cards=CARDS), "play:trail", "replace:gift") == 1


@rule("CA-ROW-04")
def test_a_card_that_replaces_one_nobody_can_try() -> None:
    table = game(row=FILLERS[:1], rows=[FILLERS[:2]], decks=[("gift", *FILLERS[2:])])
    assert table.asked == (0, "replace")
    assert stops(table, "replace:filler-1") == 1


@rule("CA-HERO-01")
def test_a_card_that_is_drawn() -> None:
    assert stops(game({"hand": ["find"]}, cards=CARDS), "play:find") == 1


@rule("CA-HERO-01")
def test_a_card_drawn_with_a_trait_is_one_thing_and_the_gap_another() -> None:
    assert stops(game(cards=[trait("gift", hero=2)]), "gain:gift") == 3


@rule("CA-HERO-03")
def test_a_card_that_is_drawn_from_the_deck_of_ones_choice() -> None:
    table = game({"hand": ["gamble"]}, cards=CARDS)
    goes_back(table, "play:gamble")
    assert stops(table, "play:gamble", "draw:antihero") == 1


@rule("CA-ROW-09")
def test_discards_that_are_shuffled_to_be_a_deck() -> None:
    table = game({"hand": ["find"]}, hero_deck=[], hero_discard=["hope", "hope-2", "hope-3"], cards=CARDS)
    assert stops(table, "play:find") == 1 + 2  # two draws for a shuffle of three, and the card


@rule("CA-END-07")
def test_a_row_that_is_turned_up() -> None:
    """Of a row without allies nothing else becomes known."""
    quiet = [trait(f"act-two-{number}", act=1) for number in range(4)]
    table = scene(
        {"xp": 0},
        {"story": lived(3, 1)},
        rows=[["gift"], [card.id for card in quiet]],
        decks=[(), None, None],
        revealed=1,
        opener=1,
        cards=quiet,
    )
    assert stops(table, "gain:gift") == 1
    assert table.told("ca-event-row")


@rule("CA-CHAL-15")
def test_a_cast() -> None:
    assert stops(game(rolls=WIN), "face:trial-easy", "dark", "cast") >= 4


@rule("CA-COOP-15")
def test_a_card_of_the_adversary_deck() -> None:
    """The card drawn by the player is one thing, that of the adversary another, the filled gap a third."""
    deck: dict[str, Any] = {"adversary_deck": ["sabotage"], "rolls": DRAW}
    assert stops(together(**deck), "face:trial-easy", "cast", "draw:hero") == 3


@rule("CA-CHAL-11", "CA-CHAL-13", "CA-HERO-08")
def test_nothing_else_stands_in_the_way() -> None:
    goes_back(game({"hand": ["alms"], "xp": 3}, cards=CARDS), "play:alms", "face:trial-easy", "dark", "leave:dark")
