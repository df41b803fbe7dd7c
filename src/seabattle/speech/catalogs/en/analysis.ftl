# How well somebody shot, and how lucky they were.

trouble-analysis-not-measured = The shooting of { $variant } cannot be measured: ships must stand still on seas of their own, two must play, and every shot must be answered before the next.
trouble-record-not-packed = This is no record that was packed by gzip and base64.
trouble-analysis-no-part = The game has { $parts } parts, counted from 0; there is no part { $part }.
trouble-analysis-no-move = The game has { $moves } moves, counted from 0; there is no move { $move }.
trouble-analysis-no-shot = Nobody can fire at cell { $shot } from there.
analysis-heading = { $unit ->
        [turns] Counted in turns, against the computer player surveyor.
       *[shots] Counted in shots, against the computer player surveyor.
    }
analysis-verdict = { $name }: { $skilled ->
        [more] { $skill } better than the odds
        [less] { $skill } worse than the odds
       *[even] just as good as the odds
    }, { $lucky ->
        [more] and { $luck } lucky.
        [less] and { $luck } unlucky.
       *[even] with neither good luck nor bad.
    }
analysis-account = { $unit ->
        [turns] Expected were { $expected } turns, needed { $result }; better moves were missed by { $loss } in all (error ± { $error }).
       *[shots] Expected were { $expected } shots, needed { $result }; better moves were missed by { $loss } in all (error ± { $error }).
    }
analysis-placing = { $lay ->
        [more] The enemy's fleet lay { $harder } harder than one drawn by lot (± { $error }); so much of the luck was bad by the placing.
        [less] The enemy's fleet lay { $harder } easier than one drawn by lot (± { $error }); so much of the luck was good by the placing.
       *[even] The enemy's fleet lay as one drawn by lot (± { $error }).
    }
analysis-turning = Turning points:
analysis-turning-line = { $number }. { $name }, { $cells }: luck { $luck }, skill { $skill }
analysis-column-number = no.
analysis-column-player = player
analysis-column-shot = shot
analysis-column-before = before
analysis-column-after = after
analysis-column-luck = luck
analysis-column-skill = skill
analysis-column-loss = loss
analysis-column-best = best
