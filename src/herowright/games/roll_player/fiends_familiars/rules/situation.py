"""Puts a table of the expansion into an exact situation, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from herowright.games.roll_player.fiends_familiars.cards.types import KINDS, SOLO, TOGETHER
from herowright.games.roll_player.fiends_familiars.rules.fiends import lay_fiends
from herowright.games.roll_player.fiends_familiars.rules.setup import fiend_spaces, lay_coins
from herowright.games.roll_player.rules import situation as base
from herowright.games.roll_player.rules.components import GOLD, NONE

if TYPE_CHECKING:
    from herowright.games.roll_player.fiends_familiars.rules.state import Adventurer, FiendsTable

# Moments the base game does not have; the steps that take a number take that of the deciding hero.
STEPS = {"familiars": "choose_familiars", "battle": "battle", "adventure": "reveal_adventure", "spoils": "spoils"}
NUMBERED_STEPS = {"hire": "hire", "fight": "fight"}
# What a game calls its phase at these moments.
PHASES = {
    "familiars": "set-up",
    **dict.fromkeys(("battle", "adventure", "hire", "fight", "spoils"), "battle"),
}
# Moments of set-up at which monster, minions and fiends are not laid out yet.
BEFORE_ENEMIES = ("familiars", "starting-dice", "place-starting-dice")
COUNTERS = (
    "xp", "stored", "glory", "wounds", "adventure_tokens", "acted", "combat_dice", "free_rerolls", "result",
    "monster_stars", "master_stars",
)  # fmt: skip
CARDS = {
    "offered": "familiar",
    "scrolls": "market",
    "fiends": "fiend",
    "coming": "fiend",
    "banished": "fiend",
    "trophies": "minion",
}
HERO_KEYS = {"familiar", "looked", "backpack", "combat", *COUNTERS, *CARDS}


def arrange(
    table: FiendsTable,
    *,
    phase: str = "dice",
    turn: int = 0,
    heroes: Sequence[Mapping[str, Any]] = (),
    call: int | None = None,
    lurking: Mapping[str, Sequence[str]] | None = None,
    fiend_deck: Sequence[str] | None = None,
    minions: Sequence[str] | None = None,
    monster: str | None = None,
    adventure: Sequence[str] = (),
    revealed: int = 0,
    enemies: Sequence[int] = (),
    **rest: Any,
) -> None:
    """As in the base game, and besides: `call` is how many cards of the deck lie on the Call to Adventure (without
    it the Call is drawn and one die lies on a card); `lurking` maps an initiative card to the fiends on it;
    `minions` are the deck from the top, the first one face up; `adventure` names lair, trap and attack."""
    table.call = NONE if call is None else call
    table.each = 1 if call is None else 2
    table.pool = [NONE] * (len(table.holders) * table.each)
    plain = [{key: value for key, value in hero.items() if key not in HERO_KEYS} for hero in heroes]
    known = "last-call" if phase in STEPS or phase in NUMBERED_STEPS else phase
    base.arrange(table, phase=known, turn=turn, heroes=plain, **rest)
    if rest.get("coins") is None:
        table.coins = [0] * len(table.coins)
        lay_coins(table)
    if table.solo and phase != "set-up":
        table.enemies = [table.enemy, base.die_of(table, GOLD)]
        table.enemy = NONE
        for die, face in zip(table.enemies, enemies, strict=False):
            table.faces[die] = face
    if known in base.NOT_YET:
        return
    for hero in table.heroes:
        arrange_hero(table, hero, heroes[hero.seat] if hero.seat < len(heroes) else {}, phase)
    settle_cards(table)
    if phase not in BEFORE_ENEMIES:
        arrange_minions(table, minions)
        arrange_monster(table, monster, adventure, revealed)
        arrange_fiends(table, lurking, fiend_deck)
    taken = [hero.familiar for hero in table.heroes] + [card for hero in table.heroes for card in hero.offered]
    table.idle_familiars = [familiar for familiar in table.box.familiars if familiar not in taken]
    if phase == "spoils" and any(hero.result is None for hero in table.heroes):
        raise ValueError("every hero has fought: name the `result` of each")
    if phase == "adventure" and revealed not in range(len(KINDS)):
        raise ValueError(f"{len(KINDS)} adventure cards can be revealed, so {revealed} leaves none")
    table.phase = PHASES.get(phase, table.phase)
    if phase in STEPS:
        table.step = (STEPS[phase], revealed) if phase == "adventure" else (STEPS[phase],)
    elif phase in NUMBERED_STEPS:
        table.step = (NUMBERED_STEPS[phase], (turn - table.first) % len(table.heroes))


def arrange_hero(table: FiendsTable, hero: Adventurer, wanted: Mapping[str, Any], phase: str) -> None:
    box = table.box
    for name in COUNTERS:
        if name in wanted:
            setattr(hero, name, wanted[name])
    for name, family in CARDS.items():
        setattr(hero, name, tuple(box.find(family, id) for id in wanted.get(name, ())))
    hero.looked = tuple(KINDS.index(kind) for kind in wanted.get("looked", KINDS[: hero.adventure_tokens]))
    hero.backpack = tuple(base.die(table, name) for name in wanted.get("backpack", ()))
    hero.combat = tuple(wanted.get("combat", ()))
    if phase == "familiars":
        hero.offered = hero.offered or tuple(box.familiars[2 * hero.seat : 2 * hero.seat + 2])
    elif "familiar" in wanted:
        hero.familiar = box.find("familiar", wanted["familiar"])
    else:
        named = [other.familiar for other in table.heroes]
        hero.familiar = next(familiar for familiar in box.familiars if familiar not in named)


def settle_cards(table: FiendsTable) -> None:
    """Scrolls in front of heroes lie in no pile."""
    for hero in table.heroes:
        for scroll in hero.scrolls:
            for pile in (table.deck, table.boxed):
                if scroll in pile:
                    pile.remove(scroll)


def arrange_minions(table: FiendsTable, ids: Sequence[str] | None) -> None:
    used = [minion for hero in table.heroes for minion in hero.trophies]
    rest = sorted((minion for minion in table.box.minions if minion not in used), key=lambda minion: minion.dots)
    table.minions = rest if ids is None else [table.box.find("minion", id) for id in ids]
    table.idle_minions = [minion for minion in rest if minion not in table.minions]


def arrange_monster(table: FiendsTable, id: str | None, adventure: Sequence[str], revealed: int) -> None:
    box = table.box
    players = SOLO if table.solo else TOGETHER
    colours = [hero.hero_class.colour for hero in table.heroes if hero.hero_class]
    able = [card for card in box.monsters if card.players == players]
    fitting = [card for card in able if (card.colour not in colours if id is None else id in (card.id, card.kin))]
    if not fitting:
        raise ValueError(f"there is no monster {id!r} for so many: {', '.join(card.id for card in able)}")
    table.monster = fitting[0]
    kin = table.monster.kin
    usual = [next(card for card in box.adventures if card.kin == kin and card.kind == kind) for kind in KINDS]
    named = {card.kind: card for card in (box.find("adventure", id) for id in adventure)}
    table.adventure = [named.get(card.kind, card) for card in usual]
    table.revealed = revealed


def arrange_fiends(table: FiendsTable, lurking: Mapping[str, Sequence[str]] | None, deck: Sequence[str] | None) -> None:
    box = table.box
    if lurking is not None:
        cards = [str(table.card_name(number)) for number in range(len(table.holders))]
        if unknown := lurking.keys() - cards:
            raise ValueError(f"there is no initiative card {', '.join(sorted(unknown))}: {', '.join(cards)}")
        for number in range(len(table.holders)):
            ids = lurking.get(str(table.card_name(number)), ())
            table.lurking[number] = tuple(box.find("fiend", id) for id in ids)
    used = [fiend for fiends in table.lurking for fiend in fiends]
    used += [fiend for hero in table.heroes for fiend in (*hero.fiends, *hero.banished)]
    rest = [fiend for fiend in box.fiends if fiend not in used]
    first = [box.find("fiend", id) for id in deck or ()]
    table.fiend_deck = first + [fiend for fiend in rest if fiend not in first]
    if lurking is None:
        lay_fiends(table, fiend_spaces(table), "FF-SETUP-34")
