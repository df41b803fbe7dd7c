# The odds board: where to fire in a game that is played elsewhere.

odds-title = Odds board
odds-about = Playing on paper or on another site? Draw what you know of the enemy’s sea: every fleet that agrees with it is counted, and the best shot is shown. Nothing of it is kept on the server.
odds-game = Game
odds-players = Players
odds-own-rules = Rules of your own
odds-load-rules = Load rules (TOML)
odds-link = Copy link
odds-clear = Empty chart
odds-copied = The link is copied: whoever opens it sees this chart.
odds-copy-failed = This browser does not let the page copy anything. The link is { $link }
odds-draw = A click draws
odds-sign =
    { $sign ->
        [turn] the next sign
        [o] miss
        [x] hit
        [sunk] sunk
        [seen] seen by radar
       *[nothing] nothing
    }
odds-chart = The enemy’s sea
odds-keys = With the keyboard: arrows move, Enter draws the next sign, o, x and s draw miss, hit and sunk, Delete clears.
odds-found = What the chart tells
odds-best = Fire at { $cell }: a ship lies there with { $chance }.
odds-nothing = There is nothing left to hit.
odds-fleets =
    { $method ->
        [exact] { $count } fleets agree with this chart, all of them counted.
        [shared] The fleets of all other players were drawn together, so leave your own ships out; hardly any chance is wrong by more than { $error }.
       *[sampled] About { $count } fleets agree with this chart; the chances are drawn, and hardly any is wrong by more than { $error }.
    }
odds-moving = Ships may move in this game; they are taken to lie still since you drew the chart.
odds-cell = Cell
odds-chance = Chance
odds-wait = The sea is being drawn…
