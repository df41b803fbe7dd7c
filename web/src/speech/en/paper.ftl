# A game that was played on paper, drawn and typed in to be judged.

paper-title = Judge a game played on paper
paper-about = You have played on squared paper and do not agree who won? Draw both fields, list the shots with what was answered, and hear the verdict of rules SB11 to SB14 with its reasons. It is all kept in this browser; the server sees it only when you ask for the verdict.
paper-load = Load a file
paper-save = Save as a file
paper-clear = Empty paper
paper-not-kept = This browser keeps nothing: save the file before you leave this page.
paper-replace = Replace this paper?
paper-replace-sure = What is drawn and listed here will be gone. Save it as a file first if you want to keep it.
paper-replace-yes = Replace it
paper-game-sure = Another game has another paper: what is drawn and listed here will be gone.

paper-game = Game
paper-player = Player { $number }
paper-letters = Letters of the columns
paper-letters-usual = as in the game
paper-letters-latin = Latin
paper-letters-cyrillic = Cyrillic
paper-first = Who was to begin
paper-first-open = was not agreed
paper-winner = Who won, if the shots do not tell
paper-winner-open = the shots tell

paper-fields = The fields
paper-fields-how = Point at a cell, or press Enter on it, to draw a deck or to take it away. Decks that share a side make a ship.
paper-of = Field of { $name }
paper-field = Field of { $name }
paper-field_at_end = Field of { $name } at the end
paper-chart = Notes of { $name } about the other sea
paper-add-field_at_end = The field at the end
paper-add-chart = Notes about the other sea
paper-remove-sheet = Take it away
paper-refuses = { $name } does not show the field
paper-claims = { $name } noticed a violation during the game
paper-deck = deck
paper-water = water
paper-nothing = nothing noted

paper-shots = The shots
paper-shots-how = In the order in which they were fired. Choose a cell, then what was answered.
paper-shooter = Who fires
paper-weapon = Special action
paper-weapon-none = a plain shot
paper-sea-of = Sea of { $name }, as it was answered
paper-cell = Cell
paper-disputed = The two do not agree on this answer
paper-disputed-of = { $name } at { $cell }: the two do not agree on this answer
paper-answer = Answer
paper-answer-to = Answer to { $name } at { $cell }
paper-said =
    { $said ->
        [miss] Miss
        [hit] Hit
        [sunk] Sunk
        [empty] Empty
       *[ship] Ship
    }
paper-shot-added =
    { $said ->
        [miss] { $name }, { $cell }: miss.
        [hit] { $name }, { $cell }: hit.
        [sunk] { $name }, { $cell }: sunk.
        [empty] { $name }, { $cell }: empty.
       *[ship] { $name }, { $cell }: ship.
    }
paper-shots-listed =
    { $count ->
        [0] No shots yet
        [one] { $count } shot
       *[other] { $count } shots
    }
paper-remove-shot = Remove the shot of { $name } at { $cell }
paper-insert-shot = Insert a shot before that of { $name } at { $cell }
paper-inserts = The next shot goes before number { $number }.
paper-insert-end = At the end instead

paper-verdict = The verdict
paper-judge = Judge
paper-stale = The paper has changed since: ask for the verdict again.
paper-line = Line { $line }:
paper-file = The file, with its lines
paper-file-about = The lines that the verdict names. On the command line the same is said by
