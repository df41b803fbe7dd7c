## Sessions and deletion

sessions = Your sessions
sessions-about = Whoever has one of these plays under your name. There is no password: a session that has ended cannot be opened again.
session-here = this browser
session-since = since { $since }
session-unknown = Unknown browser
session-end = End
session-end-which = End: { $device }, since { $since }
session-end-title = End this session?
session-end-sure = Whoever plays there leaves every game at once, and comes back as somebody new.
session-end-here = This is the browser you are using. You will be somebody new in it: your name and your games stay with your other sessions, and without one nothing brings you back to them.
session-ended = The session has ended.
sessions-end-others = End all others
sessions-end-others-title = End all other sessions?
sessions-end-others-sure = Only this browser stays. If somebody has a copy of its session, that copy ends, too.
sessions-ended-others = Only this browser is left.
delete-me = Delete me
delete-me-about = What is known of you here is removed for good.
delete-me-ask = Delete me …
delete-me-title = Delete yourself?
delete-me-goes = This goes: your name wherever it stands, your sessions, your tokens for programs, your saved fleets and the list of your games.
delete-me-stays = This stays: the games you have played, with all moves and “Deleted player” in your place. A game under way can be ended by whoever is left. Backups of the server hold what they held.
delete-me-here = Language, colours and sounds are kept in this browser, and stay there.
delete-final = Nothing brings it back.
farewell-deleted = You are deleted
farewell-ended = The session has ended
farewell-about = Whoever plays in this browser from now on is somebody new.

## Being told of my turn

channels = Tell me when it is my turn
channels-about = For games that take days. Addresses are shown to nobody, and go when you delete yourself.
channel-mail = E-mail
channel-push = A browser
channel-webhook = Webhook
channel-unconfirmed = not confirmed yet
channel-add = Add
channel-remove = Remove
channel-removed = Removed.
channel-mail-about = You get a link first; nothing else is sent before you open it. At most one message a turn and twenty a day.
channel-mail-sent = Sent. Open the link in the message.
channel-hook-open = For programs: a webhook
channel-hook-address = Address that is called at each turn
channel-hook-made = Added. The secret is shown this once.
channel-hook-secret = Secret of the signatures
mail-confirm = Is this your address?
mail-confirm-about = You will be told there when it is your turn.
mail-confirm-press = Yes, tell me there
mail-confirm-done = Done. You will be told when it is your turn.
mail-stop = No more messages?
mail-stop-about = You will not be told at this address any more.
mail-stop-press = Stop the messages
mail-stop-done = Done. Nothing more will come.
