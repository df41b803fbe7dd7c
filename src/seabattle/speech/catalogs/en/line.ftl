# Games at this machine: why one cannot be played on, and what is said line by line.

trouble-game-none = No game is waiting here. "seabattle play" begins one.
trouble-game-unknown = There is no game { $match } here. "seabattle resume --list" shows those that can be played on.
trouble-game-open-elsewhere = The game { $match } is open in another terminal. Close it there, or play it there.
trouble-game-damaged = Page { $page } of the game { $match } in { $place } is damaged, so the game cannot be played on. Other games are not affected.
trouble-game-too-new = The game { $match } in { $place } was played on by a newer version of the program (version { $version } of the pages; this one reads up to { $reads }). Update this program to go on with it. Other games are not affected.
trouble-game-bot-gone = In the game { $match } the computer plays as { $bot }, and that player is not here any more. Put it back, then go on.
trouble-game-busy = { $place } cannot be used just now: { $reason }. Another program may be using it; try again in a moment.

# Seas in words.

line-run = { $first } to { $last }
line-ship = { $ship }, { $cells }
line-ship-hit = { $ship }, { $cells }, hit at { $hits }
line-ship-sunk = { $ship }, { $cells }, sunk
line-no-ships = You have no ships on the sea.
line-misses-here = { $count ->
        [one] A shot in vain at your sea: { $cells }.
       *[other] Shots in vain at your sea: { $cells }.
    }
line-sunk = Sunk: { $cells }.
line-hits = Hit: { $cells }.
line-misses = Missed: { $cells }.
line-radar-ships = Ships seen by radar: { $cells }.
line-radar-empty = Empty by radar: { $cells }.
line-old = May have changed since: { $cells }.
line-nothing-known = Nothing is known of that sea yet.
line-fleet-of = The fleet of { $name }: { $ships }.

# More words that can be typed.

order-hint = hint
order-odds = odds
order-ships = ships
order-chart = chart
order-stop = stop
order-continue = continue
order-claim = claim
order-close = close
order-dismiss = dismiss
order-random = random
order-turn = turn
order-save = save
order-load = load

# What is asked and said line by line.

line-place-fleet = Your fleet could lie like this:
line-place-ship = { $number }: { $ship }
line-ask-place = Enter takes this fleet, "random" draws another, "hand" places ships by hand, "help" says what else:
line-place-take = Enter: take this fleet
line-place-random = "random": draw another fleet
line-place-hand = "hand": place one ship after the other
line-place-adjust = a number and cells: put that ship there, as in "{ $example }"
line-place-turn = "turn" and a number: turn that ship
line-place-save = "save" and a name: keep this fleet
line-place-load = "load" and a name: take a fleet you have kept; "load" alone lists them
line-place-see = "rules", "board", "log", "resign", "quit"
line-place-saved = The fleet is kept as { $name }.
line-place-full = No more fleets can be kept.
line-place-name = Say a name as well, as in "save { $example }".
line-place-kept = Fleets you have kept: { $names }.
line-place-none = No fleet is kept for these rules.
line-place-unknown = There is no fleet called { $name }.
line-place-no-ship = There is no ship { $number }: they are numbered from 1 to { $count }.
line-hint-fire = { $count ->
        [one] The computer would fire at { $cells }.
       *[other] The computer would fire at these: { $cells }.
    }
line-hint-weapon = The computer would use this: { $weapon }, { $target }.
line-hint-move = The computer would move a ship: { $ship }, to { $cells }.
line-hint-declare = The computer would declare victory.
line-hint-pass = The computer would pass.
line-hint-other = The computer knows nothing better either.
line-odds = The best chances: { $cells }.
line-odds-cell = { $cell } { $chance } %
line-no-odds = In this game the chances cannot be given cell by cell.
line-can-look = "ships", "chart", "board", "log", "rules": what you know, in words or drawn
line-can-hint = "hint" or "odds": what the computer would do
line-can-stop = "stop": offer to stop the game, or agree to it
line-can-continue = "continue": refuse such an offer
line-can-claim = "claim": say that the other player has gone away
line-can-close = "close": end the round
line-can-dismiss = "dismiss" and a number: send that player away
line-can-quit = "quit": leave; the game is kept
line-dismiss-who = Say whom, by number: { $players }.
line-dismiss-one = { $number } { $name }
line-clear = { $name }, press Enter to clear the screen for { $next }:
line-pass = Pass the keyboard to { $name }.
line-ready = { $name }, press Enter when nobody else looks:
line-waiting = Waiting for { $names }.
line-dead = The connection is lost. It is tried again.
line-back = The connection is back.
trouble-server-lost = The server at { $url } does not answer any more: { $reason }. Your seat is kept; come back with { $command }
line-kept = The game is kept. "seabattle resume" goes on with it.
line-seat-kept = Your seat is kept. Come back with { $command }
line-resumed = You go on with { $title }. "log" tells everything from the beginning, "help" what you can do, "quit" leaves again.
line-watching = You watch { $title }. "log" tells everything from the beginning, "chart" what is known, "quit" leaves.
line-invite = { $count ->
        [one] Send this link to whoever shall play with you:
       *[other] Send these links to whoever shall play with you, one each:
    }
line-invite-here = Only this machine can open the link. To play with a device on the same Wi-Fi, start the server with { $command } and invite again.
line-name-online = The others see you as { $name }.
trouble-people-many = { $people } people cannot play this: it has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
trouble-sealed-offline = A sealed table is laid on a server: add `--server URL`.
trouble-people-online = On a server everybody sits at a screen of their own: leave --people out.
trouble-link-no-server = --match needs to know where: add --server, or give the whole link.
trouble-link-bad = { $link } is neither the name of a match nor a link to one.
line-list = { $match }  { $title }: { $names }. Last played { $when }.
line-list-more = "seabattle resume NAME" goes on with one of them, "seabattle resume" with the first.
trouble-game-ambiguous = Several games begin with { $match }. Write more of its name.
line-save-later = { $file } is not written yet: that is done when the game is over. Go on with “{ $command }”.
