## Leaving a table

web-leave = Verlassen …
web-leave-heading = { $player }: Wie möchtest du gehen?
web-leave-free = Platz verlassen
    .help = Der Platz ist wieder frei, jemand anderes kann ihn einnehmen.
web-leave-free-running = Platz freigeben
    .help = Das Spiel wartet, bis sich dort jemand setzt. Du hast den Tisch eröffnet und kannst jemanden einladen.
web-leave-bot = Einen Bot einspringen lassen
    .help = Das Spiel geht ohne dich weiter, und du kannst jederzeit zurückkommen.
web-leave-resign = Aufgeben
    .help = Endgültig: Ein Bot übernimmt deinen Platz, damit die anderen zu Ende spielen können, und alle sehen, dass du aufgegeben hast.
    .alone = Endgültig: Sonst spielt niemand mit, also endet das Spiel als aufgegeben.
web-leave-abort = Spiel abbrechen
    .help = Es endet sofort, und niemand hat ein Ergebnis. Das geht, bis die zweite Runde beginnt.
web-leave-resign-sure = Ja, aufgeben
web-leave-abort-sure = Ja, Spiel abbrechen
web-leave-free-sure = Ja, Platz verlassen
web-leave-resigned = Du hast aufgegeben. Ein Bot hat deinen Platz übernommen.
web-claim-text = Alle anderen haben aufgegeben.
web-claim = Spiel als gewonnen beenden
web-claim-on = Gegen die Bots weiterspielen
web-delete = Tisch löschen
    .help = Der Tisch und sein Spiel sind dann endgültig weg.
web-delete-sure = Ja, löschen
web-deleted = Der Tisch ist gelöscht.
web-hide = Aus meiner Liste entfernen
    .help = Die anderen behalten das Spiel in ihrer.
web-hide-sure = Ja, entfernen
web-hidden = Das Spiel steht nicht mehr in deiner Liste.
web-table-ended = Wie es endete
web-join-kicked = An diesen Tisch kannst du nicht zurück
web-join-removed = Du spielst hier nicht mehr mit
web-signed-out = Du bist hier abgemeldet
    .help = Dieser Browser wurde von einem anderen aus abgemeldet.

## People

web-person = Mehr zu { $player }
web-person-mute-me = Für mich ausblenden, was { $player } schreibt
    .help = Nur auf diesem Gerät; sonst merkt es niemand.
web-person-mute = { $player } für alle stummschalten
    .help = { $player } kann im Chat dieses Tisches nicht mehr schreiben.
web-person-muted = stummgeschaltet
web-person-kick = { $player } wegschicken
    .help = { $player } kann an diesen Tisch nicht zurückkommen. Der Einladungslink wird ersetzt, der alte ist ungültig.
    .seat = In einem laufenden Spiel übernimmt ein Bot den Platz.
web-person-kick-sure = Ja, { $player } wegschicken
web-person-kicked = { $player } ist weg. Das ist der neue Einladungslink.
web-person-report = { $player } melden
    .help = Beschreibe, was passiert ist; wer diesen Server betreibt, kann es lesen. Die letzten Zeilen des Chats gehen mit.
web-person-reason = Was ist passiert?
web-person-report-send = Meldung abschicken
web-person-reported = Danke. Wer diesen Server betreibt, kann deine Meldung lesen.
web-chat-spectators = Zuschauer dürfen im Chat schreiben
web-chat-quiet = Zuschauer lesen hier nur mit.
web-chat-hidden = { $lines ->
    [one] Eine Zeile ist ausgeblendet.
   *[other] { $lines } Zeilen sind ausgeblendet.
}
web-chat-show = Zeigen
web-seat-resigned = Aufgegeben; ein Bot spielt weiter
web-end-who-resigned = Aufgegeben: { $names }
web-end-resigned = aufgegeben
web-line-aborted = Abgebrochen
web-line-given-up = Aufgegeben
web-line-conceded = Beendet: Alle anderen haben aufgegeben

## News

web-table-news-resign = { $player } hat aufgegeben.
web-table-news-abort = { $player } hat das Spiel abgebrochen.
web-table-news-claim = { $player } hat das Spiel als gewonnen beendet.
web-table-news-kick = { $player } wurde weggeschickt.
web-table-news-kick-nameless = Jemand wurde weggeschickt.
web-table-news-mute = { $player } wurde stummgeschaltet.
web-table-news-unmute = { $player } darf wieder schreiben.
web-table-news-spectators-on = Zuschauer dürfen jetzt schreiben.
web-table-news-spectators-off = Zuschauer können nicht mehr schreiben.

## Research

web-research = Meine beendeten Spiele dürfen für die Forschung verwendet werden
    .help = Wer diesen Server betreibt, darf dann beendete Spiele weitergeben, bei denen alle zugestimmt haben: die Züge und was von jedem Platz aus zu sehen war, ohne Namen, Chat und Datum. Du kannst es dir anders überlegen; was schon weitergegeben wurde, lässt sich nicht zurückholen.

## Recovery

web-recovery = Wiederherstellungscode
    .help = Wenn die Daten dieses Browsers gelöscht werden oder dein Gerät weg ist, bringt dieser Code deine Plätze und Tische in einen anderen. Schreib ihn auf; noch einmal zeigen können wir ihn nicht.
web-recovery-make = Code erzeugen
web-recovery-again = Neuen Code erzeugen
web-recovery-again-help = Ein neuer Code macht einen früheren ungültig.
web-others-out = Alle anderen Browser abmelden
    .help = Für ein verlorenes Handy oder einen geliehenen Rechner: Jeder Browser, der durch einen Code, einen Passkey oder eine Mail zu dir geworden ist, ist wieder jemand anders. Erzeuge auch einen neuen Code, wenn jemand den alten kennen könnte.
web-others-out-sure = Ja, alle anderen abmelden
web-others-out-done = Alle anderen Browser sind abgemeldet.
web-recovery-yours = Dein Code
web-recovery-enter = Ich habe einen Code
web-recovery-enter-text = Mit deinem Wiederherstellungscode wird dieser Browser zu der Person, die ihn erzeugt hat, mit allen Plätzen und Tischen.
web-recovery-lose = { $tables ->
    [one] Dieser Browser hat einen eigenen Tisch. Er ist dann nicht mehr hier; erzeuge zuerst einen Code, wenn du zu ihm zurückkommen willst.
   *[other] Dieser Browser hat { $tables } eigene Tische. Sie sind dann nicht mehr hier; erzeuge zuerst einen Code, wenn du zu ihnen zurückkommen willst.
}
web-recovery-code = Code
web-recovery-go = Meine Tische hierher holen
