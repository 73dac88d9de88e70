# The texts of the cards of Pathfinder: names of skills, kinds and traits, and the phrases that card texts are put
# together from. Phrases are parts without a full stop; the whole (pf-card-…) ends with one. An effect or a trouble is an
# infinitive phrase, so that it can follow a colon or 'du darfst'; a trouble with a verb of its own begins with it and
# follows 'danach' or 'bei Misserfolg'. Rules and powers that are whole sentences begin with a capital.
# Forms of a kind: .in bare inside a sentence, .a in the accusative, .of in the genitive, .many in the plural.
# Checks (pf-what-…, pf-on) stand in the dative: 'bei deinem Wurf'.


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
skill-arcane = Arkanes
skill-knowledge = Wissen
skill-craft = Handwerk
skill-divine = Göttliches
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
kind-villain = Bösewicht
    .in = Bösewicht
    .a = einen Bösewicht
    .of = eines Bösewichts
    .many = Bösewichte
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
mark-arcane = Arkanes
mark-aristocrat = Adel
mark-attack = Angriff
mark-axe = Axt
mark-bandit = Räuber
mark-bard = Barde
mark-basic = Standard
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
mark-divine = Göttliches
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
mark-magic = Magisch
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

power-hand = Handkartenlimit
power-light-armors = Leichte Rüstungen
power-heavy-armors = Schwere Rüstungen
power-weapons = Waffen

## Whole texts: boons and banes

pf-card-acquire = Erlangen: { $check }.
pf-card-acquire-free = Erlangen: kein Wurf nötig.
pf-card-lost = Nicht erlangt: { CAPITAL($trouble) }.
pf-card-play = { $cost ->
    [reveal] Vorzeigen
    [display] Auslegen
    [discard] Ablegen
    [recharge] Erneuern
    [bury] Begraben
   *[banish] Verbannen
}: { CAPITAL($effect) }.
pf-card-also = { $cost ->
    [reveal] Danach vorzeigen
    [display] Danach auslegen
    [discard] Danach ablegen
    [recharge] Danach erneuern
    [bury] Danach begraben
   *[banish] Danach verbannen
}: { CAPITAL($effect) }.
pf-card-again = { $cost ->
    [reveal] Danach vorzeigen
    [display] Danach auslegen
    [discard] Danach ablegen
    [recharge] Danach erneuern
    [bury] Danach begraben
   *[banish] Danach verbannen
}: Dasselbe noch einmal.
pf-card-trained = Begraben (ungeübt in { pf-proficient }: verbannen): { CAPITAL($effect) }.
pf-card-recharge = Zum Erneuern: { $check }.
pf-card-recharge-or-banish = Zum Erneuern: { $check }; ohne diese Fertigkeit verbannen.
pf-card-needs-skill = Wer die Fertigkeit { NAME($skill) } nicht hat, verbannt die Karte nach dem Spielen.
pf-card-defeat = Besiegen: { $check }.
pf-card-immune = Immun: { LIST($traits) }.
pf-card-facing = { CAPITAL($rule) }.
pf-card-before = Vor der Begegnung: { CAPITAL($trouble) }.
pf-card-instead = Statt eines Wurfs: { CAPITAL($trouble) }.
pf-card-after = Nach der Begegnung: { CAPITAL($trouble) }.
pf-card-defeated = Besiegt: { CAPITAL($trouble) }.
pf-card-undefeated = Nicht besiegt: { CAPITAL($trouble) }.

## Whole texts: locations, scenarios, characters

pf-card-here = An diesem Ort – { $rule }.
pf-card-closing = Schließen: { CAPITAL($way) }.
pf-card-closed = Nach dem Schließen: { CAPITAL($trouble) }.
pf-card-closed-here = An diesem geschlossenen Ort – { $rule }.
pf-card-during = In diesem Szenario – { $rule }.
pf-card-during-adventure = In diesem Abenteuer – { $rule }.
pf-card-during-path = Auf diesem Abenteuerpfad – { $rule }.
pf-card-fillers = Kein Bösewicht, keine Handlanger: in jedem Ortsdeck zufällig 1 { $kinds }.
pf-card-close-all = Zum Gewinnen: alle Orte schließen.
pf-card-reward = Belohnung: { CAPITAL($reward) }.
pf-card-power = { NAME($power) }: { CAPITAL($text) }.
pf-card-proficient = Geübt in: { LIST($proficiencies) }.

## Feats: the boxes inside the text of a power

pf-box = □{"\u00A0"}{ $text }
pf-boxed = { $text } ({ $boxes })
pf-boxes = { $first } { $second }
pf-box-value = { DICE($value) }
pf-box-or = oder { $text }
pf-box-and = und { $text }

## Checks, skills, kinds and traits inside sentences

pf-skill = { NAME($skill) }
pf-trait = { NAME($trait) }
pf-traits = { $count ->
    [one] das Merkmal { $traits }
   *[other] die Merkmale { $traits }
}
pf-type = { NAME($kind, form: "in") }
pf-many = { NAME($kind, form: "many") }
pf-kind-of = { NAME($kind, form: "of") }
pf-kind-weapon = { kind-weapon.a }
    .dat = einer Waffe
pf-kind-spell = { kind-spell.a }
    .dat = einem Zauber
pf-kind-armor = { kind-armor.a }
    .dat = einer Rüstung
pf-kind-item = { kind-item.a }
    .dat = einem Gegenstand
pf-kind-ally = { kind-ally.a }
    .dat = einem Verbündeten
pf-kind-blessing = { kind-blessing.a }
    .dat = einem Segen
pf-kind-loot = { kind-loot.a }
    .dat = einer Beutekarte
pf-kind-boon = { kind-boon.a }
    .dat = einer Gabe
pf-kind-monster = { kind-monster.a }
    .dat = einem Monster
pf-kind-barrier = { kind-barrier.a }
    .dat = einem Hindernis
pf-kind-henchman = { kind-henchman.a }
    .dat = einem Handlanger
pf-kind-villain = { kind-villain.a }
    .dat = einem Bösewicht
pf-kind-bane = { kind-bane.a }
    .dat = einer Gefahr
pf-cards-any = eine Karte
pf-cards-traits = eine Karte mit Merkmal { $traits }
pf-cards-both = { $kinds } mit Merkmal { $traits }
pf-proficient = { $proficiency ->
    [light-armors] leichten Rüstungen
    [heavy-armors] schweren Rüstungen
   *[weapons] Waffen
}
pf-check = { $skills } { $difficulty }
pf-check-veteran = { $skills } { $difficulty } + Nummer des Abenteuersets
pf-slash = { $first }/{ $second }
pf-comma = { $first }, { $second }
pf-or = { $first } oder { $second }
pf-and = { $first } und { $second }
pf-or-effect = { $first }; oder { $second }
pf-or-check = { $first } oder { $second }
pf-then = { $first }, danach { $second }
pf-rules = { $first }; { $second }
pf-cost = { $cost ->
    [reveal] vorzeigen
    [display] auslegen
    [discard] ablegen
    [recharge] erneuern
    [bury] begraben
    [shuffle] ins Deck mischen
    [top] oben auf das Deck legen
   *[banish] verbannen
}

## Which checks a text speaks of

pf-on = { $whose ->
    [own] deinem { $what }
    [other] einem fremden { $what }
    [here] einem { $what } an deinem Ort
    [other-here] einem fremden { $what } an deinem Ort
    [elsewhere] einem { $what } an einem anderen Ort
   *[anybody] einem { $what }
}
    .box = { $whose ->
    [own] oder deinem
    [other] oder einem fremden
    [here] oder deinem
    [other-here] oder einem fremden
    [elsewhere] oder an einem anderen Ort
   *[anybody] oder einem anderen
}
pf-what-check = Wurf
pf-what-combat = Kampfwurf
pf-what-noncombat = Wurf (kein Kampf)
pf-what-skills = Wurf auf { $skills }
pf-what-noncombat-skills = Wurf auf { $skills } (kein Kampf)
pf-what-traits = { $check } mit Merkmal { $traits }
pf-what-to = { $check } { $to }
pf-what-about = { $check } in der Begegnung mit { $kinds }
pf-what-bearing = { $check } mit Merkmal { $traits }
pf-what-against = { $check } gegen eine Karte mit Merkmal { $traits }
pf-to-defeat = zum Besiegen einer Gefahr
pf-to-acquire = zum Erlangen einer Gabe
pf-to-recharging = zum Erneuern einer Karte
pf-to-close = zum Schließen eines Ortes
pf-to-otherwise = zu einem anderen Zweck
pf-to-kind = zum { $deeds } { $kinds }
pf-deed-defeat = Besiegen
pf-deed-acquire = Erlangen
pf-deed-recharging = Erneuern

## Damage; .stem stands before another kind of damage: 'Feuer- oder Säureschaden'

pf-damage-combat = Kampfschaden
    .stem = Kampf-
pf-damage-fire = Feuerschaden
    .stem = Feuer-
pf-damage-cold = Kälteschaden
    .stem = Kälte-
pf-damage-acid = Säureschaden
    .stem = Säure-
pf-damage-electricity = Elektrizitätsschaden
    .stem = Elektrizitäts-
pf-damage-force = Energieschaden
    .stem = Energie-
pf-damage-mental = Geistschaden
    .stem = Geist-
pf-damage-poison = Giftschaden
    .stem = Gift-
pf-damage-noncombat = Schaden außer Kampfschaden
pf-damage-any = jeden Schaden

## What a played card or a used power does

pf-these-skills = einer davon
pf-effect-fight = Kampfwurf mit { $skills } + { DICE($dice) }{ $unskilled ->
    [0] {""}
   *[other] {" "}(ungeübt: Schwierigkeit +{ $unskilled })
}
pf-effect-fight-against = Kampfwurf mit { $skills } + { DICE($dice) }, gegen Gefahren mit Merkmal { $traits } + { DICE($better) }{ $unskilled ->
    [0] {""}
   *[other] {" "}(ungeübt: Schwierigkeit +{ $unskilled })
}
pf-effect-fight-sure = Kampfwurf mit { $skills } + { DICE($dice) }; jede 1 auf einem W{ $die } zählt als { $ones }{ $unskilled ->
    [0] {""}
   *[other] {" "}(ungeübt: Schwierigkeit +{ $unskilled })
}
pf-effect-use-skill = bei { $on } { $skills }{ $dice ->
    [0] {""}
   *[other] {" "}+ { DICE($dice) }
} einsetzen
pf-effect-roll-instead = bei { $on } { DICE($dice) } statt einer Fertigkeit einsetzen
pf-effect-die-instead = einen W{ $die } statt deines Würfels für { $skills } werfen{ $plus ->
    [0] {""}
   *[other] {" "}und { $plus } addieren
}
    .box = +{ $plus }
pf-effect-die-instead-traits = einen W{ $die } statt deines Würfels für { $skills } werfen{ $plus ->
    [0] {" "}und { $traits } hinzufügen
   *[other] , { $plus } addieren und { $traits } hinzufügen
}
    .box = { $plus ->
    [0] und { $traits }
   *[other] und { $traits }
}
pf-effect-beat = { $kinds } mit Schwierigkeit { $most } oder weniger ohne Wurf besiegen
pf-effect-add-dice = { DICE($dice) } zu { $on } addieren
pf-effect-add-dice-traits = { DICE($dice) } und { $traits } zu { $on } hinzufügen
pf-effect-lasting = bis zum Zugende { DICE($dice) } zu { $on } addieren
pf-effect-lasting-traits = bis zum Zugende { DICE($dice) } und { $traits } zu { $on } hinzufügen
pf-effect-more = noch { DICE($dice) } addieren
pf-effect-offhand = { DICE($dice) } zu deinem Kampfwurf addieren, wenn du dabei eine andere Waffe spielst
pf-effect-add-die = { $count ->
    [one] { $count } Würfel mehr bei { $on }
   *[other] { $count } Würfel mehr bei { $on }
}
pf-effect-add-die-twice = 1 Würfel mehr bei { $on }, 2 bei jedem { $twice }
pf-effect-ease = Schwierigkeit −{ $by } bei { $on }
pf-effect-set-difficulty = die Schwierigkeit bei { $on } auf { $number } setzen
pf-effect-succeed = bei { $on } Erfolg haben, ohne zu würfeln
pf-effect-reroll = nach Misserfolg bei { $on } neu würfeln
pf-effect-rescue = bei { $on } ein um höchstens { $by } zu niedriges Ergebnis als Erfolg werten
pf-effect-reduce = { $types } { $whose ->
    [own] gegen dich
    [here] gegen einen Charakter an deinem Ort
   *[anybody] gegen einen beliebigen Charakter
} { $by ->
    [0] auf 0
   *[other] um { $by }
} verringern{ $free ->
    [yes] ; du darfst noch eine Karte dieser Art spielen
   *[no] {""}
}
pf-effect-trained = { $effect } ({ $trained ->
    [yes] wenn du in { pf-proficient } geübt bist
   *[no] wenn du nicht in { pf-proficient } geübt bist
})
pf-effect-evade = { $kinds } ausweichen
pf-effect-evade-any = der Karte ausweichen, der du begegnest
pf-effect-explore = noch einmal erkunden
pf-effect-heal = { $cards ->
    [one] { $cards } zufällige abgelegte Karte
   *[other] { DICE($cards) } zufällige abgelegte Karten
} { $whose ->
    [own] in dein Deck mischen
   *[here] eines Charakters an deinem Ort in sein Deck mischen
}
pf-effect-move = an einen anderen Ort gehen
pf-effect-examine = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
} { $where ->
    [here] deines Ortsdecks
   *[any] eines beliebigen Ortsdecks
} ansehen{ $bottom ->
    [yes] , auf Wunsch { $count ->
        [one] nach unten
       *[other] eine davon nach unten
    } legen
   *[no] {""}
}
pf-effect-examine-until = { $where ->
    [here] dein Ortsdeck
   *[any] ein beliebiges Ortsdeck
} von oben ansehen, bis du { $kinds } findest{ $bottom ->
    [yes] , und auf Wunsch eine der Karten nach unten legen
   *[no] {""}
}
pf-effect-search = dein Deck durchsuchen, { $kinds } daraus ziehen und das Deck mischen
pf-effect-retrieve = { $to ->
    [hand] { $kinds } aus deinem Ablagestapel auf die Hand nehmen
    [top] { $kinds } aus deinem Ablagestapel oben auf dein Deck legen
    [shuffle] { $kinds } aus deinem Ablagestapel in dein Deck mischen
   *[recharge] { $kinds } aus deinem Ablagestapel unter dein Deck legen
}
pf-effect-turn-back-time = { $cards ->
    [one] { $cards } zufälligen abgelegten Segen ins Segensdeck mischen
   *[other] { DICE($cards) } zufällige abgelegte Segen ins Segensdeck mischen
}
pf-effect-borrow-blessing = diese Karte wie den obersten abgelegten Segen verwenden
pf-effect-raise-dead = einen toten Charakter an deinem Ort ins Leben zurückholen; er mischt seine Karten zu einem Deck und zieht eine Hand
pf-effect-and-then = { $effect }; danach { $trouble }
    .box = danach { $trouble }

## What happens to characters. Each is an infinitive, which also serves as an order and after 'du darfst'; .they is what
## somebody does ('erleidet').

pf-trouble-each = { $to ->
    [each-here] jeder Charakter hier
    [others-here] jeder andere Charakter hier
    [at-open] jeder Charakter an einem offenen Ort
   *[everybody] jeder Charakter
} { $trouble }
pf-trouble-unless = Wurf auf { $check }, sonst { $trouble }
    .they = { $trouble }, außer er besteht { $check }
pf-trouble-may = darfst du { $trouble }
    .they = darf { $trouble }
pf-trouble-then = { $first }. Danach: { CAPITAL($second) }
pf-trouble-on-roll = einen W{ $die } werfen; bei { $most ->
    [1] einer 1
   *[other] { $most } oder weniger
}: { CAPITAL($trouble) }
    .they = wirft einen W{ $die }; bei { $most ->
    [1] einer 1
   *[other] { $most } oder weniger
}: { CAPITAL($trouble) }
pf-damage-taken = { pf-damage-count }{ $fixed ->
    [yes] {" "}(nicht verringerbar)
   *[no] {""}
}
pf-trouble-damage = { pf-damage-taken } erleiden
    .they = erleidet { pf-damage-taken }
pf-trouble-damage-first = { pf-damage-taken } erleiden (zuerst { $kinds } ablegen)
    .they = erleidet { pf-damage-taken } und legt zuerst { $kinds } ab
pf-lose = { $to ->
    [discard] ablegen
    [bury] begraben
    [recharge] erneuern
   *[banish] verbannen
}
    .they = { $to ->
    [discard] legt
    [bury] begräbt
    [recharge] erneuert
   *[banish] verbannt
}
pf-trouble-lose = { $how ->
    [random] { $count ->
        [one] { $count } zufällige Handkarte
       *[other] { $count } zufällige Handkarten
    }
   *[choice] { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
} { pf-lose }
    .they = { pf-lose.they } { $how ->
    [random] { $count ->
        [one] { $count } zufällige Handkarte
       *[other] { $count } zufällige Handkarten
    }
   *[choice] { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
}{ $to ->
    [discard] {" "}ab
    [bury] {""}
    [recharge] {""}
   *[banish] {""}
}
pf-trouble-lose-kinds = { $kinds } aus der Hand{ $how ->
    [random] {" "}(zufällig)
   *[choice] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
} { pf-lose }
    .they = { pf-lose.they } { $kinds } aus der Hand{ $how ->
    [random] {" "}(zufällig)
   *[choice] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
}{ $to ->
    [discard] {" "}ab
    [bury] {""}
    [recharge] {""}
   *[banish] {""}
}
pf-trouble-lose-top = { $count ->
    [one] die oberste Karte des Decks
   *[other] die obersten { $count } Karten des Decks
} { pf-lose }
    .they = { pf-lose.they } { $count ->
    [one] die oberste Karte des Decks
   *[other] die obersten { $count } Karten des Decks
}{ $to ->
    [discard] {" "}ab
    [bury] {""}
    [recharge] {""}
   *[banish] {""}
}
pf-trouble-bury-discarded = { $kinds } aus dem Ablagestapel begraben
    .they = begräbt { $kinds } aus dem Ablagestapel
pf-trouble-harder = bis zum Zugende alle Würfe mit Schwierigkeit +{ $by }
    .they = würfelt bis zum Zugende mit Schwierigkeit +{ $by }
pf-trouble-difficulty = gegen diese Karte mit der Schwierigkeit { $number } würfeln
    .they = würfelt gegen diese Karte mit der Schwierigkeit { $number }
pf-trouble-no-more-exploring = in diesem Zug nicht mehr erkunden
    .they = darf in diesem Zug nicht mehr erkunden
pf-drawn-instead = { $reset ->
    [yes] beim Auffrischen der Hand{" "}
   *[no] {""}
}{ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} statt der üblichen Zahl
pf-trouble-draw-instead = bis zum Zugende { pf-drawn-instead } ziehen
    .they = zieht bis zum Zugende { pf-drawn-instead }
pf-trouble-forbid-kinds = in dieser Begegnung auf { $kinds } verzichten
    .they = verzichtet in dieser Begegnung auf { $kinds }
pf-trouble-forbid-traits = in dieser Begegnung auf Karten mit Merkmal { $traits } verzichten
    .they = verzichtet in dieser Begegnung auf Karten mit Merkmal { $traits }
pf-trouble-forbid = in dieser Begegnung auf { $kinds } und auf Karten mit Merkmal { $traits } verzichten
    .they = verzichtet in dieser Begegnung auf { $kinds } und auf Karten mit Merkmal { $traits }
pf-trouble-wander = an einen zufälligen Ort gehen
    .they = geht an einen zufälligen Ort
pf-trouble-flit = diese Karte in das Deck eines zufälligen offenen Ortes mischen
    .they = mischt diese Karte in das Deck eines zufälligen offenen Ortes
pf-trouble-vanish = diese Karte verbannen
    .they = verbannt diese Karte
pf-trouble-vanish-lesser = die Karte verbannen, falls sie weder Handlanger noch Bösewicht ist
    .they = verbannt die Karte, falls sie weder Handlanger noch Bösewicht ist
pf-trouble-stay = die Karte bleibt unbesiegt
pf-trouble-end-turn = nach dieser Begegnung die Hand auffrischen und den Zug beenden
    .they = frischt nach dieser Begegnung die Hand auf und beendet den Zug
pf-trouble-summon = „{ NAME($card) }“ herbeirufen und der Karte begegnen{ $must ->
    [yes] ; wird sie nicht besiegt, bleibt auch diese Karte unbesiegt
   *[no] {""}
}
    .they = ruft „{ NAME($card) }“ herbei und begegnet der Karte{ $must ->
    [yes] ; wird sie nicht besiegt, bleibt auch diese Karte unbesiegt
   *[no] {""}
}
pf-trouble-summon-same = ein weiteres Exemplar herbeirufen und ihm begegnen{ $must ->
    [yes] ; wird sie nicht besiegt, bleibt auch diese Karte unbesiegt
   *[no] {""}
}
    .they = ruft ein weiteres Exemplar herbei und begegnet ihm{ $must ->
    [yes] ; wird sie nicht besiegt, bleibt auch diese Karte unbesiegt
   *[no] {""}
}
pf-trouble-summon-kind = zufällig { $kinds } zur Begegnung herbeirufen{ $must ->
    [yes] ; wird die herbeigerufene Karte nicht besiegt, bleibt auch diese unbesiegt
   *[no] {""}
}
    .they = ruft zufällig { $kinds } zur Begegnung herbei{ $must ->
    [yes] ; wird die herbeigerufene Karte nicht besiegt, bleibt auch diese unbesiegt
   *[no] {""}
}
pf-trouble-meet-first = das Ortsdeck von oben ansehen, bis du { $kinds } findest, und dieser Karte begegnen
    .they = sieht das Ortsdeck von oben an, bis { $kinds } auftaucht, und begegnet dieser Karte
pf-trouble-meet-first-weak = das Ortsdeck von oben ansehen, bis du { $kinds } findest, und dieser Karte begegnen; jeder Würfel zählt { $by } weniger
    .they = sieht das Ortsdeck von oben an, bis { $kinds } auftaucht, und begegnet dieser Karte; jeder Würfel zählt { $by } weniger
pf-trouble-grant-exploration = in diesem Zug noch einmal erkunden
    .they = erkundet in diesem Zug noch einmal
pf-random = { $count ->
    [one] zufällig { NAME($kind, form: "a") }
   *[other] { DICE($count) } zufällige { NAME($kind, form: "many") }
}
pf-from-box = { pf-random } aus der Schachtel
pf-trouble-draw-from-box = { pf-from-box } ziehen{ $keep ->
    [0] {""}
   *[other] {" "}und { $keep } behalten
}
    .they = zieht { pf-from-box }{ $keep ->
    [0] {""}
   *[other] {" "}und behält { $keep }
}
pf-trouble-tempt = { pf-from-box } ziehen; du darfst { $count ->
    [one] die Karte
   *[other] eine der Karten
} behalten, aber dann: { CAPITAL($trouble) }
pf-trouble-draw = { $count ->
    [one] { $count } Karte
   *[other] { DICE($count) } Karten
} ziehen
    .they = zieht { $count ->
    [one] { $count } Karte
   *[other] { DICE($count) } Karten
}
    .box = { $count }
pf-recovered = { $count ->
    [one] { $count } zufällige abgelegte Karte
   *[other] { DICE($count) } zufällige abgelegte Karten
}
pf-trouble-recover = { pf-recovered } in dein Deck mischen
    .they = mischt { pf-recovered } in sein Deck
pf-trouble-add-to-place = { pf-random } ins Ortsdeck mischen
    .they = mischt { pf-random } ins Ortsdeck
pf-trouble-add-to-end = { pf-random } { $to ->
    [top] oben auf das Ortsdeck legen
   *[bottom] unter das Ortsdeck legen
}
    .they = legt { pf-random } { $to ->
    [top] oben auf das Ortsdeck
   *[bottom] unter das Ortsdeck
}
pf-trouble-add-until = { $trouble } (ziehen, bis eine Karte { $traits } hat; die übrigen zurücklegen)
pf-top-cards = { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
}
pf-trouble-look-ahead = { pf-top-cards } des Ortsdecks ansehen
    .they = sieht { pf-top-cards } des Ortsdecks an
pf-trouble-lose-time = { pf-top-cards } des Segensdecks ablegen
    .they = legt { pf-top-cards } des Segensdecks ab
pf-trouble-look-at-own = die oberste Karte deines Decks ansehen und, wenn du { $kinds } findest, die Karte ziehen{ $recharge ->
    [yes] {" "}oder erneuern
   *[no] {""}
}
    .box = { $recharge ->
    [yes] oder erneuern
   *[no] ziehen
}
pf-trouble-recharge-seen = „{ NAME($card) }“ erneuern, statt die Karte zu ziehen
pf-trouble-look-at-ends = { $both ->
    [yes] die oberste und die unterste Karte deines Ortsdecks ansehen
   *[no] die oberste oder die unterste Karte deines Ortsdecks ansehen
}
    .box = { $both ->
    [yes] oder beide
   *[no] oder die unterste Karte
}
pf-trouble-scout = die oberste Karte deines Ortsdecks ansehen und, wenn sie eine Gabe ist, unter das Deck legen{ $second ->
    [yes] {" "}oder unter dessen oberste Karte
   *[no] {""}
}
    .box = { $second ->
    [yes] oder unter dessen oberste Karte
   *[no] unter das Deck
}
pf-trouble-swap = eine Karte aus der Hand gegen eine Karte derselben Art aus deinem Ablagestapel tauschen
pf-trouble-travel = { $bring ->
    [yes] an einen anderen Ort gehen, einen anderen Charakter an deinen Ort holen oder beides
   *[no] an einen anderen Ort gehen
}
    .box = { $bring ->
    [yes] oder einen anderen Charakter an deinen Ort holen oder beides
   *[no] an einen anderen Ort gehen
}

## Rules that hold as long as a card lies there

pf-standing-harder = die Schwierigkeit bei { $on } ist um { $by } höher
pf-standing-easier = die Schwierigkeit bei { $on } ist um { $by } niedriger
pf-standing-harder-veteran = die Schwierigkeit bei { $on } ist um { $by ->
    [0] die Nummer des Abenteuersets
   *[other] { $by } und die Nummer des Abenteuersets
} höher
pf-standing-difficulty-is = die Schwierigkeit bei { $on } beträgt { $number }
pf-standing-dice = { DICE($dice) } zu { $on } addieren
pf-standing-weak-dice = bei { $on } zählt jeder Würfel { $by } weniger
pf-standing-needs-trait = ohne das Merkmal { $traits } in deinem Wurf bleibt sie unbesiegt
pf-standing-twice = einen gelungenen Wurf wiederholen; er zählt nur, wenn er wieder gelingt
pf-standing-damage-halved = ein misslungener Wurf verursacht den halben Schaden (aufgerundet)
pf-standing-damage-fixed = Schaden durch einen misslungenen Wurf kann nicht verringert werden
pf-standing-damage-more = ein misslungener Wurf verursacht { DICE($more) } Schaden mehr
pf-standing-damage-type = ein misslungener Wurf verursacht { pf-damage-name }
pf-standing-no-kinds = { $kinds } dürfen nicht gespielt werden
pf-standing-no-traits = Karten mit Merkmal { $traits } dürfen nicht gespielt werden
pf-standing-no-evading = Ausweichen ist nicht möglich
pf-standing-no-evading-kinds = gegen { $kinds } ist kein Ausweichen möglich
pf-standing-when = { $moment ->
    [begins] zu Beginn des Szenarios
    [starts] zu Beginn deines Zugs
    [ends] am Ende deines Zugs
    [enters] wenn du ankommst
    [leaves] wenn du weggehst
    [meets] wenn du einer Karte begegnest
    [acquires] wenn du eine Gabe erlangst
    [misses] wenn du eine Gabe nicht erlangst
    [defeats] wenn du eine Gefahr besiegst
   *[fails] wenn du eine Gefahr nicht besiegst
}: { CAPITAL($trouble) }
pf-standing-when-card = { $moment ->
    [meets] wenn du „{ NAME($card) }“ begegnest
    [acquires] wenn du „{ NAME($card) }“ erlangst
    [misses] wenn du „{ NAME($card) }“ nicht erlangst
    [defeats] wenn du „{ NAME($card) }“ besiegst
   *[fails] wenn du „{ NAME($card) }“ nicht besiegst
}: { CAPITAL($trouble) }
pf-standing-when-kinds = { $moment ->
    [meets] wenn du auf { $kinds } triffst
    [acquires] wenn du { $kinds } erlangst
    [misses] wenn du { $kinds } nicht erlangst
    [defeats] wenn du { $kinds } besiegst
   *[fails] wenn du { $kinds } nicht besiegst
}: { CAPITAL($trouble) }
pf-standing-when-traits = { $moment ->
    [meets] wenn du einer Karte mit Merkmal { $traits } begegnest
    [acquires] wenn du eine Karte mit Merkmal { $traits } erlangst
    [misses] wenn du eine Karte mit Merkmal { $traits } nicht erlangst
    [defeats] wenn du eine Karte mit Merkmal { $traits } besiegst
   *[fails] wenn du eine Karte mit Merkmal { $traits } nicht besiegst
}: { CAPITAL($trouble) }
pf-standing-instead-of-exploring = statt der ersten Erkundung darfst du { $trouble }
pf-standing-no-reset = am Ende deines Zugs die Hand nicht auffrischen
pf-standing-one-exploration = in einem Zug darfst du nur einmal erkunden
pf-standing-instead-of-drawing = { pf-drawn-instead } ziehen
pf-standing-blessings-deck = das Segensdeck beginnt mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
pf-standing-outgrown = ab Abenteuer { $basic } verlassen verbannte Gefahren mit dem Merkmal Standard das Spiel, ab Abenteuer { $elite } auch die mit dem Merkmal Elite
pf-standing-chance-to-close = wer { $kinds } aus dem Ortsdeck erlangt, darf das Schließen versuchen

## Ways of closing a location

pf-closing-check = Wurf auf { $check }
pf-closing-pay = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
} { pf-lose }
pf-closing-pay-kinds = { $kinds }{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
} { pf-lose }
pf-closing-summon = „{ NAME($card) }“ herbeirufen und besiegen
pf-closing-summon-kind = zufällig { $kinds } herbeirufen und besiegen
pf-closing-free = nichts zu tun

## Rewards

pf-reward-each = jeder Charakter erhält { $reward }
pf-reward-and = { $first } und { $second }
pf-reward-feat-skill = ein Fertigkeitstalent
pf-reward-feat-power = ein Fähigkeitstalent
pf-reward-feat-card = ein Kartentalent
pf-reward-feat-role = eine Rollenkarte
pf-reward-any-boon = jeder Charakter wählt eine Art von Gaben und zieht zufällig eine
pf-reward-boon = jeder Charakter zieht zufällig { $kinds }
pf-reward-loot = { LIST($cards) }
pf-reward-none = keine

## What a power costs

pf-pay = { $what }{ $top ->
    [yes] {" "}oder die oberste Karte deines Decks
   *[no] {""}
} { pf-cost }
    .box = { $top ->
    [yes] oder die oberste Karte deines Decks { pf-cost }
   *[no] { $what } { pf-cost }
}
pf-pay-top = die oberste Karte deines Decks { pf-cost }
pf-pay-then = { $pay } ({ $then ->
    [discard] danach ablegen
    [bury] danach begraben
    [recharge] danach erneuern
   *[banish] danach verbannen
})

## Powers of characters and roles

pf-form-use = { $limits ->
    [alone] wenn kein anderer Charakter an deinem Ort ist,{" "}
    [first] statt der ersten Erkundung{" "}
    [own-turn] in deinem Zug{" "}
   *[none] {""}
}{ $effect }
pf-form-pay = { $limits ->
    [alone] wenn kein anderer Charakter an deinem Ort ist,{" "}
    [first] statt der ersten Erkundung{" "}
    [own-turn] in deinem Zug{" "}
   *[none] {""}
}{ $pay }: { CAPITAL($effect) }
pf-form-pay-top = { $limits ->
    [alone] wenn kein anderer Charakter an deinem Ort ist,{" "}
    [first] statt der ersten Erkundung{" "}
    [own-turn] in deinem Zug{" "}
   *[none] {""}
}{ $pay }: { CAPITAL($effect) }; { $recharged } stattdessen erneuern
pf-form-either = { $limits ->
    [alone] wenn kein anderer Charakter an deinem Ort ist,{" "}
    [first] statt der ersten Erkundung{" "}
    [own-turn] in deinem Zug{" "}
   *[none] {""}
}{ $pay }: { CAPITAL($effect) } – oder { $other }: { DICE($dice) } addieren
pf-form-with-traits = { $power }; der Wurf erhält { $traits }
    .box = der Wurf erhält { $traits }
pf-form-counts-as = { $power }; das zählt wie das Spielen { $kinds }
pf-form-without = { $power }; { $kinds } dürfen dabei nicht gespielt werden
pf-form-always = { DICE($dice) } zu { $on } addieren
pf-form-always-traits = { DICE($dice) } und { $traits } zu { $on } hinzufügen
pf-form-when-playing = { DICE($dice) } zu { $on } addieren, wenn du dabei { $kinds } spielst
pf-goes = { $to ->
    [recharge] erneuern
    [shuffle] in dein Deck mischen
    [top] oben auf dein Deck legen
    [bury] begraben
   *[discard] ablegen
}
pf-goes-or-recharge = { $ways ->
    [1] { pf-goes }
   *[other] erneuern oder { pf-goes }
}
pf-instead-of = { $of ->
    [banish] statt sie zu verbannen
   *[discard] statt sie abzulegen
}
pf-form-instead = wenn du { $what } spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }
    .box = oder { pf-goes }
pf-form-instead-card = wenn du „{ NAME($card) }“ spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }
    .box = oder { pf-goes }
pf-form-instead-on = wenn du bei { $on } { $what } spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }
    .box = oder { pf-goes }
pf-form-instead-check = wenn du { $what } spielst, darfst du die Karte { pf-goes-or-recharge }, { pf-instead-of }, falls dir ein Wurf auf { $check } gelingt
    .box = oder { pf-goes }
pf-form-less-damage = { $types } gegen { $whom ->
    [others] andere Charaktere an deinem Ort
   *[own] dich
} um { $by } verringern{ $but ->
    [combat] {" "}(außer Kampfschaden)
   *[none] {""}
}
pf-at-turn = { $when ->
    [starts] zu Beginn deines Zugs
    [ends] am Ende deines Zugs
   *[both] zu Beginn und am Ende deines Zugs
}{ $hand ->
    [empty] {" "}mit leerer Hand
   *[any] {""}
}
pf-also-at = { $when ->
    [starts] zu Beginn deines Zugs
    [ends] am Ende deines Zugs
   *[both] auch am Ende deines Zugs
}
pf-form-at-turn = { pf-at-turn } { $must ->
    [yes] musst du { $trouble }
   *[no] darfst du { $trouble }
}
    .box = { pf-also-at }
pf-form-at-turn-pay = { pf-at-turn } { $must ->
    [yes] musst du { $pay } und { $trouble }
   *[no] darfst du { $pay } und { $trouble }
}
    .box = { pf-also-at }
pf-form-after-playing = nachdem du { $what } gespielt hast, darfst du { $trouble }
pf-form-after = { $moment ->
    [acquires] nachdem du eine Karte mit Merkmal { $traits } erlangt hast
   *[defeats] nachdem du eine Karte mit Merkmal { $traits } besiegt hast
}, darfst du { $trouble }
pf-form-sure-recharge = willst du { $what } erneuern, gelingt der Wurf, ohne dass du würfelst
pf-form-new-skill = du hast die Fertigkeit { NAME($skill) }: { NAME($base) } +{ $bonus }
pf-form-any-skill-to-recharge = willst du { $what } erneuern, darfst du beim Wurf immer { NAME($skill) } einsetzen
pf-form-skill-for-another = wo eine Karte mit Merkmal { $traits } die Fertigkeit { NAME($instead) } verlangt, darfst du { NAME($skill) } einsetzen
pf-form-blessing-die = wenn du bei { $on } einen Segen spielst, bringt er einen W{ $die } statt des üblichen Würfels
pf-form-blessing-die-card = wenn du „{ NAME($card) }“ spielst, bringt die Karte einen W{ $die } statt des üblichen Würfels
pf-form-any-number = bei { $on } darfst du beliebig viele { NAME($kind, form: "many") } spielen
pf-form-evaded-to = { $to ->
    [top] eine Karte, der du ausgewichen bist, darfst du oben auf ihr Deck legen
   *[bottom] eine Karte, der du ausgewichen bist, darfst du unter ihr Deck legen
}
pf-form-evaded-to-with = { $to ->
    [top] wenn du auf { $kinds } triffst und zum Ausweichen { $with } spielst, darfst du die Karte oben auf ihr Deck legen
   *[bottom] wenn du auf { $kinds } triffst und zum Ausweichen { $with } spielst, darfst du die Karte unter ihr Deck legen
}
pf-form-and = { $first }; { $second }
    .box = { $second }
pf-form-or = { $first }; oder { $second }
    .box = oder { $second }
