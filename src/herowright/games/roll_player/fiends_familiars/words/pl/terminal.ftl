# What the table in the terminal says when Roll Player is played with Fiends & Familiars.


## Commands

term-key-f = wrogowie
term-help-f = Sługus, Potwór i karty Przygody w całości, z twoimi szansami
term-ff-legend = GB to kość Podziału, jednocześnie zielona i niebieska, a [GB3] to taka kość z wartością 3; C◇ to przezroczysta kość Wzmocnienia. ☠ stoi przed Chochlikiem. Obok poziomu takiego jak 5–8 widać szansę na dokładnie taki wynik, a po 12+ na 12 lub więcej; w obu przypadkach bez kolejnych najemników i przerzutów, a w bitwie z kośćmi, o których wiesz. ▸ wskazuje to, co już masz.

## The table

term-ff-round = { $call ->
    [yes] runda { $round }, po jednej kości na karcie
   *[no] runda { $round }, po dwie kości na karcie
}
term-ff-split = kości Podziału { $dice }
term-ff-decks = Chochliki { $fiends } · Sługusy { $minions }
term-ff-enemies = Wrogie kości pokazują: { $faces }.

## A hero; the first four words stand in narrow columns

term-action-familiar = własna akcja
term-stars-familiar = Chowaniec
term-stars-fiends = Chochliki
term-stars-monster = Potwór
term-stars-box = premia solo
term-ff-backpack = Plecak:
term-ff-tally = PD { $xp } · Chwała { $glory } · Obrażenia { $wounds }
term-ff-stored = Krętacz: { $xp } PD
term-ff-tokens = żetony: { $kinds }
term-ff-matches = pasuje { $matches } z 3, ★ { $stars }
term-ff-fiend = Chochlik
term-ff-banishing = wypędzenie za { rp-amount-gold.acc }
term-ff-coming = zacznie działać po tej Fazie Kości
term-ff-banished = Wypędzone
term-ff-trophies = Trofea
term-ff-note-match = pasuje do Chowańca
term-ff-note-wanted = Chowaniec wymaga

## Foes

term-ff-foes = Wrogowie
term-ff-no-foes = Na stole nie ma jeszcze żadnych wrogów.
term-ff-minion = Sługus
term-ff-monster = Potwór
term-ff-face-down = zakryta
term-ff-secret = wiesz o niej tylko ty
term-ff-qualifies = ta nagroda byłaby twoja
term-ff-qualifies-not = ta nagroda cię omija
term-ff-no-token = brak żetonu

## Hunt and battle

term-ff-hunts = Poluje { $player }
term-ff-battle = Walka: { NAME($monster) }
term-ff-chance = Szansa na zwycięstwo
term-ff-won = zwycięstwo
term-ff-lost = porażka

## The character sheet

term-ff-own-familiar = Chowaniec
term-ff-own-scrolls = Zwoje
term-ff-own-fiends = Chochliki
term-ff-own-battle = Walka
term-ff-own-tally = Na koniec
term-ff-fought = { $won ->
    [yes] { NAME($monster) } (siła { $strength }): zwycięstwo z wynikiem { $result }
   *[no] { NAME($monster) } (siła { $strength }): porażka z wynikiem { $result }
}
