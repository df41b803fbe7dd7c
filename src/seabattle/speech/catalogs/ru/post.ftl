# Сообщение о раунде для форума (FO8). Разметка в именах уже обезврежена.
# Имена не склоняются, поэтому они везде в именительном падеже.

post-heading = { $title }: раунд { $number }
post-opening = { $title }

post-peg = попадание

post-hits =
    { $count ->
        [0] Новых попаданий нет.
        [1] Новое попадание: { $cells }.
       *[other] Новые попадания: { $cells }.
    }
# $ship, $name и $cells равны none, когда правила о них молчат.
post-sunk =
    { $name ->
        [none] { post-sunk-ship }{ post-sunk-cells }
       *[other] { post-sunk-ship }, владелец: { $name }{ post-sunk-cells }
    }
post-sunk-ship =
    { $ship ->
        [none] На дне корабль
       *[other] На дне { $ship }
    }
post-sunk-cells =
    { $cells ->
        [none] .
       *[other] {" "}({ $cells }).
    }
post-out = { $name } остаётся без кораблей и выбывает из игры.
post-left-resigned = { $name } сдаётся.
post-left-time = { $name }: время истекло.
post-left-dropped = { $name } выбывает: пропущено слишком много раундов.
post-tie = Последние флоты погибли одновременно: { $names }. Решает монета.
post-lots-awaited = Монета подброшена.
post-won = Побеждает { $name }!
post-won-lot = Монета указывает на победителя: { $name }!
post-drawn = Победителя нет: последние флоты погибли одновременно.
post-agreed = Победителя нет: игроки договорились прекратить игру.

post-placing = Ещё не расставлены флоты: { $names }.
post-next-round = Открыт раунд { $number }.
post-awaited =
    { $count ->
        [0] Все выстрелили.
       *[other] Ещё не стреляли: { $names }.
    }
post-deadline = Срок: { $when }
post-standings = Кораблей на плаву: { $list }.
post-ended = Победителя нет: ведущий закончил игру.
post-written = Приказы за игроков ({ $names }) отдаёт ведущий, сам он не играет.
post-page = Следить за игрой может каждый: { $address }
post-how-fleet = Кто играет по переписке, присылает ведущему флот в таком виде: { $example }; …
post-how = Кто играет по переписке, пишет ведущему раз за раунд: { $example }
post-record = Вся игра со всеми приказами и солью хешей: { $record } Проверить её может каждый: { $check }
post-hashes = Хеши всех полей с солью. В конце их откроет запись игры, и каждый сможет сравнить.

# Сообщение о записи на игру.
signup-heading = { $title }: запись
signup-host = Ведущий: { $name }.
signup-nobody = Пока никто не записался.
signup-in = Играют ({ $count }): { $names }.
signup-substitutes = В запасе: { $names }.
signup-spectators = Смотрят: { $names }.
signup-dropped = Не подтвердили вовремя: { $names }.
signup-cancelled = Игра отменена.
signup-unsure = Ещё не подтвердили участие (срок: { $when }): { $names }. Кто не подтвердит, выбывает, и входит первый из запаса.
signup-grid = Поле на сейчас: { $side } × { $side }.
signup-grid-settled = Список окончательный. Поле: { $side } × { $side }.
signup-rounds =
    { $days ->
        [1] Раунды закрываются каждый день в { $hour } ({ $zone }).
        [one] Раунды закрываются каждый { $days } день в { $hour } ({ $zone }).
        [few] Раунды закрываются каждые { $days } дня в { $hour } ({ $zone }).
       *[other] Раунды закрываются каждые { $days } дней в { $hour } ({ $zone }).
    }
signup-closes = Запись закрывается: { $when }.
signup-page = Играете, не играете, в запасе или смотрите? Ответьте здесь или напишите ведущему: { $address }
signup-bots = Компьютерные игроки ({ $count }): { $names }.
signup-fleet = Флот у каждого: { $ships }.
signup-missed-not-fired = Если приказа нет, выстрела не будет.
signup-missed-random = Если приказа нет, выстрел делается наугад.
signup-drop =
    { $count ->
        [1] Кто пропустит раунд, выбывает.
        [one] Кто пропустит { $count } раунд подряд, выбывает.
        [few] Кто пропустит { $count } раунда подряд, выбывает.
       *[other] Кто пропустит { $count } раундов подряд, выбывает.
    }
signup-rules = Правила: { $address }
signup-hours =
    { $hours ->
        [one] Когда список закроется, на подтверждение даётся { $hours } час; кто не подтвердит, выбывает, и входит первый из запаса.
        [few] Когда список закроется, на подтверждение даётся { $hours } часа; кто не подтвердит, выбывает, и входит первый из запаса.
       *[other] Когда список закроется, на подтверждение даётся { $hours } часов; кто не подтвердит, выбывает, и входит первый из запаса.
    }
