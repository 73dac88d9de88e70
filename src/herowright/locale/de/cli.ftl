# The command line: help, tables, complaints.


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
cli-likely-option = Die Option { $option } gibt es hier nicht. Meinst du { $likely }?
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

## serve

cli-serve-ready = Der Tisch ist offen: { $address } (Strg-C schließt ihn)
cli-serve-network = Von anderen Geräten in diesem Netz: { $address }
cli-serve-no-page = Die Seite ist noch nicht gebaut; im Browser gäbe es nichts zu sehen. Baue sie mit: make web
cli-serve-port = Es gibt keinen Port { $port }. Ports gehen von 0 bis 65535.
cli-serve-port-taken = Port { $port } ist belegt. Wähle mit --port einen anderen.
cli-serve-port-forbidden = Dieser Nutzer darf Port { $port } nicht verwenden. Wähle mit --port einen ab 1024.
cli-serve-host = Die Adresse „{ $host }“ gehört nicht zu diesem Rechner.
cli-serve-pace = --bot-pace braucht eine Zahl von Sekunden zwischen 0 und 60, nicht „{ $value }“.
cli-serve-origin = „{ $value }“ ist keine Adresse einer Seite. Schreibe eine wie https://play.example.org.
cli-serve-log = Die Protokollstufe „{ $value }“ gibt es nicht. Zur Auswahl: { $known }.

## unseal

cli-unseal-open = Diese Datei ist nicht versiegelt: Sie lässt sich so öffnen, wie sie ist.
cli-unseal-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
cli-unseal-not-written = { $file } konnte nicht geschrieben werden: { $reason }.
cli-unseal-done = Geöffnet: { $file }. Das Spiel lässt sich wie jedes gespeicherte nachspielen und prüfen.

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
cli-standings-origins = Herkünfte
cli-standings-motivations = Motivationen
cli-standings-destinies = Schicksale
cli-standings-ends = Gegen den Widersacher
cli-end-won = Gewonnen
cli-end-lost = Verloren
cli-tally-cards = Gekaufte Karten, von denen im Markt
cli-tally-story = Gewonnene Geschichtskarten, von den offen ausliegenden
cli-tally-hand = Ausgespielte Handkarten, von den gezogenen
cli-distribution = Ergebnisse
cli-column-games = Spiele
cli-column-wins = Siege
cli-column-fair = Anteil
cli-column-ratio = Faktor
cli-column-average = Schnitt
cli-column-least = Min.
cli-column-most = Max.
cli-column-bought = Gekauft
cli-column-taken = Gewonnen
cli-column-played = Ausgespielt
cli-column-score = Ergebnis
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
cli-score-roll-player = { $total ->
    [one] ein Stern
   *[other] { $total } Sterne
}
cli-score-call-to-adventure = { $total ->
    [one] ein Punkt
   *[other] { $total } Punkte
}
cli-replay-result = { $place }. { $player }: { $score }
cli-replay-rank = { $player }: { $score }, { $title }
cli-verify-progress = Das Spiel wird nachgespielt

## cards

cli-family-roll-player-race = Charaktertableaus
cli-family-roll-player-class = Klassen
cli-family-roll-player-backstory = Hintergrundgeschichten
cli-family-roll-player-alignment = Gesinnungen
cli-family-roll-player-initiative = Initiativekarten
cli-family-roll-player-weapon = Waffen
cli-family-roll-player-armor = Rüstungen
cli-family-roll-player-skill = Fähigkeiten
cli-family-roll-player-trait = Merkmale
cli-family-call-to-adventure-origin = Herkünfte
cli-family-call-to-adventure-motivation = Motivationen
cli-family-call-to-adventure-destiny = Schicksale
cli-family-call-to-adventure-trait = Eigenschaften
cli-family-call-to-adventure-challenge = Herausforderungen
cli-family-call-to-adventure-adversary = Widersacher
cli-family-call-to-adventure-ally = Verbündete
cli-family-call-to-adventure-hero = Heldenkarten
cli-family-call-to-adventure-antihero = Antiheldenkarten
cli-family-call-to-adventure-quest = Aufträge
cli-family-call-to-adventure-win-condition = Siegbedingung
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
cli-card-act = Akt { $act }
cli-card-difficulty = Schwierigkeit { $difficulty }
cli-card-copies = { $copies ->
    [one] einmal vorhanden
   *[other] { $copies }-mal vorhanden
}
cli-card-skull = Widersacherstapel
cli-card-triumph = Triumph { $count }
cli-card-tragedy = Tragödie { $count }
cli-card-xp = { $count } EP
cli-card-hero = { $count ->
    [one] 1 Heldenkarte
   *[other] { $count } Heldenkarten
}
cli-card-antihero = { $count ->
    [one] 1 Antiheldenkarte
   *[other] { $count } Antiheldenkarten
}
cli-card-virtue = { $count } Tugend
cli-card-corruption = { $count } Verderbnis
cli-card-harder = Schwierigkeit +{ $count }
cli-cards-count = { $cards ->
    [0] Keine Karte passt.
    [one] Eine Karte.
   *[other] { $cards } Karten.
}

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
help-serve = Den Tisch im Browser öffnen, für diesen Rechner oder für andere.
help-serve-host = Die Adresse, an der der Server lauscht; 0.0.0.0 lässt andere Geräte ein.
help-serve-port = Der Port. Vorgabe: der erste freie ab 8000.
help-serve-db = Die Datenbank: sqlite:///DATEI oder postgresql://... Vorgabe: eine Datei in deinem Datenordner.
help-serve-open-page = Die Seite im Browser öffnen, wenn es einen Desktop gibt.
help-serve-bot-pace = Sekunden zwischen den Zügen der Bots.
help-serve-origin = Die öffentliche Adresse der Seite, zum Beispiel https://play.example.org; mehrfach möglich.
help-serve-behind-proxy = Vor dem Server steht ein Proxy, der sagt, wer fragt (X-Forwarded-For).
help-serve-webhooks = Spieler dürfen eine https-Adresse nennen, die eine Nachricht bekommt, wenn sie am Zug sind.
help-serve-api-only = Ohne Seite: für ihren Entwicklungsserver oder eine eigene Seite.
help-serve-open-metrics = /metrics auch anderen Rechnern zeigen.
help-serve-log = Was protokolliert wird: debug, info, warning oder error. Vorgabe: info, im Terminal warning.
help-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zählen.
help-simulate-games = Wie viele Spiele.
help-simulate-bot = Ein Bot für jeden Platz der Reihe nach; mehrfach möglich. Eine kürzere Liste geht reihum. Vorgabe: greedy.
help-simulate-seats = Wie viele Helden. Vorgabe: 2, oder so viele, wie Bots genannt sind.
help-simulate-seed = Der Startwert des ersten Spiels; jedes weitere zählt 1 dazu.
help-simulate-workers = Wie viele Prozesse gleichzeitig spielen.
help-replay = Ein gespeichertes Spiel Schritt für Schritt ansehen.
help-replay-to = Die ersten N Entscheidungen ohne Halt ausgeben.
help-verify = Ein gespeichertes Spiel aus seinem Startwert nachspielen und prüfen, ob alles stimmt.
help-unseal = Die versiegelte Datei eines Spiels öffnen, das mehrere Personen auf deinem Server gespielt haben.
help-unseal-to = Wohin das geöffnete Spiel geschrieben wird.
help-unseal-db = Die Datenbank des Servers, der die Datei versiegelt hat. Vorgabe: die Datei in deinem Datenordner.
help-cards = Alle Karten mit Zahlen, Text und Herkunft zeigen.
help-cards-search = Nur Karten zeigen, deren Name, Art oder Text das enthält.
help-cards-edition = Nur Karten dieser Auflage zeigen, zum Beispiel pl2 oder de1.
help-rules = Die Regelpunkte zeigen und die Tests, die sie belegen.
help-rules-clause = Nur diese Regelpunkte zeigen, oder die Kapitel, mit denen ihre Nummern beginnen.
help-rules-search = Nur Regelpunkte zeigen, die das enthalten.
help-bench = Entscheidungen und Kopien pro Sekunde messen.
help-bench-peers = Andere Programme neben unserem messen.
help-bench-span = Wie lange jedes gemessen wird.
