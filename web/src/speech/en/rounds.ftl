# The round game: one public sea, secret orders, a host who closes the rounds.

rounds-heading = Round { $number }
rounds-sea = Public sea, { $rows } by { $cols }
rounds-own-sea = Your own sea
rounds-foreign-sea = Foreign sea

# What is to be done now; the largest sentence of the page.
rounds-now-order =
    { $shots ->
        [one] Pick a cell for your secret shot.
       *[other] Pick { $shots } cells for your secret salvo.
    }
rounds-now-ordered = Your order is in. You may change it until the round closes.
rounds-now-turn =
    { $shots ->
        [one] Your turn: pick a cell.
       *[other] Your turn: pick { $shots } cells.
    }
rounds-now-wait = It is the turn of { $name }.
rounds-now-out = You are out. You may watch how it ends.
rounds-now-watch = You are watching. Only what is public is shown.
rounds-now-tie = The last fleets went down together: a coin decides.
rounds-now-lots = All fleets are in.

rounds-yours = Your order
rounds-chosen = Chosen: { $cells }
rounds-none-chosen = No cell chosen yet.
rounds-still =
    { $count ->
        [one] { $count } more cell to choose.
       *[other] { $count } more cells to choose.
    }
rounds-send = Give the order
rounds-change = Change the order
rounds-fire = Fire
rounds-kept = Ordered for this round: { $order }
rounds-typed = Cell, for example { $example }
rounds-typed-add = Choose
rounds-weapon = What to use
rounds-weapon-shot = Shot
rounds-weapon-left = { $weapon }, { $count } left
rounds-line = Which line
rounds-line-row = Row { $label }
rounds-line-column = Column { $label }
rounds-as-row = Its row
rounds-as-column = Its column
rounds-lane = Which lane
rounds-lane-left = Row { $label } from the left
rounds-lane-right = Row { $label } from the right
rounds-lane-top = Column { $label } from the top
rounds-lane-bottom = Column { $label } from the bottom
rounds-as-left = Its row, from the left
rounds-as-right = Its row, from the right
rounds-as-top = Its column, from the top
rounds-as-bottom = Its column, from the bottom
rounds-order-weapon = { $weapon }: { $target }
rounds-resign = Resign
rounds-resign-sure = Resign, and leave the game with all your ships?
rounds-cancel = Play on
rounds-rules = Rules in force
rounds-stop = Offer to stop
rounds-stop-sure = If everybody agrees, the game ends and nobody wins.
rounds-stop-offered =
    { $count ->
        [one] { $names } offers to stop the game. It ends when everybody agrees.
       *[other] These players offer to stop the game: { $names }. It ends when everybody agrees.
    }
rounds-stop-agree = Agree
rounds-stop-refuse = Play on
rounds-stop-waiting = You have offered to stop.
rounds-sent = Your order is in: { $order }.

rounds-declare = Declare victory
rounds-end-turn = End the turn
rounds-move = Move a ship first
rounds-move-none = no move
rounds-move-do = Move

rounds-roster = Players
rounds-progress = { $done } of { $all } have fired
rounds-progress-placing = { $done } of { $all } fleets are in
rounds-seat-you = you
rounds-seat-free = Seat { $number } is free
rounds-standing-free = free
rounds-standing-placing = still placing
rounds-standing-awaited = yet to fire
rounds-standing-turn = to move
rounds-standing-ready = ready
rounds-standing-out = out
rounds-standing-gone = gone
rounds-standing-winner = winner
rounds-standing-in = in
rounds-computer = computer
rounds-bot = bot
rounds-ships-afloat =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
rounds-missed =
    { $count ->
        [one] missed { $count } round
       *[other] missed { $count } rounds in a row
    }

rounds-deadline = Closes in
rounds-deadline-over = Closing now
rounds-no-deadline = No deadline: the round closes when everybody has fired, or when the host closes it.
rounds-late = Less than a minute is left to give your order.

rounds-losses = Sunk so far
rounds-losses-none = No ship has gone down yet.
rounds-loss = { $ship } of { $name }
rounds-loss-unnamed = a ship
rounds-loss-of = a ship of { $name }
rounds-loss-yours = your { $ship }

rounds-history = Round by round
rounds-history-none = Nothing has happened yet.
rounds-history-before = Before the first round
rounds-history-open = Round { $number }, still open
rounds-legend = Signs
rounds-legend-own = your ship
rounds-legend-hit = a hit, public
rounds-legend-order = your order
rounds-host-page = Host's desk
rounds-leaf = Leaf back

rounds-coin = Coin flip
rounds-coin-between = Between { $names }
rounds-coin-falls = The coin falls for { $name }.
rounds-coin-air = The coin is in the air.
rounds-by-host = by the host
rounds-host-writes = The host gives the orders of { $names }, and holds no seat.
rounds-closes-at = Closes on { $local } ({ $utc })
