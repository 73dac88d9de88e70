"""Everything that can be refused. Each refusal carries a message id instead of prose."""

from __future__ import annotations

from typing import Any

from herowright.table.message import Message


class HerowrightError(Exception):
    """A refusal the user can do something about; it never changes anything."""

    def __init__(self, id: str, **args: Any) -> None:
        self.message = Message(id, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """Worker processes can refuse too: an error that cannot be pickled would kill the process."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[HerowrightError], args: tuple[Any, ...], held: dict[str, Any]) -> HerowrightError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(held)
    return error


class IllegalChoice(HerowrightError):
    """The rules do not allow this choice now. `rule` is the clause that forbids it."""

    def __init__(self, rule: str | None, reason: Message) -> None:
        self.rule = rule
        self.reason = reason
        super().__init__(reason.id, **reason.args)


class CannotUndo(HerowrightError):
    """Undo stops here; the message says what became known or who moved."""


class TableGone(HerowrightError, ReferenceError):
    """A question was asked about something of its table, which nobody holds any more: whoever keeps a question has to
    keep the table, too."""


class BadOption(HerowrightError):
    """A table cannot be opened with these options."""


class BadSave(HerowrightError):
    """Not one of our saves, or damaged, or from a newer version."""


class UnknownGame(HerowrightError):
    """No game is registered under that id."""
