## Leaving a table

web-leave = Leave…
web-leave-heading = How does { $player } want to leave?
web-leave-free = Leave the seat
    .help = The seat is free again, and somebody else can take it.
web-leave-free-running = Free the seat
    .help = The game waits until somebody sits down there. You opened the table, so you can invite them.
web-leave-bot = Let a bot stand in
    .help = The game goes on without you, and you can come back at any time.
web-leave-resign = Resign
    .help = For good: a bot takes over your seat so that the others can finish, and everybody sees that you have resigned.
    .alone = For good: nobody else is playing, so the game ends as abandoned.
web-leave-abort = Abort the game
    .help = It ends at once, and nobody has a result. That is possible until the second round begins.
web-leave-resign-sure = Yes, resign
web-leave-abort-sure = Yes, abort the game
web-leave-free-sure = Yes, leave the seat
web-leave-resigned = You have resigned. A bot has taken over your seat.
web-claim-text = All others have resigned.
web-claim = Claim the win
web-claim-on = Keep playing against the bots
web-delete = Delete the table
    .help = The table and its game are gone for good.
web-delete-sure = Yes, delete it
web-deleted = The table is gone.
web-hide = Remove from my list
    .help = The others keep the game in theirs.
web-hide-sure = Yes, remove it
web-hidden = The game is no longer in your list.
web-table-ended = How it ended
web-join-kicked = You cannot come back to this table
web-join-removed = You no longer play here
web-signed-out = You are signed out here
    .help = Another browser of yours has signed this one out.

## People

web-person = More about { $player }
web-person-mute-me = Hide what { $player } writes from me
    .help = Only on this device; nobody else notices.
web-person-mute = Mute { $player } for everybody
    .help = { $player } cannot write in the chat of this table any more.
web-person-muted = muted
web-person-kick = Send { $player } away
    .help = { $player } cannot come back to this table. A new invitation link replaces the old one, which stops working.
    .seat = In a running game a bot takes over the seat.
web-person-kick-sure = Yes, send { $player } away
web-person-kicked = { $player } is gone. This is the new invitation link.
web-person-report = Report { $player }
    .help = Tell the operator of this server what happened. The last lines of the chat are sent along.
web-person-reason = What happened?
web-person-report-send = Send the report
web-person-reported = Thank you. The operator of this server can read your report.
web-chat-spectators = Spectators may write in the chat
web-chat-quiet = Spectators only read here.
web-chat-hidden = { $lines ->
    [one] One line is hidden.
   *[other] { $lines } lines are hidden.
}
web-chat-show = Show
web-seat-resigned = Resigned; a bot plays on
web-end-who-resigned = Resigned: { $names }
web-end-resigned = resigned
web-line-aborted = Aborted
web-line-given-up = Abandoned
web-line-conceded = Over: all others resigned

## News

web-table-news-resign = { $player } has resigned.
web-table-news-abort = { $player } has aborted the game.
web-table-news-claim = { $player } has claimed the win.
web-table-news-kick = { $player } was sent away.
web-table-news-kick-nameless = Somebody was sent away.
web-table-news-mute = { $player } has been muted.
web-table-news-unmute = { $player } may write again.
web-table-news-spectators-on = Spectators may write now.
web-table-news-spectators-off = Spectators cannot write any more.

## Research

web-research = My finished games may be used for research
    .help = The operator of this server may then pass on finished games in which everybody agreed: the moves and what each seat could see, without names, chat or dates. You can change your mind, but games already passed on cannot be recalled.

## Recovery

web-recovery = Recovery code
    .help = If this browser's data is cleared or you lose your device, this code moves your seats and tables to another one. Write it down; we cannot show it again.
web-recovery-make = Make a code
web-recovery-again = Make a new code
web-recovery-again-help = A new code replaces the old one, which stops working.
web-others-out = Sign out all other browsers
    .help = For a lost phone or a borrowed computer: every browser that became you by a code, a passkey or a mail is somebody else again. Make a new code, too, if somebody may know the old one.
web-others-out-sure = Yes, sign out all others
web-others-out-done = All other browsers are signed out.
web-recovery-yours = Your code
web-recovery-enter = I have a code
web-recovery-enter-text = With your recovery code this browser becomes the player who made it, with all seats and tables.
web-recovery-lose = { $tables ->
    [one] This browser has a table of its own. It will not be here any more; make a code for it first if you want to come back to it.
   *[other] This browser has { $tables } tables of its own. They will not be here any more; make a code for them first if you want to come back to them.
}
web-recovery-code = Code
web-recovery-go = Bring my tables here
