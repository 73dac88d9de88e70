"""What a state is made of: plain parts, and things that are printed. How the parts are copied and stored is written by
`plain` when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field
from typing import Any, ClassVar, Self, cast

from herowright.table.native import native

# What looks for a printed thing: its family, or several as for `isinstance`, and how it was stored.
Find = Callable[[Any, str], Any]


@native(allow_interpreted_subclasses=True)
class Printed:
    """Something printed, such as a card. It never changes, so copies of a state share it, and a save refers to it by
    id."""

    __slots__ = ()

    # The attribute by which a save refers to it.
    stored_by: ClassVar[str] = "id"


@native(allow_interpreted_subclasses=True)
class Plain:
    """A state or a part of one: a dataclass whose annotations say how it is copied and stored."""

    __slots__ = ()

    # Stored as a list of its values instead of an object with its fields.
    as_list: ClassVar[bool] = False

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        # A subclass must not inherit what was written for its parent.
        for name in ("copy", "shallow", "_encode", "_decode"):
            setattr(cls, name, vars(Plain)[name])

    def copy(self) -> Self:
        """An independent copy."""
        return cast("Self", _written(type(self), "copy")(self))

    def shallow(self) -> Self:
        """A copy that shares lists and parts: only replacing one of them stays invisible to the other."""
        return cast("Self", _written(type(self), "shallow")(self))

    def _encode(self) -> Any:
        return _written(type(self), "_encode")(self)

    @classmethod
    def _decode(cls, data: Any, find: Find, given: Mapping[str, Any]) -> Self:
        return cast("Self", _written(cls, "_decode")(data, find, given))

    def derive(self) -> None:
        """Compute the `DERIVED` fields, those of parts included, from all the others, which stay unchanged."""


def _written(cls: type[Plain], name: str) -> Callable[..., Any]:
    """The function that was written for this class; it takes the place of the method above."""
    from herowright.table import plain  # it builds on this module

    return plain.written(cls, name)
