"""Turns messages and events into sentences of a language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from herowright.games import registry
from herowright.table.event import Event
from herowright.table.message import Message

LANGUAGES = ("en", "pl", "de")
FOLDER = Path(__file__).parent
MINUS = "\N{MINUS SIGN}"
# The longest text that is put into a sentence; no list of ours is as long.
LONGEST = 2000
_BEGINNING = re.compile(r"^(?:□\s)?\w")
_DIE = re.compile(r"\bd(?=\d)|(?<=\d)d(?=\d)")
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"-?[a-zA-Z][\w-]*")  # any word of an entry: those that are ids may be references
_SEAT = re.compile(r"seat:(\d+)")
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # what Fluent writes before a negative number


def word_files(lang: str) -> list[Path]:
    """The files with the words of a language, those of the games after those of the table. A game without that
    language stays in English."""
    folders = [FOLDER, *(folder for kit in registry.kits().values() for folder in kit.words)]
    spoken = [folder / (lang if (folder / lang).is_dir() else "en") for folder in folders]
    return [file for folder in spoken for file in sorted(folder.glob("*.ftl"))]


@cache
def _entries(lang: str) -> dict[str, str]:
    """The entries of a language's files by id; terms start with a hyphen. If two files have the same id, the first
    wins."""
    found: dict[str, str] = {}
    for file in word_files(lang):
        text = file.read_text(encoding="utf-8")
        starts = [*_ENTRY.finditer(text)]
        for start, end in zip(starts, [*(start.start() for start in starts[1:]), len(text)], strict=True):
            found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def _parsed(entry: str) -> Any:
    return FluentResource(entry)


class _Bundle(FluentBundle):
    """Parses an entry and everything it refers to when it is needed. Parsing all of them takes most of a second, and
    most commands need only a few."""

    def __init__(self, lang: str, functions: dict[str, Any]) -> None:
        super().__init__([lang], functions=functions, use_isolating=False)
        self._entries = _entries(lang)
        self._added: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._entries

    def get_message(self, message_id: str) -> Any:
        if message_id not in self._added:
            self._add(message_id)
        return super().get_message(message_id)

    def _add(self, id: str) -> None:
        self._added.add(id)
        entry = self._entries[id]
        self.add_resource(_parsed(entry))
        for reference in _REFERENCE.findall(entry):
            if reference in self._entries and reference not in self._added:
                self._add(reference)


class Texts:
    """The texts of one language. `seats` are the display names of the players; `names` replace
    names of cards, as a user's pack gives them."""

    def __init__(self, lang: str, seats: Sequence[str] = (), names: Mapping[str, str] | None = None) -> None:
        self.lang = lang
        self.seats = seats
        self.names = names or {}
        # The hero of each seat as a reference such as `character:kyra`, as far as the game names any: its questions
        # and its log then speak of heroes.
        self.heroes: Sequence[str] = ()
        functions: dict[str, Any] = {
            "NAME": self._name,
            "LIST": self._list,
            "DICE": self._dice,
            "ROLL": self._roll,
            "SUM": self._sum,
            "CAPITAL": self._capital,
        }
        self.bundle = _Bundle(lang, functions)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id.partition(".")[0])

    def say(self, message: Message | str, **args: Any) -> str:
        """The sentence of a message; a message without a text is shown by its id. `pf-trouble-draw.they` asks for
        another form of it; languages that need no such form use the same words."""
        id, values = (message, args) if isinstance(message, str) else (message.id, {**self._met(message.args), **args})
        id, _, form = id.partition(".")
        if not self.bundle.has_message(id):
            return id
        found = self.bundle.get_message(id)
        pattern = found.attributes.get(form) or found.value
        assert pattern is not None
        words = {name: self._fitting(value) for name, value in values.items()}
        text, _ = self.bundle.format_pattern(pattern, words)
        if any(isinstance(value, (int, float)) and value < 0 for value in values.values()):
            return _HYPHEN.sub(MINUS, str(text))
        return str(text)

    def _fitting(self, value: Any) -> Any:
        """What stands for a variable. Fluent puts `{???}` for what is very long, such as what somebody has typed."""
        if isinstance(value, Message):
            value = self.say(value)
        if isinstance(value, str) and len(value) > LONGEST:
            return f"{value[:LONGEST]}…"
        return value

    def tell(self, event: Event) -> str:
        """The sentence of an event: it happened to `$player`, or to the hero that bears this name, and `$person` is who
        plays that hero."""
        player, person = ("", "") if event.seat is None else (self.hero(event.seat), self.seat(event.seat))
        return self.say(event.kind, **self._met(event.args), player=player, person=person)

    def name(self, reference: str, form: str = "") -> str:
        """The name of a thing: `card:longsword`, `die:gold4`, `seat:1`, `space:str:2`, `field:4`.

        `form` asks for another form of the name, such as `short`, `female` or `acc`.
        """
        kind, _, id = reference.partition(":")
        if kind == "seat":
            return self.seat(int(id))
        if kind == "die":
            return self.say("name-die", colour=self.name(f"colour:{id[:-1]}", form), face=int(id[-1]))
        if kind == "space":
            row, _, column = id.partition(":")
            return self.say("name-space", row=self.name(f"attr:{row}"), column=int(column))
        if kind == "race":
            id, _, form = id.partition(":")
        return self.names.get(f"{kind}-{id}") or self._form(f"{kind}-{id}", form)

    def dice(self, text: str) -> str:
        """`2d6+1` as the language writes it: with its letter for a die, and with a real minus."""
        return _DIE.sub(self.say("name-dice-letter"), text).replace("-", MINUS)

    def names_of(self, references: str, form: str = "", last: str = "") -> str:
        """A list of names, from references with spaces between them; `last` is the word before the last one."""
        names = [self.name(reference, form) for reference in references.split()]
        if last and len(names) > 1:
            return f"{', '.join(names[:-1])} {last} {names[-1]}"
        return ", ".join(names)

    def title(self, game: str, default: str) -> str:
        """What a game is called in the language, if it has a name there."""
        id = f"web-game-{game}"
        return self.say(id) if self.has(id) else default

    def seat(self, seat: int) -> str:
        return self.seats[seat] if seat < len(self.seats) else self.say("name-seat", number=seat + 1)

    def hero(self, seat: int) -> str:
        """The hero of a seat, or whoever plays it where heroes have no names."""
        return self.name(self._hero(seat) or f"seat:{seat}")

    def bot(self, name: str) -> str:
        """What a bot is called; `search:2` is `search` with more time."""
        id = f"bot-{name.partition(':')[0]}"
        return self.say(id) if self.has(id) else name.capitalize()

    def _hero(self, seat: int) -> str:
        return self.heroes[seat] if seat < len(self.heroes) else ""

    def _met(self, args: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a message of the game is given, with heroes in the place of seats."""
        return {name: self._hero_for(value) for name, value in args.items()} if self.heroes else args

    def _hero_for(self, thing: Any) -> Any:
        seat = _SEAT.fullmatch(thing) if isinstance(thing, str) else None
        return (seat and self._hero(int(seat[1]))) or thing

    def _form(self, id: str, form: str) -> str:
        if not self.bundle.has_message(id):
            return id
        found = self.bundle.get_message(id)
        pattern = found.attributes.get(form) or found.value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern)
        return str(text)

    # Functions of the .ftl files: NAME($card), NAME($die, form: "acc"), LIST($dice), LIST($rows, last: "or"),
    # DICE($dice), CAPITAL($rule), ROLL($dice, $plus, $result), SUM($faces, $result).

    def _name(self, reference: Any, form: Any = "") -> str:
        return self.name(str(reference), str(form))

    def _list(self, references: Any, form: Any = "", last: Any = "") -> str:
        return self.names_of(str(references), str(form), str(last))

    def _dice(self, text: Any) -> str:
        return self.dice(str(text))

    def _roll(self, dice: Any, plus: Any, result: Any) -> str:
        """`5 + 3 + 2 = 10`: what the dice of a roll show (`d10=5 d4=3`), what is added, and the sum."""
        shown = [each.rpartition("=")[2] for each in str(dice).split()]
        terms = " + ".join(shown)
        if bonus := int(plus):
            terms += f" {'+' if bonus > 0 else MINUS} {abs(bonus)}"
        return terms if len(shown) == 1 and not bonus else f"{terms} = {result}"

    def _sum(self, terms: Any, result: Any) -> str:
        """`0 + 1 + 2 = 5`: what was cast, what cards have added to it, and the sum."""
        return self._roll(terms, int(result) - sum(map(int, str(terms).split())), result)

    def _capital(self, text: Any) -> str:
        """A part of a sentence that begins one, perhaps after a box to be checked."""
        return _BEGINNING.sub(lambda begins: begins[0].upper(), str(text), count=1)


@cache
def texts(lang: str) -> Texts:
    """The plain texts of a language, without players' or packs' names."""
    return Texts(lang)


def english(message: Message) -> str:
    return texts("en").say(message)
