"""Proofs of what boons do outside checks, one for each kind of effect: against damage, to evade, or at any time."""

from typing import Any

from herowright.games.pathfinder.cards.on import HERE, OWN
from herowright.games.pathfinder.rules.components import DAMAGE, PROFICIENCIES, RECHARGE
from herowright.testing import Play as Table
from tests.games.pathfinder.cards.boon_checks import HOLDERS, held, twin
from tests.games.pathfinder.cards.boon_moments import AMOUNT, KINDS, ONE_OF_EACH, evades, hurt, leisure, met, shields
from tests.games.pathfinder.cards.boon_uses import Use, paid_with, read, table_for, where, will_roll
from tests.games.pathfinder.helpers import PEBBLES, boon, deck_of, kinds, zone


def settle(table: Table, use: Use, holder: int = 0) -> None:
    """The price is paid; a card that can be recharged is asked for and goes to the discard pile."""
    if paid_with(use) == "in_play":
        assert (table.asked, where(table, use.card.id, holder)) == ((holder, "recharge"), "in_play")
        table.play("no")
        assert where(table, use.card.id, holder) == "discard"
    else:
        assert where(table, use.card.id, holder) == paid_with(use)


# --- damage ----------------------------------------------------------------------------------------------


def reduce(use: Use) -> None:
    """So much less of the damage it names, or none at all, for everybody it can protect; and one card of the kind."""
    effect = use.effect
    proficient = () if getattr(effect, "lacking", False) else PROFICIENCIES
    for type in effect.types or DAMAGE:
        for holder in [seat for seat in HOLDERS if shields(effect, type, proficient, seat)]:
            hands = held(use, holder)
            hands[0] += PEBBLES
            table = hurt(type, *hands, cards=[twin(use)], proficient=proficient)
            table.play(use.key, seat=holder)
            left = AMOUNT - effect.by if effect.by else 0
            assert where(table, use.card.id, holder) == paid_with(use)
            if left:
                assert table.state.hurts[-1].amount == left
                assert not [key for key in table.keys_of(holder) if use.card.id in key]
                assert any("twin" in key for key in table.keys_of(holder)) is effect.free
                table.play("take-it")
            (suffers,) = table.told("pf-event-suffers")
            assert (suffers.seat, suffers.args) == (0, {"amount": left, "cards": left, "type": type})


def reduce_to_nothing(use: Use) -> None:
    """Never below 0: little damage does not come back as cards."""
    effect = use.effect
    proficient = () if getattr(effect, "lacking", False) else PROFICIENCIES
    table = hurt((effect.types or DAMAGE)[0], [use.card.id, *PEBBLES], proficient=proficient, amount=1)
    table.play(use.key)
    (suffers,) = table.told("pf-event-suffers")
    assert (suffers.args["amount"], set(PEBBLES) - set(zone(table, "hand"))) == (0, set())


# --- encounters ------------------------------------------------------------------------------------------


def evade(use: Use) -> None:
    """Nothing comes of the encounter, and the card is shuffled into its deck."""
    for kind in [kind for kind in KINDS if evades(use.effect, kind)]:
        laid = {"places": {"glade": ["trial", "wolf"], "grove": []}, "shuffles": [["wolf", "trial"]]}
        table = met(kind, *held(use), cards=[twin(use)], **laid)
        table.play(use.key)
        settle(table, use)
        assert (table.asked, deck_of(table, "glade")) == ((0, "turn"), ["wolf", "trial"])
        assert {"evades", "rolls"} & set(kinds(table)) == {"evades"}


def explore_again(use: Use) -> None:
    """The next card is met, although the free exploration is over; then there is none left."""
    places = {"glade": ["pebble-1", "pebble-2"], "grove": ["wolf"]}
    table = leisure(*held(use), cards=[boon("pebble-1", "item", acquire="Wisdom 1"), twin(use)], places=places)
    assert "explore" not in table.keys
    table.play(use.key)
    if paid_with(use) == "in_play":
        settle(table, use)
    assert (table.asked, table.keys) == ((0, "skill"), ["use:wisdom", "decline"])
    assert [event.args for event in table.told("pf-event-explores")] == [{"card": "boon:pebble-1"}]
    assert where(table, use.card.id) == ("discard" if paid_with(use) == "in_play" else paid_with(use))
    table.play("decline")
    assert (table.state.explored, deck_of(table, "glade")) == (2, ["pebble-2"])
    assert not {"explore", use.key} & set(table.keys)


# --- at any time -----------------------------------------------------------------------------------------


def heal(use: Use) -> None:
    """So many random cards come back into a deck: one's own, or that of anybody at the location. Fewer, if there are
    no more of them. A card that was discarded for it lies on the pile already."""
    sides, plus = read(use.effect.cards)
    targets = {OWN: [0], HERE: [0, 1]}[use.effect.whose]
    for target in targets:
        for discarded in (PEBBLES, PEBBLES[:1]):
            table = table_for(*held(use), cards=[twin(use)], zones={"discard": discarded, "deck": ["lens"]})
            will_roll(table, *[2] * len(sides))
            table.play(use.key)
            if len(targets) > 1:
                assert (table.asked, table.keys) == ((0, "heal"), ["seat:1", "seat:2"])
                table.play(f"seat:{target + 1}")
            piles = [len(discarded) + (paid_with(use) == "discard"), len(discarded), len(discarded)]
            decks = [1 + (paid_with(use) == "deck"), 1, 1]
            count = min(2 * len(sides) + plus, piles[target])
            piles[target] -= count
            decks[target] += count
            assert [len(zone(table, "discard", seat)) for seat in HOLDERS] == piles
            assert [len(zone(table, "deck", seat)) for seat in HOLDERS] == decks
            if target or paid_with(use) not in ("discard", "deck"):
                settle(table, use)


def move(use: Use) -> None:
    """To any other location."""
    places = {"glade": ["wolf"], "grove": ["wolf"], "woods": ["wolf"]}
    for seat, others in ((0, ["grove", "woods"]), (2, ["glade", "woods"])):
        table = leisure(*held(use, seat), places=places, cards=[twin(use)])
        table.play(use.key, seat=seat)
        assert (table.asked, table.keys) == ((seat, "move-to"), [f"move:{id}" for id in others])
        table.play(f"move:{others[1]}")
        settle(table, use, seat)
        assert table.state.places[table.hero(seat).place].card.id == "woods"


def examine(use: Use) -> None:
    """As many cards as printed, or all down to the first of a kind, of one's own location or any; they stay where they
    are, or one of them goes under the deck."""
    effect = use.effect
    decks = {"glade": ["lens", "gate", "friend", "wolf", "charm"], "grove": ["wolf", "lens", "gate"]}
    found = {"monster": {"glade": 4, "grove": 1}, "barrier": {"glade": 2, "grove": 3}}
    for seat, here in ((0, "glade"), (2, "grove")):
        for place in decks if effect.any_place else [here]:
            table = leisure(*held(use, seat), places=decks, cards=[twin(use)])
            table.play(use.key, seat=seat)
            if effect.any_place:
                assert (table.asked, table.keys) == ((seat, "examine-where"), ["look:glade", "look:grove"])
                table.play(f"look:{place}")
            seen = decks[place][: found[effect.stop[0]][place] if effect.stop else effect.count]
            (told,) = table.told("pf-event-examines")
            assert told.args["place"] == f"location:{place}"
            assert [name.partition(":")[2] for name in told.args["cards"].split()] == seen
            if effect.bottom:
                assert (table.asked, table.keys) == ((seat, "examined"), ["leave", *(f"under:{id}" for id in seen)])
                table.play(f"under:{seen[-1]}" if seat == 0 else "leave")
            moved = [seen[-1]] if effect.bottom and seat == 0 else []
            assert deck_of(table, place) == [id for id in decks[place] if id not in moved] + moved
            settle(table, use, seat)


def retrieve(use: Use) -> None:
    """A card of a kind named comes from one's own discard pile into the hand, or under the deck; nothing else does."""
    effect = use.effect
    found = [id for id, kind in zip(ONE_OF_EACH, KINDS[4:], strict=True) if kind in effect.kinds]
    for id in found:
        table = leisure(*held(use), cards=[twin(use)])
        table.play(use.key)
        assert (table.asked, table.keys) == ((0, "retrieve"), [f"from-discard:{each}" for each in found])
        table.play(f"from-discard:{id}")
        assert zone(table, "deck" if effect.to == RECHARGE else "hand")[-1] == id
        assert id not in zone(table, "discard")
        settle(table, use)
    others = [id for id in ONE_OF_EACH if id not in found]
    assert use.key not in leisure(*held(use), cards=[twin(use)], zones={"discard": others}).keys


def turn_back_time(use: Use) -> None:
    """So many blessings come back into the blessings deck, but no more than there are."""
    sides, plus = read(use.effect.cards)
    for discarded in (6, 1):
        table = leisure(*held(use), cards=[twin(use)], blessings=10, blessings_discard=["prayer"] * discarded)
        will_roll(table, *[3] * len(sides))
        table.play(use.key)
        settle(table, use)
        count = min(3 * len(sides) + plus, discarded)
        assert (len(table.state.blessings), len(table.state.blessings_discard)) == (10 + count, discarded - count)


def search(use: Use) -> None:
    """A card of the kind named comes from one's own deck into the hand, if there is one, and the deck is shuffled."""
    kinds_of = dict(zip(ONE_OF_EACH, KINDS[4:], strict=True))
    found = sorted(id for id, kind in kinds_of.items() if kind in use.effect.kinds)
    table = leisure(*held(use), cards=[twin(use)], shuffles=[["lens"]])
    before = zone(table, "deck")
    table.play(use.key)
    assert (table.asked, table.keys) == ((0, "search"), [f"find:{id}" for id in found])
    table.play(f"find:{found[0]}")
    settle(table, use)
    before.remove(found[0])
    before.remove("lens")
    assert zone(table, "deck") == ["lens", *before]
    assert zone(table, "hand") == ["twin", found[0]]
    zones: dict[str, Any] = {"deck": [id for id in ONE_OF_EACH if id not in found]}
    table = leisure(*held(use), cards=[twin(use)], zones=zones)
    table.play(use.key)
    assert (table.asked[1], zone(table, "hand")) == ("turn", ["twin"])
