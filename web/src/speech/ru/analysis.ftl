# Разбор законченной игры: везение, умение, вероятности, игра с этого места.

analysis-about = Выберите запись законченной игры, чтобы увидеть, насколько хорошо стрелял каждый и насколько ему везло. Каждый ход судят по тому, что игрок знал в ту минуту.
analysis-choose = Выбрать запись
analysis-drop = Или перетащите файл на эту страницу, сжатый или нет.
analysis-busy = Смотрю ходы …
analysis-done = Разбор закончен.
analysis-nobody-fired = В этой партии никто не стрелял.
analysis-game = { $title }: { $names }
analysis-verdicts = Вывод о каждом игроке
analysis-verdict = { $skilled ->
        [more] Стрельба на { $skill } лучше, чем по вероятностям
        [less] Стрельба на { $skill } хуже, чем по вероятностям
       *[even] Стрельба ровно по вероятностям
    }, { $lucky ->
        [more] везение { $luck }.
        [less] невезение { $luck }.
       *[even] без везения и невезения.
    }
analysis-account = { $unit ->
        [turns] Ожидалось ходов: { $expected }, понадобилось: { $result }. Лучшие ходы сберегли бы { $loss }. Погрешность: ± { $error }.
       *[shots] Ожидалось выстрелов: { $expected }, понадобилось: { $result }. Лучшие выстрелы сберегли бы { $loss }. Погрешность: ± { $error }.
    }
analysis-placing = { $lay ->
        [more] Флот противника стоял на { $harder } труднее, чем поставленный по жребию (± { $error }): столько невезения — от расстановки.
        [less] Флот противника стоял на { $harder } легче, чем поставленный по жребию (± { $error }): столько везения — от расстановки.
       *[even] Флот противника стоял так, как поставленный по жребию (± { $error }).
    }
analysis-turning = Переломные ходы
analysis-turning-line = { $number }. { $name }, { $cell }: везение { $luck }, умение { $skill }
analysis-graph = { $unit ->
        [turns] Сколько ходов ещё ожидалось
       *[shots] Сколько выстрелов ещё ожидалось
    }
analysis-graph-see = По линии на игрока: она опускается, когда находят корабли; числа — в таблице ниже.
analysis-graph-table = То же таблицей
analysis-moment = Ход
analysis-sea = Поле с вероятностями: { $name }
analysis-move = Ход { $number } из { $all }: { $name }
analysis-slider = Выбрать ход
analysis-back = Предыдущий ход
analysis-forward = Следующий ход
analysis-before = { $unit ->
        [turns] Ожидалось ходов до
       *[shots] Ожидалось выстрелов до
    }
analysis-after = { $unit ->
        [turns] Ожидалось ходов после
       *[shots] Ожидалось выстрелов после
    }
analysis-luck = Везение
analysis-skill = Умение
analysis-loss = Потеря
analysis-exact = Точно: посчитаны все возможные флоты.
analysis-fitted = Оценка: ± { $error }.
analysis-cells = Лучшие клетки и выбранная
analysis-cell = Клетка
analysis-chance = Вероятность корабля
analysis-worth = Ожидается всего
analysis-chosen = выбрана
analysis-best = лучшая
analysis-best-action = Особый выстрел у клетки { $cell } обещал больше.
analysis-play-on = Играть отсюда
analysis-on-title = Игра с хода { $number }
analysis-on-about = По жребию поставлен флот, который согласуется со всем, что игрок тогда знал. Стреляйте; считаются только простые выстрелы.
analysis-on-sea = Поле, по которому стреляют
analysis-on-said = { $said ->
        [sunk] Убил.
        [hit] Ранил.
       *[miss] Мимо.
    }
analysis-on-left = Выстрелов сделано: { $count }; ожидается ещё { $expected }.
analysis-on-over = Все корабли потоплены, выстрелов: { $count }; ожидалось { $expected }.
analysis-on-undo = Вернуть последний выстрел
analysis-on-again = Другой флот
analysis-on-close = Закрыть
