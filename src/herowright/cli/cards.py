"""`herowright cards`: every card of a game, with where its values come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from herowright.cli.params import AsJson, Game, Lang, PackFile, table_options
from herowright.cli.speech import Speaker, language, print_json
from herowright.locale import LANGUAGES, Texts
from herowright.locale import texts as texts_of

if TYPE_CHECKING:
    from rich.table import Table

    from herowright.catalog import Entry


def cards(
    game: Game,
    search: Annotated[str | None, typer.Argument(metavar="TEXT")] = None,
    edition: Annotated[str | None, typer.Option(metavar="E")] = None,
    pack: PackFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright import packs
    from herowright.catalog import cards_of

    options = table_options(game, None, pack)
    given = {code: packs.names(game, options, code) for code in LANGUAGES}
    speaker = Speaker(lang, given[language(lang)])
    speakers = {code: Texts(code, names=given[code]) if given[code] else texts_of(code) for code in LANGUAGES}
    entries = cards_of(game, options | {"edition": edition}, speaker.texts)
    found = list(matching(search, entries, speakers, lambda family: family_name(speaker, game, family)))
    if json:
        rows = [as_json(entry, speakers) for entry in found]
        print_json({"game": game, "edition": edition, "cards": rows})
    else:
        show(speaker, game, found)


def family_name(speaker: Speaker, game: str, family: str) -> str:
    return speaker.text(f"cli-family-{game}-{family}")


def matching(
    search: str | None, entries: Iterable[Entry], speakers: dict[str, Texts], naming: Callable[[str], str]
) -> Iterable[Entry]:
    """The cards whose id, name in any language, type, box or text contains the words."""
    if search is None:
        return entries

    def words(entry: Entry) -> str:
        names = [texts.name(entry.reference) for texts in speakers.values()]
        section = entry.section or entry.family
        boxes = [texts.name(f"box:{entry.box}") for texts in speakers.values()] if entry.box else []
        return " ".join((entry.id, entry.family, naming(section), *names, *boxes, entry.text))

    return (entry for entry in entries if search.casefold() in words(entry).casefold())


def as_json(entry: Entry, speakers: dict[str, Texts]) -> dict[str, Any]:
    return {
        "id": entry.id,
        "family": entry.family,
        "number": entry.number,
        "editions": list(entry.editions),
        **({"box": entry.box} if entry.box else {}),
        "names": {code: texts.name(entry.reference) for code, texts in speakers.items()},
        **entry.values,
        "text": entry.text,
        "provenance": entry.provenance,
        "value_provenance": dict(entry.origins),
    }


def show(speaker: Speaker, game: str, found: Sequence[Entry]) -> None:
    by_family: dict[str, list[Entry]] = {}
    for entry in found:
        by_family.setdefault(entry.section or entry.family, []).append(entry)
    for family, entries in by_family.items():
        speaker.show(family_table(speaker, family_name(speaker, game, family), entries))
    origins = {origin for entry in found for origin in entry.origins.values()}
    for origin in ("printed", "recalled", "ours", "pack"):
        if origin in origins:
            reference = f"provenance:{origin}"
            speaker.line(f"{speaker.texts.name(reference)}: {speaker.texts.name(reference, 'help')}", "dim")
    for box in dict.fromkeys(entry.box for entry in found if entry.box):
        reference = f"box:{box}"
        speaker.line(f"{speaker.texts.name(reference, 'short')}: {speaker.texts.name(reference)}", "dim")
    speaker.say("cli-cards-count", cards=len(found))


def family_table(speaker: Speaker, name: str, entries: Sequence[Entry]) -> Table:
    """Name, id and box, numbers and text if the family has any, and the provenance of the least certain value. The
    column with the longer lines, numbers or text, gets more room."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    wordy, counted = any(entry.text for entry in entries), any(entry.facts for entry in entries)
    facts, words = (5, 8) if sum(longest(e.text) for e in entries) > sum(longest(e.facts) for e in entries) else (8, 5)
    table = Table(
        title=f"{name} ({len(entries)})",
        title_justify="left", title_style="bold", box=box.SIMPLE, show_header=False, expand=wordy, pad_edge=False,
    )  # fmt: skip
    table.add_column(ratio=5, overflow="fold")  # a pack names a card by its whole id
    if counted:
        table.add_column(ratio=facts, overflow="fold")
    if wordy:
        table.add_column(ratio=words, overflow="fold")
    table.add_column(no_wrap=True)
    for entry in entries:
        card = Text(speaker.texts.name(entry.reference), "bold").append(f"\n{entry.id}", "dim not bold")
        if len(entry.editions) == 1:
            card.append(f" ({entry.editions[0]})", "dim not bold")
        if entry.box:
            card.append(f" · {speaker.texts.name(f'box:{entry.box}', 'short')}", "dim not bold")
        cells: list[str | Text] = [card, *([entry.facts] if counted else [])]
        if wordy:
            cells.append(entry.text)
        cells.append(Text(speaker.texts.name(f"provenance:{entry.provenance}"), "dim"))
        table.add_row(*cells)
    return table


def longest(text: str) -> int:
    return max(map(len, text.splitlines()), default=0)
