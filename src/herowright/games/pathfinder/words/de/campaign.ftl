# Parties that are brought along, and what is wrong with them.

pf-party-not-yet = So weit ist die Gruppe noch nicht: { NAME($scenario) } kommt erst später. Jetzt kann sie spielen: { LIST($open) }.
pf-party-no-member = Ein Mitglied mit der Nummer { $number } gibt es in der Gruppe nicht.
pf-party-no-character = Es gibt keinen Charakter „{ $found }“.
pf-party-taken = { NAME($character) } steht nicht zur Wahl: Jemand in der Gruppe spielt diesen Charakter schon, oder er gehört zu einem Set, ohne das die Gruppe spielt.
pf-party-not-here = Zu dieser Gruppe gehört kein lebender Charakter „{ $found }“.
pf-party-unreadable = Das ist keine Gruppe oder nur ein Teil davon. Es wurde nichts geändert.
pf-party-foreign = { $wanted ->
    [character] Diese Datei enthält keinen Charakter aus diesem Spiel. Es wurde nichts geändert.
   *[party] Diese Datei enthält keine Gruppe aus diesem Spiel. Es wurde nichts geändert.
}
pf-party-other-file = { $wanted ->
    [character] Hier wird eine Datei mit einem Charakter gebraucht; diese enthält etwas anderes.
   *[party] Hier wird eine Datei mit einer Gruppe gebraucht; diese enthält etwas anderes.
}
pf-party-too-large = Diese Datei ist größer als { $limit } kB und kann keine Gruppe enthalten.
pf-party-no-version = Es fehlt die Angabe, in welcher Version die Gruppe gespeichert wurde.
pf-party-newer = Die Gruppe wurde von einem neueren Herowright gespeichert (Version { $version }; dieses liest höchstens { $known }). Aktualisiere Herowright, um mit ihr zu spielen.
pf-party-older = Die Gruppe wurde in Version { $version } gespeichert, die sich nicht mehr lesen lässt.
pf-party-name = Der Name der Gruppe muss ein Text von höchstens { $longest } Zeichen sein.
pf-party-field = „{ $field }“ der Gruppe ist nicht lesbar.
pf-party-adventure = Das Abenteuer der Gruppe muss eine Zahl von 0 bis { $most } sein.
pf-party-members = „{ $field }“ muss eine Liste von höchstens { $most } Charakteren sein.
pf-party-twice = { NAME($character) } kann der Gruppe nur einmal angehören.
pf-party-dead = Nummer { $number } unter den Ruhenden ist tot. Ruhen können nur Lebende.
pf-party-dead-file = { NAME($character) } ist tot und kann keiner Gruppe beitreten.
pf-party-scenario = Die Gruppe soll „{ $found }“ gewonnen haben, aber dieses Szenario gibt es nicht.
pf-party-order = Unter den gewonnenen Szenarien fehlt { NAME($scenario) }: In { NAME($adventure) } öffnet jedes das nächste.
pf-party-removed = Die Karte „{ $found }“ soll aus dem Spiel sein, aber diese Karte gibt es nicht.
pf-party-removed-copies = { NAME($card) } soll öfter aus dem Spiel sein ({ $count }), als es Exemplare gibt.
pf-party-who-members = Mitglied { $number }
pf-party-who-resting = Ruhender Charakter { $number }
pf-party-who-file = Der Charakter aus der Datei
pf-party-who-named = { $who } ({ NAME($character) })
pf-party-member = { $who }: Das ist nicht lesbar.
pf-party-character = { $who }: Es gibt keinen Charakter „{ $found }“.
pf-party-add-on = { $who }: Dieser Charakter gehört zum Zusatzset, und die Gruppe spielt ohne es.
pf-party-role = { $who }: Dieser Charakter hat keine Rolle „{ $found }“.
pf-party-feats = { $who }: Die Talente sind nicht lesbar.
pf-party-line = { $who }: Es gibt kein Talent „{ $line }“.
pf-party-boxes = { $who }: „{ $line }“ hat { $boxes ->
    [0] kein Kästchen
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
}, nicht { $count }.
pf-party-deck = { $who }: Das Deck muss eine Liste von Karten sein; diese ist nicht lesbar.
pf-party-card = { $who }: Es gibt keine Karte „{ $found }“.
pf-party-set = { $who }: { NAME($card) } liegt noch nicht in der Schachtel dieser Gruppe.
pf-party-copies = { $who }: Im Deck ist { NAME($card) } { $count }-mal, in der Schachtel nur { $copies ->
    [one] einmal
   *[other] { $copies }-mal
}.
pf-party-kind = { $who }: Im Deck sind { $count } Karten der Art { $kind ->
    [weapon] Waffe
    [spell] Zauber
    [armor] Rüstung
    [item] Gegenstand
    [ally] Verbündeter
   *[blessing] Segen
}; die Kartenliste erlaubt { $most }.
pf-party-rewards = { $who }: Die Belohnungen sind nicht lesbar.
pf-party-reward = { $who }: Es gibt keine Belohnung „{ $found }“.
