# Конструктор правил: взять игру, изменить что угодно, сыграть.

builder-title = Конструктор правил
builder-lead = Возьмите готовую игру, измените что угодно и сразу сыграйте. Что не сочетается, будет сказано тут же.
builder-start = За основу
builder-start-own = Свои правила
builder-reset = Начать заново с игры «{ $title }»
builder-reset-sure = Отказаться от изменений и начать заново с игры «{ $title }»?
builder-reset-yes = Начать заново
builder-keep = Оставить изменения
builder-named = Название игры
builder-more-languages = На других языках

builder-switched = Включено
builder-unset = не указано
builder-yes = да
builder-no = нет
builder-other-value = число
builder-word = своё слово

builder-example = Флот, который помещается
builder-fleet-picture = Флот
builder-fleet-total =
    { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, клеток: { $cells }
builder-class = Класс кораблей { $number }
builder-class-kind = Класс
builder-class-own = свой класс
builder-class-new = новый класс
builder-ship-carrier = авианосец
builder-ship-battleship = линкор
builder-ship-cruiser = крейсер
builder-ship-submarine = подводная лодка
builder-ship-destroyer = эсминец
builder-ship-torpedo-boat = торпедный катер
builder-weapon-wide-shot = выстрел по площади
builder-weapon-air-raid = авианалёт
builder-weapon-torpedo = торпеда
builder-weapon-radar = радар
builder-class-title = Название класса
builder-class-count = Сколько
builder-class-remove = Убрать этот класс
builder-class-add = Добавить класс кораблей
builder-turned = можно поворачивать
builder-mirrored = можно отражать
builder-shapes = Формы
builder-shape-edit = Нарисовать форму { $number }
builder-shape-remove = Убрать форму { $number }
builder-shape-add = Добавить форму
builder-shape-pad = Лист для формы { $number }: щёлкайте по клеткам, чтобы поставить или убрать палубу
builder-shape-deck = Строка { $row }, столбец { $col }: палуба
builder-shape-water = Строка { $row }, столбец { $col }: вода
builder-shape-decks =
    { $count ->
        [one] { $count } палуба
        [few] { $count } палубы
       *[many] { $count } палуб
    }
builder-shape-larger = Лист побольше
builder-shape-done = Готово

builder-weapon = Особое действие { $number }
builder-weapon-add = Добавить особое действие
builder-weapon-remove = Убрать это действие

builder-state-checking = Проверяем…
builder-state-sound = По этим правилам можно играть.
builder-state-broken =
    { $count ->
        [one] Мешает { $count } препятствие:
        [few] Мешают { $count } препятствия:
       *[many] Мешают { $count } препятствий:
    }
builder-state-unknown = Проверить не удалось: { $why }
builder-mistake-goto = Показать
builder-fits = Игроков: { $seats }, море { $rows } на { $cols }.

builder-play = Сыграть
builder-play-computer = Играть с компьютером
builder-play-friend = Пригласить друга
builder-play-others =
    { $count ->
        [one] Накрыть стол на { $count } игрока
       *[other] Накрыть стол на { $count } игроков
    }
builder-players = Игроков
builder-strength = Сила компьютера
builder-save = Сохранить и поделиться
builder-link-copy = Скопировать ссылку
builder-link-copied = Ссылка скопирована. В ней все правила.
builder-link-failed = Скопировать не удалось. Ссылка стоит в адресной строке.
builder-link-broken = Правила в этой ссылке не читаются. Возможно, её обрезали.
builder-toml-save = Сохранить файл TOML
builder-toml-load = Загрузить файл TOML
builder-toml-loaded = Файл «{ $file }» загружен.
builder-toml-too-big = Файл «{ $file }» слишком велик для правил.
builder-toml-broken = Файл «{ $file }» здесь открыть нельзя:
builder-toml-show = Файл
