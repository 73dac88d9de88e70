# What the table in the terminal says about Call to Adventure.

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
term-ca-letter = { $kind ->
    [hero] H
   *[antihero] A
}
term-ca-act = Akt { $act }
term-ca-gain-xp = +{ $xp } EP
term-ca-difficulty = Schwierigkeit { $difficulty }
term-ca-harder = Schwierigkeit +{ $by }
term-ca-legend = ★ Triumph · ☾ Tragödie · ↑ Tugend · ↓ Verderbnis · [H] eine Heldenkarte, [A] eine Antiheldenkarte · ☼ Göttlichkeit, ♛ Königtum, ♣ Natur, § Gerechtigkeit, ☠ Schurkerei, ◈ Arkanum. Neben einem Pfad steht, was er bringt, dazu seine Schwierigkeit und deine Chance mit den Runen deiner eigenen Geschichte, danach die beste, die dunkle Runen daraus machen, und ihr Preis. ▸3 ist Möglichkeit 3. ◆ ist die Sonderrune, die ab drei Symbolen einer Fähigkeit mitgeworfen wird. [STÄ 2|1] ist eine Rune mit beiden Seiten, [STÄ 2] eine geworfene; eine in runden Klammern zählt nicht.
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
    [both] Hier darfst du Helden- und Antiheldenkarten ausspielen
    [hero] Hier darfst du nur Heldenkarten ausspielen
   *[antihero] Hier darfst du nur Antiheldenkarten ausspielen
}{ $dark ->
    [yes] {" "}und dunkle Runen kaufen.
   *[no] , aber keine dunklen Runen kaufen.
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
term-ca-best = bis { $odds } für { $xp } EP
term-ca-note-xp = EP { $before } → { $after }
term-ca-note-deck = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
term-ca-may = dein Marker erlaubt sie
term-ca-may-not = dein Marker erlaubt sie nicht
term-ca-tale = Die Heldensage
