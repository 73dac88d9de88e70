# What reaches people elsewhere: the page without a network, news about their turn, passkeys, friends.

## Offline

web-offline-note = Keine Verbindung. Karten und Regeln, die du schon angesehen hast, sind weiterhin da.
web-offline-shell = Bis dahin kannst du die Regeln lesen und die Karten der Spiele ansehen, die du schon einmal geöffnet hast.

## News about one's own turn

web-push = Auch bei geschlossener Seite Bescheid geben
    .help = Dieser Browser zeigt eine Benachrichtigung, wenn du am Zug bist und den Tisch nirgends offen hast. Jeder Tisch meldet sich nur einmal, bis du nachsiehst; mehrere Tische kommen als eine Benachrichtigung.
    .missing = Dieser Browser kann das hier nicht. Er braucht https; auf iPhone oder iPad muss Herowright erst zum Home-Bildschirm hinzugefügt werden.
    .off = Der Betreiber dieses Servers hat das abgeschaltet.
web-push-failed = Der Browser hat es nicht erlaubt, oder sein Push-Dienst ist nicht zu erreichen.
web-push-others = { $browsers ->
    [one] Auch ein anderer Browser von dir bekommt Bescheid.
   *[other] Auch { $browsers } andere Browser von dir bekommen Bescheid.
}
web-push-others-stop = Den anderen nicht mehr Bescheid geben
web-quiet = Ruhezeit
    .help = In dieser Zeit kommt nichts; es gilt die Zeitzone dieses Geräts. Was inzwischen geschieht, kommt danach als eine Benachrichtigung.
web-quiet-from = Von
web-quiet-until = Bis
push-invited = { $player } lädt dich zum Spielen ein
push-invited-nameless = Du bist zu einem Spiel eingeladen
push-turn = Du bist am Zug
push-turns = { $tables ->
    [one] Du bist an { $tables } Tisch am Zug
   *[other] Du bist an { $tables } Tischen am Zug
}

## Passkeys

web-passkeys = Passkeys
    .help = Mit einem Passkey deines Telefons, Rechners oder Passwortmanagers kannst du dich in jedem Browser als dieser Spieler anmelden, mit deinen Plätzen und Tischen.
    .missing = Passkeys brauchen einen neueren Browser und eine über https geladene Seite.
web-passkey-make = Passkey hinzufügen
web-passkey-made = Der Passkey ist gespeichert. Du kannst dich damit in einem anderen Browser anmelden.
web-passkey-line = Hinzugefügt am { $created } für { $site }
web-passkey-used = zuletzt benutzt am { $used }
web-passkey-remove = Entfernen
web-passkey-remove-of = Den am { $created } hinzugefügten Passkey entfernen
web-passkey-enter = Mit Passkey anmelden
web-passkey-failed = Das hat nicht geklappt oder wurde abgebrochen.

## Friends

web-friends = Freunde
    .help = Freunde sehen hier gegenseitig ihre Namen und können einander an Tische einladen. Wer deinen Link öffnet, wird erst gefragt. Ihr könnt beide die Freundschaft jederzeit beenden.
web-friend-link = Dein Link
    .help = Schick ihn Leuten, die du kennst. Er gilt für alle, die ihn haben, bis du einen neuen erstellst.
web-friend-link-make = Link für Freunde erstellen
web-friend-link-again = Neuen Link erstellen
web-friend-link-revoke = Link widerrufen
web-friend-link-revoked = Den Link kann niemand mehr benutzen. Deine Freunde bleiben.
web-friend-since = befreundet seit { $since }
web-friend-remove = Entfernen
web-friend-remove-of = { $friend } aus deinen Freunden entfernen
web-friend-remove-sure = Ja, entfernen
web-friend-nameless = jemand ohne Namen
web-friend-ask = Möchtest du mit { $friend } befreundet sein?
web-friend-accept = Ja, gern
web-friend-not-now = Jetzt nicht
web-friend-added = Du und { $friend } seid jetzt befreundet.
web-friend-known = Du und { $friend } seid schon befreundet.
web-friend-invite = { $friend } einladen
web-friend-invited = { $friend } ist eingeladen.
web-friend-declined = { $friend } kommt nicht.
web-friend-here = { $friend } ist hier.
web-invitations = Einladungen
web-invitation-by = { $player } lädt dich ein:
web-invitation-nameless = Jemand von deinen Freunden lädt dich ein:
web-invitation-decline = Ablehnen

## Mail

web-mail = E-Mail
    .help = Mit einer Adresse kommst du über einen Link zurück, wenn dieser Browser dich vergisst, und erhältst auf Wunsch eine Nachricht, wenn du am Zug bist und dich keine Push-Benachrichtigung erreicht. Für anderes wird sie nicht benutzt.
web-mail-address = E-Mail-Adresse
web-mail-save = Diese Adresse benutzen
web-mail-sent = An { $address } wurde ein Link geschickt. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen.
web-mail-confirmed = { $address } ist bestätigt.
web-mail-remove = Adresse entfernen
web-mail-turns = Schreib mir, wenn ich am Zug bin
    .help = Wenn dich keine Push-Benachrichtigung erreicht: einige Minuten nachdem du an der Reihe bist, alle Tische in einer Nachricht, höchstens eine in sechs Stunden und keine in deiner Ruhezeit.
web-mail-recover = Schick mir einen Link
    .help = Wenn hier ein Spieler diese Adresse bestätigt hat, erhältst du einen Link, mit dem du dich in diesem Browser als dieser Spieler anmeldest.
web-mail-recover-sent = Wenn hier jemand diese Adresse hat, ist ein Link unterwegs. Er gilt eine Stunde.
web-mail-confirm-ask = Diese Adresse für deinen Spieler hier benutzen?
web-mail-confirm-go = Ja, Adresse bestätigen
web-mail-confirm-done = Die Adresse ist bestätigt. Du kannst diese Seite schließen.
web-mail-enter-ask = Mit diesem Link meldest du dich hier als der Spieler an, dem er geschickt wurde, mit allen Plätzen und Tischen.
web-mail-enter-go = Als dieser Spieler anmelden
web-mail-off-ask = Keine Nachrichten über deine Züge mehr an diese Adresse schicken?
web-mail-off-go = Ja, diese Nachrichten beenden
web-mail-off-done = An diese Adresse kommen keine Nachrichten über deine Züge mehr.
mail-confirm-subject = Bestätige deine Adresse bei Herowright
mail-confirm = Jemand, sehr wahrscheinlich du, möchte diese Adresse bei Herowright benutzen. Öffne diesen Link innerhalb eines Tages, um sie zu bestätigen:

    { $link }

    Warst du es nicht, dann tu nichts: Es kommt keine weitere Nachricht.
mail-enter-subject = Dein Weg zurück zu Herowright
mail-enter = Mit diesem Link meldest du dich in dem Browser, in dem du ihn öffnest, bei Herowright an, mit allen deinen Plätzen und Tischen. Er gilt einmal und eine Stunde lang:

    { $link }

    Hast du ihn nicht angefordert, dann tu nichts.
mail-turns-subject = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
mail-turns = Du bist am Zug:

    { $tables }

    Diese Nachrichten beenden: { $link }
