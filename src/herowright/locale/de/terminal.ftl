# What the table in the terminal says by itself; what a game says stands in the file of the game.

## Opening, resuming, leaving

term-seat-person = { $player }
term-seat-bot = { $player } (Bot)
term-hash = Alle Würfe stehen ab jetzt fest. Prüfsumme ihres Startwerts: { $hash }
term-welcome = Wähle mit einer Nummer oder einem Schlüssel; ? zeigt die Regel, h gibt einen Tipp, help zeigt alles Weitere.
term-resume = { $decisions ->
    [one] Unbeendetes Spiel vom { $when } ({ term-table }, { $decisions } Entscheidung). Fortsetzen? j/n
   *[other] Unbeendetes Spiel vom { $when } ({ term-table }, { $decisions } Entscheidungen). Fortsetzen? j/n
}
term-table = { $seats ->
    [one] solo
   *[other] { $seats } Plätze
}
term-yes = j ja y yes
term-no = n nein no
term-aside = Das alte Spiel bleibt in { $file } gespeichert. Im Spiel holt „load“ mit diesem Pfad es zurück.
term-broken = Die Datei wurde nach { $file } verschoben und sonst nicht verändert.
term-leave = Den Tisch verlassen? Das Spiel bleibt gespeichert. j/n
term-daily-played = Du hast deinen Versuch in diesem Spiel schon gehabt.
term-daily-left = Dein Versuch ist gespeichert; derselbe Befehl setzt ihn fort.
term-left = Das Spiel ist in { $file } gespeichert. Beim nächsten Start kannst du es fortsetzen.
term-left-unkept = Das Spiel konnte nicht in { $file } gespeichert werden.
term-not-kept = Das Spiel kann nicht in { $file } gespeichert werden ({ file-trouble }). Speichere es mit „s“ und einem Dateinamen an anderer Stelle.
term-saved = Gespeichert: { $file }
term-not-saved = { file-not-written } Wähle eine andere Datei.
term-file-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
term-not-loaded = { $file } konnte nicht gelesen werden: { file-trouble }.

## The prompt

term-key-rule = Regel
term-key-u = zurück
term-key-h = Tipp
term-key-l = Verlauf
term-key-o = andere
term-key-d = Ablage
term-key-r = Reihen
term-key-m = Geschichte
term-key-q = Ende
term-any-time = Jederzeit:
term-no-number = { $count ->
    [one] Es gibt nur die Möglichkeit 1.
   *[other] Es gibt die Möglichkeiten 1 bis { $count }.
}
term-ambiguous = „{ $typed }“ kann heißen: { $keys }.
term-no-such = „{ $typed }“ ist weder eine Möglichkeit noch eine Regel.
term-more-rules = { $count ->
    [one] { $count } weitere Regel erwähnt es.
   *[other] { $count } weitere Regeln erwähnen es.
}
term-undone = Zurückgenommen.
term-who = Hier sitzen mehrere Personen: Schreibe „as“, die Nummer des Platzes und den Schlüssel.
term-as-whom = Wer entscheidet? Schreibe „as“, einen Platz ({ $seats }) und einen Schlüssel, etwa „as 2 { $use }“.
term-as-keys = { $count ->
    [0] { $player } kann gerade nichts tun.
   *[other] { $player } kann: { $keys }.
}
term-pause = Als Nächstes entscheidet { $player }. Weiter mit Enter, oder tu etwas, das jederzeit erlaubt ist.
term-pause-who = { $player } (as { $number }):
term-waits = Die Bots warten jetzt vor ihrer Entscheidung, solange du etwas hast, das jederzeit benutzt werden darf.
term-waits-not = Die Bots warten nicht mehr.

## Rules, hints, cards, log

term-no-clause = Es gibt keine Regel { $id }.
term-status = { $status ->
    [AMBIGUOUS] Die gedruckten Regeln sind hier nicht eindeutig; so lesen wir sie.
   *[DERIVED] Steht nicht an einer einzelnen Stelle, folgt aber aus den genannten Kapiteln.
}
term-reading = An diesem Tisch: { $reading }
term-hint = So würde der Bot „{ $bot }“ wählen, das Beste zuerst
term-card-which = Welche Karte? Schreibe „c“ und ihren Namen oder dessen Anfang.
term-no-card = Keine Karte heißt „{ $name }“.
term-cards = Es passen mehrere Karten: { $names }.
term-no-language = Wähle eine dieser Sprachen: { $known }.
term-news = Was geschah
term-news-more = { $count ->
    [one] { $count } Zeile davor: l
   *[other] { $count } Zeilen davor: l
}

## Chances

term-percent = { $percent } %

## Help

term-help = Was du eingeben kannst
term-type-answer = 3, { $key }, { $begun }
term-help-answer = eine Möglichkeit mit ihrer Nummer, ihrem Schlüssel oder dessen Anfang
term-help-rule = die Regel hinter der Frage
term-help-option = was Möglichkeit 3 bedeutet, mit dem Text der Karte
term-type-clause = ? REGEL
term-help-clause = jede Regel mit ihrer Nummer, etwa { $clause }
term-type-word = ? WORT
term-help-word = was ein Wort des Spiels bedeutet, oder die Regeln, in denen es vorkommt
term-help-undo = die letzte Wahl zurücknehmen, solange nichts Neues aufgedeckt wurde
term-help-hint = was ein guter Bot wählen würde und warum
term-help-log = alles, was geschah, mit den Regeln dazu
term-type-card = c NAME
term-help-card = eine Karte mit diesem Namen
term-help-board = noch einmal der Tisch, wie mit Enter
term-help-wait = die Bots warten, solange du etwas hast, das jederzeit benutzt werden darf, oder nicht mehr
term-help-as = eine andere Person an dieser Tastatur tut etwas, das jederzeit erlaubt ist
term-help-lang = sofort in einer anderen Sprache
term-type-save = s, s DATEI
term-help-save = wo das Spiel gespeichert ist; in eine eigene Datei speichern
term-type-load = load DATEI
term-help-load = mit dem Spiel aus einer Datei weitermachen
term-help-leave = aufhören; das Spiel bleibt gespeichert und kann fortgesetzt werden
term-help-o = die anderen Helden ausführlich
term-help-d = der Ablagestapel
term-help-r = die Karten der Aktreihen ausführlich und was abgeworfen wurde
term-help-m = deine bisherige Geschichte

## The end

term-score = Endabrechnung
term-place = { $place }. { $player }
term-total = Summe
term-rank = Rang: { $rank }
term-settled = Der Gleichstand wurde so entschieden:
term-tie-break = Bei Gleichstand: { $numbers }
term-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
term-seed = Startwert des Spiels: { $seed }
    Prüfsumme vom Anfang: { $hash }
term-verify = Ob alles ehrlich zuging, prüft: herowright verify { $file }

## What boards share

term-piles = Stapel { $deck } · Ablage { $discard }
term-discard = Ablagestapel
term-pile-empty = Leer.
term-others = Andere Helden
term-no-others = Es gibt keine anderen Helden.

term-provenance = { $provenance ->
    [printed] Alle Werte dieser Karte sind gedruckt belegt.
    [recalled] Einige Werte dieser Karte stammen aus der Erinnerung, ohne Beleg.
   *[ours] Einige Werte dieser Karte stammen von uns, weil keine Quelle sie nennt.
}

term-sheet = Charaktertableau
