# What the command line says about Pathfinder.

cli-standings-characters = Characters
cli-standings-outcomes = Result
cli-standings-fates = Fate
cli-score-pathfinder = { $total ->
    [0] scenario lost
   *[other] scenario won
}
cli-family-pathfinder-weapon = Weapons
cli-family-pathfinder-spell = Spells
cli-family-pathfinder-armor = Armors
cli-family-pathfinder-item = Items
cli-family-pathfinder-ally = Allies
cli-family-pathfinder-blessing = Blessings
cli-family-pathfinder-loot = Loot
cli-family-pathfinder-monster = Monsters
cli-family-pathfinder-barrier = Barriers
cli-family-pathfinder-henchman = Henchmen
cli-family-pathfinder-villain = Villains
cli-family-pathfinder-location = Locations
cli-family-pathfinder-scenario = Scenarios
cli-family-pathfinder-adventure = Adventures
cli-family-pathfinder-path = Adventure path
cli-family-pathfinder-character = Characters
cli-family-pathfinder-role = Roles
cli-card-hand-size = hand of { $size }

cli-fate-alive = Survived
cli-fate-dead = Died
cli-tally-scenarios = Scenarios won, of those played
