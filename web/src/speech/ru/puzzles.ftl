# Задачи: куда лучше всего стрелять?

puzzles-title = Задачи
puzzles-about = Позиции из партий наших компьютерных игроков. Одна клетка лучше любой другой, и это доказано: сосчитаны все расстановки, согласные со схемой, и вся игра против них просмотрена до конца. Куда бы выстрелили вы?
puzzles-which = Вид
puzzles-all-kinds = Все виды
puzzles-kind-name =
    { $kind ->
        [last-ship] Последний корабль
        [which-way] Ранен: как он лежит?
       *[two-or-one] Два корабля или один?
    }
puzzles-game = Игра
puzzles-all-games = Все игры
puzzles-progress = Решено { $solved } из { $tried }; всего задач: { $count }. Хранится только в этом браузере.
puzzles-chart = Море противника
puzzles-kind =
    { $kind ->
        [last-ship] Остался один корабль, и от него ещё ничего не найдено.
        [which-way] Корабль ранен: как он лежит?
       *[two-or-one] Два корабля или один?
    }
puzzles-ship = { $size }-палубных — { $count }
puzzles-afloat = На плаву: { $ships }.
puzzles-facts = { $game }, сложность { $rating }
puzzles-ask = Выберите клетку для лучшего выстрела. Считается первая попытка.
puzzles-right = Верно: { $best }, до конца в среднем выстрелов: { $least }.
puzzles-wrong = { $cell }: до конца в среднем выстрелов { $shots }. { $best }: { $least }, на { $lost } меньше.
puzzles-proof = Расстановок, согласных со схемой: { $fleets }. Лучшая клетка опережает любую другую на { $margin } выстрела, если все дальнейшие выстрелы наилучшие.
puzzles-cell = Клетка
puzzles-shots = Выстрелов
puzzles-chance = Шанс
puzzles-next = Следующая задача
puzzles-skip = Другая задача
puzzles-link = Ссылка на эту задачу
puzzles-wait = Море рисуется…
