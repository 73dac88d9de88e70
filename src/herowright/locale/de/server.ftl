# The server of the web table: what it refuses, and why it cannot start.

## Requests that cannot be read or are not welcome

server-malformed = Diese Anfrage ist nicht lesbar: { $detail }
server-bad-parameter = „{ $name }“ in der Adresse ist ungültig.
server-missing-parameter = In der Adresse fehlt „{ $name }“.
server-content-type = Diese Art von Inhalt wird nicht angenommen. Schicke JSON.
server-too-large = Das ist zu groß: Die Grenze liegt bei { $limit } kB.
server-too-costly = Das braucht mehr Zeit oder Speicher, als der Server einer Anfrage gibt, und wurde abgebrochen. Es wurde nichts geändert.
server-method = So lässt sich diese Adresse nicht verwenden.
server-no-such-path = Unter dieser Adresse gibt es nichts.
server-name = Ein Name braucht mindestens einen sichtbaren Buchstaben oder eine Ziffer.
server-no-origin = Die Anfrage sagt nicht, von welcher Seite sie kommt; darum darf sie nichts ändern.
server-foreign-origin = Die Anfrage kommt von einer fremden Seite; darum darf sie nichts ändern.
server-unknown-host = Dieser Server heißt nicht „{ $host }“. Sein Betreiber kann den Namen mit --origin zulassen.
server-metrics = Die Kennzahlen sieht nur der Rechner dieses Servers oder wer das Token hat.
server-too-fast = { $seconds ->
    [one] Das war zu schnell. Versuche es in einer Sekunde noch einmal.
   *[other] Das war zu schnell. Versuche es in { $seconds } Sekunden noch einmal.
}
server-too-many-connections = { $most ->
    [one] Es darf nur eine Verbindung gleichzeitig offen sein. Schließe zuerst einen anderen Tab.
   *[other] Es dürfen nur { $most } Verbindungen gleichzeitig offen sein. Schließe zuerst einen anderen Tab.
}
server-slow-body = Die Daten kamen zu langsam an. Bitte versuche es noch einmal.
server-uploads = Gerade wird dem Server zu viel auf einmal geschickt. Versuche es gleich noch einmal.
server-no-hello = Die Seite hat sich nicht rechtzeitig gemeldet. Lade sie neu.
server-too-slow = Die Verbindung kam nicht mit. Die Seite verbindet sich von selbst wieder.
server-restarting = Der Server startet neu. Die Seite verbindet sich von selbst wieder.
server-reload = An diesem Tisch hat sich etwas geändert. Die Seite verbindet sich von selbst neu.
server-signed-out = In einem deiner Browser wurden alle anderen abgemeldet. Die Seite verbindet sich von selbst neu.
server-fault = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuche es noch einmal.

## Tables and seats

server-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch ist nicht mehr da.
server-cannot-load = An diesem Tisch wurde nach anderen Regeln oder mit anderen Karten gespielt; er lässt sich hier nicht mehr öffnen.
server-rule-endless = An diesem Tisch kam eine Regel nicht zum Ende, darum wurde er beiseitegestellt. Das ist ein Fehler im Programm; der Betreiber des Servers sieht ihn im Serverprotokoll.
server-sealed = Diese Datei wurde versiegelt, während mehrere Personen spielten. Nur der Betreiber des Servers, von dem sie kommt, kann sie öffnen.
server-wrong-seal = Diese Datei wurde von einem anderen Server versiegelt oder ist beschädigt.
server-private = Dieser Tisch ist privat. Bitte die Person, die ihn eröffnet hat, um eine Einladung.
server-wrong-link = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
server-not-owner = Das kann nur die Person, die den Tisch eröffnet hat.
server-not-your-seat = Auf diesem Platz spielt jemand anders.
server-watching = Du schaust zu. Nimm einen Platz, um mitzuspielen.
server-nameless = Dieser Browser hat kein Cookie geschickt, also wüsste niemand, wer da schreibt. Erlaube Cookies für diese Seite und lade sie neu.
server-removed = Das Gerät, das sich zuerst gesetzt hat, hat diesem Gerät den Platz entzogen.
server-not-first = Nur das Gerät, das sich zuerst gesetzt hat, kann anderen den Platz entziehen.
server-no-device = Dieses Gerät spielt nicht auf diesem Platz.
server-seat-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
server-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
server-dice-ticket = Das Versprechen der Würfel gilt für einen Tisch, eine Stunde lang und nur für den, der darum gebeten hat. Bitte eröffne den Tisch noch einmal.
server-bot-plays = Auf diesem Platz spielt ein Bot ({ $bot ->
    [beginner] { bot-beginner }
    [greedy] { bot-greedy }
    [search] { bot-search }
    [master] { bot-master }
    [random] { bot-random }
   *[other] { $bot }
}). Nimm den Platz zuerst zurück.
server-no-bot = Auf diesem Platz spielt kein Bot.
server-not-away = Die Person auf diesem Platz ist hier oder war es gerade noch. Gib ihr ein wenig Zeit.
server-has-time = Die Person auf diesem Platz hat noch Bedenkzeit. Ein Bot übernimmt, wenn sie abgelaufen ist.
server-stale = Seit deiner Wahl hat sich am Tisch etwas geändert. Sieh noch einmal hin und wähle neu.
server-conflict = Jemand war einen Augenblick schneller. Sieh noch einmal hin und wähle neu.
server-storage = Der Server konnte nicht bestätigen, dass das gespeichert wurde. Schau auf den Tisch, bevor du es noch einmal versuchst.
server-enough-tables = { $most ->
    [one] Du kannst hier nur einen unbeendeten Tisch haben. Spiele ihn zu Ende, bevor du einen neuen eröffnest.
   *[other] Du kannst hier nur { $most } unbeendete Tische haben. Spiele einen zu Ende, bevor du einen neuen eröffnest.
}
server-enough-stored = Deine Tische belegen den ganzen Speicherplatz, den du hier hast ({ $most } MB). Alte verschwinden nach einiger Zeit.
server-enough-campaigns = { $most ->
    [one] Du kannst hier nur eine Kampagne haben. Lösche sie, bevor du eine neue beginnst.
   *[other] Du kannst hier nur { $most } Kampagnen haben. Lösche eine, bevor du eine neue beginnst.
}
server-table-full = Dieser Tisch hat die Grenze des Servers erreicht. Das Spiel lässt sich als Datei speichern, aber hier nicht fortsetzen.
server-no-hint = Für diesen Platz gibt es nichts zu entscheiden, also auch keinen Tipp.
server-no-moment = Dieser Moment des Spiels lässt sich nicht zeigen.
server-no-review = Der Trainer sieht sich Spiele an, die zu Ende gespielt wurden.
server-rewind-nowhere = Es gibt keinen früheren Moment, zu dem ihr zurückgehen könntet.
server-rewind-pending = Jemand hat schon darum gebeten zurückzugehen. Beantworte das zuerst.
server-rewind-none = Niemand wartet darauf, dass dieser Platz dem Zurückgehen zustimmt.
server-over = Das Spiel ist zu Ende und seine Würfel sind bekannt; zurücknehmen lässt sich nichts mehr.
server-game-over = Das Spiel ist zu Ende.
server-resigned = Auf diesem Platz wurde aufgegeben; ein Bot hat ihn übernommen.
server-stand-running = Die anderen sind mitten im Spiel. Lass einen Bot für dich spielen oder gib auf.
server-too-late-to-abort = Die zweite Runde hat begonnen, deshalb lässt sich das Spiel nicht mehr abbrechen. Aufgeben kannst du weiterhin.
server-cannot-claim = Als gewonnen beenden lässt sich das Spiel erst, wenn alle anderen aufgegeben haben.
server-others-play = An diesem Tisch spielen auch andere, deshalb kann er vor dem Ende des Spiels nicht gelöscht werden.
server-deleted = Die Person, die diesen Tisch eröffnet hat, hat ihn gelöscht.
server-nobody = Diese Person gibt es an diesem Tisch nicht.
server-nothing-said = Da steht nichts, was man lesen könnte.
server-not-yourself = Mit dir selbst geht das nicht.
server-kicked = Die Person, die diesen Tisch eröffnet hat, hat dich weggeschickt.
server-muted = Die Person, die diesen Tisch eröffnet hat, hat dich stummgeschaltet.
server-spectators-quiet = An diesem Tisch können Zuschauer nicht schreiben.
server-wrong-code = Diesen Wiederherstellungscode hat niemand. Vielleicht wurde er durch einen neueren ersetzt.
server-seat-kept = Dieser Platz ist für { $name } reserviert. Nimm einen anderen.
server-seat-not-kept = Dieser Platz ist für niemanden reserviert.
server-begun = Das Spiel hat schon begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-no-rematch = Hier hat niemand ein weiteres Spiel vorgeschlagen.
server-rematch-campaign = Was als Nächstes gespielt wird, entscheidet die Kampagne.
server-hints-off = An diesem Tisch gibt es keine Tipps.
server-daily-once = Das Spiel des Tages wird nur einmal gespielt, allein und ohne etwas zurückzunehmen.
server-daily-none = Ein solches Spiel des Tages gibt es nicht.
server-daily-date = An diesem Tag gab es kein Spiel des Tages.
server-daily-unfinished = Du hast dieses Spiel des Tages noch nicht beendet.

## Good ways to begin

preset-shared-screen = An einem Bildschirm
    .help = Zwei Personen teilen sich dieses Gerät.

## Webhooks

server-webhooks-off = Der Betreiber dieses Servers hat keine Webhooks eingeschaltet.
server-webhook-https = Die Adresse muss mit https:// beginnen.
server-webhook-address = Diese Adresse lässt sich nicht aufrufen. Schreibe eine wie https://example.org/ich-bin-am-zug.
server-webhook-port = Nur diese Ports lassen sich aufrufen: { $ports }.
server-webhook-private = Diese Adresse liegt nicht im öffentlichen Internet; darum wird sie nicht aufgerufen.
server-push-off = Der Betreiber dieses Servers hat Push-Benachrichtigungen abgeschaltet.
server-push-address = An diesen Browser kann keine Benachrichtigung geschickt werden.
server-push-zone = Die Zeitzone „{ $zone }“ gibt es nicht.
server-passkey-late = Das hat zu lange gedauert. Bitte versuche es noch einmal.
server-passkey-wrong = Der Passkey wurde nicht angenommen.
server-passkey-unknown = Niemand hier hat diesen Passkey. Vielleicht wurde er entfernt.
server-passkeys-most = Du kannst höchstens { $most } Passkeys haben. Entferne zuerst einen.
server-no-friend = Diese Person gehört nicht zu deinen Freunden.
server-friend-own = Das ist dein eigener Link. Schick ihn jemand anderem.
server-friend-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
server-friends-most = Mehr als { $most } Freunde kann hier niemand haben.
server-no-free-seat = An diesem Tisch ist kein Platz frei.
server-no-hero = Einen solchen Helden hast du nicht gespielt.
server-mail-off = Dieser Server verschickt keine Mail.
server-mail-address = An diese Adresse kann nichts geschickt werden.
server-mail-link = Dieser Link gilt nicht mehr. Fordere einen neuen an.

## The database

server-db-address = „{ $url }“ ist keine Adresse einer Datenbank. Schreibe sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
server-db-newer = Diese Datenbank gehört zu einem neueren Herowright. Aktualisiere Herowright oder wähle mit --db eine andere Datenbank.
server-db-unusable = Die Datenbank lässt sich nicht verwenden: { $reason }
server-db-taken = Ein anderer Server verwendet { $file }. Halte ihn zuerst an oder wähle mit --db eine andere Datenbank.
server-db-missing = Unter { $file } gibt es keine Datenbank eines Servers. Nenne mit --db die richtige.
backup-foreign = Diese Datei ist keine Sicherung von Herowright.
backup-newer = Diese Sicherung stammt von einem neueren Herowright ({ $version }). Aktualisiere Herowright und stelle sie dann wieder her.
backup-damaged = Diese Sicherung ist beschädigt oder unvollständig. Es wurde nichts wiederhergestellt.
backup-not-empty = In dieser Datenbank steht schon etwas. Nimm eine leere: Überschrieben wird nichts.
