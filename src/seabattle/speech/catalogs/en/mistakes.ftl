# What is wrong with a rule file. The key is the code of the mistake.

mistake-file-missing = There is no file { $file }. Check the spelling of its path.
mistake-file-folder = { $file } is a folder. Name one of the rule files in it.
mistake-file-unreadable = { $file } cannot be read: { $reason }.
mistake-file-not-text = This is not a text in UTF-8. Save the file as plain UTF-8 text.
mistake-file-too-big = The file has more than { $most } bytes. A rule file needs a few thousand.
mistake-file-too-deep = Tables or lists are nested more than { $most } deep. No rule is written that deep.
mistake-file-unknown-variant = There is no variant { $name }.{ mistake-hint } Ready-made are: { $choices }.
mistake-file-syntax = This is not TOML: { $reason }.
mistake-file-unknown-key = { $key } means nothing here.{ mistake-hint } Possible are: { $choices }.
mistake-file-missing-key = { $key } is missing. Add it: { $about }
mistake-file-wrong-type = Here stands { $found }. Write { $wanted }.
mistake-file-not-a-choice = { $value } is not a choice.{ mistake-hint } Write one of: { $choices }.
mistake-file-too-small = { $value } is too small. Write { $least } or more.
mistake-file-too-large = { $value } is too large. Write { $most } or less.
mistake-file-too-short = The length is { $found }. It must be { $least } or more.
mistake-file-too-long = The length is { $found }. It must be { $most } or less.
mistake-file-not-a-name = { $value } is not a name. Write small Latin letters, digits and hyphens, a letter first, 41 signs at most.
mistake-file-not-plain = The text contains control characters. Write letters and line breaks only.
mistake-file-refused = The file cannot be used: { $reason }.

mistake-type-number = a whole number
mistake-type-fraction = a number with a fraction
mistake-type-text = a text in quotes, "…"
mistake-type-list = a list in brackets, […], or tables with [[…]]
mistake-type-table = a table, […] with keys beneath it
mistake-type-switch = true or false
mistake-type-date = a date or time

mistake-labels-not-letters = { $word } is neither a word nor a known series. Write letters only, or one of: { $choices }.
mistake-labels-repeated-letter = The letter { $letter } occurs twice in { $word }, so two lines would have one name. Choose a word of different letters.
mistake-labels-too-few-letters = { $word } has { $letters } letters, but the grid needs { $needed }. Choose a longer word or a series: { $choices }.
mistake-labels-ambiguous = { $name } would be the name of two cells. Write between = "-", or letters for one and numbers for the other.

mistake-fleet-unknown-sign = The drawing contains { $sign }. Draw with "#" for a deck and "." for a gap.
mistake-fleet-no-deck = The drawing has no deck. Draw at least one "#".
mistake-fleet-not-connected = The decks of this drawing do not all hang together by their sides. Draw one piece.
mistake-fleet-same-name = There is a class { $name } already. Give each class a name of its own.
mistake-fleet-fits-nowhere = No shape of { $name } fits on a grid of { $rows } rows and { $columns } columns. Draw it smaller or make the grid larger.
mistake-fleet-too-many-ships = The fleet has { $ships } ships. Have { $most } at most.
mistake-fleet-too-many-berths = There are { $berths } ways to lay single ships on this grid. Have { $most } at most: fewer classes or shapes, or a smaller grid.
mistake-fleet-more-decks-than-cells = The fleet has { $decks } decks, but the grid has only { $cells } cells. Have fewer ships or a larger grid.
mistake-fleet-no-room = The fleet cannot be placed: there is no way to lay all ships on { $rows } rows and { $columns } columns when touching is { $touching }. Have fewer ships, a larger grid, or let ships touch.
mistake-fleet-too-tight = The fleet is too tight to be placed: a long search on { $rows } rows and { $columns } columns found no way with touching { $touching }. Have fewer ships, a larger grid, or let ships touch.

mistake-arsenal-same-name = There is a weapon { $name } already. Give each a name of its own.
mistake-arsenal-radius-missing = { $name } strikes around a cell, but nothing says how far. Add radius = 1 or more.
mistake-arsenal-radius-needless = { $name } strikes a whole line and has no radius. Take it out.
mistake-arsenal-free-in-rounds = In rounds everybody gives one order, so { $name } cannot come on top of a shot. Take takes_turn = false out.

mistake-variant-own-sea-for-two = Where every seat has its own sea there are exactly two seats; with more, a shot would have to say whose sea it is fired at. Write whose = "shared" or seats for 2.
mistake-variant-seats-reversed = The fewest players are { $least }, but the most are { $most }. Exchange the two.
mistake-variant-seats-refused = { $seats } cannot play this. Have { $least } to { $most } players.
mistake-variant-grid-unsized = The grid has no size. Write rows and columns, or by_seats = true.
mistake-variant-grid-sized-twice = The grid has a size and also takes it from the seats. Keep rows and columns, or by_seats = true.
mistake-variant-rounds-and-again = In rounds all fire together and hear the answers afterwards, so nothing can earn another shot. Write again_after = "never".
mistake-variant-rounds-and-second-shot = In rounds all fire together and hear the answers afterwards, so there is no second shot. Take second_shot out.
mistake-variant-rounds-and-manoeuvre = In rounds nobody acts before the others, so no ship can move before an attack. Take manoeuvre out.
mistake-variant-rounds-and-declaration = In rounds nobody has a turn in which to declare victory. Write won = "automatic".
mistake-variant-rounds-and-beginner = In rounds nobody begins. Take begins out, or write "lot".
mistake-variant-rounds-without-rounds = The table rounds says what happens in rounds, but turns alternate. Take it out, or write order = "together".
mistake-variant-secret-miss-on-own-sea = The player fired at sees every shot on the own sea, so a miss cannot be kept from him. Write miss_told_to = "everyone", or whose = "shared".
mistake-variant-friendly-fire-on-own-sea = Nobody fires at the own sea, so there is no friendly fire. Take friendly_fire out, or write whose = "shared".
mistake-variant-owner-on-own-sea = Whose ship it is goes without saying on an own sea. Take "owner" out of { $key }.
mistake-variant-silent-sinking-named = A silent sinking says nothing of the ship. Take sunk_names out, or write sinking_told = true.
mistake-variant-silent-sinking-and-again = Another shot after a sinking would give the silent sinking away. Write again_after = "never" or "hit", or sinking_told = true.
mistake-variant-silent-sinking-and-salvo = A salvo that grows smaller with every ship lost gives the silent sinking away. Write a number of shots, or sinking_told = true.
mistake-variant-hit-names-cells = The cells of a ship that is only hit would show all of it at once. Take "cells" out of hit_names.
mistake-variant-second-shot-and-shots = The second shot follows one shot a turn. Write shots = 1, or take second_shot out.
mistake-variant-second-shot-and-again = A hit cannot earn both another shot and the one second shot. Write again_after = "never", or take second_shot out.
mistake-variant-again-and-shots = Another shot is earned by one shot, not by a salvo. Write shots = 1, or again_after = "never".
mistake-variant-manoeuvre-and-bent = { $name } can be bent, and a bent ship has no axis to move along and no ends to turn about. Draw it straight, or take manoeuvre out.
mistake-variant-manoeuvre-without-moves = Ships may neither shift nor pivot, so nothing can move. Allow one of them, or take manoeuvre out.

mistake-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
mistake-or = { $one } or { $other }

# What an entry is for that must be there.
mistake-about-name = Short name, like sea-battle.
mistake-about-title = The game's name, by language.
mistake-about-grid = How large the grid is.
mistake-about-fleet = The ships every player has, by class.
mistake-about-sea = Where the fleets lie, and how close to each other.
mistake-about-title-en = In English.
mistake-about-fleet-name = Short name, like carrier.
mistake-about-fleet-count = How many of them a player has.
mistake-about-fleet-shapes = Shapes it may take: "####", or rows ["##", "#."].
mistake-about-fleet-title-en = In English.
mistake-about-sea-touching = How close two ships of one fleet may lie.
mistake-about-arsenal-name = Short name, like wide-shot.
mistake-about-arsenal-kind = What it does.
mistake-about-arsenal-count = How often each player can use it.
mistake-about-about-en = In English.
