# Come si chiamano le navi: per tipo, per caselle o per fumaioli (SB3).

ship-carrier = portaerei
ship-battleship = corazzata
ship-cruiser = incrociatore
ship-submarine = sommergibile
ship-destroyer = cacciatorpediniere
ship-torpedo-boat = torpediniera

ships-carrier = { $count } portaerei
ships-battleship =
    { $count ->
        [one] { $count } corazzata
       *[other] { $count } corazzate
    }
ships-cruiser =
    { $count ->
        [one] { $count } incrociatore
       *[other] { $count } incrociatori
    }
ships-submarine =
    { $count ->
        [one] { $count } sommergibile
       *[other] { $count } sommergibili
    }
ships-destroyer = { $count } cacciatorpediniere
ships-torpedo-boat =
    { $count ->
        [one] { $count } torpediniera
       *[other] { $count } torpediniere
    }

ship-decks =
    { $decks ->
        [1] nave da 1 casella
       *[other] nave da { $decks } caselle
    }
ships-decks =
    { $count ->
        [one] { $count } { ship-decks }
       *[other] { $count } { ships-decks-many }
    }
ships-decks-many =
    { $decks ->
        [1] navi da 1 casella
       *[other] navi da { $decks } caselle
    }
ship-pipes =
    { $decks ->
        [1] nave a 1 fumaiolo
       *[other] nave a { $decks } fumaioli
    }
ships-pipes =
    { $count ->
        [one] { $count } { ship-pipes }
       *[other] { $count } { ships-pipes-many }
    }
ships-pipes-many =
    { $decks ->
        [1] navi a 1 fumaiolo
       *[other] navi a { $decks } fumaioli
    }

# Un tipo di un file altrui, che non ha plurale.
ships-own = { $count } × { $name }
