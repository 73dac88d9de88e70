# Why a bot thinks an option good or bad. Each reason is a short clause; they are shown side by side.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.


## Goals, dice and the marker

bot-nothing = ändert nichts
bot-gain-more = +{ rp-amount-stars }
bot-gain-less = −{ rp-amount-stars }
bot-goal-more = { NAME($row) } { $goal }: Chance steigt von etwa { $before } % auf { $after } % (+{ rp-amount-stars })
bot-goal-less = { NAME($row) } { $goal }: Chance sinkt von etwa { $before } % auf { $after } % (−{ rp-amount-stars })
bot-goal-same = { NAME($row) } { $goal }: Chance etwa { $chance } %
bot-goal-met = { NAME($row) } { $goal } ist erfüllt ({ rp-amount-stars })
bot-class-colour-more = Klassenfarbe: +{ rp-amount-stars }
bot-class-colour-less = Klassenfarbe: −{ rp-amount-stars }
bot-story-more = Hintergrundgeschichte: jetzt { $matches ->
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
} von 6
bot-story-less = Hintergrundgeschichte: nur noch { $matches ->
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
} von 6
bot-field-more = Marker auf „{ NAME($field) }“ (+{ rp-amount-stars })
bot-field-less = Marker auf „{ NAME($field) }“ (−{ rp-amount-stars })
bot-field-same = Marker auf „{ NAME($field) }“, ebenso gut

## Taking and placing dice

bot-best-row = beste Reihe: { NAME($row) }
bot-gold = +{ rp-amount-gold }
bot-action = Aktion der Reihe { NAME($row) }: bis zu +{ rp-amount-stars }
bot-first-buyer = erste Wahl am Markt
bot-later-buyer = andere kaufen vorher (−{ rp-amount-stars })
bot-order = dann lohnt sich Karte { $card } ({ NAME($die) })
bot-reroll = { $chance } % Chance auf einen besseren Wert (+{ rp-amount-stars })
bot-token = billigerer Kauf in dieser Runde (+{ rp-amount-stars })

## The Market and cards

bot-card-more = { NAME($card) }: etwa +{ rp-amount-stars }
bot-card-less = { NAME($card) }: etwa −{ rp-amount-stars }
bot-card-idle = { NAME($card) }: derzeit kaum etwas wert
bot-armor = Rüstungsset „{ NAME($set) }“, { $pieces } von { $of }: etwa +{ rp-amount-stars }
bot-price = Preis { $price }, danach { rp-amount-gold }
bot-step = ein Schritt des Markers (+{ rp-amount-stars })
bot-denies = der nächste Spieler hätte diese Karte gern
bot-skill = Wirkung jetzt: +{ rp-amount-stars }
bot-skill-idle = derzeit keine lohnende Wirkung
bot-skill-spent = verbraucht eine Fähigkeit, die später { rp-amount-stars } bringen könnte
bot-drop = verschenkt { rp-amount-stars }

## Set-up

bot-race-plain = passt zu jeder Klasse gleich gut
bot-race-more = { NAME($row) } +{ $by }
bot-race-less = { NAME($row) } −{ $by }
bot-class-race-more = die Rasse hilft: { NAME($row) } (+{ rp-amount-stars })
bot-class-race-less = die Rasse hindert: { NAME($row) } (−{ rp-amount-stars })
bot-class-race-same = die Rasse ändert hier nichts

## Call to Adventure
# $points are expected points with one decimal, always positive: the sign stands in the message.

bot-ca-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bot-ca-gain-more = +{ bot-ca-points }
bot-ca-gain-less = −{ bot-ca-points }
bot-ca-worth = etwa { bot-ca-points } wert
bot-ca-price = kostet { $xp } EP
bot-ca-chance = { $chance } % Erfolgschance
bot-ca-certain = der Erfolg ist sicher
bot-ca-chance-dark = { $chance } % Erfolgschance mit { $count ->
    [one] { $count } dunklen Rune
   *[other] { $count } dunklen Runen
}
bot-ca-chance-more = Erfolgschance steigt von { $before } % auf { $after } %
bot-ca-chance-less = Erfolgschance sinkt von { $before } % auf { $after } %
bot-ca-chance-same = Erfolgschance bleibt bei { $chance } %
bot-ca-feeds = ein Scheitern stärkt den Widersacher

## What a story card brings

bot-ca-sure = kein Wurf, kann also nicht scheitern
bot-ca-scores = bringt { bot-ca-points }
bot-ca-ability = { NAME($ability) } hilft bei späteren Herausforderungen (+{ bot-ca-points })
bot-ca-set = Satz aus { $count } { NAME($icon, form: "of") }symbolen (+{ bot-ca-points })
bot-ca-icon = { NAME($icon, form: "of") }symbol für einen späteren Satz (+{ bot-ca-points })
bot-ca-destiny = dein Schicksal zahlt dafür (+{ bot-ca-points })
bot-ca-xp = +{ $xp } EP
bot-ca-cards = du ziehst { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} (+{ bot-ca-points })
bot-ca-power = dauerhafter Effekt (+{ bot-ca-points })
bot-ca-marker-more = der Moralmarker kommt auf ein besseres Feld (+{ bot-ca-points })
bot-ca-marker-less = der Moralmarker kommt auf ein schlechteres Feld (−{ bot-ca-points })
bot-ca-reacts-more = andere Karten reagieren darauf (+{ bot-ca-points })
bot-ca-reacts-less = andere Karten reagieren darauf (−{ bot-ca-points })
bot-ca-ally = gewinnt die Verbündetenkarte „{ NAME($card) }“ (+{ bot-ca-points })
bot-ca-new-card = eine neue Karte ist wahrscheinlich besser (+{ bot-ca-points })
bot-ca-no-better = eine neue Karte ist wahrscheinlich nicht besser
bot-ca-end = sonst lohnt sich gerade nichts

## The cast

bot-ca-wait = kann warten, bis der Wurf zeigt, ob es nötig ist
bot-ca-suffices = das Ergebnis reicht
bot-ca-short = verfehlt die Schwierigkeit um { $missing }
bot-ca-turns-loss = macht aus dem Scheitern einen Erfolg
bot-ca-needless = das Ergebnis reicht auch so
bot-ca-again = zweiter Versuch: { $chance } % Erfolgschance
bot-ca-gifts = die Runen können noch etwas bringen (+{ bot-ca-points })

## Hand cards and other players

bot-ca-point = eine ausgespielte Karte zählt am Ende { bot-ca-points }
bot-ca-effect-more = Effekt jetzt: +{ bot-ca-points }
bot-ca-effect-less = Effekt jetzt: −{ bot-ca-points }
bot-ca-later = könnte später { bot-ca-points } bringen
bot-ca-last-chance = eine weitere Gelegenheit gibt es wohl nicht
bot-ca-in-hand = „{ NAME($card) }“ auf der Hand ist etwa { bot-ca-points } wert
bot-ca-allowed = dein Marker erlaubt solche Karten
bot-ca-forbidden = dein Marker erlaubt solche Karten nicht
bot-ca-own-chance = deine eigene Chance: etwa { $chance } %
bot-ca-others-chance = Chance der anderen: bis zu { $chance } %
bot-ca-stands = steht bei { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}
bot-ca-has = hat { $xp } EP und { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand
bot-ca-pass = behält die Karten für später
bot-ca-hush = verpasst spätere Gelegenheiten, eine Karte auszuspielen
bot-ca-listen = ändert nur, wann du gefragt wirst

## Choosing a character

bot-ca-pays = dürfte etwa { bot-ca-points } bringen
bot-ca-icons = Symbole: etwa +{ bot-ca-points }
bot-ca-suits = passt zu deinen möglichen Schicksalen (+{ bot-ca-points })

## What an option is worth

bot-worth-stars = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bot-worth-stars-behind = ★ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
bot-worth-points-behind = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (−{ NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) })
bot-worth-same = der Bot sieht keinen Unterschied
bot-worth-best = am besten
bot-worth-little = etwas schlechter
bot-worth-less = schlechter
bot-worth-much = viel schlechter
