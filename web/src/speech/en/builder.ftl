# The rule builder: start from a game, change any choice, play it.

builder-title = Rule builder
builder-lead = Start from a ready-made game, change whatever you like, and play it at once. What cannot be combined is said as you go.
builder-start = Start from
builder-start-own = Your own rules
builder-reset = Start again from “{ $title }”
builder-reset-sure = Give up your changes and start again from “{ $title }”?
builder-reset-yes = Start again
builder-keep = Keep my changes
builder-named = Name of the game
builder-more-languages = In other languages

builder-switched = Switched on
builder-unset = not set
builder-yes = yes
builder-no = no
builder-other-value = a number
builder-word = a word of your own

builder-example = A fleet that fits
builder-fleet-picture = The fleet
builder-fleet-total =
    { $ships ->
        [one] { $ships } ship, { $cells } cells
       *[other] { $ships } ships, { $cells } cells
    }
builder-class = Ship class { $number }
builder-class-kind = Class
builder-class-own = a class of your own
builder-class-new = new class
builder-ship-carrier = carrier
builder-ship-battleship = battleship
builder-ship-cruiser = cruiser
builder-ship-submarine = submarine
builder-ship-destroyer = destroyer
builder-ship-torpedo-boat = torpedo boat
builder-weapon-wide-shot = wide shot
builder-weapon-air-raid = air raid
builder-weapon-torpedo = torpedo
builder-weapon-radar = radar
builder-class-title = Name of the class
builder-class-count = How many
builder-class-remove = Remove this class
builder-class-add = Add a ship class
builder-turned = may be turned
builder-mirrored = may be mirrored
builder-shapes = Shapes
builder-shape-edit = Draw shape { $number }
builder-shape-remove = Remove shape { $number }
builder-shape-add = Add a shape
builder-shape-pad = Drawing pad for shape { $number }: click cells to put decks there or take them away
builder-shape-deck = Row { $row }, column { $col }: deck
builder-shape-water = Row { $row }, column { $col }: water
builder-shape-decks =
    { $count ->
        [one] { $count } deck
       *[other] { $count } decks
    }
builder-shape-larger = Larger pad
builder-shape-done = Done

builder-weapon = Special action { $number }
builder-weapon-add = Add a special action
builder-weapon-remove = Remove this special action

builder-state-checking = Checking…
builder-state-sound = These rules can be played.
builder-state-broken =
    { $count ->
        [one] One thing is in the way:
       *[other] { $count } things are in the way:
    }
builder-state-unknown = The check is not available: { $why }
builder-mistake-goto = Go there
builder-fits = For { $seats } players the sea is { $rows } by { $cols }.

builder-play = Play it
builder-play-computer = Play the computer
builder-play-friend = Invite a friend
builder-play-others = Lay a table for { $count } players
builder-players = Players
builder-strength = Strength of the computer
builder-save = Save and share
builder-link-copy = Copy the link
builder-link-copied = The link is copied. It contains all the rules.
builder-link-failed = Copying failed. The link is in the address line.
builder-link-broken = The rules in this link cannot be read. It may have been cut short.
builder-toml-save = Save as a TOML file
builder-toml-load = Load a TOML file
builder-toml-loaded = “{ $file }” is loaded.
builder-toml-too-big = “{ $file }” is too big for a rule file.
builder-toml-broken = “{ $file }” cannot be opened here:
builder-toml-show = The file
