# What other sites show of a link, and what people send to their friends.

share-invited = Einladung: { $game }
share-invited-text = Setz dich dazu oder schau zu. Ein Konto braucht niemand.
share-table = { $game } · am Tisch: { $players } · { $free ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
share-foot = Herowright, ein digitaler Spieltisch
share-daily = Spiel des Tages, { $day }
share-daily-title = { $game }: das Spiel des Tages
share-same = Dieselben Würfel und Karten für alle auf der Welt, und nur ein Versuch.
share-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
share-won = Sieg
share-lost = Niederlage
share-rank = Rang { $rank } von { $people }
