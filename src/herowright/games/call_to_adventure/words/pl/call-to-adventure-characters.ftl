# Origins, motivations and destinies of Call to Adventure: the title of each card, and under caption- its sentence in the
# hero's tale (second person, present tense). The sentence of the destiny closes the tale.


## Origins

origin-hunter = Łowczyni
caption-origin-hunter = Nie znasz jeszcze liter, a już czytasz złamane gałązki i przygiętą trawę.
origin-noble = Arystokrata
caption-origin-noble = Pod malowanymi stropami uczysz się tańczyć, fechtować i trzymać język za zębami.
origin-apprentice = Uczeń rzemieślnika
caption-origin-apprentice = Przez trzy lata zamiatasz kuźnię, zanim ktokolwiek da ci do ręki młot.
origin-merchant = Kupiec
caption-origin-merchant = Twoja kołyska buja się na grzbiecie muła, między belami sukna a workami pieprzu.
origin-farmer = Chłopskie dziecko
caption-origin-farmer = Przychodzisz na świat w samym środku żniw i nikt nie ma wolnych rąk, żeby cię potrzymać.
origin-pickpocket = Kieszonkowiec
caption-origin-pickpocket = W dni targowe twoje palce zarabiają więcej niż ojciec przez cały tydzień.
origin-student = Studentka
caption-origin-student = Oddajesz zimowy płaszcz za książkę i ani razu tego nie żałujesz.
origin-squire = Giermek
caption-origin-squire = Polerujesz rycerski napierśnik, aż spogląda z niego twoja własna twarz.
origin-conscript = Rekrut
caption-origin-conscript = Przez wieś idzie werbunek z bębnem i jeszcze tego wieczoru dźwigasz pikę.
origin-acolyte = Akolitka
caption-origin-acolyte = Co wieczór zapalasz świątynne lampy i co wieczór jeden płomień pochyla się ku tobie.
origin-sailor = Żeglarka
caption-origin-sailor = Pierwsze kroki stawiasz na pokładzie i do dziś kręci ci się w głowie na stałym lądzie.
origin-musician = Muzykantka
caption-origin-musician = Znajdujesz skrzypce o dwóch strunach, a przy trzeciej melodii milknie cała karczma.
origin-street-urchin = Dziecko ulicy
caption-origin-street-urchin = Sypiasz pod ciepłą ścianą piekarni i każdego psa w mieście rozpoznajesz po zębach.
origin-settler = Osadniczka
caption-origin-settler = Dorastasz nad rzeką, która nie ma nazwy, dopóki nie nada jej twoja matka.
origin-gravedigger = Grabarz
caption-origin-gravedigger = Dziedziczysz łopatę, latarnię i zwyczaj gawędzenia ze zmarłymi.

## Motivations

motivation-bound-by-honor = Honorowa przysięga
caption-motivation-bound-by-honor = Dajesz słowo komuś obcemu na łożu śmierci i odtąd to słowo idzie przed tobą.
motivation-vow-of-vengeance = Przysięga zemsty
caption-motivation-vow-of-vengeance = Nosisz przy sobie złamaną strzałę i dobrze wiesz, z czyjego kołczanu pochodzi.
motivation-survivor = Przypadkowe ocalenie
caption-motivation-survivor = Prom tonie bez ciebie, a ty nie przestajesz pytać, po co właściwie los cię oszczędza.
motivation-thirst-for-knowledge = Pragnienie wiedzy
caption-motivation-thirst-for-knowledge = Otwierasz jedną zapieczętowaną księgę, a ona wymienia czterdzieści innych.
motivation-lone-wanderer = Samotna wędrowczyni
caption-motivation-lone-wanderer = Żaden dach nie zatrzymuje cię dłużej, niż trwa deszcz.
motivation-thrill-seeker = Poszukiwaczka wrażeń
caption-motivation-thrill-seeker = Z dwóch mostów wybierasz ten, o którym wszyscy mówią, że się zawali.
motivation-chosen-by-the-light = Wybraniec światła
caption-motivation-chosen-by-the-light = O świcie światło kładzie ci się na ramieniu jak dłoń i już tam zostaje.
motivation-born-lucky = Dziecko szczęścia
caption-motivation-born-lucky = Schylasz się po monetę, a spadająca dachówka mija cię o włos.
motivation-hunger-for-glory = Głód chwały
caption-motivation-hunger-for-glory = Ryjesz swoje imię w kamieniu milowym tak dużymi literami, że widać je z siodła.
motivation-mouths-to-feed = Tyle gąb do wykarmienia
caption-motivation-mouths-to-feed = Pięć par oczu śledzi twoją łyżkę, więc odsuwasz miskę i ruszasz w świat za chlebem.
motivation-whispers-in-the-dark = Szepty w mroku
caption-motivation-whispers-in-the-dark = Coś za ścianą zna twoje imię i obiecuje ponieść twoje ciężary.
motivation-nothing-to-lose = Nic do stracenia
caption-motivation-nothing-to-lose = Z przyzwyczajenia zamykasz pusty dom na klucz, a klucz rzucasz do rzeki.
motivation-great-name = Wielkie nazwisko
caption-motivation-great-name = Gdziekolwiek pukasz, na ścianie wisi już portret twojej babki.
motivation-wrong-to-right = Dług sumienia
caption-motivation-wrong-to-right = Wracasz do spalonego młyna z sakiewką srebra, ale nie ma już komu jej oddać.
motivation-unfinished-work = Niedokończone dzieło
caption-motivation-unfinished-work = Ostatniemu rysunkowi twojego mistrza brakuje jednej linii, więc ruszasz jej szukać.

## Destinies

destiny-one-with-nature = Zespolona z naturą
caption-destiny-one-with-nature = Stajesz wreszcie tam, gdzie kończą się szlaki, a las zamyka się za tobą jak woda.
destiny-enlightened-master = Światły mistrz
caption-destiny-enlightened-master = Przez trzy królestwa idą do ciebie po nauki, a ty każesz wszystkim słuchać deszczu.
destiny-heir-to-the-throne = Następczyni tronu
caption-destiny-heir-to-the-throne = Wkładają ci na głowę koronę, a waży ona więcej niż niejedna zbroja.
destiny-mistress-of-trickery = Mistrzyni szachrajstwa
caption-destiny-mistress-of-trickery = Na koniec sprzedajesz diabłu jego własne rogi, a on dziękuje ci za rabat.
destiny-hand-of-fate = Ręka losu
caption-destiny-hand-of-fate = Królowie i żebracy siadają przy twoim stole, a ty każdemu dajesz jedną kartę.
destiny-force-of-darkness = Siła ciemności
caption-destiny-force-of-darkness = Gasisz ostatnią lampę w dolinie i okazuje się, że tak widzisz lepiej.
destiny-blood-of-dragons = Smocza krew
caption-destiny-blood-of-dragons = Pewnej zimy zamiast pary bucha ci z ust dym, a góry witają cię jak rodzinę.
destiny-hero-of-destiny = Bohaterka przeznaczenia
caption-destiny-hero-of-destiny = Stara przepowiednia jednak mówi o tobie, choć myli się co do wzrostu.
destiny-mighty-conqueror = Potężny zdobywca
caption-destiny-mighty-conqueror = Prędzej kończą ci się granice niż konie.
destiny-champion-of-the-people = Obrończyni ludu
caption-destiny-champion-of-the-people = Nikt nie stawia ci pomnika, ale co trzecie dziecko dostaje twoje imię.
destiny-mighty-villain = Potężny złoczyńca
caption-destiny-mighty-villain = Twój pomnik jest jedynym w stolicy, na którym gołębie boją się siadać.
destiny-great-explorer = Wielka odkrywczyni
caption-destiny-great-explorer = Wypełniasz ostatni biały róg mapy i celowo zostawiasz jedną małą lukę.
destiny-archmage = Arcymag
caption-destiny-archmage = Twoja wieża rzuca cień nawet nocą, a gwiazdy trzymają się od niej z daleka.
destiny-voice-of-the-gods = Głos bogów
caption-destiny-voice-of-the-gods = Otwierasz usta do modlitwy, a bogowie odpowiadają twoim głosem.
destiny-home-at-last = Nareszcie w domu
caption-destiny-home-at-last = Wieszasz buty na kołku, nastawiasz wodę i zostawiasz przygody innym.
