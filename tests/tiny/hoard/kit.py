"""What Hoard brings to the table. The entry point `herowright.games` of its package names `KIT`."""

from pathlib import Path

from herowright.kit import Kit, Preset

from .game import HOARD, Careful

KIT = Kit(
    game=HOARD,
    words=(Path(__file__).parent / "words",),
    bots={"careful": Careful},
    presets=(Preset("hoard-first", seats=2, bots=1),),
)
