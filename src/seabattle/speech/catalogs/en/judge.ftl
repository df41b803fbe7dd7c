# The verdict on a game that was played on paper (SB11–SB14).

judge-verdict-won = Verdict: { $winner } wins.
judge-verdict-void = Verdict: the game does not count, both have lost.
judge-verdict-goes-on = Verdict: play goes on, and the fields stay closed.
judge-verdict-annulled = Verdict: the game does not count, and nobody has lost.

# The line of the table that decided. $culprit is the one it went against.
judge-reason-clean = Neither player has broken a rule, so the game counts as it was played.
judge-reason-not-proved = The game is not over, and no violation is proved (SB13).
judge-reason-only-w = Only { $culprit } has broken a rule (SB11, SB13).
judge-reason-only-l = Only { $culprit } has broken a rule (SB11, SB13).
judge-reason-both = Both have broken rules, and the records do not prove exactly one of them false (SB12).
judge-reason-both-w-false = Both have broken rules, and of the two only the records of { $culprit } are proved false (SB12).
judge-reason-both-l-false = Both have broken rules, and of the two only the records of { $culprit } are proved false (SB12).
judge-reason-referee-false = Whoever answered for both has been proved false.

judge-apparent-winner = Before the inspection { $winner } had won.
judge-not-over = The game was not over.
judge-claim-proved = { $name } claimed a violation (line { $line }): it is proved.
judge-claim-not-proved = { $name } claimed a violation (line { $line }): it is not proved.

judge-no-violation = { $name }: no violation found.
judge-violations = { $name }:
judge-item = line { $line }, { $rule }: { $text }

judge-fleet-strange-ship = No ship of the fleet has the form of { $cells }.
judge-fleet-illegal-count = Ships of the class { $ship_class }: { $placed } in the field, { $wanted } by the rules.
judge-fleet-illegal-touching =
    { $corners_allowed ->
        [yes] Two ships touch by their sides at { $at }: { $ship_class } and { $other }.
       *[no] Two ships touch at { $at }: { $ship_class } and { $other }.
    }
judge-ship-of-no-class = a ship of a strange form
judge-field-moved = The ship that lay on { $cells } lies on { $to } in the second drawing.
judge-field-gone = The ship that lay on { $cells } is missing in the second drawing.
judge-field-new = A ship on { $to } stands only in the second drawing.
judge-field-refused = The field was not shown, which counts as a violation.
judge-answer-false = The shot at { $at } was answered “{ $said }”; by the field it should have been “{ $due }”.
judge-turn-out-of-turn = The shot at { $cell } was fired out of turn.
judge-turn-after-the-end = The shot at { $cell } was fired when the game was over.
judge-turn-no-second-shot = The second shot at { $cell } was not allowed: too few ships were undamaged.
judge-shot-off-grid = There is no cell { $cell } to fire at.

judge-compared = Comparison of the records (SB12):
judge-compared-consistent = Nothing in them differs.
judge-compared-unprovable = They differ or are not complete, and it cannot be proved who is wrong.
judge-compared-one-false = The records of { $name } are proved false.
judge-compared-both-false = The records of both are proved false.
judge-finding-cross-without-hit = The chart of { $name } has a cross at { $at }, where no hit was ever answered: proved false.
judge-finding-dot-on-hit = The chart of { $name } has a dot at { $at }, where a hit was answered: proved false.
judge-finding-cross-on-water = The chart of { $name } has a cross at { $at }, where the field has water; who is wrong cannot be proved.
judge-finding-dot-on-ship = The chart of { $name } has a dot at { $at }, where the field has a ship; who is wrong cannot be proved.
judge-finding-disputed = The answer to { $name } at { $at } is disputed and was not judged.

judge-unjudged = Not judged:
judge-unjudged-shots = No shots were written down, so answers and turns could not be looked at.
judge-unjudged-manoeuvre = Ships may move under these rules, so misses and moves cannot be checked on paper.
judge-unjudged-arsenal = When and how often special actions may be used, and which cells they reach.
judge-unjudged-declaration = Declarations: who lost an attack by a false one, and so whose turn it was; the winner is the one the paper names.

# What cannot be read in the file, and what to write instead.
trouble-paper-not-text = This is not a text in UTF-8. Save the file as plain UTF-8 text.
trouble-paper-too-long = The file has more than { $most } characters. A game on paper needs a tenth of that.
trouble-paper-empty = There is nothing in the file. Take docs/examples/paper-game.txt as a model.
trouble-paper-unclear = { $text } cannot be understood. A shot is written “{ $name }: B2 miss”; a drawing stands under “field: { $name }”, without empty lines in it.
trouble-paper-twice = { $key } is written for the second time. Write it once.
trouble-paper-no-players = Nobody is named. Write at the top: players: Anna, Boris
trouble-paper-players = Write two different short names, with a comma between: players: Anna, Boris
trouble-paper-name-taken = { $name } cannot be a name, it has a meaning here. Choose another.
trouble-paper-unknown-player = { $name } does not play. The players are { $names }.
trouble-paper-no-variant = The game is not named. Write at the top: variant: sea-battle
trouble-paper-unknown-variant = There is no variant { $name }. Write one of: { $choices }.
trouble-paper-not-for-two = { $name } is not played by two with a sea each, so it cannot be judged from paper.
trouble-paper-labels = { $text } cannot name the columns. Write latin, cyrillic, or a word like { $example }.
trouble-paper-no-field = The field of { $name } is missing. Draw it under “field: { $name }”, or write “{ $name } refuses”.
trouble-paper-no-start = The field of { $name } at the start is missing; only its end is drawn.
trouble-paper-no-answer = There is no answer behind { $text }. Write it like this: B2 miss.
trouble-paper-cell = { $text } is not the name of a cell. Write it like { $example }.
trouble-paper-alphabet = The { $letter } in { $text } is of another alphabet. The columns are { $columns }.
trouble-paper-winner = By the shots { $name } has won here, and the paper says otherwise.
trouble-paper-weapon = { $name } has no special action { $text }.
trouble-sketch-rows =
    { $found ->
        [one] The drawing has { $found } row. Draw { $wanted }, one line for each.
       *[other] The drawing has { $found } rows. Draw { $wanted }, one line for each.
    }
trouble-sketch-columns =
    { $found ->
        [one] The row { $text } has { $found } cell. Draw { $wanted }.
       *[other] The row { $text } has { $found } cells. Draw { $wanted }.
    }
trouble-sketch-row-number = The row is numbered { $found }. It is row { $wanted } of the drawing.
trouble-sketch-sign = { $sign } means nothing in a drawing. Write . for water, a letter or # for a ship, x for a hit, o for a miss.
trouble-sketch-cross-between = The x in column { $column } touches several ships. Write the letter of its own ship there.

# Sealed games.
judge-breach-placing = The proof of the field of { $name } does not hold at the check “{ $flaw }”.
judge-breach-lot = The number that { $name } showed for the lots is not the one that was announced.
judge-breach-answer = The answer “{ $said }” of { $name } at { $cell } was proved false.
judge-breach-answer-count = { $name } gave too few or too many answers to one attack.
judge-told-miss = miss
judge-told-hit = hit
judge-told-sunk = sunk
judge-told-empty = no ship
judge-told-ship = ship
