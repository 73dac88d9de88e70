# The armors: their printed names, and what these mean in other languages.


## Base set

boon-leather-armor = Leather Armor
    .gloss = Lederrüstung
boon-chain-mail = Chain Mail
    .gloss = Kettenpanzer
boon-wooden-shield = Wooden Shield
    .gloss = Holzschild
boon-elven-chain-shirt = Elven Chain Shirt
    .gloss = Elfisches Kettenhemd
boon-half-plate = Half-Plate
    .gloss = Halbplattenpanzer
boon-magic-leather-armor = Magic Leather Armor
    .gloss = Magische Lederrüstung
boon-magic-chain-mail = Magic Chain Mail
    .gloss = Magischer Kettenpanzer
boon-magic-half-plate = Magic Half-Plate
    .gloss = Magischer Halbplattenpanzer
boon-magic-shield = Magic Shield
    .gloss = Magischer Schild

## First adventure deck

boon-elven-breastplate = Elven Breastplate
    .gloss = Elfische Brustplatte
boon-shield-of-fire-resistance = Shield of Fire Resistance
    .gloss = Schild der Feuerresistenz
