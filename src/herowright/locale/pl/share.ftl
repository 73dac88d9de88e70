# What other sites show of a link, and what people send to their friends.

share-invited = Zaproszenie do gry: { $game }
share-invited-text = Zajmij miejsce albo oglądaj. Konto nie jest potrzebne.
share-table = { $game } · przy stole: { $players } · { $free ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
share-foot = Herowright, cyfrowy stół do gry
share-daily = Gra dnia, { $day }
share-daily-title = { $game }: gra dnia
share-same = Te same kości i karty dla wszystkich na świecie i tylko jedna próba.
share-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
share-won = zwycięstwo
share-lost = porażka
share-rank = miejsce { $rank } z { $people }
