# What Call to Adventure says at the table: names of its things, prompts, options, log, refusals and the score sheet.
# Card texts stand in call-to-adventure-texts.ftl, settings in call-to-adventure-settings.ftl; names of cards and the
# sentences of the tales in the files of the acts, the characters and the hand cards.
# Attributes hold other forms of a name: .short for narrow columns, .of for the first part of 'Stärkesymbol' and
# 'Stärkerune', .acc for a direct object. Names of cards stand in quotes inside sentences.


## Abilities

ability-str = Stärke
    .short = STÄ
    .of = Stärke
ability-dex = Geschicklichkeit
    .short = GES
    .of = Geschicklichkeits
ability-con = Konstitution
    .short = KON
    .of = Konstitutions
ability-int = Intelligenz
    .short = INT
    .of = Intelligenz
ability-wis = Weisheit
    .short = WEI
    .of = Weisheits
ability-cha = Charisma
    .short = CHA
    .of = Charisma

## Story icons

icon-divinity = Göttlichkeit
    .of = Göttlichkeits
icon-royalty = Königtum
    .of = Königtums
icon-nature = Natur
    .of = Natur
icon-justice = Gerechtigkeit
    .of = Gerechtigkeits
icon-villainy = Schurkerei
    .of = Schurkerei
icon-arcana = Arkanum
    .of = Arkanum

## Runes

rune-core = Grundrune
    .acc = Grundrune
rune-dark = dunkle Rune
    .acc = dunkle Rune
rune-str = Stärkerune
    .acc = Stärkerune
rune-str-special = Sonderrune für Stärke
    .acc = Sonderrune für Stärke
rune-dex = Geschicklichkeitsrune
    .acc = Geschicklichkeitsrune
rune-dex-special = Sonderrune für Geschicklichkeit
    .acc = Sonderrune für Geschicklichkeit
rune-con = Konstitutionsrune
    .acc = Konstitutionsrune
rune-con-special = Sonderrune für Konstitution
    .acc = Sonderrune für Konstitution
rune-int = Intelligenzrune
    .acc = Intelligenzrune
rune-int-special = Sonderrune für Intelligenz
    .acc = Sonderrune für Intelligenz
rune-wis = Weisheitsrune
    .acc = Weisheitsrune
rune-wis-special = Sonderrune für Weisheit
    .acc = Sonderrune für Weisheit
rune-cha = Charismarune
    .acc = Charismarune
rune-cha-special = Sonderrune für Charisma
    .acc = Sonderrune für Charisma

## Families of cards

family-origin = Herkunft
family-motivation = Motivation
family-destiny = Schicksal
family-trait = Eigenschaft
family-challenge = Herausforderung
family-ally = Verbündeter
family-adversary = Widersacher
family-hero = Heldenkarte
family-antihero = Antiheldenkarte
family-quest = Auftrag
family-win-condition = Siegbedingung

## Parts used inside other messages

ca-act-number = { $act ->
    [1] I
    [2] II
   *[3] III
}
ca-act = Akt { ca-act-number }
ca-space = { $level ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $level }
}
ca-a-card = { $kind ->
    [hero] eine Heldenkarte
   *[antihero] eine Antiheldenkarte
}
ca-the-card = { $kind ->
    [hero] die Heldenkarte
   *[antihero] die Antiheldenkarte
}

## Phases

phase-story = Die Geschichte

## Prompts: set-up

ca-ask-keep-origin = Welche Herkunft behältst du?
ca-ask-keep-motivation = Welche Motivation behältst du?
ca-ask-keep-destiny = Welches Schicksal behältst du? Es bleibt bis zum Ende geheim

## Prompts: the turn

ca-ask-turn = Du bist am Zug: Erwirb eine Eigenschaft oder stell dich einer Herausforderung
ca-ask-afterwards = Möchtest du in diesem Zug noch etwas tun?
ca-ask-replace = Keine dieser Karten steht dir offen: Tausche eine von ihnen kostenlos aus
ca-ask-prepare = „{ NAME($card) }“: Wirf die Runen oder bereite dich erst noch vor
ca-ask-after-cast = „{ NAME($card) }“: Nimm das Ergebnis an oder ändere es
ca-ask-other-path = Zweiter Versuch: Welchen Pfad wählst du jetzt?
ca-ask-flee = Du fliehst vor „{ NAME($card) }“: Wähle eine andere Karte
ca-ask-draw = Von welchem Stapel ziehst du?
ca-ask-place-ally = „{ NAME($card) }“ taucht auf: Unter welche Herausforderung kommt die Verbündetenkarte?

## Prompts: cards and effects

ca-ask-react = { NAME($seat) } stellt sich der Herausforderung „{ NAME($card) }“: Spielst du eine Karte aus?
ca-ask-react-after = { $result ->
    [won] { NAME($seat) } hat die Herausforderung bestanden: Spielst du eine Karte aus?
   *[lost] { NAME($seat) } ist an der Herausforderung gescheitert: Spielst du eine Karte aus?
}
ca-ask-respond = { NAME($seat) } spielt „{ NAME($card) }“ aus: Antwortest du darauf?
ca-ask-grant = „{ NAME($card) }“: Welche Rune nimmst du hinzu?
ca-ask-turn-rune = „{ NAME($card) }“: Welche Rune drehst du um?
ca-ask-wander = „{ NAME($card) }“: Welche Karte tauschst du aus?
ca-ask-target = „{ NAME($card) }“: Wähle einen anderen Spieler
ca-ask-betrayed = „{ NAME($card) }“: Welcher Verbündete wird auf die Rückseite gedreht?
ca-ask-drop = „{ NAME($card) }“: Welche Karte wirfst du ab?
ca-ask-ignore = „{ NAME($card) }“: Die Runen welcher Fähigkeit sollen nicht zählen?

## Options

ca-opt-keep = { NAME($card) }
ca-opt-gain = Erwerben: { NAME($card) }
ca-opt-face = { NAME($card) }: { NAME($path) }
ca-opt-face-adversary = Dem Widersacher stellen: { NAME($card) }
ca-opt-replace = Austauschen: { NAME($card) }
    .all = Eine Karte austauschen ({ $count })
ca-opt-journey = Reisen und austauschen: { NAME($card) } ({ $xp } EP)
    .all = Reisen und eine Karte austauschen ({ $count })
ca-opt-spend = Nutzen: { NAME($card) } ({ $xp } EP)
ca-opt-sacrifice = Opfern: { NAME($card) }
ca-opt-trade = Abwerfen: { NAME($card) } (+{ $bonus })
ca-opt-cast = Runen werfen
ca-opt-dark = Dunkle Rune kaufen ({ $xp } EP)
ca-opt-leave = { NAME($ability, form: "of") }rune weglassen
ca-opt-add = { NAME($ability, form: "of") }rune wieder hinzunehmen
ca-opt-leave-dark = Dunkle Rune weglassen
ca-opt-add-dark = Dunkle Rune wieder hinzunehmen
ca-opt-resolve = Ergebnis annehmen
ca-opt-path = { NAME($path) }
ca-opt-draw-hero = Heldenkarte ziehen
ca-opt-draw-antihero = Antiheldenkarte ziehen
ca-opt-place-ally = Unter „{ NAME($card) }“
ca-opt-rune = { NAME($ability) }
ca-opt-turn-rune = Drehen: { NAME($rune, form: "acc") } → { $face }
ca-opt-seat = { NAME($seat) }
ca-opt-betray = { NAME($card) } ({ NAME($seat) })
ca-opt-drop = Abwerfen: { NAME($card) }
ca-opt-play = Ausspielen: { NAME($card) }
ca-opt-play-for = Ausspielen: { NAME($card) } (für { NAME($seat) })
ca-opt-pass = Passen
ca-opt-hush-turn = Für diesen Zug passen
ca-opt-hush-always = Nicht mehr fragen
ca-opt-listen = Wieder fragen
ca-opt-end = Zug beenden

## Log: set-up

ca-event-first = { $player } beginnt das Spiel.
ca-event-adversary = Der Widersacher ist „{ NAME($card) }“. Aufträge im Spiel: { LIST($quests) }.
ca-event-keeps = { $player } behält „{ NAME($card) }“.
ca-event-character = { $player } deckt die Herkunft „{ NAME($origin) }“ und die Motivation „{ NAME($motivation) }“ auf.

## Log: rows, allies and decks

ca-event-row = Die Reihe von Akt { ca-act-number } wird aufgedeckt: { LIST($cards) }.
ca-event-revealed = Neu aufgedeckt: „{ NAME($card) }“.
ca-event-ally-placed = { $player } schiebt die Verbündetenkarte „{ NAME($card) }“ unter „{ NAME($challenge) }“.
ca-event-ally-discarded = Für die Verbündetenkarte „{ NAME($card) }“ gibt es keine Herausforderung: Sie wird abgeworfen.
ca-discards = { $kind ->
    [hero] Die abgeworfenen Heldenkarten
    [antihero] Die abgeworfenen Antiheldenkarten
    [adversary] Die abgeworfenen Karten des Widersacherstapels
    [act-1] Die abgeworfenen Karten von Akt I
    [act-2] Die abgeworfenen Karten von Akt II
   *[act-3] Die abgeworfenen Karten von Akt III
}
ca-event-reshuffled = { $cards ->
    [one] { ca-discards } werden zu einem neuen Stapel mit { $cards } Karte gemischt.
   *[other] { ca-discards } werden zu einem neuen Stapel mit { $cards } Karten gemischt.
}

## Log: the turn

ca-event-turn = { $player } ist am Zug.
ca-event-trait = { $player } erwirbt die Eigenschaft „{ NAME($card) }“.
ca-event-journey = { $player } reist und tauscht „{ NAME($card) }“ aus.
ca-event-wanders = { $player } tauscht „{ NAME($card) }“ aus.
ca-event-replaced = { $player } tauscht „{ NAME($card) }“ kostenlos aus.
ca-event-uses = { $player } gibt { $xp } EP für „{ NAME($card) }“ aus.
ca-event-sacrifices = { $player } opfert die Verbündetenkarte „{ NAME($card) }“.
ca-event-act = { $player } beendet Akt { ca-act-number }.
ca-event-last-turns = { $player } hat den letzten Akt beendet: Alle anderen haben noch einen Zug.

## Log: challenges

ca-event-faces = { $player } stellt sich der Herausforderung „{ NAME($card) }“ auf dem Pfad „{ NAME($path) }“ (Schwierigkeit { $difficulty }).
ca-event-faces-adversary = { $player } stellt sich dem Widersacher „{ NAME($card) }“ (Schwierigkeit { $difficulty }).
ca-event-dark = { $count ->
    [one] { $player } kauft eine dunkle Rune.
   *[other] { $player } kauft eine dunkle Rune; im Pool sind jetzt { $count }.
}
ca-event-traded = { $player } wirft „{ NAME($card) }“ ab und erhöht das Ergebnis um { $bonus }.
ca-event-cast = { $player } wirft die Runen: { SUM($faces, $result) } gegen { $difficulty }.
ca-event-won = { $player } besteht die Herausforderung „{ NAME($card) }“ mit { $result } gegen { $difficulty }.
ca-event-lost = { $player } scheitert an der Herausforderung „{ NAME($card) }“ mit { $result } gegen { $difficulty }.
ca-event-ally = { $player } gewinnt die Verbündetenkarte „{ NAME($card) }“.

## Log: experience and morality

ca-event-gains-xp = { $player } erhält { $xp } EP.
ca-event-gains-xp-by = { $player } erhält { $xp } EP durch „{ NAME($card) }“.
ca-event-loses-xp = { $player } verliert { $xp } EP.
ca-event-loses-xp-by = { $player } verliert { $xp } EP durch „{ NAME($card) }“.
ca-event-rose = { $spaces ->
    [one] { $player } rückt auf der Moralleiste { $spaces } Feld nach oben, auf { ca-space }.
   *[other] { $player } rückt auf der Moralleiste { $spaces } Felder nach oben, auf { ca-space }.
}
ca-event-fell = { $spaces ->
    [one] { $player } rückt auf der Moralleiste { $spaces } Feld nach unten, auf { ca-space }.
   *[other] { $player } rückt auf der Moralleiste { $spaces } Felder nach unten, auf { ca-space }.
}

## Log: hand cards and their effects

ca-event-draws = { $player } zieht { ca-a-card }.
ca-event-draws-card = { $player } zieht { ca-the-card } „{ NAME($card) }“.
ca-event-no-draw = { $kind ->
    [hero] { $player } kann nicht ziehen: Alle Heldenkarten sind auf der Hand oder ausgespielt.
   *[antihero] { $player } kann nicht ziehen: Alle Antiheldenkarten sind auf der Hand oder ausgespielt.
}
ca-event-plays = { $player } spielt { ca-the-card } „{ NAME($card) }“ aus.
ca-event-plays-for = { $player } spielt { ca-the-card } „{ NAME($card) }“ für { NAME($seat) } aus.
ca-event-cancelled = { $player } hebt „{ NAME($card) }“ mit „{ NAME($by) }“ auf.
ca-event-rune-added = { $player } nimmt durch „{ NAME($card) }“ eine { NAME($rune, form: "of") }rune hinzu.
ca-event-rune-not-added = „{ NAME($card) }“ bringt nichts: { $player } hat schon alle { NAME($rune, form: "of") }runen im Pool, die so möglich sind.
ca-event-dark-added = { $count ->
    [one] { $player } nimmt durch „{ NAME($card) }“ { $count } dunkle Rune hinzu.
   *[other] { $player } nimmt durch „{ NAME($card) }“ { $count } dunkle Runen hinzu.
}
ca-event-bonus = { $player } erhöht das Ergebnis durch „{ NAME($card) }“ um { $amount }.
ca-event-eased = „{ NAME($card) }“ senkt die Schwierigkeit für { $player } um { $by }.
ca-event-again = { $player } hat durch „{ NAME($card) }“ einen zweiten Versuch.
ca-event-rune-turned = { $player } dreht durch „{ NAME($card) }“ die { NAME($rune, form: "acc") } auf { $face }.
ca-event-calm = { $player } entgeht durch „{ NAME($card) }“ der Verderbnis dieses Wurfs.
ca-event-borrowed = { $player } hat durch „{ NAME($card) }“ bis zum Ende des Zugs ein { NAME($ability, form: "of") }symbol mehr.
ca-event-hindered = „{ NAME($card) }“ erhöht die Schwierigkeit für { $player } um { $by }.
ca-event-ability-ignored = „{ NAME($card) }“: Bei dieser Herausforderung zählt keine { NAME($ability, form: "of") }rune.
ca-event-core-ignored = „{ NAME($card) }“: Bei dieser Herausforderung zählt keine Grundrune.
ca-event-frightened = „{ NAME($card) }“ schlägt { $player } bei „{ NAME($challenge) }“ in die Flucht.
ca-event-doomed = „{ NAME($card) }“: { $player } scheitert an „{ NAME($challenge) }“, wie das Ergebnis auch ausfällt.
ca-event-betrayed = { $player } verliert die Verbündetenkarte „{ NAME($ally) }“ durch „{ NAME($card) }“.
ca-event-dropped = { $player } wirft wegen „{ NAME($by) }“ die Karte „{ NAME($card) }“ ab.
ca-event-no-effect = „{ NAME($card) }“ bewirkt nichts.

## Log: the adversary of all, and the end

ca-event-adversary-card = Der Widersacherstapel schlägt zu: „{ NAME($card) }“.
ca-event-adversary-gains = Der Widersacher erhält { $xp } EP durch „{ NAME($card) }“ und hat { $total } von { $goal }.
ca-event-adversary-loses = Der Widersacher verliert { $xp } EP durch „{ NAME($card) }“ und hat { $total } von { $goal }.
ca-event-adversary-beaten = { $player } besiegt den Widersacher „{ NAME($card) }“.
ca-event-destiny = { $player } deckt das Schicksal „{ NAME($card) }“ auf.
ca-event-joint-win = Der Widersacher ist besiegt: Das Spiel ist gewonnen.
ca-event-joint-loss = Der Widersacher hat sein Ziel erreicht: Das Spiel ist verloren.

## Refusals

ca-no-not-your-turn = Das geht nur in deinem eigenen Zug. Warte, bis du an der Reihe bist.
ca-no-second-action = Deine Hauptaktion für diesen Zug hast du schon ausgeführt. Du kannst noch reisen, Karten ausspielen, Effekte nutzen oder den Zug beenden.
ca-no-end = Du kannst deinen Zug noch nicht beenden. Führe zuerst deine Hauptaktion aus und bring zu Ende, was du begonnen hast.
ca-no-not-face-up = Diese Karte liegt nicht offen aus. Wähle eine, die offen liegt.
ca-no-act-finished = Akt { ca-act-number } hast du beendet, seine Karten stehen dir nicht mehr offen. Wähle eine Karte aus einem späteren Akt.
ca-no-requirements = Du erfüllst nicht alle Voraussetzungen von „{ NAME($card) }“. Wähle eine andere Karte oder komm später darauf zurück.
ca-no-adversary-yet = Dem Widersacher kannst du dich nur mit genau 8 Geschichtskarten stellen, und du hast erst { $cards }. Führe zuerst deine Geschichte fort.
ca-no-adversary-first = Mit 8 Geschichtskarten kannst du dich jetzt nur noch dem Widersacher stellen.
ca-no-question-first = Beantworte zuerst die offene Frage.
ca-no-replacement = Eine Karte kannst du nur kostenlos austauschen, wenn dir keine offene Karte zur Wahl steht.
ca-no-journey-now = Während einer Herausforderung kannst du nicht reisen. Werte sie zuerst aus.
ca-no-more-journeys = In diesem Zug darfst du nicht mehr reisen. Warte auf deinen nächsten.
ca-no-xp = Das kostet { $price } EP, aber du hast nur { $xp }. Sammle zuerst mehr EP.
ca-no-dark-now = Dunkle Runen kaufst du, nachdem du eine Herausforderung gewählt hast und bevor du wirfst.
ca-no-dark-here = Auf dem untersten Feld der Moralleiste kannst du keine dunklen Runen kaufen. Hier kann dir nur eine Karte eine geben.
ca-no-more-dark = Dunkle Runen kannst du nur dreimal pro Zug kaufen. Wirf die Runen, die du hast.
ca-no-dark-left = Alle drei dunklen Runen sind schon im Pool. Wirf die Runen, die du hast.
ca-no-not-in-hand = Diese Karte hast du nicht auf der Hand. Du kannst nur Karten ausspielen, die du auf der Hand hast.
ca-no-kind-here = { $kind ->
    [hero] „{ NAME($card) }“ kannst du jetzt nicht ausspielen: Dein Marker steht auf einem Feld, das keine Heldenkarten erlaubt. Bewege ihn zuerst nach oben.
   *[antihero] „{ NAME($card) }“ kannst du jetzt nicht ausspielen: Dein Marker steht auf einem Feld, das keine Antiheldenkarten erlaubt. Bewege ihn zuerst nach unten.
}
ca-no-twice = „{ NAME($card) }“ hast du in diesem Zug schon genutzt. Im nächsten geht es wieder.
ca-no-effect-now = Der Effekt von „{ NAME($card) }“ lässt sich in diesem Moment nicht nutzen. Wann es geht, sagt der Kartentext.
ca-no-not-now = „{ NAME($card) }“ kann in diesem Moment nicht ausgespielt werden. Wann es geht, sagt der Kartentext.

## Score sheet

category-triumph = Triumph
category-tragedy = Tragödie
category-morality = Moralleiste
category-destiny = Schicksal
category-experience = Erfahrung
category-hero = Heldenkarten
category-antihero = Antiheldenkarten
category-allies = Verbündete
category-icons = Geschichtssymbole
ca-score-triumph = Sichtbar auf Charakteren und Pfaden
ca-score-tragedy = Sichtbar auf Charakteren und Pfaden
ca-score-morality = Marker auf { ca-space }
ca-score-destiny = { NAME($card) }: { $condition }
ca-score-experience = { $xp } EP übrig
ca-score-hero = { $cards ->
    [one] { $cards } ausgespielte Karte
   *[other] { $cards } ausgespielte Karten
}
ca-score-antihero = { $cards ->
    [one] { $cards } ausgespielte Karte
   *[other] { $cards } ausgespielte Karten
}
ca-score-ally = { NAME($card) }
ca-score-icons = { $count ->
    [one] { $count } { NAME($icon, form: "of") }symbol
   *[other] { $count } { NAME($icon, form: "of") }symbole
}
ca-title-true-hero = Wahrer Held
ca-title-winner = Sieg
ca-title-lost = Niederlage

## The numbers of a hero, to tell what an option would give

figure-xp = EP
figure-level = Moral
figure-hand = Handkarten
    .short = Hand
figure-cards = Geschichtskarten
    .short = Geschichte
figure-score = Punkte
figure-odds = Erfolgschance in %
    .short = Chance %
