# The host's desk.
host-title = Host's desk
host-for = { $title }, match { $match }
host-only = Only the host of this match can open this desk.
host-back = To the game
host-round = Round { $number }
host-close = Close the round
host-close-note =
    { $count ->
        [0] Everybody has fired.
        [one] { $count } order is missing. It will be handled as the rules say.
       *[other] { $count } orders are missing. They will be handled as the rules say.
    }
host-close-sure =
    { $count ->
        [one] Close the round without the missing order of { $names }?
       *[other] Close the round without the missing orders of { $names }?
    }
host-close-yes = Close it
host-closed = Round { $number } is closed.
host-remind-all = Remind all who have yet to fire
host-reminded = The reminder is on its way.
host-drop = Drop
host-drop-name = Drop { $name }
host-drop-sure = Drop { $name }? Their sound ships leave the sea, and they cannot come back.
host-dropped = { $name } is dropped.
host-wait = Wait
host-keep = Keep them in
host-links = Links for the seats
host-links-about = Each link opens one seat, once. Send each to one player.
host-links-none = No seat is waiting for a link.
host-link-seat = Seat { $number }
host-copy = Copy
host-copied = Copied.
host-copy-all = Copy all links
host-copy-failed = Copying failed. Select the text and copy it yourself.
host-post = Post for the forum
host-post-about = What to publish now: the public grid, the news of the round, who is awaited. It says nothing that a spectator does not know.
host-post-round = Of which round
host-post-now = As things stand
host-post-format = Form
host-post-text = plain text
host-post-markdown = Markdown
host-post-bbcode = BBCode
host-post-deadline = Deadline to announce
host-post-deadline-example = Sunday, 20:00
host-not-rounds = This game has turns and no rounds to close.
host-over = The game is over.
host-placing = The game has not begun: fleets are still being placed.

# Messages of players who only write.
host-messages = Private messages
host-messages-about = Paste what a player has sent you. Nothing is ordered before you say so.
host-message-of = Message of
host-message-text = Message
host-message-example = Hi, I fire at B7. Thanks!
host-message-read = Read it
host-message-understood = Understood
host-message-unsure = Not sure. Look at it before you give the order.
host-message-doubt = Not understood: “{ $text }”
host-message-give = Give this order
host-message-given = Ordered for { $name }: { $order }
host-message-reply = Answer to send back
host-message-chart = Private chart
host-message-picture = as a picture
host-message-words = as text
host-holds-no-seat = You give the orders of { $names } and hold no seat. Everybody can see that.
host-extend = More time
host-extend-until = The round closes at
host-extend-do = Set the deadline
host-extended = The round has a new deadline.
host-deadline = Closes on { $local } ({ $utc })
host-end = End the game
host-end-sure = End the game? Nobody wins, all fleets are shown, and it cannot be undone.
host-ended = The game has ended.
host-replace = Replace
host-replace-name = Replace { $name }
host-replace-about = The fleet stays where it lies, and everybody hears of it. { $name } has no part in the game any more.
host-replace-new = Name of the substitute
host-replace-write = They write to me
host-replace-link = Make a new link
host-replaced = { $name } is replaced.
host-leave-out = Play without { $name }
host-post-html = HTML
host-post-picture = Picture of the grid (SVG)

# A new forum game.
forum-new = Host a forum game
forum-new-about = You run the game and publish its posts. Players send you private messages, or have a link of their own.
forum-players = Players
forum-names = Names, one in each line
forum-way-by-host = writes to me
forum-way-link = has a link
forum-computers = Computer players
forum-side = Rows and columns
forum-rounds = Rounds
forum-closes = Rounds close at
forum-zone = Time zone
forum-days = Days that a round lasts
forum-missed = A missing order
forum-missed-not-fired = fires nothing
forum-missed-random = fires at random
forum-drop-after = Drop after so many missed rounds (0: never)
forum-open = Open the game
host-replace-substitutes = Substitutes of the sign-up; the first has waited longest:
host-hook = Posts that send themselves
host-hook-about = Every post of your games goes to an address of yours: after sign-up, each round, and the end.
host-hook-address = Address
host-hook-body = Kind
host-hook-do = Send posts there
host-hook-set = Posts are sent by themselves.
host-hook-none = Posts are sent nowhere by themselves.
host-hook-secret = Secret of the signature, shown once
host-hook-remove = Send nothing any more
forum-signup = Or let players sign up
forum-signup-about = You get one link for all. Whoever opens it says in, out, substitute or looking on; the grid follows from the number of players when you start.
forum-most = Places in all
forum-until = The list closes (empty: when you say so)
forum-hours = Hours to confirm in (0: nobody has to)
forum-announce = Announce the game
forum-signups = Sign-ups under way
forum-signup-line =
    { $count ->
        [one] Sign-up { $id }: { $count } answer
       *[other] Sign-up { $id }: { $count } answers
    }
host-message-long = The message has { $count } signs; { $most } are the most. Paste only what the player wrote this time.
host-message-noted = Noted: { $order }
host-missing = Missing: { $names }
host-remind-copy = Copy a reminder
host-remind-fleet = Your fleets are still missing: { $names }.
host-remind-order = Your orders for round { $number } are still missing: { $names }.
host-remind-until = Your orders for round { $number } are still missing: { $names }. It closes on { $when }.
forum-host-name = Your name, as posts say it
forum-fleet = Everybody's fleet
forum-ship-carrier = Carriers (5)
forum-ship-battleship = Battleships (4)
forum-ship-cruiser = Cruisers (3)
forum-ship-submarine = Submarines (3)
forum-ship-destroyer = Destroyers (2)
