# What is wrong with a rule file. The key is the code of the mistake.

trouble-file-missing = There is no file { $file }. Check the spelling of its path.
trouble-file-folder = { $file } is a folder. Name a file in it.
trouble-file-unreadable = { $file } cannot be read: { $reason }.
trouble-file-not-text = This is not a text in UTF-8. Save the file as plain UTF-8 text.
trouble-file-too-big = The file has more than { $most } bytes. A rule file needs a few thousand.
trouble-file-too-deep = Tables or lists are nested more than { $most } deep. No rule is written that deep.
trouble-file-unknown-variant = There is no variant { $name }.{ trouble-hint } Ready-made are: { $choices }.
trouble-file-syntax = This is not TOML: { $reason }.
trouble-file-unknown-key = { $key } means nothing here.{ trouble-hint } Possible are: { $choices }.
trouble-file-missing-key = { $key } is missing. Add it: { $about }
trouble-file-wrong-type = Here stands { $found }. Write { $wanted }.
trouble-file-not-a-choice = { $value } is not a choice.{ trouble-hint } Write one of: { $choices }.
trouble-file-too-small = { $value } is too small. Write { $least } or more.
trouble-file-too-large = { $value } is too large. Write { $most } or less.
trouble-file-too-short = The length is { $found }. It must be { $least } or more.
trouble-file-too-long = The length is { $found }. It must be { $most } or less.
trouble-file-not-a-name = { $value } is not a name. Write small Latin letters, digits and hyphens, a letter first, 41 signs at most.
trouble-file-not-plain = The text contains control characters. Write letters and line breaks only.
trouble-file-refused = The file cannot be used: { $reason }.

trouble-type-number = a whole number
trouble-type-fraction = a number with a fraction
trouble-type-text = a text in quotes, "…"
trouble-type-list = a list in brackets, […], or tables with [[…]]
trouble-type-table = a table, […] with keys beneath it
trouble-type-switch = true or false
trouble-type-date = a date or time

trouble-labels-not-letters = { $word } is neither a word nor a known series. Write letters only, or one of: { $choices }.
trouble-labels-repeated-letter = The letter { $letter } occurs twice in { $word }, so two lines would have one name. Choose a word of different letters.
trouble-labels-too-few-letters = { $word } has { $letters } letters, but the grid needs { $needed }. Choose a longer word or a series: { $choices }.
trouble-labels-look-alike = { $first } and { $second } in { $word } are different letters that look the same. Choose letters of one alphabet.
trouble-labels-run-together = Columns and rows are both numbered, and nobody sees where one ends in { $name }. Write between = "-", or letters for one of them.
trouble-labels-ambiguous = { $name } would be the name of two cells. Write between = "-", or letters for one and numbers for the other.

trouble-fleet-unknown-sign = The drawing contains { $sign }. Draw with "#" for a deck and "." for a gap.
trouble-fleet-no-deck = The drawing has no deck. Draw at least one "#".
trouble-fleet-not-connected = The decks of this drawing do not all hang together by their sides. Draw one piece.
trouble-fleet-same-name = There is a class { $name } already. Give each class a name of its own.
trouble-fleet-fits-nowhere = No shape of { $name } fits on a grid of { $rows } rows and { $columns } columns. Draw it smaller or make the grid larger.
trouble-fleet-too-many-ships = The fleet has { $ships } ships. Have { $most } at most.
trouble-fleet-too-many-berths = There are { $berths } ways to lay single ships on this grid. Have { $most } at most: fewer classes or shapes, or a smaller grid.
trouble-fleet-more-decks-than-cells = The fleet has { $decks } decks, but the grid has only { $cells } cells. Have fewer ships or a larger grid.
trouble-fleet-no-room = The fleet cannot be placed: there is no way to lay all ships on { $rows } rows and { $columns } columns when touching is { $touching }. Have fewer ships, a larger grid, or let ships touch.
trouble-fleet-too-tight = The fleet is too tight to be placed: a long search on { $rows } rows and { $columns } columns found no way with touching { $touching }. Have fewer ships, a larger grid, or let ships touch.

trouble-arsenal-same-name = There is a weapon { $name } already. Give each a name of its own.
trouble-arsenal-radius-missing = { $name } strikes around a cell, but nothing says how far. Add radius = 1 or more.
trouble-arsenal-radius-needless = { $name } has no radius. Take it out.
trouble-arsenal-free-in-rounds = In rounds everybody gives one order, so { $name } cannot come on top of a shot. Take takes_turn = false out.

trouble-variant-own-sea-for-two = Where every seat has its own sea there are exactly two seats; with more, a shot would have to say whose sea it is fired at. Write whose = "shared" or seats for 2.
trouble-variant-seats-reversed = The fewest players are { $least }, but the most are { $most }. Exchange the two.
trouble-variant-seats-refused = { $seats } cannot play this. Have { $least } to { $most } players.
trouble-variant-grid-unsized = The grid has no size. Write rows and columns, or by_seats = true.
trouble-variant-grid-sized-twice = The grid has a size and also takes it from the seats. Keep rows and columns, or by_seats = true.
trouble-variant-rounds-and-again = In rounds all fire together and hear the answers afterwards, so nothing can earn another shot. Write again_after = "never".
trouble-variant-rounds-and-second-shot = In rounds all fire together and hear the answers afterwards, so there is no second shot. Take second_shot out.
trouble-variant-rounds-and-manoeuvre = In rounds nobody acts before the others, so no ship can move before an attack. Take manoeuvre out.
trouble-variant-rounds-and-declaration = In rounds nobody has a turn in which to declare victory. Write won = "automatic".
trouble-variant-rounds-and-beginner = In rounds nobody begins. Take begins out, or write "lot".
trouble-variant-rounds-without-rounds = The table rounds says what happens in rounds, but turns alternate. Take it out, or write order = "together".
trouble-variant-secret-miss-on-own-sea = The player fired at sees every shot on the own sea, so a miss cannot be kept from him. Write miss_told_to = "everyone", or whose = "shared".
trouble-variant-friendly-fire-on-own-sea = Nobody fires at the own sea, so there is no friendly fire. Take friendly_fire out, or write whose = "shared".
trouble-variant-owner-on-own-sea = Whose ship it is goes without saying on an own sea. Take "owner" out of { $key }.
trouble-variant-silent-sinking-named = A silent sinking says nothing of the ship. Take sunk_names out, or write sinking_told = true.
trouble-variant-silent-sinking-and-again = Another shot after a sinking would give the silent sinking away. Write again_after = "never" or "hit", or sinking_told = true.
trouble-variant-silent-sinking-and-salvo = A salvo that grows smaller with every ship lost gives the silent sinking away. Write a number of shots, or sinking_told = true.
trouble-variant-hit-names-cells = The cells of a ship that is only hit would show all of it at once. Take "cells" out of hit_names.
trouble-variant-second-shot-and-shots = The second shot follows one shot a turn. Write shots = 1, or take second_shot out.
trouble-variant-second-shot-and-again = A hit cannot earn both another shot and the one second shot. Write again_after = "never", or take second_shot out.
trouble-variant-again-and-shots = Another shot is earned by one shot, not by a salvo. Write shots = 1, or again_after = "never".
trouble-variant-manoeuvre-and-bent = { $name } can be bent, and a bent ship has no axis to move along and no ends to turn about. Draw it straight, or take manoeuvre out.
trouble-variant-manoeuvre-without-moves = Ships may neither shift nor pivot, so nothing can move. Allow one of them, or take manoeuvre out.

# Why a text is not TOML; part of a sentence.
trouble-toml-bad-sign = the sign { $sign } is not allowed here
trouble-toml-sign-missing = { $sign } is missing
trouble-toml-open-text = a text has no closing quote
trouble-toml-open-bracket = a bracket is not closed
trouble-toml-twice = something is written for the second time
trouble-toml-bad-escape = a backslash in a text is followed by something it cannot stand before; write \\ for a backslash
trouble-toml-bad-key = a key cannot begin like this
trouble-toml-bad-date = there is no such date or time
trouble-toml-bad-value = behind "=" there is no whole value; put texts in quotes, and close brackets
trouble-toml-bad-line = a line is neither a key with its value nor a [table]
trouble-toml-long-number = a number is too long
trouble-toml-other = the reader says “{ $text }”

trouble-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
trouble-or = { $one } or { $other }

# What an entry is for that must be there.
trouble-about-name = Short name, like sea-battle.
trouble-about-title = The game's name, by language.
trouble-about-grid = How large the grid is.
trouble-about-fleet = The ships every player has, by class.
trouble-about-sea = Where the fleets lie, and how close to each other.
trouble-about-title-en = In English.
trouble-about-fleet-name = Short name, like carrier.
trouble-about-fleet-count = How many of them a player has.
trouble-about-fleet-shapes = Shapes it may take: "####", or rows ["##", "#."].
trouble-about-fleet-title-en = In English.
trouble-about-sea-touching = How close two ships of one fleet may lie.
trouble-about-arsenal-name = Short name, like wide-shot.
trouble-about-arsenal-kind = What it does.
trouble-about-arsenal-count = How often each player can use it.
trouble-about-about-en = In English.
