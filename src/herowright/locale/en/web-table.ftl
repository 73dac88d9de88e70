# The table in the browser: what it says around a game.

## The page of a table

web-table-name = Table
web-table-menu = This table
web-table-spectator = watching
web-table-watching = You are watching.
web-table-wait = You can look around in the meantime.
web-table-paused = The bots are paused.
web-table-pause = Pause bots
    .help = Gives you time for what you can do at any time.
web-table-resume = Resume bots
web-table-decides = { $player } is deciding
web-table-bot-decides = { $player } (bot) is thinking
web-table-over = { $count ->
    [0] Game over: nobody wins
    [one] Game over: { $winners } wins
   *[other] Game over, a shared victory: { $winners }
}
web-table-score = Final score
web-table-replay = Replay
web-table-gone = This table is gone
web-table-gone-text = There is no table at this address. It may have been cleared away, or the link may be incomplete.
web-table-aside = This table has been set aside
web-table-gone-home = To the start page
web-table-gone-tables = My tables

## The prompt bar

web-table-prompt = Your decision
web-table-options = Options
web-table-any-time = At any time
    .all = At any time ({ $count })
web-plan = Plan this for my turn
    .help = The plan is kept and offered first when your turn comes.
web-plan-kept = It will be offered first when your turn comes.
web-plan-forget = Forget the plan
web-plan-is = Planned: { $thing }
web-planned = Planned
web-table-all-options = All options
web-table-confirm = Press again: this cannot be undone
web-table-confirm-pref = Ask before a choice that cannot be undone
web-table-chance = A roll or a new card comes next, so not everything can be predicted.
web-table-undo = Undo
web-table-hint = Hint
web-table-hint-title = What the bot “{ $bot }” would do
web-table-hint-text = The bot knows no more than you do. The numbers are the final score it expects.
web-table-hint-choose = Choose

## Going back by consent

web-table-rewind = Go back further
web-table-rewind-text = You can ask the others to go back further. It happens once everyone agrees.
web-table-rewind-alone = You are the only person at this table, so you can go back as far as you like. The dice will fall the same way again.
web-table-rewind-back = { $back ->
    [one] one decision back
   *[other] { $back } decisions back
}
web-table-rewind-number = Number of decisions
web-table-rewind-go = Go back there
web-table-rewind-asked = { $back ->
    [one] { $player } would like to go back one decision.
   *[other] { $player } would like to go back { $back } decisions.
}
web-table-rewind-mine = You have asked to go back. Still to answer: { $players }
web-table-rewind-others = { $player } has asked to go back. Still to answer: { $players }
web-table-rewind-agree = Agree
web-table-rewind-refuse = Refuse
web-table-rewind-withdraw = Withdraw the request

## Log, chat, clocks

web-table-board = Table
web-table-seats = Seats
web-table-yes = yes
web-table-no = no
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-clocks = Thinking time
web-table-clock-days = { $days } d { $hours } h

## Connection

web-table-lost = The connection was lost.
web-table-lost-retry = { $seconds ->
    [one] Trying again in a second.
   *[other] Trying again in { $seconds } seconds.
}
web-table-lost-now = Reconnecting…
web-table-missed = { $lines ->
    [one] While you were away: { $lines } new line in the log
   *[other] While you were away: { $lines } new lines in the log
}
web-table-missed-read = Got it

## News of the other people

web-table-news-sit = { $player } sits down.
web-table-news-stand = { $player } leaves their seat.
web-table-news-bot = A bot now plays for { $player }.
web-table-news-back = { $player } is back.
web-table-news-expire = { $player } has run out of time: a bot takes over.
web-table-news-pause = { $player } pauses the bots.
web-table-news-resume = { $player } resumes the bots.
web-table-news-undo = { $player } takes back the last choice.
web-table-news-refuse = { $player } does not want to go back.
web-table-news-rewind = The game has gone back to an earlier moment.

## The table's menu

web-table-bot-for-me = Let a bot play
web-table-bot-for-them = Let { $bot } take over
web-table-bot-back = Take my seat back
web-table-bot-plays-for-you = A bot is playing for you.
web-table-other-device = On another device
web-table-seat-link = Link to { $player }'s seat
web-table-seat-link-help = Open it on your other device to play this seat there, too. Whoever has this link can play for you.
web-table-devices = Devices
web-table-devices-of = Devices playing { $player }'s seat
web-table-device-this = This device
web-table-device-other = Another device, since { $since }
web-table-device-here = connected
web-table-device-remove = Remove this device
web-table-link-out = A link to this seat is still valid.
web-table-link-revoke = Revoke the link
web-table-log-earlier = { $lines ->
    [one] Show one earlier line
   *[other] Show { $lines } earlier lines
}
web-table-stood = You have left the seat. You can still watch.
web-table-export = Save to a file
web-table-report = Report a problem
web-table-report-what = What is wrong?
    .help = The operator of this server can read it. The table and the moment of the game are sent along; keep the game file too, as it may help.
web-table-report-watching = Only those who play can report a problem with the game.
web-table-created = Opened on { $when }
web-table-fair = Fair dice

## A shared screen

web-table-cover = { $player } is next
web-table-cover-text = Hand over the device. Nothing is shown until { $player } is ready.
web-table-cover-show = I am { $player }, show my table

## Keys

web-table-keys = Keys
web-table-key-options = choose the option marked with it
web-table-key-arrows = move between options
web-table-key-enter = choose or confirm
web-table-key-esc = go back a step
web-table-key-u = undo, or ask to go back further
web-table-key-h = hint
web-table-key-p = pause or resume the bots
web-table-key-r = the rule behind the question
web-table-key-l = log
web-table-key-c = chat
web-table-key-m = this table: seats, links, files
web-table-key-help = these keys
web-table-keys-touch = Touch a thing to open it: the buttons there say what you can do with it. Whatever glows answers the question. A dashed outline marks what you can do at any time or choose instead. You can also drag one thing onto another.

## Scenes, the pace of bots, and standing orders

web-scene-on = Continue
web-table-dice-fall = The result will show in a moment…
web-pace = Pace and questions
web-pace-questions = Questions
web-pace-bots = How fast the bots play
web-pace-watch = Slow
    .help = Every move stays visible for about two seconds.
web-pace-quick = Quick
    .help = Two moves a second.
web-pace-instant = Instant
    .help = All bot moves at once.
web-pace-step = Step by step
    .help = The next move comes when you ask for it.
web-pace-next = Next move
web-scenes = Scenes for big moments
    .help = Any key or a click skips one. Without animations a scene is a still picture.
web-obvious = Answer for me when there is nothing to decide
    .help = Questions with a single answer, or with answers that make no difference, are not asked. Undo goes back past them.
web-help-asked = Ask me whether I want to help
    .help = Otherwise the game passes for you. You can still help at any time while others decide.
web-help-101 = Always
web-help-100 = Whenever the check can still fail
web-help-below = Below a chance of { $chance }%
web-help-0 = Never

## What a term means, and what it is all about

web-meanings = Glossary
web-meanings-all = All terms
web-meanings-search = Find a term
web-table-key-terms = what the words of the game mean
web-goal = Goal, and what is left
web-goal-aim = Goal
web-goal-rules = Special rules
web-goal-left = What is left
web-rule-title = The rule
web-rule-example = Example
web-rule-near = In the same chapter: { $chapter }
