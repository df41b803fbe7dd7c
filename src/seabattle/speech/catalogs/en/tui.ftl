# What the program on the terminal says around the game.

tui-title = Sea Battle
tui-needs-room = Sea Battle needs { $width } columns and { $height } lines. Make the window larger; the game waits.
tui-yes = yes
tui-no = no
tui-search = Type a part of it
tui-palette = Commands
tui-keys = Keys
tui-signs = Signs

# Choices of the start page. Labels stand in a narrow column.

tui-play = Play
tui-rules = Rules
tui-resume = Go on with a game…
tui-server = On a server…
tui-replay = Replay a file…
tui-choose-variant = Game
tui-choose-seats = Players
tui-choose-against = Against
tui-choose-level = Strength
tui-choose-people = Of them here
tui-choose-labels = Columns
tui-choose-hints = Hints
tui-choose-names = Names
tui-choose-lang = Language
tui-choose-theme = Colours
tui-against-computer = the computer
tui-against-people = people at this keyboard
tui-against-server = somebody on a server
tui-labels-usual = as usual
tui-names-none = none given
tui-names-title = What are you called?
tui-names-about = Several at this keyboard: with commas between the names.
tui-theme-night = night
tui-theme-paper = paper
tui-theme-contrast = high contrast
tui-resume-none = No game is waiting here.
tui-replay-file = Which file? A record such as game.jsonl

# Keys. They share one line, so they are short.

tui-label-enter = Enter
tui-label-space = Space
tui-key-help = Help
tui-key-quit = Quit
tui-key-back = Back
tui-key-leave = Leave
tui-key-choose = Choose
tui-key-change = Change
tui-key-lines = Next line
tui-key-scroll = Scroll
tui-key-leaf = Leaf
tui-key-fire = Fire
tui-key-pass = Pass on
tui-key-mark = Name a cell of a salvo; turn an air raid
tui-key-arm = Weapon
tui-key-agenda = Actions
tui-key-hint = Hint
tui-key-swap = The other sea
tui-key-fleets = Fleets
tui-key-log = Log
tui-key-save = Save the game to a file
tui-key-take = I am here
tui-place-put = Put
tui-place-take = Take a ship up again
tui-place-turn = Turn
tui-place-mirror = Mirror
tui-place-reshape = Another form
tui-place-next = Another ship
tui-place-random = Random
tui-place-clear = Clear the sea
tui-place-undo = Undo
tui-place-save = Save this fleet
tui-place-load = Load a fleet
tui-place-ready = Ready
tui-step-back = Back
tui-step-on = On
tui-step-first = Beginning
tui-step-last = End
tui-step-eyes = Whose eyes

# Help, page by page.

tui-help-start =
    Up and down go from line to line, left and right change a line, Enter does what it says. Everything works with the keys alone; the mouse is welcome and never needed.
tui-help-placing =
    Arrows move the ship in hand, Enter puts it down. Where it cannot lie, the line below says why. With every ship placed, Enter begins; the space bar takes up the ship under the cursor again.
tui-help-playing =
    Steer with the arrows and press Enter to fire, or just type a cell and Enter. Home, End, Page Up and Page Down go to the edges. For a salvo name cell after cell. F4 takes a special action, and shows what it takes in before you let go; the space bar turns an air raid. F2 has everything else: moving a ship, declaring victory, passing, resigning. Games are kept as you play: leave at any time and go on later.
tui-help-handover = Nobody's sea is shown now. Whoever is named sits down and presses Enter.
tui-help-server = Invite friends by a link, lay a table for anybody, or choose one of the tables below to sit down or to watch.
tui-help-replay = Left and right go from step to step. Tab shows the game through other eyes: everything, one player after the other, a spectator.

# Placing.

# $alone is yes when nobody else shares the keyboard.
tui-placing =
    { $alone ->
        [yes] { $title }: place your fleet
       *[no] { $title }: { $name } places the fleet
    }
tui-place-left = To be placed:
tui-place-none-left = All ships are placed.
tui-place-forms = { $count ->
        [one] It can lie in { $count } way: R, F, V.
       *[other] It can lie in { $count } ways: R, F, V.
    }
tui-place-here = Enter puts the { $ship } on { $cells }.
tui-place-whole = The fleet is complete. Enter begins; the space bar takes a ship up again.
tui-place-not-whole = Some ships are still to be placed.
tui-place-restored = The ships you had laid are back. Go on from here.
tui-place-elsewhere = This fleet was changed on another screen of yours, and lies as it does there. U brings yours back.
tui-layout-name = Keep this fleet under which name?
tui-layout-kept = Kept as { $name }.
tui-layout-no-room = There is no room for more fleets: { $name } was not kept.
tui-layout-load = Which fleet?
tui-layout-none = No fleet has been kept for these rules.

# Passing the keyboard on.

tui-handover = Pass the keyboard to { $name }.

    { $name }: press Enter when nobody else looks.
tui-pass-on = Enter hides the sea and passes the keyboard to { $name }.

# Playing.

tui-round = Round { $number }
tui-round-closes = closes in { $left }
# Days and hours that are left, as short as on a clock.
tui-time-days = { $days } d { $hours } h
tui-awaited = Yet to fire: { $names }
tui-waiting = { $names ->
        [none] Wait a moment…
       *[other] Waiting for { $names }…
    }
tui-watching = You are watching.
tui-over = The game is over.
tui-over-how = F2: another game. F9: keep the record. Esc: leave.
tui-aim-shot = Enter fires at { $cell }.
# After a secret order that can still be changed.
tui-aim-instead = Enter changes it to { $cell }.
# $line is yes for a row or a column.
tui-aim-weapon =
    { $weapon }, { $at }: { $count ->
        [one] { $count } cell.
       *[other] { $count } cells.
    } { $line ->
        [yes] Enter uses it, the space bar turns it.
       *[no] Enter uses it.
    }
# $cells is none when nothing is named yet; $whole is yes when Enter fires.
tui-aim-salvo =
    { $named } of { $wanted } named{ $cells ->
        [none] .
       *[other] : { $cells }.
    } { $whole ->
        [yes] Enter fires the salvo.
        [here] The space bar takes this cell back.
       *[no] Enter names this cell.
    }
tui-ask-second = You have hit. Enter fires a second shot, F2 passes:
tui-ask-spent = Your attack is lost. F2 moves a ship or passes:
tui-ask-pass = Nothing is left but to pass. Enter passes:
tui-disconnected = no connection, trying again…
tui-do-use-weapon = Use: { $weapon }
tui-do-move-ship = Move a ship
tui-do-declare-victory = Declare victory
tui-do-end-turn = Pass
tui-do-resign = Resign
tui-do-offer-stop = Offer to stop the game
tui-do-refuse-stop = Play on
tui-do-claim-absence = Ask whether the others are still there
tui-do-end-round = Close the round
tui-do-offer-pause = Offer a week's pause
tui-do-agree-pause = Agree to a pause
tui-do-refuse-pause = No pause
tui-do-end-pause = End the pause
tui-do-say = Say: “{ $said }”
tui-do-show-phrases = Show what others say
tui-do-hide-phrases = Hide what others say
tui-do-seat-computer = Let the computer take the free seats
tui-do-send-away = Send { $name } away
tui-do-rematch = Another game
tui-move = { $ship } from { $come_from } to { $to }
tui-hint-thinking = The computer thinks…
tui-hint-fire = Hint: fire at { $cells }.
tui-hint-weapon = Hint: { $weapon }, { $at }.
tui-hint-move = Hint: move the { $move }.
tui-hint-declare = Hint: declare victory.
tui-hint-pass = Hint: pass.
tui-odds-tenths = Figures are chances in tenths.
tui-odds-percent = Figures are chances in per cent.
tui-rematch-asked = Another game is asked for. Waiting for the others…
tui-leave-sure = Leave the table? The game is kept, and you can go on later.
trouble-table-lost = The game cannot be reached any more: { $reason }
tui-save-later = A game is written down when it is over.
tui-save-name = Into which file?

# A server.

tui-invitation = Send this link to your friend: { $link }
tui-server-address = Server
tui-server-name = Change my name there
tui-server-invite = Invite friends by a link
tui-server-offer = Lay a table for anybody
tui-server-link = I have a link
tui-server-renew = Look again
tui-server-calling = Calling the server…
tui-server-no-link = This is no link to a table. It looks like http://server/join/…
tui-table-ours = Go on
tui-table-open = Sit down
tui-table-watch = Watch

# A replay.

tui-eyes-all = everything is shown
tui-eyes-spectator = as a spectator was told
tui-eyes-of = as { $name } was told
