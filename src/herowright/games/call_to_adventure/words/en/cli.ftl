# What the command line says about Call to Adventure.

cli-standings-origins = Origins
cli-standings-motivations = Motivations
cli-standings-destinies = Destinies
cli-standings-ends = Against the adversary
cli-score-call-to-adventure = { $total ->
    [one] one point
   *[other] { $total } points
}
cli-family-call-to-adventure-origin = Origins
cli-family-call-to-adventure-motivation = Motivations
cli-family-call-to-adventure-destiny = Destinies
cli-family-call-to-adventure-trait = Traits
cli-family-call-to-adventure-challenge = Challenges
cli-family-call-to-adventure-adversary = Adversaries
cli-family-call-to-adventure-ally = Allies
cli-family-call-to-adventure-hero = Hero cards
cli-family-call-to-adventure-antihero = Antihero cards
cli-family-call-to-adventure-quest = Quests
cli-family-call-to-adventure-win-condition = Win condition
cli-card-act = Act { $act }
cli-card-difficulty = difficulty { $difficulty }
cli-card-skull = adversary deck
cli-card-triumph = { $count } triumph
cli-card-tragedy = { $count } tragedy
cli-card-xp = { $count } XP
cli-card-hero = { $count ->
    [one] 1 hero card
   *[other] { $count } hero cards
}
cli-card-antihero = { $count ->
    [one] 1 antihero card
   *[other] { $count } antihero cards
}
cli-card-virtue = { $count } virtue
cli-card-corruption = { $count } corruption
cli-card-harder = +{ $count } difficulty

cli-end-won = Won
cli-end-lost = Lost
cli-tally-story = Story cards gained, of those face up
cli-tally-hand = Hand cards played, of those drawn
cli-column-taken = Gained
cli-column-played = Played
