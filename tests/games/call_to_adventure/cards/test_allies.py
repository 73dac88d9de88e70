"""The nine allies: how each is won, what it shows, does and pays, and that all of it ends with its sacrifice."""

from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.conditions import PerCard
from herowright.games.call_to_adventure.cards.effects import BorrowIcon, Recast, Receive, TurnRune
from herowright.games.call_to_adventure.cards.powers import MoreJourneys, Sacrifice, Spend, Surer
from herowright.games.call_to_adventure.cards.types import Ally
from herowright.games.call_to_adventure.rules.components import ABILITIES, ABILITY_IDS
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.moments import CARDS, OWN, moments
from tests.games.call_to_adventure.cards.proofs import Use, prove
from tests.games.call_to_adventure.cards.sheet import Sheet, powers, sheet, shown
from tests.games.call_to_adventure.plain import challenge, game, trait

ALLIES = [card for card in BOX.story if isinstance(card, Ally)]
# What each of them does: for experience, for its sacrifice, always, or at the end.
DOES = {
    "informant": (Spend, Receive),
    "elder-sister": (Sacrifice, BorrowIcon),
    "stray-dog": (Surer, None),
    "grandmother": (None, None),
    "hedge-witch": (Spend, TurnRune),
    "hunting-falcon": (Sacrifice, Recast),
    "wandering-friar": (Spend, Receive),
    "balladeer": (None, None),
    "pack-mule": (MoreJourneys, None),
}
EACH = pytest.mark.parametrize("id", DOES)
# When an effect can be used on one's own turn.
WHEN = {Receive: OWN, BorrowIcon: OWN - {"cast"}, TurnRune: {"cast"}, Recast: {"cast"}}


def find(id: str) -> Ally:
    card: Ally = BOX.find("story", id)
    return card


def doing(kind: type[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("id", [id for id, (power, _) in DOES.items() if power is kind])


def power(id: str) -> Any:
    return find(id).power


def owner(id: str, **more: Any) -> dict[str, Any]:
    return {"allies": [id], "xp": 9, **more}


def without(id: str) -> Any:
    """What a sacrifice changes: the ally is turned face down, and its icons leave the story."""
    card = find(id)

    def cost(before: Sheet) -> Sheet:
        return before._replace(
            abilities=tuple(count - card.abilities.count(at) for at, count in enumerate(before.abilities)),
            icons=tuple(count - card.icons.count(at) for at, count in enumerate(before.icons)),
            allies=tuple(other for other in before.allies if other != id),
            sacrificed=(*before.sacrificed, id),
        )

    return cost


@rule("CA-ALLY-01", "CA-COMP-02")
def test_there_are_nine_allies_in_the_first_two_acts() -> None:
    assert [card.id for card in ALLIES] == list(DOES)
    assert {card.act for card in ALLIES} == {0, 1}


@EACH
def test_an_ally_does_something_or_pays_for_something(id: str) -> None:
    kind, benefit = DOES[id]
    assert type(power(id)) is (kind or type(None))
    assert type(getattr(power(id), "benefit", None)) is (benefit or type(None))
    assert kind or find(id).conditions


@rule("CA-ALLY-06", "CA-ALLY-08", "CA-ALLY-09", "CA-ALLY-10", "CA-STORY-01")
@EACH
def test_an_ally_is_won_with_its_challenge_and_joins_the_story(id: str) -> None:
    card = find(id)
    rows: list[list[str]] = [[], []]
    rows[card.act] = ["trial"]
    trial = challenge("trial", 2, act=card.act)
    decks = [["filler-1"], ["filler-2"], []]
    # The cast shows 3: as much as the printed 2 and the 1 of the ally.
    table = game(rows=rows, decks=decks, cards=[trial], under={"trial": id}, rolls=[1, 1, 1])
    before, held = sheet(table), powers(table)
    table.play("face:trial-easy")
    assert table.view()["attempt"]["difficulty"] == 3
    table.play("cast")
    assert sheet(table) == before._replace(
        abilities=shown(before.abilities, card.abilities),
        icons=shown(before.icons, card.icons),
        allies=(id,),
        paths=("trial-easy",),
    )
    assert sorted(map(str, powers(table))) == sorted(
        map(str, [*held, *([(card.power, card.name)] if card.power else [])])
    )
    assert table.view()["heroes"][0]["acts"] == [[{"card": "trial", "path": "trial-easy"}], [], []]


@rule("CA-ALLY-06", "CA-ALLY-15")
@EACH
def test_an_ally_goes_with_a_lost_challenge(id: str) -> None:
    card = find(id)
    rows: list[list[str]] = [[], []]
    rows[card.act] = ["trial"]
    decks = [["filler-1"], ["filler-2"], []]
    trial = challenge("trial", 3, act=card.act)
    table = game(rows=rows, decks=decks, cards=[trial], under={"trial": id}, rolls=[1, 1, 1])
    before = sheet(table)
    table.play("face:trial-easy", "cast")
    assert sheet(table) == before._replace(xp=before.xp + 1)
    assert table.view()["rows"][card.act]["discard"] == ["trial", id]


# --- at the end of the game ------------------------------------------------------------------------------


def points(id: str, **hero: Any) -> int:
    """What the ally is worth at the end of the game."""
    options = {"CA-TURN-06": "optional"}
    cards = [challenge("quarrel"), trait("calm")]
    table = game({"xp": 0, **hero}, {"xp": 0}, cards=cards, options=options, turn=1, ender=0)
    table.play("end", seat=1)
    assert table.table.outcome is not None
    lines = table.table.outcome.seats[0].lines
    return sum(line.points for line in lines if line.category == "allies")


@rule("CA-SCORE-15", "CA-STORY-07")
@EACH
def test_an_ally_pays_its_points_unless_it_was_sacrificed(id: str) -> None:
    card = find(id)
    assert points(id, allies=[id]) == card.triumph + card.tragedy
    assert points(id, sacrificed=[id]) == 0


@rule("CA-SCORE-15")
@pytest.mark.parametrize(
    ("id", "family", "path", "other"),
    [("grandmother", "trait", "calm", "quarrel-hard"), ("balladeer", "hard", "quarrel-hard", "quarrel-easy")],
)
def test_an_ally_pays_for_the_cards_of_a_story(id: str, family: str, path: str, other: str) -> None:
    card = find(id)
    (condition,) = card.conditions
    assert isinstance(condition, PerCard)
    assert condition.family == family
    for count in range(4):
        story = [[path] * count, [other]]
        paid = card.triumph + card.tragedy + condition.each * count
        assert points(id, allies=[id], story=story) == paid, story
        assert points(id, sacrificed=[id], story=story) == 0
    assert {other.id for other in ALLIES if other.conditions} == {"grandmother", "balladeer"}


# --- powers --------------------------------------------------------------------------------------------


@rule("CA-EXTRA-05", "CA-ALLY-11")
@doing(Spend)
def test_an_ally_sells_exactly_what_it_says(id: str) -> None:
    price = power(id).xp
    assert price > 0
    prove(power(id).benefit, Use(f"spend:{id}", owner(id), lambda before: before._replace(xp=before.xp - price)))


@rule("CA-EXTRA-05", "CA-EXTRA-10")
@doing(Spend)
def test_an_ally_sells_at_its_moment_only_and_gives_no_credit(id: str) -> None:
    key, price, usual = f"spend:{id}", power(id).xp, WHEN[type(power(id).benefit)]
    assert moments(key, owner(id)) == usual
    assert moments(key, owner(id, xp=price)) == usual - {"prepare", "cast", "won"}  # where a dark rune was paid
    assert key not in game(owner(id, xp=price - 1)).keys


@rule("CA-ALLY-13")
@doing(Spend)
def test_an_ally_may_be_paid_again_and_again(id: str) -> None:
    assert not power(id).once
    table = game(owner(id, hand=["keen"]), cards=[*CARDS, challenge("trial", 99)], rolls=[1, ...])
    if isinstance(power(id).benefit, TurnRune):
        table.play("face:trial-easy", "cast")
    for _ in range(3):
        table.play(f"spend:{id}")
        table.play(*["rune:0"] * (table.asked[1] == "turn-rune"))
    assert table.hero(0).xp == 9 - 3 * power(id).xp


@rule("CA-ALLY-11", "CA-ALLY-12", "CA-STORY-07")
@doing(Sacrifice)
def test_an_ally_is_sacrificed_for_exactly_what_it_says(id: str) -> None:
    prove(power(id).benefit, Use(f"sacrifice:{id}", owner(id), without(id)))


@rule("CA-ALLY-12")
@doing(Sacrifice)
def test_an_ally_is_sacrificed_at_its_moment_only_and_only_once(id: str) -> None:
    key = f"sacrifice:{id}"
    assert moments(key, owner(id)) == WHEN[type(power(id).benefit)]
    assert moments(key, {"sacrificed": [id]}) == set()


@rule("CA-STORY-07")
@doing(Surer)
def test_an_ally_makes_casts_surer(id: str) -> None:
    def result(ability: int, **hero: Any) -> int:
        table = game(hero, cards=[challenge("trial", 99, (ability,))], rolls=[2, 2, 1])
        table.play("face:trial-easy")
        table.play(*[key for key in table.keys if key.startswith("leave:")], "cast")
        found: int = table.told("ca-event-lost")[0].args["result"]
        return found

    for ability in ABILITIES:
        listed = power(id).ability in (None, ability)
        assert result(ability, allies=[id]) == 1 + listed * power(id).bonus, ABILITY_IDS[ability]
        assert result(ability, sacrificed=[id]) == 1


@rule("CA-EXTRA-03", "CA-STORY-07")
@doing(MoreJourneys)
def test_an_ally_allows_more_journeys(id: str) -> None:
    def journeys(**hero: Any) -> int:
        table: Play = game({"xp": 9, **hero})
        count = 0
        while found := [key for key in table.keys if key.startswith("journey:")]:
            table.play(found[-1])
            count += 1
        assert table.refuse("journey:trial").rule == "CA-EXTRA-02"
        assert table.hero(0).xp == 9 - count
        return count

    assert journeys(allies=[id]) == 1 + power(id).extra
    assert journeys(sacrificed=[id]) == 1
