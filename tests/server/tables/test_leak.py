"""Nobody is ever sent what their seat does not know: every frame is compared with the engine's own view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herowright as hw
from herowright.games import registry
from herowright.kit import Kit
from herowright.server import messages as m
from herowright.server.tables import seats, snapshot, viewer
from herowright.server.tables.room import Room
from herowright.table.previews import previews
from tests.choosing import onward
from tests.server.rooms import FREE, ME, Page, house, in_a_loop, newcomer, opened
from tests.table.lots import LOTS

FIENDS = {"expansion": "fiends-familiars-mm"}


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which seats know different things."""
    monkeypatch.setitem(registry.kits(), "lots", Kit(game=LOTS))


class Watched(Page):
    """A page that looks at every frame at the moment it is sent, when the truth is at hand."""

    def __init__(self, room: Room, player: Any, seat: int | None, invite: str) -> None:
        super().__init__(room, player)
        self.invite = invite
        self.seat = seat
        self.checked = 0
        send = self.viewer.send

        def checked(message: m.ToBrowser) -> None:
            self.check(message)
            send(message)

        self.viewer.send = checked  # type: ignore[method-assign]

    def check(self, message: m.ToBrowser) -> None:
        game, seat = self.room.game, self.seat
        known: list[Any] | None = None
        for part in parts(message):
            if isinstance(part, m.State):
                assert part.seat == seat
                assert part.view == game.view(seat)
                asked = game.decision is not None and game.decision.seat == seat
                assert (part.decision is not None) == asked
                offers = [] if asked or seat is None else [option.key for option in game.interrupts(seat)]
                assert [option.key for option in part.interrupts] == offers
            if isinstance(part, m.Line):
                if known is None:
                    known = [(event.kind, event.seat, dict(event.args)) for event in reversed(game.events(seat))]
                assert (part.kind, part.seat, part.args) in known
        words = msgspec.json.encode(message).decode()
        assert str(game._seed) not in words or game.is_over
        for holder in self.room.presence.viewers:
            assert holder.player.id not in words
        assert self.invite not in words
        self.checked += 1


def parts(message: Any) -> Iterator[Any]:
    """A message and everything in it."""
    yield message
    fields = getattr(message, "__struct_fields__", ())
    inside = [getattr(message, field) for field in fields] if fields else message if isinstance(message, list) else []
    for part in inside:
        yield from parts(part)


async def play_watched(folder: Path, game: str, seed: int, options: dict[str, Any]) -> list[Watched]:
    """A game of three people and a spectator in which everybody does things at random."""
    rng = random.Random(seed)
    async with house(folder) as rooms:
        people = [await newcomer(rooms) for _ in range(4)]
        plan = {"game": game, "options": options, "seed": f"98765432109876543210{seed}", "open": True}
        room = await opened(rooms, people[0], ME, FREE, FREE, **plan)
        row = await rooms.store.tables.find(room.id)
        assert row is not None
        pages = [Watched(room, people[0], 0, row.invite)]
        await pages[0].hello()
        for seat in (1, 2):
            await seats.sit(room, people[seat], seat, f"Seat {seat}")
            pages.append(Watched(room, people[seat], seat, row.invite))
            await pages[seat].hello()
        pages.append(Watched(room, people[3], None, row.invite))
        await pages[3].hello()
        for _ in range(2000):
            if room.game.decision is None:
                break
            turn = room.game.decision.seat
            page = rng.choice(pages[:3]) if rng.random() < 0.1 else pages[turn]
            offers = page.state.decision.options if page.state.decision else page.state.interrupts
            if offers:
                await page.choose(onward(offers, rng).key)
            if rng.random() < 0.1:
                await page.ask(m.Undo, seat=page.seat, decisions=page.state.decisions)
            if rng.random() < 0.05:
                await page.ask(m.Say, text="Well played")
            if rng.random() < 0.05:  # away and back again
                assert page.seat is not None
                last = page.state.number
                page.viewer.leave()
                pages[page.seat] = Watched(room, people[page.seat], page.seat, row.invite)
                pages[page.seat].checked = page.checked
                await pages[page.seat].hello(last, page.seat)
        assert room.game.is_over
        return pages


@pytest.mark.parametrize("seed", range(3))
def test_no_frame_tells_more_than_the_view(tmp_path: Path, lots: None, seed: int) -> None:
    in_a_loop(check_frames)(tmp_path, "lots", seed, {})


@pytest.mark.parametrize(("game", "options"), [("roll-player", {}), ("roll-player", FIENDS), ("call-to-adventure", {})])
def test_no_frame_of_a_real_game_tells_more_than_the_view(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    in_a_loop(check_frames)(tmp_path, game, 2, options)


async def check_frames(folder: Path, game: str, seed: int, options: dict[str, Any]) -> None:
    pages = await play_watched(folder, game, seed, options)
    assert all(page.checked > 10 for page in pages)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("roll-player", {}),
        ("roll-player", FIENDS),
        ("call-to-adventure", {}),
        ("call-to-adventure", {"mode": "co-op"}),
    ],
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_what_nobody_can_know_changes_nothing_that_is_sent(game: str, options: dict[str, Any], seed: int) -> None:
    """The same game with everything hidden redrawn looks the same to the seat, option for option."""
    rng = random.Random(seed)
    table = hw.new_table(game, 3, seed, options)
    others = cycle((None, *range(3)))
    while table.decision:
        for seat in dict.fromkeys((table.decision.seat, next(others))):
            guess = table.imagine(seat, rng)
            sent, other = (snapshot.state(each, seat, 1, None) for each in (table, guess))
            assert without_undo(sent) == without_undo(other)
        table.apply(onward(table.decision.options, rng))


def test_hands_and_destinies_are_secret() -> None:
    """Their owner sees them; to everybody else each card of a hand is one of its kind, and a destiny is a back."""
    table = hw.new_table("call-to-adventure", 3, 6)
    rng = random.Random(6)
    while table.decision:
        for hero in table.state.heroes:
            secret = {card.name for card in hero.hand} | ({hero.destiny.name} if hero.destiny else set())
            for seat in {None, *range(3)} - {hero.seat}:
                shown = table.view(seat)["heroes"][hero.seat]
                assert shown["hand"] is None
                assert shown["destiny"] is None
                assert shown["dealt"] == []
                # A card that was given away in sight of all may come back from a deck that was rebuilt.
                own = [(at, event) for at, event in enumerate(table.log) if event.seat == hero.seat]
                drawn = {event.args["card"]: at for at, event in own if event.kind == "ca-event-draws-card"}
                told = {
                    value
                    for at, event in own
                    if event.seen_by(seat)
                    for value in event.args.values()
                    if at > drawn.get(value, -1)
                }
                # Another copy of a card may lie open.
                open_to_all = {card.name for other in table.state.heroes for card in other.played}
                open_to_all |= {card.name for pile in table.state.hand_discards.values() for card in pile}
                open_to_all |= {card.name for _, card, _ in table.state.stack}
                assert not told & (secret - open_to_all)
        table.apply(onward(table.decision.options, rng))
    assert all(hero["destiny"] and hero["hand"] is not None for hero in table.view(None)["heroes"])


def test_adventure_cards_are_secret() -> None:
    """Whoever earned a look sees the card; to everybody else it is a back until the battle reveals it."""
    table = hw.new_table("roll-player", 3, 1, FIENDS)
    rng = random.Random(1)
    looks = 0
    while table.decision:
        state = table.state
        for seat in (None, *range(3)):
            seen = () if seat is None else state.heroes[seat].looked
            looks = max(looks, len(seen))
            sent = msgspec.json.encode(snapshot.state(table, seat, 1, None)).decode()
            lines = msgspec.json.encode([dict(event.args) for event in table.events(seat)]).decode()
            for number, card in enumerate(state.adventure):
                if number >= state.revealed and number not in seen:
                    assert f'"{card.id}"' not in sent
                    assert card.name not in sent + lines
        keys = [option.key for option in table.decision.options]
        table.apply("hunt" if "hunt" in keys else rng.choice(keys))
    assert looks > 0
    assert all(card["id"] for card in table.view(None)["adventure"])


def without_undo(state: m.State) -> m.State:
    """A guess cannot be undone, and counts the redraw as one entry of its history."""
    return msgspec.structs.replace(state, no_undo=None, decisions=0)


@pytest.mark.parametrize(("game", "options"), [("roll-player", {}), ("roll-player", FIENDS), ("call-to-adventure", {})])
def test_a_preview_tells_nothing_of_coming_chance(game: str, options: dict[str, Any]) -> None:
    """Previews of the real table and of one with other dice and decks are the same wherever they claim to know."""
    rng = random.Random(4)
    table = hw.new_table(game, 2, 4, options)
    for number in range(120):
        if table.decision is None:
            break
        seat = table.decision.seat
        if number % 3 == 0:
            sure = [
                {
                    key: (p.figures, p.chance)
                    for key, p in previews(each, seat, random.Random(1)).items()
                    if not p.chance
                }
                for each in (table.clone(), table.imagine(seat, rng))
            ]
            both = sure[0].keys() & sure[1].keys()
            assert both or not sure[0]
            assert [sure[0][key] for key in both] == [sure[1][key] for key in both]
        table.apply(rng.choice(table.decision.options))


@in_a_loop
async def test_a_covered_screen_is_not_sent_the_next_players_secrets(tmp_path: Path) -> None:
    registry.kits()["lots"] = Kit(game=LOTS)
    try:
        async with house(tmp_path) as rooms:
            edda = await newcomer(rooms)
            room = await opened(rooms, edda, ME, ME, game="lots")
            assert room.cover
            page = Page(room, edda)
            state = (await page.hello()).state
            if state.covered is not None:
                await page.ask(m.Look, seat=state.covered)
            await page.choose("peek")
            told = [frame for frame in page.frames if isinstance(frame, m.Welcome)]
            assert page.state.covered == 1
            assert told[-1].log == []
            await page.ask(m.Look, seat=1)
            kinds = [line.kind for frame in page.frames if isinstance(frame, m.Welcome) for line in frame.log or []]
            assert "peeked" not in kinds
    finally:
        del registry.kits()["lots"]


@in_a_loop
async def test_a_page_that_cannot_keep_up_is_cut_off_and_nobody_else_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer, "MOST_WAITING", 16)
    async with house(tmp_path) as rooms:
        edda, sleepy = await newcomer(rooms), await newcomer(rooms)
        room = await opened(rooms, edda, ME, open=True)
        page, slow = Page(room, edda), Page(room, sleepy)
        await page.hello()
        await slow.hello()
        for _ in range(40):
            await page.choose()
        slow.drain()
        assert isinstance(slow.frames[-1], m.Bye)
        assert slow.frames[-1].again
        assert len(slow.frames) <= 18
