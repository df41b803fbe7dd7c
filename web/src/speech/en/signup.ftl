# Signing up for a forum game.
signup-title = Sign-up for a forum game
signup-by = Hosted by { $name }
signup-you = Your answer
signup-phase-open = The list is open. Will you play?
signup-phase-confirming = The list is closed. Those who are in confirm now.
signup-phase-starting = The game is about to start.
signup-phase-started = The game has started.
signup-phase-cancelled = The game is called off.
signup-closes = The list closes on { $when }.
signup-hours =
    { $hours ->
        [one] Then those who are in have { $hours } hour to confirm; who does not is dropped, and the first substitute moves up.
       *[other] Then those who are in have { $hours } hours to confirm; who does not is dropped, and the first substitute moves up.
    }
signup-mine-in = { $name }, you are in.
signup-mine-out = { $name }, you are out.
signup-mine-substitute = { $name }, you are a substitute.
signup-mine-spectator = { $name }, you look on.
signup-you-dropped = Nothing was confirmed in time.
signup-confirm-until = Confirm until { $when }, or the first substitute plays instead.
signup-confirm = Yes, I will play
signup-confirmed-you = You have confirmed.
signup-seat = Take your seat
signup-watch = Look on
signup-name = Your name on the list
signup-answer = Answer
signup-answer-in = I am in
signup-answer-out = I am out
signup-answer-substitute = Substitute
signup-answer-spectator = I look on
signup-said-in = You are in.
signup-said-out = You are out.
signup-said-substitute = You are a substitute.
signup-said-spectator = You look on.
signup-list = The list
signup-size = { $places } places for people. Grid as things stand: { $side } × { $side }.
signup-bots =
    { $count ->
        [one] { $count } computer player plays, too.
       *[other] { $count } computer players play, too.
    }
signup-group-in = In ({ $count })
signup-group-out = Out ({ $count })
signup-group-substitute = Substitutes ({ $count })
signup-group-spectator = Looking on ({ $count })
signup-nobody = Nobody yet
signup-written = writes to the host
signup-dropped = not confirmed in time
signup-confirmed = confirmed
signup-unsure = to confirm by { $when }
signup-confirm-name = { $name } has confirmed
signup-strike-name = Strike { $name } off the list
signup-done = Done.
signup-desk = To the host's desk
signup-link = Link for everybody
signup-enter = Somebody who only writes to you
signup-enter-do = Enter
signup-entered = { $name } is on the list.
signup-remind = Yet to confirm: { $names }
signup-remind-copy = Copy the names
signup-close =
    { $hours ->
        [one] Close the list: { $hours } hour to confirm
       *[other] Close the list: { $hours } hours to confirm
    }
signup-start = Start the game
signup-started = The game has started.
signup-start-sure = Not confirmed yet: { $names }. Start without them? Substitutes who have confirmed move up.
signup-start-without = Start without them
signup-cancel = Call it off
signup-cancel-sure = Call the game off? Everybody sees that, and it cannot be undone.
signup-host-no-seat = You give the orders of those who only write, so you do not play yourself.
signup-rules = The rules of the game
