"""The ten adversaries: what it takes and gives to beat each, and what each does to everybody until then."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from herowright.games.call_to_adventure.cards.box import BOX
from herowright.games.call_to_adventure.cards.powers import DearDark, Harder, Power, Surer, Toll, Trade, Weakness, When
from herowright.games.call_to_adventure.cards.types import Adversary, Card
from herowright.games.call_to_adventure.rules.components import ABILITIES, ABILITY_IDS, ICONS
from herowright.testing import Play, rule
from tests.games.call_to_adventure.cards.attempts import challenger, facing, row
from tests.games.call_to_adventure.cards.scenes import SCENES, SPACES, happen
from tests.games.call_to_adventure.cards.sheet import powers, received, sheet, tucked
from tests.games.call_to_adventure.plain import FILLERS, NO_POWER, challenge, game

ADVERSARIES = [card for card in BOX.story if isinstance(card, Adversary)]
DOES: dict[str, type[Power]] = {
    "mad-cultist": When,
    "sorceress": DearDark,
    "robber-baron": Toll,
    "werewolf": Weakness,
    "grey-eminence": Harder,
    "demon": Trade,
    "high-priest": DearDark,
    "iron-emperor": Toll,
    "undying-king": When,
    "world-serpent": Harder,
}
EACH = pytest.mark.parametrize("id", DOES)
# Quests have tests of their own.
NO_QUESTS: list[Card] = [replace(quest, powers=()) for quest in BOX.quests]
EIGHT = [list(FILLERS[:3]), list(FILLERS[3:6]), list(FILLERS[6:8])]


def find(id: str) -> Adversary:
    card: Adversary = BOX.find("story", id)
    return card


def power(id: str) -> Any:
    return find(id).power


def doing(kind: type[Power]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("id", [id for id, does in DOES.items() if does is kind])


@rule("CA-ADV-01", "CA-COMP-02")
def test_there_are_five_adversaries_in_each_of_the_last_two_acts() -> None:
    assert [card.id for card in ADVERSARIES] == list(DOES)
    assert Counter(card.act for card in ADVERSARIES) == {1: 5, 2: 5}
    assert [type(card.power) for card in ADVERSARIES] == list(DOES.values())


# --- beating one -----------------------------------------------------------------------------------------


@rule("CA-ADV-03", "CA-ADV-04", "CA-ADV-06")
@EACH
def test_a_beaten_adversary_gives_exactly_what_it_shows(id: str) -> None:
    card = find(id)
    (path,) = card.paths
    table = facing(card, path, 0)
    assert table.view()["attempt"]["difficulty"] == card.difficulty + path.harder
    before, others, held = sheet(table), sheet(table, 1), powers(table)
    table.play("cast")
    assert sheet(table) == tucked(before, path)
    assert sheet(table, 1) == others
    assert powers(table) == held
    assert table.view()["heroes"][0]["acts"] == [[{"card": id, "path": id}], [], []]
    assert row(table, card.act) == [f"filler-{card.act + 4}"]


@rule("CA-ADV-03")
@EACH
def test_one_less_than_its_difficulty_loses_and_the_adversary_is_discarded(id: str) -> None:
    card = find(id)
    table = facing(card, card.paths[0], -1)
    before = sheet(table)
    table.play("cast")
    after = before._replace(xp=before.xp + 1)
    assert sheet(table) == (received(after, power(id).gain) if id == "mad-cultist" else after)
    assert table.view()["rows"][card.act]["discard"] == [id]


def against(id: str, ahead: int) -> Play:
    """Seat 0 has eight cards and faces the adversary of a game in co-op."""
    card = find(id)
    hero = {**challenger(card, card.paths[0], ahead), "story": EIGHT}
    rolls = [2, 2, 1, *[2] * len(card.tests)]
    table = game(hero, options={"mode": "co-op"}, adversary=id, cards=NO_QUESTS, rolls=rolls)
    table.play(f"face:{id}")
    return table


@rule("CA-COOP-22", "CA-COOP-26")
@EACH
def test_in_co_op_it_becomes_the_ninth_card(id: str) -> None:
    (path,) = find(id).paths
    table = against(id, 0)
    before = sheet(table)
    table.play("cast")
    assert sheet(table) == tucked(before, path)
    assert table.view()["heroes"][0]["acts"][2][-1] == {"card": id, "path": id}
    assert table.view()["adversary"]["beaten_by"] == 0


@rule("CA-COOP-25", "CA-COOP-45")
@EACH
def test_in_co_op_it_stays_until_it_is_beaten(id: str) -> None:
    table = against(id, -1)
    before = sheet(table)
    table.play("cast")
    after = before._replace(xp=before.xp + 1)
    assert sheet(table) == (received(after, power(id).gain) if id == "mad-cultist" else after)
    assert table.view()["adversary"]["beaten_by"] is None


# --- what it does to everybody -----------------------------------------------------------------------------


def influence(table: Play) -> dict[str, int]:
    """What the active player has to pay and to reach: the prices, and the difficulty of a trial of each ability."""
    found = {"journey": table.view()["journey_price"]}
    for ability in ABILITY_IDS:
        twin = Play(table.table.clone())
        twin.play(f"face:trial-{ability}-easy")
        attempt = twin.view()["attempt"]
        assert found.setdefault("dark", attempt["dark_price"]) == attempt["dark_price"]
        found[ability] = attempt["difficulty"]
    return found


USUAL = {"journey": 1, "dark": 1} | dict.fromkeys(ABILITY_IDS, 3)


def under(power: Any) -> dict[str, int]:
    """What an adversary makes of it."""
    match power:
        case Harder():
            assert power.ability is not None
            return USUAL | {ABILITY_IDS[power.ability]: 3 + power.by}
        case Toll():
            return USUAL | {"journey": 1 + power.xp}
        case DearDark():
            return USUAL | {"dark": 1 + power.xp}
    return USUAL


def beside(id: str, revealed: int = 3, **more: Any) -> Play:
    """The adversary lies in its row, and a trial of each ability in the first one."""
    card = find(id)
    trials = [challenge(f"trial-{ABILITY_IDS[ability]}", 3, (ability,)) for ability in ABILITIES]
    rows = [[trial.id for trial in trials], ["filler-1"], ["filler-2"]]
    rows[card.act] = [id]
    decks = [["filler-3"], ["filler-4"], ["filler-5"]]
    heroes = more.pop("heroes", ({"xp": 9}, {"xp": 9}))
    cards = [*trials, *more.pop("cards", ())]
    options = {"CA-TURN-06": "optional"} | more.pop("options", {})
    return game(*heroes, rows=rows, decks=decks, revealed=revealed, cards=cards, options=options, **more)


@rule("CA-ADV-02")
@EACH
def test_an_adversary_works_on_everybody_while_it_lies_face_up(id: str) -> None:
    table = beside(id)
    assert influence(table) == under(power(id))
    table.play("end")
    assert table.asked == (1, "turn")
    assert influence(table) == under(power(id))


@rule("CA-ADV-02")
@EACH
def test_an_adversary_does_nothing_before_its_row_is_revealed(id: str) -> None:
    assert influence(beside(id, revealed=find(id).act)) == USUAL


@rule("CA-ADV-02")
@EACH
def test_an_adversary_works_from_the_moment_it_is_turned_up(id: str) -> None:
    table = beside(id, revealed=find(id).act, opener=1)
    assert influence(table) == USUAL
    table.play("end")
    assert table.asked == (1, "turn")
    assert influence(table) == under(power(id))


@rule("CA-ADV-07")
@EACH
def test_an_adversary_does_nothing_after_a_journey_has_left_it_behind(id: str) -> None:
    table = beside(id)
    table.play(f"journey:{id}")
    assert influence(table) == USUAL


@rule("CA-ADV-07")
@EACH
@pytest.mark.parametrize("bonus", [99, -99], ids=["won", "lost"])
def test_an_adversary_does_nothing_after_it_was_faced(id: str, bonus: int) -> None:
    table = beside(id, heroes=({"xp": 9, "power": Surer(bonus)}, {"xp": 9}), rolls=[1, 1, 1])
    table.play(f"face:{id}", "cast", "end")
    assert table.asked == (1, "turn")
    assert influence(table) == USUAL


@rule("CA-COOP-13")
@EACH
def test_in_co_op_an_adversary_works_from_the_start_until_it_is_beaten(id: str) -> None:
    def laid(**other: Any) -> Play:
        trials = [challenge(f"trial-{ABILITY_IDS[ability]}", 3, (ability,)) for ability in ABILITIES]
        rows = [[trial.id for trial in trials]]
        cards: list[Card] = [*trials, *NO_QUESTS]
        options = {"mode": "co-op"}
        return game({"xp": 9}, other, rows=rows, decks=[["filler-9"]], cards=cards, options=options, adversary=id)

    assert influence(laid()) == under(power(id))
    assert influence(laid(story=[*EIGHT[:2], [*EIGHT[2], id]])) == USUAL


@rule("CA-ADV-02", "CA-EXTRA-01", "CA-EXTRA-10")
@doing(Toll)
def test_the_toll_is_paid_for_a_journey(id: str) -> None:
    price = 1 + power(id).xp
    table = beside(id, heroes=({"xp": price},))
    table.play("journey:trial-str")
    assert table.hero(0).xp == 0
    table = beside(id, heroes=({"xp": price - 1},))
    assert table.refuse("journey:trial-str").rule == "CA-EXTRA-10"


@rule("CA-ADV-02", "CA-CHAL-11", "CA-EXTRA-10")
@doing(DearDark)
def test_the_higher_price_is_paid_for_a_dark_rune(id: str) -> None:
    price = 1 + power(id).xp
    table = beside(id, heroes=({"xp": 2 * price - 1},))
    table.play("face:trial-str-easy", "dark")
    assert table.hero(0).xp == price - 1
    assert table.refuse("dark").rule == "CA-EXTRA-10"


@rule("CA-ADV-02")
@doing(Harder)
def test_an_adversary_makes_no_attempt_at_itself_harder(id: str) -> None:
    card = find(id)
    own = replace(card, tests=(power(id).ability, *card.tests))
    table = beside(id, cards=[own])
    table.play(f"face:{id}")
    assert table.view()["attempt"]["difficulty"] == card.difficulty


@rule("CA-ADV-02")
@doing(Weakness)
def test_an_adversary_is_easier_to_beat_for_stories_with_its_icon(id: str) -> None:
    card = find(id)

    def difficulty(*icons: int) -> int:
        table = beside(id, heroes=({"icons": icons},))
        table.play(f"face:{id}")
        found: int = table.view()["attempt"]["difficulty"]
        return found

    for icon in ICONS:
        less = power(id).by if icon == power(id).icon else 0
        assert [difficulty(icon), difficulty(icon, icon, icon)] == [card.difficulty - less] * 2
    assert difficulty() == card.difficulty
    heroes = [{"icons": (power(id).icon,), "story": EIGHT}, {}]
    together = game(*heroes, options={"mode": "co-op"}, adversary=id)
    together.play(f"face:{id}")
    assert together.view()["attempt"]["difficulty"] == card.difficulty - power(id).by


# --- trades ------------------------------------------------------------------------------------------------


@rule("CA-ADV-05")
@doing(Trade)
@pytest.mark.parametrize("mode", ["versus", "co-op"])
def test_whoever_faces_it_may_discard_cards_for_a_bonus(id: str, mode: str) -> None:
    card = find(id)
    kind, other = ("hope", "spite") if power(id).kind == "hero" else ("spite", "hope")
    hero = {"hand": [kind, f"{kind}-2", other], "story": EIGHT if mode == "co-op" else []}
    options = {"mode": mode}
    arranged = {"adversary": id} if mode == "co-op" else {"rows": [["filler-9"], [id], ["filler-9"]], "decks": [[]] * 3}
    table = game(hero, options=options, cards=NO_QUESTS, rolls=[2, 2, 1], **arranged)
    table.play(f"face:{id}")
    before = sheet(table)
    assert [key for key in table.keys if key.startswith("trade:")] == [f"trade:{kind}"]
    table.play(f"trade:{kind}")
    assert table.view()["attempt"]["bonus"] == power(id).bonus
    table.play("cast")
    assert table.asked == (0, "after-cast")
    assert table.view()["attempt"]["result"] == 1 + power(id).bonus
    table.play(f"trade:{kind}")
    (lost,) = table.told("ca-event-lost")
    assert (lost.args["result"], lost.args["difficulty"]) == (1 + 2 * power(id).bonus, card.difficulty)
    gone: dict[str, Any] = {power(id).kind: 0}
    assert sheet(table) == before._replace(xp=before.xp + 1, **gone)
    assert len(table.view()["discards"][power(id).kind]) == 2


@rule("CA-ADV-05")
@doing(Trade)
def test_nothing_is_traded_in_other_challenges(id: str) -> None:
    table = beside(id, heroes=({"hand": ["hope", "spite"]},))
    table.play("face:trial-str-easy")
    assert [key for key in table.keys if key.startswith("trade:")] == []


# --- what it waits for -------------------------------------------------------------------------------------

# The scenes that each of these answers, and how often.
ANSWERS = {"mad-cultist": ("loses", 1), "undying-king": ("falls", SPACES)}


def answer(id: str, scene: str, card: Adversary, **more: Any) -> Play:
    laid = {"rows": [[], [], ["trial", "gift", id]]} | more
    return happen(scene, [power(id).trigger], cards=[card, *NO_QUESTS], **laid)


@rule("CA-ADV-02", "CA-COOP-13")
@doing(When)
@pytest.mark.parametrize("mode", ["versus", "co-op"])
def test_an_adversary_answers_one_thing_and_no_other(id: str, mode: str) -> None:
    scene, times = ANSWERS[id]
    card, silent = find(id), replace(find(id), power=NO_POWER)
    more: dict[str, Any] = {}
    if mode == "co-op":
        more = {"options": {"mode": mode}, "adversary": id, "rows": [[], [], ["trial", "gift"]]}
    for happens in SCENES:
        heard, unheard = (answer(id, happens, which, **more) for which in (card, silent))
        count = times if happens == scene else 0
        assert sheet(heard) == received(sheet(unheard), power(id).gain, count), happens
        assert sheet(heard, 1) == sheet(unheard, 1), happens


@rule("CA-ADV-07")
@doing(When)
def test_an_adversary_answers_nothing_once_it_is_gone(id: str) -> None:
    card, silent = find(id), replace(find(id), power=NO_POWER)
    rows = [[], [], ["trial", "gift"]]
    gone: list[dict[str, Any]] = [{}, {"discards": [[], [], [id]]}]
    for more in gone:
        heard, unheard = (answer(id, ANSWERS[id][0], which, rows=rows, **more) for which in (card, silent))
        assert sheet(heard) == sheet(unheard)
    for owner in (0, 1):  # beaten, it lies in a story
        heroes: list[dict[str, Any]] = [{}, {}]
        heroes[owner] = {"story": [[id]]}
        heard, unheard = (
            happen(ANSWERS[id][0], [power(id).trigger], *heroes, cards=[which], rows=rows) for which in (card, silent)
        )
        assert sheet(heard) == sheet(unheard)


@rule("CA-ADV-07")
def test_the_undying_king_pays_nothing_for_the_corruption_of_its_own_path() -> None:
    card = find("undying-king")
    assert card.paths[0].corruption > 0
    table = facing(card, card.paths[0], 0)
    before = sheet(table)
    table.play("cast")
    assert sheet(table).xp == before.xp + card.paths[0].xp
