# What Pathfinder says at the table: prompts, options, log, refusals, decks and the score sheet. Card texts and the names
# of skills, kinds and traits stand in pathfinder-cards.ftl, settings in pathfinder-settings.ftl; names of cards in the
# files of their families. Names of cards stand in quotes inside sentences.


## Families of cards

family-boon = Gabe
family-bane = Gefahr
family-location = Ort
family-scenario = Szenario
family-adventure = Abenteuer
family-path = Abenteuerpfad
family-character = Charakter
family-role = Rolle

## Parts used inside other messages

pf-kind-name = { $kind ->
    [weapon] { kind-weapon.in }
    [spell] { kind-spell.in }
    [armor] { kind-armor.in }
    [item] { kind-item.in }
    [ally] { kind-ally.in }
    [blessing] { kind-blessing.in }
    [monster] { kind-monster.in }
    [barrier] { kind-barrier.in }
    [henchman] { kind-henchman.in }
   *[villain] { kind-villain.in }
}
pf-damage-name = { $type ->
    [fire] { pf-damage-fire }
    [cold] { pf-damage-cold }
    [acid] { pf-damage-acid }
    [electricity] { pf-damage-electricity }
    [force] { pf-damage-force }
    [mental] { pf-damage-mental }
    [poison] { pf-damage-poison }
   *[combat] { pf-damage-combat }
}
pf-damage-count = { DICE($amount) } { pf-damage-name }
pf-puts = { $to ->
    [discard] { $player } legt „{ NAME($card) }“ ab
    [recharge] { $player } erneuert „{ NAME($card) }“
    [bury] { $player } begräbt „{ NAME($card) }“
    [display] { $player } legt „{ NAME($card) }“ aus
    [hand] { $player } nimmt „{ NAME($card) }“ auf die Hand
    [top] { $player } legt „{ NAME($card) }“ oben auf das Deck
    [shuffle] { $player } mischt „{ NAME($card) }“ ins Deck
   *[banish] { $player } verbannt „{ NAME($card) }“
}
    .inverted = { $to ->
    [discard] legt { $player } „{ NAME($card) }“ ab
    [recharge] erneuert { $player } „{ NAME($card) }“
    [bury] begräbt { $player } „{ NAME($card) }“
    [display] legt { $player } „{ NAME($card) }“ aus
    [hand] nimmt { $player } „{ NAME($card) }“ auf die Hand
    [top] legt { $player } „{ NAME($card) }“ oben auf das Deck
    [shuffle] mischt { $player } „{ NAME($card) }“ ins Deck
   *[banish] verbannt { $player } „{ NAME($card) }“
}

## Phases

phase-scenario = Szenario
phase-reset = Hand auffrischen
phase-reward = Belohnungen
phase-rebuild = Decks anpassen

## Prompts: set-up

pf-ask-character = Welchen Charakter spielst du?
pf-ask-deck = Mit welchem Deck beginnst du?
pf-ask-build = Stelle dein Deck zusammen: Welche Karte nimmst du aus der Schachtel?
pf-ask-swap = Möchtest du eine Karte deines Decks mit jemandem tauschen?
pf-ask-swap-for = Was möchtest du für „{ NAME($card) }“ haben?
pf-ask-favored = Welche Kartenart möchtest du auf der Starthand haben?
pf-ask-start = Wo beginnst du?
pf-ask-first = Wer hat den ersten Zug?

## Prompts: the turn

pf-ask-turn = Du bist am Zug: Was tust du?
pf-ask-give-to = Wer bekommt „{ NAME($card) }“?
pf-ask-at-start = Dein Zug beginnt: Nutzt du die Fähigkeit „{ NAME($power) }“?
pf-ask-at-end = Dein Zug endet: Nutzt du die Fähigkeit „{ NAME($power) }“?
pf-ask-reset = { $left ->
    [one] Frische deine Hand auf: Legst du zuerst Karten ab? In deinem Deck ist noch { $left } Karte
   *[other] Frische deine Hand auf: Legst du zuerst Karten ab? In deinem Deck sind noch { $left } Karten
}
pf-ask-discard-down = { $count ->
    [one] Du hast zu viele Handkarten: Lege noch { $count } Karte ab
   *[other] Du hast zu viele Handkarten: Lege noch { $count } Karten ab
}
pf-ask-move-to = Wohin gehst du?
pf-ask-bring = Wen holst du zu dir?

## Prompts: encounters, checks and damage

pf-ask-evade = Du begegnest „{ NAME($card) }“: Stellst du dich der Karte oder weichst du aus?
pf-ask-evaded-to = Wohin kommt „{ NAME($card) }“?
pf-ask-order = Wer ist als Nächstes an der Reihe?
pf-ask-next-effect = Was kommt zuerst?
pf-ask-which-check = Wer legt diesen Wurf ab?
pf-ask-which-difficulty = Karten gleichen Rangs nennen verschiedene Schwierigkeiten: Welche gilt?
pf-ask-skill = { $more ->
    [yes] Schwierigkeit ab { $difficulty }: Womit würfelst du?
   *[no] Schwierigkeit { $difficulty }: Womit würfelst du?
}
pf-ask-prepare = { DICE($dice) } gegen { $difficulty }: Würfle oder bereite dich erst noch vor
pf-ask-help = { NAME($seat) } würfelt gleich gegen { $difficulty }: Hilfst du?
pf-ask-failed = { $result } gegen { $difficulty } ist ein Misserfolg: Nimmst du ihn hin?
pf-ask-recharge = Versuchst du, „{ NAME($card) }“ zu erneuern?
pf-ask-recharge-order = Welche Karte kommt zuerst an die Reihe?
pf-ask-damage = Dir droht { pf-damage-count }: Verringerst du ihn?
pf-ask-ward = { NAME($seat) } erleidet gleich { $amount } Schaden: Hilfst du?
pf-ask-suffer = { $left ->
    [one] Schaden: Lege noch { $left } Karte ab
   *[other] Schaden: Lege noch { $left } Karten ab
}
pf-ask-close = Versuchst du, „{ NAME($card) }“ zu schließen?
pf-ask-close-pay = { $to ->
    [discard] Welche Karte legst du ab?
    [recharge] Welche Karte erneuerst du?
    [bury] Welche Karte begräbst du?
   *[banish] Welche Karte verbannst du?
}
pf-ask-guard = Der Bösewicht ist gefunden: Versuchst du, „{ NAME($card) }“ vorübergehend zu schließen?
pf-ask-close-beaten = Der Bösewicht ist besiegt: Schließt du „{ NAME($card) }“?

## Prompts: cards and powers

pf-ask-pay = { $cost ->
    [reveal] { NAME($power) }: Welche Karte zeigst du vor?
    [discard] { NAME($power) }: Welche Karte legst du ab?
    [recharge] { NAME($power) }: Welche Karte erneuerst du?
    [bury] { NAME($power) }: Welche Karte begräbst du?
   *[banish] { NAME($power) }: Welche Karte verbannst du?
}
pf-ask-heal = Wer bekommt Karten zurück?
pf-ask-raise = Wer kehrt ins Leben zurück?
pf-ask-examine-where = Welches Ortsdeck siehst du dir an?
pf-ask-examined = Legst du eine der Karten unter das Deck?
pf-ask-look-where = Welche Karte siehst du dir an?
pf-ask-put-where = Wohin legst du „{ NAME($card) }“?
pf-ask-retrieve = Welche Karte nimmst du aus deinem Ablagestapel?
pf-ask-search = Welche Karte nimmst du aus deinem Deck?
pf-ask-lose-card = { $to ->
    [discard] Welche Karte legst du ab?
    [recharge] Welche Karte erneuerst du?
    [bury] Welche Karte begräbst du?
   *[banish] Welche Karte verbannst du?
}
pf-ask-bury-discarded = Welche Karte aus deinem Ablagestapel begräbst du?
pf-ask-keep-one = Welche Karte behältst du?
pf-ask-do-or-not = Möchtest du { $what }?
pf-what-replace = „{ NAME($card) }“ aus dem Spiel nehmen und durch eine andere Karte derselben Art ersetzen

## Prompts: after the scenario

pf-ask-feat = { $kind ->
    [skill] Welche Fertigkeit verbesserst du?
    [power] Welche Fähigkeit verbesserst du?
   *[card] Von welcher Kartenart darfst du eine Karte mehr haben?
}
pf-ask-role = Welche Rolle nimmst du?
pf-ask-reward-kind = Welche Kartenart ziehst du aus der Schachtel?
pf-ask-loot = Wer bekommt „{ NAME($card) }“?
pf-ask-rebuild = Passe dein Deck an: Welche Karten tauschst du?

## Options: answers

pf-opt-yes = Ja
pf-opt-no = Nein
pf-opt-done = Fertig
pf-opt-pass = Passen
pf-opt-leave = Darauf verzichten
pf-opt-stay = Bleiben
pf-opt-hush-check = Bei diesem Wurf passen
pf-opt-hush-turn = Für diesen Zug passen
pf-opt-hush-always = Nicht mehr fragen
pf-opt-listen = Wieder fragen
pf-opt-skip = Ohne Warten weiterspielen

## Options: set-up and decks

pf-opt-character = { NAME($card) }
pf-opt-sample = Das fertige Deck
pf-opt-own-deck = Ein eigenes Deck
pf-opt-fill = Aus der Schachtel: { NAME($card) }
pf-opt-pool = Aus der Mitte: { NAME($card) }
pf-opt-return = In die Mitte: { NAME($card) }
pf-opt-swap = { NAME($card) } ({ NAME($seat) })
pf-opt-start = { NAME($card) }
pf-opt-seat = { NAME($seat) }
pf-opt-effect = { NAME($card) }
pf-opt-difficulty = Schwierigkeit { $number } ({ NAME($card) })
pf-opt-kind = { NAME($kind) }
pf-opt-feat-skill = { NAME($line) } +{ $number }
pf-opt-feat-power = { NAME($line) } (Kästchen { $number })
pf-opt-feat-card = { NAME($line) } +{ $number }
pf-opt-role = { NAME($role) }

## Options: the turn

pf-opt-explore = Erkunden
pf-opt-instead = Den Ort nutzen, statt zu erkunden
pf-opt-give = Weitergeben: { NAME($card) }
    .all = Eine Karte weitergeben ({ $count })
pf-opt-move = Gehen: { NAME($card) }
pf-opt-close = Versuchen, diesen Ort zu schließen
pf-opt-close-way = Schließen: { $way }
pf-opt-end = Zug beenden
pf-opt-end-keep = Zug beenden und alle Handkarten behalten

## Options: encounters and checks

pf-opt-face = Sich der Karte stellen
pf-opt-decline = Auf die Karte verzichten
pf-opt-check-by = Wurf { $number }: { NAME($seat) }
pf-opt-next-check = Weiter zum nächsten Wurf
pf-opt-use = { NAME($skill) } ({ $difficulty })
pf-opt-fight = Kämpfen: { NAME($skill) } ({ $difficulty })
pf-opt-roll = Würfeln
pf-opt-accept = Misserfolg hinnehmen
pf-opt-take-it = Schaden hinnehmen
pf-opt-shuffle = In ihr Deck mischen
pf-opt-top = Oben auf das Deck
pf-opt-bottom = Unter das Deck
pf-opt-under-top = Unter die oberste Karte
pf-opt-look-top = Die oberste Karte
pf-opt-look-bottom = Die unterste Karte
pf-opt-look = { NAME($card) }
pf-opt-under = Unter das Deck: { NAME($card) }

## Options: cards and powers

pf-opt-play = { NAME($card) } ({ pf-cost }): { CAPITAL($effect) }
pf-opt-play-skill = { NAME($card) }, { NAME($skill) } ({ pf-cost }): { CAPITAL($effect) }
pf-opt-power = { NAME($character) }: { NAME($power) }
pf-opt-power-skill = { NAME($character) }: { NAME($power) }, { NAME($skill) }
pf-opt-promise = Hilfe zusagen: { NAME($card) }
pf-opt-withdraw = Zusage zurücknehmen: { NAME($card) }
pf-opt-call = { NAME($seat) } hilft: { NAME($card) }
pf-opt-drop = { NAME($card) }
pf-opt-pay = { NAME($card) }
pf-opt-top-card = Die oberste Karte deines Decks
pf-opt-retrieve = { NAME($card) }
pf-opt-find = { NAME($card) }
pf-opt-keep = Behalten: { NAME($card) }
pf-opt-recharge = { NAME($card) }

## Log: set-up

pf-event-character = { $person } spielt { NAME($character) }.
pf-event-deck-gains = { $player } nimmt „{ NAME($card) }“ aus der Schachtel ins Deck.
pf-event-exchanges = { $player } tauscht „{ NAME($card) }“ mit { NAME($seat) } gegen „{ NAME($other) }“.
pf-event-scenario = Das Szenario „{ NAME($card) }“ liegt bereit.
pf-event-starts = { $player } beginnt am Ort „{ NAME($place) }“.
pf-event-hand = { $count ->
    [one] { $player } beginnt mit { $count } Karte: { LIST($cards) }.
   *[other] { $player } beginnt mit { $count } Karten: { LIST($cards) }.
}
pf-event-begins = { $player } hat den ersten Zug.

## Log: the turn

pf-event-blessing = { $player } ist am Zug und deckt „{ NAME($card) }“ auf; noch { $left } Segen im Segensdeck.
pf-event-gives = { $player } gibt „{ NAME($card) }“ an { NAME($seat) } weiter.
pf-event-moves = { $player } geht zum Ort „{ NAME($place) }“.
pf-event-explores = { $player } erkundet und begegnet „{ NAME($card) }“.
pf-event-draws = { $count ->
    [one] { $player } zieht { $count } Karte: { LIST($cards) }.
   *[other] { $player } zieht { $count } Karten: { LIST($cards) }.
}
pf-event-draws-instead = „{ NAME($card) }“: { $player } zieht { $instead } statt { $count }.

## Log: encounters

pf-event-meets = { $player } begegnet der herbeigerufenen Karte „{ NAME($card) }“.
pf-event-evades = { $player } weicht „{ NAME($card) }“ aus.
pf-event-acquires = { $player } erlangt „{ NAME($card) }“.
pf-event-misses = { $player } erlangt „{ NAME($card) }“ nicht.
pf-event-defeats = { $player } besiegt „{ NAME($card) }“.
pf-event-fails = { $player } besiegt „{ NAME($card) }“ nicht.
pf-event-lacks-trait = Dem Wurf von { $player } fehlt das Merkmal { NAME($trait) }: „{ NAME($card) }“ bleibt unbesiegt.
pf-event-replaced = { $player } nimmt „{ NAME($card) }“ aus dem Spiel; „{ NAME($other) }“ tritt an ihre Stelle.

## Log: checks

# A game saved by an earlier version does not tell the skill.
pf-event-rolls = { $player } würfelt { ROLL($dice, $plus, $result) } gegen { $difficulty }: { $success ->
        [yes] gelungen
       *[no] misslungen
    }{ $skilled ->
        [yes] { " " }({ NAME($skill) })
       *[no] { "" }
    }.
pf-event-sure-success = { $player } hat Erfolg, ohne zu würfeln.
pf-event-harder = { $player } würfelt bis zum Zugende gegen eine um { $by } höhere Schwierigkeit („{ NAME($card) }“).
pf-event-difficulty = „{ NAME($source) }“: Gegen „{ NAME($card) }“ gilt für { $player } die Schwierigkeit { $number }.
pf-event-no-more-exploring = „{ NAME($card) }“: { $player } darf in diesem Zug nicht mehr erkunden.
pf-event-on-roll = „{ NAME($card) }“: { $player } würfelt mit einem W{ $die } eine { $rolled }; { $most ->
    [1] eine 1
   *[other] { $most } oder weniger
} bringt Unglück.

## Chances: why not every success counts, after the percentage; $reach is the chance of the roll itself in per cent

pf-vain-trait = nur das Merkmal { NAME($trait) } besiegt die Gefahr (der Wurf gelingt mit { $reach } %)
pf-vain-failed = ein früherer Wurf ist misslungen, die Gefahr bleibt unbesiegt (der Wurf gelingt mit { $reach } %)
pf-vain-kept = schon eingerechnet: { $trouble } (der Wurf gelingt mit { $reach } %)

## Log: cards and powers

pf-event-plays = { $cost ->
    [reveal] { $player } zeigt „{ NAME($card) }“ vor.
    [display] { $player } legt „{ NAME($card) }“ aus.
    [recharge] { $player } spielt und erneuert „{ NAME($card) }“.
    [bury] { $player } spielt und begräbt „{ NAME($card) }“.
    [banish] { $player } spielt und verbannt „{ NAME($card) }“.
    [shuffle] { $player } spielt „{ NAME($card) }“ und mischt die Karte ins Deck.
    [top] { $player } spielt „{ NAME($card) }“ und legt die Karte oben auf das Deck.
   *[discard] { $player } spielt „{ NAME($card) }“ und legt die Karte ab.
}
pf-event-settles = Nach dem Spielen { pf-puts.inverted }.
pf-event-loses = { $source ->
    [damage] Wegen des Schadens { pf-puts.inverted }.
    [reset] Beim Auffrischen { pf-puts.inverted }.
   *[other] { pf-puts }.
}
pf-event-loses-top = Oberste Karte des Decks: { pf-puts }.
pf-event-buries = { $player } begräbt „{ NAME($card) }“ aus dem Ablagestapel.
pf-event-uses = { $player } nutzt die Fähigkeit „{ NAME($power) }“.
pf-event-promises = { $player } sagt „{ NAME($card) }“ als Hilfe zu.
pf-event-withdraws = { $player } nimmt die Zusage von „{ NAME($card) }“ zurück.
pf-event-heals = { $count ->
    [0] „{ NAME($card) }“: { $player } hat keine Karten zurückzuholen.
    [one] „{ NAME($card) }“: { $player } mischt { $count } Karte aus dem Ablagestapel ins Deck.
   *[other] „{ NAME($card) }“: { $player } mischt { $count } Karten aus dem Ablagestapel ins Deck.
}
pf-event-retrieves = { $to ->
    [hand] { $player } nimmt „{ NAME($card) }“ aus dem Ablagestapel auf die Hand.
    [top] { $player } legt „{ NAME($card) }“ aus dem Ablagestapel oben auf das Deck.
    [shuffle] { $player } mischt „{ NAME($card) }“ aus dem Ablagestapel ins Deck.
   *[recharge] { $player } legt „{ NAME($card) }“ aus dem Ablagestapel unter das Deck.
}
pf-event-swaps = { $player } nimmt „{ NAME($card) }“ aus dem Ablagestapel und legt dafür „{ NAME($other) }“ ab.
pf-event-finds = { $player } findet „{ NAME($card) }“ im Deck und nimmt die Karte auf die Hand.
pf-event-from-box = { $player } zieht „{ NAME($card) }“ aus der Schachtel.
pf-event-raised = „{ NAME($card) }“: { $player } kehrt ins Leben zurück.
pf-event-examines = { $player } sieht oben im Deck von „{ NAME($place) }“ nach: { LIST($cards) }.
pf-event-examines-bottom = { $player } sieht unten im Deck von „{ NAME($place) }“ nach: { LIST($cards) }.
pf-event-examines-own = { $player } sieht die oberste Karte des eigenen Decks an: „{ NAME($card) }“.
pf-event-puts-under = { $player } legt „{ NAME($card) }“ unter das Deck von „{ NAME($place) }“.
pf-event-puts-second = { $player } legt „{ NAME($card) }“ unter die oberste Karte von „{ NAME($place) }“.
pf-event-added = { $player } legt neue Karten der Art { pf-kind-name } in das Deck von „{ NAME($place) }“.
pf-event-time-back = „{ NAME($card) }“: { $player } mischt { $count } Segen zurück in das Segensdeck.
pf-event-time-lost = { $count ->
    [one] „{ NAME($card) }“: { $count } Karte des Segensdecks wird abgelegt.
   *[other] „{ NAME($card) }“: { $count } Karten des Segensdecks werden abgelegt.
}

## Log: damage and death

pf-event-threatens = „{ NAME($card) }“: { $player } muss mit { pf-damage-count } rechnen.
pf-event-less-damage = { $player } verringert den Schaden um { $by } („{ NAME($power) }“).
pf-event-suffers = { $amount ->
    [0] { $player } erleidet keinen Schaden.
   *[other] { $cards ->
        [0] { $player } erleidet { pf-damage-count } und hat keine Karten abzulegen.
        [one] { $player } erleidet { pf-damage-count } und legt { $cards } Karte ab.
       *[other] { $player } erleidet { pf-damage-count } und legt { $cards } Karten ab.
    }
}
pf-event-dies = { $player } stirbt.

## Log: locations and the villain

pf-event-closes = { $player } schließt „{ NAME($place) }“ dauerhaft.
pf-event-stays-open = „{ NAME($place) }“ bleibt offen; { $player } hat den Ort nicht geschlossen.
pf-event-villain = { $player } findet den Bösewicht „{ NAME($card) }“.
pf-event-villain-found = „{ NAME($place) }“ bleibt offen: { $player } hat dort „{ NAME($card) }“ gefunden.
pf-event-guards = { $player } schließt „{ NAME($place) }“ vorübergehend; dorthin kann der Bösewicht nicht entkommen.
pf-event-escapes = { $places ->
    [one] „{ NAME($card) }“ entkommt an den einzigen offenen Ort.
   *[other] „{ NAME($card) }“ entkommt an einen von { $places } offenen Orten, getarnt durch { $count } Segen in den übrigen.
}
pf-event-cornered = { $player } hat „{ NAME($card) }“ in die Enge getrieben: Es gibt keinen Ausweg mehr.
pf-event-won-scenario = Das Szenario „{ NAME($card) }“ ist gewonnen.
pf-event-lost-scenario = Das Szenario „{ NAME($card) }“ ist verloren.

## Log: rewards and rebuilding

pf-event-feat = { $kind ->
    [skill] { $player } erhält ein Fertigkeitstalent: { NAME($line) } +{ $number }.
    [power] { $player } erhält ein Fähigkeitstalent: { NAME($line) }, Kästchen { $number }.
   *[card] { $player } erhält ein Kartentalent: { NAME($line) } +{ $number }.
}
pf-event-role = { $player } nimmt die Rolle { NAME($role) } an.
pf-event-loot = { $player } erhält die Beute „{ NAME($card) }“.
pf-event-shares = { $player } legt „{ NAME($card) }“ in die Mitte.
pf-event-takes = { $player } nimmt „{ NAME($card) }“ aus der Mitte.

## Decks that are not as the cards list says

pf-deck-missing = Deinem Deck fehlen noch Karten der Art { pf-kind-name }: { $count }.
pf-deck-surplus = Dein Deck hat zu viele Karten der Art { pf-kind-name }: { $count }.

## Own characters that leave the balance

pf-custom-deck = Die Kartenliste des Charakters ergibt { $count } Karten; es sollten { $wanted } sein.
pf-custom-skill-boxes = Die Fertigkeiten haben zusammen { $count } Kästchen; es sollten { $wanted } sein.
pf-custom-card-boxes = Die Kartenliste hat zusammen { $count } Kästchen; es sollten { $wanted } sein.
pf-custom-power-boxes = Die Fähigkeiten haben zusammen { $count } Kästchen; es sollten { $wanted } sein.
pf-custom-role-boxes = Die Rolle { NAME($role) } hat zusammen { $count } Kästchen; es sollten { $wanted } sein.
pf-custom-die = Fertigkeiten mit einem W{ $die }: { $count }; es sollte höchstens eine sein.
pf-custom-extensions = Fertigkeiten, die auf anderen aufbauen: { $count }; es sollten höchstens { $most } sein.

## Refusals: in general

pf-no-such-option = „{ $key }“ ist hier nicht möglich. Wähle eine der angebotenen Möglichkeiten.
pf-no-question-first = Beantworte zuerst die offene Frage.
pf-no-not-your-turn = { NAME($seat) } ist am Zug. Warte, bis du an der Reihe bist.
pf-no-dead = Dein Charakter ist tot und kann in diesem Szenario nichts mehr tun.

## Refusals: cards

pf-no-not-in-hand = Du hast „{ NAME($card) }“ nicht auf der Hand. Wähle eine Karte, die du hast.
pf-no-such-use = { $cost ->
    [reveal] Das Vorzeigen von „{ NAME($card) }“ bewirkt nichts. Wie du die Karte spielst, sagt ihr Text.
    [display] Das Auslegen von „{ NAME($card) }“ bewirkt nichts. Wie du die Karte spielst, sagt ihr Text.
    [recharge] Das Erneuern von „{ NAME($card) }“ bewirkt nichts. Wie du die Karte spielst, sagt ihr Text.
    [bury] Das Begraben von „{ NAME($card) }“ bewirkt nichts. Wie du die Karte spielst, sagt ihr Text.
    [banish] Das Verbannen von „{ NAME($card) }“ bewirkt nichts. Wie du die Karte spielst, sagt ihr Text.
    [shuffle] „{ NAME($card) }“ kannst du nicht in dein Deck mischen. Wie du die Karte spielst, sagt ihr Text.
    [top] „{ NAME($card) }“ kannst du nicht oben auf dein Deck legen. Wie du die Karte spielst, sagt ihr Text.
   *[discard] Das Ablegen von „{ NAME($card) }“ bewirkt nichts. Wie du die Karte spielst, sagt ihr Text.
}
pf-no-which-way = „{ NAME($what) }“ lässt sich jetzt auf mehr als eine Art nutzen. Sag, welche du meinst.
pf-no-cards-now = In diesem Teil des Spiels kannst du weder Karten spielen noch Fähigkeiten nutzen.
pf-no-forbidden = „{ NAME($card) }“ ist hier nicht erlaubt: Der Ort, das Szenario oder die Karte vor dir verbietet es.
pf-no-kind-kept-out = Bei diesem Wurf dürfen keine Karten der Art { pf-kind-name } gespielt werden.
pf-no-immune = „{ NAME($bane) }“ ist immun gegen das Merkmal { NAME($trait) }; „{ NAME($what) }“ hilft hier nicht.
pf-no-where = { $where ->
    [check] bei diesem Wurf
    [damage] gegen diesen Schaden
   *[step] in diesem Schritt
}
pf-no-second-of-kind = Du hast { pf-no-where } schon eine Karte der Art { pf-kind-name } gespielt. Mehr als eine je Art geht nicht.
pf-no-first-power = Nutze bei diesem Wurf zuerst die erste Fähigkeit von „{ NAME($card) }“, dann die zweite.
pf-no-skill-to-recharge = Du kannst „{ NAME($card) }“ nicht erneuern: Dafür brauchst du eine der Fertigkeiten des Erneuerungswurfs ({ $check }).
pf-no-help-for-others = „{ NAME($card) }“ hilft nur bei deinen eigenen Würfen, da gibt es nichts zuzusagen.
pf-no-promise-now = Jetzt kann keine Hilfe zugesagt werden.
pf-no-not-promised = Diese Hilfe hat niemand zugesagt, oder sie passt nicht zu diesem Wurf.

## Refusals: the right moment

pf-no-check-now = „{ NAME($what) }“ ist für Würfe. Warte auf einen, zu dem es passt.
pf-no-failure-now = „{ NAME($what) }“ geht nur nach einem misslungenen Wurf.
pf-no-damage-now = „{ NAME($what) }“ geht nur, wenn gerade Schaden droht.
pf-no-evading-now = „{ NAME($what) }“ dient zum Ausweichen und geht nur zu Beginn deiner Begegnung.
pf-no-in-between = „{ NAME($what) }“ geht nur zwischen Begegnungen. Bring zuerst zu Ende, was gerade geschieht.
pf-no-exploring-now = „{ NAME($what) }“ ist für Erkundungen in deinem eigenen Zug.
pf-no-too-late = Die Würfel sind gefallen; für „{ NAME($what) }“ ist es zu spät.
pf-no-does-not-fit = „{ NAME($what) }“ passt nicht zu dem, was gerade geschieht. Wann es geht, sagt der Text.
pf-no-not-your-check = „{ NAME($what) }“ geht nur bei deinen eigenen Würfen.

## Refusals: powers

pf-no-power-closed = Die Fähigkeit „{ NAME($power) }“ hast du noch nicht: Sie braucht ein Fähigkeitstalent.
pf-no-power-by-itself = „{ NAME($power) }“ wirkt von selbst. Du musst die Fähigkeit nicht wählen.
pf-no-power-again = Du hast die Fähigkeit „{ NAME($power) }“ { pf-no-where } schon genutzt. Mehr als einmal geht nicht.
pf-no-power-beside = „{ NAME($power) }“ geht nicht bei einem Wurf, zu dem eine Karte der Art { pf-kind-name } gespielt wurde.
pf-no-power-counts = „{ NAME($power) }“ zählt wie das Spielen einer Karte der Art { pf-kind-name }, und solche Karten sind hier verboten.
pf-no-power-own-turn = „{ NAME($power) }“ geht nur in deinem eigenen Zug.
pf-no-power-first = „{ NAME($power) }“ tritt an die Stelle der ersten Erkundung deines Zugs. Dafür ist es zu spät.
pf-no-power-alone = „{ NAME($power) }“ geht nur, solange kein anderer Charakter an deinem Ort ist.
pf-no-power-unpaid = Du hast keine Karte, die du für „{ NAME($power) }“ einsetzen könntest.

## Refusals: checks

pf-no-own-check = Du legst gerade keinen Wurf ab.
pf-no-roll-now = Für dich gibt es gerade nichts zu würfeln.
pf-no-skill-chosen = Womit gewürfelt wird, ist schon entschieden.
pf-no-skill-first = Zuerst muss die Fertigkeit für diesen Wurf gewählt werden.
pf-no-skill-set = „{ NAME($by) }“ bestimmt schon die Fertigkeit. Mehr als eine solche Karte oder Fähigkeit geht nicht.
pf-no-skill-not-named = Dieser Wurf geht nicht mit { NAME($skill) }. Verlangt ist: { $check }.
pf-no-skill-for-fight = Gekämpft wird mit Stärke oder Nahkampf. Für { NAME($skill) } brauchst du eine Karte oder eine Fähigkeit.
pf-no-skill-lacking = Dein Charakter hat die Fertigkeit { NAME($skill) } nicht, aber eine andere, die der Wurf nennt.
pf-no-declining = Einer Gefahr musst du dich stellen. Verzichten darfst du nur auf eine Gabe.

## Refusals: the turn

pf-no-second-gift = Du hast in diesem Zug schon eine Karte weitergegeben.
pf-no-gift-late = Karten gibst du zu Beginn deines Zugs weiter, bevor du gehst und erkundest.
pf-no-nobody-here = Am Ort „{ NAME($place) }“ ist sonst niemand, der eine Karte bekommen könnte.
pf-no-such-place = Diesen Ort gibt es in diesem Szenario nicht.
pf-no-already-there = Du bist schon am Ort „{ NAME($place) }“.
pf-no-move-late = Du hast schon erkundet und kannst in diesem Zug nicht mehr zum Ort „{ NAME($place) }“ gehen.
pf-no-second-move = Du bist in diesem Zug schon gegangen; „{ NAME($place) }“ muss warten.
pf-no-empty-deck = Am Ort „{ NAME($place) }“ liegen keine Karten mehr. Du kannst versuchen, ihn zu schließen, oder im nächsten Zug weitergehen.
pf-no-explore-late = Die Zeit zum Erkunden ist in diesem Zug vorbei.
pf-no-second-exploration = Du hast in diesem Zug schon erkundet. Spiele eine Karte, mit der du noch einmal erkunden darfst.
pf-no-more-exploring = Du darfst in diesem Zug nicht mehr erkunden: „{ NAME($card) }“ verbietet es, auch wenn eine andere Karte es erlaubt.
pf-no-one-exploration = Du hast in diesem Zug schon erkundet, und „{ NAME($card) }“ erlaubt nur eine Erkundung.
pf-no-not-here = „{ NAME($place) }“ bietet anstelle einer Erkundung nichts an, oder es ist zu spät dafür.
pf-no-closed-already = „{ NAME($place) }“ ist schon geschlossen.
pf-no-close-with-cards = { $count ->
    [one] „{ NAME($place) }“ lässt sich noch nicht schließen: Im Deck liegt noch { $count } Karte. Besiege zuerst den Handlanger oder erkunde alles.
   *[other] „{ NAME($place) }“ lässt sich noch nicht schließen: Im Deck liegen noch { $count } Karten. Besiege zuerst den Handlanger oder erkunde alles.
}
pf-no-second-closing = Du hast in diesem Zug schon versucht, „{ NAME($place) }“ zu schließen.

## Refusals: characters and decks

pf-no-character-taken = { NAME($character) } ist schon vergeben. Wähle einen anderen Charakter.
pf-no-rebuilding-now = Decks lassen sich nur vor und nach einem Szenario ändern.
pf-no-not-in-deck = „{ NAME($card) }“ ist nicht in deinem Deck.
pf-no-not-in-pool = „{ NAME($card) }“ liegt nicht in der Mitte.
pf-no-not-in-box = In der Schachtel ist kein Exemplar von „{ NAME($card) }“ mehr.
pf-no-not-basic = „{ NAME($card) }“ darfst du nicht aus der Schachtel nehmen: Erlaubt sind Standardkarten, später auch Karten aus Sets, die weit hinter euch liegen.
pf-no-surplus-first = Gib zuerst die Karten der Art { pf-kind-name } ab, die dein Deck zu viel hat.
pf-no-deck-full = Dein Deck hat schon alle Karten der Art { pf-kind-name }, die seine Kartenliste erlaubt.
pf-no-pool-first = Nimm zuerst die Karten der Art { pf-kind-name }, die in der Mitte liegen.
pf-no-deck-unfinished = Dein Deck entspricht noch nicht seiner Kartenliste.

## Score sheet

category-scenario = Szenario
category-locations = Orte
category-time = Zeit
category-life = Leben
pf-score-scenario = { $won ->
    [yes] { NAME($card) }: gewonnen
   *[no] { NAME($card) }: verloren
}
pf-score-locations = { $count ->
    [one] { $count } Ort geschlossen
   *[other] { $count } Orte geschlossen
}
pf-score-time = { $count } Segen übrig
pf-score-life = { $dead ->
    [yes] Charakter tot
   *[no] Charakter am Leben
}
pf-title-won = Sieg
pf-title-lost = Niederlage

## The numbers of a character, to tell what an option would give

figure-deck = Karten im Deck
    .short = Deck
figure-discard = Karten im Ablagestapel
    .short = Abgelegt
figure-damage = Schaden
figure-reach = Beste Chance mit den eigenen Karten in %
    .short = Bis zu %
