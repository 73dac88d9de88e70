"""`herowright replay` and `herowright verify`: what can be done with a saved game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from herowright.cli.params import AsJson, File, Lang, published_hash, read_file, whole
from herowright.cli.speech import Speaker, language, print_json, progress_bar
from herowright.table.errors import BadSave, HerowrightError, IllegalChoice
from herowright.table.event import Event
from herowright.table.message import Message

if TYPE_CHECKING:
    from herowright.table.table import Table

# What a well-formed save that makes no sense runs into.
NONSENSE = (KeyError, TypeError, ValueError, AttributeError, IndexError)


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a replayed game and what followed it; `None` is the opening of the table."""

    seat: int | None
    key: str
    label: Message | None
    events: Sequence[Event]


def replay(
    file: File,
    to: Annotated[int | None, typer.Option(metavar="N", parser=whole("--to", 0))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright import packs
    from herowright.table import save
    from herowright.terminal.boards import board_of

    record = save.read(read_file(file))
    try:
        table, steps = _steps(record)
    except IllegalChoice:
        raise BadSave("save-rules-changed") from None
    except NONSENSE:
        raise BadSave("save-damaged") from None
    shown = steps if to is None else steps[: to + 1]
    speaker = Speaker(lang, packs.names(table.game.id, table.options, language(lang)))
    speaker.meet(board_of(table.game.id, table.options).heroes(table.view()))
    if json:
        print_json(_as_json(speaker, table, record, shown))
        return
    speaker.say("cli-replay-title", title=speaker.title(table.game), seats=table.seats, decisions=len(steps) - 1)
    _walk(speaker, shown, pausing=to is None and sys.stdin.isatty() and sys.stdout.isatty())
    if len(shown) == len(steps):
        _show_end(speaker, table)


def _steps(record: dict[str, Any]) -> tuple[Table[Any], list[Step]]:
    """The replayed game, with the log as its owner may read it: all of it once the game is over."""
    from herowright.games import registry
    from herowright.table import save

    table = save.opened(registry.find(record["game"]), record)
    found: list[Step] = [Step(None, "", None, list(table.log))]
    for seat, key in record["decisions"]:
        offers = () if table.decision is None else (*table.decision.options, *table.interrupts(seat))
        label = next((offer.label for offer in offers if offer.key == key), None)
        found.append(Step(seat, key, label, table.apply(key, seat)))
    save.end_early(record, table)
    told = _whole_story if table.is_over else _public
    return table, [Step(s.seat, s.key, s.label, [event for event in s.events if told(event)]) for s in found]


def _public(event: Event) -> bool:
    return event.seen_by(None)


def _whole_story(event: Event) -> bool:
    """Everything; of events told to one player and, in a shorter form, to the others, only the first."""
    return event.audience is None or None not in event.audience


def _walk(speaker: Speaker, steps: Sequence[Step], pausing: bool) -> None:
    for number, step in enumerate(steps):
        if step.seat is not None and step.label is not None:
            words = speaker.texts.say(step.label)
            player = speaker.texts.hero(step.seat)
            text = speaker.text("cli-replay-step", number=str(number), player=player, choice=words, key=step.key)
            speaker.line(text, "bold")
        for event in step.events:
            speaker.line(f"   {speaker.texts.tell(event)}")
        if pausing and number + 1 < len(steps):
            try:
                answer = input(f"{speaker.text('cli-replay-more')} ").strip().lower()
            except EOFError:
                return
            if answer == "q":
                raise typer.Exit
            pausing = answer != "a"


def _show_end(speaker: Speaker, table: Table[Any]) -> None:
    outcome = table.outcome
    if outcome is None:
        assert table.decision is not None
        speaker.say("cli-replay-pending", player=speaker.texts.hero(table.decision.seat))
        speaker.line(f"   {speaker.texts.say(table.decision.prompt)}")
        return
    if table.ended:
        speaker.line(speaker.texts.say(table.ended.message))
    for seat in sorted(outcome.seats, key=lambda seat: seat.place):
        score = speaker.text(f"cli-score-{table.game.id}", total=seat.total)
        result = {"place": seat.place, "player": speaker.texts.hero(seat.seat), "score": score}
        if seat.title:
            speaker.say("cli-replay-rank", title=speaker.texts.say(seat.title), **result)
        else:
            speaker.say("cli-replay-result", **result)


def _as_json(speaker: Speaker, table: Table[Any], record: dict[str, Any], steps: Sequence[Step]) -> dict[str, Any]:
    def told(events: Sequence[Event]) -> list[dict[str, Any]]:
        return [{"kind": e.kind, "seat": e.seat, "rule": e.rule, "text": speaker.texts.tell(e)} for e in events]

    outcome = table.outcome
    opening, *rest = steps
    return {
        "game": table.game.id,
        "seats": table.seats,
        "options": dict(table.options),
        "commitment": record["commitment"],
        "over": table.is_over,
        "ended": table.ended and table.ended.encode(),
        "total": len(record["decisions"]),
        "opening": told(opening.events),
        "decisions": [
            {
                "number": number,
                "seat": step.seat,
                "key": step.key,
                "text": speaker.texts.say(step.label) if step.label else step.key,
                "events": told(step.events),
            }
            for number, step in enumerate(rest, 1)
        ],
        "results": outcome and [{"seat": s.seat, "total": s.total, "place": s.place} for s in outcome.seats],
    }


def verify(
    file: File,
    commitment: Annotated[str | None, typer.Option(metavar="HASH", parser=published_hash)] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright.games import registry
    from herowright.table import save

    speaker = Speaker(lang)
    blob = read_file(file)
    record = save.read(blob)
    try:
        with progress_bar(speaker.text("cli-verify-progress"), len(record["decisions"])) as bar:
            verdict = save.verify(
                blob, registry.find, lambda done: bar.update(bar.task_ids[0], completed=done), commitment
            )
        belongs = commitment and save.published_as(record, commitment)
    except HerowrightError:
        raise
    except NONSENSE:
        raise BadSave("save-damaged") from None
    words = speaker.texts.say(verdict.message)
    if json:
        print_json(
            {
                "ok": verdict.ok,
                "id": verdict.message.id,
                "message": words,
                "at": None if verdict.at is None else verdict.at + 1,
                "game": record["game"],
                "decisions": verdict.decisions,
                "commitment": record["commitment"],
                "promise": record.get("promise"),
                "dice": record.get("dice"),
                "published": belongs,
                "ended": record.get("ended"),
            }
        )
    else:
        speaker.line(words, "green" if verdict.ok else "bold red")
        if verdict.ok and belongs:
            speaker.say(f"verify-of-{belongs}")
    if not verdict.ok:
        raise typer.Exit(1)
