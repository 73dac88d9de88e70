# The web table: cards, rules, the end of a game, looking back, and the tutorial.


## Cards

web-family-race = Rasse
web-family-class = Klasse
web-family-backstory = Hintergrund
web-family-alignment = Gesinnung
web-family-initiative = Initiative
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
web-provenance-title = Woher die Zahlen dieser Karte kommen
web-value-ability = Name der Klassenfähigkeit
web-value-arrow = Pfeil
web-value-cells = Farben
web-value-colours = Klassenfarben
web-value-cost = Preis
web-value-dots = Punkte
web-value-effect = Wirkung
web-value-goals = Ziele und Sterne
web-value-grid = Sterne der Felder
web-value-hands = Hände
web-value-ladder = Sterne des Sets
web-value-least-seats = Spielerzahl
web-value-modifiers = Anpassungen
web-value-name = Name

## Browser of cards

web-cards-title = Karten
web-cards-search = Namen und Texte durchsuchen
web-cards-family = Art der Karte
web-cards-all = Alle
web-cards-edition = Auflage
web-cards-both = Beide Auflagen
web-cards-count = { $cards ->
    [0] Keine Karte passt.
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-cards-clear = Alle Karten zeigen
web-cards-editions = In beiden Auflagen
web-cards-number = Nr. { $number }
web-cards-open = Ganz zeigen: { $name }
web-cards-previous = Vorige Karte
web-cards-next = Nächste Karte

## Browser of rules

web-rules-title = Regeln
web-rules-search = Regeln durchsuchen oder eine Nummer eingeben, etwa { $clause }
web-rules-chapters = Kapitel
web-rules-count = { $clauses ->
    [0] Keine Regel passt.
    [one] { $clauses } Regel
   *[other] { $clauses } Regeln
}
web-rules-clear = Alle Regeln zeigen
web-rules-status-derived = Abgeleitet
    .help = Folgt aus anderen Regeln; die Anleitung sagt es nicht ausdrücklich.
web-rules-status-ambiguous = Im Druck unklar
    .help = Die Anleitung lässt das offen. Voreingestellt ist unsere Lesart; wo zwei sinnvoll sind, kannst du beim Eröffnen eines Tisches eine wählen.
web-rules-only-unclear = Nur, was im Druck unklar ist
web-rules-source = Quelle: { $source }
web-rules-link = Link zu { $clause }
web-rules-copied = Der Link zur Regel wurde kopiert.
web-rules-about = Das sind die Regeln, nach denen hier gespielt wird, in unseren eigenen Worten. Jede hat eine Nummer, auf die Fragen, Protokoll und Endabrechnung verweisen.

## The end of a game

web-end-winner = { $name } gewinnt!
web-end-winners = Gemeinsamer Sieg: { $names }
web-end-solo-rank = Dein Rang
web-end-nobody = Diesmal gewinnt niemand.
web-end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-end-settled = der Gleichstand ist aufgelöst
web-end-settled-rp-score-19 = mehr Gold löst den Gleichstand auf
web-end-settled-rp-score-20 = weniger Würfel in Klassenfarbe lösen den Gleichstand auf
web-end-settled-rp-score-21 = Gleichstand in allem
web-end-again = Noch einmal spielen
web-end-sheet = Charakterbogen
web-end-sheet-of = Charakterbogen: { $name }
web-end-sheet-whose = Wessen Held
web-end-sheet-bonus = { $by } Rasse und Waffen
web-end-sheet-copy = Als Text kopieren
web-end-sheet-print = Drucken oder als PDF speichern
web-end-replay = Wiederholung
web-end-export = Spiel in Datei speichern
web-end-table = Wertung nach Kategorie
web-end-total = Summe
web-end-tie-break = Bei Gleichstand
web-end-tie = { $dice ->
    [one] { $gold } Gold, { $dice } Würfel in Klassenfarbe
   *[other] { $gold } Gold, { $dice } Würfel in Klassenfarbe
}
web-end-lines = Zeile für Zeile
web-end-own-weapon = Waffen
web-end-own-armor = Rüstung
web-end-own-skill = Fähigkeiten
web-end-own-trait = Merkmale
web-end-chart = Wie die Wertung zustande kam
web-end-chart-show = Zeigen
web-end-chart-all = Alle, insgesamt
web-end-chart-one = { $name }, nach Kategorie
web-end-chart-begin = Anfang
web-end-chart-end = Ende
web-end-chart-moment = Nach Entscheidung
web-end-chart-table = Dasselbe als Tabelle
web-end-fair = Ging alles mit rechten Dingen zu?
web-end-fair-about = Jeder Wurf und jedes Mischen kam aus einer einzigen Zahl, dem Startwert. Seine Prüfsumme wurde vor der ersten Wahl veröffentlicht, sodass ihn danach niemand ändern konnte.
web-end-fair-seed = Startwert
web-end-fair-hash = Veröffentlichte Prüfsumme
web-end-fair-check = Startwert hier prüfen
web-end-fair-agrees = Der Startwert ergibt genau die veröffentlichte Prüfsumme.
web-end-fair-differs = Der Startwert ergibt nicht die veröffentlichte Prüfsumme!
web-end-fair-whole = Um jeden Wurf, jedes Mischen und jede Wahl zu prüfen, speichere das Spiel und lass es Herowright auf deinem eigenen Rechner nachspielen:
web-end-fair-file = DATEI

## Looking back

web-replay-title = Wiederholung
web-replay-controls = Steuerung
web-replay-tag = Wiederholung
web-replay-begin = Das Spiel beginnt.
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-back = Eine Entscheidung zurück
web-replay-step = Eine Entscheidung weiter
web-replay-scrub = Moment des Spiels
web-replay-at = Nach Entscheidung { $at } von { $total }
web-replay-speed = Tempo
web-replay-seat = Blickwinkel
web-replay-nobody = Zuschauer
web-replay-copy = Link zu diesem Moment kopieren
web-replay-copied = Der Link zu diesem Moment wurde kopiert.
web-replay-copy-by-hand = Der Browser erlaubt das Kopieren nicht. Der Link steht in der Adresszeile.
web-replay-table = Zum Tisch

## The tutorial: headings are short, texts are what the coach says

web-tutor-title = Spielend lernen
web-tutor-about = Du spielst die erste Runde an einem echten Tisch gegen einen Bot, und ein Lehrmeister steht dir zur Seite. Das dauert weniger als zehn Minuten.
web-tutor-about-goals = Deine Klasse gibt deinem Helden sechs Ziele.
web-tutor-about-dice = In jeder Runde nimmst du einen Würfel, platzierst ihn auf deinem Tableau und nutzt die Aktion seiner Reihe.
web-tutor-about-market = Dann gehst du auf den Markt: Dort gibt es Waffen, Rüstungen, Fähigkeiten und Merkmale.
web-tutor-about-stars = Wenn alle Tableaus voll sind, gewinnt der Held mit den meisten Sternen.
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
    .text = Eine Klasse setzt für jedes Attribut ein Ziel und belohnt es mit Sternen. Sie hat eine eigene Klassenfähigkeit, und jeder Würfel ihrer Farbe auf deinem Tableau ist einen Stern wert.
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
    .text = Jetzt entscheidet { $player }. Das Protokoll erzählt alles, was geschieht.
web-tutor-other = Du entscheidest
    .text = Die Leiste unten sagt, worum es geht. Im Zweifel drücke H für einen Tipp.
web-tutor-done = Jetzt kannst du es!
    .text = Spiele dieses Spiel zu Ende oder beginne ein neues. Die Einführung findest du jederzeit auf der Startseite.
