# The web table: cards, rules, the end of a game, looking back, and the tutorial.

## Cards

web-family-race = Rasse
web-family-class = Klasse
web-family-initiative = Initiative
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
    [0] Keine passenden Karten.
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
    [0] Keine passenden Regeln.
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
web-rules-about = Das sind die Regeln, nach denen hier gespielt wird, in unseren eigenen Worten. Jede hat eine Nummer, auf die Fragen, Verlauf und Endabrechnung verweisen.

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
web-end-again = Noch einmal spielen
web-end-sheet-whose = Wessen Held
web-end-sheet-copy = Als Text kopieren
web-end-sheet-print = Drucken oder als PDF speichern
web-end-replay = Wiederholung
web-end-export = Spiel in Datei speichern
web-end-table = Wertung nach Kategorie
web-end-total = Summe
web-end-tie-break = Bei Gleichstand
web-end-lines = Zeile für Zeile
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
web-end-fair-agrees = Der Startwert passt zur veröffentlichten Prüfsumme.
web-end-fair-differs = Der Startwert passt nicht zur veröffentlichten Prüfsumme!
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

web-tutor-about = Du spielst die erste Runde an einem echten Tisch gegen einen Bot, und ein Lehrmeister steht dir zur Seite. Das dauert weniger als zehn Minuten.
