# Ответы из правил. Простой ответ говорят вслух, ответ в списке стоит после своей клетки.
# $gender — род того, кто стрелял.

answer-miss = Мимо!
answer-water = Вода!
answer-wounded =
    { $gender ->
        [masculine] Ранил!
        [feminine] Ранила!
       *[unknown] Ранил(а)!
    }
answer-hit =
    { $gender ->
        [masculine] Попал!
        [feminine] Попала!
       *[unknown] Попал(а)!
    }
answer-killed =
    { $gender ->
        [masculine] Убил!
        [feminine] Убила!
       *[unknown] Убил(а)!
    }
answer-sunk =
    { $gender ->
        [masculine] Потопил!
        [feminine] Потопила!
       *[unknown] Потопил(а)!
    }

listed-miss = мимо
listed-water = вода
listed-wounded =
    { $gender ->
        [masculine] ранил
        [feminine] ранила
       *[unknown] ранил(а)
    }
listed-hit =
    { $gender ->
        [masculine] попал
        [feminine] попала
       *[unknown] попал(а)
    }
listed-killed =
    { $gender ->
        [masculine] убил
        [feminine] убила
       *[unknown] убил(а)
    }
listed-sunk =
    { $gender ->
        [masculine] потопил
        [feminine] потопила
       *[unknown] потопил(а)
    }
listed-empty = пусто
listed-ship = корабль

mark-unknown = неизвестно
mark-miss = мимо
mark-hit = попадание
mark-sunk = потоплен
mark-radar-empty = радар: пусто
mark-radar-ship = радар: корабль
mark-old = могло устареть

weapon-wide-shot = выстрел по площади
weapon-air-raid = авианалёт
weapon-torpedo = торпеда
weapon-radar = радар

# Игрок без имени.
player = Игрок { $number }
deleted-player = Удалённый игрок
