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

# The form in steps, and what is never lost.

builder-steps = Steps of the rule builder
builder-step-named = Name
builder-step-named-about = What the game is called, and what it is about.
builder-step-sea = Sea
builder-step-sea-about = How large the sea is, how close ships may lie, and what its rows and columns are called.
builder-step-fleet = Fleet
builder-step-fleet-about = Which ships everybody has, and what they look like.
builder-step-turns = Players and shots
builder-step-turns-about = How many play, who fires when, and how often.
builder-step-weapons = Special actions
builder-step-weapons-about = Radar, air raids and the like, and whether ships may move.
builder-step-answers = Answers
builder-step-answers-about = What is told after a shot, to whom, and in which words.
builder-step-victory = Winning
builder-step-victory-about = How the game is won.
builder-step-review = Review
builder-step-review-about = What is still in the way. When nothing is, play it, keep it, or hand it on.
builder-step-wrong =
    { $count ->
        [one] (one thing in the way)
       *[other] ({ $count } things in the way)
    }
builder-step-back = Back: { $step }
builder-step-next = Next: { $step }
builder-whole = All on one page
builder-review-sound = Nothing is in the way.
builder-history = Undo and redo
builder-undo = Undo
builder-redo = Redo
builder-undone = The last change is undone.
builder-undo-none = There is nothing to undo.
builder-redone = The change is made again.
builder-redo-none = There is nothing to redo.
builder-sets = My rule sets
builder-sets-none = You have kept none yet.
builder-set-name = Name of this rule set
builder-set-keep = Keep it
builder-set-kept = Kept as “{ $name }”.
builder-set-unnamed = Give it a name first.
builder-set-full = You keep { $most } rule sets already. Delete one first.
builder-set-drop = Delete “{ $name }”
builder-set-dropped = “{ $name }” is deleted.
builder-set-undo = Undo
builder-set-back = “{ $name }” is back.
builder-set-opened = “{ $name }” is open. Undo brings back what was here before.
builder-kept-here = Rule sets and what you are building are kept in this browser only. A link or a file takes them elsewhere.
builder-keeps-nothing = This browser keeps nothing, perhaps because its window is private. Save the rules as a file or a link.
builder-picture =
    { $ships ->
        [one] A sea of { $rows } by { $cols } with { $ships } ship that fits
       *[other] A sea of { $rows } by { $cols } with { $ships } ships that fit
    }
builder-picture-empty = A sea of { $rows } by { $cols }, without a fleet that fits
builder-quoted = “{ $text }”
builder-shape = Shape { $number }
builder-item = Number { $number }
