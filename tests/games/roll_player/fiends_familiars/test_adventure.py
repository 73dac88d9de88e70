"""Adventure cards in the battle: FF-ADV."""

from typing import Any

import pytest

from herowright.games.roll_player.fiends_familiars.cards.box import fiends_box_of
from herowright.games.roll_player.fiends_familiars.cards.conditions import AtLeast, Condition, Fewest, GoalMet, Most
from herowright.games.roll_player.fiends_familiars.cards.measures import GoalsMet, Owned, RowValue
from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, AdventureCard, Reward
from herowright.games.roll_player.fiends_familiars.rules.scoring import score
from herowright.games.roll_player.rules.components import STR
from herowright.testing import Play, rule, situation

ALWAYS = AtLeast(Owned("gold"), 0)
NEVER = AtLeast(Owned("gold"), 99)
CLASSES = ("monk", "thief", "wizard")


def card(kind: str, condition: Condition = ALWAYS, *, dice: int = 0, xp: int = 0) -> AdventureCard:
    """A card of our own for the hydra."""
    number = 901 + KINDS.index(kind)
    reward = Reward(dice=dice, xp=xp)
    return AdventureCard(id=f"own-{kind}", number=number, kin="hydra", kind=kind, condition=condition, reward=reward)


def game(*heroes: dict[str, Any], cards: tuple[AdventureCard, ...] = (), seats: int = 2, **arrangement: Any) -> Play:
    """The battle with the hydra begins. Heroes have 4 gold, so that nobody hires, unless they have more; cards of
    our own lie at the place of their kind, and those not named reward nobody."""
    given = [*heroes, *[{}] * seats]
    people = [{"race": "human", "hero_class": CLASSES[seat], "gold": 4} | given[seat] for seat in range(seats)]
    own = {kind: card(kind, NEVER, dice=9) for kind in KINDS} | {own.kind: own for own in cards}
    return situation(
        "roll-player",
        seats,
        {"expansion": "fiends-familiars"},
        phase="battle",
        heroes=people,
        cards=list(own.values()),
        monster="hydra",
        adventure=[own[kind].id for kind in KINDS],
        lurking={},
        **arrangement,
    )


def dice(table: Play) -> list[int]:
    return [hero.combat_dice for hero in table.state.heroes]


# --- order ---------------------------------------------------------------------------------------


@rule("FF-ADV-01")
def test_the_cards_are_revealed_as_lair_trap_attack() -> None:
    shown = [event.args for event in game().told("ff-event-adventure")]
    assert shown == [{"kind": f"adventure-kind:{kind}", "card": f"adventure:own-{kind}"} for kind in KINDS]


@rule("FF-ADV-01")
def test_each_card_is_resolved_before_the_next_one_is_revealed() -> None:
    cards = tuple(card(kind, xp=1) for kind in KINDS)
    table = game({"adventure_tokens": 3, "traits": ["devious"]}, cards=cards)
    for number in range(3):
        assert table.asked == (0, "store-xp")
        seen = [(row["revealed"], row["id"]) for row in table.view(1)["adventure"]]
        assert seen == [(at <= number, f"own-{kind}" if at <= number else None) for at, kind in enumerate(KINDS)]
        table.play("store:0")
    assert table.asked == (0, "hire")
    assert table.hero(0).xp == 3


@rule("FF-ADV-01")
def test_what_an_earlier_card_gave_counts_for_a_later_one() -> None:
    cards = (card("lair", xp=2), card("trap", AtLeast(Owned("xp"), 2), dice=1))
    assert dice(game({"adventure_tokens": 2}, cards=cards)) == [2, 1]


# --- who is rewarded -----------------------------------------------------------------------------


@rule("FF-ADV-02")
@pytest.mark.parametrize(("tokens", "pool"), [(0, 1), (1, 2), (2, 4), (3, 8)])
def test_only_the_tokens_a_hero_holds_are_rewarded(tokens: int, pool: int) -> None:
    cards = tuple(card(kind, dice=more) for kind, more in zip(KINDS, (1, 2, 4), strict=True))
    table = game({"adventure_tokens": tokens}, cards=cards)
    assert dice(table) == [pool, 1]
    assert len(table.told("ff-event-adventure-pays")) == tokens


@rule("FF-ADV-02")
def test_a_look_at_the_card_is_no_token() -> None:
    table = game({"looked": ["lair", "trap", "attack"]}, cards=tuple(card(kind, dice=1) for kind in KINDS))
    assert dice(table) == [1, 1]


@rule("FF-ADV-02")
def test_a_token_alone_brings_nothing_without_the_condition() -> None:
    assert dice(game({"adventure_tokens": 3})) == [1, 1]


@rule("FF-ADV-03")
@pytest.mark.parametrize(
    ("condition", "gold"),
    [(Most(Owned("gold")), (2, 3, 4)), (Fewest(Owned("gold")), (3, 2, 1))],
)
def test_those_without_the_token_are_left_out_of_a_comparison(condition: Condition, gold: tuple[int, int, int]) -> None:
    own = (card("trap", condition, dice=1),)
    with_token = [{"gold": amount, "adventure_tokens": tokens} for amount, tokens in zip(gold, (2, 2, 1), strict=True)]
    assert dice(game(*with_token, cards=own, seats=3)) == [1, 2, 1]
    all_with = [{"gold": amount, "adventure_tokens": 2} for amount in gold]
    assert dice(game(*all_with, cards=own, seats=3)) == [1, 1, 2]


@rule("FF-ADV-03")
def test_the_only_holder_of_the_token_wins_a_comparison() -> None:
    own = (card("lair", Most(Owned("gold")), dice=1),)
    assert dice(game({"gold": 1, "adventure_tokens": 1}, {"gold": 4}, cards=own)) == [2, 1]


@rule("FF-ADV-04")
@pytest.mark.parametrize("condition", [ALWAYS, Most(Owned("gold")), Fewest(Owned("gold"))])
def test_all_who_qualify_get_the_full_reward(condition: Condition) -> None:
    own = (card("lair", condition, dice=3),)
    heroes = [{"gold": 2, "adventure_tokens": 1}] * 3
    assert dice(game(*heroes, cards=own, seats=3)) == [4, 4, 4]


@rule("FF-ADV-04")
def test_one_may_qualify_where_another_does_not() -> None:
    own = (card("lair", AtLeast(Owned("glory"), 2), dice=1),)
    heroes = [{"glory": glory, "adventure_tokens": 1} for glory in (1, 2, 3)]
    assert dice(game(*heroes, cards=own, seats=3)) == [1, 2, 2]


@rule("FF-ADV-04")
def test_a_hero_is_shown_whether_a_card_already_seen_would_reward_them() -> None:
    own = (card("lair", AtLeast(Owned("glory"), 2), dice=1), card("trap", Most(Owned("gold")), dice=1))
    table = situation(
        "roll-player",
        2,
        {"expansion": "fiends-familiars"},
        heroes=[{"adventure_tokens": 2, "gold": 3}, {"adventure_tokens": 1, "glory": 2, "gold": 9}],
        cards=list(own),
        monster="hydra",
        adventure=["own-lair", "own-trap"],
    )
    assert [row["qualifies"] for row in table.view(0)["adventure"]] == [False, True, None]
    assert [row["qualifies"] for row in table.view(1)["adventure"]] == [True, None, None]
    assert [row["qualifies"] for row in table.view(None)["adventure"]] == [None, None, None]


# --- rewards -------------------------------------------------------------------------------------


@rule("FF-ADV-05")
@pytest.mark.parametrize(("more", "xp"), [(2, 0), (0, 2), (1, 1)])
def test_rewards_are_combat_dice_for_the_battle_and_xp(more: int, xp: int) -> None:
    table = game({"adventure_tokens": 1}, cards=(card("lair", dice=more, xp=xp),))
    assert (table.hero(0).combat_dice, table.hero(0).xp) == (1 + more, xp)


@rule("FF-ADV-05")
def test_every_card_of_both_boxes_rewards_with_dice_or_xp_alone() -> None:
    cards = fiends_box_of("pl2", "fiends-familiars-mm").adventures
    assert cards
    for own in cards:
        reward = own.reward
        assert (reward.dice > 0) != (reward.xp > 0)
        assert reward == Reward(dice=reward.dice, xp=reward.xp)


@rule("FF-ADV-06")
@pytest.mark.parametrize(("class_dice", "pool"), [(3, 1), (4, 2), (5, 2)])
def test_a_card_asks_for_four_dice_of_the_class_colour_and_pays_what_its_data_say(class_dice: int, pool: int) -> None:
    purple = [f"purple{face}" for face in range(1, class_dice + 1)]
    table = situation(
        "roll-player",
        2,
        {"expansion": "fiends-familiars"},
        phase="battle",
        heroes=[
            {"hero_class": "wizard", "gold": 0, "adventure_tokens": 1},
            {
                "hero_class": "monk",
                "gold": 0,
                "adventure_tokens": 1,
                "rows": {"str": purple[:3], "familiar": purple[3:]},
            },
        ],
        monster="gryphon",
        adventure=["crossroads"],
        lurking={},
    )
    assert dice(table) == [1, pool]


# --- values before the final scoring ---------------------------------------------------------------------


@rule("RP-COMP-12", "FF-ADV-04")
@pytest.mark.parametrize(
    "condition", [AtLeast(RowValue(STR), 14), GoalMet(STR), AtLeast(GoalsMet(), 1)], ids=["row", "goal", "goals"]
)
@pytest.mark.parametrize(("face", "pool"), [("red4", 1), ("red5", 2)])
@pytest.mark.parametrize("extra", [{"race": "orc"}, {"weapons": ["longsword"]}, {}], ids=["race", "weapon", "nothing"])
def test_race_and_weapons_count_in_the_final_scoring_alone(
    condition: Condition, face: str, pool: int, extra: dict[str, Any]
) -> None:
    """The Strength of a thief has to be 14 or more; an orc and a longsword add to it in the end."""
    hero = {"hero_class": "thief", "adventure_tokens": 1, "rows": {"str": ["red4", "red5", face]}, **extra}
    table = game(hero, cards=(card("lair", condition, dice=1),))
    assert dice(table)[0] == pool
    goals = [line.points for line in score(table.state, table.hero(0)) if line.category == "goals"]
    assert goals[STR] == (1 if extra or pool == 2 else 0)
