# Puzzles: where is the best shot?

puzzles-title = Puzzles
puzzles-about = Positions from games of our computer players. One cell is better than any other, and that is proved: every fleet that agrees with the chart was counted, and all play against them searched to the end. Where would you fire?
puzzles-which = Kind
puzzles-all-kinds = All kinds
puzzles-kind-name =
    { $kind ->
        [last-ship] The last ship
        [which-way] Wounded: which way?
       *[two-or-one] Two ships or one?
    }
puzzles-game = Game
puzzles-all-games = All games
puzzles-progress = Solved { $solved } of { $tried } tried; { $count } in all. Kept in this browser only.
puzzles-chart = The enemy's sea
puzzles-kind =
    { $kind ->
        [last-ship] One ship is left, and nothing of it was found yet.
        [which-way] A ship is wounded: which way does it lie?
       *[two-or-one] Two ships or one?
    }
puzzles-ship =
    { $size ->
        [one] { $count } of one cell
       *[other] { $count } of { $size } cells
    }
puzzles-afloat = Afloat: { $ships }.
puzzles-facts = { $game }, rating { $rating }
puzzles-ask = Choose the cell with the best shot. The first try counts.
puzzles-right = Right: { $best } takes { $least } shots to the end on average.
puzzles-wrong = { $cell } takes { $shots } shots to the end on average. { $best } takes { $least }: { $lost } fewer.
puzzles-proof = { $fleets } fleets agree with the chart. The best cell is { $margin } shots ahead of any other, when all later shots are the best ones.
puzzles-cell = Cell
puzzles-shots = Shots
puzzles-chance = Chance
puzzles-next = Next puzzle
puzzles-skip = Another puzzle
puzzles-link = Link to this puzzle
puzzles-wait = The sea is being drawn…
