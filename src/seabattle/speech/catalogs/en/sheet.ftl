# What stands on a printed sheet, and what is said about its file.

sheet-own = Own field
sheet-foreign = Foreign field
sheet-name = Name:
sheet-opponent = Opponent:
sheet-opponents = Game:
sheet-notes = Notes
sheet-locked = { $weapon } (from turn { $turn })
sheet-answer = { $word } – { $when }.
sheet-answer-says = Also told: { $says }.
sheet-answer-heard = Who hears it: { $heard }.
sheet-written = The sheet is in { $file }.
trouble-sheet-ending = { $file } ends in none of .pdf, .svg and .png. Choose one of these three.
trouble-sheet-full = { $title } has too many ships or rules for one page.
