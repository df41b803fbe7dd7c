# What somebody asks of a server for themselves: statistics, the daily sea.

statistics-none = There is no finished game of yours on this server yet.
statistics-deleted = Your statistics are deleted. Games that you begin from now on will be counted.
statistics-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } won.
statistics-accuracy = { $hits } hits with { $shots } shots.
statistics-by-variant = By game:
statistics-by-opponent = By opponent:
statistics-opponent-people = people
statistics-opponent-several = several
statistics-line = { $name }: games { $games }, won { $wins }
statistics-share = hits { $share } %
statistics-skill = expected { $expected }, needed { $result }, luck { $luck }, skill { $skill }
statistics-measure = Shots a game, or turns where there are special actions, as a mean. Expected is what the surveyor would have needed; luck and skill are what you needed less. Behind ± stands how far your skill may be off, in nine cases of ten.
statistics-placed = { $name }: where you place your ships
statistics-found = { $name }: where they are hit
daily-sea-of = Daily sea: { $game }, { $day } (UTC)
daily-sea-hash = Hash of the field: { $hash }
daily-sea-tomorrow = Hash of tomorrow's: { $hash }
daily-sea-untried = You have not tried it: --play begins.
daily-sea-begun = Your try goes on: --play.
daily-sea-given-up = You did not clear it in time.
daily-sea-cleared =
    { $shots ->
        [one] You cleared it with { $shots } shot:
       *[other] You cleared it with { $shots } shots:
    }
daily-sea-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-sea-table = Table of the day; tries: { $tries }, of which { $unlisted } are not listed, as their address had tried before and may have peeked.
