"""The quests and the win condition of solo and co-op: when each feeds or starves the adversary, or pays a player."""

from dataclasses import replace
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.powers import AdversaryGains, AdversaryLoses, EndsBelow, Power, When
from herowright.games.call_to_adventure.cards.triggers import GainsIcon
from herowright.games.call_to_adventure.cards.types import Card, Quest
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.scenes import SCENES, happen
from tests.games.call_to_adventure.cards.sheet import received, sheet
from tests.games.call_to_adventure.plain import FILLERS, NO_POWER, game, trait

RISE = "rise-of-the-adversary"
# What each waits for: to feed the adversary, to starve it, and to pay the player it happens to.
WAITS: dict[str, dict[type[Power], str]] = {
    "rise-of-the-adversary": {AdversaryGains: "loses"},
    "final-sermon": {AdversaryGains: "arcana", When: "divinity"},
    "borrowed-faces": {AdversaryGains: "margin", When: "exactly"},
    "barons-due": {AdversaryGains: "villainy", When: "justice"},
    "blood-moon": {AdversaryGains: "journey", AdversaryLoses: "ally"},
    "eyes-everywhere": {AdversaryGains: "justice", AdversaryLoses: "cha"},
    "open-gate": {AdversaryGains: "margin", AdversaryLoses: "divinity"},
    "false-miracles": {AdversaryGains: "divinity", AdversaryLoses: "arcana"},
    "iron-yoke": {AdversaryGains: "ally", When: "hard"},
    "restless-graves": {AdversaryGains: "royalty", When: "nature"},
    "stirring-deep": {AdversaryGains: "arcana", AdversaryLoses: "str"},
}
EACH = pytest.mark.parametrize("id", WAITS)
WAITING = (AdversaryGains, AdversaryLoses, When)
START = 3  # experience of the adversary, far enough from either end


def find(id: str) -> Quest:
    card: Quest = BOX.find("quest", id)
    return card


def only(id: str) -> list[Card]:
    """All other quests are silenced."""
    return [replace(quest, powers=()) for quest in BOX.quests if quest.id != id]


def play(id: str, scene: str, silent: bool = False, xp: int = START, seats: int = 2, turn: int = 0) -> Play:
    """The scene happens in a game in which this quest is in play, or one that is alike and does nothing. The adversary
    itself does nothing either."""
    card = BOX.find("story", find(id).adversary or "demon")
    cards = [replace(card, power=NO_POWER), *only("" if silent else id)]
    triggers = [power.trigger for power in find(id).powers if isinstance(power, WAITING)]
    arrangement = {"adversary": card.id, "adversary_xp": xp, "options": {"mode": "co-op"}, "turn": turn}
    heroes: list[dict[str, Any]] = [{}] * seats
    return happen(scene, triggers, *heroes, seats=seats, cards=cards, **arrangement)


def fed(table: Play) -> int:
    found: int = table.view()["adversary"]["xp"]
    return found


def power(id: str, kind: type[Power]) -> Any:
    return next(power for power in find(id).powers if isinstance(power, kind))


@rule("CA-COOP-13", "CA-COOP-42")
@EACH
def test_a_quest_answers_what_it_waits_for_and_nothing_else(id: str) -> None:
    waits = WAITS[id]
    for scene in SCENES:
        heard, unheard = play(id, scene), play(id, scene, silent=True)
        more = power(id, AdversaryGains).xp if scene == waits[AdversaryGains] else 0
        less = power(id, AdversaryLoses).xp if scene == waits.get(AdversaryLoses) else 0
        assert fed(unheard) == START
        assert fed(heard) == START + more - less, scene
        after = sheet(unheard)
        if scene == waits.get(When):
            after = received(after, power(id, When).gain)
        assert sheet(heard) == after, scene
        assert sheet(heard, 1) == sheet(unheard, 1), scene


@rule("CA-COOP-13")
@EACH
def test_a_quest_works_on_the_turn_of_every_player(id: str) -> None:
    for kind, scene in WAITS[id].items():
        heard, unheard = play(id, scene, turn=1), play(id, scene, turn=1, silent=True)
        paid = power(id, kind)
        if kind is When:
            assert sheet(heard, 1) == received(sheet(unheard, 1), paid.gain)
        else:
            assert fed(heard) == START + (paid.xp if kind is AdversaryGains else -paid.xp)
            assert sheet(heard, 1) == sheet(unheard, 1)
        assert sheet(heard, 0) == sheet(unheard, 0)


@rule("CA-COOP-13")
@pytest.mark.parametrize("id", [id for id in WAITS if id != RISE])
def test_a_quest_counts_a_card_once_however_many_icons_it_shows(id: str) -> None:
    for paid in find(id).powers:
        assert isinstance(paid, WAITING)
        if not isinstance(paid.trigger, GainsIcon):
            continue
        table = game(
            options={"mode": "co-op"},
            cards=[trait("gift", icons=(paid.trigger.icon,) * 3), *only(id)],
            adversary=find(id).adversary,
            adversary_xp=START,
        )
        before = sheet(table)
        table.play("gain:gift")
        if isinstance(paid, When):
            assert sheet(table).xp == before.xp + paid.gain.xp
        else:
            assert fed(table) == START + (paid.xp if isinstance(paid, AdversaryGains) else -paid.xp)


@rule("CA-COOP-13", "CA-COOP-41")
@EACH
def test_a_quest_never_takes_more_than_the_adversary_has(id: str) -> None:
    for kind, scene in WAITS[id].items():
        if kind is AdversaryLoses:
            loss = power(id, AdversaryLoses).xp
            assert [fed(play(id, scene, xp=xp)) for xp in range(loss + 2)] == [0] * (loss + 1) + [1]


@rule("CA-COOP-11", "CA-COOP-29", "CA-COOP-40", "CA-COOP-41")
@EACH
@pytest.mark.parametrize(("seats", "goal"), [(1, 5), (2, 7), (3, 9), (4, 11)])
def test_a_quest_may_win_the_game_for_the_adversary(id: str, seats: int, goal: int) -> None:
    scene, each = WAITS[id][AdversaryGains], power(id, AdversaryGains).xp
    close = play(id, scene, xp=goal - each - 1, seats=seats)
    assert not close.table.is_over
    table = play(id, scene, xp=goal - each, seats=seats)
    assert table.table.is_over
    assert table.table.outcome is not None
    assert table.table.outcome.winners == ()
    assert fed(table) == goal


@rule("CA-COOP-11", "CA-COOP-40")
def test_the_win_condition_is_as_printed() -> None:
    assert BOX.win_condition.xp == (5, 7, 9, 11)


# --- the last word of the one quest that is always in play ---------------------------------------------------


def ending(score: int, other: int, xp: int) -> Play:
    """Two players finish with these scores; the adversary is beaten and has so much experience."""
    beaten = [list(FILLERS[:3]), list(FILLERS[3:6]), [*FILLERS[6:8], "demon"]]
    path = BOX.path("demon")
    worth = 2 + path.triumph + path.tragedy  # the space of the track, and the adversary
    heroes: list[dict[str, Any]] = [{"xp": score - worth, "story": beaten}, {"xp": other - 2}]
    options = {"mode": "co-op"}
    table = game(*heroes, cards=only(RISE), options=options, adversary="demon", adversary_xp=xp, turn=1, ender=0)
    table.play("end", seat=1)
    assert table.table.is_over
    assert table.table.outcome is not None
    assert [seat.total for seat in table.table.outcome.seats] == [score, other]
    return table


@rule("CA-COOP-30", "CA-COOP-31", "CA-COOP-42")
def test_the_rise_feeds_the_adversary_for_every_score_below_thirty() -> None:
    end = power(RISE, EndsBelow)
    assert end.score == 30
    assert fed(ending(30, 30, 0)) == 0
    assert fed(ending(29, 30, 0)) == fed(ending(30, 29, 0)) == end.xp
    assert fed(ending(29, 29, 0)) == 2 * end.xp


@rule("CA-COOP-30", "CA-COOP-32")
def test_the_rise_may_turn_a_victory_into_a_defeat() -> None:
    end = power(RISE, EndsBelow)
    won, lost = ending(29, 30, 7 - end.xp - 1), ending(29, 30, 7 - end.xp)
    assert won.table.outcome is not None
    assert lost.table.outcome is not None
    assert (won.table.outcome.winners, lost.table.outcome.winners) == ((0, 1), ())


# --- all of them ---------------------------------------------------------------------------------------------


@rule("CA-COMP-15", "CA-COOP-03")
def test_there_is_a_quest_for_every_game_and_one_for_each_adversary() -> None:
    assert [quest.id for quest in BOX.quests] == list(WAITS)
    adversaries = [card.id for card in BOX.story if card.family == "adversary"]
    assert [quest.adversary for quest in BOX.quests] == [None, *adversaries]


@EACH
def test_a_quest_has_a_power_of_each_kind_at_most(id: str) -> None:
    kinds = [type(power) for power in find(id).powers]
    assert set(kinds) - {EndsBelow} == set(WAITS[id])
    assert len(kinds) == len(set(kinds))
    assert (EndsBelow in kinds) == (id == RISE)


@rule("CA-COOP-13")
@pytest.mark.parametrize("id", [id for id in WAITS if id != RISE])
def test_no_quest_feeds_its_adversary_for_the_adversarys_own_path(id: str) -> None:
    trigger = power(id, AdversaryGains).trigger
    path = BOX.path(find(id).adversary or "")
    assert getattr(trigger, "icon", None) not in path.icons
