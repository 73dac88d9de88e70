# The weapons: their printed names, and what these mean in other languages.


## Base set: basic

boon-dagger = Dagger
    .gloss = sztylet
boon-dart = Dart
    .gloss = rzutka
boon-light-crossbow = Light Crossbow
    .gloss = lekka kusza
boon-longspear = Longspear
    .gloss = długa włócznia
boon-longsword = Longsword
    .gloss = długi miecz
boon-mace = Mace
    .gloss = buzdygan
boon-quarterstaff = Quarterstaff
    .gloss = kij bojowy
boon-short-sword = Short Sword
    .gloss = krótki miecz
boon-shortbow = Shortbow
    .gloss = krótki łuk
boon-sling = Sling
    .gloss = proca

## Base set: elite

boon-battleaxe = Battleaxe
    .gloss = topór bojowy
boon-glaive = Glaive
    .gloss = glewia
boon-longbow = Longbow
    .gloss = długi łuk
boon-scimitar = Scimitar
    .gloss = sejmitar
boon-starknife = Starknife
    .gloss = gwiezdny nóż
boon-throwing-axe = Throwing Axe
    .gloss = topór do rzucania
boon-warhammer = Warhammer
    .gloss = młot bojowy

## Base set: neither

boon-bastard-sword = Bastard Sword
    .gloss = miecz półtoraręczny
boon-flaming-mace-plus-1 = Flaming Mace +1
    .gloss = ognisty buzdygan +1
boon-greataxe = Greataxe
    .gloss = topór dwuręczny
boon-heavy-crossbow = Heavy Crossbow
    .gloss = ciężka kusza
boon-longsword-plus-1 = Longsword +1
    .gloss = długi miecz +1
boon-returning-throwing-axe-plus-1 = Returning Throwing Axe +1
    .gloss = powracający topór do rzucania +1
boon-shock-longbow-plus-1 = Shock Longbow +1
    .gloss = porażający długi łuk +1
boon-spiked-chain = Spiked Chain
    .gloss = kolczasty łańcuch
boon-warhammer-plus-1 = Warhammer +1
    .gloss = młot bojowy +1

## Character add-on

boon-allying-dart-plus-1 = Allying Dart +1
    .gloss = sojusznicza rzutka +1
boon-deathbane-light-crossbow-plus-1 = Deathbane Light Crossbow +1
    .gloss = lekka kusza na nieumarłych +1
boon-greatsword = Greatsword
    .gloss = miecz dwuręczny
boon-icy-longspear-plus-1 = Icy Longspear +1
    .gloss = lodowa długa włócznia +1

## First adventure deck

boon-bastard-sword-plus-1 = Bastard Sword +1
    .gloss = miecz półtoraręczny +1
boon-dagger-plus-1 = Dagger +1
    .gloss = sztylet +1
boon-dogslicer = Dogslicer
    .gloss = tasak na psy
boon-dogslicer-plus-1 = Dogslicer +1
    .gloss = tasak na psy +1
boon-longbow-plus-1 = Longbow +1
    .gloss = długi łuk +1
boon-short-sword-plus-1 = Short Sword +1
    .gloss = krótki miecz +1
