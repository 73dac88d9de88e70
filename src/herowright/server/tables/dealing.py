"""How a table gets its dice. The server promises a secret, everybody who sits down adds a number, and when the last
seat is taken the game is dealt from all of that: nobody can choose or foresee it. If somebody could, the table says
so."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from cryptography.fernet import InvalidToken
from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import replace

from herowright.server.messages import DiceTicket, HowDice
from herowright.server.ops.clock import now
from herowright.server.refusals import Refused
from herowright.server.store import Player, Store
from herowright.server.store import entries as e
from herowright.server.store.store import TICKETS
from herowright.table.dice import Dice, fresh_number, promise
from herowright.table.table import Table

if TYPE_CHECKING:
    from herowright.server.tables.ledger import Ledger
    from herowright.server.tables.room import Room

# The seed of the placeholder table before the deal. It may be public: no game is ever played with it.
BLANK = 0
# A ticket is good for so many seconds.
GOOD_FOR = 60 * 60
# To deal takes a few thousandths of a second, a hundred times as much with the largest packs.
DEALING = 20.0


class Taken(Protocol):
    """What matters of a seat."""

    @property
    def name(self) -> str: ...

    @property
    def players(self) -> list[str]: ...


class Dealing(Struct, frozen=True, omit_defaults=True):
    """Where the dice of a table come from, as its entries tell. Until the game is dealt, `secret` is the server's part
    and `nonces` are those of the seats. `by` is who chose the dice or brought them, `knowers` are the players who have
    seen what comes, and `known_by` is the first of them. `version` is that which opened the table. Tables of the first
    versions say nothing of all that."""

    how: HowDice = "unknown"
    by: str = ""
    secret: str = ""
    nonces: list[str] = []
    dealt: bool = True
    knowers: list[str] = []
    known_by: str = ""
    version: str = ""

    @classmethod
    def opened(cls, entry: e.Opened) -> Dealing:
        by = next((name for name, players, _ in entry.seats if entry.player in players), "")
        if entry.dice == "unknown":
            return cls()
        return cls(
            how=entry.dice,
            by="" if entry.dice == "fair" else by,
            secret=entry.secret,
            nonces=entry.nonces,
            dealt=not entry.secret,
            version=entry.version,
        )

    def after(self, entry: e.AnyEntry, before: Sequence[Taken], places: Sequence[Taken]) -> Dealing:
        """`before` and `places` are the seats before and after the entry."""
        match entry:
            case e.Opened():
                return Dealing.opened(entry)
            case e.Dealt():
                return replace(self, secret="", dealt=True)
            case e.Rewound():  # what all of them have seen comes once more
                return self._known(entry.seat, [player for place in places for player in place.players], places)
            case e.Exported():
                return self._known(entry.seat, [entry.player], places)
        if self.dealt or before == places:
            return self
        nonces = [nonce if place.players else "" for nonce, place in zip(self.nonces, places, strict=True)]
        if isinstance(entry, e.SatDown) and not before[entry.seat].players:
            nonces[entry.seat] = entry.nonce
        return replace(self, nonces=nonces)

    def _known(self, seat: int, players: Sequence[str], places: Sequence[Taken]) -> Dealing:
        if self.how != "fair":
            return self
        knowers = list(dict.fromkeys([*self.knowers, *players]))
        return replace(self, knowers=knowers, known_by=self.known_by or places[seat].name)

    def is_news(self, player: str) -> bool:
        """Whether it is news that this player learns the coming dice."""
        return self.how == "fair" and player not in self.knowers

    def marked(self, players: set[str], waiting: bool) -> tuple[HowDice, str]:
        """What everybody is told about the dice, and who influenced them. Coming dice that somebody knows matter as
        soon as somebody else plays, or can sit down."""
        if self.knowers and (waiting or players - set(self.knowers)):
            return "known", self.known_by
        return self.how, self.by


UNKNOWN = Dealing()

# --- the promise -----------------------------------------------------------------------------------------------


class Sealed(Struct, frozen=True):
    """What a ticket holds."""

    secret: str
    player: str


async def ticket(store: Store, player: Player) -> DiceTicket:
    """The promise of a secret for one table that this player will open; the secret itself is sealed."""
    secret = fresh_number()
    key = await store.sealer(TICKETS)
    sealed = key.encrypt_at_time(json.encode(Sealed(secret, player.id)), int(now()))
    return DiceTicket(promise=promise(secret), ticket=sealed.decode())


async def promised(store: Store, player: Player, ticket: str) -> str:
    """The secret of a ticket; `Refused` if it is another player's or too old. A secret is revealed when its game is
    over, so no second game may use it: the database checks that when the table opens."""
    key = await store.sealer(TICKETS)
    try:
        sealed = json.decode(key.decrypt_at_time(ticket.encode(), GOOD_FOR, int(now())), type=Sealed)
    except (InvalidToken, DecodeError, ValidationError):
        raise Refused("server-dice-ticket") from None
    if sealed.player != player.id:
        raise Refused("server-dice-ticket")
    return sealed.secret


# --- the deal --------------------------------------------------------------------------------------------------


def nonces(places: Sequence[e.SeatRow], player: Player, nonce: str) -> list[str]:
    """The number of whoever opens a table is stored at the first of their seats."""
    mine = next((seat for seat, (_, players, _) in enumerate(places) if player.id in players), None)
    return [nonce if seat == mine else "" for seat in range(len(places))]


def dice_of(
    table: str, game: Table[Any], secret: str, nonces: Sequence[str], people: Sequence[bool], version: str
) -> Dice:
    seats = tuple("person" if person else "bot" for person in people)
    return Dice.agreed(secret, tuple(nonces), table, game.game.id, game.options, seats, version)


async def deal(room: Room) -> None:
    """Deal the game if all seats are taken and it is not dealt yet. Called with the lock held."""
    ledger: Ledger = room.ledger
    if not ledger.can_deal:
        return
    people = [bool(place.players) for place in ledger.places]
    dealing = ledger.dealing
    dice = dice_of(room.id, room.game, dealing.secret, dealing.nonces, people, dealing.version)
    game = await asyncio.to_thread(room.watched, partial(room.game.dealt, dice), DEALING)
    await room.append(e.Dealt(dice=dice.text, events=list(game.log)), game)


async def known(room: Room, player: Player) -> None:
    """Somebody learns the coming dice: whoever sits down later will be told."""
    async with room.lock:
        seats = room.ledger.seats_of(player.id)
        if room.ledger.dealing.is_news(player.id):
            await room.append(e.Exported(seat=seats[0], player=player.id))
