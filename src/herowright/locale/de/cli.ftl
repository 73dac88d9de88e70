# The command line: help, tables, complaints.

## Numbers in tables

cli-number = { $value }

## Complaints about the command line

cli-error = Fehler: { $words }
cli-day = „{ $value }“ ist kein Datum. Schreibe es so: 2026-11-16.
cli-whole-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
cli-number-least = { $option } muss mindestens { $least } sein.
cli-seconds = --seconds braucht eine Zahl von 0,01 bis 3600, nicht „{ $value }“.
cli-hash = --commitment braucht eine Prüfsumme aus 64 Ziffern und Buchstaben von a bis f, nicht „{ $value }“.
cli-language = Die Sprache „{ $value }“ gibt es nicht. Zur Auswahl: { $known }.
cli-option-form = „{ $text }“ ist keine Einstellung. Schreibe --option NAME=WERT, zum Beispiel --option edition=de1.
cli-file-missing = Die Datei „{ $file }“ gibt es nicht.
cli-file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen.
cli-no-such-option = Die Option { $option } gibt es hier nicht. Siehe --help.
cli-likely-option = Die Option { $option } gibt es hier nicht. Meinst du { $likely }?
cli-missing = { $what } fehlt. Siehe --help.
cli-needs-value = { $option } braucht einen Wert.
cli-switch = { $name } ist ein Schalter: Schreibe 1 oder 0.
cli-extra = Unerwartetes Argument: { $what }. Siehe --help.
cli-usage = Befehl nicht verstanden: { $detail }
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht. Zur Auswahl: { $known }.
cli-no-such-clause = Den Regelpunkt „{ $clause }“ gibt es nicht.
cli-hot-seat-bots = Mit --hot-seat sitzen auf allen Plätzen Menschen: Lass --bot weg.
cli-too-many-bots = { $seats ->
    [one] { $bots } Bots passen nicht auf einen Platz.
   *[other] { $bots } Bots passen nicht auf { $seats } Plätze.
}
cli-worker-lost = Ein Arbeitsprozess ist abgebrochen, vielleicht aus Mangel an Speicher. Versuche es mit weniger --workers.
cluster-no-answer = Unter { $address } antwortet kein Ray-Cluster: { $reason }
cluster-version = Hier läuft Herowright { $here }, auf einem Knoten des Clusters aber { $there }. Installiere überall dieselbe Version.

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
cli-serve-proxy = „{ $value }“ ist keine Adresse eines Proxys. Schreibe eine wie 127.0.0.1 oder ein Netz wie 10.0.0.0/24.
cli-serve-limit = „{ $value }“ setzt keine Grenze. Schreibe NAME=WERT; --limits zeigt alle.
cli-serve-limit-value = „{ $value }“ ist kein Wert für { $name }. Schreibe einen wie { $usual }.
cli-serve-push-key = Das ist kein privater Schlüssel für Web Push. Er hat 32 Bytes, geschrieben als 43 Zeichen in base64url.
cli-serve-push-contact = „{ $value }“ ist kein Kontakt. Schreibe einen wie mailto:admin@example.org.
cli-serve-mail = Das ist kein Mailserver. Schreibe einen wie smtps://name:passwort@mail.example.org.
cli-serve-mail-from = „{ $value }“ ist keine Adresse, von der Mail kommen kann.
cli-serve-mail-origin = Mail braucht für ihre Links die öffentliche Adresse der Seite. Nenne sie mit --origin.
limit-requests = Anfragen einer Adresse und eines Spielers: so viele pro Sekunde und so viele auf einmal.
limit-changes = Anfragen, die etwas ändern, Schalter am Tisch und Bitten um den ganzen Tisch, je ebenso.
limit-arrivals = Neue Browser von einer Adresse, ebenso.
limit-openings = Neue Tische, ebenso.
limit-imports = Tische aus Dateien, ebenso.
limit-chat = Chatzeilen eines Spielers, ebenso.
limit-recoveries = Versuche mit einem Wiederherstellungscode, ebenso.
limit-messages = Nachrichten in einer Live-Verbindung, ebenso.
limit-work = Sekunden längerer Arbeit (Dateien, Kartenpakete, Momente, Statistik, eigene Daten), ebenso.
limit-viewers-of-player = Gleichzeitig geöffnete Tische (Tabs) eines Spielers.
limit-viewers-of-address = Gleichzeitig geöffnete Tische (Tabs) einer Adresse.
limit-body = Größe einer gewöhnlichen Anfrage.
limit-table-body = Größe eines neuen Tischs oder Kartenpakets.
limit-save-body = Größe eines mitgebrachten Spielstands.
limit-message = Größe einer Nachricht in einer Live-Verbindung.
limit-connections = Gleichzeitige Verbindungen.
limit-connections-of-address = Gleichzeitige Verbindungen einer Adresse; Proxys zählen nicht.
limit-header-within = Sekunden, in denen der Kopf einer Anfrage kommen muss.
limit-idle-within = Sekunden, die eine Verbindung auf ihre nächste Anfrage warten darf.
limit-answer-within = Sekunden, in denen eine Antwort abgenommen werden muss.
limit-body-within = Sekunden, die der Inhalt einer Anfrage stocken darf.
limit-body-rate = Bytes pro Sekunde, mit denen er mindestens kommen muss.
limit-uploads = Bytes von Uploads, die gleichzeitig angenommen werden.
limit-uploads-of-address = Dasselbe für eine Adresse.
limit-tables-of-player = Unbeendete Tische, die ein Spieler eröffnet hat.
limit-stored-of-player = Bytes aller Tische, die ein Spieler eröffnet hat.
limit-campaigns-of-player = Kampagnen eines Spielers.
limit-tables-a-day = Tische, die eine Adresse an einem Tag eröffnen darf.
limit-stored-a-day = Bytes, die eine Adresse an einem Tag speichern darf.
limit-reports-a-day = Meldungen über andere, die eine Adresse oder ein Spieler am Tag abgeben darf.
limit-entries-of-table = Alles, was an einem Tisch geschehen kann: Entscheidungen, Chat, Kommen und Gehen.
limit-days-unplayed = Tage, nach denen ein Tisch verschwindet, an dem nie etwas entschieden wurde; 0 heißt nie.
limit-days-untouched = Tage ohne Änderung, nach denen ein Tisch verschwindet; 0 heißt nie.
limit-log-lines = Zeilen des Verlaufs, die eine Seite auf einmal bekommt; weitere fordert sie an.

## backup und restore

cli-backup-progress = Sicherung läuft
cli-backup-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
} in { $file } gesichert. Halte die Datei geheim: Sie enthält Würfe, die noch kommen.
cli-restore-progress = Wiederherstellung läuft
cli-restore-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
} aus einer Sicherung der Version { $version } wiederhergestellt.

## Files

file-trouble = { $reason ->
    [EACCES] die Berechtigung fehlt
    [EDQUOT] der Speicherplatz ist voll
    [EISDIR] das ist ein Ordner
    [ENAMETOOLONG] der Name ist zu lang
    [ENOENT] diese Datei oder diesen Ordner gibt es nicht
    [ENOSPC] der Speicherplatz ist voll
    [ENOTDIR] ein Teil des Pfads ist eine Datei
    [EPERM] die Berechtigung fehlt
    [EROFS] der Datenträger ist schreibgeschützt
   *[other] { $reason }
}
file-not-written = { $file } konnte nicht geschrieben werden: { file-trouble }.

## unseal

cli-unseal-open = Diese Datei ist nicht versiegelt: Sie lässt sich so öffnen, wie sie ist.
cli-unseal-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
cli-unseal-done = Geöffnet: { $file }. Das Spiel lässt sich wie jedes gespeicherte nachspielen und prüfen.

## reports

cli-reports-none = Niemand hat jemanden gemeldet.
cli-reports-about = { $number }. { $day }, Tisch { $table }: { $reporter } meldet { $name } ({ $players })
cli-reports-game = { $number }. { $day }, Tisch { $table }: { $reporter } meldet ein Problem mit dem Spiel

## campaign

cli-campaign-begun = { $name } beginnt. Spiele das erste Szenario mit: herowright campaign play { $code }
cli-campaign-kept = { $name } ist gespeichert. Sieh nach mit: herowright campaign show { $code }
cli-campaign-none = Es gibt noch keine Kampagne. Beginne eine mit: herowright campaign new NAME
cli-campaign-missing = Eine Kampagne „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-campaign-exists = Eine Kampagne „{ $name }“ gibt es schon. Wähle einen anderen Namen.
cli-campaign-name = Eine Kampagne braucht einen Namen von höchstens { $longest } Zeichen.
cli-campaign-unreadable = { $file } enthält keine Gruppe, mit der sich spielen lässt. Die Datei bleibt, wie sie ist.
cli-campaign-unfinished = Die Gruppe steckt mitten in einem Szenario. Spiele es zuerst zu Ende.
cli-campaign-nothing-next = Noch gibt es kein weiteres Szenario. Mit --scenario lässt sich eines von diesen wiederholen: { $again }.
cli-campaign-own-option = Über „{ $option }“ entscheidet die Kampagne selbst; hier lässt es sich nicht einstellen. Ein Szenario wählst du mit --scenario.
cli-campaign-into = Diese Datei enthält einen Charakter. Nenne mit --into NAME die Kampagne, der er beitreten soll.
cli-campaign-exported = Geschrieben: { $file }
cli-campaign-line = { $code }: { $name } ({ LIST($members) }), { $won ->
    [0] noch nichts gewonnen
    [one] ein Szenario gewonnen
   *[other] { $won } Szenarien gewonnen
}
cli-campaign-line-new = { $code }: { $name } (noch niemand), { $won ->
    [0] noch nichts gewonnen
    [one] ein Szenario gewonnen
   *[other] { $won } Szenarien gewonnen
}
cli-campaign-nobody = Zur Gruppe gehört noch niemand: Die Charaktere werden am ersten Tisch gewählt.
cli-campaign-member = { $number }. { NAME($character) }, { $feats ->
    [0] keine Talente
    [one] ein Talent
   *[other] { $feats } Talente
}, { $cards ->
    [0] das Deck entsteht erst noch
    [one] eine Karte
   *[other] { $cards } Karten
}
cli-campaign-member-role = { $number }. { NAME($character) } ({ NAME($role) }), { $feats ->
    [0] keine Talente
    [one] ein Talent
   *[other] { $feats } Talente
}, { $cards ->
    [0] das Deck entsteht erst noch
    [one] eine Karte
   *[other] { $cards } Karten
}
cli-campaign-member-dead = { $number }. { NAME($character) } ist gestorben; am nächsten Tisch wird ein neuer Charakter gewählt
cli-campaign-resting = Es ruhen: { LIST($characters) }
cli-campaign-chapter = { NAME($adventure) }
cli-campaign-chapter-absent = { NAME($adventure) } (noch nicht da)
cli-campaign-won = ✓ { NAME($scenario) }, gewonnen
cli-campaign-open = → { NAME($scenario) }, offen
cli-campaign-closed = · { NAME($scenario) }
cli-campaign-played = { NAME($scenario) }: { $won ->
    [yes] gewonnen
   *[no] verloren
}
cli-campaign-played-dead = { NAME($scenario) }: { $won ->
    [yes] gewonnen
   *[no] verloren
}; gefallen: { LIST($dead) }
cli-campaign-played-on = { $day } · { $played }
cli-campaign-waiting = Ein Szenario ist nicht beendet. Weiter geht es mit: herowright campaign play { $code }
cli-campaign-saved = Die Gruppe von { $name } ist gespeichert.
cli-campaign-next = Als Nächstes: { LIST($scenarios) }. Weiter geht es mit: herowright campaign play { $code }

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
cli-ladder = Rangliste
cli-ladder-rating = Wertung
cli-ladder-seconds = s/Wahl
cli-ladder-duels = Einer unter anderen
cli-ladder-against = unter
cli-ladder-two = Eine Rangliste braucht zwei Bots. Nenne sie mit --bot.
cli-standings-seats = Plätze
cli-standings-bots = Bots
cli-distribution = Ergebnisse
cli-column-games = Spiele
cli-column-wins = Siege
cli-column-fair = Anteil
cli-column-ratio = Faktor
cli-column-average = Schnitt
cli-column-least = Min.
cli-column-most = Max.
cli-column-won = Gewonnen
cli-column-score = Ergebnis
cli-column-times = Anzahl

## review

cli-review-curve = Siegchance
cli-review-after = nach Entscheidung
cli-review-costly = { $number }. { $prompt }: { $loss }
cli-review-running = Dieses Spiel ist noch nicht zu Ende; der Trainer sieht sich nur beendete Spiele an.
cli-review-no-guide = Für dieses Spiel gibt es keinen Trainer.

## replay and verify

cli-replay-title = { $title }, { $seats ->
    [one] solo
   *[other] zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] sechst
    }
}, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}
cli-replay-step = { $number }. { $player }: { $choice } [{ $key }]
cli-replay-more = Eingabetaste: weiter · a: der ganze Rest · q: aufhören
cli-replay-pending = Hier wurde das Spiel gespeichert; als Nächstes entscheidet { $player }:
cli-replay-result = { $place }. { $player }: { $score }
cli-replay-rank = { $player }: { $score }, { $title }
cli-verify-progress = Das Spiel wird nachgespielt

## cards

cli-card-copies = { $copies ->
    [one] einmal vorhanden
   *[other] { $copies }-mal vorhanden
}
cli-cards-count = { $cards ->
    [0] Keine passenden Karten.
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
cli-rules-none = Kein passender Regelpunkt.
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
cli-bench-ratio = { $game }: { $ratio }-mal so viele Entscheidungen wie open_spiel/gin_rummy ({ $low } bis { $high } in der mittleren Hälfte der Runden).
cli-bench-copies = { $game }: { $ratio }-mal so viele Kopien wie open_spiel/gin_rummy ({ $low } bis { $high }).
cli-bench-pure = Gemessen wurde die reine Python-Fassung.
cli-bench-compiled = Gemessen wurde die kompilierte Fassung.
cli-bench-missing = { $peer } ist nicht installiert und wurde ausgelassen. Installieren mit: { $command }
cli-bench-clones = { $game }: Ein Klon braucht 1/{ $deepcopy } der Zeit von copy.deepcopy des Zustands und 1/{ $lean } einer solchen Kopie, die die Karten selbst nicht mitkopiert.
cli-bench-memory = { $game }: Ein Tisch belegt { $middle } kB in der Mitte des Spiels und { $late } kB kurz vor seinem Ende.
bench-no-peers = Die Programme zum Vergleich sind nicht installiert. Installiere sie mit: { $command }

## Laboratory

lab-missing = { $module } ist nicht installiert. Was das Labor braucht, installierst du mit: { $command }
lab-no-such-action = Aktion { $action } ist jetzt nicht möglich.
lab-interrupt = Bevor geantwortet wird, kannst du eingreifen oder passen.
lab-pass = Nichts tun
cli-dataset-game = Nenne ein Spiel oder mit --from-server die Datenbank eines Servers.
cli-dataset-games = Gib mit --games an, wie viele Spiele es sein sollen.
cli-dataset-other = In { $folder } liegt schon etwas anderes. Wähle einen anderen Ordner.
cli-dataset-progress = Spiele laufen
cli-dataset-done = { $folder }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $bytes } kB.
cli-dataset-left-out = { $games ->
    [one] { $games } Spiel ist
   *[other] { $games } Spiele sind
} ausgelassen: Nicht alle Mitspielenden haben zugestimmt, es enthält eigene Texte oder die Regeln haben sich geändert.

## Help

help-title-arguments = Argumente
help-title-options = Optionen
help-title-commands = Befehle
help-default = Vorgabe
help-required = erforderlich
help-environment = Umgebung
help-herowright = Ein digitaler Spieltisch für Spiele, in denen Fantasy-Helden entstehen.
help-herowright-version = Die Version anzeigen.
help-any-game = Das Spiel, zum Beispiel roll-player.
help-any-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; ohne Adresse auf einem Ray dieses Rechners mit so vielen Prozessen, wie --workers nennt.
help-any-seats = Anzahl der Helden; 1 ist das Solospiel. Vorgabe: 2.
help-any-option = Eine Einstellung des Tisches, zum Beispiel edition=de1 oder variants=short; mehrfach möglich.
help-any-pack = Eine Datei, die Zahlen und Namen von Karten berichtigt (docs/packs.md).
help-any-help = Diese Hilfe anzeigen.
help-any-lang = Die Sprache; sonst HEROWRIGHT_LANG oder die des Systems.
help-any-json = JSON für Programme ausgeben.
help-any-file = Ein gespeichertes Spiel.
help-daily = Das Spiel des Tages spielen: für alle auf der Welt dasselbe, und nur ein Versuch.
help-daily-day = Ein früherer Tag. Vorgabe: heute.
help-daily-name = Dein Name.
help-daily-no-color = Ohne Farben ausgeben.
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
help-serve-behind-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For-Kopfzeile vertraut wird; mehrfach möglich.
help-serve-webhooks = Spieler dürfen eine https-Adresse nennen, die eine Nachricht bekommt, wenn sie am Zug sind.
help-serve-push = Browser dürfen per Web Push Bescheid bekommen, wenn ein Spieler am Zug ist.
help-serve-push-key = Der private Schlüssel für Web Push (P-256, 32 Bytes in base64url). Vorgabe: beim ersten Start erzeugt und in der Datenbank aufbewahrt. Besser in HEROWRIGHT_PUSH_KEY, wo andere Nutzer ihn nicht sehen.
help-serve-push-contact = An wen sich Push-Dienste wenden können: mailto:ADRESSE oder https://... Vorgabe: die öffentliche Adresse der Seite.
help-serve-mail = Der Mailserver für alle, die eine Adresse angeben, zum Beispiel smtps://NAME:PASSWORT@mail.example.org. Vorgabe: keine Mail. Besser in HEROWRIGHT_MAIL, wo andere Nutzer ihn nicht sehen.
help-serve-mail-from = Die Adresse, von der Mail kommt. Vorgabe: herowright unter der öffentlichen Adresse der Seite.
help-serve-api-only = Ohne Seite: für den Entwicklungsserver oder eine eigene Seite.
help-serve-metrics-token = /metrics auch für alle, die „Authorization: Bearer TOKEN“ senden. Besser in HEROWRIGHT_METRICS_TOKEN, wo andere Nutzer es nicht sehen.
help-serve-limit = Eine Grenze ändern, zum Beispiel viewers-of-player=20; mehrfach möglich. In der Umgebung: HEROWRIGHT_LIMIT_VIEWERS_OF_PLAYER=20.
help-serve-limits = Alle Grenzen mit ihren üblichen Werten zeigen und enden.
help-serve-log = Was protokolliert wird: debug, info, warning oder error. Vorgabe: info, im Terminal warning.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben, während er läuft.
help-backup-file = Wohin geschrieben wird; „-“ für die Standardausgabe. Eine vorhandene Datei wird nicht überschrieben.
help-backup-db = Die Datenbank des Servers. Vorgabe: die Datei in deinem Datenordner.
help-restore = Eine leere Datenbank aus einer Sicherung füllen, gleich aus welcher Art von Datenbank sie stammt.
help-restore-file = Die Sicherung; „-“ für die Standardeingabe.
help-restore-db = Die leere Datenbank, die gefüllt wird: sqlite:///DATEI oder postgresql://... Vorgabe: eine Datei in deinem Datenordner.
help-simulate = Bots viele Spiele spielen lassen und die Ergebnisse auswerten.
help-simulate-games = Anzahl der Spiele.
help-simulate-bot = Ein Bot für jeden Platz der Reihe nach; mehrfach möglich. Eine kürzere Liste geht reihum. Vorgabe: greedy.
help-simulate-seats = Anzahl der Helden. Vorgabe: 2, oder so viele, wie Bots genannt sind.
help-simulate-seed = Der Startwert des ersten Spiels; jedes weitere zählt 1 dazu.
help-simulate-workers = Anzahl der Prozesse, die gleichzeitig spielen.
help-simulate-file = Jedes Spiel in dieser Datei festhalten und von dort fortsetzen.
help-ladder = Bots in einem Turnier jeder gegen jeden bewerten, auf jedem Platz.
help-ladder-games = Spiele je Paarung. Vorgabe: 20.
help-ladder-bot = Ein Bot, der teilnimmt; mehrfach möglich. `search:2` denkt zwei Sekunden, `search:64x` spielt 64 Versuche. Vorgabe: alle außer master.
help-ladder-seats = Anzahl der Helden. Vorgabe: 2.
help-ladder-seed = Der Startwert des ersten Spiels; jedes weitere zählt 1 dazu.
help-ladder-workers = Anzahl der Prozesse, die gleichzeitig spielen.
help-ladder-file = Jedes Spiel in dieser Datei festhalten und von dort fortsetzen.
help-dataset = Spiele von Bots oder beendete Spiele eines Servers als Datensatz schreiben (Parquet).
help-dataset-game = Das Spiel, zum Beispiel roll-player; von einem Server nur Spiele dieser Art.
help-dataset-games = Anzahl der Spiele.
help-dataset-bot = Ein Bot für jeden Platz der Reihe nach; mehrfach möglich. Eine kürzere Liste geht reihum. Vorgabe: greedy.
help-dataset-seats = Anzahl der Helden. Vorgabe: 2, oder so viele, wie Bots genannt sind.
help-dataset-seed = Der Startwert des ersten Spiels; jedes weitere zählt 1 dazu.
help-dataset-workers = Anzahl der Prozesse, die gleichzeitig spielen.
help-dataset-out = Der Ordner für den Datensatz; ein angefangener wird fertiggestellt. Vorgabe: ein Ordner mit dem Namen des Spiels.
help-dataset-from-server = Die Datenbank eines Servers: beendete Spiele, deren Verwendung für die Forschung alle zugestimmt haben, ohne Namen.
help-lab = Diagramme für docs/lab.md.
help-lab-plots = Die Diagramme von docs/lab.md neu zeichnen.
help-lab-plots-folder = Wohin sie geschrieben werden.
help-lab-plots-games = Spiele für jedes Diagramm.
help-lab-plots-curve = Die Datei einer Lernkurve (examples/lab/ppo.py --csv), benannt nach ihrem Spiel.
help-lab-plots-workers = Anzahl der Prozesse, die gleichzeitig spielen.
help-replay = Ein gespeichertes Spiel Schritt für Schritt ansehen.
help-replay-to = Die ersten N Entscheidungen ohne Halt ausgeben.
help-review = Den Trainer ein beendetes Spiel durchsehen lassen: die teuersten Entscheidungen, die Siegchance, Glück und Können.
help-review-seat = Ein Platz, dessen Entscheidungen durchgesehen werden, ab 1 gezählt; mehrfach möglich. Vorgabe: alle.
help-review-seconds = Wie lange der Trainer nachdenken darf, in Sekunden. Vorgabe: 20.
help-verify = Ein gespeichertes Spiel aus seinem Startwert nachspielen und prüfen, ob alles stimmt.
help-verify-commitment = Eine Prüfsumme, die am Tisch zu sehen war: die beim Austeilen veröffentlichte oder das Versprechen davor. Die Datei muss dazu gehören.
help-unseal = Die versiegelte Datei eines Spiels öffnen, das mehrere Personen auf deinem Server gespielt haben.
help-unseal-to = Wohin das geöffnete Spiel geschrieben wird.
help-unseal-db = Die Datenbank des Servers, der die Datei versiegelt hat. Vorgabe: die Datei in deinem Datenordner.
help-reports = Zeigen, wer auf deinem Server gemeldet wurde und was zuletzt am Tisch gesagt wurde.
help-reports-db = Die Datenbank des Servers. Vorgabe: die Datei in deinem Datenordner.
help-campaign = In Pathfinder eine Gruppe von Szenario zu Szenario führen.
help-campaign-new = Eine Kampagne beginnen.
help-campaign-new-name = Wie die Kampagne heißt.
help-campaign-new-without-add-on = Ohne die Karten und Charaktere des Zusatzsets spielen.
help-campaign-list = Alle Kampagnen zeigen.
help-campaign-show = Eine Kampagne zeigen: die Gruppe, was gespielt wurde und was als Nächstes kommt.
help-campaign-show-name = Die Kampagne.
help-campaign-play = Das nächste Szenario in diesem Terminal spielen oder ein unterbrochenes fortsetzen.
help-campaign-play-name = Die Kampagne.
help-campaign-play-scenario = Das Szenario. Vorgabe: das nächste.
help-campaign-play-seats = Anzahl der Charaktere. Vorgabe: so viele, wie die Gruppe hat, oder 2. Wer keinen Platz hat, wartet.
help-campaign-play-bot = Ein Bot für einen der letzten Plätze; mehrfach möglich. Auf den anderen Plätzen sitzen Menschen. Vorgabe: greedy für alle außer dir.
help-campaign-play-hot-seat = Auf allen Plätzen sitzen Menschen an diesem Terminal.
help-campaign-play-called = Der Name eines Spielers, Platz für Platz; mehrfach möglich.
help-campaign-play-option = Eine Einstellung des Tisches, zum Beispiel asking=nobody; mehrfach möglich.
help-campaign-play-seed = Der Startwert aller Würfe und Mischungen. Vorgabe: einer, den niemand erraten kann.
help-campaign-play-no-color = Ohne Farben ausgeben.
help-campaign-switch = Zwischen zwei Szenarien den Charakter eines Mitglieds tauschen.
help-campaign-switch-name = Die Kampagne.
help-campaign-switch-member = Die Nummer des Mitglieds; die nach der letzten ist neu.
help-campaign-switch-character = Der neue Charakter, zum Beispiel amiri; ohne ihn verlässt das Mitglied die Gruppe.
help-campaign-export = Die Gruppe oder einen ihrer Charaktere in eine Datei schreiben.
help-campaign-export-name = Die Kampagne.
help-campaign-export-file = Wohin geschrieben wird.
help-campaign-export-character = Nur diesen Charakter, zum Beispiel amiri.
help-campaign-import = Aus einer Datei eine Gruppe als Kampagne laden oder einen Charakter in eine Kampagne.
help-campaign-import-file = Eine Datei mit einer Gruppe oder einem Charakter.
help-campaign-import-into = Die Kampagne, der der Charakter beitreten soll.
help-campaign-import-name = Ein anderer Name für die Gruppe.
help-cards = Alle Karten mit Zahlen, Text und Herkunft zeigen.
help-cards-search = Nur Karten zeigen, deren Name, Art oder Text das enthält.
help-cards-edition = Nur Karten dieser Auflage zeigen, zum Beispiel pl2 oder de1.
help-rules = Die Regelpunkte zeigen und die Tests, die sie belegen.
help-rules-clause = Nur diese Regelpunkte oder Kapitel zeigen, zum Beispiel RP-DICE.
help-rules-search = Nur Regelpunkte zeigen, die das enthalten.
help-bench = Entscheidungen und Kopien pro Sekunde messen.
help-bench-peers = Andere Programme neben unserem messen.
help-bench-span = Wie lange jede Messung dauert.
