# What the table in the terminal says by itself; what a game says stands in the file of the game.


## Opening, resuming, leaving

term-seat-person = { $player }
term-seat-bot = { $player } (bot)
term-hash = Los jest już przesądzony. Skrót jego ziarna: { $hash }
term-welcome = Wybierasz numerem lub kluczem; ? pokazuje zasadę, h daje podpowiedź, help – całą resztę.
term-resume = { $decisions ->
    [one] Nieukończona gra z { $when } ({ term-table }, { $decisions } decyzja). Wznowić ją? t/n
    [few] Nieukończona gra z { $when } ({ term-table }, { $decisions } decyzje). Wznowić ją? t/n
    [many] Nieukończona gra z { $when } ({ term-table }, { $decisions } decyzji). Wznowić ją? t/n
   *[other] Nieukończona gra z { $when } ({ term-table }, { $decisions } decyzji). Wznowić ją? t/n
}
term-table = { $seats ->
    [one] solo
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}
term-yes = t tak y yes
term-no = n nie no
term-aside = Stara gra czeka w pliku { $file }. W trakcie gry przywraca ją „load” z tą ścieżką.
term-broken = Plik przeniesiono do { $file } i pozostawiono bez zmian.
term-leave = Odejść od stołu? Gra zostanie zapisana. t/n
term-left = Gra jest zapisana w pliku { $file }. Przy następnym uruchomieniu będzie można ją wznowić.
term-left-unkept = Gry nie udało się zapisać w pliku { $file }.
term-not-kept = Gry nie można zapisać w pliku { $file } ({ $reason }). Zapisz ją gdzie indziej: „s” i nazwa pliku.
term-saved = Zapisano: { $file }
term-not-saved = Nie udało się zapisać pliku { $file }: { $reason }. Wybierz inny.
term-file-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Podaj inną nazwę.
term-not-loaded = Nie udało się odczytać pliku { $file }: { $reason }.

## The prompt

term-key-rule = zasada
term-key-u = cofnij
term-key-h = rada
term-key-l = dziennik
term-key-o = inni
term-key-d = stos
term-key-r = rzędy
term-key-m = postać
term-key-q = wyjdź
term-any-time = W każdej chwili:
term-no-number = { $count ->
    [one] Jest tylko możliwość 1.
    [few] Do wyboru są możliwości od 1 do { $count }.
    [many] Do wyboru są możliwości od 1 do { $count }.
   *[other] Do wyboru są możliwości od 1 do { $count }.
}
term-ambiguous = „{ $typed }” może oznaczać: { $keys }.
term-no-such = „{ $typed }” nie jest ani możliwością, ani zasadą.
term-undone = Cofnięto.
term-who = Przy tej klawiaturze siedzi kilka osób: napisz „as”, numer miejsca i klucz.
term-as-whom = Czyj to wybór? Napisz „as”, miejsce ({ $seats }) i klucz, na przykład „as 2 { $use }”.
term-as-keys = { $count ->
    [0] { $player } nie może teraz nic zrobić.
   *[other] { $player } może: { $keys }.
}
term-pause = Teraz decyduje { $player }. Enter – dalej, albo zrób coś, co wolno w każdej chwili.
term-pause-who = { $player } (as { $number }):
term-waits = Boty będą teraz czekać przed swoją decyzją, gdy masz coś, czego wolno użyć w każdej chwili.
term-waits-not = Boty już nie czekają.

## Rules, hints, cards, log

term-no-clause = Nie ma zasady { $id }.
term-status = { $status ->
    [AMBIGUOUS] Drukowane zasady są tu niejasne; to nasza wykładnia.
   *[DERIVED] Nie jest wydrukowane w jednym miejscu, lecz wynika ze wskazanych rozdziałów.
}
term-reading = Przy tym stole: { $reading }
term-hint = Wybór bota { $bot }, od najlepszego
term-card-which = Która karta? Napisz „c” i jej nazwę albo początek nazwy.
term-no-card = Żadna karta nie nazywa się „{ $name }”.
term-cards = Pasuje kilka kart: { $names }.
term-no-language = Wybierz jeden z języków: { $known }.
term-news = Co się wydarzyło
term-news-more = { $count ->
    [one] { $count } wiersz wcześniej: l
    [few] { $count } wiersze wcześniej: l
    [many] { $count } wierszy wcześniej: l
   *[other] { $count } wierszy wcześniej: l
}

## Chances

term-percent = { $percent }%

## Help

term-help = Co można wpisać
term-type-answer = 3, { $key }, { $begun }
term-help-answer = możliwość według numeru, klucza albo początku klucza
term-help-rule = zasada, z której wynika pytanie
term-help-option = czym jest możliwość 3, z tekstem karty
term-type-clause = ? ZASADA
term-help-clause = dowolna zasada według numeru, na przykład { $clause }
term-help-undo = cofnięcie ostatniego wyboru, jeśli nic przez niego nie wyszło na jaw
term-help-hint = co wybrałby dobry bot i dlaczego
term-help-log = wszystko, co się wydarzyło, wraz z zasadami
term-type-card = c NAZWA
term-help-card = karta o tej nazwie
term-help-board = stół jeszcze raz, tak samo jak Enter
term-help-wait = boty czekają, gdy masz coś do użycia w każdej chwili, albo już nie czekają
term-help-as = inna osoba przy tej klawiaturze robi coś, co wolno w każdej chwili
term-help-lang = inny język, od razu
term-type-save = s, s PLIK
term-help-save = gdzie gra jest zapisana; zapis do własnego pliku
term-type-load = load PLIK
term-help-load = dalszy ciąg gry z pliku
term-help-leave = wyjście; gra zostaje zapisana i można ją wznowić
term-help-o = pozostałe postacie w całości
term-help-d = stos kart odrzuconych
term-help-r = karty z rzędów aktów w całości oraz karty odrzucone
term-help-m = twoja postać i jej dotychczasowa opowieść
term-legend = Kość to litera, kształt i wartość. ✓ za kością oznacza dopasowanie do Historii, a sam kształt – kolor, którego Historia tam wymaga. [B● ] to puste miejsce na niebieską kość. ★ to zdobyte gwiazdki, ☆ – gwiazdki celu jeszcze niespełnionego.

## The end

term-score = Końcowe podliczanie
term-place = { $place }. { $player }
term-total = Razem
term-rank = Ranga: { $rank }
term-settled = Remis rozstrzygnięto:
term-tie-break = Rozstrzygnięcie remisu: { $numbers }
term-winners = { $count ->
    [one] Wygrywa { $winners }.
    [few] Zwycięstwem dzielą się: { $winners }.
    [many] Zwycięstwem dzielą się: { $winners }.
   *[other] Zwycięstwem dzielą się: { $winners }.
}
term-seed = Ziarno gry: { $seed }
    Skrót podany na początku: { $hash }
term-verify = Uczciwość gry można sprawdzić: herowright verify { $file }

## Roll Player: the table

term-round = runda { $round } z { $rounds }
term-first = Pierwszy Gracz: { $player }
term-bag = { $dice ->
    [one] Mieszek, { $dice } kość:
    [few] Mieszek, { $dice } kości:
    [many] Mieszek, { $dice } kości:
   *[other] Mieszek, { $dice } kości:
}
term-piles = talia { $deck } · odrzucone { $discard }
term-trash = śmietnik { $trash }
term-initiative = Inicjatywa
term-coin = +{ $gold } szt. złota
term-enemy = Wroga kość pokazuje { $face }.
term-market = Rynek
term-market-empty = Rynek jest pusty.
term-price = cena { $price }
term-printed-price = ({ $cost })
term-discard = Stos kart odrzuconych
term-trash-pile = Śmietnik
term-pile-empty = Pusto.
term-others = Pozostałe postacie
term-no-others = Nie ma innych postaci.

## Roll Player: a hero; the words stand in narrow columns

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

## Roll Player: cards

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
term-provenance = { $provenance ->
    [printed] Wszystkie wartości tej karty pochodzą z druku.
    [recalled] Część wartości tej karty podano z pamięci, bez potwierdzenia w źródle.
   *[ours] Część wartości tej karty jest nasza, bo żadne źródło ich nie podaje.
}
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

## Roll Player: the character sheet

term-sheet = Karta Postaci
term-sheet-life = { NAME($alignment) }, { NAME($field) } · Historia: { NAME($backstory) }
term-tie = złoto { $gold }, kości w kolorze Klasy { $dice }
term-own-weapons = Broń
term-own-armor = Pancerz
term-own-skills = Umiejętności
term-own-traits = Cechy
term-own-gold = Złoto

## Call to Adventure: the table

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

## Call to Adventure: signs

term-ca-letter = { $kind ->
    [hero] B
   *[antihero] A
}
term-ca-act = Akt { $act }
term-ca-gain-xp = +{ $xp } PD
term-ca-difficulty = Trudność { $difficulty }
term-ca-harder = trudność +{ $by }
term-ca-legend = ★ szlachetność · ☾ nikczemność · ↑ prawość · ↓ zepsucie · [B] karta bohatera, [A] karta antybohatera · ☼ boskość, ♛ dostojeństwo, ♣ natura, § sprawiedliwość, ☠ szubrawstwo, ◈ wiedza tajemna. Przy ścieżce stoi, co ona daje, jej trudność i twoja szansa z runami z własnej opowieści, a potem najwyższa, jaką dają mroczne runy, i ich cena. ▸3 to możliwość 3. ◆ to runa specjalna, którą rzuca się od trzech symboli zdolności. [SIŁ 2|1] to runa z obiema stronami, [SIŁ 2] – runa rzucona; runa w okrągłym nawiasie się nie liczy.

## Call to Adventure: a hero

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

## Call to Adventure: a challenge being faced

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

## Call to Adventure: beside the options

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

## Call to Adventure: the end

term-ca-tale = Opowieść o bohaterze
