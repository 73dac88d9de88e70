# The characters of Pathfinder Adventure Card Game: Rise of the Runelords, their roles, and the names of their powers.
# Roles have their printed names; .gloss says what these mean.


## Characters

character-ezren = Ezren
    .about = Ludzki czarodziej
character-harsk = Harsk
    .about = Krasnoludzki strażnik
character-kyra = Kyra
    .about = Ludzka kleryczka Sarenrae
character-lem = Lem
    .about = Niziołczy bard
character-merisiel = Merisiel
    .about = Elfia łotrzyca
character-seoni = Seoni
    .about = Ludzka zaklinaczka
character-valeros = Valeros
    .about = Ludzki wojownik
character-amiri = Amiri
    .about = Ludzka barbarzynka
character-lini = Lini
    .about = Gnomia druidka
character-sajan = Sajan
    .about = Ludzki mnich
character-seelah = Seelah
    .about = Ludzka paladynka


## Roles

role-evoker = Evoker
    .gloss = wywoływacz
role-illusionist = Illusionist
    .gloss = iluzjonista
role-sniper = Sniper
    .gloss = strzelec wyborowy
role-tracker = Tracker
    .gloss = tropiciel
role-healer = Healer
    .gloss = uzdrowicielka
role-exorcist = Exorcist
    .gloss = egzorcystka
role-virtuoso = Virtuoso
    .gloss = wirtuoz
role-charlatan = Charlatan
    .gloss = szarlatan
role-acrobat = Acrobat
    .gloss = akrobatka
role-thief = Thief
    .gloss = złodziejka
role-abyssal-sorcerer = Abyssal Sorcerer
    .gloss = zaklinaczka Otchłani
role-celestial-sorcerer = Celestial Sorcerer
    .gloss = niebiańska zaklinaczka
role-guardian = Guardian
    .gloss = obrońca
role-weapon-master = Weapon Master
    .gloss = mistrz broni
role-berserker = Berserker
    .gloss = berserkerka
role-juggernaut = Juggernaut
    .gloss = niepowstrzymana siła
role-shapeshifter = Shapeshifter
    .gloss = zmiennokształtna
role-wild-warden = Wild Warden
    .gloss = strażniczka dziczy
role-drunken-master = Drunken Master
    .gloss = pijany mistrz
role-zen-archer = Zen Archer
    .gloss = łucznik zen
role-crusader = Crusader
    .gloss = krzyżowczyni
role-hospitaler = Hospitaler
    .gloss = szpitalniczka


## Powers

# Ezren
power-spell-insight = Wgląd w zaklęcia
power-magic-lure = Zew magii
power-sure-recall = Pewna pamięć
power-evocation = Wywoływanie
power-spell-seeker = Pogoń za zaklęciami
power-misdirection = Zmyłka
power-fresh-idea = Nowy pomysł

# Harsk
power-scouting = Zwiad
power-covering-shot = Strzał osłonowy
power-second-wind = Drugi oddech
power-full-quiver = Pełny kołczan
power-divine-calling = Boskie powołanie
power-dexterity-blessings = Błogosławiona zręczność
power-giant-hunting = Polowanie na olbrzymy
power-animal-friendship = Przyjaźń ze zwierzętami
power-wisdom-blessings = Błogosławiona mądrość

# Kyra
power-healing-touch = Uzdrawiający dotyk
power-scourge-of-undead = Postrach nieumarłych
power-divine-guidance = Boskie przewodnictwo
power-sarenrae = Łaska Sarenrae
power-arms-of-faith = Oręż wiary
power-cleansing = Oczyszczenie

# Lem
power-bardic-song = Pieśń barda
power-change-of-key = Zmiana tonacji
power-winning-ways = Ujmujące maniery
power-spell-practice = Wyćwiczone zaklęcia
power-shelyn = Łaska Shelyn
power-smooth-talk = Gładkie słówka
power-mind-games = Mącenie w głowach

# Merisiel
power-evasion = Unik
power-sneak-attack = Podstępny atak
power-sneak-attack-recharge = Podstępny atak (przeładowanie)
power-sneak-attack-discard = Podstępny atak (odrzucenie)
power-nimbleness = Zwinność
power-light-fingers = Lepkie palce
power-borrowed-luck = Pożyczone szczęście
power-lock-and-bolt = Na cztery spusty
power-magical-bluff = Magiczny blef

# Seoni
power-arcane-blast = Tajemny pocisk
power-arcane-blast-fire = Tajemny pocisk (ogień)
power-arcane-blast-acid = Tajemny pocisk (kwas)
power-inborn-magic = Wrodzona magia
power-abyssal-blood = Krew Otchłani
power-pharasma = Łaska Pharasmy
power-dark-bargain = Mroczny pakt
power-turn-of-fate = Zrządzenie losu
power-celestial-blood = Niebiańska krew

# Valeros
power-side-by-side = Ramię w ramię
power-weapon-training = Wprawna ręka
power-shield-for-others = Tarcza dla innych
power-eye-for-armor = Oko do zbroi
power-constitution-blessings = Błogosławiona wytrzymałość
power-any-weapon = Każda broń dobra
power-eye-for-weapons = Oko do broni
power-strength-blessings = Błogosławiona siła

# Amiri
power-rage = Szał
power-restlessness = Niespokojny duch
power-gorum = Łaska Goruma
power-thick-skin = Gruba skóra

# Lini
power-animal-companion = Zwierzęcy towarzysz
power-wild-shape = Zwierzęca postać
power-call-of-the-wild = Zew dziczy
power-druidic-magic = Magia druidów
power-beast-taming = Poskramianie bestii

# Sajan
power-bare-fists = Gołe pięści
power-inner-harmony = Wewnętrzna harmonia
power-iron-body = Żelazne ciało
power-hard-head = Mocna głowa
power-fine-nose = Dobry nos
power-one-more-round = Jeszcze jedna kolejka
power-eye-for-bows = Oko do łuków

# Seelah
power-power-of-faith = Siła wiary
power-vigil = Czuwanie
power-iomedae = Łaska Iomedae
power-lay-on-hands = Nakładanie rąk
