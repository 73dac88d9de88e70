# Roll Player in the browser: ways to begin, its board, its cards, the end, the tutorial.

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
web-tutor-about-goals = Deine Klasse gibt deinem Helden sechs Ziele.
web-tutor-about-dice = In jeder Runde nimmst du einen Würfel, platzierst ihn auf deinem Tableau und nutzt die Aktion seiner Reihe.
web-tutor-about-market = Dann gehst du auf den Markt: Dort gibt es Waffen, Rüstungen, Fähigkeiten und Merkmale.
web-tutor-about-stars = Wenn alle Tableaus voll sind, gewinnt der Held mit den meisten Ansehenssternen.
web-game-roll-player = Roll Player
    .about = Achtzehn Würfel machen einen Helden: Platziere sie klug, erreiche die Ziele deiner Klasse und kaufe auf dem Markt ein.
    .time = 60 bis 90 Minuten
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
web-rp-action-wis = Marker bewegen
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
web-tutor-title = Spielend lernen
web-tutor-begin = Anfangen
web-tutor-continue = Weitermachen, wo du warst
web-tutor-restart = Neu anfangen
web-tutor-rules = Lieber die Regeln lesen
web-tutor-skip = Einführung verlassen
web-tutor-next = Weiter
web-tutor-back = Vorige Lektion lesen
web-tutor-fold = Hinweise einklappen
web-tutor-unfold = Hinweise ausklappen
web-tutor-your-turn = Du bist am Zug
web-tutor-play-on = Weiterspielen
web-tutor-welcome = Willkommen an deinem Tisch
    .text = Die Leiste hier unten sagt immer, was zu entscheiden ist, und zeigt jede Möglichkeit als Knopf. Was du auf dem Tisch berühren kannst, leuchtet. Beides bewirkt dasselbe.
web-tutor-sheet = Wähle ein Charaktertableau
    .text = Jedes Tableau steht für eine Rasse. Am Spielende stärkt sie ein Attribut und schwächt ein anderes. Nimm, was dir gefällt; beide Seiten spielen sich gleich.
web-tutor-class = Wähle deine Klasse
    .text = Eine Klasse setzt für jedes Attribut ein Ziel und belohnt es mit Ansehenssternen. Sie hat eine eigene Klassenfähigkeit, und jeder Würfel ihrer Farbe auf deinem Tableau ist einen Stern wert.
web-tutor-goals = Das sind deine Ziele
    .text = Zähle die drei Würfel einer Reihe zusammen. „16–17“ heißt genau so viel, „14+“ heißt mindestens 14. Die große Zahl ist dein Stand, die Sterne sind der Lohn für das Ziel.
web-tutor-backstory = Diese Zeichen sind deine Hintergrundgeschichte
    .text = Ein Würfel der richtigen Farbe auf seinem Zeichen ist eine Übereinstimmung. Zwei bringen 1 Stern, vier bringen 3, alle sechs bringen 6.
web-tutor-alignment = Das ist deine Gesinnung
    .text = Dein Marker beginnt in der Mitte. Das Feld, auf dem er am Spielende steht, bringt oder kostet Sterne. Die Weisheitsaktion bewegt ihn, ebenso die Pfeile auf Fähigkeiten und Merkmalen.
web-tutor-start = Platziere deine Startwürfel
    .text = Wähle einen Würfel, dann eine Reihe. Reihen füllen sich von links. Ein goldener Würfel bringt 2 Gold, eine volle Reihe 1. Anders überlegt? Drücke U.
web-tutor-initiative = Wähle eine Initiativekarte
    .text = Du bekommst ihren Würfel und das Gold darauf. Auf höheren Karten liegen höhere Würfel, aber auf dem Markt kommen niedrigere Karten zuerst dran.
web-tutor-place = Platziere den Würfel
    .text = Die Reihe zählt doppelt: Der Würfel zählt für ihr Ziel, und gleich danach darfst du die Aktion nutzen, die unter ihrem Namen steht. Die Knöpfe zeigen, was jede Reihe brächte.
web-tutor-action = Nutze die Aktion der Reihe
    .text = Du darfst sie nutzen oder verzichten. Was leuchtet, lässt sich wählen. Die Knöpfe sagen, was sich ändert.
web-tutor-market = Geh auf den Markt
    .text = Waffen helfen deinen Reihen, Rüstungen bringen als Set Sterne, Fähigkeiten wirken immer wieder, Merkmale bringen am Ende Sterne. Oder nimm 2 Gold und kaufe später etwas Teureres.
web-tutor-round = Das war eine ganze Runde
    .text = So geht es weiter, bis alle Tableaus voll sind. H gibt einen Tipp, U nimmt zurück, R zeigt die Regel, ? nennt alle Tasten. Dein Stand steht immer neben deinem Helden.
web-tutor-wait = Einen Moment
    .text = Jetzt entscheidet { $player }. Der Verlauf erzählt alles, was geschieht.
web-tutor-other = Du entscheidest
    .text = Die Leiste unten sagt, worum es geht. Im Zweifel drücke H für einen Tipp.
web-tutor-done = Jetzt kannst du es!
    .text = Spiele dieses Spiel zu Ende oder beginne ein neues. Die Einführung findest du jederzeit auf der Startseite.
