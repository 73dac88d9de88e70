"""What the edges of the server refuse, and how refusals are sent: as `Problem` or within `Refused`."""

from __future__ import annotations

from herowright.server.messages import Problem, Text
from herowright.table.errors import HerowrightError, IllegalChoice
from herowright.table.message import Message
from herowright.table.settings import MOST_PROBLEMS


class BadRequest(HerowrightError):
    """The request cannot be read."""

    status = 400


class ForeignOrigin(HerowrightError):
    """Another site's page, or an unknown host name, asked for this."""

    status = 403


class Forbidden(HerowrightError):
    """This player may not do that."""

    status = 403


class NotFound(HerowrightError):
    status = 404


class WrongMethod(HerowrightError):
    status = 405


class Stale(HerowrightError):
    """The table has moved on since the page drew what was answered."""

    status = 409


class Refused(HerowrightError):
    """Not possible at this table now."""

    status = 409


class SetAside(HerowrightError):
    """This version cannot continue the table: a rule did not return, or it was played under other rules."""

    status = 409


class TooLarge(HerowrightError):
    status = 413


class TooCostly(HerowrightError):
    """It takes more time or memory than one request is allowed."""

    status = 422


class WrongType(HerowrightError):
    """The content type is not one that is read here."""

    status = 415


class TooMany(HerowrightError):
    """Faster or more than one client may ask for."""

    status = 429


class TooSlow(HerowrightError):
    """What was announced did not come in time."""

    status = 408


class Faulty(HerowrightError):
    """A bug of ours; the client is told nothing more."""

    status = 500


def text(message: Message) -> Text:
    """A message as it travels; messages among its arguments too."""
    args = message.args
    if any(isinstance(value, Message) for value in args.values()):
        args = {name: text(value) if isinstance(value, Message) else value for name, value in args.items()}
    return Text(id=message.id, args=args if isinstance(args, dict) else dict(args))


def problem(error: HerowrightError) -> Problem:
    """The refusal with all its reasons, where there are several."""
    rule = error.rule if isinstance(error, IllegalChoice) else None
    others = getattr(error, "problems", ())[1:MOST_PROBLEMS]
    return Problem(reason=text(error.message), rule=rule, others=[text(message) for message in others])


def status(error: HerowrightError) -> int:
    """The HTTP status of a refusal; those of the engine know nothing of HTTP and concern what was asked."""
    return int(getattr(error, "status", 400))
