# What somebody asks of a server for themselves: statistics, the daily sea.

statistics-none = На этом сервере у вас пока нет законченных партий.
statistics-deleted = Ваша статистика удалена. Считаться будут партии, которые вы начнёте теперь.
statistics-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, выиграно: { $wins }.
statistics-accuracy = Попаданий: { $hits }, выстрелов: { $shots }.
statistics-by-variant = По играм:
statistics-by-opponent = По соперникам:
statistics-opponent-people = люди
statistics-opponent-several = несколько
statistics-line = { $name }: партий { $games }, побед { $wins }
statistics-share = точность { $share } %
statistics-skill = ожидалось { $expected }, ушло { $result }, везение { $luck }, умение { $skill }
statistics-measure = Выстрелов за партию (ходов, если есть особые действия), в среднем. Ожидалось — сколько понадобилось бы картографу; везение и умение — сколько вы сберегли. После ± указано, насколько умение может быть неточным в девяти случаях из десяти.
statistics-placed = { $name }: где вы ставите корабли
statistics-found = { $name }: где в них попадают
daily-sea-of = Море дня: { $game }, { $day } (UTC)
daily-sea-hash = Хеш поля: { $hash }
daily-sea-tomorrow = Хеш завтрашнего: { $hash }
daily-sea-untried = Вы ещё не пробовали: начните с --play.
daily-sea-begun = Ваша попытка продолжается: --play.
daily-sea-given-up = Вы не успели очистить море.
daily-sea-cleared =
    { $shots ->
        [one] Море очищено за { $shots } выстрел:
        [few] Море очищено за { $shots } выстрела:
       *[many] Море очищено за { $shots } выстрелов:
    }
daily-sea-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
daily-sea-table = Таблица дня; попыток: { $tries }, из них вне таблицы: { $unlisted }, потому что с их адреса уже пробовали и могли подсмотреть.
