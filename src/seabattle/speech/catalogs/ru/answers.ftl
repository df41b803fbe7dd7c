# Ответы из правил. Простой ответ говорят вслух, ответ в списке стоит после своей клетки.
# $gender — род того, кто стрелял; пока его не назвали, говорят как на листе: «Ранил!».

answer-miss = Мимо!
answer-water = Вода!
answer-wounded =
    { $gender ->
        [feminine] Ранила!
       *[other] Ранил!
    }
answer-hit =
    { $gender ->
        [feminine] Попала!
       *[other] Попал!
    }
answer-killed =
    { $gender ->
        [feminine] Убила!
       *[other] Убил!
    }
answer-sunk =
    { $gender ->
        [feminine] Потопила!
       *[other] Потопил!
    }

listed-miss = мимо
listed-water = вода
listed-wounded =
    { $gender ->
        [feminine] ранила
       *[other] ранил
    }
listed-hit =
    { $gender ->
        [feminine] попала
       *[other] попал
    }
listed-killed =
    { $gender ->
        [feminine] убила
       *[other] убил
    }
listed-sunk =
    { $gender ->
        [feminine] потопила
       *[other] потопил
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
