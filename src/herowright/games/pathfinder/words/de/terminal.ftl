# What the table in the terminal says about Pathfinder Adventure Card Game: Rise of the Runelords.


## Keys and help

term-key-p = Orte
term-key-i = Bogen
term-key-t = Szenario
term-help-p = alle Orte vollständig, mit dem, was über ihre Decks bekannt ist
term-help-i = dein Charakterbogen: Fertigkeiten, Fähigkeiten und Talente
term-help-t = das Szenario, sein Bösewicht und seine Handlanger vollständig
term-pf-legend = Kartenarten stehen mit drei Buchstaben da: Mon Monster, Hin Hindernis, Waf Waffe, Zau Zauber, Rüs Rüstung, Geg Gegenstand, Ver Verbündeter, Seg Segen. ? kann ein Bösewicht oder ein Handlanger sein oder ein Segen, hinter dem sich ein Bösewicht verbirgt. ● ist ein Segen, der noch im Deck liegt, einer für jeden Zug, ○ ein verbrauchter. ◆ zeigt, wo du bist, ☺ nennt, wer an einem Ort ist, ✗ steht für geschlossen. ▸3 ist Möglichkeit 3. ■ ist ein angekreuztes Talentkästchen, □ ein freies. Neben einer Möglichkeit stehen die Würfel, die Schwierigkeit und die Chance, die sie dir gäbe.

## The scenario

term-pf-turn = am Zug: { $player }
term-pf-stage = { $stage ->
    [give] geben, gehen, erkunden
    [move] gehen, erkunden
    [explore] erkunden
    [reset] Hand auffrischen
   *[close] Ort schließen, Zug beenden
}
term-pf-won = Szenario gewonnen
term-pf-lost = Szenario verloren
term-pf-blessings = Noch { $cards } Segen
term-pf-top = oben: { NAME($card) }
term-pf-villains = Bösewicht: { $names }
term-pf-henchmen = Handlanger: { $names }
term-pf-beaten = Besiegt: { $names }
term-pf-players = { $players ->
    [one] { $players } Spieler: { $places }
   *[other] { $players } Spieler, zusätzlich: { $places }
}

## Locations

term-pf-locations = Orte
term-pf-no-locations = Die Orte liegen noch nicht aus.
term-pf-closed = geschlossen
term-pf-shut = vorübergehend geschlossen
term-pf-cards = { $cards ->
    [0] keine Karten mehr
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
term-pf-known-top = oben: { $cards }
term-pf-known-bottom = unten: { $cards }
term-pf-closing = zum Schließen: { $way }

## Kinds of cards

term-pf-kind = { $kind ->
    [weapon] Waffe
    [spell] Zauber
    [armor] Rüstung
    [item] Gegenstand
    [ally] Verbündeter
    [blessing] Segen
    [loot] Beute
    [monster] Monster
    [barrier] Hindernis
    [henchman] Handlanger
    [villain] Bösewicht
    [location] Ort
    [scenario] Szenario
    [adventure] Abenteuer
    [path] Abenteuerpfad
    [character] Charakter
   *[role] Rolle
}
term-pf-short = { $kind ->
    [monster] Mon
    [barrier] Hin
    [weapon] Waf
    [spell] Zau
    [armor] Rüs
    [item] Geg
    [ally] Ver
    [blessing] Seg
   *[unknown] ?
}

## A character

term-pf-dead = tot
term-pf-hand = Hand { $cards } von { $size }
term-pf-deck = Deck { $cards }
term-pf-discard = Ablage { $cards }
term-pf-buried = begraben { $cards }
term-pf-harder = deine Würfe in diesem Zug +{ $by }
term-pf-stopped = in diesem Zug kein Erkunden mehr ({ NAME($card) })
term-pf-draws-instead = { $reset ->
    [yes] beim Auffrischen stattdessen { $count } ziehen
   *[no] stattdessen { $count } ziehen
}
term-pf-in-hand = Hand
term-pf-displayed = Ausliegend
term-pf-in-play = Im Spiel
term-pf-seen = Bekannt
term-pf-powers = Fähigkeiten
term-pf-text = { CAPITAL($text) }
term-pf-promised = zugesagt
term-pf-own-discard = Dein Ablagestapel:
term-pf-own-buried = Deine begrabenen Karten:
term-pf-blessings-discard = Abgelegte Segen:

## Encounters and checks

term-pf-meets = { $player }: { $card }
term-pf-waiting = Wartet so lange: { $player }, { NAME($card) }
term-pf-summoned = herbeigerufen
term-pf-step = { $step ->
    [evade] ausweichen
    [before] vorher
    [check] Wurf
    [next] nächster Wurf
    [after] nachher
   *[end] Ende
}
term-pf-check = { $purpose ->
    [defeat] { $player } will die Karte besiegen
    [acquire] { $player } will die Karte erlangen
    [recharging] { $player } will erneuern
    [close] { $player } will den Ort schließen
   *[otherwise] { $player } legt einen Wurf ab
}
term-pf-against = { DICE($dice) } gegen { $difficulty }
term-pf-reach = bis { $odds } mit deinen Karten
term-pf-weak = jeder Würfel zählt { $by } weniger
term-pf-success = geschafft
term-pf-short-by = { $by } zu wenig
term-pf-hurt = { $player } droht { $type ->
    [combat] Kampfschaden
    [fire] Feuerschaden
    [cold] Kälteschaden
    [acid] Säureschaden
    [electricity] Elektrizitätsschaden
    [force] Energieschaden
    [mental] Geistschaden
   *[poison] Giftschaden
}: { $amount }
term-pf-fixed = nichts verringert ihn

## Beside the options

term-pf-draws = { $cards ->
    [one] { $cards } Karte zu ziehen, { $left } im Deck
   *[other] { $cards } Karten zu ziehen, { $left } im Deck
}
term-pf-deadly = tödlich
term-pf-loses = { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}

## The character sheet

term-pf-no-character = Du hast noch keinen Charakter gewählt.
term-pf-skills = Fertigkeiten
term-pf-cards-list = Kartenliste
term-pf-hand-size = Handkartenlimit { $size }
term-pf-proficient = { $what ->
    [light-armors] geübt in leichten Rüstungen
    [heavy-armors] geübt in schweren Rüstungen
   *[weapons] geübt in Waffen
}
term-pf-favored = bevorzugte Kartenart
term-pf-taken-home = Deck für das nächste Szenario
term-pf-last-cards = Karten am Ende

## Rebuilding the decks

term-pf-pool = Karten in der Mitte
term-pf-deck-ready = Das Deck entspricht der Kartenliste.
