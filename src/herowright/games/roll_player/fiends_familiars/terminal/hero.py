"""A hero with a familiar: whole for the one who decides, small for the others."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from herowright.games.roll_player.fiends_familiars import catalog
from herowright.games.roll_player.fiends_familiars.cards.types import Familiar
from herowright.games.roll_player.fiends_familiars.rules.scoring import BACKSTORY_STARS
from herowright.games.roll_player.fiends_familiars.terminal import cards
from herowright.games.roll_player.rules.components import FAMILIAR, SPACES_PER_ROW
from herowright.games.roll_player.terminal import cards as base_cards
from herowright.games.roll_player.terminal import dice
from herowright.games.roll_player.terminal import hero as base
from herowright.terminal.board import ACCENT, BAD, FAINT, GOOD, Scene, ink

FAMILIAR_SPACES = range(FAMILIAR * SPACES_PER_ROW, (FAMILIAR + 1) * SPACES_PER_ROW)


def whole(scene: Scene, it: base.Hero) -> RenderableType:
    """Everything a player needs to know about one's own hero, in 78 columns."""
    lines = [*base.dealt(scene, it), *companions(scene, it), *base.gear(scene, it), *collected(scene, it)]
    return base.put_together(scene, it, [purse(scene, it)], lines)


def purse(scene: Scene, it: base.Hero) -> Text:
    """Gold and all tokens, the dice in hand and those in the Backpack."""
    line = ink(f"{base.small_purse(scene, it)} · {tally(scene, it)}", "bold")
    if it["stored_xp"]:
        line.append(f" · {scene.say('term-ff-stored', xp=it['stored_xp'])}")
    if it["adventure_tokens"]:
        kinds = ", ".join(scene.texts.name(f"adventure-kind:{kind}") for kind in it["adventure_tokens"])
        line.append(f" · {scene.say('term-ff-tokens', kinds=kinds)}")
    line.append_text(base.in_hand(scene, it))
    if it["backpack"]:
        line.append(f" · {scene.say('term-ff-backpack')}")
        for die in it["backpack"]:
            line.append(" ").append_text(dice.small(scene, die))
    return line


def tally(scene: Scene, it: base.Hero) -> str:
    return scene.say("term-ff-tally", xp=it["xp"], glory=it["glory"], wounds=it["wounds"])


def companions(scene: Scene, it: base.Hero) -> Iterator[base.Line]:
    """The familiar with its action and its matches, and the fiends that haunt the hero."""
    if it["familiar"]:
        card: Familiar = cards.find(scene, "familiar", it["familiar"])
        label = ink(scene.texts.name("attr:familiar"), FAINT)
        found = base.matches(scene, it, FAMILIAR_SPACES)
        stars = BACKSTORY_STARS[scene.options["FF-SCORE-04"]][found]
        words = ink(base_cards.name(scene, card), "bold")
        words.append(f" ({scene.say('term-ff-matches', matches=found, stars=stars)})", FAINT)
        yield label, words.append(f" {catalog.text(card, scene.texts)}", "")
    for fiend in it["fiends"]:
        words = cards.fiend(scene, fiend["id"])
        state = "term-ff-banishing" if fiend["active"] else "term-ff-coming"
        words.append(f" ({scene.say(state, gold=it['banishing'])})", FAINT)
        yield ink(scene.say("term-ff-fiend"), BAD), words
    if it["banished"]:
        yield ink(scene.say("term-ff-banished"), FAINT), ink(names(scene, "fiend", it["banished"]), FAINT)


def collected(scene: Scene, it: base.Hero) -> Iterator[base.Line]:
    """Scrolls that were read, and trophies."""
    if it["scrolls"]:
        read = ", ".join(base_cards.name(scene, base_cards.find(scene, id)) for id in it["scrolls"])
        yield base_cards.label(scene, "scroll"), ink(read)
    if it["trophies"]:
        yield ink(scene.say("term-ff-trophies"), GOOD), ink(names(scene, "minion", it["trophies"]))


def in_a_fight(scene: Scene, it: base.Hero) -> RenderableType:
    """What a hero can pay with while fighting."""
    return scene.frame(base.title(scene, it), purse(scene, it), style=ACCENT)


def names(scene: Scene, family: str, ids: list[str]) -> str:
    return ", ".join(scene.texts.name(f"{family}:{id}") for id in ids)


def small(scene: Scene, it: base.Hero, width: int) -> RenderableType:
    """Another hero in a few lines."""
    has = f"{base.small_purse(scene, it)} · {tally(scene, it)}"
    if it["trophies"]:
        has += f" · {scene.say('term-ff-trophies')} {len(it['trophies'])}"
    around = [scene.texts.name(f"familiar:{it['familiar']}")] if it["familiar"] else []
    around += [base_cards.name(scene, base_cards.find(scene, id)) for id in (*base.owned(it), *it["scrolls"])]
    last = base.small_row(scene, it, FAMILIAR).append("    ").append(", ".join(around), FAINT)
    haunted = names(scene, "fiend", [fiend["id"] for fiend in it["fiends"]])
    return base.put_small(scene, it, width, has, [last, *([ink(f"{cards.SKULL} {haunted}", BAD)] if haunted else [])])


def belongings(scene: Scene, it: base.Hero) -> dict[str, str]:
    """What the expansion adds to a character sheet, by label."""
    card: Familiar = cards.find(scene, "familiar", it["familiar"])
    action = scene.texts.name(f"familiar-action:{card.action}")
    lines = {"term-ff-own-familiar": f"{base_cards.name(scene, card)} · {action}"}
    if it["scrolls"]:
        scrolls = (base_cards.name(scene, base_cards.find(scene, id)) for id in it["scrolls"])
        lines["term-ff-own-scrolls"] = ", ".join(scrolls)
    if it["trophies"]:
        lines["term-ff-trophies"] = names(scene, "minion", it["trophies"])
    if it["fiends"]:
        lines["term-ff-own-fiends"] = names(scene, "fiend", [fiend["id"] for fiend in it["fiends"]])
    if it["banished"]:
        lines["term-ff-banished"] = names(scene, "fiend", it["banished"])
    if scene.view["monster"] and it["result"] is not None:
        monster = cards.find(scene, "monster", scene.view["monster"]["id"])
        lines["term-ff-own-battle"] = scene.say(
            "term-ff-fought",
            monster=monster.name,
            won="yes" if it["result"] >= monster.strength else "no",
            result=f"{it['result']}".replace("-", "−"),
            strength=monster.strength,
        )
    lines["term-ff-own-tally"] = tally(scene, it)
    return lines
