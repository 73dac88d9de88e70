# Story cards of Act III: titles, paths, and the sentence each path adds to the hero's tale.


## Traits

story-living-legend = Żywa legenda
path-living-legend = { story-living-legend }
caption-living-legend = Na każdym podwórku dzieci bawią się w ciebie i kłócą, kto ma być tym złym.

story-saintly = Świętość
path-saintly = { story-saintly }
caption-saintly = Kiedy wchodzisz, świece zapalają się same, co wprawia cię w lekkie zakłopotanie.

story-dreaded = Postrach
path-dreaded = { story-dreaded }
caption-dreaded = Twoje imię opróżnia targowisko szybciej niż ulewa.

story-unbroken = Niezłomność
path-unbroken = { story-unbroken }
caption-unbroken = Po każdym upadku wstajesz trochę wolniej, ale i trochę wyżej.

story-all-seeing = Wszechwidzące oko
path-all-seeing = { story-all-seeing }
caption-all-seeing = Jedno spojrzenie na dłonie obcych mówi ci, co przyniesie im nadchodzący rok.

story-incorruptible = Nieprzekupność
path-incorruptible = { story-incorruptible }
caption-incorruptible = Trzecia skrzynia złota wraca do nadawcy nieotwarta, za to z twoimi pozdrowieniami.

story-shapeshifter = Zmiennokształtność
path-shapeshifter = { story-shapeshifter }
caption-shapeshifter = Zasypiasz o dwóch nogach, budzisz się o czterech, a las już się temu nie dziwi.

story-kingmaker = Władza zza tronu
path-kingmaker = { story-kingmaker }
caption-kingmaker = Trzy korony zawdzięczają ci głowy, na których spoczywają, a ty ściągasz ten dług od święta.

## Challenges

story-last-fortress = Ostatnia twierdza
path-last-fortress-storm = Ruszaj w wyłom
caption-last-fortress-storm = Nim opadnie pył, stoisz w wyłomie twierdzy i ręką poganiasz resztę armii.
path-last-fortress-bribe = Przekup odźwiernego
caption-last-fortress-bribe = O północy sakiewka zmienia właściciela, a o świcie wkraczasz do twierdzy po ciałach śpiących i zabitych.

story-slay-the-dragon = Zgładzić smoka
path-slay-the-dragon-scale = Celuj w brakującą łuskę
caption-slay-the-dragon-scale = Twoja kopia trafia tam, gdzie smokowi brak łuski, dokładnie jak w dziecięcej wyliczance.
path-slay-the-dragon-ride = Wskocz mu na grzbiet
caption-slay-the-dragon-ride = Wypuszczasz miecz, chwytasz się smoczych kolców, a bestia postanawia cię ponieść.

story-bronze-colossus = Kolos ze spiżu
path-bronze-colossus-topple = Powal go
caption-bronze-colossus-topple = Łańcuchy, dwieście wołów i twój własny bark: kolos wali się głową w morze.
path-bronze-colossus-head = Wejdź do jego głowy
caption-bronze-colossus-head = Za spiżowymi oczami kolosa znajdujesz fotel, dwie dźwignie i bezwzględne posłuszeństwo.

story-dark-sword = Mroczny miecz
path-dark-sword-wield = Dobądź miecza ciemności
caption-dark-sword-wield = Rękojeść mrocznego miecza aż za dobrze leży ci w dłoni, a ostrze wie już, kogo nienawidzisz.
path-dark-sword-break = Złam go na kowadle
caption-dark-sword-break = Dopiero za dziewiątym uderzeniem młota mroczne ostrze krzyczy i zwraca ci wolność.

story-final-battle = Ostateczna bitwa
path-final-battle-banner = Podnieś sztandar
caption-final-battle-banner = Sztandar pada, podnosisz go i dziesięć tysięcy ludzi biegnie za kawałkiem płótna.
path-final-battle-no-quarter = Nie bierz jeńców
caption-final-battle-no-quarter = Włócznie pokonanych leżą już w trawie, gdy wydajesz rozkaz, o którym nie wspomni żadna pieśń.

story-world-tree = Drzewo świata
path-world-tree-seed = Przynieś ostatnie nasienie
caption-world-tree-seed = Dziewięć dni w górę drzewa świata, dziewięć w dół, a w twojej garści ostatnie żywe nasienie.
path-world-tree-sap = Utocz złotego soku
caption-world-tree-sap = Złoty sok ścieka ci po brodzie, a wysoko na drzewie świata szarzeje gałąź szeroka jak gościniec.

story-crypt-of-horrors = Krypta grozy
path-crypt-of-horrors-traps = Rozbrój śmiercionośne pułapki
caption-crypt-of-horrors-traps = Drut po drucie rozbierasz kryptę na części, a najlepsze sprężyny zostawiasz sobie.
path-crypt-of-horrors-coffin = Otwórz królewską trumnę
caption-crypt-of-horrors-coffin = Martwy król nie chce puścić berła, więc zabierasz je razem z palcami.

story-gods-fire = Ogień bogów
path-gods-fire-villages = Zanieś go do wiosek
caption-gods-fire-villages = Od paleniska do paleniska nosisz żar, który, ściśle biorąc, należy do bogów.
path-gods-fire-keep = Zatrzymaj płomień
caption-gods-fire-keep = Połykasz boską iskrę i odtąd twój cień pada nie w tę stronę co inne.

story-poisoned-feast = Zatruta uczta
path-poisoned-feast-goblets = Zamień kielichy
caption-poisoned-feast-goblets = Kuglarska sztuczka z trzema kielichami ratuje królową, która nie wie, z czego się śmiejesz.
path-poisoned-feast-toast = Wznieś toast
caption-poisoned-feast-toast = Wygłaszasz najpiękniejszą mowę wieczoru, a za królewskim stołem nikt nie przeżywa oklasków.

story-great-plague = Wielka zaraza
path-great-plague-cure = Szukaj lekarstwa
caption-great-plague-cure = Za szubienicą rośnie ziele, które warzysz, aż zielenieją ci ręce i cichnie kaszel.
path-great-plague-gates = Zarygluj bramy
caption-great-plague-gates = Zamykasz chore miasto na klucz, a kraj dookoła żyje i cię przeklina.

story-abyss = Otchłań
path-abyss-soul = Wyprowadź jedną duszę
caption-abyss-soul = Całą drogę z zaświatów słyszysz za plecami kroki i ani razu się nie oglądasz.
path-abyss-river = Napij się z czarnej rzeki
caption-abyss-river = Jeden łyk z czarnej rzeki i pamiętasz każdą śmierć, także tę, która na ciebie czeka.

story-distant-land = Odległa kraina
path-distant-land-fire = Usiądź przy obcym ognisku
caption-distant-land-fire = Przy ognisku spoza wszystkich map obcy uczą cię jedenastu słów i śmieją się z dziewięciu.
path-distant-land-flag = Zatknij swoją flagę
caption-distant-land-flag = Nadajesz zatoce swoje imię, choć ma już własne i ludzi, którzy go używają.

story-forgotten-lore = Zapomniana wiedza
path-forgotten-lore-teach = Podziel się nią ze wszystkimi
caption-forgotten-lore-teach = Kto udźwignie księgę dawnej wiedzy, dostaje ją od ciebie, przepisaną ręcznie, wraz z kleksami.
path-forgotten-lore-words = Wymów zakazane słowa
caption-forgotten-lore-words = Przy siódmym zakazanym słowie ciemność w kącie izby kłania ci się w pas.

story-empty-throne = Pusty tron
path-empty-throne-heir = Ukoronuj prawowitą dziedziczkę
caption-empty-throne-heir = Korona, którą wszystkim przymierzasz, pasuje tylko na gęsiarkę o charakterku starego króla.
path-empty-throne-self = Włóż koronę na własną głowę
caption-empty-throne-self = Nikt nie podaje ci korony, więc bierzesz ją z ołtarza i patrzysz, kto się sprzeciwi.

story-long-war = Kres długiej wojny
path-long-war-bread = Podziel się z nimi chlebem
caption-long-war-bread = Kładziesz miecz na stole, kroisz nim bochen i trzydzieści lat wojny kończy się na okruchach.
path-long-war-terms = Podyktuj warunki
caption-long-war-terms = Posłowie drżącą ręką składają jeszcze podpisy, a ty każesz już pakować ich srebra.

story-evil-spirit = Zły duch
path-evil-spirit-banish = Wypędź go
caption-evil-spirit-banish = Trzy razy wymawiasz imię ducha wspak i stary dom oddycha z ulgą.
path-evil-spirit-listen = Wysłuchaj jego skargi
caption-evil-spirit-listen = To, co cała wieś zwie złym duchem, wyjawia ci przed świtem imię swojego mordercy.

story-before-the-gods = Przed obliczem bogów
path-before-the-gods-plead = Wstaw się za śmiertelnikami
caption-before-the-gods-plead = Opowiadasz bogom dowcip z rodzinnych stron, a oni ze śmiechem odwołują potop.
path-before-the-gods-seat = Zażądaj miejsca u stołu
caption-before-the-gods-seat = Z krzesła, które przynoszą ci bogowie, domy w dole wyglądają jak rozsypane ziarno.

## Adversaries

story-demon = Demon
path-demon = { story-demon }
caption-demon = Patrzysz demonowi w oczy tak długo, aż to on mruga pierwszy.

story-high-priest = Arcykapłan
path-high-priest = { story-high-priest }
caption-high-priest = W pełnej świątyni odczytujesz na głos rachunki arcykapłana, co do ostatniej świecy.

story-iron-emperor = Żelazny cesarz
path-iron-emperor = { story-iron-emperor }
caption-iron-emperor = Na oczach legionów strącasz cesarzowi maskę, spod której patrzy na ciebie przestraszony starzec.

story-undying-king = Wieczny król
path-undying-king = { story-undying-king }
caption-undying-king = Wieczny król, rozsypując się w proch, dziękuje ci, a jego korona powoli toczy się do twoich stóp.

story-world-serpent = Wąż świata
path-world-serpent = { story-world-serpent }
caption-world-serpent = Wpływasz wężowi świata między zęby, a po trzech dniach przypływ wyrzuca was na brzeg.
