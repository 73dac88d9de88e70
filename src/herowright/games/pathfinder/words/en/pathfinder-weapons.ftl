# The weapons: their printed names, and what these mean in other languages.


## Base set: basic

boon-dagger = Dagger
boon-dart = Dart
boon-light-crossbow = Light Crossbow
boon-longspear = Longspear
boon-longsword = Longsword
boon-mace = Mace
boon-quarterstaff = Quarterstaff
boon-short-sword = Short Sword
boon-shortbow = Shortbow
boon-sling = Sling

## Base set: elite

boon-battleaxe = Battleaxe
boon-glaive = Glaive
boon-longbow = Longbow
boon-scimitar = Scimitar
boon-starknife = Starknife
boon-throwing-axe = Throwing Axe
boon-warhammer = Warhammer

## Base set: neither

boon-bastard-sword = Bastard Sword
boon-flaming-mace-plus-1 = Flaming Mace +1
boon-greataxe = Greataxe
boon-heavy-crossbow = Heavy Crossbow
boon-longsword-plus-1 = Longsword +1
boon-returning-throwing-axe-plus-1 = Returning Throwing Axe +1
boon-shock-longbow-plus-1 = Shock Longbow +1
boon-spiked-chain = Spiked Chain
boon-warhammer-plus-1 = Warhammer +1

## Character add-on

boon-allying-dart-plus-1 = Allying Dart +1
boon-deathbane-light-crossbow-plus-1 = Deathbane Light Crossbow +1
boon-greatsword = Greatsword
boon-icy-longspear-plus-1 = Icy Longspear +1

## First adventure deck

boon-bastard-sword-plus-1 = Bastard Sword +1
boon-dagger-plus-1 = Dagger +1
boon-dogslicer = Dogslicer
boon-dogslicer-plus-1 = Dogslicer +1
boon-longbow-plus-1 = Longbow +1
boon-short-sword-plus-1 = Short Sword +1
