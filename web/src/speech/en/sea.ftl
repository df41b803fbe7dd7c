# The sea: what is said of its cells, of ships being placed, and of a game being played.

# What a screen reader says of a cell, behind its name.
cell-unknown = unknown
cell-clear = clear water
cell-miss = miss
cell-hit = hit
cell-sunk = sunk
cell-radar-empty = radar: empty
cell-radar-ship = radar: a ship
cell-old = may be out of date
cell-last = last shot
cell-chosen = chosen
cell-water = water

## Placing the fleet

placing-title = Place your fleet
placing-sea = Your sea
placing-tray = Your ships
placing-in-place = in place
placing-tools = Ship in hand
placing-turn = Turn
placing-mirror = Mirror
placing-shape = Other shape
placing-random = Random
placing-clear = Clear
placing-ready = Ready for battle
placing-more = Keys and saved layouts
placing-keys = Drag a ship, or tap it and then the sea; tap it again to turn it. By keys: Enter takes and puts, arrows move, R turns, F mirrors, S changes the shape, N takes the next ship, Delete puts it back.
placing-pick =
    { $left ->
        [one] One ship is waiting. Drag it to the sea, or tap it first and the sea next.
       *[other] { $left } ships are waiting. Drag them to the sea, or tap one first and the sea next.
    }
placing-complete = The whole fleet is in place. Move what you like, and begin.
placing-incomplete =
    { $left ->
        [one] One ship is still in the tray.
       *[other] { $left } ships are still in the tray.
    }
placing-empty = There is no ship here. Take one from the tray.
placing-selected = In hand: { $ship }. Tap it again to turn it, or tap where it shall lie.
placing-held = In hand: { $ship }. Choose where it shall lie.
placing-put = In place at { $cell }: { $ship }.
placing-stowed = Back in the tray: { $ship }.
placing-fits = { $from } to { $to }: fits.
placing-no-turn = There is no room to turn here: { $ship }.
placing-no-mirror = This ship has no other mirror image: { $ship }.
placing-no-shape = This ship has one shape only: { $ship }.
placing-random-done = The fleet lies as chance would have it. Adjust what you like.
placing-cleared = The sea is empty.
placing-restored = The ships you had laid are back. Go on from here.
placing-other-title = Laid elsewhere, too
placing-other =
    { $count ->
        [0] On another screen of yours the sea was cleared. Which one do you go on with?
        [one] On another screen of yours { $count } ship lies in a different way. Which fleet do you go on with?
       *[other] On another screen of yours { $count } ships lie in a different way. Which fleet do you go on with?
    }
placing-other-take = Take that one
placing-other-keep = Keep this one

layouts-title = Saved layouts
layouts-none = You have not saved a layout for these rules yet.
layouts-name = Name of the layout
layouts-save = Save
layouts-incomplete = Only a whole fleet can be saved.
layouts-unnamed = Give the layout a name.
layouts-saved = Saved: { $name }.
layouts-used = In place: { $name }.
layouts-dropped = Deleted: { $name }.
layouts-drop = Delete { $name }

## Before the game

muster-ready = Your fleet is in place
muster-watch = The fleets are being placed
muster-invite = Invite somebody
seats-fill =
    { $count ->
        [one] Let the computer take the free seat
       *[other] Let the computer take the { $count } free seats
    }
muster-nobody = somebody who is still to come
muster-missing =
    { $count ->
        [0] All fleets are in. The game is about to begin.
       *[other] Waiting for: { $names }.
    }
match-opening = Opening the game …
match-free = A seat at this table is free.
match-sit = Sit down

## Playing

play-title = Game: { $one } against { $other }
play-seas = Which sea is shown
play-fire = Fire
play-use = Use here
play-pass = Pass
play-hint = Hint
play-enlarge = Enlarge the chart
play-declare = Declare victory
play-rules = Rules in force
play-sound = Sound
play-stop = Offer to stop
play-absent = Still there?
play-resign = Resign

sea-swap = Enlarge: { $sea }
aim-touched = { $cell }. Tap again to fire.
sea-own = Your sea
sea-foreign = Enemy waters
sea-of = The sea of { $name }
sea-larger = Enlarge the sea
sea-smaller = Make the sea smaller
fleet-own = Your fleet
fleet-of = Fleet of { $name }
fleet-untold = Under these rules nobody says what is sunk.
fleet-line = { $ship }: { $left } of { $count } afloat
legend-title = Signs on the charts
legend-old = may be out of date: ships have had time to move
legend-own-miss = your own miss
log-title = Log
loupe-title = Part of the chart, enlarged
cell-movable = { $ship }, can move

caption-against = Against { $names }.
caption-between = { $names }.
caption-computer = { $name } (computer)
caption-bot = { $name } (bot)
caption-many = { $count } others
pace-of-bank =
    Clock: { $bank } each{ $increment ->
        [0] .
       *[other] , and { $increment } s back a turn.
    }
pace-of-move = Clock: { $time } a move.
pace-of-none = No clock.
answer-none = Nothing has been fired yet.
answer-whole = The last shots, cell by cell
turn-yours = Your turn
turn-theirs = Turn of { $name }
turn-lots = Lots are drawn
turn-over = The game is over
todo-over = The last shot has fallen.

# $name is the player to move.
todo-lots = Who begins?
todo-wait = { $name } is taking aim.
todo-watch = You are watching.
todo-fire = Choose a cell to fire at.
todo-again = Fire again.
todo-salvo =
    { $shots ->
        [one] Choose one cell, then fire.
       *[other] Choose { $shots } cells, then fire: { $named } chosen.
    }
todo-second = A hit! You may fire a second shot, or pass.
todo-pass = Nothing is left but to pass.
todo-spent = Your attack is lost. Move a ship, or pass.
shots-left =
    { $left ->
        [one] One shot left.
       *[other] { $left } shots left.
    }
todo-area = Choose the cell in the middle.
todo-line = Choose a row or a column.
todo-lane = Choose a row or a column, and the edge it starts from.

arsenal-title = Weapons
arsenal-shot = Shot
arsenal-left =
    { $left ->
        [0] none left
       *[other] { $left } left
    }
arsenal-from = from turn { $turn }
raid-row = Along the row
raid-column = Down the column
lane-left = From the left
lane-top = From the top
lane-right = From the right
lane-bottom = From the bottom

typed-cell = Cell
typed-line = Row or column
typed-lane = Row or column; -5 from the other end
order-line-help = For example: fire B7. The key / leads here.
order-line-which = Which of these?
typed-add = Add

salvo-fire =
    { $shots ->
        [one] Fire
       *[other] Fire the salvo ({ $named } of { $shots })
    }
salvo-wants =
    { $shots ->
        [one] Choose the cell first.
       *[other] A salvo has { $shots } shots; { $named } are chosen.
    }

move-may = You may move one ship before you fire:
move-ship = { $ship } ({ $cells })
move-title = To move: { $ship }
move-taken =
    { $count ->
        [one] In hand: { $ship }. There is one move. Arrows show it, Enter makes it.
       *[other] In hand: { $ship }. There are { $count } moves. Arrows go through them, Enter makes one.
    }
move-shown = { $from } to { $to }
move-made = Moved: { $ship }.
move-before = Previous move
move-next = Next move
move-make = Move here

hint-fire = Hint: fire at { $cells }.
hint-weapon = Hint: use the { $weapon } where it is marked.
hint-move-ship = Hint: move a ship first.
hint-declare-victory = Hint: declare victory.
hint-end-turn = Hint: pass.
hint-resign = Hint: nothing is to be done.
hint-place-fleet = Hint: place the fleet.
hint-title = Hint
hint-close = Close the hint
hint-odds = The likeliest cells
hint-cell = Cell
hint-chance = A ship is there
hint-best = advised
hint-fire-chance = A ship is there with a chance of { $chance }.
hint-no-odds = By these rules no odds can be told: ships move, or there are too many cells to count fleets on.

stop-offered = { $name } offers to stop the game without a winner.
stop-agree = Stop
stop-refuse = Play on
stop-waiting = You have offered to stop.
stop-title = Offer to stop?
stop-sure = If the other side agrees, the game ends and nobody wins.
resign-title = Resign?
resign-sure = The game is lost if you resign.
declare-title = Declare victory?
declare-sure = If a single enemy ship is still afloat, you lose the attack of this turn.

clock-yours = You
clock-of = Clock of { $name }: { $left }
clock-left-days =
    { $days ->
        [one] { $days } day, { $hours } h
       *[other] { $days } days, { $hours } h
    }
clock-left-hours = { $hours } h { $minutes } min

# The hashes that are shown before the first shot.
seal-line = Sealed: { $seal }…
seal-about = This is one word for the hashes of all fields and of the seed for all lots. It was there before the first shot, so nothing can be changed afterwards; when the game is over everything is opened and checked.
