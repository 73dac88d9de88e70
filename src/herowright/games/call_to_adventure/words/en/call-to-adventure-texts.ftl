# The texts of the cards of Call to Adventure. They are put together: gains, triggers, effects, requirements and
# conditions are parts without a full stop; the whole (ca-power-…, ca-card-…) ends with one.
# An effect always follows a colon and begins in lower case.


## Whole texts

ca-card-timing = { $timing }: { $effect }.
ca-card-needs = Requires: { $needs }.
ca-card-pays = At the end: { $condition }.
ca-card-win-condition = The adversary wins with { $one } XP against one player, { $two } against two, { $three } against three and { $four } against four.

## When a hand card may be played

timing-any = At any time
timing-before = Before you face a challenge
timing-during = During a challenge you are facing
timing-won = If you won a challenge this turn
timing-other-faces = When another player faces a challenge
timing-other-won = When another player wins a challenge
timing-other-lost = When another player loses a challenge
timing-response = When another player plays a card

## What a trait requires

ca-needs-xp = a payment of { $xp } XP
ca-needs-ability = { $count ->
    [one] { $count } { NAME($ability, form: "of") } icon in your story
   *[other] { $count } { NAME($ability, form: "of") } icons in your story
}
ca-needs-icon = { $count ->
    [one] { $count } { NAME($icon, form: "of") } icon in your story
   *[other] { $count } { NAME($icon, form: "of") } icons in your story
}
ca-needs-marker-least = { $level ->
    [2] your marker on { ca-space }
   *[other] your marker on { ca-space } or higher
}
ca-needs-marker-most = { $level ->
    [-4] your marker on { ca-space }
   *[other] your marker on { ca-space } or lower
}
ca-needs-and = { $first } and { $second }

## What is gained: the object of 'gain'

ca-gain-xp = { $count } XP
ca-gain-hero = { $count ->
    [one] { $count } hero card
   *[other] { $count } hero cards
}
ca-gain-antihero = { $count ->
    [one] { $count } antihero card
   *[other] { $count } antihero cards
}
ca-gain-either = { $count ->
    [one] { $count } hero or antihero card
   *[other] { $count } hero or antihero cards
}
ca-gain-virtue = { $count } virtue
ca-gain-corruption = { $count } corruption
ca-gain-and = { $first } and { $second }

## What a card waits for: beginnings of sentences about the owner or about any player

ca-when-wins = { $who ->
    [you] When you win a challenge
   *[anybody] When a player wins a challenge
}
ca-when-wins-ability = { $who ->
    [you] When you win a challenge that lists { NAME($ability) }
   *[anybody] When a player wins a challenge that lists { NAME($ability) }
}
ca-when-wins-hard = { $who ->
    [you] When you win a challenge on a path marked +1
   *[anybody] When a player wins a challenge on a path marked +1
}
ca-when-wins-exactly = { $who ->
    [you] When you win a challenge with a result exactly equal to the difficulty
   *[anybody] When a player wins a challenge with a result exactly equal to the difficulty
}
ca-when-wins-dark = { $who ->
    [you] When you win a challenge with at least one dark rune in your pool
   *[anybody] When a player wins a challenge with at least one dark rune in the pool
}
ca-when-wins-margin = { $who ->
    [you] When you win a challenge by { $margin } or more
   *[anybody] When a player wins a challenge by { $margin } or more
}
ca-when-loses = { $who ->
    [you] When you lose a challenge
   *[anybody] When a player loses a challenge
}
ca-when-trait = { $who ->
    [you] When you gain a trait
   *[anybody] When a player gains a trait
}
ca-when-ally = { $who ->
    [you] When you gain an ally
   *[anybody] When a player gains an ally
}
ca-when-icon = { $who ->
    [you] When you gain a story card with the { NAME($icon, form: "of") } icon
   *[anybody] When a player gains a story card with the { NAME($icon, form: "of") } icon
}
ca-when-plays = { $who ->
    [you] When you play { ca-a-card }
   *[anybody] When a player plays { ca-a-card }
}
ca-when-journeys = { $who ->
    [you] When you journey
   *[anybody] When a player journeys
}
ca-when-falls = { $who ->
    [you] For each space that your marker moves down
   *[anybody] For each space that a player's marker moves down
}
ca-when-rises = { $who ->
    [you] For each space that your marker moves up
   *[anybody] For each space that a player's marker moves up
}
ca-when-act = { $who ->
    [you] When you finish an act
   *[anybody] When a player finishes an act
}
ca-when-dark = { $who ->
    [you] For each dark rune you buy
   *[anybody] For each dark rune a player buys
}

## Powers of a story

ca-power-when = { $who ->
    [you] { $when }, gain { $gain }.
   *[anybody] { $when }, that player gains { $gain }.
}
ca-power-spend = { $limit ->
    [once] Once per turn, spend { $xp } XP: { $benefit }.
    [ally] While you have a face-up ally, you may spend { $xp } XP: { $benefit }.
    [adversary] When you face an adversary, you may spend { $xp } XP: { $benefit }.
   *[none] Spend { $xp } XP: { $benefit }.
}
ca-power-sacrifice = Sacrifice this ally: { $benefit }.
ca-power-surer = Add { $bonus } to the result of each of your challenges.
ca-power-surer-ability = Add { $bonus } to the result of each of your challenges that lists { NAME($ability) }.
ca-power-more-journeys = { $extra ->
    [one] You may take { $extra } more journey per turn.
   *[other] You may take { $extra } more journeys per turn.
}

## Powers of adversaries and quests

ca-power-harder-row = All other challenges in this row have +{ $by } difficulty.
ca-power-harder-ability = All other challenges that list { NAME($ability) } have +{ $by } difficulty.
ca-power-toll = Journeys cost { $xp } XP more.
ca-power-dear-dark = Dark runes cost { $xp } XP more.
ca-power-trade = { $kind ->
    [hero] Whoever faces this adversary may discard hero cards from hand; each adds { $bonus } to the result.
   *[antihero] Whoever faces this adversary may discard antihero cards from hand; each adds { $bonus } to the result.
}
ca-power-weakness = This adversary's difficulty is { $by } lower for players with the { NAME($icon, form: "of") } icon in their story.
ca-power-adversary-gains = { $when }, the adversary gains { $xp } XP.
ca-power-adversary-loses = { $when }, the adversary loses { $xp } XP.
ca-power-ends-below = At the end, the adversary gains { $xp } XP for each player with fewer than { $score } points.

## Effects for oneself

ca-effect-add-rune = add an ordinary { NAME($ability, form: "of") } rune
ca-effect-add-rune-of-two = add an ordinary { NAME($first, form: "of") } or { NAME($second, form: "of") } rune
ca-effect-add-dark = { $count ->
    [one] add { $count } dark rune
   *[other] add { $count } dark runes
}
ca-effect-borrow-rune = add an ordinary rune of an ability listed on the challenge and shown in another player's story
ca-effect-add-result = add { $amount } to the result
ca-effect-ease = lower the difficulty by { $by }
ca-effect-recast = make a second attempt
ca-effect-turn-rune = turn over one of the cast runes
ca-effect-calm = ignore the corruption from this cast
ca-effect-receive = gain { $gain }
ca-effect-borrow-icon = you have an extra { NAME($ability, form: "of") } icon in your story until the end of the turn
ca-effect-wander = discard a face-up story card and replace it
ca-effect-share = you and another player of your choice each gain { $gain }
ca-effect-cancel = { $kind ->
    [hero] if it is a hero card, cancel its effect
   *[antihero] if it is an antihero card, cancel its effect
}

## Effects on others

ca-effect-hinder = the difficulty rises by { $by }
ca-effect-ignore-ability = choose an ability listed on the challenge; its runes do not count
ca-effect-ignore-core = the core runes do not count
ca-effect-frighten = that player must choose another story card; in solo and co-op, an attempt against the adversary fails instead
ca-effect-chastise = that player loses { $xp } XP
ca-effect-betray = turn another player's ally face down
ca-effect-rob = another player of your choice loses { $xp } XP, and you gain that much
ca-effect-slander = another player of your choice gains { $corruption } corruption
ca-effect-unnerve = another player of your choice discards a card from hand

## What counts at the end

ca-points = { $worth ->
    [triumph] { $points } triumph
   *[tragedy] { $points } tragedy
}
ca-each = { $worth ->
    [triumph] { $each } triumph
   *[tragedy] { $each } tragedy
}
ca-pays-icon = { ca-each } for each { NAME($icon, form: "of") } icon in your story
ca-pays-ability = { ca-each } for each { NAME($ability, form: "of") } icon in your story
ca-pays-with-ability = { $count ->
    [one] { ca-points } for at least { $count } { NAME($ability, form: "of") } icon in your story
   *[other] { ca-points } for at least { $count } { NAME($ability, form: "of") } icons in your story
}
ca-pays-with-icon = { $count ->
    [one] { ca-points } for at least { $count } { NAME($icon, form: "of") } icon in your story
   *[other] { ca-points } for at least { $count } { NAME($icon, form: "of") } icons in your story
}
ca-pays-kinds = { $kinds ->
    [one] { ca-points } for story icons of at least { $kinds } kind
    [6] { ca-points } more for story icons of all { $kinds } kinds
   *[other] { ca-points } for story icons of at least { $kinds } kinds
}
ca-space-least = { $least ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $least }
}
ca-space-most = { $most ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $most }
}
ca-pays-marker = { $least ->
    [2] { ca-points } if your marker is on { ca-space-least }
    [-4] { ca-points } if your marker is on { ca-space-most } or lower
   *[other] { $most ->
        [2] { ca-points } if your marker is on { ca-space-least } or higher
       *[other] { ca-points } if your marker is anywhere from { ca-space-least } to { ca-space-most }
    }
}
ca-pays-card = { $family ->
    [trait] { ca-each } for each of your traits
    [challenge] { ca-each } for each challenge you won
    [adversary] { ca-each } for each adversary you defeated
    [ally] { ca-each } for each ally you did not sacrifice
   *[hard] { ca-each } for each of your paths marked +1
}
ca-pays-played = { $kind ->
    [hero] { ca-each } for each hero card you played
   *[antihero] { ca-each } for each antihero card you played
}
ca-pays-xp = { ca-points } if you have at least { $xp } XP left
ca-pays-tragedy = { ca-each } for each of your paths worth tragedy
ca-pays-and = { $first }; { $second }
