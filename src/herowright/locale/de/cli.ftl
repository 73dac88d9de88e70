# The command line: help, tables, complaints, and what is wrong with a card pack.


## Numbers in tables

cli-number = { $value }

## Complaints about the command line

cli-error = Fehler: { $words }
cli-whole-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
cli-number-least = { $option } muss mindestens { $least } sein.
cli-seconds = --seconds braucht eine Zahl von 0,01 bis 3600, nicht „{ $value }“.
cli-language = Die Sprache „{ $value }“ gibt es nicht. Zur Auswahl: { $known }.
cli-option-form = „{ $text }“ ist keine Einstellung. Schreibe --option NAME=WERT, zum Beispiel --option edition=de1.
cli-file-missing = Die Datei „{ $file }“ gibt es nicht.
cli-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen.
cli-no-such-option = Die Option { $option } gibt es hier nicht. Siehe --help.
cli-likely-option = Die Option { $option } gibt es hier nicht. Gemeint war vielleicht { $likely }?
cli-missing = { $what } fehlt. Siehe --help.
cli-needs-value = { $option } braucht einen Wert.
cli-extra = Das ist zu viel: { $what }. Siehe --help.
cli-usage = Der Befehl ist nicht zu verstehen: { $detail }
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht. Zur Auswahl: { $known }.
cli-no-such-clause = Den Regelpunkt „{ $clause }“ gibt es nicht.
cli-hot-seat-bots = Mit --hot-seat sitzen auf allen Plätzen Menschen: lass --bot weg.
cli-too-many-bots = { $seats ->
    [one] { $bots } Bots passen nicht auf einen Platz.
   *[other] { $bots } Bots passen nicht auf { $seats } Plätze.
}
cli-worker-lost = Ein Arbeitsprozess ist abgebrochen, vielleicht aus Mangel an Speicher. Versuche es mit weniger --workers.

## simulate

cli-simulate-progress = Spielen
cli-simulate-done = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} mit den Startwerten { $first } bis { $last }: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $seconds } s ({ $rate } pro Sekunde).
cli-simulate-failure = Das Spiel mit dem Startwert { $seed } brach ab: { $error }
cli-standings-seats = Plätze
cli-standings-bots = Bots
cli-standings-classes = Klassen
cli-standings-ranks = Ränge
cli-purchases = Gekaufte Karten, von denen im Markt
cli-distribution = Ergebnisse
cli-column-games = Spiele
cli-column-wins = Siege
cli-column-fair = Anteil
cli-column-ratio = Faktor
cli-column-average = Schnitt
cli-column-least = Min.
cli-column-most = Max.
cli-column-bought = Gekauft
cli-column-score = Sterne
cli-column-times = Anzahl

## replay and verify

cli-replay-title = { $title }, { $seats ->
    [one] solo
   *[other] zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
}, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}
cli-replay-step = { $number }. { $player }: { $choice } [{ $key }]
cli-replay-more = Eingabetaste: weiter · a: der ganze Rest · q: aufhören
cli-replay-pending = Hier wurde das Spiel gespeichert; als Nächstes entscheidet { $player }:
cli-replay-result = { $place }. { $player }: { $total ->
    [one] ein Stern
   *[other] { $total } Sterne
}
cli-replay-rank = { $player }: { $total ->
    [one] ein Stern
   *[other] { $total } Sterne
}, { $title }
cli-verify-progress = Das Spiel wird nachgespielt

## cards

cli-family-race = Charaktertableaus
cli-family-class = Klassen
cli-family-backstory = Hintergrundgeschichten
cli-family-alignment = Gesinnungen
cli-family-initiative = Initiativekarten
cli-family-weapon = Waffen
cli-family-armor = Rüstungen
cli-family-skill = Fähigkeiten
cli-family-trait = Merkmale
cli-card-least-seats = { $seats ->
    [one] ab 1 Person
   *[other] ab { $seats } Personen
}
cli-card-cost = { $cost } Gold
cli-card-hands = { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
}
cli-card-armor = { NAME($set) }: Sterne für 1, 2, 3 … Karten des Sets: { $ladder }.
cli-card-armor-colours = Ein Stern mehr für Klassen dieser Farben: { LIST($colours) }.
cli-cards-count = { $cards ->
    [0] Keine Karte passt.
    [one] Eine Karte.
   *[other] { $cards } Karten.
}
provenance-pack = Paket
    .help = Diesen Wert gibt ein Kartenpaket vor.

## rules

cli-status-derived = abgeleitet
cli-status-ambiguous = im Druck unklar
cli-rules-tests = { $tests ->
    [0] kein Test
    [one] ein Test
   *[other] { $tests } Tests
}
cli-rules-none = Kein Regelpunkt passt.
cli-rules-no-checkout = { $clauses ->
    [one] Ein Regelpunkt.
   *[other] { $clauses } Regelpunkte.
} Die Tests gehören zum Quelltext, der hier nicht vorliegt.
cli-rules-summary = { $clauses ->
    [one] Ein Regelpunkt
   *[other] { $clauses } Regelpunkte
}, { $uncited ->
    [0] jeder von mindestens einem Test belegt.
    [one] einer davon von keinem Test belegt:
   *[other] { $uncited } davon von keinem Test belegt:
}
cli-rules-unknown = Tests nennen Regelpunkte, die es nicht gibt: { $ids }

## bench

cli-bench-progress = Messen
cli-bench-title = Pro Sekunde, ein Prozess
cli-column-decisions = Entscheidungen
cli-column-steps = Schritte
cli-column-clones = Kopien
cli-bench-ratio = { $game }: { $ratio }-mal so viele Entscheidungen wie open_spiel/gin_rummy.
cli-bench-clones = { $game }: ein Klon braucht 1/{ $deepcopy } der Zeit von copy.deepcopy des Zustands und 1/{ $lean } einer solchen Kopie, die die Karten selbst nicht mitkopiert.
cli-bench-memory = { $game }: ein Tisch belegt { $middle } kB in der Mitte des Spiels und { $late } kB kurz vor seinem Ende.
bench-no-peers = Die Programme zum Vergleich sind nicht installiert. Installiere sie mit: { $command }

## Card packs

pack-where = { $line ->
    [0] { $file }, { $field }
   *[other] { $file }, Zeile { $line }, { $field }
}
pack-line = { $line ->
    [0] { $file }
   *[other] { $file }, Zeile { $line }
}
pack-missing = Die Datei „{ $file }“ gibt es nicht.
pack-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen.
pack-too-large = { $file } ist größer als { $limit } kB und kann kein Kartenpaket sein.
pack-encoding = { pack-line }: das ist kein Text in UTF-8. Speichere die Datei als UTF-8.
pack-syntax = { pack-line }, Spalte { $column }: das ist kein gültiges TOML.
pack-no-game = { $file }: die Datei sagt nicht, zu welchem Spiel sie gehört. Beginne sie mit: game = "{ $game }"
pack-other-game = { pack-where }: dieses Paket gehört zu „{ $found }“, nicht zu { $game }.
pack-number = { pack-where }: muss eine ganze Zahl von { $least } bis { $most } sein.
pack-word = { pack-where }: muss eines von diesen sein: { $words }.
pack-text = { pack-where }: muss ein einzeiliger Text mit 1 bis { $longest } Zeichen sein.
pack-goal = { pack-where }: muss ein Ziel wie "17", "16-17" oder "14+" sein.
pack-bounds = { pack-where }: der niedrigste Wert darf nicht über dem höchsten liegen.
pack-list = { $count ->
    [one] { pack-where }: muss eine Liste mit einem Wert sein.
   *[other] { pack-where }: muss eine Liste mit { $count } Werten sein.
}
pack-list-between = { pack-where }: muss eine Liste mit { $least } bis { $most } Werten sein.
pack-twice = { pack-where }: derselbe Wert kommt zweimal vor.
pack-table = { pack-where }: muss eine Tabelle mit weiteren Feldern sein.
pack-unknown = { pack-where }: das ist hier nicht bekannt. Bekannt sind: { $known }.
pack-likely = { pack-where }: das ist hier nicht bekannt. Gemeint war vielleicht { $likely }?

## Help

help-title-arguments = Argumente
help-title-options = Optionen
help-title-commands = Befehle
help-default = Vorgabe
help-required = erforderlich
help-herowright = Ein digitaler Spieltisch für Spiele um den Aufbau von Fantasy-Helden.
help-herowright-version = Die Version anzeigen.
help-any-game = Das Spiel, zum Beispiel roll-player.
help-any-seats = Wie viele Helden; 1 ist das Solospiel. Vorgabe: 2.
help-any-option = Eine Einstellung des Tisches, zum Beispiel edition=de1 oder variants=short; mehrfach möglich.
help-any-pack = Eine Datei, die Zahlen und Namen von Karten berichtigt (docs/packs.md).
help-any-lang = Die Sprache; sonst HEROWRIGHT_LANG oder die des Systems.
help-any-json = JSON für Programme ausgeben.
help-any-file = Ein gespeichertes Spiel.
help-play = In diesem Terminal spielen.
help-play-bot = Ein Bot für einen der letzten Plätze; mehrfach möglich. Auf den anderen Plätzen sitzen Menschen. Vorgabe: greedy für alle außer dir.
help-play-hot-seat = Auf allen Plätzen sitzen Menschen an diesem Terminal.
help-play-name = Der Name eines Spielers, Platz für Platz; mehrfach möglich.
help-play-seed = Der Startwert aller Würfe und Mischungen. Vorgabe: einer, den niemand erraten kann.
help-play-no-color = Ohne Farben ausgeben.
help-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zählen.
help-simulate-games = Wie viele Spiele.
help-simulate-bot = Ein Bot für jeden Platz der Reihe nach; mehrfach möglich. Eine kürzere Liste geht reihum. Vorgabe: greedy.
help-simulate-seats = Wie viele Helden. Vorgabe: 2, oder so viele, wie Bots genannt sind.
help-simulate-seed = Der Startwert des ersten Spiels; jedes weitere zählt 1 dazu.
help-simulate-workers = Wie viele Prozesse gleichzeitig spielen.
help-replay = Ein gespeichertes Spiel Schritt für Schritt ansehen.
help-replay-to = Die ersten N Entscheidungen ohne Halt ausgeben.
help-verify = Ein gespeichertes Spiel aus seinem Startwert nachspielen und prüfen, ob alles stimmt.
help-cards = Alle Karten mit Zahlen, Text und Herkunft zeigen.
help-cards-search = Nur Karten zeigen, deren Name, Art oder Text das enthält.
help-cards-edition = Nur Karten dieser Ausgabe zeigen, zum Beispiel pl2 oder de1.
help-rules = Die Regelpunkte zeigen und die Tests, die sie belegen.
help-rules-clause = Nur diese Regelpunkte zeigen, oder die Kapitel, mit denen ihre Nummern beginnen.
help-rules-search = Nur Regelpunkte zeigen, die das enthalten.
help-bench = Entscheidungen und Kopien pro Sekunde messen.
help-bench-peers = Andere Programme neben unserem messen.
help-bench-span = Wie lange jedes gemessen wird.
