# What the table in the terminal says about Call to Adventure.

term-ca-title = Call to Adventure
term-ca-mode = { $mode ->
    [solo] solo
    [co-op] co-op
   *[versus] versus
}
term-ca-turn = turn: { $player }
term-ca-last-turns = last turns
term-ca-decks = Hand cards left: { $hero } · { $antihero }
term-ca-journey-price = a journey costs { $xp } XP
term-ca-finished = You have finished this act. Face up: { $cards }
term-ca-row-empty = No cards are left.
term-ca-face-down = Still face down.
term-ca-discarded = Discarded: { $cards }
term-ca-dealt = Dealt to you
term-ca-goal = { $xp } of the { $goal } XP it needs to win
term-ca-beaten = Defeated by { $player }.
term-ca-your-odds = your chance
term-ca-letter = { $kind ->
    [hero] H
   *[antihero] A
}
term-ca-act = Act { $act }
term-ca-gain-xp = +{ $xp } XP
term-ca-difficulty = Difficulty { $difficulty }
term-ca-harder = +{ $by } difficulty
term-ca-legend = ★ triumph · ☾ tragedy · ↑ virtue · ↓ corruption · [H] a hero card, [A] an antihero card · ☼ Divinity, ♛ Royalty, ♣ Nature, § Justice, ☠ Villainy, ◈ Arcana. Beside a path you see what it gives, its difficulty and your chance with the runes of your own story, then the best chance dark runes can give you, and their price. ▸3 is option 3. ◆ is the special rune, which you also cast with three or more icons of its ability. [STR 2|1] is a rune with both faces, [STR 2] one that was cast; one in round brackets does not count.
term-ca-xp = { $xp } XP
term-ca-progress = { $cards } of { $all } story cards
term-ca-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-ca-points-triumph = triumph
term-ca-points-tragedy = tragedy
term-ca-points-morality = morality
term-ca-points-destiny = destiny
term-ca-points-experience = XP
term-ca-points-hero = hero cards
term-ca-points-antihero = antihero cards
term-ca-points-allies = allies
term-ca-points-icons = icon sets
term-ca-borrowed = { LIST($abilities) } until the end of the turn
term-ca-morality = Morality
term-ca-plays = Cards
term-ca-here = { $plays ->
    [both] Here you may play hero and antihero cards
    [hero] Here you may play hero cards only
   *[antihero] Here you may play antihero cards only
}{ $dark ->
    [yes] {" "}and buy dark runes.
   *[no] {" "}but not buy dark runes.
}
term-ca-to-come = { $cards ->
    [one] { $cards } card to come
   *[other] { $cards } cards to come
}
term-ca-destiny-hidden = Destiny, face down
term-ca-ally = Ally
term-ca-sacrificed = Sacrificed
term-ca-hand = Hand
term-ca-played = Played
term-ca-faces = { $player }: { NAME($card) } · { NAME($path) }
term-ca-faces-adversary = { $player }: { NAME($card) }
term-ca-against = Difficulty
term-ca-prize = Reward
term-ca-runes = Runes
term-ca-chance = Chance
term-ca-result = Result
term-ca-rune = { $kind ->
    [core] core
   *[dark] dark
}
term-ca-with-dark = { $runes ->
    [one] { $runes } dark rune ({ $xp } XP)
   *[other] { $runes } dark runes ({ $xp } XP)
}
term-ca-bonus = bonus { $bonus }
term-ca-success = success
term-ca-failure = { $short } short
term-ca-doomed = lost, whatever the runes show
term-ca-best = up to { $odds } for { $xp } XP
term-ca-note-xp = XP { $before } → { $after }
term-ca-note-deck = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
term-ca-may = your marker allows them
term-ca-may-not = your marker does not allow them
term-ca-tale = The hero's tale
