# Why a bot thinks an option good or bad in Call to Adventure.
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
    [one] einer dunklen Rune
   *[other] { $count } dunklen Runen
}
bot-ca-chance-more = Erfolgschance steigt von { $before } % auf { $after } %
bot-ca-chance-less = Erfolgschance sinkt von { $before } % auf { $after } %
bot-ca-chance-same = Erfolgschance bleibt bei { $chance } %
bot-ca-feeds = ein Scheitern stärkt den Widersacher
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
bot-ca-wait = kann warten, bis der Wurf zeigt, ob es nötig ist
bot-ca-suffices = das Ergebnis reicht
bot-ca-short = verfehlt die Schwierigkeit um { $missing }
bot-ca-turns-loss = macht aus dem Scheitern einen Erfolg
bot-ca-needless = das Ergebnis reicht auch so
bot-ca-again = zweiter Versuch: { $chance } % Erfolgschance
bot-ca-gifts = die Runen können noch etwas bringen (+{ bot-ca-points })
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
bot-ca-pays = dürfte etwa { bot-ca-points } bringen
bot-ca-icons = Symbole: etwa +{ bot-ca-points }
bot-ca-suits = passt zu deinen möglichen Schicksalen (+{ bot-ca-points })

## What a value is made of

bot-term-cards = kommende Karten
bot-term-experience = { category-experience }
bot-term-marker = { category-morality }
bot-term-icons = { category-icons }
bot-term-abilities = Fähigkeiten
bot-term-hand = Handkarten
