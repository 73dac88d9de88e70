# The table in the browser: what it says around a game.

## The page of a table

web-table-name = Tisch
web-table-menu = Dieser Tisch
web-table-spectator = Zuschauer
web-table-watching = Du schaust zu.
web-table-wait = Du kannst dich so lange umsehen.
web-table-paused = Die Bots sind angehalten.
web-table-pause = Bots anhalten
    .help = So bleibt dir Zeit für alles, was jederzeit erlaubt ist.
web-table-resume = Bots weiterspielen lassen
web-table-decides = { $player } entscheidet
web-table-bot-decides = { $player } (Bot) überlegt
web-table-over = { $count ->
    [0] Spielende: niemand gewinnt
    [one] Spielende: { $winners } gewinnt
   *[other] Spielende, gemeinsamer Sieg: { $winners }
}
web-table-score = Endabrechnung
web-table-replay = Wiederholung
web-table-gone = Diesen Tisch gibt es nicht mehr
web-table-gone-text = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
web-table-aside = Dieser Tisch wurde beiseitegestellt
web-table-gone-home = Zur Startseite
web-table-gone-tables = Meine Tische

## The prompt bar

web-table-prompt = Deine Entscheidung
web-table-options = Möglichkeiten
web-table-any-time = Jederzeit
    .all = Jederzeit ({ $count })
web-plan = Für meinen Zug vormerken
    .help = Es bleibt vorgemerkt und steht an erster Stelle, sobald du am Zug bist.
web-plan-kept = Steht an erster Stelle, sobald du am Zug bist.
web-plan-forget = Nicht mehr vormerken
web-plan-is = Vorgemerkt: { $thing }
web-planned = Vorgemerkt
web-table-all-options = Alle Möglichkeiten
web-table-confirm = Noch einmal drücken: Das lässt sich nicht zurücknehmen
web-table-confirm-pref = Nachfragen, wenn sich eine Wahl nicht zurücknehmen lässt
web-table-chance = Danach kommt ein Wurf oder eine neue Karte: Nicht alles lässt sich vorhersagen.
web-table-undo = Rückgängig
web-table-hint = Tipp
web-table-hint-title = So würde der Bot „{ $bot }“ wählen
web-table-hint-text = Der Bot weiß nicht mehr als du. Die Zahlen sind das Ergebnis, das er am Spielende erwartet.
web-table-hint-choose = Wählen

## Going back by consent

web-table-rewind = Weiter zurück
web-table-rewind-text = Du kannst die anderen bitten, weiter zurückzugehen. Es geschieht, sobald alle zustimmen.
web-table-rewind-alone = Du bist allein an diesem Tisch, also kannst du beliebig weit zurückgehen. Die Würfel fallen dann wie zuvor.
web-table-rewind-back = { $back ->
    [one] eine Entscheidung zurück
   *[other] { $back } Entscheidungen zurück
}
web-table-rewind-number = Anzahl der Entscheidungen
web-table-rewind-go = Dorthin zurück
web-table-rewind-asked = { $back ->
    [one] { $player } möchte eine Entscheidung zurückgehen.
   *[other] { $player } möchte { $back } Entscheidungen zurückgehen.
}
web-table-rewind-mine = Du möchtest zurückgehen. Noch ohne Antwort: { $players }
web-table-rewind-others = { $player } möchte zurückgehen. Noch ohne Antwort: { $players }
web-table-rewind-agree = Zustimmen
web-table-rewind-refuse = Ablehnen
web-table-rewind-withdraw = Bitte zurückziehen

## Log, chat, clocks

web-table-board = Tisch
web-table-seats = Plätze
web-table-yes = ja
web-table-no = nein
web-table-log = Verlauf
web-table-log-empty = Noch ist nichts geschehen.
web-table-chat = Chat
web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Sag etwas
web-table-chat-send = Senden
web-table-clocks = Bedenkzeit
web-table-clock-days = { $days } Tg. { $hours } Std.

## Connection

web-table-lost = Die Verbindung ist unterbrochen.
web-table-lost-retry = { $seconds ->
    [one] Neuer Versuch in einer Sekunde.
   *[other] Neuer Versuch in { $seconds } Sekunden.
}
web-table-lost-now = Ein neuer Versuch läuft.
web-table-missed = { $lines ->
    [one] Während du weg warst: { $lines } neuer Eintrag im Verlauf
   *[other] Während du weg warst: { $lines } neue Einträge im Verlauf
}
web-table-missed-read = Verstanden

## News of the other people

web-table-news-sit = { $player } setzt sich an den Tisch.
web-table-news-stand = { $player } gibt den Platz frei.
web-table-news-bot = { $player }: Ab jetzt spielt ein Bot.
web-table-news-back = { $player } ist zurück.
web-table-news-expire = Die Zeit von { $player } ist um: Ein Bot spielt weiter.
web-table-news-pause = { $player } hält die Bots an.
web-table-news-resume = { $player } lässt die Bots weiterspielen.
web-table-news-undo = { $player } nimmt die letzte Wahl zurück.
web-table-news-refuse = { $player } möchte nicht zurückgehen.
web-table-news-rewind = Das Spiel ist zu einem früheren Moment zurückgekehrt.

## The table's menu

web-table-bot-for-me = Bot spielen lassen
web-table-bot-for-them = { $bot } soll weiterspielen
web-table-bot-back = Ich spiele wieder
web-table-bot-plays-for-you = Ein Bot spielt für dich.
web-table-other-device = Auf einem anderen Gerät
web-table-seat-link = Link für den Platz von { $player }
web-table-seat-link-help = Öffne ihn auf deinem anderen Gerät, um diesen Platz auch dort zu spielen. Wer diesen Link hat, kann für dich spielen.
web-table-devices = Geräte
web-table-devices-of = Geräte, die den Platz von { $player } spielen
web-table-device-this = Dieses Gerät
web-table-device-other = Ein anderes Gerät, seit { $since }
web-table-device-here = verbunden
web-table-device-remove = Gerät entfernen
web-table-link-out = Ein Link zu diesem Platz ist noch gültig.
web-table-link-revoke = Link ungültig machen
web-table-log-earlier = { $lines ->
    [one] Eine frühere Zeile zeigen
   *[other] { $lines } frühere Zeilen zeigen
}
web-table-stood = Der Platz ist frei. Du kannst weiter zuschauen.
web-table-export = In Datei speichern
web-table-report = Problem melden
web-table-report-what = Was stimmt nicht?
    .help = Wer diesen Server betreibt, kann es lesen. Der Tisch und der Moment im Spiel gehen mit; hebe auch die Spieldatei auf, sie hilft.
web-table-report-watching = Nur wer mitspielt, kann ein Problem mit dem Spiel melden.
web-table-created = Eröffnet am { $when }
web-table-fair = Ehrliche Würfel

## A shared screen

web-table-cover = { $player } ist am Zug
web-table-cover-text = Gib das Gerät weiter. Bis { $player } da ist, ist nichts zu sehen.
web-table-cover-show = Ich bin { $player }, zeig meinen Tisch

## Keys

web-table-keys = Tasten
web-table-key-options = die Möglichkeit mit diesem Zeichen wählen
web-table-key-arrows = von Möglichkeit zu Möglichkeit
web-table-key-enter = wählen oder bestätigen
web-table-key-esc = einen Schritt zurück
web-table-key-u = zurücknehmen oder darum bitten, weiter zurückzugehen
web-table-key-h = Tipp
web-table-key-p = die Bots anhalten oder weiterspielen lassen
web-table-key-r = die Regel hinter der Frage
web-table-key-l = Verlauf
web-table-key-c = Chat
web-table-key-m = dieser Tisch: Plätze, Links, Dateien
web-table-key-help = diese Tasten
web-table-keys-touch = Berühre etwas, um es zu öffnen: Die Knöpfe dort sagen, was du damit tun kannst. Was leuchtet, beantwortet die Frage. Gestrichelt umrandet ist, was jederzeit geht oder was du stattdessen wählen kannst. Du kannst Dinge auch aufeinanderziehen.

## Scenes, the pace of bots, and standing orders

web-scene-on = Weiter
web-table-dice-fall = Gleich zeigt sich das Ergebnis …
web-pace = Tempo und Fragen
web-pace-questions = Fragen
web-pace-bots = Wie schnell die Bots spielen
web-pace-watch = Langsam
    .help = Jeder Zug ist etwa zwei Sekunden lang zu sehen.
web-pace-quick = Schnell
    .help = Zwei Züge pro Sekunde.
web-pace-instant = Sofort
    .help = Alle Züge der Bots auf einmal.
web-pace-step = Schritt für Schritt
    .help = Der nächste Zug kommt erst, wenn du ihn abrufst.
web-pace-next = Nächster Zug
web-scenes = Szenen für große Momente
    .help = Jede Taste und jeder Klick überspringt eine Szene. Ohne Animationen ist sie ein Standbild.
web-obvious = Für mich antworten, wenn es nichts abzuwägen gibt
    .help = Fragen mit nur einer Antwort oder mit gleichwertigen Antworten werden nicht gestellt. Beim Rückgängigmachen werden sie übersprungen.
web-help-asked = Mich fragen, ob ich helfen möchte
    .help = Sonst wird für dich gepasst. Während andere entscheiden, kannst du weiterhin jederzeit helfen.
web-help-101 = Immer
web-help-100 = Wenn der Wurf noch misslingen kann
web-help-below = Bei einer Chance unter { $chance } %
web-help-0 = Nie

## What a term means, and what it is all about

web-meanings = Begriffe
web-meanings-all = Alle Begriffe
web-meanings-search = Begriff suchen
web-table-key-terms = was die Wörter des Spiels bedeuten
web-goal = Ziel, und was noch fehlt
web-goal-aim = Ziel
web-goal-rules = Sonderregeln
web-goal-left = Was noch fehlt
web-rule-title = Die Regel
web-rule-example = Beispiel
web-rule-near = Im selben Kapitel: { $chapter }
