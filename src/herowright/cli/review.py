"""`herowright review`: what the coach says about a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from herowright.cli.params import AsJson, BadUsage, File, Lang, read_file, whole
from herowright.cli.saves import NONSENSE
from herowright.cli.simulate import grid
from herowright.cli.speech import Speaker, language, print_json
from herowright.table.errors import BadSave, IllegalChoice

if TYPE_CHECKING:
    from herowright.bots.coach import Review, SeatReview

USUAL_SECONDS = 20


def review(
    file: File,
    seat: Annotated[list[int] | None, typer.Option("--seat", metavar="N", parser=whole("--seat", 1))] = None,
    seconds: Annotated[int, typer.Option(metavar="S", parser=whole("--seconds", 1))] = USUAL_SECONDS,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from herowright import packs
    from herowright.bots import coach
    from herowright.games import registry
    from herowright.kit import part
    from herowright.table import save

    record = save.read(read_file(file))
    game = registry.find(record["game"])
    guide = registry.kit(game.id).guide
    if guide is None:
        raise BadUsage("cli-review-no-guide")
    played = coach.Played(lambda: save.opened(game, record), record["decisions"])
    try:
        table = coach.end_of(played)
    except IllegalChoice:
        raise BadSave("save-rules-changed") from None
    except NONSENSE:
        raise BadSave("save-damaged") from None
    if table.outcome is None:
        raise BadUsage("cli-review-running")
    seats = sorted({number - 1 for number in seat}) if seat else range(table.seats)
    if any(number >= table.seats for number in seats):
        raise BadUsage("refused-no-seat", seats=table.seats)
    found = coach.review(played, part(guide), seats, float(seconds))
    speaker = Speaker(lang, packs.names(game.id, table.options, language(lang)))
    if json:
        print_json(as_json(speaker, found))
    else:
        show(speaker, found)


def show(speaker: Speaker, found: Review) -> None:
    players = [speaker.texts.seat(seat) for seat in range(len(found.points[0].chances))]
    curve = grid(speaker, "cli-review-curve", "cli-review-after", *([""] * len(players)))
    for column, player in zip(curve.columns[1:], players, strict=True):
        column.header = player
    for point in found.points:
        curve.add_row(str(point.decisions), *(f"{100 * chance:.0f} %" for chance in point.chances))
    speaker.show(curve)
    for each in found.seats:
        speaker.line(players[each.seat], "bold")
        speaker.say("coach-balance", **balance(found.unit, each))
        if not each.costly:
            speaker.say("coach-nothing-costly", count=each.looked_at)
        for costly in each.costly:
            speaker.say(
                "cli-review-costly",
                number=str(costly.number + 1),
                prompt=speaker.texts.say(costly.prompt),
                loss=speaker.text("coach-loss", unit=found.unit, loss=amount(found.unit, costly.loss)),
            )
            speaker.say("coach-chosen", what=speaker.texts.say(costly.chosen))
            speaker.say("coach-better", what=speaker.texts.say(costly.better))
            for reason in costly.reasons:
                speaker.line(f"      {speaker.texts.say(reason)}")


def amount(unit: str, value: float) -> float:
    """Chances in percent, scores with one place."""
    return float(round(100 * value)) if unit == "chance" else round(value, 1)


def balance(unit: str, seat: SeatReview) -> dict[str, Any]:
    figures = {"result": seat.result, "expected": seat.expected, "skill": seat.skill, "luck": seat.luck}
    return {"unit": unit, **{name: amount(unit, value) for name, value in figures.items()}}


def as_json(speaker: Speaker, found: Review) -> dict[str, Any]:
    return {
        "unit": found.unit,
        "games": found.games,
        "curve": [point._asdict() for point in found.points],
        "seats": [
            {
                **each._asdict(),
                "costly": [
                    {
                        "number": costly.number + 1,
                        "loss": costly.loss,
                        "error": costly.error,
                        "prompt": speaker.texts.say(costly.prompt),
                        "chosen": speaker.texts.say(costly.chosen),
                        "better": speaker.texts.say(costly.better),
                        "reasons": [speaker.texts.say(reason) for reason in costly.reasons],
                    }
                    for costly in each.costly
                ],
            }
            for each in found.seats
        ],
    }
