# The armors: their printed names, and what these mean in other languages.


## Base set

boon-leather-armor = Leather Armor
    .gloss = zbroja skórzana
boon-chain-mail = Chain Mail
    .gloss = kolczuga
boon-wooden-shield = Wooden Shield
    .gloss = drewniana tarcza
boon-elven-chain-shirt = Elven Chain Shirt
    .gloss = elfia koszulka kolcza
boon-half-plate = Half-Plate
    .gloss = zbroja półpłytowa
boon-magic-leather-armor = Magic Leather Armor
    .gloss = magiczna zbroja skórzana
boon-magic-chain-mail = Magic Chain Mail
    .gloss = magiczna kolczuga
boon-magic-half-plate = Magic Half-Plate
    .gloss = magiczna zbroja półpłytowa
boon-magic-shield = Magic Shield
    .gloss = magiczna tarcza

## First adventure deck

boon-elven-breastplate = Elven Breastplate
    .gloss = elfi napierśnik
boon-shield-of-fire-resistance = Shield of Fire Resistance
    .gloss = tarcza odporności na ogień
