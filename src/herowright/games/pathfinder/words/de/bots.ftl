# Why a bot thinks an option good or bad in Pathfinder. Each reason is short; they are shown side by side.
# $cards are cards of a character deck with one decimal, always positive: the sign stands in the message.

bot-pf-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
bot-pf-worth = etwa { bot-pf-cards } wert
bot-pf-harm = Nachteil: etwa { bot-pf-cards }
bot-pf-costs = kostet etwa { bot-pf-cards }
bot-pf-free = kostet nichts
bot-pf-kept = für den, der sie hat, etwa { bot-pf-cards } wert
bot-pf-save = spart Karten für später

## Checks

bot-pf-chance = { $chance } % Erfolgschance
bot-pf-chance-about = etwa { $chance } % Erfolgschance
bot-pf-chance-same = weiterhin { $chance } % Erfolgschance
bot-pf-chance-more = Erfolgschance steigt von { $before } % auf { $after } %
bot-pf-chance-less = Erfolgschance sinkt von { $before } % auf { $after } %
bot-pf-sure = gelingt ohne Wurf
bot-pf-stakes = etwa { bot-pf-cards } stehen auf dem Spiel
bot-pf-harder-check = behält Karten für einen schwereren Wurf
bot-pf-lacks-trait = es fehlt ein Merkmal, ohne das die Gefahr unbesiegt bleibt
bot-pf-short = { $missing } zu wenig
bot-pf-decline = verzichtet auf die Gabe
bot-pf-evade = lässt die Karte für später im Deck
bot-pf-hush = verpasst spätere Gelegenheiten zu helfen
bot-pf-promise = ändert nur, wann du gefragt wirst

## Damage and healing

bot-pf-damage = { $count ->
    [0] kostet keine Karte
    [one] kostet { $count } Handkarte
   *[other] kostet { $count } Handkarten
}
bot-pf-less-damage = { $count ->
    [one] rettet { $count } Karte
   *[other] rettet { $count } Karten
}
bot-pf-wounds = { $discard } abgelegt, { $deck } noch im Deck

## The turn

bot-pf-explore-even = die nächste Karte nützt etwa so viel, wie sie kostet
bot-pf-explore-more = die nächste Karte verspricht etwa { bot-pf-cards }
bot-pf-explore-less = die nächste Karte droht etwa { bot-pf-cards } zu kosten
bot-pf-few-cards = { $cards ->
    [0] keine Karte mehr im Deck
    [one] nur noch { $cards } Karte im Deck
   *[other] nur noch { $cards } Karten im Deck
}
bot-pf-time = { $turns ->
    [0] das ist der letzte Zug
    [one] danach bleibt noch { $turns } Zug
   *[other] danach bleiben noch { $turns } Züge
}
bot-pf-give = die Karte wird auch auf der eigenen Hand gebraucht
bot-pf-stay = lässt alles, wie es ist
bot-pf-nothing-to-lose = es gibt nichts zu verlieren
bot-pf-place-closing = etwa { $chance } % Chance, den Ort zu schließen
bot-pf-place-closed = dieser Ort ist schon geschlossen
bot-pf-place-cards = { $count ->
    [one] { $count } Karte im Ortsdeck
   *[other] { $count } Karten im Ortsdeck
}
bot-pf-place-empty = dort ist sonst niemand

## Characters and decks

bot-pf-best-strength = stark im Kampf
bot-pf-best-dexterity = geschickt mit Fallen und Pfeilen
bot-pf-best-constitution = schwer zu Fall zu bringen
bot-pf-best-intelligence = kennt die arkane Magie
bot-pf-best-wisdom = göttliche Magie und ein wachsames Auge
bot-pf-best-charisma = gewinnt Verbündete und kennt Magie
bot-pf-sample = ein bewährtes Deck
bot-pf-deck-done = das Deck ist so, wie es sein soll
bot-pf-main-skill = die meistgenutzte Fertigkeit
bot-pf-side-skill = eine Fertigkeit neben der wichtigsten
bot-pf-more-cards = mehr Karten bedeuten ein längeres Leben
bot-pf-larger-hand = mehr Auswahl in jedem Zug
bot-pf-better-power = eine Fähigkeit, die in jedem Zug wirkt
