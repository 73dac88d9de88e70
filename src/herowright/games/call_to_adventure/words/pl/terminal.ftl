# What the table in the terminal says about Call to Adventure.

term-ca-title = Zew przygody
term-ca-mode = { $mode ->
    [solo] solo
    [co-op] kooperacja
   *[versus] rywalizacja
}
term-ca-turn = tura: { $player }
term-ca-last-turns = ostatnie tury
term-ca-decks = Karty do dobrania: { $hero } · { $antihero }
term-ca-journey-price = wędrówka kosztuje { $xp } PD
term-ca-finished = Ten akt masz już za sobą. Odkryte karty: { $cards }
term-ca-row-empty = Nie ma już żadnych kart.
term-ca-face-down = Jeszcze zakryty.
term-ca-discarded = Odrzucone: { $cards }
term-ca-dealt = Karty rozdane tobie
term-ca-goal = { $xp } z { $goal } PD potrzebnych mu do zwycięstwa
term-ca-beaten = Wroga pokonuje { $player }.
term-ca-your-odds = twoja szansa
term-ca-letter = { $kind ->
    [hero] B
   *[antihero] A
}
term-ca-act = Akt { $act }
term-ca-gain-xp = +{ $xp } PD
term-ca-difficulty = Trudność { $difficulty }
term-ca-harder = trudność +{ $by }
term-ca-legend = ★ szlachetność · ☾ nikczemność · ↑ prawość · ↓ zepsucie · [B] karta bohatera, [A] karta antybohatera · ☼ boskość, ♛ dostojeństwo, ♣ natura, § sprawiedliwość, ☠ szubrawstwo, ◈ wiedza tajemna. Przy ścieżce stoi, co ona daje, jej trudność i twoja szansa z runami z własnej opowieści, a potem najwyższa, jaką dają mroczne runy, i ich cena. ▸3 to możliwość 3. ◆ to runa specjalna, którą rzuca się od trzech symboli zdolności. [SIŁ 2|1] to runa z obiema stronami, [SIŁ 2] – runa rzucona; runa w okrągłym nawiasie się nie liczy.
term-ca-xp = { $xp } PD
term-ca-progress = karty opowieści: { $cards } z { $all }
term-ca-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
term-ca-points-triumph = szlachetność
term-ca-points-tragedy = nikczemność
term-ca-points-morality = moralność
term-ca-points-destiny = przeznaczenie
term-ca-points-experience = PD
term-ca-points-hero = karty bohaterów
term-ca-points-antihero = karty antybohaterów
term-ca-points-allies = sojusznicy
term-ca-points-icons = zestawy symboli
term-ca-borrowed = do końca tury: { LIST($abilities) }
term-ca-morality = Moralność
term-ca-plays = Karty
term-ca-here = { $plays ->
    [both] Tu możesz zagrywać karty bohaterów i antybohaterów
    [hero] Tu możesz zagrywać tylko karty bohaterów
   *[antihero] Tu możesz zagrywać tylko karty antybohaterów
}{ $dark ->
    [yes] {" "}oraz kupować mroczne runy.
   *[no] , a mrocznych run nie możesz kupować.
}
term-ca-to-come = { $cards ->
    [one] jeszcze { $cards } karta
    [few] jeszcze { $cards } karty
    [many] jeszcze { $cards } kart
   *[other] jeszcze { $cards } karty
}
term-ca-destiny-hidden = Przeznaczenie, zakryte
term-ca-ally = Sojusznik
term-ca-sacrificed = Poświęceni
term-ca-hand = Ręka
term-ca-played = Zagrane
term-ca-faces = { $player }: { NAME($card) } · { NAME($path) }
term-ca-faces-adversary = { $player }: { NAME($card) }
term-ca-against = Trudność
term-ca-prize = Nagroda
term-ca-runes = Runy
term-ca-chance = Szansa
term-ca-result = Wynik
term-ca-rune = { $kind ->
    [core] podst.
   *[dark] mroczna
}
term-ca-with-dark = { $runes ->
    [one] { $runes } mroczna runa ({ $xp } PD)
    [few] { $runes } mroczne runy ({ $xp } PD)
    [many] { $runes } mrocznych run ({ $xp } PD)
   *[other] { $runes } mrocznej runy ({ $xp } PD)
}
term-ca-bonus = premia { $bonus }
term-ca-success = sukces
term-ca-failure = brakuje { $short }
term-ca-doomed = porażka bez względu na runy
term-ca-best = do { $odds } za { $xp } PD
term-ca-note-xp = PD { $before } → { $after }
term-ca-note-deck = { $cards ->
    [one] w talii { $cards } karta
    [few] w talii { $cards } karty
    [many] w talii { $cards } kart
   *[other] w talii { $cards } karty
}
term-ca-may = w tym miejscu toru można je zagrywać
term-ca-may-not = w tym miejscu toru nie można ich zagrywać
term-ca-tale = Opowieść o bohaterze
