# Игра по раундам: одно общее море, тайные приказы, ведущий закрывает раунды.

rounds-heading = Раунд { $number }
rounds-sea = Общее море, { $rows } на { $cols }
rounds-own-sea = Своё море
rounds-foreign-sea = Чужое море

rounds-now-order =
    { $shots ->
        [one] Выберите { $shots } клетку для тайного выстрела.
        [few] Выберите { $shots } клетки для тайного залпа.
       *[many] Выберите { $shots } клеток для тайного залпа.
    }
rounds-now-ordered = Приказ отдан. До закрытия раунда его можно изменить.
rounds-now-turn =
    { $shots ->
        [one] Ваш ход: выберите { $shots } клетку.
        [few] Ваш ход: выберите { $shots } клетки.
       *[many] Ваш ход: выберите { $shots } клеток.
    }
rounds-now-wait = Ходит { $name }.
rounds-now-out = Вы выбыли. Можно посмотреть, чем всё кончится.
rounds-now-watch = Вы зритель. Показано только то, что известно всем.
rounds-now-tie = Последние флоты погибли одновременно: решает монета.
rounds-now-lots = Все флоты на местах.

rounds-yours = Ваш приказ
rounds-chosen = Выбрано: { $cells }
rounds-none-chosen = Клетка ещё не выбрана.
rounds-still =
    { $count ->
        [one] Осталось выбрать { $count } клетку.
        [few] Осталось выбрать { $count } клетки.
       *[many] Осталось выбрать { $count } клеток.
    }
rounds-send = Отдать приказ
rounds-change = Изменить приказ
rounds-fire = Огонь
rounds-kept = Приказ на этот раунд: { $order }
rounds-typed = Клетка, например { $example }
rounds-typed-add = Выбрать
rounds-weapon = Чем действовать
rounds-weapon-shot = Выстрел
rounds-weapon-left = { $weapon }, осталось { $count }
rounds-line = Какая линия
rounds-line-row = Строка { $label }
rounds-line-column = Столбец { $label }
rounds-as-row = Её строка
rounds-as-column = Её столбец
rounds-lane = Какая дорожка
rounds-lane-left = Строка { $label } слева
rounds-lane-right = Строка { $label } справа
rounds-lane-top = Столбец { $label } сверху
rounds-lane-bottom = Столбец { $label } снизу
rounds-as-left = Её строка, слева
rounds-as-right = Её строка, справа
rounds-as-top = Её столбец, сверху
rounds-as-bottom = Её столбец, снизу
rounds-order-weapon = { $weapon }: { $target }
rounds-resign = Сдаться
rounds-resign-sure = Сдаться и выйти из игры со всеми кораблями?
rounds-cancel = Играть дальше
rounds-rules = Действующие правила
rounds-stop = Предложить остановиться
rounds-stop-sure = Если согласятся все, игра закончится без победителя.
rounds-stop-offered =
    { $count ->
        [1] { $names } предлагает остановить игру. Она кончится, если согласятся все.
       *[other] Остановить игру предлагают: { $names }. Она кончится, если согласятся все.
    }
rounds-stop-agree = Согласиться
rounds-stop-refuse = Играть дальше
rounds-stop-waiting = Вы предложили остановиться.
rounds-sent = Приказ отдан: { $order }.

rounds-declare = Объявить победу
rounds-end-turn = Закончить ход
rounds-move = Сначала передвинуть корабль
rounds-move-none = не двигать
rounds-move-do = Передвинуть

rounds-roster = Игроки
rounds-progress = Выстрелили: { $done } из { $all }
rounds-progress-placing = Флоты на местах: { $done } из { $all }
rounds-seat-you = вы
rounds-seat-free = Место { $number } свободно
rounds-standing-free = свободно
rounds-standing-placing = расставляет флот
rounds-standing-awaited = ждём выстрела
rounds-standing-turn = ходит
rounds-standing-ready = готово
rounds-standing-out = вне игры
rounds-standing-gone = больше не играет
rounds-standing-winner = победа
rounds-standing-in = в игре
rounds-computer = компьютер
rounds-bot = бот
rounds-ships-afloat =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
rounds-missed =
    { $count ->
        [one] { $count } раунд пропущен
        [few] { $count } раунда пропущено подряд
       *[many] { $count } раундов пропущено подряд
    }

rounds-deadline = До закрытия
rounds-deadline-over = Раунд закрывается
rounds-no-deadline = Срока нет: раунд закроется, когда выстрелят все или когда его закроет ведущий.
rounds-late = До конца раунда меньше минуты: отдайте приказ.

rounds-losses = Потоплено
rounds-losses-none = Пока не потоплен ни один корабль.
rounds-loss = { $ship }, { $name }
rounds-loss-unnamed = корабль
rounds-loss-of = корабль, { $name }
rounds-loss-yours = { $ship }, ваш корабль

rounds-history = По раундам
rounds-history-none = Пока ничего не произошло.
rounds-history-before = До первого раунда
rounds-history-open = Раунд { $number }, ещё открыт
rounds-legend = Знаки
rounds-legend-own = ваш корабль
rounds-legend-hit = попадание, видно всем
rounds-legend-order = ваш приказ
rounds-host-page = Стол ведущего
rounds-leaf = Листать назад

rounds-coin = Бросок монеты
rounds-coin-between = Между ними: { $names }
rounds-coin-falls = Монета решила. Победитель: { $name }.
rounds-coin-air = Монета в воздухе.
rounds-by-host = через ведущего
rounds-host-writes = Приказы за игроков ({ $names }) отдаёт ведущий, сам он не играет.
rounds-closes-at = Закроется { $local } ({ $utc })
