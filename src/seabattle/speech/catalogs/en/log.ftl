# The lines of the log. $you is yes when the line is about the one who reads it.

log-shot =
    { $you ->
        [yes] You fire at { $cell }: { $answer }
       *[no] { $name } fires at { $cell }: { $answer }
    }
log-salvo =
    { $answers ->
        [none] { log-fires }; nothing is announced.
       *[other] { log-fires }: { $answers }
    }
log-fires =
    { $you ->
        [yes] You fire
       *[no] { $name } fires
    }
log-weapon =
    { $answers ->
        [none] { log-user }, { $weapon }: nothing is announced.
       *[other] { log-user }, { $weapon }: { $answers }
    }
log-user =
    { $you ->
        [yes] You
       *[no] { $name }
    }

# $ship and $cells are none when they are not told; $owner is you, other or unsaid.
log-ship-sunk =
    { $owner ->
        [you] Your ship is sunk{ log-ship-told }
        [other] { $name } loses a ship{ log-ship-told }
       *[unsaid] A ship is sunk{ log-ship-told }
    }
log-ship-hit =
    { $owner ->
        [you] Your ship is hit{ log-ship-told }
        [other] A ship of { $name } is hit{ log-ship-told }
       *[unsaid] A ship is hit{ log-ship-told }
    }
log-ship-told =
    { $ship ->
        [none] { log-cells-told }
       *[other] : { $ship }{ log-cells-told }
    }
log-cells-told =
    { $cells ->
        [none] .
       *[other] {" "}({ $cells }).
    }
log-own-struck = Your fleet is hit: { $cells }.

log-round = Round { $number }.
log-no-hits = No new hits.
log-hits =
    { $count ->
        [one] New hit: { $cells }.
       *[other] New hits: { $cells }.
    }
log-misses = Shots in vain: { $cells }.
log-no-order = No order came from: { $names }.

log-fleet-ready =
    { $you ->
        [yes] Your fleet is in place.
       *[no] { $name } has placed a fleet.
    }
log-ship-moved =
    { $you ->
        [yes] You move a ship: { $ship }, now { $cells }.
       *[no] { $name } moves a ship: { $ship }, now { $cells }.
    }
log-order-shots = Your order: fire at { $cells }.
log-order-weapon = Your order: { $weapon }, { $target }.
log-order-ready =
    { $you ->
        [yes] Your order is given.
       *[no] { $name } has given an order.
    }
aim-cell = { $label }
aim-row = row { $label }
aim-column = column { $label }
aim-left = row { $label } from the left
aim-right = row { $label } from the right
aim-top = column { $label } from the top
aim-bottom = column { $label } from the bottom

log-rounds-began = Play begins. Everybody gives an order.
log-play-began =
    { $you ->
        [yes] Play begins. The first turn is yours.
       *[no] Play begins. { $name } has the first turn.
    }
log-turn-passed =
    { $you ->
        [yes] It is your turn.
       *[no] It is the turn of { $name }.
    }
log-turn-attack = { log-turn-passed }
log-turn-again =
    { $you ->
        [yes] You shoot again.
       *[no] { $name } shoots again.
    }
log-turn-second =
    { $you ->
        [yes] You may fire a second shot if your fleet is sound enough.
       *[no] { $name } may fire a second shot.
    }
log-turn-spent =
    { $you ->
        [yes] Your attack is lost; you may still move a ship.
       *[no] { $name } has lost the attack of this turn.
    }
log-declared-right =
    { $you ->
        [yes] You declare victory, and you are right.
       *[no] { $name } declares victory, and is right.
    }
log-declared-wrong =
    { $you ->
        [yes] You declare victory, but there are ships afloat.
       *[no] { $name } declares victory, but there are ships afloat.
    }

log-seat-out =
    { $you ->
        [yes] Your last ship is sunk. You are out.
       *[no] { $name } has lost the last ship and is out.
    }
log-left-resigned =
    { $you ->
        [yes] You resign.
       *[no] { $name } resigns.
    }
log-left-time =
    { $you ->
        [yes] Your time is out.
       *[no] { $name } is out of time.
    }
log-left-dropped =
    { $you ->
        [yes] The host drops you for missing too many rounds.
       *[no] The host drops { $name } for missing too many rounds.
    }
log-tie = The last fleets went down together: { $names }. Lots decide.
log-drawn = The game is drawn: the last fleets went down together.
log-agreed = The game is over: the players have agreed to stop.
log-won-sunk =
    { $you ->
        [yes] You win: no other fleet is afloat.
       *[no] { $name } wins: no other fleet is afloat.
    }
log-won-violated =
    { $you ->
        [yes] You win: the other side was proved to have broken the rules.
       *[no] { $name } wins: the other side was proved to have broken the rules.
    }
log-won-declared =
    { $you ->
        [yes] You win by a right declaration.
       *[no] { $name } wins by a right declaration.
    }
log-won-resigned =
    { $you ->
        [yes] { $seats ->
            [2] You win.
           *[other] You win: everybody else is out.
        }
       *[no] { $seats ->
            [2] { $name } wins.
           *[other] { $name } wins: everybody else is out.
        }
    }
log-won-time =
    { $you ->
        [yes] You win on time.
       *[no] { $name } wins on time.
    }
log-won-dropped = { log-won-resigned }
log-won-lot =
    { $you ->
        [yes] You win by lot.
       *[no] { $name } wins by lot.
    }

# Many answers in few words; $cells are named, the rest is counted.
summary-sunk = sunk: { $cells }
summary-hit =
    { $count ->
        [one] 1 hit: { $cells }
       *[other] { $count } hits: { $cells }
    }
summary-miss =
    { $count ->
        [one] 1 miss
       *[other] { $count } misses
    }
summary-ship =
    { $count ->
        [one] 1 cell with a ship: { $cells }
       *[other] { $count } cells with a ship: { $cells }
    }
summary-empty =
    { $count ->
        [one] 1 empty
       *[other] { $count } empty
    }
