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
web-rules-overview = So läuft das Spiel
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
web-end-counting = Es wird gezählt …
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
web-end-fair-seed = Startwert
web-end-fair-file = DATEI
web-fair-about = Jeder Wurf und jedes Mischen folgt aus einer einzigen Zahl, dem Startwert. Er entstand aus einem Geheimnis des Servers, einer Zahl aus jedem Browser, der Platz nahm, und dem, was ihr zu spielen vereinbart hattet. Diese Seite hat das gerade alles nachgerechnet, ohne den Server zu fragen:
web-fair-good = Alles passt zusammen: Niemand konnte diese Würfel wählen oder vorhersehen.
web-fair-good-others = Alles passt zusammen, aber dein Browser hat keine Zahl beigesteuert: Du hast zugesehen oder dich erst nach dem Austeilen gesetzt. Dass niemand die Würfel gewählt hat, beruht auf den Zahlen der anderen.
web-fair-good-unseen = Alles passt zu dem, was der Server jetzt angibt. Dieser Browser weiß nicht mehr, was damals veröffentlicht wurde; vergleiche es mit dem, was andere gesehen haben.
web-fair-agrees = Was veröffentlicht wurde, passt zusammen: Die Würfel wurden während des Spiels nicht verändert.
web-fair-broken-promise = Trau diesen Würfeln nicht: Das Geheimnis des Servers ist nicht das versprochene.
web-fair-broken-number = Trau diesen Würfeln nicht: Deine Zahl oder eine, die du gesehen hattest, fehlt oder wurde ersetzt.
web-fair-broken-agreed = Trau diesen Würfeln nicht: Sie wurden für einen anderen Tisch oder für andere Regeln, Plätze oder Karten gezogen.
web-fair-broken-commitment = Trau diesen Würfeln nicht: Es sind nicht die, die vor der ersten Wahl feststanden.
web-fair-broken-seed = Trau diesen Würfeln nicht: Der Startwert folgt nicht aus der Aufzeichnung.
web-fair-promise =
    .holds = Der Server hatte sein Geheimnis festgelegt, bevor dein Browser seine Zahl beisteuerte.
    .broken = Das Geheimnis des Servers ist nicht das, das er festgelegt hatte, bevor du dich setztest.
    .unseen = Das Geheimnis des Servers passt zu dem Versprechen, das er jetzt zeigt; dieser Browser hat es vor dem Austeilen nicht gesehen.
web-fair-number =
    .holds = Deine Zahl ist darin, so wie dein Browser sie geschickt hat.
    .broken = Deine Zahl oder eine, die schon da war, als du dich setztest, ist nicht darin.
    .unseen = Von dir ist keine Zahl darin.
web-fair-agreed =
    .holds = Spiel, Regeln, Karten und Plätze sind die vereinbarten.
    .broken = Gezogen wurde für einen anderen Tisch oder für andere Regeln, Karten oder Plätze als die vereinbarten.
web-fair-commitment =
    .holds = Das alles stand vor der ersten Wahl fest und wurde seither nicht geändert.
    .broken = Es ist nicht das, was vor der ersten Wahl feststand.
    .unseen = Es passt zu der Prüfsumme, die der Server zeigt; dieser Browser hat sie während des Spiels nicht gesehen.
web-fair-seed =
    .holds = Genau daraus folgt der Startwert hinter jedem Wurf und jedem Mischen.
    .broken = Der Startwert folgt nicht daraus.
web-fair-whole = Eines tut diese Seite nicht: das ganze Spiel nachspielen, um zu sehen, dass jeder Wurf und jedes Mischen aus dem Startwert kam und jede Wahl erlaubt war. Das macht Herowright auf deinem eigenen Rechner; speichere das Spiel und gib ein:
web-fair-record = Aufzeichnung der Würfel

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

web-tutor-about = Du spielst an einem echten Tisch mit vorbereiteten Würfeln und wirst Schritt für Schritt begleitet. Du kannst jederzeit aufhören und später wiederkommen.
web-tutor-choose = Welches Spiel möchtest du lernen?
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
web-tutor-wait = Einen Moment
    .text = Jetzt entscheidet { $player }. Der Verlauf erzählt alles, was geschieht.
web-tutor-other = Du entscheidest
    .text = Die Leiste unten sagt, worum es geht. Im Zweifel drücke H für einen Tipp.
web-tutor-done = Jetzt kannst du es!
    .text = Spiele dieses Spiel zu Ende oder beginne ein neues. Die Einführung findest du jederzeit auf der Startseite.
