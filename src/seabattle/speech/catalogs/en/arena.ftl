# What is said of computer players: their names, their games, their strength.

trouble-bot-unknown = There is no player { $name }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    } Known are: { $choices }; a class of your own is named like ./mybot.py:MyBot.
trouble-bot-no-class = { $file } is a file. Name the class in it, too, as in ./mybot.py:MyBot.
trouble-bot-no-file = There is no file { $file }. Check the spelling of its path.
trouble-bot-no-python = { $file } is no Python file.
trouble-bot-not-in-file = There is no { $name } in { $file }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    } { $choices ->
        [none] No class in it has a method act.
       *[other] Players in it: { $choices }.
    }
trouble-bot-broken = { $name } cannot be loaded: { $reason }.
trouble-bot-not-a-bot = { $name } is no player: it is made from a seed and needs a method act(view).
trouble-bot-no-levels = { $name } has no levels. Leave out the colon and what follows.
trouble-bot-bad-level = { $level } is no level: they go from 1 to { $most }.
trouble-field-size = There must be { $rows } rows of { $columns } signs, parted by "/".
trouble-field-ships = The line must show the ships { $first } to { $last }, one sign each, and water as ".".
trouble-field-illegal = This is no legal field ({ $reason }).

fields-even = every legal fleet equally likely
fields-in-turn = ships laid one after the other, as there are too many fleets to draw them evenly
fields-file = from a file
trouble-field-none = There is no field in { $file }.
trouble-solo-shared = In { $variant } all fleets lie on one sea, and nobody can clear it alone. Use "seabattle arena".
solo-title = { $bot }, { $variant }: { $games ->
        [one] 1 field
       *[other] { $games } fields
    } ({ $kind })
solo-time = time per decision: p50 { $p50 } ms, p99 { $p99 } ms; { $speed } games per second
solo-nothing = No game came to its end, so there are no figures.
arena-stopped = Stopped after { $done } of { $games } games; the figures are of these.
arena-shots = shots
arena-misses = misses
arena-turns = turns
arena-figure = { $name }: { $mean } ± { $error }, median { $median }, from { $least } to { $most }
trouble-arena-two-bots = A contest needs at least two players: --bots hunter,scatter.
trouble-arena-match-of-two = A match is played by two, and { $variant } has more seats. Leave out --match.
arena-title = { $variant }, { $seats } seats: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
arena-share = { $rate } % ({ $low } to { $high } %; { $times } of { $games })
arena-drawn = without a winner: { $games }
arena-first = whoever began has won { $share }

# Games lost by fault: the first of its kind, and how many there were.

fault-times = { $games ->
        [one] in game { $game }
       *[other] in { $games } games, first in game { $game }
    }
fault-crashed = { $bot } crashed { fault-times }: { $words }
fault-illegal = { $bot } played against the rules { fault-times }: { $words }
fault-no-command = { $bot } gave no command of its seat { fault-times }: { $words }
fault-hung = { $bot } did not answer within { $words } { fault-times }
fault-out = { $bot } had hung { $words } times and was not asked any more { fault-times }
fault-died = { $bot } ended its process { fault-times }{ $words }
fault-endless = { $bot } came to no end { fault-times }: { $words }

# Advice for people who play elsewhere.

trouble-chart-rows = The chart must have { $rows } rows, one a line, but { $found } were found.
trouble-chart-columns = The line must have { $columns } signs, but { $found } were found.
trouble-chart-sign = The line has the sign "{ $sign }". Use . for unknown, o for a miss, x for a hit, # for sunk.
trouble-advise-too-large = { $variant } is too large to be reckoned.
trouble-chart-contradiction = No fleet agrees with this chart. { $cells ->
        [none] More than one cell must be wrong, or the rules are others.
       *[other] { $count ->
            [one] With { $cells } unknown it would be possible: look at that cell again.
           *[other] With one of these cells unknown it would be possible: { $cells }.
        }
    }
advise-exact = Fleets that agree with this chart: { $fleets }, counted exactly.
advise-sampled = Fleets that agree with this chart: about { $fleets }. Sampled: the chances may be wrong by { $error } percentage points.
advise-together = The fleets of all other players were drawn together; leave your own ships out of the chart. Sampled: the chances may be wrong by { $error } percentage points.
advise-moving = Ships may move in this game; they are taken to lie still since you drew the chart.
advise-best = Best: { $cell }, a hit with { $chance } %.
advise-nothing = There is nothing left to hit.
