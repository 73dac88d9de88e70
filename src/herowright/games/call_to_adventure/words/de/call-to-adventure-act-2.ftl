# The story cards of Act II: titles, paths, and the sentence each adds to the tale of a life.

## Traits

story-courageous = Mutig
path-courageous = { story-courageous }
caption-courageous = Dir zittern die Knie wie allen anderen, und doch tragen sie dich dorthin, wo geschrien wird.
story-vindictive = Rachsüchtig
path-vindictive = { story-vindictive }
caption-vindictive = Du führst eine Liste mit Namen, und mit jedem Winter wird sie kürzer.
story-battle-scars = Schlachtennarben
path-battle-scars = { story-battle-scars }
caption-battle-scars = Jede Narbe auf deiner Haut ist eine Lektion, und keine war billig.
story-second-sight = Das zweite Gesicht
path-second-sight = { story-second-sight }
caption-second-sight = Immer öfter beantwortest du Fragen, die noch niemand gestellt hat.
story-courtly-manners = Höfische Manieren
path-courtly-manners = { story-courtly-manners }
caption-courtly-manners = Du beherrschst eine Verbeugung, die dem Herzog schmeichelt und ihn zugleich beleidigt.
story-wanted = Steckbrieflich gesucht
path-wanted = { story-wanted }
caption-wanted = In jeder Schenke hängt dein Steckbrief, und die gezeichnete Nase ist eine Beleidigung.
story-knighted = Ritterschlag
path-knighted = { story-knighted }
caption-knighted = Kalter Stahl berührt deine Schultern, und du erhebst dich mit einem Titel vor dem Namen.
story-untamed = Ungezähmt
path-untamed = { story-untamed }
caption-untamed = In Betten tut dir der Rücken weh, also schläfst du, wo das Moos tief genug ist.

## Challenges

story-dangerous-artifact = Gefährliches Artefakt
path-dangerous-artifact-power = Nutze seine dunkle Macht
caption-dangerous-artifact-power = Ein schwarzer Stein summt in deiner Hand, und keine Tür wagt es, verschlossen zu bleiben.
path-dangerous-artifact-resist = Widerstehe seinem Flüstern
caption-dangerous-artifact-resist = Nachts verspricht dir ein schwarzer Stein die Welt; am Morgen wirfst du ihn in den tiefsten Brunnen.
story-free-the-trapped = Die Verschütteten
path-free-the-trapped-dig = Grabe, bis alle draußen sind
caption-free-the-trapped-dig = Drei Tage gräbst du in einem eingestürzten Stollen, bis die letzte Stimme ein Gesicht hat.
path-free-the-trapped-price = Nenne deinen Preis
caption-free-the-trapped-price = Das Seil wirfst du erst in den eingestürzten Stollen, wenn das Gold der Bergleute oben ist.
story-queens-chambers = Gemächer der Königin
path-queens-chambers-secret = Hüte ihr Geheimnis
caption-queens-chambers-secret = Um Mitternacht weint die Königin vor deinen Augen, und beim Frühstück weißt du von nichts.
path-queens-chambers-letters = Lies ihre Briefe
caption-queens-chambers-letters = Hinter dem Spiegel der Königin liegen Briefe, kostbarer als ihre Krone, und du schreibst alle ab.
story-royal-army = Das königliche Heer
path-royal-army-line = Halte die Stellung
caption-royal-army-line = Dreihundert Reiter stürmen auf deinen Speer zu, und du merkst, dass du stehen bleibst.
path-royal-army-refuse = Verweigere den Befehl
caption-royal-army-refuse = Du sollst ein Dorf anzünden und zerbrichst vor der ganzen Truppe die Fackel über dem Knie.
story-lead-a-gang = An der Spitze der Bande
path-lead-a-gang-fear = Herrsche durch Furcht
caption-lead-a-gang-fear = Deine Bande verstummt, sobald du eintrittst, und du findest Gefallen an der Stille.
path-lead-a-gang-sell = Verrate sie an die Wache
caption-lead-a-gang-sell = Du hebst den Becher auf deine Bande, und auf dieses Zeichen stürmt die Wache durch alle Türen.
story-true-love = Wahre Liebe
path-true-love-heart = Verschenke dein Herz
caption-true-love-heart = Jemand deckt jeden Abend den Tisch für zwei, und du hast einen Grund heimzukehren.
path-true-love-leave = Geh vor Tagesanbruch
caption-true-love-leave = Du lässt einen Brief auf einem Kissen zurück und schreibst im Kopf noch sieben Jahre daran weiter.
story-burning-ship = Das brennende Schiff
path-burning-ship-below = Geh zurück unter Deck
caption-burning-ship-below = Die Masten brennen, doch du steigst noch einmal unter Deck und löst die Ketten der Rudersklaven.
path-burning-ship-boat = Kappe das Tau des Beiboots
caption-burning-ship-boat = Im letzten Boot verlässt du ein brennendes Schiff; neun Plätze sind leer, die Strömung wählt das Ufer.
story-trolls-bridge = Die Brücke des Trolls
path-trolls-bridge-riddles = Löse die Rätsel
caption-trolls-bridge-riddles = Du besiegst einen Troll im Rätselraten, und er verlangt bis zum Morgen Erklärungen.
path-trolls-bridge-toll = Übernimm den Brückenzoll
caption-trolls-bridge-toll = Du wirfst einen Troll in den Fluss, bleibst auf seiner Brücke und merkst, dass sich das Gewerbe lohnt.
story-dance-under-the-hill = Tanz unter dem Hügel
path-dance-under-the-hill-dawn = Tanze bis zum Morgen
caption-dance-under-the-hill-dawn = Du tanzt, bis das Volk unter dem Hügel seine eigenen Fiedler um Gnade bittet.
path-dance-under-the-hill-reflection = Gib dein Spiegelbild her
caption-dance-under-the-hill-reflection = Unter einem Hügel gibst du dein Spiegelbild für drei wahre Antworten; kein Spiegel kennt dich mehr.
story-alchemists-cellar = Keller des Alchemisten
path-alchemists-cellar-yourself = Erprobe es an dir selbst
caption-alchemists-cellar-yourself = Du erprobst das Elixier eines Alchemisten an dir und siehst eine Woche lang Engel, danach nur den Eimer.
path-alchemists-cellar-beggars = Erprobe es an den Bettlern
caption-alchemists-cellar-beggars = Ein Alchemist braucht Freiwillige, also bringst du ihm Bettler und schreibst genau auf, wie sie enden.
story-judges-seat = Auf dem Richterstuhl
path-judges-seat-mighty = Richte die Mächtigen
caption-judges-seat-mighty = Für dasselbe Vergehen zahlt der Herzog bei dir so viel wie der Bäcker, fürs Zanken das Doppelte.
path-judges-seat-verdict = Verkaufe das Urteil
caption-judges-seat-verdict = Du wägst die Beweise beider Seiten, dann ihre Geldbeutel, und die sind schwerer.
story-fighting-pits = Die Kampfgruben
path-fighting-pits-spare = Verschone die Besiegten
caption-fighting-pits-spare = Die Menge brüllt nach einem Tod, und du reichst dem Besiegten die Hand.
path-fighting-pits-blood = Gib ihnen Blut
caption-fighting-pits-blood = In den Kampfgruben rufen sie deinen Namen, und nach den anderen Namen fragst du nicht mehr.
story-salt-desert = Die Salzwüste
path-salt-desert-share = Teile das letzte Wasser
caption-salt-desert-share = In der Salzwüste lässt du den letzten Schlauch herumgehen, und am Abend fällt Regen.
path-salt-desert-vultures = Folge den Geiern
caption-salt-desert-vultures = In der Salzwüste folgst du den Geiern; sie kennen jeden Brunnen und alle, die ihn verfehlt haben.
story-border-parley = Verhandlung an der Grenze
path-border-parley-peace = Stifte Frieden
caption-border-parley-peace = Zwei Könige wollen nicht an einem Tisch sitzen, also trägst du Worte von Zelt zu Zelt, bis Frieden ist.
path-border-parley-both = Spiele beide gegeneinander aus
caption-border-parley-both = Beide Heere bezahlen dich für den Verrat am anderen, und beide bekommen ehrliche Ware.

## Allies

story-hedge-witch = Kräuterhexe
caption-hedge-witch = Eine Kräuterhexe setzt sich an dein Feuer, tadelt die Suppe und wendet dein Glück mit einem Finger.
story-hunting-falcon = Jagdfalke
caption-hunting-falcon = Ein Falke wählt deine Faust und lehrt dich: verfehlen, aufsteigen, noch einmal zustoßen.
story-wandering-friar = Wandermönch
caption-wandering-friar = Ein Mönch teilt deinen Weg; er schnarcht wie ein Bär und vergibt dir fast alles.
story-balladeer = Bänkelsängerin
caption-balladeer = Eine Bänkelsängerin reitet mit und macht aus deinen schlimmsten Tagen ihre besten Lieder.
story-pack-mule = Packesel
caption-pack-mule = Du gewinnst einen Esel, der keinem Befehl gehorcht und noch nie falsch abgebogen ist.

## Adversaries

story-mad-cultist = Der wahnsinnige Kultist
path-mad-cultist = { story-mad-cultist }
caption-mad-cultist = Du unterbrichst den wahnsinnigen Kultisten mitten im Gebet, und was ihm lauscht, wendet sich ab.
story-sorceress = Die Zauberin
path-sorceress = { story-sorceress }
caption-sorceress = Du gehst durch alle Trugbilder der Zauberin, und hinter dem letzten ist sie selbst ganz klein.
story-robber-baron = Der Raubritter
path-robber-baron = { story-robber-baron }
caption-robber-baron = Du hungerst den Raubritter in seinem Turm aus, und die Karren rollen ohne Zoll vorbei.
story-werewolf = Der Werwolf
path-werewolf = { story-werewolf }
caption-werewolf = Die ganze Nacht hältst du den Werwolf nieder, und bei Sonnenaufgang lässt du den Müller heimgehen.
story-grey-eminence = Die graue Eminenz
path-grey-eminence = { story-grey-eminence }
caption-grey-eminence = Du stürzt die graue Eminenz, setzt dich auf den Stuhl hinter dem Thron und findest ihn noch warm.
