"""The twelve cards of solo and co-op: the win condition, the quest that is always in play, and one for
each adversary (CA-COMP-15, CA-COOP-03). No quest feeds its adversary for what the adversary's own path gives."""

from herowright.games.call_to_adventure.cards.vocabulary import *

QUESTS: tuple[Card, ...] = (
    WinCondition(id="win-condition", xp=(5, 7, 9, 11), printed=("xp",)),
    Quest(
        id="rise-of-the-adversary",
        powers=(AdversaryGains(Loses(), 1), EndsBelow(30, 2)),
        printed=("title",),
        recalled=("effect",),
    ),
    # --- adversaries of Act II ----------------------------------------------------------------------------
    Quest(
        id="final-sermon",
        adversary="mad-cultist",
        powers=(AdversaryGains(GainsIcon(ARCANA), 1), When(GainsIcon(DIVINITY), Gain(xp=2))),
    ),
    Quest(
        id="borrowed-faces",
        adversary="sorceress",
        powers=(AdversaryGains(Wins(margin=6), 1), When(Wins(exactly=True), Gain(xp=2))),
    ),
    Quest(
        id="barons-due",
        adversary="robber-baron",
        powers=(AdversaryGains(GainsIcon(VILLAINY), 1), When(GainsIcon(JUSTICE), Gain(xp=2))),
    ),
    Quest(
        id="blood-moon", adversary="werewolf", powers=(AdversaryGains(Journeys(), 1), AdversaryLoses(GainsAlly(), 1))
    ),
    Quest(
        id="eyes-everywhere",
        adversary="grey-eminence",
        powers=(AdversaryGains(GainsIcon(JUSTICE), 1), AdversaryLoses(Wins(ability=CHA), 1)),
    ),
    # --- adversaries of Act III ---------------------------------------------------------------------------
    Quest(
        id="open-gate",
        adversary="demon",
        powers=(AdversaryGains(Wins(margin=6), 1), AdversaryLoses(GainsIcon(DIVINITY), 1)),
    ),
    Quest(
        id="false-miracles",
        adversary="high-priest",
        powers=(AdversaryGains(GainsIcon(DIVINITY), 1), AdversaryLoses(GainsIcon(ARCANA), 1)),
    ),
    Quest(
        id="iron-yoke",
        adversary="iron-emperor",
        powers=(AdversaryGains(GainsAlly(), 1), When(Wins(hard=True), Gain(xp=2))),
    ),
    Quest(
        id="restless-graves",
        adversary="undying-king",
        powers=(AdversaryGains(GainsIcon(ROYALTY), 1), When(GainsIcon(NATURE), Gain(xp=2))),
    ),
    Quest(
        id="stirring-deep",
        adversary="world-serpent",
        powers=(AdversaryGains(GainsIcon(ARCANA), 1), AdversaryLoses(Wins(ability=STR), 1)),
    ),
)
