# The server of the web table: what it refuses, and why it cannot start.

## Requests that cannot be read or are not welcome

server-malformed = This request cannot be read: { $detail }
server-bad-parameter = “{ $name }” in the address is not valid.
server-missing-parameter = “{ $name }” is missing from the address.
server-content-type = This content type is not accepted. Send JSON.
server-too-large = This is too large: the limit is { $limit } kB.
server-too-costly = This takes more time or memory than the server allows for one request, so it was stopped. Nothing was changed.
server-method = This address cannot be used that way.
server-no-such-path = There is nothing at this address.
server-name = A name needs at least one visible letter or digit.
server-no-origin = The request does not say which page it comes from, so it may not change anything.
server-foreign-origin = The request comes from another site's page, so it may not change anything.
server-unknown-host = This server is not known as “{ $host }”. Its operator can allow the name with --origin.
server-metrics = Metrics are visible only on this server's own machine or with the token.
server-too-fast = { $seconds ->
    [one] That was too fast. Try again in a second.
   *[other] That was too fast. Try again in { $seconds } seconds.
}
server-too-many-connections = { $most ->
    [one] Only one connection may be open at the same time. Close another tab first.
   *[other] Only { $most } connections may be open at the same time. Close another tab first.
}
server-slow-body = Your upload was too slow. Please try again.
server-uploads = The server is receiving too many uploads at once. Try again in a moment.
server-no-hello = The page did not connect in time. Reload it.
server-too-slow = The connection could not keep up. The page reconnects by itself.
server-restarting = The server is restarting. The page reconnects by itself.
server-reload = Something about this table has changed. The page reconnects by itself.
server-signed-out = Another browser of yours has signed out all others. The page reconnects by itself.
server-fault = Something went wrong on the server. Nothing was changed; please try again.

## Tables and seats

server-no-table = There is no such table. The link may be incomplete, or the table is gone.
server-cannot-load = This table was played under other rules or cards, so it can no longer be opened here.
server-rule-endless = A rule never finished at this table, so the table has been set aside. This is a bug; the server's operator can see it in the server log.
server-sealed = This file was sealed while several people were playing. Only the operator of the server it comes from can open it.
server-wrong-seal = This file was sealed by another server or is damaged.
server-private = This is a private table. Ask the person who opened it for an invitation.
server-wrong-link = This link is no longer valid. Ask for a new one.
server-not-owner = Only the person who opened the table can do that.
server-not-your-seat = Somebody else plays this seat.
server-watching = You are watching. Take a seat to join in.
server-nameless = This browser sent no cookie, so nobody would know who is writing. Allow cookies for this page and reload it.
server-removed = The device that sat down first has removed this device from the seat.
server-not-first = Only the device that sat down first can remove others.
server-no-device = That device does not play this seat.
server-seat-taken = This seat is already taken. Choose another one.
server-waiting = The game begins when every seat is taken.
server-dice-ticket = The promise of the dice is valid for one table, for one hour, and only for the person who asked for it. Please open the table again.
server-bot-plays = A bot plays this seat ({ $bot ->
    [beginner] { bot-beginner }
    [greedy] { bot-greedy }
    [search] { bot-search }
    [master] { bot-master }
    [random] { bot-random }
   *[other] { $bot }
}). Take the seat back first.
server-no-bot = No bot plays this seat.
server-not-away = This seat's player is here, or was a moment ago. Give them a little time.
server-has-time = This seat's player still has thinking time. A bot takes over when it runs out.
server-stale = The game has moved on since you chose. Look again and choose again.
server-conflict = Someone was a moment faster. Look again and choose again.
server-storage = The server could not confirm that this was saved. Look at the table before you try again.
server-enough-tables = { $most ->
    [one] You can have only one unfinished table here. Finish it before you open another.
   *[other] You can have only { $most } unfinished tables here. Finish one before you open another.
}
server-enough-stored = Your tables use all the space you have here ({ $most } MB). Old ones are removed after a while.
server-enough-campaigns = { $most ->
    [one] You can have only one campaign here. Delete it before you start another.
   *[other] You can have only { $most } campaigns here. Delete one before you start another.
}
server-table-full = This table has reached the server's limit. You can save it to a file, but not continue it here.
server-no-hint = There is nothing to decide for this seat, so there is no hint.
server-no-moment = That moment of the game cannot be shown.
server-no-review = The coach reviews only games that were played to the end.
server-rewind-nowhere = There is no earlier moment to go back to.
server-rewind-pending = Someone has already asked to go back. Answer that first.
server-rewind-none = Nobody is asking this seat to go back.
server-over = The game is over and its dice are public, so nothing can be undone.
server-game-over = The game is over.
server-resigned = This player has resigned, and a bot has taken over the seat.
server-stand-running = The others are in the middle of a game. Let a bot play for you, or give up.
server-too-late-to-abort = The second round has begun, so the game cannot be aborted any more. You can still resign.
server-cannot-claim = You can claim the win only when all other players have resigned.
server-others-play = Others are playing at this table, so it cannot be deleted before the game is over.
server-deleted = The person who opened this table has deleted it.
server-nobody = This person is not at this table.
server-nothing-said = There is no text in that.
server-not-yourself = You cannot do this to yourself.
server-kicked = The person who opened this table has sent you away.
server-muted = The person who opened this table has muted you.
server-spectators-quiet = At this table spectators cannot write.
server-wrong-code = Nobody has this recovery code. It may have been replaced by a newer one.
server-seat-kept = This seat is kept for { $name }. Choose another one.
server-seat-not-kept = This seat is not kept for anybody.
server-begun = The game has begun.
server-not-over = The game is not over yet.
server-no-rematch = Nobody has asked for another game here.
server-rematch-campaign = The campaign decides what is played next.
server-hints-off = There are no hints at this table.
server-daily-once = The game of the day is played only once, on your own and without undoing.
server-daily-none = There is no daily game of this kind.
server-daily-date = There was no daily game on this day.
server-daily-unfinished = You have not finished this daily game.

## Good ways to begin

preset-shared-screen = On one screen
    .help = Two people share this device.

## Webhooks

server-webhooks-off = This server's operator has not turned webhooks on.
server-webhook-https = The address has to begin with https://.
server-webhook-address = This address cannot be called. Write one like https://example.org/my-turn.
server-webhook-port = Only these ports can be called: { $ports }.
server-webhook-private = This address is not on the public internet, so it is not called.
server-push-off = The operator of this server has switched push notifications off.
server-push-address = No push notification could be sent to this browser.
server-push-zone = There is no time zone “{ $zone }”.
server-passkey-late = That took too long. Please try again.
server-passkey-wrong = The passkey was not accepted.
server-passkey-unknown = Nobody here has this passkey. It may have been removed.
server-passkeys-most = You can have at most { $most } passkeys. Remove one first.
server-no-friend = You have no such friend.
server-friend-own = This is your own link. Send it to somebody else.
server-friend-link = This link is no longer valid. Ask for a new one.
server-friends-most = Nobody can have more than { $most } friends here.
server-no-free-seat = No seat is free at this table.
server-no-hero = You have not played such a hero.
server-mail-off = This server sends no mail.
server-mail-address = Nothing can be sent to this address.
server-mail-link = This link is no longer valid. Ask for a new one.

## The database

server-db-address = “{ $url }” is not the address of a database. Write sqlite:///FILE or postgresql://USER@HOST/NAME.
server-db-newer = This database belongs to a newer Herowright. Update Herowright, or choose another database with --db.
server-db-unusable = The database cannot be used: { $reason }
server-db-taken = Another server is using { $file }. Stop it first, or choose another database with --db.
server-db-missing = There is no server database at { $file }. Name the right one with --db.
backup-foreign = This file is not a Herowright backup.
backup-newer = This backup was made by a newer Herowright ({ $version }). Update Herowright, then restore it.
backup-damaged = This backup is damaged or incomplete. Nothing was restored.
backup-not-empty = There is something in this database already. Restore into an empty one: nothing is overwritten.
