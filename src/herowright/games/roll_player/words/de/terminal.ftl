# What the table in the terminal says about Roll Player.

term-legend = Ein Würfel besteht aus Buchstabe, Form und Wert. ✓ hinter einem Würfel heißt, dass er zur Hintergrundgeschichte passt; eine Form dahinter nennt die Farbe, die dort verlangt wird. [B● ] ist ein leeres Feld für einen blauen Würfel. ★ sind erreichte Sterne, ☆ Sterne eines noch nicht erfüllten Ziels.
term-round = Runde { $round } von { $rounds }
term-first = Startspieler: { $player }
term-bag = Beutel { $dice }:
term-trash = Müll { $trash }
term-initiative = Initiative
term-coin = +{ $gold } Gold
term-enemy = Der Gegnerwürfel zeigt { $face }.
term-market = Markt
term-market-empty = Der Markt ist leer.
term-price = Preis { $price }
term-printed-price = ({ $cost })
term-trash-pile = Müllstapel
term-value = Wert
term-goal = Ziel
term-action = Aktion
term-action-str = Würfel umdrehen
term-action-dex = 2 Würfel tauschen
term-action-con = Würfel ±1
term-action-int = neu würfeln
term-action-wis = Marker bewegen
term-action-cha = Plättchen nehmen
term-purse = { $tokens ->
    [0] Gold: { $gold }
   *[other] Gold: { $gold } · Charismaplättchen: { $tokens }
}
term-in-hand = auf der Hand:
term-class = Klasse
term-alignment = Gesinnung
term-alignment-now = { NAME($alignment) } · ← ehrenhaft, chaotisch →
term-backstory = Hintergrund
term-backstory-now = { $next ->
    [0] { NAME($backstory) }: { $matches } von 6 passen, ★ { $stars }
   *[other] { NAME($backstory) }: { $matches } von 6 passen, ★ { $stars }; ab { $next } ★ { $nextstars }
}
term-stars-goals = Ziele
term-stars-class-dice = Farbe
term-stars-alignment = Gesinnung
term-stars-backstory = Hintergrund
term-stars-armor = Rüstung
term-stars-traits = Merkmale
term-stars-gold = Gold
term-hands-used = (Hände { $used }/{ $limit })
term-set-colour = +1 für deine Farbe
term-ready = bereit
term-exhausted = erschöpft
term-note-match = passt zum Hintergrund
term-note-gold = Gold { $before } → { $after }
term-note-wanted = Hintergrund verlangt
term-hands = { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
}
term-armor-text = Sterne für 1, 2, 3 … Karten des Sets: { $ladder }; 1 mehr bei Klassenfarbe { $colours }.
term-no-modifiers = keine Anpassungen
term-cost = { $dots ->
    [one] Kosten { $cost }, ein Punkt
   *[other] Kosten { $cost }, zwei Punkte
}
term-arrow = Der Pfeil bewegt den Marker in Richtung „{ NAME($direction) }“ { $arrow }.
term-class-colour = Klassenfarbe:
term-family = { $family ->
    [race] Tableau
    [class] Klasse
    [backstory] Hintergrundgeschichte
    [alignment] Gesinnung
    [initiative] Initiative
    [familiar] Vertrauter
    [fiend] Plagegeist
    [minion] Scherge
    [monster] Monster
    [adventure] Abenteuer
   *[other] Markt
}
term-sheet-life = { NAME($alignment) }, { NAME($field) } · Hintergrund: { NAME($backstory) }
term-tie = Gold { $gold }, Würfel in Klassenfarbe { $dice }
term-own-weapons = Waffen
term-own-armor = Rüstung
term-own-skills = Fähigkeiten
term-own-traits = Merkmale
term-own-gold = Gold
