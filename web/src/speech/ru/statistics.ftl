# My statistics: what all finished games come to.

statistics-title = Моя статистика
statistics-about = Что говорят ваши законченные партии: как вы стреляли, насколько везло, где вы ставите корабли и где их находят.
statistics-letters = АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ
statistics-left =
    { $games ->
        [one] Осталось посчитать { $games } партию.
        [few] Осталось посчитать { $games } партии.
       *[many] Осталось посчитать { $games } партий.
    }
statistics-counted = Все партии посчитаны.
statistics-since = Считаются партии, начатые после { $date }: данные о прежних вы удалили.
statistics-none = У вас пока нет законченных партий.
statistics-all = Все партии
statistics-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, выиграно: { $wins }
statistics-accuracy = Попаданий: { $hits }, выстрелов: { $shots }, точность { NUMBER($share, style: "percent") }
statistics-by-variant = По играм
statistics-by-opponent = По соперникам
statistics-variant = Игра
statistics-opponent = Соперник
statistics-opponent-people = Люди
statistics-opponent-several = Несколько
statistics-column-games = Партий
statistics-column-wins = Побед
statistics-column-accuracy = Точность
statistics-column-expected = Ожидалось
statistics-column-result = Ушло
statistics-column-luck = Везение
statistics-column-skill = Умение
statistics-share = { NUMBER($share, style: "percent") }
statistics-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-signed = { $sign ->
    [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
statistics-within = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-not-measured = не измеряется
statistics-measure = Выстрелов за партию (ходов, если есть особые действия), в среднем. Ожидалось — сколько понадобилось бы Картографу; везение и умение — сколько вы сберегли. После ± указано, насколько умение может быть неточным в девяти случаях из десяти.
statistics-sea =
    { $games ->
        [one] { $game }: ваш флот в { $games } партии
       *[other] { $game }: ваши флоты в { $games } партиях
    }
statistics-placed = Где вы ставите корабли
statistics-found = Где в них попадают
statistics-download = Скачать
statistics-delete = Удалить
statistics-delete-title = Удалить вашу статистику?
statistics-delete-goes = Все данные этой страницы будут удалены.
statistics-delete-stays = Партии останутся; считаться будут только те, что вы начнёте теперь.
statistics-deleted = Ваша статистика удалена.
