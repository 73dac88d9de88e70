"""How many examples are tried, and how many games are played."""

from hypothesis import settings


def examples(few: int, many: int | None = None) -> int:
    """So many in `make test`, many more in `make long`."""
    if settings.get_current_profile_name() != "long":
        return few
    return 20 * few if many is None else many
