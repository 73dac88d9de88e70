"""What a seat has answered once for all, questions that leave nothing to weigh, and the clicks of an ordinary turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from herowright.bots import make_bot
from herowright.server import messages as m
from herowright.server.store.entries import Chosen
from herowright.server.tables import moderation, seats, snapshot
from herowright.server.tables.clocks import Clocks
from herowright.server.tables.ledger import Ledger, Place
from herowright.server.tables.orders import answer, offered, read
from herowright.server.tables.room import Room
from herowright.table.glimpse import Glimpse
from herowright.table.table import Table
from tests.games.pathfinder.helpers import bane, meet
from tests.server.rooms import BOT, FREE, ME, Page, house, in_a_loop, newcomer, opened

QUICK = m.Orders(obvious=True, help=100)


async def at_rest(room: Room) -> None:
    """Until nothing more goes on by itself."""
    while room.bot_task is not None and not room.bot_task.done():
        await room.bot_task


async def ordered(page: Page, orders: m.Orders = QUICK) -> None:
    for seat in page.viewer.seats:
        assert isinstance(await page.ask(m.Order, seat=seat, orders=orders), m.Done)
    await at_rest(page.room)


async def advised(page: Page, keep: Callable[[str], str] = str) -> str:
    """Answers as a bot would; returns the key."""
    game = page.room.game
    assert game.decision is not None
    bot = make_bot(game.game.id, "greedy", 1)
    key = keep(bot.advise(Glimpse(game, game.decision.seat, game.made))[0].option.key)
    answer = await page.ask(m.Choose, seat=game.decision.seat, key=key, decisions=game.made)
    assert isinstance(answer, m.Done), (key, answer)
    await at_rest(page.room)
    return key


@in_a_loop
async def test_a_question_that_answers_itself_is_told_with_its_answer(tmp_path: Path) -> None:
    """Otherwise a shared screen would turn to the other hero and back while the dice still fall."""
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, game="pathfinder")
        page = Page(room, edda)
        await page.hello()
        await ordered(page)
        page.drain()
        told = len(page.frames)
        for _ in range(60):
            await advised(page)
        page.drain()
        news = [frame for frame in page.frames[told:] if isinstance(frame, m.News)]
        asked = [each.state.decision.kind for each in news if each.state and each.state.decision]
        assert "help" not in asked
        assert any({"choose"} == {entry.what for entry in each.entries} and len(each.entries) > 1 for each in news)


@in_a_loop
async def test_what_my_other_hero_could_add_to_a_check_shows_its_chance(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME, game="pathfinder")
        page = Page(room, edda)
        await page.hello()
        await ordered(page)
        chances = []
        for _ in range(80):
            await advised(page)
            page.drain()
            state = page.state
            if state.decision is None or state.decision.kind != "prepare":
                continue
            told = await page.ask(m.AskPreview, seat=state.seat, decisions=state.decisions)
            assert isinstance(told, m.Previews)
            theirs = {key for key in told.options if key.startswith("as:")}
            assert theirs >= {option.key for option in state.decision.options if option.key.startswith("as:")}
            figures = [figure for key in theirs for figure in told.options[key].figures]
            assert {name for name, _, _ in figures} <= {"odds", "reach"}
            chances += [after > before for name, before, after in figures if name == "odds"]
        assert chances
        assert all(chances)


# --- the clicks of a turn ------------------------------------------------------------------------------


async def turns(page: Page, begins: str, count: int) -> list[tuple[int, list[str]]]:
    """So many turns: the clicks of each, and what was told in it."""
    found: list[tuple[int, list[str]]] = []
    clicks, told = 0, len(page.room.game.log)
    short = {"end": "end+done"} if page.room.game.game.id == "pathfinder" else {}
    while len(found) <= count and not page.room.game.is_over:
        await advised(page, lambda key: short.get(key, key))
        clicks += 1
        kinds = [event.kind for event in page.room.game.log[told:]]
        if begins in kinds[1:]:
            found.append((clicks, kinds))
            clicks, told = 0, len(page.room.game.log) - 1
    return found[1:]


ORDINARY: dict[str, tuple[str, int, Callable[[list[str]], bool]]] = {
    # One exploration with one roll; no cards given away for more, none too many in hand at the end.
    "pathfinder": (
        "pf-event-blessing",
        4,
        lambda told: (
            told.count("pf-event-explores") == told.count("pf-event-rolls") == 1
            and told.count("pf-event-plays") <= 1
            and not {"pf-event-closes", "pf-event-heals", "pf-event-threatens", "pf-event-moves", "pf-event-loses"}
            & {*told}
        ),
    ),
    # One challenge, without cards from the hand.
    "call-to-adventure": (
        "ca-event-turn",
        5,
        lambda told: (
            told.count("ca-event-cast") == 1 and not {"ca-event-plays", "ca-event-dark", "ca-event-journey"} & {*told}
        ),
    ),
    # A die, its place, an action and the Market.
    "roll-player": (
        "rp-event-round",
        4,
        lambda told: not {"rp-event-swapped", "rp-event-uses", "rp-event-rolled"} & {*told},
    ),
}


@pytest.mark.parametrize("game", ORDINARY)
@in_a_loop
async def test_an_ordinary_turn_takes_few_clicks(tmp_path: Path, game: str) -> None:
    begins, most, ordinary = ORDINARY[game]
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, *[BOT] * (game == "roll-player"), game=game)
        page = Page(room, edda)
        await page.hello()
        await ordered(page)
        clicks = [
            clicks
            for clicks, told in await turns(page, begins, 8 if len(room.ledger.places) > 1 else 12)
            if ordinary(told)
        ]
        assert clicks, "no ordinary turn at all"
        assert max(clicks) <= most, clicks


# --- nothing to weigh ----------------------------------------------------------------------------------


def key_of(entry: Any) -> tuple[str, bool]:
    """What was chosen, and whether it answered itself."""
    assert isinstance(entry, Chosen)
    return entry.key, entry.player is None


@in_a_loop
async def test_a_question_with_one_answer_answers_itself_and_undo_passes_it_by(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda = await newcomer(rooms)
        room = await opened(rooms, edda, ME, ME)
        page = Page(room, edda)
        await page.hello()
        await ordered(page)
        for _ in range(60):
            before = room.game.made
            await advised(page)
            alone = [key_of(entry) for entry in room.recent if entry.what == "choose"][before - room.game.made :]
            assert room.game.decision is not None
            if len(alone) > 1 and room.game.undo_refusal(room.game.last_mover) is None:
                break
        else:
            pytest.fail("nothing was ever answered by itself")
        assert [itself for _, itself in alone] == [False, *[True] * (len(alone) - 1)]
        answer = await page.ask(m.Undo, seat=room.game.last_mover, decisions=room.game.made)
        await at_rest(room)
        assert (isinstance(answer, m.Done), room.game.made) == (True, before)
        await ordered(page, m.Orders())  # whoever wants to see such questions is asked
        await advised(page)
        assert room.game.made == before + 1


def at(table: Table[Any], orders: dict[int, m.Orders], *people: str) -> Ledger:
    """A ledger around a game; `people` hold the seats."""
    return Ledger(table, Clocks.full(None, table.seats), [Place(name, [name]) for name in people], orders=orders)


@pytest.mark.parametrize(
    ("people", "orders", "passes"),
    [
        (("edda", "ulf"), m.Orders(), False),
        (("edda", "ulf"), m.Orders(help=100), False),
        (("edda", "ulf"), m.Orders(help=60), True),
        (("edda", "ulf"), m.Orders(help=61), False),
        (("edda", "ulf"), m.Orders(help=0), True),
        (("edda", "edda"), m.Orders(obvious=True), True),
    ],
)
def test_who_helps_is_asked_as_ordered(people: tuple[str, ...], orders: m.Orders, passes: bool) -> None:
    table = meet(bane("imp", "Combat 5"), {}, {"hand": ["lens"]}, rolls=[9])
    table.play("fight:strength", "roll")
    assert table.asked == (1, "help")  # a d10 against 5: 60 %
    assert answer(at(table.table, {1: orders}, *people)) == ("pass" if passes else None)
    table.play("pass")


def test_who_helps_is_not_asked_where_nothing_can_fail() -> None:
    table = meet(bane("gnat", "Combat 1"), {}, {"hand": ["lens"]}, rolls=[9])
    table.play("fight:strength", "roll")
    assert answer(at(table.table, {1: QUICK}, "edda", "ulf")) == "pass"
    assert answer(at(table.table, {1: m.Orders()}, "edda", "ulf")) is None
    table.play("pass")


def test_the_other_hero_of_the_same_person_is_offered_before_the_dice_fall() -> None:
    table = meet(bane("imp", "Combat 5"), {}, {"hand": ["lens"]}, rolls=[1, 1])
    table.play("fight:strength")
    ledger = at(table.table, {0: QUICK, 1: QUICK}, "edda", "edda")
    told = offered(ledger, snapshot.state(table.table, 0, 1, None))
    assert told.decision is not None
    keys = [option.key for option in told.decision.options]
    assert keys == ["roll", "as:1:reveal:lens"], keys
    assert read(table.table, 0, keys[1]) == (1, ["reveal:lens"])
    apart = at(table.table, {0: QUICK}, "edda", "ulf")
    assert offered(apart, snapshot.state(table.table, 0, 1, None)).decision == snapshot.decision(table.table)
    table.put_away()


@in_a_loop
async def test_orders_go_with_whoever_is_sent_away(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        edda, mira, lida = [await newcomer(rooms) for _ in range(3)]
        room = await opened(rooms, edda, ME, FREE, FREE, open=True)
        await seats.sit(room, mira, 1, "Mira")
        page = Page(room, mira)
        await page.hello()
        await ordered(page)
        assert room.ledger.orders == {1: QUICK}
        await moderation.kick(room, edda, m.Somebody(seat=1))
        await seats.sit(room, lida, 1, "Lida")
        assert room.ledger.orders == {}, "she has given none"
