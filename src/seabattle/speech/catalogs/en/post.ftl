# The post of a round for a forum (FO8). Names come with their markup already made harmless.

post-heading = { $title }: round { $number }
post-opening = { $title }

post-peg = hit

post-hits =
    { $count ->
        [0] No new hits.
        [one] New hit: { $cells }.
       *[other] New hits: { $cells }.
    }
# $ship, $name and $cells are none when the rules do not tell them.
post-sunk =
    { $name ->
        [none] { post-sunk-ship }{ post-sunk-cells }
       *[other] { post-sunk-ship } of { $name }{ post-sunk-cells }
    }
post-sunk-ship =
    { $ship ->
        [none] Sunk: a ship
       *[other] Sunk: { $ship }
    }
post-sunk-cells =
    { $cells ->
        [none] .
       *[other] {" "}({ $cells }).
    }
post-out = { $name } has no ships left and is out.
post-left-resigned = { $name } resigns.
post-left-time = { $name } is out of time.
post-left-dropped = { $name } missed too many rounds and is dropped.
post-tie = The last fleets went down together: { $names }. A coin decides.
post-lots-awaited = The coin is in the air.
post-won = { $name } wins!
post-won-lot = The coin falls for { $name }, who wins!
post-drawn = Nobody wins: the last fleets went down together.
post-agreed = Nobody wins: the players have agreed to stop.

post-placing = Waiting for fleets from: { $names }.
post-next-round = Round { $number } is open.
post-awaited =
    { $count ->
        [0] Everybody has fired.
       *[other] Yet to fire: { $names }.
    }
post-deadline = Deadline: { $when }
post-standings = Ships afloat: { $list }.
post-ended = Nobody wins: the host has ended the game.
post-written = The host gives the orders of { $names }, and holds no seat.
post-page = Everybody can look on here: { $address }
post-how-fleet = Whoever plays by message sends the host a fleet in this form: { $example }; …
post-how = Whoever plays by message writes to the host once a round: { $example }
post-record = The whole game with every order and the salts of the hashes: { $record } Anybody can check it here: { $check }
post-hashes = Salted hashes of all fields. The record opens them at the end, and anybody can compare.

# The post of a sign-up.
signup-heading = { $title }: sign-up
signup-host = Hosted by { $name }.
signup-nobody = Nobody is in yet.
signup-in = In ({ $count }): { $names }.
signup-substitutes = Substitutes: { $names }.
signup-spectators = Looking on: { $names }.
signup-dropped = Not confirmed in time: { $names }.
signup-cancelled = The game is called off.
signup-unsure = Yet to confirm until { $when }: { $names }. Whoever does not is dropped, and the first substitute moves up.
signup-grid = Grid as things stand: { $side } × { $side }.
signup-grid-settled = The list is final. Grid: { $side } × { $side }.
signup-rounds =
    { $days ->
        [one] Rounds close every day at { $hour } ({ $zone }).
       *[other] Rounds close every { $days } days at { $hour } ({ $zone }).
    }
signup-closes = The list closes on { $when }.
signup-page = In, out, substitute or looking on? Say so here, or write to the host: { $address }
signup-bots = Computer players ({ $count }): { $names }.
signup-fleet = Everybody's fleet: { $ships }.
signup-missed-not-fired = A missing order fires nothing.
signup-missed-random = A missing order fires at random.
signup-drop =
    { $count ->
        [one] Whoever misses a round is dropped.
       *[other] Whoever misses { $count } rounds in a row is dropped.
    }
signup-rules = The rules: { $address }
signup-hours =
    { $hours ->
        [one] Once the list is closed, those who are in have { $hours } hour to confirm; who does not is dropped, and the first substitute moves up.
       *[other] Once the list is closed, those who are in have { $hours } hours to confirm; who does not is dropped, and the first substitute moves up.
    }
