# Names of scenarios, adventures and the path: as printed, and in short what they mean.


## Perils of the Lost Coast

adventure-perils-of-the-lost-coast = Perils of the Lost Coast
    .gloss = niebezpieczeństwa Zaginionego Wybrzeża
scenario-brigandoom = Brigandoom!
    .gloss = zbójecka zagłada!
scenario-the-poison-pill = The Poison Pill
    .gloss = zatruta pigułka
scenario-black-fangs-dungeon = Black Fang's Dungeon
    .gloss = loch Czarnego Kła

## Burnt Offerings

adventure-burnt-offerings = Burnt Offerings
    .gloss = całopalenie
scenario-attack-on-sandpoint = Attack on Sandpoint
    .gloss = atak na Sandpoint
scenario-local-heroes = Local Heroes
    .gloss = miejscowi bohaterowie
scenario-trouble-in-sandpoint = Trouble in Sandpoint
    .gloss = kłopoty w Sandpoint
scenario-approach-to-thistletop = Approach to Thistletop
    .gloss = droga do Thistletop
scenario-thistletop-delve = Thistletop Delve
    .gloss = podziemia Thistletop

## The path and its further adventures

path-rise-of-the-runelords = Rise of the Runelords
    .gloss = przebudzenie Władców Run
adventure-the-skinsaw-murders = The Skinsaw Murders
    .gloss = morderstwa kultu Skinsaw
adventure-the-hook-mountain-massacre = The Hook Mountain Massacre
    .gloss = masakra na Hakowej Górze
adventure-fortress-of-the-stone-giants = Fortress of the Stone Giants
    .gloss = twierdza kamiennych olbrzymów
adventure-sins-of-the-saviors = Sins of the Saviors
    .gloss = grzechy wybawców
adventure-spires-of-xin-shalast = Spires of Xin-Shalast
    .gloss = iglice Xin-Shalast

## Own scenarios, by the adventure deck that they need

adventure-own-0 = Własne scenariusze
adventure-own-1 = Własne scenariusze
