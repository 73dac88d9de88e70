# The texts of the cards of Pathfinder: names of skills, kinds and traits, and the phrases that card texts are put
# together from. Phrases are parts without a full stop; the whole (pf-card-…) ends with one. An effect or a trouble is an
# infinitive phrase, so that it can follow a colon or 'du darfst'; a trouble with a verb of its own begins with it and
# follows 'danach' or 'bei Misserfolg'. Rules and powers that are whole sentences begin with a capital.
# Forms of a kind: .in bare inside a sentence, .a in the accusative, .of in the genitive, .many in the plural.
# Checks (pf-what-…, pf-on) stand in the dative: 'bei deiner Probe'.


## Skills

skill-strength = Stärke
skill-dexterity = Geschicklichkeit
skill-constitution = Konstitution
skill-intelligence = Intelligenz
skill-wisdom = Weisheit
skill-charisma = Charisma
skill-melee = Nahkampf
skill-ranged = Fernkampf
skill-stealth = Heimlichkeit
skill-disable = Mechanismen
skill-acrobatics = Akrobatik
skill-fortitude = Zähigkeit
skill-arcane = Arkan
skill-knowledge = Wissen
skill-craft = Handwerk
skill-divine = Göttlich
skill-perception = Wahrnehmung
skill-survival = Überleben
skill-diplomacy = Diplomatie
skill-combat = Kampf

## Kinds of cards

kind-weapon = Waffe
    .in = Waffe
    .a = eine Waffe
    .of = einer Waffe
    .many = Waffen
kind-spell = Zauber
    .in = Zauber
    .a = einen Zauber
    .of = eines Zaubers
    .many = Zauber
kind-armor = Rüstung
    .in = Rüstung
    .a = eine Rüstung
    .of = einer Rüstung
    .many = Rüstungen
kind-item = Gegenstand
    .in = Gegenstand
    .a = einen Gegenstand
    .of = eines Gegenstands
    .many = Gegenstände
kind-ally = Verbündeter
    .in = Verbündeter
    .a = einen Verbündeten
    .of = eines Verbündeten
    .many = Verbündete
kind-blessing = Segen
    .in = Segen
    .a = einen Segen
    .of = eines Segens
    .many = Segen
kind-loot = Beute
    .in = Beute
    .a = eine Beutekarte
    .of = einer Beutekarte
    .many = Beutekarten
kind-boon = Gabe
    .in = Gabe
    .a = eine Gabe
    .of = einer Gabe
    .many = Gaben
kind-monster = Monster
    .in = Monster
    .a = ein Monster
    .of = eines Monsters
    .many = Monster
kind-barrier = Hindernis
    .in = Hindernis
    .a = ein Hindernis
    .of = eines Hindernisses
    .many = Hindernisse
kind-henchman = Handlanger
    .in = Handlanger
    .a = einen Handlanger
    .of = eines Handlangers
    .many = Handlanger
kind-villain = Schurke
    .in = Schurke
    .a = einen Schurken
    .of = eines Schurken
    .many = Schurken
kind-bane = Gefahr
    .in = Gefahr
    .a = eine Gefahr
    .of = einer Gefahr
    .many = Gefahren
kind-unknown = Unbekannt
    .in = unbekannt
    .a = eine unbekannte Karte
    .of = einer unbekannten Karte
    .many = unbekannte Karten

## Traits

mark-aasimar = Aasimar
mark-aberration = Aberration
mark-accessory = Zubehör
mark-acid = Säure
mark-alchemical = Alchemistisch
mark-alchemist = Alchemist
mark-animal = Tier
mark-aquatic = Wasser
mark-arcane = Arkan
mark-aristocrat = Adel
mark-attack = Angriff
mark-axe = Axt
mark-bandit = Räuber
mark-bard = Barde
mark-basic = Basis
mark-bludgeoning = Wucht
mark-book = Buch
mark-bow = Bogen
mark-bugbear = Grottenschrat
mark-bunyip = Bunyip
mark-cache = Versteck
mark-calistria = Calistria
mark-chain = Kette
mark-cleric = Kleriker
mark-clothing = Kleidung
mark-cold = Kälte
mark-cultist = Kultist
mark-dart = Wurfpfeil
mark-demon = Dämon
mark-desna = Desna
mark-divine = Göttlich
mark-dragon = Drache
mark-druid = Druide
mark-electricity = Elektrizität
mark-elf = Elf
mark-elite = Elite
mark-erastil = Erastil
mark-expert = Experte
mark-fey = Feenwesen
mark-fighter = Kämpfer
mark-fire = Feuer
mark-force = Energie
mark-ghost = Geist
mark-ghoul = Ghul
mark-giant = Riese
mark-goblin = Goblin
mark-gorum = Gorum
mark-half-elf = Halbelf
mark-hammer = Hammer
mark-healing = Heilung
mark-heavy-armor = Schwere Rüstung
mark-human = Mensch
mark-incorporeal = Körperlos
mark-iomedae = Iomedae
mark-irori = Irori
mark-knife = Messer
mark-lamashtu = Lamashtu
mark-light-armor = Leichte Rüstung
mark-liquid = Flüssigkeit
mark-lock = Schloss
mark-lycanthrope = Lykanthrop
mark-mace = Streitkolben
mark-magic = Magie
mark-melee = Nahkampf
mark-mental = Verstand
mark-monk = Mönch
mark-mutant = Mutant
mark-object = Objekt
mark-obstacle = Sperre
mark-ogre = Oger
mark-outsider = Externar
mark-pharasma = Pharasma
mark-piercing = Stich
mark-poison = Gift
mark-polearm = Stangenwaffe
mark-ranged = Fernkampf
mark-ranger = Waldläufer
mark-rogue = Gauner
mark-sarenrae = Sarenrae
mark-shelyn = Shelyn
mark-shield = Schild
mark-siren = Sirene
mark-skeleton = Skelett
mark-skirmish = Scharmützel
mark-slashing = Hieb
mark-sling = Schleuder
mark-spear = Speer
mark-staff = Stab
mark-swarm = Schwarm
mark-sword = Schwert
mark-tool = Werkzeug
mark-torag = Torag
mark-trap = Falle
mark-two-handed = Zweihändig
mark-undead = Untoter
mark-vermin = Ungeziefer
mark-veteran = Veteran
mark-wand = Zauberstab
mark-warrior = Krieger
mark-wizard = Magier
mark-xulgath = Xulgath
mark-zombie = Zombie

## Boxes among the powers that are no powers of their own

power-hand = Handkartenzahl
power-light-armors = Leichte Rüstungen
power-heavy-armors = Schwere Rüstungen
power-weapons = Waffen

## Whole texts: boons and banes

pf-card-acquire = Zum Erlangen: { $check }.
pf-card-acquire-free = Zum Erlangen: keine Probe nötig.
pf-card-lost = Wenn du sie nicht erlangst, { $trouble }.
pf-card-play = { $cost ->
    [reveal] Vorzeigen
    [display] Auslegen
    [discard] Ablegen
    [recharge] Aufladen
    [bury] Begraben
   *[banish] Verbannen
}: { $effect }.
pf-card-also = { $cost ->
    [reveal] Danach darfst du diese Karte auch noch vorzeigen
    [display] Danach darfst du diese Karte auch noch auslegen
    [discard] Danach darfst du diese Karte auch noch ablegen
    [recharge] Danach darfst du diese Karte auch noch aufladen
    [bury] Danach darfst du diese Karte auch noch begraben
   *[banish] Danach darfst du diese Karte auch noch verbannen
}: { $effect }.
pf-card-recharge = Nach dem Spielen darfst du die Karte aufladen, wenn dir eine Probe gelingt: { $check }.
pf-card-needs-skill = Ohne die Fertigkeit { NAME($skill) } verbannst du die Karte nach dem Spielen.
pf-card-defeat = Zum Besiegen: { $check }.
pf-card-immune = Karten mit dem Merkmal { $traits } können nicht gegen diese Karte gespielt werden.
pf-card-facing = Während der Begegnung: { $rule }.
pf-card-before = Vor der Begegnung { $trouble }.
pf-card-instead = Anstelle einer Probe { $trouble }.
pf-card-after = Nach der Begegnung { $trouble }.
pf-card-defeated = Wenn besiegt, { $trouble }.
pf-card-undefeated = Wenn nicht besiegt, { $trouble }.

## Whole texts: locations, scenarios, characters

pf-card-here = An diesem Ort: { $rule }.
pf-card-closing = Beim Schließen: { $way }.
pf-card-closed = Nach dem Schließen { $trouble }.
pf-card-closed-here = An diesem Ort, sobald er geschlossen ist: { $rule }.
pf-card-during = In diesem Szenario: { $rule }.
pf-card-during-adventure = In diesem Abenteuer: { $rule }.
pf-card-during-path = Auf diesem Abenteuerpfad: { $rule }.
pf-card-fillers = Anstelle von Schurke und Handlangern: eine zufällige Karte vom Typ { $kinds } in jedem Ortsdeck.
pf-card-close-all = Zum Gewinnen: alle Orte schließen.
pf-card-reward = Belohnung: { $reward }.
pf-card-power = { NAME($power) }: { $text }.
pf-card-box = { NAME($power) }, Kästchen { $number }: { $text }.
pf-card-proficient = Geübt im Umgang mit dieser Ausrüstung: { LIST($proficiencies) }.

## Checks, skills, kinds and traits inside sentences

pf-skill = { NAME($skill) }
pf-trait = { NAME($trait) }
pf-traits = { $count ->
    [one] das Merkmal { $traits }
   *[other] die Merkmale { $traits }
}
pf-type = { NAME($kind, form: "in") }
pf-kind-of = { NAME($kind, form: "of") }
pf-kind-weapon = { kind-weapon.a }
pf-kind-spell = { kind-spell.a }
pf-kind-armor = { kind-armor.a }
pf-kind-item = { kind-item.a }
pf-kind-ally = { kind-ally.a }
pf-kind-blessing = { kind-blessing.a }
pf-kind-loot = { kind-loot.a }
pf-kind-boon = { kind-boon.a }
pf-kind-monster = { kind-monster.a }
pf-kind-barrier = { kind-barrier.a }
pf-kind-henchman = { kind-henchman.a }
pf-kind-villain = { kind-villain.a }
pf-kind-bane = { kind-bane.a }
pf-cards-any = eine Karte
pf-cards-traits = eine Karte mit dem Merkmal { $traits }
pf-cards-both = { $kinds } mit dem Merkmal { $traits }
pf-check = { $skills } { $difficulty }
pf-check-veteran = { $skills } { $difficulty } + Nummer des Abenteuersets
pf-comma = { $first }, { $second }
pf-or = { $first } oder { $second }
pf-and = { $first } und { $second }
pf-or-check = { $first }, oder { $second }
pf-then = { $first }, danach { $second }
pf-cost = { $cost ->
    [reveal] vorzeigen
    [display] auslegen
    [discard] ablegen
    [recharge] aufladen
    [bury] begraben
    [shuffle] ins Deck mischen
    [top] oben auf das Deck legen
   *[banish] verbannen
}

## Which checks a text speaks of

pf-on = { $whose ->
    [own] deiner { $what }
    [other] einer fremden { $what }
    [here] einer { $what } an deinem Ort
    [other-here] einer fremden { $what } an deinem Ort
    [elsewhere] einer { $what } an einem anderen Ort
   *[anybody] einer beliebigen { $what }
}
pf-what-check = Probe
pf-what-combat = Kampfprobe
pf-what-noncombat = Probe außerhalb eines Kampfes
pf-what-skills = Probe auf { $skills }
pf-what-noncombat-skills = Probe auf { $skills } außerhalb eines Kampfes
pf-what-traits = { $check } mit dem Merkmal { $traits }
pf-what-to = { $check } { $to }
pf-what-about = { $check }, während du { $kinds } vor dir hast,
pf-what-bearing = { $check } mit dem Merkmal { $traits }
pf-what-against = { $check } gegen eine Karte mit dem Merkmal { $traits }
pf-to-defeat = zum Besiegen einer Gefahr
pf-to-defeat-kind = zum Besiegen { $kinds }
pf-to-acquire = zum Erlangen einer Gabe
pf-to-acquire-kind = zum Erlangen { $kinds }
pf-to-recharging = zum Aufladen einer Karte
pf-to-recharging-kind = zum Aufladen { $kinds }
pf-to-close = zum Schließen eines Ortes
pf-to-otherwise = zu einem anderen Zweck
pf-to-otherwise-kind = zu einem anderen Zweck im Angesicht { $kinds }

## Damage

pf-damage-combat = Kampfschaden
pf-damage-fire = Feuerschaden
pf-damage-cold = Kälteschaden
pf-damage-acid = Säureschaden
pf-damage-electricity = Elektrizitätsschaden
pf-damage-force = Energieschaden
pf-damage-mental = Geistschaden
pf-damage-poison = Giftschaden
pf-damage-any = Schaden jeder Art

## What a played card or a used power does

pf-effect-fight = bei deiner Kampfprobe { $skills } verwenden und { $dice } addieren{ $unskilled ->
    [0] {""}
   *[other] ; wenn du nicht im Umgang mit Waffen geübt bist, ist die Schwierigkeit um { $unskilled } höher
}
pf-effect-fight-against = bei deiner Kampfprobe { $skills } verwenden und { $dice } addieren, gegen eine Gefahr mit dem Merkmal { $traits } sogar { $better }{ $unskilled ->
    [0] {""}
   *[other] ; wenn du nicht im Umgang mit Waffen geübt bist, ist die Schwierigkeit um { $unskilled } höher
}
pf-effect-fight-sure = bei deiner Kampfprobe { $skills } verwenden und { $dice } addieren; jede 1 auf einem d{ $die } zählt als { $ones }{ $unskilled ->
    [0] {""}
   *[other] ; wenn du nicht im Umgang mit Waffen geübt bist, ist die Schwierigkeit um { $unskilled } höher
}
pf-effect-use-skill = bei { $on } { $skills } verwenden{ $dice ->
    [0] {""}
   *[other] {" "}und { $dice } addieren
}
pf-effect-roll-instead = bei { $on } { $dice } anstelle einer Fertigkeit verwenden
pf-effect-die-instead = einen d{ $die } anstelle deines Würfels für { $skills } werfen{ $plus ->
    [0] {""}
   *[other] {" "}und { $plus } addieren
}
pf-effect-die-instead-traits = einen d{ $die } anstelle deines Würfels für { $skills } werfen{ $plus ->
    [0] {" "}und { $traits } hinzufügen
   *[other] , { $plus } addieren und { $traits } hinzufügen
}
pf-effect-beat = { $kinds } ohne Probe besiegen, wenn keine Schwierigkeit der Karte über { $most } liegt
pf-effect-add-dice = bei { $on } { $dice } addieren
pf-effect-add-dice-traits = bei { $on } { $dice } addieren und { $traits } hinzufügen
pf-effect-lasting = bis zum Ende des Zugs bei { $on } { $dice } addieren
pf-effect-lasting-traits = bis zum Ende des Zugs bei { $on } { $dice } addieren und { $traits } hinzufügen
pf-effect-more = noch einmal { $dice } addieren
pf-effect-offhand = bei deiner Kampfprobe { $dice } addieren, wenn du dabei eine andere Waffe spielst
pf-effect-add-die = { $count ->
    [one] bei { $on } einen Würfel der verwendeten Fertigkeit hinzufügen
   *[other] bei { $on } { $count } Würfel der verwendeten Fertigkeit hinzufügen
}
pf-effect-add-die-twice = bei { $on } einen Würfel der verwendeten Fertigkeit hinzufügen, bei einer { $twice } sogar zwei
pf-effect-ease = bei { $on } die Schwierigkeit um { $by } senken
pf-effect-set-difficulty = bei { $on } die Schwierigkeit auf { $number } setzen
pf-effect-succeed = bei { $on } ohne Wurf Erfolg haben
pf-effect-reroll = bei { $on } einen misslungenen Wurf wiederholen; das zweite Ergebnis zählt
pf-effect-rescue = bei { $on } ein Ergebnis, das höchstens { $by } zu niedrig ist, als Erfolg werten
pf-effect-reduce = { $types }{ $whose ->
    [own] , den du erleidest,
    [here] , den ein Charakter an deinem Ort erleidet,
   *[anybody] , den ein beliebiger Charakter erleidet,
} { $by ->
    [0] auf 0
   *[other] um { $by }
} verringern{ $free ->
    [yes] ; diese Karte zählt nicht als die eine Karte ihres Typs
   *[no] {""}
}
pf-effect-trained = { $effect } ({ $trained ->
    [yes] nur wenn du im Umgang mit
   *[no] nur wenn du nicht im Umgang mit
} { $proficiency ->
    [light-armors] leichten Rüstungen
    [heavy-armors] schweren Rüstungen
   *[weapons] Waffen
} geübt bist)
pf-effect-evade = ausweichen, wenn du { $kinds } antriffst
pf-effect-evade-any = der Karte ausweichen, der du begegnest
pf-effect-explore = deinen Ort noch einmal erkunden
pf-effect-heal = { $cards ->
    [one] { $cards } zufällige Karte
   *[other] { $cards } zufällige Karten
} { $whose ->
    [own] aus deinem Ablagestapel in dein Deck mischen
   *[here] aus dem Ablagestapel eines Charakters an deinem Ort in sein Deck mischen
}
pf-effect-move = an einen anderen Ort gehen
pf-effect-examine = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} { $where ->
    [here] deines Ortsdecks
   *[any] eines beliebigen Ortsdecks
} ansehen{ $bottom ->
    [yes] ; { $count ->
        [one] du darfst sie
       *[other] eine davon darfst du
    } unter das Deck legen
   *[no] {""}
}
pf-effect-examine-until = { $where ->
    [here] dein Ortsdeck
   *[any] ein beliebiges Ortsdeck
} von oben durchsehen, bis du { $kinds } findest{ $bottom ->
    [yes] ; eine der Karten darfst du unter das Deck legen
   *[no] {""}
}
pf-effect-search = dein Deck durchsuchen, { $kinds } daraus auf die Hand nehmen und das Deck mischen
pf-effect-retrieve = { $to ->
    [hand] { $kinds } aus deinem Ablagestapel auf die Hand nehmen
    [top] { $kinds } aus deinem Ablagestapel oben auf dein Deck legen
    [shuffle] { $kinds } aus deinem Ablagestapel in dein Deck mischen
   *[recharge] { $kinds } aus deinem Ablagestapel unter dein Deck legen
}
pf-effect-turn-back-time = { $cards ->
    [one] { $cards } zufälligen abgelegten Segen in das Segensdeck mischen
   *[other] { $cards } zufällige abgelegte Segen in das Segensdeck mischen
}
pf-effect-borrow-blessing = diese Karte wie den obersten der abgelegten Segen verwenden
pf-effect-raise-dead = einen toten Charakter ins Leben zurückholen: Er kommt an deinen Ort, mischt seine Karten zu einem Deck und zieht eine Hand
pf-effect-and-then = { $effect }; danach { $trouble }

## What happens to characters: orders

pf-trouble-each = { $to ->
    [you] gilt für dich
    [each-here] gilt für jeden Charakter an diesem Ort
    [others-here] gilt für jeden anderen Charakter an diesem Ort
    [at-open] gilt für jeden Charakter an einem offenen Ort
   *[everybody] gilt für jeden Charakter
}: { $trouble }
pf-trouble-unless = eine Probe machen ({ $check }); bei Misserfolg { $trouble }
pf-trouble-may = darfst du { $trouble }
pf-trouble-on-roll = einen d{ $die } werfen; bei { $most ->
    [1] einer 1
   *[other] { $most } oder weniger
} { $trouble }
pf-trouble-damage = { $amount } { $type } erleiden{ $fixed ->
    [yes] , der nicht verringert werden kann
   *[no] {""}
}
pf-trouble-damage-first = { $amount } { $type } erleiden{ $fixed ->
    [yes] , der nicht verringert werden kann,
   *[no] {""}
} und dafür zuerst Karten vom Typ { $kinds } ablegen
pf-lose = { $to ->
    [discard] ablegen
    [bury] begraben
    [recharge] aufladen
   *[banish] verbannen
}
pf-trouble-lose = { $how ->
    [random] { $count ->
        [one] { $count } zufällige Karte aus der Hand
       *[other] { $count } zufällige Karten aus der Hand
    }
   *[choice] { $count ->
        [one] { $count } Karte aus der Hand
       *[other] { $count } Karten aus der Hand
    }
} { pf-lose }
pf-trouble-lose-kinds = { $kinds } aus der Hand{ $how ->
    [random] {" "}(zufällig)
   *[choice] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
} { pf-lose }
pf-trouble-lose-top = { $count ->
    [one] die oberste Karte deines Decks
   *[other] die obersten { $count } Karten deines Decks
} { pf-lose }
pf-trouble-bury-discarded = { $kinds } aus deinem Ablagestapel begraben
pf-trouble-harder = deine Proben bis zum Ende des Zugs gegen eine um { $by } höhere Schwierigkeit machen
pf-trouble-difficulty = die Schwierigkeit deiner Proben gegen diese Karte auf { $number } setzen
pf-trouble-no-more-exploring = in diesem Zug nicht mehr erkunden
pf-trouble-draw-instead = bis zum Ende des Zugs statt der Karten, die du{ $reset ->
    [yes] {" "}beim Auffrischen der Hand
   *[no] {""}
} ziehen würdest, { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
pf-trouble-forbid-kinds = in dieser Begegnung keine Karten vom Typ { $kinds } spielen
pf-trouble-forbid-traits = in dieser Begegnung keine Karten mit dem Merkmal { $traits } spielen
pf-trouble-forbid = in dieser Begegnung weder Karten vom Typ { $kinds } noch Karten mit dem Merkmal { $traits } spielen
pf-trouble-wander = an einen zufälligen Ort gehen
pf-trouble-flit = diese Karte in das Deck eines zufälligen offenen Ortes mischen
pf-trouble-vanish = diese Karte verbannen
pf-trouble-vanish-lesser = die angetroffene Karte verbannen, falls sie weder Handlanger noch Schurke ist
pf-trouble-stay = gilt die Karte als nicht besiegt
pf-trouble-end-turn = nach dieser Begegnung die Hand auffrischen und den Zug beenden
pf-trouble-summon = „{ NAME($card) }“ herbeirufen und der Karte begegnen{ $must ->
    [yes] ; wird sie nicht besiegt, ist auch diese Karte nicht besiegt
   *[no] {""}
}
pf-trouble-summon-same = ein weiteres Exemplar derselben Karte herbeirufen und ihm begegnen{ $must ->
    [yes] ; wird es nicht besiegt, ist auch diese Karte nicht besiegt
   *[no] {""}
}
pf-trouble-summon-kind = { $kinds } zufällig herbeirufen und der Karte begegnen{ $must ->
    [yes] ; wird sie nicht besiegt, ist auch diese Karte nicht besiegt
   *[no] {""}
}
pf-trouble-meet-first = das Ortsdeck von oben durchsehen, bis du { $kinds } findest, und dieser Karte begegnen
pf-trouble-meet-first-weak = das Ortsdeck von oben durchsehen, bis du { $kinds } findest, und dieser Karte begegnen; jeder Würfel gegen sie zählt { $by } weniger
pf-trouble-grant-exploration = in diesem Zug noch einmal erkunden
pf-trouble-draw-from-box = { $count ->
    [one] { NAME($kind, form: "a") } zufällig aus der Schachtel ziehen
   *[other] { $count } { NAME($kind, form: "many") } zufällig aus der Schachtel ziehen
}{ $keep ->
    [0] {""}
   *[other] {" "}und { $keep } davon behalten
}
pf-trouble-tempt = { $count ->
    [one] { NAME($kind, form: "a") } zufällig aus der Schachtel ziehen; du darfst die Karte behalten, aber dann { $trouble }
   *[other] { $count } { NAME($kind, form: "many") } zufällig aus der Schachtel ziehen; du darfst eine der Karten behalten, aber dann { $trouble }
}
pf-trouble-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
pf-trouble-recover = { $count ->
    [one] { $count } zufällige Karte aus deinem Ablagestapel in dein Deck mischen
   *[other] { $count } zufällige Karten aus deinem Ablagestapel in dein Deck mischen
}
pf-trouble-add-to-place = { $count ->
    [one] { NAME($kind, form: "a") } zufällig aus der Schachtel in das Ortsdeck mischen
   *[other] { $count } zufällige { NAME($kind, form: "many") } aus der Schachtel in das Ortsdeck mischen
}
pf-trouble-add-to-end = { $count ->
    [one] { NAME($kind, form: "a") } zufällig aus der Schachtel
   *[other] { $count } zufällige { NAME($kind, form: "many") } aus der Schachtel
} { $to ->
    [top] oben auf das Ortsdeck legen
   *[bottom] unter das Ortsdeck legen
}
pf-trouble-add-until = { $trouble }; dabei so lange ziehen, bis eine Karte { $traits } hat; die übrigen kommen in die Schachtel zurück
pf-trouble-look-ahead = { $count ->
    [one] die oberste Karte des Ortsdecks ansehen
   *[other] die obersten { $count } Karten des Ortsdecks ansehen
}
pf-trouble-lose-time = { $count ->
    [one] die oberste Karte des Segensdecks ablegen
   *[other] die obersten { $count } Karten des Segensdecks ablegen
}
pf-trouble-look-at-own = die oberste Karte deines Decks ansehen und, wenn du { $kinds } findest, { $recharge ->
    [yes] die Karte ziehen oder aufladen
   *[no] die Karte ziehen
}
pf-trouble-recharge-seen = „{ NAME($card) }“ aufladen, statt die Karte zu ziehen
pf-trouble-look-at-ends = { $both ->
    [yes] die oberste und die unterste Karte deines Ortsdecks ansehen
   *[no] die oberste oder die unterste Karte deines Ortsdecks ansehen
}
pf-trouble-scout = die oberste Karte deines Ortsdecks ansehen und, wenn sie eine Gabe ist, { $second ->
    [yes] unter das Deck oder unter dessen oberste Karte legen
   *[no] unter das Deck legen
}
pf-trouble-swap = eine Karte aus der Hand gegen eine Karte desselben Typs aus deinem Ablagestapel tauschen
pf-trouble-travel = { $bring ->
    [yes] an einen anderen Ort gehen, einen anderen Charakter an deinen Ort holen oder beides
   *[no] an einen anderen Ort gehen
}

## Rules that hold as long as a card lies there

pf-standing-harder = Bei { $on } ist die Schwierigkeit um { $by } höher
pf-standing-easier = Bei { $on } ist die Schwierigkeit um { $by } niedriger
pf-standing-harder-veteran = { $by ->
    [0] Bei { $on } ist die Schwierigkeit um die Nummer des Abenteuerdecks höher
   *[other] Bei { $on } ist die Schwierigkeit um { $by } und die Nummer des Abenteuerdecks höher
}
pf-standing-difficulty-is = Bei { $on } beträgt die Schwierigkeit { $number }
pf-standing-dice = Bei { $on } { $dice } addieren
pf-standing-weak-dice = Bei { $on } zählt jeder Würfel { $by } weniger
pf-standing-needs-trait = Die Gefahr ist nicht besiegt, wenn deine Probe nicht das Merkmal { $traits } hat
pf-standing-twice = Eine gelungene Probe noch einmal würfeln; sie zählt nur, wenn auch der zweite Wurf gelingt
pf-standing-damage-halved = Eine misslungene Probe verursacht nur den halben Schaden (aufgerundet)
pf-standing-damage-fixed = Schaden durch eine misslungene Probe kann nicht verringert werden
pf-standing-damage-more = Eine misslungene Probe verursacht { $more } Schaden mehr
pf-standing-damage-type = Eine misslungene Probe verursacht { $type }
pf-standing-no-kinds = Du darfst keine Karten vom Typ { $kinds } spielen
pf-standing-no-traits = Du darfst keine Karten mit dem Merkmal { $traits } spielen
pf-standing-no-evading = Dieser Gefahr kann man nicht ausweichen
pf-standing-no-evading-kinds = Karten vom Typ { $kinds } kann man nicht ausweichen
pf-standing-when = { $moment ->
    [begins] Zu Beginn des Szenarios
    [starts] Zu Beginn deines Zugs
    [ends] Am Ende deines Zugs
    [enters] Wenn du ankommst,
    [leaves] Wenn du weggehst,
    [meets] Wenn du eine Karte antriffst,
    [acquires] Wenn du eine Gabe erlangst,
    [misses] Wenn du eine Gabe nicht erlangst,
    [defeats] Wenn du eine Gefahr besiegst,
   *[fails] Wenn du eine Gefahr nicht besiegst,
} { $trouble }
pf-standing-when-card = { $moment ->
    [meets] Wenn du „{ NAME($card) }“ antriffst
    [acquires] Wenn du „{ NAME($card) }“ erlangst
    [misses] Wenn du „{ NAME($card) }“ nicht erlangst
    [defeats] Wenn du „{ NAME($card) }“ besiegst
   *[fails] Wenn du „{ NAME($card) }“ nicht besiegst
}, { $trouble }
pf-standing-when-kinds = { $moment ->
    [meets] Wenn du { $kinds } antriffst
    [acquires] Wenn du { $kinds } erlangst
    [misses] Wenn du { $kinds } nicht erlangst
    [defeats] Wenn du { $kinds } besiegst
   *[fails] Wenn du { $kinds } nicht besiegst
}, { $trouble }
pf-standing-when-traits = { $moment ->
    [meets] Wenn du eine Karte mit dem Merkmal { $traits } antriffst
    [acquires] Wenn du eine Karte mit dem Merkmal { $traits } erlangst
    [misses] Wenn du eine Karte mit dem Merkmal { $traits } nicht erlangst
    [defeats] Wenn du eine Karte mit dem Merkmal { $traits } besiegst
   *[fails] Wenn du eine Karte mit dem Merkmal { $traits } nicht besiegst
}, { $trouble }
pf-standing-instead-of-exploring = Anstelle der ersten Erkundung deines Zugs darfst du { $trouble }
pf-standing-no-reset = Am Ende deines Zugs die Hand nicht auffrischen
pf-standing-one-exploration = Du darfst in einem Zug nur einmal erkunden
pf-standing-instead-of-drawing = Statt der Karten, die du{ $reset ->
    [yes] {" "}beim Auffrischen der Hand
   *[no] {""}
} ziehen würdest, { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
pf-standing-blessings-deck = { $count ->
    [one] Das Segensdeck beginnt mit { $count } Karte
   *[other] Das Segensdeck beginnt mit { $count } Karten
}
pf-standing-outgrown = Ab Abenteuer { $basic } verlassen verbannte Gefahren mit dem Merkmal „Basis“ das Spiel endgültig, ab Abenteuer { $elite } auch die mit dem Merkmal „Elite“
pf-standing-chance-to-close = Wenn du { $kinds } aus dem Ortsdeck erlangst, darfst du versuchen, den Ort zu schließen

## Ways of closing a location

pf-closing-check = eine Probe bestehen ({ $check })
pf-closing-pay = { $count ->
    [one] { $count } Karte aus der Hand
   *[other] { $count } Karten aus der Hand
} { pf-lose }
pf-closing-pay-kinds = { $kinds } aus der Hand{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
} { pf-lose }
pf-closing-summon = „{ NAME($card) }“ herbeirufen und besiegen
pf-closing-summon-kind = { $kinds } zufällig herbeirufen und besiegen
pf-closing-free = nichts weiter zu tun

## Rewards

pf-reward-each = Jeder Charakter erhält { $reward }
pf-reward-and = { $first } und { $second }
pf-reward-feat-skill = ein Fertigkeitstalent
pf-reward-feat-power = ein Krafttalent
pf-reward-feat-card = ein Kartentalent
pf-reward-feat-role = eine Rollenkarte
pf-reward-any-boon = Jeder Charakter zieht zufällig eine Gabe eines selbst gewählten Typs aus der Schachtel
pf-reward-boon = Jeder Charakter zieht zufällig { $kinds } aus der Schachtel
pf-reward-loot = { LIST($cards) }
pf-reward-none = keine

## What a power costs

pf-pay = { $what }{ $top ->
    [yes] {" "}oder die oberste Karte deines Decks
   *[no] {""}
} { pf-cost }
pf-pay-top = die oberste Karte deines Decks { pf-cost } (eine Karte vom Typ { $recharged } stattdessen aufladen)
pf-pay-then = { $pay } ({ $then ->
    [discard] danach ablegen
    [bury] danach begraben
    [recharge] danach aufladen
   *[banish] danach verbannen
})

## Powers of characters and roles

pf-form-use = { $limits ->
    [alone] wenn kein anderer Charakter an deinem Ort ist, { $effect }
    [first] anstelle der ersten Erkundung deines Zugs { $effect }
    [own-turn] in deinem Zug { $effect }
   *[none] { $effect }
}
pf-form-pay = { $limits ->
    [alone] wenn kein anderer Charakter an deinem Ort ist, { $pay } und dafür { $effect }
    [first] anstelle der ersten Erkundung deines Zugs { $pay } und dafür { $effect }
    [own-turn] in deinem Zug { $pay } und dafür { $effect }
   *[none] { $pay } und dafür { $effect }
}
pf-form-with-traits = { $power }; die Probe erhält { $traits }
pf-form-counts-as = { $power }; das zählt wie das Spielen einer Karte vom Typ { $kinds }
pf-form-without = { $power }; bei dieser Probe dürfen keine Karten vom Typ { $kinds } gespielt werden
pf-form-always = Bei { $on } immer { $dice } addieren
pf-form-always-traits = Bei { $on } immer { $dice } addieren und { $traits } hinzufügen
pf-form-when-playing = Bei { $on } { $dice } addieren, wenn du dabei { $kinds } spielst
pf-goes = { $to ->
    [recharge] aufladen
    [shuffle] in dein Deck mischen
    [top] oben auf dein Deck legen
    [bury] begraben
   *[discard] ablegen
}
pf-goes-or-recharge = { $ways ->
    [1] { pf-goes }
   *[other] aufladen oder { pf-goes }
}
pf-instead-of = { $of ->
    [banish] statt sie zu verbannen
   *[discard] statt sie abzulegen
}
pf-form-instead = Wenn du { $what } spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }
pf-form-instead-card = Wenn du „{ NAME($card) }“ spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }
pf-form-instead-on = Wenn du bei { $on } { $what } spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }
pf-form-instead-check = Wenn du { $what } spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }, falls dir eine Probe gelingt: { $check }
pf-form-less-damage = { $types }{ $whom ->
    [others] , den andere Charaktere an deinem Ort erleiden,
   *[own] , den du erleidest,
} um { $by } verringern{ $but ->
    [combat] {" "}(außer Kampfschaden)
   *[none] {""}
}
pf-at-turn = { $when ->
    [starts] Zu Beginn deines Zugs
    [ends] Am Ende deines Zugs
   *[both] Zu Beginn und am Ende deines Zugs
}{ $hand ->
    [empty] , wenn du keine Karten auf der Hand hast,
   *[any] {""}
}
pf-form-at-turn = { pf-at-turn } { $must ->
    [yes] musst du { $trouble }
   *[no] darfst du { $trouble }
}
pf-form-at-turn-pay = { pf-at-turn } { $must ->
    [yes] musst du { $pay } und dafür { $trouble }
   *[no] darfst du { $pay } und dafür { $trouble }
}
pf-form-after-playing = Nachdem du { $what } gespielt hast, darfst du { $trouble }
pf-form-after = { $moment ->
    [acquires] Nachdem du eine Karte mit dem Merkmal { $traits } erlangt hast
   *[defeats] Nachdem du eine Karte mit dem Merkmal { $traits } besiegt hast
}, darfst du { $trouble }
pf-form-sure-recharge = Wenn du { $what } durch eine Probe aufladen könntest, gelingt sie ohne Wurf
pf-form-new-skill = Du hast die Fertigkeit { NAME($skill) }: { NAME($base) } +{ $bonus }
pf-form-any-skill-to-recharge = Wenn du { $what } durch eine Probe aufladen willst, darfst du immer { NAME($skill) } verwenden
pf-form-skill-for-another = Wo eine Karte mit dem Merkmal { $traits } die Fertigkeit { NAME($instead) } verlangt, darfst du { NAME($skill) } verwenden
pf-form-blessing-die = Wenn du bei { $on } einen Segen spielst, bringt er einen d{ $die } statt des üblichen Würfels
pf-form-blessing-die-card = Wenn du „{ NAME($card) }“ spielst, bringt die Karte einen d{ $die } statt des üblichen Würfels
pf-form-any-number = Bei { $on } darfst du beliebig viele { NAME($kind, form: "many") } spielen
pf-form-evaded-to = { $to ->
    [top] Eine Karte, der du ausgewichen bist, darfst du oben auf ihr Deck zurücklegen
   *[bottom] Eine Karte, der du ausgewichen bist, darfst du unter ihr Deck legen
}
pf-form-evaded-to-with = { $to ->
    [top] Wenn du { $kinds } antriffst und zum Ausweichen { $with } spielst, darfst du die angetroffene Karte oben auf ihr Deck zurücklegen
   *[bottom] Wenn du { $kinds } antriffst und zum Ausweichen { $with } spielst, darfst du die angetroffene Karte unter ihr Deck legen
}
pf-form-and = { $first }. { $second }
pf-form-or = { $first }; oder { $second }
