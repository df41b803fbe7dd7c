# The rule pages: a sentence for every choice a rule file can make.

rules-book = Rules

rules-heading-sea = Players and sea
rules-heading-fleet = Fleet
rules-heading-placing = Placing the ships
rules-heading-beginning = Who begins
rules-heading-turn = The turn
rules-heading-rounds = Rounds
rules-heading-answers = Answers
rules-heading-arsenal = Special actions
rules-heading-manoeuvre = Moving ships
rules-heading-victory = Victory
rules-heading-leaving = Leaving the game
rules-heading-secrecy = What nobody learns
rules-heading-conduct = On paper

rules-players-exactly =
    { $count ->
        [2] A game for two players.
       *[other] A game for { $count } players.
    }
# Of a table whose players are counted, whatever the game allows.
rules-players-here =
    { $count ->
        [2] At this table there are two players.
       *[other] At this table there are { $count } players.
    }
rules-players-between = From { $least } to { $most } can play.

rules-grid-own = Every player has a grid of { $rows } rows and { $columns } columns for their own fleet, and a second, empty one of the same size for the foreign sea.
rules-grid-shared = All fleets lie on one public grid of { $rows } rows and { $columns } columns.
rules-grid-by-seats = All fleets lie on one public square grid. Its side is 10·√(n/2) for n players, rounded up, unless the host sets another size.
rules-grid-examples = For example: { $examples }.
rules-grid-example = { $side } for { $count } players
rules-marks-own = On the foreign grid players mark a hit with a cross and a miss with a dot; on their own grid they mark the shots of the other player as well.
rules-marks-shared = A hit is marked in red on the public grid; players note their own misses on a chart of their own.

rules-labels = Columns are called { $columns } from left to right, rows { $rows } from top to bottom. The cell in the top left corner is { $example }.
rules-labels-choice = A table may agree beforehand to call the columns otherwise: { $choices }.
rules-labels-latin = Latin letters ({ $span })
rules-labels-cyrillic = Cyrillic letters without Ё and Й ({ $span })
rules-labels-cyrillic-yo = Cyrillic letters with Ё ({ $span })
rules-labels-word = the word { $word }
rules-labels-reading = Letters are read in either case. A letter of another alphabet that only looks the same is refused, never guessed.

rules-fleet-total =
    { $ships ->
        [one] Every player has { $ships } ship with { $cells } cells.
       *[other] Every player has { $ships } ships with { $cells } cells in all.
    }
rules-fleet-ships =
    { $ships ->
        [one] Every player has { $ships } ship.
       *[other] Every player has { $ships } ships.
    }
rules-called-classes = At the table ships are called by their class.
rules-called-decks = At the table ships are called by their decks.
rules-called-pipes = At the table ships are called by their pipes.
rules-shapes-straight = Ships are straight and lie along a row or a column.
rules-shape-line = { $ship }: straight, along a row or a column.
rules-shape-turned-mirrored = { $ship }: one of the shapes drawn here, turned and mirrored as you like.
rules-shape-turned = { $ship }: one of the shapes drawn here, turned as you like but not mirrored.
rules-shape-mirrored = { $ship }: one of the shapes drawn here, mirrored if you like but not turned.
rules-shape-fixed = { $ship }: exactly as drawn here, neither turned nor mirrored.
rules-fleet-number = number
rules-fleet-ship = ship
rules-fleet-decks = by decks
rules-fleet-pipes = by pipes
rules-fleet-cells = cells

rules-placing-private = Everybody places the whole fleet in private before play.
rules-touching-never = Two ships of a fleet never touch, neither by a side nor by a corner.
rules-touching-corners = Two ships of a fleet may touch by a corner, but not by a side.
rules-touching-freely = Two ships of a fleet may touch by sides and corners.
rules-overlap-own = No two ships share a cell.
rules-overlap-shared = No two ships of one fleet share a cell, but ships of different players may lie on the same cells.
rules-placing-refused = A fleet that breaks a rule is refused, and you are told which ship breaks which rule.

rules-begins-all-in = Play begins when every fleet is in.
rules-begins-lot = Lots decide who has the first turn.
rules-begins-first = The player who sat down first has the first turn.
rules-begins-second = The player who sat down second has the first turn.
rules-begins-together = Nobody begins: everybody fires at the same time.

rules-order-alternate = Players take turns.
rules-order-together = Play goes in rounds, in which everybody acts at the same time.
rules-shots-number =
    { $rounds ->
        [yes] { $count ->
            [1] In each round every player fires one shot.
           *[other] In each round every player fires { $count } shots.
        }
       *[no] { $count ->
            [1] In a turn you fire one shot: you name a cell.
           *[other] In a turn you fire { $count } shots, each at another cell.
        }
    }
rules-shots-afloat =
    { $rounds ->
        [yes] In each round every player fires as many shots as they have ships afloat.
       *[no] In a turn you fire as many shots as you have ships afloat.
    }
rules-answers-each = Every shot is answered at once, before the next one is named.
rules-answers-together = All shots of a turn are named before any of them is answered.
# $next is other where two play, next where more do.
rules-again-never = Then it is the { rules-whose-next }, whatever the answer was.
rules-whose-next =
    { $next ->
        [other] other player's turn
       *[next] next player's turn
    }
rules-again-hit = Whoever hits shoots again; after a miss it is the { rules-whose-next }.
rules-again-sunk = Whoever sinks a ship shoots again; after a miss or a mere hit it is the { rules-whose-next }.
rules-second-shot =
    { $above ->
        [0] After a hit, a shooter with at least one undamaged ship may fire a second time at once. Hit or miss, the turn is then over; after a miss with the first shot it is over at once.
        [1] After a hit, a shooter with more than one undamaged ship may fire a second time at once. Hit or miss, the turn is then over; after a miss with the first shot it is over at once.
       *[other] After a hit, a shooter with more than { $above } undamaged ships may fire a second time at once. Hit or miss, the turn is then over; after a miss with the first shot it is over at once.
    }
rules-repeat-refused = A shot at a cell whose answer you know already is refused; it costs nothing.
rules-repeat-allowed = You may fire at a cell again, because ships can move.

rules-rounds-secret = Everybody still in the game gives an order in secret, and may change it until the round is closed.
rules-rounds-close = The round closes when all orders are in, or when the host or the deadline closes it.
rules-rounds-together = All orders are carried out at the same moment. Several shots at one cell are one hit.
rules-missed-not-fired = Whoever gave no order does not fire in this round.
rules-missed-random = For whoever gave no order, chance fires.
rules-drop-never = Nobody is dropped for missing rounds.
rules-drop-after =
    { $count ->
        [one] The host may drop a player who missed { $count } round.
       *[other] The host may drop a player who missed { $count } rounds in a row.
    }

rules-fire-strikes-all = A shot strikes every ship on its cell, the shooter's own included.
rules-fire-spares-own = A shot strikes every ship on its cell except the shooter's own.
rules-hits-public = After a round the cells newly hit are announced to everybody, without saying who fired. Each shooter hears whether their own shot hit; sunken ships are announced to all.
rules-sunk-marked = Everybody marks the sunken ship, because its cells are told.
rules-sinking-silent = Sinking is not announced: the last hit on a ship sounds like any other.
rules-answer-word = answer
rules-answer-when = when
rules-answer-says = what else is said
rules-answer-heard = who hears it
rules-answer-quoted = “{ $word }”
rules-when-miss = no ship on the cell
rules-when-hit = a ship that still has an undamaged cell
rules-when-hit-or-sunk = a ship, sunk by this shot or not
rules-when-sunk = the last undamaged cell of a ship
rules-says-nothing = nothing
rules-says-class = the class of the ship
rules-says-owner = whose ship it is
rules-says-cells = all its cells
rules-heard-everyone = everybody
rules-heard-shooter = only the shooter

rules-kind-area =
    { $radius ->
        [1] strikes the named cell and the cells around it, up to { $cells } cells.
       *[other] strikes the named cell and all cells up to { $radius } away from it, up to { $cells } cells.
    }
rules-kind-line = strikes a whole row or a whole column, as you choose.
rules-kind-torpedo = runs along a row or a column, from the edge you choose to the first deck it meets, sound or wrecked. The cells on its way are reported from that edge on.
rules-kind-radar =
    { $radius ->
        [1] looks at the named cell and the cells around it, up to { $cells } cells. Each is reported as “{ listed-empty }” or “{ listed-ship }”, and nothing is damaged.
       *[other] looks at the named cell and all cells up to { $radius } away from it, up to { $cells } cells. Each is reported as “{ listed-empty }” or “{ listed-ship }”, and nothing is damaged.
    }
rules-weapon-count =
    { $count ->
        [1] Each player can use it once.
       *[other] Each player can use it { $count } times.
    }
rules-weapon-from-start = It is available from the start.
rules-weapon-unlocked =
    { $rounds ->
        [yes] It is available from round { $turn } on.
       *[no] { $before ->
            [one] It is available after { $before } turn, that is, from the player's own turn { $turn } on.
           *[other] It is available after { $before } turns, that is, from the player's own turn { $turn } on.
        }
    }
rules-weapon-takes-turn = It takes the place of the shot and ends the turn.
rules-weapon-on-top = It comes on top of the shot and does not end the turn.
rules-report-cells = Every cell is reported by its name with its own answer: { $example }, …
rules-report-columns = An area is reported column by column from the left, each column from the top.
rules-report-lines = A row is reported from the left, a column from the top.
rules-report-edge = At the edge an area is cut off by the grid.
rules-report-within = The cells are struck in the order in which they are reported, so a ship that dies within one action is sunk on the last of its cells.
rules-report-repeated = A cell of a ship that was struck before repeats the answer it gave.
rules-radar-wrecks = The radar reports a cell of a damaged or sunken ship as “{ listed-ship }” as well.
rules-radar-heard = What the radar finds is answered aloud, so both players hear it.
rules-radar-heard-user = Only the one who uses the radar learns what it finds.
rules-radar-first = Within a round the radar looks before any shot falls.

rules-move-when = Before attacking, a player may move one undamaged ship, once a turn.
rules-move-shift = It may move one cell along its own axis.
rules-move-pivot = It may turn by a quarter about either of its end cells, both ways.
rules-move-legal = The place where it ends must be a legal one; what lies on the way does not matter.
rules-move-damaged = A damaged ship never moves.
rules-move-boats = A ship of one cell has no axis and stays where it is.
rules-move-secret = Nobody else learns of a move.
rules-move-marks = An earlier shot does not hit a ship that moves onto its cell. Old misses may therefore be out of date, and are shown as such.

rules-won-automatic-two = The first to sink the whole enemy fleet wins.
rules-won-automatic-many = A player whose ships are all sunk is out. The last player with ships wins.
rules-won-declared = Whoever believes all enemy ships to be sunk declares victory before attacking. A right declaration wins; the last ship going down does not end the game by itself.
rules-won-declared-falsely =
    { $moving ->
        [yes] A false declaration costs the attack of that turn, but not the right to move a ship.
       *[no] A false declaration costs the attack of that turn.
    }
rules-won-unnoticed = A player whose ships are all sunk, unnoticed, plays on and may still win by declaring first.
rules-tie-lot = If the last fleets go down at the same moment, lots decide among them.
rules-tie-draw = If the last fleets go down at the same moment, the game is drawn.

rules-resign-two = A player may resign at any time; the other one wins.
rules-resign-many = A player may resign at any time and leaves with all ships; the others play on.
rules-time = Where the table plays with a clock, a player whose time is out loses.

rules-secret-places = Where ships lie that have not been struck.
rules-secret-places-radar = Where ships lie that have been neither struck nor found by radar.
rules-secret-hit-class = Which ship was hit, as long as it is not sunk.
rules-secret-hit-class-ever = Which ship was hit.
rules-secret-hit-owner = Whose ship was hit, as long as it is not sunk.
rules-secret-hit-owner-ever = Whose ship was hit.
rules-secret-sinking = Whether a hit has sunk a ship.
rules-secret-sunk-class = Which ship was sunk.
rules-secret-sunk-owner = Whose ship was sunk.
rules-secret-sunk-cells = Where a sunken ship lay, beyond the cells that were hit.
rules-secret-shooter = Who fired at which cell.
rules-secret-misses = Where the others fired in vain.
rules-secret-orders = What the others have ordered, before the round is closed.
rules-secret-moves = Whether a ship has moved, which one, and where to.
rules-shown-at-the-end = When the game is over, all fleets are shown.

rules-conduct-referee = Here the program answers for both fields, so nobody can break these rules. On paper all players answer for their own field.
rules-conduct-violations = Violations are an illegal placement, a wrong answer, a ship moved against the rules, and a shot out of turn.
rules-conduct-inspect = After the game the loser may inspect the winner's field. A proven violation there gives the loser the victory.
rules-conduct-both = The original winner may then inspect the loser's field. If a violation is found there too, both sheets are compared with what the other side noted: if exactly one is provably wrong its owner loses, otherwise the game does not count and both have lost.
rules-conduct-midgame = A violation proved during the game ends it at once, and whoever committed it loses, but may ask to inspect the other field.
rules-conduct-judge = `seabattle judge` reads two sheets played on paper and gives the verdict.

# Small drawn examples, and what is to be seen on them.
rules-example-touching-never = From left to right: apart, as it must be; corner at corner and side by side are refused.
rules-example-touching-corners = From left to right: apart and corner at corner are allowed; side by side is refused.
rules-example-touching-freely = From left to right: apart, corner at corner, side by side; all three are allowed.
rules-example-attitudes = { $ship }: ways in which it may lie.
rules-example-strike = { $weapon }: hits: { $hits }, misses: { $misses }.
rules-example-look = { $weapon }: cells with a ship: { $hits }, empty cells: { $misses }.
