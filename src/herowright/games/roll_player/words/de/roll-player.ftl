# All that Roll Player says: settings, prompts, options, log, refusals, card texts and the score sheet.
# The names of its cards and dice stand in roll-player-cards.ftl.
# Card names stand in quotes inside sentences, because many are adjectives or verbs.


## Amounts, used inside other messages; .acc is the form of a direct object

rp-amount-gold = { $gold } Gold
    .acc = { $gold } Gold
rp-amount-tokens = { $tokens ->
    [one] { $tokens } Charismaplättchen
   *[other] { $tokens } Charismaplättchen
}
    .acc = { $tokens ->
    [one] { $tokens } Charismaplättchen
   *[other] { $tokens } Charismaplättchen
}
rp-amount-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
    .acc = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
rp-amount-price = { $price } Gold
rp-price = { $tokens ->
    [0] { $gold ->
        [0] kostenlos
       *[other] für { rp-amount-gold.acc }
    }
   *[other] { $gold ->
        [0] für { rp-amount-tokens.acc }
       *[other] für { rp-amount-gold.acc } und { rp-amount-tokens.acc }
    }
}
    .short = { $tokens ->
    [0] { $gold ->
        [0] kostenlos
       *[other] { $gold } Gold
    }
   *[other] { $gold ->
        [0] { $tokens } Plättchen
       *[other] { $gold } Gold + { $tokens } Plättchen
    }
}
rp-signed = { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] { $by }
}
rp-colour-die = { NAME($colour, form: "letter") ->
    [G] einen grünen Würfel
    [B] einen blauen Würfel
    [R] einen roten Würfel
    [P] einen lila Würfel
    [K] einen schwarzen Würfel
    [W] einen weißen Würfel
    [GB] einen grün-blauen Würfel
    [GR] einen grün-roten Würfel
    [GP] einen grün-lila Würfel
    [GK] einen grün-schwarzen Würfel
    [GW] einen grün-weißen Würfel
    [BR] einen blau-roten Würfel
    [BP] einen blau-lila Würfel
    [BK] einen blau-schwarzen Würfel
    [BW] einen blau-weißen Würfel
    [RP] einen rot-lila Würfel
    [RK] einen rot-schwarzen Würfel
    [RW] einen rot-weißen Würfel
    [PK] einen lila-schwarzen Würfel
    [PW] einen lila-weißen Würfel
    [KW] einen schwarz-weißen Würfel
    [C] einen durchsichtigen Würfel
   *[O] einen goldenen Würfel
}

## Phases

phase-set-up = Spielvorbereitung
phase-roll = Rollphase
phase-dice = Würfelphase
phase-before-market = Vor der Marktphase
phase-market = Marktphase
phase-clean-up = Aufräumphase
phase-last-call = Letzte Gelegenheit
phase-over = Spielende

## Attribute actions, in a few words

action-str = Würfel umdrehen
action-dex = Zwei Würfel tauschen
action-con = Würfel um 1 ändern
action-int = Würfel neu würfeln
action-wis = Marker bewegen
action-cha = Charismaplättchen nehmen

## Prompts: set-up

rp-ask-sheet = Wähle dein Charaktertableau
rp-ask-class-side = Du ziehst { rp-colour-die }: Wähle eine der beiden Klassen dieser Farbe
rp-ask-class-pick = Wähle deine Klasse
rp-ask-start-die = Welchen Startwürfel platzierst du als Nächstes?
rp-ask-place = Platziere die { NAME($die) }: Wähle eine Reihe

## Prompts: Roll and Dice Phase

rp-ask-order = { $card ->
    [TOP] Gleiche Würfel: Welcher kommt auf die höchste Initiativekarte?
   *[other] Gleiche Würfel: Welcher kommt auf Initiativekarte { $card }?
}
rp-ask-initiative = Wähle eine Initiativekarte; du nimmst ihren Würfel und ihr Gold
rp-ask-action-str = Stärke: Einen deiner Würfel auf die Gegenseite drehen?
rp-ask-action-dex = Beweglichkeit: Zwei deiner Würfel vertauschen?
rp-ask-action-con = Ausdauer: Einen deiner Würfel erhöhen oder senken?
rp-ask-action-int = Intelligenz: Einen deiner Würfel neu würfeln?
rp-ask-action-wis = Weisheit: Deinen Marker bewegen?
rp-ask-action-cha = Charisma: Ein Charismaplättchen nehmen?
rp-ask-swap-with = Mit welchem Würfel tauscht die { NAME($die) } den Platz?
rp-ask-keep = Du hast die { NAME($die) } neu gewürfelt und eine { $face } erhalten: Welchen Wert behältst du?
rp-ask-step-on = Deinen Marker noch ein Feld weiter bewegen?

## Prompts: Market and Clean-up Phase

rp-ask-from-discard = Eine Karte vom Ablagestapel in den Markt zurückholen?
rp-ask-market = Kaufe eine Karte oder nimm stattdessen 2 Gold
rp-ask-second-purchase = Noch eine Karte kaufen?
rp-ask-trait-move = „{ NAME($card) }“ gehört dir: Wohin bewegst du deinen Marker?
rp-ask-discard-move = Deinen Marker ein Feld bewegen?
rp-ask-refresh = Eine erschöpfte Fähigkeit erneuern?
rp-ask-use-now = Du hast „{ NAME($card) }“ gerade gelernt: gleich benutzen?
rp-ask-last-call = Letzte Gelegenheit, Fähigkeiten zu benutzen: Gleich folgt die Endabrechnung

## Prompts: Skills

rp-ask-skill-die = „{ NAME($card) }“: Wähle einen deiner Würfel
rp-ask-skill-pool = „{ NAME($card) }“: Wähle einen Würfel im Pool
rp-ask-skill-row = Versetze die { NAME($die) }: Wähle eine andere Reihe
rp-ask-skill-colour = Wähle einen Würfel aus dem Beutel
rp-ask-skill-gain = „{ NAME($card) }“: die Fähigkeit ausführen?
rp-ask-skill-buy = Eine Karte vom Ablagestapel kaufen?
rp-ask-skill-reveal = „{ NAME($card) }“: die oberste Karte des Marktstapels aufdecken?
rp-ask-skill-top = „{ NAME($card) }“ oben vom Marktstapel kaufen? Wenn du verzichtest, wird die Karte abgeworfen
rp-ask-skill-copy = Wähle die Fähigkeit, die du nachahmst

## Options

rp-opt-skip = Verzichten
rp-opt-done = Fertig
rp-opt-turn-up = Aufdecken
rp-opt-sheet = { $side ->
    [female] { NAME($race) }, weibliche Seite
   *[male] { NAME($race) }, männliche Seite
}
rp-opt-class = { NAME($class) }
rp-opt-hand-die = { NAME($die) }
rp-opt-row = { NAME($row) }
# The highest card bears no number in some boxes.
rp-opt-order = { $card ->
    [TOP] { NAME($die) } auf die höchste Karte
   *[other] { NAME($die) } auf Karte { $card }
}
rp-opt-take = { $card ->
    [TOP] Höchste Initiativekarte
   *[other] Initiativekarte { $card }
}
rp-opt-flip = Umdrehen: { NAME($space) }
rp-opt-swap = Tauschen: { NAME($space) }
rp-opt-with = { NAME($space) }
rp-opt-shift = { NAME($space) }: { rp-signed }
rp-opt-reroll = Neu würfeln: { NAME($space) }
rp-opt-die = { NAME($space) }
rp-opt-keep-new = Neuen Wert behalten
rp-opt-keep-old = Alten Wert behalten
rp-opt-move = Marker → { NAME($direction) }
rp-opt-stay = Marker stehen lassen
rp-opt-token = Charismaplättchen nehmen
rp-opt-gold = 2 Gold nehmen
rp-opt-buy = Kaufen: { NAME($card) } ({ rp-price.short })
rp-opt-discard = Abwerfen: { NAME($card) } (+2 Gold)
rp-opt-add = Zurückholen: { NAME($card) }
rp-opt-refresh = Erneuern: { NAME($card) }
rp-opt-use = Benutzen: { NAME($card) } (Marker → { NAME($direction) })
rp-opt-drop = Ablegen: { NAME($card) }
rp-on-card = { $card ->
    [TOP] auf der höchsten Karte
   *[other] auf Karte { $card }
}
# $at says which of two dice on a card; 0 where there is only one.
rp-opt-pool = { $at ->
    [0] { $by ->
        [0] Würfel { rp-on-card }
       *[other] Würfel { rp-on-card }: { rp-signed }
    }
   *[other] { $by ->
        [0] { $at }. Würfel { rp-on-card }
       *[other] { $at }. Würfel { rp-on-card }: { rp-signed }
    }
}
rp-opt-colour = Nimm { rp-colour-die }
rp-opt-copy = Nachahmen: { NAME($card) } ({ NAME($seat) })

## Log: set-up

rp-event-first-roll = Wurf um den Startspieler: { $player } wirft eine { $face }.
rp-event-first = { $player } ist Startspieler und erhält den Beutel.
rp-event-sheet = { $player } wählt das Tableau „{ NAME($race) }“.
rp-event-class-die = { $player } zieht { rp-colour-die }.
rp-event-class = { $player } spielt die Klasse „{ NAME($class) }“.
rp-event-dealt = { $player } erhält die Hintergrundgeschichte „{ NAME($backstory) }“ und die Gesinnung „{ NAME($alignment) }“.
# The stack that cards are taken out of: by its dots, or the mixed deck (0).
rp-stack = { $dots ->
    [1] Stapel mit einem Punkt
    [2] Stapel mit zwei Punkten
   *[0] Marktstapel
}
rp-event-taken-out = { $cards ->
    [one] Aus dem { rp-stack } wird { $cards } Karte entfernt.
   *[other] Aus dem { rp-stack } werden { $cards } Karten entfernt.
}
rp-event-pile-started = { $pile ->
    [trash] „{ NAME($card) }“ eröffnet den Müllstapel.
   *[discard] „{ NAME($card) }“ eröffnet den Ablagestapel.
}
rp-event-starting-dice = { $player } wirft die Startwürfel: { LIST($dice) }.

## Log: Roll and Dice Phase

rp-event-round = Runde { $round } beginnt.
rp-event-pool = { $player } würfelt für den Pool: { LIST($dice) }.
rp-event-sorted = { $player } ordnet den Pool: { LIST($dice) }.
rp-event-takes = { $player } nimmt Initiativekarte { $card } und die { NAME($die) }.
rp-event-placed = { $player } platziert die { NAME($die) } in der Reihe { NAME($row) }.
rp-event-no-room = { $player } hat ein volles Tableau; die { NAME($die) } kommt zurück in den Beutel.
rp-event-gold = { $source ->
    [start] { $player } beginnt mit { rp-amount-gold.acc }.
    [initiative] { $player } nimmt { rp-amount-gold.acc } von der Initiativekarte.
    [row] { $player } erhält { rp-amount-gold.acc } für die volle Reihe { NAME($row) }.
    [gold-die] { $player } erhält { rp-amount-gold.acc } für einen goldenen Würfel.
    [market] { $player } nimmt { rp-amount-gold.acc }, statt zu kaufen.
   *[card] { $player } erhält { rp-amount-gold.acc } durch „{ NAME($card) }“.
}
rp-event-token = { $player } nimmt { rp-amount-tokens.acc }.
rp-event-changed = { $player } dreht die { NAME($before) } auf { $face } ({ NAME($space) }).
rp-event-swapped = { $player } vertauscht die { NAME($first) } ({ NAME($from) }) und die { NAME($second) } ({ NAME($to) }).
rp-event-kept = { $player } lässt die { NAME($die) }, wie sie war.
rp-event-rolled = { $player } würfelt die { NAME($die) } neu und erhält eine { $face }.
rp-event-marker = { $player } bewegt den Marker auf „{ NAME($field) }“.
rp-event-marker-stays = { $player } lässt den Marker am Rand stehen: In Richtung „{ NAME($direction) }“ geht es nicht weiter.

## Log: Market and Clean-up Phase

rp-event-market = Neu im Markt: { LIST($cards) }.
rp-event-reshuffled = { $cards ->
    [one] Der Ablagestapel wird zu einem neuen Marktstapel mit { $cards } Karte gemischt.
   *[other] Der Ablagestapel wird zu einem neuen Marktstapel mit { $cards } Karten gemischt.
}
rp-event-added = { $player } holt „{ NAME($card) }“ in den Markt zurück.
rp-event-bought = { $source ->
    [discard] { $player } kauft „{ NAME($card) }“ vom Ablagestapel { rp-price }.
    [deck] { $player } kauft „{ NAME($card) }“ oben vom Marktstapel { rp-price }.
   *[market] { $player } kauft „{ NAME($card) }“ { rp-price }.
}
rp-event-discarded = { $player } wirft „{ NAME($card) }“ ab.
rp-event-dropped = { $player } legt die Waffe „{ NAME($card) }“ ab.
rp-event-tokens-lost = { $tokens ->
    [one] { $player } verliert { $tokens } nicht eingesetztes Charismaplättchen.
   *[other] { $player } verliert { $tokens } nicht eingesetzte Charismaplättchen.
}
rp-event-refreshed = { $player } erneuert „{ NAME($card) }“.
rp-event-returned = Zurück in den Beutel: { LIST($dice) }.

## Log: Skills

rp-event-uses = { $player } benutzt „{ NAME($card) }“.
rp-event-copies = { $player } ahmt „{ NAME($card) }“ nach ({ NAME($owner) }).
rp-event-moved = { $player } versetzt die { NAME($die) } ({ NAME($from) } → { NAME($to) }).
rp-event-pool-changed = { $card ->
    [TOP] { $player } dreht die { NAME($before) } auf der höchsten Initiativekarte zu einer { $face }.
   *[other] { $player } dreht die { NAME($before) } auf Initiativekarte { $card } zu einer { $face }.
}
rp-event-pool-swapped = { $player } tauscht die { NAME($given) } ({ NAME($space) }) gegen die { NAME($gained) } aus dem Pool.
rp-event-replaced = { $player } legt die { NAME($old) } in den Beutel und die { NAME($new) } an ihren Platz ({ NAME($space) }).
rp-event-turned-up = { $player } deckt die oberste Karte des Marktstapels auf: { NAME($card) }.

## Log: solo

rp-event-enemy-misses = Der Gegnerwürfel zeigt eine { $face }: Der Markt bleibt verschont.
rp-event-enemy-strikes = Der Gegnerwürfel zeigt eine { $face }: „{ NAME($card) }“ kommt auf den Müllstapel.
rp-event-leftmost = „{ NAME($card) }“ kommt aus dem Markt auf den Ablagestapel.
rp-event-trashed = Aus dem Markt auf den Müllstapel: { LIST($cards) }.

## Refusals

rp-no-row-full = Die Reihe { NAME($row) } ist voll. Wähle eine Reihe mit einem leeren Feld.
rp-no-card-taken = { $card ->
    [TOP] Die höchste Initiativekarte hat schon { NAME($seat) }. Wähle eine, die noch in der Mitte liegt.
   *[other] Initiativekarte { $card } hat schon { NAME($seat) }. Wähle eine, die noch in der Mitte liegt.
}
rp-no-beyond-die = Eine 6 kann nicht erhöht und eine 1 nicht gesenkt werden. Wähle einen anderen Würfel oder die andere Richtung.
rp-no-passing = Auf dem Markt kannst du nicht passen. Kaufe eine Karte oder nimm stattdessen 2 Gold.
rp-no-not-yours = Das ist keine deiner Fähigkeiten. Du kannst nur eigene benutzen.
rp-no-exhausted = „{ NAME($card) }“ ist erschöpft. Erneuere die Karte in der Aufräumphase, bevor du sie wieder benutzt.
rp-no-marker-stuck = „{ NAME($card) }“ bewegt deinen Marker in Richtung „{ NAME($direction) }“, aber er steht schon an diesem Rand. Bewege ihn zuerst von dort weg.
rp-no-not-now = „{ NAME($card) }“ kann in diesem Moment nicht benutzt werden. Wann es geht, sagt der Kartentext.
rp-no-not-in-market = Diese Karte liegt nicht im Markt. Wähle eine, die dort ausliegt.
rp-no-not-your-market-turn = Kaufen kannst du nur in deinem eigenen Zug in der Marktphase. Warte, bis du an der Reihe bist.
rp-no-traded = In diesem Marktzug hast du schon gekauft oder eine Karte abgeworfen. Mehr erlaubt er nicht.
rp-no-hands = { $limit ->
    [one] Für „{ NAME($card) }“ hast du keine Hand frei: Deine Waffen dürfen zusammen nur { $limit } Hand belegen. Lege zuerst eine Waffe ab.
   *[other] Für „{ NAME($card) }“ hast du keine Hand frei: Deine Waffen dürfen zusammen nur { $limit } Hände belegen. Lege zuerst eine Waffe ab.
}
rp-no-gold = { $tokens ->
    [0] „{ NAME($card) }“ kostet { rp-amount-price }, aber du hast nur { rp-amount-gold.acc }. Wähle eine billigere Karte oder nimm 2 Gold.
   *[other] „{ NAME($card) }“ kostet { rp-amount-price }, aber du hast nur { rp-amount-gold.acc } und { rp-amount-tokens.acc }. Wähle eine billigere Karte oder nimm 2 Gold.
}

## Card texts: Classes and Weapons

rp-power-die-bonus-colour = Bei den Attributzielen zählt jeder { NAME($colour) } Würfel auf deinem Tableau { $bonus } mehr.
rp-power-die-bonus-row = Bei den Attributzielen zählt jeder Würfel in deiner Reihe { NAME($row) } { $bonus } mehr.
rp-power-row-bonus = Bei den Attributzielen zählen deine Reihen { NAME($first) } und { NAME($second) } je { $bonus } mehr.
rp-power-extra-piece = Zählt in der Endabrechnung als weitere Karte eines deiner unvollständigen Rüstungssets.
rp-power-longer-shift = Deine Ausdaueraktion darf einen Würfel um bis zu { $most } erhöhen oder senken.
rp-power-discount = Jede Karte, die du kaufst, kostet dich { rp-amount-gold } weniger.
rp-power-discount-types = Karten der Typen { NAME($first) } und { NAME($second) } kosten dich { rp-amount-gold } weniger.
rp-power-highest-pays = { $gold ->
    [0] Wenn du die höchste Initiativekarte im Spiel nimmst, erhältst du { rp-amount-tokens.acc }.
   *[other] { $tokens ->
        [0] Wenn du die höchste Initiativekarte im Spiel nimmst, erhältst du { rp-amount-gold.acc }.
       *[other] Wenn du die höchste Initiativekarte im Spiel nimmst, erhältst du { rp-amount-gold.acc } und { rp-amount-tokens.acc }.
    }
}
rp-power-lowest-pays = Wenn du die niedrigste Initiativekarte nimmst, die noch in der Mitte liegt, erhältst du { rp-amount-gold.acc }.
rp-power-hands = { $hands ->
    [one] Deine Waffen dürfen zusammen nur { $hands } Hand belegen.
   *[other] Deine Waffen dürfen zusammen bis zu { $hands } Hände belegen.
}
rp-power-gold-dice-pay = Jeder goldene Würfel, den du auf dein Tableau legst, bringt dir { rp-amount-gold.acc } statt 2.
rp-power-card-from-discard = Vor jeder Marktphase darfst du eine Karte vom Ablagestapel in den Markt zurückholen.
rp-power-purchases = { $most ->
    [one] In deinem Zug in der Marktphase darfst du { $most } Karte kaufen.
   *[other] In deinem Zug in der Marktphase darfst du bis zu { $most } Karten kaufen.
}
rp-power-refreshes = { $most ->
    [one] In der Aufräumphase darfst du { $most } Fähigkeit erneuern und erhältst dafür { rp-amount-gold.acc }.
   *[other] In der Aufräumphase darfst du bis zu { $most } Fähigkeiten erneuern und erhältst für jede { rp-amount-gold.acc }.
}
rp-power-wisdom-steps = { $most ->
    [one] Deine Weisheitsaktion bewegt den Marker um { $most } Feld und bringt { rp-amount-gold.acc }.
   *[other] Deine Weisheitsaktion darf den Marker um bis zu { $most } Felder bewegen und bringt { rp-amount-gold.acc }.
}
rp-power-action-instead = Wenn du einen Würfel platzierst, darfst du statt der Aktion seiner Reihe die { NAME($row, form: "of") }aktion nutzen.
rp-power-action-instead-after = Wenn du einen Würfel in der Reihe { LIST($rows, last: "oder") } platzierst, darfst du stattdessen die { NAME($row, form: "of") }aktion nutzen.
rp-power-trait-any-way = Nachdem du ein Merkmal gekauft hast, bewege deinen Marker ein Feld in eine beliebige Richtung oder lass ihn stehen.
rp-power-move-on-discard = Wenn du 2 Gold nimmst, statt zu kaufen, erhältst du zusätzlich { rp-amount-gold.acc } und darfst deinen Marker ein Feld bewegen.

## Card texts: Skills

rp-ability-gain-gold = Du erhältst { rp-amount-gold.acc }.
rp-ability-swap-dice = Vertausche zwei Würfel auf deinem Tableau.
rp-ability-shift-die = { $lowest ->
    [1] Erhöhe einen Würfel auf deinem Tableau um bis zu { $highest }.
   *[other] Ändere einen Würfel auf deinem Tableau um eine beliebige Zahl von { $lowest } bis { $highest }.
}
rp-ability-reroll-die = Würfle einen Würfel auf deinem Tableau neu und behalte den alten oder den neuen Wert.
rp-ability-match-neighbour = Drehe einen Würfel auf deinem Tableau auf den Wert eines anderen Würfels seiner Reihe.
rp-ability-move-die = Versetze einen Würfel auf deinem Tableau in eine andere Reihe. Das bringt weder Gold noch eine Aktion.
rp-ability-shift-pool-die = Erhöhe oder senke einen noch nicht gewählten Würfel im Pool um bis zu { $most } und ordne den Pool neu.
rp-ability-flip-pool-die = Drehe einen noch nicht gewählten Würfel im Pool auf die Gegenseite und ordne den Pool neu.
rp-ability-swap-with-pool = Tausche einen Würfel auf deinem Tableau gegen einen noch nicht gewählten Würfel im Pool und ordne den Pool neu.
rp-ability-replace-from-bag = Suche einen Würfel aus dem Beutel aus, wirf ihn und lege ihn an die Stelle eines Würfels auf deinem Tableau, der in den Beutel kommt.
rp-ability-buy-from-discard = Kaufe in deinem Zug in der Marktphase eine Karte vom Ablagestapel.
rp-ability-buy-top-card = Du darfst die oberste Karte des Marktstapels aufdecken. Kaufe sie zum aufgedruckten Preis, ohne Ermäßigung, oder wirf sie ab.
rp-ability-copy-skill = Führe die Spezialfähigkeit der Fähigkeitenkarte eines anderen Spielers aus. Diese Karte wird dadurch nicht erschöpft.

## Card texts: Traits

rp-scoring-per-card = { $type ->
    [weapon] { rp-amount-stars } für jede deiner Waffen.
    [armor] { rp-amount-stars } für jede deiner Rüstungen.
    [skill] { rp-amount-stars } für jede deiner Fähigkeiten.
   *[trait] { rp-amount-stars } für jedes deiner Merkmale, dieses eingeschlossen.
}
rp-scoring-per-dice = { $each ->
    [one] 1 Stern für jeden Würfel auf deinem Tableau, der eine { $face } zeigt.
   *[other] 1 Stern für je { $each } Würfel auf deinem Tableau, die eine { $face } zeigen.
}
rp-scoring-per-class-dice = { $each ->
    [one] 1 Stern für jeden Würfel in deiner Klassenfarbe auf deinem Tableau.
   *[other] 1 Stern für je { $each } Würfel in deiner Klassenfarbe auf deinem Tableau.
}
rp-scoring-per-matches = { $each ->
    [one] 1 Stern für jede Übereinstimmung mit deiner Hintergrundgeschichte.
   *[other] 1 Stern für je { $each } Übereinstimmungen mit deiner Hintergrundgeschichte.
}
rp-scoring-per-gold = 1 Stern für je { $each } Gold in deinem Besitz.
rp-scoring-marker-side = { $side ->
    [good] { rp-amount-stars }, wenn dein Marker auf der guten Seite steht.
    [evil] { rp-amount-stars }, wenn dein Marker auf der bösen Seite steht.
    [lawful] { rp-amount-stars }, wenn dein Marker auf der ehrenhaften Seite steht.
   *[chaotic] { rp-amount-stars }, wenn dein Marker auf der chaotischen Seite steht.
}
rp-scoring-marker-corner = { $corner ->
    [lawful-good] { rp-amount-stars }, wenn dein Marker auf „ehrenhaft gut“ steht.
    [chaotic-good] { rp-amount-stars }, wenn dein Marker auf „chaotisch gut“ steht.
    [lawful-evil] { rp-amount-stars }, wenn dein Marker auf „ehrenhaft böse“ steht.
   *[chaotic-evil] { rp-amount-stars }, wenn dein Marker auf „chaotisch böse“ steht.
}
rp-scoring-row-at-most = { rp-amount-stars }, wenn die Würfel deiner Reihe { NAME($row) } für sich allein höchstens { $total } ergeben.
rp-scoring-rows-at-least = { rp-amount-stars }, wenn die Würfel deiner Reihen { NAME($first) } und { NAME($second) } für sich allein mindestens { $total } ergeben.
rp-scoring-highest-row = { rp-amount-stars }, wenn die Würfel in keiner deiner anderen Reihen mehr ergeben als in der Reihe { NAME($row) }.
rp-scoring-per-triple = { rp-amount-stars } für jede Reihe, deren drei Würfel denselben Wert zeigen.
rp-scoring-biggest-colour = 1 Stern für jeden Würfel, den du von deiner häufigsten Farbe über { $beyond } hinaus hast.

## Score sheet

category-goals = Attributziele
category-class-dice = Würfel in Klassenfarbe
category-alignment = Gesinnung
category-backstory = Hintergrundgeschichte
category-armor = Rüstungen
category-traits = Merkmale
category-gold = Gold
rp-score-goal = { NAME($row) }: { $value } (Ziel { $goal })
rp-score-class-dice = { $dice ->
    [one] { $dice } Würfel auf dem Tableau
   *[other] { $dice } Würfel auf dem Tableau
}
rp-score-alignment = { NAME($alignment) }: { NAME($field) }
rp-score-backstory = { $matches ->
    [one] { NAME($backstory) }: { $matches } Übereinstimmung
   *[other] { NAME($backstory) }: { $matches } Übereinstimmungen
}
rp-score-armor = { NAME($set) }: { $pieces } von { $of }
rp-score-trait = { NAME($card) }
rp-score-gold = { rp-amount-gold }

## The numbers of a hero, to tell what an option would give

figure-gold = Gold
figure-tokens = Charismaplättchen
figure-marker = Gesinnungsmarker
figure-stars = Sterne
figure-value-str = { attr-str }
    .short = { attr-str.short }
figure-value-dex = { attr-dex }
    .short = { attr-dex.short }
figure-value-con = { attr-con }
    .short = { attr-con.short }
figure-value-int = { attr-int }
    .short = { attr-int.short }
figure-value-wis = { attr-wis }
    .short = { attr-wis.short }
figure-value-cha = { attr-cha }
    .short = { attr-cha.short }
figure-stars-goals = { category-goals }
figure-stars-class-dice = { category-class-dice }
figure-stars-alignment = { category-alignment }
figure-stars-backstory = { category-backstory }
figure-stars-armor = { category-armor }
figure-stars-traits = { category-traits }
figure-stars-gold = { category-gold }

## Solo ranks, from the top

rp-rank-pl2-0 = Held
rp-rank-pl2-1 = Meister
rp-rank-pl2-2 = Anführer
rp-rank-pl2-3 = Reisender
rp-rank-pl2-4 = Söldner
rp-rank-pl2-5 = NPC
rp-rank-de1-0 = Wahrer Held
rp-rank-de1-1 = Gildenleiter
rp-rank-de1-2 = Koryphäe
rp-rank-de1-3 = Abenteurer
rp-rank-de1-4 = Tagelöhner
rp-rank-de1-5 = NPC

## Settings: edition, variants and Classes

setting-edition = Auflage
    .help = Die Auflage, deren Karten und Regeln gelten. Die zweite hat mehr Tableaus und Karten; die erste weicht in einigen Regeln ab.
setting-edition-pl2 = Zweite Auflage
setting-edition-de1 = Erste Auflage
setting-variants = Varianten
    .help = Zusatzregeln aus der Anleitung. Wähle keine, eine oder mehrere.
setting-variants-less-random = Weniger zufällige Spielvorbereitung
    .help = Alle beginnen mit je einem Würfel jeder Klassenfarbe, statt blind zu ziehen.
setting-variants-random-market = Zufälliger Marktstapel
    .help = Ein-Punkt- und Zwei-Punkte-Karten werden zu einem Stapel gemischt; jede Karte kann also jederzeit kommen.
setting-variants-short = Kurzes Spiel
    .help = Alle beginnen mit zwei Würfeln mehr; das Spiel ist dadurch zwei Runden kürzer.
setting-variants-friendly-market = Freundlicher Markt
    .help = Wer 2 Gold nimmt, statt zu kaufen, entfernt keine Karte aus dem Markt.
setting-classes = Wahl der Klassen
    .help = Ein gezogener Würfel bestimmt die Klassenkarte, oder alle wählen sie frei.
setting-classes-draw = Würfel ziehen
setting-classes-pick = Wählen wie in der Auflage
setting-classes-pick-clockwise = Wählen, Startspieler zuerst
setting-classes-pick-reverse = Wählen, Startspieler zuletzt

## Settings: readings of rules that can be read in more than one way

setting-rp-comp-18 = Vorrat an Gold und Plättchen
    .help = Die Schachtel enthält nur begrenzt viel Gold und Charismaplättchen. Entweder geht der Vorrat nie aus, oder niemand erhält mehr, als die Schachtel noch enthält.
setting-rp-comp-18-endless = Unbegrenzt
setting-rp-comp-18-printed = Wie in der Schachtel
setting-rp-setup-02 = Gleichstand beim Startspielerwurf
    .help = Wer erneut würfelt, wenn mehrere den höchsten Wurf haben.
setting-rp-setup-02-tied = Nur diese Spieler
setting-rp-setup-02-everybody = Alle
setting-rp-setup-08 = Dritter und vierter Spieler
    .help = Sie beginnen mit 1 und 2 Gold mehr. Gezählt wird vom Startspieler aus im Uhrzeigersinn oder einfach nach Sitzplatz.
setting-rp-setup-08-from-first = Vom Startspieler aus
setting-rp-setup-08-by-seat = Nach Sitzplatz
setting-rp-setup-22 = Zu Beginn entfernte Karten
    .help = Mit weniger als vier Spielern entfernt die zweite Auflage Karten aus dem Marktstapel. Vom Ablagestapel können sie ins Spiel zurückkommen, aus der Schachtel nicht.
setting-rp-setup-22-discard-pile = Auf den Ablagestapel
setting-rp-setup-22-box = In die Schachtel
setting-rp-dice-10 = Goldene Würfel des Diebes
    .help = Der Dieb erhält 4 Gold für einen goldenen Würfel. Das kann im ganzen Spiel gelten oder nur für die Startwürfel.
setting-rp-dice-10-always = Im ganzen Spiel
setting-rp-dice-10-starting-dice = Nur Startwürfel
setting-rp-dice-28 = Volles Tableau
    .help = Was du tust, wenn dein Tableau voll ist und andere noch Würfel platzieren: eine Karte samt Gold nehmen und auf den Markt gehen oder die Runde aussetzen.
setting-rp-dice-28-take-card = Karte nehmen wie üblich
setting-rp-dice-28-sit-out = Aussetzen
setting-rp-cha-05 = Charismaplättchen je Kauf
    .help = Jedes Plättchen ersetzt 1 Gold. Für eine Karte darfst du beliebig viele einsetzen oder nur eines.
setting-rp-cha-05-any-number = Beliebig viele
setting-rp-cha-05-one = Nur eines
setting-rp-clean-07 = Zu kleiner Marktstapel
    .help = Reichen die Karten des Marktstapels nicht für den Markt: zuerst die letzten auslegen und dann den Ablagestapel mischen, oder gleich alles zusammen mischen.
setting-rp-clean-07-deal-first = Zuerst auslegen
setting-rp-clean-07-shuffle-first = Zuerst mischen
setting-rp-skill-08 = Fähigkeiten im selben Moment
    .help = Wessen Fähigkeit zuerst kommt, wenn mehrere im selben Moment eine benutzen wollen.
setting-rp-skill-08-first-player = Vom Startspieler im Uhrzeigersinn
setting-rp-skill-08-as-announced = Wie angesagt
setting-rp-skill-09 = Fähigkeiten nach der letzten Runde
    .help = Ob du nach der letzten Aufräumphase, kurz vor der Endabrechnung, noch bereite Fähigkeiten benutzen darfst.
setting-rp-skill-09-allowed = Erlaubt
setting-rp-skill-09-refused = Nicht erlaubt
setting-rp-end-03 = Letzte Runde der ersten Auflage
    .help = Sind alle Tableaus voll, wird die Runde samt Markt zu Ende gespielt, oder sie endet nach der Würfelphase. In der zweiten Auflage wird sie immer zu Ende gespielt.
setting-rp-end-03-finish-round = Zu Ende spielen
setting-rp-end-03-at-once = Sofort beenden
setting-rp-card-07 = Zweiter Kauf des Barden
    .help = Der Barde darf in seinem Zug in der Marktphase eine zweite Karte kaufen: zum üblichen Preis oder für 1 Gold mehr.
setting-rp-card-07-printed-price = Üblicher Preis
setting-rp-card-07-one-gold-more = 1 Gold mehr
setting-rp-card-14 = Juwelendolch
    .help = Ob goldene Würfel durch ihn in jeder Reihe mehr zählen oder nur in der Reihe Stärke.
setting-rp-card-14-every-row = In jeder Reihe
setting-rp-card-14-strength = Nur Stärke
setting-rp-card-28 = Turmschild und vollständiges Set
    .help = Hast du ein vollständiges und ein unvollständiges Rüstungsset, verbessert „Turmschild“ weiterhin das unvollständige oder bringt nichts.
setting-rp-card-28-unfinished-set = Verbessert das unvollständige
setting-rp-card-28-nothing = Bringt nichts
setting-rp-card-29 = Schwere Armbrust
    .help = Ob sie jeden Kauf billiger macht oder nur den ersten in einem Zug.
setting-rp-card-29-every-purchase = Jeder Kauf
setting-rp-card-29-first-purchase = Erster Kauf im Zug
setting-rp-card-30 = Pfeil bei Diplomatie
    .help = „Diplomatie“ ahmt eine fremde Fähigkeit nach. Dein Marker folgt dem Pfeil auf „Diplomatie“ oder dem auf der nachgeahmten Karte.
setting-rp-card-30-diplomacy = Auf „Diplomatie“
setting-rp-card-30-target = Auf der nachgeahmten Karte
setting-rp-card-31 = Schleichen
    .help = Ob der Kauf vom Ablagestapel den üblichen Kauf ersetzt oder hinzukommt.
setting-rp-card-31-instead = Statt des üblichen Kaufs
setting-rp-card-31-extra = Zusätzlich
setting-rp-card-32 = Schlösser öffnen
    .help = Ob du die oberste Karte des Marktstapels jederzeit kaufen darfst oder nur in deinem Zug in der Marktphase.
setting-rp-card-32-any-time = Jederzeit
setting-rp-card-32-market-turn = Im eigenen Marktzug
setting-rp-var-12 = Weniger zufällig und kurz zugleich
    .help = Mit beiden Varianten erhältst du je einen Würfel jeder Klassenfarbe und ziehst den Rest, oder du ziehst alle.
setting-rp-var-12-fixed-and-drawn = Feste Farben, Rest ziehen
setting-rp-var-12-drawn = Alle ziehen
setting-rp-var-13 = Karten aus dem zufälligen Stapel
    .help = Ob in der zweiten Auflage mit weniger als vier Spielern auch aus dem zufälligen Marktstapel Karten entfernt werden: 6 zu dritt, 14 zu zweit.
setting-rp-var-13-usual-totals = So viele wie üblich
setting-rp-var-13-none = Keine
setting-rp-solo-10 = Wurf des Gegnerwürfels
    .help = Im Solospiel kann der Gegnerwürfel eine Marktkarte auf den Müllstapel bringen. Er wird am Ende deines Zugs geworfen oder sobald du die Initiativekarte nimmst.
setting-rp-solo-10-after-action = Nach deiner Aktion
setting-rp-solo-10-on-choosing = Beim Nehmen der Karte
setting-rp-ed-13-de1 = Plättchen bei Schleichen
    .help = Nur erste Auflage: ob eine Karte vom Ablagestapel auch mit Charismaplättchen bezahlt werden darf.
setting-rp-ed-13-de1-allowed = Erlaubt
setting-rp-ed-13-de1-refused = Nicht erlaubt
setting-rp-ed-15-de1 = Der Barde und das Abwerfen
    .help = Nur erste Auflage: ob der Barde nach einem Kauf statt eines zweiten eine Karte für 2 Gold abwerfen darf.
setting-rp-ed-15-de1-refused = Nicht erlaubt
setting-rp-ed-15-de1-allowed = Erlaubt
setting-rp-ed-26-de1 = Gold im kurzen Spiel
    .help = Nur erste Auflage: Im kurzen Spiel entfällt das zusätzliche Gold des dritten und vierten Spielers oder auch das Gold für volle Reihen und goldene Würfel in der Spielvorbereitung.
setting-rp-ed-26-de1-seat-bonus = Ohne Sitzplatzbonus
setting-rp-ed-26-de1-all-extra-gold = Ohne jedes Zusatzgold
