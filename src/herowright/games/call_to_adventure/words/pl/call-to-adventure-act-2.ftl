# The story cards of Act II: titles, paths, and the sentence each adds to the tale of a life.

## Traits

story-courageous = Odwaga
path-courageous = { story-courageous }
caption-courageous = Kolana drżą ci jak każdemu, a jednak niosą cię tam, skąd dobiega krzyk.
story-vindictive = Mściwość
path-vindictive = { story-vindictive }
caption-vindictive = Nosisz przy sobie listę nazwisk, która z każdą zimą robi się krótsza.
story-battle-scars = Blizny po bitwach
path-battle-scars = { story-battle-scars }
caption-battle-scars = Każda blizna na twojej skórze to lekcja, a tanich lekcji wśród nich nie ma.
story-second-sight = Dar jasnowidzenia
path-second-sight = { story-second-sight }
caption-second-sight = Coraz częściej odpowiadasz na pytania, zanim ktokolwiek zdąży je zadać.
story-courtly-manners = Dworskie maniery
path-courtly-manners = { story-courtly-manners }
caption-courtly-manners = Opanowujesz ukłon, który schlebia księciu i zarazem go obraża.
story-wanted = List gończy
path-wanted = { story-wanted }
caption-wanted = Twoja podobizna wisi w każdej karczmie, a narysowany nos to czysta zniewaga.
story-knighted = Pasowanie na rycerza
path-knighted = { story-knighted }
caption-knighted = Zimne ostrze dotyka twoich ramion i wstajesz z kolan z tytułem przed imieniem.
story-untamed = Nieokiełznana natura
path-untamed = { story-untamed }
caption-untamed = Od łóżek bolą cię plecy, więc sypiasz tam, gdzie mech jest dość głęboki.

## Challenges

story-dangerous-artifact = Niebezpieczny artefakt
path-dangerous-artifact-power = Sięgnij po jego mroczną moc
caption-dangerous-artifact-power = Czarny kamień mruczy ci w dłoni i żadne drzwi nie śmią pozostać zamknięte.
path-dangerous-artifact-resist = Oprzyj się jego szeptom
caption-dangerous-artifact-resist = Czarny kamień całą noc obiecuje ci świat, a o brzasku wrzucasz go do najgłębszej studni.
story-free-the-trapped = Ratunek dla uwięzionych
path-free-the-trapped-dig = Kop, aż wyjdą wszyscy
caption-free-the-trapped-dig = Trzy dni kopiesz w zawalonej kopalni, aż ostatni głos spod ziemi zyskuje twarz.
path-free-the-trapped-price = Podaj swoją cenę
caption-free-the-trapped-price = Linę do zawalonej kopalni spuszczasz dopiero wtedy, gdy na górze jest już złoto górników.
story-queens-chambers = Komnaty królowej
path-queens-chambers-secret = Dochowaj jej tajemnicy
caption-queens-chambers-secret = O północy królowa płacze w twojej obecności, a przy śniadaniu ty o niczym nie wiesz.
path-queens-chambers-letters = Przeczytaj jej listy
caption-queens-chambers-letters = Za lustrem królowej leżą listy cenniejsze od jej korony, a ty przepisujesz każdy z nich.
story-royal-army = Królewska armia
path-royal-army-line = Utrzymaj szyk
caption-royal-army-line = Na twoją włócznię szarżuje trzystu jeźdźców, a ty odkrywasz, że nigdzie się nie wybierasz.
path-royal-army-refuse = Odmów wykonania rozkazu
caption-royal-army-refuse = Masz spalić wioskę, lecz na oczach całej kompanii łamiesz pochodnię na kolanie.
story-lead-a-gang = Na czele szajki
path-lead-a-gang-fear = Rządź strachem
caption-lead-a-gang-fear = Gdy wchodzisz, twoja szajka przestaje się śmiać, a tobie ta cisza zaczyna smakować.
path-lead-a-gang-sell = Wydaj kompanów straży
caption-lead-a-gang-sell = Wznosisz toast za szajkę, która ci ufa, i na ten znak straż wpada wszystkimi drzwiami.
story-true-love = Prawdziwa miłość
path-true-love-heart = Oddaj serce
caption-true-love-heart = Ktoś co wieczór nakrywa do stołu dla dwojga i masz do kogo wracać.
path-true-love-leave = Odejdź przed świtem
caption-true-love-leave = Zostawiasz na poduszce list, który w myślach piszesz jeszcze przez siedem lat.
story-burning-ship = Płonący statek
path-burning-ship-below = Wróć pod pokład
caption-burning-ship-below = Maszty już płoną, a ty raz jeszcze schodzisz pod pokład, by rozkuć galerników.
path-burning-ship-boat = Odetnij ostatnią szalupę
caption-burning-ship-boat = Z płonącego statku odpływasz ostatnią szalupą; dziewięć miejsc jest pustych, a brzeg wybiera prąd.
story-trolls-bridge = Most trolla
path-trolls-bridge-riddles = Rozwiąż zagadki
caption-trolls-bridge-riddles = Wygrywasz z trollem w zagadki, a on do samego rana domaga się wyjaśnień.
path-trolls-bridge-toll = Przejmij myto
caption-trolls-bridge-toll = Zrzucasz trolla do rzeki, zostajesz na jego moście i odkrywasz, że ten fach popłaca.
story-dance-under-the-hill = Tańce pod wzgórzem
path-dance-under-the-hill-dawn = Tańcz do świtu
caption-dance-under-the-hill-dawn = Tańczysz, aż lud spod wzgórza błaga własnych skrzypków o litość.
path-dance-under-the-hill-reflection = Oddaj swoje odbicie
caption-dance-under-the-hill-reflection = Pod wzgórzem oddajesz swoje odbicie za trzy prawdziwe odpowiedzi i odtąd nie poznaje cię żadne lustro.
story-alchemists-cellar = Piwnica alchemika
path-alchemists-cellar-yourself = Wypróbuj to na sobie
caption-alchemists-cellar-yourself = Eliksir alchemika wypróbowujesz na sobie i przez tydzień widzisz anioły, a potem już tylko wiadro.
path-alchemists-cellar-beggars = Wypróbuj to na żebrakach
caption-alchemists-cellar-beggars = Alchemik potrzebuje ochotników, więc sprowadzasz mu żebraków i starannie zapisujesz, jak kończą.
story-judges-seat = Sędziowskie krzesło
path-judges-seat-mighty = Osądź możnych
caption-judges-seat-mighty = Za to samo przewinienie karzesz księcia tak jak piekarza, a za wykłócanie się – podwójnie.
path-judges-seat-verdict = Sprzedaj wyrok
caption-judges-seat-verdict = Ważysz dowody obu stron, potem ich sakiewki, a te okazują się cięższe.
story-fighting-pits = Krwawa arena
path-fighting-pits-spare = Oszczędź pokonanych
caption-fighting-pits-spare = Tłum na arenie domaga się śmierci, a ty podajesz pokonanemu rękę.
path-fighting-pits-blood = Daj im krwi
caption-fighting-pits-blood = Na arenie skandują twoje imię, a ty nie pytasz już o imiona innych.
story-salt-desert = Solna pustynia
path-salt-desert-share = Podziel się ostatnią wodą
caption-salt-desert-share = Na solnej pustyni puszczasz w obieg ostatni bukłak, a o zmierzchu spada deszcz.
path-salt-desert-vultures = Idź za sępami
caption-salt-desert-vultures = Na solnej pustyni idziesz za sępami: znają każdą studnię i każdego, kto do niej nie dotarł.
story-border-parley = Rokowania na granicy
path-border-parley-peace = Wynegocjuj pokój
caption-border-parley-peace = Dwaj królowie nie chcą usiąść razem, więc nosisz słowa od namiotu do namiotu, aż nastaje pokój.
path-border-parley-both = Graj na dwa fronty
caption-border-parley-both = Każda armia płaci ci za zdradzenie drugiej i każda dostaje uczciwy towar.

## Allies

story-hedge-witch = Wiejska wiedźma
caption-hedge-witch = Wiejska wiedźma przysiada się do twojego ognia, gani zupę i jednym palcem odwraca twój los.
story-hunting-falcon = Sokół łowczy
caption-hunting-falcon = Na twojej rękawicy siada sokół i uczy cię, że można chybić, wzbić się i uderzyć znowu.
story-wandering-friar = Wędrowny mnich
caption-wandering-friar = Dołącza do ciebie mnich, który chrapie jak niedźwiedź i wybacza ci niemal wszystko.
story-balladeer = Pieśniarka
caption-balladeer = Towarzyszy ci pieśniarka, która z twoich najgorszych dni układa najlepsze ballady.
story-pack-mule = Juczny muł
caption-pack-mule = Zyskujesz muła, który nie słucha żadnych poleceń i nigdy nie myli drogi.

## Adversaries

story-mad-cultist = Szalony kultysta
path-mad-cultist = { story-mad-cultist }
caption-mad-cultist = Przerywasz szalonemu kultyście w pół modlitwy i to, co go słuchało, odwraca wzrok.
story-sorceress = Czarodziejka
path-sorceress = { story-sorceress }
caption-sorceress = Przechodzisz przez wszystkie iluzje czarodziejki, a za ostatnią ona sama okazuje się całkiem mała.
story-robber-baron = Rycerz rozbójnik
path-robber-baron = { story-robber-baron }
caption-robber-baron = Bierzesz głodem wieżę rycerza rozbójnika i wozy mijają ją, nie płacąc ani grosza.
story-werewolf = Wilkołak
path-werewolf = { story-werewolf }
caption-werewolf = Trzymasz wilkołaka w uścisku całą noc, a o wschodzie słońca puszczasz młynarza do domu.
story-grey-eminence = Szara eminencja
path-grey-eminence = { story-grey-eminence }
caption-grey-eminence = Obalasz szarą eminencję, siadasz na krześle za tronem i czujesz, że jest jeszcze ciepłe.
