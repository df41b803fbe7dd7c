# Два компьютерных игрока

exhibition = Играют два компьютера
exhibition-off = Остановить
exhibition-on = Смотреть
exhibition-about = Что каждый знает о море другого. Чем темнее, тем вероятнее там корабль.
exhibition-player = { $name }: { $hits } из { $shots }
exhibition-best = Лучшая клетка: { $chance } %
exhibition-sea =
    { $name }: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }; у лучшей клетки { $chance } %.
exhibition-won = Победил { $name }. Скоро начнётся новая игра.
