## Waiting for somebody, and who is here

waiting = Waiting for somebody to join.
waiting-about = You can place your fleet already.
waiting-computer = Play the computer meanwhile
waiting-stop = Stop waiting
waiting-met = Somebody has joined your table!
waiting-go = To the table
presence-here = is here
presence-away = was here a moment ago
presence-gone = has gone
invite-group = Invite the group
invite-group-about = Send this one link to everybody. Whoever opens it can sit down as long as a seat is free.

## What my games need

my-turn = Your turn
my-turn-left = Your turn, { $left } left
game-won = You won
game-won-by = Won by { $name }
game-drawn = Nobody won
their-turn = Waiting for the others
