"""The greedy bot of Pathfinder: how strong it is, what it knows, and what it says."""

from __future__ import annotations

import random
from functools import cache
from types import ModuleType
from typing import Any

import pytest

import herowright as hw
from herowright.bots import Advice, advise, make_bot, play_on
from herowright.bots.policy import neutral
from herowright.games.pathfinder.bot import outlook, troubles, worth
from herowright.games.pathfinder.bot.greedy import JUDGES, GreedyBot
from herowright.games.pathfinder.bot.stakes import Fight, best_fight
from herowright.games.pathfinder.cards import arms, deeds, gifts, meetings, outside, wonders
from herowright.games.pathfinder.cards import effects as printed_effects
from herowright.games.pathfinder.cards import troubles as printed_troubles
from herowright.games.pathfinder.cards.moments import HELP, SKILL
from herowright.games.pathfinder.rules import choices
from herowright.games.pathfinder.rules.odds import odds, shortfalls
from herowright.games.pathfinder.testing import boon, location
from herowright.locale.texts import LANGUAGES, Texts
from herowright.table.decision import Kind
from herowright.table.glimpse import Glimpse, Inside
from herowright.testing import situation
from tests.examples import examples

GAME = "pathfinder"
PERILS = ("brigandoom", "the-poison-pill", "black-fangs-dungeon")


def played(seats: int, seed: int, name: str, **options: Any) -> hw.Table[Any]:
    table = hw.new_table(GAME, seats=seats, seed=seed, options=options)
    play_on(table, [make_bot(GAME, name, 10 * seed + seat) for seat in range(seats)])
    return table


def won(table: hw.Table[Any]) -> bool:
    assert table.outcome is not None
    return bool(table.outcome.winners)


# --- strength ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", PERILS)
def test_it_wins_where_random_players_never_do(scenario: str) -> None:
    games = [played(4, seed, "greedy", scenario=scenario) for seed in range(examples(18, 36))]
    assert sum(won(table) for table in games) >= len(games) / 9
    assert not any(won(played(4, seed, "random", scenario=scenario)) for seed in range(examples(6, 12)))
    heroes = [hero for table in games for hero in table.state.heroes]
    assert sum(hero.dead for hero in heroes) <= 0.03 * len(heroes)


# How many of 36 games are won at least, and which part of the locations is closed; six have little time. In other games
# 66% of 540, 81% of 270 and 30% of 180 were won: by chance alone, fewer than one choice of seeds in 200 falls short.
# These 36 were won 25, 30 and 10 times, with 89%, 88% and 69% of the locations closed.
EXPECTED = {1: (15, 0.65), 2: (22, 0.7), 6: (2, 0.6)}


@pytest.mark.parametrize("seats", EXPECTED)
def test_parties_of_every_size_win_their_share(seats: int) -> None:
    wins, part = EXPECTED[seats]
    games = [played(seats, seed, "greedy", scenario=PERILS[seed % 3]) for seed in range(examples(18, 36))]
    assert sum(won(table) for table in games) >= wins * len(games) / 36
    places = [place for table in games for place in table.state.places]
    assert sum(place.closed for place in places) >= part * len(places)


def test_the_same_seeds_give_the_same_game() -> None:
    first, again = (played(3, 5, "greedy") for _ in range(2))
    assert first.decisions == again.decisions


# --- every card --------------------------------------------------------------------------------------------------


def vocabulary(module: ModuleType, base: type) -> set[type]:
    """Everything of a kind that a card can declare in a module; the bases of it are no dataclasses."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    return {kind for kind in kinds if "__dataclass_fields__" in vars(kind) and kind.__module__ == module.__name__}


def test_it_has_an_opinion_on_whatever_a_bane_can_do() -> None:
    declared = set().union(
        *(vocabulary(module, printed_troubles.Trouble) for module in (printed_troubles, gifts, meetings, deeds))
    )
    assert len(declared) > 20
    assert declared <= troubles.TOLLS.keys() | troubles.STEPS.keys() | troubles.ALWAYS.keys()


def test_it_has_an_opinion_on_whatever_a_boon_can_do() -> None:
    modules = (printed_effects, outside, arms, wonders)
    declared = set().union(*(vocabulary(module, printed_effects.Effect) for module in modules))
    assert len(declared) > 20
    # What works on a check is judged by what it makes of the check.
    on_checks = {effect for effect in declared if getattr(effect, "moment", "") in (SKILL, HELP)}
    known = worth.USES.keys() | on_checks
    assert declared - known == {printed_effects.BorrowBlessing}  # the borrowed power is judged


def test_every_question_has_a_judge() -> None:
    kinds = {kind.id for kind in vars(choices).values() if isinstance(kind, Kind)}
    assert kinds == JUDGES.keys()


# --- what it says ------------------------------------------------------------------------------------------------


def ask(table: hw.Table[Any]) -> list[Advice]:
    return list(advise(table, GreedyBot(0)))


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)


def check_advice(table: hw.Table[Any], said: set[str]) -> None:
    decision = table.decision
    assert decision is not None
    advice = ask(table)
    assert sorted(each.option.key for each in advice) == sorted(option.key for option in decision.options)
    assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)
    for each in advice:
        assert 1 <= len(each.reasons) <= 5
        for message in each.reasons:
            assert message.args.get("cards") != 0 or message.id == "bot-pf-few-cards", "nothing is no reason"
            if message.id not in said:
                said.add(message.id)
                for lang in LANGUAGES:
                    assert texts(lang).say(message)


@pytest.mark.parametrize("scenario", [*PERILS, "local-heroes", "approach-to-thistletop"])
def test_every_answer_has_a_value_and_reasons(scenario: str) -> None:
    """In games that other players lead astray now and then."""
    said: set[str] = set()
    kinds = set()
    rng = random.Random(7)
    table = hw.new_table(GAME, seats=4, seed=11, options={"scenario": scenario})
    while table.decision is not None:
        kinds.add(table.decision.kind)
        check_advice(table, said)
        straying = rng.random() < 0.15
        table.apply(rng.choice(table.decision.options) if straying else ask(table)[0].option)
    assert {"turn", "skill", "prepare", "help", "reset", "start"} <= kinds
    assert {"bot-pf-chance", "bot-pf-chance-more", "bot-pf-explore-more", "bot-pf-kept"} <= said


def test_decks_feats_and_rewards_are_chosen_too() -> None:
    party = {"version": 1, "members": [], "finished": [], "removed": []}
    table = hw.new_table(GAME, seats=2, seed=3, options={"decks": "own", "party": party})
    said: set[str] = set()
    while table.decision is not None:
        if table.decision.kind in ("character", "deck", "build", "rebuild", "feat", "reward-kind", "loot"):
            check_advice(table, said)
        table.apply(ask(table)[0].option)
    assert "bot-pf-sample" in said


# --- judgement ---------------------------------------------------------------------------------------------------


def test_what_is_missing_and_what_is_reached_are_all_there_is() -> None:
    for sides, plus, difficulty, weak in (((12,), 2, 8, 0), ((10, 6, 4), 3, 14, 1), ((4, 4), 0, 9, 0), ((), 3, 3, 0)):
        missing = shortfalls(sides, plus, difficulty, weak)
        assert sum(missing) + odds(sides, plus, difficulty, weak) == pytest.approx(1)
    assert shortfalls((4,), 0, 3) == (0.25, 0.25)
    assert shortfalls((4,), -3, 2) == (0.25, 0.75)  # a result is never below 0


@pytest.mark.parametrize(
    ("explored", "deck", "thrown"), [(0, ["bandit"], True), (1, ["bandit"], False), (0, [], False)]
)
def test_a_hand_that_did_not_dare_to_explore_is_changed(explored: int, deck: list[str], thrown: bool) -> None:
    """Otherwise it would sit there turn after turn."""
    hand = ["wooden-shield", "guard", "chain-mail", "blessing-of-the-gods", "blessing-of-the-gods"]
    heroes = [{"character": "kyra", "hand": hand}]
    table = situation(
        GAME, 1, heroes=heroes, places={"woods": deck, "farmhouse": None}, explored=explored, step=("reset_hand",)
    ).table
    assert table.decision is not None
    assert table.decision.kind == "reset"
    assert ask(table)[0].option.key.startswith("drop:") == thrown


def test_a_boon_of_two_checks_is_for_whoever_is_good_at_them() -> None:
    crown = boon("crown", "armor", acquire="Arcane 9 then Arcane 9")
    clever = {"character": "ezren", "place": "glade"}
    heroes = [{"character": "valeros", "place": "glade"}, clever]
    laid: dict[str, Any] = {"places": {"glade": ["crown"]}, "cards": [crown, location("glade")]}
    table = situation(GAME, 2, heroes=heroes, **laid)
    table.play("explore")
    assert table.asked == (0, "which-check")
    assert [advice.option.key for advice in ask(table.table)] == ["by:2", "by:1"]


def test_questions_it_does_not_know_are_left_open() -> None:
    assert neutral.__doc__
    table = hw.new_table(GAME, seats=1, seed=1, options={})
    assert table.decision is not None
    assert len(ask(table)) == len(table.decision.options)


# --- what it cannot know -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "scenario"), [(1, "brigandoom"), (3, "local-heroes"), (4, "approach-to-thistletop")])
def test_what_nobody_can_know_changes_no_advice(seats: int, scenario: str) -> None:
    """Tables that nobody can tell apart give the same glimpse, and so the same advice. What lies there for real, as at
    a table that is imagined already, gives no other; and to think about a table leaves it as it was."""
    rng, bot = random.Random(seats), GreedyBot(0)
    table = hw.new_table(GAME, seats=seats, seed=seats, options={"scenario": scenario})
    encode = table.game.encode
    while table.decision is not None and len(table.decisions) < 200:
        seat = table.decision.seat
        if rng.random() < 0.3:
            other = table.imagine(seat, rng)
            one, two = Glimpse(table, seat, 7), Glimpse(other, seat, 7)
            assert encode(one.state) == encode(two.state)
            assert encode(one.known) == encode(two.known)
            assert other.view(seat) == table.view(seat)
            before = encode(table.state)
            found = [told(bot, each) for each in (one, two, Inside(table, seat))]
            assert found[0] == found[1] == found[2]
            assert encode(table.state) == before
        options = table.decision.options
        table.apply(rng.choice(options) if rng.random() < 0.2 else advise(table, bot)[0].option)


def told(bot: GreedyBot, glimpse: Glimpse[Any]) -> list[Any]:
    return [(each.option.key, each.value, each.reasons) for each in bot.advise(glimpse)]


# --- what a hand can do together ---------------------------------------------------------------------------------


def reckoned(character: str, hand: list[str], **more: Any) -> Fight:
    """What a character expects of a fight against whatever may come."""
    places = {"woods": ["bandit"] * 5, "farmhouse": ["bandit"]}
    heroes = [{"character": character, "hand": hand, "place": "woods", **more}]
    table = situation(GAME, 1, heroes=heroes, places=places, turn=0).table
    return best_fight(outlook.Outlook(Inside(table, 0)), table.state.heroes[0])


def test_everything_in_the_hand_is_reckoned_with() -> None:
    """Wild shape gives a d10 for a card, an animal is shown for a d4, a blessing adds a die."""
    hand = ["sages-journal", "guidance", "strength"]
    shaped = reckoned("lini", hand)
    with_animal = reckoned("lini", [*hand, "crow"])
    blessed = reckoned("lini", [*hand, "crow", "blessing-of-the-gods"])
    assert reckoned("lini", []).chance < 0.05
    assert shaped.chance > 0.7
    assert blessed.value > with_animal.value > shaped.value


def test_a_monk_plays_as_many_blessings_as_it_takes() -> None:
    chances = [reckoned("sajan", ["blessing-of-the-gods"] * count).chance for count in range(3)]
    assert chances == [pytest.approx(0.1), pytest.approx(0.64), pytest.approx(0.916)]


def test_cards_that_must_go_anyway_cost_next_to_nothing() -> None:
    usual, over = outlook.tolls(6, 5, 10.0), outlook.tolls(6, 7, 10.0, 2)
    assert over[2] < usual[1]
    assert over[3] - over[2] == pytest.approx(usual[1])


def test_nobody_rests_at_a_closed_location_while_there_is_work() -> None:
    places = {"woods": ["bandit"] * 4, "farmhouse": None}
    hand = ["longsword", "blessing-of-the-gods", "blessing-of-the-gods", "dagger"]
    heroes = [{"character": "valeros", "hand": hand, "place": "farmhouse"}]
    table = situation(GAME, 1, heroes=heroes, places=places, turn=0, closed=["farmhouse"]).table
    assert ask(table)[0].option.key == "move:woods"


def test_a_card_goes_to_whoever_has_more_use_for_it() -> None:
    """The wizard fights with spells; the fighter beside him has no weapon left, and would keep his own."""

    def first(giver: str, other: str) -> str:
        hand = ["longsword", "force-missile", "force-missile", "frost-ray", "blessing-of-the-gods"]
        heroes = [
            {"character": giver, "hand": hand, "place": "woods"},
            {"character": other, "hand": ["guard"], "place": "woods"},
        ]
        table = situation(GAME, 2, heroes=heroes, places={"woods": ["bandit"] * 5}, turn=0).table
        return ask(table)[0].option.key

    assert first("ezren", "valeros") == "give:longsword"
    assert first("valeros", "ezren") != "give:longsword"
