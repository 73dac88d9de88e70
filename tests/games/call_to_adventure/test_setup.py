"""Set-up: CA-SETUP, and the worked example CA-EX-01."""

import random
from collections import Counter
from typing import Any

import pytest

from herowright import BadOption
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.rules.components import STR, XP_TOKENS
from herowright.table.plain import stale
from herowright.testing import Play, rule, situation
from tests.games.call_to_adventure.plain import challenge, game, trait

SEATS = [1, 2, 3, 4]
# The decks in the order in which they are shuffled.
NO_ALLIES = ["academy", "deep-forest", "thieves-guild", "street-fight", "cruel-winter", "rebel"]
DECKS = [NO_ALLIES, ["royal-army"], ["last-fortress"], ["iron-will"], ["dark-pact"]]
GIFTS = [trait("gift-2"), trait("gift-3")]
TWO_TRIALS = [challenge("trial-2")]
CHARACTERS = [["hunter"], ["bound-by-honor"], ["one-with-nature"]]


def opened(seats: int = 2, *, first: int = 0, **more: Any) -> Play:
    """A new table at which this seat begins."""
    options = {"first-player": f"seat-{first + 1}"} | more.pop("options", {})
    return situation("call-to-adventure", seats, options, **more)


def begun(seats: int = 2, **more: Any) -> Play:
    """The same after everybody has kept the first cards offered."""
    table = opened(seats, **more)
    while table.asked[1].startswith("keep"):
        table.play(table.keys[0])
    return table


def zones(table: Play) -> dict[str, str]:
    return table.table.game.inventory(table.state)


def at_random(seed: int) -> Any:
    rng = random.Random(seed)
    return lambda table: rng.choice(table.decision.options).key


# --- characters --------------------------------------------------------------------------------------


@rule("CA-SETUP-01")
def test_every_deck_holds_one_kind_of_cards_and_is_shuffled_on_its_own() -> None:
    table = opened(shuffles=[*DECKS, *CHARACTERS])
    assert table.state.chance.shuffles == ()  # eight decks, eight shuffles
    assert table.view(0)["heroes"][0]["hand"] == ["hero:iron-will"]
    assert table.keys[0] == "keep:hunter"
    table.play(table.keys[0])
    assert table.keys[0] == "keep:bound-by-honor"
    table.play(table.keys[0])
    assert table.keys[0] == "keep:one-with-nature"
    assert [deck[0].id for deck in table.state.decks] == ["academy", "royal-army", "last-fortress"]
    assert table.state.hand_decks["antihero"][0].id == "dark-pact"
    assert [{card.act for card in deck} for deck in table.state.decks] == [{0}, {1}, {2}]


@rule("CA-SETUP-01")
def test_another_seed_brings_other_cards() -> None:
    decks = {tuple(card.id for card in opened(seed=seed).state.decks[0]) for seed in range(5)}
    assert len(decks) == 5


@rule("CA-SETUP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_two_cards_of_each_kind(seats: int) -> None:
    table = opened(seats)
    dealt = [table.view(seat)["heroes"][seat]["dealt"] for seat in range(seats)]
    for six in dealt:
        assert Counter(name.partition(":")[0] for name in six) == {"origin": 2, "motivation": 2, "destiny": 2}
    assert len({name for six in dealt for name in six}) == 6 * seats
    assert table.view(None)["heroes"][0]["dealt"] == []


@rule("CA-SETUP-03")
def test_everybody_keeps_one_card_of_each_kind() -> None:
    table = opened(3, first=1)
    asked = []
    while table.asked[1].startswith("keep"):
        asked.append(table.asked)
        assert len(table.keys) == 2
        last = table.keys[1]
        table.play(last)
    parts = ("keep-origin", "keep-motivation", "keep-destiny")
    assert asked == [(seat, part) for seat in (1, 2, 0) for part in parts]
    kept = table.hero(0)
    assert (kept.origin.family, kept.motivation.family, kept.destiny.family) == ("origin", "motivation", "destiny")
    assert f"keep:{kept.destiny.id}" == last


@rule("CA-SETUP-03", "CA-STORY-01")
def test_nobody_has_a_story_before_all_have_chosen() -> None:
    table = opened(2)
    for _ in range(3):
        table.play(table.keys[0])
    assert table.asked[0] == 1
    assert [sum(hero["abilities"].values()) for hero in table.view()["heroes"]] == [0, 0]
    assert not stale(table.state)  # a story that was read from the cards would be none either


@rule("CA-SETUP-04")
def test_what_is_not_kept_takes_no_further_part() -> None:
    table = begun(3)
    unkept = {name for name, zone in zones(table).items() if zone.startswith("unkept")}
    assert Counter(name.partition(":")[0] for name in unkept) == {"origin": 3, "motivation": 3, "destiny": 3}
    table.play_out(at_random(1))
    assert {name for name, zone in zones(table).items() if zone.startswith("unkept")} == unkept


@rule("CA-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_may_deal_one_card_of_each_kind_without_a_choice(seats: int) -> None:
    table = opened(seats, options={"first-game": ["deal-one"]}, shuffles=[*DECKS, *CHARACTERS] if seats > 1 else ())
    assert not table.asked[1].startswith("keep")
    assert not any(zone.startswith("unkept") for zone in zones(table).values())
    if seats > 1:
        hero = table.view(0)["heroes"][0]
        assert (hero["origin"], hero["motivation"], hero["destiny"]) == ("hunter", "bound-by-honor", "one-with-nature")


@rule("CA-SETUP-06")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_holds_one_hero_card_and_no_antihero_card(seats: int) -> None:
    for hero in opened(seats).view()["heroes"]:
        assert hero["hand_kinds"] == {"hero": 1, "antihero": 0}


@rule("CA-SETUP-07")
def test_hands_are_hidden_from_others() -> None:
    table = begun()
    (card,) = table.view(0)["heroes"][0]["hand"]
    assert table.view(1)["heroes"][0]["hand"] is table.view(None)["heroes"][0]["hand"] is None
    told = {seat: [event.args.get("card") for event in table.table.events(seat)] for seat in (0, 1, None)}
    assert card in told[0]
    assert card not in told[1] + told[None]


@rule("CA-SETUP-08")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_3_xp(seats: int) -> None:
    assert [hero["xp"] for hero in begun(seats).view()["heroes"]] == [3] * seats


@rule("CA-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_one_board_with_three_places_and_a_track(seats: int) -> None:
    heroes = begun(seats).view()["heroes"]
    assert [hero["seat"] for hero in heroes] == list(range(seats))
    assert [hero["acts"] for hero in heroes] == [[[], [], []]] * seats
    assert [hero["space"] for hero in heroes] == [2] * seats


@rule("CA-SETUP-10", "CA-SETUP-11")
def test_origin_and_motivation_lie_face_up_for_all() -> None:
    table = begun(shuffles=[*DECKS, *CHARACTERS])
    for seat in (0, 1, None):
        hero = table.view(seat)["heroes"][0]
        assert (hero["origin"], hero["motivation"]) == ("hunter", "bound-by-honor")
    # What lies there face up belongs to the story from the beginning.
    origin, motivation = table.hero(0).origin, table.hero(0).motivation
    assert sum(table.hero(0).abilities) == len(origin.abilities + motivation.abilities)


@rule("CA-SETUP-12", "CA-SETUP-13")
def test_a_destiny_lies_face_down_until_the_end_and_only_its_owner_looks_at_it() -> None:
    table = begun()
    destiny = table.hero(0).destiny

    def look(seat: int | None) -> Any:
        return table.view(seat)["heroes"][0]["destiny"]

    choose = at_random(7)
    while table.table.decision:
        assert (look(0), look(1), look(None)) == (destiny.id, None, None)
        assert table.view(1)["heroes"][0]["has_destiny"]
        assert not any(destiny.name in event.args.values() for event in table.table.events(1))
        table.play(choose(table.table))
    assert look(0) == look(1) == look(None) == destiny.id


@rule("CA-SETUP-14")
def test_markers_start_on_the_third_space_from_the_top() -> None:
    view = begun(4).view()
    assert [hero["space"] for hero in view["heroes"]] == [2] * 4
    assert [space["level"] for space in view["track"]][2] == 0


@rule("CA-SETUP-02", "CA-SETUP-03", "CA-SETUP-04", "CA-SETUP-06", "CA-SETUP-08")
@rule("CA-SETUP-10", "CA-SETUP-11", "CA-SETUP-12", "CA-SETUP-13", "CA-SETUP-14")
def test_example_01_set_up_of_a_board() -> None:
    table = opened(
        shuffles=[*DECKS, ["sailor", "hunter"], ["survivor", "bound-by-honor"], ["archmage", *CHARACTERS[2]]]
    )
    assert len(table.view(0)["heroes"][0]["dealt"]) == 6
    table.play("keep:hunter", "keep:bound-by-honor", "keep:one-with-nature")
    while table.asked[1].startswith("keep"):
        table.play(table.keys[0])
    mine, theirs = table.view(0)["heroes"][0], table.view(1)["heroes"][0]
    assert (mine["origin"], mine["motivation"], mine["destiny"]) == ("hunter", "bound-by-honor", "one-with-nature")
    assert (theirs["origin"], theirs["motivation"], theirs["destiny"]) == ("hunter", "bound-by-honor", None)
    assert (mine["level"], mine["xp"], mine["hand"]) == (0, 3, ["hero:iron-will"])
    back = {name for name, zone in zones(table).items() if zone == "unkept:0"}
    assert back == {"origin:sailor", "motivation:survivor", "destiny:archmage"}


# --- the middle of the table ---------------------------------------------------------------------------


@rule("CA-SETUP-15")
def test_five_decks_lie_face_down_in_the_middle() -> None:
    table = begun(shuffles=[*DECKS, *CHARACTERS])
    view = table.view()
    assert [row["deck"] for row in view["rows"]] == [25, 28, 26]
    assert view["decks"] == {"hero": 20, "antihero": 22}
    assert [row["discard"] for row in view["rows"]] == [[], [], []]
    assert view["discards"] == {"hero": [], "antihero": []}


@rule("CA-SETUP-15", "CA-SETUP-18")
def test_nobody_knows_what_lies_face_down() -> None:
    table = begun()
    views = [table.view(seat) for seat in (0, 1, None)]
    for deck in (*table.state.decks, *table.state.hand_decks.values()):
        deck.reverse()
    for row, deck in zip(table.state.rows[1:], table.state.decks[1:], strict=True):
        row[0], deck[0] = deck[0], row[0]
    assert [table.view(seat) for seat in (0, 1, None)] == views


@rule("CA-SETUP-16", "CA-SETUP-17")
@pytest.mark.parametrize(("seats", "length"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_rows_are_four_cards_long_and_five_with_four_players(seats: int, length: int) -> None:
    assert [len(row["places"]) for row in begun(seats).view()["rows"]] == [length] * 3


@rule("CA-SETUP-18")
def test_only_the_row_of_act_one_lies_face_up() -> None:
    table = begun(shuffles=[*DECKS, *CHARACTERS])
    first, *others = table.view()["rows"]
    assert first["revealed"]
    assert [place["card"] for place in first["places"]] == NO_ALLIES[:4]
    for row in others:
        assert (row["revealed"], row["places"]) == (False, [None] * 4)
    assert [row[0].id for row in table.state.rows] == ["academy", "royal-army", "last-fortress"]


@rule("CA-SETUP-19")
def test_all_players_cast_the_same_runes() -> None:
    table = game(
        {"abilities": (STR,), "xp": 0}, {"abilities": (STR,), "xp": 0}, row=("trial", "trial-2"), cards=TWO_TRIALS
    )
    seen = []
    for seat, path in ((0, "trial-easy"), (1, "trial-2-easy")):
        assert table.asked[0] == seat
        table.play(f"face:{path}")
        seen.append([rune["rune"] for rune in table.view()["attempt"]["runes"]])
        while table.table.decision and table.asked[0] == seat:
            table.play("cast" if "cast" in table.keys else table.keys[0])
    assert seen[0] == seen[1]


@rule("CA-SETUP-20")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_chosen_when_the_table_opens(first: int) -> None:
    table = opened(3, first=first)
    assert table.asked[0] == first
    while table.asked[1] != "turn":
        table.play(table.keys[0])
    assert (table.asked[0], table.view()["first"]) == (first, first)


@rule("CA-SETUP-20")
def test_without_a_choice_anybody_may_begin() -> None:
    firsts = Counter(situation("call-to-adventure", 3, seed=seed).view()["first"] for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) >= 10


@rule("CA-SETUP-20")
def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(BadOption):
        opened(2, first=2)


@rule("CA-SETUP-21")
def test_play_passes_to_the_left() -> None:
    table = game(*[{"xp": 0}] * 3, seats=3, turn=1, row=("gift", "gift-2", "gift-3"), cards=GIFTS)
    turns = []
    for gift in ("gift", "gift-2", "gift-3"):
        turns.append(table.asked[0])
        table.play(f"gain:{gift}")
    assert [*turns, table.asked[0]] == [1, 2, 0, 1]


# --- first games ---------------------------------------------------------------------------------------


@rule("CA-SETUP-22")
def test_a_first_game_may_leave_out_allies_and_adversaries() -> None:
    state = opened(options={"first-game": ["basic-cards"]}).state
    left = {card.family for deck in state.decks for card in deck}
    assert left == {"trait", "challenge"}
    gone = sum(1 for card in BOX.story if card.family in ("ally", "adversary"))
    assert sum(len(deck) for deck in state.decks) == 91 - gone


@rule("CA-SETUP-23")
def test_five_character_cards_go_with_them() -> None:
    pile = (*BOX.origins, *BOX.motivations, *BOX.destinies)
    out = {"noble", "mistress-of-trickery", "heir-to-the-throne", "survivor", "vow-of-vengeance"}
    assert {card.id for card in pile if not card.basic} == out
    dealt = set()
    for seed in range(12):
        table = opened(4, options={"first-game": ["basic-cards"]}, seed=seed)
        dealt |= {name for seat in range(4) for name in table.view(seat)["heroes"][seat]["dealt"]}
    assert dealt == {card.name for card in pile} - {card.name for card in pile if card.id in out}
    assert len(dealt) == 40


@rule("CA-SETUP-24")
def test_cruel_betrayal_goes_too() -> None:
    deck = opened(options={"first-game": ["basic-cards"]}).state.hand_decks["antihero"]
    assert len(deck) == 21
    assert "cruel-betrayal" not in {card.id for card in deck}


@rule("CA-SETUP-24")
def test_cruel_betrayal_goes_from_the_adversarys_deck_as_well() -> None:
    state = opened(options={"mode": "co-op", "first-game": ["basic-cards"]}).state
    assert "cruel-betrayal" not in {card.id for card in state.adversary_deck}
    assert [card.id for card in state.boxed].count("cruel-betrayal") == 1


@rule("CA-SETUP-25")
@pytest.mark.parametrize("chosen", [[], ["deal-one"], ["basic-cards"], ["deal-one", "basic-cards"]])
def test_both_options_can_be_switched_on_by_themselves(chosen: list[str]) -> None:
    table = opened(options={"first-game": chosen})
    assert table.asked[1].startswith("keep") == ("deal-one" not in chosen)
    antiheroes = table.view()["decks"]["antihero"]
    assert antiheroes == (21 if "basic-cards" in chosen else 22)


@rule("CA-SETUP-25")
def test_neither_option_is_on_unless_chosen() -> None:
    assert situation("call-to-adventure", 2).view()["first_game"] == []


# --- counts --------------------------------------------------------------------------------------------


@rule("CA-SETUP-26", "CA-SETUP-27")
@pytest.mark.parametrize(("seats", "story", "heroes", "xp"), [(4, [24, 27, 25], 18, 28), (2, [25, 28, 26], 20, 34)])
def test_what_is_left_in_the_decks_and_the_supply(seats: int, story: list[int], heroes: int, xp: int) -> None:
    table = begun(seats, shuffles=[*DECKS, *CHARACTERS])
    view = table.view()
    assert [row["deck"] for row in view["rows"]] == story
    assert view["decks"] == {"hero": heroes, "antihero": 22}
    assert XP_TOKENS - sum(hero["xp"] for hero in view["heroes"]) == xp


# --- allies in the opening row ---------------------------------------------------------------------------


@rule("CA-SETUP-28")
@pytest.mark.parametrize(
    ("reading", "allies"), [("deck-side", ["stray-dog", "informant"]), ("far-side", ["informant", "stray-dog"])]
)
def test_the_first_player_places_allies_of_the_opening_row_from_the_deck_outwards(
    reading: str, allies: list[str]
) -> None:
    row = ["academy", "stray-dog", "deep-forest", "informant", "cruel-winter", "thieves-guild"]
    table = begun(3, first=2, options={"CA-SETUP-28": reading}, shuffles=[row])
    assert table.asked == (2, "place-ally")
    assert table.table.decision is not None
    assert table.table.decision.args["card"] == f"story:{allies[0]}"
    assert table.keys == ["place:academy", "place:deep-forest"]
    table.play("place:academy")
    # The first gap was filled before the second ally is placed.
    assert table.asked == (2, "place-ally")
    assert sorted(table.keys) == ["place:cruel-winter", "place:deep-forest"]
    table.play("place:deep-forest")
    assert table.asked == (2, "turn")
    places = {place["card"]: place["ally"] for place in table.view()["rows"][0]["places"]}
    assert places == {"academy": allies[0], "deep-forest": allies[1], "cruel-winter": None, "thieves-guild": None}


@rule("CA-SETUP-28")
def test_an_ally_of_the_opening_row_without_a_challenge_is_replaced() -> None:
    table = begun(shuffles=[["rebel", "stray-dog", "adventurous", "bookworm", "stubborn"]])
    assert table.asked == (0, "turn")
    row = table.view()["rows"][0]
    assert [place["card"] for place in row["places"]] == ["rebel", "stubborn", "adventurous", "bookworm"]
    assert row["discard"] == ["stray-dog"]


# --- round the table ------------------------------------------------------------------------------------------


@rule("CA-SETUP-03", "CA-SETUP-06", "CA-SETUP-10")
def test_set_up_goes_clockwise_from_the_first_player() -> None:
    table = opened(3, first=1)
    while table.state.phase == "set-up":
        table.play(table.keys[0])
    for kind, seats in {
        "ca-event-draws": [0, 1, 2],
        "ca-event-keeps": [1, 1, 1, 2, 2, 2, 0, 0, 0],
        "ca-event-character": [1, 2, 0],
    }.items():
        assert [event.seat for event in table.told(kind)][: len(seats)] == seats, kind
