"""Where every component is."""

from __future__ import annotations

from herowright.games.roll_player.fiends_familiars.rules.state import FiendsTable
from herowright.games.roll_player.rules import codec as base


def inventory(table: FiendsTable) -> dict[str, str]:
    """All dice and market cards as in the base game; fiends, minions and familiars besides."""
    dice = {f"die:{die}": "enemy" for die in table.enemies}
    dice |= {f"die:{die}": f"backpack:{hero.seat}" for hero in table.heroes for die in hero.backpack}
    found = base.inventory(table, dice)
    places: list[tuple[str, str]] = [(fiend.name, "fiends") for fiend in table.fiend_deck]
    places += [(fiend.name, "initiative") for fiends in table.lurking for fiend in fiends]
    places += [(minion.name, "minions") for minion in table.minions]
    places += [(minion.name, "box") for minion in table.idle_minions]
    places += [(familiar.name, "box") for familiar in table.idle_familiars]
    for hero in table.heroes:
        places += [(card.name, f"hero:{hero.seat}") for card in (*hero.fiends, *hero.banished, *hero.trophies)]
        places += [(card.name, f"hero:{hero.seat}") for card in hero.offered]
        places += [(hero.familiar.name, f"hero:{hero.seat}")] if hero.familiar else []
        if not set(hero.coming) <= set(hero.fiends):
            raise AssertionError(f"seat {hero.seat} waits for a fiend it does not have")
    for thing, zone in places:
        if thing in found:
            raise AssertionError(f"{thing} is in {found[thing]} and in {zone}")
        found[thing] = zone
    if table.monster is not None:  # before that, all of them are in the box
        everything = {card.name for card in (*table.box.fiends, *table.box.minions, *table.box.familiars)}
        if missing := everything - found.keys():
            raise AssertionError(f"nowhere to be found: {sorted(missing)}")
    return found
