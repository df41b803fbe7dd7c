# Puzzles: where is the best shot?

trouble-puzzle-not-provable = { $variant } has no puzzles: all that a player knows must be on the chart, so ships must stand still on a sea of their own without touching side by side, and sinkings must be told with their cells.
trouble-puzzle-no-file = This is no file of puzzles.
trouble-puzzle-other-run = The file has puzzles of { $variant } with seed { $seed }; name another file, or go on with the same options.
trouble-puzzle-none = There is no such puzzle in the collection.
puzzles-made = { $count } of { $wanted } puzzles are in { $file } ({ $seconds } s).
puzzles-heading = Puzzle { $number } of { $count } ({ $variant }, rating { $rating })
puzzles-last-ship = The last ship: nothing of it was found yet.
puzzles-which-way = Wounded: which way does it lie?
puzzles-two-or-one = Two ships or one?
puzzles-ship = { $count } of { $size ->
        [one] one cell
       *[other] { $size } cells
    }
puzzles-afloat = Afloat: { $ships }.
puzzles-ask = Where is the best shot? (an empty line ends)
puzzles-known = { $cell } is known already.
puzzles-right = Right: { $best }, { $least } shots to the end on average.
puzzles-wrong = { $cell } takes { $shots } shots to the end on average; { $best } takes { $least }, which is { $lost } fewer.
puzzles-proof = Proved: { $fleets } fleets agree with the chart; the best cell is { $margin } shots ahead of any other, when all play on at their best. Chances in per cent:
puzzles-cell = { $cell }: { $shots } shots, { $chance } %
puzzles-score = Solved { $right } of { $count }.
