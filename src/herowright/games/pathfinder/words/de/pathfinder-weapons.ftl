# The weapons: their printed names, and what these mean in other languages.


## Base set: basic

boon-dagger = Dagger
    .gloss = Dolch
boon-dart = Dart
    .gloss = Wurfpfeil
boon-light-crossbow = Light Crossbow
    .gloss = Leichte Armbrust
boon-longspear = Longspear
    .gloss = Langspeer
boon-longsword = Longsword
    .gloss = Langschwert
boon-mace = Mace
    .gloss = Streitkolben
boon-quarterstaff = Quarterstaff
    .gloss = Kampfstab
boon-short-sword = Short Sword
    .gloss = Kurzschwert
boon-shortbow = Shortbow
    .gloss = Kurzbogen
boon-sling = Sling
    .gloss = Schleuder

## Base set: elite

boon-battleaxe = Battleaxe
    .gloss = Streitaxt
boon-glaive = Glaive
    .gloss = Glefe
boon-longbow = Longbow
    .gloss = Langbogen
boon-scimitar = Scimitar
    .gloss = Krummsäbel
boon-starknife = Starknife
    .gloss = Sternenmesser
boon-throwing-axe = Throwing Axe
    .gloss = Wurfaxt
boon-warhammer = Warhammer
    .gloss = Kriegshammer

## Base set: neither

boon-bastard-sword = Bastard Sword
    .gloss = Bastardschwert
boon-flaming-mace-plus-1 = Flaming Mace +1
    .gloss = Flammender Streitkolben +1
boon-greataxe = Greataxe
    .gloss = Zweihandaxt
boon-heavy-crossbow = Heavy Crossbow
    .gloss = Schwere Armbrust
boon-longsword-plus-1 = Longsword +1
    .gloss = Langschwert +1
boon-returning-throwing-axe-plus-1 = Returning Throwing Axe +1
    .gloss = Zurückkehrende Wurfaxt +1
boon-shock-longbow-plus-1 = Shock Longbow +1
    .gloss = Schock-Langbogen +1
boon-spiked-chain = Spiked Chain
    .gloss = Stachelkette
boon-warhammer-plus-1 = Warhammer +1
    .gloss = Kriegshammer +1

## Character add-on

boon-allying-dart-plus-1 = Allying Dart +1
    .gloss = Wurfpfeil der Verbundenheit +1
boon-deathbane-light-crossbow-plus-1 = Deathbane Light Crossbow +1
    .gloss = Leichte Armbrust gegen Untote +1
boon-greatsword = Greatsword
    .gloss = Zweihänder
boon-icy-longspear-plus-1 = Icy Longspear +1
    .gloss = Eisiger Langspeer +1

## First adventure deck

boon-bastard-sword-plus-1 = Bastard Sword +1
    .gloss = Bastardschwert +1
boon-dagger-plus-1 = Dagger +1
    .gloss = Dolch +1
boon-dogslicer = Dogslicer
    .gloss = Hundeschlitzer
boon-dogslicer-plus-1 = Dogslicer +1
    .gloss = Hundeschlitzer +1
boon-longbow-plus-1 = Longbow +1
    .gloss = Langbogen +1
boon-short-sword-plus-1 = Short Sword +1
    .gloss = Kurzschwert +1
