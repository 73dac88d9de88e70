# What the table in the terminal says by itself; what a game says stands in the file of the game.

## Opening, resuming, leaving

term-seat-person = { $player }
term-seat-bot = { $player } (bot)
term-hash = Od tej chwili wszystkie rzuty są ustalone. Skrót ich ziarna: { $hash }
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
term-daily-played = Twoja próba w tej grze jest już za tobą.
term-daily-left = Twoja próba jest zapisana; to samo polecenie ją wznowi.
term-left = Gra jest zapisana w pliku { $file }. Przy następnym uruchomieniu będzie można ją wznowić.
term-left-unkept = Gry nie udało się zapisać w pliku { $file }.
term-not-kept = Gry nie można zapisać w pliku { $file } ({ file-trouble }). Zapisz ją gdzie indziej: „s” i nazwa pliku.
term-saved = Zapisano: { $file }
term-not-saved = { file-not-written } Wybierz inny.
term-file-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Podaj inną nazwę.
term-not-loaded = Nie udało się odczytać pliku { $file }: { file-trouble }.

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
term-more-rules = { $count ->
    [one] Wspomina o tym jeszcze { $count } zasada.
    [few] Wspominają o tym jeszcze { $count } zasady.
    [many] Wspomina o tym jeszcze { $count } zasad.
   *[other] Wspomina o tym jeszcze { $count } zasady.
}
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
   *[DERIVED] Instrukcja nie mówi tego w jednym miejscu, lecz wynika to ze wskazanych rozdziałów.
}
term-reading = Przy tym stole: { $reading }
term-hint = Co wybrałby bot { $bot }, od najlepszego
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
term-type-word = ? SŁOWO
term-help-word = znaczenie słowa z gry albo zasady, w których pada
term-help-undo = cofnięcie ostatniego wyboru, dopóki nie ujawni się nic nowego
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
term-verify = Uczciwość gry sprawdzisz poleceniem: herowright verify { $file }

## What boards share

term-piles = talia { $deck } · odrzucone { $discard }
term-discard = Stos kart odrzuconych
term-pile-empty = Pusto.
term-others = Pozostałe postacie
term-no-others = Nie ma innych postaci.

term-provenance = { $provenance ->
    [printed] Wszystkie wartości tej karty pochodzą z druku.
    [recalled] Część wartości tej karty podano z pamięci, bez potwierdzenia w źródle.
   *[ours] Część wartości tej karty jest nasza, bo żadne źródło ich nie podaje.
}

term-sheet = Karta Postaci
