# People come back: what a table is played by, being ready, playing again, past games, the game of the day.

## What a table is played by

web-terms = Regeln an diesem Tisch
web-terms-none = Keine
web-terms-clock-none = Keine Uhr
web-terms-clock = { $bank } für das ganze Spiel
web-terms-clock-more = { $bank } für das ganze Spiel, dazu { $more } je Entscheidung
web-terms-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
web-terms-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-terms-hints-on = Bots geben Tipps
web-terms-hints-off = Keine Tipps
web-terms-open = Alle dürfen zusehen
web-terms-private = Zusehen dürfen nur Leute mit dem Link
web-terms-quiet = Zuschauer können nicht schreiben
web-terms-ready = Beginnt, wenn alle bereit sind
web-new-hints = Tipps erlauben
    .help = Du kannst einen Bot fragen, was er tun würde. Alle sehen diese Einstellung, bevor sie sich setzen.
web-new-ready = Warten, bis alle bereit sind
    .help = Das Spiel und seine Uhren beginnen, sobald alle am Tisch zugestimmt haben.
web-dice-daily = Das ist das Spiel des Tages: Alle auf der Welt haben dieselben Würfel und Karten. Sie folgen aus dem Datum und ließen sich ausrechnen.
web-dice-mark-daily = Spiel des Tages
web-table-prompt-for = { $player }: { $prompt }

## Waiting, and being ready

web-ready = Ich bin bereit
web-ready-not = Doch noch nicht
web-waiting-check = { $seats ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist und alle bereit sind.
   *[other] { $seats } Plätze sind noch frei. Das Spiel beginnt, sobald sie besetzt sind und alle bereit sind.
}
web-waiting-ready = { $people ->
    [0] Alle sind bereit. Das Spiel beginnt.
    [one] Alle Plätze sind besetzt. Eine Person ist noch nicht bereit.
   *[other] Alle Plätze sind besetzt. { $people } Personen sind noch nicht bereit.
}
web-seat-ready = bereit
web-seat-not-ready = noch nicht bereit
web-seat-kept = Für das nächste Spiel reserviert
web-seat-release = Nicht länger warten
web-invite-code = QR-Code der Einladung
web-invite-share = Teilen …

## Playing again

web-rematch = Revanche
web-rematch-bots = Ein Bot für alle, die ablehnen
web-rematch-asked = { $player } möchte noch einmal spielen.
web-rematch-declined = Diesmal nicht dabei: { $players }.
web-rematch-accept = Noch einmal spielen
web-rematch-decline = Nein, danke
web-rematch-go = Zum neuen Tisch
web-table-news-release = { $player } spielt nicht noch einmal mit.
web-table-news-rematch = { $player } möchte noch einmal spielen.
web-table-news-left = Jemand ist endgültig gegangen. Ein Bot spielt weiter.

## Past games

web-history = Rückblick
web-history-games = Beendete Spiele
web-history-count = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
web-history-mode = Modus
web-history-versus = Gegeneinander
web-history-together = Gemeinsam
web-history-alone = Allein
web-history-result = Ergebnis
web-history-won = Gewonnen
web-history-lost = Nicht gewonnen
web-history-done = Zu Ende gespielt
web-history-time = Zeitraum
web-history-week = Letzte 7 Tage
web-history-month = Letzte 30 Tage
web-history-year = Letztes Jahr
web-history-hero = Held
web-history-person = Gespielt mit
web-history-nobody = Jemand
web-history-empty = Keine Spiele
web-history-empty-text = Jedes Spiel, das du beendest, erscheint hier mit Helden und Punkten.
web-history-none = Keines deiner Spiele passt zu dieser Auswahl.
web-history-clear = Alle Spiele zeigen
web-history-pages = Seiten
web-history-newer = Neuere
web-history-older = Ältere
web-history-page = Seite { $page } von { $pages }
web-history-statistics = Statistik
    .help = Spiele an einem Bildschirm, in denen du mehrere Plätze hast, zählen nicht mit.
web-history-by-game = Nach Spiel
web-history-by-hero = Nach Held
web-history-by-person = Gegen Menschen
web-history-by-bot = Gegen Bots
web-history-column-games = Spiele
web-history-column-won = Gewonnen
web-history-column-average = Schnitt
web-history-column-best = Bestes
web-luck = Glück
    .help = Um wie viel besser es die Würfel oder Runen mit dir meinten als im Durchschnitt: 0 % ist Durchschnitt, +10 % heißt ein Zehntel mehr als erwartet. Was du daraus gemacht hast, ist kein Glück.
web-luck-of = Glück { $luck }
web-hall = Ruhmeshalle
web-hall-name = Name des Helden
web-hall-rename = Diesem Helden einen Namen geben: { $hero }
web-ratings = Wertung
web-ratings-agree = Ich möchte gewertet werden
    .help = Dann zählen Spiele gegen andere, die das auch möchten, sofern niemand die Würfel gewählt hat. Dein Name und deine Wertung stehen in der Liste. Wenn du es dir anders überlegst, wird deine Wertung gelöscht.
web-ratings-none = In diesem Spiel hat noch niemand eine Wertung.

## What is kept about somebody

web-data = Meine Daten
    .help = Alles, was dieser Server über dich speichert: Name, Plätze, Entscheidungen, Chat, Ergebnisse.
web-data-export = Als Datei speichern
web-data-delete = Alles löschen
    .help = Endgültig. Die anderen behalten die Spiele, die sie mit dir gespielt haben, ohne deinen Namen und ohne das, was du geschrieben hast. In laufenden Spielen übernimmt ein Bot deinen Platz.
web-data-delete-sure = Ja, alles über mich löschen
web-data-deleted = Alles über dich ist gelöscht.

## The game of the day

web-daily = Spiel des Tages
web-daily-text = Dieselben Würfel und Karten für alle auf der Welt, jeden Tag ein neues Spiel und nur ein Versuch.
web-daily-rules = Du spielst allein, ohne Tipps und ohne etwas zurückzunehmen. Wenn du fertig bist, siehst du, wie es den anderen ergangen ist.
web-daily-play = Heutiges Spiel spielen
web-daily-played = { $people ->
    [0] Noch hat es niemand versucht.
    [one] Bisher hat es eine Person versucht.
   *[other] Bisher haben es { $people } Personen versucht.
}
web-daily-missed = An diesem Tag hast du nicht gespielt.
web-daily-no-result = Dein Versuch endete ohne Ergebnis. Morgen gibt es ein neues Spiel.
web-daily-hidden = Die Tabelle des Tages siehst du, wenn du fertig bist.
web-daily-table = Tabelle des Tages
web-daily-rank = Rang
web-daily-today = Zum heutigen Spiel
web-daily-copy = Ergebnis kopieren
web-daily-picture = Bild speichern
