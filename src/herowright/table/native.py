"""What the type checker and the compiled build (`make fast`) are told. Running in pure Python it means next to nothing;
this module itself is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as native
    from typing_extensions import TypeVar

    # What an answer says. Whoever looks at options of many questions, as a page does, need not name it.
    A = TypeVar("A", covariant=True, default=Any)
    P = TypeVar("P", default=Any)
else:
    from typing import TypeVar

    A = TypeVar("A", covariant=True)
    P = TypeVar("P")

    def native(**said):
        """How a class is compiled."""
        return lambda cls: cls


__all__ = ["A", "P", "native"]
