# The campaign pages: all campaigns, one campaign, its next table.

## All campaigns

web-campaign-all = Kampagnen
web-campaign-about = In einer Kampagne zieht eine Gruppe von Szenario zu Szenario: Die Helden behalten, was sie finden, werden besser und sterben manchmal auch.
web-campaign-mine = Meine Kampagnen
web-campaign-none = Noch keine Kampagne
    .text = Beginne hier eine neue oder lade eine Gruppe oder einen Charakter aus einer Datei.
web-campaign-new = Eine Kampagne beginnen
web-campaign-title = Name der Kampagne
    .example = Die Dienstagsgruppe
    .needed = Eine Kampagne braucht einen Namen.
web-campaign-new-add-on = Mit dem Charakter-Zusatzset
    .help = Vier weitere Helden und mehr Karten; nötig für fünf oder sechs Personen.
web-campaign-from-file = Aus einer Datei laden
    .help = Eine Gruppe oder ein Charakter, hier, auf einem anderen Server oder auf der Kommandozeile gespeichert.
web-campaign-count-won = { $count ->
    [0] noch kein Szenario gewonnen
    [one] { $count } Szenario gewonnen
   *[other] { $count } Szenarien gewonnen
}
web-campaign-line-next = als Nächstes: { $scenario }
web-campaign-at-table = gerade an einem Tisch
web-campaign-guest = auf Einladung
web-campaign-open = Öffnen
web-campaign-go-to-table = Zum Tisch
web-campaign-bring = { $character } kommt mit
    .text = In welche Kampagne soll dieser Charakter?
web-campaign-bring-where = Kampagne
web-campaign-bring-new = Eine neue Kampagne
web-campaign-bring-do = Charakter mitbringen

## What comes next

web-campaign-next-heading = Nächstes Szenario
web-campaign-play-next = Das nächste Szenario spielen
web-campaign-running = Am Tisch
    .text = Die Gruppe sitzt gerade an einem Tisch. Bis das Szenario zu Ende ist, lässt sich an der Gruppe nichts ändern.
web-campaign-running-abandon = Diesen Tisch aufgeben
    .text = Das Szenario zählt nicht mehr: Die Gruppe ist wieder wie vorher, was auch immer am Tisch geschehen ist. Der Tisch selbst bleibt.
web-campaign-next-wait = Den nächsten Tisch eröffnet, wer die Kampagne begonnen hat. Er erscheint hier von selbst.
web-campaign-next-none = Alle vorhandenen Szenarien sind gewonnen. Jedes lässt sich noch einmal spielen.
web-campaign-broken = Diese Kampagne lässt sich nicht fortsetzen. Die Gruppe kannst du aber noch als Datei speichern.
web-campaign-add-on-with = mit dem Zusatzset
web-campaign-add-on-without = ohne das Zusatzset

## The map

web-campaign-map-heading = Die Landkarte
web-campaign-progress = { $won } von { $all } gewonnen
web-campaign-before-path = vor Rise of the Runelords
web-campaign-on-path = Rise of the Runelords, Abenteuer { $number }
web-campaign-place-won = Gewonnen
web-campaign-place-next = Als Nächstes
web-campaign-place-closed = Verschlossen
web-campaign-play-this = Spielen
    .label = { $scenario } spielen
web-campaign-play-again = Noch einmal
    .label = { $scenario } noch einmal spielen
web-campaign-far = Abenteuer, die noch kommen
    .text = Ihre Karten gibt es in Herowright noch nicht.

## The party

web-campaign-party = Die Gruppe
web-campaign-party-empty = Noch niemand
    .text = Die Helden werden am ersten Tisch gewählt. Mitglieder kannst du auch hier hinzufügen.
web-campaign-member-feats = { $count ->
    [0] noch keine Talente
    [one] { $count } Talent
   *[other] { $count } Talente
}
web-campaign-member-feats-of = Fertigkeiten { $skills }, Fähigkeiten { $powers }, Karten { $cards }
web-campaign-no-deck = Das Deck entsteht am nächsten Tisch.
web-campaign-member-dead = Tot
    .text = Wer diesen Charakter gespielt hat, wählt am nächsten Tisch einen neuen.
web-campaign-party-resting = Ruhen sich aus
web-campaign-member-sheet = Bogen
    .label = Charakterbogen von { $character }
web-campaign-member-swap = Tauschen
    .label = { $character } tauschen
    .text = Der bisherige Charakter ruht sich aus und kann später zurückkehren; ein neuer stellt am nächsten Tisch ein Deck zusammen.
    .dead = Ein toter Charakter kehrt nicht zurück. Der neue beginnt ohne Talente und stellt am nächsten Tisch ein Deck zusammen.
    .do = Charakter tauschen
web-campaign-back-again = { $character }, kehrt ausgeruht zurück
web-campaign-member-leave = Die Gruppe verlassen
web-campaign-member-add = Mitglied hinzufügen
    .text = Das neue Mitglied stellt am nächsten Tisch ein Deck zusammen.
web-campaign-member-keep = Speichern
    .label = { $character } als Datei speichern
web-campaign-member-bring = Charakter aus einer Datei laden
web-campaign-brought = { $character } ruht sich jetzt bei der Gruppe aus.

## The log, and what is in the box

web-campaign-log-heading = Verlauf
    .empty = Noch wurde nichts gespielt.
web-campaign-log-won = { $count ->
    [one] gewonnen nach { $count } Zug
   *[other] gewonnen nach { $count } Zügen
}
web-campaign-log-lost = { $count ->
    [one] verloren nach { $count } Zug
   *[other] verloren nach { $count } Zügen
}
web-campaign-log-dead = gestorben: { $names }
web-campaign-box = Beute und Verluste
web-campaign-loot = Beute
    .empty = Noch keine.
web-campaign-loot-of = bei { $character }
web-campaign-removed = Aus der Schachtel entfernt
    .empty = Es wurde keine Karte entfernt.

## Sharing, keeping, ending

web-campaign-invitation = Einladen
    .text = Wer den Link hat, sieht die Kampagne und darf an ihre Tische kommen. Ein neuer Link ersetzt den früheren.
    .do = Link erstellen
web-campaign-invitation-link = Einladung
web-campaign-keep = Gruppe speichern
web-campaign-title-change = Umbenennen
web-campaign-delete = Löschen
    .heading = Kampagne löschen
    .text = Die Gruppe und ihr Verlauf werden endgültig gelöscht. Speichere die Gruppe vorher, wenn du sie behalten willst. Gespielte Tische bleiben.
    .do = Endgültig löschen
web-campaign-deleted = Die Kampagne ist gelöscht.
web-campaign-cancel = Abbrechen
web-campaign-return = Zur Kampagne

## The next table

web-campaign-table = Ein Tisch für { $campaign }
web-campaign-scenario = Szenario
web-campaign-scenario-again = { $scenario } (noch einmal)
web-campaign-who = Wer spielt
    .first = Alle wählen ihren Helden am Tisch.
web-campaign-seat = Charakter
web-campaign-seat-dead = { $character } (tot: wählt einen neuen Charakter)
web-campaign-seat-new = Neues Mitglied: wählt am Tisch einen Charakter
web-campaign-waiting = Setzen diesmal aus: { $names }
web-campaign-table-open = Tisch eröffnen
