# Names of scenarios, adventures and the path: as printed, and in short what they mean.


## Perils of the Lost Coast

adventure-perils-of-the-lost-coast = Perils of the Lost Coast
    .gloss = Gefahren der Verlorenen Küste
scenario-brigandoom = Brigandoom!
    .gloss = Räuberdämmerung!
scenario-the-poison-pill = The Poison Pill
    .gloss = Die Giftpille
scenario-black-fangs-dungeon = Black Fang's Dungeon
    .gloss = Das Verlies des Schwarzen Zahns

## Burnt Offerings

adventure-burnt-offerings = Burnt Offerings
    .gloss = Brandopfer
scenario-attack-on-sandpoint = Attack on Sandpoint
    .gloss = Angriff auf Sandspitze
scenario-local-heroes = Local Heroes
    .gloss = Helden der Stadt
scenario-trouble-in-sandpoint = Trouble in Sandpoint
    .gloss = Ärger in Sandspitze
scenario-approach-to-thistletop = Approach to Thistletop
    .gloss = Der Weg nach Thistletop
scenario-thistletop-delve = Thistletop Delve
    .gloss = In den Tiefen von Thistletop

## The path and its further adventures

path-rise-of-the-runelords = Rise of the Runelords
    .gloss = Das Erwachen der Runenherrscher
adventure-the-skinsaw-murders = The Skinsaw Murders
    .gloss = Die Skinsaw-Morde
adventure-the-hook-mountain-massacre = The Hook Mountain Massacre
    .gloss = Das Massaker am Hakenberg
adventure-fortress-of-the-stone-giants = Fortress of the Stone Giants
    .gloss = Die Festung der Steinriesen
adventure-sins-of-the-saviors = Sins of the Saviors
    .gloss = Die Sünden der Retter
adventure-spires-of-xin-shalast = Spires of Xin-Shalast
    .gloss = Die Türme von Xin-Shalast

## Own scenarios, by the adventure deck that they need

adventure-own-0 = Eigene Szenarien
adventure-own-1 = Eigene Szenarien
