# The daily sea: one field for everybody, one try each.

daily-title = Daily sea
daily-about = One hidden fleet a day, the same for everybody. Nobody fires back: sink it all with as few shots as you can. The day begins and ends at midnight UTC.
daily-games = Games
daily-wait = The sea of the day is coming…
daily-of = { $game }, { $date }
daily-begin = Begin
daily-go-on = Go on
daily-one-try = You have one try. You may leave and go on until the day is over.
daily-over = This day is over.
daily-given-up = You did not clear this sea in time.
daily-cleared =
    { $shots ->
        [one] Cleared with { $shots } shot
       *[other] Cleared with { $shots } shots
    }
daily-expected =
    The Surveyor needs { NUMBER($expected, minimumFractionDigits: 1) } on average; you { $than ->
        [better] were { NUMBER($margin, minimumFractionDigits: 1) } better, luck included.
        [worse] needed { NUMBER($margin, minimumFractionDigits: 1) } more, bad luck included.
       *[same] needed just as many.
    }
daily-luck =
    { $kind ->
        [good] Luck saved you { NUMBER($luck, minimumFractionDigits: 1) } shots
       *[bad] Bad luck cost you { NUMBER($luck, minimumFractionDigits: 1) } shots
    }; without it you would have needed { NUMBER($without, minimumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1) }).
daily-squares = Your { $shots } shots as squares: blue for a miss, orange for a hit, red for a ship sunk
daily-share = Copy to share
daily-share-heading = Daily sea · { $game } · { $date } · { $shots } shots
daily-copied = Copied. Paste it wherever you like: the squares do not show where you fired.
daily-copy-failed = This browser does not let the page copy anything.
daily-look-back = Look back at the game
daily-streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days in a row
    }
daily-before = The day before
daily-today = Today’s sea
daily-not-listed = Somebody has already tried this sea from your address, so your result is yours alone and not in the table.

daily-table = Table of the day
daily-place = Place
daily-name = Name
daily-shots = Shots
daily-you = (you)
daily-nobody = Nobody has cleared it yet.
daily-peeking =
    { $tries ->
        [one] { $tries } try so far.
       *[other] { $tries } tries so far.
    } Whoever comes back under another name could know the field, so only the first try from an address counts{ $unlisted ->
        [0] .
        [one] ; { $unlisted } does not.
       *[other] ; { $unlisted } do not.
    }

daily-proof = How to know that the field was not chosen for you
daily-proof-before = This hash of the field was shown the day before, and tomorrow’s is shown today. When the day is over the field and its salt are shown, and everybody can reckon the hash again.
daily-proof-late = This server had no field for today yesterday, so this hash was first shown today; tomorrow’s is shown a day ahead. When the day is over the field and its salt are shown, and everybody can reckon the hash again.
daily-proof-over = The hash covers the day, the game, the salt and the field below; the records page of the documentation says how, byte by byte.
daily-hash = Hash of { $day }
daily-drawn = Drawn, and its hash shown since
daily-hash-tomorrow = Hash of tomorrow
daily-salt = Salt
daily-field = Field (row,column from 0)
