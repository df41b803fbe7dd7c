# What the command line says.

trouble-file-unwritable = { $file } cannot be written: { $reason }.
trouble-file-exists = { $file } is there already. Choose another name, or overwrite it with --force.
command-variant =
    { $title }: { $rows }×{ $columns }, { $ships } ships, { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
command-variants-more = "seabattle rules NAME" tells the rules of one, "seabattle play NAME" plays it.
command-mistakes = { $count ->
        [one] 1 mistake.
       *[other] { $count } mistakes.
    }
command-sound = { $file } can be played.
trouble-count-too-many = { $variant } has too many fleets to count here. Take a smaller grid or fleet, or allow more with --budget.
trouble-count-too-many-about = { $variant } has about { $about } fleets, too many to count exactly here. Take a smaller grid or fleet, or allow more with --budget.
trouble-replay-no-seat = There is no seat { $seat }: the game has seats 1 to { $seats }.
trouble-replay-no-step = There is no step { $start } to begin with: the game has { $steps }.
trouble-output-closed = There is nowhere to write to: standard output is closed.
trouble-output-lost = Standard output cannot be written: { $reason }.
trouble-output-signs = Standard output takes { $encoding }, which has no sign { $sign }. Set PYTHONIOENCODING=utf-8, or try --ascii or another --lang.
command-transcript-true = { $entries ->
        [one] { $file } is true: 1 step was played again, and everything it says was so.
       *[other] { $file } is true: { $entries } steps were played again, and everything it says was so.
    }
command-transcript-written = The transcript is in { $file }.
command-transcript-record = The record is in { $file }.
trouble-command-one-way = With --check or --record a transcript is read, so there is none to write: leave out --output.
trouble-command-no-json = A transcript is text for people. For programs there is "seabattle replay --json"; --json goes with --check or --record.

# Words that can be typed during a game.

order-help = help
order-rules = rules
order-board = board
order-log = log
order-move = move
order-declare = declare
order-pass = pass
order-resign = resign
order-quit = quit
order-hand = hand

# What is asked during a game.

play-welcome = { $title }. Type a cell to fire at it, "help" for what else you can do, "quit" to leave.
play-left = You have left the table.
play-saved = The game is kept in { $file }.
ask-place = Enter takes this fleet, "r" draws another, "h" places ships by hand:
ask-ship = { $ship }, { $number } of { $count }, { $decks ->
        [one] 1 cell
       *[other] { $decks } cells
    }: first and last cell, or all its cells:
ask-attack = Turn { $turn }, { $shots ->
        [one] { $left ->
            [one] your shot:
           *[other] the first of { $left } shots:
        }
       *[other] your { $shots } shots:
    }
ask-again = { $shots ->
        [one] { $left ->
            [one] Shoot again, one shot left:
           *[other] Shoot again, { $left } shots left:
        }
       *[other] { $shots } more shots:
    }
ask-second = You have hit. A second shot, or "pass":
ask-pass = Nothing is left but to pass. Enter, or "pass":
ask-spent = Your attack is lost. "move" a ship, or "pass":
ask-round = Round { $turn }, { $shots ->
        [one] your secret shot:
       *[other] your { $shots } secret shots:
    }
move-choice = { $number }: { $ship } from { $come_from } to { $to }
move-how = "move" and a number moves that ship.
move-none = No ship can move now. "help" says why.

# What "help" lists.

can-fire = a cell: fire at it
can-use-weapon =
    { $aim ->
        [lane] "{ $word }" and a row or a column, with a minus (-5) from the other end: use it
        [line] "{ $word }" and a row or a column: use it
       *[cell] "{ $word }" and a cell: use it
    }
can-declare-victory = "declare": say that the whole enemy fleet is sunk
can-end-turn = "pass": end your turn
can-resign = "resign": give the game up
can-move-ship = "move": move a ship
can-see = "rules", "board", "log", "quit"

# A fault of the program itself. $file is the report that was written.
crash = Sea Battle has a fault and had to stop; games are kept. What happened is written in { $file }. Please send that file to whoever looks after the program: it names no ship and nothing that you typed.
crash-unwritten = Sea Battle has a fault and had to stop; games are kept. What happened stands above, for it could not be written to a file: { $reason }.
host-missing =
    { $count ->
        [0] Nobody is missing.
       *[other] Missing: { $names }.
    }
host-close-question = Close the round without them? (y/n)
host-end-question = End the game? Nobody wins, and all fleets are shown. (y/n)
host-yes = yes, y
host-webhook-none = Posts are sent nowhere by themselves.
host-webhook-set = Posts are sent by themselves ({ $body }, { $format }).
host-webhook-secret = Signed with this secret, which is shown once: { $secret }
host-phase =
    { $phase ->
        [placing] Fleets are being placed.
        [over] The game is over.
       *[other] Round { $number } is open.
    }
host-ready = In: { $names }.
host-not-given = Nothing is ordered yet. Read it again with --give, or with what was meant.
host-write-to = Write to them yourself: { $names }.
