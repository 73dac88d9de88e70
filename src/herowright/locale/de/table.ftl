# What every game shares: names of things, undo, refusals, settings, saves, and where a card's data comes from.


## Names of things that are built from other names

name-die = { $colour } { $face }
name-dice-letter = W
name-space = { $row }, Feld { $column }
name-seat = Spieler { $number }
# Something that another hero of the same player could do.
table-as-seat = { NAME($seat) }: { $what }

## Undo

undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-known = Weiter zurück geht es nicht: Diese Wahl hat etwas aufgedeckt, etwa einen Wurf oder eine neue Karte.
undo-ended = Das Spiel wurde vorzeitig beendet; zurücknehmen lässt sich nichts mehr.
undo-other-moved = Die letzte Wahl war nicht deine: Nur { NAME($seat) } kann sie zurücknehmen.

## Choices that are refused

refused-over = Das Spiel ist zu Ende, es gibt nichts mehr zu entscheiden.
refused-table-gone = Den Tisch zu dieser Frage gibt es nicht mehr. Behalte ihn, solange du nach seinen Fragen fragst.
refused-not-your-turn = Jetzt entscheidet { NAME($seat) }. Warte, bis du an der Reihe bist.
refused-no-seat = { $seats ->
    [one] Diesen Platz gibt es nicht: Dieser Tisch hat nur einen.
   *[other] Diesen Platz gibt es nicht: Dieser Tisch hat { $seats } Plätze.
}
refused-not-offered = „{ $key }“ ist jetzt nicht möglich. Wähle eine der angebotenen Möglichkeiten.
bygone = Eine frühere Wahl

## Opening a table

option-unknown = Es gibt keine Einstellung „{ $name }“. Zur Wahl stehen: { $known }.
option-not-a-list = Die Einstellung „{ $name }“ nimmt mehrere Werte: Trenne sie durch Kommas.
option-value = „{ $value }“ ist kein Wert der Einstellung „{ $name }“. Zur Wahl stehen: { $values }.
option-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
option-no-editions = Von diesem Spiel gibt es nur eine Auflage; es steht keine zur Wahl.
option-first-player = { $seats ->
    [one] An diesem Tisch gibt es nur { $seats } Platz; er beginnt.
   *[other] An diesem Tisch gibt es nur { $seats } Plätze. Wähle einen davon für den Startspieler.
}
unknown-game = Es gibt kein Spiel „{ $game }“. Zur Wahl stehen: { $known }.
unknown-bot = Es gibt keinen Bot „{ $bot }“. Zur Wahl stehen: { $known }.

## Saved games

save-guess = Dieser Tisch ist nur eine Vermutung über Verdecktes und kann nicht gespeichert werden. Speichere den echten Tisch.
save-too-large = Diese Datei ist größer als { $limit } MB und kann kein Spielstand sein. Es wurde nichts geladen.
save-unreadable = Diese Datei ist kein Spielstand oder unvollständig. Es wurde nichts geladen.
save-foreign = Diese Datei stammt nicht von Herowright. Es wurde nichts geladen.
save-newer = Dieser Spielstand stammt von einer neueren Version (Format { $format }; diese liest bis { $known }). Aktualisiere Herowright, um ihn zu laden.
save-damaged = Dieser Spielstand ist beschädigt oder wurde von Hand verändert. Es wurde nichts geladen; versuche es mit einer früheren Kopie.
save-rules-changed = Dieser Spielstand entstand mit anderen Regeln oder Karten und lässt sich hier nicht fortsetzen. Lade ihn mit der Version und dem Kartenpaket, mit denen er gespeichert wurde.
save-scripted = Die Würfel dieses Spiels wurden vorher festgelegt, wie es Tests tun. Es kann hier nicht gespielt werden.
save-too-long = Diese Datei enthält mehr als { $most } Entscheidungen, mehr als jedes Spiel hat. Es wurde nichts geladen.
save-not-played = Ab Entscheidung { $number } passt diese Datei nicht mehr zu dem Spiel, das sich aus ihren Würfen und Entscheidungen ergibt. Sie wurde von Hand verändert oder stammt aus einer anderen Version. Es wurde nichts geladen.

## A game that people ended before the rules did

ended-aborted = { NAME($seat) } hat das Spiel abgebrochen. Es gibt kein Ergebnis.
ended-given-up = { NAME($seat) } hat das Spiel aufgegeben.
ended-conceded = Alle anderen haben aufgegeben: { NAME($seat) } gewinnt.

## Checking a saved game

verify-ok = { $decisions ->
    [one] Alles in Ordnung: { $decisions } Entscheidung wurde aus dem Startwert nachgespielt, und alles stimmt überein.
   *[other] Alles in Ordnung: { $decisions } Entscheidungen wurden aus dem Startwert nachgespielt, und alles stimmt überein.
}
verify-ended = { $verdict } Die Datei sagt, wie das Spiel vorzeitig endete: { $ended }
verify-commitment = Der Startwert passt nicht zu der Prüfsumme, die beim Eröffnen des Tisches veröffentlicht wurde: Es können andere Würfel gewesen sein.
verify-published = Diese Datei gehört nicht zu der angegebenen Prüfsumme: Es ist ein anderes Spiel, oder Würfel, Einstellungen oder Plätze sind nicht die angekündigten.
verify-promise = Das Geheimnis des Servers ist nicht das, worauf er sich festgelegt hatte, bevor die Spieler ihre Zahlen beisteuerten: Es kann nachträglich gewählt worden sein.
verify-agreed = Die Datei beschreibt ein anderes Spiel oder andere Einstellungen, Karten oder Plätze als die, für die gewürfelt wurde.
verify-record = Die Aufzeichnung der Würfel passt nicht zu der Prüfsumme, die beim Austeilen veröffentlicht wurde: Das Geheimnis, die Zahl eines Spielers oder etwas Vereinbartes wurde geändert.
verify-seed = Der Startwert folgt nicht aus der Aufzeichnung der Würfel: Es können andere Würfel gewesen sein.
verify-of-commitment = Die Datei gehört zu der angegebenen Prüfsumme. Sie wurde beim Austeilen veröffentlicht; Geheimnis, Zahlen, Einstellungen, Karten und Plätze sind also die von damals.
verify-of-promise = Das Geheimnis des Servers ist das mit der angegebenen Prüfsumme versprochene. Um auch bei den Zahlen der Spieler, den Einstellungen und den Plätzen sicherzugehen, gib die Prüfsumme an, die beim Austeilen veröffentlicht wurde.
verify-illegal = Entscheidung { $number } („{ $key }“) verstößt gegen die Regeln; so kann das Spiel nicht verlaufen sein. { $reason }
verify-log = Zeile { $number } des Verlaufs weicht von dem ab, was der Startwert ergibt.
verify-end = Das nachgespielte Spiel endet in einer anderen Situation als das gespeicherte.
verify-older = Dieses Spiel wurde mit einer früheren Version gespeichert. Seither wurden Regeln berichtigt, deshalb lässt es sich hier nicht prüfen. Prüfe es mit der Version, die es gespeichert hat.

## Where a card's data comes from

provenance-printed = Gedruckt
    .help = Eine Quelle zeigt diesen Wert so, wie er auf der Karte gedruckt ist.
provenance-recalled = Aus der Erinnerung
    .help = Allgemein bekannt, aber durch keine vorliegende Quelle belegt.
provenance-ours = Von uns
    .help = Keine Quelle nennt diesen Wert; wir haben ihn passend zu den übrigen Karten entworfen. Ein Kartenpaket kann ihn berichtigen.
provenance-pack = Paket
    .help = Diesen Wert gibt ein Kartenpaket vor.

## A card that does nothing

card-no-effect = Ohne Wirkung.
