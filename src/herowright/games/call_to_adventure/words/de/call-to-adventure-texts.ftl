# The texts of the cards of Call to Adventure. They are put together: gains, triggers, effects, requirements and
# conditions are parts without a full stop; the whole (ca-power-…, ca-card-…) ends with one.
# An effect always follows a colon; being a whole sentence, it begins with a capital letter.


## Whole texts

ca-card-timing = { $timing }: { $effect }.
ca-card-needs = Voraussetzung: { $needs }.
ca-card-pays = Am Ende: { $condition }.
ca-card-win-condition = Der Widersacher gewinnt mit { $one } EP gegen einen Spieler, { $two } gegen zwei, { $three } gegen drei und { $four } gegen vier.

## When a hand card may be played

timing-any = Jederzeit
timing-before = Bevor du dich einer Herausforderung stellst
timing-during = Während einer Herausforderung, der du dich stellst
timing-won = Wenn du in diesem Zug eine Herausforderung bestanden hast
timing-other-faces = Wenn sich ein anderer Spieler einer Herausforderung stellt
timing-other-won = Wenn ein anderer Spieler eine Herausforderung bestanden hat
timing-other-lost = Wenn ein anderer Spieler an einer Herausforderung gescheitert ist
timing-response = Wenn ein anderer Spieler eine Karte ausspielt

## What a trait requires

ca-needs-xp = { $xp } EP ausgeben
ca-needs-ability = { $count ->
    [one] { $count } { NAME($ability, form: "of") }symbol in deiner Geschichte
   *[other] { $count } { NAME($ability, form: "of") }symbole in deiner Geschichte
}
ca-needs-icon = { $count ->
    [one] { $count } { NAME($icon, form: "of") }symbol in deiner Geschichte
   *[other] { $count } { NAME($icon, form: "of") }symbole in deiner Geschichte
}
ca-needs-marker-least = { $level ->
    [2] Marker auf { ca-space }
   *[other] Marker auf { ca-space } oder höher
}
ca-needs-marker-most = { $level ->
    [-4] Marker auf { ca-space }
   *[other] Marker auf { ca-space } oder tiefer
}
ca-needs-and = { $first }, { $second }

## What is gained: the object of 'erhältst du'

ca-gain-xp = { $count } EP
ca-gain-hero = { $count ->
    [one] { $count } Heldenkarte
   *[other] { $count } Heldenkarten
}
ca-gain-antihero = { $count ->
    [one] { $count } Antiheldenkarte
   *[other] { $count } Antiheldenkarten
}
ca-gain-either = { $count ->
    [one] { $count } Helden- oder Antiheldenkarte
   *[other] { $count } Helden- oder Antiheldenkarten
}
ca-gain-virtue = { $count } Tugend
ca-gain-corruption = { $count } Verderbnis
ca-gain-and = { $first } und { $second }

## What a card waits for: beginnings of sentences about the owner or about any player

ca-when-wins = { $who ->
    [you] Wenn du eine Herausforderung bestehst
   *[anybody] Wenn ein Spieler eine Herausforderung besteht
}
ca-when-wins-ability = { $who ->
    [you] Wenn du eine Herausforderung bestehst, die { NAME($ability) } nennt
   *[anybody] Wenn ein Spieler eine Herausforderung besteht, die { NAME($ability) } nennt
}
ca-when-wins-hard = { $who ->
    [you] Wenn du eine Herausforderung auf einem Pfad mit +1 bestehst
   *[anybody] Wenn ein Spieler eine Herausforderung auf einem Pfad mit +1 besteht
}
ca-when-wins-exactly = { $who ->
    [you] Wenn du die Schwierigkeit einer Herausforderung genau triffst
   *[anybody] Wenn ein Spieler die Schwierigkeit einer Herausforderung genau trifft
}
ca-when-wins-dark = { $who ->
    [you] Wenn du eine Herausforderung mit mindestens einer dunklen Rune im Pool bestehst
   *[anybody] Wenn ein Spieler eine Herausforderung mit mindestens einer dunklen Rune im Pool besteht
}
ca-when-wins-margin = { $who ->
    [you] Wenn du die Schwierigkeit einer Herausforderung um mindestens { $margin } übertriffst
   *[anybody] Wenn ein Spieler die Schwierigkeit einer Herausforderung um mindestens { $margin } übertrifft
}
ca-when-loses = { $who ->
    [you] Wenn du an einer Herausforderung scheiterst
   *[anybody] Wenn ein Spieler an einer Herausforderung scheitert
}
ca-when-trait = { $who ->
    [you] Wenn du eine Eigenschaft erwirbst
   *[anybody] Wenn ein Spieler eine Eigenschaft erwirbt
}
ca-when-ally = { $who ->
    [you] Wenn du einen Verbündeten gewinnst
   *[anybody] Wenn ein Spieler einen Verbündeten gewinnt
}
ca-when-icon = { $who ->
    [you] Wenn du eine Geschichtskarte mit { NAME($icon, form: "of") }symbol gewinnst
   *[anybody] Wenn ein Spieler eine Geschichtskarte mit { NAME($icon, form: "of") }symbol gewinnt
}
ca-when-plays = { $who ->
    [you] Wenn du { ca-a-card } ausspielst
   *[anybody] Wenn ein Spieler { ca-a-card } ausspielt
}
ca-when-journeys = { $who ->
    [you] Wenn du reist
   *[anybody] Wenn ein Spieler reist
}
ca-when-falls = { $who ->
    [you] Für jedes Feld, um das dein Marker nach unten rückt
   *[anybody] Für jedes Feld, um das der Marker eines Spielers nach unten rückt
}
ca-when-rises = { $who ->
    [you] Für jedes Feld, um das dein Marker nach oben rückt
   *[anybody] Für jedes Feld, um das der Marker eines Spielers nach oben rückt
}
ca-when-act = { $who ->
    [you] Wenn du einen Akt beendest
   *[anybody] Wenn ein Spieler einen Akt beendet
}
ca-when-dark = { $who ->
    [you] Für jede dunkle Rune, die du kaufst
   *[anybody] Für jede dunkle Rune, die ein Spieler kauft
}

## Powers of a story

ca-power-when = { $who ->
    [you] { $when }, erhältst du { $gain }.
   *[anybody] { $when }, erhält dieser Spieler { $gain }.
}
ca-power-spend = { $limit ->
    [once] Du darfst einmal pro Zug { $xp } EP ausgeben: { $benefit }.
    [ally] Solange du einen offenen Verbündeten hast, darfst du { $xp } EP ausgeben: { $benefit }.
    [adversary] Wenn du dich einem Widersacher stellst, darfst du { $xp } EP ausgeben: { $benefit }.
   *[none] Du darfst { $xp } EP ausgeben: { $benefit }.
}
ca-power-sacrifice = Du darfst diesen Verbündeten opfern: { $benefit }.
ca-power-surer = Dein Ergebnis ist bei jeder Herausforderung um { $bonus } höher.
ca-power-surer-ability = Dein Ergebnis ist bei jeder Herausforderung, die { NAME($ability) } nennt, um { $bonus } höher.
ca-power-more-journeys = { $extra ->
    [one] Du darfst pro Zug { $extra } Reise mehr machen.
   *[other] Du darfst pro Zug { $extra } Reisen mehr machen.
}

## Powers of adversaries and quests

ca-power-harder-row = Die Schwierigkeit aller anderen Herausforderungen in dieser Reihe ist um { $by } höher.
ca-power-harder-ability = Die Schwierigkeit aller anderen Herausforderungen, die { NAME($ability) } nennen, ist um { $by } höher.
ca-power-toll = Reisen kosten { $xp } EP mehr.
ca-power-dear-dark = Dunkle Runen kosten { $xp } EP mehr.
ca-power-trade = { $kind ->
    [hero] Wer sich diesem Widersacher stellt, darf Heldenkarten aus der Hand abwerfen; jede erhöht das Ergebnis um { $bonus }.
   *[antihero] Wer sich diesem Widersacher stellt, darf Antiheldenkarten aus der Hand abwerfen; jede erhöht das Ergebnis um { $bonus }.
}
ca-power-weakness = Für Spieler mit einem { NAME($icon, form: "of") }symbol in ihrer Geschichte ist die Schwierigkeit dieses Widersachers um { $by } niedriger.
ca-power-adversary-gains = { $when }, erhält der Widersacher { $xp } EP.
ca-power-adversary-loses = { $when }, verliert der Widersacher { $xp } EP.
ca-power-ends-below = Am Ende erhält der Widersacher { $xp } EP für jeden Spieler mit weniger als { $score } Punkten.

## Effects for oneself

ca-effect-add-rune = Nimm eine gewöhnliche { NAME($ability, form: "of") }rune hinzu
ca-effect-add-rune-of-two = Nimm eine gewöhnliche { NAME($first, form: "of") }- oder { NAME($second, form: "of") }rune hinzu
ca-effect-add-dark = { $count ->
    [one] Nimm { $count } dunkle Rune hinzu
   *[other] Nimm { $count } dunkle Runen hinzu
}
ca-effect-borrow-rune = Nimm eine gewöhnliche Rune einer Fähigkeit der Herausforderung hinzu, die auch die Geschichte eines anderen Spielers zeigt
ca-effect-add-result = Erhöhe das Ergebnis um { $amount }
ca-effect-ease = Senke die Schwierigkeit um { $by }
ca-effect-recast = Du hast einen zweiten Versuch
ca-effect-turn-rune = Drehe eine der geworfenen Runen auf ihre andere Seite
ca-effect-calm = Beachte die Verderbnis dieses Wurfs nicht
ca-effect-receive = Du erhältst { $gain }
ca-effect-borrow-icon = Bis zum Ende des Zugs hast du ein { NAME($ability, form: "of") }symbol mehr in deiner Geschichte
ca-effect-wander = Wirf eine offene Geschichtskarte ab und ersetze sie durch eine neue
ca-effect-share = Du und ein anderer Spieler deiner Wahl erhaltet je { $gain }
ca-effect-cancel = { $kind ->
    [hero] Ist es eine Heldenkarte, hebe ihren Effekt auf
   *[antihero] Ist es eine Antiheldenkarte, hebe ihren Effekt auf
}

## Effects on others

ca-effect-hinder = Die Schwierigkeit steigt um { $by }
ca-effect-ignore-ability = Wähle eine Fähigkeit der Herausforderung; ihre Runen zählen nicht
ca-effect-ignore-core = Die Grundrunen zählen nicht
ca-effect-frighten = Dieser Spieler muss eine andere Geschichtskarte wählen; im Solo- und im kooperativen Spiel scheitert ein Versuch gegen den Widersacher stattdessen
ca-effect-chastise = Dieser Spieler verliert { $xp } EP
ca-effect-betray = Drehe einen Verbündeten eines anderen Spielers auf die Rückseite
ca-effect-rob = Ein anderer Spieler deiner Wahl verliert { $xp } EP, und du erhältst ebenso viel
ca-effect-slander = Ein anderer Spieler deiner Wahl erhält { $corruption } Verderbnis
ca-effect-unnerve = Ein anderer Spieler deiner Wahl wirft eine Handkarte ab

## What counts at the end

ca-points = { $worth ->
    [triumph] { $points ->
        [one] { $points } Triumphpunkt
       *[other] { $points } Triumphpunkte
    }
   *[tragedy] { $points ->
        [one] { $points } Tragödienpunkt
       *[other] { $points } Tragödienpunkte
    }
}
ca-each = { $worth ->
    [triumph] { $each ->
        [one] { $each } Triumphpunkt
       *[other] { $each } Triumphpunkte
    }
   *[tragedy] { $each ->
        [one] { $each } Tragödienpunkt
       *[other] { $each } Tragödienpunkte
    }
}
ca-pays-icon = { ca-each } für jedes { NAME($icon, form: "of") }symbol in deiner Geschichte
ca-pays-ability = { ca-each } für jedes { NAME($ability, form: "of") }symbol in deiner Geschichte
ca-pays-with-ability = { $count ->
    [one] { ca-points } für mindestens { $count } { NAME($ability, form: "of") }symbol in deiner Geschichte
   *[other] { ca-points } für mindestens { $count } { NAME($ability, form: "of") }symbole in deiner Geschichte
}
ca-pays-with-icon = { $count ->
    [one] { ca-points } für mindestens { $count } { NAME($icon, form: "of") }symbol in deiner Geschichte
   *[other] { ca-points } für mindestens { $count } { NAME($icon, form: "of") }symbole in deiner Geschichte
}
ca-pays-kinds = { $kinds ->
    [one] { ca-points } für Geschichtssymbole von mindestens { $kinds } Art
    [6] zusätzlich { ca-points } für Geschichtssymbole von allen { $kinds } Arten
   *[other] { ca-points } für Geschichtssymbole von mindestens { $kinds } Arten
}
ca-space-least = { $least ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $least }
}
ca-space-most = { $most ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $most }
}
ca-pays-marker = { $least ->
    [2] { ca-points }, wenn dein Marker auf { ca-space-least } steht
    [-4] { ca-points }, wenn dein Marker auf { ca-space-most } oder tiefer steht
   *[other] { $most ->
        [2] { ca-points }, wenn dein Marker auf { ca-space-least } oder höher steht
       *[other] { ca-points }, wenn dein Marker auf einem der Felder von { ca-space-least } bis { ca-space-most } steht
    }
}
ca-pays-card = { $family ->
    [trait] { ca-each } für jede deiner Eigenschaften
    [challenge] { ca-each } für jede bestandene Herausforderung
    [adversary] { ca-each } für jeden besiegten Widersacher
    [ally] { ca-each } für jeden nicht geopferten Verbündeten
   *[hard] { ca-each } für jeden deiner Pfade mit +1
}
ca-pays-played = { $kind ->
    [hero] { ca-each } für jede ausgespielte Heldenkarte
   *[antihero] { ca-each } für jede ausgespielte Antiheldenkarte
}
ca-pays-xp = { ca-points }, wenn du mindestens { $xp } EP übrig hast
ca-pays-tragedy = { ca-each } für jeden deiner Pfade mit Tragödienpunkten
ca-pays-and = { $first }; { $second }
