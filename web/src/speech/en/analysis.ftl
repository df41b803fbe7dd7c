# The analysis of a finished game: luck, skill, odds, playing on.

analysis-about = Choose the record of a finished game to see how well each side shot, and how lucky it was. Every move is judged by what its player knew then.
analysis-choose = Choose a record
analysis-drop = Or drop the file onto this page, compressed or not.
analysis-busy = Looking at the moves …
analysis-done = The analysis is complete.
analysis-nobody-fired = Nobody fired in this game.
analysis-game = { $title }: { $names }
analysis-verdicts = The verdict on each side
analysis-verdict = { $skilled ->
        [more] Shot { $skill } better than the odds
        [less] Shot { $skill } worse than the odds
       *[even] Shot just as well as the odds
    }, { $lucky ->
        [more] and was { $luck } lucky.
        [less] and was { $luck } unlucky.
       *[even] with neither good luck nor bad.
    }
analysis-account = { $unit ->
        [turns] Expected were { $expected } turns, needed { $result }. Better moves would have saved { $loss } in all. Error: ± { $error }.
       *[shots] Expected were { $expected } shots, needed { $result }. Better moves would have saved { $loss } in all. Error: ± { $error }.
    }
analysis-placing = { $lay ->
        [more] The enemy’s fleet lay { $harder } harder than one drawn by lot (± { $error }): that much bad luck was the placing.
        [less] The enemy’s fleet lay { $harder } easier than one drawn by lot (± { $error }): that much good luck was the placing.
       *[even] The enemy’s fleet lay like one drawn by lot (± { $error }).
    }
analysis-turning = Turning points
analysis-turning-line = { $number }. { $name }, { $cell }: luck { $luck }, skill { $skill }
analysis-graph = { $unit ->
        [turns] Turns still to be expected
       *[shots] Shots still to be expected
    }
analysis-graph-see = A line for each player, falling as ships are found; the table below has the numbers.
analysis-graph-table = The same as a table
analysis-moment = Move
analysis-sea = Sea of { $name }, with the odds
analysis-move = Move { $number } of { $all }: { $name }
analysis-slider = Choose a move
analysis-back = Previous move
analysis-forward = Next move
analysis-before = { $unit ->
        [turns] Turns expected before
       *[shots] Shots expected before
    }
analysis-after = { $unit ->
        [turns] Turns expected after
       *[shots] Shots expected after
    }
analysis-luck = Luck
analysis-skill = Skill
analysis-loss = Loss
analysis-exact = Exact: every possible fleet was counted.
analysis-fitted = Estimated: ± { $error }.
analysis-cells = The best cells and the one chosen
analysis-cell = Cell
analysis-chance = Chance of a ship
analysis-worth = Expected in all
analysis-chosen = chosen
analysis-best = best
analysis-best-action = A special action near { $cell } promised more.
analysis-play-on = Play on from here
analysis-on-title = Playing on from move { $number }
analysis-on-about = A fleet was drawn that agrees with everything its player knew then. Fire at it; only plain shots count.
analysis-on-sea = The sea to fire at
analysis-on-said = { $said ->
        [sunk] Sunk.
        [hit] Hit.
       *[miss] Miss.
    }
analysis-on-left = { $count ->
        [one] { $count } shot fired; { $expected } more are to be expected.
       *[other] { $count } shots fired; { $expected } more are to be expected.
    }
analysis-on-over = { $count ->
        [one] All ships are sunk after { $count } shot; { $expected } were to be expected.
       *[other] All ships are sunk after { $count } shots; { $expected } were to be expected.
    }
analysis-on-undo = Take the last shot back
analysis-on-again = Another fleet
analysis-on-close = Close
