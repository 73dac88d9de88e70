# Hero cards, antihero cards and quests of Call to Adventure: the title of each card and, under caption-, a sentence
# about what it means (second person, present).


## Hero cards

hero-unlikely-alliance = Ungewöhnliches Bündnis
caption-hero-unlikely-alliance = Du streckst die Hand aus, wo niemand damit rechnet.
hero-brothers-in-arms = Waffenbrüder
caption-hero-brothers-in-arms = Eine fremde Klinge deckt deine linke Seite.
hero-iron-will = Eiserner Wille
caption-hero-iron-will = Du stemmst die Füße in den Boden und lässt den Sturm zuerst nachgeben.
hero-quick-wits = Geistesgegenwart
caption-hero-quick-wits = Du siehst das lose Seil und hast einen Plan, ehe jemand schreien kann.
hero-wise-counsel = Weiser Rat
caption-hero-wise-counsel = Du sagst den einen Satz, nach dem sich alle wieder hinsetzen.
hero-finest-hour = Sternstunde
caption-hero-finest-hour = Einen Atemzug lang gelingt dir alles, was du seit Jahren übst.
hero-never-give-up = Niemals aufgeben
caption-hero-never-give-up = Du klopfst dir den Staub von den Knien und versuchst es noch einmal.
hero-act-of-kindness = Gute Tat
caption-hero-act-of-kindness = Du schenkst einem Bettler deinen Mantel und erfährst dafür drei Geheimnisse der Stadt.
hero-pure-of-heart = Reinen Herzens
caption-hero-pure-of-heart = Du hältst die Dunkelheit in der Hand, und die Hand bleibt sauber.
hero-stroke-of-luck = Glücksfall
caption-hero-stroke-of-luck = Eine Rune wackelt auf der Kante und entscheidet sich für dich.
hero-home-ground = Vertrautes Gelände
caption-hero-home-ground = Du kennst diesen Ort: Die dritte Stufe knarrt, und das Fenster schließt nie ganz.
hero-song-of-your-deeds = Lied deiner Taten
caption-hero-song-of-your-deeds = Noch vor der Nacht hat die Schenke ein neues Lied, und du kommst in jeder Strophe vor.
hero-hidden-trail = Versteckter Steig
caption-hero-hidden-trail = Du schiebst einen Ast beiseite, und dahinter führt ein Weg, von dem keine Karte weiß.
hero-foiled-plot = Durchkreuzte Pläne
caption-hero-foiled-plot = Du trittst hinter dem Vorhang hervor, den gestohlenen Brief in der Hand.

## Antihero cards

antihero-harsh-lesson = Harte Lektion
caption-antihero-harsh-lesson = Du lachst über einen fremden Sturz, so laut, dass man es dir nicht vergisst.
antihero-cruel-betrayal = Grausamer Verrat
caption-antihero-cruel-betrayal = Du steckst dem letzten Freund, dem dein Rivale noch traut, einen Beutel zu.
antihero-dark-lords-champion = Ritter des Dunklen Fürsten
caption-antihero-dark-lords-champion = Du lässt den schwarzen Ritter rufen, und er fragt nicht, warum.
antihero-sabotage = Sabotage
caption-antihero-sabotage = Du lockerst einen einzigen Nagel und gehst heim zum Abendessen.
antihero-tap-into-darkness = Griff ins Dunkel
caption-antihero-tap-into-darkness = Du greifst ins Dunkel und schließt die Faust um eine fremde Gabe.
antihero-instill-fear = Furcht einflößen
caption-antihero-instill-fear = Du lässt eine Kerze brennen in einem Haus, in dem niemand wohnt.
antihero-dark-pact = Dunkler Pakt
caption-antihero-dark-pact = Du unterschreibst, ohne zu lesen, und die Tinte ist noch warm.
antihero-dirty-trick = Schmutziger Trick
caption-antihero-dirty-trick = Du wirfst erst den Sand und entschuldigst dich später.
antihero-spoils-of-victory = Siegesbeute
caption-antihero-spoils-of-victory = Du durchwühlst die Taschen der Besiegten: eine Landkarte, ein Ring und ein Glücksbringer.
antihero-burnt-bridges = Verbrannte Brücken
caption-antihero-burnt-bridges = Du zündest die Brücke an und siehst zu, wohin die anderen ausweichen.
antihero-green-with-envy = Blanker Neid
caption-antihero-green-with-envy = Du klatschst mit den anderen und merkst dir jeden Handgriff.
antihero-blackmail = Erpressung
caption-antihero-blackmail = Du nennst einen Namen, ein Gasthaus und ein Datum, und der Beutel öffnet sich von selbst.
antihero-poisoned-words = Vergiftete Worte
caption-antihero-poisoned-words = Du erzählst ein Gerücht drei Leuten weiter, jedes Mal streng vertraulich.
antihero-veiled-threat = Verhüllte Drohung
caption-antihero-veiled-threat = Du erkundigst dich nach den Kindern, nach jedem einzeln und beim Namen.

## Quests and the win condition

quest-win-condition = Siegbedingung
caption-quest-win-condition = So viel Zeit hast du, und keinen Tag länger.
quest-rise-of-the-adversary = Der Widersacher naht
caption-quest-rise-of-the-adversary = Jedes Mal, wenn du strauchelst, wächst in der Ferne jemand ein Stück.
quest-final-sermon = Die letzte Predigt
caption-quest-final-sermon = In jedem Dorf hörst du die Kinder denselben irren Vers singen.
quest-borrowed-faces = Geliehene Gesichter
caption-quest-borrowed-faces = Du grüßt unterwegs ein vertrautes Gesicht und siehst, dass der Schatten nicht dazu passt.
quest-barons-due = Der Zoll des Raubritters
caption-quest-barons-due = An jeder Brücke zählst du deine Münzen, und an jeder Brücke sind es weniger.
quest-blood-moon = Blutmond
caption-quest-blood-moon = Bei Mondaufgang verriegelst du die Tür und hörst dahinter etwas atmen.
quest-eyes-everywhere = Augen überall
caption-quest-eyes-everywhere = Du versiegelst deine Briefe doppelt, und doch werden sie beantwortet, ehe sie ankommen.
quest-open-gate = Das offene Tor
caption-quest-open-gate = Jede Nacht hörst du die Angeln eines Tores, das es nicht geben dürfte.
quest-false-miracles = Falsche Wunder
caption-quest-false-miracles = Du siehst die Statue zur vollen Stunde weinen, und es riecht nach Zwiebeln.
quest-iron-yoke = Das eiserne Joch
caption-quest-iron-yoke = In hundert Städten hebst du den Blick, und von jedem Tor sieht dasselbe kalte Gesicht herab.
quest-restless-graves = Unruhige Gräber
caption-quest-restless-graves = Du begräbst deine Toten tief und begegnest ihnen doch auf der Straße.
quest-stirring-deep = Beben der Tiefe
caption-quest-stirring-deep = Du spürst, wie der Boden einatmet, und wartest lange, bis er wieder ausatmet.
