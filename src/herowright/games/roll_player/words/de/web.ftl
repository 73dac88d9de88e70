# Roll Player in the browser: ways to begin, its board, its cards, the end.

preset-first-game = Ein erstes Spiel
    .help = Du gegen einen Bot.
preset-short-game = Ein kurzes Spiel
    .help = Du gegen einen Bot, mit der kurzen Variante.
preset-full-table = Ein voller Tisch
    .help = Du gegen drei Bots.
preset-solo = Solo
    .help = Du allein, um den höchsten Rang.
web-family-backstory = Hintergrund
web-family-alignment = Gesinnung
web-card-printed-price = Aufgedruckter Preis: { $cost }
web-card-no-modifiers = Keine Anpassungen
web-card-space-wants = { NAME($space) } verlangt { rp-colour-die }
web-card-ladder = Sterne nach Anzahl der Karten im Set
web-card-ladder-step = { $pieces ->
    [one] { $pieces } Karte: { $stars } ★
   *[other] { $pieces } Karten: { $stars } ★
}
web-card-least-seats = { $seats ->
    [one] In jedem Spiel
   *[other] Ab { $seats } Personen
}
web-card-hands = { $hands ->
    [one] Eine Hand
   *[other] Zwei Hände
}
web-card-dots = { $dots ->
    [one] Ein Punkt
   *[other] Zwei Punkte
}
web-end-sheet = Charaktertableau
web-end-sheet-of = Charaktertableau: { $name }
web-end-sheet-bonus = { $by } durch Rasse und Waffen
web-end-tie = { $dice ->
    [one] { $gold } Gold, { $dice } Würfel in Klassenfarbe
   *[other] { $gold } Gold, { $dice } Würfel in Klassenfarbe
}
web-end-own-weapon = Waffen
web-end-own-armor = Rüstung
web-end-own-skill = Fähigkeiten
web-end-own-trait = Merkmale
web-game-roll-player = Roll Player
    .about = Achtzehn Würfel machen einen Helden: Platziere sie klug, erreiche die Ziele deiner Klasse und kaufe auf dem Markt ein.
    .time = 60 bis 90 Minuten
    .luck = Die Würfel, die du für dich wirfst, und der Durchschnitt der Würfel für alle: Den besten zu nehmen ist eine Entscheidung.
web-how-roll-player-1 = In jeder Runde nimmst du einen Würfel von den Initiativekarten und platzierst ihn bei einem der sechs Attribute deines Helden.
web-how-roll-player-2 = Ansehenssterne bringen dir die Ziele deiner Klasse, deine Hintergrundgeschichte und deine Gesinnung.
web-how-roll-player-3 = Gib auf dem Markt dein Gold aus: für Waffen, Rüstungen, Fähigkeiten und Merkmale.
web-how-roll-player-4 = Sind alle Tableaus voll, gewinnt der Held mit den meisten Ansehenssternen.
web-rp-round = Runde { $round } von { $rounds }
web-rp-sheet = { $side ->
    [female] { NAME($race) } ♀
   *[male] { NAME($race) } ♂
}
web-rp-buy = Kaufen: { NAME($card) }
web-rp-discard-offer = Abwerfen: { NAME($card) }
web-rp-tab-hero = Held
web-rp-tab-others = Andere
web-rp-tab-piles = Stapel
web-rp-setup-wait = Gerade wählen die anderen. Danach wird der Markt ausgelegt.
web-rp-first = Startspieler
web-rp-first-short = Start
web-rp-bot = Bot
web-rp-open-hero = Held zeigen: { NAME($seat) }
web-rp-action-str = umdrehen
web-rp-action-dex = zwei tauschen
web-rp-action-con = Würfel ±1
web-rp-action-int = neu würfeln
web-rp-action-wis = Marker ziehen
web-rp-action-cha = Plättchen
web-rp-value = Wert
web-rp-bonus = Durch Rasse und Waffen
web-rp-goal = Ziel
web-rp-goal-met = { $stars ->
    [one] erfüllt, { $stars } Stern
   *[other] erfüllt, { $stars } Sterne
}
web-rp-goal-open = { $stars ->
    [one] noch nicht erfüllt, { $stars } Stern
   *[other] noch nicht erfüllt, { $stars } Sterne
}
web-rp-space-empty = { NAME($space) }: leer
web-rp-space-wish = { NAME($space) }: leer, der Hintergrund verlangt { rp-colour-die }
web-rp-space-die = { NAME($space) }: { NAME($die) }
web-rp-space-match = { NAME($space) }: { NAME($die) }, passt zum Hintergrund
web-rp-space-miss = { NAME($space) }: { NAME($die) }, der Hintergrund verlangte { rp-colour-die }
web-rp-alignment = Gesinnung
web-rp-field = { NAME($field) }: { $stars }
web-rp-field-here = { NAME($field) }: { $stars }, hier steht der Marker
web-rp-backstory = Hintergrund
web-rp-matches = { $matches } von 6 passen
web-rp-next = ab { $next }: ★ { $stars }
web-rp-score = Stand jetzt
web-rp-stars-goals = Ziele
web-rp-stars-class-dice = Farbe
web-rp-stars-alignment = Gesinnung
web-rp-stars-backstory = Hintergrund
web-rp-stars-armor = Rüstung
web-rp-stars-traits = Merkmale
web-rp-stars-gold = Gold
web-rp-hand = Auf der Hand
web-rp-weapons = Waffen
web-rp-hands = Hände { $used }/{ $limit }
web-rp-skills = Fähigkeiten
web-rp-ready = bereit
web-rp-exhausted = erschöpft
web-rp-traits = Merkmale
web-rp-ladder = { $stars ->
    [one] Das Set bringt jetzt { $stars } Stern
   *[other] Das Set bringt jetzt { $stars } Sterne
}
web-rp-set-colour = 1 mehr für die Klassenfarbe
web-rp-initiative = Initiative
web-rp-market = Markt
web-rp-market-empty = Der Markt ist leer.
web-rp-bag = { $dice ->
    [one] Beutel: { $dice } Würfel
   *[other] Beutel: { $dice } Würfel
}
web-rp-bag-colour = Im Beutel, { NAME($colour) } Würfel: { $dice }
web-rp-deck-short = Stapel
web-rp-discard = Ablagestapel: { $cards }
web-rp-discard-short = Ablage
web-rp-trash = Müllstapel: { $cards }
web-rp-trash-short = Müll
web-rp-pile-empty = Hier liegt nichts.
web-rp-enemy = Der Gegnerwürfel zeigt eine { $face }.
web-rp-enemy-waits = Der Gegnerwürfel wartet.
web-rp-coin = +{ $gold } Gold
web-rp-in-bag = { $dice } im Beutel
web-rp-fits = passt zum Hintergrund

web-end-settled-rp-score-19 = mehr Gold löst den Gleichstand auf
web-end-settled-rp-score-20 = weniger Würfel in Klassenfarbe lösen den Gleichstand auf
web-end-settled-rp-score-21 = Gleichstand in allem
web-rp-goal-dice = { $dice ->
    [one] noch { $dice } Würfel
   *[other] noch { $dice } Würfel
}
web-rp-goal-aim = Die meisten Ansehenssterne haben, wenn alle Tableaus voll sind.
web-rp-goal-end = In jeder Runde nimmst und platzierst du einen Würfel und gehst auf den Markt. Nach der letzten Runde werden die Sterne gezählt.
