# What the table in the terminal says about Roll Player.

term-legend = A die is a letter, a shape and a value. After a die, ✓ means it matches the Backstory, a shape names the colour wanted there instead. [B● ] is an empty space that wants blue. ★ are stars you have, ☆ stars of a goal not met yet.
term-round = round { $round } of { $rounds }
term-first = First Player: { $player }
term-bag = { $dice ->
    [one] Bag { $dice } die:
   *[other] Bag { $dice } dice:
}
term-trash = trash { $trash }
term-initiative = Initiative
term-coin = +{ $gold } gold
term-enemy = The enemy die shows { $face }.
term-market = Market
term-market-empty = The Market is empty.
term-price = price { $price }
term-printed-price = ({ $cost })
term-trash-pile = Trash
term-value = value
term-goal = goal
term-action = action
term-action-str = flip a die
term-action-dex = swap two dice
term-action-con = a die ±1
term-action-int = reroll a die
term-action-wis = move the marker
term-action-cha = take a token
term-purse = { $tokens ->
    [0] Gold { $gold }
   *[other] Gold { $gold } · Charisma tokens { $tokens }
}
term-in-hand = in hand:
term-class = Class
term-alignment = Alignment
term-alignment-now = { NAME($alignment) } · ← lawful, chaotic →
term-backstory = Backstory
term-backstory-now = { $next ->
    [0] { NAME($backstory) }: { $matches } of 6 match, ★ { $stars }
   *[other] { NAME($backstory) }: { $matches } of 6 match, ★ { $stars }; from { $next } on ★ { $nextstars }
}
term-stars-goals = goals
term-stars-class-dice = colour
term-stars-alignment = alignment
term-stars-backstory = backstory
term-stars-armor = armor
term-stars-traits = traits
term-stars-gold = gold
term-hands-used = (hands { $used }/{ $limit })
term-set-colour = +1 for your colour
term-ready = ready
term-exhausted = exhausted
term-note-match = fits the Backstory
term-note-gold = gold { $before } → { $after }
term-note-wanted = Backstory wants
term-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
term-armor-text = Stars for 1, 2, 3 … cards of the set: { $ladder }; 1 more for Class colour { $colours }.
term-no-modifiers = no modifiers
term-cost = { $dots ->
    [one] cost { $cost }, one dot
   *[other] cost { $cost }, two dots
}
term-arrow = The arrow moves the marker { $arrow } ({ NAME($direction) }).
term-class-colour = Class colour:
term-family = { $family ->
    [race] sheet
    [class] Class
    [backstory] Backstory
    [alignment] Alignment
    [initiative] Initiative card
    [familiar] Familiar
    [fiend] Fiend
    [minion] Minion
    [monster] Monster
    [adventure] Adventure
   *[other] Market
}
term-sheet-life = { NAME($alignment) }, { NAME($field) } · Backstory: { NAME($backstory) }
term-tie = gold { $gold }, dice in the Class colour { $dice }
term-own-weapons = Weapons
term-own-armor = Armor
term-own-skills = Skills
term-own-traits = Traits
term-own-gold = Gold
