# The board of Pathfinder in the browser, and the character sheet at its end.


## Around the board

web-pf-tab-hero = Mein Held
web-pf-tab-others = Gruppe
web-pf-headline = { NAME($card) }
web-pf-my-turn = du bist am Zug
web-pf-turn = am Zug: { NAME($seat) }
web-pf-turn-short = am Zug
web-pf-phase-set-up = Vorbereitung
web-pf-phase-reward = Belohnungen
web-pf-phase-rebuild = Decks anpassen
web-pf-phase-over = Ende
web-pf-bot = Bot
web-pf-setup-wait = Die anderen bereiten sich vor. Danach werden die Orte ausgelegt.
web-pf-read = Lesen: { $card }
web-pf-go-on = Weiter

## Kinds and families of cards: one, and many

web-pf-kind-weapon = Waffe
web-pf-kind-spell = Zauber
web-pf-kind-armor = Rüstung
web-pf-kind-item = Gegenstand
web-pf-kind-ally = Verbündeter
web-pf-kind-blessing = Segen
web-pf-kind-loot = Beute
web-pf-kind-monster = Monster
web-pf-kind-barrier = Hindernis
web-pf-kind-henchman = Handlanger
web-pf-kind-villain = Bösewicht
web-pf-kind-unknown = Bösewicht, Handlanger oder unbekannt
web-pf-kind-location = Ort
web-pf-kind-scenario = Szenario
web-pf-kind-adventure = Abenteuer
web-pf-kind-path = Abenteuerpfad
web-pf-kind-character = Charakter
web-pf-kind-role = Rolle
web-pf-kinds-weapon = Waffen
web-pf-kinds-spell = Zauber
web-pf-kinds-armor = Rüstungen
web-pf-kinds-item = Gegenstände
web-pf-kinds-ally = Verbündete
web-pf-kinds-blessing = Segen
web-pf-family-character = Charaktere
web-pf-family-role = Rollen
web-pf-family-boon = Gaben
web-pf-family-bane = Gefahren
web-pf-family-location = Orte
web-pf-family-scenario = Szenarien
web-pf-family-adventure = Abenteuer
web-pf-family-path = Abenteuerpfad
web-pf-count = { $kind }: { $count }

## What stands on cards

web-pf-set = { $set ->
    [B] Grundset
    [C] Charakter-Zusatzset
   *[other] Abenteuerset { $set }
}
web-pf-or = oder
web-pf-then = danach
web-pf-veteran = plus die Nummer des Abenteuersets
web-pf-to-acquire = Zum Erlangen
web-pf-to-defeat = Zum Besiegen
web-pf-no-check = Kein Wurf
web-pf-immune = Immun gegen
web-pf-recharge = Erneuern
web-pf-cost-reveal = Vorzeigen
web-pf-cost-display = Auslegen
web-pf-cost-discard = Ablegen
web-pf-cost-recharge = Erneuern
web-pf-cost-bury = Begraben
web-pf-cost-banish = Verbannen
web-pf-cost-shuffle = Ins Deck mischen
web-pf-cost-top = Oben aufs Deck
web-pf-moment-before = Vor der Begegnung
web-pf-moment-instead = Statt eines Wurfs
web-pf-moment-after = Nach der Begegnung
web-pf-moment-undefeated = Wenn nicht besiegt
web-pf-moment-defeated = Wenn besiegt
web-pf-moment-lost = Wenn nicht erlangt
web-pf-here = An diesem Ort
web-pf-closing = Beim Schließen
web-pf-closed = Nach dem Schließen
web-pf-closed-here = Solange geschlossen
web-pf-villains = Bösewicht
web-pf-henchmen = Handlanger
web-pf-locations = Orte
web-pf-during = In diesem Szenario
web-pf-during-adventure = In diesem Abenteuer
web-pf-during-path = Auf diesem Abenteuerpfad
web-pf-reward = Belohnung
web-pf-scenarios = Szenarien
web-pf-adventures = Abenteuer
web-pf-hand-size = Handkartenlimit
web-pf-favored = Bevorzugte Kartenart
web-pf-favored-any = nach Wahl
web-pf-proficient = Geübt in
web-pf-proficient-light-armors = leichten Rüstungen
web-pf-proficient-heavy-armors = schweren Rüstungen
web-pf-proficient-weapons = Waffen

## Dice and skills

web-pf-die = W{ $sides }
web-pf-die-shows = W{ $sides }: { $value }
web-pf-skills = Fertigkeiten
web-pf-powers = Fähigkeiten
web-pf-cards-list = Kartenliste
web-pf-deck = Deck
web-pf-box-checked = { $box }, angekreuzt
web-pf-box-free = { $box }, nicht angekreuzt

## A hero

web-pf-hand = Hand
web-pf-hand-empty = Keine Karten auf der Hand.
web-pf-promised = zugesagt
web-pf-promises = { $count ->
    [one] { $count } Karte zugesagt
   *[other] { $count } Karten zugesagt
}
web-pf-sign-deck = Deck
web-pf-sign-discard = abgelegt
web-pf-sign-buried = begraben
web-pf-sign-displayed = im Spiel
web-pf-pile-discard = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
web-pf-pile-buried = { $count ->
    [one] Begraben: { $count } Karte
   *[other] Begraben: { $count } Karten
}
web-pf-pile-displayed = { $count ->
    [one] Ausliegend oder im Spiel: { $count } Karte
   *[other] Ausliegend oder im Spiel: { $count } Karten
}
web-pf-pile-blessings = { $count ->
    [one] Abgelegte Segen: { $count } Karte
   *[other] Abgelegte Segen: { $count } Karten
}
web-pf-pile-empty = Hier liegt nichts.
web-pf-known = Bekannt: { $cards }
web-pf-dead = tot
web-pf-harder = Schwierigkeit +{ $by } in diesem Zug
web-pf-stopped = in diesem Zug kein Erkunden mehr
web-pf-draws = { $reset ->
    [yes] Auffrischen: stattdessen { $count } ziehen
   *[no] stattdessen { $count } ziehen
}
web-pf-quiet = { $until ->
    [check] bei diesem Wurf nicht gefragt
    [turn] in diesem Zug nicht gefragt
   *[always] nicht gefragt
}
web-pf-no-character = Noch kein Charakter.
web-pf-no-character-mine = Wähle, wer du sein willst. Zeige auf einen Charakter, um die ganze Karte zu lesen.
web-pf-open-hero = Den Helden zeigen: { NAME($seat) }
web-pf-choose-hero = { NAME($seat) } wählen

## The map

web-pf-stages = Schritte des Zugs
web-pf-stage-give = Geben
web-pf-stage-move = Gehen
web-pf-stage-explore = Erkunden
web-pf-stage-close = Schließen
web-pf-act-explore = Erkunden
web-pf-act-close = Schließen
web-pf-act-end = Zug beenden
web-pf-act-roll = Würfeln
web-pf-no-places = Die Orte werden ausgelegt, sobald alle Decks bereit sind.
web-pf-closed-short = geschlossen
web-pf-shut-short = vorübergehend zu
web-pf-known-top = Oberste Karte:
web-pf-known-bottom = Unterste Karte:
web-pf-clock-top = Neuester Segen: { $card }
web-pf-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-pf-clock = { $left ->
    [0] Keine Segen mehr.
    [one] Noch { $left } Segen.
   *[other] Noch { $left } Segen.
}

## The encounter

web-pf-steps = Schritte der Begegnung
web-pf-step-evade = Ausweichen?
web-pf-step-before = Vorher
web-pf-step-check = Wurf
web-pf-step-acquire = Erlangen
web-pf-step-next = Nächster Wurf
web-pf-step-after = Nachher
web-pf-step-end = Ende
web-pf-purpose-defeat = zum Besiegen: { $card }
web-pf-purpose-acquire = zum Erlangen: { $card }
web-pf-purpose-recharging = zum Erneuern: { $card }
web-pf-purpose-close = zum Schließen: { $card }
web-pf-purpose-otherwise = ein Wurf: { $card }
web-pf-summoned = herbeigerufen
web-pf-waiting = danach weiter: { $card }
web-pf-odds = Erfolgschance
web-pf-difficulty = Schwierigkeit
web-pf-result = Ergebnis
web-pf-success = Geschafft
web-pf-failure = Misslungen
web-pf-weak = −{ $by } je Würfel
web-pf-add = Zum Wurf beitragen
web-pf-damage = { $type ->
    [combat] Kampfschaden
    [fire] Feuerschaden
    [cold] Kälteschaden
    [acid] Säureschaden
    [electricity] Elektrizitätsschaden
    [force] Energieschaden
    [mental] Geistschaden
    [poison] Giftschaden
   *[other] Schaden
}
web-pf-damage-fixed = nicht zu verringern
web-pf-damage-left = { $left ->
    [one] Karte musst du noch ablegen
   *[other] Karten musst du noch ablegen
}
web-pf-ended-defeated = Besiegt.
web-pf-ended-undefeated = Nicht besiegt.
web-pf-ended-acquired = Erlangt.
web-pf-ended-lost = Nicht erlangt.
web-pf-ended-evaded = Ausgewichen.

## Beside the options

web-pf-dies = Zu wenig Karten zum Ziehen: Tod
web-pf-up-to = bis { $chance }
web-pf-brief-play = { NAME($card) }: { $cost ->
    [reveal] vorzeigen
    [display] auslegen
    [discard] ablegen
    [recharge] erneuern
    [bury] begraben
    [banish] verbannen
    [shuffle] einmischen
   *[top] nach oben
}
web-pf-brief-skill = { NAME($card) }: { NAME($skill) }
web-pf-brief-return = In die Mitte: { NAME($card) }
web-pf-brief-take = Nehmen: { NAME($card) }
web-pf-brief-box = Schachtel: { NAME($card) }
web-pf-as = als { NAME($card) }
web-pf-brief-move = → { NAME($card) }

## Putting decks together

web-pf-my-deck = Mein Deck
web-pf-deck-fine = Das Deck entspricht der Kartenliste.
web-pf-has-wanted = im Deck / verlangt
web-pf-pool = In der Mitte
web-pf-pool-empty = Noch nichts. Wähle Karten deines Decks, um sie hier für die anderen hinzulegen.
web-pf-from-box = Aus der Schachtel
web-pf-other-fine = { NAME($seat) }: Deck vollständig
web-pf-other-open = { NAME($seat) }: Deck noch nicht vollständig

## The end

web-pf-end-won = { NAME($card) } – das Szenario ist gewonnen!
web-pf-end-lost = { NAME($card) } – das Szenario ist verloren.
web-pf-end-amount = { $won ->
    [yes] Die ganze Gruppe gewinnt gemeinsam.
   *[no] Die Gruppe darf es noch einmal versuchen.
}
web-pf-time = Zeit
web-pf-heroes = Die Gruppe
web-pf-lost-by = Warum es verloren ging:
web-pf-lost-pf-end-01 = Das Segensdeck ist aufgebraucht.
web-pf-lost-pf-death-07 = Alle Charaktere sind gestorben.
web-pf-sheet = Charakterbogen

## Values of the cards

web-value-marks = Standard oder Elite
web-value-acquire = Wurf zum Erlangen
web-value-powers = Fähigkeiten
web-value-recharge = Erneuern
web-value-defeat = Wurf zum Besiegen
web-value-deck = Karten des Ortes
web-value-here = An diesem Ort
web-value-closing = Beim Schließen
web-value-closed = Nach dem Schließen
web-value-villains = Bösewicht
web-value-henchmen = Handlanger
web-value-locations = Orte
web-value-during = In diesem Szenario
web-value-reward = Belohnung
web-value-scenarios = Szenarien
web-value-adventures = Abenteuer
web-value-skills = Fertigkeiten
web-value-cards = Kartenliste
web-value-hand-sizes = Handkartenlimit
web-value-roles = Rollen
web-value-sample = Fertiges Deck
web-value-traits = Merkmale

preset-first-scenario = Ein erstes Szenario
    .help = Du und ein Bot, mit fertigen Decks.
preset-full-party = Eine volle Gruppe
    .help = Du und drei Bots.
preset-solo-hero = Allein
    .help = Ein Held allein: nur drei Orte, aber niemand, der hilft.
web-game-pathfinder = Pathfinder Adventure Card Game: Rise of the Runelords
    .about = Helden gegen die Zeit: Erkunde Orte, besiege Monster mit Würfeln und Karten und stelle den Bösewicht, bevor die Segen ausgehen.
    .time = 60 bis 90 Minuten
    .luck = Die Würfel aller deiner Würfe.
web-how-pathfinder-1 = Wähle einen Helden. Dein Deck ist deine Ausrüstung und dein Leben: Wer ziehen muss und keine Karte mehr hat, stirbt.
web-how-pathfinder-2 = In deinem Zug wechselst du den Ort und erkundest dann: Decke eine Karte des Ortes auf und bestehe mit deinen Würfeln den Wurf. Karten von der Hand bringen weitere Würfel, und die anderen können helfen.
web-how-pathfinder-3 = Besiege Handlanger, um Orte zu schließen, damit der Bösewicht nicht entkommen kann. Jeder Zug kostet einen der dreißig Segen.
web-how-pathfinder-4 = Ist der Bösewicht besiegt und kann nirgendwohin fliehen, gewinnt die ganze Gruppe. In einer Kampagne behält dein Held, was er gefunden hat, und wird von Szenario zu Szenario besser.
web-pf-goal-who = { LIST($villains) }
web-pf-goal-open = { $open ->
    [one] { $open } Ort offen
   *[other] { $open } Orte offen
}
web-pf-goal-blessings = { $left ->
    [one] noch { $left } Segen
   *[other] noch { $left } Segen
}
web-pf-goal-aim = Finde und besiege den Bösewicht: { LIST($villains) }. Solange ein anderer Ort offen ist, flieht er dorthin; ist keiner offen, ist das Szenario gewonnen.
web-pf-goal-rule = { CAPITAL($rule) }.
web-pf-goal-places = Offene Orte: { LIST($places) }

## Scenes

web-pf-scene-villain = Ein Bösewicht!
web-pf-scene-escapes = Der Bösewicht entkommt
web-pf-scene-closed = Ort geschlossen
web-pf-scene-last-blessing = Der letzte Segen
web-pf-scene-death = Ein Held fällt
web-pf-scene-won = Sieg
web-pf-scene-lost = Niederlage
web-pf-end-heading = Das Szenario
