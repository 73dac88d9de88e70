# Origins, motivations and destinies of Call to Adventure: the title of each card and, under caption-, its sentence in
# the hero's tale (second person, present). The sentence of a destiny closes the tale.


## Origins

origin-hunter = Jägerin
caption-origin-hunter = Noch bevor du Buchstaben kennst, liest du geknickte Zweige und niedergetretenes Gras.
origin-noble = Adliger
caption-origin-noble = Unter bemalten Decken lernst du zu tanzen, zu fechten und den Mund zu halten.
origin-apprentice = Lehrling
caption-origin-apprentice = Drei Jahre lang fegst du die Schmiede, ehe dir jemand einen Hammer in die Hand gibt.
origin-merchant = Händler
caption-origin-merchant = Deine Wiege schaukelt auf einem Maultier, zwischen Tuchballen und Pfeffersäcken.
origin-farmer = Bauernkind
caption-origin-farmer = Du kommst mitten in der Ernte zur Welt, und niemand hat eine Hand frei, um dich zu halten.
origin-pickpocket = Taschendieb
caption-origin-pickpocket = An Markttagen verdienen deine Finger mehr als dein Vater in der ganzen Woche.
origin-student = Studentin
caption-origin-student = Du tauschst deinen Wintermantel gegen ein Buch und bereust es kein einziges Mal.
origin-squire = Knappe
caption-origin-squire = Du polierst den Brustpanzer eines Ritters, bis dir daraus dein eigenes Gesicht entgegenblickt.
origin-conscript = Rekrut
caption-origin-conscript = Die Werbetrommel zieht durchs Dorf, und am Abend trägst du schon eine Pike.
origin-acolyte = Akolythin
caption-origin-acolyte = Jeden Abend entzündest du die Tempellampen, und jeden Abend neigt sich eine Flamme zu dir.
origin-sailor = Seefahrerin
caption-origin-sailor = Deine ersten Schritte machst du an Deck, und auf festem Boden wird dir bis heute schwindlig.
origin-musician = Musikantin
caption-origin-musician = Du findest eine Fiedel mit zwei Saiten, und beim dritten Lied verstummt die ganze Schenke.
origin-street-urchin = Straßenkind
caption-origin-street-urchin = Du schläfst an der warmen Wand der Bäckerei und kennst jeden Hund der Stadt an seinem Biss.
origin-settler = Siedlerin
caption-origin-settler = Du wächst an einem Fluss auf, der keinen Namen hat, bis deine Mutter ihm einen gibt.
origin-gravedigger = Totengräber
caption-origin-gravedigger = Du erbst einen Spaten, eine Laterne und die Gewohnheit, mit den Toten zu plaudern.

## Motivations

motivation-bound-by-honor = Der Ehre verpflichtet
caption-motivation-bound-by-honor = Du gibst einem sterbenden Fremden dein Wort, und von nun an geht es dir voraus.
motivation-vow-of-vengeance = Racheschwur
caption-motivation-vow-of-vengeance = Du trägst einen abgebrochenen Pfeil bei dir und weißt genau, aus wessen Köcher er stammt.
motivation-survivor = Wie durch ein Wunder
caption-motivation-survivor = Die Fähre sinkt ohne dich, und du fragst dich immer wieder, wofür das Schicksal dich aufspart.
motivation-thirst-for-knowledge = Wissensdurst
caption-motivation-thirst-for-knowledge = Du öffnest ein einziges versiegeltes Buch, und es nennt vierzig andere.
motivation-lone-wanderer = Einsame Wanderin
caption-motivation-lone-wanderer = Kein Dach hält dich länger, als der Regen dauert.
motivation-thrill-seeker = Lust an der Gefahr
caption-motivation-thrill-seeker = Von zwei Brücken nimmst du die, von der alle sagen, dass sie nicht hält.
motivation-chosen-by-the-light = Vom Licht erwählt
caption-motivation-chosen-by-the-light = Bei Tagesanbruch legt sich ein Licht wie eine Hand auf deine Schulter und bleibt dort.
motivation-born-lucky = Glückskind
caption-motivation-born-lucky = Du bückst dich nach einer Münze, und der fallende Dachziegel verfehlt dich um Haaresbreite.
motivation-hunger-for-glory = Hunger nach Ruhm
caption-motivation-hunger-for-glory = Du meißelst deinen Namen in den Meilenstein, so groß, dass man ihn vom Sattel aus liest.
motivation-mouths-to-feed = Hungrige Mäuler
caption-motivation-mouths-to-feed = Fünf Augenpaare folgen deinem Löffel, also lässt du die Schüssel stehen und ziehst los.
motivation-whispers-in-the-dark = Flüstern im Dunkeln
caption-motivation-whispers-in-the-dark = Etwas hinter der Wand kennt deinen Namen und bietet an, deine Lasten zu tragen.
motivation-nothing-to-lose = Nichts zu verlieren
caption-motivation-nothing-to-lose = Aus Gewohnheit schließt du das leere Haus ab, dann wirfst du den Schlüssel in den Fluss.
motivation-great-name = Ein großer Name
caption-motivation-great-name = Wo immer du anklopfst, hängt schon ein Bildnis deiner Großmutter an der Wand.
motivation-wrong-to-right = Alte Schuld
caption-motivation-wrong-to-right = Du kehrst mit einem Beutel Silber zur verbrannten Mühle zurück, doch niemand ist mehr da.
motivation-unfinished-work = Unvollendetes Werk
caption-motivation-unfinished-work = Der letzten Zeichnung deines Meisters fehlt eine einzige Linie, und du ziehst aus, sie zu finden.

## Destinies

destiny-one-with-nature = Eins mit der Natur
caption-destiny-one-with-nature = Am Ende der Wege bleibst du stehen, und der Wald schließt sich hinter dir wie Wasser.
destiny-enlightened-master = Erleuchteter Meister
caption-destiny-enlightened-master = Durch drei Reiche kommt man zu dir, um zu lernen, und du lehrst alle, dem Regen zuzuhören.
destiny-heir-to-the-throne = Thronerbin
caption-destiny-heir-to-the-throne = Man setzt dir die Krone auf, und sie wiegt schwerer als jede Rüstung.
destiny-mistress-of-trickery = Meisterin der List
caption-destiny-mistress-of-trickery = Zuletzt verkaufst du dem Teufel seine eigenen Hörner, und er dankt dir für den Rabatt.
destiny-hand-of-fate = Hand des Schicksals
caption-destiny-hand-of-fate = Könige und Bettler setzen sich an deinen Tisch, und du gibst jedem eine einzige Karte.
destiny-force-of-darkness = Macht der Finsternis
caption-destiny-force-of-darkness = Du löschst die letzte Lampe im Tal und merkst, dass du so besser siehst.
destiny-blood-of-dragons = Drachenblut
caption-destiny-blood-of-dragons = Eines Winters wird dein Atem zu Rauch, und die Berge begrüßen dich wie Verwandtschaft.
destiny-hero-of-destiny = Heldin des Schicksals
caption-destiny-hero-of-destiny = Die alte Prophezeiung meint tatsächlich dich, auch wenn sie sich bei der Größe irrt.
destiny-mighty-conqueror = Mächtiger Eroberer
caption-destiny-mighty-conqueror = Dir gehen eher die Grenzen aus als die Pferde.
destiny-champion-of-the-people = Streiterin des Volkes
caption-destiny-champion-of-the-people = Niemand baut dir ein Denkmal, aber jedes dritte Kind trägt deinen Namen.
destiny-mighty-villain = Mächtiger Schurke
caption-destiny-mighty-villain = Dein Standbild ist das einzige in der Hauptstadt, auf das sich keine Taube zu setzen wagt.
destiny-great-explorer = Große Entdeckerin
caption-destiny-great-explorer = Du füllst die letzte weiße Ecke der Karte und lässt mit Absicht eine kleine Lücke.
destiny-archmage = Erzmagier
caption-destiny-archmage = Dein Turm wirft selbst bei Nacht einen Schatten, und die Sterne halten Abstand.
destiny-voice-of-the-gods = Stimme der Götter
caption-destiny-voice-of-the-gods = Du öffnest den Mund zum Gebet, und die Götter antworten mit deiner Stimme.
destiny-home-at-last = Endlich daheim
caption-destiny-home-at-last = Du hängst die Stiefel an den Nagel, setzt Wasser auf und überlässt die Abenteuer anderen.
