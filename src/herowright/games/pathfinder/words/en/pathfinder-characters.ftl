# Characters of Pathfinder Adventure Card Game: Rise of the Runelords, their roles and the names of their powers.


## Characters

character-ezren = Ezren
    .about = Male human wizard
character-harsk = Harsk
    .about = Male dwarf ranger
character-kyra = Kyra
    .about = Female human cleric of Sarenrae
character-lem = Lem
    .about = Male halfling bard
character-merisiel = Merisiel
    .about = Female elf rogue
character-seoni = Seoni
    .about = Female human sorcerer
character-valeros = Valeros
    .about = Male human fighter
character-amiri = Amiri
    .about = Female human barbarian
character-lini = Lini
    .about = Female gnome druid
character-sajan = Sajan
    .about = Male human monk
character-seelah = Seelah
    .about = Female human paladin


## Roles

role-evoker = Evoker
role-illusionist = Illusionist
role-sniper = Sniper
role-tracker = Tracker
role-healer = Healer
role-exorcist = Exorcist
role-virtuoso = Virtuoso
role-charlatan = Charlatan
role-acrobat = Acrobat
role-thief = Thief
role-abyssal-sorcerer = Abyssal Sorcerer
role-celestial-sorcerer = Celestial Sorcerer
role-guardian = Guardian
role-weapon-master = Weapon Master
role-berserker = Berserker
role-juggernaut = Juggernaut
role-shapeshifter = Shapeshifter
role-wild-warden = Wild Warden
role-drunken-master = Drunken Master
role-zen-archer = Zen Archer
role-crusader = Crusader
role-hospitaler = Hospitaler


## Powers

# Ezren
power-spell-insight = Spell Insight
power-magic-lure = Lure of Magic
power-sure-recall = Sure Recall
power-evocation = Evocation
power-spell-seeker = Spell Seeking
power-misdirection = Misdirection
power-fresh-idea = Fresh Idea

# Harsk
power-scouting = Scouting
power-covering-shot = Covering Shot
power-second-wind = Second Wind
power-full-quiver = Full Quiver
power-divine-calling = Divine Calling
power-dexterity-blessings = Blessed Dexterity
power-giant-hunting = Giant Hunting
power-animal-friendship = Animal Friendship
power-wisdom-blessings = Blessed Wisdom

# Kyra
power-healing-touch = Healing Touch
power-scourge-of-undead = Scourge of the Undead
power-divine-guidance = Divine Guidance
power-sarenrae = Favor of Sarenrae
power-arms-of-faith = Arms of Faith
power-cleansing = Cleansing

# Lem
power-bardic-song = Bardic Song
power-change-of-key = Change of Key
power-winning-ways = Winning Ways
power-spell-practice = Practiced Spells
power-shelyn = Favor of Shelyn
power-smooth-talk = Smooth Talk
power-mind-games = Mind Games

# Merisiel
power-evasion = Evasion
power-sneak-attack = Sneak Attack
power-sneak-attack-recharge = Sneak Attack (recharge)
power-sneak-attack-discard = Sneak Attack (discard)
power-nimbleness = Nimbleness
power-light-fingers = Light Fingers
power-borrowed-luck = Borrowed Luck
power-lock-and-bolt = Lock and Bolt
power-magical-bluff = Magical Bluff

# Seoni
power-arcane-blast = Arcane Blast
power-arcane-blast-fire = Arcane Blast (fire)
power-arcane-blast-acid = Arcane Blast (acid)
power-inborn-magic = Inborn Magic
power-abyssal-blood = Abyssal Blood
power-pharasma = Favor of Pharasma
power-dark-bargain = Dark Bargain
power-turn-of-fate = Turn of Fate
power-celestial-blood = Celestial Blood

# Valeros
power-side-by-side = Side by Side
power-weapon-training = Weapon Training
power-shield-for-others = Shield for Others
power-eye-for-armor = Eye for Armor
power-constitution-blessings = Blessed Constitution
power-any-weapon = Any Weapon Will Do
power-eye-for-weapons = Eye for Weapons
power-strength-blessings = Blessed Strength

# Amiri
power-rage = Rage
power-restlessness = Restlessness
power-gorum = Favor of Gorum
power-thick-skin = Thick Skin

# Lini
power-animal-companion = Animal Companion
power-wild-shape = Wild Shape
power-call-of-the-wild = Call of the Wild
power-druidic-magic = Druidic Magic
power-beast-taming = Beast Taming

# Sajan
power-bare-fists = Bare Fists
power-inner-harmony = Inner Harmony
power-iron-body = Iron Body
power-hard-head = Hard Head
power-fine-nose = Fine Nose
power-one-more-round = One More Round
power-eye-for-bows = Eye for Bows

# Seelah
power-power-of-faith = Power of Faith
power-vigil = Vigil
power-iomedae = Favor of Iomedae
power-lay-on-hands = Lay on Hands
