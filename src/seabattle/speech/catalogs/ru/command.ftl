# Что говорит командная строка.

trouble-file-unwritable = Не удаётся записать { $file }: { $reason }.
trouble-file-exists = Файл { $file } уже есть. Выберите другое имя или перезапишите его с --force.
command-variant =
    { $title }: { $rows }×{ $columns }, { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[other] { $ships } кораблей
    }, { $most ->
        [2] 2 игрока
       *[other] от { $least } до { $most } игроков
    }
command-variants-more = «seabattle rules ИМЯ» расскажет правила игры, «seabattle play ИМЯ» начнёт её.
command-mistakes = { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[other] { $count } ошибок.
    }
command-sound = По файлу { $file } можно играть.
trouble-count-too-many = В { $variant } слишком много расстановок, чтобы сосчитать их здесь. Возьмите поле или флот поменьше или разрешите больше с --budget.
trouble-count-too-many-about = В { $variant } около { $about } расстановок: слишком много, чтобы точно сосчитать их здесь. Возьмите поле или флот поменьше или разрешите больше с --budget.
trouble-replay-no-seat = Места { $seat } нет: в игре места с 1 по { $seats }.
trouble-replay-no-step = Шага { $start } нет: всего шагов в игре { $steps }.
trouble-output-closed = Писать некуда: стандартный вывод закрыт.
trouble-output-lost = Не удаётся писать в стандартный вывод: { $reason }.
trouble-output-signs = Стандартный вывод в кодировке { $encoding }, а в ней нет знака { $sign }. Задайте PYTHONIOENCODING=utf-8 или попробуйте --ascii либо другой --lang.
command-transcript-true = { $entries ->
        [one] { $file } не врёт: заново сыгран { $entries } шаг, и всё сошлось.
        [few] { $file } не врёт: заново сыграны { $entries } шага, и всё сошлось.
       *[other] { $file } не врёт: заново сыграно { $entries } шагов, и всё сошлось.
    }
command-transcript-written = Протокол записан в { $file }.
command-transcript-record = Запись игры — в { $file }.
trouble-command-one-way = С --check или --record протокол читают, а не пишут: уберите --output.
trouble-command-no-json = Протокол — текст для людей. Для программ есть «seabattle replay --json»; --json идёт вместе с --check или --record.

# Слова, которые можно набирать во время игры.

order-help = помощь
order-rules = правила
order-board = поля
order-log = журнал
order-move = ход
order-declare = победа
order-pass = пас
order-resign = сдаюсь
order-quit = выход
order-hand = рука

# О чём спрашивают во время игры.

play-welcome = { $title }. Наберите клетку, чтобы выстрелить, «помощь» — чтобы узнать, что ещё можно, «выход» — чтобы уйти.
play-left = Вы вышли из игры.
play-saved = Игра сохранена в { $file }.
ask-place = Enter — взять этот флот, «r» — другой наугад, «h» — расставить вручную:
ask-ship = { $ship }, { $number } из { $count }, { $decks ->
        [one] { $decks } клетка
        [few] { $decks } клетки
       *[other] { $decks } клеток
    }: первая и последняя клетка или все клетки:
ask-attack = Ход { $turn }, { $shots ->
        [one] { $left ->
            [one] ваш выстрел:
           *[other] первый выстрел, всего { $left }:
        }
        [few] ваши { $shots } выстрела:
       *[other] ваши { $shots } выстрелов:
    }
ask-again = { $shots ->
        [one] { $left ->
            [one] Стреляйте ещё, остался { $left } выстрел:
            [few] Стреляйте ещё, осталось { $left } выстрела:
           *[other] Стреляйте ещё, осталось { $left } выстрелов:
        }
        [few] Ещё { $shots } выстрела:
       *[other] Ещё { $shots } выстрелов:
    }
ask-second = Попадание. Второй выстрел или «пас»:
ask-pass = Остаётся только пас. Enter или «пас»:
ask-spent = Атака потеряна. «ход» кораблём или «пас»:
ask-round = Раунд { $turn }, { $shots ->
        [one] ваш тайный выстрел:
        [few] ваши { $shots } тайных выстрела:
       *[other] ваши { $shots } тайных выстрелов:
    }
move-choice = { $number }: { $ship } с { $come_from } на { $to }
move-how = «ход» и номер — переместить этот корабль.
move-none = Сейчас ни один корабль не может двигаться. «помощь» скажет почему.

# Что перечисляет «помощь».

can-fire = клетка: выстрелить в неё
can-use-weapon =
    { $aim ->
        [lane] «{ $word }» и строка или столбец, с минусом (-5) с другого конца: применить
        [line] «{ $word }» и строка или столбец: применить
       *[cell] «{ $word }» и клетка: применить
    }
can-declare-victory = «победа»: объявить, что весь флот противника потоплен
can-end-turn = «пас»: закончить ход
can-resign = «сдаюсь»: сдать игру
can-move-ship = «ход»: переместить корабль
can-see = «правила», «поля», «журнал», «выход»

# A fault of the program itself. $file is the report that was written.
crash = В «Морском бое» обнаружилась ошибка, и программа остановилась; игры сохранены. Что случилось, записано в { $file }. Отправьте этот файл тому, кто занимается программой: в нём нет ни кораблей, ни того, что вы набирали.
crash-unwritten = В «Морском бое» обнаружилась ошибка, и программа остановилась; игры сохранены. Что случилось, показано выше, потому что записать это в файл не удалось: { $reason }.
host-missing =
    { $count ->
        [0] Все на месте.
       *[other] Не хватает: { $names }.
    }
host-close-question = Закрыть раунд без них? (д/н)
host-end-question = Закончить игру? Победителя не будет, все флоты откроются. (д/н)
host-yes = да, д
host-webhook-none = Сообщения никуда сами не отправляются.
host-webhook-set = Сообщения отправляются сами ({ $body }, { $format }).
host-webhook-secret = Подпись — этим секретом, он показывается один раз: { $secret }
host-phase =
    { $phase ->
        [placing] Флоты расставляют.
        [over] Игра окончена.
       *[other] Открыт раунд { $number }.
    }
host-ready = Уже есть: { $names }.
host-not-given = Приказ ещё не отдан. Прочитайте сообщение снова с --give или с тем, что имелось в виду.
host-write-to = Им напишите сами: { $names }.
