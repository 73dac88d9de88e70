# Hero cards, antihero cards and quests of Call to Adventure: the title of each card, and under caption- a sentence about
# what it means (second person, present tense).


## Hero cards

hero-unlikely-alliance = Niezwykły sojusz
caption-hero-unlikely-alliance = Wyciągasz rękę do kogoś, kto najmniej się tego spodziewa.
hero-brothers-in-arms = Braterstwo broni
caption-hero-brothers-in-arms = Cudze ostrze osłania cię z lewej strony.
hero-iron-will = Żelazna wola
caption-hero-iron-will = Zapierasz się nogami i czekasz, aż to burza ustąpi pierwsza.
hero-quick-wits = Bystry umysł
caption-hero-quick-wits = Widzisz luźną linę i masz plan, zanim ktokolwiek zdąży krzyknąć.
hero-wise-counsel = Mądra rada
caption-hero-wise-counsel = Wypowiadasz to jedno zdanie, po którym wszyscy z powrotem siadają.
hero-finest-hour = Chwila chwały
caption-hero-finest-hour = Przez jedno mgnienie oka udaje ci się wszystko, co ćwiczysz od lat.
hero-never-give-up = Do skutku
caption-hero-never-give-up = Otrzepujesz kolana z kurzu i próbujesz jeszcze raz.
hero-act-of-kindness = Dobry uczynek
caption-hero-act-of-kindness = Oddajesz żebrakowi płaszcz, a w zamian poznajesz trzy tajemnice miasta.
hero-pure-of-heart = Czyste serce
caption-hero-pure-of-heart = Trzymasz mrok w dłoni, a dłoń zostaje czysta.
hero-stroke-of-luck = Uśmiech losu
caption-hero-stroke-of-luck = Runa chwieje się na krawędzi i rozstrzyga na twoją korzyść.
hero-home-ground = Znajomy teren
caption-hero-home-ground = Znasz to miejsce: trzeci stopień skrzypi, a okno się nie domyka.
hero-song-of-your-deeds = Pieśń o twoich czynach
caption-hero-song-of-your-deeds = Jeszcze przed nocą karczma ma nową pieśń, a ty jesteś w każdej zwrotce.
hero-hidden-trail = Ukryty szlak
caption-hero-hidden-trail = Odsuwasz gałąź, a za nią biegnie droga, o której milczą mapy.
hero-foiled-plot = Pokrzyżowane plany
caption-hero-foiled-plot = Wychodzisz zza kotary z wykradzionym listem w ręku.

## Antihero cards

antihero-harsh-lesson = Okrutna lekcja
caption-antihero-harsh-lesson = Śmiejesz się z czyjegoś upadku tak głośno, że nikt ci tego nie zapomni.
antihero-cruel-betrayal = Okrutna zdrada
caption-antihero-cruel-betrayal = Wsuwasz sakiewkę jedynemu przyjacielowi, któremu twój rywal jeszcze ufa.
antihero-dark-lords-champion = Rycerz mrocznego władcy
caption-antihero-dark-lords-champion = Posyłasz po czarnego rycerza, a on nie pyta o powód.
antihero-sabotage = Sabotaż
caption-antihero-sabotage = Obluzowujesz jeden gwóźdź i wracasz do domu na kolację.
antihero-tap-into-darkness = W ciemność
caption-antihero-tap-into-darkness = Sięgasz w ciemność i zaciskasz pięść na cudzym talencie.
antihero-instill-fear = Wzbudzenie strachu
caption-antihero-instill-fear = Zostawiasz zapaloną świecę w domu, w którym nikt nie mieszka.
antihero-dark-pact = Mroczny pakt
caption-antihero-dark-pact = Podpisujesz bez czytania, a atrament jest jeszcze ciepły.
antihero-dirty-trick = Brudna sztuczka
caption-antihero-dirty-trick = Najpierw sypiesz piaskiem w oczy, a przepraszasz później.
antihero-spoils-of-victory = Łupy zwycięzców
caption-antihero-spoils-of-victory = Przetrząsasz kieszenie pokonanych: mapa, pierścień i amulet na szczęście.
antihero-burnt-bridges = Spalone mosty
caption-antihero-burnt-bridges = Podpalasz most i patrzysz, w którą stronę skręcają inni.
antihero-green-with-envy = Czysta zawiść
caption-antihero-green-with-envy = Klaszczesz razem z innymi i zapamiętujesz każdy ruch.
antihero-blackmail = Szantaż
caption-antihero-blackmail = Wymieniasz imię, gospodę i datę, a sakiewka otwiera się sama.
antihero-poisoned-words = Zatrute słowa
caption-antihero-poisoned-words = Powtarzasz plotkę trzem osobom, za każdym razem w największej tajemnicy.
antihero-veiled-threat = Zawoalowana groźba
caption-antihero-veiled-threat = Pytasz o zdrowie dzieci, o każde z osobna i po imieniu.

## Quests and the win condition

quest-win-condition = Warunek zwycięstwa
caption-quest-win-condition = Tyle masz czasu i ani dnia dłużej.
quest-rise-of-the-adversary = Wróg u bram
caption-quest-rise-of-the-adversary = Za każdym razem, gdy się potykasz, ktoś daleko stąd rośnie w siłę.
quest-final-sermon = Ostatnie kazanie
caption-quest-final-sermon = W każdej wsi słyszysz, jak dzieci śpiewają tę samą obłąkaną zwrotkę.
quest-borrowed-faces = Pożyczone twarze
caption-quest-borrowed-faces = Witasz na drodze znajomą twarz i widzisz, że cień do niej nie pasuje.
quest-barons-due = Myto rozbójnika
caption-quest-barons-due = Przy każdym moście liczysz monety i przy każdym jest ich mniej.
quest-blood-moon = Krwawy księżyc
caption-quest-blood-moon = O wschodzie księżyca ryglujesz drzwi i słyszysz, że coś za nimi oddycha.
quest-eyes-everywhere = Wszędzie oczy
caption-quest-eyes-everywhere = Pieczętujesz listy podwójnie, a i tak odpowiedź przychodzi, zanim dotrą na miejsce.
quest-open-gate = Otwarte wrota
caption-quest-open-gate = Co noc słyszysz zawiasy wrót, które nie powinny istnieć.
quest-false-miracles = Fałszywe cuda
caption-quest-false-miracles = Patrzysz, jak posąg płacze o pełnej godzinie, i czujesz zapach cebuli.
quest-iron-yoke = Żelazne jarzmo
caption-quest-iron-yoke = W stu miastach podnosisz wzrok i z każdej bramy patrzy na ciebie ta sama zimna twarz.
quest-restless-graves = Niespokojne groby
caption-quest-restless-graves = Grzebiesz swoich zmarłych głęboko, a i tak spotykasz ich na drodze.
quest-stirring-deep = Drżenie głębin
caption-quest-stirring-deep = Czujesz, jak ziemia nabiera tchu, i długo czekasz, aż go wypuści.
