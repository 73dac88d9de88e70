"""What an option would make of a challenge: the chance before the cast, and after it the outcome."""

import pytest

from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.effects import AddResult, Cancel, Ease, Recast, Receive
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.powers import Spend
from herowright.games.call_to_adventure.cards.types import AntiheroCard, HeroCard
from herowright.games.call_to_adventure.rules.components import ANTIHERO, STR
from herowright.testing import rule

from .plain import challenge, game
from .scenes import LOSE

LUCK = HeroCard(id="luck", timing=timing.DURING, effect=AddResult(1))
VILE = AntiheroCard(id="vile", timing=timing.ANY, effect=Receive(Gain(xp=1)))
FOIL = HeroCard(id="foil", timing=timing.RESPONSE, effect=Cancel(ANTIHERO))
AGAIN = HeroCard(id="again", timing=timing.DURING, effect=Recast())


@rule("CA-CHAL-17", "CA-CHAL-20")
@pytest.mark.parametrize(("hand", "asked"), [((), "turn"), (("again",), "after-cast")])
def test_a_power_that_turns_a_lost_cast_into_a_win_says_so(hand: tuple[str, ...], asked: str) -> None:
    """Whether it is still open afterwards or resolved by itself, as there is nothing left to do."""
    hero = {"power": Spend(1, Ease(1), once=True), "xp": 5, "hand": hand}
    table = game(hero, cards=(AGAIN, challenge("trial", difficulty=2)), rolls=LOSE)
    table.play("face:trial-easy", "cast")
    use = next(key for key in table.keys if key.startswith("spend:"))
    told = table.foretold(use)
    assert (told["xp"], told["odds"]) == ((5, 4), (0, 100))
    assert table.foretold("resolve").get("xp") == (5, 6)  # the comfort of a failure
    assert "odds" not in table.foretold("resolve")
    table.play(use)
    assert table.told("ca-event-won") or table.asked == (0, asked)


@rule("CA-HERO-10")
def test_a_card_that_another_may_cancel_has_changed_nothing_yet() -> None:
    """As far as anybody can tell: the only Hero card there is lies in the other hand, or is gone."""
    held, sure = (
        game({"hand": ["vile"], "xp": 3}, {"hand": hand}, cards=[VILE, FOIL], hero_deck=[]).foretold("play:vile")
        for hand in (["foil"], [])
    )
    assert (held, sure["xp"], sure["hand"]) == ({}, (3, 4), (1, 0))


@rule("CA-CHAL-16")
def test_a_card_that_is_not_enough_says_nothing_of_a_win() -> None:
    table = game({"hand": ("luck",)}, cards=(LUCK, challenge("trial", difficulty=3)), rolls=LOSE)
    table.play("face:trial-easy", "cast")
    assert "odds" not in table.foretold("play:luck")


@rule("CA-RETRY-01")
def test_a_second_attempt_gives_the_chance_of_the_new_cast() -> None:
    table = game({"hand": ("again",)}, cards=(AGAIN, challenge("trial", difficulty=3)), rolls=LOSE)
    table.play("face:trial-easy", "cast")
    assert table.foretold("play:again")["odds"] == (0, 13)


@rule("CA-CHAL-11")
def test_a_chance_that_rises_from_nothing_is_told() -> None:
    table = game({"xp": 3}, cards=(challenge("trial", difficulty=4, tests=(STR,)),))
    table.play("face:trial-easy")
    assert table.foretold("dark") == {"xp": (3, 2), "score": table.foretold("dark")["score"], "odds": (0, 31)}


@rule("CA-CHAL-03")
def test_a_challenge_that_only_begins_is_compared_with_nothing() -> None:
    table = game({"xp": 3})
    assert "odds" not in table.foretold("face:trial-easy")
    table.play("face:trial-easy")
    assert table.foretold("cast") == {}


@rule("CA-CHAL-17")
def test_the_outcome_belongs_to_who_faces_the_challenge() -> None:
    table = game({"xp": 3}, {"hand": ("hope",)})
    table.play("face:trial-easy")
    assert "odds" in table.table.figures(0)
    assert "odds" not in table.table.figures(1)
