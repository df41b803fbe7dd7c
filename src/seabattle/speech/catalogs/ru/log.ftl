# Строки журнала. $you равно yes, когда строка говорит о том, кто её читает.
# Имена не склоняются, поэтому они везде в именительном падеже, а глаголы — в настоящем времени.

log-shot =
    { $you ->
        [yes] Вы стреляете в { $cell }. { $answer }
       *[no] { $name } стреляет в { $cell }. { $answer }
    }
log-salvo =
    { $answers ->
        [none] { log-fires }; ничего не объявлено.
       *[other] { log-fires }: { $answers }
    }
log-fires =
    { $you ->
        [yes] Вы стреляете
       *[no] { $name } стреляет
    }
log-weapon =
    { $answers ->
        [none] { log-user }, { $weapon }: ничего не объявлено.
       *[other] { log-user }, { $weapon }: { $answers }
    }
log-user =
    { $you ->
        [yes] Вы
       *[no] { $name }
    }

# $ship и $cells равны none, когда о них молчат; $owner — you, other или unsaid.
log-ship-sunk =
    { $owner ->
        [you] Потоплен ваш корабль{ log-ship-told }
        [other] { $name } теряет корабль{ log-ship-told }
       *[unsaid] Потоплен корабль{ log-ship-told }
    }
log-ship-hit =
    { $owner ->
        [you] Подбит ваш корабль{ log-ship-told }
        [other] { $name } получает попадание{ log-ship-told }
       *[unsaid] Подбит корабль{ log-ship-told }
    }
log-ship-told =
    { $ship ->
        [none] { log-cells-told }
       *[other] : { $ship }{ log-cells-told }
    }
log-cells-told =
    { $cells ->
        [none] .
       *[other] {" "}({ $cells }).
    }
log-own-struck = Попадание в ваш флот: { $cells }.

log-round = Раунд { $number }.
log-no-hits = Новых попаданий нет.
log-hits =
    { $count ->
        [1] Новое попадание: { $cells }.
       *[other] Новые попадания: { $cells }.
    }
log-misses = Выстрелы мимо: { $cells }.
log-no-order = Нет приказа: { $names }.

log-fleet-ready =
    { $you ->
        [yes] Ваш флот расставлен.
       *[no] { $name }: флот расставлен.
    }
log-ship-moved =
    { $you ->
        [yes] Вы двигаете корабль: { $ship }, теперь { $cells }.
       *[no] { $name } двигает корабль: { $ship }, теперь { $cells }.
    }
log-order-shots = Ваш приказ: огонь по { $cells }.
log-order-weapon = Ваш приказ: { $weapon }, { $target }.
log-order-ready =
    { $you ->
        [yes] Ваш приказ отдан.
       *[no] { $name }: приказ отдан.
    }
aim-cell = { $label }
aim-row = строка { $label }
aim-column = столбец { $label }
aim-left = строка { $label } слева
aim-right = строка { $label } справа
aim-top = столбец { $label } сверху
aim-bottom = столбец { $label } снизу

log-rounds-began = Игра началась. Каждый отдаёт приказ.
log-play-began =
    { $you ->
        [yes] Игра началась. Первый ход ваш.
       *[no] Игра началась. Первый ход: { $name }.
    }
log-turn-passed =
    { $you ->
        [yes] Ваш ход.
       *[no] Ходит { $name }.
    }
log-turn-attack = { log-turn-passed }
log-turn-again =
    { $you ->
        [yes] Вы стреляете ещё раз.
       *[no] { $name } стреляет ещё раз.
    }
log-turn-second =
    { $you ->
        [yes] Вы можете выстрелить второй раз, если у вас достаточно целых кораблей.
       *[no] { $name } может выстрелить второй раз.
    }
log-turn-spent =
    { $you ->
        [yes] Атака этого хода потеряна; вы ещё можете передвинуть корабль.
       *[no] { $name } теряет атаку этого хода.
    }
log-declared-right =
    { $you ->
        [yes] Вы объявляете победу, и это правда.
       *[no] { $name } объявляет победу, и это правда.
    }
log-declared-wrong =
    { $you ->
        [yes] Вы объявляете победу, но на плаву ещё есть корабли.
       *[no] { $name } объявляет победу, но на плаву ещё есть корабли.
    }

log-seat-out =
    { $you ->
        [yes] Потоплен ваш последний корабль. Вы выбываете из игры.
       *[no] { $name } теряет последний корабль и выбывает из игры.
    }
log-left-resigned =
    { $you ->
        [yes] Вы сдаётесь.
       *[no] { $name } сдаётся.
    }
log-left-time =
    { $you ->
        [yes] Ваше время истекло.
       *[no] { $name }: время истекло.
    }
log-left-dropped =
    { $you ->
        [yes] Ведущий исключает вас: пропущено слишком много раундов.
       *[no] { $name } выбывает по решению ведущего: пропущено слишком много раундов.
    }
log-tie = Последние флоты погибли одновременно: { $names }. Решит жребий.
log-drawn = Ничья: последние флоты погибли одновременно.
log-agreed = Игра окончена: игроки договорились её прекратить.
log-won-sunk =
    { $you ->
        [yes] Вы победили: на плаву больше нет чужих флотов.
       *[no] Побеждает { $name }: на плаву больше нет чужих флотов.
    }
log-won-violated =
    { $you ->
        [yes] Вы победили: доказано, что другая сторона нарушила правила.
       *[no] { $name } побеждает: доказано, что другая сторона нарушила правила.
    }
log-won-declared =
    { $you ->
        [yes] Вы победили: объявление было верным.
       *[no] Побеждает { $name }: объявление было верным.
    }
log-won-resigned =
    { $you ->
        [yes] { $seats ->
            [2] Вы победили.
           *[other] Вы победили: все остальные выбыли.
        }
       *[no] { $seats ->
            [2] Побеждает { $name }.
           *[other] Побеждает { $name }: все остальные выбыли.
        }
    }
log-won-time =
    { $you ->
        [yes] Вы победили по времени.
       *[no] Побеждает { $name }: у других истекло время.
    }
log-won-dropped = { log-won-resigned }
log-won-lot =
    { $you ->
        [yes] Вы победили по жребию.
       *[no] Побеждает { $name } по жребию.
    }

# Много ответов в немногих словах: $cells названы, остальное сосчитано.
summary-sunk = потоплено: { $cells }
summary-hit =
    { $count ->
        [one] { $count } попадание: { $cells }
        [few] { $count } попадания: { $cells }
       *[other] { $count } попаданий: { $cells }
    }
summary-miss =
    { $count ->
        [one] { $count } промах
        [few] { $count } промаха
       *[other] { $count } промахов
    }
summary-ship =
    { $count ->
        [one] { $count } клетка с кораблём: { $cells }
        [few] { $count } клетки с кораблём: { $cells }
       *[other] { $count } клеток с кораблём: { $cells }
    }
summary-empty =
    { $count ->
        [one] { $count } пустая
        [few] { $count } пустые
       *[other] { $count } пустых
    }
