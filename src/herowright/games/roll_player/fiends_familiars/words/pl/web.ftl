# What the page says at a table of Roll Player with Fiends & Familiars.


## Families of cards

web-family-familiar = Chowaniec
web-family-fiend = Chochlik
web-family-minion = Sługus
web-family-monster = Potwór
web-family-adventure = Przygoda

## The hero

web-ff-round = Runda { $round }
web-ff-xp = PD
    .help = Punkty doświadczenia
web-ff-stored-xp = Odłożone na stałe na kartę „Krętacz”
web-ff-glory = Chwała
web-ff-trophies = Trofea
web-ff-trophy = Trofeum
web-ff-token = Żeton Przygody: { NAME($kind) }
web-ff-scrolls = Zwoje
web-ff-power = Moc
web-ff-matches = Zgodne kolory: { $matches } z 3, { rp-amount-stars }
web-ff-space-wish = { NAME($space) }: puste, Chowaniec czeka na { rp-colour-die }
web-ff-space-match = { NAME($space) }: { NAME($die) }, zgodna z Chowańcem
web-ff-space-miss = { NAME($space) }: { NAME($die) }, Chowaniec woli { rp-colour-die }
web-ff-pack-empty = pusty
web-rp-stars-familiar = chowaniec
web-rp-stars-fiends = chochliki
web-rp-stars-monster = potwór
web-rp-stars-box = premia solo

## Fiends

web-ff-fiends = Chochliki
web-ff-fiend-active = działa
web-ff-fiend-coming = jeszcze nie działa
web-ff-fiend-space = Tu w Fazie Porządkowania pojawia się Chochlik
web-ff-banishing = wypędzenie: { rp-amount-gold } lub 1 żeton Charyzmy
web-ff-banished = wypędzone: { $fiends }
web-ff-with-fiend = razem z kartą: { NAME($fiend) }

## The table

web-ff-minion = Sługus
web-ff-minions-left = { $minions ->
    [one] { $minions } Sługus w talii
    [few] { $minions } Sługusy w talii
    [many] { $minions } Sługusów w talii
   *[other] { $minions } Sługusa w talii
}
web-ff-weaknesses = Słabości
web-ff-met = spełnione
web-ff-unmet = niespełnione
web-ff-tiers = Wyniki
web-ff-chance = Szansa
web-ff-reached = osiągnięto
web-ff-pool-now = Ty: { ff-amount-dice }
web-ff-pool-plus = Ty: { ff-amount-dice }, wynik { $by }
web-ff-trophy-chance = trofeum { $percent }%
web-ff-monster = Potwór
web-ff-strength = Siła { $strength }
web-ff-players-1p = 1 gracz
web-ff-players-2p = od 2 graczy
web-ff-master = { $stars ->
    [one] Za najlepszy wynik dodatkowo { $stars } gwiazdka
    [few] Za najlepszy wynik dodatkowo { $stars } gwiazdki
    [many] Za najlepszy wynik dodatkowo { $stars } gwiazdek
   *[other] Za najlepszy wynik dodatkowo { $stars } gwiazdki
}
web-ff-call-waits = Do Zewu przygody po dwie kości na karcie
web-ff-call-come = Zew przygody już zabrzmiał
web-ff-adventures = Karty Przygody
web-ff-adventure-hidden = zakryta
web-ff-adventure-secret = znasz ją tylko ty
web-ff-token-held = masz jej żeton
web-ff-qualify = teraz spełniasz warunek
web-ff-qualify-not = teraz nie spełniasz warunku
web-ff-alone = Solo:
web-ff-bag-split = Kości Podziału w mieszku: { $dice }
web-ff-enemies = Wrogie kości pokazują { $faces }.
web-ff-enemies-wait = Wrogie kości czekają.
web-ff-fits = zgodna z Chowańcem

## Hunt and battle

web-ff-hunt-of = Polowanie na { NAME($minion, form: "acc") }
web-ff-hunts = { $player } poluje na { NAME($minion, form: "acc") }
web-ff-battle-of = Walka: { NAME($monster) }
web-ff-fights = { $player } walczy
web-ff-standing = Wyniki wszystkich
web-ff-combat-die = kość Walki
web-ff-combat-die-shows = kość Walki, wynik { $face }
web-ff-pool = { $dice ->
    [one] kość Walki
    [few] kości Walki
    [many] kości Walki
   *[other] kości Walki
}
web-ff-sum = Suma
web-ff-bonus = modyfikator
web-ff-result = Wynik
web-ff-next-line = { $more ->
    [one] { $more } punkt więcej dałby: { $text }
    [few] { $more } punkty więcej dałyby: { $text }
    [many] { $more } punktów więcej dałoby: { $text }
   *[other] { $more } punktu więcej dałoby: { $text }
}
web-ff-go-on = Dalej
web-ff-won = zwycięstwo
web-ff-lost = porażka

## The character sheet

web-end-own-scroll = Zwoje
web-end-own-minion = Trofea

## Boxes of cards

web-cards-box = Pudełko
web-cards-box-all = Wszystkie pudełka
web-box-base = Gra podstawowa
web-box-fiends-familiars = Chochliki i Chowańce
web-box-monsters-minions = Potwory i Sługusy

## Good ways to begin

preset-familiars = Chochliki i Chowańce
    .help = Ty przeciwko dwóm botom, z rozszerzeniem.
preset-five-heroes = Pięcioro bohaterów
    .help = Ty przeciwko czterem botom, z Chochlikami i Chowańcami oraz Potworami i Sługusami.

## Scenes

web-ff-scene-battle = Ostatnia walka
web-ff-scene-wins = { NAME($seat) } zwycięża
web-ff-scene-loses = { NAME($seat) } przegrywa
