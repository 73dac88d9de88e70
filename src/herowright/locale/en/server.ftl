# The server of the web table: what it refuses, and why it cannot start.

## Requests that cannot be read or are not welcome

server-malformed = This request cannot be read: { $detail }
server-bad-parameter = “{ $name }” in the address makes no sense.
server-missing-parameter = “{ $name }” is missing in the address.
server-content-type = This kind of content is not read here. Send JSON.
server-too-large = This is too much: at most { $limit } kB are read here.
server-too-costly = This takes more time or memory than the server gives to one request, so it was given up. Nothing was changed.
server-method = This address cannot be used in that way.
server-no-such-path = There is nothing at this address.
server-name = A name needs at least one letter or digit that can be seen.
server-no-origin = The request does not say which page it comes from, so it may change nothing.
server-foreign-origin = The request comes from the page of another site, so it may change nothing.
server-unknown-host = This server does not go by the name “{ $host }”. Its operator can allow it with --origin.
server-metrics = Only the machine of this server, or whoever has the token, may see its figures.
server-too-fast = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
}
server-too-many-connections = { $most ->
    [one] Only one connection may be open at the same time. Close another tab first.
   *[other] Only { $most } connections may be open at the same time. Close another tab first.
}
server-slow-body = What you were sending came too slowly. Please try again.
server-uploads = Too much is being sent to the server at once. Try again in a moment.
server-no-hello = The page did not say hello in time. Load it again.
server-too-slow = The connection could not keep up. The page connects again by itself.
server-restarting = The server is restarting. The page connects again by itself.
server-fault = Something went wrong on the server. Nothing was changed; please try again.

## Tables and seats

server-no-table = There is no such table. The link may be incomplete, or the table is gone.
server-cannot-load = This table was played under other rules or cards, so it cannot be opened here any more.
server-rule-endless = A rule of the game did not come to an end at this table, so the table has been set aside. This is a mistake in the program; whoever runs the server can see it in the log.
server-sealed = This file was sealed while several people were playing. Only the operator of the server it comes from can open it.
server-wrong-seal = This file was sealed by another server or is damaged.
server-private = This is a private table. Ask the person who opened it for an invitation.
server-wrong-link = This link is not valid any more. Ask for a new one.
server-not-owner = Only the person who opened the table can do that.
server-not-your-seat = Somebody else plays this seat.
server-watching = You are watching. Take a seat to join in.
server-nameless = This browser sent no cookie, so nobody would know who is writing. Allow cookies here and load the page again.
server-removed = This seat was taken from this device by the one that sat down first.
server-not-first = Only the device that sat down first can take the seat from others.
server-no-device = That device does not play this seat.
server-seat-taken = This seat is already taken. Choose another one.
server-waiting = The game begins when every seat is taken.
server-dice-ticket = The promise of the dice is good for one table, within an hour, for whoever asked for it. Please open the table again.
server-bot-plays = A bot plays this seat ({ $bot ->
    [greedy] { web-bot-greedy }
    [random] { web-bot-random }
   *[other] { $bot }
}). Take the seat back first.
server-no-bot = No bot plays this seat.
server-not-away = The player of this seat is here, or was a moment ago. Give them a little time.
server-has-time = The player of this seat still has thinking time. A bot takes over when it has run out.
server-stale = The game has moved on since you chose. Look again and choose anew.
server-conflict = Somebody was a moment faster. Look again and choose anew.
server-storage = The server could not save this, so nothing was changed. Please try again.
server-enough-tables = { $most ->
    [one] Only one unfinished table of yours is kept here. Finish it before you open another one.
   *[other] Only { $most } unfinished tables of yours are kept here. Finish one of them before you open another one.
}
server-enough-stored = Your tables fill all the space you have here ({ $most } MB). Old ones go after a while.
server-enough-campaigns = { $most ->
    [one] Only one campaign of yours is kept here. End it before you begin another one.
   *[other] Only { $most } campaigns of yours are kept here. End one of them before you begin another one.
}
server-table-full = More has happened at this table than the server keeps. It can be exported, but not played on.
server-no-hint = There is nothing to decide for this seat, so there is no hint.
server-no-moment = The table cannot be shown at that moment of the game.
server-rewind-nowhere = There is no earlier moment to go back to.
server-rewind-pending = Somebody has already asked to go back. Answer that first.
server-rewind-none = Nobody is asking this seat to go back.
server-over = The game is over and its dice are public, so nothing can be taken back.

## Good ways to begin

preset-shared-screen = On one screen
    .help = Two people share this device.

## Webhooks

server-webhooks-off = The operator of this server has not switched webhooks on.
server-webhook-https = The address has to begin with https://.
server-webhook-address = This address cannot be called. Write one like https://example.org/my-turn.
server-webhook-port = Only these ports can be called: { $ports }.
server-webhook-private = This address is not on the public internet, so it is not called.

## The database

server-db-address = “{ $url }” is not the address of a database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
server-db-newer = This database belongs to a newer Herowright. Update Herowright, or choose another database with --db.
server-db-unusable = The database cannot be used: { $reason }
server-db-taken = Another server is using { $file }. Stop it first, or choose another database with --db.
server-db-missing = There is no database of a server at { $file }. Name the right one with --db.
backup-foreign = This file is not a backup of Herowright.
backup-newer = This backup was made by a newer Herowright ({ $version }). Update Herowright, then restore it.
backup-damaged = This backup is damaged or incomplete. Nothing was restored.
backup-not-empty = There is something in this database already. Restore into an empty one: nothing is overwritten.
