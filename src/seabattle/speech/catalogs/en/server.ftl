# What a server says: to whoever starts it, and to whoever asks something of it.

serve-address = Sea Battle is served at { $url }
serve-database = Matches are kept in { $place }
serve-metrics = Metrics are at { $url }/metrics
serve-no-metrics = No metrics are served.
serve-few-files = WARNING: the system allows this process { $limit } open files, and { $wanted } are needed for the connections it should hold. Some players may be turned away. Raise the limit (ulimit -n, or LimitNOFILE in the systemd unit).
serve-lan = On the same Wi-Fi, open { $url } on the other device, or hold its camera before this code:
serve-lan-others = If it does not open there, try { $urls }
serve-stop = Press Ctrl-C to stop.
trouble-serve-one-worker = An SQLite file can be served by one process only. Leave --workers out, or name a PostgreSQL database with --database.
trouble-serve-port-taken = Nothing can listen on { $host }, port { $port }: { $reason }. Choose another with --port.
trouble-serve-no-lan = This machine has no address on a home network. Connect it to the Wi-Fi or the cable, or name the address with --host; without --lan the server starts for this machine alone.
trouble-serve-lan-here = --lan is for other devices, and only this machine finds { $host }. Leave --host out, or name an address on your network.
trouble-serve-any-proxy = --proxy { $proxy } would let every visitor say which address they come from, and so escape all limits and bans. Name the address of your proxy, or its network, such as 172.29.52.0/24.
trouble-serve-bad-proxy = “{ $proxy }” is no address and no network of a proxy. Write something like 127.0.0.1 or 10.0.0.0/8.
trouble-feature-off = “{ $feature }” is switched off here (SEABATTLE_WITHOUT).
trouble-feature-unknown = There is no feature called “{ $name }”. There are: { $known }.
trouble-serve-bad-site = “{ $site }” is no host name. Write something like play.example.
trouble-serve-metrics-taken = Metrics cannot be served on { $host }, port { $port }: { $reason }. Choose another address with --metrics, or say --metrics off.
trouble-serve-bad-metrics = { $address } is no address for metrics. Write a host and a port, such as 127.0.0.1:9464, or off.
trouble-settings-unknown-name = There is no such setting. docs/operating.md lists them all.
trouble-settings-bad-value = This value cannot be used. docs/operating.md has the kind and the bounds of every setting.

client-won = Won after { $turns } turns.
client-lost = Lost after { $turns } turns.
client-drawn = Nobody won, after { $turns } turns.
trouble-server-refused = The server refused: { $detail }
trouble-server-unreachable = There is no server at { $url }: { $reason }.
trouble-server-distrusted = { $why ->
        [not-signed] The server sent a message that its player has not signed.
        [out-of-place] The server sent a message that does not follow the one before.
        [unknown-placing] The server sent another proof than was signed.
        [rolled-back] The server is at an earlier point of the game than this machine, and nothing is answered twice.
        [said-already] Something else was said from this machine under the same number, and nothing is said twice.
       *[against-the-rules] The server sent something that the rules do not allow.
    } This program plays no further at it. Your key and your fleet are safe here.
trouble-server-silent = there was no answer after { $tries } tries
trouble-server-strange = it answers { $status }, and not as a server of ours

refusal-request-malformed = The request cannot be read ({ $reason }).
refusal-request-too-large = The request is too large; { $most } bytes are the most.
refusal-request-too-often = That was too often. Try again in { $seconds } s.
refusal-request-stored-enough = Too much was stored from your address. Try again in { $seconds } s.
refusal-request-no-room = The disk of the server is nearly full, so nothing new is stored. Games that have begun go on.
refusal-request-over-budget = The server has worked a great deal for you or for this table. Try again in { $seconds } s.
refusal-request-busy = The server is too busy for that. Try again in { $seconds } s.
refusal-request-feature-off = This server does without “{ $feature }”.
refusal-request-unknown-page = There is nothing at this address.
refusal-request-wrong-method = This address does not answer to that method.
refusal-request-foreign-origin = The request comes from a page of another site, or does not say where it comes from.
refusal-request-wrong-host = This server does not answer to the name “{ $host }”. If you run it, start it with --site and that name.
refusal-request-unknown-version = This server speaks version { $version } of the messages.
refusal-request-server-fault = Something went wrong at the server. Nothing you sent was lost if it was acknowledged; try again.
refusal-visitor-banned = This server does not let you in.
refusal-visitor-unknown-session = There is no such session.
refusal-visitor-link-not-good = This link is good no more: it was used, has expired, or a newer one was made. Make a new one on the device where your name is.
refusal-visitor-passkey-not-good = This passkey was not recognised. Perhaps it was deleted here, or you took too long; try again.
refusal-visitor-too-many-passkeys = You have { $most } passkeys already. Delete one first.
refusal-visitor-too-many-sessions = You have opened { $most } sessions within a year, and no more are kept. Use a device on which you are known already.
refusal-visitor-unknown-passkey = There is no such passkey.
refusal-visitor-nobody-there = Nobody sits there who could be blocked or reported.
refusal-visitor-too-many-blocks = There are { $most } already. Lift a block first, or wait until your reports are looked at.
refusal-visitor-unknown-block = There is no such block.
refusal-visitor-no-session = The server does not know who you are. Keep the cookie it gives you, or send a token.
refusal-visitor-unfit-name =
    { $why ->
        [word] Here this word says who somebody is, so it cannot be a name. Choose another one.
       *[signs] Nobody can be called that. Use letters or digits, at most 32 signs.
    }
refusal-token-not-good = The token is unknown, or was revoked.
refusal-token-too-narrow = { $scope ->
    [person] Only a person with a session may do this, not a token.
   *[other] The token is not good for this; it needs the scope “{ $scope }”.
}
refusal-token-too-many = You have { $most } tokens already. Revoke one first.
refusal-token-unknown = You have no such token, or it was revoked before.
refusal-channel-too-many = You are told in { $most } places already. Remove one first.
refusal-channel-unknown = There is no such channel.
refusal-channel-unfit-address = Nothing is sent to that address: it has to begin with https:// and lead to the public internet.
refusal-channel-unfit-mailbox = Nothing is sent to that mailbox: it has to be one address, such as anna@example.org, in plain letters.
refusal-channel-asked-enough = That mailbox was sent enough links for today. Open the latest one, or try again tomorrow.
refusal-channel-not-offered = This server does not send messages in that way.
refusal-variant-unknown = There is no ready-made variant “{ $name }”.
refusal-variant-mistakes = The rules cannot be played by. Mistakes found: { $count }. The first: { $first }
refusal-table-no-rules = Name a variant, or send a rule file of your own: one of the two.
refusal-table-wrong-seats = You planned { $seats } seats, and these rules take { $least } to { $most }.
refusal-table-host-twice = The host can sit at one seat only.
refusal-table-no-person = Keep at least one seat for a person.
refusal-table-no-open-seat = Keep a seat for yourself and leave one open for whoever comes.
refusal-table-unsound-clock = The clock contradicts itself. Give a bank, with or without an increment, or a time for each move.
refusal-table-unknown-bot = There is no computer player “{ $name }”.
refusal-match-no-hints = This table plays without hints.
refusal-round-no-post = There is nothing to post: posts are for games in which all fire together on one public sea.
refusal-round-unknown = { $closed ->
    [0] There is no round { $number } to post: no round has been closed yet.
    [one] There is no round { $number } to post: { $closed } round has been closed so far.
   *[other] There is no round { $number } to post: { $closed } rounds have been closed so far.
}
refusal-placement-draft-changed = This fleet was changed on another screen of yours.
refusal-layout-too-many = You keep { $most } layouts already. Throw one away first.
refusal-layout-no-room = Your saved layouts take all the room there is for them ({ $most } bytes). Delete one first.
refusal-layout-unknown = You keep no layout of that name.
refusal-table-unsound-hosting = 
    { $why ->
        [zone] There is no such time zone.
        [rounds] Only a game in rounds has a host's seats and deadlines.
        [host] A host who gives orders for others does not play.
        [fleet] Nobody has a ship in such a fleet, or this game does not know one of its classes.
       *[name] Every seat whose orders the host gives needs a name, and no two players the same.
    }

# What a chat shows of a link.
preview-site = Sea Battle
preview-about = Battleship by every rule sheet: against friends, strangers or the computer, in the browser and without an account.
preview-free-seat = a free seat
preview-match =
    { $phase ->
        [open] { $game }. A seat is free.
        [placing] { $game }. The fleets are being placed.
        [playing] { $game }. Watch the game.
       *[over] { $game }. The game is over: watch it again.
    }

refusal-signup-unknown = There is no such sign-up. Look at the link again.
refusal-signup-too-many = You have { $most } sign-ups under way. Start or call off one of them first.
