# What other sites show of a link, and what people send to their friends.

share-invited = You are invited: { $game }
share-invited-text = Take a seat or watch. Nobody needs an account.
share-table = { $game } · at the table: { $players } · { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}
share-foot = Herowright, a digital table
share-daily = Game of the day, { $day }
share-daily-title = { $game }: the game of the day
share-same = The same dice and cards for everybody in the world, and one try.
share-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
share-won = victory
share-lost = defeat
share-rank = rank { $rank } of { $people }
