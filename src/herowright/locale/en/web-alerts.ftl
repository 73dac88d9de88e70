# What reaches people elsewhere: the page without a network, turn alerts, passkeys, friends.

## Without a network

web-offline-note = No connection. Cards and rules you have opened before are still here.
web-offline-shell = Meanwhile you can read the rules and cards of games you have opened before.

## Turn alerts

web-push = Alert me when this page is closed
    .help = This browser shows a notification when it is your turn and you do not have that table open. Each table is announced once until you look at it; several tables come as one notification.
    .missing = This browser cannot do that here. It needs https; on an iPhone or iPad, add Herowright to the home screen first.
    .off = The operator of this server has switched this off.
web-push-failed = This browser did not allow it, or its push service cannot be reached.
web-push-others = { $browsers ->
    [one] One other browser of yours is alerted too.
   *[other] { $browsers } other browsers of yours are alerted too.
}
web-push-others-stop = Stop alerting the others
web-quiet = Quiet hours
    .help = Nothing is sent during this time, in the time zone of this device. Whatever happens meanwhile arrives afterwards as one notification.
web-quiet-from = From
web-quiet-until = Until
push-invited = { $player } invites you to a game
push-invited-nameless = You are invited to a game
push-turn = It is your turn
push-turns = { $tables ->
    [one] It is your turn at { $tables } table
   *[other] It is your turn at { $tables } tables
}

## Passkeys

web-passkeys = Passkeys
    .help = With a passkey of your phone, computer or password manager you can sign in as this player in any browser, with your seats and tables.
    .missing = Passkeys need a newer browser and a page served over https.
web-passkey-make = Add a passkey
web-passkey-made = The passkey is saved. You can use it to sign in from another browser.
web-passkey-line = Added { $created } for { $site }
web-passkey-used = last used { $used }
web-passkey-remove = Remove
web-passkey-remove-of = Remove the passkey added { $created }
web-passkey-enter = Sign in with a passkey
web-passkey-failed = That did not work or was cancelled.

## Friends

web-friends = Friends
    .help = Friends see each other’s names here and can invite each other to tables. Whoever opens your link is asked first. Either of you can end the friendship at any time.
web-friend-link = Your link
    .help = Send it to people you know. It works for everybody who has it until you make a new one.
web-friend-link-make = Make a link for friends
web-friend-link-again = Make a new link
web-friend-link-revoke = Revoke the link
web-friend-link-revoked = Nobody can use the link any more. Your friends stay.
web-friend-since = friends since { $since }
web-friend-remove = Remove
web-friend-remove-of = Remove { $friend } from your friends
web-friend-remove-sure = Yes, remove
web-friend-nameless = somebody without a name
web-friend-ask = Do you want to be friends with { $friend }?
web-friend-accept = Yes, add as a friend
web-friend-not-now = Not now
web-friend-added = You and { $friend } are friends now.
web-friend-known = You and { $friend } are already friends.
web-friend-invite = Invite { $friend }
web-friend-invited = { $friend } is invited.
web-friend-declined = { $friend } is not coming.
web-friend-here = { $friend } is here.
web-invitations = Invitations
web-invitation-by = { $player } invites you:
web-invitation-nameless = A friend invites you:
web-invitation-decline = Decline

## Mail

web-mail = E-mail
    .help = With an address you can get back in by a link if this browser forgets you, and get a message when it is your turn and no push alert reaches you. It is used for nothing else.
web-mail-address = E-mail address
web-mail-save = Use this address
web-mail-sent = A link has been sent to { $address }. Open it within a day to confirm the address.
web-mail-confirmed = { $address } is confirmed.
web-mail-remove = Remove the address
web-mail-turns = E-mail me when it is my turn
    .help = If no push alert reaches you: a few minutes after your turn has come, all tables in one message, at most one every six hours and none in your quiet hours.
web-mail-recover = Send me a link
    .help = If a player here has confirmed this address, you get a link that signs you in as that player in this browser.
web-mail-recover-sent = If somebody here has this address, a link is on its way. It is valid for one hour.
web-mail-confirm-ask = Use this address for your player here?
web-mail-confirm-go = Yes, confirm the address
web-mail-confirm-done = The address is confirmed. You can close this page.
web-mail-enter-ask = This link signs you in here as the player it was sent to, with all seats and tables.
web-mail-enter-go = Sign in as this player
web-mail-off-ask = Stop sending turn alerts to this address?
web-mail-off-go = Yes, stop these messages
web-mail-off-done = No more turn alerts are sent to this address.
mail-confirm-subject = Confirm your address at Herowright
mail-confirm = Somebody, most likely you, wants to use this address at Herowright. Open this link within a day to confirm it:

    { $link }

    If it was not you, do nothing: nothing more will be sent.
mail-enter-subject = Your way back to Herowright
mail-enter = This link signs you in to Herowright in the browser you open it in, with all your seats and tables. It works once, within an hour:

    { $link }

    If you did not ask for it, do nothing.
mail-turns-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
mail-turns = It is your turn:

    { $tables }

    To stop these messages: { $link }
