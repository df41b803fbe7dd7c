# Как называют корабли: по классу, по палубам или по трубам (SB3).

ship-carrier = авианосец
ship-battleship = линкор
ship-cruiser = крейсер
ship-submarine = подводная лодка
ship-destroyer = эсминец
ship-torpedo-boat = торпедный катер

ships-carrier =
    { $count ->
        [one] { $count } авианосец
        [few] { $count } авианосца
       *[many] { $count } авианосцев
    }
ships-battleship =
    { $count ->
        [one] { $count } линкор
        [few] { $count } линкора
       *[many] { $count } линкоров
    }
ships-cruiser =
    { $count ->
        [one] { $count } крейсер
        [few] { $count } крейсера
       *[many] { $count } крейсеров
    }
ships-submarine =
    { $count ->
        [one] { $count } подводная лодка
        [few] { $count } подводные лодки
       *[many] { $count } подводных лодок
    }
ships-destroyer =
    { $count ->
        [one] { $count } эсминец
        [few] { $count } эсминца
       *[many] { $count } эсминцев
    }
ships-torpedo-boat =
    { $count ->
        [one] { $count } торпедный катер
        [few] { $count } торпедных катера
       *[many] { $count } торпедных катеров
    }

ship-decks =
    { $decks ->
        [1] однопалубный
        [2] двухпалубный
        [3] трёхпалубный
        [4] четырёхпалубный
        [5] пятипалубный
        [6] шестипалубный
       *[other] { $decks }-палубный
    }
ships-decks =
    { $count ->
        [one] { $count } { ship-decks }
       *[other] { $count } { ships-decks-many }
    }
ships-decks-many =
    { $decks ->
        [1] однопалубных
        [2] двухпалубных
        [3] трёхпалубных
        [4] четырёхпалубных
        [5] пятипалубных
        [6] шестипалубных
       *[other] { $decks }-палубных
    }
ship-pipes =
    { $decks ->
        [1] однотрубный
        [2] двухтрубный
        [3] трёхтрубный
        [4] четырёхтрубный
        [5] пятитрубный
        [6] шеститрубный
       *[other] { $decks }-трубный
    }
ships-pipes =
    { $count ->
        [one] { $count } { ship-pipes }
       *[other] { $count } { ships-pipes-many }
    }
ships-pipes-many =
    { $decks ->
        [1] однотрубных
        [2] двухтрубных
        [3] трёхтрубных
        [4] четырёхтрубных
        [5] пятитрубных
        [6] шеститрубных
       *[other] { $decks }-трубных
    }

# Класс из чужого файла, у него нет форм числа.
ships-own = { $count } × { $name }
