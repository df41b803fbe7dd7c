# Задачи: куда лучше всего стрелять?

trouble-puzzle-not-provable = Для { $variant } задач нет: всё, что знает игрок, должно быть видно на схеме, поэтому корабли должны стоять на своём поле, не касаясь сторонами, а о потоплении должны сообщать вместе с клетками.
trouble-puzzle-no-file = Это не файл с задачами.
trouble-puzzle-other-run = В файле задачи для { $variant } с зерном { $seed }; назовите другой файл или продолжайте с теми же параметрами.
trouble-puzzle-none = Такой задачи в сборнике нет.
puzzles-made = Задач: { $count } из { $wanted }, файл { $file } ({ $seconds } с).
puzzles-heading = Задача { $number } из { $count } ({ $variant }, сложность { $rating })
puzzles-last-ship = Последний корабль: от него ещё ничего не найдено.
puzzles-which-way = Ранен: как он лежит?
puzzles-two-or-one = Два корабля или один?
puzzles-ship = { $size ->
        [one] { $size } клетка
        [few] { $size } клетки
       *[many] { $size } клеток
    } × { $count }
puzzles-afloat = На плаву: { $ships }.
puzzles-ask = Куда лучше всего стрелять? (пустая строка — конец)
puzzles-known = Клетка { $cell } уже известна.
puzzles-right = Верно: { $best }, до конца в среднем выстрелов: { $least }.
puzzles-wrong = { $cell }: до конца в среднем выстрелов { $shots }; { $best }: { $least }, на { $lost } меньше.
puzzles-proof = Доказано: со схемой согласны расстановок: { $fleets }; лучшая клетка опережает любую другую на { $margin } выстрела, если дальше стрелять наилучшим образом. Шансы в процентах:
puzzles-cell = { $cell }: выстрелов { $shots }, { $chance } %
puzzles-score = Решено: { $right } из { $count }.
