"""What can be chosen when a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from herowright.table.errors import BadOption


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be chosen when a table is opened. `label` and each value's label are
    message ids derived from it; `rule` is the clause that allows the choice."""

    id: str
    values: tuple[str, ...]
    default: Any
    rule: str
    many: bool = False


def settle(schema: tuple[Setting, ...], options: Mapping[str, Any]) -> dict[str, Any]:
    """All settings with their values, defaults filled in; `BadOption` for anything unknown."""
    known = {setting.id for setting in schema}
    for name in options:
        if name not in known:
            raise BadOption("option-unknown", name=name, known=", ".join(sorted(known)))
    return {setting.id: _value(setting, options.get(setting.id, setting.default)) for setting in schema}


def _value(setting: Setting, value: Any) -> Any:
    if setting.many:
        chosen = [part for part in value.split(",") if part] if isinstance(value, str) else value
        if not isinstance(chosen, (list, tuple)):
            raise BadOption("option-not-a-list", name=setting.id)
        return [_one(setting, part) for part in dict.fromkeys(chosen)]
    return _one(setting, value)


def _one(setting: Setting, value: Any) -> str:
    if value not in setting.values:
        raise BadOption("option-value", name=setting.id, value=str(value), values=", ".join(setting.values))
    return str(value)
