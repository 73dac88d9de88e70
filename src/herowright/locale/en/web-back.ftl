# People come back: what a table is played by, being ready, playing again, past games, the game of the day.

## What a table is played by

web-terms = Rules in force
web-terms-none = None
web-terms-clock-none = No clock
web-terms-clock = { $bank } for the whole game
web-terms-clock-more = { $bank } for the whole game, plus { $more } per decision
web-terms-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-terms-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-terms-hints-on = Bots give hints
web-terms-hints-off = No hints
web-terms-open = Anyone may watch
web-terms-private = Only people with the link may watch
web-terms-quiet = Spectators cannot write
web-terms-ready = Begins when everybody is ready
web-new-hints = Allow hints
    .help = You can ask a bot what it would do. Everybody sees this setting before they sit down.
web-new-ready = Wait until everybody is ready
    .help = The game and its clocks start once everybody at the table has confirmed.
web-dice-daily = This is the game of the day: everybody in the world has the same dice and cards. They follow from the date, so they could be worked out.
web-dice-mark-daily = Game of the day
web-table-prompt-for = { $player }: { $prompt }

## Waiting, and being ready

web-ready = I am ready
web-ready-not = Not ready yet
web-waiting-check = { $seats ->
    [one] One seat is still free. The game begins when it is taken and everybody is ready.
   *[other] { $seats } seats are still free. The game begins when all are taken and everybody is ready.
}
web-waiting-ready = { $people ->
    [0] Everybody is ready. The game begins.
    [one] All seats are taken. One person is not ready yet.
   *[other] All seats are taken. { $people } people are not ready yet.
}
web-seat-ready = ready
web-seat-not-ready = not ready yet
web-seat-kept = Kept for the next game
web-seat-release = Wait no longer
web-invite-code = QR code of the invitation
web-invite-share = Share…

## Playing again

web-rematch = Rematch
web-rematch-bots = A bot for whoever declines
web-rematch-asked = { $player } wants to play again.
web-rematch-declined = Not this time: { $players }.
web-rematch-accept = Play again
web-rematch-decline = No, thanks
web-rematch-go = To the new table
web-table-news-release = { $player } is not playing another game.
web-table-news-rematch = { $player } wants to play again.
web-table-news-left = Somebody has left for good. A bot plays on.

## Past games

web-history = History
web-history-games = Finished games
web-history-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-history-mode = Mode
web-history-versus = Against each other
web-history-together = Together
web-history-alone = Alone
web-history-result = Result
web-history-won = Won
web-history-lost = Not won
web-history-done = Played to the end
web-history-time = Time
web-history-week = Last 7 days
web-history-month = Last 30 days
web-history-year = Last year
web-history-hero = Hero
web-history-person = Played with
web-history-nobody = Somebody
web-history-empty = No games here
web-history-empty-text = Every game you finish appears here, with heroes and scores.
web-history-none = No game matches all of these filters.
web-history-clear = Show all games
web-history-pages = Pages
web-history-newer = Newer
web-history-older = Older
web-history-page = Page { $page } of { $pages }
web-history-statistics = Statistics
    .help = Games in which you play several seats on one screen do not count.
web-history-by-game = By game
web-history-by-hero = By hero
web-history-by-person = Against people
web-history-by-bot = Against bots
web-history-column-games = Games
web-history-column-won = Won
web-history-column-average = Average
web-history-column-best = Best
web-luck = Luck
    .help = How much kinder the dice or runes were to you than on average: 0% is average, +10% means a tenth more than expected. What you made of them is not luck.
web-luck-of = Luck { $luck }
web-hall = Hall of heroes
web-hall-name = Name of the hero
web-hall-rename = Name this hero: { $hero }
web-ratings = Ratings
web-ratings-agree = I want to be rated
    .help = Games against others who have agreed too then count, unless somebody chose the dice. Your name and rating are listed. If you change your mind, your rating is deleted.
web-ratings-none = Nobody has been rated in this game yet.

## What is kept about somebody

web-data = My data
    .help = Everything this server keeps about you: name, seats, choices, chat, results.
web-data-export = Save as a file
web-data-delete = Delete everything
    .help = For good. Others keep the games they played with you, without your name and without what you wrote. In running games a bot takes your place.
web-data-delete-sure = Yes, delete everything about me
web-data-deleted = Everything about you has been deleted.

## The game of the day

web-daily = Game of the day
web-daily-text = The same dice and cards for everybody in the world, a new game every day, and one try.
web-daily-rules = You play alone, without hints and without undoing. When you have finished, you see how the others did.
web-daily-play = Play today’s game
web-daily-played = { $people ->
    [0] Nobody has tried it yet.
    [one] One person has tried it so far.
   *[other] { $people } people have tried it so far.
}
web-daily-missed = You did not play on this day.
web-daily-no-result = You have used your try without a result. Tomorrow there is a new game.
web-daily-hidden = The table of the day is shown when you have finished.
web-daily-table = Table of the day
web-daily-rank = Rank
web-daily-today = To today’s game
web-daily-copy = Copy the result
web-daily-picture = Save the picture
