# What Call to Adventure says at the table: names of its things, prompts, options, log, refusals and the score sheet.
# Card texts stand in call-to-adventure-texts.ftl, settings in call-to-adventure-settings.ftl; names of cards and the
# sentences of the tales in the files of the acts, the characters and the hand cards.
# Attributes hold other forms of a name: .short for narrow columns, .of before 'icon' and 'rune', .acc for a direct object.


## Abilities

ability-str = Strength
    .short = STR
    .of = Strength
ability-dex = Dexterity
    .short = DEX
    .of = Dexterity
ability-con = Constitution
    .short = CON
    .of = Constitution
ability-int = Intelligence
    .short = INT
    .of = Intelligence
ability-wis = Wisdom
    .short = WIS
    .of = Wisdom
ability-cha = Charisma
    .short = CHA
    .of = Charisma

## Story icons

icon-divinity = Divinity
    .of = Divinity
icon-royalty = Royalty
    .of = Royalty
icon-nature = Nature
    .of = Nature
icon-justice = Justice
    .of = Justice
icon-villainy = Villainy
    .of = Villainy
icon-arcana = Arcana
    .of = Arcana

## Runes

rune-core = core rune
    .acc = core rune
rune-dark = dark rune
    .acc = dark rune
rune-str = Strength rune
    .acc = Strength rune
rune-str-special = special Strength rune
    .acc = special Strength rune
rune-dex = Dexterity rune
    .acc = Dexterity rune
rune-dex-special = special Dexterity rune
    .acc = special Dexterity rune
rune-con = Constitution rune
    .acc = Constitution rune
rune-con-special = special Constitution rune
    .acc = special Constitution rune
rune-int = Intelligence rune
    .acc = Intelligence rune
rune-int-special = special Intelligence rune
    .acc = special Intelligence rune
rune-wis = Wisdom rune
    .acc = Wisdom rune
rune-wis-special = special Wisdom rune
    .acc = special Wisdom rune
rune-cha = Charisma rune
    .acc = Charisma rune
rune-cha-special = special Charisma rune
    .acc = special Charisma rune

## Families of cards

family-origin = Origin
family-motivation = Motivation
family-destiny = Destiny
family-trait = Trait
family-challenge = Challenge
family-ally = Ally
family-adversary = Adversary
family-hero = Hero card
family-antihero = Antihero card
family-quest = Quest
family-win-condition = Win condition

## Parts used inside other messages

ca-act-number = { $act ->
    [1] I
    [2] II
   *[3] III
}
ca-act = Act { ca-act-number }
ca-space = { $level ->
    [2] M+2
    [1] M+1
    [0] M0
    [-1] M−1
    [-2] M−2
    [-3] M−3
    [-4] M−4
   *[other] M{ $level }
}
ca-a-card = { $kind ->
    [hero] a hero card
   *[antihero] an antihero card
}
ca-the-card = { $kind ->
    [hero] the hero card
   *[antihero] the antihero card
}

## Phases

phase-story = The story

## Prompts: set-up

ca-ask-keep-origin = Which origin do you keep?
ca-ask-keep-motivation = Which motivation do you keep?
ca-ask-keep-destiny = Which destiny do you keep? It stays secret until the end

## Prompts: the turn

ca-ask-turn = Your turn: gain a trait or face a challenge
ca-ask-afterwards = Do anything else this turn?
ca-ask-replace = You cannot attempt any of these cards: replace one of them for free
ca-ask-prepare = “{ NAME($card) }”: cast the runes, or prepare for it first
ca-ask-after-cast = “{ NAME($card) }”: accept the result, or change it
ca-ask-other-path = Second attempt: which path do you take now?
ca-ask-flee = You flee from “{ NAME($card) }”: choose another card
ca-ask-draw = Which deck do you draw from?
ca-ask-place-ally = The ally “{ NAME($card) }” appears: which challenge does it go under?

## Prompts: cards and effects

ca-ask-react = { NAME($seat) } faces “{ NAME($card) }”: do you play a card?
ca-ask-react-after = { $result ->
    [won] { NAME($seat) } won the challenge: do you play a card?
   *[lost] { NAME($seat) } lost the challenge: do you play a card?
}
ca-ask-respond = { NAME($seat) } plays “{ NAME($card) }”: do you respond?
ca-ask-grant = “{ NAME($card) }”: which rune do you add?
ca-ask-turn-rune = “{ NAME($card) }”: which rune do you turn over?
ca-ask-wander = “{ NAME($card) }”: which card do you replace?
ca-ask-target = “{ NAME($card) }”: choose another player
ca-ask-betrayed = “{ NAME($card) }”: which ally is turned face down?
ca-ask-drop = “{ NAME($card) }”: which card do you discard?
ca-ask-ignore = “{ NAME($card) }”: which ability's runes will not count?

## Options

ca-opt-keep = { NAME($card) }
ca-opt-gain = Gain: { NAME($card) }
ca-opt-face = { NAME($card) }: { NAME($path) }
ca-opt-face-adversary = Face the adversary: { NAME($card) }
ca-opt-replace = Replace: { NAME($card) }
    .all = Replace a card ({ $count })
ca-opt-journey = Journey and replace: { NAME($card) } ({ $xp } XP)
    .all = Journey and replace a card ({ $count })
ca-opt-spend = Use: { NAME($card) } ({ $xp } XP)
ca-opt-sacrifice = Sacrifice: { NAME($card) }
ca-opt-trade = Discard: { NAME($card) } (+{ $bonus })
ca-opt-cast = Cast the runes
ca-opt-dark = Buy a dark rune ({ $xp } XP)
ca-opt-leave = Leave out one { NAME($ability, form: "of") } rune
ca-opt-add = Put one { NAME($ability, form: "of") } rune back in
ca-opt-leave-dark = Leave out one dark rune
ca-opt-add-dark = Put one dark rune back in
ca-opt-resolve = Accept the result
ca-opt-path = { NAME($path) }
ca-opt-draw-hero = Draw a hero card
ca-opt-draw-antihero = Draw an antihero card
ca-opt-place-ally = Under “{ NAME($card) }”
ca-opt-rune = { NAME($ability) }
ca-opt-turn-rune = Turn the { NAME($rune, form: "acc") } to { $face }
ca-opt-seat = { NAME($seat) }
ca-opt-betray = { NAME($card) } ({ NAME($seat) })
ca-opt-drop = Discard: { NAME($card) }
ca-opt-play = Play: { NAME($card) }
ca-opt-play-for = Play: { NAME($card) } (for { NAME($seat) })
ca-opt-pass = Pass
ca-opt-hush-turn = Pass for this turn
ca-opt-hush-always = Stop asking me
ca-opt-listen = Ask me again
ca-opt-end = End your turn

## Log: set-up

ca-event-first = { $player } goes first.
ca-event-adversary = The adversary is “{ NAME($card) }”. Quests in play: { LIST($quests) }.
ca-event-keeps = { $player } keeps “{ NAME($card) }”.
ca-event-character = { $player } reveals the origin “{ NAME($origin) }” and the motivation “{ NAME($motivation) }”.

## Log: rows, allies and decks

ca-event-row = The Act { ca-act-number } row is revealed: { LIST($cards) }.
ca-event-revealed = “{ NAME($card) }” is revealed.
ca-event-ally-placed = { $player } puts the ally “{ NAME($card) }” under “{ NAME($challenge) }”.
ca-event-ally-discarded = No challenge can take the ally “{ NAME($card) }”: it is discarded.
ca-discards = { $kind ->
    [hero] The discarded hero cards
    [antihero] The discarded antihero cards
    [adversary] The discarded cards of the adversary deck
    [act-1] The discarded Act I cards
    [act-2] The discarded Act II cards
   *[act-3] The discarded Act III cards
}
ca-event-reshuffled = { $cards ->
    [one] { ca-discards } are shuffled into a new deck of { $cards } card.
   *[other] { ca-discards } are shuffled into a new deck of { $cards } cards.
}

## Log: the turn

ca-event-turn = It is { $player }'s turn.
ca-event-trait = { $player } gains the trait “{ NAME($card) }”.
ca-event-journey = { $player } journeys and replaces “{ NAME($card) }”.
ca-event-wanders = { $player } replaces “{ NAME($card) }”.
ca-event-replaced = { $player } replaces “{ NAME($card) }” for free.
ca-event-uses = { $player } spends { $xp } XP on “{ NAME($card) }”.
ca-event-sacrifices = { $player } sacrifices the ally “{ NAME($card) }”.
ca-event-act = { $player } finishes Act { ca-act-number }.
ca-event-last-turns = { $player } has finished the final act: everyone else takes one more turn.

## Log: challenges

ca-event-faces = { $player } faces “{ NAME($card) }” on the path “{ NAME($path) }” (difficulty { $difficulty }).
ca-event-faces-adversary = { $player } faces the adversary “{ NAME($card) }” (difficulty { $difficulty }).
ca-event-dark = { $count ->
    [one] { $player } buys a dark rune.
   *[other] { $player } buys a dark rune; there are now { $count } in the pool.
}
ca-event-traded = { $player } discards “{ NAME($card) }” and adds { $bonus } to the result.
ca-event-cast = { $player } casts { SUM($faces, $result) } against { $difficulty }.
ca-event-won = { $player } wins the challenge “{ NAME($card) }” with { $result } against { $difficulty }.
ca-event-lost = { $player } loses the challenge “{ NAME($card) }” with { $result } against { $difficulty }.
ca-event-ally = { $player } gains the ally “{ NAME($card) }”.

## Log: experience and morality

ca-event-gains-xp = { $player } gains { $xp } XP.
ca-event-gains-xp-by = { $player } gains { $xp } XP from “{ NAME($card) }”.
ca-event-loses-xp = { $player } loses { $xp } XP.
ca-event-loses-xp-by = { $player } loses { $xp } XP because of “{ NAME($card) }”.
ca-event-rose = { $spaces ->
    [one] { $player }'s marker rises { $spaces } space on the morality track, to { ca-space }.
   *[other] { $player }'s marker rises { $spaces } spaces on the morality track, to { ca-space }.
}
ca-event-fell = { $spaces ->
    [one] { $player }'s marker falls { $spaces } space on the morality track, to { ca-space }.
   *[other] { $player }'s marker falls { $spaces } spaces on the morality track, to { ca-space }.
}

## Log: hand cards and their effects

ca-event-draws = { $player } draws { ca-a-card }.
ca-event-draws-card = { $player } draws { ca-the-card } “{ NAME($card) }”.
ca-event-no-draw = { $kind ->
    [hero] { $player } cannot draw: all hero cards are in hand or in play.
   *[antihero] { $player } cannot draw: all antihero cards are in hand or in play.
}
ca-event-plays = { $player } plays { ca-the-card } “{ NAME($card) }”.
ca-event-plays-for = { $player } plays { ca-the-card } “{ NAME($card) }” for { NAME($seat) }.
ca-event-cancelled = { $player } cancels “{ NAME($card) }” with “{ NAME($by) }”.
ca-event-rune-added = { $player } adds 1 { NAME($rune, form: "of") } rune with “{ NAME($card) }”.
ca-event-rune-not-added = “{ NAME($card) }” adds nothing: { $player } already has every { NAME($rune, form: "of") } rune it could add.
ca-event-dark-added = { $count ->
    [one] { $player } adds { $count } dark rune with “{ NAME($card) }”.
   *[other] { $player } adds { $count } dark runes with “{ NAME($card) }”.
}
ca-event-bonus = { $player } adds { $amount } to the result with “{ NAME($card) }”.
ca-event-eased = “{ NAME($card) }” lowers the difficulty for { $player } by { $by }.
ca-event-again = { $player } makes a second attempt with “{ NAME($card) }”.
ca-event-rune-turned = { $player } turns the { NAME($rune, form: "acc") } to { $face } with “{ NAME($card) }”.
ca-event-calm = { $player } ignores the corruption from this cast with “{ NAME($card) }”.
ca-event-borrowed = { $player } has an extra { NAME($ability, form: "of") } icon until the end of the turn (“{ NAME($card) }”).
ca-event-hindered = “{ NAME($card) }” raises the difficulty for { $player } by { $by }.
ca-event-ability-ignored = “{ NAME($card) }”: the { NAME($ability, form: "of") } runes do not count in this challenge.
ca-event-core-ignored = “{ NAME($card) }”: the core runes do not count in this challenge.
ca-event-frightened = “{ NAME($card) }” drives { $player } away from “{ NAME($challenge) }”.
ca-event-doomed = “{ NAME($card) }”: { $player } loses the challenge “{ NAME($challenge) }”, whatever the result.
ca-event-betrayed = { $player } loses the ally “{ NAME($ally) }” to “{ NAME($card) }”.
ca-event-dropped = { $player } discards “{ NAME($card) }” because of “{ NAME($by) }”.
ca-event-no-effect = “{ NAME($card) }” has no effect.

## Log: the adversary of all, and the end

ca-event-adversary-card = The adversary deck strikes with “{ NAME($card) }”.
ca-event-adversary-gains = The adversary gains { $xp } XP from “{ NAME($card) }” and has { $total } of { $goal }.
ca-event-adversary-loses = The adversary loses { $xp } XP because of “{ NAME($card) }” and has { $total } of { $goal }.
ca-event-adversary-beaten = { $player } defeats the adversary “{ NAME($card) }”.
ca-event-destiny = { $player } reveals the destiny “{ NAME($card) }”.
ca-event-joint-win = The adversary is defeated: you win.
ca-event-joint-loss = The adversary has reached its goal: you lose.

## Refusals

ca-no-not-your-turn = You can only do that on your own turn. Wait for it.
ca-no-second-action = You have already taken this turn's main action. You can still journey, play cards, use effects or end your turn.
ca-no-end = You cannot end your turn yet. First take your main action and finish what you started.
ca-no-not-face-up = That card is not face up. Choose one that is.
ca-no-act-finished = You have finished Act { ca-act-number }, so its cards are closed to you. Choose a card of a later act.
ca-no-requirements = You do not meet all the requirements of “{ NAME($card) }”. Choose another card, or come back to it later.
ca-no-adversary-yet = You can only face the adversary with exactly 8 story cards, and you have { $cards }. Continue your story first.
ca-no-adversary-first = With 8 story cards, all you can do now is face the adversary.
ca-no-question-first = Answer the open question first.
ca-no-replacement = You can only replace a card for free when you cannot attempt any face-up card.
ca-no-journey-now = You cannot journey during a challenge. Resolve it first.
ca-no-more-journeys = You have journeyed as often as you may this turn. Wait for your next turn.
ca-no-xp = That costs { $price } XP, but you have { $xp }. Gain more XP first.
ca-no-dark-now = You can buy dark runes after choosing a challenge and before casting.
ca-no-dark-here = You cannot buy dark runes on the lowest space of the morality track. Only a card can give you one there.
ca-no-more-dark = You can only buy dark runes three times per turn. Cast the runes you have.
ca-no-dark-left = All three dark runes are already in your pool. Cast the runes you have.
ca-no-not-in-hand = That card is not in your hand. You can only play cards from your hand.
ca-no-kind-here = { $kind ->
    [hero] You cannot play “{ NAME($card) }” now: your marker is on a space that does not allow hero cards. Move it up first.
   *[antihero] You cannot play “{ NAME($card) }” now: your marker is on a space that does not allow antihero cards. Move it down first.
}
ca-no-twice = You have already used “{ NAME($card) }” this turn. You can use it again next turn.
ca-no-effect-now = The effect of “{ NAME($card) }” cannot be used right now. Its text says when it can.
ca-no-not-now = “{ NAME($card) }” cannot be played right now. Its text says when it can.

## Score sheet

category-triumph = Triumph
category-tragedy = Tragedy
category-morality = Morality track
category-destiny = Destiny
category-experience = Experience
category-hero = Hero cards
category-antihero = Antihero cards
category-allies = Allies
category-icons = Story icons
ca-score-triumph = Visible on characters and paths
ca-score-tragedy = Visible on characters and paths
ca-score-morality = Marker on { ca-space }
ca-score-destiny = { NAME($card) }: { $condition }
ca-score-experience = { $xp } XP left
ca-score-hero = { $cards ->
    [one] { $cards } card played
   *[other] { $cards } cards played
}
ca-score-antihero = { $cards ->
    [one] { $cards } card played
   *[other] { $cards } cards played
}
ca-score-ally = { NAME($card) }
ca-score-icons = { $count ->
    [one] { $count } { NAME($icon, form: "of") } icon
   *[other] { $count } { NAME($icon, form: "of") } icons
}
ca-title-true-hero = True hero
ca-title-winner = Victory
ca-title-lost = Defeat

## The numbers of a hero, to tell what an option would give

figure-xp = XP
figure-level = Morality
figure-hand = Cards in hand
    .short = Hand
figure-cards = Story cards
    .short = Story
figure-score = Points
figure-odds = Chance of success in %
    .short = Chance %
