# What everybody hears of a live match, beside the game itself. $you is yes when it is about the reader.

notice-sat-down =
    { $you ->
        [yes] You sit down.
       *[no] { notice-newcomer }
    }
notice-newcomer =
    { $kind ->
        [bot] A bot sits down: { $name }.
        [computer] The computer sits down: { $name }.
       *[person] { $name } sits down.
    }
notice-seat-given-up =
    { $you ->
        [yes] Your seat is free again.
       *[no] The seat of { $name } is free again.
    }
notice-stop-offered =
    { $you ->
        [yes] You offer to stop the game.
       *[no] { $name } offers to stop the game.
    }
notice-stop-refused =
    { $you ->
        [yes] You want to play on.
       *[no] { $name } wants to play on.
    }

# $reader is asked, asking or other.
notice-pause-offered =
    { $you ->
        [yes] { $days ->
            [0] You would like to end the pause.
            [one] You would like a pause of { $days } day.
           *[other] You would like a pause of { $days } days.
        }
       *[no] { $days ->
            [0] { $name } would like to end the pause.
            [one] { $name } would like a pause of { $days } day.
           *[other] { $name } would like a pause of { $days } days.
        }
    }
notice-pause-refused =
    { $you ->
        [yes] You want no pause.
       *[no] { $name } wants no pause.
    }
notice-match-paused =
    { $days ->
        [0] Everybody agrees: the pause is over, and clocks run again.
        [one] Everybody agrees to a pause of { $days } day. No clock runs until then.
       *[other] Everybody agrees to a pause of { $days } days. No clock runs until then.
    }
notice-phrase =
    { $you ->
        [yes] You: “{ $said }”
       *[no] { $name }: “{ $said }”
    }
phrase-good-luck = Good luck!
phrase-well-shot = Well shot!
phrase-ouch = Ouch!
phrase-back-soon = I will be right back.
phrase-thanks = Thank you!
phrase-good-game = Good game!
notice-absence-claimed =
    { $reader ->
        [asked] { $by } asks whether you are still there.
        [asking] You ask whether { $name } is still there. If no answer comes within { $wait }, ask again to win the game.
       *[other] { $by } asks whether { $name } is still there.
    }
notice-absence-denied =
    { $you ->
        [yes] You are still there.
       *[no] { $name } is still there.
    }
notice-reminded =
    { $you ->
        [yes] The host reminds you: everybody is waiting for you.
       *[no] The host reminds { $names }.
    }
notice-rematch-asked =
    { $you ->
        [yes] You would like another game.
       *[no] { $name } would like another game.
    }
notice-rematch-opened = The next game is ready.
notice-field-shown =
    { $you ->
        [yes] You show your field. It is the one that was sealed.
       *[no] { $name } shows the field. It is the one that was sealed.
    }
notice-something-else = Something has happened that only a newer version of the program can tell.

# A warning to one seat.
notice-hurry-seconds =
    { $left ->
        [one] Hurry: you have { $left } second left.
       *[other] Hurry: you have { $left } seconds left.
    }
notice-hurry-minutes =
    { $left ->
        [one] Your time is running out: { $left } minute is left.
       *[other] Your time is running out: { $left } minutes are left.
    }
notice-hurry-hours =
    { $left ->
        [one] Your time is running out: { $left } hour is left.
       *[other] Your time is running out: { $left } hours are left.
    }
notice-seat-handed =
    { $you ->
        [yes] The host has given this seat to { $name }, and gives the orders from now on.
       *[no] { $name } takes over a seat; the host gives the orders there.
    }
notice-deadline-set = The round closes at { $when }.
notice-round-extended = The host has given the round more time.
notice-host-ended = The host has ended the game.
