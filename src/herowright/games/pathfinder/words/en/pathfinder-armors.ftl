# The armors: their printed names, and what these mean in other languages.


## Base set

boon-leather-armor = Leather Armor
boon-chain-mail = Chain Mail
boon-wooden-shield = Wooden Shield
boon-elven-chain-shirt = Elven Chain Shirt
boon-half-plate = Half-Plate
boon-magic-leather-armor = Magic Leather Armor
boon-magic-chain-mail = Magic Chain Mail
boon-magic-half-plate = Magic Half-Plate
boon-magic-shield = Magic Shield

## First adventure deck

boon-elven-breastplate = Elven Breastplate
boon-shield-of-fire-resistance = Shield of Fire Resistance
