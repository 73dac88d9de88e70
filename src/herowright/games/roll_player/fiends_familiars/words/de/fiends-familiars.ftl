# All that Fiends & Familiars adds to what Roll Player says. The names of its cards stand in the other fiends-*.ftl.
# A condition (ff-condition-*) is a clause with its conjunction; a measure (ff-measure-*) is a plural noun without
# an article, in the strong form that follows numbers, 'mehr', 'weniger' and 'keinerlei'. Before 'hast' and 'hat' it may
# end with a participle ('Hände belegt'); it speaks of no 'du', because 'niemand' may have it too.
# Every Fiend is a 'Plagegeist', so its name takes an article instead of quotes.


## The Familiar row, die colours, its action in a few words, card type and adventures

attr-familiar = Vertrauter
    .short = VTR
    .of = Vertrauten
colour-green-blue = grün-blaue
    .acc = grün-blaue
    .letter = GB
colour-green-red = grün-rote
    .acc = grün-rote
    .letter = GR
colour-green-purple = grün-lila
    .acc = grün-lila
    .letter = GP
colour-green-black = grün-schwarze
    .acc = grün-schwarze
    .letter = GK
colour-green-white = grün-weiße
    .acc = grün-weiße
    .letter = GW
colour-blue-red = blau-rote
    .acc = blau-rote
    .letter = BR
colour-blue-purple = blau-lila
    .acc = blau-lila
    .letter = BP
colour-blue-black = blau-schwarze
    .acc = blau-schwarze
    .letter = BK
colour-blue-white = blau-weiße
    .acc = blau-weiße
    .letter = BW
colour-red-purple = rot-lila
    .acc = rot-lila
    .letter = RP
colour-red-black = rot-schwarze
    .acc = rot-schwarze
    .letter = RK
colour-red-white = rot-weiße
    .acc = rot-weiße
    .letter = RW
colour-purple-black = lila-schwarze
    .acc = lila-schwarze
    .letter = PK
colour-purple-white = lila-weiße
    .acc = lila-weiße
    .letter = PW
colour-black-white = schwarz-weiße
    .acc = schwarz-weiße
    .letter = KW
colour-clear = durchsichtige
    .acc = durchsichtige
    .letter = C
action-familiar = Vertrauten einsetzen
type-scroll = Schriftrolle
adventure-kind-lair = Unterschlupf
adventure-kind-trap = Falle
adventure-kind-attack = Angriff

## Amounts, used inside other messages

ff-amount-xp = { $xp } EP
ff-amount-glory = { $glory ->
    [one] { $glory } Ruhmmarker
   *[other] { $glory } Ruhmmarker
}
ff-amount-wounds = { $wounds ->
    [one] { $wounds } Wundmarker
   *[other] { $wounds } Wundmarker
}
ff-amount-heal = { $heal ->
    [one] { $heal } Wundmarker
   *[other] bis zu { $heal } Wundmarker
}
ff-amount-dice = { $dice ->
    [one] { $dice } Kampfwürfel
   *[other] { $dice } Kampfwürfel
}
ff-price = { $xp ->
    [0] { rp-price }
   *[other] für { ff-amount-xp }
}
    .short = { $xp ->
    [0] { rp-price.short }
   *[other] { ff-amount-xp }
}
# Lists of what comes in: gold and XP; Glory too; Charisma tokens too.
ff-gains = { $gold ->
    [0] { ff-amount-xp }
   *[other] { $xp ->
        [0] { rp-amount-gold.acc }
       *[other] { rp-amount-gold.acc } und { ff-amount-xp }
    }
}
ff-gains-glory = { $glory ->
    [0] { ff-gains }
   *[other] { $gold ->
        [0] { $xp ->
            [0] { ff-amount-glory }
           *[other] { ff-amount-xp } und { ff-amount-glory }
        }
       *[other] { $xp ->
            [0] { rp-amount-gold.acc } und { ff-amount-glory }
           *[other] { rp-amount-gold.acc }, { ff-amount-xp } und { ff-amount-glory }
        }
    }
}
ff-gains-all = { $tokens ->
    [0] { ff-gains-glory }
   *[other] { $gold ->
        [0] { $xp ->
            [0] { $glory ->
                [0] { rp-amount-tokens.acc }
               *[other] { ff-amount-glory } und { rp-amount-tokens.acc }
            }
           *[other] { $glory ->
                [0] { ff-amount-xp } und { rp-amount-tokens.acc }
               *[other] { ff-amount-xp }, { ff-amount-glory } und { rp-amount-tokens.acc }
            }
        }
       *[other] { $xp ->
            [0] { $glory ->
                [0] { rp-amount-gold.acc } und { rp-amount-tokens.acc }
               *[other] { rp-amount-gold.acc }, { ff-amount-glory } und { rp-amount-tokens.acc }
            }
           *[other] { $glory ->
                [0] { rp-amount-gold.acc }, { ff-amount-xp } und { rp-amount-tokens.acc }
               *[other] { rp-amount-gold.acc }, { ff-amount-xp }, { ff-amount-glory } und { rp-amount-tokens.acc }
            }
        }
    }
}
# The highest card bears no number; .acc is a direct object, .on follows 'auf'.
ff-initiative = { $card ->
    [TOP] die höchste Initiativekarte
   *[other] Initiativekarte { $card }
}
    .acc = { $card ->
    [TOP] die höchste Initiativekarte
   *[other] Initiativekarte { $card }
}
    .on = { $card ->
    [TOP] der höchsten Initiativekarte
   *[other] Initiativekarte { $card }
}
ff-where = { $where ->
    [hunt] bei jeder Jagd
    [battle] im Kampf gegen das Monster
   *[both] bei jeder Jagd und im Kampf gegen das Monster
}
ff-colour-marker = { NAME($colour, form: "letter") ->
    [G] einen grünen Marker
    [B] einen blauen Marker
    [R] einen roten Marker
    [P] einen lila Marker
    [K] einen schwarzen Marker
    [W] einen weißen Marker
   *[O] einen goldenen Marker
}

## Phases

phase-hunt = Jagd
phase-battle = Kampf gegen das Monster

## Prompts: set-up and dice

ff-ask-class-card = Du ziehst { ff-colour-marker }: Wähle eine Klasse dieser Farbe
ff-ask-familiar = Welchen Vertrauten behältst du?
ff-ask-initiative = Wähle eine Initiativekarte; du nimmst alles, was darauf liegt, auch Plagegeister
ff-ask-next-die = Welchen Würfel platzierst du als Nächstes?
ff-ask-action = Eine Aktion nutzen? Zur Wahl: { LIST($rows) }
ff-ask-stored-action = Die Aktion für diesen Würfel nutzen? Zur Wahl: { LIST($rows) }
ff-ask-too-many-stored = Im „Rucksack“ liegen mehr Würfel, als du leere Felder hast: Welcher kommt zurück in den Beutel?

## Prompts: Market, Hunt and battle

ff-ask-market = Kaufe eine Karte, nimm stattdessen 2 Gold oder jage
ff-ask-hunt = Jagd auf „{ NAME($minion) }“, du hast { ff-amount-dice }: Bereite dich vor oder würfle
ff-ask-hire = Dein Gegner: { NAME($monster) }. Du hast { ff-amount-dice }. Einen Söldner anheuern?
ff-ask-reroll = Dein Wurf: { SUM($dice, $sum) }. Einen Würfel neu würfeln?

## Prompts: experience and cards

ff-ask-store-xp = Du erhältst { ff-amount-xp }: Wie viele bewahrst du für immer auf „Hinterlistig“ auf?
ff-ask-xp-action = Deine Aktion: { NAME($row) }
ff-ask-last-tokens = Charismaplättchen verfallen gleich: Vertreibe damit einen Plagegeist oder spiele weiter
ff-ask-last-call = Letzte Gelegenheit, deinen Helden zu verändern: Gleich folgt der Kampf gegen das Monster
ff-ask-card-fiend = „{ NAME($card) }“: Wähle einen deiner aktiven Plagegeister
ff-ask-card-initiative = { NAME($fiend) }: Auf welcher Initiativekarte soll er lauern?
ff-ask-card-banish = „{ NAME($card) }“: einen deiner Plagegeister vertreiben?
ff-ask-card-again = „{ NAME($card) }“: Welchen Würfel nimmst du vom Tableau?
ff-ask-card-space = Platziere die { NAME($die) } neu: Wähle ein leeres Feld
ff-ask-card-refresh = „{ NAME($card) }“: eine erschöpfte Fähigkeit erneuern?
ff-ask-card-marker = „{ NAME($card) }“: deinen Marker bewegen?
ff-ask-card-row = „{ NAME($card) }“: Welche Attributaktion nutzt du?
ff-ask-card-minion = „{ NAME($card) }“: den nächsten Schergen aufdecken?
ff-ask-card-look = „{ NAME($card) }“: Welche Abenteuerkarte siehst du dir an?

## Options

ff-opt-familiar = { NAME($familiar) }
ff-opt-use-familiar = Aktion des Vertrauten nutzen
ff-opt-store = Im „Rucksack“ aufbewahren
ff-opt-unpack = Aus dem „Rucksack“ platzieren: { NAME($die) }
ff-opt-return = { NAME($die) } in den Beutel
ff-opt-hunt = Jagen
ff-opt-exchange = { $gold ->
    [0] Nächster Scherge (kostenlos)
   *[other] Nächster Scherge ({ rp-amount-gold })
}
ff-opt-hire = Söldner anheuern ({ ff-price.short })
ff-opt-roll = Kampfwürfel werfen
ff-opt-no-more = Keine weiteren Söldner
ff-opt-reroll = { $xp ->
    [0] Eine { $face } neu würfeln (kostenlos)
   *[other] Eine { $face } neu würfeln ({ ff-amount-xp })
}
ff-opt-power = Stattdessen die Macht des Vertrauten
ff-opt-stop = Ergebnis behalten
ff-opt-store-xp = { $xp ->
    [0] Keine
   *[other] { ff-amount-xp }
}
ff-opt-banish = { $gold ->
    [0] Vertreiben: { NAME($fiend) } (1 Plättchen)
   *[other] Vertreiben: { NAME($fiend) } ({ rp-amount-gold })
}
ff-opt-heal = Wundmarker entfernen (2 EP)
ff-opt-xp-action = Aktion kaufen: { NAME($row) } (5 EP)
ff-opt-row-action = { NAME($row) }
ff-opt-fiend = { NAME($fiend) }
ff-opt-initiative = { $card ->
    [TOP] Höchste Initiativekarte
   *[other] Initiativekarte { $card }
}
ff-opt-space = { NAME($space) }
ff-opt-home = Zurück in die Mitte
ff-opt-next-minion = Nächsten Schergen aufdecken
ff-opt-look = { NAME($kind) }

## Log: set-up

ff-event-class-marker = { $player } zieht { ff-colour-marker }.
ff-event-taken-off = { $cards ->
    [one] Die oberste Karte des Marktstapels kommt auf den Ablagestapel.
   *[other] Die obersten { $cards } Karten des Marktstapels kommen auf den Ablagestapel.
}
ff-event-monster = Das Monster in diesem Spiel: { NAME($monster) }.
ff-event-familiar = { $player } behält diesen Vertrauten: { NAME($familiar) }.

## Log: dice, Familiars and Fiends

ff-event-call = Der Ruf des Abenteuers ertönt: Ab der nächsten Rollphase liegt auf jeder Initiativekarte ein Würfel.
ff-event-takes = { $player } nimmt { ff-initiative.acc } ({ LIST($dice) }).
ff-event-fiend-appears = Der { NAME($fiend) } lauert auf { ff-initiative.on }.
ff-event-fiend = { $player } muss den { NAME($fiend, form: "acc") } nehmen.
ff-event-spoiled = Plagegeister machen die { NAME($before, form: "acc") } von { $player } zu einer { $face }.
ff-event-stored = { $player } bewahrt die { NAME($die) } im „Rucksack“ auf.
ff-event-familiar-acts = { $player } nutzt die Aktion „{ NAME($action) }“ des Vertrauten ({ NAME($familiar) }).
ff-event-banished = { $gold ->
    [0] { $player } vertreibt den { NAME($fiend, form: "acc") }.
   *[other] { $player } vertreibt den { NAME($fiend, form: "acc") } für { rp-amount-gold.acc }.
}
ff-event-summoned = { $player } legt den { NAME($fiend, form: "acc") } auf { ff-initiative.acc }.
ff-event-marker-home = { $player } bewegt den Marker zurück auf „{ NAME($field) }“.

## Log: what heroes gain and lose

ff-event-xp = { $player } erhält { ff-amount-xp }.
ff-event-xp-stored = { $player } bewahrt { ff-amount-xp } auf „{ NAME($card) }“ auf.
ff-event-xp-action = { $player } kauft für { ff-amount-xp } eine Aktion: { NAME($row) }.
ff-event-glory = { $player } erhält { ff-amount-glory }.
ff-event-wounds = { $player } erleidet { ff-amount-wounds }.
ff-event-healed = { $player } entfernt { ff-amount-wounds }.

## Log: Hunt

ff-event-minion = Ein Scherge erscheint: { NAME($minion) }.
ff-event-minion-under = „{ NAME($minion) }“ kommt unter den Schergenstapel.
ff-event-toll = { $player } zahlt { rp-amount-gold.acc }, um jagen zu dürfen.
ff-event-hunts = { $player } jagt „{ NAME($minion) }“.
ff-event-exchange = { $gold ->
    [0] { $player } tauscht den Schergen aus.
   *[other] { $player } tauscht den Schergen für { rp-amount-gold.acc } aus.
}
ff-event-hired = { $player } heuert { ff-price } einen Söldner an.
ff-event-combat-roll = { $player } wirft die Kampfwürfel: { SUM($dice, $sum) }.
ff-event-reroll = { $xp ->
    [0] { $player } würfelt eine { $before } kostenlos neu und erhält eine { $face }.
   *[other] { $player } würfelt eine { $before } für { ff-amount-xp } neu und erhält eine { $face }.
}
ff-event-power = { $player } verwendet statt des Wurfs die Macht des Vertrauten: { $power }.
ff-event-hunt-result = { $player } beendet die Jagd auf „{ NAME($minion) }“ mit dem Ergebnis { $result }.
ff-event-trophy = { $player } erhält eine Trophäe: { NAME($minion) }.
ff-event-token = { $player } nimmt den Abenteuermarker „{ NAME($kind) }“.
ff-event-looked = { $player } sieht sich die Abenteuerkarte „{ NAME($kind) }“ an: { NAME($card) }.

## Log: battle

ff-event-battle = Der Kampf beginnt. Das Monster: { NAME($monster) }, Stärke { $strength }.
ff-event-terror-dice = { $player } hat wegen des Monsters ({ NAME($monster) }) { ff-amount-dice } weniger.
ff-event-adventure = { NAME($kind) }: { NAME($card) }.
ff-event-adventure-pays = { $dice ->
    [0] { $player } erhält die Belohnung von „{ NAME($card) }“: { ff-amount-xp }.
   *[other] { $player } erhält die Belohnung von „{ NAME($card) }“: { ff-amount-dice }.
}
ff-event-battle-result = { $player } kommt im Kampf auf { $result }: Würfel { $sum }{ $bonus ->
    [0] {""}
   *[other] , Karten { $bonus }
}{ $lost ->
    [0] {""}
   *[other] , Monster −{ $lost }
}{ $glory ->
    [0] {""}
   *[other] , Ruhm +{ $glory }
}{ $wounds ->
    [0] {""}
   *[other] , Wunden −{ $wounds }
}.
ff-event-wins = { $player } besiegt das Monster ({ NAME($monster) }, Stärke { $strength }) mit dem Ergebnis { $result } und erhält { rp-amount-stars.acc }.
ff-event-loses = { $player } unterliegt dem Monster ({ NAME($monster) }, Stärke { $strength }) mit dem Ergebnis { $result }.
ff-event-master = { $player } erhält den Meisterbonus: { rp-amount-stars.acc }.

## Log: solo

ff-event-enemy = Ein Gegnerwürfel zeigt eine { $face }.
ff-event-enemy-trashes = „{ NAME($card) }“ kommt aus dem Markt auf den Müllstapel.

## Refusals

ff-no-not-now = Das ist in diesem Moment nicht möglich. Versuche es später, aber vor dem Ende der Charaktererschaffung.
ff-no-too-late = Die Charaktererschaffung ist vorbei, und dein Held bleibt, wie er ist. Kämpfe weiter gegen das Monster.
ff-no-xp-alone = An diesem Tisch gilt die letzte Gelegenheit nur für EP. Gib EP aus oder wähle „Fertig“.
ff-no-room-to-store = Im „Rucksack“ ist kein Platz mehr. Platziere den Würfel auf deinem Tableau.
ff-no-fiend = Das ist keiner deiner aktiven Plagegeister. Vertreiben kannst du nur Plagegeister, die offen vor dir liegen.
ff-no-guarded = Der { NAME($fiend) } steht unter dem Schutz eines anderen deiner Plagegeister. Vertreibe zuerst jenen.
ff-no-token = Du hast kein Charismaplättchen. Vertreibe den Plagegeist mit Gold oder beschaffe dir zuerst ein Plättchen.
ff-no-gold = Das kostet { rp-amount-price }, und du hast { rp-amount-gold.acc }. Sammle zuerst mehr Gold.
ff-no-xp = Das kostet { $price } EP, und du hast { ff-amount-xp }. Sammle zuerst mehr EP.
ff-no-familiar-action = Die Aktion deines Vertrauten gibt es nicht für EP. Wähle eine Attributaktion.
ff-no-wound = Du hast keinen Wundmarker, den du entfernen könntest. Gib deine EP für etwas anderes aus.
ff-no-stored = Diesen Würfel kannst du jetzt nicht aus dem „Rucksack“ platzieren. Er muss dort liegen, und dein Tableau braucht ein leeres Feld.
ff-no-minion = Es gibt keinen Schergen, den du jagen könntest. Kaufe eine Karte oder nimm stattdessen 2 Gold.
ff-no-hunt-after-trade = Du hast deinen Zug in der Marktphase schon für Karten genutzt und kannst nicht mehr jagen. Beende den Zug.
ff-no-exchange = Du kannst den Schergen jetzt nicht austauschen. Bei einer Jagd geht das für { rp-amount-gold }, bevor du jemanden anheuerst und würfelst.
ff-no-mercenary = So kannst du jetzt keinen Söldner anheuern. Vor einem Kampfwurf geht das für { rp-amount-gold } oder { ff-amount-xp }.
ff-no-reroll = Das kannst du nicht neu würfeln. Wähle nach einem Kampfwurf einen der geworfenen Würfel und zahle den Preis in EP.
ff-no-action = In deinem Zug in der Würfelphase hast du eine Aktion, und zwar in einer Reihe, in die gerade ein Würfel gekommen ist. Wähle eine der angebotenen.
ff-no-offered = Das ist keiner deiner beiden gezogenen Vertrauten. Behalte einen von ihnen.
ff-no-beyond-die = Dieser Würfel hat nur die Werte { $lowest } bis { $highest }. Wähle einen anderen Würfel oder die andere Richtung.

## What can be counted: plural nouns in the strong form, some with a participle

ff-measure-gold = Gold
ff-measure-xp = EP
ff-measure-stored-xp = EP auf dieser Karte (immer wenn du EP erhältst, darfst du beliebig viele davon für immer hier aufbewahren)
ff-measure-glory = Ruhmmarker
ff-measure-wounds = Wundmarker
ff-measure-fiends = aktive Plagegeister
ff-measure-banished = Plagegeister vertrieben
ff-measure-trophies = Trophäen
ff-measure-hands = Hände belegt
ff-measure-cards = Marktkarten
ff-measure-monster-stars = Sterne vom Monster (ohne Meisterbonus)
ff-measure-cards-of = { $type ->
    [weapon] Waffen
    [armor] Rüstungen
    [skill] Fähigkeiten
    [trait] Merkmale
   *[scroll] Schriftrollen
}
ff-measure-row-value = Punkte in der Reihe { NAME($row) }
ff-measure-power = Machtpunkte deines Vertrauten
ff-measure-class-dice = Würfel in Klassenfarbe
ff-measure-colour-dice = { NAME($colour) } Würfel
ff-measure-split-dice = Zweifarbwürfel
ff-measure-colours = verschiedene Würfelfarben
ff-measure-showing = { $least ->
    [1] { $most ->
        [1] Würfel mit dem Wert 1
        [2] Würfel mit dem Wert 1 oder 2
       *[other] Würfel mit einem Wert von 1 bis { $most }
    }
    [2] { $most ->
        [2] Würfel mit dem Wert 2
        [3] Würfel mit dem Wert 2 oder 3
       *[other] Würfel mit einem Wert von 2 bis { $most }
    }
    [3] { $most ->
        [3] Würfel mit dem Wert 3
        [4] Würfel mit dem Wert 3 oder 4
       *[other] Würfel mit einem Wert von 3 bis { $most }
    }
    [4] { $most ->
        [4] Würfel mit dem Wert 4
        [5] Würfel mit dem Wert 4 oder 5
       *[other] Würfel mit einem Wert von 4 bis { $most }
    }
    [5] { $most ->
        [5] Würfel mit dem Wert 5
        [6] Würfel mit dem Wert 5 oder 6
       *[other] Würfel mit einem Wert von 5 bis { $most }
    }
    [6] { $most ->
        [6] Würfel mit dem Wert 6
        [7] Würfel mit dem Wert 6 oder 7
       *[other] Würfel mit einem Wert von 6 bis { $most }
    }
   *[other] Würfel mit einem Wert von { $least } bis { $most }
}
ff-measure-goals = Attributziele erfüllt
ff-measure-matches = Übereinstimmungen bei der Hintergrundgeschichte
ff-measure-full-rows = volle Reihen
ff-measure-row-class-dice = Würfel in Klassenfarbe in der Reihe { NAME($row) }

## Conditions: clauses with their conjunction

ff-condition-at-least = { $number ->
    [1] wenn du überhaupt { $what } hast
   *[other] wenn du mindestens { $number } { $what } hast
}
ff-condition-at-most = { $number ->
    [0] wenn du keinerlei { $what } hast
    [1] wenn du weniger als 2 { $what } hast
   *[other] wenn du höchstens { $number } { $what } hast
}
ff-condition-most = wenn niemand mehr { $what } hat als du (0 genügt nicht)
ff-condition-fewest = wenn niemand weniger { $what } hat als du
ff-condition-marker = { $side ->
    [good] wenn dein Marker auf der guten Seite steht
    [evil] wenn dein Marker auf der bösen Seite steht
    [lawful] wenn dein Marker auf der ehrenhaften Seite steht
   *[chaotic] wenn dein Marker auf der chaotischen Seite steht
}
ff-condition-class-colour = wenn deine Klassenfarbe { LIST($colours, form: "noun", last: "oder") } ist
ff-condition-goal = wenn du dein Ziel in der Reihe { NAME($row) } erfüllst

## Card texts: Classes and Weapons

rp-power-discount-type = Karten des Typs { NAME($type) } kosten dich { rp-amount-gold } weniger.
ff-power-combat-dice = Du hast { ff-where } { ff-amount-dice } mehr.
ff-power-result-bonus = Dein Ergebnis ist { ff-where } um { $bonus } höher.
ff-power-free-rerolls = { $rerolls ->
    [one] Du darfst { ff-where } einmal einen Kampfwürfel neu würfeln, ohne EP zu zahlen.
   *[other] Du darfst { ff-where } { $rerolls }-mal einen Kampfwürfel neu würfeln, ohne EP zu zahlen.
}
ff-power-cheaper-mercenaries = { $xp ->
    [0] Ein mit Gold bezahlter Söldner kostet dich { rp-amount-gold } weniger.
   *[other] { $gold ->
        [0] Ein mit EP bezahlter Söldner kostet dich { ff-amount-xp } weniger.
       *[other] Ein Söldner kostet dich { rp-amount-gold } oder { ff-amount-xp } weniger.
    }
}
ff-power-cheaper-banishing = Einen Plagegeist mit Gold zu vertreiben, kostet dich { rp-amount-gold } weniger.
ff-power-cheaper-exchange = Den Schergen vor einer Jagd auszutauschen, kostet dich { rp-amount-gold } weniger.
ff-power-trophy-pays = Jede Trophäe bringt dir zusätzlich { ff-gains-glory }.
ff-power-hunt-pays = Jede Jagd bringt dir { ff-gains }, wie auch immer sie ausgeht.
ff-power-wounds-ignored = { $wounds ->
    [one] Der erste Wundmarker jeder Jagd bleibt dir erspart.
   *[other] Die ersten { $wounds } Wundmarker jeder Jagd bleiben dir erspart.
}
ff-power-fiend-pays = Wenn du eine Initiativekarte mit Plagegeist nimmst, erhältst du { ff-gains }.
ff-power-familiar-pays = Jeder Würfel, den du auf deinem Vertrauten platzierst, bringt dir { rp-amount-gold.acc }.
ff-power-split-pays = Jeder Zweifarbwürfel, den du platzierst, bringt dir { rp-amount-gold.acc }.
ff-power-two-actions = Wenn du zwei Würfel in verschiedenen Reihen platzierst, darfst du die Aktionen beider Reihen nutzen.
ff-power-power-instead = Nach einem Kampfwurf darfst du statt der Summe der Würfel die Macht deines Vertrauten verwenden.
ff-power-store-dice = { $most ->
    [one] Du darfst hier { $most } genommenen Würfel aufbewahren, aber nie mehr, als du leere Felder hast. Platziere ihn, wann du willst.
   *[other] Du darfst hier bis zu { $most } genommene Würfel aufbewahren, aber nie mehr, als du leere Felder hast. Platziere sie, wann du willst.
}

## Card texts: Fiends

ff-curse-no-action = Nach dem Platzieren darfst du die Aktion der Reihe { LIST($rows, last: "oder") } nicht nutzen.
ff-curse-dearer-more = { $type ->
    [weapon] Waffen kosten dich { rp-amount-gold } mehr.
    [armor] Rüstungen kosten dich { rp-amount-gold } mehr.
    [skill] Fähigkeiten kosten dich { rp-amount-gold } mehr.
    [trait] Merkmale kosten dich { rp-amount-gold } mehr.
    [scroll] Schriftrollen kosten dich { rp-amount-gold } mehr.
   *[card] Jede Marktkarte kostet dich { rp-amount-gold } mehr.
}
ff-curse-dearer-double = { $type ->
    [weapon] Waffen kosten dich das Doppelte.
    [armor] Rüstungen kosten dich das Doppelte.
    [skill] Fähigkeiten kosten dich das Doppelte.
    [trait] Merkmale kosten dich das Doppelte.
    [scroll] Schriftrollen kosten dich das Doppelte.
   *[card] Jede Marktkarte kostet dich das Doppelte.
}
ff-curse-no-gold = { $source ->
    [gold-die] Goldene Würfel bringen dir kein Gold.
    [row] Volle Reihen bringen dir kein Gold.
    [initiative] Du nimmst kein Gold von Initiativekarten.
   *[market] Eine Marktkarte abzuwerfen, bringt dir kein Gold.
}
ff-curse-spoil = { $dice ->
    [split] Drehe jeden Zweifarbwürfel, den du mit einer Initiativekarte nimmst, auf { $face }.
    [gold] Drehe jeden goldenen Würfel, den du mit einer Initiativekarte nimmst, auf { $face }.
   *[high] Drehe jeden Würfel mit dem Wert 6 oder mehr, den du mit einer Initiativekarte nimmst, auf { $face }.
}
ff-curse-roll-chosen = Die Würfel, die du mit einer Initiativekarte nimmst, würfelst du neu, bevor du sie platzierst.
ff-curse-no-top = Du darfst die höchste Initiativekarte, die noch in der Mitte liegt, nicht nehmen, außer es ist die einzige.
ff-curse-no-refresh = Du darfst in der Aufräumphase keine Fähigkeiten erneuern.
ff-curse-no-banishing = Du darfst deine anderen Plagegeister nicht vertreiben.
ff-curse-dearer-banishing = Einen Plagegeist mit Gold zu vertreiben, kostet dich { rp-amount-gold } mehr.
ff-curse-fewer-dice = Du hast { ff-where } { ff-amount-dice } weniger, aber immer mindestens 1.
ff-curse-lower-result = Dein Ergebnis ist { ff-where } um { $minus } niedriger.
ff-curse-dearer-mercenaries = { $xp ->
    [0] Ein mit Gold bezahlter Söldner kostet dich { rp-amount-gold } mehr.
   *[other] { $gold ->
        [0] Ein mit EP bezahlter Söldner kostet dich { ff-amount-xp } mehr.
       *[other] Ein Söldner kostet dich { rp-amount-gold } oder { ff-amount-xp } mehr.
    }
}
ff-curse-no-rerolls = Du darfst Kampfwürfel nicht neu würfeln.
ff-curse-less-xp = Immer wenn du EP erhältst, bekommst du { ff-amount-xp } weniger.
ff-curse-hunt-toll = Jede Jagd kostet dich { rp-amount-gold }. Kannst du nicht zahlen, darfst du nicht jagen.
ff-curse-stars-lost = Du verlierst { rp-amount-stars.acc } in der Endabrechnung.
ff-curse-stars-lost-per = { $each ->
    [1] In der Endabrechnung verlierst du so viele Sterne, wie du { $what } hast.
   *[other] In der Endabrechnung verlierst du 1 Stern für je { $each } { $what }.
}

## Card texts: Monsters

ff-terror-both = { $first } { $second }
ff-terror-wounds-weigh = Jeder Wundmarker senkt dein Ergebnis um { $more } mehr als sonst.
ff-terror-weighs = { $each ->
    [1] Dein Ergebnis sinkt um so viele Punkte, wie du { $what } hast.
   *[other] Dein Ergebnis sinkt um 1 für je { $each } { $what }.
}
ff-terror-lost-faces = { $face ->
    [1] Kampfwürfel mit dem Wert 1 zählen nichts.
   *[other] Kampfwürfel mit dem Wert { $face } oder weniger zählen nichts.
}
ff-terror-lost-highest = Dein höchster Kampfwürfel zählt { $less } weniger, aber nie weniger als null.
ff-terror-weak-unless = Du verlierst { ff-amount-dice }, außer { $condition }.
ff-terror-lower-unless = Dein Ergebnis sinkt um { $minus }, außer { $condition }.
ff-terror-wounds-unless = Vor dem Kampf erleidest du { ff-amount-wounds }, außer { $condition }.
ff-terror-dear-mercenaries = { $xp ->
    [0] Ein mit Gold bezahlter Söldner kostet { rp-amount-gold } mehr.
   *[other] { $gold ->
        [0] Ein mit EP bezahlter Söldner kostet { ff-amount-xp } mehr.
       *[other] Ein Söldner kostet { rp-amount-gold } oder { ff-amount-xp } mehr.
    }
}
ff-terror-dear-rerolls = Einen Kampfwürfel neu zu würfeln, kostet { ff-amount-xp } mehr.
ff-terror-no-rerolls = Niemand darf Kampfwürfel neu würfeln.

## Card texts: Skills, Scrolls, Familiars and rewards

ff-ability-gain = { $heal ->
    [0] Du erhältst { ff-gains-all }.
   *[other] { $gold ->
        [0] { $xp ->
            [0] { $glory ->
                [0] { $tokens ->
                    [0] Entferne { ff-amount-heal }.
                   *[other] Du erhältst { ff-gains-all } und entfernst { ff-amount-heal }.
                }
               *[other] Du erhältst { ff-gains-all } und entfernst { ff-amount-heal }.
            }
           *[other] Du erhältst { ff-gains-all } und entfernst { ff-amount-heal }.
        }
       *[other] Du erhältst { ff-gains-all } und entfernst { ff-amount-heal }.
    }
}
ff-ability-gain-per = { $each ->
    [1] { $gold ->
        [0] { $xp ->
            [1] Du erhältst so viele EP, wie du { $what } hast, höchstens { $most }.
           *[other] Du erhältst { $xp }-mal so viele EP, wie du { $what } hast, höchstens { $most }.
        }
        [1] { $xp ->
            [0] Du erhältst so viel Gold, wie du { $what } hast, höchstens { $most }.
           *[other] Du erhältst so viel Gold und { $xp }-mal so viele EP, wie du { $what } hast, höchstens je { $most }.
        }
       *[other] { $xp ->
            [0] Du erhältst { $gold }-mal so viel Gold, wie du { $what } hast, höchstens { $most }.
           *[other] Du erhältst { $gold }-mal so viel Gold und { $xp }-mal so viele EP, wie du { $what } hast, höchstens je { $most }.
        }
    }
   *[other] { $gold ->
        [0] Für je { $each } { $what }, die du hast, erhältst du { ff-amount-xp }, insgesamt höchstens { $most }.
       *[other] { $xp ->
            [0] Für je { $each } { $what }, die du hast, erhältst du { rp-amount-gold.acc }, insgesamt höchstens { $most }.
           *[other] Für je { $each } { $what }, die du hast, erhältst du { ff-gains }, insgesamt höchstens je { $most }.
        }
    }
}
ff-ability-flip-die = Drehe einen Würfel auf deinem Tableau auf die Gegenseite.
ff-ability-turn-die = { $where ->
    [familiar] Drehe einen Würfel auf deinem Vertrauten auf { $face }.
   *[sheet] Drehe einen Würfel auf deinem Tableau auf { $face }.
}
ff-ability-shift-row = { $where ->
    [familiar] Erhöhe oder senke einen Würfel auf deinem Vertrauten um bis zu { $most }.
   *[sheet] Erhöhe oder senke einen Würfel in deinen Attributreihen um bis zu { $most }.
}
ff-ability-reroll-dice = { $most ->
    [one] Würfle einen Würfel auf deinem Tableau neu und behalte den alten oder den neuen Wert.
   *[other] Würfle bis zu { $most }-mal einen Würfel auf deinem Tableau neu und behalte jeweils den alten oder den neuen Wert.
}
ff-ability-move-marker = { $steps ->
    [one] Du darfst deinen Marker ein Feld in eine beliebige Richtung bewegen.
   *[other] Du darfst deinen Marker um bis zu { $steps } Felder in beliebige Richtungen bewegen.
}
ff-ability-marker-home = Du darfst deinen Marker in die Mitte zurückbewegen.
ff-ability-refresh = { $most ->
    [0] Erneuere alle deine erschöpften Fähigkeiten.
    [one] Erneuere { $most } erschöpfte Fähigkeit.
   *[other] Erneuere bis zu { $most } erschöpfte Fähigkeiten.
}
ff-ability-banish-free = Vertreibe einen deiner Plagegeister, ohne zu zahlen.
ff-ability-banish-many = { $most ->
    [one] Vertreibe { $most } deiner Plagegeister, ohne zu zahlen.
   *[other] Vertreibe bis zu { $most } deiner Plagegeister, ohne zu zahlen.
}
ff-ability-summon = Lege einen deiner aktiven Plagegeister auf eine beliebige Initiativekarte. Wer diese Karte als Nächster nimmt, bekommt ihn.
ff-ability-place-again = Nimm einen Würfel von deinem Tableau und platziere ihn auf einem beliebigen leeren Feld. Gold und Aktion gibt es wie üblich.
ff-ability-any-action = Nutze eine beliebige Attributaktion.
ff-ability-familiar-action = Nutze die Aktion deines Vertrauten.
ff-ability-next-minion = Lege den offenen Schergen unter seinen Stapel und decke den nächsten auf.
ff-ability-look = Sieh dir geheim eine Abenteuerkarte an, die du noch nicht kennst.

## Card texts: Traits

ff-scoring-per-measure = { $each ->
    [1] { $stars ->
        [1] So viele Sterne, wie du { $what } hast.
       *[other] { $stars }-mal so viele Sterne, wie du { $what } hast.
    }
   *[other] { rp-amount-stars } für je { $each } { $what }.
}
ff-scoring-per-measure-most = { $each ->
    [1] { $stars ->
        [1] So viele Sterne, wie du { $what } hast, höchstens { $most }.
       *[other] { $stars }-mal so viele Sterne, wie du { $what } hast, höchstens { $most }.
    }
   *[other] { rp-amount-stars } für je { $each } { $what }, insgesamt höchstens { $most }.
}
ff-scoring-stars-if = { rp-amount-stars }, { $condition }.

## Score sheet

category-familiar = Vertrauter
category-fiends = Plagegeister
category-monster = Monster
category-box = Solobonus
ff-score-power = { NAME($familiar) }: Macht { $power } (Ziel { $goal })
ff-score-familiar-backstory = { $matches ->
    [one] { NAME($familiar) }: { $matches } Übereinstimmung
   *[other] { NAME($familiar) }: { $matches } Übereinstimmungen
}
ff-score-fiend = { NAME($fiend) }
ff-score-monster = { NAME($monster) }: Ergebnis { $result }
ff-score-master = Meisterbonus
ff-score-without-mm = Ohne Monsters & Minions

## The numbers of a hero, to tell what an option would give

figure-glory = Ruhmmarker
figure-wounds = Wundmarker
figure-fiends = Aktive Plagegeister
figure-trophies = Trophäen
figure-power = Macht des Vertrauten
    .short = Macht
figure-stars-familiar = { category-familiar }
figure-stars-fiends = { category-fiends }
figure-stars-monster = { category-monster }
figure-stars-box = { category-box }

## Solo ranks, from the top, and the end of a hero who fell

ff-rank-0 = Monstertöter
ff-rank-1 = Wahrer Held
ff-rank-2 = Meister
ff-rank-3 = Clanführer
ff-rank-4 = Reisender
ff-rank-5 = Söldner
ff-rank-6 = NPC
ff-title-slain = Vom Monster erschlagen

## Settings: which boxes are played

setting-expansion = Erweiterung
    .help = Fiends & Familiars bringt Vertraute, Plagegeister, Jagden und zum Schluss einen Kampf gegen ein Monster. Monsters & Minions kann mit weiteren Karten und Würfeln dazukommen; nur dann können fünf mitspielen.
setting-expansion-none = Keine
setting-expansion-fiends-familiars = Fiends & Familiars
setting-expansion-fiends-familiars-mm = Fiends & Familiars mit Monsters & Minions

## Settings: readings of rules that can be read in more than one way

setting-ff-setup-18 = Zusatzgold zu fünft
    .help = Der dritte und der vierte Spieler beginnen mit 1 und 2 Gold mehr; für den fünften fehlt eine Angabe: Er erhält 3 Gold mehr, ebenso viel wie der vierte oder nichts.
setting-ff-setup-18-pattern = 3 für den fünften
setting-ff-setup-18-fourth-and-fifth = 2 für beide
setting-ff-setup-18-none = Nichts für den fünften
setting-ff-setup-26 = Vertraute in der Spielvorbereitung
    .help = Startwürfel erlauben keine Attributaktion. Ob ein Startwürfel auf dem Vertrauten dessen Aktion erlaubt, bleibt offen.
setting-ff-setup-26-none = Keine Aktion
setting-ff-setup-26-familiar-action = Aktion des Vertrauten
setting-ff-setup-29 = Welche Monster es gibt
    .help = Das Monster wird aus den sechs von Fiends & Familiars gezogen. Monsters & Minions hat sechs weitere, die mitgemischt werden können.
setting-ff-setup-29-this-box = Die sechs von Fiends & Familiars
setting-ff-setup-29-both-boxes = Die zwölf aus beiden Schachteln
setting-ff-fiend-07 = Sofort vertreiben
    .help = Ob du einen Plagegeist noch in der Würfelphase vertreiben darfst, in der du ihn genommen hast, bevor seine Wirkung einsetzt.
setting-ff-fiend-07-allowed = Erlaubt
setting-ff-fiend-07-refused = Nicht erlaubt
setting-ff-hunt-08 = Charismaplättchen je Söldner
    .help = Bei einer Jagd macht ein Charismaplättchen einen Söldner um 1 Gold billiger. Pro Söldner darfst du nur eines abgeben oder beliebig viele.
setting-ff-hunt-08-one-token = Nur eines
setting-ff-hunt-08-any-number = Beliebig viele
setting-ff-hunt-14 = Belohnungen einer Jagd
    .help = Eine Schergenkarte nennt Belohnungen je nach gewürfelter Summe. Ausgezahlt wird nur die erreichte Stufe oder alle bis zu ihr.
setting-ff-hunt-14-tier-reached = Die erreichte Stufe
setting-ff-hunt-14-lower-tiers-too = Alle bis zu ihr
setting-ff-mon-03 = Letzte Gelegenheit vor dem Kampf
    .help = Sind die Charaktere fertig, darfst du noch EP ausgeben. Ob du dann auch Plagegeister vertreiben und Fähigkeiten benutzen darfst, bleibt offen.
setting-ff-mon-03-allowed = Auch Plagegeister und Fähigkeiten
setting-ff-mon-03-refused = Nur EP
setting-ff-mon-12 = Ruhm und Wunden im Kampf
    .help = Jeder Ruhmmarker zählt für dich und jeder Wundmarker gegen dich: beim Ergebnis oder bei der Anzahl der Kampfwürfel.
setting-ff-mon-12-result = Ändern das Ergebnis
setting-ff-mon-12-dice = Ändern die Würfelzahl
setting-ff-mon-18 = Reihenfolge im Kampf
    .help = Entweder heuern alle ihre Söldner an, bevor jemand würfelt, oder jeder heuert an und kämpft, bevor der Nächste beginnt.
setting-ff-mon-18-step-by-step = Schritt für Schritt
setting-ff-mon-18-hero-by-hero = Spieler für Spieler
setting-ff-mon-19 = Meisterbonus
    .help = Das beste Ergebnis bringt den Meisterbonus. Verglichen werden die Endergebnisse oder allein die Kampfwürfel.
setting-ff-mon-19-adjusted = Endergebnisse
setting-ff-mon-19-dice-alone = Nur die Würfel
setting-ff-card-06 = Durch Karten platzierte Würfel
    .help = Ob ein Würfel, der aus dem „Rucksack“ oder durch „Klarheit“ platziert wird, die Aktion seiner Reihe erlaubt.
setting-ff-card-06-action = Mit Aktion
setting-ff-card-06-none = Ohne Aktion
setting-ff-score-04 = Eine Übereinstimmung beim Vertrauten
    .help = Zwei Übereinstimmungen mit den Farben des Vertrauten bringen 1 Stern, drei bringen 3. Bei einer einzigen widerspricht sich die Anleitung.
setting-ff-score-04-by-list = Kein Stern
setting-ff-score-04-one-star = 1 Stern
setting-ff-solo-05 = Monster in deiner Farbe
    .help = Nur im Solospiel: ob das Monster in deiner Klassenfarbe beiseitegelegt wird, bevor eines gezogen wird.
setting-ff-solo-05-put-away = Wird beiseitegelegt
setting-ff-solo-05-kept = Bleibt im Spiel
setting-ff-solo-06 = Diplomatie im Solospiel
    .help = Nur im Solospiel: „Diplomatie“ ahmt eine fremde Fähigkeit nach, darum entfernt das Grundspiel die Karte. Die Erweiterung erwähnt sie nicht.
setting-ff-solo-06-removed = Wird entfernt
setting-ff-solo-06-kept = Bleibt im Spiel
setting-ff-solo-11 = Zwei Gegnerwürfel
    .help = Nur im Solospiel: Zwei Gegnerwürfel können zwei Marktkarten auf den Müllstapel bringen. Entweder stehen beide Plätze vorher fest, oder die übrigen Karten rücken auf, sobald die erste weg ist.
setting-ff-solo-11-fixed = Beide Plätze zuerst
setting-ff-solo-11-one-after-another = Nacheinander
