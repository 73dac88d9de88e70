# The board of Call to Adventure in the browser, and the hero's tale at its end.


## Around the board

web-ca-tab-life = My story
web-ca-tab-others = Others
web-ca-tab-adversary = Adversary
web-ca-my-turn = your turn
web-ca-turn = { NAME($seat) }'s turn
web-ca-setup-wait = The others are choosing their characters. Then the rows are dealt.
web-ca-later = You choose these next
web-ca-bot = bot
web-ca-first = First player
web-ca-first-short = First

## Signs, as they are read aloud

web-ca-sign-triumph = triumph
web-ca-sign-tragedy = tragedy
web-ca-sign-xp = XP
web-ca-sign-hero = hero card
web-ca-sign-antihero = antihero card
web-ca-sign-either = hero or antihero card
web-ca-sign-virtue = virtue
web-ca-sign-corruption = corruption
web-ca-sign-points = points
web-ca-sign-ally = ally
web-ca-sign-foe = adversary
web-ca-sign-dark = dark rune
web-ca-sign-core = core rune
web-ca-harder = difficulty +{ $by }
web-ca-skull = Belongs to the adversary deck in solo and co-op games
web-ca-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

## A life

web-ca-score-now = Points so far
web-ca-secret = Only you can see this card.
web-ca-face-down = face down
web-ca-abilities = Abilities
web-ca-ability-count = { $ability }: { $count ->
    [0] no icons
    [one] { $count } icon
   *[other] { $count } icons
}
web-ca-icon-count = { $icon }: { $count }. Points now: { $points }, with one more: { $next }
web-ca-space = { $level }: { $points } points; { $plays ->
    [both] hero and antihero cards may be played
    [hero] only hero cards may be played
    [antihero] only antihero cards may be played
   *[none] no cards may be played
}{ $dark ->
    [no] ; no dark runes can be bought
   *[yes] { "" }
}
web-ca-space-here = { web-ca-space }. The marker is here
web-ca-hand = Hand
web-ca-hand-empty = No cards in hand.
web-ca-shut = Cannot be played on the marker's current space.
web-ca-quiet = { $until ->
    [turn] not asked this turn
   *[always] not asked
}
web-ca-played = Played
web-ca-sacrificed = { NAME($card) }: sacrificed
web-ca-open-life = Show { NAME($seat) }'s story
web-ca-choose-player = Choose { NAME($seat) }
web-ca-progress = Act { $act }, story cards: { $cards }

## The rows

web-ca-difficulty = Difficulty { $difficulty }
web-ca-difficulty-changed = Difficulty { $difficulty } (printed: { $printed })
web-ca-odds = Chance of success
web-ca-best = → { $odds } ({ $xp } XP)
web-ca-best-help = { $runes ->
    [one] Up to { $odds } with { $runes } dark rune for { $xp } XP. It may bring corruption.
   *[other] Up to { $odds } with { $runes } dark runes for { $xp } XP. Each of them may bring corruption.
}
web-ca-met = You meet the requirements.
web-ca-unmet = You do not meet the requirements.
web-ca-deck = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
web-ca-discard = { $cards ->
    [one] Discard pile: { $cards } card
   *[other] Discard pile: { $cards } cards
}
web-ca-pile-empty = Nothing here.
web-ca-face-down-row = { $act ->
    [2] Act II is revealed when somebody has finished Act I.
   *[3] Act III is revealed when somebody has finished Act II.
}
web-ca-opens = { NAME($seat) } reveals this row at the start of their next turn.
web-ca-journeys = { $left ->
    [0] No journeys left this turn
    [one] { $left } journey left this turn, { $xp } XP
   *[other] { $left } journeys left this turn, { $xp } XP each
}
web-ca-adversary-deck = { $cards ->
    [one] Adversary deck: { $cards } card
   *[other] Adversary deck: { $cards } cards
}
web-ca-goal = The adversary has { $xp } of the { $goal } XP it needs.
web-ca-beaten = Defeated by { $seat }

## The cloth

web-ca-rune-shows = { $rune }: { $adds }
web-ca-rune-gives = { $rune }: { $adds }, { $gift }
web-ca-to-reach = difficulty
web-ca-result = result
web-ca-bonus = bonus
web-ca-dark-more = With more dark runes
web-ca-price = { $xp } XP
web-ca-doomed = Lost, whatever the runes show
web-ca-verdict-won = Won
web-ca-verdict-lost = Lost
web-ca-verdict-enough = Enough
web-ca-verdict-short = Not enough
web-ca-last-cast = Last cast
web-ca-go-on = Back to the rows

## Beside the options

web-ca-chance = { $odds }
web-ca-in-deck = { $cards } left
web-ca-brief-path = { NAME($path) }
web-ca-brief-journey = Journey: { NAME($card) }
web-ca-brief-use = Use: { NAME($card) }

## Values of the cards

web-value-title = Title
web-value-abilities = Ability icons
web-value-icons = Story icons
web-value-needs = Requirements
web-value-rewards = Paths and rewards
web-value-difficulty = Difficulty
web-value-tests = Listed abilities
web-value-copies = Number of copies
web-value-timing = When it is played
web-value-xp = Experience

## The end

web-ca-end-won = The adversary is defeated!
web-ca-end-lost = The adversary prevails.
web-ca-tale = The hero's tale
web-ca-tale-of = The Tale of { $name }

preset-first-tale = A first tale
    .help = You against one bot, with dealt characters and no allies or adversaries.
preset-full-tale = A full tale
    .help = You against two bots, with all cards.
preset-solo-tale = Solo
    .help = You alone against an adversary.
preset-together = Together
    .help = You and a bot against an adversary.
web-game-call-to-adventure = Call to Adventure
    .about = Three acts, from origin to destiny: gain traits, cast runes, win challenges and write your story.
    .time = 30 to 60 minutes
    .luck = All the runes you cast.
web-how-call-to-adventure-1 = You begin with an origin, a motivation and a destiny that nobody else sees until the end.
web-how-call-to-adventure-2 = On your turn, gain a trait or face a challenge: choose your path, gather your runes and cast them.
web-how-call-to-adventure-3 = Dark runes help, but they corrupt. Your place on the morality track decides which cards you may play and how many points the track is worth at the end.
web-how-call-to-adventure-4 = When somebody finishes the third act, the others take one last turn; then whoever has the most destiny points wins. Or you face an adversary, alone or together.
web-ca-goal-cards = { $cards } of { $of } cards
web-ca-goal-aim = Tell the greatest story: have the most points at the end.
web-ca-goal-together = Defeat the adversary together before it gathers enough experience, and make every story great enough.
web-ca-goal-act = You have { $cards } of the { $of } cards of Act { $act }. The third completes the act.
web-ca-goal-end = Whoever completes Act III first ends the game: all others then have one more turn.
web-ca-goal-last = Act III has been completed: these are the last turns.

## Scenes

web-ca-scene-act = The end of Act { ca-act-number }
web-ca-scene-last = The last turns
web-ca-scene-tale = The tale of { NAME($seat) }
web-ca-scene-beaten = The adversary falls
web-ca-scene-won = Victory
web-ca-scene-lost = Defeat
