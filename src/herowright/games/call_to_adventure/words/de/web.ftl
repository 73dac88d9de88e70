# The board of Call to Adventure in the browser, and the hero's tale at its end.


## Around the board

web-ca-tab-life = Geschichte
web-ca-tab-others = Andere
web-ca-tab-adversary = Widersacher
web-ca-my-turn = du bist am Zug
web-ca-turn = { NAME($seat) } ist am Zug
web-ca-setup-wait = Die anderen wählen noch ihre Charaktere. Danach werden die Reihen ausgelegt.
web-ca-later = Das wählst du danach
web-ca-bot = Bot
web-ca-first = Beginnt
web-ca-first-short = Beginnt

## Signs, as they are read aloud

web-ca-sign-triumph = Triumph
web-ca-sign-tragedy = Tragödie
web-ca-sign-xp = EP
web-ca-sign-hero = Heldenkarte
web-ca-sign-antihero = Antiheldenkarte
web-ca-sign-either = Helden- oder Antiheldenkarte
web-ca-sign-virtue = Tugend
web-ca-sign-corruption = Verderbnis
web-ca-sign-points = Punkte
web-ca-sign-ally = Verbündeter
web-ca-sign-foe = Widersacher
web-ca-sign-dark = dunkle Rune
web-ca-sign-core = Grundrune
web-ca-harder = Schwierigkeit +{ $by }
web-ca-skull = Gehört im Solospiel und im kooperativen Spiel zum Widersacherstapel
web-ca-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}

## A life

web-ca-score-now = Punkte bisher
web-ca-secret = Diese Karte siehst nur du.
web-ca-face-down = liegt verdeckt
web-ca-abilities = Fähigkeiten
web-ca-ability-count = { $ability }: { $count ->
    [0] kein Symbol
    [one] { $count } Symbol
   *[other] { $count } Symbole
}
web-ca-icon-count = { $icon }: { $count }. Punkte jetzt: { $points }, mit einem mehr: { $next }
web-ca-space = { $level }: { $points } Punkte; { $plays ->
    [both] Helden- und Antiheldenkarten dürfen ausgespielt werden
    [hero] nur Heldenkarten dürfen ausgespielt werden
    [antihero] nur Antiheldenkarten dürfen ausgespielt werden
   *[none] es dürfen keine Karten ausgespielt werden
}{ $dark ->
    [no] ; dunkle Runen können nicht gekauft werden
   *[yes] { "" }
}
web-ca-space-here = { web-ca-space }. Hier steht der Marker
web-ca-hand = Hand
web-ca-hand-empty = Keine Karten auf der Hand.
web-ca-shut = Auf dem jetzigen Feld des Markers nicht erlaubt.
web-ca-quiet = { $until ->
    [turn] in diesem Zug ohne Rückfragen
   *[always] ohne Rückfragen
}
web-ca-played = Ausgespielt
web-ca-sacrificed = { NAME($card) }: geopfert
web-ca-open-life = Die Geschichte von { NAME($seat) } zeigen
web-ca-choose-player = { NAME($seat) } wählen
web-ca-progress = Akt { $act }, Geschichtskarten: { $cards }

## The rows

web-ca-difficulty = Schwierigkeit { $difficulty }
web-ca-difficulty-changed = Schwierigkeit { $difficulty } (aufgedruckt: { $printed })
web-ca-odds = Erfolgschance
web-ca-best = → { $odds } ({ $xp } EP)
web-ca-best-help = { $runes ->
    [one] Bis zu { $odds } mit einer dunklen Rune für { $xp } EP. Sie kann Verderbnis bringen.
   *[other] Bis zu { $odds } mit { $runes } dunklen Runen für { $xp } EP. Jede von ihnen kann Verderbnis bringen.
}
web-ca-met = Du erfüllst die Voraussetzungen.
web-ca-unmet = Du erfüllst die Voraussetzungen nicht.
web-ca-deck = { $cards ->
    [one] Stapel: { $cards } Karte
   *[other] Stapel: { $cards } Karten
}
web-ca-discard = { $cards ->
    [one] Ablagestapel: { $cards } Karte
   *[other] Ablagestapel: { $cards } Karten
}
web-ca-pile-empty = Hier liegt nichts.
web-ca-face-down-row = { $act ->
    [2] Akt II wird aufgedeckt, wenn jemand Akt I beendet hat.
   *[3] Akt III wird aufgedeckt, wenn jemand Akt II beendet hat.
}
web-ca-opens = { NAME($seat) } deckt diese Reihe zu Beginn des nächsten eigenen Zugs auf.
web-ca-journeys = { $left ->
    [0] In diesem Zug keine Reise mehr
    [one] Noch { $left } Reise in diesem Zug, { $xp } EP
   *[other] Noch { $left } Reisen in diesem Zug, je { $xp } EP
}
web-ca-adversary-deck = { $cards ->
    [one] Widersacherstapel: { $cards } Karte
   *[other] Widersacherstapel: { $cards } Karten
}
web-ca-goal = Der Widersacher hat { $xp } der { $goal } EP, die er braucht.
web-ca-beaten = Besiegt von { $seat }

## The cloth

web-ca-rune-shows = { $rune }: { $adds }
web-ca-rune-gives = { $rune }: { $adds }, { $gift }
web-ca-to-reach = Schwierigkeit
web-ca-result = Ergebnis
web-ca-bonus = Bonus
web-ca-dark-more = Mit weiteren dunklen Runen
web-ca-price = { $xp } EP
web-ca-doomed = Gescheitert, was auch immer die Runen zeigen
web-ca-verdict-won = Bestanden
web-ca-verdict-lost = Gescheitert
web-ca-verdict-enough = Reicht
web-ca-verdict-short = Zu wenig
web-ca-last-cast = Letzter Wurf
web-ca-go-on = Zurück zu den Reihen

## Beside the options

web-ca-chance = { $odds }
web-ca-in-deck = noch { $cards }
web-ca-brief-path = { NAME($path) }
web-ca-brief-journey = Reisen: { NAME($card) }
web-ca-brief-use = Nutzen: { NAME($card) }

## Values of the cards

web-value-title = Titel
web-value-abilities = Fähigkeitssymbole
web-value-icons = Geschichtssymbole
web-value-needs = Voraussetzungen
web-value-rewards = Pfade und Belohnungen
web-value-difficulty = Schwierigkeit
web-value-tests = Genannte Fähigkeiten
web-value-copies = Anzahl der Exemplare
web-value-timing = Wann sie ausgespielt wird
web-value-xp = Erfahrung

## The end

web-ca-end-won = Der Widersacher ist besiegt!
web-ca-end-lost = Der Widersacher siegt.
web-ca-tale = Die Heldensage
web-ca-tale-of = Die Sage von { $name }

preset-first-tale = Eine erste Sage
    .help = Du gegen einen Bot, mit ausgeteilten Charakteren, ohne Verbündete und Widersacher.
preset-full-tale = Eine ganze Sage
    .help = Du gegen zwei Bots, mit allen Karten.
preset-solo-tale = Allein
    .help = Du allein gegen einen Widersacher.
preset-together = Gemeinsam
    .help = Du und ein Bot gegen einen Widersacher.
web-game-call-to-adventure = Call to Adventure
    .about = Drei Akte, von der Herkunft zum Schicksal: Erwirb Eigenschaften, wirf Runen, bestehe Herausforderungen und schreibe deine Geschichte.
    .time = 30 bis 60 Minuten
    .luck = Alle Runen, die du wirfst.
web-how-call-to-adventure-1 = Du beginnst mit einer Herkunft, einer Motivation und einem Schicksal, das bis zum Ende außer dir niemand kennt.
web-how-call-to-adventure-2 = In deinem Zug erwirbst du eine Eigenschaft oder stellst dich einer Herausforderung: Wähle deinen Pfad, sammle Runen und wirf sie.
web-how-call-to-adventure-3 = Dunkle Runen helfen, aber sie verderben dich. Dein Platz auf der Moralleiste bestimmt, welche Karten du ausspielen darfst und wie viele Punkte die Leiste am Ende bringt.
web-how-call-to-adventure-4 = Hat jemand den dritten Akt beendet, haben die anderen noch je einen Zug; dann gewinnt, wer die meisten Schicksalspunkte hat. Oder es geht gegen einen Widersacher, allein oder gemeinsam.
web-ca-goal-cards = { $cards } von { $of } Karten
web-ca-goal-aim = Die größte Geschichte erzählen: am Ende die meisten Punkte haben.
web-ca-goal-together = Gemeinsam den Widersacher besiegen, bevor er genug Erfahrung hat, und jede Geschichte groß genug werden lassen.
web-ca-goal-act = Du hast { $cards } von { $of } Karten in Akt { $act }. Mit der dritten ist der Akt beendet.
web-ca-goal-end = Wer Akt III als Erster beendet, läutet das Ende ein: Alle anderen sind dann noch einmal am Zug.
web-ca-goal-last = Akt III ist beendet: Das sind die letzten Züge.

## Scenes

web-ca-scene-act = Ende von Akt { ca-act-number }
web-ca-scene-last = Die letzten Züge
web-ca-scene-tale = Die Geschichte von { NAME($seat) }
web-ca-scene-beaten = Der Widersacher fällt
web-ca-scene-won = Sieg
web-ca-scene-lost = Niederlage
