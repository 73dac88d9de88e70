# What the table in the terminal says about Roll Player.

term-legend = Kość to litera, kształt i wartość. ✓ za kością oznacza dopasowanie do Historii, a sam kształt – kolor, którego Historia tam wymaga. [B● ] to puste miejsce na niebieską kość. ★ to zdobyte gwiazdki, ☆ – gwiazdki celu jeszcze niespełnionego.
term-round = runda { $round } z { $rounds }
term-first = Pierwszy Gracz: { $player }
term-bag = { $dice ->
    [one] Mieszek, { $dice } kość:
    [few] Mieszek, { $dice } kości:
    [many] Mieszek, { $dice } kości:
   *[other] Mieszek, { $dice } kości:
}
term-trash = śmietnik { $trash }
term-initiative = Inicjatywa
term-coin = +{ $gold } szt. złota
term-enemy = Wroga kość pokazuje { $face }.
term-market = Rynek
term-market-empty = Rynek jest pusty.
term-price = cena { $price }
term-printed-price = ({ $cost })
term-trash-pile = Śmietnik
term-value = wart.
term-goal = cel
term-action = akcja
term-action-str = obróć kość
term-action-dex = zamień dwie kości
term-action-con = kość ±1
term-action-int = przerzuć kość
term-action-wis = przesuń znacznik
term-action-cha = weź żeton
term-purse = { $tokens ->
    [0] Złoto: { $gold }
   *[other] Złoto: { $gold } · żetony Charyzmy: { $tokens }
}
term-in-hand = w ręce:
term-class = Klasa
term-alignment = Charakter
term-alignment-now = { NAME($alignment) } · ← praworządność, chaos →
term-backstory = Historia
term-backstory-now = { $next ->
    [0] { NAME($backstory) }: dopasowania { $matches } z 6, ★ { $stars }
   *[other] { NAME($backstory) }: dopasowania { $matches } z 6, ★ { $stars }; od { $next } ★ { $nextstars }
}
term-stars-goals = cele
term-stars-class-dice = kolor
term-stars-alignment = charakter
term-stars-backstory = historia
term-stars-armor = pancerz
term-stars-traits = cechy
term-stars-gold = złoto
term-hands-used = (dłonie { $used }/{ $limit })
term-set-colour = +1 za twój kolor
term-ready = gotowa
term-exhausted = wyczerpana
term-note-match = pasuje do Historii
term-note-gold = złoto { $before } → { $after }
term-note-wanted = Historia wymaga
term-hands = { $hands ->
    [one] { $hands } dłoń
    [few] { $hands } dłonie
    [many] { $hands } dłoni
   *[other] { $hands } dłoni
}
term-armor-text = Gwiazdki za 1, 2, 3… karty zestawu: { $ladder }; o 1 więcej przy kolorze Klasy { $colours }.
term-no-modifiers = bez modyfikatorów
term-cost = { $dots ->
    [one] koszt { $cost }, jedna kropka
    [few] koszt { $cost }, dwie kropki
    [many] koszt { $cost }, dwie kropki
   *[other] koszt { $cost }, dwie kropki
}
term-arrow = Strzałka przesuwa znacznik w kierunku: { NAME($direction) } { $arrow }.
term-class-colour = Kolor Klasy:
term-family = { $family ->
    [race] Karta Postaci
    [class] Klasa
    [backstory] Historia
    [alignment] Charakter
    [initiative] Inicjatywa
    [familiar] Chowaniec
    [fiend] Chochlik
    [minion] Sługus
    [monster] Potwór
    [adventure] Przygoda
   *[other] Rynek
}
term-sheet-life = { NAME($alignment) }, { NAME($field) } · Historia: { NAME($backstory) }
term-tie = złoto { $gold }, kości w kolorze Klasy { $dice }
term-own-weapons = Broń
term-own-armor = Pancerz
term-own-skills = Umiejętności
term-own-traits = Cechy
term-own-gold = Złoto
