# What the table in the terminal says by itself; what a game says stands in the file of the game.


## Opening, resuming, leaving

term-seat-person = { $player }
term-seat-bot = { $player } (Bot)
term-hash = Der Zufall steht ab jetzt fest. Prüfsumme seines Startwerts: { $hash }
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
term-left = Das Spiel ist in { $file } gespeichert. Beim nächsten Start kannst du es fortsetzen.
term-left-unkept = Das Spiel konnte nicht in { $file } gespeichert werden.
term-not-kept = Das Spiel kann nicht in { $file } gespeichert werden ({ $reason }). Speichere es mit „s“ und einem Dateinamen an anderer Stelle.
term-saved = Gespeichert: { $file }
term-not-saved = { $file } konnte nicht geschrieben werden: { $reason }. Wähle eine andere Datei.
term-file-exists = { $file } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
term-not-loaded = { $file } konnte nicht gelesen werden: { $reason }.

## The prompt

term-key-rule = Regel
term-key-u = zurück
term-key-h = Tipp
term-key-l = Protokoll
term-key-o = andere
term-key-d = Ablage
term-key-r = Reihen
term-key-m = Leben
term-key-q = Ende
term-any-time = Jederzeit:
term-no-number = { $count ->
    [one] Es gibt nur die Möglichkeit 1.
   *[other] Es gibt die Möglichkeiten 1 bis { $count }.
}
term-ambiguous = „{ $typed }“ kann heißen: { $keys }.
term-no-such = „{ $typed }“ ist weder eine Möglichkeit noch eine Regel.
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
term-hint = { $bot } würde so wählen, das Beste zuerst
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
term-help-undo = die letzte Wahl zurücknehmen, solange durch sie nichts bekannt wurde
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
term-help-m = deine Geschichte und was sie bisher erzählt
term-legend = Ein Würfel besteht aus Buchstabe, Form und Wert. ✓ hinter einem Würfel heißt, dass er zur Hintergrundgeschichte passt; eine Form dahinter nennt die Farbe, die dort verlangt wird. [B● ] ist ein leeres Feld für einen blauen Würfel. ★ sind erreichte Sterne, ☆ Sterne eines noch nicht erfüllten Ziels.

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

## Roll Player: the table

term-round = Runde { $round } von { $rounds }
term-first = Startspieler: { $player }
term-bag = Beutel { $dice }:
term-piles = Stapel { $deck } · Ablage { $discard }
term-trash = Müll { $trash }
term-initiative = Initiative
term-coin = +{ $gold } Gold
term-enemy = Der Gegnerwürfel zeigt { $face }.
term-market = Markt
term-market-empty = Der Markt ist leer.
term-price = Preis { $price }
term-printed-price = ({ $cost })
term-discard = Ablagestapel
term-trash-pile = Müllstapel
term-pile-empty = Leer.
term-others = Andere Helden
term-no-others = Es gibt keine anderen Helden.

## Roll Player: a hero; the words stand in narrow columns

term-value = Wert
term-goal = Ziel
term-action = Aktion
term-action-str = Würfel umdrehen
term-action-dex = 2 Würfel tauschen
term-action-con = Würfel ±1
term-action-int = neu würfeln
term-action-wis = Marker bewegen
term-action-cha = Plättchen nehmen
term-purse = { $tokens ->
    [0] Gold: { $gold }
   *[other] Gold: { $gold } · Charismaplättchen: { $tokens }
}
term-in-hand = auf der Hand:
term-class = Klasse
term-alignment = Gesinnung
term-alignment-now = { NAME($alignment) } · ← rechtschaffen, chaotisch →
term-backstory = Hintergrund
term-backstory-now = { $next ->
    [0] { NAME($backstory) }: { $matches } von 6 passen, ★ { $stars }
   *[other] { NAME($backstory) }: { $matches } von 6 passen, ★ { $stars }; ab { $next } ★ { $nextstars }
}
term-stars-goals = Ziele
term-stars-class-dice = Farbe
term-stars-alignment = Gesinnung
term-stars-backstory = Hintergrund
term-stars-armor = Rüstung
term-stars-traits = Merkmale
term-stars-gold = Gold
term-hands-used = (Hände { $used }/{ $limit })
term-set-colour = +1 für deine Farbe
term-ready = bereit
term-exhausted = erschöpft
term-note-match = passt zum Hintergrund
term-note-gold = Gold { $before } → { $after }
term-note-wanted = Hintergrund verlangt

## Roll Player: cards

term-hands = { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Hände
}
term-armor-text = Sterne für 1, 2, 3 … Karten des Sets: { $ladder }; 1 mehr bei Klassenfarbe { $colours }.
term-no-modifiers = keine Anpassungen
term-cost = { $dots ->
    [one] Kosten { $cost }, ein Punkt
   *[other] Kosten { $cost }, zwei Punkte
}
term-arrow = Der Pfeil bewegt den Marker in Richtung „{ NAME($direction) }“ { $arrow }.
term-class-colour = Klassenfarbe:
term-provenance = { $provenance ->
    [printed] Alle Werte dieser Karte sind gedruckt belegt.
    [recalled] Einige Werte dieser Karte sind aus der Erinnerung, ohne Beleg.
   *[ours] Einige Werte dieser Karte sind von uns, weil keine Quelle sie nennt.
}
term-family = { $family ->
    [race] Tableau
    [class] Klasse
    [backstory] Hintergrundgeschichte
    [alignment] Gesinnung
    [initiative] Initiative
    [familiar] Vertrauter
    [fiend] Plagegeist
    [minion] Scherge
    [monster] Monster
    [adventure] Abenteuer
   *[other] Markt
}

## Roll Player: the character sheet

term-sheet = Charakterbogen
term-sheet-life = { NAME($alignment) }, { NAME($field) } · Hintergrund: { NAME($backstory) }
term-tie = Gold { $gold }, Würfel in Klassenfarbe { $dice }
term-own-weapons = Waffen
term-own-armor = Rüstung
term-own-skills = Fähigkeiten
term-own-traits = Merkmale
term-own-gold = Gold

## Call to Adventure: the table

term-ca-title = Call to Adventure
term-ca-mode = { $mode ->
    [solo] solo
    [co-op] gemeinsam
   *[versus] gegeneinander
}
term-ca-turn = am Zug: { $player }
term-ca-last-turns = letzte Züge
term-ca-decks = Handkarten im Stapel: { $hero } · { $antihero }
term-ca-journey-price = eine Reise kostet { $xp } EP
term-ca-finished = Diesen Akt hast du beendet. Offen liegen: { $cards }
term-ca-row-empty = Es sind keine Karten mehr da.
term-ca-face-down = Noch verdeckt.
term-ca-discarded = Abgeworfen: { $cards }
term-ca-dealt = Dir ausgeteilt
term-ca-goal = { $xp } von { $goal } EP, mit denen er gewinnt
term-ca-beaten = Besiegt von { $player }.
term-ca-your-odds = deine Chance

## Call to Adventure: signs

term-ca-letter = { $kind ->
    [hero] H
   *[antihero] A
}
term-ca-act = Akt { $act }
term-ca-gain-xp = +{ $xp } EP
term-ca-difficulty = Schwierigkeit { $difficulty }
term-ca-harder = Schwierigkeit +{ $by }
term-ca-legend = ★ Triumph · ☾ Tragödie · ↑ Tugend · ↓ Verderbnis · [H] eine Heldenkarte, [A] eine Antiheldenkarte · ☼ Göttlichkeit, ♛ Königtum, ♣ Natur, § Gerechtigkeit, ☠ Schurkerei, ◈ Arkanum. Neben einem Pfad steht, was er bringt, dazu seine Schwierigkeit und deine Chance mit den Runen deiner eigenen Geschichte, danach die beste, die dunkle Runen daraus machen, und ihr Preis. ▸3 ist Möglichkeit 3. ◆ ist die Sonderrune, die ab drei Symbolen einer Fähigkeit mitgeworfen wird. [STÄ 2|1] ist eine Rune mit beiden Seiten, [STÄ 2] eine geworfene; eine in runden Klammern zählt nicht.

## Call to Adventure: a hero

term-ca-xp = { $xp } EP
term-ca-progress = { $cards } von { $all } Geschichtskarten
term-ca-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
term-ca-points-triumph = Triumph
term-ca-points-tragedy = Tragödie
term-ca-points-morality = Moral
term-ca-points-destiny = Schicksal
term-ca-points-experience = EP
term-ca-points-hero = Heldenkarten
term-ca-points-antihero = Antiheldenkarten
term-ca-points-allies = Verbündete
term-ca-points-icons = Symbolsätze
term-ca-borrowed = bis zum Ende des Zugs: { LIST($abilities) }
term-ca-morality = Moral
term-ca-plays = Karten
term-ca-here = { $plays ->
    [both] Erlaubt sind hier Helden- und Antiheldenkarten
    [hero] Erlaubt sind hier nur Heldenkarten
   *[antihero] Erlaubt sind hier nur Antiheldenkarten
}{ $dark ->
    [yes] {" "}sowie der Kauf dunkler Runen.
   *[no] , nicht der Kauf dunkler Runen.
}
term-ca-to-come = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
term-ca-destiny-hidden = Schicksal, verdeckt
term-ca-ally = Verbündet
term-ca-sacrificed = Geopfert
term-ca-hand = Hand
term-ca-played = Ausgespielt

## Call to Adventure: a challenge being faced

term-ca-faces = { $player }: { NAME($card) } · { NAME($path) }
term-ca-faces-adversary = { $player }: { NAME($card) }
term-ca-against = Schwierigkeit
term-ca-prize = Belohnung
term-ca-runes = Runen
term-ca-chance = Chance
term-ca-result = Ergebnis
term-ca-rune = { $kind ->
    [core] Grund
   *[dark] dunkel
}
term-ca-with-dark = { $runes ->
    [one] { $runes } dunkle Rune ({ $xp } EP)
   *[other] { $runes } dunkle Runen ({ $xp } EP)
}
term-ca-bonus = Bonus { $bonus }
term-ca-success = bestanden
term-ca-failure = { $short } zu wenig
term-ca-doomed = gescheitert, was auch immer die Runen zeigen

## Call to Adventure: beside the options

term-ca-best = bis { $odds } für { $xp } EP
term-ca-note-xp = EP { $before } → { $after }
term-ca-note-deck = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
term-ca-may = dein Marker erlaubt sie
term-ca-may-not = dein Marker erlaubt sie nicht

## Call to Adventure: the end

term-ca-tale = Die Heldensage
