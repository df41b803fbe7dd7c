# My statistics: what all finished games come to.

statistics-title = My statistics
statistics-about = What your finished games come to: how well you shot, how lucky you were, where you place your ships and where they are found.
statistics-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
statistics-left =
    { $games ->
        [one] { $games } game is still to be counted.
       *[other] { $games } games are still to be counted.
    }
statistics-counted = All games are counted.
statistics-since = Games begun after { $date } are counted: you have deleted the figures of earlier ones.
statistics-none = There is no finished game of yours yet.
statistics-all = All games
statistics-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } won
statistics-accuracy = { $hits } hits with { $shots } shots: { NUMBER($share, style: "percent") }
statistics-by-variant = By game
statistics-by-opponent = By opponent
statistics-variant = Game
statistics-opponent = Opponent
statistics-opponent-people = People
statistics-opponent-several = Several
statistics-column-games = Games
statistics-column-wins = Won
statistics-column-accuracy = Accuracy
statistics-column-expected = Expected
statistics-column-result = Needed
statistics-column-luck = Luck
statistics-column-skill = Skill
statistics-share = { NUMBER($share, style: "percent") }
statistics-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-signed = { $sign ->
    [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
statistics-within = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-not-measured = not measured
statistics-measure = Shots a game, or turns where there are special actions, as a mean. Expected is what the Surveyor would have needed; luck and skill are what you needed less. Behind ± stands how far your skill may be off, in nine cases of ten.
statistics-sea =
    { $games ->
        [one] { $game }: your fleet in { $games } game
       *[other] { $game }: your fleets in { $games } games
    }
statistics-placed = Where you place your ships
statistics-found = Where they are hit
statistics-download = Download
statistics-delete = Delete
statistics-delete-title = Delete your statistics?
statistics-delete-goes = All figures on this page go.
statistics-delete-stays = Your games stay; only games that you begin from now on will be counted.
statistics-deleted = Your statistics are deleted.
