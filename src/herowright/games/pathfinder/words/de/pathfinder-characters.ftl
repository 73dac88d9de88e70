# Characters of Pathfinder Adventure Card Game: Rise of the Runelords, their roles and the names of their powers.
# Roles are called as on the cards; .gloss says what that means.


## Characters

character-ezren = Ezren
    .about = Mensch, Magier
character-harsk = Harsk
    .about = Zwerg, Waldläufer
character-kyra = Kyra
    .about = Mensch, Klerikerin Sarenraes
character-lem = Lem
    .about = Halbling, Barde
character-merisiel = Merisiel
    .about = Elfin, Gaunerin
character-seoni = Seoni
    .about = Mensch, Hexenmeisterin
character-valeros = Valeros
    .about = Mensch, Kämpfer
character-amiri = Amiri
    .about = Mensch, Barbarin
character-lini = Lini
    .about = Gnomin, Druidin
character-sajan = Sajan
    .about = Mensch, Mönch
character-seelah = Seelah
    .about = Mensch, Paladinin


## Roles

role-evoker = Evoker
    .gloss = Hervorrufer
role-illusionist = Illusionist
    .gloss = Illusionist
role-sniper = Sniper
    .gloss = Scharfschütze
role-tracker = Tracker
    .gloss = Fährtenleser
role-healer = Healer
    .gloss = Heilerin
role-exorcist = Exorcist
    .gloss = Exorzistin
role-virtuoso = Virtuoso
    .gloss = Virtuose
role-charlatan = Charlatan
    .gloss = Scharlatan
role-acrobat = Acrobat
    .gloss = Akrobatin
role-thief = Thief
    .gloss = Diebin
role-abyssal-sorcerer = Abyssal Sorcerer
    .gloss = Hexenmeisterin des Abgrunds
role-celestial-sorcerer = Celestial Sorcerer
    .gloss = Himmlische Hexenmeisterin
role-guardian = Guardian
    .gloss = Beschützer
role-weapon-master = Weapon Master
    .gloss = Waffenmeister
role-berserker = Berserker
    .gloss = Berserkerin
role-juggernaut = Juggernaut
    .gloss = Unaufhaltsame
role-shapeshifter = Shapeshifter
    .gloss = Gestaltwandlerin
role-wild-warden = Wild Warden
    .gloss = Hüterin der Wildnis
role-drunken-master = Drunken Master
    .gloss = Betrunkener Meister
role-zen-archer = Zen Archer
    .gloss = Zen-Bogenschütze
role-crusader = Crusader
    .gloss = Kreuzritterin
role-hospitaler = Hospitaler
    .gloss = Hospitaliterin


## Powers

# Ezren
power-spell-insight = Blick für Zauber
power-magic-lure = Ruf der Magie
power-sure-recall = Gutes Gedächtnis
power-evocation = Hervorrufung
power-spell-seeker = Suche nach Zaubern
power-misdirection = Irreführung
power-fresh-idea = Neuer Einfall

# Harsk
power-scouting = Spähen
power-covering-shot = Deckungsschuss
power-second-wind = Zweite Luft
power-full-quiver = Voller Köcher
power-divine-calling = Göttliche Berufung
power-dexterity-blessings = Gesegnete Geschicklichkeit
power-giant-hunting = Riesenjagd
power-animal-friendship = Freundschaft mit Tieren
power-wisdom-blessings = Gesegnete Weisheit

# Kyra
power-healing-touch = Heilende Berührung
power-scourge-of-undead = Geißel der Untoten
power-divine-guidance = Göttliche Führung
power-sarenrae = Gunst Sarenraes
power-arms-of-faith = Rüstzeug des Glaubens
power-cleansing = Läuterung

# Lem
power-bardic-song = Bardenlied
power-change-of-key = Tonartwechsel
power-winning-ways = Gewinnendes Wesen
power-spell-practice = Geübte Zauber
power-shelyn = Gunst Shelyns
power-smooth-talk = Glatte Worte
power-mind-games = Verwirrspiel

# Merisiel
power-evasion = Ausweichen
power-sneak-attack = Hinterhältiger Angriff
power-sneak-attack-recharge = Hinterhältiger Angriff (erneuern)
power-sneak-attack-discard = Hinterhältiger Angriff (ablegen)
power-nimbleness = Gewandtheit
power-light-fingers = Lange Finger
power-borrowed-luck = Geborgtes Glück
power-lock-and-bolt = Schloss und Riegel
power-magical-bluff = Magischer Bluff

# Seoni
power-arcane-blast = Arkaner Schlag
power-arcane-blast-fire = Arkaner Schlag (Feuer)
power-arcane-blast-acid = Arkaner Schlag (Säure)
power-inborn-magic = Angeborene Magie
power-abyssal-blood = Blut des Abgrunds
power-pharasma = Gunst Pharasmas
power-dark-bargain = Dunkler Handel
power-turn-of-fate = Wink des Schicksals
power-celestial-blood = Himmlisches Blut

# Valeros
power-side-by-side = Seite an Seite
power-weapon-training = Geübte Hand
power-shield-for-others = Schild für andere
power-eye-for-armor = Blick für Rüstungen
power-constitution-blessings = Gesegnete Konstitution
power-any-weapon = Jede Waffe ist recht
power-eye-for-weapons = Blick für Waffen
power-strength-blessings = Gesegnete Stärke

# Amiri
power-rage = Kampfrausch
power-restlessness = Rastlosigkeit
power-gorum = Gunst Gorums
power-thick-skin = Dickes Fell

# Lini
power-animal-companion = Tierischer Gefährte
power-wild-shape = Tiergestalt
power-call-of-the-wild = Ruf der Wildnis
power-druidic-magic = Druidenmagie
power-beast-taming = Bestienbändigung

# Sajan
power-bare-fists = Bloße Fäuste
power-inner-harmony = Innere Harmonie
power-iron-body = Eiserner Leib
power-hard-head = Trinkfestigkeit
power-fine-nose = Feine Nase
power-one-more-round = Noch eine Runde
power-eye-for-bows = Blick für Bögen

# Seelah
power-power-of-faith = Kraft des Glaubens
power-vigil = Wacht
power-iomedae = Gunst Iomedaes
power-lay-on-hands = Handauflegen
