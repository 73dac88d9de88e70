"""Reads what a table says in all languages and notes what reads wrongly."""

from __future__ import annotations

import re
from functools import cache

import herowright as hw
from herowright.locale.texts import LANGUAGES, Texts
from tests.locale.files import messages

KINDS = (
    "card|attr|colour|direction|field|race|class|backstory|alignment|type|armor-set|die|seat|space"
    "|story|path|origin|motivation|destiny|hero|antihero|quest|ability|icon|rune"
    "|boon|bane|location|scenario|adventure|character|role|skill|kind|mark|power"
    "|familiar|action|fiend|minion|monster|initiative"
)
# A reference or a placeholder that reached the player; spaces where none belong; two stops.
FAULTS = re.compile(rf"[{{}}]|\?\?\?|\bFluent|  |^ | $| [.,:;)]|\( |(?<!\.)\.\.(?!\.)|\b(?:{KINDS}):[a-z0-9]")
# The wrong article before the name of a thing or before an 8.
ARTICLE = re.compile(r"\ba (?:[AEIO]|8|11|18)")
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
PLAYERS = ("Zoë", "Jan", "Mikołaj", "Grete", "Łucja", "Bo")


@cache
def words(lang: str, seats: tuple[str, ...] = ()) -> Texts:
    """The texts of a language, made once: they keep every sentence that was needed before."""
    return Texts(lang, seats)


class Reader:
    """Reads everything a table says in all languages, each different sentence once."""

    def __init__(self) -> None:
        self.texts = [words(lang, PLAYERS) for lang in LANGUAGES]
        self.read: set[tuple[str, str]] = set()
        self.faults: set[str] = set()

    @property
    def ids(self) -> set[str]:
        return {id for id, _ in self.read}

    def say(self, message: hw.Message, at_most: int = 1000) -> None:
        mark = (message.id, repr(sorted(message.args.items())))
        if mark in self.read:
            return
        self.read.add(mark)
        for texts in self.texts:
            try:
                self.look(text := texts.say(message), texts.lang, message.id)
                assert len(text) <= at_most, f"{len(text)} characters, at most {at_most}: {text}"
            except AssertionError as fault:
                self.faults.add(f"{texts.lang} {message.id}: {fault}")

    def tell(self, event: hw.Event, at_most: int = 1000) -> None:
        player = {} if event.seat is None else dict.fromkeys(("player", "person"), PLAYERS[event.seat])
        self.say(hw.Message(event.kind, {**event.args, **player}), at_most)

    def look(self, text: str, lang: str, id: str) -> None:
        raw = any(word in messages("en") for word in HYPHENATED.findall(text))
        if not text or raw or FAULTS.search(text) or (lang == "en" and ARTICLE.search(text)):
            self.faults.add(f"{lang} {id}: {text!r}")
