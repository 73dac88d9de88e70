"""A campaign: which scenarios a party may play, who plays, and the files in which parties and characters travel
(PF-SETUP-08 to -13, PF-END-04, PF-END-12 to -16, PF-BETWEEN-10 to -14, PF-DEATH-09). Everything is plain data; what is
given is never changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from herowright.games.pathfinder.cards.box import BOX, Box
from herowright.games.pathfinder.cards.types import Adventure
from herowright.games.pathfinder.rules import party as parties
from herowright.games.pathfinder.rules.admission import (
    LONGEST_NAME,
    check_member,
    check_party,
    check_version,
    sets_of,
    told,
    whole,
)
from herowright.games.pathfinder.rules.components import ADD_ON
from herowright.games.pathfinder.rules.settings import WITH, WITHOUT
from herowright.table.campaigns import CLOSED, OPEN, WON, BadParty, Chapter, NotPossible, Status
from herowright.table.errors import BadOption
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.games.pathfinder.rules.state import Pathfinder

GAME = "pathfinder"
FORMAT = 1
PARTY, CHARACTER = "party", "character"
# A file larger than this is no party.
MAX_BYTES = 512 * 1024
LONGEST_NUMBER = 9

Data = Mapping[str, Any]
Party = dict[str, Any]


def new_party(name: str = "", add_on: bool = True) -> Party:
    """A party that has not played yet; its characters are chosen at the first table."""
    return {
        "version": parties.VERSION,
        "name": name,
        "add-on": WITH if add_on else WITHOUT,
        "members": [],
        "resting": [],
        "removed": [],
        "adventure": 0,
        "won": [],
        "log": [],
    }


def with_add_on(party: Data) -> bool:
    return bool(party["add-on"] == WITH)


def given_up(table: Pathfinder) -> Party | None:
    """What a party takes home that ends a scenario early; `None` once it is won or lost, for then only the rest is
    left to be played (PF-END-11)."""
    return None if table.phase in ("reward", "rebuild") else parties.given_up(table)


# --- what may be played ----------------------------------------------------------------------------------


def chapters(party: Data, box: Box = BOX) -> list[Chapter]:
    """All adventures with their scenarios: won, open or closed. In an adventure, and among those of the path, only what
    is won opens the next (PF-END-04, PF-END-12, PF-END-14)."""
    won = frozenset(party.get("won", ()))
    known = {adventure.id: adventure for adventure in box.adventures}
    path = [known.get(id) for id in box.path.adventures]
    # Other adventures stand for themselves: they can be played before the path, between its adventures and after it.
    found = [
        Chapter(adventure.id, False, True, _scenarios(adventure, won, True))
        for adventure in box.adventures
        if adventure.id not in box.path.adventures
    ]
    reached = True
    for id, adventure in zip(box.path.adventures, path, strict=True):
        if adventure is None:
            found.append(Chapter(id, True, False, ()))
            reached = False
            continue
        found.append(Chapter(id, True, True, _scenarios(adventure, won, reached)))
        reached = reached and won.issuperset(adventure.scenarios)
    return found


def _scenarios(adventure: Adventure, won: frozenset[str], reached: bool) -> tuple[tuple[str, Status], ...]:
    first = next((id for id in adventure.scenarios if id not in won), None)
    return tuple((id, WON if id in won else OPEN if reached and id == first else CLOSED) for id in adventure.scenarios)


def next_scenarios(party: Data, box: Box = BOX) -> list[str]:
    """Those not won yet that may be played now."""
    return _those(OPEN, party, box)


def playable(party: Data, box: Box = BOX) -> list[str]:
    """The open ones, and those that were won: whoever has not had their rewards can still earn them (PF-END-09)."""
    return [*_those(OPEN, party, box), *_those(WON, party, box)]


def _those(wanted: str, party: Data, box: Box) -> list[str]:
    return [id for chapter in chapters(party, box) for id, status in chapter.scenarios if status == wanted]


def check_scenario(party: Data, scenario: str, box: Box = BOX) -> None:
    """`BadOption` where the party has not come that far."""
    if scenario in playable(party, box):
        return
    opened = " ".join(f"scenario:{id}" for id in next_scenarios(party, box))
    raise BadOption("pf-party-not-yet", scenario=f"scenario:{scenario}", open=opened)


# --- who plays -------------------------------------------------------------------------------------------


def free_characters(party: Data, box: Box = BOX) -> list[str]:
    """Characters that no living member plays; those who rest are among them."""
    taken = [member["character"] for member in party.get("members", ()) if not member.get("dead")]
    add_on = party.get("add-on", WITH) == WITH
    return [each.id for each in box.characters if each.id not in taken and (add_on or each.set != ADD_ON)]


def fresh(character: str) -> dict[str, Any]:
    """A character that begins: no feats, and a deck that is built at the table (PF-DEATH-09, PF-DEATH-10)."""
    return {"character": character, "role": None, "feats": {}, "deck": [], "rewards": [], "dead": False}


def switch(party: Data, number: int, character: str | None, box: Box = BOX) -> Party:
    """The party in which a member plays another character from now on, or none any more. The old one rests: its cards
    are in the box, the list of its deck is kept (PF-BETWEEN-10 to -13); one that died is gone (PF-DEATH-09). The number
    after the last is that of a new member."""
    members, resting = list(party.get("members", ())), list(party.get("resting", ()))
    if not 0 <= number <= len(members) or (number == len(members) and character is None):
        raise NotPossible("pf-party-no-member", number=number + 1)
    old = members[number] if number < len(members) else None
    if old is not None and old["character"] == character and not old.get("dead"):
        return dict(party)
    if character is not None and character not in free_characters(party, box):
        known = character in [each.id for each in box.characters]
        if known:
            raise NotPossible("pf-party-taken", character=f"character:{character}")
        raise NotPossible("pf-party-no-character", found=told(character))
    back = next((member for member in resting if member["character"] == character), None)
    resting = [member for member in resting if member is not back]
    if old is not None and not old.get("dead"):
        resting.append(old)
    coming = [] if character is None else [back or fresh(character)]
    members[number : number + 1] = coming
    return {**party, "members": members, "resting": resting}


def line_up(party: Data, numbers: Sequence[int]) -> Party:
    """The party with these members first, seat by seat; the others wait (their cards are in the box meanwhile)."""
    members = list(party.get("members", ()))
    wrong = next((number for number in numbers if not 0 <= number < len(members)), None)
    if wrong is not None or len(set(numbers)) < len(numbers):
        raise NotPossible("pf-party-no-member", number=(numbers[-1] if wrong is None else wrong) + 1)
    others = [member for number, member in enumerate(members) if number not in numbers]
    return {**party, "members": [*(members[number] for number in numbers), *others]}


# --- versions --------------------------------------------------------------------------------------------

# What brings a party of each older version to the next one. A character travels as a party of one.
UPGRADES: dict[int, Callable[[Party], Party]] = {}


def upgrade(data: Data) -> Party:
    """A party of this version; `BadParty` if it is of a newer one or says no version that ever was."""
    found = dict(data)
    while (wrong := check_version(found)) is not None:
        if wrong.id != "pf-party-older" or found["version"] not in UPGRADES:
            raise BadParty([wrong])
        version = found["version"]
        found = {**UPGRADES[version](found), "version": version + 1}
    return found


def admit(data: Any, box: Box = BOX) -> Party:
    """A party that can be played with, brought up to date; `BadParty` with all that is wrong."""
    if not isinstance(data, Mapping):
        raise BadParty(check_party(data, box))
    found = upgrade(data)
    if problems := check_party(found, box):
        raise BadParty(problems)
    return {**new_party(), **found}


# --- files -----------------------------------------------------------------------------------------------


def export_party(party: Data) -> dict[str, Any]:
    return {"herowright": PARTY, "format": FORMAT, "game": GAME, "party": dict(party)}


def export_character(party: Data, character: str) -> dict[str, Any]:
    """A member, or one who rests, with everything that belongs to it."""
    everybody = [*party.get("members", ()), *party.get("resting", ())]
    living = [member for member in everybody if not member.get("dead")]
    member = next((member for member in living if member["character"] == character), None)
    if member is None:
        raise NotPossible("pf-party-not-here", found=character)
    version = party.get("version", parties.VERSION)
    return {"herowright": CHARACTER, "format": FORMAT, "game": GAME, "version": version, "character": dict(member)}


def import_party(document: Any, box: Box = BOX) -> Party:
    """The party of a file; `BadParty` with every problem if it cannot be used."""
    return admit(_content(document, PARTY), box)


def import_character(party: Data, document: Any, box: Box = BOX) -> Party:
    """The party with the character of a file among those who rest; `switch` brings it to the table."""
    content = _content(document, CHARACTER)
    version = document.get("version") if isinstance(document, Mapping) else None
    alone = {**new_party(), "version": version, "members": [content]}
    if not isinstance(content, Mapping):
        raise BadParty([Message("pf-party-unreadable")])
    (member,) = upgrade(alone)["members"]
    found = check_member(member, Message("pf-party-who-file"), sets_of(party), box)
    id = member.get("character")
    if not found and member.get("dead"):
        found.append(Message("pf-party-dead-file", {"character": f"character:{id}"}))
    everybody = [*party.get("members", ()), *party.get("resting", ())]
    if not found and any(other["character"] == id and not other.get("dead") for other in everybody):
        found.append(Message("pf-party-twice", {"character": f"character:{id}"}))
    if found:
        raise BadParty(found)
    return {**party, "resting": [*party.get("resting", ()), {**fresh(id), **member}]}


def read(blob: bytes) -> Any:
    """The document in a file; `BadParty` if it is none."""
    if len(blob) > MAX_BYTES:
        raise BadParty([Message("pf-party-too-large", {"limit": MAX_BYTES // 1024})])
    try:
        document = json.loads(blob, parse_int=_number, parse_constant=_number)
        json.dumps(document, ensure_ascii=False).encode()  # letters that cannot be written again
    except (ValueError, RecursionError):
        raise BadParty([Message("pf-party-unreadable")]) from None
    return document


def _number(text: str) -> int:
    """A whole number such as parties have."""
    if len(text) > LONGEST_NUMBER:
        raise ValueError
    return int(text)


def _content(document: Any, kind: str) -> Any:
    if not isinstance(document, Mapping) or document.get("game") != GAME or not whole(document.get("format")):
        raise BadParty([Message("pf-party-foreign", {"wanted": kind})])
    if document.get("herowright") != kind:
        raise BadParty([Message("pf-party-other-file", {"wanted": kind})])
    if document["format"] > FORMAT:
        raise BadParty([Message("pf-party-newer", {"version": document["format"], "known": FORMAT})])
    return document.get(kind)


__all__ = [
    "LONGEST_NAME",
    "BadParty",
    "Chapter",
    "NotPossible",
    "admit",
    "chapters",
    "check_party",
    "check_scenario",
    "export_character",
    "export_party",
    "free_characters",
    "fresh",
    "import_character",
    "import_party",
    "line_up",
    "new_party",
    "next_scenarios",
    "playable",
    "read",
    "switch",
    "upgrade",
    "with_add_on",
]
