# Names of scenarios, adventures and the path.


## Perils of the Lost Coast

adventure-perils-of-the-lost-coast = Perils of the Lost Coast
scenario-brigandoom = Brigandoom!
scenario-the-poison-pill = The Poison Pill
scenario-black-fangs-dungeon = Black Fang's Dungeon

## Burnt Offerings

adventure-burnt-offerings = Burnt Offerings
scenario-attack-on-sandpoint = Attack on Sandpoint
scenario-local-heroes = Local Heroes
scenario-trouble-in-sandpoint = Trouble in Sandpoint
scenario-approach-to-thistletop = Approach to Thistletop
scenario-thistletop-delve = Thistletop Delve

## The path and its further adventures

path-rise-of-the-runelords = Rise of the Runelords
adventure-the-skinsaw-murders = The Skinsaw Murders
adventure-the-hook-mountain-massacre = The Hook Mountain Massacre
adventure-fortress-of-the-stone-giants = Fortress of the Stone Giants
adventure-sins-of-the-saviors = Sins of the Saviors
adventure-spires-of-xin-shalast = Spires of Xin-Shalast

## Own scenarios, by the adventure deck that they need

adventure-own-0 = Own scenarios
adventure-own-1 = Own scenarios
