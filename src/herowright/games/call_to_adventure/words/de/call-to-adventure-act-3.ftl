# Story cards of Act III: titles, paths, and the sentence each path adds to the hero's tale.


## Traits

story-living-legend = Lebende Legende
path-living-legend = { story-living-legend }
caption-living-legend = Auf allen Höfen spielen Kinder deine Taten nach und zanken, wer den Schurken geben muss.

story-saintly = Heiligkeit
path-saintly = { story-saintly }
caption-saintly = Trittst du ein, entzünden sich die Kerzen von selbst, was dir ein wenig peinlich ist.

story-dreaded = Gefürchtet
path-dreaded = { story-dreaded }
caption-dreaded = Dein Name leert den Marktplatz schneller als jeder Regenguss.

story-unbroken = Ungebrochen
path-unbroken = { story-unbroken }
caption-unbroken = Nach jedem Sturz stehst du etwas langsamer auf, aber ein Stück größer.

story-all-seeing = Allsehend
path-all-seeing = { story-all-seeing }
caption-all-seeing = Ein Blick auf fremde Hände verrät dir, was das kommende Jahr mit ihnen vorhat.

story-incorruptible = Unbestechlich
path-incorruptible = { story-incorruptible }
caption-incorruptible = Die dritte Truhe Gold geht ungeöffnet zurück, mit deinen besten Grüßen.

story-shapeshifter = Gestaltwandel
path-shapeshifter = { story-shapeshifter }
caption-shapeshifter = Mit zwei Beinen schläfst du ein, mit vieren wachst du auf, und der Wald wundert sich nicht mehr.

story-kingmaker = Macht hinter dem Thron
path-kingmaker = { story-kingmaker }
caption-kingmaker = Drei Kronen verdanken dir die Köpfe, auf denen sie sitzen: eine Schuld, die du an Festtagen eintreibst.

## Challenges

story-last-fortress = Die letzte Festung
path-last-fortress-storm = Stürme die Bresche
caption-last-fortress-storm = Noch ehe der Staub sich legt, stehst du in der Bresche und winkst das Heer herein.
path-last-fortress-bribe = Bestich den Torwächter
caption-last-fortress-bribe = Um Mitternacht wechselt ein Beutel den Besitzer, und in der Frühe steigst du über Schlafende und Tote.

story-slay-the-dragon = Den Drachen erschlagen
path-slay-the-dragon-scale = Ziele auf die fehlende Schuppe
caption-slay-the-dragon-scale = Deine Lanze trifft den Drachen, wo ihm eine Schuppe fehlt, genau wie im Kinderreim.
path-slay-the-dragon-ride = Schwing dich auf seinen Rücken
caption-slay-the-dragon-ride = Du lässt das Schwert los, packst den Drachen bei den Stacheln, und er beschließt, dich zu tragen.

story-bronze-colossus = Der bronzene Koloss
path-bronze-colossus-topple = Bring ihn zu Fall
caption-bronze-colossus-topple = Ketten, zweihundert Ochsen und deine Schulter: Der Koloss stürzt kopfüber ins Meer.
path-bronze-colossus-head = Klettere in seinen Kopf
caption-bronze-colossus-head = Hinter den Bronzeaugen des Kolosses findest du einen Sessel, zwei Hebel und vollkommenen Gehorsam.

story-dark-sword = Das dunkle Schwert
path-dark-sword-wield = Führe das Schwert der Finsternis
caption-dark-sword-wield = Der Griff liegt dir allzu gut in der Hand, und die Klinge weiß schon, wen du hasst.
path-dark-sword-break = Zerbrich es auf dem Amboss
caption-dark-sword-break = Erst beim neunten Hammerschlag schreit die dunkle Klinge auf und gibt dich frei.

story-final-battle = Die Entscheidungsschlacht
path-final-battle-banner = Heb das Banner auf
caption-final-battle-banner = Das Banner fällt, du hebst es auf, und zehntausend Menschen laufen einem Stück Tuch nach.
path-final-battle-no-quarter = Mach keine Gefangenen
caption-final-battle-no-quarter = Die Speere der Besiegten liegen schon im Gras, da gibst du den Befehl, von dem kein Lied erzählen wird.

story-world-tree = Der Weltenbaum
path-world-tree-seed = Hol den letzten Samen herab
caption-world-tree-seed = Neun Tage den Weltenbaum hinauf, neun hinab, und in deiner Faust der letzte lebende Same.
path-world-tree-sap = Zapfe den goldenen Saft
caption-world-tree-sap = Goldener Saft rinnt dir übers Kinn, und hoch im Weltenbaum ergraut ein Ast, breit wie eine Landstraße.

story-crypt-of-horrors = Gruft des Grauens
path-crypt-of-horrors-traps = Entschärfe die tödlichen Fallen
caption-crypt-of-horrors-traps = Draht um Draht zerlegst du die Gruft; die besten Federn behältst du.
path-crypt-of-horrors-coffin = Öffne den Königssarg
caption-crypt-of-horrors-coffin = Der tote König lässt das Zepter nicht los, also nimmst du die Finger gleich mit.

story-gods-fire = Das Feuer der Götter
path-gods-fire-villages = Bring es in die Dörfer
caption-gods-fire-villages = Von Herd zu Herd trägst du eine Glut, die streng genommen den Göttern gehört.
path-gods-fire-keep = Behalte die Flamme
caption-gods-fire-keep = Du verschluckst den Götterfunken, und fortan fällt dein Schatten in die falsche Richtung.

story-poisoned-feast = Das vergiftete Festmahl
path-poisoned-feast-goblets = Vertausche die Kelche
caption-poisoned-feast-goblets = Ein Gauklertrick mit drei Kelchen rettet die Königin, die nie erfährt, warum du grinst.
path-poisoned-feast-toast = Bring den Trinkspruch aus
caption-poisoned-feast-toast = Du hältst die schönste Rede des Abends, und an der Königstafel überlebt niemand den Beifall.

story-great-plague = Die große Seuche
path-great-plague-cure = Suche das Heilmittel
caption-great-plague-cure = Hinterm Galgen wächst das Kraut, das du kochst, bis deine Hände grün sind und das Husten verstummt.
path-great-plague-gates = Verriegle die Tore
caption-great-plague-gates = Du drehst vor der kranken Stadt den Schlüssel um, und das Land ringsum lebt und verflucht dich.

story-abyss = Der Abgrund
path-abyss-soul = Führe eine Seele zurück
caption-abyss-soul = Den ganzen Weg aus der Unterwelt hörst du Schritte hinter dir und drehst dich nicht um.
path-abyss-river = Trink aus dem schwarzen Fluss
caption-abyss-river = Ein Schluck aus dem schwarzen Fluss, und du erinnerst dich an jeden Tod, auch an deinen eigenen.

story-distant-land = Fernes Land
path-distant-land-fire = Setz dich an ein fremdes Feuer
caption-distant-land-fire = An einem Feuer, das keine Karte kennt, lehren Fremde dich elf Wörter und lachen über neun davon.
path-distant-land-flag = Pflanze deine Fahne auf
caption-distant-land-flag = Du gibst der Bucht deinen Namen, obwohl sie schon einen hat und Leute, die ihn benutzen.

story-forgotten-lore = Vergessenes Wissen
path-forgotten-lore-teach = Teile es mit allen
caption-forgotten-lore-teach = Wer ein Buch tragen kann, bekommt von dir eines voll alten Wissens, handgeschrieben, samt Klecksen.
path-forgotten-lore-words = Sprich die verbotenen Worte
caption-forgotten-lore-words = Beim siebten verbotenen Wort verneigt sich das Dunkel in der Zimmerecke vor dir.

story-empty-throne = Der leere Thron
path-empty-throne-heir = Kröne die rechtmäßige Erbin
caption-empty-throne-heir = Von allen, denen du die Krone aufsetzt, passt sie nur einer Gänsemagd mit dem Jähzorn des alten Königs.
path-empty-throne-self = Setz dir selbst die Krone auf
caption-empty-throne-self = Niemand reicht dir die Krone, also nimmst du sie vom Altar und wartest, wer widerspricht.

story-long-war = Das Ende des langen Kriegs
path-long-war-bread = Brich mit ihnen das Brot
caption-long-war-bread = Mit dem Schwert schneidest du am Tisch das Brot, und dreißig Jahre Krieg enden in Krümeln.
path-long-war-terms = Diktiere die Bedingungen
caption-long-war-terms = Während die Gesandten mit zitternder Hand unterschreiben, lässt du schon ihr Silber einpacken.

story-evil-spirit = Böser Geist
path-evil-spirit-banish = Banne ihn
caption-evil-spirit-banish = Dreimal sprichst du den Namen des Geistes rückwärts, und das alte Haus atmet auf.
path-evil-spirit-listen = Hör dir seine Klage an
caption-evil-spirit-listen = Was das ganze Dorf einen bösen Geist nennt, verrät dir vor Morgengrauen den Namen seines Mörders.

story-before-the-gods = Vor den Göttern
path-before-the-gods-plead = Bitte für die Sterblichen
caption-before-the-gods-plead = Du erzählst den Göttern einen Witz von daheim, und lachend sagen sie die Sintflut ab.
path-before-the-gods-seat = Verlange einen Platz am Tisch
caption-before-the-gods-seat = Von dem Stuhl aus, den die Götter dir bringen, gleichen die Häuser dort unten verschüttetem Korn.

## Adversaries

story-demon = Der Dämon
path-demon = { story-demon }
caption-demon = Du hältst dem Blick des Dämons stand, bis es der Dämon ist, der blinzelt.

story-high-priest = Der Hohepriester
path-high-priest = { story-high-priest }
caption-high-priest = Im vollen Tempel verliest du die Rechnungsbücher des Hohepriesters bis zur letzten Kerze.

story-iron-emperor = Der eiserne Kaiser
path-iron-emperor = { story-iron-emperor }
caption-iron-emperor = Vor allen Legionen schlägst du dem Kaiser die Maske vom Gesicht, und ein verängstigter Greis starrt dich an.

story-undying-king = Der ewige König
path-undying-king = { story-undying-king }
caption-undying-king = Der ewige König zerfällt und dankt dir noch, während seine Krone dir langsam vor die Füße rollt.

story-world-serpent = Die Weltenschlange
path-world-serpent = { story-world-serpent }
caption-world-serpent = Du schwimmst der Weltenschlange zwischen die Zähne, und nach drei Tagen spült die Flut euch an Land.
