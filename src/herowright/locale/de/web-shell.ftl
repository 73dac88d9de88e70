# The pages around the tables: home, new table, lobby, my tables, joining, settings; and what all pages share.

## The bar at the top

web-nav = Seiten
web-nav-home = Zur Startseite
web-nav-new = Neuer Tisch
web-nav-lobby = Offene Tische
web-nav-tables = Meine Tische
web-nav-turns = { $turns ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $turns } Tischen bist du am Zug
}
web-nav-rules = Regeln
web-nav-cards = Karten
web-nav-settings = Einstellungen
web-skip = Zum Inhalt springen
web-language = Sprache
web-theme = Farbschema
web-theme-system = Wie im System
web-theme-light = Pergament
web-theme-dark = Kerzenschein
web-theme-to-dark = Zum dunklen Farbschema wechseln
web-theme-to-light = Zum hellen Farbschema wechseln
web-sounds = Töne
    .help = Würfel, Münzen und Karten machen kurze Geräusche, und ein Klang sagt dir, dass du am Zug bist.

## Small words

web-loading = Einen Moment …
web-close = Schließen
web-again = Noch einmal versuchen
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Kopiert.
web-copy-failed = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
web-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
web-notes = Meldungen
web-notify-turn = Du bist am Zug

## The games: what they are called, a line about each, how long it takes, and what one does

web-games = Spiele
web-game-seats = { $most ->
    [one] { $least } Person
   *[other] { $least } bis { $most } Personen
}

## When something goes wrong

web-trouble = Das hat nicht geklappt
web-error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung; nichts ist verloren.
web-error-server = Der Server hat ein Problem oder startet gerade neu. Versuche es gleich noch einmal.
web-error-refused = Das nimmt der Server nicht an.
web-error-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu, wenn es so bleibt.
web-error-page-old = Dieser Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Fassung: Lade die Seite neu.
web-error-lost = Die Verbindung ist abgerissen. Sie kommt von selbst zurück; versuche es dann noch einmal.
web-error-slow = Der Server hat nicht rechtzeitig geantwortet. Sieh nach, ob es geklappt hat, und versuche es sonst noch einmal.
web-lost = Hier ist nichts
web-lost-text = Diese Adresse führt zu keiner Seite. Vielleicht fehlt im Link ein Buchstabe.

## The first page

web-home-title = Würfel, Runen und ein Held.
web-home-text = Erschaffe Fantasy-Helden im Browser: mit Freunden, gegen Bots oder allein. Der Tisch kennt jede Regel, rechnet für dich und erklärt jeden Schritt.
web-home-own = Eigener Tisch
web-home-how = { $game }: worum es geht
web-home-tutorial = { $game }: spielend lernen
web-home-continue = Weiterspielen
web-home-all = Alle meine Tische
web-home-lobby = Zu den offenen Tischen
web-play-bots = Jetzt spielen
web-your-name = Dein Name
    .help = So sehen dich die anderen am Tisch.
    .none = Wie sollen wir dich nennen?
web-name-needed = Bitte gib zuerst einen Namen ein.
web-promise-rules = Zu jeder Frage, jeder Ablehnung und jedem Punkt siehst du die Regel dahinter.
web-promise-dice = Der Zufall wird vor dem Spiel versiegelt, und danach können alle ihn nachprüfen.
web-promise-undo = Jede Wahl lässt sich zurücknehmen, solange nichts Neues aufgedeckt wurde.
web-promise-languages = Deutsch, Englisch und Polnisch; du kannst jederzeit wechseln.

## Lines of tables

web-line-over = Spiel beendet
web-line-waiting = { $seats ->
    [one] Eine Person fehlt noch
   *[other] { $seats } Personen fehlen noch
}
web-line-my-turn = Du bist am Zug
web-line-turn = { $player } entscheidet
web-line-look = Ansehen
web-line-go-on = Weiterspielen
web-line-join = Mitspielen
web-watch = Zuschauen

## Open tables

web-lobby-text = An diesen Tischen dürfen alle zuschauen oder einen freien Platz nehmen.
web-lobby-waiting = Suchen Mitspieler
web-lobby-running = Laufende Spiele
web-lobby-empty = Gerade sucht kein Tisch Mitspieler.
web-lobby-empty-text = Eröffne selbst einen, damit andere dazukommen können, oder spiele so lange gegen Bots.
web-lobby-open = Tisch für andere eröffnen

## My tables

web-tables-played = Laufende Spiele
web-tables-over = Beendete Spiele
web-tables-more = Mehr zeigen
web-tables-empty = Du sitzt an keinem Tisch
web-tables-empty-text = Hier erscheinen die Spiele, die du beginnst oder bei denen du mitspielst. Du kannst sie jederzeit fortsetzen.
web-tables-stale = Das ist vielleicht nicht mehr aktuell.
web-import = Spielstand laden
web-notices = Wenn ich am Zug bin
web-notices-browser = Benachrichtigungen im Browser
    .help = Sie erscheinen, wenn du gerade etwas anderes ansiehst. Die Seite muss in einem Tab offen bleiben.
    .missing = Dieser Browser kann keine Benachrichtigungen anzeigen.
web-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
web-webhook = Adresse für Nachrichten (Webhook)
    .help = Diese https-Adresse bekommt eine kurze Nachricht, sobald du am Zug bist. Ein leeres Feld schaltet das ab.

## A new table

web-new-game = Spiel
web-new-presets = Ausgangspunkt:
web-seats = Plätze
web-new-seat-me = An diesem Gerät
web-new-seat-bot = Bot
web-new-seat-free = Freier Platz
    .help = Für jemanden mit der Einladung oder aus der Liste der offenen Tische.
web-new-seat-name = Name
web-new-seat-add = Platz hinzufügen
web-new-seat-remove = Platz { $number } entfernen
web-bot-kind = Welcher Bot
web-new-cover = Bildschirm verdecken, wenn jemand anders drankommt
    .help = So sieht niemand, was nur jemand anders wissen darf.
web-new-table = Tisch
web-new-title = Titel
    .help = Freiwillig; er erscheint in der Liste der Tische.
web-new-access = Wer darf dazukommen?
web-new-private = Nur wer den Link hat
    .help = Du bekommst einen Link, den du verschicken kannst.
web-new-open = Alle
    .help = Der Tisch erscheint unter den offenen Tischen. Alle dürfen zuschauen und einen freien Platz nehmen.
web-new-clock = Bedenkzeit
    .help = Läuft die Zeit ab, spielt ein Bot, bis die Person zurückkommt.
    .none = Alle denken so lange nach, wie sie möchten.
web-new-clock-none = Ohne Uhr
web-new-clock-quick = Schnell: 10 Minuten plus 10 Sekunden je Entscheidung
web-new-clock-calm = Ruhig: 30 Minuten plus 30 Sekunden je Entscheidung
web-new-clock-days = Über mehrere Tage: 3 Tage plus 12 Stunden je Entscheidung
web-new-clock-own = Selbst einstellen
web-new-clock-bank = Für das ganze Spiel
web-new-clock-more = Zusätzlich je Entscheidung
web-new-seed = Startwert
    .help = Derselbe Startwert ergibt wieder dieselben Würfel und Karten. Lass das Feld leer für ein Spiel, das niemand vorhersehen kann.
    .none = Zufällig
    .wrong = Ein Startwert ist eine ganze Zahl mit höchstens 39 Ziffern.
web-new-rules = Regeln
web-new-readings = Lesarten unklarer Regeln
    .help = Die gedruckten Regeln lassen manches offen. Hier entscheidest du, was an deinem Tisch gilt.
web-new-readings-changed = { $changed ->
    [0] alles wie voreingestellt
    [one] eine geändert
   *[other] { $changed } geändert
}
web-pack = Kartenpaket
    .help = Du besitzt das gedruckte Spiel und kennst die richtigen Werte? Ein Paket ist eine Datei, die Karten an diesem Tisch berichtigt.
web-pack-load = Kartenpaket laden
web-pack-remove = Ohne das Paket spielen
web-new-begin = Tisch eröffnen

## Where the dice come from

web-dice-opener = wer den Tisch eröffnet hat
web-dice-fair = Niemand kann hier die Würfel wählen oder vorhersehen. Der Server hat sein Geheimnis schon festgelegt. Wenn du dich setzt, steuert dein Browser eine eigene Zahl bei, und sobald alle Plätze besetzt sind, wird aus alledem ausgeteilt.
web-dice-fair-seated = Niemand kann hier die Würfel wählen oder vorhersehen. Der Server hatte sein Geheimnis festgelegt, bevor dein Browser seine Zahl beisteuerte. Sobald alle Plätze besetzt sind, wird aus alledem ausgeteilt.
web-dice-fair-dealt = Niemand konnte die Würfel wählen oder vorhersehen. Sie kommen aus einem Geheimnis, das der Server vorher festgelegt hatte, und aus den Zahlen aller, die vor dem Austeilen Platz nahmen. Nach dem Spiel zeigt und prüft diese Seite alles.
web-dice-fair-late = Dieses Spiel wurde ausgeteilt, bevor du kamst. Niemand konnte die Würfel wählen, aber dein Browser hat keinen Anteil daran, und die anderen haben den Anfang vielleicht schon gesehen.
web-dice-chosen = Die Würfel und Karten an diesem Tisch hat { $player } gewählt und kann alles wissen, was noch kommt.
web-dice-known = { $player } hat Würfel und Karten gesehen, die in diesem Spiel erst noch kommen: Es wurde als Datei gespeichert oder zurückgedreht, bevor andere Platz nahmen.
web-dice-imported = Dieses Spiel hat { $player } als Datei mitgebracht und kann alles wissen, was noch kommt.
web-dice-unknown = Diesen Tisch hat eine frühere Version von Herowright eröffnet. Die Würfel zog der Server, oder wer den Tisch eröffnete, wählte sie; das wurde damals nicht vermerkt.
web-dice-mark-chosen = Gewählte Würfel
web-dice-mark-known = Bekannte Würfel
web-dice-mark-imported = Spiel aus Datei
web-dice-mark-unknown = Älterer Tisch
web-dice-hashes = Was veröffentlicht wurde
web-dice-promise = Versprechen (Prüfsumme des Servergeheimnisses)
web-dice-commitment = Beim Austeilen veröffentlichte Prüfsumme

## Seats and waiting

web-seat-free = Frei
web-seat-mine = Du
web-seat-here = Ist da
web-seat-away = Ist nicht da
web-seat-bot = Bot
web-seat-bot-for = Ein Bot springt ein ({ $bot })
web-seat-turn = entscheidet
web-seat-brought = Diesen Platz kannst du jetzt auch auf diesem Gerät spielen.
web-waiting = Wir warten auf Mitspieler
web-waiting-for = { $seats ->
    [0] Alle Plätze sind besetzt. Das Spiel beginnt.
    [one] Ein Platz ist noch frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $seats } Plätze sind noch frei. Das Spiel beginnt, sobald alle besetzt sind.
}
web-waiting-guest = Wer den Tisch eröffnet hat, kann andere einladen oder Bots spielen lassen.
web-spectators = { $spectators ->
    [one] Eine Person schaut zu.
   *[other] { $spectators } Personen schauen zu.
}
web-spectators-list = Zuschauer
web-spectator-nameless = Zuschauer { $number }
web-sit = Hier Platz nehmen
web-sit-too = Auch hier Platz nehmen
web-stand = Aufstehen
web-put-bot = Bot einsetzen
web-fill-with-bots = { $seats ->
    [one] Ein Bot für den freien Platz
   *[other] Bots für alle freien Plätze
}
web-invite = Einladungslink erstellen
web-invite-link = Einladungslink
web-invite-help = Wer diesen Link hat, kann zuschauen und einen freien Platz nehmen. Ein neuer Link ersetzt den alten.

## Joining

web-join = Setz dich dazu
web-join-text = Nimm Platz oder schau nur zu. Am Tisch: { $players }.
web-join-closed = Dieser Tisch ist privat
web-join-closed-text = Um ihn zu sehen, brauchst du eine Einladung. Bitte die Person, die ihn eröffnet hat, um den Link.
web-join-wrong = Dieser Link funktioniert nicht
web-join-link = Einladungslink
web-join-link-wrong = Das ist kein Einladungslink. Ein solcher Link endet mit „#invite=“ und einer langen Zeichenfolge.
web-join-enter = Eintreten

## Rules

web-rule-show = Regel { $rule } zeigen
web-rule-reading = An diesem Tisch
web-rule-all = Alle Regeln
web-rule-unknown = Es gibt keine Regel { $rule }.
web-rule-status = { $status ->
    [AMBIGUOUS] Die gedruckten Regeln sind hier nicht eindeutig; so lesen wir sie.
   *[DERIVED] Steht nicht an einer einzelnen Stelle, folgt aber aus den genannten Kapiteln.
}

## Settings

web-settings-you = Du
web-settings-keep = Andere Browser und deine Daten
web-settings-look = Aussehen und Ton
web-text-size = Schriftgröße
web-text-size-normal = Normal
web-text-size-large = Groß
web-text-size-largest = Sehr groß
web-motion = Animationen
    .help = Würfel und Karten wandern an ihren Platz. Ohne Animationen liegen sie sofort dort.
web-motion-system = Wie im System
web-motion-full = Ein
web-motion-none = Aus
web-letters = Buchstaben auf den Würfeln
    .help = Jeder Würfel trägt den Buchstaben seiner Farbe statt ihrer Form.
web-confirm = Nachfragen, wenn sich eine Wahl nicht zurücknehmen lässt
    .help = Für Entscheidungen, nach denen gewürfelt oder eine Karte aufgedeckt wird.
web-settle = Pause, bevor sich eine neue Frage beantworten lässt
    .help = Damit ein zweiter Klick nie schon die nächste Frage beantwortet.
web-settle-0 = Keine
web-settle-300 = Kurz
web-settle-800 = Lang
web-keys = Tasten
    .help = Das ganze Spiel lässt sich mit der Tastatur spielen.
web-about = Über Herowright
web-about-text = Ein digitaler Spieltisch für Spiele, in denen Fantasy-Helden entstehen. Der Tisch achtet auf jede Regel, und die Würfel lassen sich nachprüfen. Zurücknehmen kannst du alles, seit zuletzt etwas Neues aufgedeckt wurde. Zu jeder Frage, jeder Ablehnung und jeder Zeile der Wertung siehst du die Regel dahinter.
web-about-privacy = Es gibt keine Konten, keine Werbung und kein Tracking. Nur ein Cookie verbindet diesen Browser mit seinen Plätzen; deine Einstellungen bleiben im Browser.
web-about-licence = Der Code ist freie Software unter der MIT-Lizenz.
web-unofficial = Inoffiziell
    .text = Herowright ist ein Fanprojekt und steht mit keinem Verlag in Verbindung. Roll Player ist ein Spiel von Keith Matejka, erschienen bei Thunderworks Games. Call to Adventure ist ein Spiel von Johnny und Chris O’Neal, erschienen bei Brotherwise Games. Das Pathfinder Adventure Card Game ist ein Spiel von Mike Selinker und anderen, erschienen bei Paizo. Alle Rechte an den Spielen, an ihren Namen und an ihrem Material gehören ihren Inhabern. Hier werden weder ihre Bilder noch Sätze aus ihren Anleitungen oder Karten benutzt: Regeln und Kartenwirkungen haben wir selbst formuliert, und Kartenwerte, die keine öffentliche Quelle nennt, sind unsere eigenen und so gekennzeichnet. Wenn dir ein Spiel gefällt, kauf es.
web-unofficial-short = Ein Fanprojekt, das mit keinem Verlag in Verbindung steht. Wenn dir ein Spiel gefällt, kauf es.
