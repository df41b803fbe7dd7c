# What ships are called: by class, by decks or by pipes (SB3).

ship-carrier = carrier
ship-battleship = battleship
ship-cruiser = cruiser
ship-submarine = submarine
ship-destroyer = destroyer
ship-torpedo-boat = torpedo boat

ships-carrier =
    { $count ->
        [one] { $count } carrier
       *[other] { $count } carriers
    }
ships-battleship =
    { $count ->
        [one] { $count } battleship
       *[other] { $count } battleships
    }
ships-cruiser =
    { $count ->
        [one] { $count } cruiser
       *[other] { $count } cruisers
    }
ships-submarine =
    { $count ->
        [one] { $count } submarine
       *[other] { $count } submarines
    }
ships-destroyer =
    { $count ->
        [one] { $count } destroyer
       *[other] { $count } destroyers
    }
ships-torpedo-boat =
    { $count ->
        [one] { $count } torpedo boat
       *[other] { $count } torpedo boats
    }

ship-decks =
    { $decks ->
        [1] single-deck ship
        [2] two-deck ship
        [3] three-deck ship
        [4] four-deck ship
        [5] five-deck ship
        [6] six-deck ship
       *[other] { $decks }-deck ship
    }
ships-decks =
    { $count ->
        [one] { $count } { ship-decks }
       *[other] { $count } { ships-decks-many }
    }
ships-decks-many =
    { $decks ->
        [1] single-deck ships
        [2] two-deck ships
        [3] three-deck ships
        [4] four-deck ships
        [5] five-deck ships
        [6] six-deck ships
       *[other] { $decks }-deck ships
    }
ship-pipes =
    { $decks ->
        [1] single-pipe ship
        [2] two-pipe ship
        [3] three-pipe ship
        [4] four-pipe ship
        [5] five-pipe ship
        [6] six-pipe ship
       *[other] { $decks }-pipe ship
    }
ships-pipes =
    { $count ->
        [one] { $count } { ship-pipes }
       *[other] { $count } { ships-pipes-many }
    }
ships-pipes-many =
    { $decks ->
        [1] single-pipe ships
        [2] two-pipe ships
        [3] three-pipe ships
        [4] four-pipe ships
        [5] five-pipe ships
        [6] six-pipe ships
       *[other] { $decks }-pipe ships
    }

# A class of somebody's own file, which has no plural.
ships-own = { $count } × { $name }
