"""Whether a party can be played with: every problem of one that is brought along, so that nothing of it is changed or
lost silently. The data may come from anywhere; nothing of it is taken for granted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from herowright.games.pathfinder.cards.box import BOX, Box
from herowright.games.pathfinder.cards.types import Boon, BoxCard, Character, Role
from herowright.games.pathfinder.rules import party
from herowright.games.pathfinder.rules.components import ADD_ON, BASE, BOONS, SETS, SKILL_IDS
from herowright.games.pathfinder.rules.settings import WITH, WITHOUT
from herowright.table.campaigns import readable
from herowright.table.message import Message

# The greatest number of an adventure deck.
MOST_DECKS = len(SETS) - 2
LONGEST_NAME = 60
# How much of somebody's text is repeated in a message.
TOLD = 40

HAND = "hand"


def check_party(data: Any, box: Box = BOX) -> list[Message]:
    """Everything that is wrong with a party of this version; nothing, if it can be played with."""
    if not isinstance(data, Mapping):
        return [Message("pf-party-unreadable")]
    if (wrong := check_version(data)) is not None:
        return [wrong]
    return [*_head(data), *_members(data, box), *_progress(data, box)]


def check_version(data: Mapping[str, Any]) -> Message | None:
    version = data.get("version")
    if not whole(version) or version < 0:
        return Message("pf-party-no-version")
    if version > party.VERSION:
        return Message("pf-party-newer", {"version": version, "known": party.VERSION})
    return None if version == party.VERSION else Message("pf-party-older", {"version": version})


def check_member(data: Any, who: Message, sets: Sequence[str], box: Box = BOX) -> list[Message]:
    """What is wrong with one character, in a party whose box holds these sets."""
    if not isinstance(data, Mapping):
        return [Message("pf-party-member", {"who": who})]
    character = next((each for each in box.characters if each.id == data.get("character")), None)
    if character is None:
        return [Message("pf-party-character", {"who": who, "found": told(data.get("character"))})]
    who = Message("pf-party-who-named", {"who": who, "character": character.name})
    if data.get("dead") not in (None, False, True):
        return [Message("pf-party-member", {"who": who})]
    found: list[Message] = []
    if character.set not in sets:
        found.append(Message("pf-party-add-on", {"who": who}))
    role = next((each for each in character.roles if each.id == data.get("role")), None)
    if role is None and data.get("role") is not None:
        found.append(Message("pf-party-role", {"who": who, "found": told(data["role"])}))
    feats = data.get("feats", {})
    found += _feats(feats, character, role, who)
    more = feats.get("cards") if isinstance(feats, Mapping) else None
    found += _deck(data.get("deck", []), character, more if isinstance(more, Mapping) else {}, sets, who, box)
    known = {each.name for each in (*box.scenarios, *box.adventures, box.path)}
    found += _rewards(data.get("rewards", []), known, who)
    return found


# --- the party itself ------------------------------------------------------------------------------------


def _head(data: Mapping[str, Any]) -> Iterator[Message]:
    name = data.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        yield Message("pf-party-name", {"longest": LONGEST_NAME})
    if data.get("add-on", WITH) not in (WITH, WITHOUT):
        yield Message("pf-party-field", {"field": "add-on"})
    adventure = data.get("adventure", 0)
    if not whole(adventure) or not 0 <= adventure <= MOST_DECKS:
        yield Message("pf-party-adventure", {"most": MOST_DECKS})


def sets_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """The sets in the box of a party (PF-GEN-05, PF-SETUP-10)."""
    adventure = data.get("adventure", 0)
    number = adventure if whole(adventure) and 0 <= adventure <= MOST_DECKS else MOST_DECKS
    base = (BASE,) if data.get("add-on") == WITHOUT else (BASE, ADD_ON)
    return (*base, *SETS[2 : 2 + number])


def _members(data: Mapping[str, Any], box: Box) -> Iterator[Message]:
    sets = sets_of(data)
    living: Counter[str] = Counter()
    for field in ("members", "resting"):
        members = data.get(field, [])
        if not isinstance(members, Sequence) or isinstance(members, str) or len(members) > len(box.characters):
            yield Message("pf-party-members", {"field": field, "most": len(box.characters)})
            continue
        for number, member in enumerate(members, 1):
            yield from check_member(member, Message(f"pf-party-who-{field}", {"number": number}), sets, box)
            if isinstance(member, Mapping) and isinstance(id := member.get("character"), str):
                if field == "resting" and member.get("dead"):
                    yield Message("pf-party-dead", {"number": number})
                living[id] += not member.get("dead")
    for character in box.characters:
        if living[character.id] > 1:
            yield Message("pf-party-twice", {"character": character.name})


def _progress(data: Mapping[str, Any], box: Box) -> Iterator[Message]:
    """What the party has won, and the cards that have left its game."""
    known = {scenario.id: scenario for scenario in box.scenarios}
    won = texts(data.get("won", []))
    if won is None:
        yield Message("pf-party-field", {"field": "won"})
    for id in won or ():
        if id not in known:
            yield Message("pf-party-scenario", {"found": told(id)})
    for adventure in box.adventures:
        done = [id in (won or ()) for id in adventure.scenarios]
        if done != sorted(done, reverse=True):  # one was won before the one that opens it (PF-END-04)
            late = next(id for id, is_done in zip(adventure.scenarios, done, strict=True) if not is_done)
            yield Message("pf-party-order", {"scenario": known[late].name, "adventure": adventure.name})
    log = data.get("log", [])
    if not isinstance(log, Sequence) or isinstance(log, str) or not all(_is_entry(entry) for entry in log):
        yield Message("pf-party-field", {"field": "log"})
    removed = texts(data.get("removed", []))
    if removed is None:
        yield Message("pf-party-field", {"field": "removed"})
    cards: dict[str, BoxCard] = {card.id: card for card in (*box.boons, *box.banes)}
    for id, count in Counter(removed).items():
        if id not in cards:
            yield Message("pf-party-removed", {"found": told(id)})
        elif count > sum(cards[id].copies.values()):
            yield Message("pf-party-removed-copies", {"card": cards[id].name, "count": count})


def _is_entry(entry: Any) -> bool:
    return (
        isinstance(entry, Mapping)
        and isinstance(entry.get("scenario"), str)
        and isinstance(entry.get("won"), bool)
        and whole(entry.get("turns", 0))
        and readable(entry)
        and all(texts(entry.get(field, [])) is not None for field in ("heroes", "dead"))
    )


# --- one character ---------------------------------------------------------------------------------------


def boxes(character: Character, role: Role | None) -> dict[str, dict[str, int]]:
    """How many boxes each line of each kind of feat has; those of powers are on the role, once there is one
    (PF-FEAT-05, PF-ROLE-05)."""
    printed: Character | Role = role if role is not None else character
    powers = {HAND: len(printed.hand_sizes) - 1, **dict.fromkeys(printed.proficiencies, 1)}
    powers |= {line.id: len(line.forms) - 1 for line in printed.lines}
    return {
        "skills": {SKILL_IDS[base]: skill.boxes for base, skill in character.skills.items()},
        "powers": powers,
        "cards": {kind: character.cards[kind][1] for kind in BOONS if kind in character.cards},
    }


def _feats(feats: Any, character: Character, role: Role | None, who: Message) -> Iterator[Message]:
    """Checked boxes that the cards do not have (PF-FEAT-03)."""
    if not isinstance(feats, Mapping):
        yield Message("pf-party-feats", {"who": who})
        return
    for kind, lines in boxes(character, role).items():
        checked = feats.get(kind, {})
        if not isinstance(checked, Mapping) or not all(whole(count) and count >= 0 for count in checked.values()):
            yield Message("pf-party-feats", {"who": who})
            continue
        for line, count in checked.items():
            if count > lines.get(line, 0):
                args = {"who": who, "line": told(line), "count": count, "boxes": lines.get(line, 0)}
                yield Message("pf-party-boxes" if line in lines else "pf-party-line", args)


def _deck(
    deck: Any, character: Character, more: Mapping[str, Any], sets: Sequence[str], who: Message, box: Box
) -> Iterator[Message]:
    """Cards that are not in the box of the party, or more of a kind than the list allows (PF-CHAR-07, PF-FEAT-11). Too
    few are no problem: the deck is filled up at the table (PF-BETWEEN-13)."""
    ids = texts(deck)
    if ids is None:
        yield Message("pf-party-deck", {"who": who})
        return
    known = {card.id: card for card in box.boons}
    cards: list[Boon] = []
    for id, count in Counter(ids).items():
        card = known.get(id)
        if card is None:
            yield Message("pf-party-card", {"who": who, "found": told(id)})
            continue
        copies = box.copies_in(card, sets)
        if count > copies:
            args = {"who": who, "card": card.name, "count": count, "copies": copies}
            yield Message("pf-party-copies" if copies else "pf-party-set", args)
        cards += [card] * count
    for kind, count in Counter(card.kind for card in cards).items():
        feats = more.get(kind, 0)
        most = character.cards.get(kind, (0, 0))[0] + (feats if whole(feats) else 0)
        if count > most:
            yield Message("pf-party-kind", {"who": who, "kind": kind, "count": count, "most": most})


def _rewards(rewards: Any, known: set[str], who: Message) -> Iterator[Message]:
    names = texts(rewards)
    if names is None:
        yield Message("pf-party-rewards", {"who": who})
    for name in names or ():
        if name not in known:
            yield Message("pf-party-reward", {"who": who, "found": told(name)})


# --- reading ---------------------------------------------------------------------------------------------


def whole(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def texts(value: Any) -> list[str] | None:
    """A list of texts, or nothing if it is something else."""
    if isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(each, str) for each in value):
        return list(value)
    return None


def told(value: Any) -> str:
    """Somebody's text as it can be repeated in a message."""
    text = "".join(letter if letter.isprintable() else " " for letter in str(value))
    return text if len(text) <= TOLD else f"{text[:TOLD]}…"
