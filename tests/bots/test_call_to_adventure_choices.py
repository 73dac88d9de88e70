"""The greedy bot of Call to Adventure in situations with an obvious answer, on cards made for the purpose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from herowright.bots import Advice, advise
from herowright.games.call_to_adventure.bot.greedy import GreedyBot
from herowright.games.call_to_adventure.cards import timing
from herowright.games.call_to_adventure.cards.attacks import Hinder, IgnoreAbility, Rob, Slander, Unnerve
from herowright.games.call_to_adventure.cards.conditions import MarkerBetween, PerIcon
from herowright.games.call_to_adventure.cards.effects import (
    AddResult,
    AddRune,
    BorrowIcon,
    Calm,
    Cancel,
    Recast,
    Receive,
    Share,
    TurnRune,
)
from herowright.games.call_to_adventure.cards.gains import Gain
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Sacrifice, Spend, Trade, When
from herowright.games.call_to_adventure.cards.requirements import HasAbility, SpendXp
from herowright.games.call_to_adventure.cards.triggers import Journeys, Wins
from herowright.games.call_to_adventure.cards.types import (
    Adversary,
    AntiheroCard,
    Card,
    Destiny,
    HeroCard,
    Path,
    StoryCard,
)
from herowright.games.call_to_adventure.rules.components import (
    ANTIHERO,
    ARCANA,
    CHA,
    DEX,
    HERO,
    JUSTICE,
    NATURE,
    STR,
    WIS,
)
from herowright.testing import Play, situation
from tests.games.call_to_adventure.plain import challenge, game, trait
from tests.games.call_to_adventure.scenes import LOSE, WIN, friend, lived, scene, together

RICH = {"triumph": 5}
POOR = {"triumph": 1}


def ranked(play: Play) -> Sequence[Advice]:
    return advise(play.table, GreedyBot(0))


def best(play: Play) -> str:
    return ranked(play)[0].option.key


def values(play: Play) -> dict[str, float]:
    return {advice.option.key: advice.value for advice in ranked(play)}


def reasons(play: Play, key: str) -> dict[str, dict[str, Any]]:
    """The ids of the reasons for an option, with what they say."""
    found = next(advice for advice in ranked(play) if advice.option.key == key)
    return {reason.id: dict(reason.args) for reason in found.reasons}


def held(effect: Effect, when: str = timing.DURING, **values: Any) -> HeroCard:
    return HeroCard(id="held", timing=when, effect=effect, **values)


def dark(effect: Effect, when: str = timing.ANY) -> AntiheroCard:
    return AntiheroCard(id="held", timing=when, effect=effect)


# --- the main action -----------------------------------------------------------------------------------


def test_it_takes_a_sure_trait_rather_than_a_hopeless_challenge() -> None:
    cards = [challenge("trial", difficulty=9, easy=RICH, hard=RICH), trait("gift", triumph=3)]
    play = game({"xp": 0}, cards=cards)
    assert best(play) == "gain:gift"
    assert reasons(play, "gain:gift") == {"bot-ca-sure": {}, "bot-ca-scores": {"points": 3}}


def test_it_faces_a_challenge_that_is_worth_more_than_a_trait() -> None:
    cards = [challenge("trial", difficulty=2, easy=RICH), trait("gift", triumph=1)]
    play = game({"abilities": (STR, DEX), "xp": 0}, cards=cards)
    assert best(play) == "face:trial-easy"
    assert "bot-ca-certain" in reasons(play, "face:trial-easy")


def test_it_leaves_a_trait_that_costs_more_than_it_gives() -> None:
    dear = trait("gift", SpendXp(3), triumph=1)
    play = game({"abilities": (STR, DEX), "xp": 3}, cards=[challenge("trial", difficulty=2, easy=POOR), dear])
    assert best(play) == "face:trial-easy"


def last_card(*cards: Card, **hero: Any) -> Play:
    """The ninth card is to be chosen."""
    row = [card.id for card in cards if isinstance(card, StoryCard)]
    return scene({"xp": 0, "story": lived(8), **hero}, cards=cards, rows=[["trial"], [], row], decks=[None, [], []])


def test_it_completes_a_set_of_four() -> None:
    cards = [trait("last", act=2, icons=(NATURE,)), trait("other", act=2, icons=(JUSTICE,), triumph=3)]
    play = last_card(*cards, icons=(NATURE,) * 3)
    assert best(play) == "gain:last"
    assert reasons(play, "gain:last")["bot-ca-set"] == {"icon": "icon:nature", "count": 4, "points": 4}


def test_it_serves_its_destiny() -> None:
    fate = Destiny(id="fate-0", conditions=(PerIcon(ARCANA, 3),))
    cards = [trait("gift", icons=(ARCANA,)), trait("other", icons=(JUSTICE,), triumph=1), fate]
    play = game({"xp": 0}, row=("gift", "other"), cards=cards)
    assert best(play) == "gain:gift"
    assert reasons(play, "gain:gift")["bot-ca-destiny"] == {"points": 3}


def test_it_moves_where_its_destiny_wants_it() -> None:
    fate = Destiny(id="fate-0", conditions=(MarkerBetween(9, -4, -3),))
    play = last_card(trait("last", act=2, corruption=1), trait("other", act=2, triumph=3), fate, level=-2)
    assert best(play) == "gain:last"


def test_it_takes_the_harder_path_when_that_pays() -> None:
    cards = [challenge("trial", difficulty=3, easy=RICH, hard=RICH)]
    hero = {"abilities": (STR, DEX), "xp": 0}
    assert best(game(hero, cards=cards)) == "face:trial-easy"
    assert best(game({**hero, "power": When(Wins(hard=True), Gain(xp=2))}, cards=cards)) == "face:trial-hard"


def test_an_ally_makes_a_challenge_worth_more() -> None:
    cards = [challenge("trial", 1, easy=POOR), challenge("other", 1, easy=POOR), friend(triumph=2)]
    hero = {"abilities": (STR, STR, DEX), "xp": 0}
    play = game(hero, row=("trial", "other"), cards=cards, under={"other": "friend"})
    assert best(play) == "face:other-easy"


def test_it_journeys_when_the_row_is_bad_and_that_is_free() -> None:
    """A card that cannot be won makes room for one of a deck full of better ones."""
    hard = [challenge(f"hard-{n}", 9, easy=POOR, hard=POOR) for n in range(3)]
    easy = challenge("trial", 2, easy=RICH)
    sailor = {"abilities": (STR, DEX), "xp": 1, "power": When(Journeys(), Gain(xp=1))}
    play = game(sailor, row=("hard-0", "hard-1", "trial"), cards=[*hard, easy], decks=[("hard-2",), None, None])
    found = values(play)
    assert found["face:trial-easy"] > found["face:hard-0-easy"]
    assert found["journey:hard-0"] > found["journey:trial"]


def test_it_borrows_an_icon_for_a_trait_that_asks_for_it() -> None:
    lent = {"xp": 3, "power": Spend(1, BorrowIcon(CHA))}
    cards = [trait("gift", HasAbility(CHA), triumph=9), trait("other", triumph=1)]
    play = game(lent, row=("gift", "other"), cards=cards)
    assert best(play) == "spend:drive-0"
    play.play("spend:drive-0")
    assert best(play) == "gain:gift"


# --- before the cast -----------------------------------------------------------------------------------


def test_it_buys_no_dark_rune_for_a_certain_success() -> None:
    play = game({"abilities": (STR, STR, DEX)}, cards=[challenge("trial", 2, easy=RICH)])
    play.play("face:trial-easy")
    assert best(play) == "cast"


def test_it_buys_dark_runes_where_they_decide() -> None:
    play = game({"abilities": (STR,), "xp": 3}, cards=[challenge("trial", 5, easy={"triumph": 8})])
    play.play("face:trial-easy")
    assert best(play) == "dark"
    assert "bot-ca-chance-more" in reasons(play, "dark")


def test_what_cannot_be_won_is_not_praised_for_its_rewards() -> None:
    play = game({"xp": 0}, cards=[challenge("trial", 9, easy=RICH)])
    assert reasons(play, "face:trial-easy") == {"bot-ca-chance": {"chance": 0}}


def test_it_does_not_fall_to_the_bottom_for_a_small_gain() -> None:
    play = game({"abilities": (STR,), "xp": 3, "level": -3}, cards=[challenge("trial", 3, easy=POOR)])
    play.play("face:trial-easy")
    assert best(play) == "cast"


def test_it_adds_the_rune_that_counts() -> None:
    cards = [challenge("last", 3, act=2, easy=RICH), held(AddRune((WIS, STR)), timing.BEFORE)]
    play = last_card(*cards, hand=["held"])
    play.play("face:last-easy")
    assert best(play) == "play:held"
    play.play("play:held")
    assert play.asked == (0, "grant")
    assert best(play) == "rune:str"


def test_it_keeps_its_runes() -> None:
    play = game({"abilities": (STR, DEX)}, cards=[challenge("trial", 3, easy=RICH)])
    play.play("face:trial-easy")
    found = values(play)
    assert found["cast"] > found["leave:str"]


# --- after the cast ------------------------------------------------------------------------------------


def cast(rolls: tuple[int, ...], *cards: Any, **hero: Any) -> Play:
    """A cast of the core runes alone against difficulty 3 for five points."""
    rich = challenge("trial", 3, easy=RICH)
    play = game({"hand": ["held"], "xp": 0, **hero}, cards=[rich, *cards], rolls=rolls)
    play.play("face:trial-easy", "cast")
    return play


def test_it_adds_to_a_result_that_falls_short() -> None:
    play = cast(LOSE, held(AddResult(2)))
    assert best(play) == "play:held"
    assert "bot-ca-turns-loss" in reasons(play, "play:held")


def test_it_adds_nothing_to_a_result_that_suffices() -> None:
    play = cast(WIN, held(AddResult(2)))
    assert best(play) == "resolve"
    assert reasons(play, "resolve") == {"bot-ca-suffices": {}}


def test_it_adds_nothing_that_is_not_enough() -> None:
    play = cast(LOSE, held(AddResult(1)))
    assert best(play) == "resolve"


def test_it_adds_two_things_that_are_enough_together() -> None:
    second = HeroCard(id="second", timing=timing.DURING, effect=AddResult(1))
    play = cast(LOSE, held(AddResult(1)), second, hand=["held", "second"])
    assert best(play).startswith("play:")
    play.play(best(play))
    assert best(play).startswith("play:")
    play.play(best(play))
    assert best(play) == "resolve" if play.asked == (0, "after-cast") else play.told("ca-event-won")


@pytest.mark.parametrize(("rolls", "answer"), [(LOSE, "play:held"), (WIN, "resolve")])
def test_it_tries_again_after_a_loss_alone(rolls: tuple[int, ...], answer: str) -> None:
    play = game(
        {"hand": ["held"], "xp": 0, "abilities": (STR,)},
        cards=[challenge("trial", 3, easy=RICH), held(Recast())],
        rolls=(*rolls, 2),
    )
    play.play("face:trial-easy", "cast")
    assert play.view()["attempt"]["result"] == (2 if rolls == LOSE else 4)
    assert best(play) == answer


def test_it_turns_the_rune_that_is_needed() -> None:
    play = cast((2, 1, 1), held(TurnRune()))
    assert best(play) == "play:held"
    play.play("play:held")
    assert best(play) == "rune:0"


def test_it_pays_for_a_success() -> None:
    play = cast(LOSE, xp=3, hand=[], power=Spend(1, AddResult(2)))
    assert best(play) == "spend:drive-0"


def test_it_sacrifices_an_ally_for_a_success() -> None:
    dog = friend(power=Sacrifice(AddResult(2)))
    play = cast(LOSE, dog, hand=[], allies=["friend"])
    assert best(play) == "sacrifice:friend"


def test_it_keeps_an_ally_that_is_worth_more() -> None:
    sister = friend(triumph=9, power=Sacrifice(AddResult(2)))
    play = cast(LOSE, sister, hand=[], allies=["friend"])
    assert best(play) == "resolve"


def test_it_calms_corruption_that_would_cost_points() -> None:
    cards = [challenge("trial", 3, easy=RICH), held(Calm())]
    play = game({"hand": ["held"], "xp": 1, "level": -2}, cards=cards, rolls=(1, 1, 1, 1))
    play.play("face:trial-easy", "dark", "cast")
    assert best(play) == "play:held"


def test_it_trades_cards_when_an_adversary_is_nearly_beaten() -> None:
    foe = Adversary(
        id="ogre", act=0, difficulty=3, tests=(WIS,), paths=(Path(id="ogre", triumph=8),), power=Trade(HERO)
    )
    play = game({"hand": ["hope"], "xp": 0}, row=("ogre",), cards=[foe], rolls=(1, 2, 1), hero_deck=("hope-2",))
    play.play("face:ogre", "cast")
    assert best(play) == "trade:hope"


# --- hand cards ----------------------------------------------------------------------------------------


def test_it_draws_the_kind_it_may_play() -> None:
    play = game({"level": -3, "xp": 0}, rolls=(1, 1, 2))
    play.play("face:trial-easy", "cast")
    assert play.asked == (0, "draw")
    assert best(play) == "draw:antihero"


def test_no_card_rots_in_its_hand() -> None:
    """In its last turn it plays what is left, helpful or not."""
    cards = [challenge("trial", 2, easy=RICH), held(AddRune((CHA,)), timing.BEFORE)]
    play = game({"hand": ["held"], "abilities": (STR, STR, DEX), "xp": 0}, cards=cards, turn=0, ender=1)
    play.play("face:trial-easy")
    assert best(play) == "play:held"
    assert "bot-ca-last-chance" in reasons(play, "play:held")


def test_it_keeps_a_card_for_a_better_moment() -> None:
    cards = [challenge("trial", 2, easy=RICH), held(AddRune((STR,)), timing.BEFORE)]
    play = game({"hand": ["held"], "abilities": (STR, STR, DEX), "xp": 0}, cards=cards)
    play.play("face:trial-easy")
    assert best(play) == "cast"


def test_it_hinders_a_rival() -> None:
    cards = [challenge("trial", 4, easy=RICH), dark(Hinder(2), timing.OTHER_FACES)]
    play = game({"abilities": (STR, DEX)}, {"hand": ["held"]}, cards=cards)
    play.play("face:trial-easy", "cast")
    assert play.asked == (1, "react")
    assert best(play) == "play:held"
    found = values(play)
    assert found["pass"] > found["hush:turn"] > found["hush:always"]


def test_it_does_not_waste_an_attack_on_a_hopeless_attempt() -> None:
    cards = [challenge("trial", 9, easy=RICH), dark(Hinder(2), timing.OTHER_FACES)]
    play = game({"abilities": (STR, DEX)}, {"hand": ["held"]}, cards=cards)
    play.play("face:trial-easy", "cast")
    assert best(play) == "pass"


def test_it_takes_the_stronger_ability_from_a_rival() -> None:
    cards = [challenge("trial", 4, easy=RICH), dark(IgnoreAbility(), timing.OTHER_FACES)]
    play = game({"abilities": (STR, DEX, DEX)}, {"hand": ["held"]}, cards=cards)
    play.play("face:trial-easy", "cast")
    play.play("play:held", seat=1)
    assert play.asked == (1, "ignore")
    assert best(play) == "rune:dex"


def test_it_helps_a_team_mate() -> None:
    cards = [challenge("trial", 4, easy=RICH), held(AddRune((STR,)), timing.BEFORE)]
    play = together({"abilities": (DEX,)}, {"hand": ["held"], "story": lived(8, 1)}, cards=cards, row=("trial",))
    play.play("face:trial-easy", "cast")
    assert play.asked == (1, "react")
    assert best(play) == "play:held:1"


@pytest.mark.parametrize("effect", [Slander(2), Unnerve()])
def test_it_spares_its_team_mates(effect: Effect) -> None:
    cards = [dark(effect)]
    heroes = ({"hand": ["held"], "xp": 0}, {"hand": ["hope"], "level": -2})
    assert best(together(*heroes, cards=cards)) != "play:held"
    assert best(game(*heroes, cards=cards)) == "play:held"


def test_it_robs_the_one_who_leads() -> None:
    rich, poor = trait("rich", triumph=9), trait("poor")
    heroes = ({"hand": ["held"]}, {"story": [["poor"]], "xp": 2}, {"story": [["rich"]], "xp": 2})
    play = game(*heroes, seats=3, cards=[dark(Rob(1)), rich, poor])
    play.play("play:held")
    assert play.asked == (0, "target")
    assert best(play) == "seat:3"


def test_it_shares_with_the_one_who_is_behind() -> None:
    rich, poor = trait("rich", triumph=9), trait("poor")
    heroes = ({"hand": ["held"]}, {"story": [["poor"]]}, {"story": [["rich"]]})
    play = game(*heroes, seats=3, cards=[held(Share(Gain(xp=2)), timing.ANY), rich, poor])
    play.play("play:held")
    assert best(play) == "seat:2"


def test_it_drops_the_card_of_least_use() -> None:
    good = HeroCard(id="good", timing=timing.DURING, effect=AddResult(2))
    weak = HeroCard(id="weak", timing=timing.OTHER_LOST, effect=Receive(Gain(xp=1)))
    play = game({"hand": ["held"]}, {"hand": ["good", "weak"]}, cards=[dark(Unnerve()), good, weak])
    play.play("play:held")
    assert play.asked == (1, "drop")
    assert best(play) == "drop:weak"


def test_it_cancels_a_card_that_is_meant_for_it() -> None:
    shield = HeroCard(id="shield", timing=timing.RESPONSE, effect=Cancel(ANTIHERO))
    play = game({"hand": ["held"]}, {"hand": ["shield"], "xp": 3}, cards=[dark(Rob(1)), shield])
    play.play("play:held")
    assert play.asked == (1, "respond")
    assert best(play) == "play:shield"


# --- against the adversary -------------------------------------------------------------------------------


def test_together_it_plays_safe() -> None:
    """The bold path is worth the risk against others, but not where every loss strengthens the adversary."""
    cards = [challenge("trial", 3, easy={"triumph": 2}, hard={"triumph": 4})]
    hero = {"abilities": (STR, DEX), "xp": 0}
    assert best(game(hero, row=("trial",), cards=cards)) == "face:trial-hard"
    play = together(hero, row=("trial",), cards=cards, adversary_xp=5)
    assert best(play) == "face:trial-easy"
    assert "bot-ca-feeds" in reasons(play, "face:trial-easy")


def test_it_saves_nothing_for_later_when_it_faces_the_adversary() -> None:
    hero = {"story": lived(8), "xp": 3, "abilities": (WIS,)}
    play = together(hero, foe={"difficulty": 5}, adversary_xp=5)
    play.play("face:nemesis")
    assert best(play) == "dark"


# --- allies and characters -------------------------------------------------------------------------------


def test_it_puts_an_ally_where_it_can_win_it() -> None:
    cards = [challenge("brawn", 2, (STR,)), challenge("brains", 2, (WIS,)), friend(triumph=3)]
    play = game(
        {"abilities": (STR, STR)},
        {"abilities": (WIS, WIS)},
        row=("brawn", "brains", "gift"),
        cards=cards,
        decks=[("friend", "filler-5"), None, None],
    )
    play.play("gain:gift")
    assert play.asked == (0, "place-ally")
    assert best(play) == "place:brawn"


def test_it_judges_by_the_numbers_of_a_pack() -> None:
    def worth(triumph: int) -> float:
        pack = {"paths": {"adventurous": {"triumph": triumph}}}
        play = situation("call-to-adventure", 2, {"pack": pack}, heroes=[{}], rows=[["adventurous", "deep-forest"]])
        return next(a.value for a in advise(play.table, GreedyBot(0)) if a.option.key == "gain:adventurous")

    assert worth(6) == pytest.approx(worth(1) + 5)
