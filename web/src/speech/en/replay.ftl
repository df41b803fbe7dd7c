# After the game: who won, all fields shown, the replay, another game.

after-won-you = You have won!
after-won = { $name } has won.
after-lost = You have lost; { $name } has won.
after-nobody = Nobody has won.

# $why is sunk, declared, resigned, time, dropped, lot, drawn, agreed or violated.
after-why =
    { $why ->
        [sunk] No other fleet is afloat.
        [declared] By a right declaration of victory.
        [resigned] { $who ->
            [you] You resigned.
            [other] { $name } resigned.
           *[many] Everybody else is out of the game.
        }
        [time] On time.
        [dropped] { $who ->
            [you] You were taken out of the game.
            [other] { $name } was taken out of the game.
           *[many] Everybody else is out of the game.
        }
        [lot] The last fleets went down together, and the coin decided.
        [drawn] The last fleets went down together.
        [agreed] The players agreed to stop.
        [violated] The other side was proved to have broken the rules.
       *[other] The game is over.
    }
after-field-of = Field of { $name }
after-field-yours = Your field
after-sea = The sea, with all fleets
after-whose = Whose fleet
after-everybody = All fleets
after-rematch = Another game
after-rematch-asked = You would like another game. Waiting for the others.
after-rematch-wanted =
    { $count ->
        [one] Another game is wanted by { $names }.
       *[other] Another game is wanted by: { $names }.
    }
after-rematch-open = To the next game
after-previous = The game before
after-record = Download the record
after-check = Check this game yourself
after-picture = Share the picture
after-picture-download = Save the picture
after-picture-alt = The final position as a picture
after-link = Copy a link to this move
after-copied = The link is copied.
after-copy-failed = Copying failed. The link is: { $link }
after-shared = Shared.
after-share-title = { $title }: the final position
after-new = Play something else

replay-title = Replay
replay-of = { $title }: { $names }
replay-move = Move { $number } of { $all }
replay-slider = Move
replay-start = To the beginning
replay-back = One move back
replay-play = Let it run
replay-pause = Stop
replay-forward = One move on
replay-end = To the end
replay-keys = Keys: ← and → for one move, Home and End for the first and last, Space to let it run.
replay-nothing = Nothing has happened yet.
replay-none = There is nothing to show of this game.
replay-moves = All moves
replay-live = The game is still being played.
replay-behind =
    { $count ->
        [one] { $count } new move since. To the latest
       *[other] { $count } new moves since. To the latest
    }
replay-secret = Only what a spectator may know is shown while the game goes on.
replay-to-match = To the game
replay-speed = Pace
replay-speed-slow = calm
replay-speed-usual = usual
replay-speed-quick = brisk
