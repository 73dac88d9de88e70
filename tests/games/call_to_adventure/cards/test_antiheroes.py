"""The antihero cards: when each may be played, and exactly what it does, from a hand and from the adversary deck."""

from collections import Counter
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.attacks import (
    Betray,
    Chastise,
    Frighten,
    Hinder,
    IgnoreAbility,
    IgnoreCore,
    Rob,
    Slander,
    Unnerve,
)
from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.effects import AddDark, AddResult, Receive, Wander
from herowright.games.call_to_adventure.cards.part import Effect
from herowright.games.call_to_adventure.cards.powers import Surer
from herowright.games.call_to_adventure.cards.types import Ally, HandCard
from herowright.games.call_to_adventure.rules.components import CHA, DEX, STR
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.moments import OWN, THEIRS, moments
from tests.games.call_to_adventure.cards.proofs import Use, prove
from tests.games.call_to_adventure.cards.sheet import Sheet, received, sheet
from tests.games.call_to_adventure.plain import challenge, game, pool

ALL = OWN | THEIRS
CALM_TIMES = ALL - {"prepare", "cast", "their prepare", "their cast"}
# What each does, and when it may be played.
PLAYED: dict[str, tuple[type[Effect], set[str]]] = {
    "harsh-lesson": (Chastise, {"their loss"}),
    "cruel-betrayal": (Betray, ALL),
    "dark-lords-champion": (Hinder, {"their prepare"}),
    "sabotage": (IgnoreCore, {"their prepare"}),
    "tap-into-darkness": (IgnoreAbility, {"their prepare"}),
    "instill-fear": (Frighten, {"their prepare"}),
    "dark-pact": (AddDark, {"prepare"}),
    "dirty-trick": (AddResult, {"prepare", "cast"}),
    "spoils-of-victory": (Receive, {"won"}),
    "burnt-bridges": (Wander, CALM_TIMES),
    "green-with-envy": (Receive, {"their win"}),
    "blackmail": (Rob, ALL),
    "poisoned-words": (Slander, ALL),
    "veiled-threat": (Unnerve, ALL),
}
EACH = pytest.mark.parametrize("id", PLAYED)
# The adversary deck.
SKULLS = {
    "harsh-lesson": 2,
    "cruel-betrayal": 1,
    "dark-lords-champion": 2,
    "sabotage": 2,
    "tap-into-darkness": 1,
    "instill-fear": 2,
}


def find(id: str) -> HandCard:
    card: HandCard = BOX.find("antihero", id)
    return card


def effect(id: str) -> Any:
    return find(id).effect


def put_down(id: str) -> Any:
    """What playing an antihero card changes by itself (CA-HERO-11)."""

    def cost(before: Sheet) -> Sheet:
        return before._replace(antihero=before.antihero - 1, played=(*before.played, f"antihero:{id}"))

    return cost


@rule("CA-COMP-03")
def test_there_are_22_antihero_cards_of_fourteen_titles() -> None:
    keys = [card.key for card in BOX.antiheroes]
    assert list(dict.fromkeys(keys)) == list(PLAYED)
    assert len(keys) == 22


@rule("CA-COOP-05")
def test_ten_of_them_form_the_adversary_deck() -> None:
    assert Counter(card.key for card in BOX.antiheroes if card.skull) == SKULLS
    assert sum(SKULLS.values()) == 10


@rule("CA-COOP-06")
def test_twelve_are_left_for_players() -> None:
    assert sum(1 for card in BOX.antiheroes if not card.skull) == 12


@EACH
def test_all_copies_of_an_antihero_card_are_alike(id: str) -> None:
    copies = [card for card in BOX.antiheroes if card.key == id]
    assert [card.id for card in copies] == [id, *(f"{id}-{number}" for number in range(2, len(copies) + 1))]
    for card in copies:
        assert (card.timing, card.effect, card.name) == (find(id).timing, find(id).effect, f"antihero:{id}")
        assert (card.skull, card.others, card.basic) == (id in SKULLS, find(id).others, id != "cruel-betrayal")
    assert isinstance(effect(id), PLAYED[id][0])


@rule("CA-HERO-05", "CA-HERO-06", "CA-HERO-13", "CA-HERO-14", "CA-HERO-15", "CA-HERO-16")
@EACH
def test_an_antihero_card_is_played_in_its_window_only(id: str) -> None:
    assert moments(f"play:{id}", {"hand": [id]}) == PLAYED[id][1]


@rule("CA-MORAL-04", "CA-MORAL-05", "CA-HERO-04")
@EACH
@pytest.mark.parametrize("level", [1, -1, -3])
def test_an_antihero_card_is_played_where_the_track_allows_it(id: str, level: int) -> None:
    assert moments(f"play:{id}", {"hand": [id], "level": level}) == PLAYED[id][1]


@rule("CA-MORAL-05", "CA-HERO-04")
@EACH
def test_an_antihero_card_is_not_played_from_the_top_of_the_track(id: str) -> None:
    """The corruption of the cast takes effect with the resolution, and then the marker stands lower."""
    allowed = PLAYED[id][1] & {"won", "lost"}
    assert moments(f"play:{id}", {"hand": [id], "level": 2}) == allowed
    assert game({"hand": [id], "level": 2}).refuse(f"play:{id}").rule == "CA-MORAL-05"
    if "turn" not in PLAYED[id][1]:
        assert game({"hand": [id]}).refuse(f"play:{id}").rule == "CA-HERO-05"


# --- for oneself -----------------------------------------------------------------------------------------


@rule("CA-HERO-08", "CA-HERO-11", "CA-HERO-12")
@pytest.mark.parametrize("id", ["dark-pact", "dirty-trick", "burnt-bridges"])
def test_an_antihero_card_does_exactly_what_it_says(id: str) -> None:
    prove(effect(id), Use(f"play:{id}", {"hand": [id], "xp": 9}, put_down(id)))


@rule("CA-HERO-15")
def test_the_spoils_of_victory_are_taken_after_one() -> None:
    hero = {"hand": ["spoils-of-victory"]}
    table = game(hero, cards=[challenge("trial", 3)], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    before = sheet(table)
    table.play("play:spoils-of-victory")
    assert sheet(table) == received(put_down("spoils-of-victory")(before), effect("spoils-of-victory").gain)


@rule("CA-HERO-15")
def test_who_is_green_with_envy_is_paid_for_the_victory_of_another() -> None:
    table = game({}, {"hand": ["green-with-envy"]}, cards=[challenge("trial", 3)], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react-after")
    before = [sheet(table, seat) for seat in (0, 1)]
    table.play("play:green-with-envy")
    assert sheet(table, 1) == received(put_down("green-with-envy")(before[1]), effect("green-with-envy").gain)
    assert sheet(table) == before[0]


# --- against whoever faces a challenge ------------------------------------------------------------------


def hindered(id: str, *rolls: int, tests: tuple[int, ...] = (STR, DEX), **hero: Any) -> Play:
    """Seat 0 is about to cast, and seat 1 is asked."""
    trial = challenge("trial", 4, tests, hard={"xp": 1}, easy={"xp": 1})
    table = game({"abilities": tests, **hero}, {"hand": [id]}, cards=[trial], rolls=rolls)
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react")
    return table


def strike(table: Play, id: str, *choices: str) -> None:
    """Seat 1 plays the card, and seat 0 goes on with the cast."""
    before, other = sheet(table), sheet(table, 1)
    table.play(f"play:{id}", *choices)
    assert sheet(table, 1) == put_down(id)(other)
    assert sheet(table) == before


def result(table: Play) -> tuple[int, int]:
    """Result and difficulty of the challenge that was won or lost."""
    (end,) = table.told("ca-event-lost") + table.told("ca-event-won")
    return end.args["result"], end.args["difficulty"]


@rule("CA-HERO-09", "CA-HERO-13")
def test_the_dark_lords_champion_raises_the_difficulty() -> None:
    by = effect("dark-lords-champion").by
    assert by > 0
    table = hindered("dark-lords-champion", 1, 1, 2, 2, 2)
    strike(table, "dark-lords-champion")
    assert table.view()["attempt"]["difficulty"] == 4 + by
    table.play("cast", "draw:hero")
    assert result(table) == (4, 4 + by)
    assert table.told("ca-event-lost")


@rule("CA-HERO-09", "CA-HERO-13")
def test_sabotage_takes_the_core_runes_away() -> None:
    table = hindered("sabotage", 1, 1, 1, 2, 2)
    strike(table, "sabotage")
    table.play("cast")
    assert result(table) == (2, 4)


@rule("CA-HERO-09", "CA-COOP-34", "CA-COOP-37")
@pytest.mark.parametrize(("ability", "left"), [("str", 3 + 1), ("dex", 3 + 2)])
def test_who_taps_into_darkness_takes_the_runes_of_an_ability_away(ability: str, left: int) -> None:
    table = hindered("tap-into-darkness", 1, 1, 1, 1, 2)
    table.play("play:tap-into-darkness")
    assert table.asked == (1, "ignore")
    assert table.keys == ["rune:str", "rune:dex"]
    table.play(f"rune:{ability}", "cast")
    assert result(table) == (left, 4)
    assert sheet(table, 1).played == ("antihero:tap-into-darkness",)


@rule("CA-COOP-35", "CA-HERO-20")
def test_tapping_into_darkness_without_ability_runes_has_no_effect() -> None:
    table = hindered("tap-into-darkness", 1, 1, 1, abilities=())
    strike(table, "tap-into-darkness")
    table.play("cast")
    assert result(table) == (3, 4)


@rule("CA-COOP-38", "CA-COOP-46")
@pytest.mark.parametrize(("choice", "rolls"), [("gain:gift", ()), ("face:second-easy", (1, 1, 1, 1, 1))])
def test_fear_makes_the_player_pick_another_card(choice: str, rolls: tuple[int, ...]) -> None:
    cards = [challenge("trial", 4), challenge("second", 4, (CHA,))]
    heroes: list[dict[str, Any]] = [{"abilities": (STR, CHA)}, {"hand": ["instill-fear"]}]
    table = game(*heroes, row=("trial", "second", "gift"), cards=cards, rolls=rolls)
    table.play("face:trial-easy", "dark", "cast")
    strike(table, "instill-fear")
    assert table.asked == (0, "flee")
    assert table.keys == ["face:second-hard", "face:second-easy", "gain:gift"]
    table.play(choice)
    assert table.view()["rows"][0]["discard"] == []
    assert "trial" in [place["card"] for place in table.view()["rows"][0]["places"]]
    assert not table.told("ca-event-lost")
    if choice == "gain:gift":
        assert sheet(table).paths == ("gift",)
    else:
        assert pool(table) == ["dark", "cha"]
        table.play("cast")
        assert sheet(table).paths == ("second-easy",)


@rule("CA-COOP-18", "CA-HERO-20")
def test_fear_has_no_effect_where_nothing_else_can_be_tried() -> None:
    heroes: list[dict[str, Any]] = [{}, {"hand": ["instill-fear"]}]
    table = game(*heroes, row=("trial",), cards=[challenge("trial", 3)], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast", "play:instill-fear", "cast")
    assert result(table) == (3, 3)
    assert sheet(table, 1).played == ("antihero:instill-fear",)


@rule("CA-HERO-15")
@pytest.mark.parametrize("xp", [0, 1, 9])
def test_a_harsh_lesson_costs_experience_as_far_as_there_is_any(xp: int) -> None:
    loss = effect("harsh-lesson").xp
    assert loss > 0
    table = game({"xp": xp}, {"hand": ["harsh-lesson"]}, cards=[challenge("trial", 9)], rolls=[1, 1, 1])
    table.play("face:trial-easy", "cast")
    assert table.asked == (1, "react-after")
    before = [sheet(table, seat) for seat in (0, 1)]
    assert before[0].xp == xp + 1
    table.play("play:harsh-lesson")
    assert sheet(table) == before[0]._replace(xp=max(0, xp + 1 - loss))
    assert sheet(table, 1) == put_down("harsh-lesson")(before[1])


# --- against another player -------------------------------------------------------------------------------

FRIENDS = [Ally(id=f"friend-{number}", act=0, icons=(number,), triumph=number) for number in range(3)]


def trio(id: str, *others: dict[str, Any]) -> Play:
    """Three players; seat 0 holds the card."""
    return game({"hand": [id], "allies": ["friend-0"]}, *others, seats=3, cards=FRIENDS)


@rule("CA-ALLY-12", "CA-STORY-07")
def test_a_cruel_betrayal_turns_an_ally_of_another_player_face_down() -> None:
    table = trio("cruel-betrayal", {"allies": ["friend-1"]}, {"allies": ["friend-2"]})
    before = [sheet(table, seat) for seat in (0, 1, 2)]
    table.play("play:cruel-betrayal")
    assert table.asked == (0, "betrayed")
    assert table.keys == ["ally:friend-1", "ally:friend-2"]
    table.play("ally:friend-2")
    gone = before[2]._replace(icons=(0,) * 6, allies=(), sacrificed=("friend-2",))
    assert [sheet(table, seat) for seat in (0, 1, 2)] == [put_down("cruel-betrayal")(before[0]), before[1], gone]
    assert "allies" not in table.view()["heroes"][2]["points"]


@rule("CA-HERO-05")
def test_nobody_is_betrayed_where_no_other_has_an_ally() -> None:
    trio("cruel-betrayal").refuse("play:cruel-betrayal")


@rule("CA-HERO-08")
@pytest.mark.parametrize("xp", [0, 1, 9])
def test_blackmail_takes_experience_as_far_as_there_is_any(xp: int) -> None:
    table = trio("blackmail", {"xp": 9}, {"xp": xp})
    taken = min(xp, effect("blackmail").xp)
    before = [sheet(table, seat) for seat in (0, 1, 2)]
    table.play("play:blackmail")
    assert table.asked == (0, "target")
    table.play("seat:3")
    mine = put_down("blackmail")(before[0])
    after = [mine._replace(xp=mine.xp + taken), before[1], before[2]._replace(xp=xp - taken)]
    assert [sheet(table, seat) for seat in (0, 1, 2)] == after


@rule("CA-HERO-05")
def test_nobody_is_blackmailed_where_no_other_has_experience() -> None:
    trio("blackmail", {"xp": 0}, {"xp": 0}).refuse("play:blackmail")


@rule("CA-HERO-08", "CA-MORAL-12")
@pytest.mark.parametrize("level", [1, -4])
def test_poisoned_words_corrupt_another_player(level: int) -> None:
    table = trio("poisoned-words", {"level": level}, {})
    before = [sheet(table, seat) for seat in (0, 1, 2)]
    table.play("play:poisoned-words", "seat:2")
    lower = before[1]._replace(level=max(-4, level - effect("poisoned-words").corruption))
    assert [sheet(table, seat) for seat in (0, 1, 2)] == [put_down("poisoned-words")(before[0]), lower, before[2]]


@rule("CA-HERO-08")
def test_a_veiled_threat_makes_another_player_discard_a_card_of_their_choice() -> None:
    table = trio("veiled-threat", {"hand": ["hope", "hope-2", "spite"]}, {"hand": ["hope-3"]})
    before = [sheet(table, seat) for seat in (0, 1, 2)]
    table.play("play:veiled-threat", "seat:2")
    assert table.asked == (1, "drop")
    assert table.keys == ["drop:hope", "drop:spite"]
    table.play("drop:spite")
    after = [put_down("veiled-threat")(before[0]), before[1]._replace(antihero=0), before[2]]
    assert [sheet(table, seat) for seat in (0, 1, 2)] == after
    assert table.view()["discards"] == {"hero": [], "antihero": ["antihero:spite"]}


@rule("CA-HERO-05")
def test_nobody_is_threatened_where_no_other_holds_a_card() -> None:
    trio("veiled-threat").refuse("play:veiled-threat")


# --- from the adversary deck --------------------------------------------------------------------------------


def revealed(id: str, *rolls: int, difficulty: int = 4, seats: int = 2, **hero: Any) -> Play:
    """The third core rune shows the symbol: seat 0 has drawn a card, and this card was revealed."""
    heroes: list[dict[str, Any]] = [{"abilities": (STR, DEX), **hero}, {"allies": ["friend-1"]}][:seats]
    arranged: dict[str, Any] = {"adversary": "demon", "adversary_deck": [id], "options": {"mode": "co-op"}}
    cards = [challenge("trial", difficulty), *FRIENDS]
    table = game(*heroes, seats=seats, cards=cards, rolls=[*rolls[:2], 2, *rolls[2:]], **arranged)
    table.play("face:trial-easy", "cast", "draw:hero")
    assert [event.args["card"] for event in table.told("ca-event-adversary-card")] == [f"antihero:{id}"]
    return table


@rule("CA-COOP-15", "CA-COOP-16")
def test_the_champion_of_the_adversary_raises_the_difficulty() -> None:
    by = effect("dark-lords-champion").by
    assert result(revealed("dark-lords-champion", 1, 1, 1, 1)) == (6, 4 + by)


@rule("CA-COOP-15", "CA-COOP-16")
def test_the_adversary_sabotages_the_core_runes_of_the_cast() -> None:
    assert result(revealed("sabotage", 1, 1, 1, 2)) == (3, 4)


@rule("CA-COOP-17", "CA-COOP-34", "CA-COOP-37")
def test_the_active_player_picks_the_ability_that_the_adversary_ignores() -> None:
    table = revealed("tap-into-darkness", 1, 1, 1, 2)
    assert table.asked == (0, "ignore")
    table.play("rune:str")
    assert result(table) == (3, 4)


@rule("CA-COOP-38")
def test_the_adversary_instills_fear() -> None:
    table = revealed("instill-fear", 1, 1, 1, 1)
    assert sheet(table).paths == ("gift",)


@rule("CA-COOP-39")
def test_fear_of_the_adversary_itself_is_a_loss() -> None:
    eight = [["filler-1", "filler-2", "filler-3"], ["filler-4", "filler-5", "filler-6"], ["filler-7", "filler-8"]]
    hero: dict[str, Any] = {"story": eight, "power": Surer(99)}
    arranged: dict[str, Any] = {"adversary": "demon", "adversary_deck": ["instill-fear"], "options": {"mode": "co-op"}}
    table = game(hero, rolls=[1, 1, 2], **arranged)
    table.play("face:demon", "cast", "draw:hero")
    table.play(*[key for key in ("resolve",) if key in table.keys])
    assert table.told("ca-event-lost")
    assert table.view()["adversary"]["beaten_by"] is None


@rule("CA-COOP-16")
@pytest.mark.parametrize("difficulty", [4, 9])
def test_the_adversary_teaches_its_harsh_lesson_after_a_loss(difficulty: int) -> None:
    table = revealed("harsh-lesson", 1, 1, 2, 2, difficulty=difficulty, xp=5)
    loss = effect("harsh-lesson").xp if difficulty == 9 else 0
    assert sheet(table).xp == 5 + (difficulty == 9) - loss


@rule("CA-COOP-17")
def test_the_active_player_picks_the_ally_that_the_adversary_turns() -> None:
    table = revealed("cruel-betrayal", 1, 1, 2, 2, allies=["friend-0"])
    assert table.asked == (0, "betrayed")
    assert table.keys == ["ally:friend-0", "ally:friend-1"]
    table.play("ally:friend-1")
    assert (sheet(table).allies, sheet(table, 1).sacrificed) == (("friend-0",), ("friend-1",))


@rule("CA-COOP-18", "CA-COOP-20")
def test_example_09_a_betrayal_without_allies_does_nothing() -> None:
    table = revealed("cruel-betrayal", 1, 1, 2, 2, seats=1)
    assert result(table) == (4, 4)
    assert table.view()["adversary"]["shown"] == ["antihero:cruel-betrayal"]
    table.play("end")
    assert table.view()["adversary"]["shown"] == []
    assert "antihero:cruel-betrayal" in table.view()["adversary"]["discard"]


@rule("CA-HERO-20")
@pytest.mark.parametrize("id", ["blackmail", "poisoned-words", "veiled-threat"])
def test_alone_an_attack_may_be_put_down_without_effect(id: str) -> None:
    table = game({"hand": [id]}, seats=1, adversary="demon")
    before = sheet(table)
    table.play(f"play:{id}")
    assert sheet(table) == put_down(id)(before)
