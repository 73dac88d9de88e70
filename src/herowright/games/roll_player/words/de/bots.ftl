# Why a bot thinks an option good or bad in Roll Player.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.
# What the dice alone decide is told as it is; what hangs on later decisions is the bot's estimate, "about" so much.

bot-gain-more = +{ rp-amount-stars }
bot-gain-less = −{ rp-amount-stars }
bot-goal-more = { NAME($row) } { $goal }: Chance steigt von etwa { $before } % auf { $after } % (+{ rp-amount-stars })
bot-goal-less = { NAME($row) } { $goal }: Chance sinkt von etwa { $before } % auf { $after } % (−{ rp-amount-stars })
bot-goal-same = { NAME($row) } { $goal }: Chance etwa { $chance } %
bot-goal-met = { NAME($row) } { $goal }: erfüllt ({ rp-amount-stars })
bot-class-colour-more = Klassenfarbe: +{ rp-amount-stars }
bot-class-colour-less = Klassenfarbe: −{ rp-amount-stars }
bot-story-more = Hintergrundgeschichte: jetzt { $matches ->
    [one] { $matches } von 6 Übereinstimmungen
   *[other] { $matches } von 6 Übereinstimmungen
}
bot-story-less = Hintergrundgeschichte: nur noch { $matches ->
    [one] { $matches } von 6 Übereinstimmungen
   *[other] { $matches } von 6 Übereinstimmungen
}
bot-field-more = Marker auf „{ NAME($field) }“ (+{ rp-amount-stars })
bot-field-less = Marker auf „{ NAME($field) }“ (−{ rp-amount-stars })
bot-field-same = Marker auf „{ NAME($field) }“, ebenso gut
bot-best-row = beste Reihe: { NAME($row) }
bot-gold = +{ rp-amount-gold }
bot-action = { NAME($row, form: "of") }aktion: bis zu +{ rp-amount-stars }
bot-first-buyer = erste Wahl am Markt
bot-later-buyer = andere kaufen vorher (−{ rp-amount-stars })
bot-order = { $card ->
    [TOP] dann lohnt sich die höchste Karte ({ NAME($die) })
   *[other] dann lohnt sich Karte { $card } ({ NAME($die) })
}
bot-reroll = { $chance } % Chance auf einen besseren Wert (+{ rp-amount-stars })
bot-token = billigerer Kauf in dieser Runde (+{ rp-amount-stars })
bot-card-more = „{ NAME($card) }“: etwa +{ rp-amount-stars }
bot-card-less = „{ NAME($card) }“: etwa −{ rp-amount-stars }
bot-card-idle = „{ NAME($card) }“: derzeit kaum etwas wert
bot-armor = Rüstungsset „{ NAME($set) }“, { $pieces } von { $of }: etwa +{ rp-amount-stars }
bot-price = Preis { $price }, danach { rp-amount-gold }
bot-step = ein Schritt des Markers (+{ rp-amount-stars })
bot-denies = der nächste Spieler hätte diese Karte gern
bot-skill = Wirkung jetzt: +{ rp-amount-stars }
bot-skill-idle = derzeit keine lohnende Wirkung
bot-skill-spent = verbraucht eine Fähigkeit, die später { rp-amount-stars } bringen könnte
bot-drop = verschenkt { rp-amount-stars }
bot-race-plain = passt zu jeder Klasse gleich gut
bot-race-more = { NAME($row) } +{ $by }
bot-race-less = { NAME($row) } −{ $by }
bot-class-race-more = die Rasse hilft: { NAME($row) } (+{ rp-amount-stars })
bot-class-race-less = die Rasse schadet: { NAME($row) } (−{ rp-amount-stars })
bot-class-race-same = die Rasse ändert hier nichts

## What a value is made of

bot-term-class = { category-class-dice }
bot-term-story = { category-backstory }
bot-term-alignment = { category-alignment }
bot-term-armor = { category-armor }
bot-term-traits = { category-traits }
bot-term-weapons = Waffen
bot-term-skills = Fähigkeiten
bot-term-gold = { category-gold }
